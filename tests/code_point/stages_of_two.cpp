// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/stages.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct run {
  any_number first, last, value;
};

// A table in one step.
inline constexpr run scripts[]{{'A', 'Z', 1}, {'a', 'z', 1}, {0x370, 0x3FF, 2}, {0x4E00, 0x9FFF, 3},
                               {0x2'0000, 0x3'FFFF, 3}};
inline constexpr auto& script_of = make_two_stage_table<scripts, 2>;
static_assert(script_of['A'] == 1 && script_of[U'z'] == 1 && script_of[0x3B1] == 2 && script_of[U'日'] == 3);
static_assert(script_of['1'] == 0);

// Four distinct blocks of 512 values, four values in a byte, and 512 ids of blocks, up to the last run.
static_assert(script_of.size_in_bytes() == 4 * 128 + 512 && script_of.block_size == 512 && script_of.end == 0x4'0000);

// Numbers that are no code points have the default value.
static_assert(script_of[-1] == 0 && script_of[0x11'0000] == 0 && script_of[0xFFFF'FFFF] == 0);
static_assert(script_of[1ll << 40] == 0);
static_assert(script_of[0x1'0000'0041] == 0 && script_of[~0ull] == 0 && script_of['\xE9'] == 0);

// A set: runs without values have the value 1.
inline constexpr code_point_range digits[]{{'0', '9'}, {0x0660, 0x0669}};
inline constexpr auto& is_digit = make_two_stage_table<digits, 1>;
static_assert(is_digit['7'] == 1 && is_digit[0x0665] == 1 && is_digit['a'] == 0 && is_digit[0x10'FFFF] == 0);
static_assert(is_digit.size_in_bytes() == 26 + 3 * 8);  // 64 bits a block

// A given block size.
static_assert(make_two_stage_table<digits, 1, 0, 8>.block_size == 256 &&
              make_two_stage_table<digits, 1, 0, 8>[0x0665] == 1);
static_assert(make_two_stage_table<digits, 1, 0, 8>.size_in_bytes() == 7 + 3 * 32);

// Another default value. Runs of it cost nothing.
inline constexpr run almost_all[]{{0x100, 0x1FF, 7}, {0x300, 0x10'FFFF, 9}};
inline constexpr auto& nine = make_two_stage_table<almost_all, 8, 9>;
static_assert(nine[0] == 9 && nine[0xFF] == 9 && nine[0x100] == 7 && nine[0x1FF] == 7 && nine[0x200] == 9);
static_assert(nine[-1] == 9);
static_assert(nine.end == 0x200 && nine.size_in_bytes() == 0x200 / 16 + 2 * 16);

// The default value is not stored if no number below `end` has it.
inline constexpr run full[]{{0, 0x3F, 5}, {0x40, 0x7F, 6}};
static_assert(make_two_stage_table<full, 8>.size_in_bytes() == 16 + 16 && make_two_stage_table<full, 8>[0x80] == 0);

// No runs, a range of runs, and a single number.
struct no_runs {
  constexpr const run* begin() const { return nullptr; }
  constexpr const run* end() const { return nullptr; }
  constexpr size_t size() const { return 0; }
};
inline constexpr no_runs none{};
static_assert(make_two_stage_table<none, 8>[0] == 0 && make_two_stage_table<none, 8, 3>[0x41] == 3 &&
              make_two_stage_table<none, 8>.size_in_bytes() == 2);
static_assert(make_two_stage_table<none, 8>.end == 0);
inline constexpr run one[]{{0x10'FFFF, 0x10'FFFF, 0xABCD}};
static_assert(make_two_stage_table<one, 16>[0x10'FFFF] == 0xABCD && make_two_stage_table<one, 16>[0x10'FFFE] == 0);
inline constexpr run zero[]{{0, 0, 1}};
static_assert(make_two_stage_table<zero, 32>[0] == 1 && make_two_stage_table<zero, 32>[1] == 0 &&
              make_two_stage_table<zero, 32>[2] == 0);

// Values of 64 bits, such as the words of a bitmap.
inline constexpr run words[]{{1, 1, 0x07FF'FFFE'07FF'FFFE}, {2, 3, ~0ull}, {0x430, 0x43F, ~0ull >> 1}};
static_assert(make_two_stage_table<words, 64>[1] == 0x07FF'FFFE'07FF'FFFE &&
              make_two_stage_table<words, 64>[3] == ~0ull);
static_assert(make_two_stage_table<words, 64>[0x43F] == ~0ull >> 1 && make_two_stage_table<words, 64>[0x440] == 0);

// Every width, every block size and random runs, compared with an array of all numbers.
constexpr size_t numbers = 700;
template <unsigned Seed, unsigned Bits>
struct some_runs {
  run runs[40]{};
  size_t count = 0;
  constexpr const run* begin() const { return runs; }
  constexpr const run* end() const { return runs + count; }
  constexpr size_t size() const { return count; }

  constexpr some_runs() {
    any_number chance = Seed;
    const auto below = [&](any_number limit) {
      chance = chance * 6364136223846793005 + 1442695040888963407;
      return chance >> 33 & (limit - 1);
    };
    any_number next = below(4) * below(8);
    while (count < 40) {
      const any_number last = next + below(Seed % 2 ? 4 : 64);
      if (last >= numbers) break;
      runs[count++] = {next, last, below(4) & (~any_number{} >> (64 - Bits))};
      next = last + 1 + (below(2) ? 0 : below(64));
    }
  }
};
template <unsigned Seed, unsigned Bits>
inline constexpr some_runs<Seed, Bits> chosen{};

template <const auto& Runs, const auto& Table, any_number Default>
constexpr bool is_as_written() {
  any_number all[numbers + 1]{};
  for (any_number& value : all) value = Default;
  for (const run& each : Runs) {
    for (any_number at = each.first; at <= each.last; ++at) all[at] = each.value;
  }
  for (size_t at = 0; at <= numbers; ++at) {
    if (Table[at] != all[at]) return false;
  }
  for (any_number at = numbers; at < 0x11'0000; at += at) {
    if (Table[at] != Default || Table[at - 0x11'0000] != Default) return false;
  }
  return true;
}
template <unsigned Bits, any_number Default, unsigned... Seeds>
constexpr bool are_as_written() {
  return (is_as_written<chosen<Seeds, Bits>, make_two_stage_table<chosen<Seeds, Bits>, Bits, Default>, Default>() &&
          ...) &&
         (is_as_written<chosen<Seeds, Bits>, make_two_stage_table<chosen<Seeds, Bits>, Bits, Default, 6>, Default>() &&
          ...) &&
         (is_as_written<chosen<Seeds, Bits>, make_two_stage_table<chosen<Seeds, Bits>, Bits, Default, 9>, Default>() &&
          ...);
}
static_assert(are_as_written<1, 0, 1, 2>() && are_as_written<2, 1, 3>() && are_as_written<4, 3, 4>());
static_assert(are_as_written<8, 2, 5>() && are_as_written<16, 1, 6>() && are_as_written<64, 0, 7>());

// On big-endian targets values are split from their groups one by one: equal results.
template <unsigned Bits, const auto& Runs>
constexpr bool is_the_same_one_by_one() {
  using namespace stages;
  constexpr auto& table = make_two_stage_table<Runs, Bits>;
  array_value<any_number, sizeof(table.values) / 8> groups{};
  constexpr size_t different = sizeof(table.values) / 8 >> best_level<Runs, Bits, 0>();
  for (size_t at = 0; at < different; ++at)
    groups.elements[at] = at + make_block_sequence<Runs, Bits, 0, best_level<Runs, Bits, 0>()>.first_used();
  expand<Runs, Bits, 0, best_level<Runs, Bits, 0>()>(groups, different);
  using values = std::remove_const_t<decltype(table.values)>;
  return split_groups<values, Bits, false>(groups) == table.values &&
      split_groups<values, Bits, true>(groups) == table.values;
}
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
static_assert(is_the_same_one_by_one<2, scripts>() && is_the_same_one_by_one<8, chosen<5, 8>>());
static_assert(is_the_same_one_by_one<16, chosen<1, 16>>() && is_the_same_one_by_one<64, words>());
#endif

// Whether a table can be made is a constraint.
inline constexpr run reversed[]{{5, 4, 1}}, twice[]{{0, 5, 1}, {5, 6, 1}}, unordered[]{{9, 9, 1}, {5, 6, 1}};
inline constexpr run too_large[]{{0, 4, 15}, {5, 6, 16}}, too_far[]{{0, 0x1'0000'0000, 1}};
template <const auto& Runs, unsigned Bits, unsigned Shift = smallest_table>
concept can_be_made = requires { make_two_stage_table<Runs, Bits, 0, Shift>[0]; };
static_assert(!can_be_made<reversed, 4> && !can_be_made<twice, 4> && !can_be_made<unordered, 4> &&
              !can_be_made<too_far, 4>);
static_assert(!can_be_made<too_large, 4> && can_be_made<too_large, 8> && can_be_made<scripts, 2> &&
              !can_be_made<scripts, 1>);
static_assert(can_be_made<scripts, 8, 3> && !can_be_made<scripts, 8, 2>);

// A table consists of two arrays, is one object in all translation units, and has a structural type.
static_assert(std::is_trivially_copyable_v<std::remove_reference_t<decltype(script_of)>>);
template <two_stage<1, 0, 6, 26, 3> Table>
constexpr bool argument = Table[U'7'] == 1;
static_assert(argument<is_digit>);
static_assert(noexcept(script_of[0]) && noexcept(script_of.size_in_bytes()) && noexcept(script_of == script_of));

constexpr bool all_code_points() {
  for (char32_t c = 0; c < 0x11'1000; ++c) {
    const unsigned script = (c | 0x20) >= 'a' && (c | 0x20) <= 'z' && c < 0x80 ? 1
                            : c >= 0x370 && c <= 0x3FF                          ? 2
                            : (c >= 0x4E00 && c <= 0x9FFF) || (c >> 17) == 1    ? 3
                                                                                : 0;
    if (script_of[c] != script || is_digit[c] != ((c >= '0' && c <= '9') || (c >= 0x0660 && c <= 0x0669))) return false;
    if (nine[c] != (c >= 0x100 && c <= 0x1FF ? 7 : 9)) return false;
  }
  return true;
}

int main() {
  return at_run_time(are_as_written<1, 0, 1, 2>, are_as_written<4, 3, 4>, are_as_written<16, 1, 6>, all_code_points);
}
