// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_VALUE_INDEX_HPP
#define U8LIT_TABLE_VALUE_INDEX_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/table/key_check.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// Two options of maps: a bidirectional map finds keys by values, which are integers or enumerators and occur once; and
// an exhaustive map has a row for every enumerator. Compilers print an enumerator by its name, and other values of its
// enumeration as a number, so a value near those of the rows whose name can be printed was left out.

namespace u8lit::detail {

namespace invalid_value {

template <size_t Number>
struct row_number;
template <class Row, class SameRow>
struct same_value;
template <auto Enumerator>
struct enumerator_without_a_row;
struct a_bidirectional_map_has_integers_or_enumerators_for_values {
  static constexpr auto& words = u8"a bidirectional map has integers of up to 64 bits or enumerators for values";
};
struct an_exhaustive_map_has_enumerators_for_values {
  static constexpr auto& words = u8"an exhaustive map has enumerators for values";
};

}  // namespace invalid_value

// An integer that orders values as they are ordered.
template <class Value>
U8LIT_ABI constexpr auto number_of_value(Value value) noexcept {
  if constexpr (__is_enum(Value)) return static_cast<__underlying_type(Value)>(value);
  else return value;
}

template <class Value>
inline constexpr bool is_number_or_enumerator =
    sizeof(Value) <= sizeof(unsigned long long) && (__is_enum(Value) || whole_number<Value>);

// The limits of an integer type, or of bool.
template <class Number>
inline constexpr bool is_signed = static_cast<Number>(-1) < Number{};
template <class Number>
inline constexpr Number largest_number =
    static_cast<Number>(static_cast<unsigned long long>(-1) >> (64 + is_signed<Number> - 8 * sizeof(Number)));
template <class Number>
inline constexpr Number smallest_number =
    is_signed<Number> ? static_cast<Number>(-largest_number<Number> - 1) : Number{};

// The name of a template argument as the compiler prints it, from the last character that cannot be in a name on. Empty
// for a value of an enumeration that has no name: it is printed as a number.
struct printed_name {
  const char* data;
  size_t size;
};
template <auto Value>
U8LIT_ABI constexpr printed_name name_of_enumerator() noexcept {
  constexpr auto& text = __PRETTY_FUNCTION__;
  constexpr auto is_in_name = [](char unit) {
    return (unit >= '0' && unit <= '9') || (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') ||
           unit == '_' || static_cast<unsigned char>(unit) > 0x7F;
  };
  size_t end = sizeof text - 1;
  while (end > 0 && !is_in_name(text[end - 1])) --end;
  size_t begin = end;
  while (begin > 0 && is_in_name(text[begin - 1])) --begin;
  return text[begin] >= '0' && text[begin] <= '9' ? printed_name{text, 0} : printed_name{text + begin, end - begin};
}

namespace text_rows {

template <const auto& Rows>
using value_in_rows = remove_cvref_t<decltype(Rows[0].value)>;

template <const auto& Rows>
U8LIT_ABI constexpr auto number_in_row(size_t row) noexcept {
  return detail::number_of_value(Rows[row].value);
}

// The rows in the order of their values: a merge sort.
template <const auto& Rows>
consteval auto sort_by_value() noexcept {
  constexpr size_t count = row_count<Rows>;
  array<smallest_unsigned<count>, count> result, halves;
  for (size_t row = 0; row < count; ++row) result.elements[row] = static_cast<smallest_unsigned<count>>(row);
  for (size_t width = 1; width < count; width *= 2) {
    halves = result;
    for (size_t first = 0, at = 0; first < count; first += 2 * width) {
      const size_t middle = first + width < count ? first + width : count;
      const size_t last = middle + width < count ? middle + width : count;
      for (size_t left = first, right = middle; left < middle || right < last;) {
        const bool takes_left = right == last || (left < middle && text_rows::number_in_row<Rows>(halves[left]) <=
                                                                       text_rows::number_in_row<Rows>(halves[right]));
        result.elements[at++] = halves.elements[takes_left ? left++ : right++];
      }
    }
  }
  return result;
}
template <const auto& Rows>
inline constexpr auto by_value = text_rows::sort_by_value<Rows>();

// Two rows with the same value, the smallest that occurs twice, or {0, 0}.
template <const auto& Rows>
consteval row_pair find_same_value() noexcept {
  for (size_t at = 1; at < row_count<Rows>; ++at) {
    const size_t before = by_value<Rows>[at - 1], row = by_value<Rows>[at];
    if (text_rows::number_in_row<Rows>(before) == text_rows::number_in_row<Rows>(row)) return {before, row};
  }
  return {0, 0};
}

// The distance of two numbers; if the second is smaller, a large number.
template <class Number>
U8LIT_ABI constexpr unsigned long long distance(Number from, Number to) noexcept {
  return static_cast<unsigned long long>(to) - static_cast<unsigned long long>(from);
}

// The last index of the run of equal and consecutive numbers that begins at an index.
template <const auto& Rows>
consteval size_t end_of_run(size_t at) noexcept {
  while (at + 1 < row_count<Rows> && text_rows::distance(text_rows::number_in_row<Rows>(by_value<Rows>[at]),
                                                         text_rows::number_in_row<Rows>(by_value<Rows>[at + 1])) <= 1)
    ++at;
  return at;
}

// How many numbers after each run, and before the first one, are tried.
inline constexpr size_t numbers_to_try = 8;

// Whether a number is an enumerator's. An enumeration without a fixed underlying type may have no such value, unless it
// lies between two of its enumerators.
template <class Enum, auto Number, bool IsBetween>
U8LIT_ABI constexpr bool is_enumerator() noexcept {
  if constexpr (IsBetween || requires { Enum{Number}; })
    return detail::name_of_enumerator<static_cast<Enum>(Number)>().size > 0;
  else
    return false;
}
// The number that is so much larger or smaller.
template <class Number>
U8LIT_ABI constexpr Number number_beyond(Number number, unsigned long long by, bool is_larger) noexcept {
  const auto wide = static_cast<unsigned long long>(number);
  return static_cast<Number>(is_larger ? wide + by : wide - by);
}

// The distance from `Number` to the next number, or with a Step of -1 the one before, that is an enumerator's; 0 if
// there is none within `numbers_to_try` and closer than `Limit`.
template <class Enum, auto Number, int Step, unsigned long long Limit, bool IsBetween, size_t... Indices>
consteval size_t distance_to_enumerator(indices<Indices...>) noexcept {
  size_t found = 0;
  const auto try_number = [&found]<size_t Index>(indices<Index>) {
    if constexpr (Index + 1 < Limit) {
      constexpr auto next = text_rows::number_beyond(Number, Index + 1, Step > 0);
      if (found == 0 && text_rows::is_enumerator<Enum, next, IsBetween>()) found = Index + 1;
    }
  };
  (try_number(indices<Indices>{}), ...);
  return found;
}

template <const auto& Rows, size_t At>
inline constexpr auto sorted_number = text_rows::number_in_row<Rows>(by_value<Rows>[At]);

// The enumerator that is left out, as a type, from the run that begins at an index on.
template <const auto& Rows, size_t Begin = 0>
U8LIT_ABI constexpr auto make_diagnostic_of_enumerators() noexcept {
  using value = value_in_rows<Rows>;
  using to_try = indices_below<numbers_to_try>;
  constexpr size_t end = text_rows::end_of_run<Rows>(Begin);
  constexpr bool is_last = end + 1 == row_count<Rows>;
  constexpr auto first = sorted_number<Rows, 0>, number = sorted_number<Rows, end>,
                 next = sorted_number<Rows, is_last ? end : end + 1>;
  using number_type = remove_cvref_t<decltype(number)>;
  constexpr auto room_before = Begin > 0 ? 0 : text_rows::distance(smallest_number<number_type>, first) + 1;
  constexpr auto room_after = is_last ? text_rows::distance(number, largest_number<number_type>) + 1
                                      : text_rows::distance(number, next);
  constexpr size_t before = text_rows::distance_to_enumerator<value, first, -1, room_before, false>(to_try{});
  constexpr size_t after = text_rows::distance_to_enumerator<value, number, 1, room_after, !is_last>(to_try{});
  if constexpr (before > 0) {
    constexpr auto left_out = static_cast<value>(text_rows::number_beyond(first, before, false));
    return type_identity<invalid_value::enumerator_without_a_row<left_out>>{};
  } else if constexpr (after > 0) {
    constexpr auto left_out = static_cast<value>(text_rows::number_beyond(number, after, true));
    return type_identity<invalid_value::enumerator_without_a_row<left_out>>{};
  } else if constexpr (is_last) {
    return type_identity<well_formed_text>{};
  } else {
    return text_rows::make_diagnostic_of_enumerators<Rows, end + 1>();
  }
}

template <const auto& Rows, bool IsBidirectional, bool IsExhaustive>
U8LIT_ABI constexpr auto make_diagnostic_of_values() noexcept {
  using value = value_in_rows<Rows>;
  if constexpr (!IsBidirectional && !IsExhaustive) {
    return type_identity<well_formed_text>{};
  } else if constexpr (IsBidirectional && !is_number_or_enumerator<value>) {
    return type_identity<invalid_value::a_bidirectional_map_has_integers_or_enumerators_for_values>{};
  } else if constexpr (IsExhaustive && !__is_enum(value)) {
    return type_identity<invalid_value::an_exhaustive_map_has_enumerators_for_values>{};
  } else if constexpr (row_count<Rows> == 0) {
    return type_identity<well_formed_text>{};
  } else {
    constexpr row_pair same = IsBidirectional ? text_rows::find_same_value<Rows>() : row_pair{0, 0};
    if constexpr (same.second != 0)
      return type_identity<invalid_value::same_value<invalid_value::row_number<same.first + 1>,
                                                     invalid_value::row_number<same.second + 1>>>{};
    else if constexpr (IsExhaustive) return text_rows::make_diagnostic_of_enumerators<Rows>();
    else return type_identity<well_formed_text>{};
  }
}

// The words for what is wrong, such as "rows 2 and 5 have the same value" and `no row has the value "blue"`.
template <class Diagnostic>
struct words_for_values;
template <size_t First, size_t Second>
struct words_for_values<
    invalid_value::same_value<invalid_value::row_number<First>, invalid_value::row_number<Second>>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return sentence{}.append(u8"rows ").append_decimal(First).append(u8" and ").append_decimal(Second)
        .append(u8" have the same value");
  }
};
template <auto Enumerator>
struct words_for_values<invalid_value::enumerator_without_a_row<Enumerator>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    constexpr printed_name name = detail::name_of_enumerator<Enumerator>();
    sentence words;
    return detail::append_quoted(words.append(u8"no row has the value "), name.data, name.size);
  }
};

