// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/escape_json.hpp>

#include <initializer_list>
#include <string_view>

#include <u8lit/text/literals.hpp>
#include "../support/every_length.hpp"
#include "../support/laws.hpp"
#include "../support/round_trip.hpp"
#include "../support/at_run_time.hpp"
#include "../support/windows.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::literals;

// The result has exactly the type of the literal, in every form.
static_assert(is(escape_json("1\n2"_text), R"(1\n2)"_text));
static_assert(is(unescape_json(R"(1\n2)"_text), "1\n2"_text) && is(unescape_json(R"(1\n2)"_text), "1\n2"_text));
static_assert(is(escape_json("€😀"_text, beyond_ascii::escaped), R"(\u20AC\uD83D\uDE00)"_text));
static_assert(is(escape_json(u"€\""_text), u"€\\\""_text) && is(escape_json(U"😀\x1F"_text), U"😀\\u001F"_text));
static_assert(is(unescape_json(u"\\u20AC\\uD83D\\uDE00"_text), u"€😀"_text) &&
              is(unescape_json(L"\\/"_text), L"/"_text));
#ifdef __cpp_char8_t
static_assert(is(escape_json(u8"€\""_text), u8"€\\\""_text) && is(unescape_json(u8"\\u20AC"_text), u8"€"_text));
#endif
static_assert(is(escape_json(""_text), ""_text) && is(unescape_json(""_text), ""_text) &&
              is(escape_json("日本語"_text), "日本語"_text));

// RFC 8259 section 7: "quotation mark, reverse solidus, and the control characters (U+0000 through U+001F)".
static_assert(is(escape_json("\"\\"_text), R"(\"\\)"_text) && is(escape_json("\b\f\n\r\t"_text), R"(\b\f\n\r\t)"_text));
static_assert(is(escape_json("\0\x01\a\v\x0E\x0F\x10\x1B\x1F"_text),
                 R"(\u0000\u0001\u0007\u000B\u000E\u000F\u0010\u001B\u001F)"_text));
static_assert(is(escape_json(" !#/09AZ[]az~\x7F"_text), " !#/09AZ[]az~\x7F"_text));
static_assert(is(escape_json("~\x7F"_text, beyond_ascii::escaped), R"(~\u007F)"_text));

// The table of short escapes and their characters.
static_assert(is(unescape_json(R"(\"\\\/\b\f\n\r\t)"_text), "\x22\x5C\x2F\x08\x0C\x0A\x0D\x09"_text));
static_assert(is(unescape_json(R"(\u0022\u005C\u005c\u002F\u0008\u000C\u000a\u000D\u0009\u0000)"_text),
                 "\"\\\\/\b\f\n\r\t\0"_text));

// "a string containing only the G clef character (U+1D11E) may be represented as "\uD834\uDD1E"", in letters of
// either case.
static_assert(is(unescape_json(R"(\uD834\uDD1E)"_text), "\U0001D11E"_text) &&
              is(unescape_json(R"(\ud834\udd1e)"_text), "\U0001D11E"_text));
static_assert(is(escape_json("\U0001D11E"_text, beyond_ascii::escaped), R"(\uD834\uDD1E)"_text));
static_assert(is(unescape_json(R"(\uD800\uDC00\uDBFF\uDFFF)"_text), "\U00010000\U0010FFFF"_text));
static_assert(is(unescape_json(R"(\uD7FF\uE000\uFFFF)"_text), "\uD7FF\uE000\uFFFF"_text));

