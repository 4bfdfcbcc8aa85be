// SPDX-License-Identifier: BSL-1.0
// Every comparison of the library distinguishes equal and unequal, more than once in one evaluation: of a constant
// expression, of what compilers evaluate of a function, and at run time. (compiler.hpp: defaulted comparisons)
#include <u8lit.hpp>
#include <u8lit/character_names.hpp>
#include <u8lit/code_point_properties.hpp>
#include <u8lit/segmentation.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

template <class One, class Other>
constexpr bool tells_apart(const One& one, const One& same, const Other& other) {
  return one == same && !(one == other) && one == same && one != other && !(other == one) && !(one != same);
}

template <class One, class Other = One>
struct compared {
  One one;
  One same;
  Other other;
};
template <class One, class Other>
compared(One, One, Other) -> compared<One, Other>;

// `Values{}()` makes two equal values and another one.
template <class Values>
struct comparison {
  static constexpr auto values = Values{}();
  static_assert(tells_apart(values.one, values.same, values.other));

  static bool is_right() {
    // What a compiler may evaluate, and what it cannot.
    const bool evaluated = tells_apart(values.one, values.same, values.other);
    const auto* const volatile opaque = &values;
    const auto& unknown = *opaque;
    return evaluated && tells_apart(unknown.one, unknown.same, unknown.other);
  }
};
template <class... Values>
int test(Values...) {
  return at_run_time(comparison<Values>::is_right...);
}

inline constexpr auto greek = make_code_points({{0x370, 0x3FF}});
inline constexpr auto cyrillic = make_code_points({{0x400, 0x4FF}});
inline constexpr auto lambda = make_code_points({U'λ'});
inline constexpr auto eta = make_code_points({U'η'});
inline constexpr auto greek_set = make_code_point_set<greek>;
inline constexpr auto lambda_set = make_code_point_set<lambda>;
inline constexpr auto eta_set = make_code_point_set<eta>;

struct weight {
  const char* name = nullptr;
  int amount = 0;
  friend constexpr bool operator==(weight left, weight right) noexcept { return left.amount == right.amount; }
};
inline constexpr code_point_row<weight> weights[]{{'a', weight{"light", 1}}, {'b', weight{"heavy", 2}}};
inline constexpr code_point_row<weight> other_weights[]{{'a', weight{"light", 1}}, {'b', weight{"heavier", 3}}};
inline constexpr code_point_row<unsigned char> digits[]{{'0', 1}, {'1', 2}};
inline constexpr code_point_row<unsigned char> other_digits[]{{'0', 1}, {'1', 3}};

inline constexpr text_row<int> rows[]{{"a", 1}, {"b", 2}};
inline constexpr auto& row_map = make_text_map<rows>;
inline constexpr text_view<char> words = "one two";

inline constexpr char quoted_file[] = "\"ab\" c";

inline constexpr char msgid_file[] = "msgid \"a\" msgstr \"\"";
inline constexpr char msgstr_file[] = "msgid \"\" msgstr \"Language: xx\" msgid \"a\" msgstr \"b\"";
inline constexpr auto& messages = message_catalog::make<msgid_file, msgstr_file>;
using language_of_catalog = message_catalog::language<message_catalog::catalog<false, msgid_file, msgstr_file>>;

template <template <class> class Iterator, class Range>
constexpr compared<Iterator<Range>> ends_of(const Range& range) {
  return {range.begin(), range.begin(), range.end()};
}

struct at_space {
  static constexpr bool allows_empty_end = true;
  constexpr delimiter_match find(text_view<char> text, size_t from) const noexcept {
    for (size_t at = from; at < text.size(); ++at) {
      if (text.data()[at] == ' ') return {at, at + 1};
    }
    return {npos, npos};
  }
};

constexpr unit_sequence<char16_t, 3> units(char16_t last) {
  return unit_sequence<char16_t, 3>{[last](char16_t* out) {
    out[0] = u'a';
    out[1] = last;
    return 2;
  }};
}

