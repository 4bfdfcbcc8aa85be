// SPDX-License-Identifier: BSL-1.0
#include <u8lit.hpp>

#include <cstdio>

using namespace u8lit::literals;

constexpr u8lit::utf8_view language = "日本語"_utf8;

static_assert(language.size() == 9 && language.scalars().count() == 3);
static_assert(u8lit::encode(U'€') == "E2 82 AC"_octets);
static_assert(!u8lit::is_well_formed("\xC0\x80"));  // overlong

// Takes well-formed text only, so it has nothing to check.
void greet(u8lit::utf8_view name) {
  std::printf("%.*s: %zu characters, %zu bytes\n",
              static_cast<int>(name.size()), name.data(), name.scalars().count(), name.size());
}

int main() {
  greet(language);
  greet("Ελληνικά");  // the compiler checks this literal, too
}
