// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_ROWS_HPP
#define U8LIT_CODE_POINT_CODE_POINT_ROWS_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/code_point/block_sequence.hpp>
#include <u8lit/code_point/scalar_range.hpp>
#include <u8lit/code_point/stages.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

/// A row of a table of properties: a range of scalar values, both ends included, and their value.
///
/// It is written as a constant, `{U'a', U'z', value}` or `{U'x', value}`. A range that is reversed, contains surrogates
/// or goes beyond 10FFFF does not compile (RFC 3629 section 3). Usable as a template argument if `Value` is.
/// \code
/// inline constexpr u8lit::code_point_row<int> digits[]{{U'0', U'9', 1}, {U'_', 2}};
/// \endcode
template <class Value>
struct code_point_row {
  // Public because a template argument's members must be. Writing to them has the precondition of `unchecked`.
  char32_t unchecked_first;  ///< The first scalar value.
  char32_t unchecked_last;   ///< The last one.
  /// The value of all scalar values in the range.
  Value value;

#define U8LIT_CONSTRUCTOR \
  template <detail::integer Only> U8LIT_ABI constexpr code_point_row(Only only, Value its_value) noexcept
#define U8LIT_NUMBERS only, only
#define U8LIT_MEMBERS(as) unchecked_first{as(only)}, unchecked_last{as(only)}, value{its_value}
#define U8LIT_REFUSES_NUMBERS
#include <u8lit/compilers/clang_numbers.hpp>
  /// A row of one scalar value.
  /// \param only       an integer constant of any type; does not compile unless it is a scalar value
  /// \param its_value  the value
  template <detail::integer Only>
  U8LIT_MUST_BE_EVALUATED("no row of a scalar value (RFC 3629 section 3), or not checked at compile time")
  consteval code_point_row(Only only, Value its_value) noexcept
      : unchecked_first{detail::is_scalar_range(only, only)
                            ? static_cast<char32_t>(only)
                            : (detail::U8LIT_REFUSE(nullptr, detail::describe_range(only, only)), char32_t{})},
        unchecked_last{static_cast<char32_t>(only)},
        value{its_value} {}
#define U8LIT_CONSTRUCTOR                                \
  template <detail::integer First, detail::integer Last> \
  U8LIT_ABI constexpr code_point_row(First from, Last to, Value their_value) noexcept
#define U8LIT_NUMBERS from, to
#define U8LIT_MEMBERS(as) unchecked_first{as(from)}, unchecked_last{as(to)}, value{their_value}
#define U8LIT_REFUSES_NUMBERS
#include <u8lit/compilers/clang_numbers.hpp>
  /// A row of a range. Does not compile if it is empty or has a number that is not a scalar value.
  /// \param from         the first scalar value, an integer constant of any type
  /// \param to           the last one, an integer constant of any type
  /// \param their_value  the value of all of them
  template <detail::integer First, detail::integer Last>
  U8LIT_MUST_BE_EVALUATED("no row of scalar values (RFC 3629 section 3), or not checked at compile time")
  consteval code_point_row(First from, Last to, Value their_value) noexcept
      : unchecked_first{detail::is_scalar_range(from, to)
                            ? static_cast<char32_t>(from)
                            : (detail::U8LIT_REFUSE(nullptr, detail::describe_range(from, to)), char32_t{})},
        unchecked_last{static_cast<char32_t>(to)},
        value{their_value} {}

  /// Makes a row without a check, at run time, too. Precondition: first <= last, and no number from `first` to `last`
  /// is a surrogate or beyond 10FFFF.
  /// \param first  the first scalar value
  /// \param last   the last one
  /// \param value  the value of all of them
  /// \return the row
  [[nodiscard]] U8LIT_ABI static constexpr code_point_row unchecked(char32_t first, char32_t last,
                                                                    Value value) noexcept {
    return code_point_row{is_checked{}, first, last, value};
  }

  /// Returns the range as a pair of numbers, `first` and `last`, both included.
  /// \return {first, last}
  [[nodiscard]] U8LIT_ABI constexpr code_point_range range() const noexcept {
    return {unchecked_first, unchecked_last};
  }

  /// Returns whether ranges and values are equal.
  U8LIT_ABI friend constexpr bool operator==(const code_point_row&, const code_point_row&) noexcept = default;

 private:
  struct is_checked {};
  U8LIT_ABI constexpr code_point_row(is_checked, char32_t from, char32_t to, Value their_value) noexcept
      : unchecked_first{from}, unchecked_last{to}, value{their_value} {}
};

}  // namespace u8lit

// From here on: rows in any order become sorted, disjoint runs with values as small numbers, which a multistage table
// can hold. Rows that overlap with different values are reported.

