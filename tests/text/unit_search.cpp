// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/unit_search.hpp>

using namespace u8lit;

// Cuts are boundaries, on either side of any offset. text_view_members.cpp has the rest.
constexpr char units[] = "a\u65E5";
static_assert(detail::is_boundary_at(units, 4, 0) && detail::is_boundary_at(units, 4, 1) &&
              !detail::is_boundary_at(units, 4, 2) && detail::is_boundary_at(units, 4, 4));
static_assert(!detail::is_boundary_at(units, 4, 5) && detail::floor_boundary(units, 4, 3) == 1 &&
              detail::ceil_boundary(units, 4, 2) == 4);
static_assert(detail::floor_boundary(units, 4, 9) == 4 && detail::ceil_boundary(units, 4, 9) == 4 &&
              detail::ceil_boundary(units, 4, 1) == 1);
static_assert(detail::find_units(units, 4, units + 1, 3, 0) == 1 && detail::rfind_units(units, 4, units, 1, npos) == 0);
static_assert(detail::offset_of_scalar(units, 4, 1) == 1 && detail::offset_of_scalar(units, 4, 7) == 4);

int main() {}
