// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_WHOLE_NUMBER_HPP
#define U8LIT_ENCODING_WHOLE_NUMBER_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>

namespace u8lit::detail {

// The types whose values are written out as numbers: integers of every width, those of 128 bits too. Not bool, nor
// characters, which are text already.
template <class Number>
inline constexpr bool is_whole_number =
    !__is_enum(Number) && !is_character<Number> && requires(Number number) { number % 2; };
template <>
inline constexpr bool is_whole_number<bool> = false;
template <class Number>
concept whole_number = is_whole_number<Number>;

// All values of the type.
template <whole_number Number>
inline constexpr inclusive_range<Number> limits_of = [] {
  if constexpr (static_cast<Number>(-1) > Number{}) {
    return inclusive_range<Number>{Number{}, static_cast<Number>(-1)};
  } else {
    constexpr Number half = static_cast<Number>(Number{1} << (sizeof(Number) * 8 - 2));
    return inclusive_range<Number>{static_cast<Number>(-half - half), static_cast<Number>(half - 1 + half)};
  }
}();

// The bases that have digits: 0 to 9 and the letters.
inline constexpr inclusive_range<unsigned> bases{2, 36};

namespace not_an_integer {

// The refusal's name.
template <unsigned Base>
struct a_base_is_from_2_to_36;

}  // namespace not_an_integer

}  // namespace u8lit::detail

#endif
