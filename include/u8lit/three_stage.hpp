// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_THREE_STAGE_HPP
#define U8LIT_THREE_STAGE_HPP

#include <u8lit/two_stage.hpp>
#include <u8lit/compiler/begin.hpp>

// Tables of three stages: where two need an array of the numbers of blocks, these have a table. Half as large or less
// for the properties of Unicode, for one load more.

namespace u8lit {

namespace staging {

// The sequence of blocks as runs of their numbers, of which a table can be made.
struct run_of_blocks {
  size_t first, last;
  unsigned value;
};
template <size_t Count>
struct runs_of_blocks {
  run_of_blocks runs[Count];

  [[nodiscard]] U8LIT_ABI constexpr const run_of_blocks* begin() const noexcept { return runs; }
  [[nodiscard]] U8LIT_ABI constexpr const run_of_blocks* end() const noexcept { return runs + Count; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Count; }
};
template <const auto& Sequence>
[[nodiscard]] U8LIT_ABI constexpr auto in_runs() noexcept {
  runs_of_blocks<Sequence.runs> result{};
  size_t next = 0;
  for (size_t run = 0; run < Sequence.runs; ++run) {
    result.runs[run] = {next, next + Sequence.times[run] - 1, Sequence.number[run] - Sequence.first_used()};
    next += Sequence.times[run];
  }
  return result;
}

// The table of the numbers of blocks, whose default is not the last of them: so it is as long as there are blocks.
template <const auto& Sequence>
struct table_of_blocks {
  static constexpr auto runs = staging::in_runs<Sequence>();
  static constexpr unsigned bits = u8lit::bits_of(Sequence.different() - 1);
  static constexpr any_number rest = runs.runs[runs.size() - 1].value == 0;
  static constexpr unsigned level = staging::best_level<runs, bits, rest>();
  static constexpr size_t size = octets<runs, bits, rest, level>;
};

struct cost_of_three {
  template <const auto& Runs, unsigned Bits, any_number Default, unsigned Level>
  static constexpr size_t in_octets = values_octets<Runs, Bits, Default, Level> +
                                      table_of_blocks<block_sequence_of<Runs, Bits, Default, Level>>::size;
};

template <const auto& Runs, unsigned Bits, any_number Default>
[[nodiscard]] U8LIT_ABI constexpr auto make_three() noexcept {
  if constexpr (block_sequence_of<Runs, Bits, Default, 0>.length == 0) {
    return staging::make<Runs, Bits, Default, 0>();
  } else {
    constexpr unsigned level = staging::best_level<Runs, Bits, Default, cost_of_three>();
    constexpr auto& sequence = block_sequence_of<Runs, Bits, Default, level>;
    using numbers = table_of_blocks<block_sequence_of<Runs, Bits, Default, level>>;
    using table = two_stage<Bits, Default, level + group_shift<Bits>, sequence.length, sequence.different(),
                            decltype(staging::make<numbers::runs, numbers::bits, numbers::rest, numbers::level>())>;
    return table{staging::values_of<Runs, Bits, Default, level, decltype(table::values)>(),
                 staging::make<numbers::runs, numbers::bits, numbers::rest, numbers::level>()};
  }
}

}  // namespace staging

// The table of runs, as `two_stage_of`, in three stages; the blocks of both tables are those that make it smallest.
template <const auto& Runs, unsigned Bits, any_number Default = 0>
  requires runs_in_order<finding_of_runs<Runs, Bits, Default>>
inline constexpr auto three_stage_of = staging::make_three<Runs, Bits, Default>();

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
