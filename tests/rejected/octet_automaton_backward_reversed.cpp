// SPDX-License-Identifier: BSL-1.0
// The second range ends before it begins.
#include <u8lit/octet_automaton.hpp>

inline constexpr u8lit::code_point_range letters[]{{U'A', U'Z'}, {U'z', U'a'}};
const auto& result = u8lit::make_backward_octet_automaton<letters>;  // refused

// g++: range 2 (U+007A to U+0061) is reversed: write its lower end first
// clang: range 2 (U+007A to U+0061) is | reversed: write its lower end first
// clang 14-15: invalid_set::reversed_range<u8lit::detail::invalid_set::range_number<2>, u8lit::detail::invalid_set::begins_at<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x7A>>, u8lit::detail::invalid_set::ends_at<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x61
// first: g++ | clang
// mended: inline constexpr u8lit::code_point_range in_order[]{{U'A', U'Z'}, {U'a', U'z'}};
// mended: const auto& result = u8lit::make_backward_octet_automaton<in_order>;
