// SPDX-License-Identifier: BSL-1.0
// A pointer has no length.
#include <u8lit/text.hpp>

extern const char* name;
const u8lit::text_view<char> view{name};  // refused

// g++: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// clang: this_may_be_ill_formed_so_judge_it_by_text_view_checked
