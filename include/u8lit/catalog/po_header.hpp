// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_PO_HEADER_HPP
#define U8LIT_CATALOG_PO_HEADER_HPP

#include <u8lit/catalog/plural_rule.hpp>
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/catalog/po_entries.hpp>
#include <u8lit/base/begin.hpp>

// The header of a .po file: the lines of the text that translates the empty message. A template (.pot) has the words
// CHARSET, INTEGER and EXPRESSION where translations have values, and its language is empty.

namespace u8lit::detail {

// How many plural forms a file may have.
inline constexpr size_t most_forms = 16;

struct po_header {
  text_view<char> language;
  text_view<char> plural_expression;
  size_t forms = 0;
  po_flaw what = po_flaw::none;
  size_t flaw_offset = 0;  // in the text
};

class po_header_reader {
  // Templates stand before their use: clang would instantiate them too late for a constant evaluation.

  // The end of the word that the line begins with, or npos.
  template <size_t Size>
  U8LIT_ABI constexpr size_t end_of(size_t begin, size_t end, const utf8_character (&word)[Size]) const noexcept {
    if (end - begin < Size - 1) return npos;
    for (size_t at = 0; at < Size - 1; ++at) {
      if (static_cast<octet>(text_[begin + at]) != static_cast<octet>(word[at])) return npos;
    }
    return begin + Size - 1;
  }
  // The same where the word is anywhere in the line.
  template <size_t Size>
  U8LIT_ABI constexpr size_t end_of_found(size_t begin, size_t end, const utf8_character (&word)[Size]) const noexcept {
    for (; begin < end; ++begin) {
      if (const size_t found = end_of(begin, end, word); found != npos) return found;
    }
    return npos;
  }
  U8LIT_ABI static constexpr bool is_space(char unit) noexcept { return unit == u8' ' || unit == u8'\t'; }
  U8LIT_ABI constexpr text_view<char> trim(size_t begin, size_t end) const noexcept {
    while (begin < end && is_space(text_[begin])) ++begin;
    while (begin < end && is_space(text_[end - 1])) --end;
    return text_view<char>::unchecked(text_ + begin, end - begin);
  }
  U8LIT_ABI constexpr void report(po_flaw what, size_t offset) noexcept {
    if (header_.what != po_flaw::none) return;
    header_.what = what;
    header_.flaw_offset = offset;
  }

  U8LIT_ABI constexpr void read_charset(size_t begin, size_t end) noexcept {
    const size_t first = end_of_found(begin, end, u8"charset=");
    if (first == npos) return;
    const text_view<char> charset = trim(first, end);
    constexpr text_view<utf8_character> names[] = {u8"utf-8", u8"utf8", u8"charset"};
    for (const auto& name : names) {
      if (u8lit::equal_ignoring_ascii_case(charset, name)) return;
    }
    report(po_flaw::charset_is_not_utf8, first);
  }

  U8LIT_ABI constexpr void read_plural_forms(size_t begin, size_t end) noexcept {
    size_t at = end_of_found(begin, end, u8"nplurals=");
    if (at == npos) return report(po_flaw::wrong_nplurals, begin);
    while (at < end && is_space(text_[at])) ++at;
    if (end_of(at, end, u8"INTEGER") != npos) return;
    const size_t number = at;
    for (; at < end && at < number + 3 && text_[at] >= u8'0' && text_[at] <= u8'9'; ++at)
      header_.forms = header_.forms * 10 + static_cast<size_t>(text_[at] - static_cast<char>(u8'0'));
    if (header_.forms == 0 || header_.forms > most_forms) return report(po_flaw::wrong_nplurals, number);
    const size_t first = end_of_found(at, end, u8"plural=");
    if (first == npos) return report(po_flaw::no_plural_expression, at);
    size_t last = first;
    while (last < end && text_[last] != u8';') ++last;
    header_.plural_expression = text_view<char>::unchecked(text_ + first, last - first);
  }


