// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_ORACLE_SCALARS_HPP
#define U8LIT_TESTS_ORACLE_SCALARS_HPP

#include <u8lit.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

// All scalar values as Python's codecs encode them: the file of that name, which oracle.py wrote.

namespace oracle {

using namespace u8lit;
using namespace u8lit::detail;
using octets = std::vector<octet>;

inline octets read(const char* name) {
  std::ifstream file{name, std::ios::binary};
  return octets(std::istreambuf_iterator<char>{file}, {});
}

template <class Unit>
std::vector<Unit> from_little_endian(const octet* first, size_t units) {
  std::vector<Unit> result(units);
  for (size_t unit = 0; unit < units; ++unit) {
    char32_t value = 0;
    for (size_t at = sizeof(Unit); at-- > 0;) value = value << 8 | first[unit * sizeof(Unit) + at];
    result[unit] = static_cast<Unit>(value);
  }
  return result;
}

struct scalars {
  octets utf8, utf16le, utf32le, utf16be, utf32be, latin1;
  std::vector<char16_t> utf16;
  std::vector<char32_t> utf32;

  // Exits where there is no such file, or one of another size.
  scalars(int argc, char** argv) {
    const octets all = read(argc > 1 ? argv[1] : "");
    constexpr size_t count = 0x110000 - 0x800, in_utf8 = 0x80 + 2 * 0x780 + 3 * (0xF800 - 0x800) + 4 * 0x100000,
                     in_utf16 = 0xF800 + 2 * 0x100000;
    if (all.size() != in_utf8 + 2 * (2 * in_utf16 + 4 * count) + 0x100) {
      std::printf("there is no oracle\n");
      std::exit(1);
    }
    const octet* at = all.data();
    const auto next = [&at](size_t size) {
      at += size;
      return octets(at - size, at);
    };
    utf8 = next(in_utf8);
    utf16le = next(2 * in_utf16);
    utf32le = next(4 * count);
    utf16be = next(2 * in_utf16);
    utf32be = next(4 * count);
    latin1 = next(0x100);
    utf16 = from_little_endian<char16_t>(utf16le.data(), in_utf16);
    utf32 = from_little_endian<char32_t>(utf32le.data(), count);
  }
};

}  // namespace oracle

#endif
