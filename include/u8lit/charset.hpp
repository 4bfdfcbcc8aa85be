// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CHARSET_HPP
#define U8LIT_CHARSET_HPP

#include <u8lit/ascii_case.hpp>

// What MIME calls an encoding: the names in IANA's registry of charsets (RFC 2978).

namespace u8lit {

// The name in a literal of ASCII, which is no text where the ordinary literal encoding is another than UTF-8, but has the
// same octets in most of them.
template <size_t Size>
constexpr text_view<char> ascii_name(const char (&literal)[Size]) noexcept {
  return text_view<char>::unchecked(literal, Size - 1);
}

// An entry of the registry: the label to write, and what else the registry calls it. All are ASCII. An encoding that is
// not registered has no names.
struct charset {
  text_view<char> label{};
  text_view<char> alias{};
  text_view<char> other_alias{};

  // Whether a charset parameter of this value names the entry: by its label or an alias, "NOT case sensitive" (RFC 2046
  // section 4.1.2). Names that are only customary ("utf8") or were once suggested ("UNICODE-1-1-UTF-8") do not, nor
  // does a name with quotation marks or white space around it, which belong to the header field. The value may be
  // ill-formed; then it names nothing. Linear in the value.
  template <code_unit Unit>
  constexpr bool is_called(const Unit* value, size_t size) const noexcept {
    const text_view<Unit> name = *text_view<Unit>::checked(value, size);  // empty if it is ill-formed
    const auto is_name = [&](text_view<char> known) { return equal_ignoring_ascii_case_between(known, name); };
    return !name.empty() && (is_name(label) || is_name(alias) || is_name(other_alias));
  }
  template <text_like Value>
  constexpr bool is_called(const Value& value) const noexcept {
    return is_called(units_of(value).data(), units_of(value).size());
  }
};

// RFC 3629 section 8: "The charset parameter value is "UTF-8"." RFC 2279 had the same, and no version is in it.
inline constexpr charset utf8_charset{ascii_name("UTF-8"), ascii_name("csUTF8")};

}  // namespace u8lit

#endif
