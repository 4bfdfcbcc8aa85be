// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_ranges.hpp>


#include <algorithm>
#include <bitset>
#include <random>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: set operations.
inline constexpr auto letters = make_code_points({{U'A', U'Z'}, {U'a', U'z'}});
inline constexpr auto digits = make_code_points({{U'0', U'9'}});
inline constexpr auto hexadecimal = digits | make_code_points({{U'A', U'F'}, {U'a', U'f'}});
static_assert((letters | digits).count() == 62 &&
              (letters & hexadecimal) == make_code_points({{U'A', U'F'}, {U'a', U'f'}}));
static_assert(hexadecimal - letters == digits && (letters ^ hexadecimal).count() == 10 + 40);
static_assert((~letters).contains(U'é') && !(~letters).contains(0xD800) && (~letters).count() == 1'112'064 - 52);
static_assert(is_subset(digits, hexadecimal) && !is_subset(hexadecimal, digits) && !is_subset(letters, hexadecimal));

// Adjacent ranges become one; a difference may split one in two.
static_assert((make_code_points({{1, 4}}) | make_code_points({{5, 9}})) == make_code_points({{1, 9}}));
static_assert((make_code_points({{1, 4}, 9}) | make_code_points({{5, 8}})).size() == 1);
static_assert((make_code_points({{1, 9}}) - make_code_points({5})) == make_code_points({{1, 4}, {6, 9}}));
static_assert((make_code_points({{1, 5}}) ^ make_code_points({{5, 9}})) == make_code_points({{1, 4}, {6, 9}}));
static_assert((make_code_points({{1, 5}}) & make_code_points({{5, 9}})) == make_code_points({5}));

// Surrogates are in no complement; nor are their first and last.
static_assert(~make_code_points({{0, 0xD7FF}}) == make_code_points({{0xE000, 0x10FFFF}}));
static_assert(~make_code_points({{0xE000, 0x10FFFF}}) == make_code_points({{0, 0xD7FF}}));
static_assert(~make_code_points({0xD7FF, 0xE000}) == make_code_points({{0, 0xD7FE}, {0xE001, 0x10FFFF}}));
static_assert(~make_code_points({0, 0x10FFFF}) == make_code_points({{1, 0xD7FF}, {0xE000, 0x10FFFE}}));
static_assert((~make_code_points({U'a'})).size() == 3 && ~make_code_points() == all_scalar_values &&
              (~all_scalar_values).empty());

// The capacity of a result is the least that always suffices: some sets need it.
template <class Set>
constexpr bool is_full(const Set& set) {
  return sizeof(set.unchecked_ranges) / sizeof(code_point_range) == set.size();
}
inline constexpr auto three = make_code_points({10, 20, 30});
inline constexpr auto others = make_code_points({1, 15, 25, 40});
inline constexpr auto wide = make_code_points({{10, 19}, {22, 29}, {32, 39}});
inline constexpr auto wider = make_code_points({{1, 10}, {19, 22}, {29, 32}, {39, 50}});
static_assert(is_full(three | others) && is_full(three ^ others) && is_full(wide & wider) && is_full(~three));
static_assert(is_full(make_code_points({{1, 50}}) - three) &&
              is_full(make_code_points({{1, 50}, {60, 80}}) - make_code_points({2, 4, 70})));
static_assert(sizeof(three & make_code_points()) == sizeof(make_code_points()) &&
              sizeof(three - make_code_points()) == sizeof(three));

