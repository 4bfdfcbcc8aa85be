// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/type_traits.hpp>

#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

static_assert(sizeof(smallest_unsigned<0>) == 1 && sizeof(smallest_unsigned<0xFF>) == 1);
static_assert(sizeof(smallest_unsigned<0x100>) == 2 && sizeof(smallest_unsigned<0xFFFF>) == 2);
static_assert(sizeof(smallest_unsigned<0x1'0000>) == 4 && sizeof(smallest_unsigned<0xFFFF'FFFF>) == 4);
static_assert(sizeof(smallest_unsigned<0x1'0000'0000>) == 8);
static_assert(sizeof(smallest_index<0>) == 1 && sizeof(smallest_index<0x100>) == 1 &&
              sizeof(smallest_index<0x101>) == 2);
static_assert(smallest_unsigned<0xFF>(-1) == 0xFF && smallest_unsigned<0xFFFF>(-1) == 0xFFFF);  // unsigned

// As the standard library, except for `volatile`.
static_assert(std::is_same_v<remove_cvref_t<const int&>, int> && std::is_same_v<remove_cvref_t<int&&>, int>);
static_assert(std::is_same_v<remove_cvref_t<const int>, int> && std::is_same_v<remove_cvref_t<int*>, int*>);
static_assert(std::is_same_v<remove_cvref_t<volatile int&>, volatile int>);

int main() {}
