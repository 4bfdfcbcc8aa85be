// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_MAP_HPP
#define U8LIT_CODE_POINT_CODE_POINT_MAP_HPP

#include <u8lit/code_point/code_point_rows.hpp>
#include <u8lit/code_point/stages.hpp>
#include <u8lit/base/begin.hpp>

// Properties of characters, such as Unicode's: from scalar value to value in constant time, as a static table.

namespace u8lit::detail {

// The different values by number. Small integers and enumerations need no list, for they are numbers themselves.
template <class Value, size_t Count>
struct list_of_values {
  Value list[Count]{};

  [[nodiscard]] U8LIT_ABI constexpr Value to_unsigned(any_number number) const noexcept { return list[number]; }
  U8LIT_ABI friend constexpr bool operator==(const list_of_values& left, const list_of_values& right) noexcept {
    return compiler::are_equal(left.list, right.list);
  }
};
template <class Value>
struct list_of_values<Value, 0> {
  [[nodiscard]] U8LIT_ABI constexpr Value to_unsigned(any_number number) const noexcept {
    return static_cast<Value>(number);
  }
  U8LIT_ABI friend constexpr bool operator==(const list_of_values&, const list_of_values&) noexcept = default;
};

}  // namespace u8lit::detail

namespace u8lit {

// The value of each scalar value, by a table of stages and, if `Listed` is not 0, a list of the different values.
// A range of its rows: those with other values than the default, in order, as few as can be. Without pointers, and
// structural if the value is.
template <class Value, class Table, size_t Listed>
struct code_point_map : detail::list_of_values<Value, Listed> {
  using value_type = code_point_row<Value>;
  using mapped_type = Value;

  // Public because a template argument's members must be; to write to it is to call `unchecked`.
  Table unchecked_table;

  // Of a table that has the default for what is no scalar value; `code_point_map_of` sees to it.
  [[nodiscard]] U8LIT_ABI static constexpr code_point_map unchecked(const detail::list_of_values<Value, Listed>& values,
                                                      const Table& table) noexcept {
    return {values, table};
  }

  // The value of a number of any integer type: a load for each stage, and one where values are listed. What is no
  // scalar value has the default: surrogates, negative numbers, those beyond 10FFFF, and octets beyond 7F, which are no
  // characters.
  template <detail::integer Number>
  U8LIT_ABI constexpr Value operator[](Number number) const noexcept {
    if constexpr (sizeof(Number) > 1) return this->to_unsigned(unchecked_table[number]);
    else
      return this->to_unsigned(unchecked_table[detail::is_scalar_number(number) ? static_cast<detail::any_number>(number) : ~detail::any_number{}]);
  }
  [[nodiscard]] U8LIT_ABI constexpr Value default_value() const noexcept {
    return this->to_unsigned(Table::default_value);
  }

  class iterator {
   public:
    using value_type = code_point_row<Value>;
    using difference_type = decltype(static_cast<char*>(nullptr) - static_cast<char*>(nullptr));

    U8LIT_ABI constexpr iterator() noexcept = default;
    U8LIT_ABI constexpr iterator(const code_point_map& map U8LIT_LIFETIMEBOUND, detail::any_number first) noexcept
        : map_{&map} {
      find(first);
    }

    U8LIT_ABI constexpr value_type operator*() const noexcept {
      return value_type::unchecked(static_cast<char32_t>(first_), static_cast<char32_t>(end_ - 1), (*map_)[first_]);
    }
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      find(end_);
      return *this;
    }
    U8LIT_ABI constexpr iterator operator++(int) noexcept {
      const iterator before = *this;
      ++*this;
      return before;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.first_ == right.first_;
    }

   private:
    U8LIT_ABI constexpr void find(detail::any_number from) noexcept {
      first_ = from < Table::end && map_->unchecked_table[from] == Table::default_value ? map_->unchecked_table.end_of_run(from) : from;
      end_ = first_ < Table::end ? map_->unchecked_table.end_of_run(first_) : first_;
    }

    const code_point_map* map_ = nullptr;
    detail::any_number first_ = 0, end_ = 0;
  };
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, Table::end}; }

  [[nodiscard]] U8LIT_ABI static constexpr size_t size_in_bytes() noexcept { return sizeof(code_point_map); }

  U8LIT_ABI friend constexpr bool operator==(const code_point_map&, const code_point_map&) noexcept = default;

 private:
  U8LIT_ABI constexpr code_point_map(const detail::list_of_values<Value, Listed>& values, const Table& table) noexcept
      : detail::list_of_values<Value, Listed>{values}, unchecked_table{table} {}
};

// Maps are equal if all scalar values, and what is none, have equal values, whatever the rows that they were made of.
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

namespace u8lit::detail {

namespace arranging {

template <const auto& Rows, size_t Listed, auto... Default, class Table>
[[nodiscard]] U8LIT_ABI constexpr auto mapped_by(const Table& table) noexcept {
  using value = value_of<Rows>;
  constexpr auto& arranged = arranged_rows_of<Rows, Default...>;
  list_of_values<value, Listed> values{};
  if constexpr (Listed > 0) {
    [[maybe_unused]] const auto rows = detail::first_of(Rows);
    values.list[0] = arranging::default_of<Rows, Default...>();
    for (size_t number = 1; number < Listed; ++number) {
      const any_number key = arranged.values.keys[number];
      if constexpr (is_number<value>) values.list[number] = static_cast<value>(key);
      else if constexpr (!has_bits<value>) values.list[number] = rows[key - 1].value;
      else values.list[number] = __builtin_bit_cast(value, static_cast<bits_type<value>>(key));
    }
  }
  return code_point_map<value, Table, Listed>::unchecked(values, table);
}

template <bool IsSmall, const auto& Rows, auto... Default>
[[nodiscard]] U8LIT_ABI constexpr auto make_map() noexcept {
  constexpr auto& runs = arranged_rows_of<Rows, Default...>;
  constexpr size_t listed = runs.is_direct ? 0 : runs.values.key_count;
  if constexpr (IsSmall)
    return arranging::mapped_by<Rows, listed, Default...>(three_stage_of<runs, runs.bits, runs.default_number()>);
  else return arranging::mapped_by<Rows, listed, Default...>(two_stage_of<runs, runs.bits, runs.default_number()>);
}

}  // namespace arranging

}  // namespace u8lit::detail

namespace u8lit {

// The map of rows, a named constant: an array of `code_point_row<Value>`, or no_rows<code_point_row<Value>>, in any order.
// All else has the value `Value{}`, or what is given after the rows. Rows may overlap if their values are equal; those
// that contradict each other do not compile, and are named.
template <const auto& Rows, auto... Default>
  requires detail::rows_agree<detail::diagnostic_of_rows<Rows, Default...>>
inline constexpr auto code_point_map_of = detail::arranging::make_map<false, Rows, Default...>();

// The same in three stages: half as large or less where rows are many, for one load more.
template <const auto& Rows, auto... Default>
  requires detail::rows_agree<detail::diagnostic_of_rows<Rows, Default...>>
inline constexpr auto small_code_point_map_of = detail::arranging::make_map<true, Rows, Default...>();

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
