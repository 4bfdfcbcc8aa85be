// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CHARACTER_NAMES_HPP
#define U8LIT_UNICODE_CHARACTER_NAMES_HPP

#include <u8lit/base/refused_variable.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/unicode/name_text.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::unicode {

/// The name of a character (Unicode 4.8), composed by its constructor: text in ASCII, of at most 88 characters. Empty
/// for what has no name: control characters, noncharacters, private characters, and what is not assigned.
/// \code
/// static_assert(u8lit::unicode::character_name(U'\u00E9') == "LATIN SMALL LETTER E WITH ACUTE");
/// \endcode
class character_name {
 public:
  using unit_type = char;  ///< The code unit type.

  /// The name of a character. Complexity: at most 16 names are read. Errors: none.
  /// \param number  an integer of any type; what is not a scalar value has no name
  template <detail::integer Number>
  U8LIT_ABI constexpr explicit character_name(Number number) noexcept {
    if (detail::converts_to_scalar_value(number)) name_ = detail::find_name(static_cast<char32_t>(number));
  }

  /// Returns a pointer to the first character. No NUL follows the last one.
  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept U8LIT_LIFETIMEBOUND { return name_.characters; }
  /// Returns the number of characters.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return name_.size; }
  /// Returns whether the character has no name.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return name_.size == 0; }
  /// Returns a view of the name, valid as long as this object.
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> view() const& noexcept U8LIT_LIFETIMEBOUND {
    return text_view<char>::unchecked(data(), size());
  }
  U8LIT_ABI constexpr text_view<char> view() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the character_name a name");
  /// Converts to a view, valid as long as this object.
  U8LIT_ABI constexpr operator text_view<char>() const& noexcept U8LIT_LIFETIMEBOUND { return view(); }
  U8LIT_ABI constexpr operator text_view<char>() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the character_name a name");

  /// Returns whether the name is equal to a text, character by character.
  U8LIT_ABI friend constexpr bool operator==(const character_name& left, text_view<char> right) noexcept {
    return left.view() == right;
  }
  /// Returns whether two names are equal.
  U8LIT_ABI friend constexpr bool operator==(const character_name& left, const character_name& right) noexcept {
    return left.view() == right.view();
  }

 private:
  detail::name_text name_{};
};

}  // namespace u8lit::unicode

namespace u8lit {

text_view(unicode::character_name) -> text_view<char>;

}  // namespace u8lit

namespace u8lit::detail {

// A name as the argument of a template: the character that it is the name of. If there is none, the beginning of what
// was written.
struct name_argument {
  char32_t value = no_character;
  char unknown[48]{};

  template <size_t Size>
  consteval name_argument(const char (&name)[Size]) noexcept
      : value{'A' == 0x41 ? detail::find_named(name, Size - 1) : no_character} {
    if (value != no_character) return;
    for (size_t at = 0; at + 1 < Size && at + 1 < sizeof unknown; ++at) unknown[at] = name[at];
  }
};

// The diagnostic of an unknown name, for compilers that print no sentences.
namespace invalid_name {

struct no_character_has_this_name;

}  // namespace invalid_name

// "no character of Unicode 17.0 is called \"LATIN SMALL LETTER F WITH ACUTE\"".
template <name_argument Name>
U8LIT_ABI constexpr sentence words_for_name() noexcept {
  size_t size = 0;
  while (Name.unknown[size] != '\0') ++size;
  return detail::append_quoted(sentence{}.append(u8"no character of Unicode 17.0 is called "), Name.unknown, size,
                               sizeof Name.unknown);
}
template <name_argument Name>
U8LIT_ABI constexpr const bool* check_name() noexcept {
  if constexpr (Name.value != no_character) return &no_flaw::is_refused;
  else return error_of<invalid_name::no_character_has_this_name, words_for_name<Name>>;
}

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// The character that has a name (Unicode 4.8), a char32_t.
///
/// Names are those of characters, of ideographs and of syllables, and the aliases of NameAliases.txt, which control
/// characters have, too: "LINE FEED", "NBSP". They are written in any case, with or without spaces, underscores, and
/// hyphens between letters (UAX44-LM2). Complexity: when compiling, at most 16 names are compared; the program contains
/// only the number. Errors: a name that no character has does not compile.
/// \tparam Name  a literal in ASCII
/// \code
/// static_assert(u8lit::unicode::named<"GREEK SMALL LETTER ALPHA"> == U'\u03B1');
/// \endcode
template <detail::name_argument Name, const bool* Error = detail::check_name<Name>()>
  requires detail::acceptable<Error>
inline constexpr char32_t named = Name.value;
template <detail::name_argument Name, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> named<Name, Error> = {};

/// Finds the character that has a name, at run time, too, by the same rules as `named`. Complexity: at most 16 names
/// are compared; a program that uses it contains 350 KB of names. Errors: none.
/// \param name  a name in ASCII
/// \return the character; an empty optional if no character has the name
/// \code
/// static_assert(*u8lit::unicode::find_character("euro sign") == U'\u20AC');
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr optional_scalar_value find_character(text_view<char> name) noexcept {
  const char32_t value = detail::find_named(name.data(), name.size());
  return value == detail::no_character ? optional_scalar_value{} : scalar_value::unchecked(value);
}

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
