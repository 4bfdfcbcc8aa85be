// SPDX-License-Identifier: BSL-1.0
// One of two files of a program. With STANDARD_FIRST, the standard library's headers and the glue come before all else
// of u8lit, and else after it, when its types have been used. SIDE is the name of what it defines.
#ifdef STANDARD_FIRST
#include <algorithm>
#include <compare>
#include <filesystem>
#include <functional>
#include <ranges>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <unordered_map>

#include <u8lit/ostream.hpp>
#include <u8lit/hash.hpp>
#include <u8lit/filesystem.hpp>
#endif

#include <u8lit.hpp>

// In use before anything of the standard library is known.
static constexpr u8lit::utf8_view before = "日本語";
static_assert(before.scalars().count() == 3 && before == u8lit::text_constant<"日本語">{} && !u8lit::validate("\xFF"));
static_assert(*before.scalars().begin() == U'日' && u8lit::any_text<u8lit::utf8_view> &&
              u8lit::detail::printable<u8lit::utf8_view>);

#ifndef STANDARD_FIRST
#include <u8lit/filesystem.hpp>
#include <u8lit/hash.hpp>
#include <u8lit/ostream.hpp>

#include <unordered_map>
#include <string_view>
#include <string>
#include <sstream>
#include <span>
#include <ranges>
#include <functional>
#include <filesystem>
#include <compare>
#include <algorithm>
#endif

#include "order.hpp"

namespace {

template <class Type>
unsigned traits_of() {
  unsigned result = 0;
  for (const bool each : {std::is_convertible_v<Type, std::string_view>,
                          std::is_convertible_v<Type, std::span<const char>>,
                          std::is_convertible_v<Type, std::string>, std::is_constructible_v<std::string, Type>,
                          std::is_constructible_v<std::filesystem::path, Type>, std::ranges::range<Type>,
                          std::is_trivially_copyable_v<Type>, u8lit::detail::owns_units<Type>, u8lit::any_text<Type>,
                          std::three_way_comparable<Type>, std::totally_ordered_with<Type, u8lit::utf8_view>,
                          requires(const Type& text) { text == std::string{}; },
                          requires(const Type& text) { text == "a"; },
                          requires(const Type& text) { std::hash<Type>{}(text); },
                          requires(std::ostream& out, const Type& text) { out << text; }}) {
    result = result << 1 | each;
  }
  return result;
}

unsigned all_traits() {
  using scalars = u8lit::scalar_view<char>;
  unsigned result = std::ranges::view<scalars> | std::ranges::borrowed_range<scalars> << 1 |
                    std::ranges::bidirectional_range<scalars> << 2 | std::ranges::common_range<scalars> << 3;
  for (const unsigned each : {traits_of<u8lit::utf8_view>(), traits_of<decltype("a"_text)>(),
                              traits_of<u8lit::text<char>>(),
                              traits_of<u8lit::restricted_text<char, u8lit::policy::ascii_only>>(),
                              traits_of<u8lit::explanation>()})
    result = result * 31 + each;
  return result;
}

seen look(u8lit::utf8_view text) {
  std::unordered_map<u8lit::utf8_view, int> map{{text, 1}};
  std::ostringstream out;
  out << text;
  seen result;
  result.hash = std::hash<u8lit::utf8_view>{}(text) + static_cast<unsigned>(map.at(text));
  result.traits = all_traits() + (out.str() == text);
  return result;
}
u8lit::verdict validated(const std::string& string) { return u8lit::validate(string); }
u8lit::checked_text<char> check(const std::string& string) { return u8lit::utf8_view::checked(string); }
u8lit::text<char> shout(const u8lit::text<char>& text) { return u8lit::to_text(u8lit::to_ascii_upper, text); }
u8lit::explanation words(const u8lit::verdict& found) { return u8lit::explain(found); }
u8lit::size_t count(u8lit::scalar_view<char> scalars) {
  return static_cast<u8lit::size_t>(std::ranges::count_if(scalars, [](char32_t each) { return each > 0x7F; }));
}

}  // namespace

const side SIDE{look, validated, check, shout, words, count};

#ifdef STANDARD_FIRST
int main() {
  const std::string good(100, 'a'), bad = good + "\xC0\x80", long_name = "größe, die größer ist";
  const auto same = [](const auto& function) { return function(first) == function(second); };
  const seen one = first.look("日本語"_utf8), two = second.look("日本語"_utf8);
  const u8lit::text<char> name = *u8lit::text<char>::checked(long_name);
  const bool right =
      one.constant == two.constant && one.table == two.table && one.hash == two.hash &&
      one.view_size == two.view_size &&
      one.suspicious == two.suspicious && one.suspicious_type == two.suspicious_type &&
      one.suspicious_size == two.suspicious_size &&
      one.owning_size == two.owning_size && one.traits == two.traits &&
      same([&](const side& at) { return at.validated(good); }) &&
      same([&](const side& at) { return at.validated(bad).offset; }) &&
      same([&](const side& at) { return *at.check(good); }) &&
      same([&](const side& at) { return at.shout(name); }) && second.shout(name) == "GRößE, DIE GRößER IST" &&
      same([&](const side& at) { return std::string{at.words(first.validated(bad))}; }) &&
      same([&](const side& at) { return at.count(name.scalars()); }) && second.count(name.scalars()) == 4;
  return right ? 0 : 1;
}
#endif
