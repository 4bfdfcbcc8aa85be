// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/unescaping.hpp>

#include <string_view>
#include <type_traits>

#include <u8lit/text/literals.hpp>
#include "../support/every_length.hpp"
#include "../support/at_run_time.hpp"
#include "../support/windows.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

constexpr decoded number(std::string_view units, size_t at, unsigned base, size_t least, size_t most) {
  const input<char> exact{units};
  return read_digits(exact.data(), exact.size(), at, base, least, most);
}
constexpr decoded braced(std::string_view units, size_t at, unsigned base) {
  const input<char> exact{units};
  return read_braced_digits(exact.data(), exact.size(), at, base);
}
constexpr decoded is(char32_t value, size_t length) { return {value, length, fault::none}; }
constexpr decoded fails(fault what, size_t length) { return {replacement_character, length, what}; }

// Reads as many digits as there are, from `least` to `most`; the length includes the whole escape.
static_assert(number("x41", 1, 16, 2, 2) == is(0x41, 3) && number("x41F", 1, 16, 2, 2) == is(0x41, 3));
static_assert(number("7", 0, 8, 1, 3) == is(7, 1) && number("1234", 0, 8, 1, 3) == is(0123, 3) &&
              number("18", 0, 8, 1, 3) == is(1, 1));
static_assert(number("aF", 0, 16, 1, 9) == is(0xAF, 2) &&
              number("ffffffffff", 0, 16, 1, 10) == is(numeral::too_large, 10));
static_assert(number("10FFFF", 0, 16, 1, 6) == is(0x10FFFF, 6) && number("10FFFFF", 0, 16, 1, 8) == is(0x10FFFFF, 7));
static_assert(number("x4", 1, 16, 2, 2) == fails(fault::truncated, 2) &&
              number("x", 1, 16, 1, 2) == fails(fault::truncated, 1));
static_assert(number("x4g", 1, 16, 2, 2) == fails(fault::invalid_escape, 2) &&
              number("8", 0, 8, 1, 3) == fails(fault::invalid_escape, 0));

static_assert(braced("x{41}", 1, 16) == is(0x41, 5) && braced("x{7}}", 1, 8) == is(7, 4));
static_assert(braced("x", 1, 16) == fails(fault::truncated, 1) && braced("x{", 1, 16) == fails(fault::truncated, 2));
static_assert(braced("x{41", 1, 16) == fails(fault::truncated, 4) &&
              braced("x{}", 1, 16) == fails(fault::invalid_escape, 2));
static_assert(braced("x4", 1, 16) == fails(fault::invalid_escape, 1) &&
              braced("x{8}", 1, 8) == fails(fault::invalid_escape, 2));

// A notation: `<41>` is a code unit, and `.` must be escaped.
template <code_unit Number>
struct angles {
  static constexpr char32_t escape_character = U'<';
  static constexpr bool reads_unescaped(char32_t value) noexcept { return value != U'.'; }
  template <code_unit Unit>
  static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    return decode_escaped_units<angles, Number>(units, size, [](const Unit* rest, size_t left) noexcept {
      const decoded found = read_digits(rest, left, 1, 16, 1, 4);
      if (!found) return found;
      if (found.length == left || to_unsigned(rest[found.length]) != U'>') return escape_fault(found.length, left);
      return decoded{found.value, found.length + 1, fault::none};
    });
  }
  static constexpr auto& name = u8"text in angle brackets";
};

