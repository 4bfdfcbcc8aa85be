// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_NUMBER_KEY_HPP
#define U8LIT_TABLE_NUMBER_KEY_HPP

#include <u8lit/encoding/numeral.hpp>
#include <u8lit/table/perfect_hash.hpp>
#include <u8lit/base/begin.hpp>

// Numbers by which a table finds its rows: the keys of a number_map, and the values of a bidirectional text_map. They
// are integers or enumerators, and are sorted and hashed as if they were keys of eight octets.

namespace u8lit::detail {

// Integers, characters and bool are numbers.
template <class Value>
inline constexpr bool is_enumerator_of_64_bits = __is_enum(Value) && sizeof(Value) <= sizeof(unsigned long long);
template <class Value>
inline constexpr bool is_number_of_64_bits = !__is_enum(Value) && !__is_class(Value) && !__is_union(Value) &&
    sizeof(Value) <= sizeof(unsigned long long) && requires(Value value) { value % 2 == 0 ? 1 : 0; };
template <class Value>
inline constexpr bool is_number_or_enumerator = is_enumerator_of_64_bits<Value> || is_number_of_64_bits<Value>;

// What can be looked up: integers of any type for integers, otherwise values of the same type.
template <class Number, class Key>
concept number_for = __is_same(Number, Key) || (whole_number<Number> && whole_number<Key>);

template <class Number>
inline constexpr bool is_signed = static_cast<Number>(-1) < Number{};
template <class Number>
U8LIT_ABI constexpr bool is_negative(Number number) noexcept {
  if constexpr (is_signed<Number>) return number < 0;
  else return false;
}
// Whether a number is one of the key's type.
template <class Key, class Number>
U8LIT_ABI constexpr bool can_be(Number number) noexcept {
  if constexpr (__is_same(Number, Key)) {
    return true;
  } else {
    const auto key = static_cast<Key>(number);
    return static_cast<Number>(key) == number && detail::is_negative(key) == detail::is_negative(number);
  }
}

// An integer that orders values as they are ordered.
template <class Value>
U8LIT_ABI constexpr auto number_of_value(Value value) noexcept {
  if constexpr (__is_enum(Value)) return static_cast<__underlying_type(Value)>(value);
  else return value;
}

// The distance of two numbers; if the second is smaller, a large number.
template <class Number>
U8LIT_ABI constexpr unsigned long long distance(Number from, Number to) noexcept {
  return static_cast<unsigned long long>(to) - static_cast<unsigned long long>(from);
}

template <class Number>
U8LIT_ABI constexpr eight_octets hash_number(Number number) noexcept {
  constexpr const char* no_octets = nullptr;
  return detail::hash_octets<hashed_octets::all>(static_cast<eight_octets>(number), no_octets, 0);
}

// The number in a row of a table.
struct number_in_key {
  template <class Row>
  U8LIT_ABI static constexpr auto of(const Row& row) noexcept { return row.key; }
};
struct number_in_value {
  template <class Row>
  U8LIT_ABI static constexpr auto of(const Row& row) noexcept { return row.value; }
};

// The numbers in rows, as rows to sort and to hash.
template <const auto& Rows, class Member>
struct number_rows {
  using member = Member;
  using value_type = decltype(Member::of(Rows[0]));

  U8LIT_ABI static constexpr size_t size() noexcept { return row_count<Rows>; }
  U8LIT_ABI constexpr auto operator[](size_t row) const noexcept {
    return detail::number_of_value(Member::of(Rows[row]));
  }
  template <size_t Row>
  U8LIT_ABI static constexpr size_t find_line() noexcept
    requires requires { Rows.template find_line<Row>(); }
  { return Rows.template find_line<Row>(); }
};

namespace text_rows {

template <const auto& Rows, class Member>
inline constexpr number_rows<Rows, Member> numbers{};

template <class Rows>
inline constexpr bool are_numbers = false;
template <const auto& Rows, class Member>
inline constexpr bool are_numbers<const number_rows<Rows, Member>&> = true;

// The smallest and the largest of the numbers; 0 if there are none.
template <const auto& Numbers>
consteval auto find_range() noexcept {
  inclusive_range<decltype(Numbers[0])> result{};
  for (size_t row = 0; row < row_count<Numbers>; ++row) {
    const auto number = Numbers[row];
    if (row == 0 || number < result.first) result.first = number;
    if (row == 0 || number > result.last) result.last = number;
  }
  return result;
}
template <const auto& Numbers>
inline constexpr auto range_of_numbers = text_rows::find_range<Numbers>();

// The numbers as keys of eight octets: the distance from the smallest one, in the highest bits, because the sort keeps
// the numbers of rows in the lowest.
template <const auto& Numbers>
consteval auto read_numbers() noexcept {
  array<key_with_head<char>, row_count<Numbers>> result;
  const auto range = range_of_numbers<Numbers>;
  const int shift = __builtin_clzll(detail::distance(range.first, range.last) | 1);
  for (size_t row = 0; row < row_count<Numbers>; ++row)
    result.elements[row] = {nullptr, 0, detail::distance(range.first, Numbers[row]) << shift};
  return result;
}
template <const auto& Numbers>
  requires are_numbers<decltype(Numbers)>
inline constexpr auto keys<Numbers> = text_rows::read_numbers<Numbers>();

template <const auto& Numbers>
consteval auto hash_numbers() noexcept {
  array<eight_octets, row_count<Numbers>> result;
  for (size_t rank = 0; rank < row_count<Numbers>; ++rank)
    result.elements[rank] = detail::hash_number(Numbers[sorted<Numbers>[rank]]);
  return result;
}
template <const auto& Numbers, hashed_octets Hashed>
  requires are_numbers<decltype(Numbers)>
inline constexpr auto hashes<Numbers, Hashed> = text_rows::hash_numbers<Numbers>();
template <const auto& Numbers>
  requires are_numbers<decltype(Numbers)>
inline constexpr hashed_octets hashed<Numbers> = hashed_octets::all;

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
