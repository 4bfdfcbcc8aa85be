// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/stages.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(std::is_same_v<integer_of_bits<1>, octet> && std::is_same_v<integer_of_bits<8>, octet>);
static_assert(sizeof(integer_of_bits<16>) == 2 && sizeof(integer_of_bits<32>) == 4 && sizeof(integer_of_bits<64>) == 8);

static_assert(bits_for(0) == 1 && bits_for(1) == 1 && bits_for(2) == 2 && bits_for(3) == 2 && bits_for(4) == 4);
static_assert(bits_for(15) == 4);
static_assert(bits_for(16) == 8 && bits_for(255) == 8 && bits_for(256) == 16 && bits_for(0x1'0000) == 32);
static_assert(bits_for(~0ull) == 64);

// A table by hand: blocks of 16 numbers with 4 bits each, the second of them twice.
inline constexpr two_stage<4, 9, 4, 3, 2> table{
    {{0x10, 0x32, 0x54, 0x76, 0x98, 0xBA, 0xDC, 0xFE, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11}}, {{0, 1, 1}}};
static_assert(table.end == 48 && table.block_size == 16 && table.size_in_bytes() == 16 + 3);
static_assert(table[0] == 0 && table[1] == 1 && table[14] == 14 && table[15] == 15 && table[16] == 1 && table[47] == 1);

// Numbers from `end` on have the default value, and so have negative ones.
static_assert(table[48] == 9 && table[-1] == 9 && table[~0ull] == 9 && table[0x1'0000'0000] == 9);
static_assert(table[static_cast<signed char>(-9)] == 9);

// Where runs of equal values end.
static_assert(table.end_of_run(0) == 1 && table.end_of_run(15) == 16 && table.end_of_run(16) == 48);
static_assert(table.end_of_run(20) == 48);
static_assert(table.end_of_run(47) == 48);

// Values of one bit, and of a byte.
inline constexpr two_stage<1, 0, 6, 1, 1> bits{{{0b0000'0101, 0, 0, 0, 0, 0, 0, 0b1000'0000}}, {{0}}};
static_assert(bits[0] == 1 && bits[1] == 0 && bits[2] == 1 && bits[63] == 1 && bits[62] == 0 && bits[64] == 0);
static_assert(bits.end_of_run(3) == 63 && bits.end_of_run(63) == 64);
inline constexpr two_stage<32, 0, 1, 2, 1> wide{{{0xFFFF'FFFF, 7}}, {{0, 0}}};
static_assert(wide[0] == 0xFFFF'FFFF && wide[2] == 0xFFFF'FFFF && wide[3] == 7 && wide[4] == 0);
static_assert(wide.size_in_bytes() == 12);

// Three stages: the numbers of the blocks are a table, too.
inline constexpr two_stage<8, 7, 1, 4, 2, two_stage<1, 0, 3, 1, 1>> three{{{10, 11, 12, 13}}, {{{0b0110}}, {{0}}}};
static_assert(three[0] == 10 && three[1] == 11 && three[2] == 12 && three[5] == 13 && three[6] == 10 && three[8] == 7);
static_assert(three[-1] == 7);
static_assert(three.size_in_bytes() == 4 + 2 && three.end_of_run(1) == 2 && three.end_of_run(3) == 4);

// The empty table.
inline constexpr two_stage<8, 5, 3, 0, 0> empty{};
static_assert(empty.end == 0 && empty[0] == 5 && empty[-1] == 5 && empty.size_in_bytes() == 2);

static_assert(table == table && noexcept(table == table) && noexcept(table[0]) && noexcept(table.end_of_run(0)));
static_assert(std::is_trivially_copyable_v<decltype(table)>);

constexpr bool all_numbers() {
  for (long long number = -100; number < 1000; ++number) {
    const long long expected = number < 0 || number >= 48 ? 9 : number < 16 ? number : 1;
    if (table[number] != expected) return false;
  }
  return true;
}
static_assert(all_numbers());

namespace three_stages {

struct run {
  char32_t first, last;
  unsigned value;
};

// The letters of a few scripts, far from each other: each needs few blocks, and most blocks are empty.
inline constexpr run scripts[]{{'A', 'Z', 1},         {'a', 'z', 1},         {0x370, 0x3FF, 2},       {0x400, 0x52F, 3},
                               {0x4E00, 0x9FFF, 9},   {0xAC00, 0xD7A3, 8},   {0x1'0330, 0x1'034A, 4},
                               {0x2'0000, 0x2'A6DF, 9}, {0xE'0041, 0xE'005A, 1}, {0x10'FFFD, 0x10'FFFD, 15}};
inline constexpr auto& in_two = make_two_stage_table<scripts, 4>;
inline constexpr auto& in_three = make_three_stage_table<scripts, 4>;
static_assert(in_three['A'] == 1 && in_three[0x3B1] == 2 && in_three[0x65E5] == 9 && in_three[0x10'FFFD] == 15);
static_assert(in_three['1'] == 0 && in_three[-1] == 0 && in_three[0x11'0000] == 0 && in_three[~0ull] == 0);
static_assert(in_three.size_in_bytes() == 1072 && in_two.size_in_bytes() == 4992);

// No runs, one run, equal blocks only, and another default value.
inline constexpr run one[]{{0, 0, 1}};
inline constexpr run full[]{{0, 0x10'FFFF, 3}};
inline constexpr run nothing[]{{5, 7, 0}};
static_assert(make_three_stage_table<one, 1>[0] == 1 && make_three_stage_table<one, 1>[1] == 0 &&
              make_three_stage_table<one, 1>[64] == 0);
static_assert(make_three_stage_table<full, 2>[0] == 3 && make_three_stage_table<full, 2>[0x10'FFFF] == 3 &&
              make_three_stage_table<full, 2>[0x11'0000] == 0);
static_assert(make_three_stage_table<nothing, 8>[5] == 0 && make_three_stage_table<nothing, 8>.end == 0);
static_assert(make_three_stage_table<scripts, 4, 9>['1'] == 9 && make_three_stage_table<scripts, 4, 9>['a'] == 1 &&
              make_three_stage_table<scripts, 4, 9>[-1] == 9);

static_assert(in_three.end_of_run(0x4E00) == 0xA000 && in_three.end_of_run(0) == 'A' && in_three == in_three);
static_assert(noexcept(in_three[0]) && noexcept(in_three.end_of_run(0)));

// Compared with random runs of every width, which differ in their last block and in whether the default is used.
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
  const auto is_as_written = [](const auto& runs, const auto& made) {
    char32_t at = 0;
    for (const run& each : runs.runs) {
      for (; at < each.first; ++at) {
        if (made[at] != Default) return false;
      }
      for (; at <= each.last; ++at) {
        if (made[at] != each.value) return false;
      }
    }
    for (const char32_t end = at + 5000; at < end; ++at) {
      if (made[at] != Default) return false;
    }
    return true;
  };
  return (is_as_written(random_runs<Seeds, Bits>, make_three_stage_table<random_runs<Seeds, Bits>, Bits, Default>) &&
          ...);
}

constexpr bool all_code_points() {
  for (char32_t c = 0; c < 0x11'1000; ++c) {
    if (in_three[c] != in_two[c] || make_three_stage_table<full, 2>[c] != (c <= 0x10'FFFF ? 3 : 0)) return false;
  }
  return true;
}

constexpr bool are_as_written_with_any_bits() {
  return are_as_written<1, 0, 1>() && are_as_written<2, 2, 5>() && are_as_written<8, 0, 9>();
}

}  // namespace three_stages

int main() { return at_run_time(all_numbers, three_stages::are_as_written_with_any_bits,
                                three_stages::all_code_points); }
