// SPDX-License-Identifier: BSL-1.0
// Which of these alternatives two octets may begin is another set for almost every two: 10 sets after two octets, 4 after one.
#include <u8lit/automaton.hpp>
using u8lit::octet_range;

constexpr u8lit::syntax<4, 3> alike{{{octet_range{0, 0}, octet_range{0, 3}, octet_range{0, 0}},
                                     {octet_range{0, 1}, octet_range{0, 2}, octet_range{1, 1}},
                                     {octet_range{0, 2}, octet_range{0, 1}, octet_range{2, 2}},
                                     {octet_range{0, 3}, octet_range{0, 0}, octet_range{3, 3}}}};
constexpr u8lit::automaton machine{alike};  // refused

// g++: too_many_alternatives_begin_alike_for_an_automaton_of_so_many_states [1] | '12'
// clang: too_many_states(12)
