// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_BLOCK_SEQUENCE_HPP
#define U8LIT_CODE_POINT_BLOCK_SEQUENCE_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// Equal things get the same number, in the order in which they are first seen.

namespace u8lit::detail {

// What is numbered: `content[number]`. Number 0 is given from the beginning, to 0 or what is put there.
template <size_t Capacity>
struct interner {
  any_number content[Capacity]{};
  size_t contents = 1;
};

// Finds the number of a key in a numbering and gives it one if there is none, in constant time: a hash table, which is
// needed no longer than that.
template <size_t Capacity>
struct finder {
  static constexpr unsigned bits = static_cast<unsigned>(64 - __builtin_clzll(Capacity)) + 1;
  unsigned buckets[size_t{1} << bits]{};

  U8LIT_ABI constexpr unsigned number_of(any_number key, interner<Capacity>& numbers) noexcept {
    if (key == numbers.content[0]) return 0;
    any_number at = key * 0x9E37'79B9'7F4A'7C15 >> (64 - bits);
    while (buckets[at] != 0) {
      if (numbers.content[buckets[at]] == key) return buckets[at];
      at = (at + 1) % (any_number{1} << bits);
    }
    numbers.content[numbers.contents] = key;
    return buckets[at] = static_cast<unsigned>(numbers.contents++);
  }
};

}  // namespace u8lit::detail

// What a table of stages is made of: a function from numbers to small values, as a sequence of blocks. The blocks of
// the lowest level are groups, as many values as 64 bits hold; those of each further level are pairs of the level
// below. Two blocks are equal if their halves are, so each is compared with others by one number, and a run of equal
// ones is one step.

namespace u8lit::detail {

namespace staging {

// Values of `Bits` bits in a group, as a power of two.
template <unsigned Bits>
inline constexpr unsigned group_shift = static_cast<unsigned>(__builtin_ctz(64 / Bits));
// The value 1 in each of them.
template <unsigned Bits>
inline constexpr any_number each = ~any_number{} / (~any_number{} >> (64 - Bits));

// The value of a run; those that only say which numbers are in a set have the value 1.
template <class Run>
U8LIT_ABI constexpr any_number value_of_run(const Run& run) noexcept {
  if constexpr (requires { run.value; }) return static_cast<any_number>(run.value);
  else return 1;
}

// Blocks by number: what is numbered is a group, or the numbers of two blocks of the level below. Block 0 is that of
// the default values alone, used or not. `number` and `times` are the sequence, up to the last block that is not 0.
template <size_t Capacity>
struct block_sequence : interner<Capacity> {
  unsigned number[Capacity]{};
  unsigned times[Capacity]{};
  size_t runs = 0;
  size_t length = 0;
  bool uses_default = false;
  // The first run, from 1 on, that does not begin after the one before it, is reversed or has numbers of more than 32
  // bits, and the first whose value has more bits than there are; 0 if there is none.
  size_t out_of_order = 0;
  size_t too_large = 0;

  U8LIT_ABI constexpr unsigned first_used() const noexcept { return uses_default ? 0 : 1; }
  U8LIT_ABI constexpr size_t different() const noexcept { return this->contents - first_used(); }

  U8LIT_ABI constexpr void append(unsigned block, unsigned count) noexcept {
    length += count;
    if (runs > 0 && number[runs - 1] == block) {
      times[runs - 1] += count;
      return;
    }
    number[runs] = block;
    times[runs++] = count;
    if (block == 0) uses_default = true;
  }
};

// The groups of the runs, which are in order and disjoint. What lies between them has the default value.
template <const auto& Runs, unsigned Bits, any_number Default, size_t Capacity>
U8LIT_ABI constexpr block_sequence<Capacity> grouped() noexcept {
  constexpr unsigned shift = group_shift<Bits>;
  constexpr any_number in_group = (any_number{1} << shift) - 1, all = ~any_number{}, filler = Default * each<Bits>;
  block_sequence<Capacity> result;
  finder<Capacity> find;
  result.content[0] = filler;
  any_number group = filler, place = 0, next = 0;
  size_t count = 0;
  for (const auto& run : Runs) {
    ++count;
    const any_number first = static_cast<any_number>(run.first), last = static_cast<any_number>(run.last);
    if (first < next || last < first || last > 0xFFFF'FFFF) {
      result.out_of_order = count;
      return result;
    }
    next = last + 1;
    const any_number value = staging::value_of_run(run), values = value * each<Bits>;
    if (value > ~any_number{} >> (64 - Bits)) {
      result.too_large = count;
      return result;
    }
    if (values == filler) continue;
    if (first >> shift > place) {
      result.append(find.number_of(group, result), 1);
      if ((first >> shift) - place > 1) result.append(0, static_cast<unsigned>((first >> shift) - place - 1));
      place = first >> shift;
      group = filler;
    }
    const any_number from = all << (first & in_group) * Bits, to = all >> (in_group - (last & in_group)) * Bits;
    if (last >> shift == place) {
      group ^= (group ^ values) & from & to;
      continue;
    }
    result.append(find.number_of(group ^ ((group ^ values) & from), result), 1);
    if ((last >> shift) - place > 1)
      result.append(find.number_of(values, result), static_cast<unsigned>((last >> shift) - place - 1));
    place = last >> shift;
    group = filler ^ ((filler ^ values) & to);
  }
  if (group != filler) result.append(find.number_of(group, result), 1);
  return result;
}

// The blocks of twice the size.
template <size_t Capacity, size_t LowerCapacity>
U8LIT_ABI constexpr block_sequence<Capacity> paired(const block_sequence<LowerCapacity>& below) noexcept {
  block_sequence<Capacity> result;
  finder<Capacity> find;
  bool has_left = false;
  any_number left = 0;
  for (size_t run = 0; run < below.runs; ++run) {
    const any_number block = below.number[run];
    unsigned times = below.times[run];
    if (has_left) {
      result.append(find.number_of(left << 32 | block, result), 1);
      --times;
    }
    if (times > 1) result.append(find.number_of(block << 32 | block, result), times / 2);
    has_left = times % 2 != 0;
    left = block;
  }
  if (has_left) result.append(find.number_of(left << 32, result), 1);
  return result;
}

// How many runs there are, which an array's type says or a container.
template <const auto& Runs>
U8LIT_ABI constexpr size_t count_of_runs() noexcept {
  if constexpr (requires { Runs.size(); }) return Runs.size();
  else return sizeof(Runs) / sizeof(*Runs);
}

}  // namespace staging

// The sequence of the blocks of 2^Level groups. Each level costs as much as it has runs of blocks, about half as much
// as the one below.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr auto block_sequence_of =
    staging::paired<2 * block_sequence_of<Runs, Bits, Default, Level - 1>.runs + 2>(
        block_sequence_of<Runs, Bits, Default, Level - 1>);
template <const auto& Runs, unsigned Bits, any_number Default>
inline constexpr auto block_sequence_of<Runs, Bits, Default, 0> =
    staging::grouped<Runs, Bits, Default, 4 * staging::count_of_runs<Runs>() + 2>();

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
