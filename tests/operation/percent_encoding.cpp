// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/percent_encoding.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

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
static_assert(is(percent_encode("20 €"_text), "20%20%E2%82%AC"_text));
static_assert(is(percent_decode("20%20%E2%82%AC"_text), "20 €"_text));
static_assert(is(percent_encode(u"€"_text), u"%E2%82%AC"_text) && is(percent_decode(U"%F0%9F%98%80"_text), U"😀"_text));
static_assert(is(percent_encode(L"😀"_text), L"%F0%9F%98%80"_text) &&
              is(percent_decode(u"%F0%9F%98%80"_text), u"😀"_text));
#ifdef __cpp_char8_t
static_assert(is(percent_encode(u8"€"_text), u8"%E2%82%AC"_text) && is(percent_decode(u8"%E2%82%AC"_text), u8"€"_text));
#endif
static_assert(is(percent_encode(""_text), ""_text) && is(percent_decode(""_text), ""_text));

// RFC 3986 section 2.1: ""%20" is the percent-encoding for the binary octet "00100000" (ABNF: %x20), which in US-ASCII
// corresponds to the space character", ""3a" equals "3A"", "should use uppercase hexadecimal digits".
static_assert(is(percent_encode(" :"_text), "%20%3A"_text) && is(percent_decode("%20%3a%3A"_text), " ::"_text));

// Section 2.3: unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
#define UNRESERVED "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
static_assert(is(percent_encode(UNRESERVED ""_text), UNRESERVED ""_text));
static_assert(is(percent_encode(UNRESERVED ""_text, kept_in_uri::reserved), UNRESERVED ""_text));
// Section 2.2: gen-delims and sub-delims.
#define RESERVED ":/?#[]@" "!$&'()*+,;="
static_assert(is(percent_encode(RESERVED ""_text), "%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"_text));
static_assert(is(percent_encode(RESERVED ""_text, kept_in_uri::reserved), RESERVED ""_text));
static_assert(is(percent_encode("/?q=ß 1"_text, kept_in_uri::reserved), "/?q=%C3%9F%201"_text));
// Section 2.4: "the percent ("%") character [...] must be percent-encoded as "%25"", and nothing is decoded twice.
static_assert(is(percent_encode("%"_text), "%25"_text) &&
              is(percent_encode("%"_text, kept_in_uri::reserved), "%25"_text));
static_assert(is(percent_decode("%2541"_text), "%41"_text) &&
              is(percent_decode(percent_decode("%2541"_text)), "A"_text));

// All other characters.
static_assert(is(percent_encode("\0\x1F\"<>\\^`{|}\x7F"_text, kept_in_uri::reserved),
                 "%00%1F%22%3C%3E%5C%5E%60%7B%7C%7D%7F"_text));

// Section 2.5: "the character A would be represented as "A", the character LATIN CAPITAL LETTER A WITH GRAVE would be
// represented as "%C3%80", and the character KATAKANA LETTER A would be represented as "%E3%82%A2"".
static_assert(is(percent_encode("AÀア"_text), "A%C3%80%E3%82%A2"_text) &&
              is(percent_decode("A%C3%80%E3%82%A2"_text), "AÀア"_text));

// Decodes unreserved characters that are encoded, and accepts reserved ones that are not; `+` is `+`.
static_assert(is(percent_decode("%41%7E日 +%00"_text), "A~日 +\0"_text));

// Every fault and its offset.
constexpr bool is_refused(std::string_view in, fault what, size_t offset, size_t length) {
  char16_t out[32]{};
  const transcoded found = percent_decode(input<char>{in}, out);
  return !found && found.found == verdict{what, offset, length} && found.read == offset && found.fits;
}
constexpr bool refuses() {
  return is_refused("a%G0", fault::invalid_escape, 1, 1) && is_refused("a%4Gz", fault::invalid_escape, 1, 2) &&
         is_refused("%%41", fault::invalid_escape, 0, 1) && is_refused("% 41", fault::invalid_escape, 0, 1) &&
         is_refused("%u0041", fault::invalid_escape, 0, 1) && is_refused("%+1", fault::invalid_escape, 0, 1) &&
         is_refused("100%", fault::truncated, 3, 1) && is_refused("%4", fault::truncated, 0, 2) &&
         is_refused("%E2%82", fault::truncated, 0, 6) && is_refused("a%E2%82%", fault::truncated, 1, 6) &&
         is_refused("%E2%82%A", fault::truncated, 0, 6) && is_refused("%E2%82A", fault::missing_continuation, 0, 6) &&
         is_refused("%E2%82%41", fault::missing_continuation, 0, 6) &&
         is_refused("%E2%G0", fault::missing_continuation, 0, 3) &&
         is_refused("%E2€", fault::missing_continuation, 0, 3) &&
         is_refused("%E2\x82\xAC", fault::missing_continuation, 0, 3) &&
         is_refused("a%80", fault::unexpected_continuation, 1, 3) &&
         is_refused("%C0%AF", fault::invalid_lead, 0, 3) && is_refused("%FF%FF%FF%FF", fault::invalid_lead, 0, 3) &&
         is_refused("%E0%80%80", fault::overlong, 0, 3) && is_refused("%F0%8F%BF%BF", fault::overlong, 0, 3) &&
         is_refused("%ED%A0%80", fault::surrogate, 0, 3) && is_refused("%F4%90%80%80", fault::out_of_range, 0, 3) &&
         is_refused("%41\xC0\x80", fault::invalid_lead, 3, 1) &&
         is_refused("\xE2%82%AC", fault::missing_continuation, 0, 1);
}
static_assert(refuses());

