// SPDX-License-Identifier: BSL-1.0
#include <u8lit/owning_text.hpp>

#include <u8lit/literals.hpp>
#include <u8lit/text_literal.hpp>

#include <compare>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "at_run_time.hpp"

using namespace u8lit;

// Also when compiling, where the library's string is constexpr: clang does not evaluate that of libstdc++, and g++ 12 none
// that is passed by value, nor where it is sanitized.
#if defined(__SANITIZE_ADDRESS__) && !defined(__clang__)
#define ALSO_WHEN_COMPILING(test) static_assert(true)
#define ALSO_WHEN_COMPILING_BY_VALUE(test) static_assert(true)
#elif defined(__cpp_lib_constexpr_string) && __cpp_lib_constexpr_string >= 201907 && \
    (defined(_LIBCPP_VERSION) || (defined(_GLIBCXX_RELEASE) && _GLIBCXX_RELEASE > 12 && !defined(__clang__)))
#define ALSO_WHEN_COMPILING(test) static_assert(test())
#define ALSO_WHEN_COMPILING_BY_VALUE(test) static_assert(test())
#elif defined(__cpp_lib_constexpr_string) && __cpp_lib_constexpr_string >= 201907 && !defined(__clang__)
#define ALSO_WHEN_COMPILING(test) static_assert(test())
#define ALSO_WHEN_COMPILING_BY_VALUE(test) static_assert(true)
#else
#define ALSO_WHEN_COMPILING(test) static_assert(true)
#define ALSO_WHEN_COMPILING_BY_VALUE(test) static_assert(true)
#endif

// Made of a literal, a view, a text_constant, a restricted text; equal to each.
constexpr bool is_made_of_text() {
  const text<char> nothing, literal{"日本語"}, in_parentheses("日本語"), view = "日本語"_utf8, constant = "日本語"_text;
  const restricted_text<char, policy::no_controls> restricted{"日本語"};
  const text<char> of_restricted = restricted;
  const text deduced = "日本語"_utf8;
  const text deduced_constant = u"日本語"_text;
  static_assert(std::is_same_v<decltype(deduced), const text<char>> && std::is_same_v<decltype(deduced_constant), const text<char16_t>>);
  return nothing.empty() && nothing.size() == 0 && literal.size() == 9 && literal == in_parentheses && literal == view &&
         literal == constant && literal == of_restricted && literal == deduced && literal == "日本語" && "日本語" == literal &&
         literal == "日本語"_utf8 && literal.string() == "日本語" && literal.c_str()[9] == '\0' && deduced_constant == u"日本語";
}
ALSO_WHEN_COMPILING(is_made_of_text);

constexpr bool is_assigned_text() {
  text<char> name{"a"};
  name = "日本語";
  if (!(name == "日本語")) return false;
  name = "語"_text;
  if (!(name == "語")) return false;
  name = "é"_utf8;
  if (!(name == "é")) return false;
  const text<char> other{"€"};
  name = other;
  if (!(name == other)) return false;
  name = {};
  return name.empty();
}
ALSO_WHEN_COMPILING(is_assigned_text);

// A string is judged and taken over as it is, or given back.
bool strings_are_taken_over() {
  std::string line(100, 'a');
  const char* const place = line.data();
  auto name = text<char>::checked(std::move(line));
  if (!name || name->data() != place || !name.verdict()) return false;
  text<char> owned = *std::move(name);
  if (owned.data() != place) return false;
  const std::string released = owned.release();
  return released.data() == place && owned.empty() && released.size() == 100;
}
constexpr bool ill_formed_strings_are_given_back() {
  auto refused = text<char>::checked("abc\xC0\x80z");
  return !refused && refused.verdict().what == fault::invalid_lead && refused.verdict().offset == 3 && (*refused).empty() &&
         refused->empty() && refused.release() == "abc\xC0\x80z" && text<char16_t>::checked(u"a\xD83D\xDE00") &&
         !text<char16_t>::checked(u"a\xD83D") && text<char>::checked("é").release() == "é" &&
         text<char>::unchecked("é") == "é";
}
ALSO_WHEN_COMPILING_BY_VALUE(ill_formed_strings_are_given_back);

