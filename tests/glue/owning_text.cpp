// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/owning_text.hpp>

#include <u8lit/operation/find.hpp>
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/operation/concat.hpp>
#include <u8lit/operation/escape_c.hpp>
#include <u8lit/operation/escape_json.hpp>
#include <u8lit/operation/transform.hpp>
#include <u8lit/operation/hex.hpp>
#include <u8lit/operation/identifier_style.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/transcoding/latin1.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/operation/percent_encoding.hpp>
#include <u8lit/transcoding/replace.hpp>
#include <u8lit/operation/replace_text.hpp>
#include <u8lit/operation/reverse.hpp>
#include <u8lit/operation/sort.hpp>
#include <u8lit/operation/split.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/operation/trim.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Also when compiling, where the library's string is constexpr: clang does not evaluate that of libstdc++, and g++ 12
// none that is passed by value, nor where it is sanitized.
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
  const text deduced_literal{u"日本語"};
  static_assert(std::is_same_v<decltype(deduced), const text<char>> &&
                std::is_same_v<decltype(deduced_literal), const text<char16_t>> &&
                std::is_same_v<decltype(deduced_constant), const text<char16_t>>);
  return nothing.empty() && nothing.size() == 0 && literal.size() == 9 && literal == in_parentheses &&
         literal == view && literal == constant && literal == of_restricted && literal == deduced &&
         literal == "日本語" && "日本語" == literal && literal == "日本語"_utf8 && literal.string() == "日本語" &&
         literal.c_str()[9] == '\0' && deduced_constant == u"日本語" && deduced_literal == u"日本語";
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

// A string is validated and moved in, or returned.
bool strings_are_taken_over() {
  std::string line(100, 'a');
  const char* const place = line.data();
  auto name = text<char>::checked(std::move(line));
  if (!name || name->data() != place || !(name.verdict() == verdict{fault::none, 100, 0})) return false;
  text<char> owned = *std::move(name);
  if (owned.data() != place) return false;
  const std::string released = owned.release();
  return released.data() == place && owned.empty() && released.size() == 100;
}
constexpr bool ill_formed_strings_are_given_back() {
  auto refused = text<char>::checked("abc\xC0\x80z");
  return !refused && refused.verdict().what == fault::invalid_lead && refused.verdict().offset == 3 &&
         (*refused).empty() && refused->empty() && refused.release() == "abc\xC0\x80z" &&
         text<char16_t>::checked(u"a\xD83D\xDE00") && !text<char16_t>::checked(u"a\xD83D") &&
         text<char>::checked("é").release() == "é" && text<char>::unchecked("é") == "é";
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
  return name + "本" == "日本" && "本" + name == "本日" && name + name == "日日" && name + U'€'_scalar == "日€" &&
         U'€'_scalar + name == "€日" && name + "本"_text == "日本" && "本"_text + name == "本日" &&
         name + "本"_utf8 + "語" == "日本語" && name + (name + "a") == "日日a" &&
         (name + "a") + (name + "b") == "日a日b";
}
ALSO_WHEN_COMPILING_BY_VALUE(sums_are_text);

// Insertions and removals go by boundaries, and are refused elsewhere.
constexpr bool changes_keep_it_text() {
  text<char> name{"aéz"};
  if (name.insert(2, "-") || name.insert(5, "-") || name.insert(npos, "-") || name.insert(2, U'-'_scalar)) return false;
  if (name.erase(2) || name.erase(0, 2) || name.erase(1, 1) || name.erase(5) || name.erase(npos, 0)) return false;
  if (name.replace(2, 1, "") || name.replace(1, 1, "x") || name.replace(5, 0, "x")) return false;
  if (!(name == "aéz")) return false;
  if (!name.insert(3, "語") || !name.insert(0, "<") || !name.insert(name.size(), U'>'_scalar) || !(name == "<aé語z>"))
    return false;
  if (!name.erase(1, 1) || !(name == "<é語z>") || !name.replace(1, 2, "ô"_text) || !(name == "<ô語z>")) return false;
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
  if (!name.replace(0, npos, "xéz") || !name.erase(3, 9) || !(name == "xé") || !name.erase(2 - 1, npos)) return false;
  name.clear();
  return name.empty() && name.erase(0) && name.insert(0, "é") && name == "é";
}
ALSO_WHEN_COMPILING(changes_at_the_edges);

