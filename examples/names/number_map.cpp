// SPDX-License-Identifier: BSL-1.0
// One use of each name of <u8lit/number_map.hpp>, but for those of <u8lit/text_table.hpp>.
#include <u8lit/number_map.hpp>

inline constexpr auto status_rows = u8lit::make_rows<int, u8lit::text_view<char>>({{200, "OK"}, {404, "Not Found"}});
inline constexpr auto statuses = u8lit::make_number_map<status_rows>;
static_assert(statuses.at(404) == "Not Found" && !statuses.contains(418));

// With a name for every enumerator: one that is left out does not compile.
enum class colour { red, green, blue };
inline constexpr auto colour_rows = u8lit::make_rows<colour, u8lit::text_view<char>>(
    {{colour::red, "rot"}, {colour::green, "grün"}, {colour::blue, "blau"}});
inline constexpr auto colours = u8lit::make_number_map<colour_rows, u8lit::table_option::exhaustive>;
static_assert(colours.at(colour::green) == "grün");

int main() {}
