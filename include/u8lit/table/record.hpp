// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_RECORD_HPP
#define U8LIT_TABLE_RECORD_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/base/type_traits.hpp>
#include <u8lit/table/text_pool.hpp>
#include <u8lit/base/begin.hpp>

// Records: values that are structs with text_views among their members. They are stored by columns, one for each
// member, and text in pools, without pointers. An entry's record is put together when it is read.

namespace u8lit::detail {

// Values by rank, as they are.
template <class Value, size_t Count>
struct value_array {
  using value_type = Value;
  using reference = const Value&;

  Value values[Count];

  U8LIT_ABI static constexpr size_t size() noexcept { return Count; }
  U8LIT_ABI constexpr const Value& operator[](size_t rank) const noexcept U8LIT_LIFETIMEBOUND { return values[rank]; }
};
// An array cannot be empty.
template <class Value>
struct value_array<Value, 0> {
  using value_type = Value;
  using reference = const Value&;

  const Value* values = nullptr;

  U8LIT_ABI static constexpr size_t size() noexcept { return 0; }
  U8LIT_ABI constexpr const Value& operator[](size_t rank) const noexcept { return values[rank]; }
};

// Converts to the bases of a class.
template <class Class>
struct any_base_of {
  template <class Base>
    requires(__is_base_of(Base, Class) && !__is_same(Base, Class))
  U8LIT_ABI operator Base() const noexcept;
};

// Whether structured bindings are something else than the members of a class, or members of its bases, too.
template <class Record>
concept has_other_bindings = requires { sizeof(std::tuple_size<Record>); } ||
                             requires { Record{any_base_of<Record>{}}; };

// How many `{}` initialize a struct: 2 to 8, or 0.
template <class Record>
U8LIT_ABI constexpr size_t count_braces() noexcept {
  if constexpr (!__is_aggregate(Record) || has_other_bindings<Record>) return 0;
  else if constexpr (requires { Record{{}, {}, {}, {}, {}, {}, {}, {}, {}}; }) return 0;
  else if constexpr (requires { Record{{}, {}, {}, {}, {}, {}, {}, {}}; }) return 8;
  else if constexpr (requires { Record{{}, {}, {}, {}, {}, {}, {}}; }) return 7;
  else if constexpr (requires { Record{{}, {}, {}, {}, {}, {}}; }) return 6;
  else if constexpr (requires { Record{{}, {}, {}, {}, {}}; }) return 5;
  else if constexpr (requires { Record{{}, {}, {}, {}}; }) return 4;
  else if constexpr (requires { Record{{}, {}, {}}; }) return 3;
  else if constexpr (requires { Record{{}, {}}; }) return 2;
  else return 0;
}

// Converts to any object; an alias for each index.
struct any_value {
  template <class Value>
  U8LIT_ABI operator Value() const noexcept;
};
template <size_t>
using any_value_at = any_value;

// The number of members of a struct: 2 to 8, or 0 if it has more, fewer or bases, or an array. Members that `{}` does
// not initialize may follow the others, if they have initializers.
template <class Record, size_t... Indices>
U8LIT_ABI constexpr size_t count_members(indices<Indices...>) noexcept {
  if constexpr (requires { Record{any_value_at<Indices>{}..., any_value{}}; }) return 0;
  else return sizeof...(Indices);
}
template <class Record>
U8LIT_ABI constexpr size_t count_members() noexcept {
  return detail::count_members<Record>(indices_below<detail::count_braces<Record>()>{});
}

// Calls a function with the members of a record.
template <class Record, class Function>
U8LIT_ABI constexpr auto apply_to_members(const Record& record, Function function) noexcept {
  constexpr size_t count = detail::count_members<Record>();
  if constexpr (count == 2) {
    const auto& [first, second] = record;
    return function(first, second);
  } else if constexpr (count == 3) {
    const auto& [first, second, third] = record;
    return function(first, second, third);
  } else if constexpr (count == 4) {
    const auto& [first, second, third, fourth] = record;
    return function(first, second, third, fourth);
  } else if constexpr (count == 5) {
    const auto& [first, second, third, fourth, fifth] = record;
    return function(first, second, third, fourth, fifth);
  } else if constexpr (count == 6) {
    const auto& [first, second, third, fourth, fifth, sixth] = record;
    return function(first, second, third, fourth, fifth, sixth);
  } else if constexpr (count == 7) {
    const auto& [first, second, third, fourth, fifth, sixth, seventh] = record;
    return function(first, second, third, fourth, fifth, sixth, seventh);
  } else {
    const auto& [first, second, third, fourth, fifth, sixth, seventh, eighth] = record;
    return function(first, second, third, fourth, fifth, sixth, seventh, eighth);
  }
}

template <size_t Index, class Record>
U8LIT_ABI constexpr auto copy_member(const Record& record) noexcept {
  return detail::apply_to_members(record,
                                  [](const auto&... members) { return detail::nth_argument<Index>(members...); });
}

template <class... Types>
struct type_list {};

template <class Record>
U8LIT_ABI constexpr auto make_member_types(const Record& record) noexcept {
  return detail::apply_to_members(
      record, [](const auto&... members) { return type_list<remove_cvref_t<decltype(members)>...>{}; });
}

// Whether values can be default constructed, copied and assigned, in constant expressions.
template <class Value>
U8LIT_ABI constexpr size_t try_assignment() noexcept {
  [[maybe_unused]] Value to{};
  const Value from{};
  to = from;
  return 1;
}
template <class Value>
concept copied_by_assignment = requires(Value& to, const Value& from, void (*take)(Value)) {
  take({});
  take(from);
  to = from;
  typename indices<detail::try_assignment<Value>()>;
};

template <class>
inline constexpr bool has_columns = false;
template <class... Members>
inline constexpr bool has_columns<type_list<Members...>> =
    (is_text_view<Members> || ...) && (copied_by_assignment<Members> && ...);

template <class Value>
inline constexpr bool is_record = false;
template <copied_by_assignment Value>
  requires(detail::count_members<Value>() > 0)
inline constexpr bool is_record<Value> = has_columns<decltype(detail::make_member_types(Value{}))>;

template <size_t Index, class Column>
struct indexed_column {
  Column elements;
};
// Records by rank, as an array of columns.
template <class Record, class Indices, class... Columns>
struct record_columns;
template <class Record, size_t... Indices, class... Columns>
struct record_columns<Record, indices<Indices...>, Columns...> : indexed_column<Indices, Columns>... {
  using value_type = Record;
  using reference = Record;

  U8LIT_ABI constexpr Record operator[](size_t rank) const noexcept {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // to bit-fields
    return Record{static_cast<const indexed_column<Indices, Columns>&>(*this).elements[rank]...};
#pragma GCC diagnostic pop
  }
};
template <class Record, size_t... Indices, class... Columns>
consteval auto make_record_columns(indices<Indices...>, const Columns&... columns) noexcept {
  return record_columns<Record, indices<Indices...>, Columns...>{{columns}...};
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
