// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_DIAGNOSE_HPP
#define U8LIT_DIAGNOSIS_DIAGNOSE_HPP

#include <u8lit/base/refusal.hpp>
#include <u8lit/validation/validate.hpp>
#if defined(U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN) || defined(U8LIT_COMPUTES_SENTENCES)
#include <u8lit/diagnosis/fault_sentence.hpp>
#endif
#include <u8lit/base/begin.hpp>

// The diagnosis wing: what compilers say of an ill-formed literal.
// Follow "caf\xE9" through it. `validate` finds a truncated sequence at offset 3. How that becomes an error message
// depends on where the literal stands:
// - In a function that users call, such as that of "caf\xE9"_utf8, g++ 16 prints the sentence that
//   `sentence_for_literal` makes (fault_sentence.hpp, U8LIT_CONSTEXPR_ERROR), and clang the sentence of an attribute
//   (attribute_for.hpp, clang_attributes.hpp). For others, `diagnose` (this file) returns a `diagnosis` with the
//   report function invalid_utf8::truncated_see_RFC_3629_section_4. The caller calls it with the position, 4, and the
//   byte, E9. The call is not a constant expression, so the compiler prints its name and its arguments.
// - As the argument of "caf\xE9"_text, it marks itself for g++, and an assertion prints the sentence; for clang it
//   selects another template (literal_argument.hpp, refused_literal.hpp). For templates that choose by the fault,
//   `diagnostic_of` (diagnostic.hpp) maps an `unvalidated_literal` to the incomplete type
//   invalid_utf8::truncated<at_octet<4>, octets<octet::xE9>, RFC_3629_section_4>. `well_formed` constrains on it.
//   A function that refuses it returns a type that has the sentence for arguments (refused_text.hpp).
// What is well-formed but surely a mistake gets a warning on request (suspicion.hpp, suspicion_warning.hpp).
//
// Each of these words means one thing in this library:
// - fault: what is wrong with text (encoding/fault.hpp). A verdict (encoding/verdict.hpp) is a fault and its place.
// - flaw: what is wrong with something else that a programmer wrote, such as a grammar or a set.
// - reason: why a literal is refused (reason.hpp). There are more reasons than faults, as sentences are more exact.
// - sentence: what is wrong and where, in words (sentence.hpp). `words_for_...` returns one or a substitute.
// - diagnosis: the result of checking a literal, with the function to call if it is ill-formed (base/refusal.hpp).
// - diagnostic: a type, either well_formed_text or an incomplete type named after what is wrong (diagnostic.hpp).
// - error: what the compiler prints.
// Positions in messages count from 1, offsets in results from 0.

namespace u8lit {

// The report functions. Each reads past the end of an array (refusal.hpp): g++ prints the name of the array's element
// type and the position, clang the name of the function and its arguments.
namespace invalid_utf8 {

enum truncated_see_RFC_3629_section_4_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t truncated_see_RFC_3629_section_4(size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<truncated_see_RFC_3629_section_4_index_is_the_byte>{}.all[position];
}
enum missing_continuation_see_RFC_3629_section_4_index_is_its_first_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t missing_continuation_see_RFC_3629_section_4(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<
      missing_continuation_see_RFC_3629_section_4_index_is_its_first_byte>{}.all[position];
}
enum unexpected_continuation_see_RFC_3629_section_4_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t unexpected_continuation_see_RFC_3629_section_4(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<unexpected_continuation_see_RFC_3629_section_4_index_is_the_byte>{}.all[position];
}
enum invalid_lead_can_only_begin_an_overlong_sequence_see_RFC_3629_section_1_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t invalid_lead_can_only_begin_an_overlong_sequence_see_RFC_3629_section_1(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<
      invalid_lead_can_only_begin_an_overlong_sequence_see_RFC_3629_section_1_index_is_the_byte>{}.all[position];
}
enum invalid_lead_of_numbers_beyond_U_10FFFF_see_RFC_3629_section_1_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t invalid_lead_of_numbers_beyond_U_10FFFF_see_RFC_3629_section_1(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<
      invalid_lead_of_numbers_beyond_U_10FFFF_see_RFC_3629_section_1_index_is_the_byte>{}.all[position];
}
enum invalid_lead_never_appears_see_RFC_3629_section_1_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t invalid_lead_never_appears_see_RFC_3629_section_1(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<invalid_lead_never_appears_see_RFC_3629_section_1_index_is_the_byte>{}.all[position];
}
enum overlong_see_RFC_3629_section_3_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t overlong_see_RFC_3629_section_3(size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<overlong_see_RFC_3629_section_3_index_is_the_byte>{}.all[position];
}
enum surrogate_see_RFC_3629_section_3_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t surrogate_see_RFC_3629_section_3(size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<surrogate_see_RFC_3629_section_3_index_is_the_byte>{}.all[position];
}
enum out_of_range_see_RFC_3629_section_3_index_is_the_byte : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t out_of_range_see_RFC_3629_section_3(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<out_of_range_see_RFC_3629_section_3_index_is_the_byte>{}.all[position];
}
enum the_ordinary_literal_encoding_is_not_UTF_8 : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t ordinary_literal_encoding_is_not_UTF_8(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<the_ordinary_literal_encoding_is_not_UTF_8>{}.all[position];
}
enum the_wide_literal_encoding_is_not_UTF_16_or_UTF_32 : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t wide_literal_encoding_is_not_UTF_16_or_UTF_32(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<the_wide_literal_encoding_is_not_UTF_16_or_UTF_32>{}.all[position];
}

}  // namespace invalid_utf8

namespace invalid_utf16 {

enum unpaired_high_surrogate_see_RFC_2781_section_2_index_is_the_code_unit : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t unpaired_high_surrogate_see_RFC_2781_section_2(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<
      unpaired_high_surrogate_see_RFC_2781_section_2_index_is_the_code_unit>{}.all[position];
}
enum unpaired_low_surrogate_see_RFC_2781_section_2_index_is_the_code_unit : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t unpaired_low_surrogate_see_RFC_2781_section_2(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<unpaired_low_surrogate_see_RFC_2781_section_2_index_is_the_code_unit>{}.all[position];
}

}  // namespace invalid_utf16

namespace invalid_utf32 {

enum surrogate_see_RFC_3629_section_3_index_is_the_code_unit : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t surrogate_see_RFC_3629_section_3(size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<surrogate_see_RFC_3629_section_3_index_is_the_code_unit>{}.all[position];
}
enum out_of_range_see_RFC_3629_section_3_index_is_the_code_unit : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t out_of_range_see_RFC_3629_section_3(
    size_t position, detail::hex_dump) noexcept {
  return detail::diagnostic_array<out_of_range_see_RFC_3629_section_3_index_is_the_code_unit>{}.all[position];
}

}  // namespace invalid_utf32

}  // namespace u8lit

