// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FIND_FIRST_OF_HPP
#define U8LIT_FIND_FIRST_OF_HPP

#include <u8lit/boundary.hpp>
#include <u8lit/code_point_ranges.hpp>
#include <u8lit/made_text.hpp>
#include <u8lit/compiler/begin.hpp>

// Members of a set in text: a code_point_set, which is made for it, a code_point_ranges, or a single range. Over
// literals, where the set is a named constant: `find_first_of<"a1", digits>()`. Offsets count code units, from 0, and
// are boundaries. Linear; ASCII is looked up as it is, the rest is decoded.

namespace u8lit {

// Where the first scalar value begins, at `from` or later, that is a member, or that is none; else npos.
template <bool Member, code_unit Unit, set_of_code_points Set>
U8LIT_ABI constexpr size_t find_first(text_view<Unit> text, const Set& set, size_t from) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  size_t at = from;
  while (at < size && u8lit::is_inner(units[at])) ++at;
  while (at < size) {
    const char32_t first = u8lit::value_of(units[at]);
    if (first < 0x80) {
      if (set.contains(static_cast<octet>(first)) == Member) return at;
      ++at;
    } else {
      if (set.contains(static_cast<char32_t>(*scalar_iterator<Unit>::unchecked(units + at))) == Member) return at;
      at += u8lit::length_from(units[at]);
    }
  }
  return npos;
}

// Where the first member of the set begins, at `from` or later; else npos.
template <any_text Text, set_of_code_points Set>
U8LIT_ABI constexpr size_t find_first_of(const Text& text, const Set& set, size_t from = 0) noexcept {
  return u8lit::find_first<true>(text_view{text}, set, from);
}
template <fixed_text Text, const auto& Set>
  requires well_formed<finding_of<Text>>
consteval size_t find_first_of() noexcept {
  return u8lit::find_first_of(text_constant<Text>{}, Set);
}
template <fixed_text Text, const auto& Set>
finding_of<Text> find_first_of() noexcept;

// Where the first scalar value begins that is no member, at `from` or later; else npos.
template <any_text Text, set_of_code_points Set>
U8LIT_ABI constexpr size_t find_first_not_of(const Text& text, const Set& set, size_t from = 0) noexcept {
  return u8lit::find_first<false>(text_view{text}, set, from);
}
template <fixed_text Text, const auto& Set>
  requires well_formed<finding_of<Text>>
consteval size_t find_first_not_of() noexcept {
  return u8lit::find_first_not_of(text_constant<Text>{}, Set);
}
template <fixed_text Text, const auto& Set>
finding_of<Text> find_first_not_of() noexcept;

// The longest beginning of the text that consists of members, as C's strspn has it and ICU's UnicodeSet::span. Of
// literals a text_constant: `span<"12a", digits>()` is `"12"_text`.
template <any_text Text, set_of_code_points Set>
U8LIT_ABI constexpr view_of<Text> span(const Text& text, const Set& set) noexcept {
  const text_view view{text};
  const size_t end = u8lit::find_first<false>(view, set, 0);
  return u8lit::unchecked_slice(view, 0, end == npos ? view.size() : end);
}
template <fixed_text Text, const auto& Set>
  requires well_formed<finding_of<Text>>
consteval auto span() noexcept {
  using unit = typename decltype(Text)::unit_type;
  return u8lit::text_made_by<unit>(
      [](text_writer<unit>& out) { out.append(u8lit::span(text_constant<Text>::view(), Set)); });
}
template <fixed_text Text, const auto& Set>
finding_of<Text> span() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
