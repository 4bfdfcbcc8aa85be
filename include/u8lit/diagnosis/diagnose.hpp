// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_DIAGNOSE_HPP
#define U8LIT_DIAGNOSIS_DIAGNOSE_HPP

#include <u8lit/base/refusal.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// The refusals of ill-formed text by functions on literals: each reason is the name of an element, for g++, and of a
// function, for clang (refusal.hpp). Places count from 1.

namespace u8lit {

namespace invalid_utf8 {

enum truncated_see_RFC_3629_section_4_at_octet_number : unsigned char {};
enum missing_continuation_see_RFC_3629_section_4_in_the_sequence_at_octet_number : unsigned char {};
enum unexpected_continuation_see_RFC_3629_section_4_at_octet_number : unsigned char {};
enum invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1_at_octet_number : unsigned char {};
enum invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1_at_octet_number : unsigned char {};
enum invalid_lead_it_never_appears_see_RFC_3629_section_1_at_octet_number : unsigned char {};
enum overlong_see_RFC_3629_section_3_at_octet_number : unsigned char {};
enum surrogate_see_RFC_3629_section_3_at_octet_number : unsigned char {};
enum out_of_range_see_RFC_3629_section_3_at_octet_number : unsigned char {};
enum the_ordinary_literal_encoding_is_not_UTF_8 : unsigned char {};
enum the_wide_literal_encoding_is_not_UTF_16_or_UTF_32 : unsigned char {};

[[nodiscard]] U8LIT_ABI constexpr size_t truncated_see_RFC_3629_section_4(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<truncated_see_RFC_3629_section_4_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t missing_continuation_see_RFC_3629_section_4(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<missing_continuation_see_RFC_3629_section_4_in_the_sequence_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t unexpected_continuation_see_RFC_3629_section_4(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<unexpected_continuation_see_RFC_3629_section_4_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1(size_t place,
                                                                                            detail::in_hex) noexcept {
  return detail::diagnostic_array<invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t invalid_lead_it_never_appears_see_RFC_3629_section_1(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<invalid_lead_it_never_appears_see_RFC_3629_section_1_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t overlong_see_RFC_3629_section_3(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<overlong_see_RFC_3629_section_3_at_octet_number>{}.at[place];
}
[[nodiscard]] [[nodiscard]] U8LIT_ABI constexpr size_t surrogate_see_RFC_3629_section_3(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<surrogate_see_RFC_3629_section_3_at_octet_number>{}.at[place];
}
[[nodiscard]] [[nodiscard]] U8LIT_ABI constexpr size_t out_of_range_see_RFC_3629_section_3(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<out_of_range_see_RFC_3629_section_3_at_octet_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t ordinary_literal_encoding_is_not_UTF_8(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<the_ordinary_literal_encoding_is_not_UTF_8>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t wide_literal_encoding_is_not_UTF_16_or_UTF_32(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<the_wide_literal_encoding_is_not_UTF_16_or_UTF_32>{}.at[place];
}

}  // namespace invalid_utf8

namespace invalid_utf16 {

enum unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit_number : unsigned char {};
enum unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit_number : unsigned char {};

[[nodiscard]] U8LIT_ABI constexpr size_t unpaired_high_surrogate_see_RFC_2781_section_2(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit_number>{}.at[place];
}
[[nodiscard]] U8LIT_ABI constexpr size_t unpaired_low_surrogate_see_RFC_2781_section_2(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit_number>{}.at[place];
}

}  // namespace invalid_utf16

namespace invalid_utf32 {

enum surrogate_see_RFC_3629_section_3_at_code_unit_number : unsigned char {};
enum out_of_range_see_RFC_3629_section_3_at_code_unit_number : unsigned char {};

[[nodiscard]] [[nodiscard]] U8LIT_ABI constexpr size_t surrogate_see_RFC_3629_section_3(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<surrogate_see_RFC_3629_section_3_at_code_unit_number>{}.at[place];
}
[[nodiscard]] [[nodiscard]] U8LIT_ABI constexpr size_t out_of_range_see_RFC_3629_section_3(size_t place, detail::in_hex) noexcept {
  return detail::diagnostic_array<out_of_range_see_RFC_3629_section_3_at_code_unit_number>{}.at[place];
}

}  // namespace invalid_utf32

[[nodiscard]] U8LIT_ABI constexpr detail::diagnosis::report_type* reason(encoding_form form, fault what, char32_t first) noexcept {
  using namespace invalid_utf8;
  if (form == encoding_form::utf16) {
    return what == fault::unpaired_high_surrogate ? invalid_utf16::unpaired_high_surrogate_see_RFC_2781_section_2
                                                  : invalid_utf16::unpaired_low_surrogate_see_RFC_2781_section_2;
  }
  if (form == encoding_form::utf32) {
    return what == fault::surrogate ? invalid_utf32::surrogate_see_RFC_3629_section_3
                                    : invalid_utf32::out_of_range_see_RFC_3629_section_3;
  }
  return what == fault::truncated                 ? truncated_see_RFC_3629_section_4
         : what == fault::missing_continuation    ? missing_continuation_see_RFC_3629_section_4
         : what == fault::unexpected_continuation ? unexpected_continuation_see_RFC_3629_section_4
         : what == fault::overlong                ? overlong_see_RFC_3629_section_3
         : what == fault::surrogate               ? surrogate_see_RFC_3629_section_3
         : what == fault::out_of_range            ? out_of_range_see_RFC_3629_section_3
         : first < 0xC2 ? invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1
         : first < 0xFE ? invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1
                        : invalid_lead_it_never_appears_see_RFC_3629_section_1;
}

}  // namespace u8lit

namespace u8lit::detail {

U8LIT_ABI constexpr diagnosis reject(encoding_form form, verdict found, char32_t first, in_hex shown) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return {reason(form, found.what, first), found.offset + 1, shown};
}

// Whether a literal is well-formed and looked at, which takes an evaluator less than to find out what is wrong.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_well_formed_object(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return false;
  } else {
    const size_t known = detail::constexpr_valid_prefix(units, size);
    return known == size || detail::first_fault(units, size, known).what == fault::none;
  }
}

// Judges a literal.
template <code_unit Unit>
U8LIT_ABI constexpr diagnosis diagnose(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return {is_ordinary<Unit> ? invalid_utf8::ordinary_literal_encoding_is_not_UTF_8
                              : invalid_utf8::wide_literal_encoding_is_not_UTF_16_or_UTF_32,
            1, {}};
  } else {
    const verdict found = detail::constexpr_verdict(units, size);
    if (found) return accept(size);
    in_hex shown{};
    for (size_t at = 0; at < found.evidence(form_of<Unit>); ++at)
      shown.append(detail::to_unsigned(units[found.offset + at]));
    return detail::reject(form_of<Unit>, found, detail::to_unsigned(units[found.offset]), shown);
  }
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
