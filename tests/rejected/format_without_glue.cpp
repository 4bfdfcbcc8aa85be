// SPDX-License-Identifier: BSL-1.0
// To format text without the header for that is an error that names the header.
#include <u8lit.hpp>
#include <format>
#include <string>
using namespace u8lit::literals;

std::string print() {
  std::string result;
  result = std::format("{}", "日本語"_utf8);  // refused
  return result;
}

// needs: format
// g++: static assertion failed: u8lit: include <u8lit/format.hpp> to format text
// clang: u8lit: include <u8lit/format.hpp> to format text
// lines: g++ 13-15: 13 | g++ 16+: 23 | clang: 30
// mended: #include <u8lit/format.hpp>
