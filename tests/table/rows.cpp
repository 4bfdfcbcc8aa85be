// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/rows.hpp>

#include <array>

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr int three[] = {1, 2, 3};
inline constexpr std::array<int, 2> two{1, 2};
inline constexpr std::array<int, 0> none{};
static_assert(row_count<three> == 3 && row_count<two> == 2 && row_count<none> == 0 && row_count<no_rows<int>> == 0);
static_assert(__is_same(decltype(no_rows<int>[0]), const int&) && no_rows<int>.begin() == no_rows<int>.end());
static_assert(first_of(three) == three && first_of(two) == two.begin() && *first_of(two) == 1);

int main() {}
