// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/file_rows.hpp>

#include <string_view>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

using text_type = text_view<char>;

// A source of any format: fields that stand in an array.
template <const auto& Fields, std::size_t Columns>
struct array_source {
  static constexpr std::size_t columns = Columns;
  static constexpr bool is_constexpr = true, are_columns_names = true;
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

int main() {}
