// SPDX-License-Identifier: BSL-1.0
// NFKC_Casefold of every scalar value, and what may be converted in parts. Argument: DerivedNormalizationProps.txt of
// the Unicode Character Database; exits with 77 where it is not there, or of another version.
#include <u8lit/nfkc_casefold.hpp>
#include <u8lit/normalization.hpp>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

std::u32string converted(const std::u32string& text) {
  std::u32string result(20 * text.size() + 20, U'.');
  result.resize(to_nfkc_casefold(text_view<char32_t>::unchecked(text.data(), text.size()), result).written);
  return result;
}
bool agrees(char32_t value, const std::u32string& mapped) {
  const std::u32string text(1, value);
  const auto view = text_view<char32_t>::unchecked(text.data(), 1);
  if (converted(text) != mapped || is_nfkc_casefold(view) != (mapped == text)) return false;
  // A letter and marks before and after it: characters are mapped one by one, then composed.
  for (const std::u32string around : {U"a", U"\u0301", U"\u0391", U"\u1100", U"\u3099", U"\u0345"}) {
    std::u32string composed(64, U'.');
    for (const bool is_before : {true, false}) {
      const std::u32string parts = is_before ? converted(around) + mapped : mapped + converted(around);
      composed.resize(64);
      composed.resize(to_nfc(text_view<char32_t>::unchecked(parts.data(), parts.size()), composed).written);
      if (converted(is_before ? around + text : text + around) != composed) return false;
    }
  }
  return true;
}

}  // namespace

int main(int count, char** arguments) {
  std::ifstream data(count > 1 ? arguments[1] : "");
  std::string line;
  if (!std::getline(data, line) || line.find("-17.0.0.txt") == std::string::npos) return 77;
  std::vector<std::u32string> mapped;
  for (char32_t value = 0; value < 0x11'0000; ++value) mapped.emplace_back(1, value);
  size_t lines = 0;
  while (std::getline(data, line)) {
    const size_t name = line.find("; NFKC_CF;");
    if (name == std::string::npos || line[0] == '#') continue;
    ++lines;
    size_t after = 0;
    const auto first = static_cast<char32_t>(std::stoul(line, &after, 16));
    const char32_t last =
        line[after] == '.' ? static_cast<char32_t>(std::stoul(line.substr(after + 2), nullptr, 16)) : first;
    std::istringstream numbers(line.substr(name + 10, line.find('#') - name - 10));
    std::u32string text;
    for (unsigned number; numbers >> std::hex >> number;) text += static_cast<char32_t>(number);
    for (char32_t value = first; value <= last; ++value) mapped[value] = text;
  }
  if (lines < 5000) return 1;
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (is_scalar_value(value) && !agrees(value, mapped[value])) {
      std::printf("U+%04X\n", static_cast<unsigned>(value));
      return 1;
    }
  }
  return 0;
}
