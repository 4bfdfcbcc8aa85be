// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_JSON_TEXT_HPP
#define U8LIT_DATA_FILE_JSON_TEXT_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/operation/escape_json.hpp>
#include <u8lit/table/eight_octets.hpp>
#include <u8lit/data_file/file_source.hpp>
#include <u8lit/base/begin.hpp>

// JSON values (RFC 8259), read at compile time, without recursion.

namespace u8lit::detail {

// What can be wrong with JSON, and with the rows that are read from it (json_rows.hpp).
enum class json_flaw : unsigned char {
  none,
  ends_within_a_value,
  no_value,
  no_name,
  no_colon,
  no_comma_in_object,
  no_comma_in_array,
  comment,
  text_after_the_value,
  nested_too_deep,
  string_not_closed,
  control_in_a_string,
  no_escape,
  escaped_surrogate,
  leading_zero,
  no_digit,
  no_rows,
  no_object,
  rows_in_a_member,
  no_such_member,
  no_such_element,
  no_members,
  member_twice,
};
using flaw_in_json = flaw_in_file<json_flaw>;

// Where a value is. A string has its quotation marks.
struct json_place {
  size_t offset = 0;
  size_t size = 0;
  bool has_escapes = false;
};

// What a value is, by its first octet.
U8LIT_ABI constexpr field_kind kind_of_json(octet first) noexcept {
  return first == u8'"'                     ? field_kind::string
         : first == u8't' || first == u8'f' ? field_kind::truth
         : first == u8'n'                   ? field_kind::null
         : first == u8'['                   ? field_kind::array
         : first == u8'{'                   ? field_kind::object
                                            : field_kind::number;
}

// How deep arrays and objects may be nested in a value: a bit for each.
inline constexpr unsigned json_depth = 64;
// The arrays and objects that are open.
struct json_nesting {
  unsigned long long objects = 0;  // which of them are objects, the innermost in the lowest bit
  unsigned depth = 0;
  bool is_read = false;  // whether the value is, with all that is in it

  U8LIT_ABI constexpr bool is_object() const noexcept { return objects & 1; }
};
struct no_visitor {};

U8LIT_ABI constexpr bool is_nested(octet first) noexcept { return first == u8'{' || first == u8'['; }
U8LIT_ABI constexpr octet end_of(bool is_object) noexcept { return is_object ? u8'}' : u8']'; }

// Reads values from `at` on. In as few statements for an octet as possible, because constant evaluation pays for each:
// a loop's condition costs none. After a function has returned false, `flaw` says why.
template <utf8_unit Unit>
struct json_reader {
  const Unit* units;
  size_t size;
  size_t at;
  flaw_in_json flaw{};
  bool has_escapes = false;  // in the last string that was read
  json_place name{};         // the last name that was read

  // Skips white space. Returns the octet after it; 0, with which no value begins, at the end.
  U8LIT_ABI constexpr octet skip_space() noexcept {
    size_t end = at;
    octet next{};
    while (end < size && ((next = static_cast<octet>(units[end])) == u8' ' || next == u8'\n' || next == u8'\r' ||
                          next == u8'\t'))
      ++end;
    at = end;
    return end < size ? next : octet{};
  }

  // Reads a value, with all that is in it.
  U8LIT_ABI constexpr bool read_value() noexcept {
    json_nesting open;
    no_visitor visitor;
    return read_value(open, static_cast<size_t>(-1), visitor);
  }
  // Reads on in a value, as far as values in it begin before `limit`. Calls functions of a visitor, if it is one:
  // - begin_value(*this, open, first) before a value; `first` is its first octet
  // - begin_member(*this, open) before the value of a member, after its name, or before an element
  // - end_value(*this, open) after an array or an object
  template <class Visitor>
  U8LIT_ABI constexpr bool read_value(json_nesting& open, size_t limit, Visitor& visitor) noexcept {
    constexpr bool has_visitor = !__is_same(Visitor, no_visitor);
    while (at < limit) {
      const octet first = skip_space();
      if constexpr (has_visitor) {
        if (!visitor.begin_value(*this, open, first)) return false;
      }
      if (first == u8'{' || first == u8'[') {
        if (open.depth++ == json_depth) return fail(json_flaw::nested_too_deep, at);
        open.objects = open.objects << 1 | (first == u8'{');
        ++at;
        if (skip_space() != detail::end_of(first == u8'{')) {
          if (!read_beginning_of_member(open, visitor)) return false;
          continue;
        }
        ++at;
        if (!close(open, visitor)) return false;
      } else if (!read_scalar(first)) {
        return false;
      }
      for (bool goes_on = false; !goes_on;) {
        open.is_read = open.depth == 0;
        if (open.is_read) return true;
        if (!read_comma_or_end(open.is_object(), goes_on)) return false;
        if (!(goes_on ? read_beginning_of_member(open, visitor) : close(open, visitor))) return false;
      }
    }
    return true;
  }

  // Reads the name of a member, and the colon.
  U8LIT_ABI constexpr bool read_name() noexcept {
    if (skip_space() != u8'"') return refuse(json_flaw::no_name);
    const size_t begin = at;
    if (!read_string()) return false;
    name = {begin, at - begin, has_escapes};
    if (skip_space() != u8':') return refuse(json_flaw::no_colon);
    ++at;
    return true;
  }

