// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar_fault.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// UTF-8: 00-7F and C2-F4 are lead octets, 80-BF trailing octets.
static_assert(is_lead_octet(utf8_syntax, 0x00) && is_lead_octet(utf8_syntax, 0xF4));
static_assert(!is_lead_octet(utf8_syntax, 0x80) && !is_lead_octet(utf8_syntax, 0xC1));
static_assert(!is_lead_octet(utf8_syntax, 0xF5));
static_assert(is_trailing_octet(utf8_syntax, 0x80) && is_trailing_octet(utf8_syntax, 0xBF));
static_assert(!is_trailing_octet(utf8_syntax, 0x7F) && !is_trailing_octet(utf8_syntax, 0xC0));

// UTF-8's layout: the first octet announces the length, each later octet has six bits, and the number is these bits; or
// pairs of surrogates in it.
using four = alternative<4>;
using pair = alternative<6>;
constexpr octet_range c2{0xC2, 0xC2}, ed{0xED, 0xED}, high{0xA0, 0xAF}, low{0xB0, 0xBF}, tail = continuation;
static_assert(has_utf8_layout(four{octet_range{0x20, 0x7F}}, {0x20, 0x7F}));
static_assert(has_utf8_layout(four{c2, tail}, {0x80, 0xBF}));
static_assert(has_utf8_layout(four{octet_range{0xE1, 0xEC}, tail, tail}, {0x1000, 0xCFFF}));
static_assert(has_utf8_layout(pair{ed, high, tail, ed, low, tail}, {0x1'0000, 0x10'FFFF}));
static_assert(!has_utf8_layout(four{octet_range{0x20, 0x7F}}, {0x21, 0x80}));
static_assert(!has_utf8_layout(four{c2, tail}, {0x80, 0xC0}));
static_assert(!has_utf8_layout(four{octet_range{0xE1, 0xE2}, octet_range{0x80, 0x8F}, tail}, {0x1000, 0x17FF}));
static_assert(!has_utf8_layout(four{octet_range{0xA1, 0xBE}, tail}, {0x840, 0xFBF}));
static_assert(!has_utf8_layout(four{tail}, {0x80, 0xBF}));
static_assert(!has_utf8_layout(four{c2, octet_range{0x80, 0xC0}}, {0x80, 0xC0}));
static_assert(!has_utf8_layout(four{c2, tail, tail}, {0x80, 0x107F}));
static_assert(!has_utf8_layout(four{octet_range{0xC2, 0xE0}, tail}, {0x80, 0xFC0}));
static_assert(!has_utf8_layout(four{ed, tail}, {0xD000, 0xD03F}));
static_assert(!has_utf8_layout(four{octet_range{0x1B, 0x1B}, octet_range{0x40, 0x7F}}, {0x80, 0xBF}));
static_assert(!has_utf8_layout(four{c2, tail, c2, tail}, {0x80, 0x107F}));
static_assert(!has_utf8_layout(pair{octet_range{0xFE, 0xFE}, tail}, {0, 0x3F}));
// The number's bits alone are not enough.
static_assert(!has_utf8_layout(four{octet_range{0xE1, 0xE1}}, {0x1000, 0x1000}));
static_assert(!has_utf8_layout(four{tail}, {0x00, 0x3F}));
static_assert(!has_utf8_layout(four{c2, octet_range{0x40, 0x7F}}, {0x80, 0xBF}));
static_assert(!has_utf8_layout(alternative<7>{octet_range{0xFE, 0xFE}, octet_range{0x82, 0x83}, tail, tail, tail, tail,
                                              tail},
                               {0x8000'0000, 0xFFFF'FFFF}));  // as Perl goes on, but RFC 2279 did not

constexpr syntax<2, 2> escapes{{{octet_range{0x00, 0x1A}}, {octet_range{0x1B, 0x1B}, octet_range{0x40, 0x7F}}}};

// "The first octet of a multi-octet sequence indicates the number of octets in the sequence" (RFC 3629 section 1).
static_assert(leading_one_bits(0x7F) == 0 && leading_one_bits(0x80) == 1 && leading_one_bits(0xC2) == 2);
static_assert(leading_one_bits(0xEF) == 3 && leading_one_bits(0xF4) == 4);
static_assert(leading_one_bits(0xFB) == 5 && leading_one_bits(0xFD) == 6 && leading_one_bits(0xFE) == 7);
static_assert(leading_one_bits(0xFF) == 8);

// The lowest number with a sequence that begins so.
static_assert(lowest_number("\xE0\x80", 2) == 0x0000 && lowest_number("\xED\xA0", 2) == 0xD800);
static_assert(lowest_number("\xF4\x90", 2) == 0x11'0000);
static_assert(lowest_number("\xF0\x8D", 2) == 0xD000 && lowest_number("\xFC\x83", 2) == 0x300'0000);
static_assert(lowest_number("\xED\xBF\xBF", 3) == 0xDFFF);

// A fault does not include an octet that may begin a sequence.
static_assert(fault_length(utf8_syntax, "\xF0\x9F\x98", 3) == 3 && fault_length(utf8_syntax, "\xF0\x9F\x98", 1) == 1);
static_assert(fault_length(escapes, "\x1B\x05", 2) == 1 && fault_length(escapes, "\x05\x1B", 1) == 1);

// Whether sequences of two and three octets may be copied from UTF-8: not if one is missing, or if one is excluded that
// does not begin with a surrogate.
constexpr auto numbers_of_utf8 = assign_numbers(utf8_grammar.sequences, utf8_grammar.numbers);
template <class... Range>
constexpr bool may_be_copied_without(Range... excluded) {
  return has_sequences_of_utf8(utf8_grammar.sequences, numbers_of_utf8.of,
                               syntax<1, sizeof...(Range)>{{{excluded...}}});
}
static_assert(may_be_copied_without(ed, high, tail, ed, low) && may_be_copied_without(ed, octet_range{0xA0, 0xBF}));
static_assert(!may_be_copied_without(ed, octet_range{0x9F, 0xBF}) && !may_be_copied_without(ed));
static_assert(!may_be_copied_without(c2, octet_range{0xA9, 0xA9}) && !may_be_copied_without(c2));
static_assert(!may_be_copied_without(octet_range{0xEC, 0xED}, high, tail) &&
              !may_be_copied_without(octet_range{0xED, 0xEE}, high, tail));

int main() { return 0; }
