// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/host_name.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::converted_host_name, unicode::host_name_fault, unicode::host_name_options, unicode::to_ascii,
    unicode::to_ascii_with, unicode::to_unicode, unicode::to_unicode_with;

// The examples of UTS #46: nontransitional processing keeps sharp s, final sigma and joiners.
static_assert(to_ascii("b\u00FCcher.example"_text) == "xn--bcher-kva.example"_text &&
              to_unicode("xn--bcher-kva.example"_text) == "b\u00FCcher.example"_text);
static_assert(to_ascii("B\u00FCcher.Example"_text) == "xn--bcher-kva.example"_text &&
              to_ascii("BU\u0308cher.example"_text) == "xn--bcher-kva.example"_text &&
              to_unicode("\uFF22\u00DCCHER\u3002\uFF45xample"_text) == "b\u00FCcher.example"_text);
static_assert(to_ascii("fa\u00DF.de"_text) == "xn--fa-hia.de"_text &&
              to_ascii("FA\u1E9E.de"_text) == "xn--fa-hia.de"_text);
static_assert(to_ascii("\u03B2\u03CC\u03BB\u03BF\u03C2.com"_text) == "xn--nxasmm1c.com"_text &&
              to_unicode("xn--nxasmm1c.com"_text) == "\u03B2\u03CC\u03BB\u03BF\u03C2.com"_text);
static_assert(to_ascii(u"\u0DC1\u0DCA\u200D\u0DBB\u0DD3"_text) == u"xn--10cl1a0b660p"_text);
static_assert(to_ascii(U"\u65E5\u672C\u8A9E.JP"_text) == U"xn--wgv71a119e.jp"_text &&
              to_unicode(u8"\u65E5\u672C\u8A9E.\U0001F600.JP"_text) == u8"\u65E5\u672C\u8A9E.\U0001F600.jp"_text);
static_assert(to_ascii("example.com"_text) == "example.com"_text && to_ascii("a\u00ADb"_text) == "ab"_text);
// What is not in ASCII only before it is mapped.
static_assert(to_ascii("\uFB01\u2460"_text) == "fi1"_text);
// The root and other empty labels.
static_assert(to_unicode("a..b."_text) == "a..b."_text && to_unicode(""_text) == ""_text);

// What is wrong, where, and by which character.
template <host_name_options Options = host_name_options{}, class Unit>
constexpr converted_host_name result(std::basic_string_view<Unit> name) {
  Unit out[600]{};
  return to_ascii_with<Options>(text_view<Unit>::unchecked(name.data(), name.size()), out);
}
template <host_name_options Options = host_name_options{}, class Unit>
constexpr bool is_refused(std::basic_string_view<Unit> name, host_name_fault what, size_t offset, char32_t character) {
  const converted_host_name found = result<Options>(name);
  return found.what == what && found.offset == offset && found.character == character && !found && found.fits;
}
using enum host_name_fault;
using namespace std::literals;
static_assert(is_refused("ab.c\u2024d"sv, disallowed_character, 4, 0x2024) &&
              is_refused(u"\u00FC.\u202Ea"sv, disallowed_character, 2, 0x202E) &&
              is_refused(U"\U0010FFFF"sv, disallowed_character, 0, 0x10FFFF));
static_assert(is_refused("a.b_c"sv, no_letter_digit_hyphen, 3, U'_') &&
              is_refused("a b"sv, no_letter_digit_hyphen, 1, U' ') &&
              is_refused("\u00FCa\u00A8"sv, no_letter_digit_hyphen, 3, U' '));
static_assert(is_refused("a.xn--\u00FC"sv, ill_formed_punycode, 2, 0) &&
              is_refused("xn--a!"sv, ill_formed_punycode, 0, 0) &&
              is_refused("xn--99999b"sv, ill_formed_punycode, 0, 0));
// Punycode of ASCII, of a capital letter, of what is not normalized, and of what is disallowed.
static_assert(is_refused("xn--"sv, needlessly_encoded, 0, 0) && is_refused("b.xn--abc-"sv, needlessly_encoded, 2, 0) &&
              is_refused("b.xn--7ba"sv, needlessly_encoded, 2, 0) && result("XN--4CA"sv) &&
              is_refused("xn--a-ccb"sv, needlessly_encoded, 0, 0) &&
              is_refused("a.xn--a-5hn"sv, disallowed_character, 2, 0x2024));
