// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/reading_operation.hpp>

#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"
#include "../support/owning_text.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Two operations: one of two texts, and one with a result that borrows from the text.
struct same_size_operation : detail::reads_text {
  using detail::reads_text::operator();
  template <any_text Left>
  constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    return text_view{left}.size() == right.size();
  }
};
inline constexpr same_size_operation same_size{};
struct half_operation : detail::borrows_from_text {
  using detail::borrows_from_text::operator();
  template <any_text Text>
  constexpr view_of<Text> operator()(const Text& text, size_t parts = 2) const noexcept {
    return text_view{text}.first(text_view{text}.size() / parts);
  }
};
inline constexpr half_operation half{};
static_assert(same_size(text_view<char>{"ab"}, "cd") && half(text_view<char>{"abcd"}) == "ab" &&
              half(text_constant<"abcd">{}, 4) == "a");

// Strings that are not validated are no text, as either argument.
template <class Left, class Right>
concept compares = requires(const Left& left, const Right& right) { same_size(left, right); };
static_assert(compares<text_view<char>, text_view<char>> && compares<text_constant<"a">, text_view<char>>);
static_assert(!compares<std::string, text_view<char>> && !compares<const char*, text_view<char>> &&
              !compares<text_view<char>, std::string>);
static_assert(!compares<text_view<char>, std::string_view> && !compares<text_view<char>, char*> &&
              !compares<char[3], text_view<char>>);
static_assert(!compares<text_view<char>, text_view<char16_t>> && !compares<text_view<char>, int>);

// One can ask for the result of a refused call, whatever follows the first arguments.
template <class... Arguments>
concept has_result = requires { typename type_identity<decltype(same_size(detail::declval<Arguments>()...))>::type; };
static_assert(has_result<text_view<char>, text_view<char>> && !has_result<std::string, text_view<char>> &&
              !has_result<const char*> && !has_result<const char (&)[3], std::string, std::string, std::string>);
static_assert(!has_result<checked_text<char>, text_view<char>> && !has_result<text_view<char>, const char*, int>);

// No result borrows from a temporary that owns its text.
template <class Text>
concept has_half = requires(Text&& text) { half(static_cast<Text&&>(text)); } ||
        requires(Text&& text) { half(static_cast<Text&&>(text), 2); };
static_assert(has_half<owning_text&> && has_half<const owning_text&> && !has_half<owning_text> &&
              !has_half<const owning_text>);
static_assert(has_half<text_view<char>> && has_half<text_constant<"a">> && compares<owning_text, owning_text>);

bool reads_at_run_time() {
  const owning_text text{"abcd"};
  return half(text) == "ab" && same_size(text, "efgh") && same_size(text, text);
}

int main() { return at_run_time(reads_at_run_time); }
