// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_NAME_TEXT_HPP
#define U8LIT_UNICODE_NAME_TEXT_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/unicode/hangul.hpp>
#include <u8lit/unicode/name_tables.hpp>
#include <u8lit/base/begin.hpp>

// Reads the names of characters. Most are in one string, in the order of code points. Of each, it has how many words
// are those of the name before, and how many follow; then these, each as a number of a word, or spelled. Names are in
// groups, so that few must be read to find one. Those of ideographs and of syllables of Hangul are composed.

namespace u8lit::detail {

// A name in ASCII.
struct name_text {
  char characters[longest_name]{};
  size_t size = 0;

  U8LIT_ABI constexpr void append(const utf8_character* units, size_t count) noexcept {
    for (size_t at = 0; at < count; ++at) characters[size++] = static_cast<char>(units[at]);
  }
  U8LIT_ABI constexpr void append(const utf8_character* string) noexcept {
    while (*string != u8'\0') characters[size++] = static_cast<char>(*string++);
  }
};

// Digits are characters from # on, but ! and a space for the backslash and the question mark.
[[nodiscard]] U8LIT_ABI constexpr unsigned name_digit(utf8_character character) noexcept {
  return static_cast<unsigned>((character == u8'!' ? u8'\\' : character == u8' ' ? u8'?' : character) - u8'#');
}
template <unsigned Count>
[[nodiscard]] U8LIT_ABI constexpr unsigned name_number(const utf8_character* digits) noexcept {
  unsigned result = 0;
  for (unsigned at = 0; at < Count; ++at) result = result * name_base + detail::name_digit(digits[at]);
  return result;
}

// A word of a name: a number, or, after the last digit, characters. The last one is marked: it is a small letter
// instead of a capital one, a sign before the hyphen for a digit, or a tilde for a hyphen.
inline constexpr unsigned spelled_word = name_base - 1;
[[nodiscard]] U8LIT_ABI constexpr bool is_last_of_word(utf8_character character) noexcept {
  return character >= u8'a' || character < u8'-';
}
[[nodiscard]] U8LIT_ABI constexpr size_t end_of_word(size_t at) noexcept {
  const unsigned first = detail::name_digit(name_stream[at]);
  if (first < short_words) return at + 1;
  if (first < spelled_word) return at + 2;
  do ++at;
  while (!detail::is_last_of_word(name_stream[at]));
  return at + 1;
}
// Appends a word of a list in which words follow each other from the shortest on.
template <class Lengths>
U8LIT_ABI constexpr void append_listed_word(name_text& name, const utf8_character* words, const Lengths& shorter,
                                            unsigned number) noexcept {
  size_t length = 0, begin = 0;
  while (shorter[length + 1] <= number) {
    begin += size_t{length} * (size_t{shorter[length + 1]} - shorter[length]);
    ++length;
  }
  name.append(words + begin + (number - shorter[length]) * length, length);
}
U8LIT_ABI constexpr void append_word(name_text& name, size_t at) noexcept {
  const unsigned first = detail::name_digit(name_stream[at]);
  if (first < short_words) {
    detail::append_listed_word(name, short_word_text, short_word_lengths, first);
  } else if (first < spelled_word) {
    detail::append_listed_word(name, long_word_text, long_word_lengths,
                               (first - short_words) * name_base + detail::name_digit(name_stream[at + 1]));
  } else {
    size_t last = at + 1;
    while (!detail::is_last_of_word(name_stream[last])) ++last;
    name.append(name_stream + at + 1, last - at - 1);
    const utf8_character mark = name_stream[last];
    name.characters[name.size++] = static_cast<char>(mark == u8'~'   ? u8'-'
                                                     : mark >= u8'a' ? mark - u8'a' + u8'A' : mark - u8'#' + u8'0');
  }
}

// The name of this number.
[[nodiscard]] U8LIT_ABI constexpr name_text stored_name(unsigned number) noexcept {
  constexpr unsigned most_new = 10;
  size_t words[most_words]{}, count = 0;
  size_t at = detail::name_number<3>(name_groups + 3 * size_t{number / names_in_group});
  for (unsigned rest = number % names_in_group + 1; rest > 0; --rest) {
    const unsigned head = detail::name_digit(name_stream[at++]);
    count = head / most_new;
    size_t end = count + head % most_new + 1;
    if (head == spelled_word) {
      count = 0;
      end = detail::name_digit(name_stream[at++]);
    }
    while (count < end) {
      words[count++] = at;
      at = detail::end_of_word(at);
    }
  }
  name_text result;
  for (size_t word = 0; word < count; ++word) {
    if (word > 0) result.append(u8" ");
    detail::append_word(result, words[word]);
  }
  return result;
}

inline constexpr unsigned not_stored = ~0u;

// The number of the last run that does not begin after a value.
template <class Firsts>
[[nodiscard]] U8LIT_ABI constexpr size_t run_of_names(const Firsts& firsts, any_number value) noexcept {
  size_t at = 0;
  for (size_t count = sizeof firsts / sizeof *firsts - 1; count > 1;) {
    const size_t half = count / 2;
    if (any_number{firsts[at + half]} <= value) at += half;
    count -= half;
  }
  return at;
}
// The number of the name of a code point, if it is in the string.
[[nodiscard]] U8LIT_ABI constexpr unsigned number_of_name(char32_t value) noexcept {
  const size_t run = detail::run_of_names(name_run_code_points, value);
  if (value < name_run_code_points[run]) return not_stored;
  const unsigned number = name_run_numbers[run] + static_cast<unsigned>(value - name_run_code_points[run]);
  constexpr size_t runs = sizeof name_run_numbers / sizeof *name_run_numbers - 1;
  return number < (run + 1 < runs ? name_run_numbers[run + 1] : name_count) ? number : not_stored;
}
// The code point that has this name.
[[nodiscard]] U8LIT_ABI constexpr char32_t code_point_of_name(unsigned number) noexcept {
  if (number >= name_count) return detail::name_number<4>(alias_code_points + 4 * (number - name_count));
  const size_t run = detail::run_of_names(name_run_numbers, number);
  return name_run_code_points[run] + (number - name_run_numbers[run]);
}

// The short names of the letters of syllables (Jamo.txt). Arrays, because pointers would be relocated.
inline constexpr utf8_character hangul_leads[][3] = {u8"G", u8"GG", u8"N", u8"D", u8"DD", u8"R", u8"M",
                                                     u8"B", u8"BB", u8"S", u8"SS", u8"", u8"J", u8"JJ",
                                                     u8"C", u8"K", u8"T", u8"P", u8"H"};
inline constexpr utf8_character hangul_vowels[][4] = {
    u8"A", u8"AE", u8"YA", u8"YAE", u8"EO", u8"E", u8"YEO", u8"YE", u8"O", u8"WA", u8"WAE",
    u8"OE", u8"YO", u8"U", u8"WEO", u8"WE", u8"WI", u8"YU", u8"EU", u8"YI", u8"I"};
inline constexpr utf8_character hangul_trails[][3] = {
    u8"", u8"G", u8"GG", u8"GS", u8"N", u8"NJ", u8"NH", u8"D", u8"L", u8"LG", u8"LM", u8"LB", u8"LS", u8"LT",
    u8"LP", u8"LH", u8"M", u8"B", u8"BS", u8"S", u8"SS", u8"NG", u8"J", u8"C", u8"K", u8"T", u8"P", u8"H"};

// The name of a code point; an empty one if it has none.
[[nodiscard]] U8LIT_ABI constexpr name_text find_name(char32_t value) noexcept {
  if (const unsigned number = detail::number_of_name(value); number != not_stored) return detail::stored_name(number);
  name_text result;
  if (hangul::is_syllable(value)) {
    const unsigned syllable = static_cast<unsigned>(value - hangul::first_syllable);
    result.append(u8"HANGUL SYLLABLE ");
    result.append(hangul_leads[syllable / (hangul::vowels * hangul::trails)]);
    result.append(hangul_vowels[syllable / hangul::trails % hangul::vowels]);
    result.append(hangul_trails[syllable % hangul::trails]);
    return result;
  }
  for (const name_pattern& pattern : name_patterns) {
    if (value < pattern.first || value > pattern.last) continue;
    result.append(name_prefixes[pattern.prefix]);
    for (int shift = value > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4)
      result.append(&u8"0123456789ABCDEF"[value >> shift & 0xF], 1);
  }
  return result;
}

// A name without what loose matching ignores (UAX44-LM2): case, spaces, underscores, and hyphens between letters or
// digits.
struct loose_character_name {
  char characters[longest_name + 1]{};
  size_t size = 0;
  bool fits = true;
  bool has_hyphen_before_e = false;  // of U+1180, the only hyphen that distinguishes two names

