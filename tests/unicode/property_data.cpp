// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/property_data.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// Values of two bits for blocks of 8 numbers; in each, two numbers have the same value. The row of blocks: 0, 1, 1, 2.
struct data_of_two_bits {
  static constexpr unsigned bits = 2, grain = 1, shift = 2, block_shift = 1;
  static constexpr char32_t end = 32;
  static constexpr unsigned char rows[] = "\0\1", blocks[] = "\0\1\1\2", values[] = "\0\344\33";
};
using stages_of_two_bits = stored_stages<data_of_two_bits>;
constexpr bool has_values(const char* digits) {
  for (unsigned at = 0; at < 32; ++at) {
    if (stages_of_two_bits{}[at] != digits[at] - '0') return false;
  }
  return true;
}
static_assert(has_values("00000000" "00112233" "00112233" "33221100"));
static_assert(stages_of_two_bits{}[32] == 0 && stages_of_two_bits{}[-1] == 0 &&
              stages_of_two_bits{}[0x1'0000'0000ull] == 0);
static_assert(stages_of_two_bits{}.end_of_run(0) == 10 && stages_of_two_bits{}.end_of_run(9) == 10 &&
              stages_of_two_bits{}.end_of_run(14) == 16 && stages_of_two_bits{}.end_of_run(22) == 26 &&
              stages_of_two_bits{}.end_of_run(30) == 32);
static_assert(stages_of_two_bits::size_in_bytes() == 3 + 5 + 4 && stages_of_two_bits{} == stages_of_two_bits{});

// Runs of values of one bit: of 0x40 code points, of surrogates and others, and of the last ones.
struct data_of_runs {
  static constexpr unsigned run_bits = 1;
  static constexpr char32_t runs[] = {0x40 << 1 | 1, 0xD700 << 1, 0x20C0 << 1 | 1, (0x11'0000 - 0xF800) << 1, 0};
};
static_assert(select_runs<data_of_runs>(selected_values<2>{{false, true}}) ==
              make_code_points({{0, 0x3F}, {0xD740, 0xD7FF}, {0xE000, 0xF7FF}}));
static_assert(select_runs<data_of_runs>(selected_values<2>{{true, false}}) ==
              make_code_points({{0x40, 0xD73F}, {0xF800, 0x10FFFF}}));
static_assert(select_runs<data_of_runs>(selected_values<2>{{true, true}}) == all_scalar_values);
static_assert(select_runs<data_of_runs>(selected_values<2>{}).empty());

// Surrogates at the ends of a run.
constexpr char32_t lengths[] = {0, 1, 0xD7FE, 2, 1, 0x7FF, 0x100, 1};
static_assert(select_inside<5>(lengths, 8) == make_code_points({0, 0xD7FF, {0xE000, 0xE000}, 0xE101}));

int main() {}
