// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/diagnose.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

#ifdef __clang__

// Positions count from 1; the octets shown are those that prove the fault.
template <class Unit, size_t Size, class... Octets>
constexpr bool refused(const Unit (&literal)[Size], diagnosis::report_type* report, size_t position, Octets... octets) {
  const diagnosis found = diagnose(literal, Size - 1);
  if (found.accepts || found.report != report || found.number != position) return false;
  ill_formed_literal expected;
  (expected.append(static_cast<char32_t>(octets)), ...);
  for (int at = 0; at < 4; ++at) {
    if (found.shown.octets[at] != expected.octets[at]) return false;
  }
  return true;
}

namespace in_utf8 {
static_assert(refused("\xE2", ill_formed_UTF_8_truncated_see_RFC_3629_section_4_at_byte, 1, 0xE2));
static_assert(refused("abc\xF0\x9F\x9A",
                      ill_formed_UTF_8_truncated_see_RFC_3629_section_4_at_byte, 4, 0xF0, 0x9F, 0x9A));
static_assert(refused("\xC3" "a", ill_formed_UTF_8_missing_continuation_see_RFC_3629_section_4_at_byte, 1, 0xC3, 'a'));
static_assert(refused("\xF0\x9F\x9A\xF0",
                      ill_formed_UTF_8_missing_continuation_see_RFC_3629_section_4_at_byte, 1, 0xF0, 0x9F, 0x9A, 0xF0));
static_assert(refused("\u20AC\x80", ill_formed_UTF_8_unexpected_continuation_see_RFC_3629_section_4_at_byte, 4, 0x80));
static_assert(refused("\xBF", ill_formed_UTF_8_unexpected_continuation_see_RFC_3629_section_4_at_byte, 1, 0xBF));
static_assert(refused("\xC0\x80",
    ill_formed_UTF_8_lead_of_an_overlong_sequence_see_RFC_3629_section_1_at_byte, 1,
    0xC0));
static_assert(refused("\xC1\xBF",
    ill_formed_UTF_8_lead_of_an_overlong_sequence_see_RFC_3629_section_1_at_byte, 1,
    0xC1));
static_assert(refused("\xF5\x80",
    ill_formed_UTF_8_lead_above_U_10FFFF_see_RFC_3629_section_1_at_byte, 1, 0xF5));
static_assert(refused("\xFD\x80",
    ill_formed_UTF_8_lead_above_U_10FFFF_see_RFC_3629_section_1_at_byte, 1, 0xFD));
static_assert(refused("\xFE", ill_formed_UTF_8_byte_that_never_appears_see_RFC_3629_section_1_at_byte, 1, 0xFE));
static_assert(refused("\xFF", ill_formed_UTF_8_byte_that_never_appears_see_RFC_3629_section_1_at_byte, 1, 0xFF));
static_assert(refused("\xE0\x80\x80", ill_formed_UTF_8_overlong_see_RFC_3629_section_3_at_byte, 1, 0xE0, 0x80));
static_assert(refused("ab\xF0\x8F\xBF\xBF", ill_formed_UTF_8_overlong_see_RFC_3629_section_3_at_byte, 3, 0xF0, 0x8F));
static_assert(refused("\xED\xA0\x80", ill_formed_UTF_8_surrogate_see_RFC_3629_section_3_at_byte, 1, 0xED, 0xA0));
static_assert(refused("\xF4\x90\x80\x80", ill_formed_UTF_8_out_of_range_see_RFC_3629_section_3_at_byte, 1, 0xF4, 0x90));
}  // namespace in_utf8

namespace in_utf16 {
static_assert(refused(u"\xD800",
                      ill_formed_UTF_16_unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit, 1, 0xD8, 0x00));
static_assert(refused(u"ab\xDBFF\xDBFF",
                      ill_formed_UTF_16_unpaired_high_surrogate_see_RFC_2781_section_2_at_code_unit, 3, 0xDB, 0xFF));
static_assert(refused(u"\xD800\xDC00\xDC01",
                      ill_formed_UTF_16_unpaired_low_surrogate_see_RFC_2781_section_2_at_code_unit, 3, 0xDC, 0x01));
}  // namespace in_utf16

namespace in_utf32 {
static_assert(refused(U"a\xD901", ill_formed_UTF_32_surrogate_see_Unicode_section_3_9_at_code_unit, 2, 0xD9, 0x01));
static_assert(refused(U"\xDFFF", ill_formed_UTF_32_surrogate_see_Unicode_section_3_9_at_code_unit, 1, 0xDF, 0xFF));
static_assert(refused(U"\x110000",
                      ill_formed_UTF_32_out_of_range_see_Unicode_section_3_9_at_code_unit, 1, 0x11, 0x00, 0x00));
static_assert(refused(U"\xFFFFFFFF",
                      ill_formed_UTF_32_out_of_range_see_Unicode_section_3_9_at_code_unit, 1, 0xFF, 0xFF, 0xFF, 0xFF));
}  // namespace in_utf32

