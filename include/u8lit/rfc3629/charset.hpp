// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RFC3629_CHARSET_HPP
#define U8LIT_RFC3629_CHARSET_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit {

/// The names of an encoding in IANA's registry of character sets (RFC 2978), NUL-terminated, in ASCII. They are empty
/// for an encoding that is not registered.
/// \code
/// static_assert(u8lit::utf8_charset.matches("utf-8"));
/// \endcode
struct charset {
  /// The name to write, such as "UTF-8".
  const char* label = "";
  /// Further registered names, or "".
  const char* alias = "";
  const char* other_alias = "";  ///< One more, or "".

  /// Returns whether the value of a charset parameter names this encoding, by its label or an alias; they are "NOT case
  /// sensitive" (RFC 2046 section 4.1.2). Unregistered names such as "utf8" and "UNICODE-1-1-UTF-8" do not match;
  /// neither do names with quotation marks or white space, which are syntax of the header field. Complexity: linear in
  /// the value's length.
  /// \param value  the first code unit
  /// \param size   the number of code units
  /// \return whether the value is one of the names
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr bool matches(const Unit* value, size_t size) const noexcept {
    return size > 0 && (is_name(label, value, size) || is_name(alias, value, size) ||
                        is_name(other_alias, value, size));
  }
  /// As above, for an array, in which a final NUL character does not count, or an object with data() and size().
  template <text_like Value>
  [[nodiscard]] U8LIT_ABI constexpr bool matches(const Value& value) const noexcept {
    return matches(detail::units_of(value).data(), detail::units_of(value).size());
  }
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& matches(detail::unsized auto&& U8LIT_NO_LENGTH) const
      U8LIT_UNSIZED;

 private:
  template <class Unit>
  [[nodiscard]] U8LIT_ABI static constexpr bool is_name(const char* name, const Unit* value, size_t size) noexcept {
    for (; *name; ++name, ++value, --size) {
      if (size == 0 || in_lower_case(detail::to_ascii(*name)) != in_lower_case(*value)) return false;
    }
    return size == 0;
  }
  [[nodiscard]] U8LIT_ABI static constexpr char32_t in_lower_case(code_unit auto unit) noexcept {
    const char32_t value = detail::to_unsigned(unit);
    return U'A' <= value && value <= U'Z' ? value + (U'a' - U'A') : value;
  }
};

/// RFC 3629 section 8: "The charset parameter value is "UTF-8"." It has no version number; RFC 2279 used the same
/// value.
inline constexpr charset utf8_charset{"UTF-8", "csUTF8"};

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
