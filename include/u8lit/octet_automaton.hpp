// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_AUTOMATON_HPP
#define U8LIT_OCTET_AUTOMATON_HPP

// Sets of characters as automata over bytes.

// IWYU pragma: begin_exports
#include <u8lit/matcher/octet_automaton.hpp>
#include <u8lit/matcher/octet_ranges.hpp>
#include <u8lit/matcher/octet_table.hpp>
// IWYU pragma: end_exports

#endif