// Laws of set algebra, for sets that are adjacent and overlap in every way, the empty set, and the full one.
template <class A>
constexpr bool laws_of_one(const A& a) {
  return ~~a == a && (a | ~a) == all_scalar_values && (a & ~a).empty() && (a | a) == a && (a & a) == a &&
         (a - a).empty() && (a ^ a).empty() && (a | make_code_points()) == a && (a & all_scalar_values) == a &&
         (a - make_code_points()) == a && (a ^ all_scalar_values) == ~a && is_subset(a, a) &&
         is_subset(make_code_points(), a) && is_subset(a, all_scalar_values);
}
template <class A, class B>
constexpr bool laws_of_two(const A& a, const B& b) {
  return ~(a | b) == (~a & ~b) && ~(a & b) == (~a | ~b) && a - b == (a & ~b) && (a ^ b) == ((a - b) | (b - a)) &&
         (a | b) == (b | a) && (a & b) == (b & a) && (a ^ b) == (b ^ a) && (a | (a & b)) == a && (a & (a | b)) == a &&
         is_subset(a & b, a) && is_subset(a, a | b) && is_subset(a, b) == (a - b).empty() &&
         is_subset(a, b) == ((a & b) == a);
}
template <class A, class B, class C>
constexpr bool laws_of_three(const A& a, const B& b, const C& c) {
  return (a | (b | c)) == ((a | b) | c) && (a & (b & c)) == ((a & b) & c) && (a ^ (b ^ c)) == ((a ^ b) ^ c) &&
         (a & (b | c)) == ((a & b) | (a & c)) && (a | (b & c)) == ((a | b) & (a | c));
}
template <class... Sets>
constexpr bool laws_hold(const Sets&... sets) {
  const auto with_all = [&](const auto& a) { return laws_of_one(a) && (laws_of_two(a, sets) && ...); };
  return (with_all(sets) && ...);
}
constexpr bool laws() {
  constexpr auto low = make_code_points({{0, 9}, {20, 29}, 40});
  constexpr auto shifted = make_code_points({{5, 24}, {30, 39}});
  constexpr auto edges = make_code_points({{0xD000, 0xD7FF}, {0xE000, 0xE000}, {0x10FFF0, 0x10FFFF}, 0});
  return laws_hold(low, shifted, edges, make_code_points()) && laws_of_three(low, shifted, edges) &&
         laws_of_three(~edges, shifted, ~low);
}
static_assert(laws());

static_assert(noexcept(letters | digits) && noexcept(letters & digits) && noexcept(letters - digits));
static_assert(noexcept(letters ^ digits) && noexcept(~letters) && noexcept(is_subset(letters, digits)));

// As many ranges as the letters of General_Category have, at default limits.
template <unsigned Step, unsigned Length>
inline constexpr auto regular = [] {
  code_point_ranges<1000> result;
  for (char32_t first = Step; result.size() < 1000; first += Step) result.unchecked_append({first, first + Length});
  return result;
}();
static_assert((regular<30, 7> | regular<34, 9>).count() + (regular<30, 7> & regular<34, 9>).count() ==
              1000 * 8 + 1000 * 10);

// Compared with a bitmap: random sets, dense and sparse, in four windows around edges of the code points.
constexpr char32_t windows[]{0x0000, 0xD400, 0xE000, 0x10FC00}, in_window = 0x400;
using bitmap = std::bitset<4 * in_window>;
template <size_t Capacity>
bitmap bits_for(const code_point_ranges<Capacity>& set) {
  bitmap result;
  size_t at = 0;
  for (const char32_t begin : windows) {
    for (const code_point_range range : set) {
      for (char32_t value = std::max(range.first, begin); value <= range.last && value < begin + in_window; ++value)
        result.set(at + value - begin);
    }
    at += in_window;
  }
  return result;
}
template <size_t Capacity>
bool is(const code_point_ranges<Capacity>& set, const bitmap& expected, size_t outside = 0) {
  bool fits = set.size() <= Capacity && set.count() == expected.count() + outside && bits_for(set) == expected;
  for (size_t at = 1; at < set.size(); ++at) fits = fits && set.nth(at - 1).last + 1 < set.nth(at).first;
  return fits;
}
code_point_ranges<30> random_set(std::mt19937& random) {
  const auto chance = [&random](char32_t end) { return static_cast<char32_t>(random()) % end; };
  code_point_range all[30]{};
  const size_t count = chance(31);
  const char32_t window = chance(4), domain = chance(2) > 0 ? 0x60 : in_window,
                 longest = 1 + (chance(2) > 0 ? 4 : 0x40);
  for (size_t at = 0; at < count; ++at) {
    const char32_t begin = windows[chance(3) > 0 ? window : chance(4)],
                   first = begin + in_window - domain + chance(domain);
    all[at] = {first, std::min(first + chance(longest), begin + in_window - 1)};
  }
  return make_code_point_ranges(all, count);
}
bool combines() {
  std::mt19937 random{3629};
  for (unsigned times = 0; times < 1000; ++times) {
    const auto a = random_set(random), b = random_set(random);
    const bitmap in_a = bits_for(a), in_b = bits_for(b);
    if (!is(a, in_a) || !is(a | b, in_a | in_b) || !is(a & b, in_a & in_b) || !is(a - b, in_a & ~in_b)) return false;
    if (!is(a ^ b, in_a ^ in_b) || !is(~a, ~in_a, 1'112'064 - 4 * in_window)) return false;
    if (is_subset(a, b) != (in_a & ~in_b).none() || (a == b) != (in_a == in_b)) return false;
    if (!is_subset(a & b, a) || !is_subset(a, a | b) || is_subset(a, a & b) != (in_a & ~in_b).none()) return false;
  }
  return true;
}

int main() { return at_run_time(laws, combines); }
