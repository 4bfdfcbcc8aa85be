// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_MAP_HPP
#define U8LIT_CODE_POINT_CODE_POINT_MAP_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/code_point/code_point_rows.hpp>  // IWYU pragma: export
#include <u8lit/code_point/stages.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The distinct values by id.
template <class Value, size_t Count>
struct value_list {
  Value list[Count]{};

  [[nodiscard]] U8LIT_ABI constexpr Value value_by_id(any_number id) const noexcept { return list[id]; }
  U8LIT_ABI friend constexpr bool operator==(const value_list& left, const value_list& right) noexcept {
    return compiler::are_equal(left.list, right.list);
  }
};
// Small integers and enumerations need no list: the table holds them directly.
template <class Value>
struct value_list<Value, 0> {
  [[nodiscard]] U8LIT_ABI constexpr Value value_by_id(any_number id) const noexcept { return static_cast<Value>(id); }
  U8LIT_ABI friend constexpr bool operator==(const value_list&, const value_list&) noexcept = default;
};

}  // namespace u8lit::detail

namespace u8lit {

/// A map from scalar values to values of a property, in constant time: a multistage table, followed by a list of the
/// distinct values if `Listed` is not 0. Made by `make_code_point_map`.
///
/// A range of code_point_rows: those with other values than the default, in order, and as few as possible. It contains
/// no pointers, and is structural if the value is.
/// \code
/// inline constexpr u8lit::code_point_row<int> rows[]{{U'0', U'9', 1}, {U'a', U'z', 2}};
/// static_assert(u8lit::make_code_point_map<rows>[U'x'] == 2);
/// \endcode
template <class Value, class Table, size_t Listed>
struct code_point_map : detail::value_list<Value, Listed> {
  using value_type = code_point_row<Value>;  ///< What it is a range of.
  using mapped_type = Value;  ///< The type of the values.

  /// Public because a template argument's members must be. Writing to it has the precondition of `unchecked`.
  Table unchecked_table;

  /// Makes a map from its parts, as `make_code_point_map` does. Precondition: the table has the default value for all
  /// numbers that are not scalar values.
  /// \param values  the distinct values by id
  /// \param table   the ids of the values
  /// \return the map
  [[nodiscard]] U8LIT_ABI static constexpr code_point_map unchecked(const detail::value_list<Value, Listed>& values,
                                                                    const Table& table) noexcept {
    return {values, table};
  }

  /// Returns the value of a scalar value. Complexity: a load for each stage, and one more if values are listed.
  /// \param number  an integer of any type. Surrogates, negative numbers and those beyond 10FFFF have the default
  ///                value; so have chars beyond 7F, which are only part of a character.
  /// \return the value
  template <detail::integer Number>
  U8LIT_ABI constexpr Value operator[](Number number) const noexcept {
    if constexpr (sizeof(Number) > 1) {
      return this->value_by_id(unchecked_table[number]);
    } else {
      const bool is_ascii = detail::converts_to_scalar_value(number);
      return this->value_by_id(
          unchecked_table[is_ascii ? static_cast<detail::any_number>(number) : ~detail::any_number{}]);
    }
  }
  /// Returns the value of all numbers that are in no row.
  [[nodiscard]] U8LIT_ABI constexpr Value default_value() const noexcept {
    return this->value_by_id(Table::default_value);
  }

  /// Iterates over the rows of a map, in order. Refers to the map. Models std::forward_iterator.
  class iterator : public detail::postfix_increment<iterator> {
   public:
    using value_type = code_point_row<Value>;  ///< What it refers to.
    using difference_type = detail::ptrdiff_t;  ///< For std::iterator_traits.

    /// A singular iterator.
    U8LIT_ABI constexpr iterator() noexcept = default;
    /// The iterator to the first row that begins at `first` or later.
    U8LIT_ABI constexpr iterator(const code_point_map& map U8LIT_LIFETIMEBOUND, detail::any_number first) noexcept
        : map_{&map} {
      find(first);
    }

    /// Returns the row.
    U8LIT_ABI constexpr value_type operator*() const noexcept {
      return value_type::unchecked(static_cast<char32_t>(first_), static_cast<char32_t>(end_ - 1), (*map_)[first_]);
    }
    using detail::postfix_increment<iterator>::operator++;
    /// Advances to the next row.
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      find(end_);
      return *this;
    }
    /// Returns whether two iterators of a map are at the same row.
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.first_ == right.first_;
    }

   private:
    U8LIT_ABI constexpr void find(detail::any_number from) noexcept {
      const Table& table = map_->unchecked_table;
      first_ = from < Table::end && table[from] == Table::default_value ? table.end_of_run(from) : from;
      end_ = first_ < Table::end ? table.end_of_run(first_) : first_;
    }

