// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RFC3629_CHARSET_HPP
#define U8LIT_RFC3629_CHARSET_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

// What MIME calls an encoding: the names in IANA's registry of charsets (RFC 2978).

namespace u8lit {

// An entry of the registry: the label to write, and what else the registry calls it. All are ASCII, and end in a NUL. An
// encoding that is not registered has no names, which are empty.
struct charset {
  const char* label = "";
  const char* alias = "";
  const char* other_alias = "";

  // Whether a charset parameter of this value names the entry: by its label or an alias, "NOT case sensitive" (RFC 2046
  // section 4.1.2). Names that are only customary ("utf8") or were once suggested ("UNICODE-1-1-UTF-8") do not, nor
  // does a name with quotation marks or white space around it, which belong to the header field. Linear in the value.
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr bool matches(const Unit* value, size_t size) const noexcept {
    return size > 0 && (is_name(label, value, size) || is_name(alias, value, size) || is_name(other_alias, value, size));
  }
  template <text_like Value>
  [[nodiscard]] U8LIT_ABI constexpr bool matches(const Value& value) const noexcept {
    return matches(detail::units_of(value).data(), detail::units_of(value).size());
  }
  template <detail::of_unknown_length Text>
  U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& matches(Text&&) const
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

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

// RFC 3629 section 8: "The charset parameter value is "UTF-8"." RFC 2279 had the same, and no version is in it.
inline constexpr charset utf8_charset{"UTF-8", "csUTF8"};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
