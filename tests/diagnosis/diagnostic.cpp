// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/diagnostic.hpp>

#include <initializer_list>
#include <type_traits>

#include "../support/at_run_time.hpp"

namespace faults {

using u8lit::detail::encoding_form, u8lit::fault, u8lit::unvalidated_literal, u8lit::detail::literal_fault;

template <literal_fault>
struct argument {};

// All well-formed literals are the same template argument.
static_assert(std::is_same_v<argument<"a">, argument<"日本語">> && std::is_same_v<argument<"">, argument<u"𣎴">>);
static_assert(std::is_same_v<argument<"a\0\x7F">, argument<U"\U0010FFFF">> && !literal_fault{"a"}.exists());
static_assert(!std::is_same_v<argument<"a">, argument<"\xFF">>);
// Units after the fault make no difference, and units before it only by their number.
static_assert(std::is_same_v<argument<"a\xFF">, argument<"b\xFFz\xFE">> &&
               !std::is_same_v<argument<"a\xFF">, argument<"\xFF">>);

constexpr bool is(const literal_fault& found, fault what, encoding_form form, std::size_t offset,
                  std::initializer_list<unsigned char> shown) {
  std::size_t at = 0;
  for (const unsigned char octet : shown) {
    if (found.octets[at++] != octet) return false;
  }
  for (std::size_t rest = at; rest < 4; ++rest) {
    if (found.octets[rest] != 0) return false;
  }
  return found.exists() && found.what == what && found.form == form && found.offset == offset && found.count == at;
}

// In UTF-8 the evidence is shown, of wider code units the first of the fault.
constexpr bool shows_the_evidence() {
  return is("/..\xC0\xAF", fault::invalid_lead, encoding_form::utf8, 3, {0xC0}) &&
         is("a\xE0\x80z", fault::overlong, encoding_form::utf8, 1, {0xE0, 0x80}) &&
         is("\xF0\x9F\x92z", fault::missing_continuation, encoding_form::utf8, 0, {0xF0, 0x9F, 0x92, 'z'}) &&
         is("ab\xF0\x9F\x92", fault::truncated, encoding_form::utf8, 2, {0xF0, 0x9F, 0x92}) &&
         is("\x80", fault::unexpected_continuation, encoding_form::utf8, 0, {0x80}) &&
         is(u"a\xD834", fault::unpaired_high_surrogate, encoding_form::utf16, 1, {0xD8, 0x34}) &&
         is(U"\x110000", fault::out_of_range, encoding_form::utf32, 0, {0x00, 0x11, 0x00, 0x00});
}
static_assert(shows_the_evidence());

// An unvalidated_literal has the same fault as the literal.
constexpr bool is_of_the_value_too() {
  constexpr unvalidated_literal text = "a\xED\xA0\x80";
  return is(literal_fault{text}, fault::surrogate, encoding_form::utf8, 1, {0xED, 0xA0}) &&
         !literal_fault{unvalidated_literal{"a\0b"}}.exists();
}
static_assert(is_of_the_value_too());

// Agrees with validate: for all strings of three octets from the borders of the ranges of RFC 3629 section 4, and for a
// fault at each offset of a long literal.
constexpr unsigned char borders[] = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
                                     0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
template <std::size_t Size>
constexpr bool is_what_validate_says(const unvalidated_literal<char, Size>& text) {
  const literal_fault found{text};
  const auto result = validate(text);
  return found.what == result.what && found.offset == (result ? 0 : result.offset) && found.exists() == !result;
}
bool finds_what_validate_finds() {
  for (const unsigned char first : borders) {
    for (const unsigned char second : borders) {
      for (const unsigned char third : borders) {
        unvalidated_literal<char, 3> text;
        text.units[0] = static_cast<char>(first);
        text.units[1] = static_cast<char>(second);
        text.units[2] = static_cast<char>(third);
        if (!is_what_validate_says(text)) return false;
      }
    }
  }
  for (std::size_t at = 0; at < 200; ++at) {
    unvalidated_literal<char, 200> text;
    text.units[at] = '\xED';
    if (!is_what_validate_says(text)) return false;
    if (at + 1 < 200) text.units[at + 1] = '\xA0';
    if (!is_what_validate_says(text) || !literal_fault{text}.exists()) return false;
  }
  return true;
}

}  // namespace faults

namespace names {

using namespace u8lit::detail::diagnostic;

// The octets' names are their values, from the first to the last.
static_assert(static_cast<unsigned char>(byte::x00) == 0x00 && static_cast<unsigned char>(byte::x0F) == 0x0F);
static_assert(static_cast<unsigned char>(byte::x10) == 0x10 && static_cast<unsigned char>(byte::x7F) == 0x7F);
static_assert(static_cast<unsigned char>(byte::x80) == 0x80 && static_cast<unsigned char>(byte::xFF) == 0xFF);

// A wider code unit's octets, highest first.
static_assert(std::is_same_v<bytes_of_unit<2, 0xD801>::type, bytes<byte::xD8, byte::x01>>);
static_assert(std::is_same_v<bytes_of_unit<4, 0x110203>::type,
                             bytes<byte::x00, byte::x11, byte::x02, byte::x03>>);

// Names, and nothing but names.
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(!is_complete<at_byte<1>> && !is_complete<at_code_unit<1>> && !is_complete<RFC_3629_section_3>);
static_assert(!is_complete<bytes<byte::xC0>> &&
               !is_complete<u8lit::invalid_utf8::it_can_only_begin_an_overlong_sequence>);

}  // namespace names

