// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_TRIM_HPP
#define U8LIT_OPERATION_TRIM_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/find.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Space, tab, line feed, form feed and carriage return, as in WHATWG's standards and Rust; C's isspace adds U+000B.
template <code_unit Unit>
inline constexpr Unit ascii_white_space_units[]{static_cast<Unit>(0x20), static_cast<Unit>(0x09),
                                                static_cast<Unit>(0x0A), static_cast<Unit>(0x0C),
                                                static_cast<Unit>(0x0D)};
template <code_unit Unit>
inline constexpr text_view<Unit> ascii_white_space = text_view<Unit>::unchecked(ascii_white_space_units<Unit>, 5);

[[nodiscard]] U8LIT_ABI constexpr bool is_ascii_white_space(char32_t value) noexcept {
  for (const char32_t each : ascii_white_space_units<char32_t>) {
    if (value == each) return true;
  }
  return false;
}

template <bool AtStart, bool AtEnd>
struct trim_operation : subview_operation<trim_operation<AtStart, AtEnd>> {
  // Nothing is decoded: a scalar value is in the set if the set's text contains its sequence.
  template <code_unit Unit>
  U8LIT_ABI static constexpr text_view<Unit> apply(text_view<Unit> text, text_view<Unit> set) noexcept {
    const Unit* const units = text.data();
    size_t first = 0, last = text.size();
    while (AtEnd && last > 0) {
      const size_t before = detail::floor_boundary(units, last, last - 1);
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

  using subview_operation<trim_operation>::operator();
  /// Removes space, tab, line feed, form feed and carriage return from both ends of a text; `trim_start` and `trim_end`
  /// from one. Complexity: linear in what is removed.
  /// \param text  any text
  /// \return a text_view of a part of the text
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr view_of<Text> operator()(const Text& text) const noexcept {
    return trim_operation::apply(text_view{text}, ascii_white_space<unit_of<Text>>);
  }
  /// As above, for a text_constant, at compile time.
  /// \return a text_constant of the same code unit type
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      out.append(trim_operation::apply(text_constant<Text>::view(), ascii_white_space<unit>));
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Removes the scalar values of a set from both ends of a text.
///
/// Calls: `trim(text)`, `trim(text, set)`. Without a set it removes space, tab, line feed, form feed and carriage
/// return, the ASCII white space of the WHATWG Infra Standard.
/// - `text`: any text
/// - `set`: text, a literal or a scalar value; the order of its scalar values does not matter. A text_constant may
///   have any code unit type.
/// - returns a text_view of a part of `text`, or a text_constant if all arguments are text_constants
/// - complexity: linear in what is removed, times the size of the set
/// - errors: a literal set that is ill-formed does not compile
/// \code
/// static_assert(trim(" a\n"_text) == "a"_text);
/// static_assert(trim("--a-"_text, "-"_text) == "a"_text);
/// \endcode
inline constexpr detail::trim_operation<true, true> trim{};

/// Removes the scalar values of a set from the start of a text.
///
/// Calls: `trim_start(text)`, `trim_start(text, set)`. As `trim`, at the start only.
/// \code
/// static_assert(trim_start("007"_text, U'0') == "7"_text);
/// \endcode
inline constexpr detail::trim_operation<true, false> trim_start{};

/// Removes the scalar values of a set from the end of a text.
///
/// Calls: `trim_end(text)`, `trim_end(text, set)`. As `trim`, at the end only.
/// \code
/// static_assert(trim_end("a \n"_text) == "a"_text);
/// \endcode
inline constexpr detail::trim_operation<false, true> trim_end{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
