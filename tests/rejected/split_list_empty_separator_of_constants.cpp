// SPDX-License-Identifier: BSL-1.0
// The same of text_constants.
#include <u8lit/split_list.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;
using namespace u8lit::literals;

const auto list = split_list("a,b"_text, ""_text);  // refused

// g++: splitting::an_empty_separator_separates_nothing
// clang: splitting::an_empty_separator_separates_nothing
