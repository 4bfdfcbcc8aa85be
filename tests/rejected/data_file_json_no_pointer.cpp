// SPDX-License-Identifier: BSL-1.0
// A name instead of a JSON Pointer.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = R"({"a": {"x": 1}})";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "a">;  // refused

// g++: "a JSON Pointer (RFC 6901) is names with a / before each, as in \"/a/b\"; in a name, ~1 is a / and ~0 a ~"
// clang: a JSON Pointer (RFC 6901) is names | with a / before each
// clang 14-15: invalid_file::a_pointer_is_empty_or_begins_with_a_slash
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a">;
