// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_HANGUL_HPP
#define U8LIT_UNICODE_HANGUL_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

// Hangul syllables are composed of a leading consonant, a vowel, and perhaps a trailing consonant by a formula (the
// Unicode Standard, section 3.12).
namespace u8lit::detail::hangul {

inline constexpr char32_t first_syllable = 0xAC00, first_lead = 0x1100, first_vowel = 0x1161,
                          before_first_trail = 0x11A7;
inline constexpr unsigned leads = 19, vowels = 21, trails = 28;

U8LIT_ABI constexpr bool is_syllable(char32_t value) noexcept {
  return value - first_syllable < leads * vowels * trails;
}

// The syllable of a leading consonant and a vowel; 0 if they are none.
U8LIT_ABI constexpr char32_t compose_syllable(char32_t lead, char32_t vowel) noexcept {
  return lead - first_lead < leads && vowel - first_vowel < vowels
             ? first_syllable + ((lead - first_lead) * vowels + (vowel - first_vowel)) * trails
             : 0;
}
// The syllable without a trailing consonant that is given, and the consonant; 0 if they are none.
U8LIT_ABI constexpr char32_t add_trail(char32_t syllable, char32_t trail) noexcept {
  const bool has_none = is_syllable(syllable) && (syllable - first_syllable) % trails == 0;
  return has_none && trail - before_first_trail - 1 < trails - 1 ? syllable + (trail - before_first_trail) : 0;
}

}  // namespace u8lit::detail::hangul

#include <u8lit/base/end.hpp>

#endif
