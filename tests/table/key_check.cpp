// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/key_check.hpp>

using namespace u8lit;
using namespace u8lit::detail;

template <const auto& Rows>
constexpr bool is_well_formed_table = is_well_formed_text<diagnostic_of_keys<Rows>>;

// Keys may be empty, be prefixes of other keys, or contain NULs.
inline constexpr text_key<> good[] = {"", "a", "ab", "a\0b", "\0", "日本語", "\U0010FFFF"};
static_assert(is_well_formed_table<good> && is_well_formed_table<no_rows<text_key<>>>);

// The diagnostic names the first ill-formed key in row order, in the words for a literal (diagnostic.hpp).
inline constexpr text_key<> second[] = {"b", "gr\xFCn", "a\xC0"};
static_assert(!is_well_formed_table<second>);
static_assert(__is_same(diagnostic_of_keys<second>,
                        invalid_key::ill_formed<invalid_key::row_number<2>, diagnostic_of<"gr\xFCn">>));
// Each key is checked alone: these would be well-formed only if concatenated.
inline constexpr text_key<> halves[] = {"\xE2\x82", "\xAC"};
static_assert(__is_same(diagnostic_of_keys<halves>,
                        invalid_key::ill_formed<invalid_key::row_number<1>, diagnostic_of<"\xE2\x82">>));
inline constexpr text_row<int> surrogate[] = {{"a", 1}, {"b", 2}, {"\xED\xA0\x80", 3}};
static_assert(__is_same(diagnostic_of_keys<surrogate>,
                        invalid_key::ill_formed<invalid_key::row_number<3>, diagnostic_of<"\xED\xA0\x80">>));

// Duplicates are found in rows of any order, adjacent or not. Of more than two equal keys, the first two are named.
inline constexpr text_row<int> twice[] = {{"é", 1}, {"b", 2}, {"é", 3}, {"é", 4}};
static_assert(!is_well_formed_table<twice>);
static_assert(text_rows::find_duplicate<twice>().first == 0 && text_rows::find_duplicate<twice>().second == 2);
inline constexpr text_key<> in_order[] = {"a", "b", "b", "c"};
static_assert(text_rows::find_duplicate<in_order>().first == 1 && text_rows::find_duplicate<in_order>().second == 2);
inline constexpr text_key<> empty_twice[] = {"", "a", ""};
static_assert(text_rows::find_duplicate<empty_twice>().first == 0 &&
              text_rows::find_duplicate<empty_twice>().second == 2);

// Many keys are validated in several constants; the last key is checked as well.
struct many_keys {
  static constexpr size_t size() { return 3 * text_rows::max_keys_per_constant; }
  constexpr text_key<> operator[](size_t row) const { return row + 1 == size() ? text_key<>{"\x80"} : text_key<>{"a"}; }
};
inline constexpr many_keys many{};
static_assert(text_rows::validate_all_keys<many>().next == many.size() - 1 &&
              !text_rows::validate_all_keys<many>().well_formed);
static_assert(text_rows::validate_keys<many>(0).next == text_rows::max_keys_per_constant &&
              text_rows::validate_keys<many>(0).well_formed);

struct long_keys {
  static constexpr size_t size() { return 4 * text_rows::max_octets_per_constant / 16; }
  constexpr text_key<> operator[](size_t) const { return "日本語日本語"; }
};
inline constexpr long_keys all_long{};
static_assert(text_rows::validate_keys<all_long>(0).next == (text_rows::max_octets_per_constant + 17) / 18);

int main() {}
