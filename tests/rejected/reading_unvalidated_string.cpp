// SPDX-License-Identifier: BSL-1.0
// A string is no text before it is checked.
#include <u8lit/operations.hpp>
struct string {
  const char* units;
  u8lit::size_t length;
  const char* data() const { return units; }
  u8lit::size_t size() const { return length; }
};
const string line{"a", 1};

const auto at = u8lit::find(line, "a");  // refused

// g++: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// g++ 15+: u8lit: this may be ill-formed: judge it by text_view::checked
// clang: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// clang 19+: u8lit: this may be ill-formed: judge it by text_view::checked
// errors: clang: 2
// lines: g++ 14-15: 13 | clang: 60
