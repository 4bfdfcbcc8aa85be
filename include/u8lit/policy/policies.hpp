// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_POLICY_POLICIES_HPP
#define U8LIT_POLICY_POLICIES_HPP

#include <u8lit/policy/policy.hpp>
#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::policy {

// No U+0000, for C strings. The NUL at a literal's end is not of its text.
struct no_interior_nul : none_of<code_point_range{0x0000, 0x0000}> {
  static constexpr const char* name = "no interior NUL";
};

// No U+FEFF at the beginning, where it might be taken for a signature and be lost (RFC 3629 section 6).
struct no_leading_mark {
  static constexpr const char* name = "no leading mark";
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr detail::violation first_violation(text_view<Unit> text) noexcept {
    if (!detail::begins_with_byte_order_mark(detail::units_of(text))) return {};
    return {true, 0, detail::zero_width_no_break_space};
  }
};

// U+0000..U+007F.
struct ascii_only : none_of<code_point_range{0x0080, 0x10FFFF}> {
  static constexpr const char* name = "ASCII only";
};

// None of the 66 code points that are for internal use (Unicode 23.7).
struct no_noncharacters {
  static constexpr const char* name = "no noncharacters";
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr detail::violation first_violation(text_view<Unit> text) noexcept {
    constexpr code_point_range from_the_first_on{0xFDD0, 0x10FFFF};
    return policy::first_violation_if<from_the_first_on>(text, [](char32_t value) noexcept { return is_noncharacter(value); });
  }
};

// None of the 65 control codes: C0, U+007F DELETE and C1 (General_Category=Cc, Unicode 23.1).
struct no_controls : none_of<code_point_range{0x0000, 0x001F}, code_point_range{0x007F, 0x009F}> {
  static constexpr const char* name = "no controls";
};

// None but those that are White_Space: U+0009 tab, line feed, line tabulation, form feed, U+000D carriage return and
// U+0085 next line.
struct no_controls_but_white_space
    : none_of<code_point_range{0x0000, 0x0008}, code_point_range{0x000E, 0x001F}, code_point_range{0x007F, 0x0084},
              code_point_range{0x0086, 0x009F}> {
  static constexpr const char* name = "no controls but white space";
};

// None of the 12 that change the direction of text, and so make it look like another (Bidi_Control, UAX #9 section 2;
// "Trojan Source", CVE-2021-42574).
struct no_bidirectional_controls
    : none_of<code_point_range{0x061C, 0x061C}, code_point_range{0x200E, 0x200F}, code_point_range{0x202A, 0x202E},
              code_point_range{0x2066, 0x2069}> {
  static constexpr const char* name = "no bidirectional controls";
};

// Neither none nor more: what offends is the end of the empty text, or the second one.
struct one_scalar_value {
  static constexpr const char* name = "one scalar value";
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr detail::violation first_violation(text_view<Unit> text) noexcept {
    if (text.empty()) return {true};
    size_t count = 0;
    return policy::first_violation_if(text, [&count](char32_t) noexcept { return ++count > 1; });
  }
};

// As many octets in UTF-8, whatever form the text is in. What offends is the scalar value that ends behind them.
template <size_t Count>
struct at_most_octets {
  static constexpr const char* name = "at most so many octets";
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr detail::violation first_violation(text_view<Unit> text) noexcept {
    if constexpr (utf8_unit<Unit>) {
      if (text.size() <= Count) return {};
      size_t at = Count;
      while (detail::is_trailing_unit(text.data()[at])) --at;
      return {true, at, *detail::scalar_iterator<Unit>::unchecked(text.data() + at)};
    } else {
      size_t octets = 0;
      return policy::first_violation_if(text, [&octets](char32_t value) noexcept {
        octets += utf8_length(scalar_value::unchecked(value));
        return octets > Count;
      });
    }
  }
};

template <>
inline constexpr bool implies<no_controls, no_interior_nul> = true;
template <>
inline constexpr bool implies<no_controls, no_controls_but_white_space> = true;
template <>
inline constexpr bool implies<no_controls_but_white_space, no_interior_nul> = true;
template <>
inline constexpr bool implies<ascii_only, no_leading_mark> = true;
template <>
inline constexpr bool implies<ascii_only, no_noncharacters> = true;
template <>
inline constexpr bool implies<ascii_only, no_bidirectional_controls> = true;
template <size_t Held, size_t Asked>
  requires(Held < Asked)
inline constexpr bool implies<at_most_octets<Held>, at_most_octets<Asked>> = true;

}  // namespace u8lit::policy

#include <u8lit/base/end.hpp>

#endif
