// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/stages.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(std::is_same_v<integer_of_bits<1>, octet> && std::is_same_v<integer_of_bits<8>, octet>);
static_assert(sizeof(integer_of_bits<16>) == 2 && sizeof(integer_of_bits<32>) == 4 && sizeof(integer_of_bits<64>) == 8);

static_assert(bits_for(0) == 1 && bits_for(1) == 1 && bits_for(2) == 2 && bits_for(3) == 2 && bits_for(4) == 4 && bits_for(15) == 4);
static_assert(bits_for(16) == 8 && bits_for(255) == 8 && bits_for(256) == 16 && bits_for(0x1'0000) == 32 && bits_for(~0ull) == 64);

// A table by hand: blocks of 16 numbers with 4 bits each, the second of them twice.
inline constexpr two_stage<4, 9, 4, 3, 2> table{
    {{0x10, 0x32, 0x54, 0x76, 0x98, 0xBA, 0xDC, 0xFE, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11, 0x11}}, {{0, 1, 1}}};
static_assert(table.end == 48 && table.block_size == 16 && table.size_in_bytes() == 16 + 3);
static_assert(table[0] == 0 && table[1] == 1 && table[14] == 14 && table[15] == 15 && table[16] == 1 && table[47] == 1);

// What lies behind the blocks has the default, and so has what is negative.
static_assert(table[48] == 9 && table[-1] == 9 && table[~0ull] == 9 && table[0x1'0000'0000] == 9 && table[static_cast<signed char>(-9)] == 9);

// Where runs of equal values end.
static_assert(table.end_of_run(0) == 1 && table.end_of_run(15) == 16 && table.end_of_run(16) == 48 && table.end_of_run(20) == 48);
static_assert(table.end_of_run(47) == 48);

// One bit, and octets.
inline constexpr two_stage<1, 0, 6, 1, 1> bits{{{0b0000'0101, 0, 0, 0, 0, 0, 0, 0b1000'0000}}, {{0}}};
static_assert(bits[0] == 1 && bits[1] == 0 && bits[2] == 1 && bits[63] == 1 && bits[62] == 0 && bits[64] == 0);
static_assert(bits.end_of_run(3) == 63 && bits.end_of_run(63) == 64);
inline constexpr two_stage<32, 0, 1, 2, 1> wide{{{0xFFFF'FFFF, 7}}, {{0, 0}}};
static_assert(wide[0] == 0xFFFF'FFFF && wide[2] == 0xFFFF'FFFF && wide[3] == 7 && wide[4] == 0 && wide.size_in_bytes() == 12);

// Three stages: the numbers of the blocks are a table, too.
inline constexpr two_stage<8, 7, 1, 4, 2, two_stage<1, 0, 3, 1, 1>> three{{{10, 11, 12, 13}}, {{{0b0110}}, {{0}}}};
static_assert(three[0] == 10 && three[1] == 11 && three[2] == 12 && three[5] == 13 && three[6] == 10 && three[8] == 7 && three[-1] == 7);
static_assert(three.size_in_bytes() == 4 + 2 && three.end_of_run(1) == 2 && three.end_of_run(3) == 4);

// None at all.
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

int main() { return at_run_time(all_numbers); }
