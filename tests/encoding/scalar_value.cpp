// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/scalar_value.hpp>

#include <initializer_list>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(code_points == code_point_range{0, 0x10FFFF} && surrogates == code_point_range{0xD800, 0xDFFF});

// The kind of each code point, at the limits.
constexpr bool kinds_of_code_points() {
  for (const char32_t value : {0x0000u, 0x0041u, 0x007Fu, 0x0080u, 0x07FFu, 0x0800u, 0xD7FFu, 0xE000u, 0xFFFFu,
                               0x10000u,
                               0x10FFFFu}) {
    if (!is_scalar_value(value) || is_surrogate(value)) return false;
  }
  for (const char32_t value : {0xD800u, 0xDBFFu, 0xDC00u, 0xDFFFu}) {
    if (is_scalar_value(value) || !is_surrogate(value)) return false;
  }
  for (const char32_t value : {0x110000u, 0x11D800u, 0x7FFFFFFFu, 0x80000000u, 0xFFFFFFFFu}) {
    if (is_scalar_value(value) || is_surrogate(value)) return false;
  }
  return true;
}
static_assert(kinds_of_code_points());

constexpr bool noncharacters() {
  for (char32_t plane = 0; plane <= 0x10'0000; plane += 0x1'0000) {
    if (is_noncharacter(plane + 0xFFFD) || is_noncharacter(plane)) return false;
    if (!is_noncharacter(plane + 0xFFFE) || !is_noncharacter(plane + 0xFFFF)) return false;
    if (is_noncharacter(plane + 0xFDCF) || is_noncharacter(plane + 0xFDF0)) return false;
    if (is_noncharacter(plane + 0xFDD0) != (plane == 0) ||
        is_noncharacter(plane + 0xFDEF) != (plane == 0)) return false;
  }
  return !is_noncharacter(0x11'FFFE) && !is_noncharacter(0x11'FFFF) && !is_noncharacter(0xFFFF'FFFF);
}
static_assert(noncharacters());

// Constants convert implicitly.
constexpr scalar_value euro = U'\u20AC';
static_assert(euro == 0x20AC && euro.unchecked_value == 0x20AC && scalar_value{} == 0);
static_assert(scalar_value{0x10FFFF} == 0x10FFFF && scalar_value{0xD7FF} == 0xD7FF && scalar_value{0xE000} == 0xE000);
static_assert(scalar_value{u'\u20AC'} == euro && scalar_value{'A'} == U'A');
constexpr char32_t number_of(scalar_value value) { return value; }
static_assert(scalar_value{65} == U'A' && scalar_value{65ll} == U'A' && scalar_value{65u} == U'A' &&
              scalar_value{'\x7F'} == 0x7F);
static_assert(number_of(U'\u20AC') == 0x20AC);
static_assert(replacement_character == 0xFFFD);

static_assert(euro != scalar_value{U'A'} && scalar_value{U'A'} < euro && euro <= euro && euro > scalar_value{});

constexpr bool from_checks() {
  for (const char32_t value : {0x0000u, 0xD7FFu, 0xE000u, 0x10FFFFu}) {
    const optional_scalar_value found = scalar_value::from(value);
    if (!found || !found.has_value() || *found != value || found.value_or(U'?') != value) return false;
  }
  for (const char32_t value : {0xD800u, 0xDFFFu, 0x110000u, 0xFFFFFFFFu}) {
    const optional_scalar_value found = scalar_value::from(value);
    if (found || found.has_value() || *found != replacement_character || found.value_or(U'?') != U'?') return false;
  }
  return !optional_scalar_value{} && *optional_scalar_value{} == replacement_character &&
         *optional_scalar_value{euro} == euro;
}
static_assert(from_checks());

// A number is checked before it could be truncated; an octet beyond 7F is not a character.
template <auto Number>
constexpr bool is_accepted = scalar_value::from(Number).has_value() && is_scalar_range(Number, Number);
template <auto Number>
constexpr bool is_rejected = !scalar_value::from(Number).has_value() && !is_scalar_range(Number, Number);
static_assert(is_accepted<0x41> && is_accepted<0x10FFFFll> && is_accepted<u'\u20AC'> && is_accepted<'\x7F'>);
static_assert(is_rejected<0x1'0000'0041> && is_rejected<0x1'0000'0041ull> &&
              is_rejected<0x8000'0000'0000'0041ull>);
static_assert(is_rejected<-1> && is_rejected<-4'294'967'200> && is_rejected<0x11'0000ll> &&
              is_rejected<u'\xD800'>);
static_assert(is_rejected<'\x80'> && is_rejected<'\xE9'> && is_rejected<static_cast<octet>(0xE9)>);

// What compilers print of a number that is refused: why, and the number itself, as it was written.
constexpr long long printed(auto number) { return describe_range(number, number).first; }
static_assert(printed(0x1'0000'0041) == 0x1'0000'0041 && printed(-1) == -1 && printed(-1L) == -1);
static_assert(printed(0xFFFF'FFFFu) == 0xFFFF'FFFF && printed(~0ull) == 0x7FFF'FFFF'FFFF'FFFF);
static_assert(printed('\xE9') == 0xE9 && flaw_in_range('\xE9', '\xE9') == range_flaw::half_a_character);
static_assert(!is_scalar_value(0x1'0000'0041) && !is_surrogate(0x1'0000'D800) && !is_noncharacter(0x1'0000'FFFE));
#ifdef __cpp_char8_t
static_assert(is_accepted<u8'A'> && is_rejected<static_cast<char8_t>(0xE9)>);
#endif

// As a template argument, they are refused softly.
template <scalar_value>
struct of_value;
template <auto Number>
concept is_argument = requires { typename of_value<Number>; } && requires { typename of_value<scalar_value{Number}>; };
template <auto Number>
concept is_no_argument = !requires { typename of_value<Number>; } &&
                         !requires { typename of_value<scalar_value{Number}>; };
static_assert(is_argument<0x41> && is_no_argument<0xD800> && is_no_argument<0x110000> && is_no_argument<'\xE9'>);

// Other types do not convert.
template <class Number>
concept converts = std::is_convertible_v<Number, scalar_value>;
static_assert(converts<char32_t> && converts<int> && converts<unsigned long long> && converts<char> &&
              converts<wchar_t>);
static_assert(!converts<bool> && !converts<float> && !converts<double> && !converts<char*> &&
              !converts<decltype(nullptr)>);
template <class Number>
concept is_from = requires(Number number) { scalar_value::from(number); };
static_assert(is_from<int> && is_from<char32_t> && !is_from<bool> && !is_from<double> && !is_from<const char*>);

constexpr bool unchecked_does_not_check() {
  return scalar_value::unchecked(0x20AC) == euro && scalar_value::unchecked(0xD800).unchecked_value == 0xD800;
}
static_assert(unchecked_does_not_check());

// Why a constant is refused.
constexpr range_flaw flaw_in(auto number) { return flaw_in_range(number, number); }
static_assert(is_scalar_range(U'\u20AC', U'\u20AC') && is_scalar_range(0xD7FF, 0xD7FF));
static_assert(is_scalar_range(0xE000, 0xE000) && is_scalar_range(0x10FFFF, 0x10FFFF));
static_assert(flaw_in(0xD800) == range_flaw::surrogate && printed(0xD800) == 0xD800);
static_assert(flaw_in(0xDFFF) == range_flaw::surrogate && printed(0xDFFF) == 0xDFFF);
static_assert(flaw_in(0x110000) == range_flaw::out_of_range && printed(0x110000) == 0x110000);
static_assert(flaw_in(0xFFFF'FFFF) == range_flaw::out_of_range && flaw_in(0x1'0000'0041) == range_flaw::out_of_range);
static_assert(flaw_in(~0ull) == range_flaw::out_of_range && flaw_in(-1) == range_flaw::negative);
static_assert(flaw_in(-4'294'967'200) == range_flaw::negative && describe_range(5, -2L).last == -2);

// A scalar value may be a template argument.
template <scalar_value Value>
constexpr char32_t argument = Value;
static_assert(argument<U'\u20AC'> == 0x20AC && argument<euro> == 0x20AC);

static_assert(std::is_trivially_copyable_v<scalar_value> && sizeof(scalar_value) == sizeof(char32_t));
static_assert(std::is_trivially_copyable_v<optional_scalar_value> && std::is_convertible_v<scalar_value, char32_t>);
static_assert(!std::is_convertible_v<optional_scalar_value, bool> && !std::is_convertible_v<const char*, scalar_value>);
static_assert(noexcept(is_scalar_value(0)) && noexcept(is_surrogate(0)) && noexcept(is_noncharacter(0)));
static_assert(noexcept(scalar_value{}) && noexcept(scalar_value{U'A'}) && noexcept(scalar_value::from(0)));
static_assert(noexcept(scalar_value::unchecked(0)) && noexcept(euro == euro) && noexcept(optional_scalar_value{euro}));
static_assert(noexcept(*scalar_value::from(0)) && noexcept(scalar_value::from(0).value_or(euro)));
static_assert(noexcept(scalar_value::from(0).has_value()) && noexcept(!scalar_value::from(0)));
static_assert(noexcept(static_cast<char32_t>(euro)) && noexcept(is_scalar_range(U'A', U'A')));

// Unicode 3.9: there are 1,112,064 scalar values, and 66 noncharacters.
constexpr bool as_many_as_unicode_says() {
  unsigned scalar_values = 0, of_surrogates = 0, of_noncharacters = 0;
  for (char32_t value = 0; value <= 0x12'0000; ++value) {
    scalar_values += is_scalar_value(value);
    of_surrogates += is_surrogate(value);
    of_noncharacters += is_noncharacter(value);
  }
  return scalar_values == 1'112'064 && of_surrogates == 2048 && of_noncharacters == 66;
}

int main() {
  return at_run_time(kinds_of_code_points, noncharacters, from_checks, unchecked_does_not_check,
                     as_many_as_unicode_says);
}
