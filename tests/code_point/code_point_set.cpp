// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_set.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

#include <iterator>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: XML 1.0's NameStartChar (production 4) as a table, in a header.
inline constexpr auto name_start_ranges = make_code_points(
    {U':', {U'A', U'Z'}, U'_', {U'a', U'z'}, {0xC0, 0xD6}, {0xD8, 0xF6}, {0xF8, 0x2FF}, {0x370, 0x37D}, {0x37F, 0x1FFF},
     {0x200C, 0x200D}, {0x2070, 0x218F}, {0x2C00, 0x2FEF}, {0x3001, 0xD7FF}, {0xF900, 0xFDCF}, {0xFDF0, 0xFFFD},
     {0x10000, 0xEFFFF}});
inline constexpr auto name_start = make_code_point_set<name_start_ranges>;
static_assert(name_start.contains(U'日') && name_start.contains('_') && !name_start.contains(U'×') &&
              !name_start.contains(U'1'));

// The empty set, single members, all scalar values, and numbers that are none.
inline constexpr auto none_ranges = make_code_points();
inline constexpr auto none = make_code_point_set<none_ranges>;
inline constexpr auto first_ranges = make_code_points({0});
inline constexpr auto first = make_code_point_set<first_ranges>;
inline constexpr auto delete_ranges = make_code_points({0x7F});
inline constexpr auto last_of_ascii = make_code_point_set<delete_ranges>;
inline constexpr auto behind_ascii_ranges = make_code_points({0x80});
inline constexpr auto behind_ascii = make_code_point_set<behind_ascii_ranges>;
inline constexpr auto around_surrogates_ranges = make_code_points({0xD7FF, 0xE000});
inline constexpr auto around_surrogates = make_code_point_set<around_surrogates_ranges>;
inline constexpr auto last_ranges = make_code_points({0x10FFFF});
inline constexpr auto last = make_code_point_set<last_ranges>;
inline constexpr auto all = make_code_point_set<all_scalar_values>;
inline constexpr auto not_name_start_ranges = ~name_start_ranges;
inline constexpr auto not_name_start = make_code_point_set<not_name_start_ranges>;

// Hundreds of ranges without a pattern, in distinct words, at default limits.
inline constexpr auto irregular_ranges = [] {
  code_point_ranges<700> result;
  char32_t at = 0, random = 1;
  while (result.size() < 700) {
    random = random * 1664525 + 1013904223;
    at += 2 + (random >> 27);
    const char32_t end = at + (random >> 16 & 0x1F);
    if (end < 0xD800) result.unchecked_append({at, end});
    at = end;
  }
  return result;
}();
inline constexpr auto irregular = make_code_point_set<irregular_ranges>;

// Members after more than a plane without any, and numbers that are not.
inline constexpr auto far_ranges =
    make_code_points({{0x10, 0x20}, U'é', {0xE0100, 0xE01EF}, {0xE0300, 0xE03FF}, 0xEFFFF, 0x10FFFF});
inline constexpr auto far_behind = make_code_point_set<far_ranges>;
inline constexpr auto not_far_ranges = ~far_ranges;
inline constexpr auto not_far = make_code_point_set<not_far_ranges>;
inline constexpr auto repeated_ranges = [] {
  code_point_ranges<65> result;
  result.unchecked_append({0, 0});
  for (char32_t at = 0xE0000; at < 0xE4000; at += 0x100) result.unchecked_append({at + 0x3E, at + 0xC1});
  return result;
}();
inline constexpr auto repeated = make_code_point_set<repeated_ranges>;
inline constexpr auto low_planes_ranges = make_code_points({{0, 0xD7FF}, {0xE000, 0x4FFFF}, {0x50010, 0x8FFFF}});
inline constexpr auto low_planes = make_code_point_set<low_planes_ranges>;

// Exact sizes: 16 bytes for ASCII; 8 for each distinct word, the empty one included; and for each 64 code points up to
// the last member, and for all others, one byte, or two where there are more than 256 words.
constexpr size_t size_with(size_t words, size_t blocks) {
  const size_t octets = 16 + 8 * words + (words <= 256 ? 1 : 2) * (blocks + 1);
  return (octets + alignof(decltype(none)) - 1) / alignof(decltype(none)) * alignof(decltype(none));
}
static_assert(sizeof none == size_with(1, 0) && sizeof first == size_with(2, 1) &&
              sizeof behind_ascii == size_with(2, 3));
