// SPDX-License-Identifier: BSL-1.0
// Octets are no UTF-32, even where they fit.
#include <u8lit/pack.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

template <char32_t...>
struct characters {};

const auto pack = u8lit::to_pack<characters, char>("abc"_text);  // refused

// g++: u8lit::detail::packs::the_template_takes_other_characters<char32_t, char>
// clang: u8lit::detail::packs::the_template_takes_other_characters<char32_t, char>
