// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CANONICAL_CASELESS_MATCHING_HPP
#define U8LIT_UNICODE_CANONICAL_CASELESS_MATCHING_HPP

#include <u8lit/unicode/canonical_equivalence.hpp>
#include <u8lit/unicode/caseless_matching.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct canonical_caseless_operation : reads_text {
  using reads_text::operator();
  /// Returns whether two texts are canonically equivalent except for case.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    const text_view view{left};
    const size_t common = detail::common_pieces(view, right);
    return are_equal(detail::unchecked_slice(view, common, view.size()),
                     detail::unchecked_slice(right, common, right.size()));
  }
  /// As above, for a text of another code unit type.
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, const Right& right) const noexcept {
    return are_equal(text_view{left}, text_view{right});
  }

 private:
  // D145 normalizes again what has been folded. That changes nothing: all that Normalization Form D has folds to what
  // that form has, and only U+0345, which is the last of all marks in canonical order, folds to what is no mark. The
  // script of the tables, tests/unicode/case_tables.py, checks this.
  template <code_unit Left, code_unit Right>
  U8LIT_ABI static constexpr bool are_equal(text_view<Left> left, text_view<Right> right) noexcept {
    return detail::are_equal_folded(canonical_sequence<Left>{left}, canonical_sequence<Right>{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns whether two texts are canonically equivalent except for case (the Unicode Standard, D145): the same
/// characters, in any case, which may be encoded differently.
///
/// Call: `equal_ignoring_case_canonically(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - complexity: as `to_nfd`, up to the first difference; no buffer is needed
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(u8lit::unicode::equal_ignoring_case_canonically("\u00C9"_text, "e\u0301"));
/// \endcode
inline constexpr detail::canonical_caseless_operation equal_ignoring_case_canonically{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
