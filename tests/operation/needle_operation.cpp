// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/find.hpp>

#include <u8lit/text/literals.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// An operation says once what it does; it is called with text of any kind, and with a needle of any kind.
struct both_sizes_operation : detail::needle_operation<both_sizes_operation> {
  template <code_unit Unit>
  static constexpr size_t apply(text_view<Unit> text, text_view<Unit> needle) noexcept {
    return 10 * text.size() + needle.size();
  }
};
inline constexpr both_sizes_operation both_sizes{};

constexpr bool matches() {
  const text_view<char> text = "日本";
  const text_view<char16_t> wide = u"日本";
  return both_sizes(text, "é") == 62 && both_sizes(text, text) == 66 && both_sizes(text, U'é') == 62 && both_sizes(text, "é"_text) == 62 &&
         both_sizes(text, u"é"_text) == 62 && both_sizes(wide, "é"_text) == 21 && both_sizes(wide, u"é") == 21;
}
static_assert(matches());

static_assert(both_sizes("日本"_text, u"é"_text) == 62 && noexcept(both_sizes("a"_text, "b"_text)));

// A part of a text is a text_constant if both are.
struct front_operation : detail::subview_operation<front_operation> {
  template <code_unit Unit>
  static constexpr text_view<Unit> apply(text_view<Unit> text, text_view<Unit> needle) noexcept {
    return text_view<Unit>::unchecked(text.data(), needle.size() < text.size() ? needle.size() : text.size());
  }
};
inline constexpr front_operation front{};
static_assert(std::is_same_v<decltype(front("abc"_text, U"xy"_text)), text_constant<"ab">>);
static_assert(std::is_same_v<decltype(front("abc"_text, "xy")), text_view<char>> && front("abc"_utf8, "xy"_text) == "ab");

// What nobody judged is neither text nor needle.
template <class Text, class Needle>
concept callable = requires(const Text& text, const Needle& needle) { both_sizes(text, needle); };
static_assert(callable<text_view<char>, text_view<char>> && callable<text_constant<"a">, text_constant<u"b">>);
static_assert(!callable<std::string_view, text_view<char>> && !callable<text_view<char>, std::string_view>);
static_assert(!callable<text_view<char>, text_view<char16_t>> && !callable<const char*, text_view<char>> && !callable<text_view<char>, const char*>);

int main() { return at_run_time(matches); }
