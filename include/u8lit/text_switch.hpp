// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SWITCH_HPP
#define U8LIT_TEXT_SWITCH_HPP

// <u8lit/text_switch.hpp>: text_switch and text_cases: a switch on text.
//
//   text_switch  calls the handler of the case that a text is equal to
//   on           makes a case of one or more texts and a handler
//   otherwise    makes the case for all other text
//   text_cases   numbers for texts, for the switch of the language

// IWYU pragma: begin_exports
#include <u8lit/table/text_cases.hpp>
#include <u8lit/table/text_switch.hpp>
// IWYU pragma: end_exports

#endif
