// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/ini_file.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <u8lit/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

using text_type = text_view<char>;

inline constexpr char settings_file[] = R"(
; a comment
path = C:\temp ; part of the value
[ window ]
  width = 800
# a comment
title = " \"é\"\t\\ "
colour.red=
[größe]
a b = c = d
)";
inline constexpr auto settings = make_text_map<data_file::ini<settings_file, text_type, text_type>>;
static_assert(settings.size() == 5 && settings.at("path") == "C:\\temp ; part of the value" &&
              settings.at("window.width") == "800" && settings.at("window.title") == " \"é\"\t\\ " &&
              settings.at("window.colour.red").empty() && settings.at("größe.a b") == "c = d");
inline constexpr unsigned char embedded[] = "\xEF\xBB\xBF[a]\r\nb = 1 \r\n\r\n[c]\r\nb = \"2\"\r\n";
inline constexpr auto numbers = make_text_map<data_file::ini<embedded, text_type, int>>;
static_assert(numbers.size() == 2 && numbers.at("a.b") == 1 && numbers.at("c.b") == 2);
static_assert(make_text_set<data_file::ini<embedded, text_type, void>>.contains("c.b"));

// What is wrong, in words.
template <const auto& File>
constexpr bool says(std::string_view expected) {
  const sentence words = words_for_rows<ini_file<File, int>, text_type, int>();
  return std::string_view{words.data(), words.size()} == expected;
}
inline constexpr char no_sign[] = "a = 1\n é\n", no_key[] = "[é]\n = 1", no_section[] = " [ ]\n", open[] = "[a\nb=1";
inline constexpr char after_section[] = "[a] b\n", quote[] = "é = \"1\n2\"", after_quote[] = "a = \"1\"  2";
inline constexpr char escape[] = "a = \"\\x41\"", escape_at_the_end[] = "a = \"\\", number[] = "[s]\na = \"1x\"";
static_assert(says<no_sign>("line 2, column 2: neither a section, nor a key with = after it, nor a comment") &&
              says<no_key>("line 2, column 2: a name is missing") &&
              says<no_section>("line 1, column 2: a name is missing") &&
              says<open>("line 1, column 1: a section without ] after its name") &&
              says<after_section>("line 1, column 5: text after the ] of a section") &&
              says<quote>("line 1, column 5: a quotation mark that is not closed on its line") &&
              says<after_quote>("line 1, column 10: text after the quotation mark that ends a value") &&
              says<escape>("line 1, column 6: an unknown escape: those of values in quotation marks are \\\", \\\\, "
                           "\\n and \\t") &&
              says<escape_at_the_end>("line 1, column 5: a quotation mark that is not closed on its line") &&
              says<number>("line 2, column 5: \"1x\" is not an integer"));

template <const auto& File, class Value>
concept has_rows = requires { sizeof(data_file::ini<File, text_type, Value>); };
int changing = 0;
const char known_at_run_time[] = {'a', static_cast<char>(changing)};
static_assert(has_rows<embedded, int> && !has_rows<settings_file, int> && !has_rows<open, text_type> &&
              !has_rows<known_at_run_time, void>);

// Every string of up to seven of these characters, against a reader that splits lines and trims strings.
std::string trim(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}
struct outcome {
  std::vector<std::string> fields;
  bool is_valid = true;
};
bool unquote(const std::string& quoted, std::string& out) {
  for (std::size_t at = 1; at < quoted.size(); ++at) {
    if (quoted[at] == '"') return at + 1 == quoted.size();
    if (quoted[at] != '\\') {
      out += quoted[at];
      continue;
    }
    const std::size_t which = std::string_view{"nt\"\\"}.find(quoted.substr(at + 1, 1));
    if (at + 1 == quoted.size() || which == std::string_view::npos) return false;
    out += "\n\t\"\\"[which];
    ++at;
  }
  return false;
}
outcome expected_of(const std::string& text) {
  outcome result;
  std::string section;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t found = text.find('\n', begin), end = found < text.size() ? found : text.size();
    std::string line = text.substr(begin, end - begin);
    if (end < text.size() && !line.empty() && line.back() == '\r') line.pop_back();
    line = trim(line);
    begin = end + 1;
    if (line.empty() || line.front() == ';') continue;
    if (line.front() == '[') {
      const std::string name = trim(line.substr(1, line.find(']') - 1));
      result.is_valid = line.find(']') + 1 == line.size() && !name.empty();
      section = name + '.';
    } else {
      const std::size_t sign = line.find('=');
      result.is_valid = sign != std::string::npos && sign > 0;
      if (!result.is_valid) return result;
      result.fields.push_back(section + trim(line.substr(0, sign)));
      const std::string value = trim(line.substr(sign + 1));
      result.fields.emplace_back();
      if (value.empty() || value.front() != '"') result.fields.back() = value;
      else result.is_valid = unquote(value, result.fields.back());
    }
    if (!result.is_valid) return result;
  }
  return result;
}
bool reads_every_string() {
  constexpr std::string_view characters = "n= \n[]\"\\;\r";
  for (std::size_t size = 0, count = 1; size <= 6; ++size, count *= characters.size()) {
    for (std::size_t string = 0; string < count; ++string) {
      std::string text;
      for (std::size_t rest = string; text.size() < size; rest /= characters.size())
        text += characters[rest % characters.size()];
      const outcome expected = expected_of(text);
      flaw_in_file<ini_flaw> flaw{};
      const field_pool<8, 8> pool{[&text, &flaw](auto& sink) {
        flaw = ini_format::read(code_units<char>{text.data(), text.size()}, sink);
      }};
      if (flaw.exists() == expected.is_valid || flaw.offset > size) return false;
      if (!expected.is_valid) continue;
      if (pool.count != expected.fields.size()) return false;
      for (std::size_t at = 0; at < pool.count; ++at) {
        if (std::string_view{pool[at].text} != expected.fields[at]) return false;
      }
    }
  }
  return true;
}

int main() { return at_run_time(reads_every_string) | known_at_run_time[1]; }
