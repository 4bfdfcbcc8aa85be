// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/wtf8.hpp>

#include <u8lit/text/notation.hpp>
#include <u8lit/text/text_literal.hpp>
#include "../support/at_run_time.hpp"
#include "../support/codecs.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using legacy::wtf8;

// Generalized UTF-8: every code point, scalar values as in UTF-8.
static_assert(wtf8::encode(0xD800) == "ED A0 80"_octets && wtf8::encode(0xDBFF) == "ED AF BF"_octets);
static_assert(wtf8::encode(0xDC00) == "ED B0 80"_octets && wtf8::encode(0xDFFF) == "ED BF BF"_octets);
static_assert(wtf8::encode(0x10FFFF) == "F4 8F BF BF"_octets && wtf8::encode(0x110000).empty());
static_assert(wtf8::decode_front("ED A0 80"_octets) == decoded{0xD800, 3, fault::none});
constexpr bool is_utf8(char32_t number) {
  const utf8_sequence expected = encode(scalar_value::unchecked(number));
  const auto made = wtf8::encode(number);
  for (size_t at = 0; at < made.size(); ++at) {
    if (made[at] != expected[at]) return false;
  }
  return made.size() == expected.size() && codecs::goes_there_and_back<wtf8>(number);
}
bool encodes_code_points() {
  return codecs::all_of<is_utf8>(0, 0xD7FF) && codecs::all_of<codecs::goes_there_and_back<wtf8>>(0xD800, 0xDFFF) &&
         codecs::all_of<is_utf8>(0xE000, 0x10'FFFF, 13) && codecs::lacks<wtf8>(0x11'0000);
}

// Surrogates may stand alone, in any order except as a pair.
static_assert(wtf8::is_well_formed("ED A0 80"_octets) && wtf8::is_well_formed("ED B0 80"_octets));
static_assert(wtf8::is_well_formed("ED B0 80 ED A0 80 ED A0 80 41 ED B0 80"_octets));
static_assert(wtf8::is_well_formed("ED A0 80 F0 90 80 80 ED B0 80"_octets));
static_assert(wtf8::is_well_formed("ED A0 80 ED 9F BF"_octets));
static_assert(wtf8::validate("ED A0 80 ED B0 80"_octets) == verdict{fault::surrogate_pair, 0, 3});
static_assert(wtf8::validate("41 ED AF BF ED BF BF"_octets) == verdict{fault::surrogate_pair, 1, 3});
static_assert(wtf8::validate("ED A0 80 ED A0 80 ED B0 80"_octets) == verdict{fault::surrogate_pair, 3, 3});
static_assert(wtf8::validate("ED A0 80 ED B0"_octets) == verdict{fault::surrogate_pair, 0, 3});
static_assert(wtf8::decode_front("ED A0 80 ED B0 80"_octets) ==
              decoded{replacement_character, 3, fault::surrogate_pair});

// The octets after a high surrogate are validated by themselves.
static_assert(wtf8::validate("ED A0 80 ED"_octets) == verdict{fault::truncated, 3, 1});
static_assert(wtf8::validate("ED A0 80 ED 41"_octets) == verdict{fault::missing_continuation, 3, 1});
static_assert(wtf8::validate("ED A0 80 FF"_octets) == verdict{fault::invalid_lead, 3, 1});
static_assert(wtf8::validate("ED A0 80 80"_octets) == verdict{fault::unexpected_continuation, 3, 1});
static_assert(wtf8::validate("ED A0"_octets) == verdict{fault::truncated, 0, 2});

// Otherwise WTF-8 is as strict as UTF-8.
static_assert(wtf8::validate("C0 80"_octets) == verdict{fault::invalid_lead, 0, 1});
static_assert(wtf8::validate("E0 9F BF"_octets) == verdict{fault::overlong, 0, 1});
static_assert(wtf8::validate("F0 8D A0 80"_octets) == verdict{fault::overlong, 0, 1});
static_assert(wtf8::validate("F4 90 80 80"_octets) == verdict{fault::out_of_range, 0, 1});
static_assert(wtf8::validate("F5"_octets) == verdict{fault::invalid_lead, 0, 1});

