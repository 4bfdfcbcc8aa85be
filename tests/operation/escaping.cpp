// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/escaping.hpp>

#include <string_view>
#include <type_traits>

#include <u8lit/text/literals.hpp>
#include "../support/every_length.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// An escape is written in characters and digits, as code units of any type.
template <class Unit>
constexpr bool writes_digits() {
  Unit units[18]{};
  escape_writer<Unit> out{units};
  out.append('%');
  out.append(0x2Fu, 2);
  out.append(U'\U0010FFFF', 8);
  out.append(0x7Fu, 3, 3);
  out.append(U'\0', 3, 3);
  const std::string_view expected = "%2F0010FFFF177000";
  for (size_t at = 0; at < expected.size(); ++at) {
    if (units[at] != static_cast<Unit>(expected[at])) return false;
  }
  return out.end == units + expected.size() && units[expected.size()] == Unit{};
}
static_assert(writes_digits<char>() && writes_digits<char16_t>());

// Letters and their characters, in both directions; not NUL, nor code points that only share a lowest byte.
constexpr short_escape_table short_escapes{u8"nt", u8"\n\t"};
static_assert(short_escapes.letter_for(U'\n') == u8'n' && short_escapes.letter_for(U'\t') == u8't' &&
              short_escapes.letter_for(U'n') == '\0');
static_assert(short_escapes.character_for(U'n') == u8'\n' && short_escapes.character_for(U't') == u8'\t' &&
              short_escapes.character_for(U'\n') == u8'\0');
static_assert(short_escapes.letter_for(U'\0') == '\0' && short_escapes.character_for(U'\0') == '\0');
static_assert(short_escapes.character_for(U'n' + 0x100) == '\0' &&
              short_escapes.character_for(U'n' + 0x1'0000) == '\0');

// A notation that doubles `a` and writes characters beyond ASCII as numbers.
struct doubling {
  bool doubles = true;
  constexpr bool writes_unescaped(char32_t value) const noexcept { return value < 0x80 && (value != U'a' || !doubles); }
  static constexpr size_t escape_length(scalar_value value) noexcept { return value == U'a' ? 2 : 7; }
  static constexpr bool writes_beyond_ascii_unescaped() noexcept { return false; }
  template <class Unit>
  static constexpr void write_escape(escape_writer<Unit> out, scalar_value value) noexcept {
    out.append('a');
    value == U'a' ? out.append('a') : out.append(value, 6);
  }
};

constexpr bool writes_in_a_notation() {
  char16_t out[16]{};
  const transcoded found = escape_in(doubling{}, "xa€", 5, out, 16);
  if (found != transcoded{5, 10, {fault::none, 5, 0}} || std::u16string_view{out, 10} != u"xaaa0020AC") return false;
  return escape_in(doubling{false}, "xa", 2, out, 16).written == 2 &&
         escape_in(no_escapes{}, "xa€", 5, out, 16).written == 3;
}
static_assert(writes_in_a_notation());

constexpr bool stops_before_what_does_not_fit() {
  const std::string_view in = "aba€xa😀";
  return writes_to_every_length<char>(in.data(), in.size(), [](const char* units, size_t size, auto* out, size_t room) {
    return escape_in(doubling{}, units, size, out, room);
  });
}
static_assert(stops_before_what_does_not_fit());

static_assert(std::is_same_v<decltype(make_measured_text<char>([](char* out, size_t size) {
                               return escape_in(doubling{}, "xa€", 5, out, size);
                             })),
                             decltype("xaaa0020AC"_text)>);

int main() {
  return at_run_time(writes_digits<char>, writes_digits<char32_t>, writes_in_a_notation,
                     stops_before_what_does_not_fit);
}
