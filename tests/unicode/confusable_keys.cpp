// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/confusable_keys.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/caseless_keys.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::not_confusable, unicode::ignoring_case;

// Keys are stored as they are written, and only they are found.
inline constexpr text_row<int> rows[] = {{"scope", 1}, {"m\u00E9moire", 2}, {"\u0441\u043B\u043E\u0432\u043E", 3}};
inline constexpr auto names = make_text_map<not_confusable<rows>>;
static_assert(names.at("scope") == 1 && names.at("m\u00E9moire") == 2);
static_assert(names.at(u"\u0441\u043B\u043E\u0432\u043E") == 3);
static_assert(!names.contains("\u0455\u0441\u043E\u0440\u0435") && !names.contains("me\u0301moire"));
static_assert(__is_same(decltype(names), decltype(make_text_map<rows>)));

template <const auto& Rows>
concept makes_a_set = requires { sizeof(make_text_set<not_confusable<Rows>>); };
inline constexpr text_key<> distinct[] = {"paypal", "b", "paypol"};
inline constexpr text_key<> alike[] = {"paypal", "b", "p\u0430ypal"};
inline constexpr text_key<> normalized_otherwise[] = {"caf\u00E9", "b", "cafe\u0301"};
inline constexpr text_key<> with_ignored[] = {"a\u00ADb", "ab"};
inline constexpr text_key<> twice[] = {"a", "a"};
inline constexpr text_key<> ill_formed[] = {"a\xC0"};
inline constexpr text_key<> differing_in_case[] = {"x", "X"};
static_assert(makes_a_set<distinct> && !makes_a_set<alike> && !makes_a_set<normalized_otherwise>);
static_assert(!makes_a_set<with_ignored> && !makes_a_set<twice> && !makes_a_set<ill_formed>);
static_assert(makes_a_set<differing_in_case>);

// Together with tables that ignore case: the keys that are stored, or those that are written.
inline constexpr text_key<> alike_when_folded[] = {"\u0410\u0421", "aC"};
inline constexpr text_key<> alike_as_written[] = {"Il", "ll"};
static_assert(makes_a_set<ignoring_case<distinct>> && !makes_a_set<ignoring_case<alike_when_folded>>);
static_assert(makes_a_set<ignoring_case<alike_as_written>> && !makes_a_set<alike_as_written>);
inline constexpr auto caseless = make_text_set<ignoring_case<not_confusable<distinct>>>;
static_assert(caseless.contains("PAYPAL") && make_text_set<not_confusable<ignoring_case<distinct>>>.contains("PayPal"));

inline constexpr auto none = make_rows({});
static_assert(make_text_set<not_confusable<none>>.empty());
inline constexpr auto borrowed = make_text_set<not_confusable<distinct>, table_option::borrowed>;

bool finds() { return borrowed.contains("paypal") && !borrowed.contains("p\u0430ypal") && caseless.contains("B"); }

int main() { return at_run_time(finds); }
