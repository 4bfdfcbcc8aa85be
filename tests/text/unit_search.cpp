// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/unit_search.hpp>

#include <random>
#include <string>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// Cuts are boundaries, on either side of any offset. text_view_members.cpp has the rest.
constexpr char units[] = "a\u65E5";
static_assert(detail::is_boundary_at(units, 4, 0) && detail::is_boundary_at(units, 4, 1) &&
              !detail::is_boundary_at(units, 4, 2) && detail::is_boundary_at(units, 4, 4));
static_assert(!detail::is_boundary_at(units, 4, 5) && detail::floor_boundary(units, 4, 3) == 1 &&
              detail::ceil_boundary(units, 4, 2) == 4);
static_assert(detail::floor_boundary(units, 4, 9) == 4 && detail::ceil_boundary(units, 4, 9) == 4 &&
              detail::ceil_boundary(units, 4, 1) == 1);
constexpr char unterminated[]{'\xC3', '\xA9'};
static_assert(detail::ceil_boundary(unterminated, 2, 1) == 2 && detail::floor_boundary(unterminated, 2, 1) == 0);
static_assert(detail::find_units(units, 4, units + 1, 3, 0) == 1 && detail::rfind_units(units, 4, units, 1, npos) == 0);
static_assert(detail::offset_of_scalar(units, 4, 1) == 1 && detail::offset_of_scalar(units, 4, 7) == 4);

// At run time, blocks are searched and memory functions are called. Needles are found where std::basic_string finds
// them. The units are few, so that matches begin and end in every place of a block, and nearly match.
template <class Unit>
bool finds_as_string_does() {
  std::mt19937 chance{3629};
  const auto make = [&chance](std::size_t size) {
    std::basic_string<Unit> made(size, Unit{});
    for (Unit& unit : made) unit = static_cast<Unit>(u"ab\x7F\xC3\x01"[chance() % 8 == 0 ? chance() % 5 : 0]);
    return made;
  };
  for (int n = 0; n < 40'000; ++n) {
    const auto text = make(chance() % 140);
    const std::size_t length = 1 + chance() % 40, from = chance() % 150;
    auto needle = make(length);
    if (length <= text.size() && n % 2 == 0) needle = text.substr(chance() % (text.size() - length + 1), length);
    const std::vector<Unit> exact(text.begin(), text.end());  // AddressSanitizer reports a read past its end
    const auto first = detail::find_units(exact.data(), exact.size(), needle.data(), length, from);
    const auto last = detail::rfind_units(exact.data(), exact.size(), needle.data(), length, from);
    if (first != text.find(needle, from) || last != text.rfind(needle, from)) return false;
    if (detail::are_equal_units(text.data(), needle.data(), length < text.size() ? length : text.size()) !=
        (text.compare(0, needle.size(), needle, 0, text.size()) == 0)) return false;
  }
  return true;
}
int main() {
  return at_run_time(finds_as_string_does<char>, finds_as_string_does<char16_t>, finds_as_string_does<char32_t>,
                     finds_as_string_does<wchar_t>);
}
