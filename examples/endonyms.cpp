// SPDX-License-Identifier: BSL-1.0
// What languages call themselves: `endonyms de ja ff-Adlm` prints these names, one a line; without arguments it prints
// all of them. The table is static, lives in a header and costs nothing at start. Exit status 1: a code is not known.
#include "endonyms.hpp"

#include <cstdio>
#include <string_view>
#include <u8lit/text.hpp>

// Defined in the other translation unit: prints the table and returns its address.
const void* print_table();

// The same look-up at compile time and at run time, by code units of any form.
using namespace u8lit;
static_assert(world::endonyms.at("ja") == text_view<char>{"日本語"} &&
              world::endonyms.at(u"de") == text_view<char>{"Deutsch"});
static_assert(world::endonyms.starting_with("zh").size() == 2 &&
              *world::endonyms.longest_prefix_of("de-AT")->value.scalars().begin() == U'D');

// Input may be anything; what is not UTF-8 equals no code.
bool look_up(const char* argument) {
  const auto found = world::endonyms.find(std::string_view{argument});
  if (found == world::endonyms.end()) {
    std::fprintf(stderr, "endonyms: no language has the code %s\n", argument);
    return false;
  }
  std::printf("%.*s\n", static_cast<int>(found->value.size()), found->value.data());
  return true;
}

int main(int argc, char** argv) {
  bool found_all = true;
  for (int at = 1; at < argc; ++at) found_all &= look_up(argv[at]);
  if (argc == 1 && print_table() != &world::endonyms) {
    std::fprintf(stderr, "endonyms: two translation units have two tables\n");
    return 2;
  }
  return !found_all;
}
