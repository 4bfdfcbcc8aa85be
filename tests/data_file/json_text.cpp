// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/json_text.hpp>

#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The first flaw of a text that is one value. tests/oracle/every_json_text.cpp compares with Python.
template <class Unit = char>
constexpr flaw_in_json flaw_of(std::basic_string_view<Unit> text) {
  json_reader<Unit> reader{text.data(), text.size(), 0};
  if (reader.read_value()) reader.read_end();
  return reader.flaw;
}
constexpr bool is_value(std::string_view text) { return !flaw_of(text).exists(); }
constexpr bool is_at(std::string_view text, json_flaw what, std::size_t offset) {
  const flaw_in_json flaw = flaw_of(text);
  return flaw.what == what && flaw.offset == offset;
}

// RFC 8259 section 13: its examples.
static_assert(is_value(R"({
        "Image": {
            "Width":  800,
            "Height": 600,
            "Title":  "View from 15th Floor",
            "Thumbnail": {
                "Url":    "http://www.example.com/image/481989943",
                "Height": 125,
                "Width":  100
            },
            "Animated" : false,
            "IDs": [116, 943, 234, 38793]
          }
      })"));
static_assert(is_value(R"([
        {
           "precision": "zip",
           "Latitude":  37.7668,
           "Longitude": -122.3959,
           "Address":   "",
           "City":      "SAN FRANCISCO",
           "State":     "CA",
           "Zip":       "94107",
           "Country":   "US"
        },
        {
           "precision": "zip",
           "Latitude":  37.371991,
           "Longitude": -122.026020,
           "Address":   "",
           "City":      "SUNNYVALE",
           "State":     "CA",
           "Zip":       "94085",
           "Country":   "US"
        }
      ])"));
static_assert(is_value("\"Hello world!\"") && is_value("42") && is_value("true"));

// Numbers (section 6), strings (section 7), words (section 3) and structures, as in many suites of tests.
static_assert(is_value("0") && is_value("-0") && is_value("10") && is_value("0.5") && is_value("-1.50e+08") &&
              is_value("1E5") && is_value("1e-0") && is_value("123456789012345678901234567890") && is_value("1e999"));
static_assert(is_at("01", json_flaw::leading_zero, 0) && is_at("-012", json_flaw::leading_zero, 1) &&
              is_at("1.", json_flaw::no_digit, 2) && is_at("[-]", json_flaw::no_digit, 2) &&
              is_at("-a", json_flaw::no_digit, 1) && is_at("1.e5", json_flaw::no_digit, 2) &&
              is_at("1e", json_flaw::no_digit, 2) && is_at("1e+ ", json_flaw::no_digit, 3));
static_assert(is_at(".5", json_flaw::no_value, 0) && is_at("+1", json_flaw::no_value, 0) &&
              is_at("[NaN]", json_flaw::no_value, 1) && is_at("-Infinity", json_flaw::no_digit, 1) &&
              is_at("0x1", json_flaw::text_after_the_value, 1) && is_at("[1 000]", json_flaw::no_comma_in_array, 3) &&
              is_at("1.2.3", json_flaw::text_after_the_value, 3));
static_assert(is_value(R"("\"\\\/\b\f\n\r\t\u0000\uabCD")") && is_value("\"\x7F \xEF\xBF\xBF\"") && is_value(R"("")") &&
              is_value(R"("\uD83D\uDE00 \uDBFF\uDFFF")"));
static_assert(is_at("\"a", json_flaw::string_not_closed, 0) && is_at("[\"a\\\"]", json_flaw::string_not_closed, 1) &&
              is_at("\"\\", json_flaw::string_not_closed, 0) && is_at("\"\\u00", json_flaw::string_not_closed, 0) &&
              is_at("\"\\uD800", json_flaw::escaped_surrogate, 1) && is_at("'a'", json_flaw::no_value, 0));
static_assert(is_at("\"a\n\"", json_flaw::control_in_a_string, 2));
static_assert(is_at("\"\t\"", json_flaw::control_in_a_string, 1) &&
              is_at({"\"\0\"", 3}, json_flaw::control_in_a_string, 1));
