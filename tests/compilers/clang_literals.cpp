// SPDX-License-Identifier: BSL-1.0
#include <u8lit/literals.hpp>

#ifndef __clang__  // other compilers have no attribute that refuses a call

int main() {}

#else

using namespace u8lit::detail;

// Each type of code unit has the numbers of its encoding form (diagnosis/attribute_for.hpp).
static_assert(attribute_for_char("\xC0") == 401 && attribute_for_char16_t(u"\xD83D") == 801 &&
              attribute_for_char32_t(U"\xD800") == 601);

// Whether an operator can be called at run time can be asked without an error.
template <class Pointer>
concept called_at_run_time = requires(Pointer units) { u8lit::operator""_utf8(units, 1); } ||
                             requires(Pointer units) { u8lit::operator""_utf16(units, 1); } ||
                             requires(Pointer units) { u8lit::operator""_utf32(units, 1); };
static_assert(!called_at_run_time<const char*> && !called_at_run_time<const char16_t*>);
static_assert(!called_at_run_time<const char32_t*> && !called_at_run_time<decltype(+u8"")>);

#ifdef __cpp_char8_t
static_assert(attribute_for_char8_t(u8"1234567\xFF") == 2408);
#endif

int main() {}

#endif
