// SPDX-License-Identifier: BSL-1.0
// Every emoji of the Unicode Character Database is one grapheme cluster: sequences with joiners, tags, modifiers and
// variation selectors, keycaps, and flags. Arguments: emoji-test.txt and other files of that format; exits with 77
// where there is none.
#include <u8lit/segmentation.hpp>
#include <u8lit/transcode.hpp>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

namespace {

using u8lit::text_view;
namespace unicode = u8lit::unicode;

template <class Unit>
bool is_one_cluster(const std::u32string& emoji) {
  const auto form = [](const std::u32string& text) {
    std::basic_string<Unit> result(4 * text.size(), Unit{});
    result.resize(u8lit::transcode(text, result).written);
    return result;
  };
  const auto view = [](const std::basic_string<Unit>& text) {
    return text_view<Unit>::unchecked(text.data(), text.size());
  };
  const std::basic_string<Unit> one = form(emoji), two = form(emoji + emoji), among = form(U"a" + emoji + U"a");
  const auto clusters = unicode::graphemes(view(one));
  if (++clusters.begin() != clusters.end() || --clusters.end() != clusters.begin()) return false;
  const std::size_t columns = unicode::count_columns(view(one));
  if (columns != 1 && columns != 2) return false;
  // What modifies the character before it does so to "a", too, and to another of its kind.
  const bool is_modifier = emoji.front() >= U'\U0001F3FB' && emoji.front() <= U'\U0001F3FF';
  return unicode::count_graphemes(view(two)) == (is_modifier ? 1 : 2) &&
         unicode::count_columns(view(two)) == (is_modifier ? columns : 2 * columns) &&
         unicode::count_graphemes(view(among)) == (is_modifier ? 2 : 3);
}

bool is_emoji(const std::u32string& emoji) {
  if (is_one_cluster<char>(emoji) && is_one_cluster<char16_t>(emoji) && is_one_cluster<char32_t>(emoji)) return true;
  for (const char32_t value : emoji) std::printf("%04X ", static_cast<unsigned>(value));
  std::puts("is not one cluster");
  return false;
}

}  // namespace

int main(int count, char** arguments) {
  std::size_t checked = 0, wrong = 0;
  for (int at = 1; at < count; ++at) {
    std::ifstream file{arguments[at]};
    for (std::string line; std::getline(file, line);) {
      const std::string field = line.substr(0, line.find_first_of(";#"));
      std::istringstream numbers{field};
      unsigned first = 0, last = 0;
      if (!(numbers >> std::hex >> first)) continue;
      if (const auto dots = field.find(".."); dots != field.npos) {
        std::istringstream{field.substr(dots + 2)} >> std::hex >> last;
        for (; first <= last; ++first, ++checked) wrong += !is_emoji({static_cast<char32_t>(first)});
      } else {
        std::u32string emoji{static_cast<char32_t>(first)};
        while (numbers >> std::hex >> first) emoji += static_cast<char32_t>(first);
        wrong += !is_emoji(emoji);
        ++checked;
      }
    }
  }
  if (checked == 0) return 77;
  std::printf("%zu emoji\n", checked);
  return wrong != 0;
}