// Every fault and its offset.
constexpr bool is_refused(std::string_view in, fault what, size_t offset, size_t length) {
  char16_t out[32]{};
  const transcoded found = unescape_json(input<char>{in}, out);
  return !found && found.found == verdict{what, offset, length} && found.read == offset && found.fits;
}
constexpr bool refuses() {
  return is_refused("ab\\uD800", fault::unpaired_high_surrogate, 2, 6) &&
         is_refused("\\uDBFFx", fault::unpaired_high_surrogate, 0, 6) &&
         is_refused("a\\uD800\\uD800\\uDC00", fault::unpaired_high_surrogate, 1, 6) &&
         is_refused("\\uD800\\n", fault::unpaired_high_surrogate, 0, 6) &&
         is_refused("\\uD800\\u0041", fault::unpaired_high_surrogate, 0, 6) &&
         is_refused("\\uD800\\uDC0", fault::unpaired_high_surrogate, 0, 6) &&
         is_refused("\\uD800\\", fault::unpaired_high_surrogate, 0, 6) &&
         is_refused("€\\uDC00", fault::unpaired_low_surrogate, 3, 6) &&
         is_refused("\\uDFFF\\uD800", fault::unpaired_low_surrogate, 0, 6) &&
         is_refused("\\q", fault::invalid_escape, 0, 1) && is_refused("a\\'", fault::invalid_escape, 1, 1) &&
         is_refused("\\U0041", fault::invalid_escape, 0, 1) && is_refused("\\x41", fault::invalid_escape, 0, 1) &&
         is_refused("\\0", fault::invalid_escape, 0, 1) && is_refused("\\\n", fault::invalid_escape, 0, 1) &&
         is_refused("\\a\\v", fault::invalid_escape, 0, 1) && is_refused({"\\\0", 2}, fault::invalid_escape, 0, 1) &&
         is_refused("\\u12G4", fault::invalid_escape, 0, 4) && is_refused("\\u 123", fault::invalid_escape, 0, 2) &&
         is_refused("\\u004\"", fault::invalid_escape, 0, 5) && is_refused("\\u+041", fault::invalid_escape, 0, 2) &&
         is_refused("\\u{41}", fault::invalid_escape, 0, 2) &&
         is_refused("\\\xC3\xB1", fault::invalid_escape, 0, 1) && is_refused("ab\\", fault::truncated, 2, 1) &&
         is_refused("\\u", fault::truncated, 0, 2) && is_refused("\\u12", fault::truncated, 0, 4) &&
         is_refused("\\u004", fault::truncated, 0, 5) && is_refused("ab\"", fault::unescaped, 2, 1) &&
         is_refused("\n", fault::unescaped, 0, 1) && is_refused({"a\0", 2}, fault::unescaped, 1, 1) &&
         is_refused("\x1F", fault::unescaped, 0, 1) && is_refused("\\n\xC0\x80", fault::invalid_lead, 2, 1) &&
         is_refused("\xE2\x82", fault::truncated, 0, 2) && is_refused("\xED\xA0\x80", fault::surrogate, 0, 1);
}
static_assert(refuses());

// A character is not part of an escape because its lowest byte is.
constexpr bool is_refused_in_utf16(std::u16string_view in, fault what, size_t offset, size_t length) {
  char out[32]{};
  return unescape_json(in, out).found == verdict{what, offset, length};
}
static_assert(is_refused_in_utf16(u"\\u004\u0131", fault::invalid_escape, 0, 5) &&
              is_refused_in_utf16(u"\\\u016E", fault::invalid_escape, 0, 1));
static_assert(is(unescape_json(u"\u015C\u0122"_text), u"\u015C\u0122"_text));

// Escaping finds the faults of the input's form.
constexpr bool escaping_stops_at_a_fault() {
  char out[32]{};
  return escape_json("\n\xE0\x80", out) == transcoded{1, 2, {fault::overlong, 1, 1}} &&
         std::string_view{out, 2} == "\\n" &&
         escape_json(u"a\xD800", out) == transcoded{1, 1, {fault::unpaired_high_surrogate, 1, 1}};
}
static_assert(escaping_stops_at_a_fault());

