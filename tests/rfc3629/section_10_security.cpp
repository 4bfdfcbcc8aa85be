// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 10, "Security Considerations". The quotations are the RFC's, in order.
#include <u8lit.hpp>

#include "../support/transcription.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// "Implementers of UTF-8 need to consider the security aspects of how they handle illegal UTF-8 sequences. It is
// conceivable that in some circumstances an attacker would be able to exploit an incautious UTF-8 parser by sending it
// an octet sequence that is not permitted by the UTF-8 syntax."
//
// Text is not made of such octets: at compile time they are no literal, at run time no view.
template <unvalidated_literal Text>
concept is_a_literal = requires { literals::operator""_text<Text>().view(); };
static_assert(is_a_literal<"/../"> && !is_a_literal<"/\xC0\xAE./">);

constexpr bool is_a_view(const auto& octets) { return static_cast<bool>(text_view<octet>::checked(octets)); }
static_assert(is_a_view("2F 2E 2E 2F"_octets) && !is_a_view("2F C0 AE 2E 2F"_octets));
constexpr auto overlong = "2F C0 AE 2E 2F"_octets;
static_assert(text_view<octet>::checked(overlong)->empty());

//
// "A particularly subtle form of this attack can be carried out against a parser which performs security-critical
// validity checks against the UTF-8 encoded form of its input, but interprets certain illegal octet sequences as
// characters. For example, a parser might prohibit the NUL character when encoded as the single-octet sequence 00,"
static_assert(is_well_formed("00"_octets) && is_read_as("00"_octets, "U+0000"_characters));

// "but erroneously allow the illegal two-octet sequence C0 80 and interpret it as a NUL character."
static_assert(validate("C0 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(is_read_as("C0 80"_octets, "U+FFFD U+FFFD"_characters));
static_assert(validate("E0 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F0 80 80 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F8 80 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("FC 80 80 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});

// "Another example might be a parser which prohibits the octet sequence 2F 2E 2E 2F ("/../"),"
static_assert(is_well_formed("2F 2E 2E 2F"_octets));
static_assert(is_read_as("2F 2E 2E 2F"_octets, "U+002F U+002E U+002E U+002F"_characters));

// "yet permits the illegal octet sequence 2F C0 AE 2E 2F."
static_assert(validate("2F C0 AE 2E 2F"_octets) == verdict{fault::invalid_lead, 1, 1});
static_assert(is_read_as("2F C0 AE 2E 2F"_octets, "U+002F U+FFFD U+FFFD U+002E U+002F"_characters));
static_assert(detail::definition::decode("C0 AE"_octets.data(), 2) == U'.');  // to the naive

// Nor are there other ways to hide U+002F or U+002E.
static_assert(validate("C0 AF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("E0 80 AF"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F0 80 80 AF"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F8 80 80 80 AF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("FC 80 80 80 80 AF"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(validate("E0 80 AE"_octets) == verdict{fault::overlong, 0, 1});
static_assert(validate("F0 80 80 AE"_octets) == verdict{fault::overlong, 0, 1});

// A fault takes no octet with it that may begin a character: E0 2F is a fault and "/", not one thing.
static_assert(is_read_as("E0 2F"_octets, "U+FFFD U+002F"_characters));
static_assert(is_read_as("F0 90 2F"_octets, "U+FFFD U+002F"_characters));
static_assert(is_read_as("C2 22 3E"_octets, "U+FFFD U+0022 U+003E"_characters));

//
// "Another security issue occurs when encoding to UTF-8: the ISO/IEC 10646 description of UTF-8 allows encoding
// character numbers up to U+7FFFFFFF, yielding sequences of up to 6 bytes. There is therefore a risk of buffer
// overflow if the range of character numbers is not explicitly limited to U+10FFFF"
constexpr bool can_be_encoded(char32_t number) {
  octet octets[longest_sequence]{};
  size_t size = 0;
  return scalar_value::from(number).has_value() || detail::definition::encode(number, octets, size);
}
static_assert(can_be_encoded(0x10FFFF) && !can_be_encoded(0x110000));
static_assert(!can_be_encoded(0x1FFFFF) && !can_be_encoded(0x200000) && !can_be_encoded(0x3FFFFFF));
static_assert(!can_be_encoded(0x4000000) && !can_be_encoded(0x7FFFFFFF) && !can_be_encoded(0xFFFFFFFF));

// "or if buffer sizing doesn't take into account the possibility of 5- and 6-byte sequences."
static_assert(longest_sequence == 4 && encode(0x10FFFF).size() == longest_sequence);

// Such sequences are refused by their first octet. So is all that follows: no part of them is a character.
constexpr bool first_octets_of_5_and_6_are_refused() {
  for (unsigned first = 0xF8; first <= 0xFF; ++first) {
    octet octets[6] = {static_cast<octet>(first), 0xBF, 0xBF, 0xBF, 0xBF, 0xBF};
    if (validate(octets) != verdict{fault::invalid_lead, 0, 1}) return false;
    if (!is_read_as(units_of(octets), "U+FFFD U+FFFD U+FFFD U+FFFD U+FFFD U+FFFD"_characters)) return false;
  }
  return true;
}
static_assert(first_octets_of_5_and_6_are_refused());
static_assert(validate("F8 88 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});     // 200000
static_assert(validate("FD BF BF BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});  // 7FFFFFFF
static_assert(validate("F4 90 80 80"_octets) == verdict{fault::out_of_range, 0, 1});        // 110000
static_assert(validate("F7 BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});        // 1FFFFF

//
// "Security may also be impacted by a characteristic of several character encodings, including UTF-8: the "same thing"
// (as far as a user can tell) can be represented by several distinct character sequences. For instance, an e with
// acute accent can be represented by the precomposed U+00E9 E ACUTE character or by the canonically equivalent
// sequence U+0065 U+0301 (E + COMBINING ACUTE)."
constexpr auto precomposed = "\u00E9"_utf8, combining = "e\u0301"_utf8;
static_assert(precomposed.scalars().count() == 1 && combining.scalars().count() == 2);
static_assert(precomposed != combining);
static_assert(u"\u00E9"_utf16 != combining && U"\u00E9"_utf32 != combining);

// "Even though UTF-8 provides a single byte sequence for each character sequence"
static_assert(is_read_as("C3 A9"_octets, "U+00E9"_characters) && "\xC3\xA9"_utf8 == precomposed);
static_assert(is_read_as("65 CC 81"_octets, "U+0065 U+0301"_characters) && "\x65\xCC\x81"_utf8 == combining);

// "the existence of multiple character sequences for "the same thing" may have security consequences whenever string
// matching, indexing, searching, sorting, regular expression matching and selection are involved."
static_assert(combining < "f"_utf8 && precomposed > "f"_utf8);

// "An example would be string matching of an identifier appearing in a credential and in access control list entries."
static_assert("Andr\u00E9"_utf8 != "Andre\u0301"_utf8);

// No buffer for four octets overflows, whatever the number.
int main() {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    const optional_scalar_value value = scalar_value::from(number);
    if (value && encode(*value).size() > 4) return 1;
  }
  return 0;
}
