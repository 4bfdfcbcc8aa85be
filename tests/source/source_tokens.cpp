// SPDX-License-Identifier: BSL-1.0
#include <u8lit/source/source_tokens.hpp>

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using source::literal_prefix;
using source::standard;
using source::token;
using source::token_flaw;
using source::token_kind;

// A token as these tests write it: its spelling, and a letter for its kind: "string, 'character, /line comment,
// *block comment, <header name, #text of a directive, identifier, 0 number, . other.
struct expected_token {
  char kind;
  std::string_view spelling;
};

constexpr char letter_of(token_kind kind) { return "\"'/*<#i0."[static_cast<unsigned char>(kind)]; }

constexpr bool has_tokens(std::string_view file, std::initializer_list<expected_token> expected,
                          source::options rules = {}) {
  const auto all = source::tokens(file, rules);
  auto next = all.begin();
  for (const expected_token& each : expected) {
    if (next == all.end()) return false;
    const token found = *next++;
    if (letter_of(found.kind) != each.kind || file.substr(found.begin, found.end - found.begin) != each.spelling)
      return false;
  }
  return next == all.end();
}
constexpr source::options in(standard language, bool trigraphs = false) {
  return {.language = language, .trigraphs = trigraphs};
}
constexpr token first_of(std::string_view file, source::options rules = {}) {
  return *source::tokens(file, rules).begin();
}
constexpr std::string_view contents_of(std::string_view file, source::options rules = {}) {
  const token found = first_of(file, rules);
  return file.substr(found.contents_begin, found.contents_end - found.contents_begin);
}
constexpr std::string_view suffix_of(std::string_view file, source::options rules = {}) {
  const token found = first_of(file, rules);
  return file.substr(found.suffix_begin, found.end - found.suffix_begin);
}

// Nothing.
static_assert(has_tokens("", {}) && has_tokens(" \t\v\f\r\n\n", {}) && has_tokens("\\\n", {}));
static_assert(has_tokens("\xEF\xBB\xBF", {}) && has_tokens(std::string_view{"\0\0", 2}, {}));

// Identifiers, numbers and the rest.
static_assert(has_tokens("int a=b+1;", {{'i', "int"}, {'i', "a"}, {'.', "="}, {'i', "b"}, {'.', "+"}, {'0', "1"},
                                        {'.', ";"}}));
static_assert(has_tokens("caf\xC3\xA9 \xFF$_1", {{'i', "caf\xC3\xA9"}, {'i', "\xFF$_1"}}));
static_assert(has_tokens("caf\\u00E9x \\u{E9} \\N{EURO SIGN} \\u8\"a\"",
                         {{'i', "caf\\u00E9x"}, {'i', "\\u{E9}"}, {'i', "\\N{EURO SIGN}"}, {'.', "\\"},
                          {'"', "u8\"a\""}}));
static_assert(has_tokens(".5 1.e+5 0x1p-3f 1..2 1+2 a.5", {{'0', ".5"}, {'0', "1.e+5"}, {'0', "0x1p-3f"},
                                                           {'0', "1..2"}, {'0', "1"}, {'.', "+"}, {'0', "2"},
                                                           {'i', "a"}, {'0', ".5"}}));
static_assert(has_tokens("@`\\\x01", {{'.', "@`"}, {'.', "\\\x01"}}));
static_assert(has_tokens("a/b.c", {{'i', "a"}, {'.', "/"}, {'i', "b"}, {'.', "."}, {'i', "c"}}));

// Digit separators: C++14 and C23.
static_assert(has_tokens("1'000+'a'", {{'0', "1'000"}, {'.', "+"}, {'\'', "'a'"}}));
static_assert(has_tokens("0xA'b'c", {{'0', "0xA'b'c"}}) && has_tokens("1'000", {{'0', "1'000"}}, in(standard::c23)));
static_assert(has_tokens("1'000'", {{'0', "1"}, {'\'', "'000'"}}, in(standard::cpp11)));
static_assert(has_tokens("1'000'", {{'0', "1"}, {'\'', "'000'"}}, in(standard::c17)));
static_assert(has_tokens("1''", {{'0', "1"}, {'\'', "''"}}) && has_tokens("1'\\\n0", {{'0', "1'\\\n0"}}));
static_assert(has_tokens("1u8\"a\"", {{'0', "1u8"}, {'"', "\"a\""}}));

