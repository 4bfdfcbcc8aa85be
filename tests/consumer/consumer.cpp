// SPDX-License-Identifier: BSL-1.0
#include <u8lit.hpp>

using namespace u8lit::literals;

int main() {
  return "語"_utf8.size() == 3 ? 0 : 1;
}
