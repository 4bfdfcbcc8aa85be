// SPDX-License-Identifier: BSL-1.0
// HTML's named characters, read from their JSON when compiling, within the default limits of compilers. Argument: what
// html_entities.py wrote, a line for each.
#include <u8lit/data_file.hpp>
#include <u8lit/text_table.hpp>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#ifdef __clang__
#pragma clang diagnostic ignored "-Woverlength-strings"
#endif
#include "html_entities.hpp"

namespace {

constexpr auto entities = u8lit::make_text_map<
    u8lit::data_file::json<entity_file, u8lit::utf8_view, u8lit::utf8_view, "characters">>;
static_assert(entities.size() == 2231 && entities.at("&NotEqualTilde;") == "\u2242\u0338");

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file{argc == 2 ? argv[1] : ""};
  std::size_t count = 0;
  for (std::string line; std::getline(file, line); ++count) {
    std::istringstream fields{line};
    std::string name, text;
    fields >> name;
    for (int octet = 0; fields >> octet;) text += static_cast<char>(octet);
    const auto found = entities.find_value(name);
    if (!found || std::string_view{found->data(), found->size()} != text) {
      std::printf("not as Python has it: %s\n", line.c_str());
      return 1;
    }
  }
  return count == entities.size() ? 0 : 1;
}
