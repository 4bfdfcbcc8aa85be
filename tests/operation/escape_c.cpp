// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/escape_c.hpp>
#include <u8lit/text/literals.hpp>

#include <initializer_list>
#include <string_view>

#include "../support/every_length.hpp"
#include "../support/laws.hpp"
#include "../support/round_trip.hpp"
#include "../support/at_run_time.hpp"
#include "../support/windows.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// The result has exactly the type of the literal, in every form.
static_assert(is(escape_c("1\n2"_text), R"(1\n2)"_text));
static_assert(is(unescape_c(R"(1\n2)"_text), "1\n2"_text) && is(unescape_c(R"(1\n2)"_text), "1\n2"_text));
static_assert(is(escape_c("€😀"_text, beyond_ascii::escaped), R"(\u20AC\U0001F600)"_text));
static_assert(is(escape_c(u"€😀"_text, beyond_ascii::escaped), uR"(\u20AC\U0001F600)"_text));
static_assert(is(escape_c(u"€\""_text), u"€\\\""_text) && is(escape_c(U"😀\x1F"_text), U"😀\\037"_text));
static_assert(is(unescape_c(uR"(\u20AC\U0001F600)"_text), u"€😀"_text) && is(unescape_c(LR"(\101)"_text), L"A"_text));
#ifdef __cpp_char8_t
static_assert(is(escape_c(u8"€\""_text), u8"€\\\""_text) && is(unescape_c(u8"\\u20AC"_text), u8"€"_text));
#endif
static_assert(is(escape_c(""_text), ""_text) && is(unescape_c(""_text), ""_text) &&
              is(escape_c("日本語"_text), "日本語"_text));

// All of the simple escapes ([lex.ccon]), and no character that a literal's end, an escape or a trigraph could be
// made of.
static_assert(is(escape_c("\a\b\f\n\r\t\v\"\\?"_text), R"(\a\b\f\n\r\t\v\"\\\?)"_text));
static_assert(is(unescape_c(R"(\a\b\f\n\r\t\v\"\\\?\')"_text), "\a\b\f\n\r\t\v\"\\?'"_text));
static_assert(is(escape_c("\?\?=\?\?/' 09AZaz~"_text), R"(\?\?=\?\?/' 09AZaz~)"_text));

// The other controls in octal, because three digits end by themselves; those beyond ASCII as the literal's code units.
static_assert(is(escape_c("\0" "1\x1F" "7\x7F" "f"_text), R"(\0001\0377\177f)"_text));
static_assert(is(escape_c("\u0080\u0085\u009F\u00A0"_text, beyond_ascii::escaped),
                 R"(\302\200\302\205\302\237\u00A0)"_text));
static_assert(is(escape_c(u"\u0080\u009F\u00A0"_text, beyond_ascii::escaped), uR"(\200\237\u00A0)"_text));
static_assert(is(escape_c("\u0085\u00A0"_text), "\\302\\205\u00A0"_text) &&
              is(escape_c(U"\u0085"_text), U"\\205"_text));
static_assert(is(escape_c("\uFFFF\U00010000\U0010FFFF"_text, beyond_ascii::escaped),
                 R"(\uFFFF\U00010000\U0010FFFF)"_text));

// Escaped code units: one to three octal digits, any number of hexadecimal digits, and the braces of C++23.
static_assert(is(unescape_c(R"(\0\7\18\101\1012\x41\x000041\xe6\x97\xA5\346\227\245\xE6\227\x{A5})"_text),
                 "\0\7\1"
                 "8AA2AA日日日"_text));
static_assert(is(unescape_c(R"(\o{101}\o{0000000101}\x{41}\x{0000000000041}\u{41}\u{20ac}\u{0000001F600})"_text),
                 "AAAAA€😀"_text));
static_assert(is(unescape_c(uR"(\xD83D\xDE00\x{65E5}\177)"_text), u"😀日\x7F"_text) &&
              is(unescape_c(UR"(\x1F600\x0001F600)"_text), U"😀😀"_text));
static_assert(is(unescape_c(R"(\u0041\U00000041\ud7ff\uE000\U0010FFFF)"_text), "AA\uD7FF\uE000\U0010FFFF"_text));

