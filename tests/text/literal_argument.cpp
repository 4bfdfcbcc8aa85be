// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literal_argument.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

#ifdef __clang__  // clang does not use literal_argument, and does not evaluate a bit_cast of a literal

int main() {}

#else

using namespace u8lit;
using namespace u8lit::detail;

// An ill-formed literal is an argument, too: its NUL is another value. Any other literal is its text.
template <literal_argument Literal>
inline constexpr bool is_marked = Literal.text.unchecked_units[Literal.text.size()] != 0;
static_assert(!is_marked<""> && !is_marked<"日本語"> && !is_marked<u"日本語"> && !is_marked<U"日本語"> && !is_marked<"a\0b">);
static_assert(is_marked<"\xC0\x80"> && is_marked<"caf\xE9"> && is_marked<u"\xD800"> && is_marked<U"\x110000">);

template <literal_argument Literal>
inline constexpr fixed_text text_of = Literal.text;
static_assert(std::is_same_v<decltype(text_of<"abc">), const fixed_text<char, 3>> &&
              text_of<"abc"> == fixed_text{"abc"});

// A value is refused softly.
template <auto Literal>
concept is_argument = requires { is_marked<Literal>; };
static_assert(is_argument<fixed_text{"é"}> && is_argument<unvalidated_literal{"é"}> &&
              !is_argument<unvalidated_literal{"\xE9"}>);

// As an argument of its operator at run time, too.
constexpr bool texts_are_kept() { return text_of<"日本語"> == fixed_text{"日本語"} && text_of<u"é">.size() == 1; }
static_assert(texts_are_kept());

int main() { return at_run_time(texts_are_kept); }

#endif