// Members with the names of those of std::string do the same: they take an offset and a number of code units.
bool changes_as_a_string_does() {
  for (std::size_t offset = 0; offset < 8; ++offset) {
    for (std::size_t size = 0; size < 9; ++size) {
      std::string string{"0123456789"}, replaced{string};
      text<char> name{"0123456789"}, renamed{name};
      if (!name.erase(offset, size) || !renamed.replace(offset, size, "é")) return false;
      if (!(name == string.erase(offset, size)) || !(renamed == replaced.replace(offset, size, "é"))) return false;
    }
  }
  return true;
}

constexpr bool compares_as_text() {
  const text<char> a{"a"}, b{"b"};
  static_assert(std::three_way_comparable<text<char>>);
  static_assert(std::totally_ordered_with<text<char>, std::string> &&
                std::totally_ordered_with<std::string_view, text<char>> &&
                std::totally_ordered_with<text<char>, text_view<char>>);  // the algorithms of std::ranges
  static_assert(std::is_same_v<decltype(a <=> b), std::strong_ordering>);
  const text<char16_t> high{u"\uFFFF"}, pair{u"😀"};
  return a == a && a != b && a < b && b > a && a <= b && a < "b" && "a" < b && a != "b"_text && a < "b"_utf8 &&
         "b"_utf8 > a && high < pair && a == std::string{"a"} && std::string_view{"b"} > a && a < std::string{"b"} &&
         a == u"a" && u"a" == a && a == U"a"_text && high == text<char>{"\uFFFF"} &&
         a == restricted_text<char, policy::no_controls>{"a"} && a != std::string_view{"\xFF"} &&
         a < text<char16_t>{u"b"};
}
ALSO_WHEN_COMPILING(compares_as_text);

constexpr bool takes_text_of_other_forms() {
  return text<char>::from(u"日本😀"_utf16) == "日本😀" && text<char16_t>::from("日本😀"_text) == u"日本😀" &&
         text<char>::from(text<char32_t>{U"日本😀"}) == "日本😀" && text<char>::from("é"_utf8) == "é" &&
         text<char>::from(U""_utf32).empty();
}
ALSO_WHEN_COMPILING(takes_text_of_other_forms);

// What writes text to a buffer gives text, whatever it is: an operation on text, on strings, a function.
constexpr auto ill_formed = [](any_text auto, auto& out) {
  out[0] = '\xFF';
  transcoded result{};
  result.written = 1;
  return result;
};

constexpr bool operations_on_text_give_text() {
  const text<char> name{"aéz"};
  static_assert(std::is_same_v<decltype(to_text(to_ascii_upper, name)), text<char>>);
  static_assert(std::is_same_v<decltype(to_text(to_ascii_upper, u"a"_utf16)), text<char16_t>>);
  static_assert(std::is_same_v<decltype(to_text(to_utf16, name)), text<char16_t>>);
  return to_text(to_ascii_upper, name) == "AéZ" && to_text(to_ascii_lower, u"AéZ"_text) == u"aéz" &&
         to_text(to_ascii_upper, text<char>{"z"}) == "Z" &&
         to_text(replace, name, "é"_utf8, "------------------------------------------"_utf8) ==
             "a------------------------------------------z" &&
         to_text(replace, name, "aéz"_utf8, ""_utf8).empty() && to_text(to_ascii_upper, text<char>{}).empty() &&
         to_text(reverse, name) == "zéa" && to_text(to_utf16, name) == u"aéz" &&
         to_text(to_utf8, u"日本😀"_utf16) == "日本😀" && to_text(to_utf32, name) == U"aéz" &&
         to_text<wchar_t>(to_wide, name) == L"aéz";
}
ALSO_WHEN_COMPILING_BY_VALUE(operations_on_text_give_text);

