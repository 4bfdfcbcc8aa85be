// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/compare.hpp>

#include <cstddef>
#include <string>

#include <u8lit/text/literals.hpp>
#include <u8lit/policy/restricted_text.hpp>

using namespace u8lit;
using namespace u8lit::literals;

// RFC 3629 section 1: the order of the octets is that of the character numbers. In UTF-16 that of the units is not.
static_assert(compare("a"_text, "b"_text) < 0 && compare("b"_text, "a"_text) > 0 && compare(""_text, "\0"_text) < 0);
static_assert(compare(u"\uFFFF"_text, u"\U00010000"_text) < 0 && compare("\uFFFF"_text, u"\U00010000"_text) < 0 &&
              compare("日"_text, U"日"_text) == 0);

// Any kinds of text: views, constants, restricted text, and a literal as the second argument.
constexpr restricted_text<char, policy::no_interior_nul> restricted = "b";
static_assert(compare("a"_utf8, "b"_utf8) < 0 && compare("a"_utf8, u"b"_utf16) < 0 && compare("a"_utf8, "b") < 0);
static_assert(compare("a"_text, "b"_text) < 0 && compare("a"_text, "b"_utf8) < 0 && compare("b"_utf8, "a"_text) > 0);
static_assert(compare("a"_text, u"b"_text) < 0 && compare("a"_text, "b") < 0 && compare("b"_text, "b") == 0);
static_assert(compare(restricted, "a") > 0 && compare(restricted, restricted) == 0 &&
              compare("a"_utf8, restricted) < 0);

// Long texts of bytes. Clang 14 would crash if it could not evaluate what is called at run time.
static_assert(
    compare("0123456789abcdefghij"_text.as_byte(), "0123456789abcdefghij"_text.as_byte()) == 0 &&
    compare("0123456789abcdefghij"_text.as_byte(), "0123456789abcdefghik"_text.as_byte()) < 0);

// Arguments that are not text are rejected (SFINAE-friendly).
template <class Left, class Right>
concept compares = requires(Left left, Right right) { compare(left, right); };
static_assert(compares<text_view<char>, text_view<char16_t>> && !compares<text_view<char>, std::string> &&
              !compares<std::string, text_view<char>>);
static_assert(noexcept(compare("a"_text, "b"_text)) && noexcept(compare("a"_utf8, "b"_text)));

int main() {}