// Every fault and its offset.
constexpr bool is_refused(std::string_view in, fault what, size_t offset, size_t length) {
  char16_t out[32]{};
  const transcoded found = unescape_c(input<char>{in}, out);
  return !found && found.found == verdict{what, offset, length} && found.read == offset && found.fits;
}
constexpr bool refuses() {
  return is_refused("ab\\uD800", fault::surrogate, 2, 6) && is_refused("\\uDFFF", fault::surrogate, 0, 6) &&
         is_refused("\\uD83D\\uDE00", fault::surrogate, 0, 6) && is_refused("\\U0000D800", fault::surrogate, 0, 10) &&
         is_refused("\\u{D800}", fault::surrogate, 0, 8) && is_refused("\\U00110000", fault::out_of_range, 0, 10) &&
         is_refused("\\UFFFFFFFF", fault::out_of_range, 0, 10) &&
         is_refused("\\u{100000041}", fault::out_of_range, 0, 13) &&
         is_refused("\\x100", fault::out_of_range, 0, 5) && is_refused("\\x100000041", fault::out_of_range, 0, 11) &&
         is_refused("\\400", fault::out_of_range, 0, 4) && is_refused("\\o{400}", fault::out_of_range, 0, 7) &&
         is_refused("\\xE6a", fault::out_of_range, 0, 5) && is_refused("\\xE6\\x97", fault::truncated, 0, 8) &&
         is_refused("\\xE6\\227x", fault::missing_continuation, 0, 8) &&
         is_refused("\\xE6\\u00A5", fault::missing_continuation, 0, 4) &&
         is_refused("\\xE6\\x100", fault::missing_continuation, 0, 4) &&
         is_refused("\\xE6\\n", fault::missing_continuation, 0, 4) &&
         is_refused("\\xE6\\x", fault::truncated, 0, 4) &&
         is_refused("\\200", fault::unexpected_continuation, 0, 4) &&
         is_refused("\\xC0\\x80", fault::invalid_lead, 0, 4) &&
         is_refused("\\340\\200\\200", fault::overlong, 0, 4) &&
         is_refused("\\xED\\xA0\\x80", fault::surrogate, 0, 4) &&
         is_refused("\\xF4\\x90\\x80\\x80", fault::out_of_range, 0, 4) &&
         is_refused("a\\q", fault::invalid_escape, 1, 1) && is_refused("\\8", fault::invalid_escape, 0, 1) &&
         is_refused("\\e", fault::invalid_escape, 0, 1) &&
         is_refused("\\N{DIGIT ONE}", fault::invalid_escape, 0, 1) &&
         is_refused("\\\n", fault::invalid_escape, 0, 1) && is_refused("\\X41", fault::invalid_escape, 0, 1) &&
         is_refused({"\\\0", 2}, fault::invalid_escape, 0, 1) &&
         is_refused("\\\xC3\xA9", fault::invalid_escape, 0, 1) && is_refused("\\xg", fault::invalid_escape, 0, 2) &&
         is_refused("\\x{}", fault::invalid_escape, 0, 3) && is_refused("\\x{4g}", fault::invalid_escape, 0, 4) &&
         is_refused("\\o1", fault::invalid_escape, 0, 2) && is_refused("\\o{8}", fault::invalid_escape, 0, 3) &&
         is_refused("\\u{4 1}", fault::invalid_escape, 0, 4) && is_refused("\\u004g", fault::invalid_escape, 0, 5) &&
         is_refused("\\U0000004\"", fault::invalid_escape, 0, 9) &&
         is_refused("\\U{41}", fault::invalid_escape, 0, 2) && is_refused("ab\\", fault::truncated, 2, 1) &&
         is_refused("\\x", fault::truncated, 0, 2) && is_refused("\\o", fault::truncated, 0, 2) &&
         is_refused("\\u", fault::truncated, 0, 2) && is_refused("\\x{", fault::truncated, 0, 3) &&
         is_refused("\\o{1", fault::truncated, 0, 4) && is_refused("\\u{41", fault::truncated, 0, 5) &&
         is_refused("\\u123", fault::truncated, 0, 5) && is_refused("\\U0010FFF", fault::truncated, 0, 9) &&
         is_refused("a\"", fault::unescaped, 1, 1) && is_refused("\n", fault::unescaped, 0, 1) &&
         is_refused("\r", fault::unescaped, 0, 1) && is_refused("\\n\xC0\x80", fault::invalid_lead, 2, 1) &&
         is_refused("\xE2\x82", fault::truncated, 0, 2);
}
static_assert(refuses());

