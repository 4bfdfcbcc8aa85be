// SPDX-License-Identifier: BSL-1.0
// To format text by {fmt} without the header for that is an error that names the header.
#include <fmt/format.h>
#include <u8lit.hpp>
#include <string>
using namespace u8lit::literals;

std::string print() {
  std::string result;
  result = fmt::format("{}", "日本語"_utf8);  // refused
  return result;
}

// needs: fmt/format.h
// g++: static assertion failed: u8lit: include <u8lit/format.hpp> to format text, after <fmt/format.h> to format it with {fmt}
// clang: u8lit: include <u8lit/format.hpp> to format text, after <fmt/format.h> to format it with {fmt}
// lines: g++: 9 | g++ 15: 15 | g++ 16+: 29 | clang: 30
// mended: #include <fmt/format.h>
// mended: #include <u8lit/format.hpp>