static_assert(sizeof around_surrogates == size_with(3, 0xE000 / 64 + 1));
static_assert(std::is_same_v<std::remove_cvref_t<decltype(irregular.unchecked_near.blocks[0])>, unsigned short>);
static_assert(std::is_same_v<std::remove_cvref_t<decltype(name_start.unchecked_near.blocks[0])>, unsigned char>);
static_assert(sizeof irregular.unchecked_near.blocks == 2 * (irregular_ranges.nth(699).last / 64 + 2));
// The near bitmap ends where nothing changes for more than a plane. The far one has few, large blocks.
static_assert(sizeof all.unchecked_near.blocks == 0xE000 / 64 + 1 && sizeof all.unchecked_near.words == 2 * 8);
static_assert(sizeof all <= 2000);
static_assert(sizeof far_behind.unchecked_near.blocks == 4 + 1);
static_assert(sizeof not_far.unchecked_near.blocks == 0xE000 / 64 + 1);
static_assert(sizeof last < 1200 && sizeof far_behind < 1500 && sizeof not_far < 2600);
static_assert(sizeof name_start < 2300 && sizeof not_name_start < 2300);

// What is no scalar value is in no set, whatever its type. Numbers are not truncated, nor chars beyond 7F taken.
template <auto... Numbers>
constexpr bool in_none = !(all.contains(Numbers) || ...) && !(none.contains(Numbers) || ...);
static_assert(
    in_none<-1, -1ll, 0x11'0000, 0xD800, 0xDFFFll, u'\xDABC', 0x1'0000'0041, ~0ull, 0x8000'0000'0000'0041ull>);
static_assert(in_none<'\x80', '\xE9', '\xC1', static_cast<unsigned char>(0xFF), static_cast<signed char>(-1),
                      static_cast<short>(-1)>);
static_assert(all.contains('\x7F') && all.contains(0x10FFFFll) && all.contains(L'a') &&
              all.contains(scalar_value{U'é'}));
static_assert(first.contains('\0') && last_of_ascii.contains('\x7F') && !behind_ascii.contains('\x80') &&
              behind_ascii.contains(0x80));
#ifdef __cpp_char8_t
static_assert(all.contains(u8'a') && in_none<static_cast<char8_t>(0x80)>);
#endif
template <class Number>
concept is_asked_for = requires(Number number) { all.contains(number); };
static_assert(is_asked_for<char> && is_asked_for<long> && !is_asked_for<bool> && !is_asked_for<double> &&
              !is_asked_for<char*>);

// Equal sets, unequal ones, and the set as a forward range of its ranges.
static_assert(none == none_ranges && none_ranges == none && irregular == irregular && first_ranges == first);
static_assert(none != first && first != last && last != first && name_start != not_name_start && first != none_ranges);
static_assert(none.empty() && !first.empty() && none.begin() == none.end() && *first.begin() == code_point_range{0, 0});
static_assert(set_of_code_points<decltype(all)> && std::forward_iterator<decltype(all)::iterator>);
constexpr bool is_a_range() {
  size_t count = 0;
  for (const code_point_range range : name_start) count += range.last - range.first + 1;
  auto each = name_start.begin();
  const auto colon = *each++;
  return count == name_start_ranges.count() && colon == code_point_range{U':', U':'} && (*each).first == U'A';
}
static_assert(is_a_range());

static_assert(std::is_trivially_copyable_v<decltype(all)> && !std::is_default_constructible_v<decltype(all)>);
static_assert(noexcept(all.contains(0)) && noexcept(all == none) && noexcept(*++all.begin()) && noexcept(none.empty()));

// Made only from a set that is in order and has no surrogates.
inline constexpr code_point_range raw[]{{0xD800, 0xDFFF}};
template <const auto& Ranges>
concept makes_a_set = requires { make_code_point_set<Ranges>.contains(0); };
static_assert(makes_a_set<name_start_ranges> && !makes_a_set<raw>);
template <char32_t First, char32_t Last>
struct two_ranges {
  code_point_range ranges[2]{{First, Last}, {U'a', U'c'}};

  constexpr const code_point_range* begin() const { return ranges; }
  constexpr const code_point_range* end() const { return ranges + 2; }
  constexpr size_t size() const { return 2; }
  constexpr bool contains(char32_t value) const { return ranges[0].contains(value) || ranges[1].contains(value); }
};
inline constexpr two_ranges<U'A', U'Z'> in_order;
inline constexpr two_ranges<U'x', U'z'> out_of_order;
inline constexpr two_ranges<U'Z', U'A'> reversed;
static_assert(makes_a_set<in_order> && !makes_a_set<out_of_order> && !makes_a_set<reversed>);
struct beyond {
  code_point_range range;
  constexpr const code_point_range* begin() const { return &range; }
  constexpr const code_point_range* end() const { return &range + 1; }
  constexpr size_t size() const { return 1; }
  template <integer Number>
  constexpr bool contains(Number number) const {
    return range.contains(static_cast<char32_t>(number));
  }
};
constexpr beyond within{{0xE000, 0x10FFFF}}, surrogate_too{{0xD7FF, 0xE000}}, too_large{{U'a', 0x110000}};
static_assert(makes_a_set<within> && !makes_a_set<surrogate_too> && !makes_a_set<too_large>);

