// SPDX-License-Identifier: BSL-1.0
#include <u8lit/legacy.hpp>

#include <string_view>
#include <u8lit/text/notation.hpp>

using namespace u8lit;
using namespace u8lit::legacy;

// One text in all of them, where they differ: U+0000 U+10400.
static_assert(rfc2279::is_well_formed("00 F0 90 90 80"_octets) && wtf8::is_well_formed("00 F0 90 90 80"_octets));
static_assert(cesu8::is_well_formed("00 ED A0 81 ED B0 80"_octets) &&
              modified_utf8::is_well_formed("C0 80 ED A0 81 ED B0 80"_octets));
static_assert(!rfc2279::is_well_formed("C0 80"_octets) && !wtf8::is_well_formed("ED A0 81 ED B0 80"_octets));
static_assert(!cesu8::is_well_formed("F0 90 90 80"_octets) && !cesu8::is_well_formed("C0 80"_octets) &&
              !modified_utf8::is_well_formed("00"_octets));

// In RFC 2279 a pair of surrogates is two numbers.
static_assert(rfc2279::decode_front("ED A0 81 ED B0 80"_octets) == decoded{0xD801, 3, fault::none});

// What is text in all is UTF-8, and UTF-8 is RFC 2279's and WTF-8.
static_assert(rfc2279::is_well_formed("\u65E5\u672C\u8A9E") && cesu8::is_well_formed("\u65E5\u672C\u8A9E"));
static_assert(modified_utf8::is_well_formed("\u65E5\u672C\u8A9E") && wtf8::is_well_formed("\u65E5\u672C\u8A9E"));

// What IANA's registry calls each of them. RFC 2279 has UTF-8's label, which names no version; two are not registered,
// and so nothing names them.
static_assert(std::string_view{rfc2279::charset.label} == "UTF-8" && &rfc2279::charset == &utf8_charset);
static_assert(std::string_view{cesu8::charset.label} == "CESU-8" && cesu8::charset.matches("cesu-8"));
static_assert(cesu8::charset.matches("csCESU-8") && cesu8::charset.matches("csCESU8"));
static_assert(!cesu8::charset.matches("UTF-8") && !utf8_charset.matches("CESU-8"));
static_assert(std::string_view{modified_utf8::charset.label}.empty() && std::string_view{wtf8::charset.label}.empty());
static_assert(!modified_utf8::charset.matches("") && !wtf8::charset.matches("WTF-8"));

int main() { return 0; }