// A character is not part of an escape because its lowest byte is.
constexpr bool is_refused_in_utf16(std::u16string_view in, fault what, size_t offset, size_t length) {
  char out[32]{};
  return percent_decode(in, out).found == verdict{what, offset, length};
}
static_assert(is_refused_in_utf16(u"%4\u0131", fault::invalid_escape, 0, 2) &&
              is(percent_decode(u"\u012541"_text), u"\u012541"_text));
static_assert(is(percent_encode(u"\u0141"_text), u"%C5%81"_text));

// Encoding finds the faults of the input's form.
constexpr bool encoding_stops_at_a_fault() {
  char out[32]{};
  return percent_encode("/\xE0\x80", out) == transcoded{1, 3, {fault::overlong, 1, 1}} &&
         std::string_view{out, 3} == "%2F" &&
         percent_encode(u"a\xDC00", out, kept_in_uri::reserved) ==
             transcoded{1, 1, {fault::unpaired_low_surrogate, 1, 1}};
}
static_assert(encoding_stops_at_a_fault());

// Into a buffer, from any form into any form.
constexpr bool writes_to_a_buffer() {
  char octets[16]{'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'};
  if (percent_encode(U"/日", octets, kept_in_uri::reserved) != transcoded{2, 10, {fault::none, 2, 0}}) return false;
  if (std::string_view{octets, 11} != "/%E6%97%A5x") return false;
  wchar_t units[4]{};
  return percent_decode(std::string_view{octets, 10}, units) == transcoded{10, 2, {fault::none, 10, 0}} &&
         units[1] == L'日';
}
static_assert(writes_to_a_buffer());

constexpr auto unreserved = [](const auto* in, size_t size, auto* out, size_t room) {
  return percent_encode(in, size, out, room);
};
constexpr auto reserved = [](const auto* in, size_t size, auto* out, size_t room) {
  return percent_encode(in, size, out, room, kept_in_uri::reserved);
};
constexpr auto back = [](const auto* in, size_t size, auto* out, size_t room) {
  return percent_decode(in, size, out, room);
};

template <class Unit>
constexpr bool stops_before_what_does_not_fit() {
  const std::string_view in = "a/ß\x01😀z", written = "ß/%C3%9F%20%F0%9F%98%80😀";
  return writes_to_every_length<Unit>(in.data(), in.size(), unreserved) &&
         writes_to_every_length<Unit>(in.data(), in.size(), reserved) &&
         writes_to_every_length<Unit>(written.data(), written.size(), back);
}
static_assert(stops_before_what_does_not_fit<char>());

// Encoding and decoding gives the input; the output is ASCII.
template <class Unit>
constexpr bool comes_back_from_percents(scalar_value value) {
  return comes_back<Unit>(value, true, unreserved, back) && comes_back<Unit>(value, true, reserved, back);
}
static_assert(holds_in_the_sample(comes_back_from_percents<char>));

// Rejections are SFINAE-friendly.
template <unvalidated_literal Text>
concept decodes = requires { sizeof(percent_decode(text_constant<Text>{})); };
template <unvalidated_literal Text>
concept decodes_constant = requires { sizeof(percent_decode(text_constant<Text>{})); };
template <unvalidated_literal Text>
concept encodes = requires { sizeof(percent_encode(text_constant<Text>{})); };
static_assert(decodes<"%41"> && !decodes<"%4"> && !decodes<"%C0%80"> && !decodes<"\xC0"> && encodes<" "> &&
              !encodes<u"\xD83D">);
