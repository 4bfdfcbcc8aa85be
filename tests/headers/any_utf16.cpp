// SPDX-License-Identifier: BSL-1.0
#include <u8lit/any_utf16.hpp>

#include "at_run_time.hpp"

using namespace u8lit;

// Surrogates without another are code points as they are; pairs are characters.
constexpr char16_t units[]{0xDC00, 0xD83D, 0xDE00, 0x41, 0xD800};
constexpr any_utf16_source<char16_t> source{units, 5};
static_assert(source.decode(0) == decoded{0xDC00, 1, fault::none} && source.decode(1) == decoded{0x1F600, 2, fault::none});
static_assert(source.decode(3) == decoded{0x41, 1, fault::none} && source.decode(4) == decoded{0xD800, 1, fault::none});

using target = any_utf16_target<char16_t>;
static_assert(target::length(0x41) == 1 && target::length(0xD800) == 1 && target::length(0xFFFF) == 1 && target::length(0x1'0000) == 2);

constexpr bool comes_back() {
  char16_t made[5]{};
  size_t read = 0, written = 0;
  for (const target out{made, 5}; read < 5;) {
    const decoded next = source.decode(read);
    out.put(written, next.value);
    read += next.length;
    written += target::length(next.value);
  }
  for (size_t at = 0; at < 5; ++at) {
    if (made[at] != units[at]) return false;
  }
  return written == 5;
}
static_assert(comes_back());

int main() { return at_run_time(comes_back); }
