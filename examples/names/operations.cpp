// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/operations.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/operations.hpp>

#include <cstdio>

using namespace u8lit::literals;

// Constants are made of constants.
static_assert(u8lit::concat("日本"_text, "語"_text) == "日本語"_text);

// Of other texts, the result goes into a buffer.
bool greet(u8lit::utf8_view name) {
  char out[32];
  const auto done = u8lit::concat("Guten Tag, "_utf8, name, "!"_utf8, out);
  std::printf("%.*s\n", static_cast<int>(done.written), out);
  return static_cast<bool>(done);
}

static_assert(u8lit::join(", "_text, "red"_text, "green"_text) == "red, green"_text);

static_assert(u8lit::repeat<3>("ab"_text) == "ababab"_text);

static_assert(u8lit::replace("a-b-c"_text, "-"_text, "::"_text) == "a::b::c"_text);

static_assert(u8lit::reverse("añb"_text) == "bña"_text);

// Offsets count code units and must be boundaries: slice<1, 3> does not compile.
static_assert(u8lit::slice<3, 6>("日本語"_text) == "本"_text && u8lit::slice<3>("日本語"_text) == "本語"_text);

static_assert(u8lit::slice_scalars<1, 1>("日本語"_text) == "本"_text);

// A list of text_constants.
static_assert(u8lit::split("red,green"_text, ","_text).at<1>() == "green"_text);

// A lazy range of views.
int count_columns(u8lit::utf8_view line) {
  int found = 0;
  for (const u8lit::utf8_view column : u8lit::split(line, ",")) found += !column.empty();
  return found;
}

static_assert(u8lit::split_ascii_white_space(" a  b "_text).size() == 2);

static_assert(u8lit::lines("a\r\nb\n"_text).at<0>() == "a"_text && u8lit::lines("a\r\nb\n"_text).size() == 2);

static_assert(u8lit::trim(" a\n"_text) == "a"_text && u8lit::trim("--a-"_text, "-"_text) == "a"_text);

static_assert(u8lit::trim_start("007"_text, U'0') == "7"_text);

static_assert(u8lit::trim_end("a \n"_text) == "a"_text);

static_assert(u8lit::strip_prefix("U+20AC"_text, "U+"_text) == "20AC"_text);

static_assert(u8lit::strip_suffix("a.txt"_text, ".txt"_text) == "a"_text);

static_assert(u8lit::find("日本語"_text, "語") == 6 && u8lit::find("日本語"_text, U'x') == u8lit::npos);

static_assert(u8lit::rfind("a/b/c"_text, "/") == 3);

static_assert(u8lit::contains("日本語"_text, "本"_text));

static_assert(u8lit::count("banana"_text, "an") == 2);

static_assert(u8lit::starts_with("日本語"_text, U'日'));

static_assert(u8lit::ends_with("日本語"_text, U'語'));

static_assert(u8lit::nth<2>("日本語"_text) == U'語');

static_assert(u8lit::is_boundary("é"_text, 2) && !u8lit::is_boundary("é"_text, 1));

// In code point order, whatever the forms.
static_assert(u8lit::compare("a"_text, u"b"_text) < 0);

static_assert(u8lit::equal_ignoring_ascii_case("Content-Type"_text, "content-type"_text));

static_assert(u8lit::sort("b"_text, "a"_text) == u8lit::make_text_list("a"_text, "b"_text));

// A list of text_constants is a type without state.
inline constexpr u8lit::text_list<decltype("red"_text), decltype("green"_text)> colours;
static_assert(colours.size() == 2 && colours.at<0>() == "red"_text && colours + colours != colours);

static_assert(u8lit::to_ascii_upper("añb"_text) == "AñB"_text);

static_assert(u8lit::to_ascii_lower("AÑB"_text) == "aÑb"_text);

static_assert(u8lit::to_snake_case("HTTPServer"_text) == "http_server"_text);

static_assert(u8lit::to_screaming_snake_case("HTTPServer"_text) == "HTTP_SERVER"_text);

static_assert(u8lit::to_kebab_case("HTTPServer"_text) == "http-server"_text);

static_assert(u8lit::to_camel_case("HTTPServer"_text) == "httpServer"_text);

static_assert(u8lit::to_pascal_case("HTTPServer"_text) == "HttpServer"_text);

inline constexpr auto masked =
    u8lit::transform("a1"_text, [](u8lit::scalar_value c) { return c < U'a' ? U'*'_scalar : c; });
static_assert(masked == "a*"_text);

inline constexpr auto letters = u8lit::filter("a b"_text, [](u8lit::scalar_value c) { return c != U' '; });
static_assert(letters == "ab"_text);

inline constexpr int spaces =
    u8lit::fold("a b c"_text, 0, [](int sum, u8lit::scalar_value c) { return sum + (c == U' '); });
static_assert(spaces == 2);

static_assert(u8lit::to_integer<int>("-42"_text) == -42 && u8lit::to_integer<int, 16>("ff"_text) == 255);

int parsed(u8lit::utf8_view text) {
  const auto number = u8lit::to_integer<int>(text);
  return number ? *number : -1;
}

static_assert(u8lit::integer_text<-42>() == "-42"_text);

bool print_number(int number) {
  char digits[11];
  const auto text = u8lit::integer_text(number, digits);
  std::printf("%.*s\n", static_cast<int>(text.size()), text.data());
  return !text.empty();
}

static_assert(u8lit::to_hex("日本"_text) == "E6 97 A5 E6 9C AC"_text);
static_assert(u8lit::to_hex("é"_text, u8lit::hex_separator::none) == "C3A9"_text);

static_assert(u8lit::escape_c("1\n€"_text) == "1\\n€"_text);
static_assert(u8lit::escape_c("€"_text, u8lit::beyond_ascii::escaped) == "\\u20AC"_text);

static_assert(u8lit::unescape_c("\\u20AC\\n"_text) == "€\n"_text);

static_assert(u8lit::escape_json("\"😀\"\n"_text) == "\\\"😀\\\"\\n"_text);
static_assert(u8lit::escape_json("😀"_text, u8lit::beyond_ascii::escaped) == "\\uD83D\\uDE00"_text);

static_assert(u8lit::unescape_json("\\uD83D\\uDE00"_text) == "😀"_text);

static_assert(u8lit::percent_encode("20 €"_text) == "20%20%E2%82%AC"_text);
static_assert(u8lit::percent_encode("/a b"_text, u8lit::kept_in_uri::reserved) == "/a%20b"_text);

static_assert(u8lit::percent_decode("%E2%82%AC"_text) == "€"_text);

int main() { return greet("Jürgen") && count_columns("a,,b") == 2 && parsed("7") == 7 && print_number(42) ? 0 : 1; }
