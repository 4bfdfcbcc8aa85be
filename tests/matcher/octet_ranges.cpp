// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/octet_ranges.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/rfc3629/automaton.hpp>

#include <span>
#include <type_traits>

#include "../support/at_run_time.hpp"
#include "../support/some_sets.hpp"

using namespace u8lit;
using namespace u8lit::detail;

using sequence_of_ranges = alternative<longest_sequence>;
constexpr octet_range just(octet value) { return {value, value}; }

// The octets from the last to the first.
constexpr sequence_of_ranges reversed(const sequence_of_ranges& original) noexcept {
  sequence_of_ranges result;
  for (; result.size < original.size; ++result.size)
    result.octets[result.size] = original.octets[original.size - 1 - result.size];
  return result;
}
template <size_t Alternatives>
constexpr syntax<Alternatives,
    longest_sequence> reversed(const syntax<Alternatives, longest_sequence>& original) noexcept {
  syntax<Alternatives, longest_sequence> result{};
  for (size_t at = 0; at < Alternatives; ++at) result.alternatives[at] = ::reversed(original.alternatives[at]);
  return result;
}

// All scalar values are RFC 3629 section 4, its nine alternatives in its order.
static_assert(make_octet_ranges<all_scalar_values> == utf8_syntax);

// Usage: the Greek small letters, CE B1-BF and CF 80-89.
constexpr auto small_letters = make_code_points({{U'\u03B1', U'\u03C9'}});
static_assert(make_octet_ranges<small_letters> == syntax<2, 4>{{{just(0xCE), octet_range{0xB1, 0xBF}},
                                                              {just(0xCF), octet_range{0x80, 0x89}}}});
static_assert(octet_ranges({U'\u03B1', U'\u03C9'})[1] == sequence_of_ranges{just(0xCF), octet_range{0x80, 0x89}});
static_assert(reversed(make_octet_ranges<small_letters>[1]) == sequence_of_ranges{octet_range{0x80, 0x89}, just(0xCF)});

// The rows of section 3, one by one, have the alternatives of section 4.
template <size_t First, size_t Count>
constexpr bool is_section_4(const octet_range_sequences& found) {
  if (found.size() != Count) return false;
  for (size_t at = 0; at < Count; ++at) {
    if (found[at] != utf8_syntax[First + at]) return false;
  }
  return true;
}
static_assert(is_section_4<0, 1>(octet_ranges({0x0000, 0x007F})) && is_section_4<1, 1>(octet_ranges({0x0080, 0x07FF})));
static_assert(is_section_4<2, 4>(octet_ranges({0x0800, 0xFFFF})) &&
              is_section_4<6, 3>(octet_ranges({0x1'0000, 0x10'FFFF})));
