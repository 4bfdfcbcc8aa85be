// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_set.hpp>
#include <u8lit/code_point/find_first_of.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/property_set.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

// Equal properties are one object, whatever they are called.
template <class Set>
constexpr bool are_one(const Set& left, const Set& right) {
  return &left == &right;
}
static_assert(are_one(property<"Lu">, property<"Uppercase_Letter">) && are_one(property<"lu">, property<"gc=Lu">) &&
              are_one(property<"General_Category: uppercase letter">, property<general_category::uppercase_letter>));
static_assert(are_one(property<"Greek">, property<"isGreek">) && are_one(property<"sc=Grek">, property<script::greek>));
static_assert(are_one(property<"Alphabetic">, property<"Alpha">) &&
              are_one(property<"alpha">, property<binary_property::alphabetic>));

// Without unused capacity.
static_assert(__is_same(decltype(property<"ASCII">), const code_point_ranges<1>) &&
              property<"ASCII"> == make_code_points({{0, 0x7F}}));
static_assert(property<"White_Space"> ==
              make_code_points({{0x9, 0xD}, 0x20, 0x85, 0xA0, 0x1680, {0x2000, 0x200A}, {0x2028, 0x2029}, 0x202F,
                                0x205F, 0x3000}));
static_assert(property<"Pattern_White_Space"> ==
              make_code_points({{0x9, 0xD}, 0x20, 0x85, {0x200E, 0x200F}, {0x2028, 0x2029}}));

// Sets combine with others and with each other.
constexpr auto greek_letters = property<"L"> & property<"Script=Greek">;
static_assert(greek_letters.contains(U'\u03B1') && !greek_letters.contains(U'a') && !greek_letters.contains(U'\u0384'));
static_assert((property<"Nd"> - property<"ASCII">).contains(U'\u0660') &&
              (property<"Latin"> | make_code_points({{U'0', U'9'}})).contains(U'7'));
static_assert(property<"L"> == (property<"Lu"> | property<"Ll"> | property<"Lt"> | property<"Lm"> | property<"Lo">));
static_assert(property<"LC"> == (property<"Lu"> | property<"Ll"> | property<"Lt">));
static_assert(property<"Any"> == (property<"L"> | property<"M"> | property<"N"> | property<"P"> | property<"S"> |
                                  property<"Z"> | property<"C">));
static_assert(property<"Assigned"> == ~property<"Cn">);

// No set has surrogates.
static_assert(property<"Any"> == all_scalar_values && property<"Cs"> == make_code_points() &&
              property<"Block=High Surrogates">.empty() && !property<"Assigned">.contains(0xD800) &&
              property<"Unknown">.contains(0xD7FF) && !property<"Unknown">.contains(0xD800));

// Characters of one script that others use, too.
static_assert(property<"scx=Kana">.contains(U'\u30FC') && property<"scx=Hira">.contains(U'\u30FC') &&
              !property<"sc=Kana">.contains(U'\u30FC') && property<"Common">.contains(U'\u30FC') &&
              !property<"scx=Common">.contains(U'\u30FC'));
static_assert(property<"Script_Extensions=Greek">.contains(U'\u03B1'));

static_assert(property<"East_Asian_Width=Wide">.contains(U'\u65E5') && property<"ea=F">.contains(U'\uFF21') &&
              property<east_asian_width::halfwidth>.contains(U'\uFF66'));
static_assert(property<"Bidi_Class=AL">.contains(U'\u0628') && property<"bc=R">.contains(U'\u05D0'));
static_assert(property<"Joining_Type=D">.contains(U'\u0628') && property<"jt=Transparent">.contains(U'\u0301'));
static_assert(property<"Numeric_Type=Decimal"> == property<"Nd">);
static_assert(property<"nv=1/2">.contains(U'\u00BD') && !property<"nv=1/2">.contains(0x0F33) &&
              property<"Numeric_Value=-1/2"> == make_code_points({0x0F33}) && property<"nv=0">.contains(U'0'));
static_assert(property<"Block=Basic Latin"> == property<"ASCII"> && property<"blk=Greek">.contains(U'\u0378'));

// What was assigned in a version or before.
static_assert(property<"Age=2.1">.contains(U'a') && property<"Age=2.1">.contains(U'\u20AC') &&
              !property<"Age=2.0">.contains(U'\u20AC') &&
              property<age::v17_0> == (property<"Assigned"> | property<"Noncharacter_Code_Point">) &&
              property<"age=Unassigned"> == property<"Cn"> - property<"Noncharacter_Code_Point">);

// They are what other functions take.
static_assert(find_first_of("abc \u0391"_text, property<"Greek">) == 4);
static_assert(make_code_point_set<property<"Dash">>.contains(U'\u2014'));

static_assert(has<"Alphabetic">(U'x') && !has<"Alphabetic">(U'1') && has<"Emoji">(U'1') &&
              !has<"Emoji_Presentation">(U'1') && has<"Emoji_Presentation">(U'\U0001F600') &&
              has<"Extended_Pictographic">(U'\u00A9') && has<"XID_Start">(U'_') == false && has<"XID_Continue">(U'_') &&
              has<"Default_Ignorable_Code_Point">(U'\u00AD') && has<"Noncharacter_Code_Point">(0xFFFE));
static_assert(has<"Script=Greek">(U'\u03B1') && has<"scx=Hira">(U'\u30FC') && !has<"sc=Hira">(U'\u30FC') &&
              has<"L">(U'x') && !has<"Lu">(U'x') && has<"ea=W">(U'\u65E5') && has<"bc=AN">(U'\u0660') &&
              has<"jt=D">(U'\u0628') && has<"nt=Digit">(U'\u00B2') && has<"nv=2">(U'\u00B2') && has<"age=3.0">(U'x') &&
              !has<"age=1.1">(U'\u20AC') && has<"blk=ASCII">(U'x'));
static_assert(!has<"Any">(0xD800) && !has<"Cn">(0x11'0000) && !has<"Cn">(-1) && !has<"Any">('\x80') && has<"Any">('x'));

// Each member of a set has the property, and what is next to its ranges has not.
template <detail::property_name Name>
bool agree() {
  for (const code_point_range range : property<Name>) {
    if (!has<Name>(range.first) || !has<Name>(range.last) || (range.first > 0 && has<Name>(range.first - 1)) ||
        has<Name>(range.last + 1))
      return false;
  }
  return !property<Name>.empty();
}

int main() {
  return at_run_time(agree<"Alphabetic">, agree<"White_Space">, agree<"Lu">, agree<"Grek">, agree<"scx=Deva">,
                     agree<"bc=R">, agree<"Age=5.2">);
}
