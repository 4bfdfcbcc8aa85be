// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_NUMBER_SEARCH_HPP
#define U8LIT_TABLE_NUMBER_SEARCH_HPP

#include <u8lit/table/number_key.hpp>
#include <u8lit/table/record.hpp>
#include <u8lit/base/begin.hpp>

// Stores numbers by rank, and finds their ranks: the keys of a number_map, and the values of a bidirectional map.

namespace u8lit::detail {

// All numbers from the smallest to the largest are there, and have ranks in their order. None is stored.
template <class Value, size_t Count>
struct consecutive_numbers {
  using value_type = Value;
  using reference = Value;

  Value smallest;

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr Value operator[](size_t rank) const noexcept {
    using number = decltype(detail::number_of_value(smallest));
    const auto first = static_cast<unsigned long long>(detail::number_of_value(smallest));
    return static_cast<Value>(static_cast<number>(first + rank));
  }
  U8LIT_ABI constexpr size_t rank_of(Value value) const noexcept {
    const auto at = detail::distance(detail::number_of_value(smallest), detail::number_of_value(value));
    return at < Count ? static_cast<size_t>(at) : npos;
  }
};

// Other numbers, and a search in them, which is one of those below.
template <class Numbers, class Search>
struct searched_numbers : Numbers {
  Search search;

  // The rank of a value, or npos.
  U8LIT_ABI constexpr size_t rank_of(typename Numbers::value_type value) const noexcept {
    return search.find(static_cast<const Numbers&>(*this), value);
  }
};
template <class Numbers, class Search>
searched_numbers(Numbers, Search) -> searched_numbers<Numbers, Search>;

template <class Values>
concept is_bidirectional = requires(const Values& values, typename Values::value_type value) { values.rank_of(value); };

// The rank of a number of any type, or npos.
template <class Numbers, class Number>
U8LIT_ABI constexpr size_t rank_of_number(const Numbers& numbers, Number number) noexcept {
  using value = typename Numbers::value_type;
  return detail::can_be<value>(number) ? numbers.rank_of(static_cast<value>(number)) : npos;
}

// There are not many more than Count numbers, `Limit`, from the smallest to the largest. Those that are not there have
// the rank Count.
template <class Value, size_t Count, size_t Limit>
struct dense_numbers {
  Value smallest;
  smallest_unsigned<Count> ranks[Limit];

  template <class Numbers>
  U8LIT_ABI constexpr size_t find(const Numbers&, Value value) const noexcept {
    const auto at = detail::distance(detail::number_of_value(smallest), detail::number_of_value(value));
    return at < Limit && ranks[at] < Count ? ranks[at] : npos;
  }
};

// A perfect hash.
template <class Value, size_t Count>
struct hashed_numbers {
  perfect_hash<Count> hash;

  template <class Numbers>
  U8LIT_ABI constexpr size_t find(const Numbers& numbers, Value value) const noexcept {
    const auto number = detail::number_of_value(value);
    const size_t rank = hash[detail::hash_number(number)];
    return detail::number_of_value(numbers[rank]) == number ? rank : npos;
  }
};

// Binary search: ranks in the order of the numbers.
template <class Value, size_t Count>
struct ordered_numbers {
  smallest_unsigned<Count> ranks[Count == 0 ? 1 : Count];

  template <class Numbers>
  U8LIT_ABI constexpr size_t find(const Numbers& numbers, Value value) const noexcept {
    const auto number = detail::number_of_value(value);
    size_t first = 0;
    for (size_t count = Count; count > 0; count /= 2) {
      const size_t half = first + count / 2;
      if (detail::number_of_value(numbers[ranks[half]]) < number) {
        first = half + 1;
        --count;
      }
    }
    return first < Count && detail::number_of_value(numbers[ranks[first]]) == number ? ranks[first] : npos;
  }
};

namespace text_rows {

// How many numbers there are from the smallest to the largest, if they are dense enough for an array of ranks.
template <const auto& Numbers>
consteval size_t count_if_dense() noexcept {
  constexpr size_t count = row_count<Numbers>;
  if constexpr (count == 0) {
    return 0;
  } else {
    constexpr auto range = range_of_numbers<Numbers>;
    constexpr auto last = detail::distance(range.first, range.last);
    return last < 4 * count + 16 ? static_cast<size_t>(last) + 1 : 0;
  }
}

// The rank of each row, in the order of keys.
template <const auto& Order>
consteval auto rank_rows() noexcept {
  constexpr size_t count = row_count<Order>;
  array<smallest_unsigned<count>, count> result;
  for (size_t rank = 0; rank < count; ++rank)
    result.elements[sorted<Order>[rank]] = static_cast<smallest_unsigned<count>>(rank);
  return result;
}

template <const auto& Numbers, const auto& Order>
consteval auto make_dense_numbers() noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  constexpr size_t count = row_count<Numbers>;
  const auto rank_of_row = text_rows::rank_rows<Order>();
  dense_numbers<value, count, text_rows::count_if_dense<Numbers>()> result{};
  result.smallest = static_cast<value>(range_of_numbers<Numbers>.first);
  for (auto& rank : result.ranks) rank = count;
  for (size_t row = 0; row < count; ++row)
    result.ranks[detail::distance(range_of_numbers<Numbers>.first, Numbers[row])] = rank_of_row[row];
  return result;
}
template <const auto& Numbers, const auto& Order>
consteval auto make_hashed_numbers() noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  const auto rank_of_row = text_rows::rank_rows<Order>();
  hashed_numbers<value, row_count<Numbers>> result{perfect<Numbers>.hash};
  for (auto& rank : result.hash.ranks) rank = rank_of_row[sorted<Numbers>[rank]];
  return result;
}
template <const auto& Numbers, const auto& Order>
consteval auto make_ordered_numbers() noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  constexpr size_t count = row_count<Numbers>;
  const auto rank_of_row = text_rows::rank_rows<Order>();
  ordered_numbers<value, count> result{};
  for (size_t at = 0; at < count; ++at) result.ranks[at] = rank_of_row[sorted<Numbers>[at]];
  return result;
}

template <const auto& Numbers, const auto& Order, bool IsHashed>
consteval auto make_number_search() noexcept {
  constexpr size_t count = row_count<Numbers>;
  if constexpr (text_rows::count_if_dense<Numbers>() > 0) return text_rows::make_dense_numbers<Numbers, Order>();
  else if constexpr (!IsHashed || !is_worth_hashing<count>) return text_rows::make_ordered_numbers<Numbers, Order>();
  else if constexpr (!perfect<Numbers>.found) return text_rows::make_ordered_numbers<Numbers, Order>();
  else return text_rows::make_hashed_numbers<Numbers, Order>();
}

// The numbers of rows, with ranks in the order of `Order`, which is `Numbers` or the keys of the same rows.
template <const auto& Numbers, const auto& Order, bool IsHashed>
consteval auto make_numbers() noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  constexpr size_t count = row_count<Numbers>;
  constexpr bool is_in_order = __is_same(decltype(Numbers), decltype(Order));
  if constexpr (is_in_order && count > 0 && text_rows::count_if_dense<Numbers>() == count) {
    return consecutive_numbers<value, count>{static_cast<value>(range_of_numbers<Numbers>.first)};
  } else {
    value_array<value, count> values{};
    if constexpr (count > 0) {
      for (size_t rank = 0; rank < count; ++rank)
        values.values[rank] = static_cast<value>(Numbers[sorted<Order>[rank]]);
    }
    return searched_numbers{values, text_rows::make_number_search<Numbers, Order, IsHashed>()};
  }
}

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
