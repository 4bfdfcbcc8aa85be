// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/writing_operation.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Arguments that an operation does not take are a substitution failure, whatever follows.
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
inline constexpr operation<writes_text> of_text{};
inline constexpr operation<writes_to_buffer> of_any{};
static_assert(of_text("a"_text) == 1 && of_text("a"_text, nullptr) == 2 && of_text(text_view<char>{}, nullptr) == 2);
static_assert(of_any("a"_text) == 1 && of_any("a"_text, nullptr) == 2 && of_any(text_view<char>{}, nullptr) == 2);

template <const auto& Operation, class... Arguments>
concept takes = requires(const Arguments&... arguments) { Operation(arguments...); };
static_assert(takes<of_text, text_view<char>, char*> && !takes<of_text, text_view<char>> &&
              !takes<of_text, text_view<char>, int>);
static_assert(!takes<of_text, std::string> && !takes<of_text, char[4]> && !takes<of_text, std::string, std::string> &&
              !takes<of_text, int>);
static_assert(!takes<of_any, std::string> && !takes<of_any, char[4]> && !takes<of_any, text_view<char>> &&
              !takes<of_any>);

// Copies, also onto the source.
constexpr bool copies() {
  char room[]{'x', 'x', 'x', 'x', 'x', 'x'};
  return copy_to(room + 1, text_view<char>{"añb"}) == 4 && text_view<char>::unchecked(room, 6) == "xañbx" &&
         copy_to(room, text_view<char>::unchecked(room, 6)) == 6 && text_view<char>::unchecked(room, 6) == "xañbx" &&
         copy_to(room, text_view<char>{}) == 0;
}
static_assert(copies());
// Texts of all lengths, many units at once, to units before their own or to their own.
template <class Unit>
bool copies_all_lengths() {
  for (size_t size = 0; size < 70; ++size) {
    for (size_t from = 0; from < 4; ++from) {
      std::vector<Unit> units(size + 3);
      for (size_t at = 0; at < units.size(); ++at) units[at] = static_cast<Unit>('0' + at);
      const std::vector<Unit> before = units;
      if (copy_to(units.data(), text_view<Unit>::unchecked(units.data() + from, size)) != size) return false;
      for (size_t at = 0; at < units.size(); ++at) {
        if (units[at] != before[at + (at < size ? from : 0)]) return false;
      }
    }
  }
  return true;
}

// The result of an operation on text.
static_assert(make_transcoded(2, 3, true) && !make_transcoded(2, 3, false) &&
              make_transcoded(2, 3, true).found == verdict{fault::none, 2, 0});
static_assert(make_transcoded(2, 3, false).read == 2 && make_transcoded(2, 3, false).written == 3 &&
              make_transcoded(0, 0, true) == transcoded{});

// Buffers for units of one type.
static_assert(buffer_of<char (&)[3], char> && buffer_of<std::array<char16_t, 2>&, char16_t> &&
              buffer_of<std::vector<char>&, char>);
static_assert(buffer_of<std::span<char32_t>, char32_t> && buffer_of<std::span<std::byte>, std::byte>);
static_assert(!buffer_of<std::span<char>, char16_t> && !buffer_of<std::span<const char>, char> &&
              !buffer_of<const char (&)[3], char>);
static_assert(!buffer_of<text_view<char>&, char> && !buffer_of<char*, char> && !buffer_of<std::vector<int>&, int>);

int main() { return at_run_time(copies, copies_all_lengths<char>, copies_all_lengths<char16_t>,
                                copies_all_lengths<char32_t>); }
