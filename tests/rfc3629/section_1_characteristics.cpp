// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 1, "Introduction", and the nine characteristics it promises. The quotations are the RFC's, in order.
// A law that speaks of every character holds at compile time in a sample that has every edge, and for section 4's
// grammar, which describes them all; main() then tries it on each of the 1,112,064 scalar values.
#include <u8lit.hpp>

#include "../support/laws.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Whether a law holds for each of the nine alternatives of section 4's grammar, and so for every sequence.
using grammar_law = bool(const alternative<longest_sequence>&);
constexpr bool holds_in_the_grammar(grammar_law* holds) {
  for (const auto& each : utf8_syntax.alternatives) {
    if (!holds(each)) return false;
  }
  return true;
}

// The grammar leaves nothing out: it describes as many sequences as there are scalar values.
constexpr size_t sequences_of_the_grammar() {
  size_t result = 0;
  for (const auto& each : utf8_syntax.alternatives) {
    size_t sequences = 1;
    for (size_t at = 0; at < each.size; ++at) sequences *= each.octets[at].last - each.octets[at].first + 1u;
    result += sequences;
  }
  return result;
}
static_assert(sequences_of_the_grammar() == 0x11'0000 - 0x800 && 0x11'0000 - 0x800 == 1'112'064);

// "ISO/IEC 10646 and Unicode define several encoding forms of their common repertoire: UTF-8, UCS-2, UTF-16, UCS-4 and
// UTF-32. In an encoding form, each character is represented as one or more encoding units."
static_assert("𣎴"_utf8.size() == 4 && u"𣎴"_utf16.size() == 2 && U"𣎴"_utf32.size() == 1);
static_assert("𣎴"_utf8.scalars().count() == 1 && u"𣎴"_utf16.scalars().count() == 1 &&
              U"𣎴"_utf32.scalars().count() == 1);

// "All standard UCS encoding forms except UTF-8 have an encoding unit larger than one octet"
// "UTF-8, the object of this memo, has a one-octet encoding unit."
static_assert(sizeof(*u"𣎴"_utf16.data()) == 2 && sizeof(*U"𣎴"_utf32.data()) == 4);
static_assert(sizeof(*"𣎴"_utf8.data()) == 1 && sizeof(*encode(0x233B4).data()) == 1);

// "It uses all bits of an octet"
constexpr unsigned bits_that_vary() {
  unsigned ever = 0, always = 0xFF;
  for (const scalar_value value : "U+0001 U+0002 U+007F U+07FF U+10FFFF"_characters.scalars()) {
    for (const octet each : encode(value)) {
      ever |= each;
      always &= each;
    }
  }
  return ever & ~always;
}
static_assert(bits_that_vary() == 0xFF);

// "but has the quality of preserving the full US-ASCII [US-ASCII] range: US-ASCII characters are encoded in one octet
// having the normal US-ASCII value, and any octet with such a value can only stand for a US-ASCII character, and
// nothing else." The first two characteristics below say so again, as laws.
static_assert(encode(U'A') == "41"_octets && encode(U'~') == "7E"_octets && encode(U'\u0080') == "C2 80"_octets);

// "UTF-8 encodes UCS characters as a varying number of octets, where the number of octets, and the value of each,
// depend on the integer value assigned to the character in ISO/IEC 10646 (the character number, a.k.a. code position,
// code point or Unicode scalar value)."
static_assert(encode(0x0041).size() == 1 && encode(0x0391).size() == 2);
static_assert(encode(0x2262).size() == 3 && encode(0x233B4).size() == 4);
constexpr bool length_is_known_beforehand(scalar_value value) { return encode(value).size() == utf8_length(value); }
static_assert(holds_in_the_sample(length_is_known_beforehand));

//
// "o  Character numbers from U+0000 to U+007F (US-ASCII repertoire) correspond to octets 00 to 7F (7 bit US-ASCII
// values)."
constexpr bool ascii_is_itself() {
  for (octet ascii = 0x00; ascii <= 0x7F; ++ascii) {
    const utf8_sequence encoded = encode(scalar_value::unchecked(ascii));
    if (encoded.size() != 1 || encoded[0] != ascii) return false;
    if (decode_front(&ascii, 1) != decoded{ascii, 1, fault::none}) return false;
  }
  return true;
}
static_assert(ascii_is_itself());

