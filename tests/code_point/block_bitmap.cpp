// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/block_bitmap.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

#include <initializer_list>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// U+0040 and U+1000, then nothing for more than a plane, then U+30000 and others farther up.
inline constexpr auto ranges = make_code_points({0x40, {0x1000, 0x103F}, {0x30000, 0x3007F}, 0xE0001});
inline constexpr auto near_only = make_code_points({{0, 0x7F}, 0x3FF});

// The near bitmap ends before the longest run of equal blocks, if that is longer than a plane.
constexpr auto& blocks = make_block_sequence<ranges, 1, 0, 0>;
static_assert(count_near_blocks(blocks) == 0x30080 / 64);
static_assert(count_near_blocks(make_block_sequence<near_only, 1, 0, 0>) == 16);
static_assert(count_distinct(blocks, count_near_blocks(blocks)) == 3 && count_distinct(blocks, blocks.length) == 4);
static_assert(count_distinct(blocks, 1) == 1 && count_distinct(blocks, 0) == 1);

// A range that is partly near and partly far is split.
static_assert(ranges_from<ranges, 0x30040> == make_code_points({{0x30040, 0x3007F}, 0xE0001}));
static_assert(ranges_from<ranges, 0x10FFFF>.empty() && ranges_from<ranges, 0> == ranges);

// Words by each of their code points, in blocks of every size, and none past the last block.
template <const auto& Set, unsigned Level>
constexpr bool has_words() {
  constexpr auto bitmap = make_smallest_bitmap<Set, Level>();
  for (const char32_t first : {0x0u, 0x40u, 0x80u, 0x3C0u, 0x1000u, 0x1040u, 0x30000u, 0x30040u, 0x30080u, 0xE0000u}) {
    any_number expected = 0;
    for (char32_t at = 0; at < 64; ++at) expected |= static_cast<any_number>(Set.contains(first + at)) << at;
    if (bitmap.word_of(first) != expected || bitmap.word_of(first + 63) != expected) return false;
  }
  return bitmap.word_of(0x11'0000) == 0 && bitmap.word_of(~any_number{}) == 0 && bitmap.word_of(bitmap.end) == 0;
}
constexpr bool has_words_in_blocks_of_every_size() {
  return has_words<ranges, 0>() && has_words<ranges, 1>() && has_words<ranges, 5>() && has_words<near_only, 0>() &&
         has_words<near_only, 2>();
}
static_assert(has_words_in_blocks_of_every_size());
static_assert(!decltype(make_far_bitmap<near_only>())::end && decltype(make_far_bitmap<ranges>())::end > 0xE0001);
static_assert(decltype(make_near_bitmap<ranges>())::end == 0x30080);
static_assert(make_near_bitmap<near_only>().word_of(0) == ~0ull);

constexpr bool repeats_blocks() {
  constexpr auto bitmap = make_smallest_bitmap<ranges, 1>();
  return bitmap.repeats(0x100) && !bitmap.repeats(0x1000) && !bitmap.repeats(0x140) && !bitmap.repeats(0x1080) &&
         bitmap.repeats(0x1100) && !bitmap.repeats(0x1140);
}
static_assert(repeats_blocks());
static_assert(noexcept(make_near_bitmap<ranges>().word_of(0)));

int main() { return at_run_time(has_words_in_blocks_of_every_size, repeats_blocks); }
