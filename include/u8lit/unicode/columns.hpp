// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_COLUMNS_HPP
#define U8LIT_UNICODE_COLUMNS_HPP

#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/unicode/graphemes.hpp>
#include <u8lit/unicode/sorted_search.hpp>
#include <u8lit/unicode/wide_tables.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::unicode {

/// On which side of its columns a text is (`pad`). If text in the middle leaves an odd number of columns, one more is
/// after it than before.
/// \code
/// using u8lit::unicode::alignment;
/// static_assert(u8lit::unicode::pad<4, alignment::right>("42"_text) == "  42"_text);
/// \endcode
enum class alignment : unsigned char {
  left,   ///< spaces follow the text
  right,  ///< spaces precede the text
  center, ///< half of the spaces precede the text
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

U8LIT_ABI constexpr bool is_wide(char32_t value) noexcept { return detail::is_in_ranges(wide_ranges, value); }

// The columns of the cluster that begins with these units.
template <code_unit Unit>
U8LIT_ABI constexpr size_t columns_of_grapheme(const Unit* units) noexcept {
  return detail::is_wide(detail::decode_unchecked(units)) ? 2 : 1;
}

template <code_unit Unit>
U8LIT_ABI constexpr size_t terminal_columns(text_view<Unit> text) noexcept {
  size_t columns = 0;
  for (size_t at = 0; at < text.size(); at = detail::end_of_grapheme(text.data(), text.size(), at))
    columns += detail::columns_of_grapheme(text.data() + at);
  return columns;
}

struct count_columns_operation : reads_text {
  using reads_text::operator();
  /// Returns how many columns a text takes. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    return detail::terminal_columns(text_view{text});
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

// How many spaces are before a text, and after it.
struct padding {
  size_t before = 0;
  size_t after = 0;
};
template <size_t Columns, unicode::alignment Side, code_unit Unit>
U8LIT_ABI constexpr padding padding_for(text_view<Unit> text) noexcept {
  const size_t taken = detail::terminal_columns(text);
  if (taken >= Columns) return {};
  const size_t spaces = Columns - taken;
  padding result;
  result.before = Side == unicode::alignment::left ? 0 : Side == unicode::alignment::right ? spaces : spaces / 2;
  result.after = spaces - result.before;
  if (text.empty()) return result;
  // A mark at the beginning combines with the space before it, and what is prepended with the one after it: one cluster
  // takes the columns of two.
  const auto kind_at = [&text](size_t at) { return detail::kind_of(detail::decode_unchecked(text.data() + at)); };
  const auto are_joined = [](grapheme_kind before, grapheme_kind after) {
    return detail::join_between(before, after) == grapheme_join::yes;
  };
  if (result.before > 0 && are_joined(grapheme_kind::other, kind_at(0)))
    result.before += detail::columns_of_grapheme(text.data());
  if (result.after > 0 &&
      are_joined(kind_at(detail::previous_sequence(text.data(), text.size())), grapheme_kind::other))
    ++result.after;
  return result;
}

template <size_t Columns, unicode::alignment Side>
struct pad_operation final : rewriting_operation<pad_operation<Columns, Side>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    const padding spaces = detail::padding_for<Columns, Side>(text);
    return spaces.before + text.size() + spaces.after;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    const padding spaces = detail::padding_for<Columns, Side>(text);
    size_t written = put_spaces(out, 0, spaces.before, out_size);
    const text_view<Unit> fitting = text.first(out_size - written);
    if (written < spaces.before || fitting.size() < text.size()) return detail::make_transcoded(0, written, false);
    written += detail::copy_to(out + written, fitting);
    const size_t end = written + spaces.after;
    const size_t padded = put_spaces(out, written, end, out_size);
    return detail::make_transcoded(text.size(), padded, padded == end);
  }

 private:
  // Returns where the spaces end.
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t put_spaces(Unit* out, size_t first, size_t last, size_t out_size) noexcept {
    for (; first < last && first < out_size; ++first) out[first] = static_cast<Unit>(U' ');
    return first;
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

/// Adds spaces to a text until it takes a number of columns, as count_columns counts them: one more where a space and a
/// mark at the beginning of the text are one cluster. Text that takes more is not changed: cut it with first_columns.
///
/// Calls: `pad<Columns>("..."_text)`, `pad<Columns>(text, buffer)`, `pad<Columns>(text, out, out_size)`, and the same
/// with `pad<Columns, alignment::right>`.
/// - `text`: any text, of one line
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. If the text and the spaces before it do not fit, nothing is read. It
///   writes no NUL.
/// - precondition: text and output do not overlap
/// - complexity: linear in the output
/// - errors: none
/// \tparam Columns  how many columns there are
/// \tparam Side     where the text is, an `alignment`
/// \code
/// static_assert(u8lit::unicode::pad<6>("日本"_text) == "日本  "_text);
/// \endcode
template <size_t Columns, alignment Side = alignment::left>
inline constexpr detail::pad_operation<Columns, Side> pad{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
