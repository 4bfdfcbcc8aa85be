// SPDX-License-Identifier: BSL-1.0
// Two ranges have U+005A.
#include <u8lit/octet_automaton.hpp>

inline constexpr u8lit::code_point_range letters[]{{U'0', U'9'}, {U'A', U'Z'}, {U'Z', U'z'}};
const auto& result = u8lit::make_octet_automaton<letters>;  // refused

// g++: invalid_set::ranges_out_of_order_or_overlapping< | range_number<2> | octet::x5A | range_number<3> | octet::x5A
// clang: invalid_set::ranges_out_of_order_or_overlapping<u8lit::detail::invalid_set::range_number<2>, u8lit::detail::invalid_set::ends_at<u8lit::detail::diagnostic::character<u8lit::detail::diagnostic::octets<u8lit::detail::diagnostic::octet::x00, u8lit::detail::diagnostic::octet::x5A>>>, u8lit::detail::invalid_set::range_number<3>, u8lit::detail::invalid_set::begins_at<u8lit::detail::diagnostic::character<u8lit::detail::diagnostic::octets<u8lit::detail::diagnostic::octet::x00, u8lit::detail::diagnostic::octet::x5A
// first: g++ | clang
