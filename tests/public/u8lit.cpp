// SPDX-License-Identifier: BSL-1.0
#include <u8lit.hpp>

using namespace u8lit;

// The first and the last entry of the table of contents, and some between them: number, sequence, decoded, text, mark.
static_assert(make_automaton<utf8_syntax>.size() == 8 && detail::definition::table[3].numbers.last == code_points.last);
static_assert(encode(0x233B4_scalar) == "F0 A3 8E B4"_octets && decode_front("F0 A3 8E B4"_octets).value == 0x233B4);
static_assert(apply_byte_order_mark("\uFEFF\U000233B4"_utf8, byte_order_mark::strip).text ==
              "U+233B4"_characters.view());

int main() {}
