// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_JSON_POINTER_HPP
#define U8LIT_DATA_FILE_JSON_POINTER_HPP

#include <u8lit/data_file/json_text.hpp>
#include <u8lit/base/begin.hpp>

// The value in a JSON file that a JSON Pointer (RFC 6901) leads to: "/a/0" is the first element of the member "a". The
// file is read to its end, so that what is before and after the value is checked, too, in parts, each a constant.

namespace u8lit::detail {

struct measured_pointer {
  size_t tokens = 0;
  bool is_valid = true;
};
U8LIT_ABI constexpr measured_pointer measure_pointer(code_units<char> source) noexcept {
  measured_pointer result;
  const char* const units = source.data();
  const auto is = [source, units](size_t at, octet value) {
    return at < source.size() && static_cast<octet>(units[at]) == value;
  };
  result.is_valid = source.size() == 0 || is(0, u8'/');
  for (size_t at = 0; at < source.size(); ++at) {
    result.tokens += is(at, u8'/');
    if (is(at, u8'~') && !is(at + 1, u8'0') && !is(at + 1, u8'1')) result.is_valid = false;
  }
  return result;
}

// A pointer as a user writes it. Its tokens are names of members or indices of elements.
template <fixed_text Pointer>
struct json_pointer {
  static constexpr auto units = detail::units_of(utf8_of<Pointer>.octets, utf8_of<Pointer>.end);
  static constexpr measured_pointer measured = detail::measure_pointer(units);
  static constexpr field_pool<units.size(), measured.is_valid ? measured.tokens : 0> pool{[](auto& fields) {
    for (size_t at = 1; measured.is_valid && at <= units.size(); ++at) {
      const octet next = at < units.size() ? static_cast<octet>(units.data()[at]) : octet{u8'/'};
      if (next == u8'/') fields.end_field(at);
      else if (next == u8'~') fields.put(static_cast<octet>(units.data()[++at]) == u8'1' ? octet{u8'/'} : next);
      else fields.put(next);
    }
  }};

  // Precondition: index < measured.tokens.
  U8LIT_ABI static constexpr text_view<char> nth(size_t index) noexcept { return pool[index].text; }
};

// The index that a token is, without zeros before it; or -1, which is that of no element.
U8LIT_ABI constexpr size_t index_of_element(text_view<char> token) noexcept {
  constexpr size_t none = static_cast<size_t>(-1);
  size_t result = 0;
  if (token.empty() || token.size() > 9) return none;
  for (size_t at = 0; at < token.size(); ++at) {
    const auto digit = static_cast<size_t>(static_cast<octet>(token.data()[at]) - u8'0');
    if (digit > 9 || (at > 0 && result == 0)) return none;
    result = result * 10 + digit;
  }
  return result;
}

// The way to a value, as far as it has been read.
struct json_way {
  json_nesting open{};
  size_t at = 0;
  size_t begin = 0;  // of the value; 0 until it is found
  size_t end = 0;
  unsigned taken = 0;           // how many of the arrays and objects that are open are on the way
  bool is_next = true;          // whether the next value is on the way
  size_t innermost = 0;         // where the innermost of those on the way begins
  size_t elements_before = 0;   // in it, if it is an array, those before the one that is on the way
  flaw_in_json flaw{};
  size_t name_at_fault = 0;
};

// Follows a pointer, as a visitor of json_reader.
template <class Pointer>
struct json_follower {
  static constexpr size_t tokens = Pointer::measured.tokens;

  json_way& way;

  template <class Reader>
  U8LIT_ABI constexpr bool begin_value(Reader& text, const json_nesting&, octet first) noexcept {
    if (!way.is_next) return true;
    way.is_next = false;
    if (way.taken == tokens) {
      way.begin = text.at;
      return detail::is_nested(first) || text.refuse(json_flaw::no_rows);
    }
    if (!detail::is_nested(first)) {
      way.name_at_fault = way.taken;
      return text.refuse(json_flaw::no_members);
    }
    way.elements_before = detail::index_of_element(Pointer::nth(way.taken++));
    way.innermost = text.at;
    return true;
  }
  template <class Reader>
  U8LIT_ABI constexpr bool begin_member(Reader& text, const json_nesting& open) noexcept {
    if (open.depth != way.taken) return true;
    way.name_at_fault = way.taken - 1;
    if (!open.is_object()) {
      way.is_next = way.begin == 0 && way.elements_before-- == 0;
    } else if (detail::equals_text(text.units, text.name, Pointer::nth(way.taken - 1))) {
      if (way.begin > 0) return text.fail(json_flaw::member_twice, text.name.offset);
      way.is_next = true;
    }
    return true;
  }
  template <class Reader>
  U8LIT_ABI constexpr bool end_value(Reader& text, const json_nesting& open) noexcept {
    if (way.begin > 0 && way.end == 0 && open.depth == tokens) way.end = text.at;
    if (open.depth >= way.taken) return true;
    way.name_at_fault = --way.taken;
    if (way.begin > 0) return true;
    const bool is_object = static_cast<octet>(text.units[way.innermost]) == u8'{';
    return text.fail(is_object ? json_flaw::no_such_member : json_flaw::no_such_element, way.innermost);
  }
};

// Reads on, as far as values begin before an offset.
template <class Pointer, utf8_unit Unit>
U8LIT_ABI constexpr json_way follow_pointer(code_units<Unit> source, json_way way, size_t limit) noexcept {
  if (way.flaw.exists() || way.open.is_read) return way;
  json_reader<Unit> text{source.data(), source.size(), way.at};
  json_follower<Pointer> follower{way};
  if (text.read_value(way.open, limit, follower) && way.open.is_read) text.read_end();
  way.at = text.at;
  way.flaw = text.flaw;
  return way;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
