// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/code_point_set.hpp>.
#include <u8lit/code_point_set.hpp>
#include <u8lit/literals.hpp>

using namespace u8lit::literals;

inline constexpr auto digits = u8lit::make_code_points({{U'0', U'9'}});
inline constexpr auto letters = u8lit::make_code_points({{U'A', U'Z'}, {U'a', U'z'}});
static_assert(digits.contains(U'7') && letters.count() == 52);

inline constexpr auto word = letters | digits | u8lit::make_code_points({U'_'});
static_assert(word.contains(U'_') && word.count() == 63);

static_assert((letters & digits).empty() && (word - digits).count() == 53);

static_assert((word ^ letters).count() == 11);

inline constexpr auto others = ~word;
static_assert(others.contains(U'-') && !others.contains(U'x'));

// The parameter of a function that takes any such set.
template <u8lit::size_t Capacity>
constexpr bool has_digits(const u8lit::code_point_ranges<Capacity>& set) {
  return u8lit::is_subset(digits, set);
}
static_assert(has_digits(word) && !has_digits(letters));

inline constexpr auto vowels = u8lit::code_points_in("aeiou");
static_assert(vowels.contains(U'e') && vowels.count() == 5);

constexpr bool is_vowel(char32_t value) { return vowels.contains(value); }
static_assert(u8lit::code_points_where<is_vowel, letters>.count() == 5);

static_assert(u8lit::all_scalar_values.count() == 1'112'064);

// A bitmap, for lookup at run time.
inline constexpr const auto& is_word = u8lit::make_code_point_set<word>;
static_assert(is_word.contains(U'x') && !is_word.contains(U'-'));

template <class Near, class Far>
constexpr bool has_space(const u8lit::code_point_set<Near, Far>& set) {
  return set.contains(U' ');
}
static_assert(!has_space(is_word));

inline constexpr u8lit::scalar_range greek{0x0391, 0x03C9};
static_assert(greek.contains(U'Ω'));

// Surrogates are code points, but not scalar values.
inline constexpr u8lit::code_point_range surrogates{0xD800, 0xDFFF};
static_assert(surrogates.contains(0xDABC));

static_assert(u8lit::find_first_of("abc1"_text, digits) == 3);

static_assert(u8lit::find_first_not_of("123x"_text, digits) == 3);

static_assert(u8lit::prefix_in("12a"_text, digits) == "12");

int main() {}
