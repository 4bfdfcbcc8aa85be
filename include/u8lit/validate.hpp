// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATE_HPP
#define U8LIT_VALIDATE_HPP

#include <u8lit/decode.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// How many units the sequence has that the input, which is not empty, begins with; 0 if it is ill-formed, and in UTF-8 if
// it is ASCII, which `validate` skips. Judges only, in as few statements as it takes, because constant evaluators count
// them; decode_front tells what is wrong.
template <utf8_unit Unit>
constexpr size_t well_formed_front(const Unit* units, size_t size) noexcept {
  const octet lead = octet_of(units[0]);
  if (lead < 0xE0) return 0xC2 <= lead && size >= 2 && is_inner(units[1]) ? 2 : 0;
  if (size < 3) return 0;
  const octet second = octet_of(units[1]);
  if (lead < 0xF0) {
    return (lead == 0xE0 ? 0xA0 : 0x80) <= second && second <= (lead == 0xED ? 0x9F : 0xBF) && is_inner(units[2]) ? 3 : 0;
  }
  return lead <= 0xF4 && (lead == 0xF0 ? 0x90 : 0x80) <= second && second <= (lead == 0xF4 ? 0x8F : 0xBF) &&
                 is_inner(units[2]) && size >= 4 && is_inner(units[3])
             ? 4
             : 0;
}

template <code_unit Unit>
  requires(!utf8_unit<Unit>)
constexpr size_t well_formed_front(const Unit* units, size_t size) noexcept {
  const decoded found = decode_front(units, size);
  return found ? found.length : 0;
}

// The first fault of the input, or none (RFC 3629 section 4: "An octet sequence is valid UTF-8 only if it matches the
// following syntax"). Offset and length count code units. Linear time; reads nothing outside the input. UTF-16 and
// UTF-32 are judged after Unicode D91 and D90.
template <code_unit Unit>
constexpr verdict validate(const Unit* units, size_t size) noexcept {
  size_t at = 0;
  for (size_t length = 1; length > 0; at += length) {
    if constexpr (utf8_unit<Unit>) {
      while (at < size && static_cast<octet>(units[at]) < 0x80) ++at;
    }
    if (at == size) return {fault::none, size, 0};
    length = well_formed_front(units + at, size - at);
  }
  const decoded found = decode_front(units + at, size - at);
  return {found.what, at, found.length};
}

template <text_like Text>
constexpr verdict validate(const Text& text) noexcept {
  const auto input = units_of(text);
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