// Surrogates are faults in a conversion to UTF-8.
static_assert(wtf8::find_surrogate("41 ED A0 80"_octets) == verdict{fault::surrogate, 1, 3});
static_assert(wtf8::validate_scalar_values("41 ED B0 80"_octets) == verdict{fault::surrogate, 1, 3});
constexpr bool becomes_utf8_with_replacements() {
  constexpr auto input = "41 ED A0 80 42"_octets;
  constexpr auto expected = "41 EF BF BD 42"_octets;
  octet out[8]{};
  if (wtf8::to_utf8(input, out) != transcoded{1, 1, {fault::surrogate, 1, 3}, true, 0}) return false;
  const transcoded done = wtf8::to_utf8(input, out, on_fault::replace);
  return done == transcoded{5, 5, {fault::none, 5, 0}, true, 1} && code_units<octet>{out, 5} == expected;
}
static_assert(becomes_utf8_with_replacements());

// Every string of up to four code units of UTF-16, from a representative alphabet, survives the round trip, and its
// WTF-8 is well-formed.
constexpr bool any_utf16_comes_back(size_t longest) {
  constexpr char16_t letters[]{0x41, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000};
  for (size_t size = 0, strings = 1; size <= longest; ++size, strings *= 7) {
    for (size_t string = 0; string < strings; ++string) {
      char16_t units[6]{}, back[6]{};
      octet octets[20]{};
      size_t rest = string;
      for (size_t at = 0; at < size; ++at, rest /= 7) units[at] = letters[rest % 7];
      const transcoded there = wtf8::from_utf16(units, size, octets, 20);
      if (!there || there.read != size || !wtf8::is_well_formed(octets, there.written)) return false;
      const transcoded done = wtf8::to_utf16(octets, there.written, back, 6);
      if (!done || done.read != there.written || done.written != size) return false;
      for (size_t at = 0; at < size; ++at) {
        if (back[at] != units[at]) return false;
      }
    }
  }
  return true;
}
static_assert(any_utf16_comes_back(2));
bool all_utf16_comes_back() {
  const volatile size_t size = 4;
  return any_utf16_comes_back(size);
}

constexpr bool faults_stop_utf16() {
  constexpr auto with_a_fault = "41 ED A0 80 FF"_octets;
  constexpr auto of_two_units = "F0 90 80 80"_octets;
  char16_t units[4]{}, one[1]{};
  const transcoded done = wtf8::to_utf16(with_a_fault, units);
  return done == transcoded{4, 2, {fault::invalid_lead, 4, 1}, true, 0} && units[1] == 0xD800 &&
         wtf8::to_utf16(of_two_units, one) == transcoded{0, 0, {fault::none, 0, 0}, false, 0};
}

// The length of the result.
static_assert(wtf8::to_utf16_length("41 ED A0 80 F0 90 90 80"_octets) == 4);
static_assert(wtf8::to_utf16_length("41 FF 41"_octets) == 1);
constexpr char16_t lone[]{0xDC00, 0xD801, 0xDC00, 0xD800};
static_assert(wtf8::from_utf16_length(lone) == 3 + 4 + 3 && wtf8::from_utf16_length(u"") == 0);

// Concatenation joins a surrogate pair into a sequence of four octets, and changes nothing else.
struct joined {
  octet octets[12]{};
  transcoded done;
};
template <size_t Left, size_t Right>
constexpr joined join(const fixed_octets<Left>& left, const fixed_octets<Right>& right) {
  joined result;
  result.done = wtf8::concat(left, right, result.octets);
  return result;
}
template <size_t Left, size_t Right, size_t Whole>
constexpr bool joins(const fixed_octets<Left>& left, const fixed_octets<Right>& right,
                     const fixed_octets<Whole>& whole) {
  const joined result = join(left, right);
  return result.done == transcoded{Left + Right, Whole, {fault::none, Left + Right, 0}, true, 0} &&
         code_units<octet>{result.octets, Whole} == whole;
}
static_assert(joins("41 ED A0 BD"_octets, "ED B8 80 42"_octets, "41 F0 9F 98 80 42"_octets));
static_assert(joins("ED A0 80"_octets, "ED B0 80"_octets, "F0 90 80 80"_octets));
static_assert(joins("ED A0 80"_octets, "41 ED B0 80"_octets, "ED A0 80 41 ED B0 80"_octets));
static_assert(joins("ED A0 80 41"_octets, "ED B0 80"_octets, "ED A0 80 41 ED B0 80"_octets));
static_assert(joins("ED B0 80"_octets, "ED A0 80"_octets, "ED B0 80 ED A0 80"_octets));
static_assert(joins("ED A0 80"_octets, "ED A0 81"_octets, "ED A0 80 ED A0 81"_octets));
static_assert(joins("ED A0 80"_octets, "ED 9F BF"_octets, "ED A0 80 ED 9F BF"_octets));
static_assert(joins("ED A0 80"_octets, "ED AF BF"_octets, "ED A0 80 ED AF BF"_octets));
static_assert(joins("ED B0 80"_octets, "ED BF BF"_octets, "ED B0 80 ED BF BF"_octets));
static_assert(joins(""_octets, "ED B0 80"_octets, "ED B0 80"_octets));
static_assert(joins("ED A0 80"_octets, ""_octets, "ED A0 80"_octets));

