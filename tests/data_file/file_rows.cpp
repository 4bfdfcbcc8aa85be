// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/file_rows.hpp>

#include <bit>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

using namespace u8lit;
using namespace u8lit::detail;

using text_type = text_view<char>;

// A source of any format: fields that stand in an array.
template <const auto& Fields, std::size_t Columns>
struct array_source {
  static constexpr std::size_t columns = Columns;
  static constexpr bool is_constexpr = true, are_columns_names = true, is_pointer = true;
  static constexpr flaw_in_file<file_flaw> flaw{};

  static constexpr code_units<char> units() { return {"é\nxyz", 6}; }
  static constexpr sentence words() { return {}; }
  static constexpr std::size_t size() { return sizeof Fields / sizeof Fields[0] / Columns; }
  static constexpr field_in_file field(std::size_t row, std::size_t column) {
    return {Fields[row * Columns + column], row + 2 + column};
  }
};

// What fields convert to.
inline constexpr text_type two_fields[] = {"a", "-2", "b", "300"};
inline constexpr file_rows<array_source<two_fields, 2>, text_type, int> two_rows;
static_assert(two_rows.size() == 2 && two_rows[1].value == 300 &&
              std::is_same_v<std::remove_cvref_t<decltype(two_rows[0])>, text_row<int>>);

template <const auto& Fields, std::size_t Columns, class Key, class Value>
constexpr bool says(std::string_view expected) {
  const sentence words = words_for_rows<array_source<Fields, Columns>, Key, Value>();
  return std::string_view{words.data(), words.size()} == expected;
}
static_assert(says<two_fields, 2, int, int>("line 1, column 2: \"a\" is not an integer") &&
              says<two_fields, 2, text_type, unsigned>("line 2, column 1: \"-2\" is not in the range of its type") &&
              says<two_fields, 2, text_type, signed char>(
                  "line 2, column 2: \"300\" is not in the range of its type") &&
              says<two_fields, 2, text_type, bool>("line 2, column 1: \"-2\" is neither true nor false"));

// Floating-point numbers; enumerators by the names that a table gives them, as keys and values.
inline constexpr text_type real_fields[] = {"a", "-1.5", "b", "1e40", "c", "0x1"};
constexpr auto first_real = file_rows<array_source<real_fields, 2>, text_type, double>{}[0].value;
static_assert(std::bit_cast<std::uint64_t>(first_real) == 0xBFF8'0000'0000'0000);
static_assert(says<real_fields, 2, text_type, float>("line 2, column 2: \"1e40\" is not in the range of its type") &&
              says<real_fields, 2, text_type, double>("line 2, column 3: \"0x1\" is not a number"));

enum class colour : unsigned char { red, green };
inline constexpr auto colour_rows = make_rows<colour>({{"red", colour::red}, {"grün", colour::green}});
inline constexpr auto colour_names = make_text_map<colour_rows>;
template <>
inline constexpr auto& u8lit::data_file::names_of<colour> = colour_names;
inline constexpr text_type colour_fields[] = {"grün", "2", "red", "1"};
inline constexpr file_rows<array_source<colour_fields, 2>, colour, int> rows_of_colours;
static_assert(make_number_map<rows_of_colours, table_option::exhaustive>.at(colour::green) == 2);
struct painted { int number; colour kind; };
inline constexpr text_type painted_fields[] = {"a", "1", "grün", "b", "2", "purple"};
static_assert(file_rows<array_source<painted_fields, 3>, text_type, painted>{}[0].value.kind == colour::green &&
              says<painted_fields, 3, text_type, painted>("line 2, column 3: \"purple\" is not the name of an "
                                                          "enumerator"));

// Bit-fields have all bits of their values.
struct bits {
  colour kind : 8;
  bool is_set : 1;
  text_type text;
  signed int low : 3;
  unsigned high : 3;
  float part;
  long long all : 64;
};
inline constexpr text_type bits_fields[] = {"a", "grün", "true", "-5", "-4", "7", ".5", "-9223372036854775808",
                                            "b", "red", "false", "x", "3", "0", "1", "9223372036854775807"};
inline constexpr file_rows<array_source<bits_fields, 8>, text_type, bits> rows_of_bits;
inline constexpr auto table_of_bits = make_text_map<rows_of_bits>;
static_assert(table_of_bits.at("a").low == -4 && table_of_bits.at("a").high == 7 && table_of_bits.at("a").is_set &&
              table_of_bits.at("a").kind == colour::green && table_of_bits.at("a").all == -0x7FFF'FFFF'FFFF'FFFF - 1 &&
              table_of_bits.at("b").low == 3 && table_of_bits.at("b").all == 0x7FFF'FFFF'FFFF'FFFF);
struct two_bit_fields { signed int first : 3; unsigned second : 3; };
inline constexpr text_type low_fields[] = {"a", "3", "7", "b", "-5", "7"}, high_fields[] = {"a", "4", "7"},
                           other_fields[] = {"a", "-4", "8"}, wide_fields[] = {"a", "4294967296", "8"};
static_assert(says<low_fields, 3, text_type, two_bit_fields>(
                  "line 2, column 2: \"-5\" does not fit into its bit-field") &&
              says<high_fields, 3, text_type, two_bit_fields>(
                  "line 2, column 1: \"4\" does not fit into its bit-field") &&
              says<other_fields, 3, text_type, two_bit_fields>(
                  "line 2, column 2: \"8\" does not fit into its bit-field") &&
              says<wide_fields, 3, text_type, two_bit_fields>(
                  "line 2, column 1: \"4294967296\" is not in the range of its type"));

// Which types fields convert to.
enum class nameless {};
static_assert(field_value<text_type> && field_value<unsigned char> && field_value<bool> && field_value<float> &&
              field_value<double> && field_value<colour> && !field_value<nameless> && !field_value<void> &&
              !field_value<char> && !field_value<const int> && !field_value<long double> && !field_value<painted>);
// Its own member would take the fields that its members are to have.
struct nested { int first, second; };
struct nesting { nested both; int third; };
static_assert(!is_made_of<nesting>(indices_below<2>{}) && is_made_of<painted>(indices_below<2>{}) &&
              !is_made_of<nested>(indices_below<3>{}));
template <class Key, class Value>
constexpr bool says_of_types(std::string_view expected) {
  using found = typename decltype(make_diagnostic_of_file<array_source<two_fields, 2>, Key, Value>())::type;
  const sentence words = fixed_words<found>();
  return std::string_view{words.data(), words.size()} == expected;
}
static_assert(says_of_types<nameless, int>("how does the file name these enumerators? Specialize data_file::names_of "
                                           "for their enumeration") &&
              says_of_types<double, int>("the keys of a file's rows are text_view<char>, integers, bool or named "
                                         "enumerators") &&
              says_of_types<int, long double>("the values of a file's rows are text_view<char>, integers, float, "
                                              "double, bool, named enumerators or structs of these"));

int main() {}
