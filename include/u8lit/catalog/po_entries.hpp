// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_PO_ENTRIES_HPP
#define U8LIT_CATALOG_PO_ENTRIES_HPP

#include <u8lit/base/copy.hpp>
#include <u8lit/catalog/po_text.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// The entries of a .po file: their strings joined and without escapes, and the order of their keys. As in gettext, the
// key of an entry with a context is the context, the character U+0004, and the message.

namespace u8lit::detail {

inline constexpr octet end_of_context = 4;

// An escape and how many code units it has.
struct po_escape {
  octet value = 0;
  size_t length = 0;
  po_flaw what = po_flaw::none;
};
// Reads the escape at a reverse solidus. Precondition: a quotation mark follows.
template <utf8_unit Unit>
U8LIT_ABI constexpr po_escape read_po_escape(const Unit* units) noexcept {
  const auto next = static_cast<octet>(units[1]);
  constexpr auto& letters = u8"abfnrtv\\\"";
  constexpr auto& values = u8"\a\b\f\n\r\t\v\\\"";
  for (size_t at = 0; at < sizeof letters - 1; ++at) {
    if (next == static_cast<octet>(letters[at])) return {static_cast<octet>(values[at]), 2, po_flaw::none};
  }
  const bool is_hexadecimal = next == u8'x';
  size_t at = is_hexadecimal ? 2 : 1;
  unsigned value = 0;
  // gettext takes up to three octal digits, and any number of hexadecimal ones.
  for (const size_t first = at; is_hexadecimal || at < first + 3; ++at) {
    const auto digit = static_cast<octet>(units[at]);
    const auto lower = static_cast<octet>(digit | 0x20);
    unsigned number = 16;
    if (digit >= u8'0' && digit <= u8'9') number = static_cast<unsigned>(digit - u8'0');
    else if (lower >= u8'a' && lower <= u8'f') number = static_cast<unsigned>(lower - u8'a') + 10;
    if (number >= (is_hexadecimal ? 16U : 8U)) {
      if (at == first) return {0, 2, po_flaw::unknown_escape};
      break;
    }
    value = value > 0xFF ? value : value * (is_hexadecimal ? 16 : 8) + number;
  }
  // A NUL would end a string of gettext.
  if (value == 0 || value > 0xFF) return {0, at, po_flaw::escape_out_of_range};
  return {static_cast<octet>(value), at, po_flaw::none};
}

// A text in the octets of `po_contents`.
struct po_span {
  size_t begin = 0;
  size_t size = 0;
  size_t string = 0;  // the index of its first string in the file
};
struct po_entry {
  po_span key;
  size_t id = 0;  // the index of msgid in the spans; msgid_plural follows, if there is one, and then the forms
  bool has_plural = false;
  size_t forms = 0;
  po_flags flags;

  U8LIT_ABI constexpr size_t first_form() const noexcept { return id + 1 + has_plural; }
};

template <size_t Units, size_t Entries, size_t Heads>
struct po_contents {
  // Joined strings are shorter than in the file, even with U+0004 after a context.
  char octets[Units + 1]{};
  po_span spans[Heads + 1]{};
  po_entry entries[Entries + 1]{};
  flaw_in_po flaw;

