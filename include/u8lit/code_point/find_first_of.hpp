// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_FIND_FIRST_OF_HPP
#define U8LIT_CODE_POINT_FIND_FIRST_OF_HPP

#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The offset of the first scalar value at `from` or later that is in the set, or that is not if `Member` is false; npos
// if there is none.
template <bool Member, code_unit Unit, set_of_code_points Set>
U8LIT_ABI constexpr size_t find_first(text_view<Unit> text, const Set& set, size_t from) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  size_t at = from;
  while (at < size && detail::is_trailing_unit(units[at])) ++at;
  while (at < size) {
    const char32_t first = detail::to_unsigned(units[at]);
    if (first < 0x80) {
      if (set.contains(static_cast<octet>(first)) == Member) return at;
      ++at;
    } else {
      if (set.contains(static_cast<char32_t>(*scalar_iterator<Unit>::unchecked(units + at))) == Member) return at;
      at += detail::sequence_length(units[at]);
    }
  }
  return npos;
}

template <bool Member>
struct find_first_operation : reads_text {
  using reads_text::operator();
  /// Finds the first scalar value of a text that is in a set, or that is not. Complexity: linear.
  /// \param text  any text
  /// \param set   the set to look up in
  /// \param from  where to start, an offset in code units
  /// \return the offset of the scalar value in code units, or npos
  template <any_text Text, set_of_code_points Set>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, const Set& set,
                                                      size_t from = 0) const noexcept {
    return detail::find_first<Member>(text_view{text}, set, from);
  }
};

struct prefix_in_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Returns the longest prefix of scalar values that are in a set. Complexity: linear in the prefix.
  /// \param text  any text
  /// \param set   the set to look up in
  /// \return a text_view of the prefix
  template <any_text Text, set_of_code_points Set>
  [[nodiscard]] U8LIT_ABI constexpr view_of<Text> operator()(const Text& text, const Set& set) const noexcept {
    const text_view view{text};
    const size_t end = detail::find_first<false>(view, set, 0);
    return detail::unchecked_slice(view, 0, end == npos ? view.size() : end);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Finds the first scalar value of a text that is in a set.
///
/// Call: `find_first_of(text, set, from = 0)`.
/// - `text`: any text
/// - `set`: a code_point_set, which is the fastest, a code_point_ranges or a scalar_range
/// - `from`: an offset in code units; the search starts at the first scalar value that begins there or later
/// - returns the offset of the scalar value in code units, or npos
/// - complexity: linear; ASCII is looked up without being decoded
/// - errors: none
/// \code
/// static_assert(u8lit::find_first_of("a1"_text, digits) == 1);
/// \endcode
inline constexpr detail::find_first_operation<true> find_first_of{};

/// Finds the first scalar value of a text that is not in a set.
///
/// Call: `find_first_not_of(text, set, from = 0)`. As `find_first_of`.
/// \code
/// static_assert(u8lit::find_first_not_of("1a"_text, digits) == 1);
/// \endcode
inline constexpr detail::find_first_operation<false> find_first_not_of{};

/// Returns the longest prefix of a text that consists of scalar values in a set: strspn of C, UnicodeSet::span of ICU.
///
/// Call: `prefix_in(text, set)`. Parameters as in `find_first_of`.
/// - returns a text_view of a part of `text`
/// - complexity: linear in the prefix
/// \code
/// static_assert(u8lit::prefix_in("12a"_text, digits) == "12");
/// \endcode
inline constexpr detail::prefix_in_operation prefix_in{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