constexpr bool operations_on_strings_give_what_is_judged() {
  static_assert(std::is_same_v<decltype(to_text(escape_json, std::string_view{})), checked_owning_text<char>>);
  static_assert(std::is_same_v<decltype(to_text(percent_decode, "a"_utf8)), checked_owning_text<char>>);
  static_assert(std::is_same_v<decltype(to_text(to_latin1, "a"_utf8)), checked_owning_text<char>>);
  static_assert(std::is_same_v<decltype(to_text(transcode, std::string_view{})), checked_owning_text<char>>);
  if (to_text(ill_formed, "a"_utf8)) return false;  // what a user's operation on text writes
  const auto right = to_text(percent_decode, "%E2%82%AC"_utf8);
  const auto wrong = to_text(percent_decode, "abc%E2%82"_utf8);
  const auto escaped = to_text(escape_json, std::string_view{"\x01\x02\x03\x04\x05\x06\x07"});
  const auto refused = to_text(transcode, std::string_view{"ab\xC0"});
  return right && *right == "€" && !wrong && wrong->empty() && wrong.verdict().offset == 3 && escaped &&
         escaped->size() == 42 && !refused && refused.verdict().what == fault::invalid_lead &&
         refused.verdict().offset == 2 && *to_text<char>(transcode, std::u16string_view{u"é"}) == "é" &&
         *to_text(unescape_json, R"(a\n\u00E9)") == "a\né" && !to_text(unescape_json, R"(\q)"_utf8) &&
         *to_text(unescape_c, R"(\n)"_utf8) == "\n" &&
         *to_text(escape_json, std::u16string_view{u"\""}) == u"\\\"" && !to_text(unescape_c, R"(\xC3)"_utf8) &&
         *to_text(from_latin1, std::string_view{"a\xE9"}) == "aé";
}
ALSO_WHEN_COMPILING_BY_VALUE(operations_on_strings_give_what_is_judged);

// What cannot fail has nothing to be tested: escapes and conversions of text, and what takes any bytes.
constexpr bool what_cannot_fail_gives_text() {
  const text<char> escaped = to_text(escape_json, "\""_utf8), in_c = to_text(escape_c, "\n"_utf8),
                   in_uri = to_text(percent_encode, "é "_utf8), digits = to_text(to_hex, "é"_utf8, hex_separator::none),
                   of_bytes = to_text(to_hex, std::string_view{"\xFF"}), copy = to_text(transcode, text<char>{"é"}),
                   replaced = to_text(replace_ill_formed, std::string_view{"a\xFFz"});
  const text<char16_t> wide_digits = to_text<char16_t>(to_hex, "é"_utf8),
                       wide = to_text<char16_t>(transcode, "日本😀"_utf8);
  return escaped == "\\\"" && in_c == R"(\n)" && in_uri == "%C3%A9%20" && digits == "C3A9" && of_bytes == "FF" &&
         copy == "é" && replaced == "a\uFFFDz" && wide_digits == u"C3 A9" && wide == u"日本😀";
}
ALSO_WHEN_COMPILING_BY_VALUE(what_cannot_fail_gives_text);

constexpr bool functions_give_what_is_judged() {
  const auto made = to_text<char>([](auto& out) { return to_hex("日本語", out, hex_separator::space); });
  const auto wrong = to_text<char>([](auto& out) { return ill_formed("a"_utf8, out); });
  return made && *made == "E6 97 A5 E6 9C AC E8 AA 9E" && !wrong && wrong->empty() &&
         wrong.verdict().what == fault::invalid_lead;
}
ALSO_WHEN_COMPILING_BY_VALUE(functions_give_what_is_judged);

constexpr bool numbers_give_text() {
  return text<char>::from(255, 16) == "ff" && text<char>::from(-42) == "-42" && text<char16_t>::from(7u) == u"7" &&
         text<char>::from(static_cast<signed char>(-128), 2) == "-10000000" && text<char>::from(1, 99).empty();
}
ALSO_WHEN_COMPILING(numbers_give_text);

bool any_amount_of_room_is_found() {
  std::string line;
  for (int size = 0; size < 70; ++size, line += '\1') {
    if ((*to_text(escape_json, line)).size() != line.size() + 5 * static_cast<std::size_t>(size)) return false;
    if (to_text(to_ascii_upper, *text_view<char>::checked(line)).size() != line.size()) return false;
  }
  return true;
}