// Whether the numbers are dense enough for an array that has a rank for each number between the first and the last.
template <const auto& Rows>
consteval size_t count_numbers() noexcept {
  constexpr size_t count = row_count<Rows>;
  if constexpr (count == 0) {
    return 0;
  } else {
    constexpr auto last = text_rows::distance(sorted_number<Rows, 0>, sorted_number<Rows, count - 1>);
    return last < 4 * count + 16 ? static_cast<size_t>(last) + 1 : 0;
  }
}

}  // namespace text_rows

// The values of a bidirectional map. If there are few numbers between the smallest value and the largest, each has the
// rank of its row, or Count; otherwise ranks are in the order of values, for a binary search.
template <class Value, size_t Count, size_t Numbers>
struct bidirectional_values {
  using value_type = Value;
  using reference = const Value&;
  using rank_type = smallest_unsigned<Count>;

  Value values[Count == 0 ? 1 : Count];
  rank_type ranks[Numbers > 0 ? Numbers : Count == 0 ? 1 : Count];
  Value smallest;

  U8LIT_ABI constexpr const Value& operator[](size_t rank) const noexcept U8LIT_LIFETIMEBOUND { return values[rank]; }

  // The rank of a value, or npos.
  U8LIT_ABI constexpr size_t rank_of(Value value) const noexcept {
    const auto number = detail::number_of_value(value);
    if constexpr (Numbers > 0) {
      const auto at = text_rows::distance(detail::number_of_value(smallest), number);
      return at < Numbers && ranks[at] < Count ? ranks[at] : npos;
    } else {
      size_t first = 0;
      for (size_t count = Count; count > 0; count /= 2) {
        const size_t half = first + count / 2;
        if (detail::number_of_value(values[ranks[half]]) < number) {
          first = half + 1;
          --count;
        }
      }
      return first < Count && detail::number_of_value(values[ranks[first]]) == number ? ranks[first] : npos;
    }
  }
};

namespace text_rows {

// The values of rows in the order of their keys.
template <const auto& Rows, const auto& Order>
consteval auto make_bidirectional_values() noexcept {
  constexpr size_t count = row_count<Rows>, numbers = text_rows::count_numbers<Rows>();
  bidirectional_values<value_in_rows<Rows>, count, numbers> result{};
  using rank_type = typename decltype(result)::rank_type;
  if (count == 0) return result;
  array<rank_type, count> rank_of_row;
  for (size_t rank = 0; rank < count; ++rank) {
    result.values[rank] = Rows[sorted<Order>[rank]].value;
    rank_of_row.elements[sorted<Order>[rank]] = static_cast<rank_type>(rank);
  }
  result.smallest = Rows[by_value<Rows>[0]].value;
  if (numbers > 0) {
    for (rank_type& rank : result.ranks) rank = static_cast<rank_type>(count);
  }
  for (size_t at = 0; at < count; ++at) {
    const size_t row = by_value<Rows>[at];
    const auto number =
        text_rows::distance(detail::number_of_value(result.smallest), text_rows::number_in_row<Rows>(row));
    result.ranks[numbers > 0 ? number : at] = rank_of_row[row];
  }
  return result;
}

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