namespace u8lit::detail {

namespace code_point_rows {

template <size_t Size>
struct row_indices {
  unsigned elements[Size]{};
};

// The indices of rows, sorted by their first scalar values. A stable natural merge sort: it starts from the runs that
// are already in order, so sorted rows cost one pass. The rows are not moved.
template <size_t Capacity, class Row>
U8LIT_ABI constexpr row_indices<Capacity> sort_indices(Row rows) noexcept {
  row_indices<Capacity> order, merged, ends;
  size_t runs = 0;
  for (unsigned at = 0; at < Capacity; ++at) {
    order.elements[at] = at;
    if (at > 0 && rows[at].unchecked_first < rows[at - 1].unchecked_first) ends.elements[runs++] = at;
  }
  for (ends.elements[runs++] = Capacity; runs > 1;) {
    size_t merged_runs = 0;
    unsigned at = 0;
    for (size_t run = 0; run < runs; run += 2) {
      const unsigned middle = ends.elements[run], end = run + 1 < runs ? ends.elements[run + 1] : middle;
      for (unsigned left = at, right = middle; at < end;) {
        const bool takes_left = right == end || (left < middle && rows[order.elements[left]].unchecked_first <=
                                                                      rows[order.elements[right]].unchecked_first);
        merged.elements[at++] = order.elements[takes_left ? left++ : right++];
      }
      ends.elements[merged_runs++] = end;
    }
    order = merged;
    runs = merged_runs;
  }
  return order;
}

// Integers, enumerations and bool are their own keys.
template <class Value>
inline constexpr bool is_number = !__is_class(Value) && (__is_enum(Value) || integer<Value> || __is_same(Value, bool));

// Values of other types have their bits for a key if equal values have equal bits. Pointers have none: a constant
// expression cannot read their bits.
template <any_number>
struct constant_bits;
template <class Value>
using bits_type = decltype(integer_of_bits<sizeof(Value) * 8>());
template <class Value>
concept has_bits = !is_number<Value> && __has_unique_object_representations(Value) &&
                   sizeof(Value) <= sizeof(any_number) && (sizeof(Value) & (sizeof(Value) - 1)) == 0 &&
                   requires { typename constant_bits<__builtin_bit_cast(bits_type<Value>, Value{})>; };

// All other values are compared by `==`, and have no key.
template <class Value>
U8LIT_ABI constexpr any_number interning_key(const Value& value) noexcept {
  if constexpr (is_number<Value>) return static_cast<any_number>(value);
  else if constexpr (has_bits<Value>) return __builtin_bit_cast(bits_type<Value>, value);
  else return 0;
}

// Whether two values get the same id. A user's `==` may compare floating-point numbers.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wfloat-equal"
template <class Value>
U8LIT_ABI constexpr bool have_same_id(const Value& left, const Value& right) noexcept {
  if constexpr (is_number<Value> || has_bits<Value>)
    return code_point_rows::interning_key(left) == code_point_rows::interning_key(right);
  else
    return left == right;
}
#pragma GCC diagnostic pop

// The id of a row's value, a new one if no row before has an equal value; 0 is that of the default value. Without keys,
// a value is compared with each distinct one, and interned by the number of the first row that has it, from 1.
template <class Row, class Value, size_t Capacity>
U8LIT_ABI constexpr unsigned intern_value(Row rows, unsigned row, const Value& default_value,
                                          interned_keys<Capacity>& values,
                                          [[maybe_unused]] interner<Capacity>& ids) noexcept {
  if constexpr (is_number<Value> || has_bits<Value>) {
    return ids.intern(code_point_rows::interning_key(rows[row].value), values);
  } else {
    if (code_point_rows::have_same_id(rows[row].value, default_value)) return 0;
    for (unsigned id = 1; id < values.key_count; ++id) {
      if (code_point_rows::have_same_id(rows[values.keys[id] - 1].value, rows[row].value)) return id;
    }
    values.keys[values.key_count] = any_number{row} + 1;
    return static_cast<unsigned>(values.key_count++);
  }
}

}  // namespace code_point_rows

// Consecutive scalar values of equal value. `value` is its id; or the value itself where sorted_rows::is_direct is
// true.
struct value_run {
  char32_t first, last;
  unsigned value;
};

// Rows as sorted, disjoint, maximal runs of values other than the default.
template <size_t Capacity>
struct sorted_rows {
  value_run runs[Capacity + 1]{};
  size_t count = 0;
  // The distinct values, the default first.
  interned_keys<Capacity + 1> values{};
  // Bits of the largest `value` in the runs.
  unsigned bits = 1;
  bool is_direct = false;
  // The first two rows that conflict, by their numbers from 1, and the scalar values in both; 0 if there are none.
  size_t left = 0, right = 0;
  code_point_range both{};

