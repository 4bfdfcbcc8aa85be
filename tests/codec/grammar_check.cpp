// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar_check.hpp>

#include <type_traits>

#include <u8lit/legacy.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Grammars without a flaw. Those of the library are checked here, so that programs need not.
template <const auto& Grammar>
constexpr bool has_no_flaw = std::is_same_v<grammar_diagnostic<Grammar>, no_flaw>;
static_assert(has_no_flaw<utf8_grammar> && has_no_flaw<detail::rfc2279_grammar> && has_no_flaw<detail::cesu8_grammar>);
static_assert(has_no_flaw<detail::modified_utf8_grammar> && has_no_flaw<detail::wtf8_grammar>);

constexpr octet_range a{1, 3}, b{4, 6}, c{7, 9}, reversed_range{3, 1};
constexpr grammar ordinary{syntax<2, 2>{{{a}, {b, c}}}, {{10, 12}, {20, 28}}};
constexpr grammar of_one{syntax<1, 1>{{{a}}}, {{0, 2}}};
constexpr octet_range any{0x00, 0xFF};
constexpr grammar all_numbers{syntax<1, 4>{{{any, any, any, any}}}, {{0x0000'0000, 0xFFFF'FFFF}}};
constexpr grammar refusing{syntax<2, 2>{{{a}, {b, c}}}, {{0xD800, 0xD80B}}, syntax<2, 3>{{{a, b}, {b, c, b}}}};
static_assert(has_no_flaw<ordinary> && has_no_flaw<of_one> && has_no_flaw<all_numbers> && has_no_flaw<refusing>);

// The diagnostic of the first flaw.
using namespace invalid_grammar;
template <const auto& Grammar, class Diagnostic>
constexpr bool diagnosed_as = std::is_same_v<grammar_diagnostic<Grammar>, Diagnostic> && !has_no_flaw<Grammar>;
template <diagnostic::byte... Bytes>
using bytes = diagnostic::bytes<Bytes...>;
using enum diagnostic::byte;

constexpr grammar empty_alternative{syntax<3, 1>{{{a}, {}, {b}}}, {{0, 6}}};
constexpr grammar backwards{syntax<2, 3>{{{b, c}, {a, b, ::reversed_range}}}, {{0, 6}}};
static_assert(diagnosed_as<empty_alternative, no_octets<alternative_number<2>>>);
static_assert(diagnosed_as<backwards, reversed_range_of_octets<alternative_number<2>, octet_number<3>>>);

constexpr grammar begins{syntax<3, 3>{{{a}, {c, b, a}, {octet_range{8, 10}, b}}}, {{0, 11}}};
constexpr grammar longer_first{syntax<2, 2>{{{a, b}, {a}}}, {{0, 11}}};
constexpr grammar higher_first{syntax<2, 2>{{{octet_range{8, 10}, b}, {c, b}}}, {{0, 17}}};
constexpr grammar twice{syntax<2, 2>{{{a, b}, {octet_range{3, 4}, b}}}, {{0, 11}}};
template <size_t One, size_t Other, class Octets>
using clash = one_sequence_begins_another<alternative_number<One>, alternative_number<Other>, Octets>;
static_assert(diagnosed_as<begins, clash<2, 3, bytes<x08, x04>>>);
static_assert(diagnosed_as<longer_first, clash<1, 2, bytes<x01>>>);
static_assert(diagnosed_as<higher_first, clash<1, 2, bytes<x08, x04>>>);
static_assert(diagnosed_as<twice, clash<1, 2, bytes<x03, x04>>>);

constexpr syntax<2, 2> both{{{a}, {b, c}}};
constexpr grammar refuses_all{both, {{0, 11}}, syntax<1, 2>{{{b, c}}}};
constexpr grammar refuses_half{both, {{0, 11}}, syntax<2, 2>{{{a, b}, {b}}}};
constexpr grammar refuses_nothing{both, {{0, 11}}, syntax<1, 2>{{{a, c}}}};
constexpr grammar refuses_other{both, {{0, 11}}, syntax<1, 2>{{{c, a}}}};
constexpr grammar refuses_text{both, {{0xD800, 0xD802}, {0xDFF8, 0xE000}}, syntax<2, 3>{{{a, b}, {b, c, a}}}};
constexpr grammar refuses_text_of_the_first{
    both, {{0xDFFE, 0xE000}, {0xD800, 0xD808}}, syntax<2, 3>{{{b, c, a}, {a, b}}}};
constexpr grammar refuses_empty{both, {{0, 11}}, syntax<2, 2>{{{a, b}, {}}}};
constexpr grammar refuses_backwards{both, {{0, 11}}, syntax<1, 2>{{{a, ::reversed_range}}}};
template <size_t Number>
using excluded = exclusion_number<Number>;
static_assert(
    diagnosed_as<refuses_all, excluded_within_a_character<excluded<1>, alternative_number<2>, bytes<x04, x07>>>);
