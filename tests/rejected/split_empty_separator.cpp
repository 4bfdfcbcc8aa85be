// SPDX-License-Identifier: BSL-1.0
// An empty separator would be everywhere or nowhere.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto parts = u8lit::split("a,b"_text, ""_text);  // refused

// g++: u8lit::detail::separators::an_empty_separator_separates_nothing
// clang: u8lit::detail::separators::an_empty_separator_separates_nothing
