// SPDX-License-Identifier: BSL-1.0
// Every short text of some alphabets is read as JSON or refused as Python does it, as a value and as rows. Argument:
// what json_texts.py wrote.
#include <u8lit/operation/escape_json.hpp>
#include <u8lit/data_file/json_rows.hpp>

#include <cstdio>
#include <fstream>
#include <string>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

struct no_names {
  static text_view<char> nth(size_t) noexcept { return {}; }
};

// What json_texts.py writes for a text: of a value, and of rows.
char read_as_value(const std::string& text) {
  json_reader<char> reader{text.data(), text.size(), 0};
  return reader.read_value() && reader.read_end() ? 'v' : '-';
}
char read_as_rows(const std::string& text) {
  const code_units<char> units{text.data(), text.size()};
  const json_beginning begin = read_json_beginning(units, 0);
  const json_shape shape{begin.is_object, 0, !begin.is_object};
  // In two parts: the second one reads on where the first one ends.
  const auto first = read_json_part<20, no_names>(units, begin, shape, 3);
  const auto second = read_json_part<20, no_names>(units, first, shape, 100);
  if (begin.flaw.exists() || first.flaw.exists() || second.flaw.exists()) return '-';
  return static_cast<char>('a' + first.rows + second.rows);
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file{argc == 2 ? argv[1] : "", std::ios::binary};
  size_t count = 0, accepted = 0;
  for (std::string line; std::getline(file, line);) {
    const size_t longest = static_cast<size_t>(line[0] - '0');
    char alphabet[20]{};
    const auto read = unescape_json(line.data() + 3, line.size() - 4, alphabet, sizeof alphabet);
    if (read.written == 0) return 1;
    for (size_t size = 0; size <= longest; ++size) {
      std::string text(size, alphabet[0]);
      for (std::string digits(size, '\0');;) {
        const char expected = static_cast<char>(file.get());
        const bool has_rows = expected >= 'a' && expected <= 'g';
        const char value = read_as_value(text), rows = read_as_rows(text);
        if ((value == '-') != (expected == '-') || rows != (has_rows ? expected : '-')) {
          std::printf("not as Python has it: %s\n", text.c_str());
          return 1;
        }
        ++count;
        accepted += expected != '-';
        size_t at = size;
        while (at > 0 && digits[at - 1] == static_cast<char>(read.written - 1)) {
          digits[--at] = 0;
          text[at] = alphabet[0];
        }
        if (at == 0) break;
        text[at - 1] = alphabet[static_cast<size_t>(++digits[at - 1])];
      }
    }
    if (file.get() != '\n') return 1;
  }
  if (count != 3'247'400 || accepted != 14'549) {
    std::printf("there is no oracle: %zu texts, %zu accepted\n", count, accepted);
    return 1;
  }
  return 0;
}