    const code_point_map* map_ = nullptr;
    detail::any_number first_ = 0, end_ = 0;
  };
  /// Returns an iterator to the first row. It refers to the map.
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  /// Returns an iterator past the last row. It refers to the map.
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, Table::end}; }

  /// Returns the size of the map in bytes, or of the constants that it refers to.
  [[nodiscard]] U8LIT_ABI constexpr size_t size_in_bytes() const noexcept {
    if constexpr (!__is_empty(Table)) return sizeof(code_point_map);
    else return Table::size_in_bytes() + Listed * sizeof(Value);
  }

  /// Returns whether two maps of the same type have equal tables.
  U8LIT_ABI friend constexpr bool operator==(const code_point_map&, const code_point_map&) noexcept = default;

 private:
  U8LIT_ABI constexpr code_point_map(const detail::value_list<Value, Listed>& values, const Table& table) noexcept
      : detail::value_list<Value, Listed>{values}, unchecked_table{table} {}
};

/// Returns whether two maps have equal values for all numbers, whatever rows they were made from. Complexity: linear in
/// the rows and the size of the tables.
template <class Value, class Left, size_t LeftListed, class Right, size_t RightListed>
U8LIT_ABI constexpr bool operator==(const code_point_map<Value, Left, LeftListed>& left,
                                    const code_point_map<Value, Right, RightListed>& right) noexcept {
  auto at = left.begin();
  for (const auto row : right) {
    if (at == left.end() || !(*at == row)) return false;
    ++at;
  }
  return at == left.end() && left.default_value() == right.default_value();
}

}  // namespace u8lit

namespace u8lit::detail::code_point_rows {

template <const auto& Rows, size_t Listed, auto Default, class Table>
[[nodiscard]] U8LIT_ABI constexpr auto make_map_of_table(const Table& table) noexcept {
  using value = value_type_of<Rows>;
  constexpr auto& sorted = make_sorted_rows<Rows, Default>;
  value_list<value, Listed> values{};
  if constexpr (Listed > 0) {
    [[maybe_unused]] const auto rows = detail::begin_of(Rows);
    values.list[0] = code_point_rows::default_of<Rows, Default>();
    for (size_t id = 1; id < Listed; ++id) {
      const any_number key = sorted.values.keys[id];
      if constexpr (is_number<value>) values.list[id] = static_cast<value>(key);
      else if constexpr (!has_bits<value>) values.list[id] = rows[key - 1].value;
      else values.list[id] = __builtin_bit_cast(value, static_cast<bits_type<value>>(key));
    }
  }
  return code_point_map<value, Table, Listed>::unchecked(values, table);
}

template <bool IsSmall, const auto& Rows, auto Default>
[[nodiscard]] U8LIT_ABI constexpr auto make_map() noexcept {
  constexpr auto& runs = make_sorted_rows<Rows, Default>;
  constexpr size_t listed = runs.is_direct ? 0 : runs.values.key_count;
  if constexpr (IsSmall)
    return code_point_rows::make_map_of_table<Rows, listed, Default>(
        make_three_stage_table<runs, runs.bits, runs.default_number()>);
  else
    return code_point_rows::make_map_of_table<Rows, listed, Default>(
        make_two_stage_table<runs, runs.bits, runs.default_number()>);
}

}  // namespace u8lit::detail::code_point_rows

namespace u8lit {

/// The map of some rows: a code_point_map with a two-stage table, one object in all translation units.
/// \tparam Rows     a named constant: code_point_rows in any order, in an array or std::array. Rows may overlap if
///                  their values are equal; rows that conflict do not compile, and the error names them.
/// \tparam Default  the value of all other scalar values; `Value{}` if it is not given
/// \code
/// inline constexpr u8lit::code_point_row<int> rows[]{{U'0', U'9', 1}, {U'a', U'z', 2}};
/// inline constexpr auto& kind_of = u8lit::make_code_point_map<rows>;
/// \endcode
template <const auto& Rows, auto Default = detail::code_point_rows::no_value{},
          const bool* Error = detail::check_rows<Rows, Default>()>
  requires detail::acceptable<Error>
inline constexpr auto make_code_point_map = detail::code_point_rows::make_map<false, Rows, Default>();
template <const auto& Rows, auto Default, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_code_point_map<Rows, Default, Error> = {};

/// As `make_code_point_map`, with a three-stage table: with many rows, half the size or less, and one load more. Rows
/// that conflict do not compile.
/// \code
/// inline constexpr u8lit::code_point_row<int> rows[]{{U'0', U'9', 1}, {U'a', U'z', 2}};
/// inline constexpr auto& kind_of = u8lit::make_small_code_point_map<rows>;
/// \endcode
template <const auto& Rows, auto Default = detail::code_point_rows::no_value{},
          const bool* Error = detail::check_rows<Rows, Default>()>
  requires detail::acceptable<Error>
inline constexpr auto make_small_code_point_map = detail::code_point_rows::make_map<true, Rows, Default>();
template <const auto& Rows, auto Default, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_small_code_point_map<Rows, Default, Error> = {};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
