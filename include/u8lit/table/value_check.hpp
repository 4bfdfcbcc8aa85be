// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_VALUE_CHECK_HPP
#define U8LIT_TABLE_VALUE_CHECK_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/table/key_check.hpp>
#include <u8lit/table/number_key.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// Checks what options of maps demand: the values of a bidirectional map are integers or enumerators and occur once; an
// exhaustive map has a row for every enumerator, as a value or, in a number map, as a key.
//
// Compilers print an enumerator by its name, and other values of its enumeration as a number. So a value that has no
// row was forgotten if its name can be printed. Values near those of the rows are tried.

namespace u8lit::detail {

namespace invalid_value {

template <class Row, class SameRow, auto Value>
struct same_value;
template <class Row, auto Number>
struct value_that_is_no_enumerator;
template <class Row, auto Number>
struct key_that_is_no_enumerator;
template <auto Enumerator>
struct enumerator_without_a_row;
template <auto Enumerator>
struct key_without_a_row;
struct a_bidirectional_map_has_integers_or_enumerators_for_values {
  static constexpr auto& words = u8"a bidirectional map has integers of up to 64 bits or enumerators for values";
};
struct an_exhaustive_map_has_enumerators_for_values {
  static constexpr auto& words = u8"an exhaustive map has enumerators for values";
};
struct an_exhaustive_number_map_has_enumerators_for_keys {
  static constexpr auto& words = u8"an exhaustive number map has enumerators for keys";
};
struct an_exhaustive_map_needs_a_row {
  static constexpr auto& words = u8"an exhaustive map needs a row for every enumerator, and there is none";
};

}  // namespace invalid_value

// The limits of an integer type, of a character type or of bool.
template <class Number>
inline constexpr Number largest_number = static_cast<Number>(
    static_cast<unsigned long long>(-1) >> (64 + detail::is_signed<Number> - 8 * sizeof(Number)));
template <class Number>
inline constexpr Number smallest_number =
    detail::is_signed<Number> ? static_cast<Number>(-largest_number<Number> - 1) : Number{};

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
           unit == '_' || unit == '$' || static_cast<unsigned char>(unit) > 0x7F;
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

// The number at an index in the order of the numbers.
template <const auto& Numbers>
U8LIT_ABI constexpr auto nth_number(size_t index) noexcept { return Numbers[sorted<Numbers>[index]]; }

// The last indices of runs of equal and consecutive numbers.
template <size_t Count>
struct runs_of_numbers {
  size_t last_indices[Count]{};
  size_t count = 0;
};
template <const auto& Numbers>
consteval auto find_runs() noexcept {
  runs_of_numbers<row_count<Numbers>> result;
  auto before = text_rows::nth_number<Numbers>(0);
  for (size_t at = 1; at < row_count<Numbers>; ++at) {
    const auto number = text_rows::nth_number<Numbers>(at);
    if (detail::distance(before, number) > 1) result.last_indices[result.count++] = at - 1;
    before = number;
  }
  result.last_indices[result.count++] = row_count<Numbers> - 1;
  return result;
}
template <const auto& Numbers>
inline constexpr auto runs = text_rows::find_runs<Numbers>();

// How many numbers after each run, and before the first one, are tried.
inline constexpr size_t numbers_to_try = 8;

// The number that is so much larger or smaller.
template <class Number>
U8LIT_ABI constexpr Number number_beyond(Number number, unsigned long long by, bool is_larger) noexcept {
  const auto wide = static_cast<unsigned long long>(number);
  return static_cast<Number>(is_larger ? wide + by : wide - by);
}

// How far the next enumerator is from a number, in one direction, if there is one at most so far as `numbers_to_try`
// and `Limit`; otherwise 0. A cast would not compile with clang for values that an enumeration without a fixed
// underlying type does not have.
template <class Enum, auto Number, bool IsLarger, unsigned long long Limit, size_t... Indices>
consteval size_t distance_to_enumerator(indices<Indices...>) noexcept {
  size_t found = 0;
  const auto try_number = [&found]<size_t Index>(indices<Index>) {
    if constexpr (Index < Limit) {
      constexpr auto next = text_rows::number_beyond(Number, Index + 1, IsLarger);
      if (found == 0 && detail::name_of_enumerator<__builtin_bit_cast(Enum, next)>().size > 0) found = Index + 1;
    }
  };
  (try_number(indices<Indices>{}), ...);
  return found;
}

// A number that is an enumerator's and has no row.
template <class Number>
struct number_left_out {
  Number number;
  bool is_found;
};
template <class Enum, auto Number, bool IsLarger, unsigned long long Limit>
consteval auto find_enumerator_beyond() noexcept {
  const size_t by =
      text_rows::distance_to_enumerator<Enum, Number, IsLarger, Limit>(indices_below<numbers_to_try>{});
  return number_left_out<remove_cvref_t<decltype(Number)>>{text_rows::number_beyond(Number, by, IsLarger), by > 0};
}
template <const auto& Numbers, size_t Run>
consteval auto find_enumerator_after() noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  constexpr size_t last = runs<Numbers>.last_indices[Run];
  constexpr auto number = text_rows::nth_number<Numbers>(last);
  if constexpr (Run + 1 < runs<Numbers>.count) {
    constexpr auto between = detail::distance(number, text_rows::nth_number<Numbers>(last + 1)) - 1;
    return text_rows::find_enumerator_beyond<value, number, true, between>();
  } else {
    constexpr auto after = detail::distance(number, largest_number<remove_cvref_t<decltype(number)>>);
    return text_rows::find_enumerator_beyond<value, number, true, after>();
  }
}

