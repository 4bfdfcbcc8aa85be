// SPDX-License-Identifier: BSL-1.0
// To hash text without the header for that is an error that names the header.
#include <u8lit.hpp>
#include <unordered_set>

bool remember(u8lit::utf8_view word) {
  std::unordered_set<u8lit::utf8_view> words;
  static_cast<void>(word);
  words.insert(word);  // refused
  return !words.empty();
}

// g++: static assertion failed: u8lit: include <u8lit/hash.hpp> to hash text
// clang: u8lit: include <u8lit/hash.hpp> to hash text
// lines: g++: 30 | clang: 30
// mended: #include <u8lit/hash.hpp>
