// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CANONICAL_EQUIVALENCE_HPP
#define U8LIT_UNICODE_CANONICAL_EQUIVALENCE_HPP

#include <u8lit/unicode/normalization.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The scalar values of a text in canonical order, one by one. `Text` is as for sorted_marks.
template <class Text>
class ordered_sequence {
 public:
  U8LIT_ABI explicit constexpr ordered_sequence(const Text& text) noexcept
      : rest_{text}, marks_{rest_}, is_in_marks_{rest_.begins_with_mark()} {}

  // The next scalar value, or `end`.
  static constexpr char32_t end = 0xFFFF'FFFF;
  U8LIT_ABI constexpr char32_t next() noexcept {
    if (is_in_marks_) {
      const combining_mark mark = marks_.next();
      if (mark.combining_class != 0) return mark.value;
      rest_ = marks_.after();
      is_in_marks_ = false;
    }
    if (rest_.is_empty()) return end;
    const char32_t starter = rest_.front();
    rest_.remove_front();
    if (rest_.begins_with_mark()) {
      marks_.begin_with(rest_);
      is_in_marks_ = true;
    }
    return starter;
  }

 private:
  Text rest_;
  sorted_marks<Text> marks_;
  bool is_in_marks_;
};

// The scalar values of text in a normal form that is not composed, one by one.
template <normal_form Form, code_unit Unit>
class normal_sequence : public ordered_sequence<decomposed_text<Form, Unit>> {
 public:
  U8LIT_ABI explicit constexpr normal_sequence(text_view<Unit> text) noexcept
      : ordered_sequence<decomposed_text<Form, Unit>>{decomposed_text<Form, Unit>{text.data(), text.size()}} {}
};
template <code_unit Unit>
using canonical_sequence = normal_sequence<nfd, Unit>;

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int compare_canonical_sequences(text_view<Left> left, text_view<Right> right) noexcept {
  canonical_sequence<Left> l{left};
  canonical_sequence<Right> r{right};
  while (true) {
    const char32_t l_next = l.next(), r_next = r.next();
    if (l_next == r_next && l_next != canonical_sequence<Left>::end) continue;
    // The end is less than every scalar value.
    return l_next == r_next ? 0 : l_next + 1 < r_next + 1 ? -1 : 1;
  }
}

// The length of the beginning that two texts share, without what the rest of either may be reordered with.
template <normal_form Form = nfd, code_unit Unit>
U8LIT_ABI constexpr size_t common_pieces(text_view<Unit> left, text_view<Unit> right) noexcept {
  const size_t size = left.size() < right.size() ? left.size() : right.size();
  size_t at = 0;
  while (at < size && left.data()[at] == right.data()[at]) ++at;
  if (at == left.size() && at == right.size()) return at;
  // A sequence of the longer text may begin, or go on, at the end of the shorter one.
  const Unit* const units = at < left.size() ? left.data() : right.data();
  while (detail::is_trailing_unit(units[at])) --at;
  const size_t in_left = at < left.size() ? detail::floor_of_piece<Form>(left.data(), 0, at) : at;
  const size_t in_right = at < right.size() ? detail::floor_of_piece<Form>(right.data(), 0, at) : at;
  return in_left < in_right ? in_left : in_right;
}

struct canonical_comparison : reads_text {
  using reads_text::operator();
  /// Compares two texts by the scalar values of their Normalization Form D.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  /// \return a negative number, 0 or a positive number
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr int operator()(const Left& left, view_of<Left> right) const noexcept {
    const text_view view{left};
    const size_t common = detail::common_pieces(view, right);
    return detail::compare_canonical_sequences(detail::unchecked_slice(view, common, view.size()),
                                               detail::unchecked_slice(right, common, right.size()));
  }
  /// As above, for a text of another code unit type.
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr int operator()(const Left& left, const Right& right) const noexcept {
    return detail::compare_canonical_sequences(text_view{left}, text_view{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Compares two texts as if both were in Normalization Form D (UAX #15), in code point order. Texts that compare equal
/// are canonically equivalent: the same characters, which may be encoded differently.
///
/// Call: `compare_canonically(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - returns a negative number, 0 or a positive number
/// - complexity: as `to_nfd`, up to the first difference; no buffer is needed
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(u8lit::unicode::compare_canonically("\u00E9"_text, u"e\u0301"_text) == 0);
/// \endcode
inline constexpr detail::canonical_comparison compare_canonically{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
