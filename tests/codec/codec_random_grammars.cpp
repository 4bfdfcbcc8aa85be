// SPDX-License-Identifier: BSL-1.0
// Codecs of random grammars: a few octets, numbers in any order, excluded sequences. The oracle is the list of all
// sequences.
#include <u8lit/codec/codec.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t letters = 6, longest = 3, longest_text = 5;
constexpr size_t most = 8, most_excluded = 2;

struct dice {
  unsigned state;
  constexpr unsigned operator()(unsigned sides) noexcept {
    state = state * 1'664'525u + 1'013'904'223u;
    return (state >> 16) % sides;
  }
};

// Random alternatives, without those with a sequence that is a prefix of another.
struct raw_grammar {
  alternative<longest> alternatives[most];
  alternative<2 * longest> excluded[most_excluded];
  size_t count = 0, excluded_count = 0;
};
constexpr bool have_common_beginning(const alternative<longest>& one, const alternative<longest>& other) {
  for (size_t at = 0; at < one.size && at < other.size; ++at) {
    bool common = false;
    for (octet value = one.octets[at].first; value <= one.octets[at].last; ++value)
      common |= other.octets[at].contains(value);
    if (!common) return false;
  }
  return true;
}
constexpr raw_grammar make(unsigned seed, octet lowest) {
  dice roll{seed};
  raw_grammar result;
  for (int tries = 0; tries < 60 && result.count < most; ++tries) {
    alternative<longest> made;
    for (made.size = 0; made.size <= roll(longest);) {
      const unsigned some = made.size == 0 ? letters - seed % 4 : letters;  // the last letters may begin no sequence
      const unsigned first = roll(some), last = first + roll(some - first) / 2;
      made.octets[made.size++] = {static_cast<octet>(lowest + first), static_cast<octet>(lowest + last)};
      if (made.size == longest) break;
    }
    bool fits = true;
    for (size_t at = 0; at < result.count; ++at) fits = fits && !have_common_beginning(result.alternatives[at], made);
    if (fits) result.alternatives[result.count++] = made;
  }
  // Excluded: one character and the beginning of another.
  for (; result.excluded_count < seed % (most_excluded + 1); ++result.excluded_count) {
    const auto& first = result.alternatives[roll(static_cast<unsigned>(result.count))];
    const auto& second = result.alternatives[roll(static_cast<unsigned>(result.count))];
    auto& made = result.excluded[result.excluded_count];
    for (size_t at = 0; at < first.size; ++at) made.octets[made.size++] = first.octets[at];
    const size_t taken = 1 + roll(static_cast<unsigned>(second.size));
    for (size_t at = 0; at < taken; ++at) made.octets[made.size++] = second.octets[at];
  }
  return result;
}

template <unsigned Seed, octet Lowest>
inline constexpr raw_grammar raw = make(Seed, Lowest);
// The ranges of numbers are in no order. Excluded sequences need surrogates.
template <unsigned Seed, octet Lowest>
inline constexpr auto made_grammar = [] {
  constexpr raw_grammar from = raw<Seed, Lowest>;
  syntax<from.count, longest> sequences;
  number_range numbers[from.count]{};
  for (size_t at = 0; at < from.count; ++at) {
    sequences.alternatives[at] = from.alternatives[at];
    const size_t place = at * 5 % most;
    const auto first = static_cast<char32_t>(from.excluded_count == 0 ? 0xD600 + place * 0x180 : 0xD800 + place * 0xE0);
    numbers[at] = {first, static_cast<char32_t>(first + count_sequences(from.alternatives[at]) - 1)};
  }
  syntax<from.excluded_count, 2 * longest> excluded;
  for (size_t at = 0; at < from.excluded_count; ++at) excluded.alternatives[at] = from.excluded[at];
  return grammar{sequences, numbers, excluded};
}();

// All sequences with their numbers.
struct listed {
  octet octets[longest]{};
  size_t size = 0;
  char32_t number = 0;
};
struct list {
  listed all[letters * letters * letters];
  size_t count = 0;
};
template <class Grammar>
constexpr list list_of(const Grammar& grammar) {
  list result;
  size_t at_range = 0;
  char32_t next = grammar.numbers[0].first;
  for (const auto& each : grammar.sequences) {
    listed now;
    now.size = each.size;
    for (size_t at = 0; at < each.size; ++at) now.octets[at] = each.octets[at].first;
    for (bool more = true; more;) {
      now.number = next;
      result.all[result.count++] = now;
      if (next++ == grammar.numbers[at_range].last && at_range + 1 < sizeof grammar.numbers / sizeof *grammar.numbers)
        next = grammar.numbers[++at_range].first;
      size_t at = each.size;
      while (at > 0 && now.octets[at - 1] == each.octets[at - 1].last) --at, now.octets[at] = each.octets[at].first;
      more = at > 0;
      if (more) ++now.octets[at - 1];
    }
  }
  return result;
}

constexpr size_t alike(const octet* one, size_t size, const octet* other, size_t other_size) {
  size_t at = 0;
  while (at < size && at < other_size && one[at] == other[at]) ++at;
  return at;
}
constexpr bool begins_one(const list& sequences, octet value) {
  for (size_t each = 0; each < sequences.count; ++each) {
    if (sequences.all[each].octets[0] == value) return true;
  }
  return false;
}
constexpr bool is_trailing(const list& sequences, octet value) {
  for (size_t each = 0; each < sequences.count; ++each) {
    for (size_t at = 1; at < sequences.all[each].size; ++at) {
      if (sequences.all[each].octets[at] == value) return true;
    }
  }
  return false;
}