// The first enumerator that has no row, of those that are near the numbers of rows.
template <const auto& Numbers, size_t... Runs>
consteval auto find_enumerator_left_out(indices<Runs...>) noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  constexpr auto first = text_rows::nth_number<Numbers>(0);
  constexpr auto before = detail::distance(smallest_number<remove_cvref_t<decltype(first)>>, first);
  const number_left_out<remove_cvref_t<decltype(first)>> all[] = {
      text_rows::find_enumerator_beyond<value, first, false, before>(),
      text_rows::find_enumerator_after<Numbers, Runs>()...};
  for (const auto& each : all) {
    if (each.is_found) return each;
  }
  return all[0];
}

// The first row whose number no enumerator has, or npos.
template <const auto& Numbers, size_t... Rows>
consteval size_t find_nameless(indices<Rows...>) noexcept {
  using value = typename remove_cvref_t<decltype(Numbers)>::value_type;
  const bool has_name[] = {detail::name_of_enumerator<__builtin_bit_cast(value, Numbers[Rows])>().size > 0 ...};
  for (size_t row = 0; row < sizeof...(Rows); ++row) {
    if (!has_name[row]) return row;
  }
  return npos;
}

// What a number is that no enumerator has, and an enumerator that has no row: types for the compiler to print.
template <class Row, auto Number>
U8LIT_ABI constexpr auto make_diagnostic_of_number(number_in_value) noexcept {
  return type_identity<invalid_value::value_that_is_no_enumerator<Row, Number>>{};
}
template <class Row, auto Number>
U8LIT_ABI constexpr auto make_diagnostic_of_number(number_in_key) noexcept {
  return type_identity<invalid_value::key_that_is_no_enumerator<Row, Number>>{};
}
template <auto Enumerator>
U8LIT_ABI constexpr auto make_diagnostic_of_enumerator(number_in_value) noexcept {
  return type_identity<invalid_value::enumerator_without_a_row<Enumerator>>{};
}
template <auto Enumerator>
U8LIT_ABI constexpr auto make_diagnostic_of_enumerator(number_in_key) noexcept {
  return type_identity<invalid_value::key_without_a_row<Enumerator>>{};
}
template <const auto& Numbers>
U8LIT_ABI constexpr auto make_diagnostic_of_enumerators() noexcept {
  using numbers_type = remove_cvref_t<decltype(Numbers)>;
  constexpr size_t nameless = text_rows::find_nameless<Numbers>(indices_below<row_count<Numbers>>{});
  if constexpr (nameless != npos) {
    return text_rows::make_diagnostic_of_number<row_in_message<Numbers, nameless>, Numbers[nameless]>(
        typename numbers_type::member{});
  } else {
    constexpr auto left_out = text_rows::find_enumerator_left_out<Numbers>(indices_below<runs<Numbers>.count>{});
    if constexpr (left_out.is_found) {
      constexpr auto enumerator = __builtin_bit_cast(typename numbers_type::value_type, left_out.number);
      return text_rows::make_diagnostic_of_enumerator<enumerator>(typename numbers_type::member{});
    } else {
      return type_identity<well_formed_text>{};
    }
  }
}

