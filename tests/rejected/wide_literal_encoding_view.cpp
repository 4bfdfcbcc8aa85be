// SPDX-License-Identifier: BSL-1.0
// A wchar_t literal is text only where the wide literal encoding is UTF-16 or UTF-32: these are two units' octets in one.
#include <u8lit/text_table.hpp>

const u8lit::text_view<wchar_t> text = L"a\u00E9";  // refused

// flags: -fwide-exec-charset=ISO-8859-1
// only: g++
// g++: the wide literal encoding is not UTF-16 or UTF-32: write u
// g++ 16+: constexpr message: the wide literal encoding is not UTF-16 or UTF-32: write u"..." or U"..."
// lines: g++: 14 | g++ 16+: 6
// mended: const u8lit::text_view<char16_t> text = u"a\u00E9";
// first: g++ 12-13
