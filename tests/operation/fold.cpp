// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/fold.hpp>
#include <u8lit/text/text_literal.hpp>

#include <string>
#include <type_traits>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// Usage: over a text_constant, and over any text.
constexpr auto larger = [](char32_t largest, scalar_value value) {
  return largest < value ? char32_t{value} : largest;
};
static_assert(fold("日本語"_text, U'\0', larger) == U'語');
static_assert(fold(text_view<char16_t>{u"日本"}, U'\0', larger) == U'本' && fold(text_view<char>{}, U'z', larger) == U'z');
static_assert(noexcept(fold("a"_text, 0, [](int, scalar_value) noexcept { return 0; })));
static_assert(!noexcept(fold("a"_text, 0, [](int, scalar_value) { return 0; })));
// A state may throw when it is assigned to, and when it is returned.
struct assigned_with_care {
  assigned_with_care& operator=(const assigned_with_care&) { return *this; }
  assigned_with_care() = default;
  assigned_with_care(const assigned_with_care&) noexcept {}
};
struct returned_with_care {
  returned_with_care& operator=(const returned_with_care&) noexcept { return *this; }
  returned_with_care() = default;
  returned_with_care(const returned_with_care&) {}
};
template <class State>
inline constexpr bool folds_without_care =
    noexcept(fold("a"_text, State{}, [](const State& state, scalar_value) noexcept -> const State& { return state; }));
static_assert(folds_without_care<int> && !folds_without_care<assigned_with_care> &&
              !folds_without_care<returned_with_care>);

// Over a list of literals, each as a type.
constexpr auto longer = [](std::size_t longest, auto text) { return longest < text.size() ? text.size() : longest; };
static_assert(fold(make_text_list("a"_text, "日本"_text, u"bcd"_text), std::size_t{0}, longer) == 6 &&
              fold(make_text_list(), 1, longer) == 1);

// The state keeps its type; a move-only type will do.
struct moved_only {
  int value = 0;
  constexpr explicit moved_only(int number) : value{number} {}
  constexpr moved_only(moved_only&&) = default;
  constexpr moved_only& operator=(moved_only&&) = default;
};
constexpr int digits = fold("1234"_text, moved_only{0}, [](moved_only state, scalar_value value) {
                         return moved_only{state.value * 10 + static_cast<int>(value - U'0')};
                       }).value;
static_assert(digits == 1234);

// Over all texts: in order, each once.
template <class Unit>
constexpr bool folds(const small_text<Unit>& text) {
  const auto reached = fold(text.text(), std::size_t{0}, [&](std::size_t at, scalar_value value) {
    return at < text.count && text.values[at] == value ? at + 1 : longest_small_text + 1;
  });
  return reached == text.count;
}
template <class Unit>
constexpr bool folds_in(std::size_t longest) {
  return for_all_texts<Unit>(four_letters, longest, [](const auto& text) { return folds(text); });
}
static_assert(folds_in<char>(2) && folds_in<char16_t>(2) && folds_in<char32_t>(2));
bool folds_all() {
  const std::size_t five = unknown(5);
  return folds_in<char>(five) && folds_in<char16_t>(five) && folds_in<char32_t>(five) && folds_in<wchar_t>(five);
}
bool appends() {
  const auto append = [](std::string state, auto text) { return state += text.c_str(); };
  return fold(make_text_list("日"_text, "本"_text), std::string{">"}, append) == ">日本";
}

// Strings that may be ill-formed are rejected.
template <class Text>
concept foldable = requires(const Text& text) { fold(text, U'\0', larger); };
static_assert(foldable<text_view<char>> && foldable<text_constant<"a">> && !foldable<std::string> &&
              !foldable<const char*>);

int main() { return at_run_time(folds_all, appends); }
