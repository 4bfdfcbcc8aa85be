// SPDX-License-Identifier: BSL-1.0
// A literal that a constructor hands on, through one wrapper and through several: handed_on_test.py compiles each case.
#include <u8lit/text.hpp>

#include <optional>
#include <tuple>
#include <utility>
#include <variant>

using text = u8lit::text_view<char>;

template <class Held>
struct wrapper {
  Held held;
  template <class Argument>
  constexpr wrapper(Argument&& argument) : held(static_cast<Argument&&>(argument)) {}
};
template <class Held>
struct inheriting : wrapper<Held> {
  using wrapper<Held>::wrapper;
};

#if CASE == 1
std::optional<text> made() { return LITERAL; }
text held() { return *made(); }
#elif CASE == 2
std::variant<int, text> made() { return LITERAL; }
text held() { return std::get<text>(made()); }
#elif CASE == 3
std::tuple<text> made() { return LITERAL; }
text held() { return std::get<text>(made()); }
#elif CASE == 4
wrapper<text> made() { return LITERAL; }
text held() { return made().held; }
#elif CASE == 5
wrapper<wrapper<text>> made() { return LITERAL; }
text held() { return made().held.held; }
#elif CASE == 6
inheriting<wrapper<text>> made() { return LITERAL; }
text held() { return made().held.held; }
#elif CASE == 7
std::optional<text> made() { return std::make_optional<text>(LITERAL); }
text held() { return *made(); }
#elif CASE == 8
std::pair<text, int> made() { return {LITERAL, 1}; }
text held() { return made().first; }
#elif CASE == 9
text held() { return (0, text(LITERAL)); }
#elif CASE == 10
text held(text by_default = LITERAL) { return by_default; }
#elif CASE == 11
struct member { text held = LITERAL; };
text held() { return member().held; }
#elif CASE == 12
template <class Function>
text called(Function function) { return function(); }
text held() { return called([] { return text{LITERAL}; }); }
#elif CASE == 13
struct member { text held{LITERAL}; };
text held() { return member().held; }
#endif

int main() { return held().size() == 5 && held().data()[4] == '.' ? 0 : 1; }
