// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/reason.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Each fault is a reason, of the same name.
constexpr bool every_fault_is_a_reason() {
#define SAME(name, ...) && reason_of(encoding_form::none, fault::name, 0) == reason::name
  return reason_of(encoding_form::utf8, fault::none, 0) == reason::none U8LIT_FAULTS(SAME);
#undef SAME
}
static_assert(every_fault_is_a_reason());

// An invalid lead is one of three, if it is known. UTF-32 has reasons of its own.
constexpr bool reasons_are_exact() {
  return reason_of(encoding_form::utf8, fault::invalid_lead, 0) == reason::invalid_lead &&
         reason_of(encoding_form::utf8, fault::invalid_lead, 0xC0) == reason::overlong_lead &&
         reason_of(encoding_form::utf8, fault::invalid_lead, 0xC1) == reason::overlong_lead &&
         reason_of(encoding_form::utf8, fault::invalid_lead, 0xF5) == reason::out_of_range_lead &&
         reason_of(encoding_form::utf8, fault::invalid_lead, 0xFD) == reason::out_of_range_lead &&
         reason_of(encoding_form::utf8, fault::invalid_lead, 0xFE) == reason::never_used &&
         reason_of(encoding_form::utf8, fault::surrogate, 0xED) == reason::surrogate &&
         reason_of(encoding_form::utf32, fault::surrogate, 0xD800) == reason::surrogate_unit &&
         reason_of(encoding_form::utf32, fault::out_of_range, 0x110000) == reason::out_of_range_unit &&
         reason_of(encoding_form::utf16, fault::unpaired_low_surrogate, 0xDC00) == reason::unpaired_low_surrogate &&
         reason_of(encoding_form::none, fault::surrogate_pair, 0xED) == reason::surrogate_pair;
}
static_assert(reasons_are_exact());

constexpr bool literals_have_reasons() {
  return reason_for_literal("é", 2) == reason::none && reason_for_literal("\xE9", 1) == reason::truncated &&
         reason_for_literal(u"\xDC00", 1) == reason::unpaired_low_surrogate &&
         reason_for_literal(U"\x110000", 1) == reason::out_of_range_unit;
}
static_assert(literals_have_reasons());

int main() { return at_run_time(every_fault_is_a_reason, reasons_are_exact, literals_have_reasons); }
