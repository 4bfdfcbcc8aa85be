// SPDX-License-Identifier: BSL-1.0
// The text of a view is no literal, even if the view is constant.
#include <u8lit/text.hpp>

template <u8lit::fixed_text Name>
struct field {};
constexpr u8lit::text_view<char> name = "größe";
using mine = field<name>;  // refused

// g++: write_a_literal_here_because_a_pointer_or_view_is_not_one
// g++ 15+: u8lit: write a literal here: a pointer or view is not one
// clang: invokes a deleted function
// clang 19+: u8lit: write a literal here: a pointer or view is not one
// first: g++ | clang
// mended: using mine = field<"größe">;
