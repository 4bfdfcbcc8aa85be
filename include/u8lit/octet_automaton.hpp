// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_AUTOMATON_HPP
#define U8LIT_OCTET_AUTOMATON_HPP

// <u8lit/octet_automaton.hpp>: sets of characters as byte ranges and automata that match without decoding.
//
//   make_octet_ranges              the sequences of byte ranges of a constant set, as a syntax
//   make_octet_automaton           the smallest automaton of a constant set
//   make_backward_octet_automaton  one that reads from the end
//   make_octet_table               an automaton as a table: faster and larger
//   match_front                    matches at the beginning of a text, match_back at its end
//
// Names of what reads bytes say "octet", the RFC's word for a byte; names of what reads decoded characters say "code
// point" (code_point_set.hpp).

// IWYU pragma: begin_exports
#include <u8lit/matcher/octet_automaton.hpp>
#include <u8lit/matcher/octet_ranges.hpp>
#include <u8lit/matcher/octet_table.hpp>
// IWYU pragma: end_exports

#endif
