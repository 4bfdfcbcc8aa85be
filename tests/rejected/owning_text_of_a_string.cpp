// SPDX-License-Identifier: BSL-1.0
// A string is no text before it has been checked.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>
#include <string>

void keep(const std::string& line) {
  static_cast<void>(line);
  const u8lit::text<char> text(line);  // refused
}

// g++: use of deleted function | this_may_be_ill_formed_so_judge_it_by_text_view_checked
// g++ 15+: this may be ill-formed: judge it by text<...>::checked
// clang: deleted constructor | this_may_be_ill_formed_so_judge_it_by_text_view_checked
// clang 19+: this may be ill-formed: judge it by text<...>::checked
