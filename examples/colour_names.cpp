// SPDX-License-Identifier: BSL-1.0
// The names of an enumeration in several languages, by literal: `colour_names de`.
#include <u8lit.hpp>

#include <cstdio>
#include <cstring>

using namespace u8lit;
using namespace u8lit::literals;

enum class colour { red, green, blue };

// If the language is known at compile time, one without names does not compile.
template <fixed_text Language>
inline constexpr auto names = text_switch(text_constant<Language>{},
    on("en"_text, [] { return split_ascii_white_space("red green blue"_text); }),
    on("de"_text, [] { return split_ascii_white_space("rot grün blau"_text); }),
    on("el"_text, [] { return split_ascii_white_space("κόκκινο πράσινο μπλε"_text); }),
    on("ja"_text, "jp"_text, [] { return split_ascii_white_space("赤 緑 青"_text); }));

template <fixed_text Language>
constexpr text_view<char> name_of(colour which) {
  return names<Language>[static_cast<std::size_t>(which)];
}

static_assert(name_of<"de">(colour::green) == "grün" && name_of<"ja">(colour::red) == name_of<"jp">(colour::red));

// The language is known at run time.
constexpr text_view<char> name_of(text_view<char> language, colour which) {
  return text_switch(language,
      on("de"_text, "Deutsch"_text, [=] { return name_of<"de">(which); }),
      on("el"_text, "Ελληνικά"_text, [=] { return name_of<"el">(which); }),
      on("ja"_text, "jp"_text, "日本語"_text, [=] { return name_of<"ja">(which); }),
      otherwise([=] { return name_of<"en">(which); }));
}

static_assert(name_of("日本語", colour::blue) == "青");

// A switch statement on text.
constexpr char initial_of(text_view<char> german) {
  constexpr text_cases<"rot", "grün", "blau"> cases;
  switch (cases(german)) {
    case cases.of("rot"_text): return 'r';
    case cases.of("grün"_text): return 'g';
    case cases.of("blau"_text): return 'b';
    default: return '?';
  }
}

int main(int argc, char** argv) {
  const auto language = text_view<char>::checked(argc > 1 ? argv[1] : "en", argc > 1 ? std::strlen(argv[1]) : 2);
  constexpr colour all[] = {colour::red, colour::green, colour::blue};
  for (const colour each : all) {
    const text_view<char> name = name_of(*language, each);  // ill-formed: the empty text, and so English
    std::printf("%.*s %c\n", static_cast<int>(name.size()), name.data(), initial_of(name_of<"de">(each)));
  }
}
