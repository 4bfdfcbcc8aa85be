// SPDX-License-Identifier: BSL-1.0
// A type that is no code unit's.
#include <u8lit/pack.hpp>

template <class Unit, Unit...>
struct sequence {};

const auto pack = u8lit::to_pack<sequence, "ab", int>();  // refused

// g++: u8lit::packs::no_code_unit<int>
// clang: u8lit::packs::no_code_unit<int>
