// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SPLIT_HPP
#define U8LIT_SPLIT_HPP

#include <u8lit/pieces.hpp>
#include <u8lit/text_array.hpp>
#include <u8lit/trim.hpp>
#include <u8lit/compiler/begin.hpp>

// Text in pieces. At run time lazily: a range that finds each piece when it is come to. Of literals, a text_array.
// Pieces are as in Rust: `split` keeps empty ones, `split_ascii_white_space` has none, `lines` has none behind the last
// line end.

namespace u8lit {

// Where text is cut: `next` is the first gap at an offset or later. An empty separator is nowhere.
template <code_unit Unit>
struct at_text {
  inline static constexpr bool last_may_be_empty = true;
  text_view<Unit> separator;

  U8LIT_ABI constexpr gap next(text_view<Unit> text, size_t from) const noexcept {
    const size_t at = separator.empty() ? npos : u8lit::find(text, separator, from);
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

template <fixed_text Text, fixed_text Separator>
U8LIT_ABI constexpr auto finding() noexcept {
  using found = finding_of_all<Text, Separator>;
  if constexpr (well_formed<found> && Separator.empty()) return found_to_be<an_empty_separator_separates_nothing>{};
  else return found_to_be<found>{};
}
template <fixed_text Text, fixed_text Separator>
using finding_of = typename decltype(finding<Text, Separator>())::type;

}  // namespace splitting

// What is between the separators, one piece more than there are of them: "a,,b" is "a", "" and "b", and "" is one empty
// piece. An empty separator leaves one piece; between literals it does not compile.
template <any_text Text>
U8LIT_ABI constexpr auto split(const Text& text, view_of<Text> separator) noexcept {
  return pieces<unit_of<Text>, at_text<unit_of<Text>>>::unchecked(text_view{text}, {separator});
}
template <any_text Text>
U8LIT_ABI constexpr auto split(const Text& text, scalar_value separator) noexcept {
  return pieces<unit_of<Text>, at_scalar_value<unit_of<Text>>>::unchecked(text_view{text},
                                                                          {scalar_text<unit_of<Text>>{separator}});
}
template <fixed_text Text, fixed_text Separator>
  requires well_formed<splitting::finding_of<Text, Separator>>
consteval auto split(text_constant<Text>, text_constant<Separator>) noexcept {
  return u8lit::text_array_of([] { return u8lit::split(text_constant<Text>::view(), in_form_of<Text, Separator>); });
}
template <fixed_text Text, fixed_text Separator>
splitting::finding_of<Text, Separator> split(text_constant<Text>, text_constant<Separator>) noexcept;
template <fixed_text Text, fixed_text Separator>
  requires well_formed<splitting::finding_of<Text, Separator>>
consteval auto split() noexcept {
  return u8lit::split(text_constant<Text>{}, text_constant<Separator>{});
}
template <fixed_text Text, fixed_text Separator>
splitting::finding_of<Text, Separator> split() noexcept;

// What is between runs of ASCII white space; no piece is empty.
template <any_text Text>
U8LIT_ABI constexpr auto split_ascii_white_space(const Text& text) noexcept {
  return pieces<unit_of<Text>, at_ascii_white_space<unit_of<Text>>>::unchecked(u8lit::trim(text_view{text}), {});
}
template <fixed_text Text>
consteval auto split_ascii_white_space(text_constant<Text>) noexcept {
  return u8lit::text_array_of([] { return u8lit::split_ascii_white_space(text_constant<Text>::view()); });
}
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
consteval auto split_ascii_white_space() noexcept {
  return u8lit::split_ascii_white_space(text_constant<Text>{});
}
template <fixed_text Text>
finding_of<Text> split_ascii_white_space() noexcept;

// The lines, without what ends them: LF, or CR LF. The last one need not be ended, and a CR without LF is text.
template <any_text Text>
U8LIT_ABI constexpr auto lines(const Text& text) noexcept {
  return pieces<unit_of<Text>, at_line_end<unit_of<Text>>>::unchecked(text_view{text}, {});
}
template <fixed_text Text>
consteval auto lines(text_constant<Text>) noexcept {
  return u8lit::text_array_of([] { return u8lit::lines(text_constant<Text>::view()); });
}
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
consteval auto lines() noexcept {
  return u8lit::lines(text_constant<Text>{});
}
template <fixed_text Text>
finding_of<Text> lines() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
