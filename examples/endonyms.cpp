// SPDX-License-Identifier: BSL-1.0
// What languages call themselves: `endonyms de ja ff-Adlm` prints these names, one a line; without arguments it prints
// all of them. The table is static, lives in a header and costs nothing at start. Exit status 1: a code is not known.
#include "endonyms.hpp"

#include <cstdio>
#include <cstring>

// The other translation unit prints the table, and tells where it found it.
const world::endonym* print_table();

// The same look-up at compile time and at run time.
static_assert(world::endonym_of("ja") == "日本語");

void print(u8lit::text_view<char> name) { std::printf("%.*s\n", static_cast<int>(name.size()), name.data()); }

// What comes from outside may be anything, so it is checked before it is text.
bool look_up(const char* argument) {
  const auto code = u8lit::text_view<char>::checked(argument, std::strlen(argument));
  if (!code) {
    const auto [what, offset, length] = code.verdict();
    std::fprintf(stderr, "endonyms: a code is not UTF-8: %s at octet %zu\n", u8lit::name_of(what), offset + 1);
    return false;
  }
  const auto name = world::endonym_of(*code);
  if (name.empty()) std::fprintf(stderr, "endonyms: no language has the code %s\n", argument);
  else print(name);
  return !name.empty();
}

int main(int argc, char** argv) {
  bool found_all = true;
  for (int at = 1; at < argc; ++at) found_all &= look_up(argv[at]);
  if (argc == 1 && print_table() != world::endonyms) {
    std::fprintf(stderr, "endonyms: two translation units have two tables\n");
    return 2;
  }
  return !found_all;
}
