// SPDX-License-Identifier: BSL-1.0
#include <u8lit.hpp>

#include <cstdio>

using namespace u8lit::literals;

static_assert(u8lit::version == U8LIT_VERSION);

int main() {
  std::printf("%d.%d.%d\n", U8LIT_VERSION_MAJOR, U8LIT_VERSION_MINOR, U8LIT_VERSION_PATCH);
  return "語"_utf8.size() == 3 ? 0 : 1;
}
