// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/caseless_table.hpp>.
#include <u8lit/caseless_table.hpp>

namespace unicode = u8lit::unicode;

// Cities and their area codes, found in any case. What is stored is folded.
inline constexpr u8lit::text_row<int> city_rows[] = {{"Gießen", 641}, {"Köln", 221}};
inline constexpr auto cities = u8lit::make_text_map<unicode::ignoring_case<city_rows>>;
static_assert(cities.at("KÖLN") == 221 && cities.at("GIESSEN") == 641);
static_assert(cities.nth(0).key == "giessen");

int main() {}
