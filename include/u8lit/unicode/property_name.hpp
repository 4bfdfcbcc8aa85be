// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PROPERTY_NAME_HPP
#define U8LIT_UNICODE_PROPERTY_NAME_HPP

#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/unicode/age_table.hpp>
#include <u8lit/unicode/bidirectional_class_table.hpp>
#include <u8lit/unicode/binary_property_table.hpp>
#include <u8lit/unicode/block_table.hpp>
#include <u8lit/unicode/east_asian_width_table.hpp>
#include <u8lit/unicode/general_category_table.hpp>
#include <u8lit/unicode/joining_type_table.hpp>
#include <u8lit/unicode/numeric_type_table.hpp>
#include <u8lit/unicode/numeric_value_table.hpp>
#include <u8lit/unicode/script_table.hpp>
#include <u8lit/base/begin.hpp>

// The name of a property and a value, as in the regular expressions of UTS #18: "Lu", "Script=Greek", "Alphabetic".

namespace u8lit::detail {

enum class property_kind : unsigned char {
  general_category,
  script,
  script_extensions,
  east_asian_width,
  bidirectional_class,
  joining_type,
  numeric_type,
  numeric_value,
  age,
  block,
  binary,
  unknown,
};
// The names by loose matching of the first of them, as in property_data::names.
inline constexpr char property_kind_names[] =
    "gc,generalcategory;sc,script;scx,scriptextensions;ea,eastasianwidth;bc,bidiclass;jt,joiningtype;nt,numerictype;"
    "nv,numericvalue;age;blk,block;";

// A name without what loose matching ignores (UAX44-LM3): case, spaces, underscores and hyphens, but not the minus of a
// number.
struct loose_name {
  char characters[64]{};
  size_t size = 0;

  U8LIT_ABI constexpr loose_name(const char* name, size_t name_size) noexcept {
    for (size_t at = 0; at < name_size; ++at) {
      const char each = name[at];
      if (each == ' ' || each == '_' || (each == '-' && !(size == 0 && name_size > 1 && name[1] <= '9' &&
                                                           name[1] >= '0')))
        continue;
      if (each == ',' || each == ';') size = sizeof characters;  // what separates names is in none
      if (size < sizeof characters)
        characters[size] = 'A' <= each && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
      ++size;
    }
  }
};

inline constexpr unsigned no_such_name = ~0u;

// The number of a name in a list of names, or no_such_name.
[[nodiscard]] U8LIT_ABI constexpr unsigned find_property_name(const char* names, const char* name,
                                                              size_t size) noexcept {
  unsigned number = 0;
  while (*names != '\0') {
    size_t same = 0;
    while (same < size && names[same] == name[same]) ++same;
    names += same;
    if (same == size && (*names == ',' || *names == ';')) return number;
    while (*names != ',' && *names != ';') ++names;
    number += *names == ';';
    ++names;
  }
  return no_such_name;
}
// The same without the prefix "is", if there is no such name with it.
[[nodiscard]] U8LIT_ABI constexpr unsigned find_loosely(const char* names, const loose_name& name) noexcept {
  const char* const all = name.characters;
  if (name.size > sizeof name.characters) return no_such_name;
  const unsigned found = detail::find_property_name(names, all, name.size);
  if (found != no_such_name || name.size < 3 || all[0] != 'i' || all[1] != 's') return found;
  return detail::find_property_name(names, all + 2, name.size - 2);
}

// The names of the values of a property.
[[nodiscard]] U8LIT_ABI constexpr const char* names_of_values(property_kind kind) noexcept {
  constexpr const char* names[] = {
      property_data<unicode::general_category>::names,
      property_data<unicode::script>::names,
      property_data<unicode::script>::names,
      property_data<unicode::east_asian_width>::names,
      property_data<unicode::bidirectional_class>::names,
      property_data<unicode::joining_type>::names,
      property_data<unicode::numeric_type>::names,
      property_data<unicode::numeric_value>::names,
      property_data<unicode::age>::names,
      property_data<unicode::block>::names,
      property_data<unicode::binary_property>::names};
  return names[static_cast<unsigned char>(kind)];
}

// A property and a value of it, as the argument of templates. Equal ones are equal, whichever of their names is
// written.
struct property_name {
  property_kind kind = property_kind::unknown;
  unsigned value = no_such_name;
  // For an unknown name, what kind of name it should be, and its beginning.
  property_kind unknown_kind = property_kind::unknown;
  char unknown_name[32]{};

