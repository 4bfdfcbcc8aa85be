// SPDX-License-Identifier: BSL-1.0
// A literal without a suffix, which nothing has checked.
#include <u8lit/letter_case.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto title = u8lit::unicode::to_title("caf\u00E9");  // refused

// g++: an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal
// g++ 15+: u8lit: an array is not checked here: write a literal as "..."_text
// clang: u8lit: an array is not checked here: write a literal as "..."_text (using namespace u8lit::literals), and check others by text_view<...>::checked(pointer, length)
// first: g++ | clang
// mended: const auto title = u8lit::unicode::to_title("caf\u00E9"_text);
