// SPDX-License-Identifier: BSL-1.0
// null where text is needed.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[{\"code\": \"EUR\", \"name\": null}]";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, u8lit::utf8_view, "code,name">;  // refused

// g++: "line 1, column 26: \"null\" is not a string"
// clang: line 1, column 26:
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<26>, u8lit::detail::file_flaw::no_string>
// first: g++ | clang
