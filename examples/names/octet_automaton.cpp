// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/octet_automaton.hpp>.
#include <u8lit/code_point_set.hpp>
#include <u8lit/octet_automaton.hpp>

inline constexpr auto greek = u8lit::make_code_points({{0x03B1, 0x03C9}});

// Matches without decoding: the length of the character in bytes, or 0.
static_assert(u8lit::match_front("λ!", u8lit::make_octet_automaton<greek>) == 2);
static_assert(u8lit::match_front("x!", u8lit::make_octet_automaton<greek>) == 0);

static_assert(u8lit::match_back("!λ", u8lit::make_backward_octet_automaton<greek>) == 2);

// A table is larger and faster.
inline constexpr const auto& greek_table = u8lit::make_octet_table<u8lit::make_octet_automaton<greek>>;
static_assert(u8lit::match_front("λ!", greek_table) == 2);

// Byte ranges, for generators of lexers: CE B1-BF and CF 80-89.
static_assert(u8lit::make_octet_ranges<greek>.size() == 2);

int main() {}
