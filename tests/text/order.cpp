// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_view.hpp>

#include <cstddef>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Unit, size_t Left, size_t Right>
constexpr int order_of(const Unit (&left)[Left], const Unit (&right)[Right]) {
  return compare_units(left, Left - 1, right, Right - 1);
}
static_assert(order_of("a", "b") < 0 && order_of("b", "a") > 0 && order_of("ab", "ab") == 0 && order_of("a", "ab") < 0 && order_of("", "") == 0);
static_assert(order_of("z", "é") < 0 && order_of(L"z", L"é") < 0);                      // whatever the sign of char
static_assert(order_of(u"\uFFFF", u"\U00010000") < 0 && order_of(u"\U00010000", u"\uD7FF") > 0);  // not the order of the units
static_assert(compare_units<char, char>(nullptr, 0, nullptr, 0) == 0 && noexcept(compare_units<char, char>(nullptr, 0, nullptr, 0)));

// Over all texts it is the order of their scalar values.
template <class Unit>
constexpr bool orders(std::u32string_view alphabet, size_t longest) {
  return for_all_texts<Unit>(alphabet, longest, [=](const auto& left) {
    return for_all_texts<Unit>(alphabet, longest, [&](const auto& right) {
      const int expected = left.scalars().compare(right.scalars());
      const int found = compare_units(left.units, left.size(), right.units, right.size());
      return expected < 0 ? found < 0 : expected > 0 ? found > 0 : found == 0;
    });
  });
}
constexpr std::u32string_view edges = U"a\u00E9\uD7FF\uE000\uFFFF\U00010000\U00010401\U0010FFFF";
static_assert(orders<char>(edges.substr(3, 3), 1) && orders<char16_t>(edges, 1));
bool orders_at_run_time() {
  return orders<char>(edges, unknown(3)) && orders<char16_t>(edges, unknown(3)) && orders<char32_t>(edges, unknown(2)) &&
         orders<std::byte>(edges, unknown(2)) && orders<wchar_t>(edges, unknown(2));
}

int main() { return at_run_time(orders_at_run_time); }
