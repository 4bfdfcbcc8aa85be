// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_GRAPHEMES_HPP
#define U8LIT_UNICODE_GRAPHEMES_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/unicode/grapheme_break.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The grapheme clusters of a text: a bidirectional range of text_views, a borrowed view for std::ranges.
template <code_unit Unit>
class grapheme_view {
 public:
  using value_type = text_view<Unit>;

  class iterator : public postfix_increment<iterator> {
   public:
    using value_type = text_view<Unit>;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept {
      return detail::unchecked_slice(text_, first_, last_);
    }
    using postfix_increment<iterator>::operator++;
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      go_to(last_);
      return *this;
    }
    U8LIT_ABI constexpr iterator& operator--() noexcept {
      last_ = first_;
      first_ = detail::begin_of_grapheme(text_.data(), text_.size(), last_);
      return *this;
    }
    U8LIT_ABI constexpr iterator operator--(int) noexcept {
      const iterator before = *this;
      --*this;
      return before;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.first_ == right.first_;
    }

   private:
    friend class grapheme_view;
    U8LIT_ABI constexpr iterator(text_view<Unit> text, size_t first) noexcept : text_{text} { go_to(first); }

    U8LIT_ABI constexpr void go_to(size_t first) noexcept {
      first_ = last_ = first;
      if (first < text_.size()) last_ = detail::end_of_grapheme(text_.data(), text_.size(), first);
    }

    text_view<Unit> text_;
    size_t first_ = 0;
    size_t last_ = 0;
  };
  using const_iterator = iterator;

  U8LIT_ABI explicit constexpr grapheme_view(text_view<Unit> text) noexcept : text_{text} {}

  U8LIT_ABI constexpr iterator begin() const noexcept { return {text_, 0}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return {text_, text_.size()}; }
  U8LIT_ABI constexpr bool empty() const noexcept { return text_.empty(); }

 private:
  text_view<Unit> text_;
};

struct graphemes_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Returns the grapheme clusters of a text. Complexity: constant; iterating is linear.
  /// \param text  any text; the clusters refer to it
  /// \return a bidirectional range of text_views
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text) const noexcept {
    return grapheme_view<unit_of<Text>>{text_view{text}};
  }
  /// As above, for a text_constant, at compile time.
  /// \return a text_list
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    return detail::make_list_of_texts([] { return graphemes_operation{}(text_constant<Text>::view()); });
  }
};

struct count_graphemes_operation : reads_text {
  using reads_text::operator();
  /// Returns how many grapheme clusters a text has. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    const text_view view{text};
    size_t count = 0;
    for (size_t at = 0; at < view.size(); ++count) at = detail::end_of_grapheme(view.data(), view.size(), at);
    return count;
  }
};

struct first_graphemes_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Returns the beginning of a text, of so many grapheme clusters or fewer. Complexity: linear in the result.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, size_t count) const noexcept {
    const text_view view{text};
    size_t at = 0;
    for (; count > 0 && at < view.size(); --count) at = detail::end_of_grapheme(view.data(), view.size(), at);
    return detail::unchecked_slice(view, 0, at);
  }
};

struct is_grapheme_boundary_operation : reads_text {
  using reads_text::operator();
  /// Returns whether a text may be cut at an offset.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text, size_t offset) const noexcept {
    const text_view view{text};
    return u8lit::is_boundary(view, offset) && detail::is_boundary_of_graphemes(view.data(), view.size(), offset);
  }
};

}  // namespace u8lit::detail

template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_view<u8lit::detail::grapheme_view<Unit>> = true;
template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::grapheme_view<Unit>> = true;

namespace u8lit::unicode {

/// The grapheme clusters of a text (UAX #29), which are what users take for characters: letters with their marks,
/// Hangul syllables, emoji with their modifiers, flags.
///
/// Call: `graphemes(text)`.
/// - `text`: any text; the clusters refer to it
/// - returns a bidirectional range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear, but backwards over flags quadratic in the number of adjacent ones;
///   `begin()` is linear in the first cluster
/// - errors: none
/// \code
/// for (u8lit::utf8_view character : u8lit::unicode::graphemes(view)) use(character);
/// static_assert(u8lit::unicode::graphemes("e\u0301a"_text).at<0>() == "e\u0301"_text);
/// \endcode
inline constexpr detail::graphemes_operation graphemes{};

/// Returns how many grapheme clusters a text has.
///
/// Call: `count_graphemes(text)`.
/// - `text`: any text
/// - returns a number
/// - complexity: linear
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::count_graphemes("e\u0301\U0001F1E9\U0001F1EA"_text) == 2);
/// \endcode
inline constexpr detail::count_graphemes_operation count_graphemes{};

/// Returns the beginning of a text, of a number of grapheme clusters, or all of it if it has fewer.
///
/// Call: `first_graphemes(text, count)`.
/// - `text`: any text; the result refers to it
/// - `count`: a number of grapheme clusters
/// - returns a text_view
/// - complexity: linear in the result
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::first_graphemes("e\u0301a"_text, 1) == "e\u0301");
/// \endcode
inline constexpr detail::first_graphemes_operation first_graphemes{};

/// Returns whether a text may be cut at an offset without dividing a grapheme cluster.
///
/// Call: `is_grapheme_boundary(text, offset)`.
/// - `text`: any text
/// - `offset`: an offset in code units; none is a boundary if it is beyond the end
/// - returns a bool
/// - complexity: constant, but linear in the number of marks, or of flags, before the offset
/// - errors: none
/// \code
/// static_assert(!u8lit::unicode::is_grapheme_boundary("e\u0301a"_text, 1));
/// \endcode
inline constexpr detail::is_grapheme_boundary_operation is_grapheme_boundary{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
