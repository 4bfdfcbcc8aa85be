// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/hash.hpp>.
#include <u8lit/hash.hpp>
#include <u8lit/literals.hpp>

#include <string>
#include <unordered_set>

using namespace u8lit::literals;

// Text looks up strings, without a copy.
bool is_known(u8lit::utf8_view word) {
  static const std::unordered_set<std::string, u8lit::text_hash, u8lit::text_equal> words{"größe", "farbe"};
  return words.find(word) != words.end();
}

int main() { return is_known("größe") && !is_known("länge") ? 0 : 1; }