  // Reads what comes after a member or an element. `goes_on` after a comma.
  U8LIT_ABI constexpr bool read_comma_or_end(bool is_object, bool& goes_on) noexcept {
    const octet next = skip_space();
    goes_on = next == u8',';
    if (!goes_on && next != detail::end_of(is_object))
      return refuse(is_object ? json_flaw::no_comma_in_object : json_flaw::no_comma_in_array);
    ++at;
    return true;
  }

  // Reads the end of the file.
  U8LIT_ABI constexpr bool read_end() noexcept {
    skip_space();
    return at == size || refuse(json_flaw::text_after_the_value);
  }

  // What is found instead of what must be here.
  U8LIT_ABI constexpr bool refuse(json_flaw what) noexcept {
    if (at == size) return fail(json_flaw::ends_within_a_value, at);
    return fail(static_cast<octet>(units[at]) == u8'/' ? json_flaw::comment : what, at);
  }
  U8LIT_ABI constexpr bool fail(json_flaw what, size_t where) noexcept {
    flaw = {what, where};
    return false;
  }

 private:
  template <class Visitor>
  U8LIT_ABI constexpr bool read_beginning_of_member(const json_nesting& open, Visitor& visitor) noexcept {
    if (open.is_object() && !read_name()) return false;
    if constexpr (__is_same(Visitor, no_visitor)) return true;
    else return visitor.begin_member(*this, open);
  }
  template <class Visitor>
  U8LIT_ABI constexpr bool close(json_nesting& open, Visitor& visitor) noexcept {
    --open.depth;
    open.objects >>= 1;
    if constexpr (__is_same(Visitor, no_visitor)) return true;
    else return visitor.end_value(*this, open);
  }
  U8LIT_ABI constexpr bool read_scalar(octet first) noexcept {
    if (first == u8'"') return read_string();
    if (first == u8'-' || (first >= u8'0' && first <= u8'9')) return read_number(first == u8'-');
    const utf8_character* word = first == u8't' ? u8"true" : first == u8'f' ? u8"false" : u8"null";
    size_t end = at;
    while (*word && end < size && static_cast<octet>(units[end]) == static_cast<octet>(*word)) {
      ++word;
      ++end;
    }
    if (*word) return refuse(json_flaw::no_value);
    at = end;
    return true;
  }

  // Precondition: there is a quotation mark.
  U8LIT_ABI constexpr bool read_string() noexcept {
    size_t end = at + 1;
    octet next{};
    has_escapes = false;
    while (true) {
      while (end < size && (next = static_cast<octet>(units[end])) != u8'"' && next != u8'\\' && next >= 0x20) ++end;
      if (end == size) return fail(json_flaw::string_not_closed, at);
      if (next == u8'"') break;
      if (next != u8'\\') return fail(json_flaw::control_in_a_string, end);
      const decoded escape = json_notation::decode_escape(units + end, size - end);
      if (escape.what == fault::truncated) return fail(json_flaw::string_not_closed, at);
      if (escape.what == fault::invalid_escape) return fail(json_flaw::no_escape, end);
      if (!escape) return fail(json_flaw::escaped_surrogate, end);
      has_escapes = true;
      end += escape.length;
    }
    at = end + 1;
    return true;
  }

  // Precondition: there is a digit or a minus sign.
  U8LIT_ABI constexpr bool read_number(bool is_negative) noexcept {
    at += is_negative;
    const size_t first = at;
    if (!read_digits()) return false;
    if (static_cast<octet>(units[first]) == u8'0' && at > first + 1) return fail(json_flaw::leading_zero, first);
    if (is(u8'.')) {
      ++at;
      if (!read_digits()) return false;
    }
    if (!is(u8'e') && !is(u8'E')) return true;
    ++at;
    at += is(u8'+') || is(u8'-');
    return read_digits();
  }
  U8LIT_ABI constexpr bool read_digits() noexcept {
    size_t end = at;
    octet next{};
    while (end < size && (next = static_cast<octet>(units[end])) >= u8'0' && next <= u8'9') ++end;
    const bool has_digits = end > at;
    at = end;
    return has_digits || fail(json_flaw::no_digit, at);
  }
  U8LIT_ABI constexpr bool is(octet value) const noexcept {
    return at < size && static_cast<octet>(units[at]) == value;
  }
};

// Calls `visit(octet)` for each octet of the text that a string stands for. Precondition: it has been read.
template <utf8_unit Unit, class Visitor>
U8LIT_ABI constexpr void for_each_octet(const Unit* units, json_place string, Visitor visit) noexcept {
  const size_t end = string.offset + string.size - 1;
  for (size_t at = string.offset + 1; at < end;) {
    if (static_cast<octet>(units[at]) != u8'\\') {
      visit(static_cast<char>(units[at++]));
      continue;
    }
    const decoded escape = json_notation::decode_escape(units + at, end - at);
    char sequence[longest_sequence]{};
    const size_t length = u8lit::encode_to(sequence, scalar_value::unchecked(escape.value));
    for (size_t each = 0; each < length; ++each) visit(sequence[each]);
    at += escape.length;
  }
}

// Whether a string, which has been read, stands for a text.
template <utf8_unit Unit>
U8LIT_ABI constexpr bool equals_text(const Unit* units, json_place string, text_view<char> expected) noexcept {
  if (!string.has_escapes)
    return string.size == expected.size() + 2 &&
           detail::compare_octets(units + string.offset + 1, expected.data(), expected.size()) == 0;
  size_t end = 0;
  bool is_equal = true;
  detail::for_each_octet(units, string, [&](char next) {
    is_equal = is_equal && end < expected.size() && expected.data()[end] == next;
    ++end;
  });
  return is_equal && end == expected.size();
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