// "A direct consequence is that a plain ASCII string is also a valid UTF-8 string."
static_assert(is_well_formed("A plain ASCII string\t(with all of !\"#$%&'*+,-./:;<=>?@[\\]^_`{|}~) \x7F\n"));
static_assert(is_well_formed("\0"));
static_assert("A plain ASCII string"_utf8.scalars().count() == "A plain ASCII string"_utf8.size());

//
// "o  US-ASCII octet values do not appear otherwise in a UTF-8 encoded character stream."
constexpr bool ascii_octets_stand_alone(const alternative<longest_sequence>& sequences) {
  for (size_t at = 0; at < sequences.size; ++at) {
    const octet_range octets = sequences.octets[at];
    if (sequences.size == 1 ? octets.last > 0x7F : octets.first <= 0x7F) return false;
  }
  return true;
}
static_assert(holds_in_the_grammar(ascii_octets_stand_alone));

constexpr bool ascii_octets_are_ascii_characters(scalar_value value) {
  for (const octet each : encode(value)) {
    if ((each <= 0x7F) != (value <= 0x7F)) return false;
  }
  return true;
}
static_assert(holds_in_the_sample(ascii_octets_are_ascii_characters));

// "This provides compatibility with file systems or other software (e.g., the printf() function in C libraries) that
// parse based on US-ASCII values but are transparent to other values."
constexpr size_t percent_signs(const char* format) {
  size_t result = 0;
  for (; *format; ++format) result += *format == '%';
  return result;
}
static_assert(percent_signs("日本語 %s, %d ж\n") == 2);

//
// "o  Round-trip conversion is easy between UTF-8 and other encoding forms."
struct utf16_units {
  char16_t units[2];
  size_t count;

  constexpr const char16_t* data() const { return units; }
  constexpr size_t size() const { return count; }
};

// RFC 2781 section 2.1.
constexpr utf16_units in_utf16(scalar_value value) {
  if (value <= 0xFFFF) return {{static_cast<char16_t>(value), 0}, 1};
  const char32_t rest = value - 0x1'0000;
  return {{static_cast<char16_t>(0xD800 | rest >> 10), static_cast<char16_t>(0xDC00 | (rest & 0x3FF))}, 2};
}

constexpr bool round_trips(scalar_value value) {
  const utf16_units as_utf16 = in_utf16(value);
  const char32_t as_utf32[] = {value};
  const decoded from_utf16 = decode_front(as_utf16), from_utf32 = decode_front(as_utf32, 1);
  if (from_utf16.length != as_utf16.count || !from_utf16 || !from_utf32) return false;
  const utf8_sequence from_either = encode(scalar_value::unchecked(from_utf16.value));
  return from_either == encode(scalar_value::unchecked(from_utf32.value)) &&
         decode_front(from_either) == decoded{value, from_either.size(), fault::none};
}
static_assert(holds_in_the_sample(round_trips));
static_assert("A≢Α. 한국어 日本語 𣎴"_utf8 == u"A≢Α. 한국어 日本語 𣎴"_utf16);
static_assert("A≢Α. 한국어 日本語 𣎴"_utf8 == U"A≢Α. 한국어 日本語 𣎴"_utf32);

//
// "o  The first octet of a multi-octet sequence indicates the number of octets in the sequence."
constexpr bool first_octet_indicates_the_length(scalar_value value) {
  return sequence_length(encode(value)[0]) == encode(value).size();
}
static_assert(holds_in_the_sample(first_octet_indicates_the_length));

constexpr bool first_octets_indicate_the_length(const alternative<longest_sequence>& sequences) {
  for (unsigned first = sequences.octets[0].first; first <= sequences.octets[0].last; ++first) {
    if (sequence_length(static_cast<octet>(first)) != sequences.size) return false;
  }
  return true;
}
static_assert(holds_in_the_grammar(first_octets_indicate_the_length));

//
// "o  The octet values C0, C1, F5 to FF never appear."
constexpr bool never_appears(octet value) { return value == 0xC0 || value == 0xC1 || value >= 0xF5; }

// The grammar uses each of the 243 others, and none of these.
constexpr bool grammar_uses(octet value) {
  for (const auto& each : utf8_syntax.alternatives) {
    for (size_t at = 0; at < each.size; ++at) {
      if (each.octets[at].contains(value)) return true;
    }
  }
  return false;
}
constexpr bool decoder_refuses(octet value) {
  const octet in_front[] = {value, 0x80, 0x80, 0x80};
  const octet second[] = {0xC2, value};
  const octet last[] = {0xF0, 0x90, 0x80, value};
  return decode_front(in_front) == decoded{replacement_character, 1, fault::invalid_lead} &&
         decode_front(second) == decoded{replacement_character, 1, fault::missing_continuation} &&
         decode_front(last) == decoded{replacement_character, 3, fault::missing_continuation};
}
constexpr bool some_octets_never_appear() {
  for (unsigned value = 0x00; value <= 0xFF; ++value) {
    const octet each = static_cast<octet>(value);
    if (grammar_uses(each) == never_appears(each) || decoder_refuses(each) != never_appears(each)) return false;
  }
  return true;
}
static_assert(some_octets_never_appear());