  template <size_t Size>
  consteval property_name(const char (&name)[Size]) noexcept {
    resolve(name, Size - 1);
  }
  consteval property_name(unicode::general_category of) noexcept
      : property_name(property_kind::general_category, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::script of) noexcept
      : property_name(property_kind::script, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::east_asian_width of) noexcept
      : property_name(property_kind::east_asian_width, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::bidirectional_class of) noexcept
      : property_name(property_kind::bidirectional_class, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::joining_type of) noexcept
      : property_name(property_kind::joining_type, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::numeric_type of) noexcept
      : property_name(property_kind::numeric_type, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::age of) noexcept : property_name(property_kind::age, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::block of) noexcept
      : property_name(property_kind::block, static_cast<unsigned>(of)) {}
  consteval property_name(unicode::binary_property of) noexcept
      : property_name(property_kind::binary, static_cast<unsigned>(of)) {}

 private:
  U8LIT_ABI constexpr property_name(property_kind its_kind, unsigned its_value) noexcept
      : kind{its_kind}, value{its_value} {}

  U8LIT_ABI constexpr void resolve(const char* name, size_t size) noexcept {
    size_t equals_sign = 0;
    while (equals_sign < size && name[equals_sign] != '=' && name[equals_sign] != ':') ++equals_sign;
    if (equals_sign < size) {
      const unsigned number = detail::find_loosely(property_kind_names, {name, equals_sign});
      if (number == no_such_name) return remember(property_kind::unknown, name, equals_sign);
      find(static_cast<property_kind>(number), name + equals_sign + 1, size - equals_sign - 1);
      if (value == no_such_name)
        remember(static_cast<property_kind>(number), name + equals_sign + 1, size - equals_sign - 1);
    } else {
      find(property_kind::general_category, name, size);
      if (value == no_such_name) find(property_kind::binary, name, size);
      if (value == no_such_name) find(property_kind::script, name, size);
      if (value == no_such_name) remember(property_kind::unknown, name, size);
    }
  }
  U8LIT_ABI constexpr void find(property_kind in, const char* name, size_t size) noexcept {
    value = detail::find_loosely(detail::names_of_values(in), {name, size});
    if (value != no_such_name) kind = in;
  }
  U8LIT_ABI constexpr void remember(property_kind of, const char* name, size_t size) noexcept {
    unknown_kind = of;
    for (size_t at = 0; at < size && at < sizeof unknown_name - 1; ++at) unknown_name[at] = name[at];
  }
};

// The diagnostics of names that there are not, for compilers that print no sentences.
namespace invalid_property {

template <property_kind Kind>
struct has_no_value_of_this_name;
struct there_is_no_property_of_this_name;

template <property_kind Kind>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (Kind == property_kind::unknown) return type_identity<there_is_no_property_of_this_name>{};
  else return type_identity<has_no_value_of_this_name<Kind>>{};
}

}  // namespace invalid_property

// "no script of Unicode 17.0 is called \"Grekk\"". Not all properties are here.
template <property_name Name>
U8LIT_ABI constexpr sentence words_for_property() noexcept {
  constexpr const utf8_character* kinds[] = {u8"general category", u8"script", u8"script", u8"East Asian width",
                                             u8"bidirectional class", u8"joining type", u8"numeric type",
                                             u8"numeric value", u8"age", u8"block"};
  sentence words;
  if (Name.unknown_kind == property_kind::unknown)
    words.append(u8"u8lit has no property called ");
  else
    words.append(u8"no ").append(kinds[static_cast<unsigned char>(Name.unknown_kind)])
        .append(u8" of Unicode 17.0 is called ");
  size_t size = 0;
  while (Name.unknown_name[size] != '\0') ++size;
  return detail::append_quoted(words, Name.unknown_name, size, sizeof Name.unknown_name);
}

// The argument `Error` of a set.
template <property_name Name>
U8LIT_ABI constexpr const bool* check_property() noexcept {
  if constexpr (Name.kind != property_kind::unknown) return &no_flaw::is_refused;
  else return error_of<typename decltype(invalid_property::make_diagnostic<Name.unknown_kind>())::type,
                       words_for_property<Name>>;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
