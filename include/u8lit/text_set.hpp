// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SET_HPP
#define U8LIT_TEXT_SET_HPP

#include <u8lit/key_search.hpp>
#include <u8lit/table_iterator.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// A set of keys in code point order, which for UTF-8 is that of the octets (RFC 3629 section 1). Its elements are text, by
// rank. Whatever is sought in it may be text of any form, a string or octets, which need not be well-formed.
template <class Keys, class Search>
class text_set {
 public:
  using unit_type = typename Keys::unit_type;
  using value_type = text_view<unit_type>;
  using iterator = table_iterator<text_set>;
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
  [[nodiscard]] U8LIT_ABI constexpr table_range<text_set> starting_with(const Text& prefix) const noexcept
      U8LIT_LIFETIMEBOUND {
    const rank_range ranks = ranks_of_prefix(prefix);
    return {at_rank(ranks.first), at_rank(ranks.last)};
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr rank_range ranks_of_prefix(const Text& prefix) const noexcept {
    const auto octets = as_octets(prefix);
    return octets.whole() ? text_rows::with_prefix(keys_, octets.data(), octets.size()) : rank_range{size(), size()};
  }

  // The longest key that the text begins with, or end(). The logarithm of the size for each octet of that key.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr iterator longest_prefix_of(const Text& text) const noexcept U8LIT_LIFETIMEBOUND {
    return at_rank(rank_of_longest_prefix(text));
  }
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t rank_of_longest_prefix(const Text& text) const noexcept {
    const auto octets = as_octets(text);
    return text_rows::longest_prefix(keys_, octets.data(), octets.size());
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
    return text_rows::as_octets<Keys::longest>(u8lit::units_of(text));
  }
  [[nodiscard]] U8LIT_ABI constexpr iterator at_rank(size_t rank) const noexcept {
    return {*this, rank == npos ? size() : rank};
  }

  Keys keys_;
  [[no_unique_address]] Search search_;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