// Prefixes of literals.
constexpr bool has_prefix(std::string_view file, literal_prefix prefix, bool is_raw = false,
                          source::options rules = {}) {
  const token found = first_of(file, rules);
  return found.is_literal() && found.prefix == prefix && found.is_raw == is_raw && found.begin == 0 &&
         found.end == file.size();
}
static_assert(has_prefix("\"a\"", literal_prefix::none) && has_prefix("u8\"a\"", literal_prefix::utf8));
static_assert(has_prefix("u\"a\"", literal_prefix::utf16) && has_prefix("U\"a\"", literal_prefix::utf32));
static_assert(has_prefix("L\"a\"", literal_prefix::wide) && has_prefix("L'a'", literal_prefix::wide));
static_assert(has_prefix("'a'", literal_prefix::none) && has_prefix("u'a'", literal_prefix::utf16));
static_assert(has_prefix("U'a'", literal_prefix::utf32) && has_prefix("u8'a'", literal_prefix::utf8));
static_assert(has_prefix("R\"(a)\"", literal_prefix::none, true) &&
              has_prefix("u8R\"(a)\"", literal_prefix::utf8, true));
static_assert(has_prefix("uR\"(a)\"", literal_prefix::utf16, true));
static_assert(has_prefix("UR\"(a)\"", literal_prefix::utf32, true) &&
              has_prefix("LR\"(a)\"", literal_prefix::wide, true));
static_assert(has_prefix("u\\\n8\\\r\n\"a\"", literal_prefix::utf8));
// Those that are parts of identifiers, or none.
static_assert(has_tokens("xu8\"a\"", {{'i', "xu8"}, {'"', "\"a\""}}));
static_assert(has_tokens("u8u\"a\"", {{'i', "u8u"}, {'"', "\"a\""}}) &&
              has_tokens("RL\"a\"", {{'i', "RL"}, {'"', "\"a\""}}));
static_assert(has_tokens("xR\"(a)\"", {{'i', "xR"}, {'"', "\"(a)\""}}));
static_assert(has_tokens("u8 \"a\"", {{'i', "u8"}, {'"', "\"a\""}}));
static_assert(has_tokens("R'a'", {{'i', "R"}, {'\'', "'a'"}}) && has_tokens("uR'a'", {{'i', "uR"}, {'\'', "'a'"}}));
static_assert(has_tokens("\\u0061u8\"a\"", {{'i', "\\u0061u8"}, {'"', "\"a\""}}));
// By standard.
static_assert(has_tokens("u8'a'", {{'i', "u8"}, {'\'', "'a'"}}, in(standard::cpp14)));
static_assert(has_tokens("u8'a'", {{'i', "u8"}, {'\'', "'a'"}}, in(standard::c17)));
static_assert(has_prefix("u8'a'", literal_prefix::utf8, false, in(standard::c23)));
static_assert(has_prefix("u8\"a\"", literal_prefix::utf8, false, in(standard::c11)));
static_assert(has_tokens("R\"(a)\"", {{'i', "R"}, {'"', "\"(a)\""}}, in(standard::c23)));

// Contents, escapes and ends.
static_assert(contents_of("u8\"a\\\"b\"c") == "a\\\"b" && contents_of("\"a\\\\\"b\"") == "a\\\\");
static_assert(contents_of("'\\''") == "\\'" && contents_of("'\"'") == "\"" && contents_of("\"'\"") == "'");
static_assert(contents_of("\"a\\\nb\"") == "a\\\nb" && contents_of("\"a\\\\\n\"\"") == "a\\\\\n\"");
static_assert(contents_of("\"\"") == "" && first_of("\"\"").what == token_flaw::none);
static_assert(first_of("''").what == token_flaw::empty && first_of("'a'").what == token_flaw::none);
static_assert(contents_of(std::string_view{"\"a\0b\"", 5}) == std::string_view{"a\0b", 3});

// Not terminated: the literal ends with its line.
constexpr bool is_unterminated(std::string_view file, std::string_view spelling, source::options rules = {}) {
  const token found = first_of(file, rules);
  return found.what == token_flaw::unterminated && found.begin == 0 && file.substr(0, found.end) == spelling &&
         found.contents_end == found.end && found.suffix_begin == found.end;
}
static_assert(is_unterminated("\"a", "\"a") && is_unterminated("\"a\nb\"", "\"a") &&
              is_unterminated("'a \r\n'", "'a "));
static_assert(is_unterminated("\"a\\", "\"a\\") && is_unterminated("\"", "\"") && is_unterminated("u8'", "u8'"));
static_assert(is_unterminated("\"a\\\nb\n", "\"a\\\nb") && is_unterminated("\"a\\\n", "\"a"));
static_assert(has_tokens("\"a\nb", {{'"', "\"a"}, {'i', "b"}}));

