// SPDX-License-Identifier: BSL-1.0
// The same with the standard library's ranges before everything of u8lit.
#include <algorithm>
#include <iterator>
#include <ranges>

#ifdef __clang__
#pragma clang diagnostic ignored "-Wheader-hygiene"
#endif
#include "scalar_view.cpp"
