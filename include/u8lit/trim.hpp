// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRIM_HPP
#define U8LIT_TRIM_HPP

#include <u8lit/find.hpp>
#include <u8lit/compiler/begin.hpp>

// Text without the scalar values at its ends that are in a set: one scalar value, or each of a text. ASCII white space
// is the set where none is given. Nothing is decoded: a scalar value is in a set if its sequence is in the set's text.

namespace u8lit {

// Space, tab, line feed, form feed and carriage return, as WHATWG and Rust have it; U+000B, which C adds, is not.
template <code_unit Unit>
inline constexpr Unit ascii_white_space_units[]{static_cast<Unit>(0x20), static_cast<Unit>(0x09),
                                                static_cast<Unit>(0x0A), static_cast<Unit>(0x0C), static_cast<Unit>(0x0D)};
template <code_unit Unit>
inline constexpr text_view<Unit> ascii_white_space = text_view<Unit>::unchecked(ascii_white_space_units<Unit>, 5);

U8LIT_ABI constexpr bool is_ascii_white_space(char32_t value) noexcept {
  for (const char32_t each : ascii_white_space_units<char32_t>) {
    if (value == each) return true;
  }
  return false;
}

// Without those at the start.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> trim_start(const Text& text,
                                             view_of<Text> set = ascii_white_space<unit_of<Text>>) noexcept {
  const text_view view{text};
  size_t first = 0;
  while (first < view.size()) {
    const size_t next = first + u8lit::length_from(view.data()[first]);
    if (!u8lit::contains(set, u8lit::unchecked_slice(view, first, next))) break;
    first = next;
  }
  return u8lit::unchecked_slice(view, first, view.size());
}

// Without those at the end.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> trim_end(const Text& text,
                                           view_of<Text> set = ascii_white_space<unit_of<Text>>) noexcept {
  const text_view view{text};
  size_t last = view.size();
  while (last > 0) {
    size_t before = last - 1;
    while (u8lit::is_inner(view.data()[before])) --before;
    if (!u8lit::contains(set, u8lit::unchecked_slice(view, before, last))) break;
    last = before;
  }
  return u8lit::unchecked_slice(view, 0, last);
}

// Without those at either end.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> trim(const Text& text,
                                       view_of<Text> set = ascii_white_space<unit_of<Text>>) noexcept {
  return u8lit::trim_start(u8lit::trim_end(text, set), set);
}

template <any_text Text>
U8LIT_ABI constexpr view_of<Text> trim_start(const Text& text, scalar_value one) noexcept {
  return u8lit::trim_start(text, scalar_text<unit_of<Text>>{one}.view());
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> trim_end(const Text& text, scalar_value one) noexcept {
  return u8lit::trim_end(text, scalar_text<unit_of<Text>>{one}.view());
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> trim(const Text& text, scalar_value one) noexcept {
  return u8lit::trim(text, scalar_text<unit_of<Text>>{one}.view());
}

// The same of literals, as text_constants: `trim("  a "_text)` and `trim<"  a ">()` are `"a"_text`; the set may follow.
template <fixed_text Text, fixed_text... Set>
  requires(sizeof...(Set) < 2)
consteval auto trim_start(text_constant<Text> text, text_constant<Set>...) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    out.append(u8lit::trim_start(text_constant<Text>::view(), in_form_of<Text, Set>...));
  });
}
template <fixed_text Text, fixed_text... Set>
  requires(sizeof...(Set) < 2)
consteval auto trim_end(text_constant<Text> text, text_constant<Set>...) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    out.append(u8lit::trim_end(text_constant<Text>::view(), in_form_of<Text, Set>...));
  });
}
template <fixed_text Text, fixed_text... Set>
  requires(sizeof...(Set) < 2)
consteval auto trim(text_constant<Text> text, text_constant<Set>...) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    out.append(u8lit::trim(text_constant<Text>::view(), in_form_of<Text, Set>...));
  });
}

template <fixed_text Text, fixed_text... Set>
  requires well_formed<finding_of_all<Text, Set...>>
consteval auto trim_start() noexcept {
  return u8lit::trim_start(text_constant<Text>{}, text_constant<Set>{}...);
}
template <fixed_text Text, fixed_text... Set>
finding_of_all<Text, Set...> trim_start() noexcept;
template <fixed_text Text, fixed_text... Set>
  requires well_formed<finding_of_all<Text, Set...>>
consteval auto trim_end() noexcept {
  return u8lit::trim_end(text_constant<Text>{}, text_constant<Set>{}...);
}
template <fixed_text Text, fixed_text... Set>
finding_of_all<Text, Set...> trim_end() noexcept;
template <fixed_text Text, fixed_text... Set>
  requires well_formed<finding_of_all<Text, Set...>>
consteval auto trim() noexcept {
  return u8lit::trim(text_constant<Text>{}, text_constant<Set>{}...);
}
template <fixed_text Text, fixed_text... Set>
finding_of_all<Text, Set...> trim() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
