// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_SOME_SETS_HPP
#define U8LIT_TESTS_SUPPORT_SOME_SETS_HPP

// Sets of scalar values that are unlike one another, for those who turn sets into something else.

#include <u8lit/code_point/code_point_ranges.hpp>

namespace some_sets {

using namespace u8lit;

inline constexpr auto everything = all_scalar_values;
inline constexpr auto nothing = make_code_points();
inline constexpr auto ascii = make_code_points({{0x00, 0x7F}});
inline constexpr auto one_of_1 = make_code_points({U'A'});
inline constexpr auto one_of_2 = make_code_points({U'\u00E9'});
inline constexpr auto one_of_3 = make_code_points({U'\u20AC'});
inline constexpr auto one_of_4 = make_code_points({U'\U0001F600'});

// The last number of each length of sequences and the first of the next, and what is around the surrogates.
inline constexpr auto edges =
    make_code_points({{0x7F, 0x80}, {0x7FF, 0x800}, 0xD7FF, 0xE000, {0xFFFF, 0x10000}, 0x10FFFF});
inline constexpr auto all_but_edges =
    make_code_points({{0x00, 0x7E}, {0x81, 0x7FE}, {0x801, 0xD7FE}, {0xE001, 0xFFFE}, {0x10001, 0x10FFFE}});

// Script=Greek of Unicode 15.
inline constexpr auto greek = make_code_points(
    {{0x0370, 0x0373}, {0x0375, 0x0377}, {0x037A, 0x037D}, 0x037F,           0x0384,           0x0386,
     {0x0388, 0x038A}, 0x038C,           {0x038E, 0x03A1}, {0x03A3, 0x03E1}, {0x03F0, 0x03FF}, {0x1D26, 0x1D2A},
     {0x1D5D, 0x1D61}, {0x1D66, 0x1D6A}, 0x1DBF,           {0x1F00, 0x1F15}, {0x1F18, 0x1F1D}, {0x1F20, 0x1F45},
     {0x1F48, 0x1F4D}, {0x1F50, 0x1F57}, 0x1F59,           0x1F5B,           0x1F5D,           {0x1F5F, 0x1F7D},
     {0x1F80, 0x1FB4}, {0x1FB6, 0x1FC4}, {0x1FC6, 0x1FD3}, {0x1FD6, 0x1FDB}, {0x1FDD, 0x1FEF}, {0x1FF2, 0x1FF4},
     {0x1FF6, 0x1FFE}, 0x2126,           0xAB65,           {0x10140, 0x1018E}, 0x101A0,        {0x1D200, 0x1D245}});

// So many ranges at random, from `first` on; how long they and the gaps are has up to so many bits.
template <size_t Count>
constexpr code_point_ranges<Count> at_random(char32_t first, unsigned bits, unsigned seed) {
  code_point_ranges<Count> result;
  const auto draw = [&seed, bits] {
    seed = seed * 1664525 + 1013904223;
    const unsigned width = (seed >> 27) % bits + 1;
    return char32_t{seed >> 8 & ((1u << width) - 1)};
  };
  for (size_t at = 0; at < Count; ++at) {
    char32_t last = first + draw();
    if (u8lit::detail::is_surrogate(first) || u8lit::detail::is_surrogate(last)) {
      first = 0xE000;
      last = 0xE001;
    }
    if (last > code_points.last) break;
    result.unchecked_append({first, last});
    first = last + 2 + draw();
  }
  return result;
}
inline constexpr auto random_small = at_random<300>(0, 6, 1);
inline constexpr auto random_large = at_random<300>(0, 12, 2);
inline constexpr auto random_of_3_and_4 = at_random<200>(0xF000, 8, 3);

// Calls what is given with each of them, as a constant: `test.operator()<Set>()`. False if one of the calls gives that.
template <class Test>
constexpr bool hold_for(Test test) {
  return test.template operator()<everything>() && test.template operator()<nothing>() &&
         test.template operator()<ascii>() && test.template operator()<one_of_1>() &&
         test.template operator()<one_of_2>() && test.template operator()<one_of_3>() &&
         test.template operator()<one_of_4>() && test.template operator()<edges>() &&
         test.template operator()<all_but_edges>() && test.template operator()<greek>() &&
         test.template operator()<random_small>() && test.template operator()<random_large>() &&
         test.template operator()<random_of_3_and_4>();
}

}  // namespace some_sets

#endif