// Suffixes: C++ only.
static_assert(suffix_of("\"a\"_b c") == "_b" && suffix_of("'a'b") == "b" && suffix_of("R\"(a)\"sv;") == "sv");
static_assert(suffix_of("\"a\"") == "" && suffix_of("\"a\" b") == "" && suffix_of("\"a\"1") == "");
static_assert(suffix_of("\"a\"\\\n_b") == "_b" && suffix_of("\"a\"_\xC3\xA9") == "_\xC3\xA9");
static_assert(suffix_of("\"a\"_\\u00E9") == "_\\u00E9" && contents_of("\"a\"_b") == "a");
static_assert(has_tokens("\"a\"u8\"b\"", {{'"', "\"a\"u8"}, {'"', "\"b\""}}));
static_assert(has_tokens("\"a\"u8\"b\"", {{'"', "\"a\""}, {'"', "u8\"b\""}}, in(standard::c23)));
static_assert(has_tokens("\"a\"_b\"c\"", {{'"', "\"a\"_b"}, {'"', "\"c\""}}));

// Raw strings: no escapes, no lines joined, no trigraphs; any delimiter.
static_assert(contents_of("R\"(a\\\")\")\"") == "a\\\"");
static_assert(contents_of("R\"x(a)\")x\"") == "a)\"" && contents_of("R\"x()y\")x)x\"") == ")y\")x");
static_assert(contents_of("R\"(a\\\nb\n)\"") == "a\\\nb\n" &&
              contents_of("R\"(?\?/)\"", in(standard::cpp14, true)) == "?\?/");
static_assert(contents_of("R\"0123456789abcdef(a)0123456789abcdef\"") == "a");
static_assert(contents_of("R\"@$`!{}#(a)@$`!{}#\"") == "a" && contents_of("R\"()\"") == "");
static_assert(is_unterminated("R\"(a\n)\n", "R\"(a\n)\n") && is_unterminated("R\"x(a)y\" ", "R\"x(a)y\" "));
static_assert(is_unterminated("R\"x(a)x", "R\"x(a)x") && is_unterminated("R\"", "R\"") &&
              is_unterminated("R\"x", "R\"x"));
// A delimiter that is none.
static_assert(first_of("R\"0123456789abcdefg(a)0123456789abcdefg\"").what == token_flaw::invalid_delimiter);
static_assert(first_of("R\" (a) \"").what == token_flaw::invalid_delimiter);
static_assert(first_of("R\"a\nb(\"").what == token_flaw::invalid_delimiter);
static_assert(first_of("R\"\"").what == token_flaw::invalid_delimiter);
static_assert(first_of("R\"\\\n(a)\"").what == token_flaw::invalid_delimiter);
static_assert(has_tokens("R\"a\" b", {{'"', "R\"a\""}, {'i', "b"}}) && contents_of("R\"a\"") == "a");

// Comments.
static_assert(has_tokens("a//b\nc", {{'i', "a"}, {'/', "//b"}, {'i', "c"}}) && contents_of("//b\r\nc") == "b");
static_assert(has_tokens("//a\\\nb\nc", {{'/', "//a\\\nb"}, {'i', "c"}}) && has_tokens("//", {{'/', "//"}}));
static_assert(has_tokens("//a\\  \nb", {{'/', "//a\\  \nb"}}) && has_tokens("/\\\n/a", {{'/', "/\\\n/a"}}));
static_assert(has_tokens("//a?\?/\nb", {{'/', "//a?\?/\nb"}}, in(standard::cpp14, true)));
static_assert(has_tokens("//a?\?/\nb", {{'/', "//a?\?/"}, {'i', "b"}}, in(standard::cpp14)));
static_assert(has_tokens("/*a\n*/b", {{'*', "/*a\n*/"}, {'i', "b"}}) && contents_of("/*a*/") == "a");
static_assert(has_tokens("/**/b", {{'*', "/**/"}, {'i', "b"}}) && contents_of("/***/") == "*");
static_assert(has_tokens("/*/b*/", {{'*', "/*/b*/"}}) && has_tokens("/*a*\\\n/b", {{'*', "/*a*\\\n/"}, {'i', "b"}}));
static_assert(is_unterminated("/*a\n", "/*a\n") && is_unterminated("/*/", "/*/") && is_unterminated("/*", "/*"));
static_assert(has_tokens("\"//\" '/*'", {{'"', "\"//\""}, {'\'', "'/*'"}}));
static_assert(has_tokens("// don't \"\n'a'", {{'/', "// don't \""}, {'\'', "'a'"}}));
static_assert(has_tokens("a+/*b*/+//c", {{'i', "a"}, {'.', "+"}, {'*', "/*b*/"}, {'.', "+"}, {'/', "//c"}}));