// In the wider forms the code units have other limits and other faults.
constexpr bool refuses_wide_ones() {
  char out[32]{};
  return unescape_c(u"\\xD800z", out).found == verdict{fault::unpaired_high_surrogate, 0, 6} &&
         unescape_c(u"\\xDC00", out).found == verdict{fault::unpaired_low_surrogate, 0, 6} &&
         unescape_c(u"\\xD800\\uDC00", out).found == verdict{fault::unpaired_high_surrogate, 0, 6} &&
         unescape_c(u"\\x10000", out).found == verdict{fault::out_of_range, 0, 7} &&
         unescape_c(U"\\xD800", out).found == verdict{fault::surrogate, 0, 6} &&
         unescape_c(U"\\x110000", out).found == verdict{fault::out_of_range, 0, 8} &&
         unescape_c(U"\\x100000041", out).found == verdict{fault::out_of_range, 0, 11} &&
         unescape_c(u"\\xD83D\\xDE00", out) == transcoded{12, 4, {fault::none, 12, 0}} &&
         unescape_c(u"\\x4\u0131", out) == transcoded{4, 3, {fault::none, 4, 0}} &&
         unescape_c(u"\\\u016E", out).found == verdict{fault::invalid_escape, 0, 1};
}
static_assert(refuses_wide_ones());

// Escaping finds the faults of the input's form.
constexpr bool escaping_stops_at_a_fault() {
  char out[32]{};
  return escape_c("\n\xE0\x80", out) == transcoded{1, 2, {fault::overlong, 1, 1}} &&
         std::string_view{out, 2} == "\\n" &&
         escape_c(u"a\xD800", out) == transcoded{1, 1, {fault::unpaired_high_surrogate, 1, 1}};
}
static_assert(escaping_stops_at_a_fault());

// Into a buffer of any form; the input's form is the literal's.
constexpr bool writes_to_a_buffer() {
  char octets[16]{'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'};
  if (escape_c(U"\t日", octets) != transcoded{2, 5, {fault::none, 2, 0}} || std::string_view{octets, 6} != "\\t日x")
    return false;
  if (escape_c(u"\u0085", octets) != transcoded{1, 4, {fault::none, 1, 0}} || std::string_view{octets, 4} != "\\205")
    return false;
  if (escape_c("\u0085", octets) != transcoded{2, 8, {fault::none, 2, 0}}) return false;
  char32_t values[2]{};
  return unescape_c(std::string_view{octets, 8}, values) == transcoded{8, 1, {fault::none, 8, 0}} &&
         values[0] == U'\u0085';
}
static_assert(writes_to_a_buffer());

constexpr auto kept = [](const auto* in, size_t size, auto* out, size_t room) { return escape_c(in, size, out, room); };
constexpr auto escaped = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_c(in, size, out, room, beyond_ascii::escaped);
};
constexpr auto back = [](const auto* in, size_t size, auto* out, size_t room) {
  return unescape_c(in, size, out, room);
};

template <class Unit>
constexpr bool stops_before_what_does_not_fit() {
  const std::string_view in = "?ß\x01\u0085\n😀z", written = R"(\?ß\U0001F600\n\xE6\227\xA5\1😀)";
  return writes_to_every_length<Unit>(in.data(), in.size(), kept) &&
         writes_to_every_length<Unit>(in.data(), in.size(), escaped) &&
         writes_to_every_length<Unit>(written.data(), written.size(), back);
}
static_assert(stops_before_what_does_not_fit<char>());

// Escaping and unescaping gives the input; with beyond_ascii::escaped the output is ASCII.
template <class Unit>
constexpr bool comes_back_from_c(scalar_value value) {
  return comes_back<Unit>(value, false, kept, back) && comes_back<Unit>(value, true, escaped, back);
}
static_assert(holds_in_the_sample(comes_back_from_c<char>));

// Rejections are SFINAE-friendly.
template <unvalidated_literal Text>
concept unescapes = requires { sizeof(unescape_c(text_constant<Text>{})); };
template <unvalidated_literal Text>
concept unescapes_constant = requires { sizeof(unescape_c(text_constant<Text>{})); };
template <unvalidated_literal Text>
concept escapes = requires { sizeof(escape_c(text_constant<Text>{})); };
static_assert(unescapes<"\\u20AC"> && !unescapes<"\\uD800"> && !unescapes<"\\xC0"> && !unescapes<"\xC0"> &&
              !unescapes<u"\xD83D">);
static_assert(unescapes_constant<"\\u20AC"> && !unescapes_constant<"\\uD800"> && escapes<"\n"> && !escapes<"\xC0">);

// The notation itself.
template <code_unit Literal>
constexpr bool is_written(char32_t value, std::string_view expected) {
  char written[16]{};
  c_notation<Literal>::write_escape(escape_writer<char>{written}, scalar_value::unchecked(value));
  return written == expected;
}

