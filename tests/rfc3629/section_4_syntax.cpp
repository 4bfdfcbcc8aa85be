// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 4, "Syntax of UTF-8 Byte Sequences". The quotations are the RFC's. The grammar is read as it is
// printed, derived once more from section 3, and compared with what the library says and does.
#include <u8lit.hpp>
#include <u8lit/code_point_set.hpp>
#include <u8lit/octet_automaton.hpp>

#include "../support/abnf.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// "A UTF-8 string is a sequence of octets representing a sequence of UCS characters. An octet sequence is valid UTF-8
// only if it matches the following syntax, which is derived from the rules for encoding UTF-8 and is expressed in the
// ABNF of [RFC2234]."
constexpr abnf::reader grammar_as_printed{R"(
   UTF8-octets = *( UTF8-char )
   UTF8-char   = UTF8-1 / UTF8-2 / UTF8-3 / UTF8-4
   UTF8-1      = %x00-7F
   UTF8-2      = %xC2-DF UTF8-tail
   UTF8-3      = %xE0 %xA0-BF UTF8-tail / %xE1-EC 2( UTF8-tail ) /
                 %xED %x80-9F UTF8-tail / %xEE-EF 2( UTF8-tail )
   UTF8-4      = %xF0 %x90-BF 2( UTF8-tail ) / %xF1-F3 3( UTF8-tail ) /
                 %xF4 %x80-8F 2( UTF8-tail )
   UTF8-tail   = %x80-BF
)"};

// "NOTE -- The authoritative definition of UTF-8 is in [UNICODE]. This grammar is believed to describe the same thing
// Unicode describes". It is held to Unicode's own tables in tests/unicode_standard.

// Whether the rule stands for `alternatives` of the library's alternatives, from the one at `first` on, in order.
constexpr bool stands_for(const char* rule, size_t first, size_t alternatives) {
  const abnf::language read = grammar_as_printed.rule(rule);
  if (read.count != alternatives) return false;
  for (size_t at = 0; at < alternatives; ++at) {
    if (read.alternatives[at] != utf8_syntax.alternatives[first + at]) return false;
  }
  return true;
}
static_assert(stands_for("UTF8-1", 0, 1));
static_assert(stands_for("UTF8-2", 1, 1));
static_assert(stands_for("UTF8-3", 2, 4));
static_assert(stands_for("UTF8-4", 6, 3));
static_assert(stands_for("UTF8-char", 0, 9));
static_assert(stands_for("UTF8-octets", 0, 9) && grammar_as_printed.rule("UTF8-octets").repeated);
static_assert(sizeof utf8_syntax.alternatives / sizeof *utf8_syntax.alternatives == 9);

static_assert(grammar_as_printed.rule("UTF8-tail").alternatives[0] == alternative<longest_sequence>{utf8_tail});
static_assert(utf8_tail == octet_range{0x80, 0xBF});

//
// "which is derived from the rules for encoding UTF-8": section 3's rows, without the prohibited numbers, split into
// intervals of numbers; in each, every octet goes through a range, independently of the others.
class derivation {
 public:
  constexpr derivation() {
    for (const detail::definition::row& row : detail::definition::table) {
      if (row.numbers.contains(detail::definition::prohibited.first)) {
        split(row.numbers.first, detail::definition::prohibited.first - 1);
        split(detail::definition::prohibited.last + 1, row.numbers.last);
      } else {
        split(row.numbers.first, row.numbers.last);
      }
    }
  }

  constexpr bool gives(const syntax<9, longest_sequence>& expected) const {
    for (size_t at = 0; at < count_; ++at) {
      if (alternatives_[at] != expected.alternatives[at]) return false;
    }
    return count_ == 9;
  }

 private:
  constexpr void split(char32_t first, char32_t last) {
    octet lowest[longest_sequence], highest[longest_sequence];
    size_t size = 0;
    if (!detail::definition::encode(first, lowest, size) || !detail::definition::encode(last, highest, size)) return;
    // The last octets go through their whole range unless those before them differ: cut where they do not.
    for (size_t last_octets = 1; last_octets < size; ++last_octets) {
      const char32_t low_bits = (char32_t{1} << 6 * last_octets) - 1;
      if ((first | low_bits) == (last | low_bits)) break;
      if ((first & low_bits) != 0) return cut(first, first | low_bits, last);
      if ((last & low_bits) != low_bits) return cut(first, (last & ~low_bits) - 1, last);
    }
    alternative<longest_sequence>& result = alternatives_[count_++];
    for (; result.size < size; ++result.size) result.octets[result.size] = {lowest[result.size], highest[result.size]};
  }
  constexpr void cut(char32_t first, char32_t middle, char32_t last) {
    split(first, middle);
    split(middle + 1, last);
  }

  alternative<longest_sequence> alternatives_[16];
  size_t count_ = 0;
};
static_assert(derivation{}.gives(utf8_syntax));

// The library derives it, too: as the octet ranges of the set of all scalar values.
static_assert(make_octet_ranges<all_scalar_values> == utf8_syntax);