#else

// Positions count from 1; the sentence says what is wrong.
template <class Unit, size_t Size>
constexpr bool refused(const Unit (&literal)[Size], std::string_view words, size_t position) {
  const diagnosis found = diagnose(literal, Size - 1);
  const std::string_view unit = sizeof(Unit) == 1 ? "at byte" : "at code unit";
  const auto is = [](const utf8_character* said, std::string_view expected) {
    for (const char each : expected) {
      if (*said++ != static_cast<utf8_character>(each)) return false;
    }
    return *said == 0;
  };
  return !found.accepts && found.number == position && is(found.shown.words, words) && is(found.shown.unit, unit);
}
static_assert(refused("\xE2", "ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4)", 1));
static_assert(refused("\xC3" "a", "ill-formed UTF-8: a sequence that is missing a continuation byte (RFC 3629, "
                                  "section 4)", 1));
static_assert(refused("\u20AC\x80", "ill-formed UTF-8: a byte that is an unexpected continuation byte (RFC 3629, "
                                    "section 4)", 4));
static_assert(refused("\xC1\xBF", "ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, "
                                  "section 1)", 1));
static_assert(refused("\xF5\x80", "ill-formed UTF-8: a byte that can only begin a sequence above U+10FFFF (RFC 3629, "
                                  "section 1)", 1));
static_assert(refused("\xFF", "ill-formed UTF-8: a byte that never appears in UTF-8 (RFC 3629, section 1)", 1));
static_assert(refused("ab\xF0\x8F\xBF\xBF", "ill-formed UTF-8: a sequence that is overlong (RFC 3629, section 3)", 3));
static_assert(refused("\xED\xA0", "ill-formed UTF-8: a sequence that encodes a surrogate (RFC 3629, section 3)", 1));
static_assert(refused("\xF4\x90", "ill-formed UTF-8: a sequence that encodes a number above U+10FFFF (RFC 3629, "
                                  "section 3)", 1));
static_assert(refused(u"ab\xDBFF\xDBFF", "ill-formed UTF-16: a code unit that is an unpaired high surrogate (RFC 2781, "
                                         "section 2)", 3));
static_assert(refused(u"\xD800\xDC00\xDC01", "ill-formed UTF-16: a code unit that is an unpaired low surrogate (RFC "
                                             "2781, section 2)", 3));
static_assert(refused(U"a\xD901", "ill-formed UTF-32: a code unit that is a surrogate (Unicode, section 3.9)", 2));
static_assert(refused(U"\x110000", "ill-formed UTF-32: a code unit that is above U+10FFFF (Unicode, section 3.9)", 1));

#endif

// Well-formed literals are accepted, with their size.
template <class Unit, size_t Size>
constexpr bool is_accepted(const Unit (&literal)[Size]) {
  const diagnosis found = diagnose(literal, Size - 1);
  return found.accepts && found.report(found.number, found.shown) == Size - 1;
}
constexpr bool accepts_well_formed_literals() {
  return is_accepted("") && is_accepted("a\0b") && is_accepted("日本語\U0010FFFF") && is_accepted(u"日本語\U0010FFFF") &&
         is_accepted(U"日本語\U0010FFFF") && is_accepted(L"日本語\U0010FFFF");
}
static_assert(accepts_well_formed_literals());
#ifdef __cpp_char8_t
static_assert(is_accepted(u8"日本語\U0010FFFF"));
#endif

// No report function is a constant expression, whatever the position.
template <diagnosis::report_type* Report, size_t Position>
concept passes = requires { typename std::integral_constant<size_t, Report(Position, {})>; };
static_assert(passes<accepted, 1>);
#ifdef __clang__
template <encoding_form Form, fault What, char32_t First = 0>
constexpr bool passes_somewhere = passes<report_function(Form, What, First), 1> ||
                                  passes<report_function(Form, What, First), 2> ||
                                  passes<report_function(Form, What, First), 0xFFFF>;
static_assert(!passes_somewhere<encoding_form::utf8, fault::truncated>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::missing_continuation>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::unexpected_continuation>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::invalid_lead, 0xC0>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::invalid_lead, 0xF5>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::invalid_lead, 0xFF>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::overlong>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::surrogate>);
static_assert(!passes_somewhere<encoding_form::utf8, fault::out_of_range>);
static_assert(!passes_somewhere<encoding_form::utf16, fault::unpaired_high_surrogate>);
static_assert(!passes_somewhere<encoding_form::utf16, fault::unpaired_low_surrogate>);
static_assert(!passes_somewhere<encoding_form::utf32, fault::surrogate>);
static_assert(!passes_somewhere<encoding_form::utf32, fault::out_of_range>);
static_assert(!passes<ordinary_literal_encoding_is_not_UTF_8, 1>);
#else
static_assert(!passes<report_ill_formed, 1> && !passes<report_ill_formed, 0xFFFF>);
#endif

int main() { return at_run_time(accepts_well_formed_literals); }
