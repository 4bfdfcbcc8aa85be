// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SLICE_HPP
#define U8LIT_SLICE_HPP

#include <u8lit/boundary.hpp>
#include <u8lit/made_text.hpp>
#include <u8lit/compiler/begin.hpp>

// Parts of a text by offset: code units (octets, in UTF-8), from 0, the last one not included.

namespace u8lit {

// Whether two offsets are boundaries in this order.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_slice(text_view<Unit> text, size_t first, size_t last) noexcept {
  return first <= last && u8lit::is_boundary(text, first) && u8lit::is_boundary(text, last);
}

namespace slicing {

// The refusals' names.
template <size_t Offset>
struct at_offset_from_0;
template <size_t Offset>
struct in_the_sequence_that_begins_at_offset;
template <size_t Size>
struct text_has_code_units;
template <class Offset, class Sequence>
struct offset_inside_a_sequence;
template <class Offset, class Size>
struct offset_beyond_the_end;
template <class First, class Last>
struct offsets_out_of_order;

template <fixed_text Text, size_t Offset>
U8LIT_ABI constexpr auto finding_at() noexcept {
  using offset = at_offset_from_0<Offset>;
  if constexpr (Offset > Text.size()) {
    return found_to_be<offset_beyond_the_end<offset, text_has_code_units<Text.size()>>>{};
  } else if constexpr (!u8lit::is_boundary(text_constant<Text>{}, Offset)) {
    constexpr size_t begin = [] {
      size_t at = Offset;
      while (!u8lit::is_boundary(text_constant<Text>{}, at)) --at;
      return at;
    }();
    return found_to_be<offset_inside_a_sequence<offset, in_the_sequence_that_begins_at_offset<begin>>>{};
  } else {
    return found_to_be<well_formed_text>{};
  }
}
template <fixed_text Text, size_t First, size_t Last>
U8LIT_ABI constexpr auto finding() noexcept {
  using unit = typename decltype(Text)::unit_type;
  if constexpr (!well_formed<u8lit::finding_of<Text>>) return found_to_be<u8lit::finding_of<Text>>{};
  else if constexpr (u8lit::is_slice(text_view<unit>::unchecked(Text.data(), Text.size()), First, Last))
    return found_to_be<well_formed_text>{};
  else if constexpr (First > Last && First <= Text.size())
    return found_to_be<offsets_out_of_order<at_offset_from_0<First>, at_offset_from_0<Last>>>{};
  else if constexpr (!well_formed<typename decltype(finding_at<Text, First>())::type>)
    return slicing::finding_at<Text, First>();
  else return slicing::finding_at<Text, Last>();
}
template <fixed_text Text, size_t First, size_t Last>
using finding_of = typename decltype(finding<Text, First, Last>())::type;

}  // namespace slicing

// What is between two offsets, or behind one. The empty text if an offset is inside a sequence or past the end, or if
// the two are out of order. Constant time.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> slice(const Text& text, size_t first, size_t last) noexcept {
  const text_view view{text};
  return u8lit::is_slice(view, first, last) ? u8lit::unchecked_slice(view, first, last) : view_of<Text>{};
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> slice(const Text& text, size_t first) noexcept {
  return u8lit::slice(text, first, text_view{text}.size());
}

// The same of a literal, as a text_constant: `slice<3, 6>("日本語"_text)` and `slice<"日本語", 3, 6>()` are `"本"_text`. Here
// such offsets do not compile, and the error names the offset and where the sequence begins that it is inside of.
template <size_t First, size_t Last, fixed_text Text>
  requires well_formed<slicing::finding_of<Text, First, Last>>
consteval auto slice(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>(
      [](text_writer<unit>& out) { out.append(u8lit::unchecked_slice(text_constant<Text>::view(), First, Last)); });
}
template <size_t First, size_t Last, fixed_text Text>
slicing::finding_of<Text, First, Last> slice(text_constant<Text>) noexcept;

template <size_t First, fixed_text Text>
  requires well_formed<slicing::finding_of<Text, First, Text.size()>>
consteval auto slice(text_constant<Text> text) noexcept {
  return u8lit::slice<First, Text.size()>(text);
}
template <size_t First, fixed_text Text>
slicing::finding_of<Text, First, Text.size()> slice(text_constant<Text>) noexcept;

template <fixed_text Text, size_t First, size_t Last = Text.size()>
  requires well_formed<slicing::finding_of<Text, First, Last>>
consteval auto slice() noexcept {
  return u8lit::slice<First, Last>(text_constant<Text>{});
}
template <fixed_text Text, size_t First, size_t Last = Text.size()>
slicing::finding_of<Text, First, Last> slice() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