  U8LIT_ABI constexpr const value_run* begin() const noexcept { return runs; }
  U8LIT_ABI constexpr const value_run* end() const noexcept { return runs + count; }
  U8LIT_ABI constexpr size_t size() const noexcept { return count; }
  U8LIT_ABI constexpr any_number default_number() const noexcept { return is_direct ? values.keys[0] : 0; }
};

namespace code_point_rows {

template <class Value>
Value row_value(const code_point_row<Value>&) noexcept;
template <const auto& Rows>
using value_type_of = decltype(code_point_rows::row_value(*detail::begin_of(Rows)));

template <const auto& Rows, class Value>
U8LIT_ABI constexpr auto sort_rows(const Value& default_value) noexcept {
  constexpr size_t capacity = detail::count_of(Rows);
  sorted_rows<capacity> result;
  result.values.keys[0] = code_point_rows::interning_key(default_value);
  if constexpr (capacity > 0) {
    const auto rows = detail::begin_of(Rows);
    const row_indices<capacity> order = code_point_rows::sort_indices<capacity>(rows);
    interner<capacity + 1> ids;
    unsigned farthest = order.elements[0];  // the row before this one that ends last: it is the one to conflict with
    for (const unsigned row : order.elements) {
      const char32_t first = rows[row].unchecked_first, last = rows[row].unchecked_last;
      const char32_t reached = rows[farthest].unchecked_last;
      if (row != farthest && first <= reached &&
          !code_point_rows::have_same_id(rows[row].value, rows[farthest].value)) {
        result.left = (row < farthest ? row : farthest) + 1;
        result.right = (row < farthest ? farthest : row) + 1;
        result.both = {first, last < reached ? last : reached};
        return result;
      }
      if (last > reached) farthest = row;
      const unsigned id = code_point_rows::intern_value(rows, row, default_value, result.values, ids);
      if (id == 0) continue;
      value_run& before = result.runs[result.count == 0 ? 0 : result.count - 1];
      if (result.count == 0 || before.value != id || first > before.last + 1)
        result.runs[result.count++] = {first, last, id};
      else if (last > before.last)
        before.last = last;
    }
  }
  result.bits = detail::bits_for(result.values.key_count - 1);
  if constexpr (is_number<Value>) {
    any_number all = 0;
    for (size_t id = 0; id < result.values.key_count; ++id) all |= result.values.keys[id];
    result.is_direct = detail::bits_for(all) <= result.bits;
    for (size_t run = 0; run < result.count && result.is_direct; ++run)
      result.runs[run].value = static_cast<unsigned>(result.values.keys[result.runs[run].value]);
  }
  return result;
}

// The default value that is given, or `Value{}`.
struct no_value {};
template <const auto& Rows, auto Default>
U8LIT_ABI constexpr value_type_of<Rows> default_of() noexcept {
  if constexpr (__is_same(remove_cvref_t<decltype(Default)>, no_value)) return value_type_of<Rows>{};
  else return value_type_of<Rows>{Default};
}

}  // namespace code_point_rows

template <const auto& Rows, auto Default = code_point_rows::no_value{}>
inline constexpr auto make_sorted_rows =
    code_point_rows::sort_rows<Rows>(code_point_rows::default_of<Rows, Default>());

// The diagnostic of rows that conflict: their numbers, from 1, and the scalar values in both.
namespace invalid_rows {

template <size_t Number>
struct row_number;
template <class First>
struct from;
template <class Last>
struct to;
template <class Row, class OtherRow, class First, class Last>
struct overlap_with_different_values;

}  // namespace invalid_rows

template <const auto& Rows, auto Default>
U8LIT_ABI constexpr auto make_diagnostic_of_rows() noexcept {
  constexpr auto& sorted = make_sorted_rows<Rows, Default>;
  if constexpr (sorted.left == 0) {
    return type_identity<well_formed_text>{};
  } else {
    using namespace invalid_rows;
    return type_identity<overlap_with_different_values<row_number<sorted.left>, row_number<sorted.right>,
        from<diagnostic::character_of<sorted.both.first>>, to<diagnostic::character_of<sorted.both.last>>>>{};
  }
}
// The same in words.
template <const auto& Rows, auto Default>
U8LIT_ABI constexpr sentence words_for_rows() noexcept {
  constexpr auto& sorted = make_sorted_rows<Rows, Default>;
  sentence words;
  words.append(u8"rows ").append_decimal(sorted.left).append(u8" and ").append_decimal(sorted.right);
  words.append(u8" give U+").append_hexadecimal(sorted.both.first, 4);
  if (sorted.both.first != sorted.both.last) words.append(u8" to U+").append_hexadecimal(sorted.both.last, 4);
  return words.append(u8" different values");
}
template <const auto& Rows, auto Default = code_point_rows::no_value{}>
using diagnostic_of_rows = typename decltype(detail::make_diagnostic_of_rows<Rows, Default>())::type;

// The argument `Error` of a map.
template <const auto& Rows, auto Default>
U8LIT_ABI constexpr const bool* check_rows() noexcept {
  using found = diagnostic_of_rows<Rows, Default>;
  if constexpr (is_well_formed_text<found>) return &no_flaw::is_refused;
  else return error_of<found, words_for_rows<Rows, Default>>;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