static_assert(decodes_constant<"%41"> && !decodes_constant<"%4">);

bool converts_windows_of_text() {
  return
      converts_windows({"a", "plain text ", "é", "€", "\u0085", "😀", "\"", "\n", "?", "%"}, {"\xC3"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return percent_encode(in, size, out, room);
                       }) &&
      converts_windows({"a", "plain text ", "é", "€", "\u0085", "😀", "\"", "\n", "?", "%"}, {"\xE2\x82"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return percent_encode(in, size, out, room, kept_in_uri::reserved);
                       }) &&
      converts_windows({"a", "plain text ", "é", "日本", "😀", "%20", "%E2%82%AC"}, {"\xC3", "%C3", "%"},
                       [](const char* in, size_t size, auto* out, size_t room) {
                         return percent_decode(in, size, out, room);
                       });
}

// At run time, escapes are decoded in windows of 512 bytes. Here a text has every length up to 70 bytes, and lengths
// around one and two windows, with a sequence of every length at the end, every fault after it, and each room around
// its size.
template <class In, class Out>
bool decodes_windows() {
  constexpr std::u32string_view values = U"zé€😀";
  constexpr std::string_view sequences[]{"z", "%C3%A9", "%e2%82%AC", "%F0%9F%98%80"};
  struct ending {
    std::string_view units;
    fault what;
    size_t length;
  };
  constexpr ending endings[]{{"", fault::none, 0},
                             {"%", fault::truncated, 1},
                             {"%4", fault::truncated, 2},
                             {"%G0", fault::invalid_escape, 1},
                             {"%E2%82", fault::truncated, 6},
                             {"%E2%82z", fault::missing_continuation, 6},
                             {"%C0%80", fault::invalid_lead, 3},
                             {"%C3\xA9", fault::missing_continuation, 3},
                             {"\xC3%A9", fault::missing_continuation, 1}};
  for (size_t before = 0; before < 1030; before += before <= 70 || (before % 512 + 6) % 512 <= 8 ? 1u : 41u) {
    for (size_t width = 1; width <= 4; ++width) {
      for (const ending& end : endings) {
        if (sizeof(In) > 1 && end.units.find_first_of("\xA9\xC3") != end.units.npos) continue;
        // Escapes and other characters, the sequence, and the fault.
        std::string units;
        std::basic_string<Out> expected;
        std::vector<size_t> ends{0}, begins{0};  // of characters, in code units of the output and of the input
        const auto append = [&](std::string_view written, char32_t value) {
          Out encoded[4]{};
          expected.append(encoded, encode_to(encoded, scalar_value::unchecked(value)));
          units += written;
          ends.push_back(expected.size());
          begins.push_back(units.size());
        };
        for (size_t at = 0; at < before; ++at) append(at % 3 == 0 ? "%41" : "b", at % 3 == 0 ? U'A' : U'b');
        append(sequences[width - 1], values[width - 1]);
        units += end.units;
        const std::vector<In> in(units.begin(), units.end());
        for (size_t room = before < 20 ? 0 : expected.size() - 6; room <= expected.size() + 4; ++room) {
          std::vector<Out> out(room);
          size_t fitting = ends.size() - 1;
          while (ends[fitting] > room) --fitting;
          const bool fits = ends[fitting] == expected.size();
          const verdict found = fits && end.what != fault::none ? verdict{end.what, begins[fitting], end.length}
                                                                : verdict{fault::none, begins[fitting], 0};
          if (percent_decode(in.data(), in.size(), out.data(), room) !=
              transcoded{begins[fitting], ends[fitting], found, fits})
            return false;
          for (size_t at = 0; at < room; ++at) {
            if (out[at] != (at < ends[fitting] ? expected[at] : Out{})) return false;
          }
        }
      }
    }
  }
  return true;
}

bool reads_every_ascii_character() {
  return converts_every_ascii_character([](const char* in, size_t size, auto* out, size_t room) {
    return percent_decode(in, size, out, room);
  });
}

int main() {
  for (law* const each :
       {comes_back_from_percents<char>, comes_back_from_percents<char16_t>, comes_back_from_percents<char32_t>}) {
    if (!holds_in_the_sample(each)) return 100;
  }
  return at_run_time(converts_windows_of_text, reads_every_ascii_character, decodes_windows<char, char>,
                     decodes_windows<char, char16_t>, decodes_windows<char16_t, char>,
                     decodes_windows<char32_t, char32_t>, refuses, encoding_stops_at_a_fault, writes_to_a_buffer,
                     stops_before_what_does_not_fit<char>, stops_before_what_does_not_fit<char16_t>);
}
