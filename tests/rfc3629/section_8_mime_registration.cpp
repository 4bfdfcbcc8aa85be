// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 8, "MIME registration". The quotations are the RFC's, in order.
#include <u8lit.hpp>

#include <string_view>
#include "../support/transcription.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// "This memo serves as the basis for registration of the MIME charset parameter for UTF-8, according to [RFC2978]. The
// charset parameter value is "UTF-8"."
constexpr std::string_view label = utf8_charset.label;
static_assert(label == "UTF-8" && label.size() == 5);
static_assert(utf8_charset.matches("UTF-8"));

// RFC 2978 section 2.3 wants such names short, of printable US-ASCII, and no two that differ only in case.
constexpr bool is_printable(std::string_view name) {
  for (const char each : name) {
    if (each <= ' ' || each > '~') return false;
  }
  return !name.empty() && name.size() <= 40;
}
static_assert(is_printable(utf8_charset.label) && is_printable(utf8_charset.alias));
static_assert(utf8_charset.matches("utf-8") && utf8_charset.matches("Utf-8"));

//
// "This string labels media types containing text consisting of characters from the repertoire of ISO/IEC 10646
// including all amendments at least up to amendment 5 of the 1993 edition (Korean block), encoded to a sequence of
// octets using the encoding scheme outlined above."
static_assert(is_read_as("ED 95 9C EA B5 AD EC 96 B4"_octets, "U+D55C U+AD6D U+C5B4"_characters));

// "UTF-8 is suitable for use in MIME content types under the "text" top-level type."
// There a line ends in CR LF, and CR and LF are nothing else (RFC 2046 section 4.1.1). Who looks for the octets 0D and
// 0A in UTF-8 finds these two characters only; in UTF-16, the two octets are U+0D0A, too.
constexpr bool has_octet(scalar_value value, octet sought) {
  for (const octet each : encode(value)) {
    if (each == sought) return true;
  }
  return false;
}
constexpr bool ends_lines_only_as_MIME_does(char32_t step) {
  for (char32_t number = 0; number <= code_points.last; number += step) {
    if (is_surrogate(number)) continue;
    const scalar_value value = scalar_value::unchecked(number);
    if (has_octet(value, 0x0D) != (number == U'\r') || has_octet(value, 0x0A) != (number == U'\n')) return false;
  }
  return true;
}
static_assert(ends_lines_only_as_MIME_does(0x3FD) && has_octet(U'\r', 0x0D) && has_octet(U'\n', 0x0A));
static_assert(to_octets<encoding_scheme::utf16be>(u"\u0D0A"_text) == "0D 0A"_octets);

//
// "It is noteworthy that the label "UTF-8" does not contain a version identification, referring generically to ISO/IEC
// 10646."
// It has one digit, which is of its name; no point, no year and no "1-1".
constexpr bool has_no_version(std::string_view name) {
  size_t found = 0;
  for (const char each : name) found += '0' <= each && each <= '9';
  return found == 1 && name.back() == '8' && name.find('.') == name.npos;
}
static_assert(has_no_version(utf8_charset.label) && has_no_version(utf8_charset.alias));
static_assert(!has_no_version("UNICODE-1-1-UTF-8"));

// RFC 2279 had the same label, and so both its octets and these have it.
static_assert(std::string_view{legacy::rfc2279::charset.label} == std::string_view{utf8_charset.label});

// Nor does a label with one name it.
static_assert(!utf8_charset.matches("UNICODE-1-1-UTF-8") && !utf8_charset.matches("UNICODE-2-0-UTF-8"));
static_assert(!utf8_charset.matches("UTF-8-2.0") && !utf8_charset.matches("UTF-8:1993"));

//
// "A MIME charset label is designed to give just the information needed to interpret a sequence of bytes received on
// the wire into a sequence of characters, nothing more (see [RFC2045], section 2.2)."
// So whoever has the label and the octets has the characters. This is all that a receiver does:
constexpr bool is_received_as(std::string_view charset, const auto& bytes, const auto& characters) {
  return utf8_charset.matches(charset) && is_read_as(bytes, characters);
}
static_assert(is_received_as("utf-8", "41 E2 89 A2 CE 91 2E"_octets, "U+0041 U+2262 U+0391 U+002E"_characters));

// "As long as a character set standard does not change incompatibly, version numbers serve no purpose, because one
// gains nothing by learning from the tag that newly assigned characters may be received that one doesn't know about.
// The tag itself doesn't teach anything about the new characters, which are going to be received anyway."
// U+20AC is of Unicode 2.1, U+1F600 of 6.1, U+1FAE9 of 16.0, long after the RFC; nobody is ever going to know U+1FFFE.
static_assert(is_received_as("UTF-8", "E2 82 AC F0 9F 98 80"_octets, "U+20AC U+1F600"_characters));
static_assert(is_received_as("UTF-8", "F0 9F AB A9 F0 9F BF BE"_octets, "U+1FAE9 U+1FFFE"_characters));

//
// "But there is a disadvantage to such version-dependent labels: when an older application receives data accompanied by
// a newer, unknown label, it may fail to recognize the label and be completely unable to deal with the data, whereas a
// generic, known label would have triggered mostly correct processing of the data, which may well not contain any new
// characters."
static_assert(!is_received_as("UNICODE-16-0-UTF-8", "41"_octets, "U+0041"_characters));
static_assert(is_received_as("UTF-8", "41"_octets, "U+0041"_characters));

//
// "Now the "Korean mess" (ISO/IEC 10646 amendment 5) is an incompatible change, in principle contradicting the
// appropriateness of a version independent MIME charset label as described above. But the compatibility problem can
// only appear with data containing Korean Hangul characters encoded according to Unicode 1.1 (or equivalently ISO/IEC
// 10646 before amendment 5), and there is arguably no such data to worry about, this being the very reason the
// incompatible change was deemed acceptable."
//
// "In practice, then, a version-independent label is warranted, provided the label is understood to refer to all
// versions after Amendment 5"
// What was HANGUL SYLLABLE KIYEOK A in Unicode 1.1 is read as what U+3400 is since, and not as what it was.
static_assert(is_received_as("UTF-8", "E3 90 80"_octets, "U+3400"_characters));
static_assert(is_received_as("UTF-8", "EA B0 80"_octets, "U+AC00"_characters));
static_assert("\u3400"_utf8 != "\uAC00"_utf8 && "가"_utf8 == "\uAC00"_utf8);

// "and provided no incompatible change actually occurs. Should incompatible changes occur in a later version of ISO/IEC
// 10646, the MIME charset label defined here will stay aligned with the previous version until and unless the IETF
// specifically decides otherwise."
// Characters and octets are connected by three facts; the repertoire of a version is none of them.
static_assert(code_points == code_point_range{0x0000, 0x10FFFF} && surrogates == code_point_range{0xD800, 0xDFFF});
static_assert(encode(0x80).size() == 2 && encode(0x800).size() == 3 && encode(0x10000).size() == 4);

// Volatile, for compilers would try to make a constant of it.
int main() {
  const volatile char32_t every = 1;
  return ends_lines_only_as_MIME_does(every) ? 0 : 1;
}
