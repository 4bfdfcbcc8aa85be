// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/split.hpp>
#include <u8lit/text/literals.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <string>
#include <type_traits>
#include <vector>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"
#include "../support/owning_text.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Unit, class Pieces, size_t Size>
constexpr bool are(const Pieces& found, const text_view<Unit> (&expected)[Size]) {
  size_t at = 0;
  for (const text_view<Unit> piece : found) {
    if (at == Size || piece != expected[at]) return false;
    ++at;
  }
  return at == Size;
}

// Usage: by text, by a scalar value, by ASCII white space, by lines. Nothing is allocated.
constexpr text_view<char> list = "日、本、、語";
static_assert(are<char>(split(list, "、"), {"日", "本", "", "語"}) && are<char>(split(list, U'、'), {"日", "本", "", "語"}));
static_assert(are<char>(split(text_view<char>{"a::b:c"}, "::"), {"a", "b:c"}) &&
              are<char>(split("a,b"_text, ","), {"a", "b"}));
static_assert(are<char>(split_ascii_white_space(text_view<char>{" 日\t本  \r\n語 "}), {"日", "本", "語"}));
static_assert(are<char>(lines(text_view<char>{"日\n本\r\n\n語"}), {"日", "本", "", "語"}));

// Empty parts count, also of the empty text; an empty separator never matches.
static_assert(are<char>(split(text_view<char>{",,"}, ","), {"", "", ""}) &&
              are<char>(split(text_view<char>{}, ","), {""}));
static_assert(are<char>(split(list, ""), {list}) && are<char>(split(text_view<char>{}, ""), {""}));
static_assert(are<char>(split(text_view<char>{"aaa"}, "aa"), {"", "a"}));
static_assert(split_ascii_white_space(text_view<char>{" \n"}).empty() &&
              split_ascii_white_space(text_view<char>{}).empty());

// Lines as Rust's str::lines has them: the last one need not be ended, and a CR without LF is text.
static_assert(are<char>(lines(text_view<char>{"\n"}), {""}) && are<char>(lines(text_view<char>{"\n\n"}), {"", ""}));
static_assert(lines(text_view<char>{}).empty());
static_assert(are<char>(lines(text_view<char>{"a\n"}), {"a"}) && are<char>(lines(text_view<char>{"a\r\n"}), {"a"}));
static_assert(are<char>(lines(text_view<char>{"a\rb\r\r\n\r"}), {"a\rb\r", "\r"}));
static_assert(are<char>(lines(text_view<char>{"\r\n\r\n"}), {"", ""}));
static_assert(line_end_delimiter<char>{}.find("a\r\n", 0).first == 1 &&
              line_end_delimiter<char>{}.find("a\r\n", 2).first == 2);

// Of text_constants, as a text_list of text_constants; the separator may be of another form.
constexpr auto codes = split("en,de,,日本"_text, ","_text);
static_assert(std::is_same_v<decltype(codes), const text_list<text_constant<"en">, text_constant<"de">,
                                                              text_constant<"">, text_constant<"日本">>>);
static_assert(codes[0] == "en" && codes.at<3>() == "日本"_text && codes.at<3>().c_str()[6] == '\0');
static_assert(std::is_same_v<decltype(split(u"日、本"_text, "、"_text)),
                             text_list<text_constant<u"日">, text_constant<u"本">>>);
static_assert(split("a--b----c"_text, "--"_text) == make_text_list("a"_text, "b"_text, ""_text, "c"_text) &&
              split(""_text, ","_text) == make_text_list(""_text));
static_assert(split("aaa"_text, "aa"_text) == make_text_list(""_text, "a"_text));
static_assert(split_ascii_white_space("\ta  é\n"_text) == make_text_list("a"_text, "é"_text) &&
              split_ascii_white_space("  "_text).empty());
static_assert(lines("日本\r\n\n語"_text) == make_text_list("日本"_text, ""_text, "語"_text) &&
              lines(u"a\n\nb"_text).size() == 3 && lines(""_text).empty());
static_assert(lines("a\nb\r\n"_text) == make_text_list("a"_text, "b"_text));

// A text_constant of another form separates any text.
static_assert(are<char16_t>(split(text_view<char16_t>{u"日、本"}, "、"_text), {u"日", u"本"}));

// Over all texts: as for an array of scalar values. Each part is text and refers to the input, in order.
constexpr bool white(char32_t value) { return value == U' ' || value == U'\n'; }
template <class Unit>
class expectation {  // takes what is expected piece by piece
 public:
  template <class Pieces>
  explicit constexpr expectation(const Pieces& found) : right_{true} {
    for (const text_view<Unit> piece : found) {
      if (size_ == 16) right_ = false;
      else found_[size_++] = piece;
    }
  }
  constexpr void next(std::u32string_view expected) {
    right_ = right_ && at_ < size_ && is(found_[at_], expected);
    ++at_;
  }
  constexpr bool met() const { return right_ && at_ == size_; }

