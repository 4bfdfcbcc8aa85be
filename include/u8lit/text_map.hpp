// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_MAP_HPP
#define U8LIT_TEXT_MAP_HPP

#include <u8lit/found_value.hpp>
#include <u8lit/text_set.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

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
  return only_element<there_is_no_such_key>{}.at[size + 1];
}

}  // namespace invalid_key

// A key and its value, of which the table keeps the one: `for (const auto [key, value] : map)`.
template <utf8_unit Unit, class Value>
struct text_entry {
  text_view<Unit> key;
  Value value;
};

// The values of a table in the order of its keys, where they are not text.
template <class Value, size_t Count>
struct value_array {
  using value_type = Value;
  using reference = const Value&;

  Value values[Count == 0 ? 1 : Count];

  U8LIT_ABI constexpr const Value& operator[](size_t rank) const noexcept U8LIT_LIFETIMEBOUND { return values[rank]; }
};

// A text_set with a value for each key, which is text or whatever else may be a constant.
template <class Set, class Values>
class text_map {
 public:
  using unit_type = typename Set::unit_type;
  using key_type = text_view<unit_type>;
  using mapped_type = typename Values::value_type;
  using value_type = text_entry<unit_type, typename Values::reference>;
  using iterator = table_iterator<text_map>;
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
  template <text_like Text, class = invalid_key::at_run_time_ask_find_value_instead_of_at>
  [[nodiscard]] consteval typename Values::reference at(const Text& key) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = invalid_key::at_run_time_ask_find_value_instead_of_at::rank_of(keys_, key);
    return values_[rank == npos ? invalid_key::no_such_key(size()) : rank];
  }
  template <text_like Text, class = invalid_key::at_run_time_ask_find_value_instead_of_at>
    requires(!compiler::is_trivially_destructible<Text>)
  [[nodiscard]] U8LIT_ABI constexpr typename Values::reference at(const Text&) const
      U8LIT_DELETED("u8lit: `at` is for keys that are known when compiling: at run time ask `find_value`");
  // The value of a key, or nothing: `if (const auto value = colours.find_value(word)) return *value;`.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr found_value<typename Values::reference> find_value(
      const Text& sought) const noexcept U8LIT_LIFETIMEBOUND {
    const size_t rank = keys_.rank_of(sought);
    if (rank == npos) return {};
    return found_value<typename Values::reference>{values_[rank]};
  }
  // The value of a key, or the other.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr mapped_type value_or(const Text& sought, mapped_type other) const noexcept {
    const size_t rank = keys_.rank_of(sought);
    return rank == npos ? other : values_[rank];
  }

  // The entries whose keys begin with the text, and that of the longest key that the text begins with, or end().
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr table_range<text_map> starting_with(const Text& prefix) const noexcept
      U8LIT_LIFETIMEBOUND {
    const rank_range ranks = keys_.ranks_of_prefix(prefix);
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

#include <u8lit/compiler/end.hpp>

#endif
