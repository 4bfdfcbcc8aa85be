// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/codec.hpp>

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/notation.hpp>
#include <u8lit/validation/validate.hpp>
#include "../support/at_run_time.hpp"
#include "../support/codecs.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// UTF-8 as a codec: its automaton has the states and transitions of the one derived from section 4.
struct utf8 : codec<utf8, utf8_grammar> {};
constexpr bool has_the_automaton_of_section_4() {
  constexpr auto& derived = automaton_of_grammar<utf8_grammar>;
  constexpr auto& section_4 = make_automaton<utf8_syntax>;
  for (octet state = 0; state < section_4.size(); ++state) {
    for (unsigned value = 0; value <= 0xFF; ++value) {
      const octet to = section_4.next(state, static_cast<octet>(value));
      if (derived.next(state, static_cast<octet>(value)) != (to == section_4.reject ? derived.reject : to))
        return false;
    }
  }
  return derived.size() == section_4.size();
}
static_assert(has_the_automaton_of_section_4());

// A grammar that contradicts itself is detectable with a requires-expression.
template <const auto& Grammar>
concept makes_a_codec = requires { typename codec<utf8, Grammar>; };
constexpr grammar ambiguous{syntax<2, 1>{{{octet_range{0x00, 0x7F}}, {octet_range{0x1B, 0x1B}}}}, {{0x00, 0x80}}};
constexpr grammar of_fewer_numbers{syntax<1, 1>{{{octet_range{0x00, 0x7F}}}}, {{0x00, 0x7E}}};
static_assert(makes_a_codec<utf8_grammar> && !makes_a_codec<ambiguous> && !makes_a_codec<of_fewer_numbers>);

