// SPDX-License-Identifier: BSL-1.0
// Every line of LineBreakTest.txt of the Unicode Character Database, in each encoding form, at every code unit,
// forwards and backwards. Argument: the file; exits with 77 where there is none of the version of the tables.
#include <u8lit/segmentation.hpp>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "../unicode/boundaries.hpp"

namespace {

using u8lit::unicode::is_line_boundary, u8lit::unicode::line_segments;

struct row {
  const char32_t* text;
  const char* boundaries;
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  std::ifstream file{arguments[1]};
  std::string line;
  if (!std::getline(file, line) || line.find("LineBreakTest-17.0.0.txt") == std::string::npos) return 77;
  size_t checked = 0;
  while (std::getline(file, line)) {
    std::istringstream words{line.substr(0, line.find('#'))};
    std::u32string text;
    std::string boundaries;
    for (std::string word; words >> word;) {
      if (word == "\xC3\xB7" || word == "\xC3\x97") {
        boundaries += word == "\xC3\xB7" || boundaries.empty() ? '|' : '.';
      } else {
        text += static_cast<char32_t>(std::stoul(word, nullptr, 16));
      }
    }
    if (text.empty()) continue;
    const row expected[] = {{text.c_str(), boundaries.c_str()}};
    if (!divides_in_each_form(line_segments, is_line_boundary, expected)) {
      std::printf("%s\n", line.c_str());
      return 1;
    }
    ++checked;
  }
  return checked == 19'338 ? 0 : 1;
}
