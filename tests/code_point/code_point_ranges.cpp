// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_ranges.hpp>

#include <algorithm>
#include <bitset>
#include <iterator>
#include <memory>
#include <random>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: ranges and scalar values, in any order, overlapping or not.
inline constexpr auto hexadecimal = make_code_points({{U'0', U'9'}, {U'A', U'F'}, {U'a', U'f'}});
inline constexpr auto identifier =
    make_code_points({U'_', {U'a', U'z'}, {U'0', U'9'}, {U'A', U'Z'}, U'5', {U'm', U'z'}});
static_assert(hexadecimal.contains(U'C') && !hexadecimal.contains(U'G') && hexadecimal.size() == 3 &&
              hexadecimal.count() == 22);
static_assert(identifier.size() == 4 && identifier.count() == 63 && identifier.nth(2) == code_point_range{U'_', U'_'});
// A code point is not mistaken for an index: there is no operator[].
template <class Set>
concept subscripted = requires(const Set& set) { set['a']; };
static_assert(!subscripted<decltype(identifier)>);

// The empty set, one scalar value, one range, all scalar values.
static_assert(make_code_points().empty() && make_code_points().count() == 0);
static_assert(!make_code_points().contains(0) && !make_code_points().contains(0x10FFFF) &&
              code_point_ranges<9>{} == make_code_points());
static_assert(make_code_points({U'é'}).size() == 1 && make_code_points({U'é'}).contains(0xE9) &&
              make_code_points({U'é'}).count() == 1);
static_assert(make_code_points({{U'a', U'z'}}).size() == 1 && make_code_points({{U'a', U'z'}}).count() == 26);
static_assert(make_code_points({U'a', U'z'}).size() == 2);
static_assert(all_scalar_values.size() == 2 && all_scalar_values.count() == 1'112'064);
static_assert(all_scalar_values == make_code_points({{0xE000, 0x10FFFF}, {0, 0xD7FF}}));

// Ranges are in order, disjoint and not adjacent, so equal sets are equal whatever their capacities.
static_assert(make_code_points({{1, 4}, {5, 9}}) == make_code_points({{1, 9}}) &&
              make_code_points({{1, 4}, {6, 9}}).size() == 2);
static_assert(make_code_points({5, 3, 4, 1, 2}) == make_code_points({{1, 5}}) &&
              make_code_points({3, 3, 3}) == make_code_points({3}));
static_assert(make_code_points({{1, 9}, {2, 3}, 10}) == make_code_points({{1, 10}}) &&
              make_code_points({{5, 6}, {1, 9}}).size() == 1);
static_assert(make_code_points({{1, 9}}) != make_code_points({{1, 8}}) &&
              make_code_points({1}) != make_code_points({1, 3}));
static_assert(make_code_points({0xD7FF, 0xE000}).size() == 2 && make_code_points({0x10FFFF, 0}).count() == 2);

// A constant without unused capacity: eight bytes for each range, and the size.
static_assert(sizeof(exact_ranges<identifier>) == 4 * 8 + sizeof(size_t) && exact_ranges<identifier> == identifier);
inline constexpr auto none = make_code_points();
static_assert(none.begin() == none.end());
static_assert(exact_ranges<none>.empty());

// A random access range of ranges.
constexpr bool is_a_range() {
  size_t count = 0;
  for (const code_point_range range : identifier) count += range.last - range.first + 1;
  return count == 63 && identifier.end() - identifier.begin() == 4 && identifier.data() == identifier.begin();
}
static_assert(is_a_range());
static_assert(std::random_access_iterator<code_point_ranges<3>::iterator> && set_of_code_points<code_point_ranges<3>>);
static_assert(set_of_code_points<code_point_range> && set_of_code_points<scalar_range> && !set_of_code_points<int>);

// `contains` takes integers of any type. What is no scalar value is in no set, and no number is truncated.
template <auto... Numbers>
constexpr bool in_none = !(all_scalar_values.contains(Numbers) || ...);
static_assert(
    in_none<-1, -1ll, 0x11'0000, 0xD800, 0xDFFFll, u'\xDABC', 0x1'0000'0041, ~0ull, 0x8000'0000'0000'0041ull>);
static_assert(
    in_none<'\x80', '\xE9', static_cast<unsigned char>(0xFF), static_cast<signed char>(-1), static_cast<short>(-1)>);
static_assert(all_scalar_values.contains('\x7F') && all_scalar_values.contains(0x10FFFFll) &&
              all_scalar_values.contains(L'a'));
static_assert(all_scalar_values.contains(scalar_value{U'é'}) &&
              all_scalar_values.contains(static_cast<unsigned short>(0xE9)));
#ifdef __cpp_char8_t
static_assert(all_scalar_values.contains(u8'a') && in_none<static_cast<char8_t>(0x80)>);
#endif
template <class Number>
concept is_asked_for = requires(Number number) { all_scalar_values.contains(number); };
static_assert(is_asked_for<char> && is_asked_for<long> && !is_asked_for<bool> && !is_asked_for<double> &&
              !is_asked_for<char*>);

