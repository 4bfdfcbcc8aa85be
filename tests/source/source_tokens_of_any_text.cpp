// SPDX-License-Identifier: BSL-1.0
// Tokens of random texts, and of every prefix of some texts: they are in order and within the text, and nothing but
// white space is between them. Units of literals are in order and within their literal.
#include <u8lit/source_literals.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

using namespace u8lit;
using source::token;

namespace {

constexpr source::options all_rules[] = {{source::standard::cpp26, false, false},
                                         {source::standard::cpp11, true, true},
                                         {source::standard::c23, false, true},
                                         {source::standard::c11, true, false}};

// Parts that texts are made of.
constexpr std::string_view parts[] = {
    "\"", "\"", "'", "'", "\\", "\\", "\n", "\n", "\r\n", "\r", " ", "\t", "/", "*", "//", "/*", "*/", "#", "%:", "<",
    ">", "(", ")", "R\"", ")\"", "R\"x(", ")x\"", "u8", "u", "U", "L", "R", "u8R\"(", "x", "a", "_b", "$", "0", "1",
    "1'0", ".", "e+", "\\\n", "\\ \n", "?\?/", "?\?/\n", "?\?=", "?", "\\x", "\\x{", "\\o{", "\\u", "\\u{", "\\U",
    "\\N{", "}", "41", "777", "00E9", "0000", "\xC3\xA9", "\xE2\x82", "\xF0\x9F", "\x80", "\xFF", "\xEF\xBB\xBF",
    "#include ", "#include <", "#error ", "#pragma ", "__has_include", "__has_include(", "__has_include(<",
    "import ", "export ", ";"};

// White space, splices, and the mark at the beginning.
bool is_between_tokens(std::string_view text, std::size_t offset, bool trigraphs) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char each = text[at];
    if (offset == 0 && at == 0 && text.substr(0, 3) == "\xEF\xBB\xBF") {
      at += 2;
    } else if (trigraphs && text.substr(at, 3) == "?\?/") {
      at += 2;
    } else if (each != ' ' && each != '\t' && each != '\v' && each != '\f' && each != '\r' && each != '\n' &&
               each != '\0' && each != '\\') {
      return false;
    }
  }
  return true;
}

bool are_units_right(std::string_view text, const token& each, source::options rules) {
  std::size_t at = each.contents_begin, count = 0;
  for (const source::literal_unit unit : source::literal_units(text, each, rules)) {
    if (unit.offset < at || unit.length == 0 || unit.length > each.contents_end - unit.offset) return false;
    at = unit.offset + unit.length;
    if (++count > text.size()) return false;
  }
  return at <= each.contents_end && (!each.is_raw || at == each.contents_end);
}

bool are_tokens_right(std::string_view shared, source::options rules) {
  // In memory of its own, so that sanitizers find what is read outside of it.
  const std::unique_ptr<char[]> memory{new char[shared.size() + 1]};
  shared.copy(memory.get(), shared.size());
  const std::string_view text{memory.get(), shared.size()};
  std::size_t at = 0, line = 1, line_begin = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0;
  const auto all = source::tokens(text, rules);
  for (auto next = all.begin(); next != all.end(); ++next) {
    const token each = *next;
    if (each.begin < at || each.end <= each.begin || each.end > text.size()) return false;
    if (!is_between_tokens(text.substr(at, each.begin - at), at, rules.trigraphs)) return false;
    for (; at < each.begin; ++at) {
      if (text[at] != '\n') continue;
      ++line;
      line_begin = at + 1;
    }
    if (each.line != line || each.column != at - line_begin + 1) return false;
    if (each.contents_begin < each.begin || each.contents_end < each.contents_begin || each.contents_end > each.end)
      return false;
    if (each.suffix_begin < each.contents_end || each.suffix_begin > each.end) return false;
    if (each.is_literal() && !are_units_right(text, each, rules)) return false;
    for (; at < each.end; ++at) {
      if (text[at] != '\n') continue;
      ++line;
      line_begin = at + 1;
    }
    const auto run = source::adjacent_literals(next, all.end());
    if ((run.count > 0) != (each.kind == source::token_kind::string)) return false;
  }
  return is_between_tokens(text.substr(at), at, rules.trigraphs);
}

bool is_right(std::string_view text) {
  for (const source::options rules : all_rules) {
    if (are_tokens_right(text, rules)) continue;
    std::printf("wrong in standard %d: ", static_cast<int>(rules.language));
    for (const char each : text) std::printf("\\x%02X", static_cast<unsigned>(static_cast<unsigned char>(each)));
    std::printf("\n");
    return false;
  }
  return true;
}

// The minimal standard generator, the same everywhere.
std::uint32_t next_random(std::uint32_t& state) {
  state = static_cast<std::uint32_t>(std::uint64_t{state} * 48271 % 0x7FFF'FFFF);
  return state;
}

constexpr std::string_view corpus[] = {
    "\xEF\xBB\xBF#include <a'b>\r\n#  include \"c\\d\"\n"
    "#if __has_include(<x>) // don't\n#error don't /* x */ y\n#endif\n",
    "auto a = u8R\"x(a\\\n)\" )x\"_s + L\"\\x41\\\n\" U\"\\U0001F600\" 'a' u8'\\'';",
    "int b = 1'000'000 + 0x1.8p-3 + .5; // \\\n still\n/* a * / *\\\n/ c",
    "?\?=include <a>\nchar c[] = \"?\?/\"?\?/\nx\\o{101}\\x{41}\\u{E9}\\N{EURO SIGN}\\q\\400\";",
    "export import \"a\\\"; import <b>; asm(\"c\" : \"=r\"(d)); R\"0123456789abcdefg(x)\" \"\xE2\x82\\\n\xAC\xFF\""};

}  // namespace

int main() {
  for (const std::string_view text : corpus) {
    for (std::size_t begin = 0; begin < text.size(); begin += 7) {
      for (std::size_t end = begin; end <= text.size(); ++end) {
        if (!is_right(text.substr(begin, end - begin))) return 1;
      }
    }
  }
  std::uint32_t state = 1;
  std::string text;
  for (int number = 0; number < 200'000; ++number) {
    text.clear();
    for (std::uint32_t count = next_random(state) % 24; count > 0; --count)
      text += parts[next_random(state) % (sizeof parts / sizeof parts[0])];
    if (!is_right(text)) return 2;
  }
  // A step that looks for an end in vain must not be made again and again.
  for (const std::string_view part : parts) {
    text.clear();
    while (text.size() < 200'000) text += part;
    std::size_t count = 0;
    for (const token each : source::tokens(text)) count += each.end > each.begin;
    if (count > text.size()) return 3;
  }
  return 0;
}