template <class Grammar>
constexpr decoded expected(const Grammar& grammar, const list& sequences, const octet* text, size_t size) {
  if (size == 0) return {};
  size_t right = 0;
  decoded found;
  for (size_t each = 0; each < sequences.count; ++each) {
    const listed& one = sequences.all[each];
    const size_t same = alike(one.octets, one.size, text, size);
    right = same > right ? same : right;
    if (same == one.size) found = {one.number, one.size, fault::none};
  }
  if (found) {
    for (const auto& each : grammar.excluded) {
      bool is_that = each.size <= size;
      for (size_t at = 0; is_that && at < each.size; ++at) is_that = each.octets[at].contains(text[at]);
      if (is_that) return {replacement_character, found.length, fault::surrogate_pair};
    }
    return found;
  }
  if (right == 0)
    return {replacement_character, 1,
            is_trailing(sequences, text[0]) ? fault::unexpected_continuation : fault::invalid_lead};
  if (right == size) return {replacement_character, size, fault::truncated};
  size_t length = 1;
  while (length < right && !begins_one(sequences, text[length])) ++length;
  return {replacement_character, length, fault::missing_continuation};
}

template <unsigned Seed, octet Lowest>
struct mine : codec<mine<Seed, Lowest>, made_grammar<Seed, Lowest>> {};

// Every text of up to `longest_text` letters, at the very end of an array.
template <unsigned Seed, octet Lowest>
constexpr bool follows_from_the_list() {
  using mine = ::mine<Seed, Lowest>;
  constexpr auto& grammar = made_grammar<Seed, Lowest>;
  const list sequences = list_of(grammar);
  for (size_t size = 0, texts = 1; size <= longest_text; ++size, texts *= letters) {
    for (size_t text = 0; text < texts; ++text) {
      octet all[longest_text]{};
      octet* const octets = all + (longest_text - size);
      size_t rest = text;
      for (size_t at = 0; at < size; ++at, rest /= letters) octets[at] = static_cast<octet>(Lowest + rest % letters);
      size_t offset = 0;
      decoded found;
      while (offset < size) {
        found = expected(grammar, sequences, octets + offset, size - offset);
        if (mine::decode_front(octets + offset, size - offset) != found) return false;
        if (!found) break;
        const auto made = mine::encode(found.value);
        if (made.size() != found.length ||
            alike(made.data(), made.size(), octets + offset, size - offset) != made.size())
          return false;
        offset += found.length;
      }
      const verdict result = mine::validate(octets, size);
      if (result != (offset == size ? verdict{fault::none, size, 0} : verdict{found.what, offset, found.length}))
        return false;
      if (!result && (result.length == 0 || result.length > size - result.offset)) return false;
    }
  }
  return true;
}

// Every number has the sequence that the list has, and so have the numbers next to it.
template <unsigned Seed, octet Lowest>
constexpr bool numbers_are_those_of_the_list() {
  using mine = ::mine<Seed, Lowest>;
  const list sequences = list_of(made_grammar<Seed, Lowest>);
  size_t count = 0;
  for (char32_t number = 0xD500; number < 0xE400; ++number) count += mine::has(number);
  for (size_t each = 0; each < sequences.count; ++each) {
    const listed& one = sequences.all[each];
    const auto made = mine::encode(one.number);
    if (made.size() != one.size || alike(made.data(), one.size, one.octets, one.size) != one.size) return false;
    if (mine::decode_front(one.octets, one.size) != decoded{one.number, one.size, fault::none}) return false;
  }
  return count == sequences.count && !mine::has(0) && !mine::has(0x10'FFFF) && !mine::has(0xFFFF'FFFF);
}

// ASCII octets that encode other numbers; octets that are no letters encode their own value.
constexpr grammar rotated{
    syntax<3, 1>{{{octet_range{0x20, 0x40}}, {octet_range{0x41, 0x4D}}, {octet_range{0x4E, 0x5A}}}},
    {{' ', '@'}, {'N', 'Z'}, {'A', 'M'}}};
struct rot13 : codec<rot13, rotated> {};
constexpr bool letters_change_places() {
  constexpr char text[] = "HELLO, 'WORLD'! 0123456789 AMNZ", secret[] = "URYYB, 'JBEYQ'! 0123456789 NZAM";
  char made[sizeof text]{}, back[sizeof text]{};
  const auto there = rot13::from_utf8(text, made), here = rot13::to_utf8(secret, back);
  for (size_t at = 0; at < sizeof text - 1; ++at) {
    if (made[at] != secret[at] || back[at] != text[at]) return false;
  }
  return there && here && there.written == sizeof text - 1 && rot13::validate(text) && !rot13::validate("abc");
}
static_assert(letters_change_places());

template <octet Lowest, unsigned... Seeds>
int all_follow() {
  return at_run_time(follows_from_the_list<Seeds, Lowest>..., numbers_are_those_of_the_list<Seeds, Lowest>...);
}

int main() {
  const int result = all_follow<0x00, 2, 3, 7>();
  if (!letters_change_places()) return 1;
  return result != 0 ? result : all_follow<0xBD, 2, 3, 7>();  // BD-C2 belong to several classes of UTF-8
}
