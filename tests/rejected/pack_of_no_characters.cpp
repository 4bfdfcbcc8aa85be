// SPDX-License-Identifier: BSL-1.0
// A template that takes numbers would get octets for which it has no meaning.
#include <u8lit/pack.hpp>
using namespace u8lit::literals;

template <int...>
struct numbers {};

const auto pack = u8lit::to_pack<numbers>("abc"_text);  // refused

// g++: u8lit::detail::packs::the_template_takes_no_characters<int>
// clang: u8lit::detail::packs::the_template_takes_no_characters<int>
