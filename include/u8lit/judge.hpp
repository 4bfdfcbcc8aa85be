// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_JUDGE_HPP
#define U8LIT_JUDGE_HPP

#include <u8lit/refusal.hpp>
#include <u8lit/validate.hpp>

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

constexpr size_t truncated_see_RFC_3629_section_4(size_t place, in_hex) noexcept {
  return only_element<truncated_see_RFC_3629_section_4_at_octet_number>{}.at[place];
}
constexpr size_t missing_continuation_see_RFC_3629_section_4(size_t place, in_hex) noexcept {
  return only_element<missing_continuation_see_RFC_3629_section_4_in_the_sequence_at_octet_number>{}.at[place];
}
constexpr size_t unexpected_continuation_see_RFC_3629_section_4(size_t place, in_hex) noexcept {
  return only_element<unexpected_continuation_see_RFC_3629_section_4_at_octet_number>{}.at[place];
}
constexpr size_t invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1(size_t place, in_hex) noexcept {
  return only_element<invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1_at_octet_number>{}.at[place];
}
constexpr size_t invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1(size_t place, in_hex) noexcept {
  return only_element<invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1_at_octet_number>{}.at[place];
}
constexpr size_t invalid_lead_it_never_appears_see_RFC_3629_section_1(size_t place, in_hex) noexcept {
  return only_element<invalid_lead_it_never_appears_see_RFC_3629_section_1_at_octet_number>{}.at[place];
}
constexpr size_t overlong_see_RFC_3629_section_3(size_t place, in_hex) noexcept {
  return only_element<overlong_see_RFC_3629_section_3_at_octet_number>{}.at[place];
}
constexpr size_t surrogate_see_RFC_3629_section_3(size_t place, in_hex) noexcept {
  return only_element<surrogate_see_RFC_3629_section_3_at_octet_number>{}.at[place];
}
constexpr size_t out_of_range_see_RFC_3629_section_3(size_t place, in_hex) noexcept {
  return only_element<out_of_range_see_RFC_3629_section_3_at_octet_number>{}.at[place];
}
constexpr size_t ordinary_literal_encoding_is_not_UTF_8(size_t place, in_hex) noexcept {
  return only_element<the_ordinary_literal_encoding_is_not_UTF_8>{}.at[place];
}

}  // namespace invalid_utf8

namespace invalid_utf16 {

enum unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit_number : unsigned char {};
enum unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit_number : unsigned char {};

constexpr size_t unpaired_high_surrogate_see_RFC_2781_section_2(size_t place, in_hex) noexcept {
  return only_element<unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit_number>{}.at[place];
}
constexpr size_t unpaired_low_surrogate_see_RFC_2781_section_2(size_t place, in_hex) noexcept {
  return only_element<unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit_number>{}.at[place];
}

}  // namespace invalid_utf16

namespace invalid_utf32 {

enum surrogate_see_RFC_3629_section_3_at_code_unit_number : unsigned char {};
enum out_of_range_see_RFC_3629_section_3_at_code_unit_number : unsigned char {};

constexpr size_t surrogate_see_RFC_3629_section_3(size_t place, in_hex) noexcept {
  return only_element<surrogate_see_RFC_3629_section_3_at_code_unit_number>{}.at[place];
}
constexpr size_t out_of_range_see_RFC_3629_section_3(size_t place, in_hex) noexcept {
  return only_element<out_of_range_see_RFC_3629_section_3_at_code_unit_number>{}.at[place];
}

}  // namespace invalid_utf32

template <utf8_unit Unit>
constexpr judgement::ruling_type* reason(fault what, Unit first) noexcept {
  using namespace invalid_utf8;
  switch (what) {
    case fault::truncated: return truncated_see_RFC_3629_section_4;
    case fault::missing_continuation: return missing_continuation_see_RFC_3629_section_4;
    case fault::unexpected_continuation: return unexpected_continuation_see_RFC_3629_section_4;
    case fault::overlong: return overlong_see_RFC_3629_section_3;
    case fault::surrogate: return surrogate_see_RFC_3629_section_3;
    case fault::out_of_range: return out_of_range_see_RFC_3629_section_3;
    default: break;
  }
  if (octet_of(first) < 0xC2) return invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1;
  if (octet_of(first) < 0xFE) return invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC_3629_section_1;
  return invalid_lead_it_never_appears_see_RFC_3629_section_1;
}

template <utf16_unit Unit>
constexpr judgement::ruling_type* reason(fault what, Unit) noexcept {
  return what == fault::unpaired_high_surrogate ? invalid_utf16::unpaired_high_surrogate_see_RFC_2781_section_2
                                                : invalid_utf16::unpaired_low_surrogate_see_RFC_2781_section_2;
}

template <utf32_unit Unit>
constexpr judgement::ruling_type* reason(fault what, Unit) noexcept {
  return what == fault::surrogate ? invalid_utf32::surrogate_see_RFC_3629_section_3
                                  : invalid_utf32::out_of_range_see_RFC_3629_section_3;
}

// Judges a literal. A literal of `char` is not even looked at where such literals are not in UTF-8.
template <code_unit Unit>
constexpr judgement judge(const Unit* units, size_t size) noexcept {
  if constexpr (is_ordinary<Unit> && !compiler::ordinary_literals_are_utf8()) {
    return {invalid_utf8::ordinary_literal_encoding_is_not_UTF_8, 1, {}};
  } else {
    const verdict found = validate(units, size);
    if (found) return {accepted, size, {}};
    if (!__builtin_is_constant_evaluated()) compiler::stop();
    in_hex shown{};
    if constexpr (utf8_unit<Unit>) {
      for (size_t at = 0; at < found.evidence(); ++at) shown.append(octet_of(units[found.offset + at]));
    } else {
      shown = in_hex::of(static_cast<char32_t>(units[found.offset]));
    }
    return {reason(found.what, units[found.offset]), found.offset + 1, shown};
  }
}

}  // namespace u8lit

#endif