 public:
  U8LIT_ABI constexpr po_header_reader(text_view<char> text, po_header& header) noexcept
      : text_{text.data()}, size_{text.size()}, header_{header} {}

  U8LIT_ABI constexpr void read() noexcept {
    for (size_t begin = 0; begin < size_;) {
      size_t end = begin;
      while (end < size_ && text_[end] != u8'\n') ++end;
      if (const size_t language = end_of(begin, end, u8"Language:"); language != npos)
        header_.language = trim(language, end);
      else if (const size_t type = end_of(begin, end, u8"Content-Type:"); type != npos)
        read_charset(type, end);
      else if (const size_t forms = end_of(begin, end, u8"Plural-Forms:"); forms != npos)
        read_plural_forms(forms, end);
      begin = end + 1;
    }
  }

 private:
  const char* text_;
  size_t size_;
  po_header& header_;
};

template <const auto& File>
U8LIT_ABI constexpr po_span span_of_header() noexcept {
  return contents_of<File>.spans[contents_of<File>.entries[header_of_po<File>].first_form()];
}
template <const auto& File>
consteval po_header read_po_header() noexcept {
  po_header result;
  if constexpr (header_of_po<File> != npos)
    po_header_reader{contents_of<File>.text(detail::span_of_header<File>()), result}.read();
  return result;
}
template <const auto& File>
inline constexpr po_header header_fields = detail::read_po_header<File>();

// The rule of a file for plural forms. Without one in the file it is gettext's: that of English.
template <const auto& File>
consteval plural_rule make_plural_rule() noexcept {
  constexpr text_view<char> expression = header_fields<File>.plural_expression;
  constexpr auto& of_english = "n!=1";
  if constexpr (header_fields<File>.forms == 0) return detail::compile_plural_rule(of_english, sizeof of_english - 1);
  else return detail::compile_plural_rule(expression.data(), expression.size());
}
template <const auto& File>
inline constexpr plural_rule rule_of = detail::make_plural_rule<File>();
template <const auto& File>
inline constexpr size_t forms_of = header_fields<File>.forms == 0 ? 2 : header_fields<File>.forms;

// How many numbers take each form, and the first number that takes none. The numbers are tried in blocks, because
// compilers limit the steps of a constant evaluation.
inline constexpr size_t numbers_per_block = 250;
inline constexpr size_t numbers_tried = 4 * numbers_per_block;
struct form_counts {
  size_t counts[most_forms]{};
  bool has_flaw = false;
  unsigned long long number_at_fault = 0;
  plural_result result;  // for this number
};
template <const auto& File, unsigned long long First>
consteval form_counts count_some_forms() noexcept {
  form_counts result;
  for (unsigned long long number = First; number < First + numbers_per_block; ++number) {
    const plural_result form = detail::evaluate_plural_rule(rule_of<File>.code, rule_of<File>.size, number);
    if (!form.divides_by_zero && form.value < forms_of<File>) {
      ++result.counts[form.value];
      continue;
    }
    result.has_flaw = true;
    result.number_at_fault = number;
    result.result = form;
    break;
  }
  return result;
}
template <const auto& File, unsigned long long First>
inline constexpr form_counts some_forms = detail::count_some_forms<File, First>();
template <const auto& File>
consteval form_counts count_forms() noexcept {
  form_counts result;
  const form_counts* const parts[] = {
      &some_forms<File, 0>, &some_forms<File, numbers_per_block>, &some_forms<File, 2 * numbers_per_block>,
      &some_forms<File, 3 * numbers_per_block>};
  for (const form_counts* const part : parts) {
    for (size_t form = 0; form < most_forms; ++form) result.counts[form] += part->counts[form];
    if (!part->has_flaw || result.has_flaw) continue;
    result.has_flaw = true;
    result.number_at_fault = part->number_at_fault;
    result.result = part->result;
  }
  return result;
}
template <const auto& File>
inline constexpr form_counts counted_forms = detail::count_forms<File>();

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