static_assert(is_section_4<0, 9>(octet_ranges({0x0000, 0xFFFF'FFFF})));

// Empty results: the empty set, reversed ranges, surrogates, and numbers beyond 10FFFF.
static_assert(make_octet_ranges<some_sets::nothing>.size() == 0);
static_assert(make_automaton<make_octet_ranges<some_sets::nothing>>.size() == 1);
static_assert(octet_ranges({'b', 'a'}).size() == 0 && octet_ranges({0xD800, 0xDFFF}).size() == 0);
static_assert(octet_ranges({0x11'0000, 0xFFFF'FFFF}).size() == 0);
static_assert(octet_ranges({0xD7FF, 0xE000}).size() == 2 && octet_ranges({0xD7FF, 0xE000})[1] ==
              sequence_of_ranges{just(0xEE), just(0x80), just(0x80)});

// Sets with numbers on both sides of each edge.
static_assert(make_octet_ranges<some_sets::edges> == syntax<9, 4>{{
    {just(0x7F)},
    {just(0xC2), just(0x80)},
    {just(0xDF), just(0xBF)},
    {just(0xE0), just(0xA0), just(0x80)},
    {just(0xED), just(0x9F), just(0xBF)},
    {just(0xEE), just(0x80), just(0x80)},
    {just(0xEF), just(0xBF), just(0xBF)},
    {just(0xF0), just(0x90), just(0x80), just(0x80)},
    {just(0xF4), just(0x8F), just(0xBF), just(0xBF)},
}});

// The most sequences of one range: 00-7F, C2-DF 80-BF, four of three octets (section 4), and five up to F4 8F BF BD.
static_assert(octet_ranges({0x00, 0x10'FFFD}).size() == octet_range_sequences::capacity);

// As RE2 (add_utf8_range) and Rust's utf8-ranges split a range.
struct as_re2 {
  sequence_of_ranges sequences[32]{};
  size_t size = 0;

  constexpr void split(char32_t first, char32_t last) {
    if (first > last) return;
    if (first < 0xE000 && last > 0xD7FF) {
      split(first, 0xD7FF);
      split(0xE000, last);
      return;
    }
    constexpr char32_t edges[]{0x7F, 0x7FF, 0xFFFF};
    for (const char32_t edge : edges) {
      if (first <= edge && edge < last) {
        split(first, edge);
        split(edge + 1, last);
        return;
      }
    }
    for (unsigned octets = 1; octets < 4 && last > 0x7F; ++octets) {
      const char32_t low = (char32_t{1} << 6 * octets) - 1;
      if ((first & ~low) == (last & ~low)) continue;
      if ((first & low) != 0) {
        split(first, first | low);
        split((first | low) + 1, last);
        return;
      }
      if ((last & low) != low) {
        split(first, (last & ~low) - 1);
        split(last & ~low, last);
        return;
      }
    }
    const utf8_sequence lowest = encode(scalar_value::unchecked(first)), highest =
        encode(scalar_value::unchecked(last));
    sequence_of_ranges& made = sequences[size++];
    for (made.size = 0; made.size < lowest.size(); ++made.size) made.octets[made.size] =
        {lowest[made.size], highest[made.size]};
  }
};

// Whether the sequences are those of RE2, and encode each scalar value of the range once, in order: each continues
// where the one before it ended, and has as many combinations as there are numbers from its first to its last.
constexpr bool is_right(code_point_range range) {
  as_re2 expected;
  expected.split(range.first, range.last);
  const octet_range_sequences found = octet_ranges(range);
  if (found.size() != expected.size) return false;
  char32_t next = is_surrogate(range.first) ? 0xE000 : range.first;
  for (size_t at = 0; at < found.size(); ++at) {
    if (found[at] != expected.sequences[at]) return false;
    octet lowest[4]{}, highest[4]{};
    char32_t count = 1;
    for (size_t place = 0; place < found[at].size; ++place) {
      const auto [first, last] = found[at].octets[place];
      lowest[place] = first;
      highest[place] = last;
      count *= last - first + 1u;
    }
    const decoded first = decode_front(lowest, found[at].size), last = decode_front(highest, found[at].size);
    if (!first || !last || first.length != found[at].size || last.length != found[at].size) return false;
    if (first.value != next || last.value - first.value + 1 != count) return false;
    next = last.value + 1 == 0xD800 ? 0xE000 : last.value + 1;
  }
  const char32_t end = is_surrogate(range.last) ? 0xE000 : range.last + 1 == 0xD800 ? 0xE000 : range.last + 1;
  return range.first > range.last ? found.size() == 0 : next == end;
}
static_assert(is_right({0, 0x10'FFFF}) && is_right({0x41, 0x1'F601}) && is_right({0xD800, 0xDFFF}));

// All ranges between numbers next to those where the length changes, or the lowest 6, 12 or 18 bits overflow.
constexpr char32_t around[]{0x00,   0x3F,   0x7F,   0xBF,     0xFF,     0x7BF,    0x7FF,    0x83F,    0xFFF,     0x103F,
                            0x1FFF, 0xCFFF, 0xD7BF, 0xD7FF,   0xDBFF,   0xDFFF,   0xE03F,   0xEFFF,   0xF03F,    0xFFBF,
                            0xFFFF, 0x1'003F, 0x1'0FFF, 0x3'FFFF, 0x4'003F, 0x4'0FFF, 0x7'FFFF, 0xF'FFFF, 0x10'0FFF,
                                0x10'FFBF, 0x10'FFFD};
constexpr bool are_right_from(char32_t first) {
  for (const char32_t each : around) {
    for (char32_t last = each < 2 ? 0 : each - 2; last <= each + 2; ++last) {
      if (!is_right({first, last})) return false;
    }
  }
  return true;
}
static_assert(are_right_from(0x7E));
bool all_are_right() {
  for (const char32_t each : around) {
    for (char32_t first = each < 2 ? 0 : each - 2; first <= each + 2; ++first) {
      if (!are_right_from(first)) return false;
    }
  }
  unsigned seed = 1;
  for (unsigned time = 0; time < 20'000; ++time) {
    seed = seed * 1664525 + 1013904223;
    const char32_t first = (seed >> 8) % 0x11'0000;
    seed = seed * 1664525 + 1013904223;
    if (!is_right({first, (seed >> 8) % 0x11'0000})) return false;
  }
  return true;
}

// The sequences of a set are those of its ranges, one after the other.
struct are_those_of_the_ranges {
  template <const auto& Set>
  constexpr bool operator()() const {
    size_t at = 0;
    for (const code_point_range each : Set) {
      for (const sequence_of_ranges& expected : octet_ranges(each)) {
        if (at == make_octet_ranges<Set>.size() || make_octet_ranges<Set>[at++] != expected) return false;
      }
    }
    return at == make_octet_ranges<Set>.size();
  }
};
static_assert(are_those_of_the_ranges{}.operator()<some_sets::greek>());
bool sets_are_those_of_their_ranges() { return some_sets::hold_for(are_those_of_the_ranges{}); }

// The result is a syntax: its automaton accepts text of these letters only.
constexpr code_point_range vowels[]{{'a', 'a'}, {'e', 'e'}, {U'\u00E9', U'\u00E9'}, {U'\u03B1', U'\u03B1'}};
constexpr auto machine = make_automaton<make_octet_ranges<vowels>>;
constexpr bool accepts(const char* text) {
  octet state = machine.start;
  for (; *text; ++text) state = machine.next(state, static_cast<octet>(*text));
  return state == machine.start;
}
static_assert(accepts("ae\xC3\xA9\xCE\xB1") && accepts("") && !accepts("ab") && !accepts("\xC3\xAA"));
static_assert(!accepts("\xC3"));

// Backward.
static_assert(reversed(reversed(utf8_syntax)) == utf8_syntax && reversed(utf8_syntax)[0] == utf8_syntax[0]);
static_assert(reversed(utf8_syntax)[8] == sequence_of_ranges{utf8_tail, utf8_tail, octet_range{0x80, 0x8F},
                                                             just(0xF4)});

static_assert(sizeof make_octet_ranges<all_scalar_values> == sizeof utf8_syntax);
static_assert(std::is_same_v<decltype(make_octet_ranges<all_scalar_values>), const syntax<9, 4>>);
static_assert(noexcept(octet_ranges({0, 0})) && noexcept(reversed(utf8_syntax)));

namespace set_checks {

constexpr code_point_range letters[]{{'A', 'Z'}, {'a', 'z'}}, adjacent[]{{'A', 'M'}, {'N', 'Z'}};
constexpr code_point_range out_of_order[]{{'a', 'z'}, {'A', 'Z'}}, overlapping[]{{'0', '9'}, {'A', 'Z'}, {'Z', 'z'}};
constexpr code_point_range reversed[]{{'A', 'Z'}, {'z', 'a'}}, same[]{{'A', 'A'}, {'A', 'A'}},
    inside[]{{'A', 'Z'}, {'B', 'C'}};
constexpr code_point_ranges<0> none;
constexpr std::span<const code_point_range> seen{letters};
constexpr auto made = make_code_points({{'a', 'z'}, {'A', 'Z'}});

template <const auto& Set>
concept set_in_order = __is_same(diagnostic_of_set<Set>, no_flaw);
static_assert(set_in_order<letters> && set_in_order<adjacent> && set_in_order<none> && set_in_order<made>);
static_assert(set_in_order<seen>);
static_assert(!set_in_order<out_of_order> && !set_in_order<overlapping> && !set_in_order<set_checks::reversed>);
static_assert(!set_in_order<same> && !set_in_order<inside>);
template <const auto& Set>
concept makes_ranges = requires { make_octet_ranges<Set>.size(); };
static_assert(makes_ranges<letters> && !makes_ranges<out_of_order>);

// What compilers print: the first error; ranges are numbered from 1.
using namespace invalid_set;
template <char32_t Number>
using begins = begins_at<diagnostic::character_of<Number>>;
template <char32_t Number>
using ends = ends_at<diagnostic::character_of<Number>>;
static_assert(std::is_same_v<diagnostic_of_set<out_of_order>,
                             ranges_out_of_order_or_overlapping<range_number<1>, ends<'z'>, range_number<2>,
                                 begins<'A'>>>);
static_assert(std::is_same_v<diagnostic_of_set<overlapping>,
                             ranges_out_of_order_or_overlapping<range_number<2>, ends<'Z'>, range_number<3>,
                                 begins<'Z'>>>);
static_assert(std::is_same_v<diagnostic_of_set<set_checks::reversed>, reversed_range<range_number<2>, begins<'z'>,
              ends<'a'>>>);

}  // namespace set_checks

int main() { return at_run_time(all_are_right, sets_are_those_of_their_ranges); }
