// SPDX-License-Identifier: BSL-1.0
#include <u8lit/split_list.hpp>

#include <u8lit/text_literal.hpp>

#include <type_traits>

#include "at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::literals;

// Usage: pieces that are literals, in both spellings.
static_assert(std::is_same_v<decltype(split_list<"en,de,,日本", ",">()),
                             text_list<text_constant<"en">, text_constant<"de">, text_constant<"">, text_constant<"日本">>>);
static_assert(std::is_same_v<decltype(split_list(u"日、本"_text, "、"_text)), text_list<text_constant<u"日">, text_constant<u"本">>>);
static_assert(split_ascii_white_space_list<" a  é ">() == text_list_of<"a", "é">() && split_ascii_white_space_list(" "_text).empty());
static_assert(lines_list<"日本\r\n\n語">() == text_list_of<"日本", "", "語">() && lines_list(""_text).empty());

// The pieces are those of the views, for every kind.
template <class List, class Array>
constexpr bool are(List list, const Array& expected) {
  return list.array() == expected;
}
static_assert(are(split_list<"a--b----c", "--">(), split<"a--b----c", "--">()) && are(split_list<"", ",">(), split<"", ",">()));
static_assert(are(split_list<"aaa", "aa">(), split<"aaa", "aa">()) && are(lines_list<"a\nb\r\n">(), lines<"a\nb\r\n">()));
static_assert(are(split_ascii_white_space_list<"\ta b\n">(), split_ascii_white_space<"\ta b\n">()));

// What does not compile is as there, and soft.
template <fixed_text Text, fixed_text Separator>
concept split_by = requires { split_list<Text, Separator>(); };
template <class Text, class Separator>
concept splittable = requires(Text text, Separator separator) { split_list(text, separator); };
template <fixed_text Text>
concept parted = requires { lines_list<Text>(); } || requires { split_ascii_white_space_list<Text>(); };
static_assert(split_by<"abc", "b"> && !split_by<"abc", ""> && !split_by<"abc", "\xC0"> && !split_by<"\xC0", "b">);
static_assert(splittable<text_constant<"a">, text_constant<"b">> && !splittable<text_constant<"a">, text_constant<"">>);
static_assert(parted<"a"> && !parted<"\xC0">);

bool joins() {
  std::size_t size = 0;
  split_list<"日,本,語", ",">().for_each([&](auto text) { size += text.view().size(); });
  return size == 9;
}

int main() { return at_run_time(joins); }
