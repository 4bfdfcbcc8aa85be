// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/codec.hpp>. own_grammar.cpp defines a larger encoding.
#include <u8lit/codec.hpp>
#include <u8lit/literals.hpp>
#include <u8lit/octets.hpp>
#include <u8lit/validate.hpp>

using u8lit::octet_range;
using namespace u8lit::literals;

// An encoding by its byte sequences and their numbers: a is 61, ä is FF E4.
inline constexpr u8lit::grammar two_letters_grammar{
    u8lit::syntax<2, 2>{{{octet_range{'a', 'a'}}, {octet_range{0xFF, 0xFF}, octet_range{0xE4, 0xE4}}}},
    {{U'a', U'a'}, {U'ä', U'ä'}}};
struct two_letters : u8lit::codec<two_letters, two_letters_grammar> {};
static_assert(two_letters::encode(U'ä').size() == 2 && two_letters::is_well_formed("a\xFF\xE4"));
static_assert(two_letters::validate("a\xFF").what == u8lit::fault::truncated);

// A literal in it, and the error for an ill-formed one.
template <u8lit::unvalidated_literal Octets>
constexpr u8lit::encoded_constant<two_letters, Octets> operator""_letters() noexcept {
  return {};
}
template <u8lit::unvalidated_literal Octets>
two_letters::refused<Octets> operator""_letters() noexcept;
static_assert("a\xFF\xE4"_letters.size() == 3);

// What compilers show for an ill-formed literal is a member of `invalid`.
template <class Diagnostic, template <class...> class Fault>
inline constexpr bool is_fault = false;
template <class... Facts, template <class...> class Fault>
inline constexpr bool is_fault<Fault<Facts...>, Fault> = true;
static_assert(is_fault<u8lit::codec_diagnostic<two_letters, "a\xFF">, u8lit::invalid<two_letters>::truncated>);

// An encoding in which each number is one code unit.
inline constexpr u8lit::number_range ascii_numbers[] = {{0x00, 0x7F}};
struct ascii : u8lit::number_codec<ascii, char16_t, ascii_numbers> {};
static_assert(ascii::is_well_formed(u"abc") && !ascii::has(U'é'));

// The grammar of UTF-8 as data (RFC 3629 section 4), and its automaton.
static_assert(u8lit::utf8_syntax.size() == 9);
inline constexpr const u8lit::automaton<9, 4>& utf8 = u8lit::make_automaton<u8lit::utf8_syntax>;
static_assert(utf8.next(utf8.next(utf8.start, 0xC3), 0xA9) == utf8.start);

struct my_utf8 : u8lit::codec<my_utf8, u8lit::utf8_grammar> {};
static_assert(my_utf8::encode(U'€') == "E2 82 AC"_octets);

// Names that IANA registered, compared without case.
static_assert(u8lit::utf8_charset.matches("utf-8"));

inline constexpr u8lit::charset koi8{"KOI8-R", "csKOI8R"};
static_assert(koi8.matches("koi8-r"));

int main() {}
