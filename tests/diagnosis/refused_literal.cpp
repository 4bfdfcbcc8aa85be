// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/refused_literal.hpp>

#ifndef __clang__  // other compilers have no attribute that refuses a call

int main() {}

#else

using namespace u8lit::detail;

// What a literal that is a pack of code units has: the number of UTF-8, or of a wider form plus 16000 or 32000.
static_assert(attribute_for_pack<char, '\xC0'>() == 401 && attribute_for_pack<char, 'a', '\xFF'>() == 2402);
static_assert(attribute_for_pack<char16_t, u'a', char16_t{0xDE00}>() == 16902);
static_assert(attribute_for_pack<char32_t, char32_t{0x110000}>() == 32701);
static_assert(attribute_for_pack<wchar_t, static_cast<wchar_t>(0xDC00)>() == (sizeof(wchar_t) == 2 ? 16901 : 32601));
static_assert(attribute_for_pack<char>() < 100 && attribute_for_pack<char, 'a'>() < 100);

// A refused literal is refused where it is made, and softly where constraints ask for that.
template <int Attribute>
refused_literal<Attribute> refuse();
template <int Attribute>
concept can_be_made = requires { refuse<Attribute>(); };
static_assert(!can_be_made<101> && !can_be_made<16801> && !can_be_made<32700> && !can_be_made<0>);
static_assert(sizeof(decltype(refuse<101>())*) > 0);  // as a type alone it is not

int main() {}

#endif
