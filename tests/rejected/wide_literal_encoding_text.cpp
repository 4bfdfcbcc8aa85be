// SPDX-License-Identifier: BSL-1.0
// A wchar_t literal is text only where the wide literal encoding is UTF-16 or UTF-32, in this machine's byte order.
#include <u8lit/text_table.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = L"abc"_text;  // refused

// flags: -fwide-exec-charset=IBM1047
// only: g++
// g++: the wide literal encoding is not UTF-16 or UTF-32: write u"..." or U"..."
// mended: const auto text = u"abc"_text;
