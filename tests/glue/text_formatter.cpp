// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/text_formatter.hpp>

#include <u8lit/text/literals.hpp>

#include <cstddef>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A library's string, and its formatter, which writes what it is given between two brackets.
template <class Char>
struct small_string {
  using value_type = Char;

  constexpr small_string(std::size_t count, Char) : size_{count} {}
  constexpr Char* data() { return units_; }
  constexpr std::size_t size() const { return size_; }

  Char units_[20]{};
  std::size_t size_;
};
template <class Char>
struct output {
  constexpr void put(Char unit) { units[size++] = unit; }

  Char units[60]{};
  std::size_t size = 0;
};
template <class Char>
struct bracketing {
  Char before = Char{'<'};

  constexpr std::size_t format(std::basic_string_view<Char> text, output<Char>& out) const {
    out.put(before);
    for (const Char unit : text) out.put(unit);
    out.put(Char{'>'});
    return out.size;
  }
};
template <class Char>
using formatter = text_formatter<bracketing<Char>, std::basic_string_view<Char>, small_string<Char>>;

template <class Char, class Object>
constexpr bool formats(const Object& object, std::basic_string_view<Char> expected) {
  output<Char> out;
  const std::size_t result = formatter<Char>{}.format(object, out);
  return std::basic_string_view<Char>{out.units, out.size} == expected && result == out.size;
}
constexpr bool everything_that_prints_is_formatted() {
  return formats<char>("日本"_utf8, "<日本>") && formats<char>(u"日本😀"_utf16, "<日本😀>") &&
         formats<char>(U"日本"_text, "<日本>") && formats<char>(U'€'_scalar, "<€>") &&
         formats<char>(fault::overlong, "<overlong>") && formats<char>(""_utf8, "<>") &&
         formats<char>(validate("\xFF"), "<ill-formed: byte 1 begins no sequence>") &&
         formats<wchar_t>("日本😀"_utf8, L"<日本😀>") && formats<wchar_t>(text_view<wchar_t>{L"日本"}, L"<日本>") &&
         formats<char16_t>(U'😀'_scalar, u"<😀>");
}
static_assert(everything_that_prints_is_formatted());

// What the library's formatter has parsed counts.
constexpr bool specifications_are_those_of_the_library() {
  formatter<char> parsed;
  parsed.before = '[';
  output<char> out;
  parsed.format(u"日"_utf16, out);
  return std::string_view{out.units, out.size} == "[日>";
}
static_assert(specifications_are_those_of_the_library());

template <class Object>
concept formattable = requires(const Object& object, output<char>& out) { formatter<char>{}.format(object, out); };
static_assert(formattable<verdict> && !formattable<fixed_text<char, 3>> && !formattable<char32_t> &&
              !formattable<std::string_view>);

int main() { return at_run_time(everything_that_prints_is_formatted, specifications_are_those_of_the_library); }
