// SPDX-License-Identifier: BSL-1.0
#include <u8lit/rfc3629/syntax.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(utf8_tail == continuation);

// Section 4's rules, in its order: UTF8-1, UTF8-2, and UTF8-3 and UTF8-4 with their alternatives.
constexpr octet_range expected[9][4]{
    {{0x00, 0x7F}},
    {{0xC2, 0xDF}, {0x80, 0xBF}},
    {{0xE0, 0xE0}, {0xA0, 0xBF}, {0x80, 0xBF}},
    {{0xE1, 0xEC}, {0x80, 0xBF}, {0x80, 0xBF}},
    {{0xED, 0xED}, {0x80, 0x9F}, {0x80, 0xBF}},
    {{0xEE, 0xEF}, {0x80, 0xBF}, {0x80, 0xBF}},
    {{0xF0, 0xF0}, {0x90, 0xBF}, {0x80, 0xBF}, {0x80, 0xBF}},
    {{0xF1, 0xF3}, {0x80, 0xBF}, {0x80, 0xBF}, {0x80, 0xBF}},
    {{0xF4, 0xF4}, {0x80, 0x8F}, {0x80, 0xBF}, {0x80, 0xBF}},
};
constexpr size_t expected_size[9]{1, 2, 3, 3, 3, 3, 4, 4, 4};

constexpr bool holds_section_4() {
  for (size_t a = 0; a < 9; ++a) {
    const alternative<4>& each = utf8_syntax.alternatives[a];
    if (each.size != expected_size[a]) return false;
    for (size_t at = 0; at < 4; ++at) {
      if (each.octets[at] != expected[a][at]) return false;
    }
  }
  return true;
}
static_assert(holds_section_4());

// A range of the alternatives in order.
static_assert(utf8_syntax.size() == 9 && utf8_syntax.begin() == utf8_syntax.alternatives &&
              utf8_syntax[8] == utf8_syntax.alternatives[8]);
static_assert(utf8_syntax.end() - utf8_syntax.begin() == 9);

// Without alternatives the range is empty.
constexpr syntax<0, 4> none{};
static_assert(none.size() == 0 && none.begin() == none.end());
static_assert(std::is_same_v<decltype(utf8_syntax), const syntax<9, 4>>);

// A syntax compares by its alternatives, and may be a template argument.
constexpr alternative<2> one{octet_range{1, 2}}, two{octet_range{1, 2}, octet_range{3, 4}};
static_assert(one.size == 1 && two.size == 2 && alternative<2>{}.size == 0);
static_assert(one != two && one == alternative<2>{octet_range{1, 2}} && two != alternative<2>{});
static_assert(syntax<2, 2>{{one, two}} == syntax<2, 2>{{one, two}} &&
              syntax<2, 2>{{one, two}} != syntax<2, 2>{{two, one}});
template <syntax<1, 2> Syntax>
constexpr size_t argument = Syntax.alternatives[0].size;
static_assert(argument<syntax<1, 2>{{two}}> == 2);

static_assert(std::is_trivially_copyable_v<alternative<4>> && std::is_trivially_copyable_v<syntax<9, 4>>);
static_assert(noexcept(alternative<2>{}) && noexcept(alternative<2>{octet_range{1, 2}}) && noexcept(one == two));

// Syntaxes of other syntaxes.
constexpr syntax<1, 1> first_syntax{{{octet_range{1, 2}}}};
constexpr syntax<2, 2> second_syntax{{{octet_range{3, 4}}, {octet_range{5, 6}, octet_range{7, 8}}}};

// The alternatives of both, in order, as long as the longest.
constexpr syntax<3, 2> both{{{octet_range{1, 2}}, {octet_range{3, 4}}, {octet_range{5, 6}, octet_range{7, 8}}}};
constexpr syntax<3, 2> turned{{{octet_range{3, 4}}, {octet_range{5, 6}, octet_range{7, 8}}, {octet_range{1, 2}}}};
constexpr bool joins_syntaxes() {
  return (first_syntax | second_syntax) == both && (second_syntax | first_syntax) == turned;
}
static_assert(joins_syntaxes());
static_assert(std::is_same_v<decltype(first_syntax | none), syntax<1, 4>> && (first_syntax | none)[0].size == 1 &&
              (none | none).size() == 0);

// Parts.
constexpr bool takes_parts() {
  return select_alternatives<1, 2>(both) == second_syntax && select_alternatives<0, 0>(both).size() == 0 &&
         select_alternatives<0, 3>(both) == both;
}
static_assert(takes_parts());
static_assert((select_alternatives<0, 4>(utf8_syntax) | select_alternatives<4, 5>(utf8_syntax)) == utf8_syntax);

// Alternatives that do not exist cannot be selected.
template <size_t First, size_t Count>
concept has_alternatives = requires { select_alternatives<First, Count>(both); };
static_assert(has_alternatives<3, 0> && has_alternatives<0, 3> && !has_alternatives<0, 4> && !has_alternatives<4, 0>);
static_assert(!has_alternatives<2, static_cast<size_t>(-1)>);

int main() { return at_run_time(holds_section_4, joins_syntaxes, takes_parts); }
