// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/text_list.hpp>

#include <algorithm>
#include <ranges>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

// Usage: texts by index and as a range.
constexpr text_array<char, 3> weekdays{{"Montag", "火曜日", "среда"}};
static_assert(weekdays.size() == 3 && !weekdays.empty() && weekdays[1] == "火曜日" && weekdays.end() - weekdays.begin() == 3);
constexpr size_t octets_of(const text_array<char, 3>& texts) {
  size_t result = 0;
  for (const text_view<char> text : texts) result += text.size();
  return result;
}
static_assert(octets_of(weekdays) == 6 + 9 + 10 && weekdays.data() == weekdays.begin());
static_assert(weekdays == text_array<char, 3>{{"Montag", "火曜日", "среда"}} && weekdays != text_array<char, 3>{});
static_assert(std::ranges::find(weekdays, text_view<char>{"火曜日"}) == weekdays.begin() + 1);

// None at all.
constexpr text_array<char16_t, 0> none;
static_assert(none.empty() && none.size() == 0 && none.begin() == none.end());

static_assert(std::ranges::contiguous_range<const text_array<char, 3>> && std::ranges::common_range<text_array<char, 3>>);
static_assert(std::ranges::sized_range<text_array<char, 3>> && std::is_aggregate_v<text_array<char, 3>>);
static_assert(std::is_same_v<std::ranges::range_value_t<text_array<char, 3>>, text_view<char>>);
static_assert(std::is_trivially_copyable_v<text_array<char, 3>> && std::is_trivially_destructible_v<text_array<char, 3>>);
static_assert(noexcept(weekdays[0]) && noexcept(weekdays.begin()) && noexcept(weekdays == weekdays));

int main() { return octets_of(weekdays) == 25 ? 0 : 1; }