// A fault's offset counts through both texts.
static_assert(join("41 E2 82"_octets, "AC"_octets).done == transcoded{1, 1, {fault::truncated, 1, 2}, true, 0});
static_assert(join("ED A0 80"_octets, "ED B0"_octets).done == transcoded{3, 3, {fault::truncated, 3, 2}, true, 0});
static_assert(join("41"_octets, "42 FF"_octets).done == transcoded{2, 2, {fault::invalid_lead, 2, 1}, true, 0});
constexpr bool joins_at_run_time() {
  constexpr auto left = "41 ED A0 BD"_octets;
  constexpr auto right = "ED B8 80"_octets;
  constexpr auto whole = "41 F0 9F 98 80"_octets;
  return joins(left, right, whole);
}

constexpr octet edges[]{0x41, 0x80, 0x8F, 0x90, 0xA0, 0xB0, 0xC1, 0xC2, 0xE0, 0xED, 0xF0, 0xF4};
bool validates_as_it_decodes() { return codecs::validates_all_strings_as_it_decodes<wtf8, 4>(edges); }
constexpr octet of_pairs[]{0x41, 0x80, 0xA0, 0xB0, 0xED};
bool validates_pairs_as_it_decodes() { return codecs::validates_all_strings_as_it_decodes<wtf8, 7>(of_pairs); }

namespace utf16 {

using legacy::any_utf16;

// A surrogate without a partner is a number of its own; pairs are characters.
constexpr char16_t all[]{0xDC00, 0xD83D, 0xDE00, 0x41, 0xD800};
static_assert(any_utf16::decode_front(all, 5) == decoded{0xDC00, 1, fault::none});
static_assert(any_utf16::decode_front(all + 1, 4) == decoded{0x1F600, 2, fault::none});
static_assert(any_utf16::decode_front(all + 3, 2) == decoded{0x41, 1, fault::none});
static_assert(any_utf16::decode_front(all + 4, 1) == decoded{0xD800, 1, fault::none});
static_assert(any_utf16::decode_front(all, 0) == decode_front(all, 0));

// It has every code point, and nothing is a fault, though not all of it is text.
static_assert(any_utf16::length(0x41) == 1 && any_utf16::length(0xD800) == 1 && any_utf16::length(0xFFFF) == 1);
static_assert(any_utf16::length(0x1'0000) == 2);
static_assert(any_utf16::has(0x10'FFFF) && any_utf16::has(0xDFFF) && !any_utf16::has(0x11'0000));
static_assert(any_utf16::is_well_formed(all));
static_assert(any_utf16::validate(u"\xDC00") == verdict{fault::none, 1, 0});
static_assert(any_utf16::find_surrogate(u"a\xDC00") == verdict{fault::surrogate, 1, 1});
static_assert(any_utf16::validate_scalar_values(u"\xD83D\xDE00\xD83D") == verdict{fault::surrogate, 2, 1});
constexpr encoded_constant<any_utf16, u"a\xDC00"> constant;
static_assert(constant.size() == 2 && constant.c_str()[1] == 0xDC00);
static_assert(any_utf16::from_utf8("😀"_text) == encoded_constant<any_utf16, u"😀">{});

constexpr bool comes_back() {
  char16_t made[6]{};
  size_t read = 0, written = 0;
  while (read < 5) {
    const decoded next = any_utf16::decode_front(all + read, 5 - read);
    written += any_utf16::encode_to(made + written, next.value);
    read += next.length;
  }
  for (size_t at = 0; at < 5; ++at) {
    if (made[at] != all[at]) return false;
  }
  return written == 5 && any_utf16::encode_to(made + 5, 0x11'0000) == 0 && made[5] == 0;
}
static_assert(comes_back());

}  // namespace utf16

int main() {
  return at_run_time(encodes_code_points, becomes_utf8_with_replacements, all_utf16_comes_back, faults_stop_utf16,
                     joins_at_run_time, validates_as_it_decodes, validates_pairs_as_it_decodes, utf16::comes_back);
}
