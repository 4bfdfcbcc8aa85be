// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/properties_file.hpp>

#include <string_view>

#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

using text_type = text_view<char>;

// Properties of Java's documentation, and others. Oracle: tests/oracle/data_files.cpp.
inline constexpr char truths[] = R"(
Truth = Beauty
 Truth2:Beauty
Truth3                    :Beauty
! a comment
   # a comment \
fruits                           apple, banana, pear, \
                                 cantaloupe, watermelon, \
                                 kiwi, mango
cheeses
\:\ a\=b = \u0041\t\\\q \u00e9\uD83D\uDE00
)";
inline constexpr auto properties_of_java = make_text_map<data_file::properties<truths, text_type, text_type>>;
static_assert(properties_of_java.size() == 6 && properties_of_java.at("Truth") == "Beauty" &&
              properties_of_java.at("Truth2") == "Beauty" && properties_of_java.at("Truth3") == "Beauty" &&
              properties_of_java.at("fruits") == "apple, banana, pear, cantaloupe, watermelon, kiwi, mango" &&
              properties_of_java.at("cheeses").empty() && properties_of_java.at(": a=b") == "A\t\\q é😀");
static_assert(make_text_set<data_file::properties<truths, text_type, void>>.contains("cheeses"));

// Line ends and continuations; escapes that are continued on the next line; a value with separators and spaces.
inline constexpr unsigned char embedded[] =
    "\r\n\\\r\n  a = \\u\\\r\n  004\\\n1\\\r2\\\r\n\r\n=\fb= : \n c = \\uD83D\\\n \\uDE00 \rd\\";
inline constexpr auto continued = make_text_map<data_file::properties<embedded, text_type, text_type>>;
static_assert(continued.size() == 4 && continued.at("a") == "A2" && continued.at("") == "b= : " &&
              continued.at("c") == "😀 " && continued.at("d").empty());
// Alone at the end of the file, a backslash is a property without a name.
inline constexpr char backslash[] = "a\n \\", backslash_and_line_end[] = "a\n\\\n \\\r", crlf_after[] = "a\n\\\r\n";
template <const auto& File>
inline constexpr auto texts = make_text_map<data_file::properties<File, text_type, text_type>>;
static_assert(texts<backslash>.size() == 2 && texts<backslash>.at("").empty() &&
              texts<backslash_and_line_end>.size() == 2 && texts<backslash_and_line_end>.contains("") &&
              texts<crlf_after>.size() == 1);
inline constexpr char number_file[] = "1 = 2\n3\\\n 0 = -4";
static_assert(make_number_map<data_file::properties<number_file, int, signed char>>.at(30) == -4);

// What is wrong, in words.
template <const auto& File, class Key, class Value>
constexpr bool says(std::string_view expected) {
  const sentence words = words_for_rows<properties_file<File, Value>, Key, Value>();
  return std::string_view{words.data(), words.size()} == expected;
}
inline constexpr char cr_lines[] = "a = 1\r\rb = é x\r";
static_assert(says<cr_lines, text_type, int>("line 3, column 5: \"<U+00E9> x\" is not an integer"));
inline constexpr char three_digits[] = "a = b\nx = \\u12g4\n", at_the_end[] = "x\\u004";
inline constexpr char high[] = "a = é\\uD83D\\u0041", low[] = "a\\uDC00=", no_second[] = "a = \\uD83D";
static_assert(says<three_digits, text_type, text_type>("line 2, column 5: the escape \\u needs four hexadecimal "
                                                       "digits") &&
              says<at_the_end, text_type, text_type>("line 1, column 2: the escape \\u needs four hexadecimal "
                                                     "digits") &&
              says<high, text_type, text_type>("line 1, column 6: an unpaired surrogate: characters above U+FFFF take "
                                               "two escapes, such as \\uD83D\\uDE00") &&
              says<low, text_type, text_type>("line 1, column 2: an unpaired surrogate: characters above U+FFFF take "
                                              "two escapes, such as \\uD83D\\uDE00") &&
              says<no_second, text_type, text_type>("line 1, column 5: an unpaired surrogate: characters above U+FFFF "
                                                    "take two escapes, such as \\uD83D\\uDE00") &&
              says<number_file, text_type, unsigned>("line 3, column 6: \"-4\" is not in the range of its type") &&
              says<truths, text_type, int>("line 2, column 9: \"Beauty\" is not an integer"));

template <const auto& File, class Key, class Value>
concept has_rows = requires { sizeof(data_file::properties<File, Key, Value>); };
struct two_numbers { int a, b; };
struct one_number { int a; };
int changing = 0;
const char known_at_run_time[] = {'a', static_cast<char>(changing)};
static_assert(has_rows<number_file, int, int> && has_rows<number_file, int, one_number> &&
              !has_rows<number_file, int, two_numbers> && !has_rows<number_file, int, void> &&
              !has_rows<low, text_type, void> && !has_rows<known_at_run_time, text_type, void>);

int main() { return known_at_run_time[1]; }
