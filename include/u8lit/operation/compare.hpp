// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_COMPARE_HPP
#define U8LIT_OPERATION_COMPARE_HPP

#include <u8lit/text/reading_operation.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct compare_operation : reads_text {
  using reads_text::operator();
  /// Compares two texts in code point order, the order of `<`. Complexity: linear.
  /// \param left   any text
  /// \param right  any text, of any code unit type
  /// \return a negative number, 0 or a positive number
  template <any_text Left, any_text Right>
    requires(!__is_same(Right, view_of<Left>))
  [[nodiscard]] U8LIT_ABI constexpr int operator()(const Left& left, const Right& right) const noexcept {
    return detail::compare_views(text_view{left}, text_view{right});
  }
  /// As above, for a text_view of the left text's code unit type, or a literal, which does not compile if it is
  /// ill-formed.
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr int operator()(const Left& left, view_of<Left> right) const noexcept {
    return detail::compare_views(text_view{left}, right);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Compares two texts in code point order, the order of `<`.
///
/// Call: `compare(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - returns a negative number, 0 or a positive number
/// - complexity: linear
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(compare("a"_text, u"b"_text) < 0);
/// \endcode
inline constexpr detail::compare_operation compare{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