static_assert(is_refused("-a"sv, hyphen_at_edge, 0, U'-') && is_refused("\u00FC.ab-.c"sv, hyphen_at_edge, 5, U'-'));
static_assert(is_refused("a.ab--c"sv, two_hyphens, 4, U'-'));
static_assert(is_refused("a.\u0301b"sv, mark_first, 2, 0x301));
// Characters that are made of others are where these begin.
static_assert(is_refused("\u00FCa\u0328\u0304."sv, empty_label, 8, 0) &&
              is_refused("a\uFF0D"sv, hyphen_at_edge, 1, U'-') &&
              is_refused(u"a.\u0300\u0301"sv, mark_first, 2, 0x300));
// So are syllables that are made of jamo, one after another.
static_assert(is_refused(u"\u05D0\u1112\u1161"sv, mixed_direction, 1, 0xD558) &&
              is_refused(u"\u05D0\u05B0\u0327\u1112\u1161\u11AB"sv, mixed_direction, 3, 0xD55C) &&
              is_refused(u"\uFF41.\u1112\u1161\u1112\u1161-"sv, hyphen_at_edge, 6, U'-') &&
              is_refused(u"\u1112\u1161\u1112\u1161\u05D0"sv, mixed_direction, 4, 0x5D0));
static_assert(is_refused("a.a\u200Db"sv, joiner_without_effect, 3, 0x200D) &&
              is_refused("a\u200Cb"sv, joiner_without_effect, 1, 0x200C));
// Text from right to left makes rules for all labels, those before it, too.
static_assert(is_refused("0a.\u05D0"sv, mixed_direction, 0, U'0') &&
              is_refused("a.\u05D0b"sv, mixed_direction, 4, U'b') &&
              is_refused("a.\u05D01\u0661"sv, mixed_direction, 5, 0x661) && result("0a.b"sv) &&
              is_refused("\u05D0!"sv, no_letter_digit_hyphen, 2, U'!'));
static_assert(is_refused(""sv, empty_label, 0, 0) && is_refused("a..b"sv, empty_label, 2, 0) &&
              is_refused("a."sv, empty_label, 2, 0) && is_refused("a\u3002"sv, empty_label, 4, 0) &&
              is_refused(u"a\uFF0E\uFF61"sv, empty_label, 2, 0));
constexpr auto of_length(size_t count, size_t label) {
  struct name {
    char units[600]{};
    size_t size = 0;
    constexpr operator std::string_view() const { return {units, size}; }
  } result;
  for (; result.size < count; ++result.size)
    result.units[result.size] = result.size % (label + 1) == label ? '.' : 'a';
  return result;
}
constexpr auto label_of_63 = of_length(63, 63), label_of_64 = of_length(64, 64), name_of_253 = of_length(253, 63),
               name_of_254 = of_length(254, 61), label_of_513 = of_length(513, 513);
static_assert(result(std::string_view{label_of_63}) && result(std::string_view{name_of_253}) &&
              is_refused(std::string_view{label_of_64}, label_too_long, 0, 0) &&
              is_refused(std::string_view{name_of_254}, name_too_long, 0, 0));

// Options.
constexpr host_name_options of_urls{.checks_hyphens = false, .uses_std3_rules = false, .verifies_dns_length = false};
static_assert(to_ascii_with<of_urls>("a_b.-\u00FC-..a--b."_text) == "a_b.xn-----xka..a--b."_text);
static_assert(result<of_urls>(std::string_view{label_of_64}) &&
              is_refused<of_urls>(std::string_view{label_of_513}, label_too_long, 0, 0));
static_assert(to_ascii_with<host_name_options{.checks_joiners = false}>("a\u200Cb"_text) == "xn--ab-j1t"_text &&
              to_unicode_with<host_name_options{.checks_bidi = false}>("0a.\u05D0"_text) == "0a.\u05D0"_text);
static_assert(is_refused<of_urls>("xn--xn---3ra"sv, prefix_of_punycode, 0, U'x'));

// Room for all or for less, and measured without a buffer.
constexpr bool needs_room() {
  const utf8_view name = "\u00FC.Example";
  for (size_t room = 0; room < 20; ++room) {
    char out[20]{};
    const converted_host_name done = to_ascii(name, out, room);
    if (done.fits != (room >= 15) || static_cast<bool>(done) != done.fits || done.what != none) return false;
    for (size_t at = room; at < 20; ++at) {
      if (out[at] != '\0') return false;
    }
  }
  return to_ascii(name, static_cast<char*>(nullptr), npos).written == 15;
}
static_assert(needs_room());

constexpr bool has_words() {
  for (unsigned number = 0; number <= static_cast<unsigned>(name_too_long); ++number) {
    if (*unicode::predicate_of(host_name_fault{static_cast<unsigned char>(number)}) == 0) return false;
  }
  return true;
}
static_assert(has_words());

int main() { return at_run_time(needs_room, has_words); }
