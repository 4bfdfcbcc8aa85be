// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/character_names.hpp>.
#include <u8lit/character_names.hpp>

#include <cstdio>

using namespace u8lit::unicode;

// A character by name, where its picture would not say what it is.
constexpr char32_t space = named<"NO-BREAK SPACE">;
static_assert(space == U'\u00A0' && named<"nbsp"> == space);

static_assert(character_name(U'é') == "LATIN SMALL LETTER E WITH ACUTE");

// The character that a user asks for.
static_assert(*find_character("euro sign") == U'€' && !find_character("euro sing"));

int main() {
  const character_name name{U'☃'};
  std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
}
