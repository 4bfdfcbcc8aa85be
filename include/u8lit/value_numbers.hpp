// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALUE_NUMBERS_HPP
#define U8LIT_VALUE_NUMBERS_HPP

#include <u8lit/numbering.hpp>
#include <u8lit/stages.hpp>
#include <u8lit/compiler/begin.hpp>

// The different values of rows by number, whatever their type.

namespace u8lit {

namespace arranging {

// Values that are integers already.
template <class Value>
inline constexpr bool is_number = !__is_class(Value) && (__is_enum(Value) || integer<Value> || __is_same(Value, bool));

// Values of other types that have one representation each, and no pointers.
template <any_number>
struct constant_bits;
template <class Value>
using bits_type = decltype(integer_of_bits<sizeof(Value) * 8>());
template <class Value>
concept has_bits = !is_number<Value> && __has_unique_object_representations(Value) &&
                   sizeof(Value) <= sizeof(any_number) && (sizeof(Value) & (sizeof(Value) - 1)) == 0 &&
                   requires { typename constant_bits<__builtin_bit_cast(bits_type<Value>, Value{})>; };

template <class Value>
U8LIT_ABI constexpr any_number key_of(const Value& value) noexcept {
  if constexpr (is_number<Value>) return static_cast<any_number>(value);
  else if constexpr (has_bits<Value>) return __builtin_bit_cast(bits_type<Value>, value);
  else return 0;
}

// Whether they get one number. What a user's values are compared with is the user's own.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wfloat-equal"
template <class Value>
U8LIT_ABI constexpr bool are_same(const Value& left, const Value& right) noexcept {
  if constexpr (is_number<Value> || has_bits<Value>) return arranging::key_of(left) == arranging::key_of(right);
  else return left == right;
}
#pragma GCC diagnostic pop

// The number of a row's value, which is new if no row before has it. Values that have no such bits are compared with
// each different one, and their key is the number of the first row that has it, from 1 on.
template <class Row, class Value, size_t Capacity>
U8LIT_ABI constexpr unsigned number_of(Row rows, unsigned row, const Value& default_value, numbering<Capacity>& values,
                                       [[maybe_unused]] finder<Capacity>& find) noexcept {
  if constexpr (is_number<Value> || has_bits<Value>) {
    return find.number_of(arranging::key_of(rows[row].value), values);
  } else {
    if (arranging::are_same(rows[row].value, default_value)) return 0;
    for (unsigned number = 1; number < values.contents; ++number) {
      if (arranging::are_same(rows[values.content[number] - 1].value, rows[row].value)) return number;
    }
    values.content[values.contents] = any_number{row} + 1;
    return static_cast<unsigned>(values.contents++);
  }
}

}  // namespace arranging

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
