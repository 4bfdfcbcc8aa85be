// SPDX-License-Identifier: BSL-1.0
#include <u8lit.hpp>

#include <cstdio>

using namespace u8lit::literals;

constexpr u8lit::text_view<char> language = "日本語"_utf8;  // if it compiles, it is well-formed

static_assert(language.size() == 9 && language.scalars().count() == 3);
static_assert(u8lit::encode(U'€') == u8lit::encode(0x20AC_scalar));
static_assert(!u8lit::is_well_formed("\xC0\x80"));  // a NUL in disguise: overlong

// Takes well-formed text only, so it has nothing to check.
void greet(u8lit::text_view<char> name) {
  std::printf("%.*s: %zu characters, %zu octets\n",
              static_cast<int>(name.size()), name.data(), name.scalars().count(), name.size());
}

int main() {
  greet(language);
  greet("Ελληνικά");  // the compiler checks the literal of a call, too
}
