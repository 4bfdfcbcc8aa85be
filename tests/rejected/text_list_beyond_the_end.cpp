// SPDX-License-Identifier: BSL-1.0
// An index that is as large as the list.
#include <u8lit/operations.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

constexpr auto list = make_text_list("a"_text, "b"_text);
const auto text = list.at<2>();  // refused

// g++: positions::index_beyond_the_end< | at_index_from_0<2> | list_has_texts<2>
// clang: positions::index_beyond_the_end< | at_index_from_0<2> | list_has_texts<2>