constexpr bool only_octets_that_appear(scalar_value value) {
  for (const octet each : encode(value)) {
    if (never_appears(each)) return false;
  }
  return true;
}
static_assert(holds_in_the_sample(only_octets_that_appear));

//
// "o  Character boundaries are easily found from anywhere in an octet stream."
constexpr bool only_first_octets_are_at_boundaries(const alternative<longest_sequence>& sequences) {
  for (size_t at = 0; at < sequences.size; ++at) {
    for (unsigned value = sequences.octets[at].first; value <= sequences.octets[at].last; ++value) {
      if (is_trailing_unit(static_cast<octet>(value)) != (at > 0)) return false;
    }
  }
  return true;
}
static_assert(holds_in_the_grammar(only_first_octets_are_at_boundaries));

constexpr bool only_the_first_octet_is_at_a_boundary(scalar_value value) {
  const utf8_sequence encoded = encode(value);
  for (size_t at = 0; at < encoded.size(); ++at) {
    if (is_trailing_unit(encoded[at]) != (at > 0)) return false;
  }
  return true;
}
static_assert(holds_in_the_sample(only_the_first_octet_is_at_a_boundary));

// The next boundary at or before `at`, and at or after it: at most three octets away.
constexpr const char* boundary_before(const char* at) {
  while (is_trailing_unit(*at)) --at;
  return at;
}
constexpr const char* boundary_after(const char* at, const char* end) {
  while (at != end && is_trailing_unit(*at)) ++at;
  return at;
}
constexpr bool boundaries_are_found_from_anywhere(text_view<char> text) {
  for (auto character = text.scalars().begin(); character != text.scalars().end();) {
    const auto next = ++character;
    const auto current = --character;
    for (const char* at = current.base(); at != next.base(); ++at) {
      if (boundary_before(at) != current.base()) return false;
      if (boundary_after(at + 1, text.data() + text.size()) != next.base()) return false;
    }
    const decoded last = decode_back(text.data(), static_cast<size_t>(next.base() - text.data()));
    if (last != decode_front(current.base(), static_cast<size_t>(next.base() - current.base()))) return false;
    character = next;
  }
  return true;
}
static_assert(boundaries_are_found_from_anywhere("A≢Α. 한국어 日本語 𣎴, and so on"_utf8));

//
// "o  The byte-value lexicographic sorting order of UTF-8 strings is the same as if ordered by character numbers."
template <class Octets>
constexpr int compare_octets(const Octets& left, const Octets& right) {
  for (size_t at = 0; at < left.size() && at < right.size(); ++at) {
    const octet l = to_octet(left.data()[at]), r = to_octet(right.data()[at]);
    if (l != r) return l < r ? -1 : 1;
  }
  return (left.size() > right.size()) - (left.size() < right.size());
}