namespace diagnostics {

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::diagnostic;
using enum diagnostic::byte;

template <unvalidated_literal Text, class Diagnostic>
constexpr bool found = std::is_same_v<diagnostic_of<Text>, Diagnostic>;

static_assert(found<"日本語", well_formed_text> && found<"", well_formed_text> &&
               found<u"\xD800\xDC00", well_formed_text>);

// Every fault, with its position counted from 1 and the octets that prove it.
namespace in_utf8 {
using namespace invalid_utf8;
static_assert(found<"a\xE6\x97", truncated<at_byte<2>, bytes<xE6, x97>, RFC_3629_section_4>>);
static_assert(found<"a\xE6\x97!", missing_continuation<at_byte<2>, bytes<xE6, x97, x21>, RFC_3629_section_4>>);
static_assert(found<"\xF0\x9F\x9A!",
                    missing_continuation<at_byte<1>, bytes<xF0, x9F, x9A, x21>, RFC_3629_section_4>>);
static_assert(found<"ab\x80", unexpected_continuation<at_byte<3>, bytes<x80>, RFC_3629_section_4>>);
static_assert(found<"\xC0\x80",
                    invalid_lead<at_byte<1>, bytes<xC0>, it_can_only_begin_an_overlong_sequence,
                    RFC_3629_section_1>>);
static_assert(found<"\xC1",
                    invalid_lead<at_byte<1>, bytes<xC1>, it_can_only_begin_an_overlong_sequence,
                    RFC_3629_section_1>>);
static_assert(found<"\xF5", invalid_lead<at_byte<1>, bytes<xF5>, it_would_lie_beyond_U_10FFFF, RFC_3629_section_1>>);
static_assert(found<"\xFD", invalid_lead<at_byte<1>, bytes<xFD>, it_would_lie_beyond_U_10FFFF, RFC_3629_section_1>>);
static_assert(found<"\xFE", invalid_lead<at_byte<1>, bytes<xFE>, it_never_appears, RFC_3629_section_1>>);
static_assert(found<"\xE0\x9F", overlong<at_byte<1>, bytes<xE0, x9F>, RFC_3629_section_3>>);
static_assert(found<"\xF0\x8F", overlong<at_byte<1>, bytes<xF0, x8F>, RFC_3629_section_3>>);
static_assert(found<"\xED\xA0", surrogate<at_byte<1>, bytes<xED, xA0>, RFC_3629_section_3>>);
static_assert(found<"\xF4\x90", out_of_range<at_byte<1>, bytes<xF4, x90>, RFC_3629_section_3>>);
}  // namespace in_utf8

namespace in_utf16 {
using namespace invalid_utf16;
static_assert(found<u"ab\xD801", unpaired_high_surrogate<at_code_unit<3>, bytes<xD8, x01>, RFC_2781_section_2>>);
static_assert(found<u"\xDFFF", unpaired_low_surrogate<at_code_unit<1>, bytes<xDF, xFF>, RFC_2781_section_2>>);
}  // namespace in_utf16

namespace in_utf32 {
using namespace invalid_utf32;
static_assert(found<U"a\xDFFE", surrogate<at_code_unit<2>, bytes<x00, x00, xDF, xFE>, RFC_3629_section_3>>);
static_assert(found<U"\x110001", out_of_range<at_code_unit<1>, bytes<x00, x11, x00, x01>, RFC_3629_section_3>>);
static_assert(found<U"\xFFFFFFFF", out_of_range<at_code_unit<1>, bytes<xFF, xFF, xFF, xFF>, RFC_3629_section_3>>);
}  // namespace in_utf32

// Only the first fault counts, and only well-formed literals satisfy `well_formed`.
static_assert(std::is_same_v<diagnostic_of<"\xFF\xC0">, diagnostic_of<"\xFF">>);
static_assert(well_formed<diagnostic_of<"日本語">> && !well_formed<diagnostic_of<"\xFF">> && !well_formed<int>);

// All other diagnostics are incomplete, so that using one is the error.
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(is_complete<well_formed_text> && !is_complete<diagnostic_of<"\xFF">> &&
               !is_complete<diagnostic_of<u"\xD800">>);

}  // namespace diagnostics

int main() {
  return at_run_time(faults::shows_the_evidence, faults::is_of_the_value_too, faults::finds_what_validate_finds);
}
