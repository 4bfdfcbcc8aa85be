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

constexpr std::string_view view(const escape_sequence& written) { return {written.characters, written.size}; }

// An escape is built of characters and digits.
constexpr bool writes_digits() {
  escape_sequence hexadecimal, octal;
  hexadecimal.append('%');
  hexadecimal.append(0x2Fu, 2);
  hexadecimal.append(U'\U0010FFFF', 8);
  octal.append(0x7Fu, 3, 3);
  octal.append(U'\0', 3, 3);
  return view(hexadecimal) == "%2F0010FFFF" && view(octal) == "177000" && view({}).empty();
}
static_assert(writes_digits());

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
  static constexpr escape_sequence make_escape(scalar_value value) noexcept {
    escape_sequence result;
    result.append('a');
    value == U'a' ? result.append('a') : result.append(value, 6);
    return result;
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

int main() { return at_run_time(writes_digits, writes_in_a_notation, stops_before_what_does_not_fit); }
