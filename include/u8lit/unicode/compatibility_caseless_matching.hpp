// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_COMPATIBILITY_CASELESS_MATCHING_HPP
#define U8LIT_UNICODE_COMPATIBILITY_CASELESS_MATCHING_HPP

#include <u8lit/unicode/canonical_equivalence.hpp>
#include <u8lit/unicode/compatibility_folding.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Text in Normalization Form D, then folded, in the order of the text but for U+0345, the only mark that folds to a
// letter: that order it must follow all marks before it is folded.
template <normal_form Form, code_unit Unit>
  requires(Form.folding == character_folding::compatibility_caseless ||
           Form.folding == character_folding::identifier_caseless)
class decomposed_text<Form, Unit> {
 public:
  U8LIT_ABI constexpr decomposed_text(const Unit* units, size_t size) noexcept : rest_{units, size} { fold_next(); }

  U8LIT_ABI constexpr bool is_empty() const noexcept { return is_empty_; }
  // Precondition: not empty.
  U8LIT_ABI constexpr char32_t front() const noexcept { return folded_.front(); }
  U8LIT_ABI constexpr octet combining_class() const noexcept { return folded_.combining_class(); }
  U8LIT_ABI constexpr bool begins_with_mark() const noexcept { return !is_empty() && combining_class() != 0; }
  U8LIT_ABI constexpr void remove_front() noexcept {
    if (!folded_.remove_front()) fold_next();
  }

 private:
  static constexpr char32_t iota_subscript = 0x345;

  U8LIT_ABI constexpr void fold_next() noexcept {
    while (true) {
      if (!rest_.begins_with_mark() && iota_subscripts_ > 0) {
        --iota_subscripts_;
        static_cast<void>(folded_.read(iota_subscript));
        return;
      }
      if (rest_.is_empty()) {
        is_empty_ = true;
        return;
      }
      const char32_t value = rest_.front();
      rest_.remove_front();
      if (value == iota_subscript) ++iota_subscripts_;
      else if (folded_.read(value)) return;
    }
  }

  decomposed_text<nfd, Unit> rest_;
  typename folding_of<Form>::folded folded_;
  size_t iota_subscripts_ = 0;
  bool is_empty_ = false;
};

template <normal_form Form>
struct compatibility_caseless_operation : reads_text {
  using reads_text::operator();
  /// Returns whether two texts match. Complexity: linear, up to the first difference.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    const text_view view{left};
    const size_t common = detail::common_pieces<Form>(view, right);
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
  template <code_unit Left, code_unit Right>
  U8LIT_ABI static constexpr bool are_equal(text_view<Left> left, text_view<Right> right) noexcept {
    normal_sequence<Form, Left> l{left};
    normal_sequence<Form, Right> r{right};
    while (true) {
      const char32_t next = l.next();
      if (next != r.next()) return false;
      if (next == normal_sequence<Form, Left>::end) return true;
    }
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns whether two texts are compatibility equivalent except for case (the Unicode Standard, D146): the same
/// characters, in any case, whether they are ligatures, full-width or otherwise formatted.
///
/// Call: `equal_ignoring_case_and_compatibility(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - returns a bool
/// - complexity: as `to_nfkd`, up to the first difference; no buffer is needed
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(u8lit::unicode::equal_ignoring_case_and_compatibility("\uFB01\uFF12"_text, "FI2"));
/// \endcode
inline constexpr detail::compatibility_caseless_operation<detail::compatibility_caseless>
    equal_ignoring_case_and_compatibility{};

/// Returns whether two texts match as identifiers (the Unicode Standard, D147): they are compatibility equivalent
/// except for case and for default ignorable characters, such as U+00AD SOFT HYPHEN. To compare one with many, convert
/// each by `to_nfkc_casefold(to_nfd(...))`.
///
/// Call: `equal_as_identifiers(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - returns a bool
/// - complexity: as `to_nfkd`, up to the first difference; no buffer is needed
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(u8lit::unicode::equal_as_identifiers("\uFB01\u00ADle"_text, "FILE"));
/// \endcode
inline constexpr detail::compatibility_caseless_operation<detail::identifier_caseless> equal_as_identifiers{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
