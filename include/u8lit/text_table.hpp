// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TABLE_HPP
#define U8LIT_TEXT_TABLE_HPP

#include <u8lit/key_judgement.hpp>
#include <u8lit/text_map.hpp>
#include <u8lit/text_pool.hpp>
#include <u8lit/compiler/begin.hpp>

// Sets and maps of text, built by the compiler from rows in a header, which are in any order:
//
//   inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
//   inline constexpr auto colours = u8lit::text_map_of<colour_rows>;
//
// Rows that are inline constexpr, and used for nothing else, do not get into the program.

namespace u8lit {

// How a table may be asked to differ from the usual.
enum class table_option : unsigned char {
  borrowed,        // keys and values that are text are views of the rows' literals, instead of copies of their octets
  ordered_search,  // no hash, which would take about 3 octets a key
};

namespace text_rows {

template <auto Option, auto... Options>
inline constexpr bool has = ((Option == Options) || ...);

// A hash pays from a few keys on, and finding one for more keys than this takes the compilers too long.
inline constexpr size_t fewest_hashed = 8;
inline constexpr size_t most_hashed = 0x4000;

template <const auto& Rows, table_option... Options>
consteval auto make_search() noexcept {
  constexpr size_t count = row_count<Rows>;
  if constexpr (count >= fewest_hashed && count <= most_hashed && !has<table_option::ordered_search, Options...>) {
    if constexpr (perfect<Rows>.found) return hashed_search<count>{perfect<Rows>.hash};
    else return ordered_search{};
  } else {
    return ordered_search{};
  }
}
template <const auto& Rows, class Which, table_option... Options>
consteval auto make_texts() noexcept {
  if constexpr (has<table_option::borrowed, Options...>) return text_rows::borrow<Rows, Which>();
  else return text_rows::own<Rows, Which>();
}
template <const auto& Rows, table_option... Options>
consteval auto make_set() noexcept {
  using keys_type = decltype(text_rows::make_texts<Rows, key_in_row, Options...>());
  using search_type = decltype(text_rows::make_search<Rows, Options...>());
  return text_set<keys_type, search_type>::unchecked(text_rows::make_texts<Rows, key_in_row, Options...>(),
                                                     text_rows::make_search<Rows, Options...>());
}
template <const auto& Rows, table_option... Options>
inline constexpr auto set = text_rows::make_set<Rows, Options...>();

template <class Value>
inline constexpr bool is_text_view = false;
template <utf8_unit Unit>
inline constexpr bool is_text_view<text_view<Unit>> = true;

template <class Value>
struct unconst {
  using type = Value;
};
template <class Value>
struct unconst<const Value> : unconst<Value> {};
template <class Value>
struct unconst<Value&> : unconst<Value> {};
template <const auto& Rows>
using value_in_rows = typename unconst<decltype(Rows[0].value)>::type;

template <const auto& Rows, table_option... Options>
consteval auto make_values() noexcept {
  using value = value_in_rows<Rows>;
  if constexpr (is_text_view<value>) {
    return text_rows::make_texts<Rows, value_in_row, Options...>();
  } else {
    value_array<value, row_count<Rows>> result{};
    for (size_t rank = 0; rank < row_count<Rows>; ++rank) result.values[rank] = Rows[sorted<Rows>[rank]].value;
    return result;
  }
}

template <const auto& Rows, table_option... Options>
consteval auto make_map() noexcept {
  using keys_type = typename unconst<decltype(set<Rows, Options...>)>::type;
  using values_type = decltype(text_rows::make_values<Rows, Options...>());
  return text_map<keys_type, values_type>::unchecked(set<Rows, Options...>, text_rows::make_values<Rows, Options...>());
}

// What rows must be to be asked for more.
template <const auto& Rows>
U8LIT_ABI constexpr size_t size_of_first_key() noexcept {
  if (row_count<Rows> == 0) return 0;
  return u8lit::key_of(Rows[0]).size();
}
template <size_t Size>
struct known;
template <const auto& Rows>
concept constexpr_rows_with_keys = requires {
  typename known<text_rows::size_of_first_key<Rows>()>;
  requires utf8_unit<key_unit<Rows>>;
};
template <class Row>
U8LIT_ABI constexpr bool has_assignable_value() noexcept {
  if constexpr (requires(const Row& row) { row.value; }) {
    using value = decltype(Row::value);
    return requires(value& to, const Row& row) { value{}, to = row.value; };
  } else {
    return false;
  }
}
template <const auto& Rows>
concept rows_with_values = text_rows::has_assignable_value<typename unconst<decltype(Rows[0])>::type>();

}  // namespace text_rows

// The set of the rows, which are text_keys or whatever else has data() and size(). Keys that are ill-formed or there twice
// do not compile, and are named. Name the set once: each constant that is a copy of it is one in the program, too.
template <const auto& Rows, table_option... Options>
  requires text_rows::constexpr_rows_with_keys<Rows> && well_formed<finding_of_keys<Rows>>
inline constexpr auto text_set_of = text_rows::set<Rows, Options...>;

// The map of the rows, which have a `key` and a `value`. Values that are a text_view of UTF-8 are owned as the keys are;
// others are copied, for which they are default constructible and assignable.
template <const auto& Rows, table_option... Options>
  requires text_rows::constexpr_rows_with_keys<Rows> && text_rows::rows_with_values<Rows> && well_formed<finding_of_keys<Rows>>
inline constexpr auto text_map_of = text_rows::make_map<Rows, Options...>();

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