 private:
  text_view<Unit> found_[16];
  size_t size_ = 0, at_ = 0;
  bool right_;
};
template <class Unit>
constexpr bool splits(const small_text<Unit>& text, const small_text<Unit>& separator) {
  expectation<Unit> parts{split(text.text(), separator.text())};
  std::u32string_view rest = text.scalars();
  while (separator.count > 0 && rest.find(separator.scalars()) != npos) {
    const size_t at = rest.find(separator.scalars());
    parts.next(rest.substr(0, at));
    rest.remove_prefix(at + separator.count);
  }
  parts.next(rest);
  return parts.met();
}
template <class Unit>
constexpr bool splits_at_one(const small_text<Unit>& text, char32_t letter) {
  expectation<Unit> parts{split(text.text(), scalar_value::unchecked(letter))};
  const scalar_text<Unit> separator{scalar_value::unchecked(letter)};
  for (const text_view<Unit> each : split(text.text(), separator.view())) {
    char32_t values[longest_small_text + 1]{};
    size_t length = 0;
    for (const scalar_value value : each.scalars()) values[length++] = value;
    parts.next({values, length});
  }
  return parts.met();
}
template <class Unit>
constexpr bool splits_at_white_space(const small_text<Unit>& text) {
  expectation<Unit> parts{split_ascii_white_space(text.text())};
  for (size_t at = 0; at < text.count;) {
    size_t end = at;
    while (end < text.count && !white(text.values[end])) ++end;
    if (end > at) parts.next(text.scalars().substr(at, end - at));
    at = end + 1;
  }
  return parts.met();
}
template <class Unit>
constexpr bool splits_at_line_ends(const small_text<Unit>& text) {
  expectation<Unit> parts{lines(text.text())};
  std::u32string_view rest = text.scalars();
  while (!rest.empty()) {
    const size_t end = rest.find(U'\n');
    std::u32string_view line = rest.substr(0, end);
    if (end != npos && line.ends_with(U'\r')) line.remove_suffix(1);
    parts.next(line);
    rest.remove_prefix(end == npos ? rest.size() : end + 1);
  }
  return parts.met();
}
template <class Unit>
constexpr bool splits_in(size_t longest, size_t longest_separator) {
  return for_all_texts<Unit>(four_letters, longest,
                             [=](const auto& text) {
                               return splits_at_one(text, U'a') && splits_at_one(text, U'\u00E9') &&
                                      for_all_texts<Unit>(
                                          four_letters, longest_separator,
                                          [&](const auto& separator) { return splits(text, separator); });
                             }) &&
         for_all_texts<Unit>(U" \n\u00E9", longest, [](const auto& text) { return splits_at_white_space(text); }) &&
         for_all_texts<Unit>(U"\r\n\u010A", longest, [](const auto& text) { return splits_at_line_ends(text); });
}
static_assert(splits_in<char>(1, 1) && splits_in<char16_t>(1, 1));
bool splits_all() {
  const size_t four = unknown(4);
  return splits_in<char>(four, 3) && splits_in<char16_t>(four, 3) && splits_in<char32_t>(four, 2) &&
         splits_in<wchar_t>(four, 1);
}

// With the standard library's algorithms.
bool collects() {
  const auto found = split(list, "、");
  const std::vector<text_view<char>> all(found.begin(), found.end());
  return all.size() == 4 && all[3] == "語" && std::ranges::distance(lines(text_view<char>{"a\nb"})) == 2;
}
template <class Range>
concept forward = std::ranges::forward_range<Range> && std::ranges::common_range<Range>;
static_assert(forward<decltype(split(list, ""))> && forward<decltype(split(list, U'a'))> &&
              forward<decltype(lines(list))>);
static_assert(std::ranges::view<decltype(split(list, ""))> && std::ranges::borrowed_range<decltype(lines(list))>);
static_assert(*std::ranges::find(split(list, "、"), text_view<char>{"本"}) == "本");
#if !defined(__clang__) || __clang_major__ >= 16  // clang 15 does not take the views of libstdc++
constexpr bool is_piped() {
  size_t size = 0;
  for (const size_t each : split(list, U'、') | std::views::transform([](text_view<char> piece) {
                             return piece.size();
                           }) | std::views::take(2))
    size += each;
  for (const text_view<char> word : split_ascii_white_space("a b"_text) | std::views::drop(1)) size += word.size();
  return size == 7;
}
static_assert(is_piped());
#endif

constexpr std::byte bytes[]{std::byte{0x61}, std::byte{0x20}, std::byte{0xC3}, std::byte{0xA9}};
static_assert(std::ranges::distance(split(text_view<std::byte>{bytes}, U' ')) == 2);
static_assert(std::ranges::distance(split_ascii_white_space(text_view<std::byte>{bytes})) == 2);

// Strings that may be ill-formed are rejected, as text and as separator.
template <class Text, class Separator>
concept splittable = requires(const Text& text, const Separator& separator) { split(text, separator); };
template <class Text>
concept has_parts =
    requires(const Text& text) { lines(text); } ||
    requires(const Text& text) { split_ascii_white_space(text); };
