// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_ROWS_HPP
#define U8LIT_CODE_POINT_CODE_POINT_ROWS_HPP

#include <u8lit/code_point/block_sequence.hpp>
#include <u8lit/code_point/scalar_range.hpp>
#include <u8lit/code_point/stages.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/base/begin.hpp>

// Rows of a constant table in the order of what they begin with, without moving them.

namespace u8lit::detail {

namespace arranging {

template <size_t Size>
struct numbers {
  unsigned at[Size]{};
};

// The rows by number in the order of their first scalar values, by merging pieces that are in order already.
template <size_t Capacity, class Row>
U8LIT_ABI constexpr numbers<Capacity> order_of(Row rows) noexcept {
  numbers<Capacity> order, merged, ends;
  size_t split_view = 0;
  for (unsigned at = 0; at < Capacity; ++at) {
    order.at[at] = at;
    if (at > 0 && rows[at].unchecked_first < rows[at - 1].unchecked_first) ends.at[split_view++] = at;
  }
  for (ends.at[split_view++] = Capacity; split_view > 1;) {
    size_t after = 0;
    unsigned at = 0;
    for (size_t piece = 0; piece < split_view; piece += 2) {
      const unsigned middle = ends.at[piece], end = piece + 1 < split_view ? ends.at[piece + 1] : middle;
      for (unsigned left = at, right = middle; at < end;) {
        const bool takes_left =
            right == end || (left < middle && rows[order.at[left]].unchecked_first <= rows[order.at[right]].unchecked_first);
        merged.at[at++] = order.at[takes_left ? left++ : right++];
      }
      ends.at[after++] = end;
    }
    order = merged;
    split_view = after;
  }
  return order;
}

}  // namespace arranging

}  // namespace u8lit::detail

// The different values of rows by number, whatever their type.

namespace u8lit::detail {

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
U8LIT_ABI constexpr unsigned number_of(Row rows, unsigned row, const Value& default_value, interned_keys<Capacity>& values,
                                       [[maybe_unused]] interner<Capacity>& find) noexcept {
  if constexpr (is_number<Value> || has_bits<Value>) {
    return find.intern(arranging::key_of(rows[row].value), values);
  } else {
    if (arranging::are_same(rows[row].value, default_value)) return 0;
    for (unsigned number = 1; number < values.key_count; ++number) {
      if (arranging::are_same(rows[values.keys[number] - 1].value, rows[row].value)) return number;
    }
    values.keys[values.key_count] = any_number{row} + 1;
    return static_cast<unsigned>(values.key_count++);
  }
}

}  // namespace arranging

}  // namespace u8lit::detail

// The rows that tables of properties are written in: scalar values from first to last, and their value.

namespace u8lit::detail {

namespace not_a_scalar_range {

// The first number, if both are ends of a range of scalar values, or one is one; or else it does not compile.
template <integer First, integer Last>
[[nodiscard]] U8LIT_ABI constexpr char32_t judged(First first, Last last) noexcept {
  const char32_t from = not_a_scalar_range::saturated(first), to = not_a_scalar_range::saturated(last);
  return not_a_scalar_range::diagnose(from, to)(from, to, not_a_scalar_range::to_hex(from), not_a_scalar_range::to_hex(to));
}

template <integer Only>
[[nodiscard]] U8LIT_ABI constexpr char32_t judged(Only only) noexcept {
  const diagnosis found = detail::diagnose(only);
  return static_cast<char32_t>(found.report(found.number, found.shown));
}

}  // namespace not_a_scalar_range

}  // namespace u8lit::detail

namespace u8lit {

// `{U'a', U'z', value}`: the scalar values from first to last, both included, have the value; `{U'x', value}` is of
// one. A row that is reversed, has surrogates in it or goes beyond 10FFFF does not compile (RFC 3629 section 3). Usable
// as a template argument if the value is.
template <class Value>
struct code_point_row {
  // Public because a template argument's members must be; to write to them is to call `unchecked`.
  char32_t unchecked_first;
  char32_t unchecked_last;
  Value value;

#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <detail::integer Only>
  U8LIT_ABI constexpr code_point_row(Only only, Value of_it) noexcept
      __attribute__((enable_if(detail::is_scalar_number(only), "")))
      : code_point_row{already_judged{}, static_cast<char32_t>(only), static_cast<char32_t>(only), of_it} {}
  template <detail::integer First, detail::integer Last>
  U8LIT_ABI constexpr code_point_row(First from, Last to, Value of_all) noexcept
      __attribute__((enable_if(detail::is_scalar_range(from, to), "")))
      : code_point_row{already_judged{}, static_cast<char32_t>(from), static_cast<char32_t>(to), of_all} {}
#pragma clang diagnostic pop
#endif
  template <detail::integer Only>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no row of a scalar value (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval code_point_row(Only only, Value of_it) noexcept
      : code_point_row{already_judged{}, detail::not_a_scalar_range::judged(only), static_cast<char32_t>(only), of_it} {}
  template <detail::integer First, detail::integer Last>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("no row of scalar values (RFC 3629 section 3), or not judged at compile time")))
#endif
  consteval code_point_row(First from, Last to, Value of_all) noexcept
      : code_point_row{already_judged{}, detail::not_a_scalar_range::judged(from, to), static_cast<char32_t>(to), of_all} {}

  // For numbers that are known to be the ends of a range of scalar values.
  [[nodiscard]] U8LIT_ABI static constexpr code_point_row unchecked(char32_t first, char32_t last,
                                                                    Value value) noexcept {
    return code_point_row{already_judged{}, first, last, value};
  }

  [[nodiscard]] U8LIT_ABI constexpr code_point_range range() const noexcept {
    return {unchecked_first, unchecked_last};
  }

