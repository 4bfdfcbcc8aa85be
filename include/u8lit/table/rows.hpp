// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_ROWS_HPP
#define U8LIT_TABLE_ROWS_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

// The table wing: sets, maps and switches over text, built by the compiler. A table is built from rows, which are an
// array in a header, or anything with size() and operator[], such as std::array:
//
//   inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
//   inline constexpr auto colours = u8lit::make_text_map<colour_rows>;  // colours.at("grün") == 2
//
// How each header of this wing contributes to `colours`:
//   rows            counts the rows: two
//   eight_octets    loads and compares eight octets at a time
//   key_case        marks the keys of tables that ignore case
//   key_order       sorts the keys in code point order: "grün" has rank 0, "red" rank 1
//   key_check       makes ill-formed and duplicate keys compile errors that name the key
//   perfect_hash    finds a hash without collisions, in tables of eight keys or more
//   text_pool       stores the keys by rank: the bytes of "grünred", and the offsets 0, 5 and 8
//   record          stores values that are structs with texts by columns, other values in an array
//   mapped_keys     maps keys, and what is looked up, for tables that compare what is mapped
//   key_search      finds the rank of a key, with the hash or by binary search
//   table_iterator  visits the entries by rank
//   found_value     is the value that was found, or nothing
//   number_key      sorts and hashes numbers as if they were keys
//   number_search   stores numbers by rank and finds them
//   value_check     finds values that occur twice, and enumerators that have no row, if asked to
//   text_table      combines these parts in text_set and text_map
//   number_map      combines them in a map with numbers for keys
// text_cases and text_switch use the same parts for a switch: rows, with the number of a case as the value.

namespace u8lit::detail {

// Why keys are refused (attributes.hpp: U8LIT_REFUSAL).
#define U8LIT_NO_KEY "u8lit: how long is this text? A key is a literal, or a view of constant code units"
U8LIT_REFUSAL_CLASS(a_key_is_a_literal_or_a_view_of_constant_code_units, U8LIT_NO_KEY)

}  // namespace u8lit::detail

namespace u8lit {

/// The key of a table's row: a literal of UTF-8, which may contain NULs, or a view of one. It borrows the code units
/// and does not validate them; the table validates all its keys at once, and the error names the one that is
/// ill-formed.
/// \code
/// inline constexpr u8lit::text_key<> keyword_rows[] = {"if", "else", "für"};
/// inline constexpr auto keywords = u8lit::make_text_set<keyword_rows>;
/// \endcode
template <utf8_unit Unit = char>
class text_key {
 public:
  using unit_type = Unit;  ///< The code unit type.

  /// A key with the code units of a literal, without its final NUL.
  /// \param literal  a string literal, which the key refers to
  template <size_t Size>
  U8LIT_ABI constexpr text_key(const Unit (&literal U8LIT_LIFETIMEBOUND)[Size]) noexcept
      : data_{literal}, size_{detail::units_of(literal).size()} {}

  /// A key with all code units of a view.
  /// \param text  anything with data() and size(); the key refers to its code units
  template <class Text>
    requires requires(const Text& text, const Unit*& data) { data = text.data(); detail::units_of(text); }
  U8LIT_ABI constexpr text_key(const Text& text) noexcept : data_{text.data()}, size_{detail::units_of(text).size()} {}

  /// Deleted: the length of the text in a writable array or at a pointer is unknown. Not for nullptr, which could then
  /// be converted to a key as well as to a pointer of a user's class.
  template <detail::unsized Text, class = detail::a_key_is_a_literal_or_a_view_of_constant_code_units>
    requires(!__is_same(Text, decltype(nullptr)))
  U8LIT_ABI constexpr text_key(Text&& U8LIT_REFUSAL(a_key_is_a_literal_or_a_view_of_constant_code_units))
      U8LIT_ELSE_DELETED(U8LIT_NO_KEY);
  /// Deleted: a temporary that owns its code units is destroyed before the table is built.
  template <detail::owning_temporary Text>
    requires text_like<Text>
  U8LIT_ABI text_key(const Text&&) = delete;