// Header names have no escapes and are no literals.
static_assert(has_tokens("#include <a'b>\n'c'", {{'.', "#"}, {'i', "include"}, {'<', "<a'b>"}, {'\'', "'c'"}}));
static_assert(has_tokens("# /**/ include /**/ \"a\\\"b", {{'.', "#"}, {'*', "/**/"}, {'i', "include"}, {'*', "/**/"},
                                                          {'<', "\"a\\\""}, {'i', "b"}}));
static_assert(has_tokens("%:include<a//b>", {{'.', "%:"}, {'i', "include"}, {'<', "<a//b>"}}));
static_assert(has_tokens("?\?=include <a>", {{'.', "?\?="}, {'i', "include"}, {'<', "<a>"}}, in(standard::c11, true)));
static_assert(has_tokens("#inc\\\nlude <a>", {{'.', "#"}, {'i', "inc\\\nlude"}, {'<', "<a>"}}));
static_assert(has_tokens("#include_next <a>\n#embed \"b\" limit(1)",
                         {{'.', "#"}, {'i', "include_next"}, {'<', "<a>"}, {'.', "#"}, {'i', "embed"}, {'<', "\"b\""},
                          {'i', "limit"}, {'.', "("}, {'0', "1"}, {'.', ")"}}));
static_assert(has_tokens("#include A\n#include <a\n'b'", {{'.', "#"}, {'i', "include"}, {'i', "A"}, {'.', "#"},
                                                          {'i', "include"}, {'.', "<"}, {'i', "a"}, {'\'', "'b'"}}));
static_assert(has_tokens("#include \"a\n", {{'.', "#"}, {'i', "include"}, {'<', "\"a"}}));
static_assert(has_tokens("#include u8\"a\"", {{'.', "#"}, {'i', "include"}, {'"', "u8\"a\""}}));
static_assert(has_tokens("#if __has_include(<a'>) || __has_include ( \"b\\\" )",
                         {{'.', "#"}, {'i', "if"}, {'i', "__has_include"}, {'.', "("}, {'<', "<a'>"}, {'.', ")"},
                          {'.', "||"}, {'i', "__has_include"}, {'.', "("}, {'<', "\"b\\\""}, {'.', ")"}}));
static_assert(has_tokens("#ifdef __has_include\n\"a\"", {{'.', "#"}, {'i', "ifdef"}, {'i', "__has_include"},
                                                         {'"', "\"a\""}}));
static_assert(has_tokens("import <a'b>; \"c\"", {{'i', "import"}, {'<', "<a'b>"}, {'.', ";"}, {'"', "\"c\""}}));
static_assert(has_tokens("export import \"a\\\";", {{'i', "export"}, {'i', "import"}, {'<', "\"a\\\""}, {'.', ";"}}));
static_assert(has_tokens("import \"a\\\"", {{'i', "import"}, {'"', "\"a\\\""}}, in(standard::cpp17)));
static_assert(has_tokens("x import <a>", {{'i', "x"}, {'i', "import"}, {'.', "<"}, {'i', "a"}, {'.', ">"}}));
static_assert(has_tokens("x # include <a>", {{'i', "x"}, {'.', "#"}, {'i', "include"}, {'.', "<"}, {'i', "a"},
                                             {'.', ">"}}));
// `#` after a comment, even one of several lines, begins a directive, too.
static_assert(has_tokens("/*\n*/#include<a>", {{'*', "/*\n*/"}, {'.', "#"}, {'i', "include"}, {'<', "<a>"}}));
static_assert(has_tokens("\xEF\xBB\xBF#include<a>", {{'.', "#"}, {'i', "include"}, {'<', "<a>"}}));
static_assert(has_tokens("#line 1 \"a\"\n# 1 \"b\"", {{'.', "#"}, {'i', "line"}, {'0', "1"}, {'"', "\"a\""},
                                                      {'.', "#"}, {'0', "1"}, {'"', "\"b\""}}));

