// SPDX-License-Identifier: BSL-1.0
// The suffix of another encoding form than the prefix.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"日本語"_utf8;  // refused

// g++: this_literal_is_UTF_16_so_write_utf16
// g++ 15+: u8lit: this literal is UTF-16: write u"..."_utf16, or change its prefix
// clang: attempt to use a deleted function | this_literal_is_UTF_16_so_write_utf16
// clang 17-18: this_literal_is_UTF_16_so_write_utf16
// clang 19+: u8lit: this literal is UTF-16: write u"..."_utf16, or change its prefix
// first: g++ | clang 19+
// mended: const auto text = u"日本語"_utf16;
