// SPDX-License-Identifier: BSL-1.0
// A string is no text before it is checked.
#include <u8lit/encoding_scheme.hpp>
#include <string>

inline void read(const std::string& file) {
  static_cast<void>(u8lit::apply_byte_order_mark(file, u8lit::byte_order_mark::strip));  // refused
}

// g++: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// g++ 15+: this may be ill-formed: judge it by text_view::checked
// clang: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// clang 19+: this may be ill-formed: judge it by text_view::checked
// lines: clang: 30
