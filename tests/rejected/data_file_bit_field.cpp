// SPDX-License-Identifier: BSL-1.0
// A number that loses a bit in a bit-field.
#include <u8lit/data_file.hpp>

struct digits { unsigned tens : 3; unsigned ones : 4; };
inline constexpr char file[] = "name,tens,ones\na,7,9\nb,8,1\n";
constexpr auto& rows = u8lit::data_file::csv<file, u8lit::utf8_view, digits, "name,tens,ones">;  // refused

// g++: "line 3, column 3: \"8\" does not fit into its bit-field"
// clang: line 3, column 3: | does not fit | into its bit-field
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<3>, u8lit::detail::file_flaw::too_wide_for_a_bit_field>
// first: g++ | clang
