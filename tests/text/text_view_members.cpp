// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_view.hpp>

#include <string>
#include <type_traits>

#include <u8lit/text/literals.hpp>
#include <u8lit/text/text_literal.hpp>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;

constexpr text_view<char> language = "日本語日本";
constexpr text_view<char16_t> emoji = u"a\U0001F600b";
constexpr text_view<char> nothing;

// Search, for literals, text of every shape and scalar values.
static_assert(language.find("本") == 3 && language.find("本", 4) == 12 && language.find(U'語') == 6 &&
              language.find("語"_utf8) == 6);
static_assert(language.find("語"_text) == 6 && language.find(language) == 0 && language.find("x") == npos &&
              language.find('x') == npos);
static_assert(language.find("") == 0 && language.find("", 1) == 3 && language.find("", 15) == 15 &&
              language.find("", 16) == npos);
static_assert(language.rfind("本") == 12 && language.rfind("本", 11) == 3 && language.rfind(U'日', 8) == 0);
static_assert(language.rfind("") == 15 && language.rfind("", 14) == 12 && language.rfind("日本語日本語") == npos);
static_assert(language.contains("本語") && language.contains(U'語') && !language.contains("語本") && language.contains(""));
static_assert(emoji.find(U'\U0001F600') == 1 && emoji.find(u"b") == 3 && emoji.contains(u"\U0001F600b") &&
              emoji.find(u"", 2) == 3);
static_assert(nothing.find("") == 0 && nothing.find("a") == npos && nothing.rfind("") == 0 &&
              nothing.find(U'\0') == npos);

// What the text begins and ends with.
static_assert(language.starts_with("日本") && language.starts_with(U'日') && language.starts_with("") &&
              !language.starts_with("本"));
static_assert(language.ends_with("本") && language.ends_with(U'本') && language.ends_with("") &&
              !language.ends_with("日"));
static_assert(nothing.rfind(U'a') == npos && nothing.strip_suffix(U'a').empty() && nothing.strip_prefix(U'a').empty());
static_assert(language.find(U'本', 4) == 12 && language.find(U'本', 13) == npos && language.find(U'本', npos) == npos);
static_assert(language.rfind(U'本', 5) == 3 && language.rfind(U'本', 2) == npos && language.rfind(U'本', 3) == 3);
static_assert(emoji.find(U'\U0001F600') == 1 && emoji.rfind(U'\U0001F600') == 1 &&
              emoji.rfind(U'\U0001F600', 0) == npos &&
              emoji.find(U'b') == 3 && !emoji.contains(U'\U0001F601'));
static_assert(emoji.strip_suffix(U'b').ends_with(U'\U0001F600') &&
              emoji.strip_suffix(U'b').strip_suffix(U'\U0001F600') == u"a");
static_assert(u8lit::utf32_view{U"a日b"}.find(U'日') == 1 && u8lit::utf32_view{U"a日b"}.ends_with(U'b'));
static_assert(nothing.starts_with("") && nothing.ends_with("") && !nothing.starts_with("a") &&
              !nothing.ends_with(U'a'));
static_assert(language.starts_with(language) && language.ends_with(language) &&
              !text_view<char>{"日"}.starts_with(language));
static_assert(language.strip_prefix("日本") == "語日本" && language.strip_prefix(U'本') == language &&
              language.strip_prefix("") == language);
static_assert(language.strip_suffix(U'本') == "日本語日" && language.strip_suffix("日") == language &&
              language.strip_suffix(language).empty());
static_assert(emoji.strip_prefix(u"a").strip_suffix(u"b") == u"\U0001F600" && nothing.strip_prefix("a").empty());

// Parts.
static_assert(language.slice(3, 6) == "本" && language.slice(9) == "日本" && language.slice(0, 15) == language &&
              language.slice(6, 6) == "");
static_assert(language.slice(1, 3).empty() && language.slice(3, 5).empty() && language.slice(6, 3).empty() &&
              language.slice(16).empty());
static_assert(language.slice(3, 18).empty() && language.slice(npos, npos).empty() &&
              emoji.slice(1, 3) == u"\U0001F600" && emoji.slice(2).empty());
static_assert(language.slice_scalars(1, 1) == "本" && language.slice_scalars(3) == "日本" &&
              language.slice_scalars(4, 9) == "本");
static_assert(language.slice_scalars(9).empty() && language.slice_scalars(npos, npos).empty() &&
              language.slice_scalars(1, 0).empty());
static_assert(*language.nth(2) == U'語' && !language.nth(5) && !language.nth(npos) && !nothing.nth(0) &&
              *emoji.nth(1) == U'\U0001F600');
static_assert(language.first(4) == "日" && language.last(4) == "本" && language.drop(4) == "本語日本" &&
              language.first(2).empty());
static_assert(language.first(99) == language && language.last(99) == language && language.drop(99).empty() &&
              language.drop(2) == language);
static_assert(nothing.first(0).empty() && nothing.last(1).empty() && nothing.drop(1).empty() &&
              language.last(0).empty());

// By boundaries, however many code units are asked for.
template <class Unit>
constexpr bool is_boundary_at(const small_text<Unit>& small) {
  const text_view<Unit> text = small.text();
  for (size_t count = 0; count <= text.size() + 1; ++count) {
    size_t front = 0, back = small.count;
    while (front < small.count && small.offsets[front + 1] <= count) ++front;
    while (back > 0 && text.size() - small.offsets[back - 1] <= count) --back;
    text_view<Unit> rest = text;
    rest.remove_prefix(count);
    if (text.first(count).size() != small.offsets[front] ||
        text.last(count).size() != text.size() - small.offsets[back]) return false;
    if (!is(text.first(count), small.scalars().substr(0, front)) ||
        !is(text.last(count), small.scalars().substr(back))) return false;
    if (!is(rest, small.scalars().substr(front)) || text.drop(count) != rest) return false;
  }
  return true;
}
bool are_cut() {
  const size_t four = unknown(4);
  const auto holds = [](const auto& text) { return is_boundary_at(text); };
  return for_all_texts<char>(four_letters, four, holds) && for_all_texts<char16_t>(four_letters, four, holds) &&
         for_all_texts<char32_t>(four_letters, four, holds);
}

// A view of a buffer in blocks; each block is text.
constexpr bool goes_by_blocks() {
  text_view<char> rest = "日本語日本語";
  size_t blocks = 0, written = 0;
  for (; !rest.empty(); ++blocks) {
    const text_view<char> block = rest.first(8);
    written += block.size();
    rest.remove_prefix(8);
    if (block.size() != 6) return false;
  }
  return blocks == 3 && written == 18;
}
static_assert(goes_by_blocks());

// Needles have the code unit type of the text, and a char above 7F is not a character.
template <class Text, class Sought>
concept finds = requires(Text text, Sought sought) { text.find(sought); };
static_assert(finds<text_view<char>, text_view<char>> && !finds<text_view<char>, text_view<char16_t>>);
static_assert(!finds<text_view<char>, std::string> && !finds<text_view<char>, const char*>);

static_assert(noexcept(language.find(language)) && noexcept(language.slice(0, 1)) && noexcept(language.first(1)));
static_assert(std::is_same_v<decltype(language.first(1)), text_view<char>> &&
              std::is_same_v<decltype(language.nth(0)), optional_scalar_value>);

int main() { return at_run_time(are_cut, goes_by_blocks); }
