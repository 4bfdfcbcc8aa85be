// SPDX-License-Identifier: BSL-1.0
// Octet ranges are in the order of the numbers, so these have to be; make_code_points puts them in order.
#include <u8lit/octet_automaton.hpp>
#include <u8lit/code_point_set.hpp>

inline constexpr u8lit::code_point_range letters[]{{U'a', U'z'}, {U'A', U'Z'}};
const auto& result = u8lit::make_octet_ranges<letters>;  // refused

// g++: range 2 (U+0041 to U+005A) does not begin after range 1 (to U+007A): write disjoint ranges in order
// clang: range 2 (U+0041 to U+005A) does not | begin after range 1 (to U+007A): | write disjoint ranges in order
// clang 14-15: invalid_set::ranges_out_of_order_or_overlapping<u8lit::detail::invalid_set::range_number<1>, u8lit::detail::invalid_set::ends_at<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x7A>>, u8lit::detail::invalid_set::range_number<2>, u8lit::detail::invalid_set::begins_at<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x41
// first: g++ | clang
// mended: inline constexpr u8lit::code_point_range in_order[]{{U'A', U'Z'}, {U'a', U'z'}};
// mended: const auto& result = u8lit::make_octet_ranges<in_order>;