// A set may be a template argument.
template <auto Set>
constexpr bool argument = Set.contains(0);
static_assert(argument<first> && !argument<none>);

// Each number, by each way to look it up.
template <class Set>
bool agrees(const Set& set, long long value, bool expected) {
  const bool is_one_octet = 0 <= value && value <= 0xFF;
  return set.contains(value) == expected && set.contains(static_cast<unsigned long long>(value)) == expected &&
         set.contains(static_cast<char32_t>(value)) == expected && set.contains(static_cast<int>(value)) == expected &&
         !set.contains(value + (1ll << 32)) && !set.contains(value - (1ll << 32)) && !set.contains(value | 1ll << 62) &&
         (value < 0 || value > 0xFFFF || set.contains(static_cast<char16_t>(value)) == expected) &&
         (!is_one_octet || set.contains(static_cast<unsigned char>(value)) == (expected && value < 0x80)) &&
         (!is_one_octet || set.contains(static_cast<signed char>(value)) == (expected && value < 0x80));
}
// Compared with the ranges: at compile time around their ends, at run time for all numbers.
template <class Set, class Ranges>
constexpr bool agrees_at_ends(const Set& set, const Ranges& ranges) {
  for (const code_point_range range : ranges) {
    if (!set.contains(range.first) || !set.contains(range.last)) return false;
    if (set.contains(static_cast<long long>(range.first) - 1) || set.contains(range.last + 1)) return false;
  }
  return set == ranges;
}
static_assert(agrees_at_ends(name_start, name_start_ranges) && agrees_at_ends(not_name_start, not_name_start_ranges));
static_assert(agrees_at_ends(irregular, irregular_ranges) &&
              agrees_at_ends(around_surrogates, around_surrogates_ranges));
static_assert(agrees_at_ends(all, all_scalar_values) && agrees_at_ends(none, none_ranges));
static_assert(agrees_at_ends(repeated, repeated_ranges));
static_assert(repeated.unchecked_far.repeats(0xE0000 + 2 * repeated.far_block_size));
static_assert(agrees_at_ends(far_behind, far_ranges) && agrees_at_ends(not_far, not_far_ranges));
template <class Set, class Ranges>
bool agrees_everywhere(const Set& set, const Ranges& ranges) {
  auto next = ranges.begin();
  for (long long value = -0x300; value < 0x11'0300; ++value) {
    while (next != ranges.end() && static_cast<long long>(next->last) < value) ++next;
    if (!agrees(set, value, next != ranges.end() && static_cast<long long>(next->first) <= value)) return false;
  }
  return agrees_at_ends(set, ranges);
}
bool look_up_everywhere() {
  return agrees_everywhere(name_start, name_start_ranges) && agrees_everywhere(not_name_start, not_name_start_ranges) &&
         agrees_everywhere(irregular, irregular_ranges) &&
         agrees_everywhere(around_surrogates, around_surrogates_ranges) && agrees_everywhere(none, none_ranges) &&
         agrees_everywhere(first, first_ranges) && agrees_everywhere(last, last_ranges) &&
         agrees_everywhere(last_of_ascii, delete_ranges) && agrees_everywhere(behind_ascii, behind_ascii_ranges) &&
         agrees_everywhere(all, all_scalar_values) && agrees_everywhere(far_behind, far_ranges) &&
         agrees_everywhere(not_far, not_far_ranges) && agrees_everywhere(low_planes, low_planes_ranges) &&
         agrees_everywhere(repeated, repeated_ranges);
}
bool huge_numbers() {
  for (long long value = 0x11'0000; value < 1ll << 61; value += value / 7) {
    if (all.contains(value) || all.contains(-value) || all.contains(static_cast<int>(-value)) || last.contains(value))
      return false;
  }
  return !all.contains(~0ull) && !all.contains(~0u) && !all.contains(static_cast<char32_t>(-1));
}

int main() { return at_run_time(is_a_range, look_up_everywhere, huge_numbers); }
