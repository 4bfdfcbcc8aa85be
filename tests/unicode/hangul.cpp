// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/hangul.hpp>

using namespace u8lit::detail;

// The Unicode Standard, section 3.12, "Common Constants": SBase, LBase, VBase, TBase, LCount, VCount, TCount, SCount.
static_assert(hangul::first_syllable == 0xAC00 && hangul::first_lead == 0x1100 && hangul::first_vowel == 0x1161 &&
              hangul::before_first_trail == 0x11A7);
static_assert(hangul::leads == 19 && hangul::vowels == 21 && hangul::trails == 28 &&
              hangul::leads * hangul::vowels * hangul::trails == 11172);

static_assert(!hangul::is_syllable(0xABFF) && hangul::is_syllable(0xAC00) && hangul::is_syllable(0xD7A3) &&
              !hangul::is_syllable(0xD7A4) && !hangul::is_syllable(0) && !hangul::is_syllable(0x10FFFF));

int main() { return 0; }
