// SPDX-License-Identifier: BSL-1.0
// Each literal that <u8lit/literals.hpp> declares.
#include <u8lit/literals.hpp>
#include <u8lit/text.hpp>

#include <string_view>

using namespace u8lit::literals;

// `"caf\xE9"_utf8` does not compile.
static_assert("日本語"_utf8.size() == 9);

static_assert(u"日本語"_utf16.size() == 3 && u"🚀"_utf16.size() == 2);

static_assert(U"日本語"_utf32.size() == 3 && U"🚀"_utf32.size() == 1);

// Text as a type.
static_assert("日本語"_text.size() == 9 && "日本語"_text == u"日本語"_text);

// `0xD800_scalar` does not compile.
static_assert(0x20AC_scalar == U'€' && 0x20AC_scalar == U'€'_scalar);

#ifdef __cpp_char8_t
// For functions that take char, whatever the compiler's execution character set is.
inline constexpr std::string_view branch = u8"├─ "_chars;
static_assert(branch.size() == 7);
#endif

int main() {}
