// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/reverse_dfa_builder.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// States are made from the accepting one towards the start; octet_automaton.hpp turns them round.
constexpr auto& all = reverse_dfa_of<all_scalar_values>;
static_assert(all.size == 7 && all.transition_count() == 14);
static_assert(all.begins[7] - all.begins[6] == 2 && all.transitions[all.begins[6]].octets == octet_range{0x00, 0x7F});
static_assert(all.transitions[all.begins[6] + 1].octets == continuation);

// Of the empty set there is the start alone; of ASCII, no other than that and the accepting one.
constexpr code_point_ranges<0> none;
static_assert(reverse_dfa_of<none>.size == 1 && reverse_dfa_of<none>.transition_count() == 0);
constexpr auto ascii = code_points_of({{0x00, 0x7F}});
static_assert(reverse_dfa_of<ascii>.size == 2 && reverse_dfa_of<ascii>.transition_count() == 1);

// From behind, it is the beginnings that are shared: 80-8F, then C3-C5 without C4 80.
constexpr auto columns = code_points_of({{0xC0, 0xCF}, {0x101, 0x10F}, {0x140, 0x14F}});
static_assert(reverse_dfa_of<columns>.size == 4 && reverse_dfa_of<columns>.transition_count() == 5);

int main() {}
