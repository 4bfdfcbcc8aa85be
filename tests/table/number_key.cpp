// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/number_key.hpp>

#include <limits>

#include <u8lit/table/key_check.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Integers, characters, bool and enumerators of at most 64 bits are numbers.
enum class small : signed char { minus = -3, zero = 0 };
struct convertible {
  constexpr operator int() const { return 1; }
};
union either { int a; };
static_assert(is_number_or_enumerator<int> && is_number_or_enumerator<unsigned long long> &&
              is_number_or_enumerator<utf8_character> && is_number_or_enumerator<wchar_t> &&
              is_number_or_enumerator<bool> && is_number_or_enumerator<small>);
static_assert(!is_number_or_enumerator<double> && !is_number_or_enumerator<int*> &&
              !is_number_or_enumerator<convertible> && !is_number_or_enumerator<either>);

// What can be looked up among numbers of a type, and which numbers the type can have.
static_assert(number_for<long, int> && number_for<small, small> && number_for<char, char> && number_for<bool, bool>);
static_assert(!number_for<int, small> && !number_for<small, int> && !number_for<char, int> && !number_for<int, bool> &&
              !number_for<double, int>);
static_assert(can_be<unsigned char>(255) && !can_be<unsigned char>(256) && !can_be<unsigned char>(-1) &&
              can_be<signed char>(-128) && !can_be<signed char>(128u) && !can_be<int>(0x8000'0000u) &&
              !can_be<unsigned>(-1) && !can_be<unsigned long long>(-1) && !can_be<long long>(~0ull) &&
              can_be<long long>(~0ull >> 1));
static_assert(distance(-1, 1) == 2 && distance(std::numeric_limits<long long>::min(),
                                               std::numeric_limits<long long>::max()) == ~0ull);

// Numbers are sorted by value, whatever their type, and equal ones are found.
constexpr long long least = std::numeric_limits<long long>::min(), most = std::numeric_limits<long long>::max();
inline constexpr number_row<long long, int> wide_rows[] = {{5, 0}, {most, 0}, {-5, 0}, {least, 0}, {0, 0}};
inline constexpr number_row<small, int> small_rows[] = {{small::zero, 0}, {small{7}, 0}, {small::minus, 0}};
inline constexpr number_row<unsigned long long, int> unsigned_rows[] = {{~0ull, 0}, {0, 0}, {1ull << 63, 0}, {1, 0}};
inline constexpr number_row<int, int> one_row[] = {{7, 0}};
inline constexpr number_row<int, int> equal_rows[] = {{7, 7}, {1, 7}, {7, 1}, {1, 8}};
template <const auto& Rows, class Member = number_in_key>
constexpr bool are_sorted() {
  constexpr auto& all = text_rows::numbers<Rows, Member>;
  for (size_t at = 1; at < all.size(); ++at) {
    const size_t before = text_rows::sorted<all>[at - 1], row = text_rows::sorted<all>[at];
    if (all[before] > all[row] || (all[before] == all[row] && before > row)) return false;
  }
  return true;
}
static_assert(are_sorted<wide_rows>() && are_sorted<small_rows>() && are_sorted<unsigned_rows>() &&
              are_sorted<one_row>() && are_sorted<equal_rows>() && are_sorted<equal_rows, number_in_value>());
constexpr auto same_key = text_rows::find_duplicate<text_rows::numbers<equal_rows, number_in_key>>();
constexpr auto same_value = text_rows::find_duplicate<text_rows::numbers<equal_rows, number_in_value>>();
static_assert(same_key.first == 1 && same_key.second == 3 && same_value.first == 0 && same_value.second == 1);
static_assert(text_rows::find_duplicate<text_rows::numbers<wide_rows, number_in_key>>().second == 0);
static_assert(text_rows::range_of_numbers<text_rows::numbers<wide_rows, number_in_key>>.first == least &&
              text_rows::range_of_numbers<text_rows::numbers<wide_rows, number_in_key>>.last == most &&
              text_rows::range_of_numbers<text_rows::numbers<no_rows<number_row<int, int>>, number_in_key>>.last == 0);

int main() { return at_run_time(are_sorted<wide_rows>, are_sorted<small_rows>, are_sorted<equal_rows>); }
