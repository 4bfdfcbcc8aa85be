// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TEXT_TABLE_HPP
#define U8LIT_TABLE_TEXT_TABLE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/table/key_check.hpp>
#include <u8lit/table/key_search.hpp>
#include <u8lit/table/table_iterator.hpp>
#include <u8lit/table/text_pool.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The value that a table has for a key, or nothing; what `text_map::find_value` returns. `Reference` is what the table's
// values are read as: a reference to the value, which the table then must outlive, or text.
//
//   if (const auto number = colours.find_value(word)) return *number;
template <class Reference>
class found_value {
 public:
  using value_type = Reference;

  U8LIT_ABI constexpr found_value() noexcept = default;
  U8LIT_ABI explicit constexpr found_value(Reference value) noexcept : value_{value}, has_value_{true} {}

  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return has_value_; }
  U8LIT_ABI explicit constexpr operator bool() const noexcept { return has_value_; }
  // Precondition: there is a value.
  [[nodiscard]] U8LIT_ABI constexpr Reference operator*() const noexcept { return value_; }
  [[nodiscard]] U8LIT_ABI constexpr const Reference* operator->() const noexcept U8LIT_LIFETIMEBOUND { return &value_; }
  [[nodiscard]] U8LIT_ABI constexpr Reference value_or(Reference other) const noexcept {
    return has_value_ ? value_ : other;
  }

 private:
  Reference value_{};
  bool has_value_ = false;
};
template <class Value>
class found_value<const Value&> {
 public:
  using value_type = Value;

  U8LIT_ABI constexpr found_value() noexcept = default;
  U8LIT_ABI explicit constexpr found_value(const Value& value U8LIT_LIFETIMEBOUND) noexcept : value_{&value} {}

  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return value_ != nullptr; }
  U8LIT_ABI explicit constexpr operator bool() const noexcept { return value_ != nullptr; }
  // Precondition: there is a value.
  [[nodiscard]] U8LIT_ABI constexpr const Value& operator*() const noexcept { return *value_; }
  [[nodiscard]] U8LIT_ABI constexpr const Value* operator->() const noexcept { return value_; }
  [[nodiscard]] U8LIT_ABI constexpr Value value_or(Value other) const noexcept { return value_ ? *value_ : other; }

 private:
  const Value* value_ = nullptr;
};

}  // namespace u8lit::detail

namespace u8lit {

// A set of keys in code point order, which for UTF-8 is that of the octets (RFC 3629 section 1). Its elements are text, by
// rank. Whatever is sought in it may be text of any form, a string or octets, which need not be well-formed.
template <class Keys, class Search>
class text_set {
 public:
  using unit_type = typename Keys::unit_type;
  using value_type = text_view<unit_type>;
  using iterator = detail::table_iterator<text_set>;
  using const_iterator = iterator;