constexpr bool grows_by_text_and_scalar_values() {
  text<char> name;
  name.push_back(U'日'_scalar);
  name.push_back(U'€');
  name.append("語").append(U'😀'_scalar).append("é"_text).append("-"_utf8);
  name += "a";
  name += U'é'_scalar;
  name += "z"_text;
  const text<char> more{"!"};
  name += more;
  name.append(more);
  if (!(name == "日€語😀é-aéz!!")) return false;
  text<char16_t> wide;
  wide.push_back(U'😀'_scalar);
  wide += u"é";
  text<char> twice{"é!"};
  twice += twice;
  twice.append(twice.view());
  return wide.size() == 3 && wide == u"😀é" && twice == "é!é!é!é!";
}
ALSO_WHEN_COMPILING(grows_by_text_and_scalar_values);

constexpr bool sums_are_text() {
  const text<char> name{"日"};
  static_assert(std::is_same_v<decltype(name + "a"), text<char>>);
  return name + "本" == "日本" && "本" + name == "本日" && name + name == "日日" && name + U'€'_scalar == "日€" && U'€'_scalar + name == "€日" &&
         name + "本"_text == "日本" && "本"_text + name == "本日" && name + "本"_utf8 + "語" == "日本語" && name + (name + "a") == "日日a" &&
         (name + "a") + (name + "b") == "日a日b";
}
ALSO_WHEN_COMPILING_BY_VALUE(sums_are_text);

// Insertions and removals go by boundaries, and are refused elsewhere.
constexpr bool changes_keep_it_text() {
  text<char> name{"aéz"};
  if (name.insert(2, "-") || name.insert(5, "-") || name.insert(npos, "-") || name.insert(2, U'-'_scalar)) return false;
  if (name.erase(2) || name.erase(0, 2) || name.erase(3, 1) || name.erase(0, 5) || name.erase(5)) return false;
  if (name.replace(2, 3, "") || name.replace(1, 2, "x") || name.replace(3, 1, "x")) return false;
  if (!(name == "aéz")) return false;
  if (!name.insert(3, "語") || !name.insert(0, "<") || !name.insert(name.size(), U'>'_scalar) || !(name == "<aé語z>")) return false;
  if (!name.erase(1, 2) || !(name == "<é語z>") || !name.replace(1, 3, "ô"_text) || !(name == "<ô語z>")) return false;
  if (!name.insert(1, name) || !(name == "<<ô語z>ô語z>")) return false;
  return name.erase(4) && name == "<<ô";
}
ALSO_WHEN_COMPILING(changes_keep_it_text);
constexpr bool changes_at_the_edges() {
  text<char> name{"é語"};
  if (!name.erase(2) || !(name == "é") || !name.erase(2) || !name.erase(0, 0) || !(name == "é")) return false;
  if (!name.pop_back() || !name.empty() || name.pop_back()) return false;
  name = "a😀";
  if (!name.pop_back() || !(name == "a")) return false;
  if (!name.replace(0, 1, name.view()) || !(name == "a")) return false;
  name.clear();
  return name.empty() && name.erase(0) && name.insert(0, "é") && name == "é";
}
ALSO_WHEN_COMPILING(changes_at_the_edges);

constexpr bool compares_as_text() {
  const text<char> a{"a"}, b{"b"};
  static_assert(std::three_way_comparable<text<char>>);
  static_assert(std::is_same_v<decltype(a <=> b), std::strong_ordering>);
  const text<char16_t> high{u"\uFFFF"}, pair{u"😀"};
  return a == a && a != b && a < b && b > a && a <= b && a < "b" && "a" < b && a != "b"_text && a < "b"_utf8 && "b"_utf8 > a &&
         high < pair;
}
ALSO_WHEN_COMPILING(compares_as_text);

constexpr bool takes_text_of_other_forms() {
  return text<char>::from(u"日本😀"_utf16) == "日本😀" && text<char16_t>::from("日本😀"_text) == u"日本😀" &&
         text<char>::from(text<char32_t>{U"日本😀"}) == "日本😀" && text<char>::from("é"_utf8) == "é" && text<char>::from(U""_utf32).empty();
}
ALSO_WHEN_COMPILING(takes_text_of_other_forms);

