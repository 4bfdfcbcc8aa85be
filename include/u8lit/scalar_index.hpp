// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SCALAR_INDEX_HPP
#define U8LIT_SCALAR_INDEX_HPP

#include <u8lit/boundary.hpp>
#include <u8lit/made_text.hpp>
#include <u8lit/compiler/begin.hpp>

// Scalar values and parts of a text by index: how many scalar values stand before it. All of it is linear in what
// stands there, for a text of sequences has no other way; offsets are for those who know them.

namespace u8lit {

// The offset, in code units, of the scalar value with this index, or the text's size if there are not so many.
template <any_text Text>
U8LIT_ABI constexpr size_t offset_of_index(const Text& text, size_t index) noexcept {
  const text_view view{text};
  const auto* const units = view.data();
  const size_t size = view.size();
  size_t at = 0;
  for (; index > 0 && at < size; --index) at += u8lit::length_from(units[at]);
  return at;
}

namespace indexing {

// The refusals' names.
template <size_t Index>
struct at_index_from_0;
template <size_t Count>
struct scalar_values_asked_for;
template <size_t Count>
struct text_has_scalar_values;
template <class Index, class Count>
struct index_beyond_the_end;
template <class Index, class Asked, class Count>
struct fewer_than_asked_for;

template <fixed_text Text, size_t First, size_t Asked>
U8LIT_ABI constexpr auto finding() noexcept {
  if constexpr (!well_formed<u8lit::finding_of<Text>>) {
    return found_to_be<u8lit::finding_of<Text>>{};
  } else {
    constexpr size_t count = text_constant<Text>::scalars().count();
    using index = at_index_from_0<First>;
    if constexpr (First > count || (First == count && Asked == 1))
      return found_to_be<index_beyond_the_end<index, text_has_scalar_values<count>>>{};
    else if constexpr (Asked == npos || Asked <= count - First) return found_to_be<well_formed_text>{};
    else
      return found_to_be<fewer_than_asked_for<index, scalar_values_asked_for<Asked>, text_has_scalar_values<count>>>{};
  }
}
template <fixed_text Text, size_t First, size_t Asked>
using finding_of = typename decltype(finding<Text, First, Asked>())::type;

}  // namespace indexing

// The scalar value with this index; empty if there are not so many.
template <any_text Text>
U8LIT_ABI constexpr optional_scalar_value nth(const Text& text, size_t index) noexcept {
  const text_view view{text};
  const size_t at = u8lit::offset_of_index(view, index);
  if (at == view.size()) return {};
  return scalar_value::unchecked(u8lit::decode_front(view.data() + at, view.size() - at).value);
}

// The same of a literal: `nth<2>("日本語"_text)` and `nth<"日本語", 2>()` are U'語'. An index at the end or beyond does not
// compile, and the error names the index and how many there are.
template <size_t Index, fixed_text Text>
  requires well_formed<indexing::finding_of<Text, Index, 1>>
consteval scalar_value nth(text_constant<Text> text) noexcept {
  return *u8lit::nth(text, Index);
}
template <size_t Index, fixed_text Text>
indexing::finding_of<Text, Index, 1> nth(text_constant<Text>) noexcept;
template <fixed_text Text, size_t Index>
  requires well_formed<indexing::finding_of<Text, Index, 1>>
consteval scalar_value nth() noexcept {
  return *u8lit::nth(text_constant<Text>{}, Index);
}
template <fixed_text Text, size_t Index>
indexing::finding_of<Text, Index, 1> nth() noexcept;

// So many scalar values from an index on, or all the rest. Fewer, or none, if there are not so many: what a range
// adaptor takes after it dropped.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> slice_scalars(const Text& text, size_t first, size_t count = npos) noexcept {
  const text_view view{text};
  const view_of<Text> rest = u8lit::unchecked_slice(view, u8lit::offset_of_index(view, first), view.size());
  return u8lit::unchecked_slice(rest, 0, count == npos ? rest.size() : u8lit::offset_of_index(rest, count));
}

// The same of a literal, as a text_constant: `slice_scalars<1, 1>("日本語"_text)` and `slice_scalars<"日本語", 1, 1>()` are
// `"本"_text`. Here there must be so many, and the error names how many there are.
template <size_t First, size_t Count = npos, fixed_text Text>
  requires well_formed<indexing::finding_of<Text, First, Count>>
consteval auto slice_scalars(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>(
      [](text_writer<unit>& out) { out.append(u8lit::slice_scalars(text_constant<Text>::view(), First, Count)); });
}
template <size_t First, size_t Count = npos, fixed_text Text>
indexing::finding_of<Text, First, Count> slice_scalars(text_constant<Text>) noexcept;
template <fixed_text Text, size_t First, size_t Count = npos>
  requires well_formed<indexing::finding_of<Text, First, Count>>
consteval auto slice_scalars() noexcept {
  return u8lit::slice_scalars<First, Count>(text_constant<Text>{});
}
template <fixed_text Text, size_t First, size_t Count = npos>
indexing::finding_of<Text, First, Count> slice_scalars() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