  // Of keys that are known to be well-formed, different and in order, and a search that fits them; `text_set_of` sees to it.
  [[nodiscard]] U8LIT_ABI static constexpr text_set unchecked(const Keys& keys, const Search& search) noexcept {
    return {keys, search};
  }

  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return Keys::size(); }
  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
  // The key of a rank: its place in code point order, from 0. Precondition: rank < size().
  [[nodiscard]] U8LIT_ABI constexpr value_type nth(size_t rank) const noexcept U8LIT_LIFETIMEBOUND { return keys_[rank]; }
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, size()}; }

  // The rank of a key, or npos. Linear in what is sought, where the table has a hash; else times the logarithm of the size.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t rank_of(const Text& sought) const noexcept {
    const auto octets = as_octets(sought);
    return octets.whole() ? search_.find(keys_, octets.data(), octets.size()) : npos;
  }
  // The key, or end().
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr iterator find(const Text& sought) const noexcept U8LIT_LIFETIMEBOUND {
    return at_rank(rank_of(sought));
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(const Text& sought) const noexcept {
    return rank_of(sought) != npos;
  }

  // The keys that begin with the text; all, if it is empty. Logarithmic in the size.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr detail::table_range<text_set> starting_with(const Text& prefix) const noexcept
      U8LIT_LIFETIMEBOUND {
    const detail::rank_range ranks = ranks_of_prefix(prefix);
    return {at_rank(ranks.first), at_rank(ranks.last)};
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr detail::rank_range ranks_of_prefix(const Text& prefix) const noexcept {
    const auto octets = as_octets(prefix);
    return octets.whole() ? detail::text_rows::with_prefix(keys_, octets.data(), octets.size()) : detail::rank_range{size(), size()};
  }

  // The longest key that the text begins with, or end(). The logarithm of the size for each octet of that key.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr iterator longest_prefix_of(const Text& text) const noexcept U8LIT_LIFETIMEBOUND {
    return at_rank(rank_of_longest_prefix(text));
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t rank_of_longest_prefix(const Text& text) const noexcept {
    const auto octets = as_octets(text);
    return detail::text_rows::longest_prefix(keys_, octets.data(), octets.size());
  }

  // Text of unknown length.
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& rank_of(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& find(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& contains(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& starting_with(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& ranks_of_prefix(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& longest_prefix_of(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& rank_of_longest_prefix(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

 private:
  U8LIT_ABI constexpr text_set(const Keys& keys, const Search& search) noexcept : keys_{keys}, search_{search} {}

  template <class Text>
  [[nodiscard]] U8LIT_ABI static constexpr auto as_octets(const Text& text) noexcept {
    return detail::text_rows::as_octets<Keys::longest>(detail::units_of(text));
  }
  [[nodiscard]] U8LIT_ABI constexpr iterator at_rank(size_t rank) const noexcept {
    return {*this, rank == npos ? size() : rank};
  }

  Keys keys_;
  [[no_unique_address]] Search search_;
};

}  // namespace u8lit

namespace u8lit::detail {

namespace invalid_key {

enum there_is_no_such_key : unsigned char {};

// What the compilers name where a key is known only at run time.
struct at_run_time_ask_find_value_instead_of_at {
  template <class Set, class Key>
  [[nodiscard]] U8LIT_ABI static constexpr size_t rank_of(const Set& keys, const Key& key) noexcept {
    return keys.rank_of(key);
  }
};

consteval size_t no_such_key(size_t size) noexcept {
  return diagnostic_array<there_is_no_such_key>{}.at[size + 1];
}

}  // namespace invalid_key

}  // namespace u8lit::detail

namespace u8lit::detail {

// A key and its value, of which the table keeps the one: `for (const auto [key, value] : map)`.
template <utf8_unit Unit, class Value>
struct text_entry {
  text_view<Unit> key;
  Value value;
};

}  // namespace u8lit::detail

namespace u8lit::detail {

// The values of a table in the order of its keys, where they are not text.
template <class Value, size_t Count>
struct value_array {
  using value_type = Value;
  using reference = const Value&;

  Value values[Count == 0 ? 1 : Count];

  U8LIT_ABI constexpr const Value& operator[](size_t rank) const noexcept U8LIT_LIFETIMEBOUND { return values[rank]; }
};

}  // namespace u8lit::detail

namespace u8lit {

// A text_set with a value for each key, which is text or whatever else may be a constant.
template <class Set, class Values>
class text_map {
 public:
  using unit_type = typename Set::unit_type;
  using key_type = text_view<unit_type>;
  using mapped_type = typename Values::value_type;
  using value_type = detail::text_entry<unit_type, typename Values::reference>;
  using iterator = detail::table_iterator<text_map>;
  using const_iterator = iterator;

  // Of as many values as keys; `text_map_of` sees to it.
  [[nodiscard]] U8LIT_ABI static constexpr text_map unchecked(const Set& keys, const Values& values) noexcept {
    return {keys, values};
  }

  [[nodiscard]] U8LIT_ABI static constexpr size_t size() noexcept { return Set::size(); }
  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
  [[nodiscard]] U8LIT_ABI constexpr const Set& keys() const noexcept U8LIT_LIFETIMEBOUND { return keys_; }
  // The entry of a rank: its place in the order of the keys, from 0. Precondition: rank < size().
  [[nodiscard]] U8LIT_ABI constexpr value_type nth(size_t rank) const noexcept U8LIT_LIFETIMEBOUND {
    return {keys_.nth(rank), values_[rank]};
  }
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, size()}; }

  // The entry with that key, or end(). As fast as in a text_set.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr iterator find(const Text& sought) const noexcept U8LIT_LIFETIMEBOUND {
    return at_rank(keys_.rank_of(sought));
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(const Text& sought) const noexcept {
    return keys_.contains(sought);
  }
  // The value of a key that is known when compiling: `colours.at("red")`. A key that is not there does not compile, nor one
  // that is known only at run time: for that there are find_value, value_or, find and contains.
  template <text_like Text, class = detail::invalid_key::at_run_time_ask_find_value_instead_of_at>
  [[nodiscard]] consteval typename Values::reference at(const Text& key) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = detail::invalid_key::at_run_time_ask_find_value_instead_of_at::rank_of(keys_, key);
    return values_[rank == npos ? detail::invalid_key::no_such_key(size()) : rank];
  }
  template <text_like Text, class = detail::invalid_key::at_run_time_ask_find_value_instead_of_at>
    requires(!detail::compiler::is_trivially_destructible<Text>)
  [[nodiscard]] U8LIT_ABI constexpr typename Values::reference at(const Text&) const
      U8LIT_DELETED("u8lit: `at` is for keys that are known when compiling: at run time ask `find_value`");
  // The value of a key, or nothing: `if (const auto value = colours.find_value(word)) return *value;`.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr detail::found_value<typename Values::reference> find_value(
      const Text& sought) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = keys_.rank_of(sought);
    if (rank == npos) return {};
    return detail::found_value<typename Values::reference>{values_[rank]};
  }
  // The value of a key, or the other.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr mapped_type value_or(const Text& sought, mapped_type other) const noexcept {
    const size_t rank = keys_.rank_of(sought);
    return rank == npos ? other : values_[rank];
  }

  // The entries whose keys begin with the text, and that of the longest key that the text begins with, or end().
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr detail::table_range<text_map> starting_with(const Text& prefix) const noexcept
      U8LIT_LIFETIMEBOUND {
    const detail::rank_range ranks = keys_.ranks_of_prefix(prefix);
    return {at_rank(ranks.first), at_rank(ranks.last)};
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr iterator longest_prefix_of(const Text& text) const noexcept U8LIT_LIFETIMEBOUND {
    return at_rank(keys_.rank_of_longest_prefix(text));
  }

  // Text of unknown length.
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& find(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& contains(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& at(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& find_value(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& value_or(Text&&, const mapped_type&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& starting_with(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& longest_prefix_of(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

 private:
  U8LIT_ABI constexpr text_map(const Set& keys, const Values& values) noexcept : keys_{keys}, values_{values} {}

  [[nodiscard]] U8LIT_ABI constexpr iterator at_rank(size_t rank) const noexcept {
    return {*this, rank == npos ? size() : rank};
  }

  Set keys_;
  Values values_;
};

}  // namespace u8lit

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

}  // namespace u8lit

namespace u8lit::detail {

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
  return detail::key_of(Rows[0]).size();
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

}  // namespace u8lit::detail

namespace u8lit {

// The set of the rows, which are text_keys or whatever else has data() and size(). Keys that are ill-formed or there twice
// do not compile, and are named. Name the set once: each constant that is a copy of it is one in the program, too.
template <const auto& Rows, table_option... Options>
  requires detail::text_rows::constexpr_rows_with_keys<Rows> && well_formed<detail::diagnostic_of_keys<Rows>>
inline constexpr auto text_set_of = detail::text_rows::set<Rows, Options...>;

// The map of the rows, which have a `key` and a `value`. Values that are a text_view of UTF-8 are owned as the keys are;
// others are copied, for which they are default constructible and assignable.
template <const auto& Rows, table_option... Options>
  requires detail::text_rows::constexpr_rows_with_keys<Rows> && detail::text_rows::rows_with_values<Rows> && well_formed<detail::diagnostic_of_keys<Rows>>
inline constexpr auto text_map_of = detail::text_rows::make_map<Rows, Options...>();

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