// A set may be a template argument.
template <code_point_ranges Set>
constexpr size_t argument = Set.count();
static_assert(argument<make_code_points({{U'0', U'9'}})> == 10 && argument<hexadecimal> == 22);

static_assert(std::is_trivially_copyable_v<code_point_ranges<3>>&& noexcept(make_code_points({U'a'})) && noexcept(
    make_code_points()));
static_assert(noexcept(identifier.contains(0)) && noexcept(identifier == hexadecimal) && noexcept(identifier.count()));

// Thousands of ranges in random order, at default limits.
constexpr size_t many = 5000;
constexpr char32_t scattered(size_t index) { return static_cast<char32_t>(index * 7919 % many * 10); }
static_assert(many % 7919 != 0);
inline constexpr auto scattered_ranges = [] {
  code_point_range all[many]{};
  for (size_t at = 0; at < many; ++at) all[at] = {scattered(at), scattered(at) + 3};
  return make_code_point_ranges(all, many);
}();
static_assert(scattered_ranges.size() == many && scattered_ranges.nth(many - 1) == code_point_range{49990, 49993});

// Compared with a bitmap: random sets, in order or not, of every size, over all code points.
using bitmap = std::bitset<0x110000>;
template <size_t Capacity>
bool is(const code_point_ranges<Capacity>& set, const bitmap& expected) {
  bool in_order = set.count() == expected.count();
  for (size_t at = 1; at < set.size(); ++at) in_order = in_order && set.nth(at - 1).last + 1 < set.nth(at).first;
  for (const code_point_range range : set) {
    for (char32_t value = range.first; value <= range.last; ++value) in_order = in_order && expected[value];
  }
  return in_order;
}
bool unites() {
  constexpr size_t most = 40;
  std::mt19937 random{3629};
  const auto chance = [&random] { return static_cast<char32_t>(random()); };
  const auto expected = std::make_unique<bitmap>();
  for (unsigned times = 0; times < 2000; ++times) {
    code_point_range all[most]{};
    expected->reset();
    const size_t count = chance() % (most + 1);
    const char32_t span = times % 2 == 0 ? 0x100 : 0xD800, longest = 1 + chance() % 64;
    for (size_t at = 0; at < count; ++at) {
      const char32_t first = (times % 3 == 0 ? 0xE000 : 0) + chance() % (span - longest),
                     last = first + chance() % longest;
      all[at] = {first, last};
      for (char32_t value = first; value <= last; ++value) expected->set(value);
    }
    if (times % 4 == 0) std::sort(all, all + count, [](auto left, auto right) { return left.first < right.first; });
    const auto set = make_code_point_ranges(all, count);
    if (!is(set, *expected)) return false;
  }
  return true;
}
bool contains_what_is_in_it() {
  for (long long value = -0x11'0000; value < 0x12'0000; ++value) {
    const bool expected = value >= 0 && value < static_cast<long long>(10 * many) && value % 10 < 4;
    if (scattered_ranges.contains(value) != expected) return false;
    if (scattered_ranges.contains(static_cast<char32_t>(value)) != expected) return false;
    if (scattered_ranges.contains(static_cast<unsigned long long>(value)) != expected) return false;
    if (scattered_ranges.contains(value + (1ll << 32))) return false;
    if (all_scalar_values.contains(value) != (value >= 0 && is_scalar_value(static_cast<any_number>(value))))
      return false;
  }
  return true;
}

namespace of_ranges {

// Ranges in any order, overlapping, nested or adjacent: the result has the fewest possible, in order.
static_assert(make_code_points({{U'0', U'9'}, U'_'}).size() == 2 && make_code_points({U'_', {U'0',
                              U'9'}}).nth(0).first == U'0');
static_assert(make_code_points({{U'a', U'm'}, {U'g', U'z'}}).size() == 1);
static_assert(make_code_points({{U'a', U'z'}, {U'g', U'm'}}).size() == 1);
static_assert(make_code_points({U'c', U'a', U'b'}) == make_code_points({{U'a', U'c'}}));
static_assert(make_code_points({U'a', U'a'}).count() == 1);
static_assert(make_code_points({U'\uE000', U'\uD7FF'}).size() == 2);  // with the surrogates between them
static_assert(make_code_points({{U'\0', U'\uD7FF'}, {U'\uE000', U'\U0010FFFF'}}) == all_scalar_values);
static_assert(make_code_points().empty() && make_code_points().count() == 0);

// Many ranges, sorted by digits, the first and the last one included.
constexpr bool unites_many() {
  code_point_range ranges[300];
  for (char32_t at = 0; at < 300; ++at) ranges[at] = {at * 7919 % 300 * 0xDA, at * 7919 % 300 * 0xDA + at % 3};
  const auto set = make_code_point_ranges(ranges, 300);
  for (size_t at = 0; at < 300; ++at) {
    if (set.nth(at).first != at * 0xDA) return false;
  }
  return set.size() == 300;
}
static_assert(unites_many());

}  // namespace of_ranges

int main() { return at_run_time(is_a_range, unites, contains_what_is_in_it, of_ranges::unites_many); }