static_assert(is_at(R"("a\x41")", json_flaw::no_escape, 2) && is_at(R"("\u12G4")", json_flaw::no_escape, 1) &&
              is_at(R"("\U0041")", json_flaw::no_escape, 1) && is_at(R"("\')", json_flaw::no_escape, 1) &&
              is_at(R"("\ud800")", json_flaw::escaped_surrogate, 1) &&
              is_at(R"("\uDC00\uD800")", json_flaw::escaped_surrogate, 1) &&
              is_at(R"("_\uD800\n")", json_flaw::escaped_surrogate, 2) &&
              is_at(R"("\uD800\uD800")", json_flaw::escaped_surrogate, 1));
static_assert(is_value(" null ") && is_value("[true,false,null]") && is_at("tru", json_flaw::no_value, 0) &&
              is_at("True", json_flaw::no_value, 0) && is_at("nulL", json_flaw::no_value, 0) &&
              is_at("[truth]", json_flaw::no_value, 1) && is_at("[nullx]", json_flaw::no_comma_in_array, 5));
static_assert(is_value("[]") && is_value("{ }") && is_value("[[],{},[{}]]") && is_value("\t[\r\n1 , 2 ] ") &&
              is_value(R"({"":{"":[{"a":1,"a":2}]}})"));
static_assert(is_at("[1,]", json_flaw::no_value, 3) && is_at("[,1]", json_flaw::no_value, 1) &&
              is_at("[1,,2]", json_flaw::no_value, 3) && is_at("{,}", json_flaw::no_name, 1) &&
              is_at(R"({"a":1,})", json_flaw::no_name, 7) && is_at("{a:1}", json_flaw::no_name, 1) &&
              is_at("{1:1}", json_flaw::no_name, 1) && is_at(R"({"a" 1})", json_flaw::no_colon, 5) &&
              is_at(R"({"a",1})", json_flaw::no_colon, 4) && is_at(R"({"a":})", json_flaw::no_value, 5) &&
              is_at(R"({"a"::1})", json_flaw::no_value, 5) && is_at("[1}", json_flaw::no_comma_in_array, 2) &&
              is_at(R"({"a":1])", json_flaw::no_comma_in_object, 6) &&
              is_at(R"(["a":1])", json_flaw::no_comma_in_array, 4) &&
              is_at(R"({"a":[1})", json_flaw::no_comma_in_array, 7) && is_at("[1 2]", json_flaw::no_comma_in_array, 3));
static_assert(is_at("", json_flaw::ends_within_a_value, 0) && is_at("[", json_flaw::ends_within_a_value, 1) &&
              is_at("[1", json_flaw::ends_within_a_value, 2) && is_at("[[1], ", json_flaw::ends_within_a_value, 6) &&
              is_at("{", json_flaw::ends_within_a_value, 1) && is_at(R"({"a")", json_flaw::ends_within_a_value, 4) &&
              is_at(R"({"a":)", json_flaw::ends_within_a_value, 5) &&
              is_at(R"({"a":1,)", json_flaw::ends_within_a_value, 7));
static_assert(is_at("1 2", json_flaw::text_after_the_value, 2) && is_at("[]]", json_flaw::text_after_the_value, 2) &&
              is_at("{}}", json_flaw::text_after_the_value, 2) && is_at("]", json_flaw::no_value, 0) &&
              is_at("\f1", json_flaw::no_value, 0) && is_at("\uFEFF1", json_flaw::no_value, 0));
static_assert(is_at("// a\n1", json_flaw::comment, 0) && is_at("[1, /* a */ 2]", json_flaw::comment, 4) &&
              is_at("[1 /**/]", json_flaw::comment, 3) && is_at("1 // a", json_flaw::comment, 2) &&
              is_at("{/**/}", json_flaw::comment, 1) && is_at("[1] # a", json_flaw::text_after_the_value, 4));
// Other types of code units.
static_assert(!flaw_of<utf8_character>(u8"[\"é\\u00e9\", {}]").exists() &&
              flaw_of<utf8_character>(u8"[\"é\\u00e9\", }").offset == 13);

// So many arrays and objects can be within each other, of both kinds in any order.
bool nests() {
  std::string open, close;
  for (unsigned depth = 0; depth < json_depth; ++depth) {
    const bool is_object = depth % 3 == 0;
    open += is_object ? "{\"a\":" : "[";
    close.insert(close.begin(), is_object ? '}' : ']');
  }
  const std::string text = open + "1" + close;
  if (!is_value(text)) return false;
  for (std::size_t at = open.size() + 1; at < text.size(); ++at) {  // any other bracket is a fault
    std::string other = text;
    other[at] = other[at] == '}' ? ']' : '}';
    if (flaw_of<char>(other).offset != at) return false;
  }
  return is_at(open + "[]" + close, json_flaw::nested_too_deep, open.size());
}

// The text of strings.
constexpr bool stands_for(std::string_view written, std::string_view expected) {
  std::size_t count = 0;
  bool is_equal = true;
  for_each_octet(written.data(), {1, written.size() - 1, true}, [&](char next) {
    is_equal = is_equal && count < expected.size() && expected[count] == next;
    ++count;
  });
  return is_equal && count == expected.size();
}
static_assert(stands_for(R"(_"")", "") && stands_for(R"(_"aé日\n")", "aé日\n") &&
              stands_for(R"(_"\u20ac\uD83D\uDE00\"\/")", "€😀\"/") && stands_for(R"(_"\u0000.")", {"\0.", 2}));

int main() { return at_run_time(nests); }
