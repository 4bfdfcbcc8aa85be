// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/ucs.hpp>

#include <u8lit/text/text_literal.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using legacy::ucs2, legacy::ucs4;

// UCS-2 is the Basic Multilingual Plane. A pair of surrogates is two faults in it, not a character.
static_assert(ucs2::has(0xFFFF) && !ucs2::has(0x1'0000) && !ucs2::has(0xD800) && !ucs2::has(0xDFFF));
static_assert(ucs2::encode(0x65E5).size() == 1 && ucs2::encode(0x65E5)[0] == u'日' && ucs2::encode(0x1'F680).empty());
static_assert(ucs2::is_well_formed(u"日本語") && ucs2::decode_front(u"日本語") == decoded{U'日', 1, fault::none});
static_assert(ucs2::validate(u"日🚀") == verdict{fault::surrogate, 1, 1} && !ucs2::is_well_formed(u"🚀"));
static_assert(ucs2::decode_front(u"🚀") == decoded{0xFFFD, 1, fault::surrogate} && ucs2::decode_front(u"") == decoded{});
static_assert(ucs2::find_surrogate(u"ab\xDC00") == verdict{fault::surrogate, 2, 1} && ucs2::find_surrogate(u"ab"));

// UCS-4 has the numbers of 31 bits; not all of them are scalar values.
static_assert(ucs4::has(0x7FFF'FFFF) && !ucs4::has(0x8000'0000) && ucs4::has(0xD800) && ucs4::has(0x11'0000));
static_assert(ucs4::encode(0x11'0000)[0] == 0x11'0000 && ucs4::encode(0xFFFF'FFFF).empty());
constexpr char32_t numbers[] = {0x7FFF'FFFF, 0xD800, 0x8000'0000};
static_assert(ucs4::is_well_formed(numbers, 2) && ucs4::validate(numbers) == verdict{fault::out_of_range, 2, 1});
static_assert(ucs4::decode_front(numbers) == decoded{0x7FFF'FFFF, 1, fault::none});
static_assert(ucs4::find_surrogate(numbers) == verdict{fault::surrogate, 1, 1});
static_assert(ucs4::validate_scalar_values(numbers) == verdict{fault::out_of_range, 0, 1});
static_assert(ucs4::validate_scalar_values(U"日🚀") && ucs4::is_well_formed(U"日🚀") && ucs4::is_well_formed(U""));

// Converts there and back; a number that the other side lacks stops it or is replaced by U+FFFD.
constexpr bool goes_to_utf8() {
  char octets[8]{'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'};
  const char32_t beyond[] = {U'é', 0x11'0000, U'x'}, half[] = {0xDC00, U'🚀'};
  return ucs2::to_utf8(u"a日🚀", octets) == transcoded{2, 4, {fault::surrogate, 2, 1}} &&
         std::string_view{octets, 5} == "a日x" &&
         ucs2::to_utf8(u"🚀", octets, on_fault::replace) == transcoded{2, 6, {fault::none, 2, 0}, true, 2} &&
         ucs4::to_utf8(beyond, octets) == transcoded{1, 2, {fault::out_of_range, 1, 1}} &&
         ucs4::to_utf8(beyond, octets, on_fault::replace) == transcoded{3, 6, {fault::none, 3, 0}, true, 1} &&
         std::string_view{octets, 6} == "é\uFFFDx" &&
         ucs4::to_utf8(half, octets) == transcoded{0, 0, {fault::surrogate, 0, 1}} &&
         ucs4::to_utf8(U"日本語", octets) == transcoded{2, 6, {fault::none, 2, 0}, false} &&
         ucs2::to_utf8(u"日本語", 3, octets, 0) == transcoded{0, 0, {}, false} && ucs2::to_utf8_length(u"a日🚀") == 4 &&
         ucs2::to_utf8_length(u"a日🚀", on_fault::replace) == 10 && ucs4::to_utf8_length(U"a日🚀") == 8;
}
constexpr bool comes_from_utf8() {
  char16_t units[4]{u'x', u'x', u'x', u'x'};
  char32_t wide[3]{};
  return ucs2::from_utf8("日本🚀", units) == transcoded{6, 2, {fault::unrepresentable, 6, 4}} && units[1] == u'本' &&
         units[2] == u'x' &&
         ucs2::from_utf8("a\xFF", units) == transcoded{1, 1, {fault::invalid_lead, 1, 1}} &&
         ucs2::from_utf8("a\xFF", units, on_fault::replace) == transcoded{2, 2, {fault::none, 2, 0}, true, 1} &&
         units[1] == 0xFFFD &&
         ucs4::from_utf8("日🚀", wide) == transcoded{7, 2, {fault::none, 7, 0}} && wide[1] == U'🚀' &&
         ucs4::from_utf8("日本語🚀", wide) == transcoded{9, 3, {fault::none, 9, 0}, false} && wide[2] == U'語' &&
         ucs2::from_utf8_length("日本🚀語") == 2 && ucs4::from_utf8_length("日本🚀語") == 4;
}
static_assert(goes_to_utf8());
static_assert(comes_from_utf8());

// Constants have exact size; a literal with a character that the other side lacks is no valid argument.
static_assert(ucs2::to_utf8(u"日本語"_ucs2) == text_constant<"日本語">{} && ucs4::to_utf8(U"🚀"_ucs4) == text_constant<"🚀">{});
static_assert(ucs2::from_utf8("日本語"_text) == encoded_constant<ucs2, u"日本語">{});
static_assert(ucs2::from_utf8("日本語"_text).size() == 3);
static_assert(u"日本語"_ucs2 == ucs2::from_utf8("日本語"_text) && ucs2::to_utf8(u"日本語"_ucs2).size() == 9 && u""_ucs2.empty());
static_assert(U"🚀"_ucs4 == ucs4::from_utf8("🚀"_text) && U"\xD800\x7FFFFFFF"_ucs4.size() == 2);
static_assert(ucs4::from_utf8("🚀"_text) == encoded_constant<ucs4, U"🚀">{} && ucs4::from_utf8("🚀"_text).c_str()[1] == 0);
template <class Codec, unvalidated_literal Units>
concept is_constant_of = requires { encoded_constant<Codec, Units>{}; };
static_assert(is_constant_of<ucs2, u"日"> && !is_constant_of<ucs2, u"🚀"> && !is_constant_of<ucs2, u"\xDC00">);
static_assert(is_constant_of<ucs4, U"\x7FFFFFFF\xD800"> && !is_constant_of<ucs4, U"\x80000000">);
template <class Codec, unvalidated_literal Units>
concept goes_to = requires { sizeof(Codec::to_utf8(encoded_constant<Codec, Units>{})); };
template <class Codec, unvalidated_literal Text>
concept comes_from = requires { sizeof(Codec::from_utf8(text_constant<Text>{})); };
static_assert(goes_to<ucs2, u"日"> && !goes_to<ucs2, u"🚀"> && !goes_to<ucs2, U"日"> && !goes_to<ucs2, "a">);
static_assert(goes_to<ucs4, U"🚀"> && !goes_to<ucs4, U"\xDC00"> && !goes_to<ucs4, U"\x110000"> && !goes_to<ucs4, u"a">);
static_assert(comes_from<ucs2, "日"> && !comes_from<ucs2, "🚀"> && !comes_from<ucs2, "\xFF"> && comes_from<ucs4, "🚀">);

// All functions of an encoding on one code unit. UTF-8's own functions are the oracle for octets.
template <class Codec, class Unit>
constexpr bool is_right(Unit unit, fault what) {
  const bool is_in = what == fault::none;
  const char32_t number = unit;
  const fault beyond = number > 0x10'FFFF ? fault::out_of_range : fault::none;
  const fault as_text = !is_in ? what : is_surrogate(number) ? fault::surrogate : beyond;
  const auto verdict_of = [](fault found) { return verdict{found, found == fault::none, found != fault::none}; };
  const Unit units[] = {unit};
  const auto input = units_of(units, 1);
  if (Codec::has(number) != is_in || Codec::encode(number).size() != is_in) return false;
  if (is_in && Codec::encode(number)[0] != unit) return false;
  if (Codec::decode_front(input) != decoded{is_in ? number : U'\uFFFD', 1, what}) return false;
  if (Codec::validate(input) != verdict_of(what) || Codec::is_well_formed(input) != is_in) return false;
  if (Codec::find_surrogate(input) != verdict_of(as_text == fault::surrogate ? as_text : what)) return false;
  if (Codec::validate_scalar_values(input) != verdict_of(as_text)) return false;
  char octets[4]{};
  const transcoded out = Codec::to_utf8(units, 1, octets, 4);
  const size_t size = Codec::to_utf8_length(input);
  if (as_text != fault::none) return out == transcoded{0, 0, {as_text, 0, 1}} && size == 0;
  const utf8_sequence expected = encode(scalar_value::unchecked(number));
  for (size_t at = 0; at < expected.size(); ++at) {
    if (to_octet(octets[at]) != expected[at]) return false;
  }
  Unit back[1]{};
  return out == transcoded{1, size, {fault::none, 1, 0}} && size == expected.size() &&
         Codec::from_utf8(octets, size, back, 1) == transcoded{size, 1, {fault::none, size, 0}} && back[0] == unit;
}
constexpr bool is_right_in_ucs2(char32_t unit) {
  return is_right<ucs2>(static_cast<char16_t>(unit), unit >= 0xD800 && unit <= 0xDFFF ? fault::surrogate : fault::none);
}
constexpr bool is_right_in_ucs4(char32_t unit) {
  return is_right<ucs4>(unit, unit >> 31 ? fault::out_of_range : fault::none);
}

constexpr char32_t edges[] = {0x00, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF,
                              0xE000, 0xFFFD, 0xFFFF, 0x1'0000, 0x10'FFFF, 0x11'0000, 0x7FFF'FFFF, 0x8000'0000,
                              0x8000'0041, 0xFFFF'FFFF};
constexpr bool edges_are_right() {
  for (const char32_t edge : edges) {
    if ((edge <= 0xFFFF && !is_right_in_ucs2(edge)) || !is_right_in_ucs4(edge)) return false;
    if (ucs2::has(edge) != (edge <= 0xFFFF && !is_surrogate(edge))) return false;
  }
  return true;
}
static_assert(edges_are_right());
constexpr bool every_unit_of_ucs2() {
  for (char32_t unit = 0; unit <= 0xFFFF; ++unit) {
    if (!is_right_in_ucs2(unit)) return false;
  }
  return true;
}
// The stride is prime to 2^16, so that every low half and every high half occurs.
constexpr bool many_units_of_ucs4() {
  for (unsigned long long unit = 0; unit <= 0xFFFF'FFFF; unit += 0x7FED) {
    if (!is_right_in_ucs4(static_cast<char32_t>(unit))) return false;
  }
  return true;
}

// In UCS-2 each surrogate of a pair is a fault of its own, and becomes a U+FFFD of its own.
constexpr bool pairs_are_two() {
  for (const char32_t first : edges) {
    for (const char32_t second : edges) {
      if (first > 0xFFFF || second > 0xFFFF) continue;
      const char16_t pair[] = {static_cast<char16_t>(first), static_cast<char16_t>(second)};
      const bool ends = is_surrogate(first), fails = ends || is_surrogate(second);
      const verdict expected = fails ? verdict{fault::surrogate, !ends, 1} : verdict{fault::none, 2, 0};
      const auto input = units_of(pair, 2);
      if (ucs2::validate(input) != expected || ucs2::find_surrogate(input) != expected) return false;
      const auto length = [](auto units) { return ucs2::to_utf8_length(units, on_fault::replace); };
      if (length(input) != length(units_of(pair, 1)) + length(units_of(pair + 1, 1))) return false;
    }
  }
  return true;
}
static_assert(pairs_are_two());

// Supplementary characters have no sequence in UCS-2.
constexpr bool supplementary_characters_are_unrepresentable() {
  for (char32_t number = 0x1'0000; number <= 0x10'FFFF; number += 0xFFF) {
    char16_t unit[2]{};
    const utf8_sequence octets = encode(scalar_value::unchecked(number));
    if (ucs2::from_utf8(octets, unit) != transcoded{0, 0, {fault::unrepresentable, 0, 4}}) return false;
    if (ucs2::has(number) || !ucs2::encode(number).empty()) return false;
  }
  return true;
}
static_assert(supplementary_characters_are_unrepresentable());

// IANA's names.
static_assert(std::string_view{ucs2::charset.label} == "ISO-10646-UCS-2");
static_assert(std::string_view{ucs4::charset.label} == "ISO-10646-UCS-4");
static_assert(ucs2::charset.matches("csUnicode") && !ucs2::charset.matches("UTF-16"));
static_assert(ucs4::charset.matches("csucs4") && !ucs4::charset.matches("UTF-32"));

int main() {
  return at_run_time(goes_to_utf8, comes_from_utf8, edges_are_right, every_unit_of_ucs2, many_units_of_ucs4,
                     pairs_are_two, supplementary_characters_are_unrepresentable);
}
