// SPDX-License-Identifier: BSL-1.0
// The second translation unit of the example `endonyms`: prints the table of the header that both include.
#include "endonyms.hpp"

#include <cstdio>

const void* print_table() {
  for (const auto [code, name] : world::endonyms) {
    std::printf("%-12.*s", static_cast<int>(code.size()), code.data());
    std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
  }
  std::printf("%zu languages, one table for both translation units\n", world::endonyms.size());
  return &world::endonyms;
}
