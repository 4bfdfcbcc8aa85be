// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operations.hpp>

#include <type_traits>

#include <u8lit/text/literals.hpp>

using namespace u8lit;
using namespace u8lit::literals;

// The header of all operations has all of them, and what one makes is a literal for the next.
static_assert(std::is_same_v<decltype(concat(trim("  snow "_text), slice<0, 6>("日本語"_text))), decltype("snow日本"_text)>);
static_assert(split(replace("a-b"_text, "-"_text, ","_text), ","_text).size() == 2 &&
              sort("b"_text, "a"_text)[0] == "a");
static_assert(to_snake_case(to_ascii_upper("ab"_text)) == "ab"_text && reverse("ab"_text) == "ba"_text);
static_assert(to_integer<int>(integer_text<42>()) == 42 && nth<0>(strip_prefix("日本"_text, "日"_text)) == U'本');
static_assert(unescape_json(escape_json("\n"_text)) == unescape_c(escape_c("\n"_text)));
static_assert(percent_decode(percent_encode("€"_text)) == "€"_text && to_hex("€"_text) == "E2 82 AC"_text);
static_assert(contains("abc"_text, "b"_text) && starts_with("abc"_text, "a"_text));

int main() {}
