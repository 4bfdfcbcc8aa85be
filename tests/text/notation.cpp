// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/notation.hpp>

using namespace u8lit;
using namespace u8lit::detail;
using notation::flaw;

// Octets: pairs of digits of either case, spaces between them as one likes.
static_assert("41 E2 89 A2"_octets == fixed_octets<4>{{0x41, 0xE2, 0x89, 0xA2}});
static_assert("41e289a2"_octets == "41 E2 89 A2"_octets && "  41   E2 "_octets == "41 E2"_octets);
static_assert(""_octets == fixed_octets<0>{} && "  "_octets == fixed_octets<0>{} && "00"_octets == fixed_octets<1>{});
static_assert(!is_well_formed("C0 80"_octets) && is_well_formed("E2 82 AC"_octets));

// Characters: U+ and 4 to 6 digits (RFC 3629 section 2), as text of UTF-32.
static_assert("U+0041 U+2262"_characters.view() == U"A\u2262" && "U+10FFFF"_characters.view() == U"\U0010FFFF");
static_assert("U+00041  U+000041"_characters.view() == U"AA" && "U+fffe"_characters.view() == U"\uFFFE");
static_assert(""_characters.empty() && " "_characters.size() == 0 && "U+0000"_characters.size() == 1);
static_assert("U+D7FF U+E000"_characters.view() == U"\uD7FF\uE000");

// Every flaw, and its offset.
constexpr bool fails(notation::parse_result found, flaw what, size_t offset) {
  return found.what == what && found.offset == offset;
}
template <fixed_text Text>
constexpr auto octets = notation::octets_result<Text>;
static_assert(fails(octets<"4">, flaw::half_an_octet, 0) && fails(octets<"41 E">, flaw::half_an_octet, 3));
static_assert(fails(octets<"4 1">, flaw::half_an_octet, 0) && fails(octets<"412">, flaw::half_an_octet, 2));
static_assert(fails(octets<"4G">, flaw::no_hexadecimal_digit, 1) &&
              fails(octets<"41 G4">, flaw::no_hexadecimal_digit, 3));
static_assert(fails(octets<"41,42">, flaw::no_hexadecimal_digit, 2) &&
              fails(octets<"\xC3\xA9">, flaw::no_hexadecimal_digit, 0));
static_assert(octets<"41 42">.what == flaw::none && octets<"41 42">.count == 2);

template <fixed_text Text>
constexpr auto characters = notation::characters_result<Text>;
static_assert(fails(characters<"U">, flaw::no_U_plus, 0) && fails(characters<"u+0041">, flaw::no_U_plus, 0));
static_assert(fails(characters<"U+0041 0042">, flaw::no_U_plus, 7) &&
              fails(characters<"U-0041">, flaw::no_U_plus, 0));
static_assert(fails(characters<"U+">, flaw::fewer_than_4_digits, 0) &&
              fails(characters<"U+041">, flaw::fewer_than_4_digits, 0));
static_assert(fails(characters<"U+0000041">, flaw::more_than_6_digits, 0));
static_assert(fails(characters<"U+00G1">, flaw::no_hexadecimal_digit, 4));
static_assert(fails(characters<"U+0041U+0042">, flaw::no_hexadecimal_digit, 6));
static_assert(fails(characters<"U+0041 U+D800">, flaw::surrogate, 7) &&
              fails(characters<"U+DFFF">, flaw::surrogate, 0));
static_assert(fails(characters<"U+110000">, flaw::out_of_range, 0) &&
              fails(characters<"U+FFFFFF">, flaw::out_of_range, 0));
static_assert(characters<"U+0041 U+0042">.what == flaw::none && characters<"U+0041 U+0042">.count == 2);

// Nothing is read past the end: that is no constant expression.
constexpr char unfinished[]{'U'}, half[]{'4'};
static_assert(fails(notation::parse_characters(unfinished, 1, nullptr), flaw::no_U_plus, 0));
static_assert(fails(notation::parse_octets(half, 1, nullptr), flaw::half_an_octet, 0));

// In every form; what only looks like a digit in its lowest octet is none (U+0141 ends in 41, U+0131 in 31).
static_assert(u"41 E2"_octets == "41 E2"_octets && U"41 E2"_octets == "41 E2"_octets &&
              L"41 E2"_octets == "41 E2"_octets);
static_assert(u"U+20AC"_characters == "U+20AC"_characters && L"U+20AC"_characters == "U+20AC"_characters);
static_assert(fails(octets<u"\u0141\u0131">, flaw::no_hexadecimal_digit, 0));
static_assert(fails(octets<U"4\U00010031">, flaw::no_hexadecimal_digit, 1));
static_assert(fails(characters<U"U+004\u0141">, flaw::no_hexadecimal_digit, 5));
#ifdef __cpp_char8_t
static_assert(u8"41 E2"_octets == "41 E2"_octets && u8"U+20AC"_characters == "U+20AC"_characters);
#endif

// A constraint can check a literal without an error.
template <unvalidated_literal Text>
concept is_octets = requires { operator""_octets<Text>(); };
template <unvalidated_literal Text>
concept is_characters = requires { operator""_characters<Text>(); };
static_assert(is_octets<"41"> && !is_octets<"4"> && is_characters<"U+0041"> && !is_characters<"U+D800">);

// In a template; clang 14 once left this to the linker.
template <class Number>
bool evaluated_in_a_template(Number two) {
  return "41 42"_octets.size() == two && "U+0041 U+0042"_characters.size() == two;
}

int main() { return !evaluated_in_a_template(sizeof "a"); }
