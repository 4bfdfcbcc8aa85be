// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/octet_ranges.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

#include <span>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

constexpr code_point_range letters[]{{'A', 'Z'}, {'a', 'z'}}, adjacent[]{{'A', 'M'}, {'N', 'Z'}};
constexpr code_point_range out_of_order[]{{'a', 'z'}, {'A', 'Z'}}, overlapping[]{{'0', '9'}, {'A', 'Z'}, {'Z', 'z'}};
constexpr code_point_range reversed[]{{'A', 'Z'}, {'z', 'a'}}, same[]{{'A', 'A'}, {'A', 'A'}}, inside[]{{'A', 'Z'}, {'B', 'C'}};
constexpr code_point_ranges<0> none;
constexpr std::span<const code_point_range> seen{letters};
constexpr auto made = code_points_of({{'a', 'z'}, {'A', 'Z'}});

static_assert(set_in_order<letters> && set_in_order<adjacent> && set_in_order<none> && set_in_order<made> && set_in_order<seen>);
static_assert(!set_in_order<out_of_order> && !set_in_order<overlapping> && !set_in_order<::reversed>);
static_assert(!set_in_order<same> && !set_in_order<inside>);

// What a compiler prints of them: the first fault, ranges counted from 1.
using namespace invalid_set;
template <char32_t Number>
using begins = begins_at<diagnostic::character_of<Number>>;
template <char32_t Number>
using ends = ends_at<diagnostic::character_of<Number>>;
static_assert(std::is_same_v<diagnostic_of_set<out_of_order>,
                             ranges_out_of_order_or_overlapping<range_number<1>, ends<'z'>, range_number<2>, begins<'A'>>>);
static_assert(std::is_same_v<diagnostic_of_set<overlapping>,
                             ranges_out_of_order_or_overlapping<range_number<2>, ends<'Z'>, range_number<3>, begins<'Z'>>>);
static_assert(std::is_same_v<diagnostic_of_set<::reversed>, reversed_range<range_number<2>, begins<'z'>, ends<'a'>>>);

int main() {}