namespace u8lit::detail {

// Returns the report function for a fault. `first` is the code unit at its offset. (Comparisons of enumerators would
// cost clang more: code_unit.hpp.)
U8LIT_ABI constexpr diagnosis::report_type* report_function(encoding_form form, fault what, char32_t first) noexcept {
  using namespace invalid_utf8;
  constexpr diagnosis::report_type* for_leads[] = {
    invalid_lead_can_only_begin_an_overlong_sequence_see_RFC_3629_section_1,
    invalid_lead_of_numbers_beyond_U_10FFFF_see_RFC_3629_section_1,
    invalid_lead_never_appears_see_RFC_3629_section_1};
  constexpr diagnosis::report_type* for_faults[] = {
    nullptr, truncated_see_RFC_3629_section_4, missing_continuation_see_RFC_3629_section_4,
    unexpected_continuation_see_RFC_3629_section_4, nullptr, overlong_see_RFC_3629_section_3,
    surrogate_see_RFC_3629_section_3, out_of_range_see_RFC_3629_section_3,
    invalid_utf16::unpaired_high_surrogate_see_RFC_2781_section_2,
    invalid_utf16::unpaired_low_surrogate_see_RFC_2781_section_2};
  const int fault_number = static_cast<int>(what);
  if (static_cast<int>(form) == static_cast<int>(encoding_form::utf32)) {
    return fault_number == static_cast<int>(fault::surrogate) ? invalid_utf32::surrogate_see_RFC_3629_section_3
                                                              : invalid_utf32::out_of_range_see_RFC_3629_section_3;
  }
  return fault_number == static_cast<int>(fault::invalid_lead)
             ? for_leads[static_cast<int>(detail::classify_invalid_lead(first))]
             : for_faults[fault_number];
}

// Returns the diagnosis of an ill-formed literal. `first` is the code unit at the fault's offset, `hex` the code
// units that show it.
U8LIT_ABI constexpr diagnosis make_diagnosis(encoding_form form, verdict found, char32_t first, hex_dump hex) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return {detail::report_function(form, found.what, first), found.offset + 1, hex};
}

// Returns whether a literal is well-formed; false if literals of this type are in another encoding than UTF. Cheaper to
// evaluate than `diagnose`, which callers use only after this has failed. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr bool is_well_formed_literal(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return false;
  } else {
    const size_t valid = detail::constexpr_valid_prefix(units, size);
    return valid == size || detail::first_fault(units, size, valid);
  }
}

// Validates a literal. The caller evaluates `result.report(result.number, result.shown)`, which returns the size of a
// well-formed literal and is no constant expression for an ill-formed one. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr diagnosis diagnose(const Unit* units, size_t size) noexcept {
  if constexpr (!literals_are_unicode<Unit>) {
    return {is_ordinary<Unit> ? invalid_utf8::ordinary_literal_encoding_is_not_UTF_8
                              : invalid_utf8::wide_literal_encoding_is_not_UTF_16_or_UTF_32,
            1, {}};
  } else {
    const verdict result = detail::constexpr_verdict(units, size);
    if (result) return detail::accept(size);
    hex_dump shown{};
    for (size_t at = 0; at < result.evidence(form_of<Unit>); ++at)
      shown.append(detail::to_unsigned(units[result.offset + at]));
    return detail::make_diagnosis(form_of<Unit>, result, detail::to_unsigned(units[result.offset]), shown);
  }
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
