// SPDX-License-Identifier: BSL-1.0
// Validates files at run time, with the function that validates literals at compile time. Like a compiler, it is silent
// about well-formed files and prints a line for others: `name: byte 17: overlong (E0 80)`. Bytes count from 1.
// Exit status: 0 if every file is well-formed, 1 if one is not, 2 if one cannot be read.
#include <u8lit.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

enum status { well_formed, ill_formed, unreadable };

void report(const char* name, u8lit::verdict found, unsigned long long bytes_before, const unsigned char* bytes) {
  std::printf("%s: byte %llu: %s (", name, bytes_before + found.offset + 1, u8lit::name_of(found.what));
  for (std::size_t at = 0; at < found.evidence(); ++at)
    std::printf(at == 0 ? "%02X" : " %02X", unsigned{bytes[found.offset + at]});
  std::printf(")\n");
}

// Reads block by block, so a file may have any size. A sequence that a block cuts off moves to the front of the next.
status validate(const char* name, std::FILE* file) {
  static unsigned char block[1 << 16];
  unsigned long long bytes_before = 0;
  std::size_t moved = 0;
  for (;;) {
    const std::size_t size = moved + std::fread(block + moved, 1, sizeof block - moved, file);
    if (std::ferror(file)) return unreadable;
    const bool is_last = size < sizeof block;
    const u8lit::verdict found = u8lit::validate(block, size);
    const bool is_cut_off = found.what == u8lit::fault::truncated && !is_last;
    if (!found && !is_cut_off) {
      report(name, found, bytes_before, block);
      return ill_formed;
    }
    if (is_last) return well_formed;
    moved = found.length;
    bytes_before += found.offset;
    std::memmove(block, block + found.offset, moved);
  }
}

int main(int argc, char** argv) {
  int result = well_formed;
  for (int at = 1; at < argc; ++at) {
    std::FILE* file = std::fopen(argv[at], "rb");
    const status found = file ? validate(argv[at], file) : unreadable;
    if (found == unreadable) std::fprintf(stderr, "%s: %s\n", argv[at], std::strerror(errno));
    if (file) std::fclose(file);
    result = std::max<int>(result, found);
  }
  return result;
}
