// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_BLOCK_BITMAP_HPP
#define U8LIT_CODE_POINT_BLOCK_BITMAP_HPP

#include <u8lit/base/smallest_unsigned.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/code_point/stages.hpp>
#include <u8lit/base/begin.hpp>

// What a code_point_set is made of.

namespace u8lit::detail {

// A bitmap of which each different block of 2^Level words is stored once, the empty one first.
template <unsigned Level, size_t Blocks, size_t Different>
struct block_bitmap {
  static constexpr any_number in_block = any_number{64} << Level, end = Blocks * in_block;

  any_number words[Different << Level];
  smallest_index<Different> blocks[Blocks + 1];  // the last one is that of all code points behind

  // The bits of the 64 code points among which this one is. No branch.
  U8LIT_ABI constexpr any_number word_of(any_number value) const noexcept {
    const any_number at = value < end ? value : end;
    return words[(size_t{blocks[at / in_block]} << Level) + at / 64 % (1u << Level)];
  }

  // Whether a block begins there that is the same as the one before it.
  U8LIT_ABI constexpr bool repeats(any_number at) const noexcept {
    return at % in_block == 0 && blocks[at / in_block] == blocks[at / in_block - 1];
  }
};

// Where there is nothing far behind.
struct no_bitmap {
  static constexpr any_number in_block = 0, end = 0;
};

// How many blocks are near: those before the longest run of equal ones, if it is longer than a plane; else all.
template <class Sequence>
U8LIT_ABI constexpr size_t near_blocks(const Sequence& sequence) noexcept {
  size_t result = sequence.length, at = 0;
  unsigned longest = 0x1'0000 / 64;
  for (size_t run = 0; run < sequence.runs; ++run) {
    if (sequence.times[run] > longest) {
      longest = sequence.times[run];
      result = at;
    }
    at += sequence.times[run];
  }
  return result;
}
// How many different ones are among the first so many, the empty one included.
template <class Sequence>
U8LIT_ABI constexpr size_t different_of(const Sequence& sequence, size_t blocks) noexcept {
  size_t highest = 0, at = 0;
  for (size_t run = 0; at < blocks; at += sequence.times[run++]) {
    if (highest < sequence.number[run]) highest = sequence.number[run];
  }
  return highest + 1;
}

template <const auto& Ranges, unsigned Level, size_t Blocks, size_t Different>
U8LIT_ABI constexpr auto bitmap_of() noexcept {
  constexpr auto& sequence = block_sequence_of<Ranges, 1, 0, Level>;
  array_of<any_number, (Different << Level)> words{};
  for (size_t number = 0; number < Different; ++number) words.at[number] = number;
  staging::expand<Ranges, 1, 0, Level>(words, Different);
  block_bitmap<Level, Blocks, Different> result{};
  for (size_t at = 0; at < Different << Level; ++at) result.words[at] = words.at[at];
  size_t block = 0;
  for (size_t run = 0; block < Blocks; ++run) {
    const auto number = static_cast<smallest_index<Different>>(sequence.number[run]);
    for (const size_t behind = block + sequence.times[run]; block < behind; ++block) result.blocks[block] = number;
  }
  return result;
}

// What of a set is not before a code point.
template <size_t Capacity, class Ranges>
U8LIT_ABI constexpr code_point_ranges<Capacity> part_from(const Ranges& ranges, char32_t first) noexcept {
  code_point_ranges<Capacity> result;
  for (const code_point_range range : ranges) {
    if (range.last >= first) result.unchecked_append({range.first < first ? first : range.first, range.last});
  }
  return result;
}
template <const auto& Ranges, char32_t First>
inline constexpr auto ranges_from =
    detail::part_from<detail::part_from<Ranges.size()>(Ranges, First).size()>(Ranges, First);

template <const auto& Ranges>
U8LIT_ABI constexpr auto near_bitmap_of() noexcept {
  constexpr auto& sequence = block_sequence_of<Ranges, 1, 0, 0>;
  constexpr size_t blocks = detail::near_blocks(sequence);
  return detail::bitmap_of<Ranges, 0, blocks, detail::different_of(sequence, blocks)>();
}

// In blocks of the size that makes it smallest.
template <const auto& Ranges, unsigned Level = staging::best_level<Ranges, 1, 0>()>
U8LIT_ABI constexpr auto smallest_bitmap_of() noexcept {
  constexpr auto& sequence = block_sequence_of<Ranges, 1, 0, Level>;
  return detail::bitmap_of<Ranges, Level, sequence.length, sequence.contents>();
}
template <const auto& Ranges>
U8LIT_ABI constexpr auto far_bitmap_of() noexcept {
  constexpr auto& sequence = block_sequence_of<Ranges, 1, 0, 0>;
  constexpr size_t blocks = detail::near_blocks(sequence);
  if constexpr (blocks == sequence.length) return no_bitmap{};
  else return detail::smallest_bitmap_of<ranges_from<Ranges, static_cast<char32_t>(blocks * 64)>>();
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
