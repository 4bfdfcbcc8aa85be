// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SPLIT_HPP
#define U8LIT_SPLIT_HPP

#include <u8lit/made_list.hpp>
#include <u8lit/pieces.hpp>
#include <u8lit/trim.hpp>
#include <u8lit/compiler/begin.hpp>

// Text in pieces: at run time a lazy range of text_views, of text_constants a text_list.

namespace u8lit {

// Where text is cut: `next` is the first gap at an offset or later. An empty separator is nowhere.
template <code_unit Unit>
struct at_text {
  inline static constexpr bool last_may_be_empty = true;
  text_view<Unit> separator;

  U8LIT_ABI constexpr gap next(text_view<Unit> text, size_t from) const noexcept {
    const size_t at = separator.empty() ? npos : text.find(separator, from);
    return {at, at + separator.size()};
  }
};
template <code_unit Unit>
struct at_scalar_value {
  inline static constexpr bool last_may_be_empty = true;
  scalar_text<Unit> separator;

  U8LIT_ABI constexpr gap next(text_view<Unit> text, size_t from) const noexcept {
    return at_text<Unit>{separator.view()}.next(text, from);
  }
};
template <code_unit Unit>
struct at_ascii_white_space {
  inline static constexpr bool last_may_be_empty = false;

  U8LIT_ABI constexpr gap next(text_view<Unit> text, size_t from) const noexcept {
    const Unit* const units = text.data();
    const size_t size = text.size();
    size_t first = from;
    while (first < size && !u8lit::is_ascii_white_space(u8lit::value_of(units[first]))) ++first;
    size_t last = first;
    while (last < size && u8lit::is_ascii_white_space(u8lit::value_of(units[last]))) ++last;
    return {first == size ? npos : first, last};
  }
};
template <code_unit Unit>
struct at_line_end {
  inline static constexpr bool last_may_be_empty = false;

  U8LIT_ABI constexpr gap next(text_view<Unit> text, size_t from) const noexcept {
    const Unit* const units = text.data();
    const size_t size = text.size();
    size_t at = from;
    while (at < size && u8lit::value_of(units[at]) != 0x0A) ++at;
    if (at == size) return {npos, npos};
    return {at - (at > from && u8lit::value_of(units[at - 1]) == 0x0D), at + 1};
  }
};

namespace splitting {

// The refusal's name.
struct an_empty_separator_separates_nothing;

template <fixed_text Separator>
U8LIT_ABI constexpr auto finding() noexcept {
  if constexpr (Separator.empty()) return found_to_be<an_empty_separator_separates_nothing>{};
  else return found_to_be<well_formed_text>{};
}
template <fixed_text Separator>
using finding_of = typename decltype(finding<Separator>())::type;

}  // namespace splitting

namespace detail {

struct split_operation : borrows_from_text {
  using borrows_from_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, view_of<Text> separator) const noexcept {
    return pieces<unit_of<Text>, at_text<unit_of<Text>>>::unchecked(text_view{text}, {separator});
  }
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, scalar_value separator) const noexcept {
    return pieces<unit_of<Text>, at_scalar_value<unit_of<Text>>>::unchecked(text_view{text},
                                                                            {scalar_text<unit_of<Text>>{separator}});
  }
  template <any_text Text, fixed_text Separator>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, text_constant<Separator>) const noexcept {
    return operator()(text, detail::needle_in<unit_of<Text>, Separator>());
  }
  template <fixed_text Text, fixed_text Separator>
    requires well_formed<splitting::finding_of<Separator>>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>, text_constant<Separator>) const noexcept {
    return u8lit::text_list_made_by(
        [] { return split_operation{}(text_constant<Text>::view(), detail::needle_in<typename text_constant<Text>::unit_type, Separator>()); });
  }
  template <fixed_text Text, fixed_text Separator>
  splitting::finding_of<Separator> operator()(text_constant<Text>, text_constant<Separator>) const noexcept;
};

// Splits at what `Cut<Unit>` finds, of the trimmed text if `Trims`.
template <template <class> class Cut, bool Trims>
struct split_at_operation : borrows_from_text {
  using borrows_from_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text) const noexcept {
    using cut = Cut<unit_of<Text>>;
    if constexpr (Trims) return pieces<unit_of<Text>, cut>::unchecked(u8lit::trim(text_view{text}), {});
    else return pieces<unit_of<Text>, cut>::unchecked(text_view{text}, {});
  }
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    return u8lit::text_list_made_by([] { return split_at_operation{}(text_constant<Text>::view()); });
  }
};

}  // namespace detail

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
inline constexpr detail::split_at_operation<at_ascii_white_space, true> split_ascii_white_space{};

// The same for the lines of a text, without their ends: LF or CR LF, as Rust's str::lines. The last line need not be ended;
// a CR without an LF is text.
//   lines("a\r\nb\n"_text) == text_list_of("a"_text, "b"_text)
inline constexpr detail::split_at_operation<at_line_end, false> lines{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
