// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/normalized_literal.hpp>

using namespace u8lit;

static_assert("cafe\u0301"_nfc == "caf\u00E9"_text && "caf\u00E9"_nfc == "caf\u00E9"_text && ""_nfc == ""_text);
static_assert("q\u0307\u0323"_nfc == "q\u0323\u0307"_text && "\u212B"_nfc == "\u00C5"_text);
static_assert(u"e\u0301"_nfc == u"\u00E9"_text && U"e\u0301"_nfc == U"\u00E9"_text && L"e\u0301"_nfc == L"\u00E9"_text);
static_assert(__is_same(decltype("e\u0301"_nfc), text_constant<"\u00E9">));
#ifdef __cpp_char8_t
static_assert(u8"e\u0301"_nfc == u8"\u00E9"_text);
#endif

int main() { return 0; }
