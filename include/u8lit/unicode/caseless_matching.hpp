// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CASELESS_MATCHING_HPP
#define U8LIT_UNICODE_CASELESS_MATCHING_HPP

#include <u8lit/unicode/letter_case.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The scalar values of text, one by one.
template <code_unit Unit>
class scalar_sequence {
 public:
  U8LIT_ABI explicit constexpr scalar_sequence(text_view<Unit> text) noexcept
      : at_{text.data()}, end_{text.data() + text.size()} {}

  // The next scalar value, or `end`.
  static constexpr char32_t end = 0xFFFF'FFFF;
  U8LIT_ABI constexpr char32_t next() noexcept {
    if (at_ == end_) return end;
    const char32_t value = detail::decode_unchecked(at_);
    at_ += detail::sequence_length(*at_);
    return value;
  }

  // At run time, goes to the end of what two sequences have in common, eight octets at a time: equal ones, or ASCII in
  // any case, unless case differs in the language.
  template <case_language Language>
  U8LIT_ABI static constexpr void skip_equal(scalar_sequence& left, scalar_sequence& right) noexcept {
    if constexpr (utf8_unit<Unit>) {
      if (__builtin_is_constant_evaluated()) return;
      for (; left.end_ - left.at_ >= 8 && right.end_ - right.at_ >= 8; left.at_ += 8, right.at_ += 8) {
        unsigned long long l, r;
        __builtin_memcpy(&l, left.at_, sizeof l);
        __builtin_memcpy(&r, right.at_, sizeof r);
        if (l != r && (Language == case_language::turkish || !detail::is_ascii_word(l | r) ||
                       detail::convert_ascii_word<ascii_case::lower>(l) !=
                           detail::convert_ascii_word<ascii_case::lower>(r)))
          break;
      }
      // Within a sequence, to its beginning, which is equal.
      while (left.at_ != left.end_ && detail::is_trailing_unit(*left.at_)) {
        --left.at_;
        --right.at_;
      }
    }
  }

 private:
  const Unit* at_;
  const Unit* end_;
};

// Whether two sequences of scalar values are equal when their case is folded. What is equal before is not folded.
template <case_language Language = case_language::any, class Left, class Right>
U8LIT_ABI constexpr bool are_equal_folded(Left left, Right right) noexcept {
  mapped_characters l{}, r{};
  unsigned l_done = 0, r_done = 0;
  [[maybe_unused]] bool may_skip = true;
  while (true) {
    if (l_done == l.count && r_done == r.count) {
      if constexpr (requires { Left::template skip_equal<Language>(left, right); }) {
        if (may_skip) Left::template skip_equal<Language>(left, right);
      }
      const char32_t l_next = left.next(), r_next = right.next();
      may_skip = l_next == r_next || l_next < 0x80;
      if (l_next == r_next) {
        if (l_next == Left::end) return true;
        continue;
      }
      if (l_next == Left::end || r_next == Right::end) return false;
      if constexpr (Language != case_language::turkish) {
        const unsigned l_difference = detail::case_difference<case_mapping::folding>(l_next),
                       r_difference = detail::case_difference<case_mapping::folding>(r_next);
        if (l_difference != special_case && r_difference != special_case) {
          if (detail::add_case_difference(l_next, l_difference) != detail::add_case_difference(r_next, r_difference))
            return false;
          continue;
        }
      }
      l = detail::fold_character<Language>(l_next);
      r = detail::fold_character<Language>(r_next);
      l_done = r_done = 0;
    } else if (l_done == l.count) {
      const char32_t next = left.next();
      if (next == Left::end) return false;
      l = detail::fold_character<Language>(next);
      l_done = 0;
    } else if (r_done == r.count) {
      const char32_t next = right.next();
      if (next == Right::end) return false;
      r = detail::fold_character<Language>(next);
      r_done = 0;
    }
    if (l.values[l_done++] != r.values[r_done++]) return false;
  }
}

template <case_language Language, code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool equal_folded_texts(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::are_equal_folded<Language>(scalar_sequence<Left>{left}, scalar_sequence<Right>{right});
}

template <case_language Language>
struct equal_ignoring_case_operation : reads_text {
  using reads_text::operator();
  /// Returns whether two texts are equal except for case. Complexity: linear, up to the first difference.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    return detail::equal_folded_texts<Language>(text_view{left}, right);
  }
  /// As above, for a text of another code unit type.
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, const Right& right) const noexcept {
    return detail::equal_folded_texts<Language>(text_view{left}, text_view{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns whether two texts are equal except for case (the Unicode Standard, D144: by full case folding).
///
/// Call: `equal_ignoring_case(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - complexity: linear, up to the first difference; no buffer is needed
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(u8lit::unicode::equal_ignoring_case("Stra\u00DFe"_text, "STRASSE"));
/// \endcode
inline constexpr detail::equal_ignoring_case_operation<detail::case_language::any> equal_ignoring_case{};

/// Returns whether two texts are equal except for case as in a language, as `equal_ignoring_case`: in Turkish, I and
/// dotless i are equal, and I and i are not (the mappings T of CaseFolding.txt). In Lithuanian it is
/// `equal_ignoring_case`. Complexity: linear, up to the first difference. Errors: a literal that is ill-formed does not
/// compile.
/// \tparam Language  a case_language
/// \code
/// using u8lit::unicode::case_language;
/// static_assert(u8lit::unicode::equal_ignoring_case_in<case_language::turkish>("I\u0130"_text, "\u0131i"));
/// \endcode
template <case_language Language>
inline constexpr detail::equal_ignoring_case_operation<Language> equal_ignoring_case_in{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