  /// Returns the first code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  /// Returns the number of code units.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

 private:
  const Unit* data_;
  size_t size_;
};

/// A row of a text_map: a key and its value.
/// \code
/// inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
/// inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
/// \endcode
template <class Value, utf8_unit Unit = char>
struct text_row {
  text_key<Unit> key;  ///< The key, a literal.
  Value value;  ///< Its value.
};
/// Deduces the types of a row, as in `std::array{u8lit::text_row{"red", 1}, u8lit::text_row{"grün", 2}}`.
template <utf8_unit Unit, size_t Size, class Value>
text_row(const Unit (&)[Size], Value) -> text_row<Value, Unit>;

}  // namespace u8lit

namespace u8lit::detail {

// A row of a number map.
template <class Key, class Value>
struct number_row {
  Key key;
  Value value;
};

// An array of rows as a value, which a function can return.
template <class Row, size_t Count>
struct row_array {
  Row rows[Count];

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr const Row* begin() const noexcept { return rows; }
  U8LIT_ABI constexpr const Row* end() const noexcept { return rows + Count; }
  U8LIT_ABI constexpr const Row& operator[](size_t index) const noexcept { return rows[index]; }
};
// The rows of an empty table, because an array cannot be empty.
template <class Row>
struct empty_rows {
  const Row* rows = nullptr;

  U8LIT_ABI static constexpr size_t size() noexcept { return 0; }
  U8LIT_ABI constexpr const Row* begin() const noexcept { return rows; }
  U8LIT_ABI constexpr const Row* end() const noexcept { return rows; }
  U8LIT_ABI constexpr const Row& operator[](size_t index) const noexcept { return rows[index]; }
};
// The braces of make_rows with nothing in them.
struct empty_braces { U8LIT_ABI constexpr empty_braces() noexcept {} };
template <class Row, size_t Count, size_t... Indices>
U8LIT_ABI constexpr row_array<Row, Count> copy_rows(const Row (&rows)[Count], indices<Indices...>) noexcept {
  return {{rows[Indices]...}};
}

}  // namespace u8lit::detail

