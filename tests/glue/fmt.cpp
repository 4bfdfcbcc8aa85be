// SPDX-License-Identifier: BSL-1.0
#include <u8lit/fmt.hpp>

#include <cstdio>

#include "../support/at_run_time.hpp"

// Included before {fmt}, it declares nothing, and can be included again.
#ifdef U8LIT_FMT_HPP
#error "fmt.hpp does not wait for {fmt}"
#endif

#if __has_include(<fmt/format.h>)

#define FMT_HEADER_ONLY
#include <fmt/format.h>
#include <fmt/xchar.h>

// After {fmt}, either header declares the formatter.
#include <u8lit/fmt.hpp>
#ifndef U8LIT_FMT_HPP
#error "fmt.hpp cannot be included again"
#endif
#include <u8lit/glue/format.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/transcoding/from_string.hpp>

#include <fmt/compile.h>
#include <fmt/ranges.h>

#include <string>
#include <string_view>
#include <vector>

using namespace u8lit;

// Text of every form prints in the output's.
bool text_prints() {
  const restricted_text<char, policy::no_interior_nul> restricted = "日本語";
  if (!(fmt::format("{}", restricted) == "日本語")) return false;
  return fmt::format("{}", "日本語"_utf8) == "日本語" && fmt::format("{}", u"日本語 😀"_utf16) == "日本語 😀" &&
         fmt::format("{}", U"日本語 😀"_utf32) == "日本語 😀" && fmt::format("{}", text_view<wchar_t>{L"日本語 😀"}) == "日本語 😀" &&
         fmt::format("<{}|{}>", "日本語"_text, u"日本語"_text) == "<日本語|日本語>" && fmt::format("{}", ""_utf8).empty() &&
         fmt::format("{}", U'€'_scalar) == "€" && fmt::format("{}", scalar_value{U'\0'}) == std::string(1, '\0') &&
         fmt::format(L"{}", "日本語 😀"_utf8) == L"日本語 😀" && fmt::format(L"{}", u"日本語 😀"_text) == L"日本語 😀" &&
         fmt::format(L"{}{}", text_view<wchar_t>{L"日本語 "}, U'😀'_scalar) == L"日本語 😀";
}

#ifdef __cpp_char8_t
bool text_of_char8_prints() {
  return fmt::format("{}{}", u8"日本語"_utf8, u8"日本語"_text) == "日本語日本語" && fmt::format(L"{}", u8"日本語"_utf8) == L"日本語";
}
#else
bool text_of_char8_prints() { return true; }
#endif

// A verdict prints a sentence.
bool verdicts_print() {
  return fmt::format("{}", validate("abc\xE0\x80")) == "ill-formed: the sequence at byte 4 is overlong" &&
         fmt::format("{}", explain(validate("abc\xE0\x80"), "abc\xE0\x80")) ==
             "ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)" &&
         fmt::format("{:>14}", fault::invalid_lead) == "  invalid lead" &&
         fmt::format(L"{}", fault::surrogate) == L"surrogate" &&
         fmt::format(L"{}", validate(u"abc")) == L"well-formed, 3 code units";
}

// Widths that are arguments. {fmt} 9.1 compiled by clang 14 as C++23 gives no formatter but its own what is in them.
template <class Object>
bool dynamically_formatted_as_strings(const Object& object, std::string_view same) {
#if defined(__clang__) && __clang_major__ < 16 && __cplusplus > 202002L
  return fmt::format("{:9.2}", object) == fmt::format("{:9.2}", same);
#else
  return fmt::format("{:{}.{}}", object, 9, 2) == fmt::format("{:{}.{}}", same, 9, 2);
#endif
}

// Text that owns its code units prints as any other, alone and in ranges.
bool owning_text_prints() {
  const text<char> name{"日本語"};
  const text<char16_t> wide{u"日本語"};
  return fmt::format("{}|{:.3s}|{:*<4}", name, text<char>{"abcd"}, wide.view().first(1)) ==
             "日本語|abc|" + fmt::format("{:*<4}", "日") &&
         fmt::format("{}", wide) == "日本語" && fmt::format(L"{}", name) == L"日本語" &&
         fmt::format("{}", text<char>{}).empty();
}

// The format specification is that of strings, and does the same.
template <class Object>
bool formatted_as_strings(const Object& object, std::string_view same) {
  return fmt::format("{:*^9}", object) == fmt::format("{:*^9}", same) &&
         fmt::format("{:>9}|", object) == fmt::format("{:>9}|", same) &&
         fmt::format("{:.3s}", object) == fmt::format("{:.3s}", same) &&
         fmt::format("{:-<1}", object) == fmt::format("{:-<1}", same) && dynamically_formatted_as_strings(object, same);
}
bool specifications_are_those_of_strings() {
  return formatted_as_strings("日本"_utf8, "日本") && formatted_as_strings(u"日本😀"_utf16, "日本😀") &&
         formatted_as_strings("日本"_text, "日本") && formatted_as_strings(U"日本"_text, "日本") &&
         formatted_as_strings(U'€'_scalar, "€") && formatted_as_strings(fault::overlong, "overlong") &&
         fmt::format("{:*^8}", u"日本"_utf16) == "**日本**" && fmt::format("{:.1}", u"日本"_utf16) == "日";
}

// Text is text for the formatters of ranges, too.
bool ranges_of_text_print() {
  return fmt::format("{}", std::vector{"日本"_utf8, "語"_utf8}) == R"(["日本", "語"])" &&
         fmt::format("{}", std::vector{u"日本"_text}) == R"(["日本"])" &&
         fmt::format("{}", fmt::join(std::vector{u"日"_utf16, u"本"_utf16}, "-")) == "日-本" &&
         fmt::format("{::*^5}", std::vector{u"a"_utf16}) == "[**a**]";
}

// A text_constant's array is a literal to {fmt}, and {fmt}'s literals are text if they are well-formed.
#if FMT_USE_NONTYPE_TEMPLATE_ARGS && FMT_VERSION < 110000
static_assert(from_string<fmt::detail_exported::fixed_string{"{} 日本語"}>() == "{} 日本語"_text);
template <fmt::detail_exported::fixed_string Format>
concept is_text = requires { from_string<Format>(); };
static_assert(is_text<"{} 日本語"> && !is_text<"{} \xC0">);

bool formats_are_literals() {
  using format = text_constant<"{} 日本語 {x}">;
  using name = text_constant<"x">;
  return fmt::format(fmt::literals::operator""_cf<format::value.unchecked_units>(), 7,
                     fmt::literals::operator""_a<name::value.unchecked_units>() = 8) == "7 日本語 8";
}
#else
bool formats_are_literals() { return true; }
#endif

int main() {
  return at_run_time(text_prints, text_of_char8_prints, verdicts_print, owning_text_prints,
                     specifications_are_those_of_strings, ranges_of_text_print, formats_are_literals);
}

#else

bool there_is_nothing() { return true; }

int main() {
  std::puts("no {fmt}");
  return at_run_time(there_is_nothing) == 0 ? 77 : 1;
}

#endif