  U8LIT_ABI friend constexpr bool operator==(const code_point_row&, const code_point_row&) noexcept = default;

 private:
  struct already_judged {};
  U8LIT_ABI constexpr code_point_row(already_judged, char32_t from, char32_t to, Value of_all) noexcept
      : unchecked_first{from}, unchecked_last{to}, value{of_all} {}
};

}  // namespace u8lit

// Rows in any order, put in order: runs that are disjoint, each with the number of its value among the different ones.
// Rows that contradict each other are found and named.

namespace u8lit::detail {

namespace invalid_rows {

// The refusal's name, and what it tells: the rows, counted from 1, and the scalar values that are in both.
template <size_t Number>
struct row_number;
template <class First>
struct from;
template <class Last>
struct to;
template <class Row, class OtherRow, class First, class Last>
struct overlap_with_different_values;

}  // namespace invalid_rows

struct well_formed_rows {};

template <class Finding>
inline constexpr bool is_well_formed_rows = false;
template <>
inline constexpr bool is_well_formed_rows<well_formed_rows> = true;
// The constraint on every table that is made of rows. A compiler that finds it unsatisfied prints the finding.
template <class Finding>
concept rows_agree = is_well_formed_rows<Finding>;

// Scalar values that have one value: the number of it among the different ones, or where `is_direct` itself.
struct numbered_run {
  char32_t first, last;
  unsigned value;
};

// What rows say, in order: disjoint runs of values other than the default. A run goes on as long as the value is equal.
template <size_t Capacity>
struct arranged_rows {
  numbered_run runs[Capacity + 1]{};
  size_t count = 0;
  // Each different value, the default first, as a number
  interned_keys<Capacity + 1> values{};
  // Bits of the largest value in the runs.
  unsigned bits = 1;
  bool is_direct = false;
  // If rows contradict each other, the first two of them, from 1 on, and what is in both.
  size_t left = 0, right = 0;
  code_point_range both{};

  U8LIT_ABI constexpr const numbered_run* begin() const noexcept { return runs; }
  U8LIT_ABI constexpr const numbered_run* end() const noexcept { return runs + count; }
  U8LIT_ABI constexpr size_t size() const noexcept { return count; }
  U8LIT_ABI constexpr any_number default_number() const noexcept { return is_direct ? values.keys[0] : 0; }
};

namespace arranging {

template <class Value>
Value value_in(const code_point_row<Value>&) noexcept;
template <const auto& Rows>
using value_of = decltype(arranging::value_in(*detail::first_of(Rows)));

template <const auto& Rows, class Value>
U8LIT_ABI constexpr auto arranged(const Value& default_value) noexcept {
  constexpr size_t capacity = detail::count_of(Rows);
  arranged_rows<capacity> result;
  result.values.keys[0] = arranging::key_of(default_value);
  if constexpr (capacity > 0) {
    const auto rows = detail::first_of(Rows);
    const numbers<capacity> order = arranging::order_of<capacity>(rows);
    interner<capacity + 1> find;
    unsigned farthest = order.at[0];
    for (const unsigned row : order.at) {
      const char32_t first = rows[row].unchecked_first, last = rows[row].unchecked_last, reached = rows[farthest].unchecked_last;
      if (row != farthest && first <= reached && !arranging::are_same(rows[row].value, rows[farthest].value)) {
        result.left = (row < farthest ? row : farthest) + 1;
        result.right = (row < farthest ? farthest : row) + 1;
        result.both = {first, last < reached ? last : reached};
        return result;
      }
      if (last > reached) farthest = row;
      const unsigned number = arranging::number_of(rows, row, default_value, result.values, find);
      if (number == 0) continue;
      numbered_run& before = result.runs[result.count == 0 ? 0 : result.count - 1];
      if (result.count == 0 || before.value != number || first > before.last + 1)
        result.runs[result.count++] = {first, last, number};
      else if (last > before.last)
        before.last = last;
    }
  }
  result.bits = detail::bits_for(result.values.key_count - 1);
  if constexpr (is_number<Value>) {
    any_number all = 0;
    for (size_t number = 0; number < result.values.key_count; ++number) all |= result.values.keys[number];
    result.is_direct = bits_for(all) <= result.bits;
    for (size_t run = 0; run < result.count && result.is_direct; ++run)
      result.runs[run].value = static_cast<unsigned>(result.values.keys[result.runs[run].value]);
  }
  return result;
}

// The value that is given, or else that of no arguments.
template <const auto& Rows, auto... Default>
U8LIT_ABI constexpr value_of<Rows> default_of() noexcept {
  static_assert(sizeof...(Default) <= 1);
  return value_of<Rows>{Default...};
}

}  // namespace arranging

template <const auto& Rows, auto... Default>
inline constexpr auto arranged_rows_of = arranging::arranged<Rows>(arranging::default_of<Rows, Default...>());

namespace arranging {

template <const auto& Rows, auto... Default>
U8LIT_ABI constexpr auto find_contradiction() noexcept {
  constexpr auto& arranged = arranged_rows_of<Rows, Default...>;
  if constexpr (arranged.left == 0) {
    return type_identity<well_formed_rows>{};
  } else {
    using namespace invalid_rows;
    return type_identity<overlap_with_different_values<row_number<arranged.left>, row_number<arranged.right>,
        from<diagnostic::character_of<arranged.both.first>>, to<diagnostic::character_of<arranged.both.last>>>>{};
  }
}

}  // namespace arranging

template <const auto& Rows, auto... Default>
using diagnostic_of_rows = typename decltype(arranging::find_contradiction<Rows, Default...>())::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