  U8LIT_ABI static constexpr size_t size() noexcept { return Entries; }
  U8LIT_ABI constexpr text_view<char> text(po_span span) const noexcept {
    return text_view<char>::unchecked(octets + span.begin, span.size);
  }
};

// Joins the strings of a file to texts and entries.
template <utf8_unit Unit, class Strings, class Contents>
U8LIT_ABI constexpr void join_strings(const Unit* units, const Strings& strings, Contents& result) noexcept {
  size_t end = 0, spans = 0, entries = 0;
  bool has_context = false, has_numbers = false;
  for (size_t index = 0; index < strings.size(); ++index) {
    const po_string& string = strings[index];
    if (string.part == po_part::context || (string.part == po_part::id && !has_context)) {
      result.entries[entries].flags = string.flags;
      result.entries[entries++].key.begin = end;
    }
    po_entry& entry = result.entries[entries - 1];
    if (string.part == po_part::id) {
      if (has_context) result.octets[end++] = static_cast<char>(end_of_context);
      entry.id = spans;
    } else if (string.part == po_part::plural_id) {
      entry.has_plural = true;
    } else if (string.part == po_part::text) {
      ++entry.forms;
    }
    if (string.part != po_part::more) {
      has_context = string.part == po_part::context;
      result.spans[spans++] = {end, 0, index};
    }
    const size_t begin = end;
    for (size_t at = string.offset, last = at + string.size; at < last;) {
      size_t next = last;
      if (string.has_escapes) {
        for (next = at; next < last && static_cast<octet>(units[next]) != u8'\\';) ++next;
      }
      if constexpr (__is_same(Unit, char)) {
        detail::copy(result.octets + end, units + at, next - at);
      } else {
        for (size_t unit = at; unit < next; ++unit)
          result.octets[end + unit - at] = static_cast<char>(units[unit]);
      }
      end += next - at;
      at = next;
      if (at == last) break;
      const po_escape escape = detail::read_po_escape(units + at);
      if (escape.what != po_flaw::none) {
        result.flaw = {escape.what, at, 0, 0};
        return;
      }
      has_numbers = has_numbers || escape.value > 0x7F;
      result.octets[end++] = static_cast<char>(escape.value);
      at += escape.length;
    }
    result.spans[spans - 1].size += end - begin;
    if (string.part == po_part::id || (string.part == po_part::more && spans - 1 == entry.id))
      entry.key = {entry.key.begin, end - entry.key.begin, result.spans[spans - 1].string};
  }
  for (size_t span = 0; has_numbers && span < spans; ++span) {
    if (u8lit::validate(result.octets + result.spans[span].begin, result.spans[span].size)) continue;
    result.flaw = {po_flaw::ill_formed_escapes, strings[result.spans[span].string].offset - 1, 0, 0};
    return;
  }
}
template <const auto& File>
consteval auto make_po_contents() noexcept {
  po_contents<detail::units_of_file<File>().size(), po_end<File>.entries, po_end<File>.heads> result;
  detail::join_strings(detail::units_of_file<File>().data(), strings_of<File>, result);
  return result;
}
// Precondition: nothing is wrong in po_end.
template <const auto& File>
inline constexpr auto contents_of = detail::make_po_contents<File>();

// Where in the file an octet of a text comes from.
template <const auto& File>
U8LIT_ABI constexpr size_t find_source(po_span span, size_t index) noexcept {
  const auto* const units = detail::units_of_file<File>().data();
  for (size_t string = span.string; string < strings_of<File>.size(); ++string) {
    const po_string& part = strings_of<File>[string];
    for (size_t at = part.offset, last = at + part.size; at < last; --index) {
      if (index == 0) return at;
      at += static_cast<octet>(units[at]) == u8'\\' ? detail::read_po_escape(units + at).length : 1;
    }
    if (string + 1 == strings_of<File>.size() || strings_of<File>[string + 1].part != po_part::more)
      return part.offset + part.size;
  }
  return 0;
}
// Where the first string of a text begins.
template <const auto& File>
U8LIT_ABI constexpr size_t begin_of_text(po_span span) noexcept {
  return strings_of<File>[span.string].offset - 1;
}

// The keys as rows, so that they are sorted as those of tables are.
template <const auto& File>
struct po_keys {
  U8LIT_ABI static constexpr size_t size() noexcept { return contents_of<File>.size(); }
  U8LIT_ABI constexpr text_view<char> operator[](size_t entry) const noexcept {
    return contents_of<File>.text(contents_of<File>.entries[entry].key);
  }
};
template <const auto& File>
inline constexpr po_keys<File> keys_of_po{};

// The entry with a rank in the order of the keys.
template <const auto& File>
U8LIT_ABI constexpr size_t nth_po_entry(size_t rank) noexcept { return text_rows::sorted<keys_of_po<File>>[rank]; }

// The header is the entry with the empty key, or npos.
template <const auto& File>
consteval size_t find_po_header() noexcept {
  if (contents_of<File>.size() == 0) return npos;
  const size_t first = detail::nth_po_entry<File>(0);
  return contents_of<File>.entries[first].key.size == 0 ? first : npos;
}
template <const auto& File>
inline constexpr size_t header_of_po = detail::find_po_header<File>();

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
