// SPDX-License-Identifier: BSL-1.0
// A type that is no code unit's.
#include <u8lit/pack.hpp>
using namespace u8lit::literals;

template <class Unit, Unit...>
struct sequence {};

const auto pack = u8lit::to_pack<sequence, int>("ab"_text);  // refused

// g++: u8lit::detail::packs::no_code_unit<int>
// clang: u8lit::detail::packs::no_code_unit<int>