template <const auto& Rows, bool IsBidirectional, bool IsExhaustive>
U8LIT_ABI constexpr auto make_diagnostic_of_values() noexcept {
  using value = value_in_rows<Rows>;
  if constexpr (!IsBidirectional && !IsExhaustive) {
    return type_identity<well_formed_text>{};
  } else if constexpr (IsBidirectional && !is_number_or_enumerator<value>) {
    return type_identity<invalid_value::a_bidirectional_map_has_integers_or_enumerators_for_values>{};
  } else if constexpr (IsExhaustive && !is_enumerator_of_64_bits<value>) {
    return type_identity<invalid_value::an_exhaustive_map_has_enumerators_for_values>{};
  } else if constexpr (row_count<Rows> == 0) {
    if constexpr (IsExhaustive) return type_identity<invalid_value::an_exhaustive_map_needs_a_row>{};
    else return type_identity<well_formed_text>{};
  } else {
    constexpr auto& values = numbers<Rows, number_in_value>;
    constexpr row_pair same = IsBidirectional ? text_rows::find_duplicate<values>() : row_pair{0, 0};
    if constexpr (same.second != 0)
      return type_identity<
          invalid_value::same_value<row_in_message<values, same.first>, row_in_message<values, same.second>,
                                    Rows[same.first].value>>{};
    else if constexpr (IsExhaustive) return text_rows::make_diagnostic_of_enumerators<values>();
    else return type_identity<well_formed_text>{};
  }
}

U8LIT_ABI constexpr sentence words_for_enumerator(const utf8_character* words, printed_name name) noexcept {
  constexpr size_t most = 64;
  sentence result;
  return detail::append_quoted(result.append(words), name.data, name.size, most);
}
template <class Number>
U8LIT_ABI constexpr sentence append_number(sentence words, Number number) noexcept {
  const auto magnitude = static_cast<unsigned long long>(number);
  if (detail::is_negative(number)) return words.append(u8"-").append_decimal(0 - magnitude);
  return words.append_decimal(magnitude);
}
// An integer, or an enumerator by its name if it has one.
template <auto Value>
U8LIT_ABI constexpr sentence append_number_or_enumerator(sentence words) noexcept {
  if constexpr (__is_enum(decltype(Value))) {
    constexpr printed_name name = detail::name_of_enumerator<Value>();
    if constexpr (name.size > 0) return words.append_sentence(text_rows::words_for_enumerator(u8"", name));
  }
  return text_rows::append_number(words, detail::number_of_value(Value));
}

// The words for what is wrong, such as `rows 2 and 5 have the same value, "red"` and `no row has the value "blue"`.
template <class Diagnostic>
struct words_for_values;
template <class Row, class SameRow, auto Value>
struct words_for_values<invalid_value::same_value<Row, SameRow, Value>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return text_rows::append_number_or_enumerator<Value>(
        text_rows::words_for_pair<Row, SameRow>().append(u8" have the same value, "));
  }
};
template <class Row>
U8LIT_ABI constexpr sentence words_for_row(const utf8_character* words) noexcept {
  return sentence{}.append(Row::word).append(u8" ").append_decimal(Row::number).append(words);
}
template <class Row, auto Number>
struct words_for_values<invalid_value::value_that_is_no_enumerator<Row, Number>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return text_rows::append_number(text_rows::words_for_row<Row>(u8" has a value that is no enumerator, "), Number);
  }
};
template <class Row, auto Number>
struct words_for_values<invalid_value::key_that_is_no_enumerator<Row, Number>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return text_rows::append_number(text_rows::words_for_row<Row>(u8" has a key that is no enumerator, "), Number);
  }
};
template <auto Enumerator>
struct words_for_values<invalid_value::enumerator_without_a_row<Enumerator>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return text_rows::words_for_enumerator(u8"no row has the value ", detail::name_of_enumerator<Enumerator>());
  }
};
template <auto Enumerator>
struct words_for_values<invalid_value::key_without_a_row<Enumerator>> {
  U8LIT_ABI static constexpr sentence make() noexcept {
    return text_rows::words_for_enumerator(u8"no row has the key ", detail::name_of_enumerator<Enumerator>());
  }
};

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
