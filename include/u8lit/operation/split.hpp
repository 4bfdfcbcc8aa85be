// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_SPLIT_HPP
#define U8LIT_OPERATION_SPLIT_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/operation/trim.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The offsets of a delimiter's match; `first` is npos if there is none.
struct delimiter_match {
  size_t first;
  size_t last;
};

// The parts of a text between the matches of a delimiter: a forward range of text_views, a borrowed view for
// std::ranges. Incrementing an iterator searches for the end of the next part only, so iterating is linear. `Delimiter`
// has `find(text, from)`, which returns its first match, and `allows_empty_end`: whether an empty part follows a match
// at the end of the text.
template <code_unit Unit, class Delimiter>
class split_view {
 public:
  using value_type = text_view<Unit>;

  class iterator : public postfix_increment<iterator> {
   public:
    using value_type = text_view<Unit>;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept {
      return detail::unchecked_slice(text_, first_, match_.first == npos ? text_.size() : match_.first);
    }
    using postfix_increment<iterator>::operator++;
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      const bool ends = match_.first == npos || (!Delimiter::allows_empty_end && match_.last == text_.size());
      go_to(ends ? npos : match_.last);
      return *this;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.first_ == right.first_;
    }

   private:
    friend class split_view;
    U8LIT_ABI constexpr iterator(text_view<Unit> text, Delimiter delimiter, size_t first) noexcept
        : text_{text}, delimiter_{delimiter} {
      go_to(first);
    }

    U8LIT_ABI constexpr void go_to(size_t first) noexcept {
      first_ = first;
      if (first != npos) match_ = delimiter_.find(text_, first);
    }

    text_view<Unit> text_;
    Delimiter delimiter_;
    size_t first_ = npos;
    delimiter_match match_{npos, npos};
  };
  using const_iterator = iterator;

  // Precondition: the delimiter's matches begin and end at boundaries.
  U8LIT_ABI static constexpr split_view unchecked(text_view<Unit> text, Delimiter delimiter) noexcept {
    return {text, delimiter};
  }

  U8LIT_ABI constexpr iterator begin() const noexcept { return {text_, delimiter_, empty() ? npos : 0}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return {text_, delimiter_, npos}; }
  U8LIT_ABI constexpr bool empty() const noexcept { return !Delimiter::allows_empty_end && text_.empty(); }

 private:
  U8LIT_ABI constexpr split_view(text_view<Unit> text, Delimiter delimiter) noexcept
      : text_{text}, delimiter_{delimiter} {}

  text_view<Unit> text_;
  Delimiter delimiter_;
};

// Delimiters. An empty text never matches: it would separate every scalar value from the next.
template <code_unit Unit>
struct text_delimiter {
  inline static constexpr bool allows_empty_end = true;
  text_view<Unit> separator;

  U8LIT_ABI constexpr delimiter_match find(text_view<Unit> text, size_t from) const noexcept {
    const size_t at = separator.empty() ? npos : text.find(separator, from);
    return {at, at + separator.size()};
  }
};
template <code_unit Unit>
struct scalar_delimiter {
  inline static constexpr bool allows_empty_end = true;
  scalar_text<Unit> separator;

  U8LIT_ABI constexpr delimiter_match find(text_view<Unit> text, size_t from) const noexcept {
    return text_delimiter<Unit>{separator.view()}.find(text, from);
  }
};
// This and line_end_delimiter share no loop, because it would call a predicate for each code unit: to split 2.5 KB at
// compile time, g++ 12 would take 25 % more instructions and clang 19 up to 29 %.
template <code_unit Unit>
struct ascii_white_space_delimiter {
  inline static constexpr bool allows_empty_end = false;

  U8LIT_ABI constexpr delimiter_match find(text_view<Unit> text, size_t from) const noexcept {
    const Unit* const units = text.data();
    const size_t size = text.size();
    size_t first = from;
    while (first < size && !detail::is_ascii_white_space(detail::to_unsigned(units[first]))) ++first;
    size_t last = first;
    while (last < size && detail::is_ascii_white_space(detail::to_unsigned(units[last]))) ++last;
    return {first == size ? npos : first, last};
  }
};
template <code_unit Unit>
struct line_end_delimiter {
  inline static constexpr bool allows_empty_end = false;

  U8LIT_ABI constexpr delimiter_match find(text_view<Unit> text, size_t from) const noexcept {
    constexpr Unit line_feed{0x0A};
    const Unit* const units = text.data();
    const size_t size = text.size();
    size_t at = from;
    // At run time, short lines are found without a call.
    size_t short_end = size;
    if (!__builtin_is_constant_evaluated() && size - from > 16) short_end = from + 16;
    while (at < short_end && detail::to_unsigned(units[at]) != 0x0A) ++at;
    if (at == short_end && short_end < size) at = text.find(text_view<Unit>::unchecked(&line_feed, 1), at);
    if (at >= size) return {npos, npos};
    return {at - (at > from && detail::to_unsigned(units[at - 1]) == 0x0D), at + 1};
  }
};

