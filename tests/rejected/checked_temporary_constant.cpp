// SPDX-License-Identifier: BSL-1.0
// A constant's value owns its code units, and a temporary one is gone at the end of the line.
#include <u8lit/text.hpp>

const auto& view = u8lit::utf8_view::checked(u8lit::fixed_text{"日本語"});  // refused

// g++: view_of_a_temporary_would_dangle_name_the_string_first
// g++ 15+: a view of this temporary would dangle
// clang: a view of this temporary would dangle
// first: g++ | clang
// mended: constexpr u8lit::fixed_text name{"日本語"};
// mended: const auto& view = u8lit::utf8_view::checked(name);
