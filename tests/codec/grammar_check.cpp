// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar_check.hpp>

#include <u8lit/legacy.hpp>

#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

// What contradicts nothing. UTF-8 and its neighbours are judged here, so that no program has to.
template <const auto& Grammar>
constexpr bool is_sound = sound<grammar_diagnostic<Grammar>>;
static_assert(is_sound<utf8_grammar> && is_sound<legacy::rfc2279_grammar> && is_sound<legacy::cesu8_grammar>);
static_assert(is_sound<legacy::modified_utf8_grammar> && is_sound<legacy::wtf8_grammar>);

constexpr octet_range a{1, 3}, b{4, 6}, c{7, 9}, reversed_range{3, 1};
constexpr grammar ordinary{syntax<2, 2>{{{a}, {b, c}}}, {{10, 12}, {20, 28}}};
constexpr grammar of_one{syntax<1, 1>{{{a}}}, {{0, 2}}};
constexpr octet_range any{0x00, 0xFF};
constexpr grammar all_numbers{syntax<1, 4>{{{any, any, any, any}}}, {{0x0000'0000, 0xFFFF'FFFF}}};
constexpr grammar refusing{syntax<2, 2>{{{a}, {b, c}}}, {{0xD800, 0xD80B}}, syntax<2, 3>{{{a, b}, {b, c, b}}}};
static_assert(is_sound<ordinary> && is_sound<of_one> && is_sound<all_numbers> && is_sound<refusing>);

// What a compiler prints of others: the first contradiction.
using namespace invalid_grammar;
template <const auto& Grammar, class Finding>
constexpr bool is_found = std::is_same_v<grammar_diagnostic<Grammar>, Finding> && !is_sound<Grammar>;
template <diagnostic::octet... Octets>
using octets = diagnostic::octets<Octets...>;
using diagnostic::at_octet;
using enum diagnostic::octet;

constexpr grammar empty_alternative{syntax<3, 1>{{{a}, {}, {b}}}, {{0, 6}}};
constexpr grammar backwards{syntax<2, 3>{{{b, c}, {a, b, ::reversed_range}}}, {{0, 6}}};
static_assert(is_found<empty_alternative, no_octets<alternative_number<2>>>);
static_assert(is_found<backwards, reversed_range_of_octets<alternative_number<2>, at_octet<3>>>);

constexpr grammar begins{syntax<3, 3>{{{a}, {c, b, a}, {octet_range{8, 10}, b}}}, {{0, 11}}};
constexpr grammar longer_first{syntax<2, 2>{{{a, b}, {a}}}, {{0, 11}}};
constexpr grammar higher_first{syntax<2, 2>{{{octet_range{8, 10}, b}, {c, b}}}, {{0, 17}}};
constexpr grammar twice{syntax<2, 2>{{{a, b}, {octet_range{3, 4}, b}}}, {{0, 11}}};
template <size_t One, size_t Other, class Octets>
using clash = one_sequence_begins_another<alternative_number<One>, alternative_number<Other>, Octets>;
static_assert(is_found<begins, clash<2, 3, octets<x08, x04>>>);
static_assert(is_found<longer_first, clash<1, 2, octets<x01>>>);
static_assert(is_found<higher_first, clash<1, 2, octets<x08, x04>>>);
static_assert(is_found<twice, clash<1, 2, octets<x03, x04>>>);

constexpr syntax<2, 2> both{{{a}, {b, c}}};
constexpr grammar refuses_all{both, {{0, 11}}, syntax<1, 2>{{{b, c}}}};
constexpr grammar refuses_half{both, {{0, 11}}, syntax<2, 2>{{{a, b}, {b}}}};
constexpr grammar refuses_nothing{both, {{0, 11}}, syntax<1, 2>{{{a, c}}}};
constexpr grammar refuses_other{both, {{0, 11}}, syntax<1, 2>{{{c, a}}}};
constexpr grammar refuses_text{both, {{0xD800, 0xD802}, {0xDFF8, 0xE000}}, syntax<2, 3>{{{a, b}, {b, c, a}}}};
constexpr grammar refuses_text_of_the_first{both, {{0xDFFE, 0xE000}, {0xD800, 0xD808}}, syntax<2, 3>{{{b, c, a}, {a, b}}}};
constexpr grammar refuses_empty{both, {{0, 11}}, syntax<2, 2>{{{a, b}, {}}}};
constexpr grammar refuses_backwards{both, {{0, 11}}, syntax<1, 2>{{{a, ::reversed_range}}}};
template <size_t Number>
using refused = refused_alternative_number<Number>;
static_assert(is_found<refuses_all, refused_within_a_character<refused<1>, alternative_number<2>, octets<x04, x07>>>);
static_assert(is_found<refuses_half, refused_within_a_character<refused<2>, alternative_number<2>, octets<x04>>>);
static_assert(is_found<refuses_nothing, refused_but_not_made_of_characters<refused<1>>>);
static_assert(is_found<refuses_other, refused_but_not_made_of_characters<refused<1>>>);
static_assert(is_found<refuses_text, refused_though_UTF_8_has_its_characters<refused<2>, alternative_number<2>>>);
static_assert(is_found<refuses_text_of_the_first, refused_though_UTF_8_has_its_characters<refused<2>, alternative_number<1>>>);
static_assert(is_found<refuses_empty, no_octets<refused<2>>>);
static_assert(is_found<refuses_backwards, reversed_range_of_octets<refused<1>, at_octet<2>>>);

constexpr grammar back{both, {{0, 2}, {20, 12}}};
constexpr grammar over{both, {{0, 2}, {30, 34}, {32, 35}}};
constexpr grammar more{both, {{0, 2}, {20, 27}}};
constexpr grammar fewer{both, {{0, 2}, {20, 29}}};
constexpr grammar none{syntax<0, 1>{}, {{0, 2}}};
constexpr grammar split_alternative{both, {{0, 2}, {20, 24}, {26, 29}}};
constexpr grammar adjacent{both, {{0, 5}, {6, 11}}};
template <size_t Range, unsigned long long Left>
using split = numbers_of_two_ranges_split_the_alternative_after<alternative_number<2>, number_range_number<Range>, sequences<Left>>;
static_assert(is_found<back, reversed_range_of_numbers<number_range_number<2>>>);
static_assert(is_found<over, overlapping_ranges_of_numbers<number_range_number<2>, number_range_number<3>,
                                                           with_number<diagnostic::character_of<32>>>>);
static_assert(is_found<more, more_sequences_than_numbers<sequences<12>, numbers<11>>>);
static_assert(is_found<fewer, more_numbers_than_sequences<sequences<12>, numbers<13>>>);
static_assert(is_found<none, more_numbers_than_sequences<sequences<0>, numbers<3>>>);
static_assert(is_found<split_alternative, split<2, 5>>);
static_assert(is_found<adjacent, split<1, 3>>);

// It can be asked, too: what is not sound is no valid argument, and no error.
template <const auto& Grammar>
concept has_codec = requires { typename codec<void, Grammar>; };
static_assert(has_codec<ordinary> && !has_codec<split_alternative> && !has_codec<twice>);

int main() {}