// As the order is transitive, neighbours are enough.
constexpr bool is_before_its_successor(scalar_value value) {
  if (value == 0x10'FFFF) return true;
  const char32_t successor = value == 0xD7FF ? 0xE000 : value + 1;
  return compare_octets(encode(value), encode(scalar_value::unchecked(successor))) < 0;
}
static_assert(holds_in_the_sample(is_before_its_successor));

constexpr text_view<char> in_ascending_order[] = {
    "", "A", "AA", "AB", "AΑ", "A≢", "B", "\x7F", "\u0080", "Α", "ΑA", "\u07FF", "\u0800", "≢", "日",
    "日本", "日本語", "日語", "語", "\uD7FF", "\uE000", "\uFFFF", "\uFFFFA", "\U00010000", "𣎴", "\U0010FFFF",
};
constexpr bool both_orders_are_the_same() {
  int left_place = 0;
  for (const auto& left : in_ascending_order) {
    int right_place = 0;
    for (const auto& right : in_ascending_order) {
      const int expected = (left_place > right_place) - (left_place < right_place);
      if (compare(left, right) != expected || compare_octets(left, right) != expected) return false;
      ++right_place;
    }
    ++left_place;
  }
  return true;
}
static_assert(both_orders_are_the_same());

// UTF-16 does not have this characteristic: D800 is less than FFFF, but U+10000 is greater than U+FFFF.
static_assert(u"\U00010000"[0] < u"\uFFFF"[0]);
static_assert(u"\U00010000"_utf16 > u"\uFFFF"_utf16 && "\U00010000"_utf8 > "\uFFFF"_utf8);

// "Of course this is of limited interest since a sort order based on character numbers is almost never culturally
// valid."
static_assert("Zebra"_utf8 < "apple"_utf8 && "zèbre"_utf8 < "étoile"_utf8);

//
// "o  The Boyer-Moore fast search algorithm can be used with UTF-8 data."
// In Horspool's form. It looks at octets only, and leaps.
constexpr size_t boyer_moore(text_view<char> text, text_view<char> wanted, size_t from) {
  size_t leaps[256];
  for (size_t& leap : leaps) leap = wanted.size();
  for (size_t at = 0; at + 1 < wanted.size(); ++at) leaps[to_octet(wanted.data()[at])] = wanted.size() - 1 - at;
  while (from + wanted.size() <= text.size()) {
    size_t left = wanted.size();
    while (left && text.data()[from + left - 1] == wanted.data()[left - 1]) --left;
    if (left == 0) return from;
    from += leaps[to_octet(text.data()[from + wanted.size() - 1])];
  }
  return text.size();
}

// The same by characters: only a place where one begins is tried.
constexpr size_t search_by_characters(text_view<char> text, text_view<char> wanted, size_t from) {
  for (auto at = text.scalars().begin(); at != text.scalars().end(); ++at) {
    if (static_cast<size_t>(at.base() - text.data()) < from) continue;
    auto there = at;
    auto here = wanted.scalars().begin();
    while (here != wanted.scalars().end() && there != text.scalars().end() && *here == *there) {
      ++here;
      ++there;
    }
    if (here == wanted.scalars().end()) return static_cast<size_t>(at.base() - text.data());
  }
  return text.size();
}
constexpr size_t found(text_view<char> text, text_view<char> wanted) {
  size_t result = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    at = boyer_moore(text, wanted, at);
    if (at != search_by_characters(text, wanted, at)) return text.size();
    result += at < text.size();
  }
  return result;
}
static_assert(found("日本語の本と日記、日曜日", "日") == 4);
static_assert(found("日本語の本と日記、日曜日", "本と") == 1);
static_assert(found("日本語の本と日記、日曜日", "月") == 0);
static_assert(found("naïve café, naïve Zoë", "naïve") == 2);
// é is C3 A9 and © is C2 A9; ⩔ is E2 A9 94. What ends alike is not taken for the other.
static_assert(found("é©⩔©é", "©") == 2);

// What makes it work: a sequence begins with an octet that is never inside one (only_first_octets_are_at_boundaries),
// and that octet determines where it ends. So nothing is found inside a sequence or across two, even of one repeated.
constexpr bool is_found_only_where_it_stands(scalar_value value) {
  const utf8_sequence wanted = encode(value);
  octet twice[2 * longest_sequence]{};
  for (size_t at = 0; at < wanted.size(); ++at) twice[at] = twice[wanted.size() + at] = wanted[at];
  for (size_t from = 1; from < wanted.size(); ++from) {
    size_t at = 0;
    while (at < wanted.size() && twice[from + at] == wanted[at]) ++at;
    if (at == wanted.size()) return false;
  }
  return true;
}
static_assert(holds_in_the_sample(is_found_only_where_it_stands));

//
// "o  UTF-8 strings can be fairly reliably recognized as such by a simple algorithm, i.e., the probability that a
// string of characters in any other encoding appears as valid UTF-8 is low"
constexpr auto cafe_in_latin_1 = "63 61 66 E9"_octets;
constexpr auto naive_in_latin_1 = "6E 61 EF 76 65"_octets;
constexpr auto zurich_in_latin_1 = "5A FC 72 69 63 68"_octets;
constexpr auto mir_in_koi8_r = "CD C9 D2"_octets;
constexpr auto nihongo_in_shift_jis = "93 FA 96 7B 8C EA"_octets;
constexpr auto nihongo_in_utf16be = "65 E5 67 2C 8A 9E"_octets;
constexpr auto hangugeo_in_euc_kr = "C7 D1 B1 B9 BE EE"_octets;
constexpr auto zhongwen_in_gb_2312 = "D6 D0 CE C4"_octets;
static_assert(validate(cafe_in_latin_1) == verdict{fault::truncated, 3, 1});
static_assert(validate(naive_in_latin_1) == verdict{fault::missing_continuation, 2, 1});
static_assert(validate(zurich_in_latin_1) == verdict{fault::invalid_lead, 1, 1});
static_assert(validate(mir_in_koi8_r) == verdict{fault::missing_continuation, 0, 1});
static_assert(validate(nihongo_in_shift_jis) == verdict{fault::unexpected_continuation, 0, 1});
static_assert(validate(nihongo_in_utf16be) == verdict{fault::missing_continuation, 1, 1});
static_assert(validate(hangugeo_in_euc_kr) == verdict{fault::missing_continuation, 0, 1});
static_assert(validate(zhongwen_in_gb_2312) == verdict{fault::missing_continuation, 0, 1});
// Low, but not null: this is "Ã©" in Latin-1 and "é" in UTF-8.
static_assert(is_well_formed("C3 A9"_octets));

