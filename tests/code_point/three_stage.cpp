// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/stages.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct run {
  char32_t first, last;
  unsigned value;
};

// The letters of a few scripts, far from each other: each needs few blocks, and most blocks are empty.
inline constexpr run scripts[]{{'A', 'Z', 1},         {'a', 'z', 1},         {0x370, 0x3FF, 2},       {0x400, 0x52F, 3},
                               {0x4E00, 0x9FFF, 9},   {0xAC00, 0xD7A3, 8},   {0x1'0330, 0x1'034A, 4}, {0x2'0000, 0x2'A6DF, 9},
                               {0xE'0041, 0xE'005A, 1}, {0x10'FFFD, 0x10'FFFD, 15}};
inline constexpr auto& in_two = two_stage_of<scripts, 4>;
inline constexpr auto& in_three = three_stage_of<scripts, 4>;
static_assert(in_three['A'] == 1 && in_three[0x3B1] == 2 && in_three[0x65E5] == 9 && in_three[0x10'FFFD] == 15);
static_assert(in_three['1'] == 0 && in_three[-1] == 0 && in_three[0x11'0000] == 0 && in_three[~0ull] == 0);
static_assert(in_three.size_in_bytes() == 1072 && in_two.size_in_bytes() == 4992);

// No runs, few of them, every block the same, and another default.
inline constexpr run one[]{{0, 0, 1}};
inline constexpr run full[]{{0, 0x10'FFFF, 3}};
inline constexpr run nothing[]{{5, 7, 0}};
static_assert(three_stage_of<one, 1>[0] == 1 && three_stage_of<one, 1>[1] == 0 && three_stage_of<one, 1>[64] == 0);
static_assert(three_stage_of<full, 2>[0] == 3 && three_stage_of<full, 2>[0x10'FFFF] == 3 && three_stage_of<full, 2>[0x11'0000] == 0);
static_assert(three_stage_of<nothing, 8>[5] == 0 && three_stage_of<nothing, 8>.end == 0);
static_assert(three_stage_of<scripts, 4, 9>['1'] == 9 && three_stage_of<scripts, 4, 9>['a'] == 1 && three_stage_of<scripts, 4, 9>[-1] == 9);

static_assert(in_three.end_of_run(0x4E00) == 0xA000 && in_three.end_of_run(0) == 'A' && in_three == in_three);
static_assert(noexcept(in_three[0]) && noexcept(in_three.end_of_run(0)));

// As random rows of every width say it: what the last block is, and whether the default is in any, differs.
template <unsigned Seed, unsigned Bits>
struct some_runs {
  run runs[24]{};
  constexpr const run* begin() const { return runs; }
  constexpr const run* end() const { return runs + size(); }
  constexpr size_t size() const { return 24; }

  constexpr some_runs() {
    any_number chance = Seed;
    const auto below = [&](any_number limit) {
      chance = chance * 6364136223846793005 + 1442695040888963407;
      return static_cast<char32_t>((chance >> 33) % limit);
    };
    char32_t next = 0;
    for (run& each : runs) {
      each.first = next + (below(2) ? 0 : below(1 << Seed % 5 * 2));
      each.last = each.first + below(1 << Seed % 7 * 2);
      each.value = below(4) & ((1u << (Bits < 2 ? 1 : 2)) - 1);
      next = each.last + 1;
    }
  }
};
template <unsigned Seed, unsigned Bits>
inline constexpr some_runs<Seed, Bits> random_runs{};

template <unsigned Bits, any_number Default, unsigned... Seeds>
constexpr bool are_as_written() {
  const auto is_as_written = [](const auto& runs, const auto& table) {
    char32_t at = 0;
    for (const run& each : runs.runs) {
      for (; at < each.first; ++at) {
        if (table[at] != Default) return false;
      }
      for (; at <= each.last; ++at) {
        if (table[at] != each.value) return false;
      }
    }
    for (const char32_t end = at + 5000; at < end; ++at) {
      if (table[at] != Default) return false;
    }
    return true;
  };
  return (is_as_written(random_runs<Seeds, Bits>, three_stage_of<random_runs<Seeds, Bits>, Bits, Default>) && ...);
}

constexpr bool all_code_points() {
  for (char32_t c = 0; c < 0x11'1000; ++c) {
    if (in_three[c] != in_two[c] || three_stage_of<full, 2>[c] != (c <= 0x10'FFFF ? 3 : 0)) return false;
  }
  return true;
}

int main() {
  return at_run_time(are_as_written<1, 0, 1>, are_as_written<2, 2, 5>, are_as_written<8, 0, 9>, all_code_points);
}
