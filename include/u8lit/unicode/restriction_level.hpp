// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_RESTRICTION_LEVEL_HPP
#define U8LIT_UNICODE_RESTRICTION_LEVEL_HPP

#include <u8lit/policy/policies.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/unicode/identifier_status_table.hpp>
#include <u8lit/unicode/property_set.hpp>
#include <u8lit/unicode/script_extensions.hpp>
#include <u8lit/base/begin.hpp>

// Which scripts a text is in, and how far it mixes them (UTS #39, section 5).

namespace u8lit::unicode {

/// How far a text mixes scripts (UTS #39, section 5.2). Levels that allow more compare greater.
enum class restriction_level : unsigned char {
  ascii_only,              ///< All characters are in ASCII.
  single_script,           ///< All characters are used in one script.
  highly_restrictive,      ///< Or in Latin and those of Japanese, of Korean, or Han and Bopomofo.
  moderately_restrictive,  ///< Or in Latin and another recommended script, but not Cyrillic or Greek.
  minimally_restrictive,   ///< Characters that are allowed in identifiers, in any scripts.
  unrestricted,            ///< There are characters that are not allowed in identifiers.
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

// A set of scripts, and of those that are written together: Han with Bopomofo, Japanese and Korean.
class script_set {
 public:
  static constexpr unsigned han_with_bopomofo = 189, japanese = 190, korean = 191;
  static_assert(sizeof property_data<unicode::script_extensions>::all_scripts - 1 <= han_with_bopomofo);

  U8LIT_ABI constexpr script_set() noexcept = default;
  template <class... Scripts>
  U8LIT_ABI explicit constexpr script_set(Scripts... scripts) noexcept {
    (insert(static_cast<unsigned>(scripts)), ...);
  }
  U8LIT_ABI static constexpr script_set of_all() noexcept {
    script_set result;
    for (auto& word : result.words_) word = ~0ull;
    return result;
  }
  // The scripts that a character is used in, and those that are written together with them (section 5.1). Common
  // characters are used in all of them.
  U8LIT_ABI static constexpr script_set of_character(char32_t value) noexcept {
    script_set result;
    for (const unicode::script each : unicode::script_extensions_of(value)) {
      if (each == unicode::script::common || each == unicode::script::inherited) return of_all();
      result.insert(static_cast<unsigned>(each));
      if (each == unicode::script::han || each == unicode::script::bopomofo) result.insert(han_with_bopomofo);
      if (each == unicode::script::han || each == unicode::script::hiragana || each == unicode::script::katakana)
        result.insert(japanese);
      if (each == unicode::script::han || each == unicode::script::hangul) result.insert(korean);
    }
    return result;
  }

  U8LIT_ABI constexpr script_set& operator&=(const script_set& other) noexcept {
    for (unsigned at = 0; at < 3; ++at) words_[at] &= other.words_[at];
    return *this;
  }
  [[nodiscard]] U8LIT_ABI constexpr bool intersects(const script_set& other) const noexcept {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1]) | (words_[2] & other.words_[2])) != 0;
  }
  [[nodiscard]] U8LIT_ABI constexpr bool is_empty() const noexcept { return (words_[0] | words_[1] | words_[2]) == 0; }

 private:
  U8LIT_ABI constexpr void insert(unsigned number) noexcept { words_[number / 64] |= 1ull << number % 64; }

  unsigned long long words_[3]{};
};

// The scripts of UAX #31, table 5, but Latin, and Cyrillic and Greek, which look like Latin.
[[nodiscard]] U8LIT_ABI constexpr script_set scripts_beside_latin() noexcept {
  using enum unicode::script;
  return script_set{arabic, armenian, bengali, devanagari, ethiopic, georgian, gujarati, gurmukhi, hangul, han,
                    hebrew, hiragana, kannada, katakana, khmer, lao, malayalam, myanmar, oriya, sinhala, tamil, telugu,
                    thaana, thai, tibetan};
}

[[nodiscard]] U8LIT_ABI constexpr bool is_allowed_in_identifiers(char32_t value) noexcept {
  return stored_stages<identifier_status_data>{}[value] != 0;
}

// The scripts that all characters of a text are used in.
class resolved_scripts {
 public:
  U8LIT_ABI constexpr void add(char32_t value) noexcept {
    const auto scripts = script_set::of_character(value);
    all_ &= scripts;
    if (!scripts.intersects(script_set{unicode::script::latin})) without_latin_ &= scripts;
    is_ascii_ = is_ascii_ && value < 0x80;
    is_allowed_ = is_allowed_ && detail::is_allowed_in_identifiers(value);
  }
  [[nodiscard]] U8LIT_ABI constexpr unicode::restriction_level level() const noexcept {
    using enum unicode::restriction_level;
    constexpr script_set together{script_set::han_with_bopomofo, script_set::japanese, script_set::korean};
    return !is_allowed_ ? unrestricted
           : is_ascii_ ? ascii_only
           : !all_.is_empty() ? single_script
           : without_latin_.intersects(together) ? highly_restrictive
           : without_latin_.intersects(detail::scripts_beside_latin()) ? moderately_restrictive
                                                                       : minimally_restrictive;
  }

 private:
  script_set all_ = script_set::of_all();
  script_set without_latin_ = script_set::of_all();  // of the characters that are not Latin
  bool is_ascii_ = true;
  bool is_allowed_ = true;
};

struct restriction_level_operation : reads_text {
  using reads_text::operator();
  /// Returns the restriction level of a text. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr unicode::restriction_level operator()(const Text& text) const noexcept {
    resolved_scripts scripts;
    for (const scalar_value value : text_view{text}.scalars()) scripts.add(value);
    return scripts.level();
  }
};