// It agrees with the library's own encoder, decoder and validator, which are written for speed.
constexpr bool encodes_as_utf8(char32_t number) {
  if (!is_scalar_value(number)) return codecs::lacks<utf8>(number);
  const utf8_sequence expected = encode(scalar_value::unchecked(number));
  const auto made = utf8::encode(number);
  for (size_t at = 0; at < made.size(); ++at) {
    if (made[at] != expected[at]) return false;
  }
  return made.size() == expected.size() &&
         utf8::decode_front(expected) == decoded{number, expected.size(), fault::none};
}
static_assert(encodes_as_utf8(0) && encodes_as_utf8(0x7FF) && encodes_as_utf8(0xD7FF) && encodes_as_utf8(0xE000));
static_assert(encodes_as_utf8(0xD800) && encodes_as_utf8(0xDFFF) && encodes_as_utf8(0x10'FFFF));
static_assert(encodes_as_utf8(0x11'0000));
bool encodes_all_as_utf8() { return codecs::all_of<encodes_as_utf8>(0, 0x11'0000, 3); }

// One octet of each class that section 4 distinguishes, in all strings of up to four octets, the longest sequence.
constexpr octet classes[]{0x41, 0x80, 0x90, 0xA0, 0xC0, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4, 0xF5};
bool agrees_with_utf8() {
  for (size_t size = 0, strings = 1; size <= 4; ++size, strings *= sizeof classes) {
    for (size_t string = 0; string < strings; ++string) {
      octet octets[4]{};
      size_t rest = string;
      for (size_t at = 0; at < size; ++at, rest /= sizeof classes) octets[at] = classes[rest % sizeof classes];
      if (utf8::validate(octets, size) != validate(octets, size) ||
          utf8::decode_front(octets, size) != decode_front(octets, size))
        return false;
    }
  }
  return true;
}

// A grammar without UTF-8's layout: an alphabet that begins at another number, an escape, and two escapes in a row,
// which are refused.
constexpr grammar escaping{
    syntax<4, 2>{{{octet_range{0x00, 0x1A}},
                  {octet_range{0x1C, 0x7F}},
                  {octet_range{0x1B, 0x1B}, octet_range{0x40, 0x40}},
                  {octet_range{0x1B, 0x1B}, octet_range{0x41, 0x4F}}}},
    {{U'A', U'A' + 26}, {0x400, 0x463}, {0x11'0000, 0x11'0000}, {0x20A1, 0x20AF}},
    syntax<1, 3>{{{octet_range{0x1B, 0x1B}, octet_range{0x40, 0x40}, octet_range{0x1B, 0x1B}}}}};
struct escaped : codec<escaped, escaping> {};
static_assert(escaped::longest == 2 && escaped::encode(U'B') == "01"_octets);
static_assert(escaped::encode(0x20AC) == "1B 4C"_octets);
static_assert(escaped::decode_front("1C"_octets) == decoded{0x400, 1, fault::none});
static_assert(escaped::validate("01 1B 4C 7F"_octets) == verdict{fault::none, 4, 0});
static_assert(escaped::validate("01 80"_octets) == verdict{fault::invalid_lead, 1, 1});
static_assert(escaped::validate("01 1B"_octets) == verdict{fault::truncated, 1, 1});
static_assert(escaped::validate("01 1B 00"_octets) == verdict{fault::missing_continuation, 1, 1});
static_assert(escaped::validate("01 1B 40 1B 41"_octets) == verdict{fault::overlong, 1, 2});
static_assert(escaped::validate("1B 41 1B 40 01 1B 40"_octets));

// No octet encodes its own value, so none is copied.
constexpr bool shifts_each_octet() {
  char text[8]{};
  octet octets[5]{};
  return escaped::to_utf8("00 01 1B 4C 7F"_octets, text) == transcoded{5, 7, {fault::none, 5, 0}} &&
         text_view<char>{"AB\u20AC\u0463"} == text_view<char>::unchecked(text, 7) &&
         escaped::from_utf8(text, 7, octets, 5) == transcoded{7, 5, {fault::none, 7, 0}} && octets[0] == 0x00 &&
         octets[4] == 0x7F;
}
static_assert(shifts_each_octet());

// Of UTF-8 only ASCII and the euro sign: a continuation octet that the grammar lacks is out of range, not a missing
// continuation.
constexpr grammar with_euro{syntax<2, 3>{{{octet_range{0x00, 0x7F}},
                                          {octet_range{0xE2, 0xE2}, octet_range{0x82, 0x82}, octet_range{0xAC, 0xAC}}}},
                            {{0x00, 0x7F}, {0x20AC, 0x20AC}}};
struct ascii_and_euro : codec<ascii_and_euro, with_euro> {};
static_assert(ascii_and_euro::validate("E2 82 AD"_octets) == verdict{fault::out_of_range, 0, 2});
static_assert(ascii_and_euro::validate("E2 83 AC"_octets) == verdict{fault::out_of_range, 0, 1});
static_assert(ascii_and_euro::validate("E2 80 80"_octets) == verdict{fault::out_of_range, 0, 1});
static_assert(ascii_and_euro::validate("E2 82 41"_octets) == verdict{fault::missing_continuation, 0, 2});
static_assert(ascii_and_euro::validate("E2 82 E2"_octets) == verdict{fault::missing_continuation, 0, 2});
static_assert(!ascii_and_euro::has_sequences_of_utf8 && ascii_and_euro::from_utf8_length("€\u20AD") == 3);
static_assert(ascii_and_euro::validate("E2 82"_octets) == verdict{fault::truncated, 0, 2});
static_assert(ascii_and_euro::validate("E2 82 AC 41"_octets));

// An octet that encodes its own value is the same in UTF-8 up to 7F only; copying stops at the end of the buffer.
constexpr grammar all_octets{syntax<1, 1>{{{octet_range{0x00, 0xFF}}}}, {{0x00, 0xFF}}};
struct as_latin1 : codec<as_latin1, all_octets> {};
constexpr bool copies_ascii() {
  char text[4]{}, less[3]{}, octets[2]{};
  return as_latin1::to_utf8("a\xE9z", text) == transcoded{3, 4, {fault::none, 3, 0}} &&
         text_view<char>{"a\u00E9z"} == text_view<char>::unchecked(text, 4) &&
         as_latin1::to_utf8("abz", 3, less, 2) == transcoded{2, 2, {fault::none, 2, 0}, false} && less[2] == 0 &&
         as_latin1::from_utf8(text, 4, octets, 1) == transcoded{1, 1, {fault::none, 1, 0}, false} && octets[1] == 0 &&
         as_latin1::from_utf8(text, 3, octets, 2) == transcoded{3, 2, {fault::none, 3, 0}} && octets[1] == '\xE9' &&
         as_latin1::from_utf8("az", 2, octets, 1) == transcoded{1, 1, {fault::none, 1, 0}, false} &&
         octets[1] == '\xE9';
}
static_assert(copies_ascii());

// The identity range need not begin with ASCII, and octets outside it are checked, however many there are.
constexpr grammar high_octets{syntax<2, 1>{{{octet_range{0xA0, 0xFF}}, {octet_range{0x20, 0x7E}}}},
                              {{0xA0, 0xFF}, {0x20, 0x7E}}};
struct high_before_ascii : codec<high_before_ascii, high_octets> {};
constexpr bool checks_runs_of_one_octet(unsigned first, unsigned last) {
  for (unsigned value = first; value <= last; ++value) {
    octet many[70]{};
    for (octet& each : many) each = static_cast<octet>(value);
    many[0] = 0xA0;
    const bool is_right =
        high_octets.sequences[0].octets[0].contains(many[1]) || high_octets.sequences[1].octets[0].contains(many[1]);
    if (high_before_ascii::validate(many, 70).offset != (is_right ? 70 : 1)) return false;
  }
  return true;
}
static_assert(checks_runs_of_one_octet(0x10, 0x11) && checks_runs_of_one_octet(0x7E, 0x80));
static_assert(checks_runs_of_one_octet(0xA0, 0xA1));
bool checks_all_runs() { return checks_runs_of_one_octet(0x00, 0xFF); }

// An octet that occurs only after others.
constexpr grammar trailing{syntax<1, 2>{{{octet_range{0xB0, 0xF7}, octet_range{0xA1, 0xFE}}}},
                           {{0x4E00, 0x4E00 + 72 * 94 - 1}}};
struct trailed : codec<trailed, trailing> {};
static_assert(trailed::validate("B0 A1 F8"_octets) == verdict{fault::unexpected_continuation, 2, 1});
static_assert(trailed::validate("A1"_octets) == verdict{fault::unexpected_continuation, 0, 1});
static_assert(trailed::validate("41"_octets) == verdict{fault::invalid_lead, 0, 1});

// All types of octets.
enum class byte : unsigned char {};
constexpr byte bytes[]{byte{0xE2}, byte{0x82}, byte{0xAC}};
static_assert(utf8::is_well_formed(bytes) && utf8::decode_front(bytes).value == 0x20AC);
static_assert(utf8::is_well_formed("\xE2\x82\xAC"));
static_assert(!utf8::is_well_formed("\xE2\x82") && utf8::is_well_formed("") && utf8::decode_front("") == decoded{});
static_assert(noexcept(utf8::validate("")) && noexcept(utf8::encode(0)) && noexcept(utf8::decode_front("")));

constexpr octet letters[]{0x01, 0x1B, 0x1C, 0x40, 0x4F, 0x50, 0x80};
bool validates_as_it_decodes() {
  constexpr octet others[]{0x41, 0xA1, 0xB0, 0xF7, 0xF8, 0xFE, 0xFF};
  return codecs::validates_all_strings_as_it_decodes<escaped, 5>(letters) &&
         codecs::validates_all_strings_as_it_decodes<trailed, 5>(others) &&
         codecs::all_of<codecs::goes_there_and_back<escaped>>(0x20A1, 0x20AF) && codecs::lacks<escaped>(0x399) &&
         codecs::lacks<escaped>(0x464) &&
         codecs::all_of<codecs::goes_there_and_back<trailed>>(0x4E00, 0x4E00 + 72 * 94 - 1);
}

int main() {
  return at_run_time(has_the_automaton_of_section_4, shifts_each_octet, copies_ascii, encodes_all_as_utf8,
                     agrees_with_utf8, validates_as_it_decodes, checks_all_runs);
}