// "diminishing with increasing string length."
// Of the 256^n strings of n octets this many are well-formed, as the automaton counts them.
using number = unsigned long long;
constexpr size_t most_octets = 7;
struct well_formed_strings {
  number of_length[most_octets + 1]{};

  constexpr well_formed_strings() {
    constexpr const auto& machine = make_automaton<utf8_syntax>;
    number ways[machine.size()][machine.size()]{};
    for (octet from = 0; from < machine.size(); ++from) {
      for (unsigned value = 0x00; value <= 0xFF; ++value) {
        const octet to = machine.next(from, static_cast<octet>(value));
        if (to != machine.reject) ++ways[from][to];
      }
    }
    number in_state[machine.size()]{1};
    for (number& result : of_length) {
      result = in_state[machine.start];
      number next[machine.size()]{};
      for (size_t from = 0; from < machine.size(); ++from) {
        for (size_t to = 0; to < machine.size(); ++to) next[to] += in_state[from] * ways[from][to];
      }
      for (size_t state = 0; state < machine.size(); ++state) in_state[state] = next[state];
    }
  }
};
constexpr well_formed_strings strings;

// A string of n octets is a shorter one and a last character of 1, 2, 3 or 4: section 3 says how many there are.
constexpr bool counts_follow_from_the_characters() {
  for (size_t n = 1; n <= most_octets; ++n) {
    constexpr number characters[] = {0x80, 0x800 - 0x80, 0x1'0000 - 0x800 - 0x800, 0x11'0000 - 0x1'0000};
    number expected = 0;
    for (size_t last = 1; last <= longest_sequence && last <= n; ++last)
      expected += strings.of_length[n - last] * characters[last - 1];
    if (strings.of_length[n] != expected) return false;
  }
  return true;
}
static_assert(strings.of_length[0] == 1 && counts_follow_from_the_characters());

constexpr bool probability_diminishes() {
  for (size_t n = 1; n <= most_octets; ++n) {
    if (strings.of_length[n] >= 256 * strings.of_length[n - 1]) return false;
  }
  return true;
}
static_assert(probability_diminishes());

// In percent: half of the strings of one octet, a quarter of those of two, one in a hundred of those of seven.
constexpr number percent(size_t octets) { return strings.of_length[octets] * 100 >> 8 * octets; }
static_assert(percent(1) == 50 && percent(2) == 27 && percent(3) == 15 && percent(4) == 8);

// And as many as the automaton counts does the validator let pass.
constexpr number counted_by_trial(size_t octets) {
  number result = 0;
  for (unsigned long string = 0; string < 1ul << 8 * octets; ++string) {
    const octet written[longest_sequence] = {static_cast<octet>(string), static_cast<octet>(string >> 8),
                                             static_cast<octet>(string >> 16)};
    result += is_well_formed(written, octets);
  }
  return result;
}
static_assert(counted_by_trial(0) == strings.of_length[0]);
static_assert(counted_by_trial(1) == strings.of_length[1]);

int main() {
  constexpr law* laws[] = {
      length_is_known_beforehand,
      ascii_octets_are_ascii_characters,
      round_trips,
      first_octet_indicates_the_length,
      only_octets_that_appear,
      only_the_first_octet_is_at_a_boundary,
      is_before_its_successor,
      is_found_only_where_it_stands,
  };
  for (law* each : laws) {
    if (!holds_for_every_scalar_value(each)) return 1;
  }
  for (size_t octets = 2; octets <= 3; ++octets) {
    if (counted_by_trial(octets) != strings.of_length[octets]) return 2;
  }
  return 0;
}