// Sequences of escaped code units have the faults of their form, and the lengths of the escapes.
constexpr bool finds(auto notation, std::string_view in, fault what, size_t offset, size_t length) {
  char out[16]{};
  const input<char> exact{in};
  const transcoded found = unescape<decltype(notation)>(exact.data(), exact.size(), out, 16);
  return found.found == verdict{what, offset, length} && found.read == offset;
}
constexpr angles<octet> octets;
constexpr angles<char16_t> pairs;
constexpr angles<char32_t> values;
constexpr bool reads_a_notation() {
  return finds(octets, "ab<E2><82><AC>z", fault::none, 15, 0) && finds(octets, "a<E2><82>", fault::truncated, 1, 8) &&
         finds(octets, "a<E2><82>z", fault::missing_continuation, 1, 8) &&
         finds(octets, "<E2><8", fault::truncated, 0, 4) && finds(octets, "<E2><", fault::truncated, 0, 4) &&
         finds(octets, "<E2><>", fault::missing_continuation, 0, 4) &&
         finds(octets, "<ED><A0><80>", fault::surrogate, 0, 4) &&
         finds(octets, "<80>", fault::unexpected_continuation, 0, 4) &&
         finds(octets, "<f0><9f><98><80><41>", fault::none, 20, 0) &&
         finds(octets, "<C1>", fault::invalid_lead, 0, 4) && finds(octets, "a.", fault::unescaped, 1, 1) &&
         finds(octets, "<G>", fault::invalid_escape, 0, 1) && finds(octets, "<12", fault::truncated, 0, 3) &&
         finds(octets, "a\xC0", fault::invalid_lead, 1, 1) && finds(pairs, "<D83D><DE00>", fault::none, 12, 0) &&
         finds(pairs, "<D83D>z", fault::unpaired_high_surrogate, 0, 6) &&
         finds(pairs, "<D83D>", fault::unpaired_high_surrogate, 0, 6) &&
         finds(pairs, "<DE00>", fault::unpaired_low_surrogate, 0, 6) &&
         finds(values, "<D83D><DE00>", fault::surrogate, 0, 6) && finds(values, "<20AC><1>", fault::none, 9, 0);
}
static_assert(reads_a_notation());

constexpr bool stops_before_what_does_not_fit() {
  const std::string_view in = "a<E2><82><AC>ß<41>😀";
  return writes_to_every_length<char>(in.data(), in.size(), [](const char* units, size_t size, auto* out, size_t room) {
    return unescape<angles<octet>>(units, size, out, room);
  });
}
static_assert(stops_before_what_does_not_fit());

// At compile time: the text, or an incomplete type that names the fault, its place and the escape.
static_assert(
    std::is_same_v<decltype(escape_sequences::unescape_literal<angles<octet>, u"<E2><82><AC>">()),
                   decltype(u"€"_text)>);
template <fixed_text Text>
using diagnostic_in = escape_sequences::diagnostic_of<angles<octet>, Text>;
static_assert(std::is_same_v<diagnostic_in<"<41>">, well_formed_text>);
template <fault What, size_t Octet, char... Written>
using refused_as = escape_sequences::ill_formed_in<angles<octet>, What, diagnostic::at_byte<Octet>,
                                                escape_sequences::escape<Written...>>;
static_assert(
    std::is_same_v<diagnostic_in<"a<80>">, refused_as<fault::unexpected_continuation, 2, '<', '8', '0', '>'>>);
static_assert(std::is_same_v<diagnostic_in<"a<q">, refused_as<fault::invalid_escape, 2, '<', 'q'>>);
static_assert(std::is_same_v<diagnostic_in<"a<€">, refused_as<fault::invalid_escape, 2, '<'>>);
static_assert(std::is_same_v<diagnostic_in<"<">, refused_as<fault::truncated, 1, '<'>> &&
              std::is_same_v<diagnostic_in<".">, refused_as<fault::unescaped, 1, '.'>>);
static_assert(
    std::is_same_v<diagnostic_in<u"€<">,
                   escape_sequences::ill_formed_in<angles<octet>, fault::truncated, diagnostic::at_code_unit<2>,
                                                   escape_sequences::escape<'<'>>>);
// The same in words.
template <fixed_text Text>
constexpr bool says(std::string_view expected) {
  const sentence words = escape_sequences::words_for_notation<angles<octet>, Text>();
  return std::string_view{words.data(), words.size()} == expected;
}
static_assert(says<"a<q">("ill-formed text in angle brackets: the escape at byte 2, \"<q\", is invalid"));
static_assert(says<"<€€">("ill-formed text in angle brackets: the escape at byte 1, \"<<U+20AC>\", is invalid"));
static_assert(says<u"€<E2">("ill-formed text in angle brackets: the escape at code unit 2, \"<E2\", is truncated"));
static_assert(says<"€.">("ill-formed text in angle brackets: the character at byte 4, \".\", must be escaped"));

bool copies_windows() {
  return converts_windows({"a", "plain text ", "é", "€", "日本", "😀", "<41>", "<E2><82><AC>"},
                          {"\xC3", "<C3>", ".", "<"},
                          [](const char* in, size_t size, auto* out, size_t room) {
                            return unescape<angles<octet>>(in, size, out, room);
                          });
}

int main() { return at_run_time(reads_a_notation, stops_before_what_does_not_fit, copies_windows); }
