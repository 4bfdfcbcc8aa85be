// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar.hpp>

#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

// RFC 3629: section 4's sequences, and the numbers that section 3 allows.
static_assert(utf8_grammar.sequences == utf8_syntax && utf8_grammar.refused.size() == 0);
static_assert(utf8_grammar.numbers[0] == number_range{0x0000, 0xD7FF} && utf8_grammar.numbers[1] == number_range{0xE000, 0x10FFFF});
static_assert(sizeof utf8_grammar.numbers / sizeof *utf8_grammar.numbers == 2);

// Written with as many ranges as it takes, and with what is refused or without.
constexpr syntax<1, 2> pairs{{{octet_range{1, 2}, octet_range{1, 2}}}};
constexpr syntax<1, 3> refused{{{octet_range{1, 1}, octet_range{2, 2}, octet_range{1, 1}}}};
constexpr grammar plain{pairs, {{'a', 'd'}}};
constexpr grammar strict{pairs, {{'a', 'b'}, {'y', 'z'}}, refused};
static_assert(std::is_same_v<decltype(plain), const grammar<1, 2, 1>> && std::is_same_v<decltype(strict), const grammar<1, 2, 2, 1, 3>>);
static_assert(strict.sequences == pairs && strict.numbers[1] == number_range{'y', 'z'} && strict.refused == refused);

// It may be a template argument.
template <grammar<1, 2, 1> Grammar>
constexpr number_range argument = Grammar.numbers[0];
static_assert(argument<plain> == number_range{'a', 'd'});

int main() { return 0; }