// The escapes: a letter, octal code units in the literal's form, or a character's number.
static_assert(is_written<char>(U'\n', "\\n") && is_written<char>(U'?', "\\?") && is_written<char32_t>(U'"', "\\\""));
static_assert(is_written<char>(0, "\\000") && is_written<char>(0x1B, "\\033") && is_written<char16_t>(0x7F, "\\177"));
static_assert(is_written<char>(0x80, "\\302\\200") && is_written<char16_t>(0x80, "\\200") &&
              is_written<wchar_t>(0x9F, "\\237"));
static_assert(is_written<char>(0xA0, "\\u00A0") && is_written<char>(0xFFFF, "\\uFFFF") &&
              is_written<char>(0x10000, "\\U00010000"));

// The characters that are escaped.
constexpr c_notation<char> keeping{}, ascii{beyond_ascii::escaped};
static_assert(keeping.writes_unescaped(U'a') && keeping.writes_unescaped(U'\'') && keeping.writes_unescaped(U' ') &&
              keeping.writes_unescaped(U'~') && keeping.writes_unescaped(0xA0) && keeping.writes_unescaped(0x10FFFF));
static_assert(!keeping.writes_unescaped(U'?') && !keeping.writes_unescaped(U'"') &&
              !keeping.writes_unescaped(U'\\') && !keeping.writes_unescaped(0x1F) &&
              !keeping.writes_unescaped(0x7F) && !keeping.writes_unescaped(0x9F));
static_assert(ascii.writes_unescaped(U'~') && !ascii.writes_unescaped(0xA0) && !ascii.writes_unescaped(0x10FFFF));

// The characters that may be unescaped in the input.
static_assert(keeping.reads_unescaped(U'?') && keeping.reads_unescaped(U'\t') && keeping.reads_unescaped(0) &&
              keeping.reads_unescaped(U'\'') && keeping.reads_unescaped(0x85));
static_assert(!keeping.reads_unescaped(U'"') && !keeping.reads_unescaped(U'\\') && !keeping.reads_unescaped(U'\n') &&
              !keeping.reads_unescaped(U'\r'));

// Reads one escape, or one sequence of escaped code units.
template <code_unit Literal>
constexpr decoded read(std::string_view units) {
  return c_notation<Literal>::decode_escape(units.data(), units.size());
}
static_assert(read<char>("\\nn") == decoded{U'\n', 2, fault::none} &&
              read<char>("\\0017") == decoded{1, 4, fault::none});
static_assert(read<char>("\\xE2\\x82\\xAC!") == decoded{U'€', 12, fault::none} &&
              read<char16_t>("\\x20AC!") == decoded{U'€', 6, fault::none});
static_assert(read<char16_t>("\\xD83D\\157000") == decoded{replacement_character, 6, fault::unpaired_high_surrogate});
static_assert(read<char32_t>("\\x1F600") == decoded{U'😀', 7, fault::none} &&
              read<char>("\\x1F600").what == fault::out_of_range);

// Reads one escaped code unit.
static_assert(c_notation<char>::read_unit("\\xE2", 4) == decoded{0xE2, 4, fault::none});
static_assert(c_notation<char>::read_unit("\\u0041", 6).what == fault::invalid_escape);
static_assert(read<char>("\\xE2z") == decoded{replacement_character, 4, fault::missing_continuation} &&
              read<char>("\\xE2") == decoded{replacement_character, 4, fault::truncated});

bool converts_windows_of_text() {
  return
      converts_windows({"a", "plain text ", "é", "€", "\u0085", "😀", "\"", "\n", "?", "%"}, {"\xC3"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return escape_c(in, size, out, room);
                       }) &&
      converts_windows({"a", "plain text ", "é", "€", "\u0085", "😀", "\"", "\n", "?", "%"}, {"\xE2\x82"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return escape_c(in, size, out, room, beyond_ascii::escaped);
                       }) &&
      converts_windows({"a", "plain text ", "é", "日本", "😀", "\\n", "\\u20AC", "\\342\\202\\254"},
                       {"\xC3", "\n", "\"", "\\uD800", "\\"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return unescape_c(in, size, out, room);
                       });
}

bool reads_every_ascii_character() {
  return converts_every_ascii_character([](const char* in, size_t size, auto* out, size_t room) {
    return unescape_c(in, size, out, room);
  });
}

int main() {
  for (law* const each : {comes_back_from_c<char>, comes_back_from_c<char16_t>, comes_back_from_c<char32_t>}) {
    if (!holds_in_the_sample(each)) return 100;
  }
  return at_run_time(converts_windows_of_text, reads_every_ascii_character,
                     refuses, refuses_wide_ones, escaping_stops_at_a_fault, writes_to_a_buffer,
                     stops_before_what_does_not_fit<char>, stops_before_what_does_not_fit<char16_t>);
}