namespace u8lit {

/// Makes the rows of a text_map. Their number and type need not be written.
/// \tparam Value  the type of the values
/// \param rows   keys and values in braces
/// \return an array of text_row<Value> as a value. Complexity: linear.
/// - errors: none; the table checks the keys
/// \code
/// inline constexpr auto colour_rows = u8lit::make_rows<int>({{"red", 1}, {"grün", 2}});
/// inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
/// \endcode
template <class Value, size_t Count>
[[nodiscard]] U8LIT_ABI constexpr detail::row_array<text_row<Value>, Count> make_rows(
    const text_row<Value> (&rows)[Count]) noexcept {
  return detail::copy_rows(rows, detail::indices_below<Count>{});
}
/// As above, for empty braces: the rows of an empty table.
template <class Value>
[[nodiscard]] U8LIT_ABI constexpr detail::empty_rows<text_row<Value>> make_rows(
    detail::empty_braces) noexcept { return {}; }
/// Makes the rows of a text_set.
/// \param rows  keys in braces
/// \return an array of text_key<> as a value. Complexity: linear.
template <size_t Count>
[[nodiscard]] U8LIT_ABI constexpr detail::row_array<text_key<>, Count> make_rows(
    const text_key<> (&rows)[Count]) noexcept {
  return detail::copy_rows(rows, detail::indices_below<Count>{});
}
/// As above, for empty braces.
[[nodiscard]] U8LIT_ABI constexpr detail::empty_rows<text_key<>> make_rows(detail::empty_braces) noexcept { return {}; }

/// Makes the rows of a number map (number_map.hpp).
/// \tparam Key    the type of the keys: an integer of at most 64 bits, or an enumeration
/// \tparam Value  the type of the values
/// \param rows   keys and values in braces
/// \return an array of rows as a value, each with a `key` and a `value`. Complexity: linear.
/// \code
/// inline constexpr auto status_rows = u8lit::make_rows<int, u8lit::utf8_view>({{200, "OK"}, {404, "Not Found"}});
/// inline constexpr auto statuses = u8lit::make_number_map<status_rows>;
/// \endcode
template <class Key, class Value, size_t Count>
[[nodiscard]] U8LIT_ABI constexpr detail::row_array<detail::number_row<Key, Value>, Count> make_rows(
    const detail::number_row<Key, Value> (&rows)[Count]) noexcept {
  return detail::copy_rows(rows, detail::indices_below<Count>{});
}
/// As above, for empty braces.
template <class Key, class Value>
[[nodiscard]] U8LIT_ABI constexpr detail::empty_rows<detail::number_row<Key, Value>> make_rows(
    detail::empty_braces) noexcept { return {}; }

/// The rows that a function returns, for a table in one declaration.
///
/// In a header, write the rows as a constant with a name instead: clang names a lambda after the file that includes it,
/// and so makes a table for each of them.
/// - errors: a function that is not constexpr does not compile
/// \tparam MakeRows  a constexpr function without parameters, such as a lambda
/// \code
/// constexpr auto colours =
///     u8lit::make_text_map<u8lit::rows_from<[] { return u8lit::make_rows<int>({{"red", 1}, {"grün", 2}}); }>>;
/// \endcode
template <auto MakeRows>
inline constexpr auto rows_from = MakeRows();

}  // namespace u8lit

namespace u8lit::detail {

template <class Row, size_t Count>
U8LIT_ABI constexpr size_t count_of(const Row (&)[Count]) noexcept { return Count; }
template <class Rows>
  requires requires(const Rows& rows) { static_cast<size_t>(rows.size()); }
U8LIT_ABI constexpr size_t count_of(const Rows& rows) noexcept {
  return static_cast<size_t>(rows.size());
}

// A random access iterator to the first row.
template <class Row, size_t Count>
U8LIT_ABI constexpr const Row* begin_of(const Row (&rows)[Count]) noexcept { return rows; }
template <class Rows>
U8LIT_ABI constexpr auto begin_of(const Rows& rows) noexcept { return rows.begin(); }

template <const auto& Rows>
inline constexpr size_t row_count = detail::count_of(Rows);

template <class Row>
inline constexpr empty_rows<Row> no_rows{};

// The code units of a row's key. Rows of a set are keys themselves: a text_key, or anything else with data() and
// size().
template <class Row>
[[nodiscard]] U8LIT_ABI constexpr auto key_of(const Row& row) noexcept {
  if constexpr (requires { row.key; }) return detail::units_of(row.key);
  else return detail::units_of(row);
}

// The number of a row in messages, from 1, as a type. Rows of a file have the numbers of the lines that they begin in.
namespace invalid_key {

template <size_t Number>
struct row_number {
  static constexpr size_t number = Number;
  static constexpr auto& word = u8"row";
};

}  // namespace invalid_key
namespace invalid_file {

template <size_t Number>
struct line_number {
  static constexpr size_t number = Number;
  static constexpr auto& word = u8"line";
};

}  // namespace invalid_file

template <const auto& Rows, size_t Row>
U8LIT_ABI constexpr auto find_row_in_message() noexcept {
  if constexpr (requires { Rows.template find_line<Row>(); })
    return invalid_file::line_number<Rows.template find_line<Row>()>{};
  else return invalid_key::row_number<Row + 1>{};
}
template <const auto& Rows, size_t Row>
using row_in_message = decltype(detail::find_row_in_message<Rows, Row>());

}  // namespace u8lit::detail

#undef U8LIT_NO_KEY
#include <u8lit/base/end.hpp>

#endif