static_assert(splittable<text_view<char>, text_view<char>> && splittable<text_view<char>, scalar_value>);
static_assert(has_parts<text_view<char>> && has_parts<text_constant<"a">>);
static_assert(!splittable<std::string_view, text_view<char>> && !splittable<text_view<char>, std::string_view>);
static_assert(!splittable<text_view<char>, text_view<char16_t>> && !has_parts<std::string_view> &&
              !has_parts<std::string>);

// An empty separator is rejected (SFINAE-friendly).
static_assert(!splittable<text_constant<"abc">, text_constant<"">> &&
              splittable<text_constant<"abc">, text_constant<"b">>);
static_assert(!splittable<text_constant<"abc">, text_constant<u"">> &&
              splittable<text_constant<"abc">, text_constant<u"b">>);
static_assert(std::is_same_v<separators::diagnostic_of<"">, separators::an_empty_separator_separates_nothing>);

// A temporary that owns its text is rejected: the result would dangle.
template <class Text>
concept splits_whole =
    requires(Text&& text) { split(static_cast<Text&&>(text), U'-'); } ||
    requires(Text&& text) { split(static_cast<Text&&>(text), "-"); } ||
    requires(Text&& text) { lines(static_cast<Text&&>(text)); };
static_assert(splits_whole<owning_text&> && splits_whole<const owning_text&> && !splits_whole<owning_text> &&
              !splits_whole<const owning_text>);
static_assert(noexcept(split(list, list)) && noexcept(lines(list)) && noexcept(split_ascii_white_space(list)));

// Usage: a delimiter of one's own. This one matches each slash.
template <bool AllowsEmptyEnd>
struct at_slash {
  static constexpr bool allows_empty_end = AllowsEmptyEnd;
  constexpr delimiter_match find(text_view<char> text, size_t from) const noexcept {
    for (size_t at = from; at < text.size(); ++at) {
      if (text.data()[at] == '/') return {at, at + 1};
    }
    return {npos, npos};
  }
};
using keeping = split_view<char, at_slash<true>>;
using dropping = split_view<char, at_slash<false>>;

template <class Pieces, size_t Size>
constexpr bool gives(Pieces found, const text_view<char> (&expected)[Size]) {
  size_t at = 0;
  for (const text_view<char> piece : found) {
    if (at == Size || piece != expected[at] || !is_well_formed(piece)) return false;
    ++at;
  }
  return at == Size;
}
constexpr bool cuts() {
  return gives(keeping::unchecked("日/本//語/", {}), {"日", "本", "", "語", ""}) &&
         gives(dropping::unchecked("日/本//語/", {}), {"日", "本", "", "語"}) &&
         gives(keeping::unchecked("/", {}), {"", ""}) && gives(dropping::unchecked("/", {}), {""}) &&
         gives(keeping::unchecked("日", {}), {"日"}) && gives(dropping::unchecked("日", {}), {"日"}) &&
         gives(keeping::unchecked("", {}), {""}) && gives(keeping::unchecked(text_view<char>{}, {}), {""});
}
static_assert(cuts());

// Without parts, or with an empty one.
static_assert(dropping::unchecked("", {}).begin() == dropping::unchecked("", {}).end() &&
              dropping::unchecked("", {}).empty() && !dropping::unchecked("/", {}).empty());
static_assert(keeping::unchecked("", {}).begin() != keeping::unchecked("", {}).end() &&
              !keeping::unchecked("", {}).empty());

// Parts refer to the text, and the range can be iterated again.
constexpr text_view<char> path = "usr/share/doc";
static_assert((*keeping::unchecked(path, {}).begin()).data() == path.data() &&
              (*++keeping::unchecked(path, {}).begin()).data() == path.data() + 4);
constexpr bool goes_again() {
  const keeping all = keeping::unchecked(path, {});
  auto each = all.begin(), same = each;
  if (*each++ != "usr" || *each != "share" || *same != "usr" || each == same || ++same != each) return false;
  return std::ranges::distance(all) == 3 && std::ranges::count(all, text_view<char>{"doc"}) == 1;
}
static_assert(goes_again());

static_assert(std::forward_iterator<keeping::iterator> && std::ranges::forward_range<const keeping>);
static_assert(std::ranges::common_range<keeping> && std::is_same_v<keeping::const_iterator, keeping::iterator>);
static_assert(std::is_same_v<std::ranges::range_value_t<keeping>, text_view<char>> &&
              keeping::iterator{} == keeping::iterator{});
static_assert(std::is_trivially_copyable_v<keeping> && std::is_trivially_copyable_v<keeping::iterator>);
static_assert(noexcept(keeping::unchecked(path, {}).begin()) && noexcept(++keeping::unchecked(path, {}).begin()));

int main() { return at_run_time(splits_all, collects, cuts, goes_again); }
