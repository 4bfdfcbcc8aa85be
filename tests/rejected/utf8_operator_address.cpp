// SPDX-License-Identifier: BSL-1.0
// Through a pointer, a literal operator could be called with text that it does not check.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

using literal_operator = u8lit::text_view<char> (*)(const char*, u8lit::size_t) noexcept;
constexpr literal_operator refused = &u8lit::literals::operator""_utf8;  // refused

// g++: address of an immediate function
// g++ 14+: returns address of immediate function
// clang: u8lit: this is for literals: check other text by text_view::checked
// first: g++ | clang
