// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATE_HPP
#define U8LIT_VALIDATE_HPP

#include <u8lit/evaluated_prefix.hpp>
#include <u8lit/octet_vector.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The first fault of the input, or none (RFC 3629 section 4: "An octet sequence is valid UTF-8 only if it matches the
// following syntax"). Offset and length count code units. Linear time; reads nothing outside the input. UTF-16 and
// UTF-32 are judged after Unicode D91 and D90.
//
// UTF-8 is judged in as few statements as it takes, for clang counts them, and without calls that get a pointer, for g++
// looks at all of a literal in each. decode_front tells what is wrong.
template <code_unit Unit>
constexpr verdict validate(const Unit* units, size_t size) noexcept {
  size_t at = 0;
  if constexpr (utf8_unit<Unit>) {
    at = __builtin_is_constant_evaluated() ? evaluated_prefix(units, size) : well_formed_prefix(units, size);
  }
  for (size_t length = 1; length > 0; at += length) {
    if constexpr (utf8_unit<Unit>) {
      while (at < size && static_cast<octet>(units[at]) < 0x80) ++at;
    }
    if (at == size) return {fault::none, size, 0};
    if constexpr (utf8_unit<Unit>) {
      const octet lead = static_cast<octet>(units[at]), second = at + 1 < size ? static_cast<octet>(units[at + 1]) : octet{};
      length = lead < 0xE0 ? 0xC2 <= lead && is_continuation(second) ? 2 : 0
               : size - at < 3 || !is_inner(units[at + 2]) ? 0
               : lead < 0xF0 ? (lead == 0xE0 ? 0xA0 : 0x80) <= second && second <= (lead == 0xED ? 0x9F : 0xBF) ? 3 : 0
               : lead <= 0xF4 && (lead == 0xF0 ? 0x90 : 0x80) <= second && second <= (lead == 0xF4 ? 0x8F : 0xBF) &&
                       size - at > 3 && is_inner(units[at + 3])
                   ? 4
                   : 0;
    } else {
      const decoded found = decode_front(units + at, size - at);
      length = found ? found.length : 0;
    }
  }
  const decoded found = decode_front(units + at, size - at);
  return {found.what, at, found.length};
}

// Whether an array is well-formed, if it can be read at once in a constant expression and is worth a template's
// instantiation for its size. Clang does not read a literal so, and knows one by its address.
template <class Text>
constexpr bool is_known_at_once(const Text&) noexcept {
  return false;
}
template <utf8_unit Unit, size_t Size>
  requires(Size > 64)
constexpr bool is_known_at_once(const Unit (&array)[Size]) noexcept {
#ifdef __clang__
  if (__builtin_constant_p(+array)) return false;
#endif
  return __builtin_is_constant_evaluated() && is_known_to_be_well_formed(array);
}

template <text_like Text>
constexpr verdict validate(const Text& text) noexcept {
  const auto input = units_of(text);
  if (is_known_at_once(text)) return {fault::none, input.size(), 0};
  return validate(input.data(), input.size());
}

template <code_unit Unit>
constexpr bool is_well_formed(const Unit* units, size_t size) noexcept {
  return static_cast<bool>(validate(units, size));
}

template <text_like Text>
constexpr bool is_well_formed(const Text& text) noexcept {
  return static_cast<bool>(validate(text));
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