//
// The automaton that is derived from the grammar, and what it has to remember.
constexpr auto machine = make_automaton<utf8_syntax>;
constexpr octet after(const auto& octets) {
  octet state = machine.start;
  for (const octet each : octets) state = machine.next(state, each);
  return state;
}
constexpr octet nothing_must_follow = machine.start;
constexpr octet one_tail_must_follow = after("C2"_octets);
constexpr octet two_tails_must_follow = after("E1"_octets);
constexpr octet three_tails_must_follow = after("F1"_octets);
constexpr octet states[] = {
    nothing_must_follow, one_tail_must_follow, two_tails_must_follow, three_tails_must_follow,
    after("E0"_octets),  after("ED"_octets),   after("F0"_octets),    after("F4"_octets),
};
constexpr bool are_different() {
  for (const octet& left : states) {
    for (const octet& right : states) {
      if ((left == right) != (&left == &right) || left == machine.reject) return false;
    }
  }
  return true;
}
static_assert(machine.size() == 8 && are_different());

static_assert(after("DF"_octets) == one_tail_must_follow && after("EE"_octets) == two_tails_must_follow);
static_assert(after("E0 A0"_octets) == one_tail_must_follow && after("ED 9F"_octets) == one_tail_must_follow);
static_assert(after("F0 90"_octets) == two_tails_must_follow && after("F4 8F"_octets) == two_tails_must_follow);
static_assert(after("F1 80"_octets) == two_tails_must_follow && after("F1 80 BF"_octets) == one_tail_must_follow);
static_assert(after("7F"_octets) == nothing_must_follow && after("F1 80 BF 80"_octets) == nothing_must_follow);
static_assert(after("E0 9F"_octets) == machine.reject && after("ED A0"_octets) == machine.reject);
static_assert(after("F0 8F"_octets) == machine.reject && after("F4 90"_octets) == machine.reject);
static_assert(after("C1"_octets) == machine.reject && after("F5"_octets) == machine.reject);

//
// "An octet sequence is valid UTF-8 only if it matches": the grammar read plainly, the automaton and the validator
// agree on every string of up to four octets that are at an end of a range of the grammar, or next to one.
constexpr auto octets_around_the_ends =
    "00 7F 80 8F 90 9F A0 BF C0 C1 C2 DF E0 E1 EC ED EE EF F0 F1 F3 F4 F5 FF"_octets;

constexpr bool is_among(octet wanted) {
  for (const octet each : octets_around_the_ends) {
    if (each == wanted) return true;
  }
  return false;
}
constexpr bool every_end_is_there() {
  for (const auto& each : utf8_syntax.alternatives) {
    for (size_t at = 0; at < each.size; ++at) {
      const auto [first, last] = each.octets[at];
      if (!is_among(first) || !is_among(last) || !is_among(static_cast<octet>(last + 1))) return false;
      if (first > 0 && !is_among(static_cast<octet>(first - 1))) return false;
    }
  }
  return true;
}
static_assert(every_end_is_there());

// UTF8-octets = *( UTF8-char )
constexpr bool matches_the_grammar(const octet* octets, size_t size) {
  if (size == 0) return true;
  for (const auto& each : utf8_syntax.alternatives) {
    if (each.size > size) continue;
    size_t at = 0;
    while (at < each.size && each.octets[at].contains(octets[at])) ++at;
    if (at == each.size && matches_the_grammar(octets + at, size - at)) return true;
  }
  return false;
}

// Tries the first `size` octets, alone and followed by up to `more` others.
constexpr bool all_agree(octet (&octets)[4], size_t size, size_t more, octet state) {
  const bool valid = matches_the_grammar(octets, size);
  if (valid != (state == machine.start) || valid != is_well_formed(octets, size)) return false;
  if (more == 0) return true;
  for (const octet each : octets_around_the_ends) {
    octets[size] = each;
    if (!all_agree(octets, size + 1, more - 1, machine.next(state, each))) return false;
  }
  return true;
}
constexpr bool all_agree_on_strings_of_up_to(size_t octets) {
  octet room[4]{};
  return all_agree(room, 0, octets, machine.start);
}
static_assert(all_agree_on_strings_of_up_to(2));

// Of three and four at compile time only those that the automaton or the decoder takes for a character's beginning.
constexpr bool agree_on_characters(octet (&octets)[4], size_t size, octet state) {
  for (const octet each : octets_around_the_ends) {
    octets[size] = each;
    const octet next = machine.next(state, each);
    const bool valid = matches_the_grammar(octets, size + 1);
    if (valid != (next == machine.start) || valid != is_well_formed(octets, size + 1)) return false;
    if (next == machine.start || size + 1 == 4) continue;
    const bool begins_a_character = next != machine.reject || decode_front(octets, size + 1).what == fault::truncated;
    if (begins_a_character && !agree_on_characters(octets, size + 1, next)) return false;
  }
  return true;
}
constexpr bool agree_on_characters_that_begin_with(octet first) {
  octet octets[4]{first};
  return agree_on_characters(octets, 1, machine.next(machine.start, first));
}
static_assert(agree_on_characters_that_begin_with(0xE0) && agree_on_characters_that_begin_with(0xE1));
static_assert(agree_on_characters_that_begin_with(0xEC) && agree_on_characters_that_begin_with(0xED));
static_assert(agree_on_characters_that_begin_with(0xEE) && agree_on_characters_that_begin_with(0xEF));
static_assert(agree_on_characters_that_begin_with(0xF0));
static_assert(agree_on_characters_that_begin_with(0xF1));
static_assert(agree_on_characters_that_begin_with(0xF3));
static_assert(agree_on_characters_that_begin_with(0xF4));

int main() {
  const volatile size_t octets = 4;  // so that no compiler tries them all
  return all_agree_on_strings_of_up_to(octets) ? 0 : 1;
}
