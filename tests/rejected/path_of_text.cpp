// SPDX-License-Identifier: BSL-1.0
// A path of text, made as one of a string is.
#include <filesystem>
#include <u8lit.hpp>

bool is_there(u8lit::utf8_view name);
bool is_there([[maybe_unused]] u8lit::utf8_view name) {
  return std::filesystem::exists(std::filesystem::path{name});  // refused
  return false;
}

// g++: include_u8lit_slash_filesystem_dot_hpp_and_call_to_path
// g++ 15+: u8lit: for a path, include <u8lit/filesystem.hpp> and call to_path(text)
// clang: include_u8lit_slash_filesystem_dot_hpp_and_call_to_path
// clang 19+: u8lit: for a path, include <u8lit/filesystem.hpp> and call to_path(text)
// first: g++ | clang 19+
// lines: g++ 16+: 10
// mended: #include <u8lit/filesystem.hpp>
// mended: return std::filesystem::exists(u8lit::to_path(name));
