// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: it is formatted once it has been tested.
#include <u8lit.hpp>
#include <u8lit/format.hpp>
#include <format>
#include <string>

std::string print() {
  std::string result;
  result = std::format("{}", u8lit::utf8_view::checked("日本語"));  // refused
  return result;
}

// needs: format
// g++: static assertion failed: u8lit: the check may have failed: test the result
// clang: u8lit: the check may have failed: test the result
// lines: g++ 13-15: 13 | g++ 16+: 23 | clang: 30
// mended: if (const auto checked = u8lit::utf8_view::checked("日本語")) result = std::format("{}", *checked);
