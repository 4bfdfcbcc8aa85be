// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/format.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>

#include "../support/at_run_time.hpp"
#include "../support/skipped.hpp"

#if defined(__cpp_lib_format)

#include <version>
#ifdef __cpp_lib_print
#include <cstdio>
#include <print>
#endif

#include <string>
#include <string_view>
#include <vector>

using namespace u8lit;

// Text of every form prints in the output's.
bool text_prints() {
  const restricted_text<char, policy::no_interior_nul> restricted = "日本語";
  if (!(std::format("{}", restricted) == "日本語")) return false;
  return std::format("{}", "日本語"_utf8) == "日本語" && std::format("{}", u"日本語 😀"_utf16) == "日本語 😀" &&
         std::format("{}", U"日本語 😀"_utf32) == "日本語 😀" && std::format("{}", text_view<wchar_t>{L"日本語 😀"}) == "日本語 😀" &&
         std::format("<{}|{}>", "日本語"_text, u"日本語"_text) == "<日本語|日本語>" && std::format("{}", ""_utf8).empty() &&
         std::format("{}", U'€'_scalar) == "€" && std::format("{}", scalar_value{U'\0'}) == std::string(1, '\0') &&
         std::format(L"{}", "日本語 😀"_utf8) == L"日本語 😀" && std::format(L"{}", u"日本語 😀"_text) == L"日本語 😀" &&
         std::format(L"{}{}", text_view<wchar_t>{L"日本語 "}, U'😀'_scalar) == L"日本語 😀";
}

#ifdef __cpp_char8_t
bool text_of_char8_prints() {
  return std::format("{}{}", u8"日本語"_utf8, u8"日本語"_text) == "日本語日本語" && std::format(L"{}", u8"日本語"_utf8) == L"日本語";
}
#else
bool text_of_char8_prints() { return true; }
#endif

// A verdict prints a sentence.
bool verdicts_print() {
  return std::format("{}", validate("abc\xE0\x80")) == "ill-formed: the sequence at byte 4 is overlong" &&
         std::format("{}", explain(validate("abc\xE0\x80"), "abc\xE0\x80")) ==
             "ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)" &&
         std::format("{:>14}", fault::invalid_lead) == "  invalid lead" &&
         std::format(L"{}", fault::surrogate) == L"surrogate" &&
         std::format(L"{}", validate(u"abc")) == L"well-formed, 3 code units";
}

// Text that owns its code units prints as any other, alone and in ranges.
bool owning_text_prints() {
  const text<char> name{"日本語"};
  const text<char16_t> wide{u"日本語"};
  return std::format("{}|{:.3s}|{:*<4}", name, text<char>{"abcd"}, wide.view().first(1)) ==
             "日本語|abc|" + std::format("{:*<4}", "日") &&
         std::format("{}", wide) == "日本語" && std::format(L"{}", name) == L"日本語" &&
         std::format("{}", text<char>{}).empty();
}

// std::print writes what std::format makes.
#ifdef __cpp_lib_print
bool printed_as_formatted() {
  std::FILE* const file = std::tmpfile();
  if (file == nullptr) return false;
  std::print(file, "{}|{:>6}|{}", "日本"_utf8, u"é"_text, text<char>{"語"});
  std::println(file, "{}", U'€'_scalar);
  std::rewind(file);
  char read[64]{};
  const std::size_t size = std::fread(read, 1, sizeof read, file);
  std::fclose(file);
  return std::string_view(read, size) == "日本|     é|語€\n";
}
#else
bool printed_as_formatted() { return true; }
#endif

// The format specification is that of strings, and does the same.
template <class Object>
bool formatted_as_strings(const Object& object, std::string_view same) {
  return std::format("{:*^9}", object) == std::format("{:*^9}", same) &&
         std::format("{:>9}|", object) == std::format("{:>9}|", same) &&
         std::format("{:{}.{}}", object, 9, 2) == std::format("{:{}.{}}", same, 9, 2) &&
         std::format("{:.3s}", object) == std::format("{:.3s}", same) &&
         std::format("{:-<1}", object) == std::format("{:-<1}", same);
}
bool specifications_are_those_of_strings() {
  return formatted_as_strings("日本"_utf8, "日本") && formatted_as_strings(u"日本😀"_utf16, "日本😀") &&
         formatted_as_strings("日本"_text, "日本") && formatted_as_strings(U"日本"_text, "日本") &&
         formatted_as_strings(U'€'_scalar, "€") && formatted_as_strings(fault::overlong, "overlong");
}

// Width and precision count columns. libstdc++ 13 counts bytes.
bool widths_are_columns() {
#if !defined(_GLIBCXX_RELEASE) || _GLIBCXX_RELEASE >= 14
  return std::format("{:*^8}", u"日本"_utf16) == "**日本**" && std::format("{:.2}", u"日本"_utf16) == "日";
#else
  return std::format("{:*^8}", u"日本"_utf16) == "*日本*" && std::format("{:.3}", u"日本"_utf16) == "日";
#endif
}

// Text is text for the formatters of ranges, too.
#ifdef __cpp_lib_format_ranges
bool ranges_of_text_print() {
  return std::format("{}", std::vector{"日本"_utf8, "語"_utf8}) == R"(["日本", "語"])" &&
         std::format("{:?}", u"a\"b"_utf16) == R"("a\"b")" &&
         std::format("{::*^5}", std::vector{u"a"_utf16}) == "[**a**]";
}
#else
bool ranges_of_text_print() { return true; }
#endif

int main() {
  return at_run_time(text_prints, text_of_char8_prints, verdicts_print, owning_text_prints, printed_as_formatted,
                     specifications_are_those_of_strings, widths_are_columns, ranges_of_text_print);
}

#else

// Nothing is there but what every room may include.
static_assert(u8lit::detail::printable<u8lit::verdict>);

int main() { return skipped("no <format>"); }

#endif
