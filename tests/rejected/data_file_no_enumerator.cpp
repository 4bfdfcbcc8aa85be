// SPDX-License-Identifier: BSL-1.0
// A name that is not in the table of an enumeration's names.
#include <u8lit/data_file.hpp>
#include <u8lit/text_table.hpp>

enum class colour { red, green };
inline constexpr auto colour_rows = u8lit::make_rows<colour>({{"red", colour::red}, {"green", colour::green}});
inline constexpr auto colour_names = u8lit::make_text_map<colour_rows>;
template <>
inline constexpr auto& u8lit::data_file::names_of<colour> = colour_names;

inline constexpr char file[] = "a,b\n1,red\n2,purple\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, colour, "a,b">;  // refused

// g++: "line 3, column 3: \"purple\" is not the name of an enumerator"
// clang: line 3, column 3: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<3>, u8lit::detail::file_flaw::no_enumerator>
// first: g++ | clang
