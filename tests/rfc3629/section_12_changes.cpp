// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 12, "Changes from RFC 2279": what was and what is, for each change. The quotations are the RFC's.
#include <u8lit.hpp>

using namespace u8lit;
using namespace u8lit::detail;
using legacy::rfc2279;

// What RFC 2279 took for the number, and made of it.
constexpr bool was(const auto& octets, char32_t number) {
  const auto made = rfc2279::encode(number);
  for (size_t at = 0; at < made.size(); ++at) {
    if (at == octets.size() || made[at] != octets.data()[at]) return false;
  }
  return made.size() == octets.size() && rfc2279::is_well_formed(octets) &&
         rfc2279::decode_front(octets) == decoded{number, octets.size(), fault::none};
}

// "o  Restricted the range of characters to 0000-10FFFF
static_assert(rfc2279::has(0x10'FFFF) && rfc2279::has(0x11'0000) && rfc2279::has(0x7FFF'FFFF));
static_assert(code_points == code_point_range{0x0000, 0x10'FFFF} && !is_scalar_value(0x11'0000));
static_assert(!rfc2279::has(0x8000'0000));

// Four octets went up to 001F FFFF; now F4 ends at 8F, and F5 to F7 are nothing.
static_assert(was("F4 8F BF BF"_octets, 0x10'FFFF));
static_assert(decode_front("F4 8F BF BF"_octets) == decoded{0x10'FFFF, 4, fault::none});
static_assert(was("F4 90 80 80"_octets, 0x11'0000));
static_assert(validate("F4 90 80 80"_octets) == verdict{fault::out_of_range, 0, 1});
static_assert(was("F5 80 80 80"_octets, 0x14'0000));
static_assert(validate("F5 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(was("F7 BF BF BF"_octets, 0x1F'FFFF));
static_assert(validate("F7 BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});

// There were five octets, and six.
static_assert(rfc2279::longest == 6);
static_assert(longest_sequence == 4);
static_assert(was("F8 88 80 80 80"_octets, 0x20'0000));
static_assert(validate("F8 88 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(was("FB BF BF BF BF"_octets, 0x3FF'FFFF));
static_assert(validate("FB BF BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(was("FC 84 80 80 80 80"_octets, 0x400'0000));
static_assert(validate("FC 84 80 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(was("FD BF BF BF BF BF"_octets, 0x7FFF'FFFF));
static_assert(validate("FD BF BF BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});

// "(the UTF-16 accessible range)."
// It ends where pairs of surrogates do, and surrogates are no characters in it. RFC 2279 required that a
// pair be converted to one character first. Without that, the result was two characters that were well-formed.
constexpr char16_t last_pair[] = {0xDBFF, 0xDFFF};
static_assert(decode_front(last_pair).value == code_points.last);
static_assert(was("ED A0 80"_octets, 0xD800));
static_assert(validate("ED A0 80"_octets) == verdict{fault::surrogate, 0, 1});
static_assert(was("ED BF BF"_octets, 0xDFFF));
static_assert(validate("ED BF BF"_octets) == verdict{fault::surrogate, 0, 1});
static_assert(rfc2279::is_well_formed("ED A1 8C ED BE B4"_octets));
static_assert(validate("ED A1 8C ED BE B4"_octets) == verdict{fault::surrogate, 0, 1});
static_assert(was("ED 9F BF"_octets, 0xD7FF) && was("EE 80 80"_octets, 0xE000));
static_assert(is_well_formed("ED 9F BF"_octets) && is_well_formed("EE 80 80"_octets));

// Who has old data can ask for what the new RFC refuses of it.
static_assert(rfc2279::find_surrogate("41 ED A0 80"_octets) == verdict{fault::surrogate, 1, 3});
static_assert(rfc2279::validate_scalar_values("41 F4 90 80 80"_octets) == verdict{fault::out_of_range, 1, 4});

// "o  Made Unicode the source of the normative definition of UTF-8, keeping ISO/IEC 10646 as the reference for
//    characters."
// Unicode's definition is in tests/unicode_standard: its table 3-7 is section 4's syntax. There are as many sequences
// as scalar values; of ISO/IEC 10646 there were as many as numbers of 31 bits.
constexpr unsigned long long sequences_of(const auto& written) {
  unsigned long long all = 0;
  for (const auto& alternative : written) all += count_sequences(alternative);
  return all;
}
static_assert(detail::rfc2279_grammar.numbers[0] == number_range{0, 0x7FFF'FFFF});
static_assert(sequences_of(detail::rfc2279_grammar.sequences) == 0x8000'0000);
static_assert(sequences_of(utf8_syntax) == 0x11'0000 - 0x800);

// "o  Straightened out terminology.  UTF-8 now described in terms of an encoding form of the character number."
static_assert(form_of<char> == encoding_form::utf8 && encode(0x20AC) == "E2 82 AC"_octets);

// "UCS-2 and UCS-4 almost disappeared."
// UTF-16 has characters that UCS-2 had not, UCS-4 had numbers that UTF-32 has not.
static_assert(!legacy::ucs2::has(0x1'0000) && !legacy::ucs2::is_well_formed(last_pair));
static_assert(utf16_length(0x1'0000) == 2 && is_well_formed(last_pair));
constexpr char32_t last_of_ucs4[] = {0x7FFF'FFFF};
static_assert(legacy::ucs4::is_well_formed(last_of_ucs4) && rfc2279::has(0x7FFF'FFFF));
static_assert(validate(last_of_ucs4) == verdict{fault::out_of_range, 0, 1});

// "o  Turned the note warning against decoding of invalid sequences into a normative MUST NOT."
// What is longer than need be was invalid then and is now, and so are FE and FF. But whoever was
// only warned might go by the table alone, to which C0 80 is U+0000.
static_assert(rfc2279::validate("C0 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("C0 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(detail::definition::decode("C0 80"_octets.data(), 2) == U'\0');
static_assert(rfc2279::validate("C1 BF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("C1 BF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("E0 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("E0 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(rfc2279::validate("F0 80 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F0 80 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(rfc2279::validate("F8 80 80 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F8 80 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("FC 80 80 80 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("FC 80 80 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("FE"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("FE"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(rfc2279::validate("FF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("FF"_octets) == verdict{fault::invalid_lead, 0, 1});

// "o  Added a new section about the UTF-8 BOM, with advice for protocols."
// It is section 6, in section_6_byte_order_mark.cpp. The octets are what they were.
static_assert(was("EF BB BF"_octets, 0xFEFF));
static_assert(apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::strip).has_signature);

// "o  Removed suggested UNICODE-1-1-UTF-8 MIME charset registration."
// It is in section_8_mime_registration.cpp: one label, then as now.
static_assert(rfc2279::charset.matches("UTF-8") && !rfc2279::charset.matches("UNICODE-1-1-UTF-8"));
static_assert(utf8_charset.matches("UTF-8") && !utf8_charset.matches("UNICODE-1-1-UTF-8"));

// "o  Added an ABNF syntax for valid UTF-8 octet sequences"
// It is section 4, in section_4_syntax.cpp: nine alternatives. RFC 2279 would have had ten.
static_assert(detail::rfc2279_grammar.sequences.size() == 10);
static_assert(utf8_syntax.size() == 9);

// "o  Expanded Security Considerations section, in particular impact of Unicode normalization"
// It is section 10, in section_10_security.cpp: what looks the same need not be the same text.
static_assert("\u00E9"_utf8 != "e\u0301"_utf8);

// And nothing else: each scalar value has the octets that it had, and what is gone stood for other numbers.
constexpr bool has_its_octets(char32_t number) {
  return !is_scalar_value(number) || was(encode(scalar_value::unchecked(number)), number);
}
constexpr bool has_gone(char32_t number) {
  const auto octets = rfc2279::encode(number);
  return octets.size() >= 3 && was(octets, number) && !is_well_formed(octets);
}
static_assert(has_its_octets(0x00) && has_its_octets(0x7F) && has_its_octets(0x80) && has_its_octets(0x7FF));
static_assert(has_its_octets(0x800) && has_its_octets(0xFFFF) && has_its_octets(0x1'0000) && has_its_octets(0x10'FFFF));

// For octets that begin with any two; the third is one of each class that a syntax can distinguish.
constexpr bool differs_by_number_only(octet first, octet second, octet third) {
  const octet octets[] = {first, second, third, 0x80, 0x80, 0x80};
  const decoded then = rfc2279::decode_front(octets), now = decode_front(octets);
  return now ? now == then : !then || !is_scalar_value(then.value);
}

int main() {
  for (char32_t number = 0; number <= 0x10'FFFF; number += number < 0x1'0000 ? 1 : 0x1F) {
    if (!has_its_octets(number) || (is_surrogate(number) && !has_gone(number))) return 1;
  }
  for (char32_t number = 0x11'0000; number < 0x8000'0000; number += 0x1'003D) {
    if (!has_gone(number)) return 2;
  }
  constexpr octet thirds[] = {0x7F, 0x80, 0xBF, 0xC0};
  for (unsigned two = 0; two <= 0xFFFF; ++two) {
    for (const octet third : thirds) {
      if (!differs_by_number_only(static_cast<octet>(two >> 8), static_cast<octet>(two & 0xFF), third)) return 3;
    }
  }
  return 0;
}
