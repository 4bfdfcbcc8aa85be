// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_BLOCK_SEQUENCE_HPP
#define U8LIT_CODE_POINT_BLOCK_SEQUENCE_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// A multistage table stores each distinct block of a function from numbers to small values once. This header finds the
// blocks. Those of the lowest level are groups: as many values as 64 bits hold. Those of each further level are pairs
// of blocks of the level below. Each distinct block gets an id, so two blocks are equal if their halves have equal ids:
// one comparison of 64 bits. A run of equal blocks is one step, so the cost depends on the number of runs, not of
// numbers.

namespace u8lit::detail {

// Distinct keys by id, in the order in which they were interned. Id 0 is reserved for keys[0].
template <size_t Capacity>
struct interned_keys {
  any_number keys[Capacity]{};
  size_t key_count = 1;
};

// Gives equal keys equal ids: a hash table over interned_keys, which is needed only while these are built.
template <size_t Capacity>
struct interner {
  static constexpr unsigned bits = static_cast<unsigned>(64 - __builtin_clzll(Capacity)) + 1;
  unsigned buckets[size_t{1} << bits]{};

  // The id of a key, a new one if it is not interned yet. Constant time on average.
  U8LIT_ABI constexpr unsigned intern(any_number key, interned_keys<Capacity>& to) noexcept {
    if (key == to.keys[0]) return 0;
    any_number at = key * 0x9E37'79B9'7F4A'7C15 >> (64 - bits);  // Fibonacci hashing: 2^64 / golden ratio
    while (buckets[at] != 0) {
      if (to.keys[buckets[at]] == key) return buckets[at];
      at = (at + 1) % (any_number{1} << bits);
    }
    to.keys[to.key_count] = key;
    return buckets[at] = static_cast<unsigned>(to.key_count++);
  }
};

namespace stages {

// The number of values of `Bits` bits in a group, as a power of two.
template <unsigned Bits>
inline constexpr unsigned group_shift = static_cast<unsigned>(__builtin_ctz(64 / Bits));
template <unsigned Bits, unsigned Shift>
concept whole_groups = (Shift >= group_shift<Bits>);
// A group in which every value is 1.
template <unsigned Bits>
inline constexpr any_number group_of_ones = ~any_number{} / (~any_number{} >> (64 - Bits));

// The value of a run. Runs without a value are those of a set, and have the value 1.
template <class Run>
U8LIT_ABI constexpr any_number value_of_run(const Run& run) noexcept {
  if constexpr (requires { run.value; }) return static_cast<any_number>(run.value);
  else return 1;
}

// A run-length encoded sequence of block ids: counts[i] times ids[i], up to the last block that is not 0. The key of a
// block is its group, or the ids of its halves. Block 0 consists of default values, whether or not it is used.
template <size_t Capacity>
struct block_sequence : interned_keys<Capacity> {
  unsigned ids[Capacity]{};
  unsigned counts[Capacity]{};
  size_t runs = 0;
  size_t length = 0;
  bool uses_default = false;
  // Flaws, each the number of a run, from 1, or 0 if there is none. `out_of_order`: the first run that does not begin
  // after the one before it, is reversed, or has numbers of more than 32 bits. `too_large`: the first run with a value
  // of more than `Bits` bits.
  size_t out_of_order = 0;
  size_t too_large = 0;

  U8LIT_ABI constexpr unsigned first_used() const noexcept { return uses_default ? 0 : 1; }
  // The number of distinct blocks that are used.
  U8LIT_ABI constexpr size_t distinct() const noexcept { return this->key_count - first_used(); }

  U8LIT_ABI constexpr void append(unsigned id, unsigned count) noexcept {
    length += count;
    if (runs > 0 && ids[runs - 1] == id) {
      counts[runs - 1] += count;
      return;
    }
    ids[runs] = id;
    counts[runs++] = count;
    if (id == 0) uses_default = true;
  }
};

// The sequence of groups of some runs, which must be disjoint and in order. Numbers between them have the default
// value.
template <const auto& Runs, unsigned Bits, any_number Default, size_t Capacity>
U8LIT_ABI constexpr block_sequence<Capacity> make_groups() noexcept {
  constexpr unsigned shift = group_shift<Bits>;
  constexpr any_number in_group = (any_number{1} << shift) - 1, all = ~any_number{};
  constexpr any_number filler = Default * group_of_ones<Bits>;
  block_sequence<Capacity> result;
  interner<Capacity> ids;
  result.keys[0] = filler;
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
    const any_number value = stages::value_of_run(run), values = value * group_of_ones<Bits>;
    if (value > ~any_number{} >> (64 - Bits)) {
      result.too_large = count;
      return result;
    }
    if (values == filler) continue;
    if (first >> shift > place) {
      result.append(ids.intern(group, result), 1);
      if ((first >> shift) - place > 1) result.append(0, static_cast<unsigned>((first >> shift) - place - 1));
      place = first >> shift;
      group = filler;
    }
    const any_number from = all << (first & in_group) * Bits, to = all >> (in_group - (last & in_group)) * Bits;
    if (last >> shift == place) {
      group ^= (group ^ values) & from & to;
      continue;
    }
    result.append(ids.intern(group ^ ((group ^ values) & from), result), 1);
    if ((last >> shift) - place > 1)
      result.append(ids.intern(values, result), static_cast<unsigned>((last >> shift) - place - 1));
    place = last >> shift;
    group = filler ^ ((filler ^ values) & to);
  }
  if (group != filler) result.append(ids.intern(group, result), 1);
  return result;
}

// The sequence of the blocks of twice the size.
template <size_t Capacity, size_t LowerCapacity>
U8LIT_ABI constexpr block_sequence<Capacity> make_pairs(const block_sequence<LowerCapacity>& lower) noexcept {
  block_sequence<Capacity> result;
  interner<Capacity> ids;
  bool has_left = false;
  any_number left = 0;
  for (size_t run = 0; run < lower.runs; ++run) {
    const any_number id = lower.ids[run];
    unsigned count = lower.counts[run];
    if (has_left) {
      result.append(ids.intern(left << 32 | id, result), 1);
      --count;
    }
    if (count > 1) result.append(ids.intern(id << 32 | id, result), count / 2);
    has_left = count % 2 != 0;
    left = id;
  }
  if (has_left) result.append(ids.intern(left << 32, result), 1);
  return result;
}

// The number of runs in an array or a container.
template <const auto& Runs>
U8LIT_ABI constexpr size_t run_count() noexcept {
  if constexpr (requires { Runs.size(); }) return Runs.size();
  else return sizeof(Runs) / sizeof(*Runs);
}

}  // namespace stages

// The sequence of the blocks of 2^Level groups. A level costs as much as it has runs of blocks: about half as much as
// the one below.
template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
inline constexpr auto make_block_sequence =
    stages::make_pairs<2 * make_block_sequence<Runs, Bits, Default, Level - 1>.runs + 2>(
        make_block_sequence<Runs, Bits, Default, Level - 1>);
template <const auto& Runs, unsigned Bits, any_number Default>
inline constexpr auto make_block_sequence<Runs, Bits, Default, 0> =
    stages::make_groups<Runs, Bits, Default, 4 * stages::run_count<Runs>() + 2>();

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
