// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/diagnostic.hpp>

#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::diagnostic;
using enum diagnostic::octet;

template <unvalidated_literal Text, class Finding>
constexpr bool found = std::is_same_v<diagnostic_of<Text>, Finding>;

static_assert(found<"日本語", well_formed_text> && found<"", well_formed_text> && found<u"\xD800\xDC00", well_formed_text>);

// Every fault, with its place counted from 1 and the octets that prove it.
namespace in_utf8 {
using namespace invalid_utf8;
static_assert(found<"a\xE6\x97", truncated<at_octet<2>, octets<xE6, x97>, RFC_3629_section_4>>);
static_assert(found<"a\xE6\x97!", missing_continuation<at_octet<2>, octets<xE6, x97, x21>, RFC_3629_section_4>>);
static_assert(found<"\xF0\x9F\x9A!", missing_continuation<at_octet<1>, octets<xF0, x9F, x9A, x21>, RFC_3629_section_4>>);
static_assert(found<"ab\x80", unexpected_continuation<at_octet<3>, octets<x80>, RFC_3629_section_4>>);
static_assert(found<"\xC0\x80", invalid_lead<at_octet<1>, octets<xC0>, only_an_overlong_sequence_could_begin_so, RFC_3629_section_1>>);
static_assert(found<"\xC1", invalid_lead<at_octet<1>, octets<xC1>, only_an_overlong_sequence_could_begin_so, RFC_3629_section_1>>);
static_assert(found<"\xF5", invalid_lead<at_octet<1>, octets<xF5>, it_would_lie_beyond_U_10FFFF, RFC_3629_section_1>>);
static_assert(found<"\xFD", invalid_lead<at_octet<1>, octets<xFD>, it_would_lie_beyond_U_10FFFF, RFC_3629_section_1>>);
static_assert(found<"\xFE", invalid_lead<at_octet<1>, octets<xFE>, it_never_appears, RFC_3629_section_1>>);
static_assert(found<"\xE0\x9F", overlong<at_octet<1>, octets<xE0, x9F>, RFC_3629_section_3>>);
static_assert(found<"\xF0\x8F", overlong<at_octet<1>, octets<xF0, x8F>, RFC_3629_section_3>>);
static_assert(found<"\xED\xA0", surrogate<at_octet<1>, octets<xED, xA0>, RFC_3629_section_3>>);
static_assert(found<"\xF4\x90", out_of_range<at_octet<1>, octets<xF4, x90>, RFC_3629_section_3>>);
}  // namespace in_utf8

namespace in_utf16 {
using namespace invalid_utf16;
static_assert(found<u"ab\xD801", unpaired_high_surrogate<at_code_unit<3>, octets<xD8, x01>, RFC_2781_section_2>>);
static_assert(found<u"\xDFFF", unpaired_low_surrogate<at_code_unit<1>, octets<xDF, xFF>, RFC_2781_section_2>>);
}  // namespace in_utf16

namespace in_utf32 {
using namespace invalid_utf32;
static_assert(found<U"a\xDFFE", surrogate<at_code_unit<2>, octets<x00, x00, xDF, xFE>, RFC_3629_section_3>>);
static_assert(found<U"\x110001", out_of_range<at_code_unit<1>, octets<x00, x11, x00, x01>, RFC_3629_section_3>>);
static_assert(found<U"\xFFFFFFFF", out_of_range<at_code_unit<1>, octets<xFF, xFF, xFF, xFF>, RFC_3629_section_3>>);
}  // namespace in_utf32

// Only the first fault counts, and only what is well-formed satisfies.
static_assert(std::is_same_v<diagnostic_of<"\xFF\xC0">, diagnostic_of<"\xFF">>);
static_assert(well_formed<diagnostic_of<"日本語">> && !well_formed<diagnostic_of<"\xFF">> && !well_formed<int>);

// All other findings are incomplete, so that using one is the error.
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(is_complete<well_formed_text> && !is_complete<diagnostic_of<"\xFF">> && !is_complete<diagnostic_of<u"\xD800">>);

int main() {}