int main() {
  return test(
      // Octets and text.
      [] {
        return compared{fixed_octets<3>{{1, 2, 3}}, fixed_octets<3>{{1, 2, 3}}, fixed_octets<3>{{1, 2, 4}}};
      },
      [] {
        return compared{"E2 82 AC"_octets, "E2 82 AC"_octets, "E3 82 AC"_octets};
      },
      [] {
        return compared{"\u20AC"_utf8, "\u20AC"_utf8, "E2 82 AD"_octets};
      },
      [] {
        return compared{fixed_text{"ab"}, fixed_text{"ab"}, fixed_text{"ac"}};
      },
      [] {
        return compared{unvalidated_literal{"ab"}, unvalidated_literal{"ab"}, unvalidated_literal{"ac"}};
      },
      [] {
        return compared{fixed_text{U"ab"}, fixed_text{U"ab"}, fixed_text{U"bb"}};
      },
      [] {
        using latin1 = detail::fixed_latin1<2>;
        return compared{latin1{{"ab"}}, latin1{{"ab"}}, latin1{{"ac"}}};
      },
      [] {
        return compared<utf8_sequence>{encode(U'\u20AC'), encode(U'\u20AC'), encode(U'\u20AD')};
      },
      [] {
        return compared{encode('a'), encode('a'), encode(U'\u20AD')};
      },
      [] {
        return compared{units(u'b'), units(u'b'), units(u'c')};
      },
      [] {
        return compared<text_view<char>>{"ab", "ab", "ac"};
      },
      [] {
        return compared{"ab"_utf8, "ab"_utf8, u"ac"_utf16};
      },
      [] { return compared<text_constant<"ab">, text_constant<u"ac">>{}; },
      [] { return compared<encoded_constant<legacy::cesu8, "ab">, encoded_constant<legacy::cesu8, "ac">>{}; },
      [] {
        return compared{make_text_list("a"_text, "b"_text), make_text_list("a"_text, "b"_text),
                        make_text_list("a"_text, "c"_text)};
      },
      [] {
        return compared{sort("a"_text, "b"_text), sort("b"_text, "a"_text), sort("a"_text, "c"_text)};
      },
      [] {
        return compared{text_array<char, 2>{{"a", "b"}}, text_array<char, 2>{{"a", "b"}},
                        text_array<char, 2>{{"c", "b"}}};
      },
      [] {
        using text = restricted_text<char, policy::no_controls>;
        return compared{text{"ab"}, text{"ab"}, text{"ac"}};
      },
      [] {
        return compared{restricted_text<char, policy::no_controls>{"ab"},
                        restricted_text<char, policy::no_controls>{"ab"},
                        restricted_text<char, policy::ascii_only>{"ac"}};
      },
      [] {
        return compared{restricted_text<char, policy::no_controls>{"ab"},
                        restricted_text<char, policy::no_controls>{"ab"}, "ac"_utf8};
      },
      // What is found.
      [] {
        return compared<verdict>{validate("a\xC0"), validate("a\xC0"), validate("a\x80")};
      },
      [] {
        return compared<decoded>{decode_front("a", 1), decode_front("a", 1), decode_front("b", 1)};
      },
      [] {
        return compared{transcoded{1, 2, {}, true, 3}, transcoded{1, 2, {}, true, 3},
                        transcoded{1, 2, {fault::truncated, 1, 1}, true, 3}};
      },
      [] {
        return compared<detail::scalar_with_fault>{*scalars_with_faults("a").begin(), *scalars_with_faults("a").begin(),
                                           *scalars_with_faults("b").begin()};
      },
      [] {
        return compared{policy::violation{true, 1, scalar_value{'a'}}, policy::violation{true, 1, scalar_value{'a'}},
                        policy::violation{true, 1, {}}};
      },
      [] {
        return compared<to_integer_result<int>>{to_integer<int>("1"_utf8), to_integer<int>("1"_utf8),
                                                to_integer<int>("2"_utf8)};
      },
      // Iterators.
      [] {
        return compared<scalar_iterator<char>>{words.scalars().begin(), words.scalars().begin(), words.scalars().end()};
      },
      [] {
        return compared<decoding_iterator<char, scalar_value>>{scalars(words).begin(), scalars(words).begin(),
                                                               scalars(words).end()};
      },
      [] {
        constexpr auto all = split_view<char, at_space>::unchecked(words, {});
        return compared<decltype(all)::iterator>{all.begin(), all.begin(), all.end()};
      },
      [] {
        constexpr segment_view<grapheme_boundaries, char> all{words};
        return compared<decltype(all)::iterator>{all.begin(), all.begin(), all.end()};
      },
      [] { return ends_of<table_iterator>(row_map); }, [] { return ends_of<range_iterator>(greek_set); },
      [] {
        constexpr const auto& map = make_code_point_map<digits>;
        return compared{map.begin(), map.begin(), map.end()};
      },
      // What Unicode says of characters.
      [] {
        return compared<unicode::numeric_value>{{1, 2}, {1, 2}, {1, 4}};
      },
      [] {
        using unicode::script, unicode::script_extensions;
        return compared{unicode::script_extensions_of(U'x'), script_extensions{script::latin},
                        unicode::script_extensions_of(U'\u30FC')};
      },
      [] {
        constexpr unicode::script_extensions scripts = unicode::script_extensions_of(U'\u30FC');
        return compared<unicode::script_extensions::iterator>{scripts.begin(), scripts.begin(), scripts.end()};
      },
      [] {
        return compared<unicode::character_name>{unicode::character_name{'a'}, unicode::character_name{U'a'},
                                                 unicode::character_name{'b'}};
      },
      [] {
        return compared<unicode::character_name, text_view<char>>{
            unicode::character_name{' '}, unicode::character_name{' '}, text_view<char>{"SPACES"}};
      },
      // Languages of a catalog.
      [] { return compared<language_of_catalog>{messages.nth(1), messages.nth(1), messages.original()}; },
      // Tokens of a source file, and units of a literal.
      [] {
        return compared<source::options>{{}, {}, {.trigraphs = true}};
      },
      [] {
        constexpr detail::token_view<char> all = source::tokens(quoted_file);
        return compared<source::token>{*all.begin(), *all.begin(), *++all.begin()};
      },
      [] {
        constexpr detail::token_view<char> all = source::tokens(quoted_file);
        return compared<decltype(all)::iterator>{all.begin(), all.begin(), all.end()};
      },
      [] {
        constexpr auto all = source::literal_units(quoted_file, *source::tokens(quoted_file).begin());
        return compared<source::literal_unit>{*all.begin(), *all.begin(), *++all.begin()};
      },
      [] {
        using view = detail::literal_unit_view<char, detail::no_character_names{}>;
        constexpr view all = source::literal_units(quoted_file, *source::tokens(quoted_file).begin());
        return compared<view::iterator>{all.begin(), all.begin(), all.end()};
      },
      // Sets and maps of scalar values.
      [] {
        return compared<inclusive_range<char32_t>>{{1, 2}, {1, 2}, {1, 3}};
      },
      [] {
        return compared<scalar_range>{{1, 2}, {1, 2}, {1, 3}};
      },
      [] {
        return compared<code_point_ranges<1>>{greek, greek, cyrillic};
      },
      [] {
        return compared{greek | lambda, greek | eta, greek | cyrillic};
      },
      [] {
        return compared{lambda_set, lambda_set, eta_set};
      },
      [] {
        return compared{lambda_set, lambda_set, eta};
      },
      [] {
        return compared<code_point_row<weight>>{weights[1], weights[1], other_weights[1]};
      },
      [] {
        return compared{value_list<double, 2>{{1, 2}}, value_list<double, 2>{{1, 2}}, value_list<double, 2>{{1, 3}}};
      },
      [] {
        return compared{make_code_point_map<weights>, make_code_point_map<weights>, make_code_point_map<other_weights>};
      },
      [] {
        return compared{make_code_point_map<digits>, make_code_point_map<digits>, make_code_point_map<other_digits>};
      },
      [] {
        return compared{make_small_code_point_map<digits>, make_small_code_point_map<digits>,
                        make_small_code_point_map<other_digits>};
      },
      [] {
        return compared{make_code_point_map<digits>, make_code_point_map<digits>,
                        make_small_code_point_map<other_digits>};
      },
      [] {
        return compared{array_value<int, 2>{{1, 2}}, array_value<int, 2>{{1, 2}}, array_value<int, 2>{{1, 3}}};
      },
      [] {
        using table = two_stage<8, 0, 3, 2, 1>;
        constexpr table one{{{1, 2, 3, 4, 5, 6, 7, 8}}, {{0, 0}}}, other{{{1, 2, 3, 4, 5, 6, 7, 9}}, {{0, 0}}};
        return compared{one, one, other};
      },
      // Grammars and automata.
      [] {
        return compared<alternative<4>>{utf8_syntax[3], utf8_syntax[3], utf8_syntax[4]};
      },
      [] {
        constexpr octet_range ascii{0x00, 0x7F}, most{0x00, 0x7E};
        return compared{syntax<1, 2>{{{ascii}}}, syntax<1, 2>{{{ascii}}}, syntax<1, 2>{{{most}}}};
      },
      [] {
        return compared{octet_transition<octet>{{1, 2}, 3}, octet_transition<octet>{{1, 2}, 3},
                        octet_transition<octet>{{1, 2}, 4}};
      },
      [] {
        return compared{make_octet_automaton<lambda>, make_octet_automaton<lambda>, make_octet_automaton<eta>};
      },
      [] {
        return compared{make_backward_octet_automaton<lambda>, make_backward_octet_automaton<lambda>,
                        make_backward_octet_automaton<eta>};
      },
      [] {
        return compared{octet_classes{make_octet_automaton<lambda>}, octet_classes{make_octet_automaton<lambda>},
                        octet_classes{make_octet_automaton<eta>}};
      },
      [] {
        return compared{make_octet_table<make_octet_automaton<lambda>>, make_octet_table<make_octet_automaton<lambda>>,
                        make_octet_table<make_octet_automaton<eta>>};
      },
      [] {
        using reverse_prefix_sets::prefix_set;
        return compared{prefix_set{{1, 2, 3, 4, 5}}, prefix_set{{1, 2, 3, 4, 5}}, prefix_set{{1, 2, 3, 4, 6}}};
      });
}
