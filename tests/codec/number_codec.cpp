// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/number_codec.hpp>

#include <u8lit/transcoding/latin1.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// An encoding with one code unit for each number is defined by the ranges of its numbers: ISO 8859-1 has 00-FF, ASCII
// 00-7F.
inline constexpr number_range latin1_numbers[] = {{0x00, 0xFF}};
struct as_latin1 : number_codec<as_latin1, unsigned char, latin1_numbers> {};
inline constexpr number_range ascii_numbers[] = {{0x00, 0x7F}};
struct ascii : number_codec<ascii, char, ascii_numbers> {};

static_assert(ascii::longest == 1 && ascii::unit_form == encoding_form::utf8);
static_assert(ascii::is_well_formed("abc") && ascii::validate("ab\x80") == verdict{fault::out_of_range, 2, 1});
static_assert(ascii::encode(U'a').size() == 1 && ascii::encode(U'a')[0] == 'a' && ascii::encode(U'é').empty());
static_assert(ascii::decode_front("a").value == U'a' && ascii::decode_front("") == decoded{});
static_assert(as_latin1::has(0xFF) && !as_latin1::has(0x100) && as_latin1::decode_front("\xE9").value == U'é');

// The conversions agree with those of latin1.hpp.
constexpr bool are_as_latin1() {
  for (unsigned octet = 0; octet <= 0xFF; ++octet) {
    const char in[] = {static_cast<char>(octet), 'x'};
    char out[4]{}, expected[4]{}, back[2]{};
    const transcoded made = from_latin1(in, 2, expected, 4);
    if (as_latin1::to_utf8(in, 2, out, 4) != made) return false;
    if (as_latin1::to_utf8_length(units_of(in, 2)) != made.written) return false;
    for (size_t at = 0; at < made.written; ++at) {
      if (out[at] != expected[at]) return false;
    }
    const transcoded expected_back{made.written, 2, {fault::none, made.written, 0}};
    if (as_latin1::from_utf8(out, made.written, back, 2) != expected_back) return false;
    if (as_latin1::from_utf8_length(units_of(out, made.written)) != 2) return false;
    if (back[0] != in[0] || back[1] != 'x') return false;
  }
  char octets[2]{};
  return as_latin1::from_utf8("é€", octets) == to_latin1("é€", octets);
}
static_assert(are_as_latin1());

// The ranges may have gaps, surrogates inside or between them, and any order.
inline constexpr number_range some_numbers[] = {{0xE000, 0xE000}, {0x41, 0x43}, {0xD900, 0xDFFF}};
struct some : number_codec<some, char16_t, some_numbers> {};
constexpr bool has_gaps() {
  for (char32_t number = 0; number <= 0xFFFF; ++number) {
    const char16_t unit[] = {static_cast<char16_t>(number)};
    const bool is_in = (number >= 'A' && number <= 'C') || (number >= 0xD900 && number <= 0xE000);
    const fault what = is_in ? fault::none : number >> 8 == 0xD8 ? fault::surrogate : fault::out_of_range;
    if (some::has(number) != is_in || some::encode(number).size() != is_in) return false;
    if (some::decode_front(unit, 1) != decoded{is_in ? number : 0xFFFD, 1, what}) return false;
    if (some::validate(unit, 1) != verdict{what, is_in, !is_in}) return false;
  }
  return !some::has(0x1'0041);
}

// The first fault is reported, wherever it is.
constexpr bool reports_the_first_fault(size_t size, size_t stride) {
  char16_t text[70]{};
  for (size_t at = 0; at < size; ++at) text[at] = at % 3 == 0 ? 0xE000 : at % 7 == 0 ? 0xDFFF : 'C';
  if (some::validate(text, size) != verdict{fault::none, size, 0}) return false;
  for (size_t wrong = size; wrong > 0; wrong = wrong < stride ? 0 : wrong - stride) {
    text[wrong - 1] = wrong % 2 == 0 ? 0xD800 : 0xE001;
    const fault what = wrong % 2 == 0 ? fault::surrogate : fault::out_of_range;
    if (some::validate(text, size) != verdict{what, wrong - 1, 1}) return false;
  }
  return true;
}
static_assert(reports_the_first_fault(16, 1) && reports_the_first_fault(17, 16) && reports_the_first_fault(51, 5));
bool reports_it_for_any_size() {
  for (size_t size = 0; size <= 70; ++size) {
    if (!reports_the_first_fault(size, 1)) return false;
  }
  return true;
}
// Empty ranges, and signed code units.
inline constexpr number_range reversed_numbers[] = {{0x80, 0x7F}, {0x10, 0x20}, {0xFF, 0xFF}};
struct reversed : number_codec<reversed, char, reversed_numbers> {};
static_assert(reversed::is_well_formed("\x10\xFF             \xFF\x20 "));
static_assert(reversed::validate("           \x7F      ").offset == 11);

// Other code units are no valid arguments.
template <class Codec, class Unit>
concept reads = requires(const Unit* units) { Codec::validate(units, 1); Codec::decode_front(units, 1); };
template <class Codec, class Unit>
concept writes = requires(Unit* units) { Codec::encode_to(units, U'a'); };
static_assert(reads<some, char16_t> && !reads<some, char> && !reads<some, char32_t> && reads<ascii, unsigned char>);
static_assert(writes<some, char16_t> && !writes<some, char> && !writes<some, char32_t>);
static_assert(reads<some, wchar_t> == (sizeof(wchar_t) == 2));

// Numbers that do not fit in a code unit make no encoding.
inline constexpr number_range too_many_numbers[] = {{0x41, 0x43}, {0xE000, 0x1'0000}};
template <class Unit, const auto& Numbers>
concept has_form = requires { typename number_codec<void, Unit, Numbers>; };
static_assert(has_form<char16_t, some_numbers> && !has_form<char, some_numbers>);
static_assert(!has_form<char16_t, too_many_numbers>);
static_assert(has_form<char32_t, too_many_numbers> && has_form<char, latin1_numbers> && !has_form<int, ascii_numbers>);

int main() { return at_run_time(are_as_latin1, has_gaps, reports_it_for_any_size); }
