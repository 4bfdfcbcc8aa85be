// SPDX-License-Identifier: BSL-1.0
// A part of diagnosis/diagnose.hpp: how a literal that is ill-formed fails to be a constant (base/refusal.hpp).
#ifdef __clang__
namespace u8lit::detail {

// The report functions. Each reads past the end of an array: clang prints the name of the function and its arguments.
U8LIT_ABI constexpr size_t ill_formed_UTF_8_truncated_see_RFC_3629_section_4_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_missing_continuation_see_RFC_3629_section_4_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_unexpected_continuation_see_RFC_3629_section_4_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_lead_of_an_overlong_sequence_see_RFC_3629_section_1_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_lead_above_U_10FFFF_see_RFC_3629_section_1_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_byte_that_never_appears_see_RFC_3629_section_1_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_overlong_see_RFC_3629_section_3_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_surrogate_see_RFC_3629_section_3_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_8_out_of_range_see_RFC_3629_section_3_at_byte(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ordinary_literal_encoding_is_not_UTF_8(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t wide_literal_encoding_is_not_UTF_16_or_UTF_32(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_16_unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_16_unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_32_surrogate_see_Unicode_section_3_9_at_code_unit(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}
U8LIT_ABI constexpr size_t ill_formed_UTF_32_out_of_range_see_Unicode_section_3_9_at_code_unit(
    size_t position, ill_formed_literal) noexcept {
  return diagnostic_array<size_t>{}.all[position];
}

// Returns the report function for a fault. `first` is the code unit at its offset. (Comparisons of enumerators would
// cost clang more: code_unit.hpp.)
U8LIT_ABI constexpr diagnosis::report_type* report_function(encoding_form form, fault what, char32_t first) noexcept {
  constexpr diagnosis::report_type* for_leads[] = {
    ill_formed_UTF_8_lead_of_an_overlong_sequence_see_RFC_3629_section_1_at_byte,
    ill_formed_UTF_8_lead_above_U_10FFFF_see_RFC_3629_section_1_at_byte,
    ill_formed_UTF_8_byte_that_never_appears_see_RFC_3629_section_1_at_byte};
  constexpr diagnosis::report_type* for_faults[] = {
    nullptr,
    ill_formed_UTF_8_truncated_see_RFC_3629_section_4_at_byte,
    ill_formed_UTF_8_missing_continuation_see_RFC_3629_section_4_at_byte,
    ill_formed_UTF_8_unexpected_continuation_see_RFC_3629_section_4_at_byte,
    nullptr,
    ill_formed_UTF_8_overlong_see_RFC_3629_section_3_at_byte,
    ill_formed_UTF_8_surrogate_see_RFC_3629_section_3_at_byte,
    ill_formed_UTF_8_out_of_range_see_RFC_3629_section_3_at_byte,
    ill_formed_UTF_16_unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit,
    ill_formed_UTF_16_unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit};
  const int fault_number = static_cast<int>(what);
  if (static_cast<int>(form) == static_cast<int>(encoding_form::utf32)) {
    return fault_number == static_cast<int>(fault::surrogate)
               ? ill_formed_UTF_32_surrogate_see_Unicode_section_3_9_at_code_unit
               : ill_formed_UTF_32_out_of_range_see_Unicode_section_3_9_at_code_unit;
  }
  return fault_number == static_cast<int>(fault::invalid_lead)
             ? for_leads[static_cast<int>(detail::classify_invalid_lead(first))]
             : for_faults[fault_number];
}

// Returns the diagnosis of an ill-formed literal. `first` is the code unit at the fault's offset, `shown` the
// code units that show it.
U8LIT_ABI constexpr diagnosis make_diagnosis(encoding_form form, verdict found, char32_t first,
                                             ill_formed_literal shown) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return {detail::report_function(form, found.what, first), found.offset + 1, shown};
}

// Returns the diagnosis of a literal in an ordinary or wide literal encoding that is not Unicode.
U8LIT_ABI constexpr diagnosis diagnose_encoding(bool ordinary) noexcept {
  return {ordinary ? ordinary_literal_encoding_is_not_UTF_8 : wide_literal_encoding_is_not_UTF_16_or_UTF_32, 1, {}};
}

// Returns the diagnosis of a literal that is not one scalar value. Clang does not get here: it selects another operator
// (clang_refused_literal.hpp).
U8LIT_ABI constexpr diagnosis diagnose_other_than_one(const utf8_character*, const utf8_character*,
                                                      size_t number) noexcept {
  return {[](size_t position, ill_formed_literal) noexcept { return diagnostic_array<size_t>{}.all[position]; },
          number};
}

}  // namespace u8lit::detail
#else
namespace u8lit::detail {

U8LIT_ABI constexpr size_t report_ill_formed(size_t position, ill_formed_literal shown) noexcept {
  if (__builtin_is_constant_evaluated()) detail::U8LIT_REFUSE(nullptr, shown);
  return diagnostic_array<size_t>{}.all[position];
}

// Returns the diagnosis of an ill-formed literal. `first` is the code unit at the fault's offset.
U8LIT_ABI constexpr diagnosis make_diagnosis(encoding_form form, verdict found, char32_t first,
                                             ill_formed_literal) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  constexpr const utf8_character* sentences[] = {
#define U8LIT_ROW(reason, name, encoding, subject, is_unit, predicate, section) \
    u8"" U8LIT_FIXED_SENTENCE(encoding, subject, predicate, section),
    U8LIT_EXACT_REASONS(U8LIT_ROW) U8LIT_UTF_FAULTS(U8LIT_ROW)
#undef U8LIT_ROW
  };
  const int what = static_cast<int>(found.what);
  const int row = form == encoding_form::utf32        ? (found.what == fault::surrogate ? 3 : 4)
                  : found.what == fault::invalid_lead ? static_cast<int>(detail::classify_invalid_lead(first))
                                                      : 4 + what;
  const utf8_character* const unit = form == encoding_form::utf8 ? u8"at byte" : u8"at code unit";
  return {report_ill_formed, found.offset + 1, {sentences[row], unit, found.offset + 1}};
}
// Returns the diagnosis of a literal in an ordinary or wide literal encoding that is not Unicode.
U8LIT_ABI constexpr diagnosis diagnose_encoding(bool ordinary) noexcept {
  constexpr const utf8_character* sentences[] = {
#define U8LIT_ROW(reason, sentence) u8"" sentence,
    U8LIT_LITERAL_ENCODING_SENTENCES(U8LIT_ROW)
#undef U8LIT_ROW
  };
  return {report_ill_formed, 1, {sentences[ordinary ? 0 : 1], u8"all of it", 1}};
}
// Returns the diagnosis of a literal that is not one scalar value, at a unit.
U8LIT_ABI constexpr diagnosis diagnose_other_than_one(const utf8_character* words, const utf8_character* unit,
                                                      size_t number) noexcept {
  return {report_ill_formed, number, {words, unit, number}};
}

}  // namespace u8lit::detail
#endif