// The text of #error and #warning is one token, up to a comment.
static_assert(has_tokens("#error don't \"\n'a'", {{'.', "#"}, {'i', "error"}, {'#', "don't \""}, {'\'', "'a'"}}));
static_assert(has_tokens("#warning 1 // don't\nb", {{'.', "#"}, {'i', "warning"}, {'#', "1 "}, {'/', "// don't"},
                                                    {'i', "b"}}));
static_assert(has_tokens("#error a /* b\n*/ c\nd", {{'.', "#"}, {'i', "error"}, {'#', "a "}, {'*', "/* b\n*/"},
                                                    {'#', "c"}, {'i', "d"}}));
static_assert(has_tokens("#error \"a // b\" c", {{'.', "#"}, {'i', "error"}, {'#', "\"a // b\" c"}}));
static_assert(has_tokens("#error don't /* a\nb", {{'.', "#"}, {'i', "error"}, {'#', "don't /* a"}, {'i', "b"}}));
static_assert(has_tokens("#error a\\\n'b\nc", {{'.', "#"}, {'i', "error"}, {'#', "a\\\n'b"}, {'i', "c"}}));
static_assert(has_tokens("#error\n'a'", {{'.', "#"}, {'i', "error"}, {'\'', "'a'"}}));
// In #pragma, literals are literals, and an apostrophe without a partner is none.
static_assert(has_tokens("#pragma message(\"a\") 'b'\nc", {{'.', "#"}, {'i', "pragma"}, {'i', "message"}, {'.', "("},
                                                           {'"', "\"a\""}, {'.', ")"}, {'\'', "'b'"}, {'i', "c"}}));
static_assert(has_tokens("#pragma mark don't\n'a'", {{'.', "#"}, {'i', "pragma"}, {'i', "mark"}, {'i', "don"},
                                                     {'#', "'t"}, {'\'', "'a'"}}));

// Groups that are not compiled are read, and so are the strings of assembler.
static_assert(has_tokens("#if 0\n\"a\n#endif", {{'.', "#"}, {'i', "if"}, {'0', "0"}, {'"', "\"a"}, {'.', "#"},
                                                {'i', "endif"}}));
static_assert(has_tokens("asm(\"a\"::\"r\"(b))", {{'i', "asm"}, {'.', "("}, {'"', "\"a\""}, {'.', "::"},
                                                  {'"', "\"r\""}, {'.', "("}, {'i', "b"}, {'.', "))"}}));

// Lines and columns, from 1, in bytes of the lines of the file.
constexpr bool is_at(std::string_view file, std::size_t index, std::size_t line, std::size_t column) {
  auto next = source::tokens(file).begin();
  while (index-- > 0) ++next;
  return (*next).line == line && (*next).column == column;
}
static_assert(is_at("a", 0, 1, 1) && is_at("\xEF\xBB\xBF" "a", 0, 1, 1) && is_at("\n \"a\"", 0, 2, 2));
static_assert(is_at("\"a\\\nb\" c", 1, 2, 4) && is_at("/*\r\n\r\n*/ c", 1, 3, 4) && is_at("R\"(\n)\"\nc", 1, 3, 1));
static_assert(is_at("a\\\n b", 1, 2, 2) && is_at("\xC3\xA9 b", 1, 1, 4));

// All kinds of bytes and of calls.
constexpr detail::utf8_character u8_file[] = u8"u8\"a\"";
constexpr unsigned char octet_file[] = {'L', '\'', 'a', '\''};
static_assert((*source::tokens(u8_file).begin()).prefix == literal_prefix::utf8);
static_assert((*source::tokens(octet_file).begin()).prefix == literal_prefix::wide);
static_assert((*source::tokens(octet_file, 2).begin()).what == token_flaw::unterminated);
static_assert((*source::tokens(u8_file, 5, in(standard::c11)).begin()).end == 5);

using view = decltype(source::tokens(u8_file));
static_assert(std::ranges::forward_range<const view> && std::ranges::view<view> && std::ranges::borrowed_range<view>);
static_assert(std::ranges::common_range<view> && std::forward_iterator<view::const_iterator>);
static_assert(std::is_trivially_copyable_v<view> && std::is_nothrow_default_constructible_v<view::iterator>);
static_assert(view{}.begin() == view{}.end() && view::iterator{} == view::iterator{});

bool reads_at_run_time() {
  return has_tokens("f(u8\"a\");", {{'i', "f"}, {'.', "("}, {'"', "u8\"a\""}, {'.', ");"}}) &&
         is_at("\"a\\\nb\" c", 1, 2, 4);
}

int main() { return at_run_time(reads_at_run_time); }
