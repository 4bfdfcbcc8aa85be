// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/encoded_octets.hpp>


#include <u8lit/text/literals.hpp>
#include <u8lit/text/notation.hpp>
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::literals;

using enum encoding_scheme;

// The bytes of a literal of any form.
static_assert(to_octets<utf16be>("€"_text) == "20 AC"_octets && to_octets<utf16le>(u"€"_text) == "AC 20"_octets);
static_assert(to_octets<utf32be>(U"€"_text) == "00 00 20 AC"_octets &&
              to_octets<utf32le>("€"_text) == "AC 20 00 00"_octets);
static_assert(to_octets<utf16be>("😀"_text) == "D8 3D DE 00"_octets && to_octets<utf8>(u"€"_text) == "E2 82 AC"_octets);
static_assert(to_octets<utf16be>(""_text) == ""_octets && to_octets<utf8>(to_utf16("€"_text)) == "E2 82 AC"_octets);

// With a byte order mark (RFC 3629 section 6).
static_assert(to_octets<utf8, initial_mark::write>("€"_text) == "EF BB BF E2 82 AC"_octets &&
              to_octets<utf8, initial_mark::write>(""_text) == "EF BB BF"_octets);
static_assert(to_octets<utf16be, initial_mark::write>("€"_text) == "FE FF 20 AC"_octets &&
              to_octets<utf32le, initial_mark::write>(""_text) == "FF FE 00 00"_octets);

// Back to the type of the literal.
static_assert(is(from_octets<"20 AC"_octets, utf16be>(), "€"_text) &&
              is(from_octets<"AC 20 00 00"_octets, utf32le>(), "€"_text));
static_assert(is(from_octets<"E2 82 AC"_octets, utf8>(), "€"_text) && is(from_octets<""_octets, utf16le>(), ""_text));
static_assert(is(from_octets<"FE FF 20 AC"_octets, utf16be>(), "\uFEFF€"_text));
static_assert(is(from_octets<"FE FF 20 AC"_octets, utf16be, byte_order_mark::strip>(), "€"_text));
static_assert(is(from_octets<"D8 3D DE 00"_octets, utf16be, byte_order_mark::keep, char16_t>(), u"😀"_text));
static_assert(is(from_octets<to_octets<utf32be, initial_mark::write>("aß日😀"_text), utf32be, byte_order_mark::strip>(),
                 "aß日😀"_text));

// The last example of RFC 3629 section 7, through every scheme.
template <encoding_scheme Scheme>
constexpr bool goes_round = is(from_octets<to_octets<Scheme>("\uFEFF\U000233B4"_text), Scheme>(),
                               "\uFEFF\U000233B4"_text);
static_assert(goes_round<utf8> && goes_round<utf16be> && goes_round<utf16le> && goes_round<utf32be> &&
              goes_round<utf32le>);

// Ill-formed bytes are a substitution failure.
template <fixed_octets Octets, encoding_scheme Scheme>
concept comes_from = requires { sizeof(from_octets<Octets, Scheme>()); };
template <unvalidated_literal Text>
concept goes_to = requires { sizeof(to_octets<utf16be>(text_constant<Text>{})); };
static_assert(comes_from<"20 AC"_octets, utf16be> && !comes_from<"20"_octets, utf16be> &&
              !comes_from<"D8 00"_octets, utf16be>);
static_assert(!comes_from<"C0 80"_octets, utf8> && !comes_from<"00 11 00 00"_octets, utf32be> &&
              !comes_from<"00 00 D8"_octets, utf32le>);
static_assert(goes_to<"€"> && !goes_to<"\xC0\x80"> && !goes_to<u"\xD800">);

int main() {}
