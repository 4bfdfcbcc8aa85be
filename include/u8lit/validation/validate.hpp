// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_VALIDATE_HPP
#define U8LIT_VALIDATION_VALIDATE_HPP

#include <u8lit/validation/constexpr_valid_prefix.hpp>
#include <u8lit/validation/octet_vector.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The first fault from a boundary on, sequence by sequence.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr verdict first_fault(const Unit* units, size_t size, size_t at) noexcept {
  while (at < size) {
    const decoded found = u8lit::decode_front(units + at, size - at);
    if (!found) return {found.what, at, found.length};
    at += found.length;
  }
  return {fault::none, size, 0};
}

// What a constant expression finds, by which functions on literals have no more than that to instantiate.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr verdict constexpr_verdict(const Unit* units, size_t size) noexcept {
  return detail::first_fault(units, size, detail::constexpr_valid_prefix(units, size));
}

}  // namespace u8lit::detail

namespace u8lit {

// The first fault of the input, or none (RFC 3629 section 4: "An octet sequence is valid UTF-8 only if it matches the
// following syntax"). Offset and length count code units. Linear time; reads nothing outside the input. UTF-16 and
// UTF-32 are judged after Unicode D91 and D90. The input is a pointer and a length, an array, of which a final NUL does not
// count if it is of characters, or anything with data() and size().
//   validate("abc\xE0\x80") == verdict{fault::overlong, 3, 1}
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr verdict validate(const Unit* units, size_t size) noexcept {
  if (__builtin_is_constant_evaluated()) return detail::constexpr_verdict(units, size);
  size_t at = 0;
  if constexpr (utf8_unit<Unit>) at = detail::well_formed_prefix(units, size);
  return detail::first_fault(units, size, at);
}

}  // namespace u8lit

namespace u8lit::detail {

// Whether an array is well-formed, if it can be read at once in a constant expression and is worth a template's
// instantiation for its size. Clang cannot read a literal so, nor `__func__` and the like, and to try would be an error.
// __builtin_constant_p tries; dividing by zero makes ill-formed text such an error, too, so that arrays are read only once.
template <class Text>
[[nodiscard]] U8LIT_ABI constexpr bool is_valid_array(const Text&) noexcept {
  return false;
}
template <utf8_unit Unit, size_t Size>
  requires(Size > 64)
[[nodiscard]] U8LIT_ABI constexpr bool is_valid_array(const Unit (&array)[Size]) noexcept {
#ifdef __clang__
  return __builtin_is_constant_evaluated() &&
         __builtin_constant_p(1 / static_cast<int>(detail::is_well_formed_object(array)));
#else
  return __builtin_is_constant_evaluated() && detail::is_well_formed_object(array);
#endif
}

}  // namespace u8lit::detail

namespace u8lit {

template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr verdict validate(const Text& text) noexcept {
  const auto input = detail::units_of(text);
  if (detail::is_valid_array(text)) return {fault::none, input.size(), 0};
  return u8lit::validate(input.data(), input.size());
}

template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& validate(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

// Whether `validate` finds no fault. Its parameters are those of validate.
//   is_well_formed(input.data(), input.size()), is_well_formed("日本語")
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_well_formed(const Unit* units, size_t size) noexcept {
  return static_cast<bool>(u8lit::validate(units, size));
}

template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr bool is_well_formed(const Text& text) noexcept {
  return static_cast<bool>(u8lit::validate(text));
}

template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& is_well_formed(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
