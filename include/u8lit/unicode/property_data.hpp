// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PROPERTY_DATA_HPP
#define U8LIT_UNICODE_PROPERTY_DATA_HPP

#include <u8lit/code_point/code_point_map.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/base/begin.hpp>

// How the tables of properties are read. Each property of many values is there twice: as runs of equal values, from
// which compilers make sets, in a time that depends on the number of runs, and in stages, for look-up. Compilers take
// longer to make one of the other than to read it. Programs contain the stages of the properties that they look up, and
// the sets that they name.

namespace u8lit::detail {

// The data of a property, by the type of its values. The headers of tables have the specializations.
template <class Value>
struct property_data;

// A table in three stages, as two_stage (code_point/stages.hpp), whose arrays are members of a class.
template <class Data>
struct stored_stages {
  static constexpr any_number default_value = 0, end = Data::end;

  // The value of a number of any integer type. Negative numbers have the default value.
  template <integer Number>
  U8LIT_ABI constexpr auto operator[](Number number) const noexcept {
    const auto at = static_cast<any_number>(number);
    return at < end ? value_at(at) : decltype(value_at(at)){0};
  }
  // Precondition: at < end.
  [[nodiscard]] U8LIT_ABI static constexpr auto value_at(any_number at) noexcept {
    const size_t number = static_cast<size_t>(at >> Data::grain);
    const size_t place = (block_of(number) << Data::shift) + (number & ((size_t{1} << Data::shift) - 1));
    if constexpr (Data::bits >= 8) return Data::values[place];
    else
      return static_cast<octet>(Data::values[place * Data::bits / 8] >> place * Data::bits % 8 &
                                ((1u << Data::bits) - 1));
  }
  // The first number after `number` that has another value, or `end`. A run of equal blocks costs a step for each.
  [[nodiscard]] U8LIT_ABI constexpr any_number end_of_run(any_number number) const noexcept {
    constexpr any_number size = any_number{1} << (Data::shift + Data::grain);
    const auto value = (*this)[number];
    any_number at = number;
    for (++at; at < end; ++at) {
      if (at % size == 0 && at - number >= size &&
          block_of(static_cast<size_t>(at >> Data::grain)) == block_of(static_cast<size_t>((at - 1) >> Data::grain)))
        at += size - 1;
      else if (value_at(at) != value)
        return at;
    }
    return at;
  }
  [[nodiscard]] U8LIT_ABI static constexpr size_t size_in_bytes() noexcept {
    return sizeof Data::rows + sizeof Data::blocks + sizeof Data::values;
  }
  U8LIT_ABI friend constexpr bool operator==(const stored_stages&, const stored_stages&) noexcept { return true; }

 private:
  [[nodiscard]] U8LIT_ABI static constexpr size_t block_of(size_t number) noexcept {
    const size_t block = number >> Data::shift;
    return Data::blocks[(size_t{Data::rows[block >> Data::block_shift]} << Data::block_shift) +
                        (block & ((size_t{1} << Data::block_shift) - 1))];
  }
};

// Appends a run to a set, but for surrogates in it. Most of the work of compilers on a set is here, so that nothing is
// called for most runs.
template <size_t Capacity>
U8LIT_ABI constexpr void append_run(code_point_ranges<Capacity>& set, char32_t first, char32_t end) noexcept {
  size_t& size = set.unchecked_size;
  if (end > surrogates.first && first <= surrogates.last) {
    if (first < surrogates.first) set.unchecked_append({first, surrogates.first - 1});
    if (end > surrogates.last + 1) set.unchecked_append({surrogates.last + 1, end - 1});
  } else if (size > 0 && set.unchecked_ranges[size - 1].last + 1 == first) {
    set.unchecked_ranges[size - 1].last = end - 1;
  } else {
    set.unchecked_ranges[size].first = first;
    set.unchecked_ranges[size].last = end - 1;
    ++size;
  }
}

// Values of a property.
template <size_t Count>
struct selected_values {
  bool selects[Count]{};
};
// The scalar values that have one of these values.
template <class Data, size_t Count>
[[nodiscard]] U8LIT_ABI constexpr auto select_runs(const selected_values<Count>& selected) noexcept {
  constexpr unsigned bits = Data::run_bits, mask = (1u << bits) - 1;
  constexpr size_t count = sizeof Data::runs / sizeof *Data::runs - 1;
  code_point_ranges<count + 1> result;
  char32_t first = 0;
  for (size_t at = 0; at < count; ++at) {
    const char32_t run = Data::runs[at], end = first + (run >> bits);
    if (selected.selects[run & mask]) detail::append_run(result, first, end);
    first = end;
  }
  return result;
}
// The scalar values that are inside, of lengths outside, inside, outside, and so on.
template <size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> select_inside(const char32_t* lengths,
                                                                            size_t count) noexcept {
  code_point_ranges<Capacity> result;
  char32_t end = 0;
  for (size_t at = 0; at < count; at += 2) {
    const char32_t first = end + lengths[at];
    end = first + lengths[at + 1];
    detail::append_run(result, first, end);
  }
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
