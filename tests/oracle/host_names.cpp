// SPDX-License-Identifier: BSL-1.0
// All rows of IdnaTestV2.txt of UTS #46, with all checks, in each encoding form. Argument: the file; exits with 77
// where it is not there, or of another version.
#include <u8lit/host_name.hpp>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

// Text with escapes \uXXXX and \x{XXXX}. False if it is not well-formed.
bool unescape(const std::string& field, std::u32string& text) {
  text.clear();
  for (size_t at = 0; at < field.size();) {
    if (field[at] == '\\') {
      const bool has_braces = field[at + 1] == 'x';
      const size_t first = at + 2 + has_braces, size = has_braces ? field.find('}', at) - first : 4;
      text += static_cast<char32_t>(std::stoul(field.substr(first, size), nullptr, 16));
      at = first + size + has_braces;
    } else {
      const decoded next = decode_front(field.data() + at, field.size() - at);
      text += next.value;
      at += next.length;
    }
  }
  // Escapes may be halves of a pair.
  std::u32string joined;
  for (size_t at = 0; at < text.size(); ++at) {
    const bool is_pair = at + 1 < text.size() && text[at] >> 10 == 0xD800 >> 10 && text[at + 1] >> 10 == 0xDC00 >> 10;
    joined += is_pair ? 0x1'0000 + ((text[at] & 0x3FF) << 10) + (text[at + 1] & 0x3FF) : text[at];
    at += is_pair;
  }
  text = joined;
  for (const char32_t each : text) {
    if (!is_scalar_value(each)) return false;
  }
  return true;
}

template <class Unit>
std::basic_string<Unit> in_form(const std::u32string& text) {
  std::basic_string<Unit> result;
  for (const char32_t each : text) {
    Unit units[4];
    result.append(units, encode_to(units, scalar_value::unchecked(each)));
  }
  return result;
}
template <class Unit, class Operation>
bool converts(const Operation& operation, const std::u32string& name, const std::u32string& expected, bool is_faulty) {
  const std::basic_string<Unit> in = in_form<Unit>(name), out = in_form<Unit>(expected);
  const auto view = u8lit::text_view<Unit>::unchecked(in.data(), in.size());
  std::basic_string<Unit> buffer(4 * in.size() + 64, Unit{'?'});
  const converted_host_name done = operation(view, buffer.data(), buffer.size());
  if (done.what != operation(view, static_cast<Unit*>(nullptr), npos).what || !done.fits) return false;
  if (is_faulty) return done.what != host_name_fault::none && done.offset <= in.size();
  if (!done || buffer.compare(0, done.written, out) != 0) return false;
  // All the room that it needs, and one unit less.
  for (const bool fits : {true, false}) {
    if (!fits && out.empty()) continue;
    std::basic_string<Unit> exact(out.size() + 1, Unit{'?'});
    const converted_host_name again = operation(view, exact.data(), out.size() - !fits);
    if (again.fits != fits || exact[out.size() - !fits] != Unit{'?'}) return false;
  }
  return true;
}
template <class Operation>
bool converts_in_each_form(const Operation& operation, const std::u32string& name, const std::u32string& expected,
                           bool is_faulty) {
  return converts<char>(operation, name, expected, is_faulty) &&
         converts<char16_t>(operation, name, expected, is_faulty) &&
         converts<char32_t>(operation, name, expected, is_faulty);
}

}  // namespace

int main(int count, char** arguments) {
  std::ifstream data(count > 1 ? arguments[1] : "");
  std::string line;
  size_t rows = 0, skipped = 0, failed = 0;
  bool is_of_version = false;
  while (std::getline(data, line)) {
    if (line == "# Version: 17.0.0") is_of_version = true;
    line.resize(line.find('#') == std::string::npos ? line.size() : line.find('#'));
    std::vector<std::string> fields;
    for (size_t at = 0; at <= line.size();) {
      size_t end = line.find(';', at);
      if (end == std::string::npos) end = line.size();
      size_t first = at, last = end;
      while (first < last && line[first] == ' ') ++first;
      while (last > first && line[last - 1] == ' ') --last;
      fields.push_back(line.substr(first, last - first));
      at = end + 1;
    }
    if (fields.size() < 7) continue;
    ++rows;
    for (std::string* const each : {&fields[0], &fields[1], &fields[3]}) {
      const bool is_empty = *each == "\"\"";
      if (each->empty()) *each = each == &fields[3] ? fields[1] : fields[0];
      else if (is_empty) each->clear();
    }
    const std::string& of_unicode = fields[2];
    const std::string& of_ascii = fields[4].empty() ? of_unicode : fields[4];
    std::u32string name, in_unicode, in_ascii;
    if (!unescape(fields[0], name) || !unescape(fields[1], in_unicode) || !unescape(fields[3], in_ascii)) {
      ++skipped;
      continue;
    }
    // Only "VerifyDnsLength" is about empty labels; to_unicode lets them stay.
    const bool unicode_fails = !of_unicode.empty() && of_unicode != "[]" && of_unicode != "[X4_2]";
    const bool ascii_fails = !of_ascii.empty() && of_ascii != "[]";
    if (!converts_in_each_form(to_unicode, name, in_unicode, unicode_fails) ||
        !converts_in_each_form(to_ascii, name, in_ascii, ascii_fails)) {
      std::printf("%s; %s; %s\n", line.c_str(), of_unicode.c_str(), of_ascii.c_str());
      ++failed;
    }
  }
  if (!is_of_version) return 77;
  std::printf("%zu rows, %zu of them not well-formed, %zu failed\n", rows, skipped, failed);
  return failed > 0 || rows < 6000;
}
