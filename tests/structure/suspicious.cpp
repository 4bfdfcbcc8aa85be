// SPDX-License-Identifier: BSL-1.0
// Literals that compilers warn of if a user asks for it: suspicious_test.py.
#include <u8lit.hpp>

using namespace u8lit::literals;

void take(u8lit::utf8_view text);
void take_wide(u8lit::utf16_view text);
template <u8lit::fixed_text Name>
void take_constant(u8lit::text_constant<Name>);

// Trojan Source (CVE-2021-42574).
inline constexpr auto isolate = "user\u2067 nimda"_utf8;  // bidirectional control at byte 5 | has no end (UAX #9)
inline const auto override_in_bytes = u8"\u202E"_utf8;  // bidirectional control at byte 1 |
inline constexpr auto embedding = u"a\u202A\n\u202C"_utf16;  // bidirectional control at code unit 2 |
inline const auto not_ended = U"a\u2066\u202Cb"_utf32;  // bidirectional control at code unit 2 |
// Files with a byte order mark were joined.
inline constexpr auto mark = "abc\uFEFFdef"_utf8;  // byte order mark at byte 4 | (RFC 3629, section 6)
// For internal use only.
inline const auto noncharacter = "\uFDD0"_utf8;  // character at byte 1 | (Unicode, section 23.7)
inline const auto noncharacter_of_a_pair = u"a\U0001FFFE"_utf16;  // character at code unit 2 | is a noncharacter
// Late in the text.
inline const auto at_32 = "0123456789abcdef0123456789abcde\uFFFF"_utf8;  // character at byte 32 |
inline const auto later = "0123456789abcdef0123456789abcdef0123\uFFFF"_utf8;  // character at byte 3 | is a noncharacter

// As a template argument, and as an argument of a function.
inline constexpr auto as_type = "a\uFEFFb"_text;  // byte order mark at byte 2 |
inline const auto as_wide_type = U"ab\uFFFF"_text;  // character at code unit 3 |
void call();
void call() {
  take("a\uFEFF");  // byte order mark at byte 2 |
  take_wide(u"\u2066 and \u2068\u2069");  // bidirectional control at code unit 1 |
  take_constant("\u202D!"_text);  // bidirectional control at byte 1 |
}

// A char array, a template argument, and text under a policy.
inline constexpr auto& as_chars = u8"ab\uFEFF"_chars;  // byte order mark at byte 3 |
template <u8lit::fixed_text Name>
struct tag {};
inline constexpr tag<"\u2066"> as_argument{};  // bidirectional control at byte 1 |
inline constexpr u8lit::fixed_text as_value = u"ab\uFFFE";  // character at code unit 3 |
using one_line = u8lit::restricted_text<char, u8lit::policy::no_controls>;
using wide_line = u8lit::restricted_text<char16_t, u8lit::policy::no_controls>;
inline constexpr one_line line = "abc\u202D";  // bidirectional control at byte 4 |
void take_line(wide_line text);
void call_with_line();
void call_with_line() {
  take_line(u"\u202Eabc");  // bidirectional control at code unit 1 |
}

// The first of several. What comes after the control does not matter if that ends.
inline const auto two = "\u2066\uFFFF"_utf8;  // bidirectional control at byte 1 |
inline const auto one = "\u2066\uFFFF\u2069"_utf8;  // character at byte 4 |

// Nothing is wrong with these.
inline constexpr auto ended = "\u2067\u202Auser\u202C\u2069 \u202E\u2066\u202D\u2069\u202C"_utf8;
inline constexpr auto marks = "\u200E\u200F\u061C"_utf8;
inline constexpr auto signature = "\uFEFFtext"_utf8;
inline constexpr auto neighbors = "\uFDCF\uFDF0\uFFFD\U0001FFFD"_text;
inline constexpr auto much = "日本語 größe Ελληνικά עברית 🚀 \u2028 \u2060"_utf8;
inline constexpr auto characters = u"日本語 🚀"_utf16;
inline constexpr auto& chars = u8"日本語 🚀\u2066\u2069"_chars;
inline constexpr tag<"日本語 🚀"> argument{};
inline constexpr one_line nothing_wrong = "日本語 🚀";
void call_with_nothing_wrong();
void call_with_nothing_wrong() {
  take("日本語");
  take_wide(u"日本語 🚀");
}

// They are the text that they would be without a warning.
static_assert(isolate.size() == 13 && mark.size() == 9 && as_type.size() == 5 && u8lit::utf8_view{as_type} != mark &&
              *isolate.data() == 'u' && embedding.size() == 4 && sizeof as_chars == 6 && as_chars[4] == '\xBF' &&
              chars[0] == '\xE6' && as_value.size() == 3 && line.size() == 6 && nothing_wrong.size() == 14);