// A text like any other to whoever takes text.
constexpr size_t size_of(text_view<char> view) { return view.size(); }
constexpr size_t size_of_string(std::string_view view) { return view.size(); }
constexpr int overloaded(std::string_view) { return 1; }
constexpr int overloaded(const std::string&) { return 2; }
constexpr bool is_taken_for_text() {
  const text<char> name{"日本語"};
  return size_of(name) == 9 && size_of_string(name) == 9 && text_view{name} == "日本語" && text_view<char>::checked(name) &&
         is_well_formed(name) && utf16_length(name) == 3 && overloaded(name) == 1 && is_boundary(name, 3);
}
ALSO_WHEN_COMPILING(is_taken_for_text);
static_assert(any_text<text<char>> && any_text<text<char16_t>> && std::is_same_v<view_of<text<char>>, text_view<char>>);

// Nothing is borrowed of a temporary.
template <class Text>
concept has_view = requires(Text&& name) { static_cast<Text&&>(name).view(); };
template <class Text>
concept has_string = requires(Text&& name) { static_cast<Text&&>(name).string(); };
static_assert(has_view<text<char>&> && has_view<const text<char>&> && !has_view<text<char>> && !has_view<const text<char>>);
static_assert(has_string<text<char>&> && !has_string<text<char>> && !has_string<const text<char>>);
static_assert(std::is_convertible_v<text<char>&, text_view<char>> && !std::is_convertible_v<text<char>, text_view<char>>);
static_assert(std::is_convertible_v<const text<char>&, std::string_view> && !std::is_convertible_v<text<char>, std::string_view>);
static_assert(!std::is_convertible_v<const text<char>, std::string_view> && owns_units<text<char>>);

// What may be ill-formed does not become text unasked.
static_assert(!std::is_constructible_v<text<char>, std::string> && !std::is_constructible_v<text<char>, std::string_view>);
static_assert(!std::is_constructible_v<text<char>, const char*> && !std::is_constructible_v<text<char>, text_view<char16_t>>);
static_assert(!std::is_assignable_v<text<char>&, std::string> && !std::is_assignable_v<text<char>&, const char*>);
static_assert(!std::is_constructible_v<text<char>, text_view<unsigned char>> && !std::is_convertible_v<text<char>, std::string>);
static_assert(std::is_nothrow_move_constructible_v<text<char>> && std::is_nothrow_move_assignable_v<text<char>>);
static_assert(std::is_nothrow_default_constructible_v<text<char>> && sizeof(text<char>) == sizeof(std::string));

// Other strings than the usual ones.
template <class Char>
struct counted_allocator : std::allocator<Char> {
  using value_type = Char;
  template <class Other>
  struct rebind {
    using other = counted_allocator<Other>;
  };
  counted_allocator() = default;
  template <class Other>
  counted_allocator(const counted_allocator<Other>&) {}
};
bool allocators_are_the_users() {
  using own = text<char, std::char_traits<char>, counted_allocator<char>>;
  own name{"日本語"};
  name += "é";
  return name == "日本語é" && size_of(name) == 11 && own::checked(name.release()) && name.empty();
}

bool is_a_key() {
  std::unordered_map<text<char>, int> numbers;
  numbers[text<char>{"一"}] = 1;
  ++numbers[text<char>{"一"}];
  std::unordered_map<text<char>, int, text_hash, text_equal> found_by_any{{text<char>{"二"}, 2}};
  return numbers.at(text<char>{"一"}) == 2 && found_by_any.find("二"_utf8)->second == 2 && found_by_any.find("二")->second == 2 &&
         std::hash<text<char>>{}(text<char>{"二"}) == std::hash<std::string>{}("二");
}

bool is_moved_and_swapped() {
  text<char> a{"日本語日本語日本語"}, b{"é"};
  swap(a, b);
  if (!(a == "é") || !(b == "日本語日本語日本語")) return false;
  std::vector<text<char>> all;
  all.push_back(std::move(b));
  all.emplace_back("a"_utf8);
  return all[0] == "日本語日本語日本語" && all[1] == "a" && all[1] < all[0];
}

int main() {
  return at_run_time(is_made_of_text, is_assigned_text, strings_are_taken_over, ill_formed_strings_are_given_back,
                     grows_by_text_and_scalar_values, sums_are_text, changes_keep_it_text, changes_at_the_edges, compares_as_text,
                     takes_text_of_other_forms, is_taken_for_text, allocators_are_the_users, is_a_key, is_moved_and_swapped);
}
