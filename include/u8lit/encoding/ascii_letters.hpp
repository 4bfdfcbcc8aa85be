// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_ASCII_LETTERS_HPP
#define U8LIT_ENCODING_ASCII_LETTERS_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// The case of the letters A to Z. Each of them is one code unit, in every encoding form.

namespace u8lit::detail {

enum class ascii_case : bool { lower, upper };

inline constexpr code_point_range ascii_lower_letters{U'a', U'z'};
inline constexpr code_point_range ascii_upper_letters{U'A', U'Z'};

// The letters that become letters of a case.
U8LIT_ABI constexpr code_point_range letters_to_convert(ascii_case letter_case) noexcept {
  return letter_case == ascii_case::upper ? ascii_lower_letters : ascii_upper_letters;
}

// Converts a code unit if it is a letter of the other case; 0x20 is the difference of the cases.
template <code_unit Unit>
U8LIT_ABI constexpr Unit to_ascii_case(Unit unit, ascii_case letter_case) noexcept {
  // In numbers of the unit's width, which compilers compute in vectors.
  using number = decltype(detail::unsigned_like(unit));
  const auto [first, last] = detail::letters_to_convert(letter_case);
  const number value = static_cast<number>(unit);
  const number letter = static_cast<number>(static_cast<unsigned>(value) - static_cast<unsigned>(first));
  const bool is_letter = letter <= static_cast<number>(last - first);
  return static_cast<Unit>(static_cast<number>(static_cast<unsigned>(value) ^ is_letter * 0x20u));
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
