// SPDX-License-Identifier: BSL-1.0
// Whatever the execution character sets are, the library writes and reads UTF-8; u8, u and U literals are Unicode.
#include <u8lit.hpp>

using namespace u8lit::literals;

namespace {

// Whether these are the octets of the text, which is in UTF-8.
template <class Text, class Expected>
constexpr bool is(const Text& text, const Expected& expected) {
  const auto octets = u8lit::detail::units_of(text);
  const auto wanted = u8lit::detail::units_of(expected);
  if (octets.size() != wanted.size()) return false;
  for (u8lit::size_t at = 0; at < octets.size(); ++at) {
    if (u8lit::detail::to_unsigned(octets.data()[at]) != u8lit::detail::to_unsigned(wanted.data()[at])) return false;
  }
  return true;
}

constexpr bool writes_utf8() {
  char out[64]{};
  char16_t out16[64]{};
  const auto written = [&](u8lit::transcoded found) { return u8lit::text_view<char>::unchecked(out, found.written); };
  return is(u8lit::integer_text(-1295, out, 36), u8"-zz") && is(u8lit::integer_text(255, out16, 16), u8"ff") &&
         is(written(u8lit::to_hex(u8"\u65E5", out)), u8"E6 97 A5") &&
         is(written(u8lit::escape_json(u8"a\"\\/\b\n\u0001", out)), u8"a\\\"\\\\/\\b\\n\\u0001") &&
         is(written(u8lit::escape_c(u8"a\"\\?\a\n\u007F", out)), u8"a\\\"\\\\\\?\\a\\n\\177") &&
         is(written(u8lit::percent_encode(u8"a/\u20AC ", out)), u8"a%2F%E2%82%AC%20") &&
         is(written(u8lit::unescape_json(u8R"(\"\/\n\u20AC)", out)), u8"\"/\n\u20AC") &&
         is(written(u8lit::unescape_c(u8R"(\"\a\n\u20AC)", out)), u8"\"\a\n\u20AC") &&
         is(written(u8lit::percent_decode(u8"%E2%82%AC", out)), u8"\u20AC");
}
static_assert(writes_utf8());

constexpr bool explains_in_utf8() {
  const auto found = u8lit::validate(u8"abc\xE0\x80");
  return is(u8lit::explain(found), u8"ill-formed: the sequence at byte 4 is overlong") &&
         is(u8lit::explain(found, u8"abc\xE0\x80"),
            u8"ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)") &&
         is(u8lit::explain(u8lit::validate(u"a\xD800")), u8"ill-formed: code unit 2 is an unpaired high surrogate") &&
         is(u8lit::as_text(u8lit::fault::missing_continuation), u8"missing continuation") &&
         u8lit::is_well_formed(u8lit::explain(found)) && u8lit::is_well_formed(u8lit::as_text(u8lit::fault::overlong));
}
static_assert(explains_in_utf8());

// Bytes that are letters in EBCDIC.
static_assert(!u8lit::is_well_formed("\x81\x82") && !u8lit::text_view<char>::checked("\x81\x82", 2) &&
              u8lit::is_well_formed("\x41\x7A"));

// Constants of the forms that have Unicode literals.
static_assert(u8lit::to_hex(u8"\u65E5"_text) == u8"E6 97 A5"_text);
static_assert(u8lit::to_hex(u"\u65E5"_text) == u8"E6 97 A5"_text);
static_assert(u8lit::escape_json(u8"a\n\""_text) == u8R"(a\n\")"_text);
static_assert(u8lit::escape_c(U"a\n\""_text) == u8R"(a\n\")"_text);
static_assert(u8lit::percent_encode(u8"\u20AC"_text) == u8"%E2%82%AC"_text);
static_assert(u8lit::to_snake_case(u"camelCase"_text) == u8"camel_case"_text);
static_assert(u8lit::integer_text<-42, 10, char16_t>() == u8"-42"_text);
static_assert(0x20AC_scalar == U'\u20AC' && 0X1f600_scalar == U'\U0001F600' && 0b100'0001_scalar == U'A' &&
              8'364_scalar == U'\u20AC');

// What is given to functions of `const char*` is UTF-8, too.
static_assert(is(u8"\u20AC A"_chars, u8"\u20AC A") && sizeof u8"\u20AC A"_chars == 6);

// What is read as ASCII may be written in any encoding.
constexpr auto letters = "41 E2"_octets;
static_assert(letters.size() == 2 && letters.data()[0] == 0x41 && letters.data()[1] == 0xE2);
static_assert("U+0041 U+20ac"_characters == U"A\u20AC"_text);
static_assert(u8lit::utf8_charset.matches(u8"utf-8") && u8lit::utf8_charset.matches(u"CSUTF8"));

}  // namespace

int main() { return writes_utf8() && explains_in_utf8() ? 0 : 1; }