// A text like any other to whoever takes text.
constexpr size_t size_of(text_view<char> view) { return view.size(); }
constexpr size_t size_of_string(std::string_view view) { return view.size(); }
constexpr int overloaded(std::string_view) { return 1; }
constexpr int overloaded(const std::string&) { return 2; }
constexpr bool is_taken_for_text() {
  const text<char> name{"日本語"};
  return size_of(name) == 9 && size_of_string(name) == 9 && text_view{name} == "日本語" &&
         text_view<char>::checked(name) && is_well_formed(name) && utf16_length(name) == 3 && overloaded(name) == 1 &&
         is_boundary(name, 3) && name.find("語") == 6 && name.rfind(U'日'_scalar) == 0 && name.contains("本"_text) &&
         name.starts_with("日本") && name.starts_with(U'日') && name.ends_with("語"_utf8) && !name.contains(U'é') &&
         name.find("日", 1) == npos && name.scalars().count() == 3 && *name.scalars().begin() == U'日';
}
ALSO_WHEN_COMPILING(is_taken_for_text);
static_assert(any_text<text<char>> && any_text<text<char16_t>> && std::is_same_v<view_of<text<char>>, text_view<char>>);

// What operations borrow is part of the text itself.
constexpr bool operations_borrow_of_it() {
  const text<char> name{" 日本,語 "};
  const text<char> comma{","};
  const text_view<char> trimmed = trim(name);
  const text_view<char> first = *split(name, ",").begin();
  return trimmed == "日本,語" && trimmed.data() == name.data() + 1 && first.data() == name.data() && first == " 日本" &&
         strip_prefix(name, " ").data() == name.data() + 1 && (*split(name, comma).begin()).size() == 7 &&
         find(name, "語") == 8 && find(name, comma) == 7 && find(text<char>{"ab"}, "b") == 1 &&
         starts_with(name, U' ') && contains(name, "本"_text) && (*lines(name).begin()).data() == name.data();
}
ALSO_WHEN_COMPILING(operations_borrow_of_it);
template <class Text>
concept is_trimmed = requires(Text&& name) { trim(static_cast<Text&&>(name)); };
template <class Text>
concept is_stripped = requires(Text&& name) { strip_suffix(static_cast<Text&&>(name), " "); };
template <class Text>
concept is_split = requires(Text&& name) { split(static_cast<Text&&>(name), ","); };
static_assert(is_trimmed<text<char>&> && is_stripped<const text<char>&> && is_split<text<char>&>);
static_assert(!is_trimmed<text<char>> && !is_stripped<text<char>> && !is_split<const text<char>>);

// Nothing is borrowed of a temporary.
template <class Text>
concept has_view = requires(Text&& name) { static_cast<Text&&>(name).view(); };
template <class Text>
concept has_string = requires(Text&& name) { static_cast<Text&&>(name).string(); };
static_assert(has_view<text<char>&> && has_view<const text<char>&> && !has_view<text<char>> &&
              !has_view<const text<char>>);
static_assert(has_string<text<char>&> && !has_string<text<char>> && !has_string<const text<char>>);
static_assert(std::is_convertible_v<text<char>&, text_view<char>> &&
              !std::is_convertible_v<text<char>, text_view<char>>);
static_assert(std::is_convertible_v<const text<char>&, std::string_view> &&
              !std::is_convertible_v<text<char>, std::string_view>);
static_assert(!std::is_convertible_v<const text<char>, std::string_view> && owns_units<text<char>>);

static_assert(std::is_convertible_v<const text<char>&, std::span<const char>> &&
              !std::is_convertible_v<text<char>, std::span<const char>>);
static_assert(!std::is_convertible_v<text<char>&, std::span<char>> && !std::is_convertible_v<text<char>&, std::string>);

// What may be ill-formed does not become text unasked.
static_assert(!std::is_constructible_v<text<char>, std::string> &&
              !std::is_constructible_v<text<char>, std::string_view>);
static_assert(!std::is_constructible_v<text<char>, const char*> &&
              !std::is_constructible_v<text<char>, text_view<char16_t>>);
static_assert(!std::is_assignable_v<text<char>&, std::string> && !std::is_assignable_v<text<char>&, const char*>);
static_assert(!std::is_constructible_v<text<char>, text_view<unsigned char>> &&
              !std::is_convertible_v<text<char>, std::string>);
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
  static inline int allocations = 0;
  counted_allocator() = default;
  template <class Other>
  counted_allocator(const counted_allocator<Other>&) {}
  Char* allocate(std::size_t number) {
    ++allocations;
    return std::allocator<Char>::allocate(number);
  }
};
bool allocators_are_the_users() {
  using own = text<char, std::char_traits<char>, counted_allocator<char>>;
  own name{"日本語"};
  name += "é";
  return name == "日本語é" && size_of(name) == 11 && own::checked(name.release()) && name.empty();
}

