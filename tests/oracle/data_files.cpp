// SPDX-License-Identifier: BSL-1.0
// Properties are read as Java reads them, INI files as Python's configparser does, as far as its rules agree, and
// numbers as Python does. Argument: what data_files.py wrote.
#include <u8lit/data_file/ini_file.hpp>
#include <u8lit/data_file/properties_file.hpp>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

struct record {
  char letter;
  std::string text;
  bool is_refused;
  std::vector<std::string> strings;
};

class reader {
 public:
  explicit reader(const char* name) : file_{name, std::ios::binary} {}

  bool next(record& out) {
    if (!file_.get(out.letter)) return false;
    out.text = read_string();
    const unsigned count = read_size();
    out.is_refused = count == 0xFFFF'FFFF;
    out.strings.clear();
    for (unsigned at = 0; !out.is_refused && at < count; ++at) out.strings.push_back(read_string());
    return true;
  }

 private:
  unsigned read_size() {
    unsigned char octets[4]{};
    file_.read(reinterpret_cast<char*>(octets), 4);
    return octets[0] | unsigned{octets[1]} << 8 | unsigned{octets[2]} << 16 | unsigned{octets[3]} << 24;
  }
  std::string read_string() {
    std::string result(read_size(), '\0');
    file_.read(result.data(), static_cast<std::streamsize>(result.size()));
    return result;
  }

  std::ifstream file_;
};

using pairs = std::map<std::string, std::string>;

// What a format makes of a text, where the last of equal keys counts.
template <class Format>
bool read_pairs(const std::string& text, pairs& out) {
  bool is_valid = true;
  const field_pool<512, 256> pool{[&text, &is_valid](auto& sink) {
    is_valid = !Format::read(code_units<char>{text.data(), text.size()}, sink).exists();
  }};
  for (size_t at = 0; is_valid && at < pool.count; at += 2) {
    const text_view<char> key = pool[at].text, value = pool[at + 1].text;
    out[{key.data(), key.size()}] = {value.data(), value.size()};
  }
  return is_valid;
}

template <class Number>
bool reads_number(const record& each) {
  const auto result = read_real_number<Number>(text_view<char>::unchecked(each.text.data(), each.text.size()));
  if (each.is_refused) return result.what == real_fault::out_of_range;
  return result.what == real_fault::none && each.strings[0].size() == sizeof(Number) &&
         std::memcmp(&result.value, each.strings[0].data(), sizeof(Number)) == 0;  // as IEEE 754, little-endian
}

bool is_as_expected(const record& each) {
  if (each.letter == 'd') return reads_number<double>(each);
  if (each.letter == 'f') return reads_number<float>(each);
  pairs read, expected;
  const bool is_valid = each.letter == 'p' ? read_pairs<properties_format>(each.text, read)
                                           : read_pairs<ini_format>(each.text, read);
  if (is_valid == each.is_refused) return false;
  if (!is_valid) return true;
  for (size_t at = 0; at < each.strings.size(); at += 2) expected[each.strings[at]] = each.strings[at + 1];
  return read == expected;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  reader records{arguments[1]};
  record each{};
  long numbers[128]{};
  while (records.next(each)) {
    ++numbers[static_cast<unsigned char>(each.letter) & 0x7F];
    if (is_as_expected(each)) continue;
    std::printf("%c: not as expected: %s\n", each.letter, each.text.c_str());
    return 1;
  }
  std::printf("%ld properties, %ld INI files, %ld and %ld numbers\n", numbers[u8'p'], numbers[u8'i'], numbers[u8'd'],
              numbers[u8'f']);
  return numbers[u8'i'] > 0 && numbers[u8'd'] > 0 && numbers[u8'f'] > 0 ? 0 : 1;
}