// Into a buffer, from any form into any form.
constexpr bool writes_to_a_buffer() {
  char octets[16]{'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'};
  if (escape_json(U"\t日", octets) != transcoded{2, 5, {fault::none, 2, 0}}) return false;
  if (std::string_view{octets, 6} != "\\t日x") return false;
  if (escape_json("\t日", octets, beyond_ascii::escaped) != transcoded{4, 8, {fault::none, 4, 0}}) return false;
  if (std::string_view{octets, 9} != "\\t\\u65E5x") return false;
  char32_t values[4]{};
  const bool back = unescape_json(std::string_view{octets, 8}, values) == transcoded{8, 2, {fault::none, 8, 0}};
  return back && values[0] == U'\t' && values[1] == U'日';
}
static_assert(writes_to_a_buffer());

constexpr auto kept = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_json(in, size, out, room);
};
constexpr auto escaped = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_json(in, size, out, room, beyond_ascii::escaped);
};
constexpr auto back = [](const auto* in, size_t size, auto* out, size_t room) {
  return unescape_json(in, size, out, room);
};

template <class Unit>
constexpr bool stops_before_what_does_not_fit() {
  const std::string_view in = "\"ß\x01\n😀z", written = R"(\"ß\u65E5\n\uD83D\uDE00😀)";
  return writes_to_every_length<Unit>(in.data(), in.size(), kept) &&
         writes_to_every_length<Unit>(in.data(), in.size(), escaped) &&
         writes_to_every_length<Unit>(written.data(), written.size(), back);
}
static_assert(stops_before_what_does_not_fit<char>());

// Escaping and unescaping gives the input; with beyond_ascii::escaped the output is ASCII.
template <class Unit>
constexpr bool comes_back_from_json(scalar_value value) {
  return comes_back<Unit>(value, false, kept, back) && comes_back<Unit>(value, true, escaped, back);
}
static_assert(holds_in_the_sample(comes_back_from_json<char>));

// Rejections are SFINAE-friendly.
template <unvalidated_literal Text>
concept unescapes = requires { sizeof(unescape_json(text_constant<Text>{})); };
template <unvalidated_literal Text>
concept unescapes_constant = requires { sizeof(unescape_json(text_constant<Text>{})); };
template <unvalidated_literal Text>
concept escapes = requires { sizeof(escape_json(text_constant<Text>{})); };
static_assert(unescapes<"\\u20AC"> && !unescapes<"\\uD800"> && !unescapes<"\xC0"> && unescapes<u"\xD83D\xDE00"> &&
              !unescapes<u"\xD83D">);
static_assert(unescapes_constant<"\\u20AC"> && !unescapes_constant<"\\uD800"> && escapes<"\n"> && !escapes<"\xC0">);

bool converts_windows_of_text() {
  return
      converts_windows({"a", "plain text ", "é", "€", "\u0085", "😀", "\"", "\n", "?", "%"}, {"\xC3"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return escape_json(in, size, out, room);
                       }) &&
      converts_windows({"a", "plain text ", "é", "€", "\u0085", "😀", "\"", "\n", "?", "%"}, {"\xE2\x82"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return escape_json(in, size, out, room, beyond_ascii::escaped);
                       }) &&
      converts_windows({"a", "plain text ", "é", "日本", "😀", "\\n", "\\u20AC", "\\uD83D\\uDE00"},
                       {"\xC3", "\n", "\"", "\\uD800", "\\"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return unescape_json(in, size, out, room);
                       });
}

bool reads_every_ascii_character() {
  return converts_every_ascii_character([](const char* in, size_t size, auto* out, size_t room) {
    return unescape_json(in, size, out, room);
  });
}

int main() {
  for (law* const each : {comes_back_from_json<char>, comes_back_from_json<char16_t>, comes_back_from_json<char32_t>}) {
    if (!holds_in_the_sample(each)) return 100;
  }
  return at_run_time(converts_windows_of_text, reads_every_ascii_character,
                     refuses, escaping_stops_at_a_fault, writes_to_a_buffer, stops_before_what_does_not_fit<char>,
                     stops_before_what_does_not_fit<char16_t>);
}
