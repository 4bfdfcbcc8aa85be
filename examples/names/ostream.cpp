// SPDX-License-Identifier: BSL-1.0
// What <u8lit/ostream.hpp> prints.
#include <u8lit/literals.hpp>
#include <u8lit/ostream.hpp>
#include <u8lit/validate.hpp>

#include <iostream>
#include <sstream>

using namespace u8lit::literals;

// Text, scalar values, and verdicts as sentences.
void print(std::ostream& out) { out << "日本語"_utf8 << ": " << u8lit::validate("\xC0") << '\n'; }

int main() {
  std::ostringstream out;
  print(out);
  std::cout << out.str();
  return out.str().starts_with("日本語: ill-formed") ? 0 : 1;
}