  template <class Unit>
  U8LIT_ABI constexpr loose_character_name(const Unit* units, size_t count) noexcept {
    const auto is_inside = [](Unit unit) {
      return (unit >= u8'A' && unit <= u8'Z') || (unit >= u8'a' && unit <= u8'z') || (unit >= u8'0' && unit <= u8'9');
    };
    size_t size_at_hyphen = 0;  // the last one that is ignored
    for (size_t at = 0; at < count; ++at) {
      const Unit unit = units[at];
      if (unit == u8' ' || unit == u8'_') continue;
      if (unit == u8'-' && at > 0 && at + 1 < count && is_inside(units[at - 1]) && is_inside(units[at + 1])) {
        size_at_hyphen = size;
        continue;
      }
      if (size == longest_name || !(unit == u8'-' || is_inside(unit))) {
        fits = false;
        return;
      }
      characters[size++] = static_cast<char>(unit >= u8'a' && unit <= u8'z' ? unit - u8'a' + u8'A' : unit);
    }
    has_hyphen_before_e = size_at_hyphen > 0 && size_at_hyphen + 1 == size && characters[size_at_hyphen] == 'E';
  }

  // Less than, equal to or greater than 0, as the name is before, equal to or after another one.
  [[nodiscard]] U8LIT_ABI constexpr int compare(const loose_character_name& other) const noexcept {
    size_t at = 0;
    while (at < size && at < other.size && characters[at] == other.characters[at]) ++at;
    return characters[at] - other.characters[at];  // a NUL follows each
  }
  // Whether it begins with a name; then it ends after it.
  [[nodiscard]] U8LIT_ABI constexpr size_t size_of_prefix(const loose_character_name& prefix) const noexcept {
    size_t at = 0;
    while (at < prefix.size && characters[at] == prefix.characters[at]) ++at;
    return at == prefix.size ? at : 0;
  }
};

inline constexpr char32_t no_character = 0xFFFF'FFFF;

// The syllable of Hangul with these letters.
[[nodiscard]] U8LIT_ABI constexpr char32_t find_syllable(const char* letters, size_t size) noexcept {
  const auto matches = [letters, size](size_t at, const utf8_character* part) noexcept {
    size_t length = 0;
    while (part[length] != u8'\0') {
      if (at + length == size || letters[at + length] != static_cast<char>(part[length])) return size + 1;
      ++length;
    }
    return length;
  };
  for (unsigned lead = 0; lead < hangul::leads; ++lead) {
    const size_t after_lead = matches(0, hangul_leads[lead]);
    if (after_lead > size) continue;
    for (unsigned vowel = 0; vowel < hangul::vowels; ++vowel) {
      const size_t of_vowel = matches(after_lead, hangul_vowels[vowel]);
      if (of_vowel > size) continue;
      for (unsigned trail = 0; trail < hangul::trails; ++trail) {
        const size_t of_trail = matches(after_lead + of_vowel, hangul_trails[trail]);
        if (of_trail <= size && after_lead + of_vowel + of_trail == size)
          return hangul::first_syllable + (lead * hangul::vowels + vowel) * hangul::trails + trail;
      }
    }
  }
  return no_character;
}
// The code point that is written in hexadecimal digits at the end of a name, if names in its range end so.
[[nodiscard]] U8LIT_ABI constexpr char32_t find_by_pattern(const loose_character_name& name) noexcept {
  for (const name_pattern& pattern : name_patterns) {
    size_t length = 0;
    while (name_prefixes[pattern.prefix][length] != u8'\0') ++length;
    const size_t prefix = name.size_of_prefix({name_prefixes[pattern.prefix], length - 1});
    if (prefix == 0 || name.size - prefix < 4 || name.size - prefix > 5) continue;
    char32_t value = 0;
    bool has_digits = name.size - prefix == 4 || name.characters[prefix] != '0';
    for (size_t at = prefix; at < name.size; ++at) {
      const unsigned character = static_cast<unsigned char>(name.characters[at]);
      const unsigned digit = character < u8'A' ? character - u8'0' : character - u8'A' + 10;
      has_digits = has_digits && digit < 0x10;
      value = value << 4 | digit;
    }
    if (has_digits && pattern.first <= value && value <= pattern.last) return value;
  }
  return no_character;
}

// The character that has a name, or no_character.
template <class Unit>
[[nodiscard]] U8LIT_ABI constexpr char32_t find_named(const Unit* units, size_t size) noexcept {
  constexpr char32_t o_e = 0x1180, oe = 0x116C;
  const loose_character_name name{units, size};
  if (!name.fits || name.size == 0) return no_character;
  size_t first = 0;
  for (size_t count = name_count + alias_count; count > 0;) {
    const size_t half = count / 2;
    const unsigned number = detail::name_number<3>(name_order + 3 * (first + half));
    const name_text stored = detail::stored_name(number);
    const int order = loose_character_name{stored.characters, stored.size}.compare(name);
    if (order == 0) {
      const char32_t value = detail::code_point_of_name(number);
      return value == o_e || value == oe ? name.has_hyphen_before_e ? o_e : oe : value;
    }
    first = order < 0 ? first + half + 1 : first;
    count = order < 0 ? count - half - 1 : half;
  }
  constexpr utf8_character syllable[] = u8"HANGUL SYLLABLE";
  const size_t prefix = name.size_of_prefix({syllable, sizeof syllable - 1});
  return prefix > 0 ? detail::find_syllable(name.characters + prefix, name.size - prefix)
                    : detail::find_by_pattern(name);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
