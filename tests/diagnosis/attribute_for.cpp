// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/attribute_for.hpp>

#ifndef __clang__  // other compilers have no attribute that refuses a call

int main() {}

#else

using namespace u8lit::detail;

// The numbers of attributes are written as rcc: r is the number of the reason, cc that of the code unit. The reasons
// are those of compilers/clang_attributes.hpp, in its order.
template <class Unit, unsigned long Size>
constexpr int number_for(const Unit (&literal)[Size]) {
  return attribute_for(literal, Size - 1, sizeof(Unit) == 1 ? 8 : 4);
}
static_assert(number_for("") < 100 && number_for("abc") < 100 && number_for("日本語") < 100);  // well-formed: no attribute
static_assert(number_for("\xE6\x97") == 101);  // RFC 3629 section 4: truncated
static_assert(number_for("a\xE6\x97z") == 202);  // section 4: a continuation is missing
static_assert(number_for("ab\x80") == 303);  // section 4: UTF8-tail begins nothing
static_assert(number_for("\xC0") == 401 && number_for("\xC1") == 401);  // section 1: C0, C1
static_assert(number_for("\xF5") == 1401 && number_for("\xFD") == 1401);  // section 1: F5 to FD
static_assert(number_for("\xFE") == 2401 && number_for("\xFF") == 2401);  // section 1: FE, FF
static_assert(number_for("\xE0\x80\x80") == 501);  // section 3: overlong
static_assert(number_for("\xED\xA0\x80") == 601);  // section 3: D800
static_assert(number_for("\xF4\x90\x80\x80") == 701);  // section 3: 110000
static_assert(number_for(u"\xD83D") == 801 && number_for(u"a\xDE00") == 902);
static_assert(number_for(U"\xD800") == 601 && number_for(U"a\x110000") == 702);

// The first eight bytes, and the first four code units of more, have numbers.
static_assert(number_for("1234567\xFF") == 2408 && number_for("12345678\xFF") == 2400);
static_assert(number_for(u"123\xDE00") == 904 && number_for(u"1234\xDE00") == 900);
static_assert(number_for(U"123\xD800") == 604 && number_for(U"1234\xD800") == 600);

int main() {}

#endif
