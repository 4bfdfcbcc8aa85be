// SPDX-License-Identifier: BSL-1.0
// A string where text is asked for may be ill-formed.
#include <u8lit/text.hpp>
#include <string>

void title(u8lit::text_view<char>);
void f(const std::string& name);
void f(const std::string& name) {
  title(name);  // refused
}

// g++: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// clang: this_may_be_ill_formed_so_judge_it_by_text_view_checked
