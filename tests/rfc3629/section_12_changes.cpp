// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 12, "Changes from RFC 2279": what was UTF-8 then and is not now. The quotations are the RFC's.
#include <u8lit.hpp>

using namespace u8lit;

// "o  Restricted the range of characters to 0000-10FFFF (the UTF-16 accessible range)."
static_assert(code_points == code_point_range{0x0000, 0x10FFFF});
static_assert(is_well_formed("F4 8F BF BF"_octets) && decode_front("F4 8F BF BF"_octets).value == 0x10FFFF);

// RFC 2279's table went on: up to 1F FFFF with four octets, 3FF FFFF with five, 7FFF FFFF with six.
static_assert(validate("F4 90 80 80"_octets) == verdict{fault::out_of_range, 0, 1});        // 0011 0000
static_assert(validate("F7 BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});        // 001F FFFF
static_assert(validate("F8 88 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});     // 0020 0000
static_assert(validate("FB BF BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});     // 03FF FFFF
static_assert(validate("FC 84 80 80 80 80"_octets) == verdict{fault::invalid_lead, 0, 1});  // 0400 0000
static_assert(validate("FD BF BF BF BF BF"_octets) == verdict{fault::invalid_lead, 0, 1});  // 7FFF FFFF

// The "UTF-16 accessible range" ends where pairs of surrogates do.
constexpr char16_t last_pair[] = {0xDBFF, 0xDFFF};
static_assert(decode_front(last_pair).value == code_points.last);

// "o  Turned the note warning against decoding of invalid sequences into a normative MUST NOT."
static_assert(!decode_front("C0 80"_octets) && !decode_front("ED A1 8C ED BE B4"_octets));
static_assert(decode_front("C0 80"_octets).value != 0x0000);

// "o  Added a new section about the UTF-8 BOM, with advice for protocols."
// It is section 6, in section_6_byte_order_mark.cpp.
static_assert(interpret("\uFEFFtext"_utf8, byte_order_mark::strip).has_signature);

// "o  Added an ABNF syntax for valid UTF-8 octet sequences"
// It is section 4, in section_4_syntax.cpp: nine alternatives.
static_assert(sizeof utf8_syntax.alternatives / sizeof *utf8_syntax.alternatives == 9);

// "o  Expanded Security Considerations section, in particular impact of Unicode normalization"
// It is section 10, in section_10_security.cpp: what looks the same need not be the same text.
static_assert("\u00E9"_utf8 != "e\u0301"_utf8);

int main() { return 0; }
