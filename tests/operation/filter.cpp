// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/transform.hpp>

#include <u8lit/text/text_literal.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// Usage, with a lambda or a function that is named; the result has the form of the literal.
constexpr bool is_ascii(char32_t value) { return value < 0x80; }
static_assert(std::is_same_v<decltype(filter("Größe 10 €"_text, constant_function<is_ascii>{})), text_constant<"Gre 10 ">>);
static_assert(filter(u"日a本b"_text, [](scalar_value value) { return value > U'z'; }) == u"日本"_text);

// All, none, and of nothing.
constexpr auto all = [](scalar_value) { return true; };
constexpr auto none = [](scalar_value) { return false; };
static_assert(std::is_same_v<decltype(filter("日本\0語"_text, constant_function<all>{})), text_constant<"日本\0語">> && filter("日本"_text, constant_function<none>{}).empty());
static_assert(filter(""_text, constant_function<all>{}).empty() && filter(U"🚀"_text, constant_function<all>{}) == "🚀"_text);

// What is no predicate is a candidate less where one asks first; so is an ill-formed literal.
template <unvalidated_literal Text, auto Predicate>
concept filterable = requires { filter(text_constant<Text>{}, constant_function<Predicate>{}); };
constexpr auto nothing = [](scalar_value) {};
constexpr auto of_text = [](std::string_view) { return true; };
static_assert(filterable<"a", all> && !filterable<"\xC0", all> && !filterable<"a", nothing> && !filterable<"a", of_text>);
template <class Predicate>
concept filters = requires(Predicate predicate) { filter(text_constant<"a">{}, predicate); };
constexpr auto capturing = [answer = true](scalar_value) { return answer; };
static_assert(filters<decltype(all)> && !filters<decltype(capturing)>);

// Into a buffer, by any predicate; it stops before a scalar value for which there is no room.
constexpr bool writes_to_a_buffer() {
  char room[4]{};
  char32_t last = U'ß';
  const transcoded all_but_one = filter(text_view<char>{"aßb"}, [&](scalar_value value) { return value != last; }, room);
  if (!all_but_one || all_but_one.read != 4 || std::string_view(room, all_but_one.written) != "ab") return false;
  const transcoded part = filter("日€"_text, all, room);
  return !part && !part.fits && part.found && part.read == 3 && part.written == 3 && std::string_view(room, 3) == "日";
}
static_assert(writes_to_a_buffer());
template <class... Arguments>
concept filters_with = requires(Arguments&&... arguments) { filter(static_cast<Arguments&&>(arguments)...); };
static_assert(filters_with<text_view<char>, decltype(capturing), char (&)[1]> && !filters_with<text_view<char>, decltype(capturing)>);
static_assert(!filters_with<text_view<char>, decltype(nothing), char (&)[1]> && !filters_with<std::string_view, decltype(all), char (&)[1]>);

bool is_there_at_run_time() { return std::string_view{filter("Größe"_text, constant_function<is_ascii>{}).c_str()} == "Gre"; }

int main() { return at_run_time(is_there_at_run_time, writes_to_a_buffer); }