static_assert(diagnosed_as<refuses_half, excluded_within_a_character<excluded<2>, alternative_number<2>, bytes<x04>>>);
static_assert(diagnosed_as<refuses_nothing, excluded_but_not_made_of_characters<excluded<1>>>);
static_assert(diagnosed_as<refuses_other, excluded_but_not_made_of_characters<excluded<1>>>);
static_assert(diagnosed_as<refuses_text, excluded_though_UTF_8_has_its_characters<excluded<2>, alternative_number<2>>>);
static_assert(diagnosed_as<refuses_text_of_the_first,
                           excluded_though_UTF_8_has_its_characters<excluded<2>, alternative_number<1>>>);
static_assert(diagnosed_as<refuses_empty, no_octets<excluded<2>>>);
static_assert(diagnosed_as<refuses_backwards, reversed_range_of_octets<excluded<1>, octet_number<2>>>);

constexpr grammar back{both, {{0, 2}, {20, 12}}};
constexpr grammar over{both, {{0, 2}, {30, 34}, {32, 35}}};
constexpr grammar more{both, {{0, 2}, {20, 27}}};
constexpr grammar fewer{both, {{0, 2}, {20, 29}}};
constexpr grammar none{syntax<0, 1>{}, {{0, 2}}};
constexpr grammar split_alternative{both, {{0, 2}, {20, 24}, {26, 29}}};
constexpr grammar adjacent{both, {{0, 5}, {6, 11}}};
template <size_t Range, unsigned long long Left>
using split = numbers_of_two_ranges_split_the_alternative_after<alternative_number<2>, range_number<Range>,
                                                                sequences<Left>>;
static_assert(diagnosed_as<back, reversed_range_of_numbers<range_number<2>>>);
static_assert(diagnosed_as<over, overlapping_ranges_of_numbers<range_number<2>, range_number<3>,
                                                           both_contain<diagnostic::character_of<32>>>>);
static_assert(diagnosed_as<more, more_sequences_than_numbers<sequences<12>, numbers<11>>>);
static_assert(diagnosed_as<fewer, more_numbers_than_sequences<sequences<12>, numbers<13>>>);
static_assert(diagnosed_as<none, more_numbers_than_sequences<sequences<0>, numbers<3>>>);
static_assert(diagnosed_as<split_alternative, split<2, 5>>);
static_assert(diagnosed_as<adjacent, split<1, 3>>);

// In a constraint, an unsound grammar is no error.
template <const auto& Grammar>
concept has_codec = requires { typename codec<void, Grammar>; };
static_assert(has_codec<ordinary> && !has_codec<split_alternative> && !has_codec<twice>);

namespace sequences_and_exclusions {

using namespace u8lit::detail::grammars;

constexpr octet_range a{1, 3}, b{4, 6}, c{7, 9}, bc{6, 7}, any{0x00, 0xFF};

// Alternatives share a prefix where their ranges overlap.
constexpr alternative<4> ab{a, b}, abcb{a, b, c, b};
constexpr bool alternatives_agree_where_their_ranges_meet() {
  const alternative<2> is_a{a}, is_bc{bc}, bc_c{bc, c}, cb{c, b};
  return share_prefix(ab, 0, is_a) && share_prefix(ab, 0, abcb) && share_prefix(abcb, 0, ab) &&
         !share_prefix(ab, 0, is_bc) && share_prefix(ab, 1, is_bc) && share_prefix(abcb, 1, bc_c) &&
         share_prefix(abcb, 2, cb) && !share_prefix(abcb, 2, bc_c) && share_prefix(abcb, 3, bc_c) &&
         !share_prefix(abcb, 0, cb);
}

// Two alternatives share a prefix if and only if a sequence of one begins a sequence of the other: all pairs of up to
// two ranges within three octets.
constexpr bool agreeing_is_to_have_a_common_beginning() {
  const octet_range ranges[]{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}};
  alternative<2> all[42];
  size_t made = 0;
  for (const octet_range first : ranges) {
    all[made++] = {first};
    for (const octet_range second : ranges) all[made++] = {first, second};
  }
  for (const auto& one : all) {
    for (const auto& other : all) {
      const auto has = [](const alternative<2>& each, octet first, octet second) {
        return each.octets[0].contains(first) && (each.size == 1 || each.octets[1].contains(second));
      };
      bool common = false;
      for (octet first = 0; first < 3; ++first) {
        for (octet second = 0; second < 3; ++second) common |= has(one, first, second) && has(other, first, second);
      }
      if (share_prefix(one, 0, other) != common) return false;
    }
  }
  return true;
}

