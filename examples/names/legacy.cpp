// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/legacy.hpp>.
#include <u8lit/legacy.hpp>
#include <u8lit/literals.hpp>

namespace legacy = u8lit::legacy;
using namespace u8lit::literals;

// A supplementary character is a pair of surrogates.
static_assert(legacy::cesu8::from_utf8("😀"_text) == "\xED\xA0\xBD\xED\xB8\x80"_cesu8);

// U+0000 is C0 80.
static_assert(legacy::modified_utf8::from_utf8("a\0b"_text) == "a\xC0\x80" "b"_modified_utf8);

// Surrogates may be unpaired, as in file names of Windows.
static_assert(legacy::wtf8::is_well_formed("\xED\xA0\xBD") && "\xED\xA0\xBD"_wtf8.size() == 3);

static_assert(legacy::any_utf16::is_well_formed(u"\xD83D") && legacy::any_utf16::has(0xD83D));

// Up to six bytes and 31 bits.
static_assert(legacy::rfc2279::encode(0x7FFF'FFFF).size() == 6 && "\xFD\xBF\xBF\xBF\xBF\xBF"_rfc2279.size() == 6);

static_assert(!legacy::ucs2::has(U'😀') && u"日本語"_ucs2.size() == 3);

static_assert(legacy::ucs4::has(0x7FFF'FFFF) && U"日本語"_ucs4.size() == 3);

int main() {}
