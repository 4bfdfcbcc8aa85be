// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_VALIDATE_HPP
#define U8LIT_VALIDATION_VALIDATE_HPP

#include <u8lit/validation/constexpr_valid_prefix.hpp>
#include <u8lit/validation/octet_vector.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// The first fault at or after the offset of a boundary: decodes sequence by sequence.
template <code_unit Unit>
U8LIT_ABI constexpr verdict first_fault(const Unit* units, size_t size, size_t at) noexcept {
  while (at < size) {
    const decoded next = u8lit::decode_front(units + at, size - at);
    if (!next) return {next.what, at, next.length};
    at += next.length;
  }
  return {fault::none, size, 0};
}

// `validate` in constant expressions. Functions on literals call it directly, to instantiate nothing else.
template <code_unit Unit>
U8LIT_ABI constexpr verdict constexpr_verdict(const Unit* units, size_t size) noexcept {
  return detail::first_fault(units, size, detail::constexpr_valid_prefix(units, size));
}

// Whether an array is well-formed and a bit_cast can read it in this constant expression. Only for arrays that are
// large enough to be worth a template instantiation: for 850 kB, clang 19 takes .23 s instead of .45 s, g++ 2.8 s
// instead of 4.8 s. Clang cannot bit_cast literals, `__func__` and the like; the attempt is an error. So it is made
// in __builtin_constant_p, which is false if the bit_cast fails or, for an ill-formed array, the division by zero.
template <class Text>
U8LIT_ABI constexpr bool is_valid_array(const Text&) noexcept { return false; }
template <utf8_unit Unit, size_t Size>
  requires(Size > 64)
U8LIT_ABI constexpr bool is_valid_array(const Unit (&array)[Size]) noexcept {
  if (!__builtin_is_constant_evaluated()) return false;
  if constexpr (compiler::evaluates_memcpy)
    return __builtin_constant_p(1 / static_cast<int>(detail::is_well_formed_object(array)));
  else
    return detail::is_well_formed_object(array);
}

}  // namespace u8lit::detail

namespace u8lit {

/// Finds the first fault of the input (RFC 3629 section 4: "An octet sequence is valid UTF-8 only if it matches the
/// following syntax"; Unicode D91 for UTF-16, D90 for UTF-32). Complexity: linear. Reads nothing outside the input.
/// Errors: none; faults of the input are the result. `validate` of a pointer without a length does not compile.
/// \param units  the first code unit
/// \param size   the number of code units
/// \return the fault, its offset and the length of its maximal subpart in code units; true if the input is well-formed
/// \code
/// if (u8lit::verdict result = u8lit::validate(data, size); !result) report(result.offset, result.what);
/// \endcode
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr verdict validate(const Unit* units, size_t size) noexcept {
  if (__builtin_is_constant_evaluated()) return detail::constexpr_verdict(units, size);
  size_t at = 0;
  if constexpr (utf8_unit<Unit>) at = detail::runtime_valid_prefix(units, size);
  return detail::first_fault(units, size, at);
}

/// As above, for an array or an object.
/// \param text  an array, in which a final NUL character does not count, or an object with data() and size()
/// \return the first fault, or none
/// \code
/// static_assert(u8lit::validate("abc\xE0\x80") == u8lit::verdict{u8lit::fault::overlong, 3, 1});
/// \endcode
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr verdict validate(const Text& text) noexcept {
  const auto input = detail::units_of(text);
  if (detail::is_valid_array(text)) return {fault::none, input.size(), 0};
  return u8lit::validate(input.data(), input.size());
}

/// Deleted: the length of the text is unknown. Pass a view.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& validate(detail::unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;

/// Returns whether the input is well-formed UTF-8 (RFC 3629 section 4), UTF-16 or UTF-32 (Unicode D91, D90).
/// Complexity: linear. Errors: none.
/// \param units  the first code unit
/// \param size   the number of code units
/// \return whether `validate` finds no fault
/// \code
/// if (!u8lit::is_well_formed(input.data(), input.size())) return;
/// \endcode
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool is_well_formed(const Unit* units, size_t size) noexcept {
  return static_cast<bool>(u8lit::validate(units, size));
}

/// As above, for an array or an object.
/// \param text  an array, in which a final NUL character does not count, or an object with data() and size()
/// \return whether `validate` finds no fault
/// \code
/// static_assert(u8lit::is_well_formed("\u65E5\u672C\u8A9E"));
/// \endcode
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr bool is_well_formed(const Text& text) noexcept {
  return static_cast<bool>(u8lit::validate(text));
}

/// Deleted: the length of the text is unknown. Pass a view.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& is_well_formed(detail::unsized auto&& U8LIT_NO_LENGTH)
    U8LIT_UNSIZED;

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