namespace separators {

// A diagnostic: the compiler shows its name.
struct an_empty_separator_separates_nothing;

template <fixed_text Separator>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (Separator.empty()) return type_identity<an_empty_separator_separates_nothing>{};
  else return type_identity<well_formed_text>{};
}
template <fixed_text Separator>
using diagnostic_of = typename decltype(separators::make_diagnostic<Separator>())::type;

}  // namespace separators

struct split_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Splits a text at each occurrence of a separator. Complexity: constant; iterating is that of searching with `find`.
  /// \param text       any text; the parts refer to it
  /// \param separator  text of the same code unit type, or a literal, which does not compile if it is ill-formed; an
  ///                   empty one never matches; the range refers to it
  /// \return a forward range of text_views
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, view_of<Text> separator) const noexcept {
    using unit = unit_of<Text>;
    return split_view<unit, text_delimiter<unit>>::unchecked(text_view{text}, {separator});
  }
  /// As above, for a scalar value as the separator, which the range holds.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, scalar_value separator) const noexcept {
    using unit = unit_of<Text>;
    return split_view<unit, scalar_delimiter<unit>>::unchecked(text_view{text}, {scalar_text<unit>{separator}});
  }
  /// As above, for a text_constant of any code unit type as the separator. It is converted at compile time.
  template <any_text Text, fixed_text Separator>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, text_constant<Separator>) const noexcept {
    return operator()(text, detail::needle_in<unit_of<Text>, Separator>());
  }
  /// Splits a text_constant at each occurrence of another, of any code unit type, at compile time. An empty separator
  /// does not compile.
  /// \return a text_list; its texts have the first one's code unit type
  template <fixed_text Text, fixed_text Separator>
    requires well_formed<separators::diagnostic_of<Separator>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Separator>) const noexcept {
    return detail::make_list_of_texts([] {
      using unit = typename text_constant<Text>::unit_type;
      return split_operation{}(text_constant<Text>::view(), detail::needle_in<unit, Separator>());
    });
  }
  template <fixed_text Text, fixed_text Separator>
  separators::diagnostic_of<Separator> operator()(text_constant<Text>, text_constant<Separator>) const noexcept;
};

// Splits at the matches of `Delimiter<Unit>`. If `Trims`, the text is trimmed first, so that no part is empty.
template <template <class> class Delimiter, bool Trims>
struct split_at_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Splits a text at each run of ASCII white space (`split_ascii_white_space`), or into lines (`lines`). Complexity:
  /// constant; iterating is linear in the text.
  /// \param text  any text; the parts refer to it
  /// \return a forward range of text_views
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text) const noexcept {
    using view = split_view<unit_of<Text>, Delimiter<unit_of<Text>>>;
    if constexpr (Trims) return view::unchecked(u8lit::trim(text_view{text}), {});
    else return view::unchecked(text_view{text}, {});
  }
  /// As above, for a text_constant, at compile time.
  /// \return a text_list
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    return detail::make_list_of_texts([] { return split_at_operation{}(text_constant<Text>::view()); });
  }
};

}  // namespace u8lit::detail

template <u8lit::code_unit Unit, class Delimiter>
inline constexpr bool std::ranges::enable_view<u8lit::detail::split_view<Unit, Delimiter>> = true;
template <u8lit::code_unit Unit, class Delimiter>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::split_view<Unit, Delimiter>> = true;

namespace u8lit {

/// Splits a text at each occurrence of a separator.
///
/// Call: `split(text, separator)`. There is one part more than there are separators: "a,,b" gives "a", "" and "b", and
/// "" gives "".
/// - `text`: any text; the parts refer to it
/// - `separator`: text of the same code unit type, a literal, a scalar value, or a text_constant of any type. An empty
///   one never matches.
/// - returns a forward range of text_views, or a text_list if both arguments are text_constants
/// - complexity: constant; iterating is that of searching the separator with `find`
/// - errors: an ill-formed literal and an empty text_constant as separator do not compile
/// \code
/// for (u8lit::utf8_view word : u8lit::split(view, ",")) use(word);
/// static_assert(split("a,b"_text, ","_text).at<1>() == "b"_text);
/// \endcode
inline constexpr detail::split_operation split{};

/// Splits a text at each run of ASCII white space. No part is empty.
///
/// Call: `split_ascii_white_space(text)`. White space is space, tab, line feed, form feed and carriage return, as
/// in the WHATWG Infra Standard. As `split`, except for:
/// - returns a forward range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear in the text
/// - errors: none
/// \code
/// static_assert(split_ascii_white_space(" a  b "_text).at<1>() == "b"_text);
/// \endcode
inline constexpr detail::split_at_operation<detail::ascii_white_space_delimiter, true> split_ascii_white_space{};

/// Splits a text into lines, without their ends, LF or CR LF; as str::lines of Rust.
///
/// Call: `lines(text)`. The end of the last line is optional; a CR without LF is part of its line. As `split`, except
/// for:
/// - returns a forward range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear in the text
/// - errors: none
/// \code
/// static_assert(lines("a\r\nb\n"_text).at<0>() == "a"_text);
/// \endcode
inline constexpr detail::split_at_operation<detail::line_end_delimiter, false> lines{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
