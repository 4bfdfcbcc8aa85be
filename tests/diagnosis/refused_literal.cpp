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

// What a literal has that must be one scalar value.
static_assert(attribute_for_scalar<char, 'a'>() == 0 && attribute_for_scalar<char16_t, char16_t{0x20AC}>() == 0);
static_assert(attribute_for_scalar<char, '\xE2', '\x82', '\xAC'>() == 0);
static_assert(attribute_for_scalar<char16_t, char16_t{0xD83D}, char16_t{0xDE00}>() == 0);
static_assert(attribute_for_scalar<char>() == 64001 && attribute_for_scalar<char32_t>() == 64001);
static_assert(attribute_for_scalar<char, 'a', 'b'>() == 64002);
static_assert(attribute_for_scalar<char, '\xF0', '\x9F', '\x98', '\x80', 'b'>() == 64005);
static_assert(attribute_for_scalar<char16_t, char16_t{0xD83D}, char16_t{0xDE00}, u'b'>() == 64103);
static_assert(attribute_for_scalar<char32_t, U'a', U'b'>() == 64102);
static_assert(attribute_for_scalar<char, 'a', '\xFF'>() == 2402);  // what is ill-formed is that first

// A refused literal is refused where it is made, and softly where constraints ask for that.
template <int Attribute>
refused_literal<Attribute> refuse();
template <int Attribute>
concept can_be_made = requires { refuse<Attribute>(); };
static_assert(!can_be_made<101> && !can_be_made<16801> && !can_be_made<32700> && !can_be_made<64001> &&
              !can_be_made<0>);
static_assert(sizeof(decltype(refuse<101>())*) > 0);  // as a type alone it is not

int main() {}

#endif
