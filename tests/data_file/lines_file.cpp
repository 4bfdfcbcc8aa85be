// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/lines_file.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <u8lit/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr char word_file[] = R"(
if
für

# not a comment
  two words
)";
inline constexpr auto words = make_text_set<data_file::lines<word_file>>;
static_assert(words.size() == 4 && words.contains("if") && words.contains("für") && words.contains("# not a comment") &&
              words.contains("  two words"));
// What #embed gives, with a byte order mark and without a last line end.
inline constexpr unsigned char embedded[] = {0xEF, 0xBB, 0xBF, 'a', '\r', '\n', '\t', '\r', '\n', 'b', '\r'};
static_assert(data_file::lines<embedded>.size() == 2 && make_text_set<data_file::lines<embedded>>.contains("a") &&
              make_text_set<data_file::lines<embedded>>.contains("b\r"));
inline constexpr char empty[] = " \n\n";
static_assert(make_text_set<data_file::lines<empty>>.empty());

template <const auto& File>
concept has_rows = requires { sizeof(data_file::lines<File>); };
inline constexpr char ill_formed[] = "a\nb\x80";
const int number = 0;
int changing = 0;
const char known_at_run_time[] = {'a', static_cast<char>(changing)};
static_assert(has_rows<word_file> && !has_rows<ill_formed> && !has_rows<known_at_run_time> && !has_rows<number>);

// Every string of up to seven of these characters, split at line feeds.
bool reads_every_string() {
  constexpr std::string_view characters = "ab \t\r\n";
  for (std::size_t size = 0, count = 1; size <= 7; ++size, count *= characters.size()) {
    for (std::size_t string = 0; string < count; ++string) {
      std::string text;
      for (std::size_t rest = string; text.size() < size; rest /= characters.size())
        text += characters[rest % characters.size()];
      std::vector<std::string> expected;
      for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t found = text.find('\n', begin), end = found < text.size() ? found : text.size();
        std::string line = text.substr(begin, end - begin);
        if (end < text.size() && !line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t") != std::string::npos) expected.push_back(line);
        begin = end + 1;
      }
      const field_pool<8, 8> pool{[&text](auto& sink) {
        static_cast<void>(lines_format::read(code_units<char>{text.data(), text.size()}, sink));
      }};
      if (pool.count != expected.size()) return false;
      for (std::size_t at = 0; at < pool.count; ++at) {
        if (std::string_view{pool[at].text} != expected[at]) return false;
        if (text.compare(pool[at].offset, expected[at].size(), expected[at]) != 0) return false;
      }
    }
  }
  return true;
}

int main() { return at_run_time(reads_every_string) | known_at_run_time[1]; }