// Characters a, bb, ccc: an excluded sequence consists of two or more characters; the last may be incomplete.
constexpr syntax<3, 3> characters{{{a}, {b, b}, {c, c, c}}};
constexpr bool excluded_sequences_are_made_of_characters() {
  const alternative<5> good[]{{a, a}, {a, b}, {b, b, c}, {b, b, a, c, c}, {a, c, c, c, b},
                              {any, any, any, any, any}, {b, any, a}};
  const alternative<5> bad[]{
      {b, a}, {a, b, c}, {c, c, c, b, c}, {octet_range{0, 0}, a}, {b, b, any, octet_range{10, 255}}};
  for (const auto& each : good) {
    if (!is_made_of_characters(each, characters)) return false;
  }
  for (const auto& each : bad) {
    if (is_made_of_characters(each, characters)) return false;
  }
  return true;
}

static_assert(alternatives_agree_where_their_ranges_meet() && excluded_sequences_are_made_of_characters());

}  // namespace sequences_and_exclusions

namespace ranges_and_counts {

using namespace u8lit::detail::grammars;

constexpr octet_range a{1, 3}, b{4, 6}, c{7, 9}, any{0x00, 0xFF};

// Counts saturate: 256^7 fits, 256^8 does not.
static_assert(count_sequences(alternative<8>{any, any, any, any, any, any, any}) == 1ull << 56);
static_assert(count_sequences(alternative<8>{any, any, any, any, any, any, any, any}) == saturated_count);
static_assert(count_sequences(alternative<9>{a, any, any, any, any, any, any, any, any}) == saturated_count);
static_assert(count_numbers({0, 0}) == 1 && count_numbers({0x0000'0000, 0xFFFF'FFFF}) == 1ull << 32);

template <size_t Alternatives, size_t Longest, size_t Ranges>
constexpr flaw flaw_of(const syntax<Alternatives, Longest>& sequences, const number_range (&numbers)[Ranges]) {
  const auto found = find_bad_range(numbers);
  return found.what == flaw::none ? find_bad_count(sequences, numbers).what : found.what;
}
constexpr syntax<2, 2> nine_and_nine{{{a, b}, {b, c}}};
static_assert(flaw_of(nine_and_nine, {{0, 17}}) == flaw::none);
static_assert(flaw_of(nine_and_nine, {{9, 17}, {0, 8}}) == flaw::none);
static_assert(flaw_of(nine_and_nine, {{0, 16}}) == flaw::more_sequences);
static_assert(flaw_of(nine_and_nine, {{0, 18}}) == flaw::more_numbers);
static_assert(flaw_of(nine_and_nine, {{0, 9}, {20, 27}}) == flaw::split_alternative);
static_assert(flaw_of(nine_and_nine, {{0, 9}, {10, 17}}) == flaw::split_alternative);
static_assert(flaw_of(nine_and_nine, {{0, 8}, {8, 16}}) == flaw::overlapping_numbers);
static_assert(flaw_of(nine_and_nine, {{9, 17}, {0, 9}}) == flaw::overlapping_numbers);
static_assert(flaw_of(nine_and_nine, {{0, 8}, {17, 9}}) == flaw::reversed_numbers);
static_assert(flaw_of(syntax<0, 1>{}, {{0, 0}}) == flaw::more_numbers);
static_assert(flaw_of(syntax<1, 4>{{{any, any, any, any}}}, {{0x0000'0000, 0xFFFF'FFFF}}) == flaw::none);
static_assert(flaw_of(syntax<1, 5>{{{any, any, any, any, any}}}, {{0x0000'0000, 0xFFFF'FFFF}}) == flaw::more_sequences);
static_assert(flaw_of(syntax<2, 8>{{{any, any, any, any, any, any, any, any}, {a}}}, {{0, 2}}) == flaw::more_sequences);

static_assert(has_scalar_values({0, 0}) && has_scalar_values({0xD7FF, 0xD800}) && has_scalar_values({0xDFFF, 0xE000}));
static_assert(has_scalar_values({0xD000, 0xF000}) && has_scalar_values({0x10'FFFF, 0x11'0000}));
static_assert(!has_scalar_values({0xD800, 0xDFFF}) && !has_scalar_values({0x11'0000, 0xFFFF'FFFF}));

}  // namespace ranges_and_counts

namespace names {

// The types that compilers print are incomplete.
template <class Diagnostic>
concept complete = requires { sizeof(Diagnostic); };
static_assert(!complete<no_octets<alternative_number<1>>>);
static_assert(!complete<reversed_range_of_numbers<range_number<1>>>);
static_assert(!complete<more_sequences_than_numbers<sequences<2>, numbers<1>>>);

}  // namespace names

int main() {
  return at_run_time(sequences_and_exclusions::alternatives_agree_where_their_ranges_meet,
                     sequences_and_exclusions::agreeing_is_to_have_a_common_beginning,
                     sequences_and_exclusions::excluded_sequences_are_made_of_characters);
}
