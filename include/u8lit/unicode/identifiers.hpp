// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_IDENTIFIERS_HPP
#define U8LIT_UNICODE_IDENTIFIERS_HPP

#include <u8lit/policy/policy.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/unicode/property_set.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::unicode {

/// By which rules a text is an identifier: those of UAX #31, or of a language.
enum class identifier_profile : unsigned char {
  standard,  ///< UAX31-R1: XID_Start, then any number of XID_Continue.
  cpp,       ///< C++ since C++23: also U+005F at the beginning. C++ also requires Normalization Form C: policy::nfc.
  rust,      ///< Rust: the same, but not U+005F alone, and without U+200C and U+200D.
  hashtag,   ///< UAX31-R8, extended hashtags: #, then what may follow in an identifier, emoji, + or -.
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

template <unicode::identifier_profile Profile>
[[nodiscard]] U8LIT_ABI constexpr bool begins_identifier(char32_t value) noexcept {
  using enum unicode::identifier_profile;
  if constexpr (Profile == hashtag) return value == U'#' || value == 0xFE5F || value == 0xFF03;
  else return (Profile != standard && value == U'_') || unicode::has<unicode::binary_property::xid_start>(value);
}
template <unicode::identifier_profile Profile>
[[nodiscard]] U8LIT_ABI constexpr bool continues_identifier(char32_t value) noexcept {
  using enum unicode::identifier_profile;
  if constexpr (Profile == rust) {
    if (value == 0x200C || value == 0x200D) return false;
  }
  if (unicode::has<unicode::binary_property::xid_continue>(value)) return true;
  if constexpr (Profile == hashtag)
    return value == U'+' || value == U'-' || unicode::has<unicode::binary_property::extended_pictographic>(value) ||
           (unicode::has<unicode::binary_property::emoji_component>(value) && !begins_identifier<hashtag>(value));
  else return false;
}

// The first character that cannot be where it is in an identifier, or the end of a text that is not complete.
template <unicode::identifier_profile Profile, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr policy::violation find_not_in_identifier(text_view<Unit> text) noexcept {
  bool is_first = true;
  const policy::violation found = policy::first_violation_if(text, [&is_first](char32_t value) noexcept {
    const bool is_allowed =
        is_first ? detail::begins_identifier<Profile>(value) : detail::continues_identifier<Profile>(value);
    is_first = false;
    return !is_allowed;
  });
  if (found) return found;
  using enum unicode::identifier_profile;
  bool is_complete = !text.empty();
  if constexpr (Profile == rust)
    is_complete = is_complete && !(text.size() == 1 && detail::to_unsigned(*text.data()) == U'_');
  else if constexpr (Profile == hashtag)
    is_complete = is_complete && text.size() > detail::sequence_length(*text.data());
  return {!is_complete, is_complete ? 0 : text.size()};
}

template <unicode::identifier_profile Profile>
struct identifier_operation : reads_text {
  using reads_text::operator();
  /// Returns whether a text is an identifier. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text) const noexcept {
    return !detail::find_not_in_identifier<Profile>(text_view{text});
  }
};

template <unicode::identifier_profile Profile>
struct identifier_policy {
  /// Returns the first scalar value that cannot be there in an identifier, or the end if more must follow; or none.
  /// Complexity: linear.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr policy::violation first_violation(text_view<Unit> text) noexcept {
    return detail::find_not_in_identifier<Profile>(text);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Returns whether a text is an identifier by the rules of a profile. Keywords of languages are identifiers here.
///
/// Call: `is_identifier_of<profile>(text)`.
/// - `profile`: an identifier_profile
/// - `text`: any text
/// - complexity: linear
/// - errors: none; the policies, such as policy::cpp_identifier, say where a text is not an identifier
/// \code
/// using namespace u8lit::unicode;
/// static_assert(is_identifier_of<identifier_profile::rust>("_x"_text));
/// static_assert(is_identifier_of<identifier_profile::hashtag>("#\u2764"_text));
/// \endcode
template <identifier_profile Profile>
inline constexpr detail::identifier_operation<Profile> is_identifier_of{};

/// Returns whether a text is an identifier by the default of UAX #31: a letter, or another character with the property
/// XID_Start, and then letters, digits, marks, U+005F and other characters with the property XID_Continue.
///
/// Call: `is_identifier(text)`.
/// - `text`: any text
/// - complexity: linear
/// - errors: none; policy::identifier says where a text is not an identifier
/// \code
/// static_assert(u8lit::unicode::is_identifier("gr\u00F6\u00DFe_2"_text));
/// static_assert(!u8lit::unicode::is_identifier("2nd"_text));
/// \endcode
inline constexpr detail::identifier_operation<identifier_profile::standard> is_identifier{};

}  // namespace u8lit::unicode

namespace u8lit::policy {

/// Only an identifier by the default of UAX #31, as unicode::is_identifier.
struct identifier : detail::identifier_policy<unicode::identifier_profile::standard> {
  static constexpr const char* name = "identifier (UAX #31)";  ///< In messages.
};
/// Only an identifier of C++ since C++23, or a keyword. Together with policy::nfc: what C++ requires.
struct cpp_identifier : detail::identifier_policy<unicode::identifier_profile::cpp> {
  static constexpr const char* name = "identifier of C++";  ///< In messages.
};
/// Only an identifier of Rust, or a keyword. Rust itself converts identifiers to Normalization Form C.
struct rust_identifier : detail::identifier_policy<unicode::identifier_profile::rust> {
  static constexpr const char* name = "identifier of Rust";  ///< In messages.
};
/// Only an extended hashtag (UAX31-R8).
struct hashtag : detail::identifier_policy<unicode::identifier_profile::hashtag> {
  static constexpr const char* name = "hashtag (UAX #31)";  ///< In messages.
};

template <>
inline constexpr bool implies<identifier, cpp_identifier> = true;
template <>
inline constexpr bool implies<rust_identifier, cpp_identifier> = true;

}  // namespace u8lit::policy

#include <u8lit/base/end.hpp>

#endif
