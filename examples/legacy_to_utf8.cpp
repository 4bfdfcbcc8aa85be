// SPDX-License-Identifier: BSL-1.0
// Converts to UTF-8, at run time, what is not quite UTF-8: the strings in the constant pool of a Java class file, which
// are modified UTF-8, and the dump of a database that writes CESU-8. Prints the first fault of each string, and at
// which byte it is.
#include <u8lit.hpp>

#include <cstdio>
#include <cstring>

using namespace u8lit::literals;
using u8lit::legacy::cesu8, u8lit::legacy::modified_utf8;

// CONSTANT_Utf8_info (The Java Virtual Machine Specification, section 4.4.7): the tag 1, the length, the bytes.
constexpr unsigned char constant_pool[] = {
    1, 0, 12, 'h', 'e', 'l', 'l', 'o', ' ', 0xED, 0xA0, 0xBD, 0xED, 0xBA, 0x80,
    1, 0, 16, 0xE6, 0x97, 0xA5, 0xE6, 0x9C, 0xAC, 0xE8, 0xAA, 0x9E, 0xC0, 0x80, 'n', 'u', 'l', 'l', '!',
    1, 0, 9, 'u', 't', 'f', '-', '8', 0xF0, 0x9F, 0x9A, 0x80,  // written by another program, which did not know
    1, 0, 5, 'c', 'u', 't', 0xE6, 0x97};

constexpr char dump[] =
    "1\tGr\xC3\xB6\xC3\x9F" "e\n"
    "2\t\xED\xA1\x80\xED\xB4\xA0 \xED\xA0\xBD\xED\xB8\x80\n"
    "3\t\xED\xA0\xBD half a pair\n"
    "4\tno \xC0\x80 here\n";

// Block by block, so a string may have any length. Ill-formed parts become U+FFFD.
template <class Codec, class Byte>
void print(const Byte* bytes, std::size_t size) {
  for (std::size_t at = 0; at < size;) {
    char text[256];
    const auto made = Codec::to_utf8(bytes + at, size - at, text, sizeof text, u8lit::on_fault::replace);
    for (std::size_t written = 0; written < made.written; ++written) {
      if (text[written]) std::putchar(text[written]);
      else std::fputs(u8"␀"_chars, stdout);  // a NUL would not be seen
    }
    at += made.read;
  }
  const u8lit::verdict found = Codec::validate(bytes, size);
  if (found) std::puts("");
  else std::printf("   <- %s\n", u8lit::explain(found, bytes, size).c_str());
}

int main() {
  std::puts("The constant pool:");
  const unsigned char *entry = constant_pool, *const end = constant_pool + sizeof constant_pool;
  while (end - entry >= 3 && *entry == 1) {
    const std::size_t length = entry[1] * 256u + entry[2], left = static_cast<std::size_t>(end - entry) - 3;
    print<modified_utf8>(entry + 3, length < left ? length : left);
    entry += 3 + (length < left ? length : left);
  }
  std::puts("The database:");
  for (const char *row = dump, *next; (next = std::strchr(row, '\n')) != nullptr; row = next + 1)
    print<cesu8>(row, static_cast<std::size_t>(next - row));
}
