// SPDX-License-Identifier: BSL-1.0
// The names of every code point, and the code points of every name and alias, against the files of the Unicode
// Character Database. Argument: the folder of the files; exits with 77 if they are not there or of another version.
#include <u8lit/character_names.hpp>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

int failures = 0;

void fail(const std::string& what, unsigned long value) {
  if (++failures < 50) std::printf("%s: U+%04lX\n", what.c_str(), value);
}

text_view<char> view_of(const std::string& name) { return text_view<char>::unchecked(name.data(), name.size()); }

void expect(const std::string& name, unsigned long value) {
  const auto found = find_character(view_of(name));
  if (!found || *found != value) fail(name, value);
}

// The name as it may also be written: in small letters, with underscores for spaces.
std::string other(const std::string& name) {
  std::string result;
  for (const char each : name)
    result += each == ' ' ? '_' : each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "";
  std::ifstream ages{folder + "/DerivedAge.txt"}, derived{folder + "/extracted/DerivedName.txt"},
      aliases{folder + "/NameAliases.txt"};
  std::string line;
  if (!std::getline(ages, line) || line.find("17.0.0") == std::string::npos) {
    std::printf("no Unicode Character Database 17.0\n");
    return 77;
  }
  std::vector<std::string> names(0x11'0000);
  while (std::getline(derived, line)) {
    const std::size_t semicolon = line.find("; "), dots = line.find("..");
    if (line.empty() || line[0] == '#' || semicolon == std::string::npos) continue;
    const std::string name = line.substr(semicolon + 2);
    const unsigned long first = std::stoul(line, nullptr, 16);
    const unsigned long last = dots < semicolon ? std::stoul(line.substr(dots + 2), nullptr, 16) : first;
    for (unsigned long value = first; value <= last; ++value) {
      char digits[9];
      std::snprintf(digits, sizeof digits, "%04lX", value);
      names[value] = name.back() == '*' ? name.substr(0, name.size() - 1) + digits : name;
    }
  }
  unsigned long count = 0;
  for (unsigned long value = 0; value < names.size(); ++value) {
    const character_name found{value};
    if (std::string(found.data(), found.size()) != names[value]) fail(names[value], value);
    if (names[value].empty()) continue;
    ++count;
    expect(names[value], value);
    expect(other(names[value]), value);
    // One letter more or less is another name, or none.
    const auto longer = find_character(view_of(names[value] + "Q"));
    if (longer && *longer == value) fail(names[value] + "Q", value);
  }
  unsigned long alias_count = 0;
  while (std::getline(aliases, line)) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t begin = line.find(';') + 1, end = line.find(';', begin);
    ++alias_count;
    expect(line.substr(begin, end - begin), std::stoul(line, nullptr, 16));
  }
  std::printf("%lu names, %lu aliases, %d failures\n", count, alias_count, failures);
  return failures == 0 && count > 150'000 && alias_count > 400 ? 0 : 1;
}
