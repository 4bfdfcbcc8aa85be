// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_SPLIT_HPP
#define U8LIT_OPERATION_SPLIT_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/operation/trim.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// What stands between two pieces, by offset; `first` is npos where nothing more does.
struct separator_match {
  size_t first;
  size_t last;
};

// The pieces of a text between its gaps, each a text_view of a part of it. A forward range, to std::ranges a borrowed view,
// that finds each piece when the iterator comes to it; iterating is linear in the text. `Cut` tells where the gaps are, by
// `next(text, from)`, and by `last_may_be_empty` whether there is one more piece behind a gap at the end.
template <code_unit Unit, class Cut>
class split_view {
 public:
  using value_type = text_view<Unit>;

  class iterator {
   public:
    using value_type = text_view<Unit>;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept {
      return detail::unchecked_slice(text_, first_, gap_.first == npos ? text_.size() : gap_.first);
    }
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      const bool ends = gap_.first == npos || (!Cut::last_may_be_empty && gap_.last == text_.size());
      go_to(ends ? npos : gap_.last);
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
    friend class split_view;
    U8LIT_ABI constexpr iterator(text_view<Unit> text, Cut cut, size_t first) noexcept : text_{text},
                                 cut_{cut} { go_to(first); }

    U8LIT_ABI constexpr void go_to(size_t first) noexcept {
      first_ = first;
      if (first != npos) gap_ = cut_.next(text_, first);
    }

    text_view<Unit> text_;
    Cut cut_;
    size_t first_ = npos;
    separator_match gap_{npos, npos};
  };
  using const_iterator = iterator;

  // Of a way to cut that is known to cut at boundaries; anything else breaks the promise of a text_view.
  U8LIT_ABI static constexpr split_view unchecked(text_view<Unit> text, Cut cut) noexcept { return {text, cut}; }

  U8LIT_ABI constexpr iterator begin() const noexcept { return {text_, cut_, empty() ? npos : 0}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return {text_, cut_, npos}; }
  U8LIT_ABI constexpr bool empty() const noexcept { return !Cut::last_may_be_empty && text_.empty(); }

 private:
  U8LIT_ABI constexpr split_view(text_view<Unit> text, Cut cut) noexcept : text_{text}, cut_{cut} {}

  text_view<Unit> text_;
  Cut cut_;
};

}  // namespace u8lit::detail

template <u8lit::code_unit Unit, class Cut>
inline constexpr bool std::ranges::enable_view<u8lit::detail::split_view<Unit, Cut>> = true;
template <u8lit::code_unit Unit, class Cut>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::split_view<Unit, Cut>> = true;

// Text in pieces: at run time a lazy range of text_views, of text_constants a text_list.

namespace u8lit::detail {

// Where text is cut: `next` is the first gap at an offset or later. An empty separator is nowhere.
template <code_unit Unit>
struct at_text {
  inline static constexpr bool last_may_be_empty = true;
  text_view<Unit> separator;

  U8LIT_ABI constexpr separator_match next(text_view<Unit> text, size_t from) const noexcept {
    const size_t at = separator.empty() ? npos : text.find(separator, from);
    return {at, at + separator.size()};
  }
};
template <code_unit Unit>
struct at_scalar_value {
  inline static constexpr bool last_may_be_empty = true;
  scalar_text<Unit> separator;

  U8LIT_ABI constexpr separator_match next(text_view<Unit> text, size_t from) const noexcept {
    return at_text<Unit>{separator.view()}.next(text, from);
  }
};
template <code_unit Unit>
struct at_ascii_white_space {
  inline static constexpr bool last_may_be_empty = false;

  U8LIT_ABI constexpr separator_match next(text_view<Unit> text, size_t from) const noexcept {
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
struct at_line_end {
  inline static constexpr bool last_may_be_empty = false;

  U8LIT_ABI constexpr separator_match next(text_view<Unit> text, size_t from) const noexcept {
    const Unit* const units = text.data();
    const size_t size = text.size();
    size_t at = from;
    while (at < size && detail::to_unsigned(units[at]) != 0x0A) ++at;
    if (at == size) return {npos, npos};
    return {at - (at > from && detail::to_unsigned(units[at - 1]) == 0x0D), at + 1};
  }
};

namespace splitting {

// The refusal's name.
struct an_empty_separator_separates_nothing;

template <fixed_text Separator>
U8LIT_ABI constexpr auto diagnostic() noexcept {
  if constexpr (Separator.empty()) return type_identity<an_empty_separator_separates_nothing>{};
  else return type_identity<well_formed_text>{};
}
template <fixed_text Separator>
using diagnostic_of = typename decltype(diagnostic<Separator>())::type;

}  // namespace splitting

struct split_operation : borrows_from_text {
  using borrows_from_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, view_of<Text> separator) const noexcept {
    return split_view<unit_of<Text>, at_text<unit_of<Text>>>::unchecked(text_view{text}, {separator});
  }
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, scalar_value separator) const noexcept {
    return split_view<unit_of<Text>, at_scalar_value<unit_of<Text>>>::unchecked(text_view{text},
                                                                            {scalar_text<unit_of<Text>>{separator}});
  }
  template <any_text Text, fixed_text Separator>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, text_constant<Separator>) const noexcept {
    return operator()(text, detail::needle_in<unit_of<Text>, Separator>());
  }
  template <fixed_text Text, fixed_text Separator>
    requires well_formed<splitting::diagnostic_of<Separator>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Separator>) const noexcept {
    return detail::build_text_list(
        [] { return split_operation{}(text_constant<Text>::view(), detail::needle_in<typename text_constant<Text>::unit_type, Separator>()); });
  }
  template <fixed_text Text, fixed_text Separator>
  splitting::diagnostic_of<Separator> operator()(text_constant<Text>, text_constant<Separator>) const noexcept;
};

// Splits at what `Cut<Unit>` finds, of the trimmed text if `Trims`.
template <template <class> class Cut, bool Trims>
struct split_at_operation : borrows_from_text {
  using borrows_from_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text) const noexcept {
    using cut = Cut<unit_of<Text>>;
    if constexpr (Trims) return split_view<unit_of<Text>, cut>::unchecked(u8lit::trim(text_view{text}), {});
    else return split_view<unit_of<Text>, cut>::unchecked(text_view{text}, {});
  }
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    return detail::build_text_list([] { return split_at_operation{}(text_constant<Text>::view()); });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// What is between the separators in a text.
//   split(text, separator)
// `text` is any text; `separator` is text, a literal or a scalar value. Returns a `pieces` range of text_views of parts of
// `text`, one more than there are separators: "a,,b" gives "a", "" and "b"; "" gives "". An empty separator is found
// nowhere. If both are text_constants, returns the text_list of the pieces; the separator may then be of another form, and
// an empty one does not compile. Complexity: constant; iterating is linear in the text.
//   for (u8lit::utf8_view word : u8lit::split(view, ",")) ...
//   split("a,b"_text, ","_text) == text_list_of("a"_text, "b"_text)
inline constexpr detail::split_operation split{};

// The same, between runs of ASCII white space. No piece is empty.
//   split_ascii_white_space(" a  b "_text) == text_list_of("a"_text, "b"_text)
inline constexpr detail::split_at_operation<detail::at_ascii_white_space, true> split_ascii_white_space{};

// The same for the lines of a text, without their ends: LF or CR LF, as Rust's str::lines. The last line need not be ended;
// a CR without an LF is text.
//   lines("a\r\nb\n"_text) == text_list_of("a"_text, "b"_text)
inline constexpr detail::split_at_operation<detail::at_line_end, false> lines{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
