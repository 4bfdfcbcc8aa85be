// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/octet.hpp>

#include <cstddef>
#include <type_traits>

static_assert(std::is_same_v<u8lit::size_t, std::size_t> && std::is_same_v<u8lit::ptrdiff_t, std::ptrdiff_t>);

// They are no others than the global ones, so both may be seen at once.
using namespace u8lit;
static_assert(sizeof(size_t) == sizeof(std::size_t) && sizeof(ptrdiff_t) == sizeof(std::ptrdiff_t));

int main() {}
