// SPDX-License-Identifier: BSL-1.0
// As std::string_view is made, but the code units may be ill-formed.
#include <u8lit/text.hpp>

inline u8lit::utf8_view view(const char* data, u8lit::size_t size) {
  static_cast<void>(data), static_cast<void>(size);
  return u8lit::utf8_view{data, size};  // refused
  return {};
}

// g++: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// g++ 15+: this may be ill-formed: judge it by text_view::checked(pointer, length)
// clang: this_may_be_ill_formed_so_judge_it_by_text_view_checked
// clang 19+: this may be ill-formed: judge it by text_view::checked(pointer, length)
