// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/code_point_map.hpp>.
#include <u8lit/code_point_map.hpp>
#include <u8lit/literals.hpp>

enum class kind : unsigned char { other, digit, letter };

// Rows of a table of properties; all other characters have the value `other`.
inline constexpr u8lit::code_point_row<kind> kind_rows[] = {{U'0', U'9', kind::digit}, {U'a', U'z', kind::letter}};
inline constexpr const auto& kind_of = u8lit::make_code_point_map<kind_rows>;
static_assert(kind_of[U'x'] == kind::letter && kind_of[U'7'] == kind::digit && kind_of[U'€'] == kind::other);

// With many rows, half the size or less.
inline constexpr const auto& small_kind_of = u8lit::make_small_code_point_map<kind_rows>;
static_assert(small_kind_of[U'x'] == kind::letter && small_kind_of == kind_of);

template <class Value, class Table, u8lit::size_t Listed>
constexpr Value value_of_space(const u8lit::code_point_map<Value, Table, Listed>& map) {
  return map[U' '];
}
static_assert(value_of_space(kind_of) == kind::other);

int main() {}