// An allocator that knows where it came from, as those of std::pmr, and has no default.
template <class Char>
struct numbered_allocator {
  using value_type = Char;
  int number;
  explicit numbered_allocator(int its) : number{its} {}
  template <class Other>
  numbered_allocator(const numbered_allocator<Other>& other) : number{other.number} {}
  Char* allocate(std::size_t size) { return std::allocator<Char>{}.allocate(size); }
  void deallocate(Char* at, std::size_t size) { std::allocator<Char>{}.deallocate(at, size); }
  friend bool operator==(numbered_allocator, numbered_allocator) = default;
};
bool allocators_are_kept() {
  using own = text<char, std::char_traits<char>, numbered_allocator<char>>;
  for (const char* const units : {"Text that is longer than the small buffer", "The same, but it ends in half\xC3"}) {
    own::string_type string{units, numbered_allocator<char>{7}};
    const char* const at = string.data();
    auto checked = own::checked(std::move(string));
    const bool is_text = checked.has_value();
    if (is_text && (checked->data() != at || checked->string().get_allocator().number != 7)) return false;
    const own::string_type result = checked.release();
    if (is_text != is_well_formed(result) || result.data() != at || result.get_allocator().number != 7) return false;
  }
  const own name = own::unchecked(own::string_type{"é", numbered_allocator<char>{3}});
  return name == "é" && name.string().get_allocator().number == 3;
}

// Operations read the text where it is.
bool operations_copy_no_text() {
  const text<char, std::char_traits<char>, counted_allocator<char>> name{
      "Text that is longer than the small buffer of any string"};
  const int before = counted_allocator<char>::allocations;
  char out[512];
  constexpr auto itself = [](scalar_value value) { return value; };
  constexpr auto is_kept = [](scalar_value value) { return value != U'x'; };
  const transcoded all[] = {to_ascii_upper(name, out),
                            to_ascii_upper(name, out, 512),
                            reverse(name, out),
                            reverse(name, out, 512),
                            to_snake_case(name, out),
                            to_snake_case(name, out, 512),
                            replace(name, "a", "b", out),
                            replace(name, "a", "b", out, 512),
                            replace(name, name, name, out),
                            concat(name, name, out),
                            join(name, name, name, out),
                            repeat<2>(name, out),
                            filter(name, is_kept, out),
                            transform(name, itself, out),
                            to_utf8(name, out),
                            transcode(name, out),
                            transcode(name, out, 512),
                            replace_ill_formed(name, out),
                            escape_c(name, out),
                            escape_json(name, out, beyond_ascii::escaped),
                            percent_encode(name, out),
                            to_hex(name, out),
                            to_latin1(name, out)};
  for (const transcoded& each : all) {
    if (!each) return false;
  }
  return replaced_size(name, "T", "") + 1 == name.size() && split(name, " ").begin() != split(name, " ").end() &&
         counted_allocator<char>::allocations == before;
}

bool is_a_key() {
  std::unordered_map<text<char>, int> numbers;
  numbers[text<char>{"一"}] = 1;
  ++numbers[text<char>{"一"}];
  std::unordered_map<text<char>, int, text_hash, text_equal> found_by_any{{text<char>{"二"}, 2}};
  return numbers.at(text<char>{"一"}) == 2 && found_by_any.find("二"_utf8)->second == 2 &&
         found_by_any.find("二")->second == 2 &&
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
                     grows_by_text_and_scalar_values, sums_are_text, changes_keep_it_text, changes_at_the_edges,
                     compares_as_text, takes_text_of_other_forms, operations_on_text_give_text,
                     operations_on_strings_give_what_is_judged, functions_give_what_is_judged, numbers_give_text,
                     changes_as_a_string_does, what_cannot_fail_gives_text, allocators_are_kept,
                     any_amount_of_room_is_found, is_taken_for_text, operations_borrow_of_it, allocators_are_the_users,
                     operations_copy_no_text, is_a_key, is_moved_and_swapped);
}
