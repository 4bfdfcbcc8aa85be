// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/data_file.hpp>.
#include <u8lit/data_file.hpp>
#include <u8lit/text_table.hpp>

// Or what #embed gives.
inline constexpr char unit_file[] = "unit,name,metres\nkm,kilometre,1000\nm,metre,1\n";

inline constexpr auto unit_names = u8lit::make_text_map<
    u8lit::data_file::csv<unit_file, u8lit::text_view<char>, u8lit::text_view<char>, "unit,name">>;
static_assert(unit_names.at("km") == "kilometre");

inline constexpr char key_file[] = "name\tcode\nEnter\t13\nEscape\t27\n";
inline constexpr auto key_codes =
    u8lit::make_text_map<u8lit::data_file::tsv<key_file, u8lit::text_view<char>, int, "name,code">>;
static_assert(key_codes.at("Escape") == 27);

int main() {}
