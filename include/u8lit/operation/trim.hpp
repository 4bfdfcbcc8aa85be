// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_TRIM_HPP
#define U8LIT_OPERATION_TRIM_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/find.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Space, tab, line feed, form feed and carriage return, as in WHATWG's standards and Rust; C's isspace also has U+000B.
template <code_unit Unit>
inline constexpr Unit ascii_white_space_units[]{static_cast<Unit>(0x20), static_cast<Unit>(0x09),
                                                static_cast<Unit>(0x0A), static_cast<Unit>(0x0C), static_cast<Unit>(0x0D)};
template <code_unit Unit>
inline constexpr text_view<Unit> ascii_white_space = text_view<Unit>::unchecked(ascii_white_space_units<Unit>, 5);

[[nodiscard]] U8LIT_ABI constexpr bool is_ascii_white_space(char32_t value) noexcept {
  for (const char32_t each : ascii_white_space_units<char32_t>) {
    if (value == each) return true;
  }
  return false;
}

template <bool AtStart, bool AtEnd>
struct trim_operation : cutting_operation<trim_operation<AtStart, AtEnd>> {
  // A scalar value is in the set if its sequence is in the set's text: nothing is decoded.
  template <code_unit Unit>
  U8LIT_ABI static constexpr text_view<Unit> apply(text_view<Unit> text, text_view<Unit> set) noexcept {
    const Unit* const units = text.data();
    size_t first = 0, last = text.size();
    while (AtEnd && last > 0) {
      size_t before = last - 1;
      while (detail::is_trailing_unit(units[before])) --before;
      if (!set.contains(detail::unchecked_slice(text, before, last))) break;
      last = before;
    }
    while (AtStart && first < last) {
      const size_t next = first + detail::sequence_length(units[first]);
      if (!set.contains(detail::unchecked_slice(text, first, next))) break;
      first = next;
    }
    return detail::unchecked_slice(text, first, last);
  }

  using cutting_operation<trim_operation>::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr view_of<Text> operator()(const Text& text) const noexcept {
    return trim_operation::apply(text_view{text}, ascii_white_space<unit_of<Text>>);
  }
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::build_text<unit>([](text_writer<unit>& out) {
      out.append(trim_operation::apply(text_constant<Text>::view(), ascii_white_space<unit>));
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// The text without the scalar values at its start and end that are in a set.
//   trim(text), trim(text, set)
// `text` is any text; `set` is text (each of its scalar values), a literal or one scalar value, ASCII white space by default.
// Returns a text_view of a part of `text`, or a text_constant if all arguments are text_constants; the set may then be of
// another form. Complexity: linear in what is removed, times the size of the set.
//   trim(view) == "a"                      // where view == " a\n"
//   trim("--a-"_text, "-"_text) == "a"_text
inline constexpr detail::trim_operation<true, true> trim{};

// The same at the start only, and at the end only.
//   trim_start(view, U'0') == "7"          // where view == "007"
inline constexpr detail::trim_operation<true, false> trim_start{};
inline constexpr detail::trim_operation<false, true> trim_end{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
