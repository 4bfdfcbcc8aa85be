// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/text_switch.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/text_switch.hpp>

#include <string_view>

using namespace u8lit::literals;

// Calls one handler.
constexpr int answer(std::string_view word) {
  return u8lit::text_switch(word,
      u8lit::on("да"_text, "yes"_text, [] { return 1; }),
      u8lit::on("нет"_text, "no"_text, [] { return 0; }),
      u8lit::otherwise([] { return -1; }));
}
static_assert(answer("да") == 1 && answer("no") == 0 && answer("?") == -1);

// For a `switch` statement.
constexpr int colour_of(std::string_view word) {
  constexpr u8lit::text_cases<"red", "grün"> colour;
  switch (colour(word)) {
    case colour.of("red"_text): return 0xFF'0000;
    case colour.of("grün"_text): return 0x00'8000;
    default: return 0;
  }
}
static_assert(colour_of("grün") == 0x00'8000 && colour_of("blau") == 0);

int main() {}