// The first character that makes a text be in no script.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr policy::violation find_other_script(text_view<Unit> text) noexcept {
  auto scripts = script_set::of_all();
  return policy::first_violation_if(text, [&scripts](char32_t value) noexcept {
    scripts &= script_set::of_character(value);
    return scripts.is_empty();
  });
}
struct single_script_operation : reads_text {
  using reads_text::operator();
  /// Returns whether all characters of a text are used in one script. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text) const noexcept {
    return !detail::find_other_script(text_view{text});
  }
};

// The digit zero of the same numerals as a decimal digit; 0 for other characters. They are in order (Unicode 4.6).
[[nodiscard]] U8LIT_ABI constexpr char32_t zero_of(char32_t value) noexcept {
  if (!unicode::has<unicode::numeric_type::decimal>(value)) return 0;
  for (const code_point_range& range : unicode::property<unicode::numeric_type::decimal>)
    if (range.contains(value)) return value - (value - range.first) % 10;
  return 0;
}
struct mixed_numbers_operation : reads_text {
  using reads_text::operator();
  /// Returns whether a text has decimal digits of different numerals. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text) const noexcept {
    char32_t zero = 0;
    for (const scalar_value value : text_view{text}.scalars()) {
      const char32_t other = detail::zero_of(value);
      if (other == 0) continue;
      if (zero != 0 && other != zero) return true;
      zero = other;
    }
    return false;
  }
};

// Policies for texts of a restriction level, or one that allows less. What begins such a text is such a text, too.
template <unicode::restriction_level Level>
struct restricted_to {
  /// Returns the first scalar value with which the text does not have the level, or none. Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr policy::violation first_violation(text_view<Unit> text) noexcept {
    resolved_scripts scripts;
    return policy::first_violation_if(text, [&scripts](char32_t value) noexcept {
      scripts.add(value);
      return scripts.level() > Level;
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns whether a character is allowed in identifiers by the General Security Profile (UTS #39, section 3.1,
/// Identifier_Status=Allowed): whether it is in common use in a modern script, and no compatibility character.
/// Complexity: three loads. Errors: none.
/// \param number  an integer of any type; what is not a scalar value is not allowed
/// \return whether it is allowed
/// \code
/// static_assert(u8lit::unicode::is_allowed_in_identifiers(U'\u00E9'));
/// static_assert(!u8lit::unicode::is_allowed_in_identifiers(U'\uFB01'));  // a ligature
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr bool is_allowed_in_identifiers(Number number) noexcept {
  return detail::converts_to_scalar_value(number) &&
         detail::is_allowed_in_identifiers(static_cast<char32_t>(number));
}

/// Returns how far a text mixes scripts (UTS #39, section 5.2), for identifiers by the General Security Profile.
///
/// Call: `restriction_level_of(text)`.
/// - `text`: any text
/// - returns a restriction_level
/// - complexity: linear
/// - errors: none
/// \code
/// using namespace u8lit::unicode;
/// static_assert(restriction_level_of("p\u0430ypal"_text) == restriction_level::minimally_restrictive);
/// \endcode
inline constexpr detail::restriction_level_operation restriction_level_of{};

/// Returns whether all characters of a text are used in one script (UTS #39, section 5.1): whether its resolved script
/// set is not empty. Otherwise it is a mixed-script text. Characters such as digits and punctuation are used in all
/// scripts, and Han, Hiragana and Katakana together are one, as are Han and Hangul, and Han and Bopomofo.
///
/// Call: `is_single_script(text)`.
/// - `text`: any text
/// - complexity: linear, up to the first character of another script
/// - errors: none; policy::single_script says where that is
/// \code
/// static_assert(u8lit::unicode::is_single_script("\u65E5\u672C\u306E"_text));
/// static_assert(!u8lit::unicode::is_single_script("p\u0430ypal"_text));
/// \endcode
inline constexpr detail::single_script_operation is_single_script{};

/// Returns whether a text has decimal digits of different numerals, such as 8 and U+09EA, which looks like it (UTS #39,
/// section 5.3).
///
/// Call: `has_mixed_numbers(text)`.
/// - `text`: any text
/// - complexity: linear
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::has_mixed_numbers("8\u09EA"_text));
/// \endcode
inline constexpr detail::mixed_numbers_operation has_mixed_numbers{};

}  // namespace u8lit::unicode

namespace u8lit::policy {

/// Only text whose characters are all used in one script, as unicode::is_single_script. The violation is the first
/// character that is not used in the script of those before it.
struct single_script {
  static constexpr const char* name = "single script (UTS #39)";  ///< In messages.
  /// Returns the first scalar value of another script, or none. Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr violation first_violation(text_view<Unit> text) noexcept {
    return detail::find_other_script(text);
  }
};
/// Only characters that are allowed in identifiers, of one script, or of Latin and those of Japanese, of Korean, or Han
/// and Bopomofo: unicode::restriction_level::highly_restrictive, or a level that allows less.
struct highly_restrictive : detail::restricted_to<unicode::restriction_level::highly_restrictive> {
  static constexpr const char* name = "highly restrictive (UTS #39)";  ///< In messages.
};
/// The same, or characters of Latin and another script in common use, but not Cyrillic or Greek:
/// unicode::restriction_level::moderately_restrictive, or a level that allows less.
struct moderately_restrictive : detail::restricted_to<unicode::restriction_level::moderately_restrictive> {
  static constexpr const char* name = "moderately restrictive (UTS #39)";  ///< In messages.
};

template <>
inline constexpr bool implies<ascii_only, single_script> = true;
template <>
inline constexpr bool implies<highly_restrictive, moderately_restrictive> = true;

}  // namespace u8lit::policy

#include <u8lit/base/end.hpp>

#endif
