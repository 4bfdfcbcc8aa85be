// SPDX-License-Identifier: BSL-1.0
// Text is not a range, although its deleted `begin` and `end` have a message for `for (auto c : text)`,
// rejected/range_for_text.cpp. Its `scalars()` are.
#include <iterator>
#include <ranges>

#include <u8lit.hpp>
#include <u8lit/glue/owning_text.hpp>

using namespace u8lit;
using namespace u8lit::literals;

template <class Text>
concept looks_like_a_range = std::ranges::range<Text> || std::ranges::range<const Text> ||
        requires(Text& text) { text.begin(); } ||
                             requires(const Text& text) { text.end(); } || requires(Text& text) { std::begin(text); } ||
                             requires(Text& text) { std::end(text); } || requires(Text& text) { begin(text); } ||
                             requires(Text& text) { text | std::views::take(1); } || std::ranges::view<Text>;
static_assert(!looks_like_a_range<utf8_view> && !looks_like_a_range<utf16_view> && !looks_like_a_range<text<char>>);
static_assert(!looks_like_a_range<restricted_text<char, policy::ascii_only>> &&
              !looks_like_a_range<decltype("a"_text)>);
static_assert(!looks_like_a_range<checked_text<char>> && !looks_like_a_range<explanation>);

static_assert(looks_like_a_range<decltype("a"_utf8.scalars())> && looks_like_a_range<decltype("a"_text.scalars())>);

int main() {}
