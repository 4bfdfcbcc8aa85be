// SPDX-License-Identifier: BSL-1.0
// Two ranges have U+005A.
#include <u8lit/octet_automaton.hpp>

inline constexpr u8lit::code_point_range letters[]{{U'0', U'9'}, {U'A', U'Z'}, {U'Z', U'z'}};
const auto& result = u8lit::make_octet_automaton<letters>;  // refused

// g++: range 3 (U+005A to U+007A) does not begin after range 2 (to U+005A): write disjoint ranges in order
// clang: range 3 (U+005A to U+007A) does not | begin after range 2 (to U+005A): | write disjoint ranges in order
// clang 14-15: invalid_set::ranges_out_of_order_or_overlapping<u8lit::detail::invalid_set::range_number<2>, u8lit::detail::invalid_set::ends_at<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x5A>>, u8lit::detail::invalid_set::range_number<3>, u8lit::detail::invalid_set::begins_at<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x5A
// first: g++ | clang
// mended: inline constexpr u8lit::code_point_range disjoint[]{{U'0', U'9'}, {U'A', U'Z'}, {U'a', U'z'}};
// mended: const auto& result = u8lit::make_octet_automaton<disjoint>;
