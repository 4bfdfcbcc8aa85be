// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_BLOCK_BITMAP_HPP
#define U8LIT_CODE_POINT_BLOCK_BITMAP_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/code_point/stages.hpp>
#include <u8lit/base/begin.hpp>

// The two bitmaps of a code_point_set. Most sets have many members below some code point and few far above it, such as
// letters in planes 0 to 3 and variation selectors in plane 14. The near bitmap has blocks of one word, the fastest to
// look up in; the far one, which few sets have, has blocks of the size that makes it smallest.

namespace u8lit::detail {

// A bitmap that stores each distinct block of 2^Level words once, the empty one first.
template <unsigned Level, size_t Blocks, size_t Distinct>
struct block_bitmap {
  static constexpr any_number block_size = any_number{64} << Level, end = Blocks * block_size;

  any_number words[Distinct << Level];
  smallest_index<Distinct> blocks[Blocks + 1];  // the last one is for all code points from `end` on

  // The bits of 64 code points, `value` among them. Branch-free.
  U8LIT_ABI constexpr any_number word_of(any_number value) const noexcept {
    const any_number at = value < end ? value : end;
    return words[(size_t{blocks[at / block_size]} << Level) + at / 64 % (1u << Level)];
  }

  // Whether a block begins at this code point and equals the one before it.
  U8LIT_ABI constexpr bool repeats(any_number at) const noexcept {
    return at % block_size == 0 && blocks[at / block_size] == blocks[at / block_size - 1];
  }
};

// The far bitmap of a set that needs none.
struct no_bitmap {
  static constexpr any_number block_size = 0, end = 0;
};

// The number of near blocks: those before the longest run of equal blocks, if it is longer than a plane; else all.
template <class Sequence>
U8LIT_ABI constexpr size_t count_near_blocks(const Sequence& sequence) noexcept {
  size_t result = sequence.length, at = 0;
  unsigned longest = 0x1'0000 / 64;
  for (size_t run = 0; run < sequence.runs; ++run) {
    if (sequence.counts[run] > longest) {
      longest = sequence.counts[run];
      result = at;
    }
    at += sequence.counts[run];
  }
  return result;
}

// The number of distinct blocks among the first `blocks` ones, including the empty block. Ids are given in order.
template <class Sequence>
U8LIT_ABI constexpr size_t count_distinct(const Sequence& sequence, size_t blocks) noexcept {
  size_t highest = 0, at = 0;
  for (size_t run = 0; at < blocks; at += sequence.counts[run++]) {
    if (highest < sequence.ids[run]) highest = sequence.ids[run];
  }
  return highest + 1;
}

template <const auto& Ranges, unsigned Level, size_t Blocks, size_t Distinct>
U8LIT_ABI constexpr auto make_bitmap() noexcept {
  constexpr auto& sequence = make_block_sequence<Ranges, 1, 0, Level>;
  array_value<any_number, (Distinct << Level)> words{};
  for (size_t id = 0; id < Distinct; ++id) words.elements[id] = id;
  stages::expand<Ranges, 1, 0, Level>(words, Distinct);
  block_bitmap<Level, Blocks, Distinct> result{};
  for (size_t at = 0; at < Distinct << Level; ++at) result.words[at] = words.elements[at];
  size_t block = 0;
  for (size_t run = 0; block < Blocks; ++run) {
    const auto id = static_cast<smallest_index<Distinct>>(sequence.ids[run]);
    for (const size_t end = block + sequence.counts[run]; block < end; ++block) result.blocks[block] = id;
  }
  return result;
}

// The members of a set from `first` on.
template <size_t Capacity, class Ranges>
U8LIT_ABI constexpr code_point_ranges<Capacity> make_tail(const Ranges& ranges, char32_t first) noexcept {
  code_point_ranges<Capacity> result;
  for (const code_point_range range : ranges) {
    if (range.last >= first) result.unchecked_append({range.first < first ? first : range.first, range.last});
  }
  return result;
}
template <const auto& Ranges, char32_t First>
inline constexpr auto ranges_from =
    detail::make_tail<detail::make_tail<Ranges.size()>(Ranges, First).size()>(Ranges, First);

template <const auto& Ranges>
U8LIT_ABI constexpr auto make_near_bitmap() noexcept {
  constexpr auto& sequence = make_block_sequence<Ranges, 1, 0, 0>;
  constexpr size_t blocks = detail::count_near_blocks(sequence);
  return detail::make_bitmap<Ranges, 0, blocks, detail::count_distinct(sequence, blocks)>();
}

template <const auto& Ranges, unsigned Level = stages::best_level<Ranges, 1, 0>()>
U8LIT_ABI constexpr auto make_smallest_bitmap() noexcept {
  constexpr auto& sequence = make_block_sequence<Ranges, 1, 0, Level>;
  return detail::make_bitmap<Ranges, Level, sequence.length, sequence.key_count>();
}
template <const auto& Ranges>
U8LIT_ABI constexpr auto make_far_bitmap() noexcept {
  constexpr auto& sequence = make_block_sequence<Ranges, 1, 0, 0>;
  constexpr size_t blocks = detail::count_near_blocks(sequence);
  if constexpr (blocks == sequence.length) return no_bitmap{};
  else return detail::make_smallest_bitmap<ranges_from<Ranges, static_cast<char32_t>(blocks * 64)>>();
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
