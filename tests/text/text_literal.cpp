// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_literal.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit::literals;
using u8lit::text_constant;

// A type for each text of each form.
static_assert(std::is_same_v<decltype("a"_text), text_constant<"a">>);
static_assert(std::is_same_v<decltype(u"a"_text), text_constant<u"a">>);
static_assert(std::is_same_v<decltype(U"a"_text), text_constant<U"a">>);
#ifdef __cpp_char8_t
static_assert(std::is_same_v<decltype(u8"a"_text), text_constant<u8"a">>);
#endif

// A constraint can check a literal without an error.
template <u8lit::unvalidated_literal Text>
concept is_text = requires { operator""_text<Text>(); };
static_assert(is_text<"日本語"> && !is_text<"\xC0\x80"> && !is_text<u"\xD800"> && is_text<u"\xD800\xDC00"> &&
              !is_text<U"\x110000">);

// As types, texts select overloads and branches.
constexpr int of(text_constant<"one">) { return 1; }
constexpr int of(text_constant<"eins">) { return 10; }
static_assert(of("one"_text) == 1 && of("eins"_text) == 10);

constexpr bool selects() { return of("one"_text) == 1 && of("eins"_text) == 10; }

int main() { return at_run_time(selects); }
