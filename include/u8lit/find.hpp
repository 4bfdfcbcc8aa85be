// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FIND_HPP
#define U8LIT_FIND_HPP

#include <u8lit/boundary.hpp>
#include <u8lit/made_text.hpp>
#include <u8lit/scalar_text.hpp>
#include <u8lit/transcode.hpp>
#include <u8lit/compiler/begin.hpp>

// Text in text. Code units are compared and nothing is decoded: in well-formed text, a match of well-formed text begins
// and ends at boundaries, in every form (RFC 3629 section 1: "The Boyer-Moore fast search algorithm can be used with
// UTF-8 data"). What is sought is text, a literal or a scalar value. Over literals: `find<"haystack", "st">()`, where
// the second may be of another form. Offsets count code units, from 0, and are boundaries. At most the product of the
// sizes.

namespace u8lit {

// Where it begins first, at `from` or later; else npos. Nothing, the empty text, is found at the first boundary.
template <any_text Text>
U8LIT_ABI constexpr size_t find(const Text& text, view_of<Text> sought, size_t from = 0) noexcept {
  const text_view view{text};
  const auto* const units = view.data();
  const auto* const wanted = sought.data();
  const size_t size = view.size(), length = sought.size();
  for (size_t at = from; at <= size && length <= size - at; ++at) {
    size_t same = 0;
    while (same < length && static_cast<char32_t>(units[at + same]) == static_cast<char32_t>(wanted[same])) ++same;
    if (same == length && (at == size || !u8lit::is_inner(units[at]))) return at;
  }
  return npos;
}
template <any_text Text>
U8LIT_ABI constexpr size_t find(const Text& text, scalar_value sought, size_t from = 0) noexcept {
  return u8lit::find(text, scalar_text<unit_of<Text>>{sought}.view(), from);
}
template <fixed_text Text, fixed_text Sought>
  requires well_formed<finding_of_all<Text, Sought>>
consteval size_t find() noexcept {
  return u8lit::find(text_constant<Text>{}, in_form_of<Text, Sought>);
}
template <fixed_text Text, fixed_text Sought>
finding_of_all<Text, Sought> find() noexcept;

// Where it begins last, at `from` or before; else npos. Nothing is found at the last boundary.
template <any_text Text>
U8LIT_ABI constexpr size_t rfind(const Text& text, view_of<Text> sought, size_t from = npos) noexcept {
  const text_view view{text};
  const auto* const units = view.data();
  const auto* const wanted = sought.data();
  const size_t size = view.size(), length = sought.size();
  if (length > size) return npos;
  for (size_t at = (from < size - length ? from : size - length) + 1; at-- > 0;) {
    size_t same = 0;
    while (same < length && static_cast<char32_t>(units[at + same]) == static_cast<char32_t>(wanted[same])) ++same;
    if (same == length && (at == size || !u8lit::is_inner(units[at]))) return at;
  }
  return npos;
}
template <any_text Text>
U8LIT_ABI constexpr size_t rfind(const Text& text, scalar_value sought, size_t from = npos) noexcept {
  return u8lit::rfind(text, scalar_text<unit_of<Text>>{sought}.view(), from);
}
template <fixed_text Text, fixed_text Sought>
  requires well_formed<finding_of_all<Text, Sought>>
consteval size_t rfind() noexcept {
  return u8lit::rfind(text_constant<Text>{}, in_form_of<Text, Sought>);
}
template <fixed_text Text, fixed_text Sought>
finding_of_all<Text, Sought> rfind() noexcept;

// Whether it is anywhere in the text. Nothing is in every text.
template <any_text Text>
U8LIT_ABI constexpr bool contains(const Text& text, view_of<Text> sought) noexcept {
  return u8lit::find(text, sought) != npos;
}
template <any_text Text>
U8LIT_ABI constexpr bool contains(const Text& text, scalar_value sought) noexcept {
  return u8lit::find(text, sought) != npos;
}
template <fixed_text Text, fixed_text Sought>
  requires well_formed<finding_of_all<Text, Sought>>
consteval bool contains() noexcept {
  return u8lit::contains(text_constant<Text>{}, in_form_of<Text, Sought>);
}
template <fixed_text Text, fixed_text Sought>
finding_of_all<Text, Sought> contains() noexcept;

// How often it is in the text, each time behind the last: "aa" is in "aaaa" twice. Nothing is there at each boundary:
// once more than there are scalar values.
template <any_text Text>
U8LIT_ABI constexpr size_t count(const Text& text, view_of<Text> sought) noexcept {
  const text_view view{text};
  const size_t step = sought.empty() ? 1 : sought.size();
  size_t result = 0;
  for (size_t at = u8lit::find(view, sought); at != npos; at = u8lit::find(view, sought, at + step)) ++result;
  return result;
}
template <any_text Text>
U8LIT_ABI constexpr size_t count(const Text& text, scalar_value sought) noexcept {
  return u8lit::count(text, scalar_text<unit_of<Text>>{sought}.view());
}
template <fixed_text Text, fixed_text Sought>
  requires well_formed<finding_of_all<Text, Sought>>
consteval size_t count() noexcept {
  return u8lit::count(text_constant<Text>{}, in_form_of<Text, Sought>);
}
template <fixed_text Text, fixed_text Sought>
finding_of_all<Text, Sought> count() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
