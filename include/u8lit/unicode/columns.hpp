// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_COLUMNS_HPP
#define U8LIT_UNICODE_COLUMNS_HPP

#include <u8lit/unicode/graphemes.hpp>
#include <u8lit/unicode/wide_tables.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Binary search for the last range that does not begin after the value.
U8LIT_ABI constexpr bool is_wide(char32_t value) noexcept {
  if (value < wide_ranges[0].first) return false;
  size_t at = 0;
  for (size_t count = sizeof wide_ranges / sizeof *wide_ranges; count > 1;) {
    const size_t half = count / 2;
    if (wide_ranges[at + half].first <= value) at += half;
    count -= half;
  }
  return wide_ranges[at].contains(value);
}

// The columns of the cluster that begins with these units.
template <code_unit Unit>
U8LIT_ABI constexpr size_t columns_of_grapheme(const Unit* units) noexcept {
  return detail::is_wide(detail::decode_unchecked(units)) ? 2 : 1;
}

struct count_columns_operation : reads_text {
  using reads_text::operator();
  /// Returns how many columns a text takes. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    const text_view view{text};
    size_t columns = 0;
    for (size_t at = 0; at < view.size(); at = detail::end_of_grapheme(view.data(), view.size(), at))
      columns += detail::columns_of_grapheme(view.data() + at);
    return columns;
  }
};

struct first_columns_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Returns the beginning of a text that takes no more than so many columns. Complexity: linear in the result.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, size_t columns) const noexcept {
    const text_view view{text};
    size_t at = 0;
    while (at < view.size() && detail::columns_of_grapheme(view.data() + at) <= columns) {
      columns -= detail::columns_of_grapheme(view.data() + at);
      at = detail::end_of_grapheme(view.data(), view.size(), at);
    }
    return detail::unchecked_slice(view, 0, at);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns how many columns of a terminal a text takes, as std::format counts them for the width of a field (C++23):
/// for each grapheme cluster two if its first character is wide, otherwise one.
///
/// Call: `count_columns(text)`.
/// - `text`: any text, of one line
/// - returns a number
/// - complexity: linear
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::count_columns("日本 e\u0301"_text) == 6);
/// \endcode
inline constexpr detail::count_columns_operation count_columns{};

/// Returns the beginning of a text that takes no more than a number of columns, as count_columns counts them. No
/// grapheme cluster is divided.
///
/// Call: `first_columns(text, columns)`.
/// - `text`: any text, of one line; the result refers to it
/// - `columns`: how many columns there are
/// - returns a text_view
/// - complexity: linear in the result
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::first_columns("日本語"_text, 5) == "日本");
/// \endcode
inline constexpr detail::first_columns_operation first_columns{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
