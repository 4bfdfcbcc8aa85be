// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/writing_operation.hpp>

#include <string>
#include <string_view>
#include <type_traits>

using namespace u8lit;

// What an operation does not take is a candidate less, whatever follows.
template <class... Bases>
struct operation : Bases... {
  using Bases::operator()...;
  template <auto Text>
  constexpr int operator()(text_constant<Text>) const {
    return 1;
  }
  template <any_text Text>
  constexpr int operator()(Text, char*) const {
    return 2;
  }
};
inline constexpr operation<detail::writes_text> of_text{};
inline constexpr operation<detail::writes_to_buffer> of_any{};
static_assert(of_text("a"_text) == 1 && of_text("a"_text, nullptr) == 2 && of_text(text_view<char>{}, nullptr) == 2);
static_assert(of_any("a"_text) == 1 && of_any("a"_text, nullptr) == 2 && of_any(text_view<char>{}, nullptr) == 2);

template <const auto& Operation, class... Arguments>
concept takes = requires(const Arguments&... arguments) { Operation(arguments...); };
static_assert(takes<of_text, text_view<char>, char*> && !takes<of_text, text_view<char>> && !takes<of_text, text_view<char>, int>);
static_assert(!takes<of_text, std::string> && !takes<of_text, char[4]> && !takes<of_text, std::string, std::string> && !takes<of_text, int>);
static_assert(!takes<of_any, std::string> && !takes<of_any, char[4]> && !takes<of_any, text_view<char>> && !takes<of_any>);

// The types of what is deduced for a parameter.
static_assert(std::is_same_v<detail::remove_cvref_t<const int&>, int> && std::is_same_v<detail::remove_cvref_t<int&&>, int>);
static_assert(std::is_same_v<detail::remove_cvref_t<const int>, int> && std::is_same_v<detail::remove_cvref_t<int*>, int*>);

int main() {}
