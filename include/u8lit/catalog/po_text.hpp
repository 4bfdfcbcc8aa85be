// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_PO_TEXT_HPP
#define U8LIT_CATALOG_PO_TEXT_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/data_file/file_place.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// The catalog wing: the messages of a program in several languages, from the .po files of GNU gettext, which are read
// when compiling.
//   po_text        reads the strings of a file, with the keywords before them
//   po_entries     joins and unescapes the strings of entries
//   po_header      reads the header: language, charset, plural forms
//   plural_rule    compiles and evaluates the rule that says which plural form a number takes
//   language_name  finds the language that fits a name
//   placeholders   finds the placeholders of a message, of std::format or printf
//   catalog_check  compares the files of a catalog: what is wrong, in one sentence
//   message_catalog  stores the messages, and is what users call
//
// The grammar is that of gettext's manual ("The Format of PO Files"). `#` begins a comment. Only flags, after `#,`,
// are read: previous (#|) and obsolete (#~) messages are comments, too. Each entry is
//   [msgctxt STRING] msgid STRING (msgstr STRING | msgid_plural STRING msgstr[0] STRING msgstr[1] STRING ...)
// and a STRING is one or more strings of C, which do not contain line breaks.

namespace u8lit::detail {

// What can be wrong with a file, and with a catalog made of files.
enum class po_flaw : octet {
  none,
  ill_formed,
  unknown_word,
  string_missing,
  string_without_keyword,
  string_not_closed,
  comment_within_an_entry,
  msgstr_missing,
  msgid_missing,
  wrong_msgstr,
  unknown_escape,
  escape_out_of_range,
  ill_formed_escapes,
  no_header,
  charset_is_not_utf8,
  no_language,
  no_plural_forms,
  wrong_nplurals,
  no_plural_expression,
  operand_missing,
  operator_missing,
  unmatched_operator,
  number_too_large,
  expression_too_long,
  expression_too_deep,
  divides_by_zero,
  no_such_form,
  wrong_form_count,
  form_is_empty,
  twice,
  // Of several files:
  same_language,
  message_left_out,
  no_such_message,
  other_plural,
  not_translated,
  line_break_first,
  line_break_last,
  placeholder_left_out,
  no_such_placeholder,
  no_placeholder,
  too_many_placeholders,
};

struct flaw_in_po {
  po_flaw what = po_flaw::none;
  size_t offset = 0;  // in the file
  unsigned long long number = 0;
  unsigned long long other_number = 0;
};

// What a string is, by the keyword before it. `more` continues the string before.
enum class po_part : octet { none, context, id, plural_id, text, more };

struct po_flags {
  bool is_fuzzy = false;
  bool has_c_format = false;
  bool has_brace_format = false;
  bool has_no_format = false;  // such as no-c-format
};

struct po_string {
  size_t offset = 0;  // after the quotation mark
  size_t size = 0;
  po_part part = po_part::none;
  bool has_escapes = false;
  po_flags flags;  // of the entry that begins here
};

// Where reading goes on, and in what.
struct po_progress {
  size_t at = 0;
  po_part last = po_part::none;
  size_t form = 0;  // of msgstr[form], or npos after msgstr
  po_flags flags;   // for the next entry
  size_t entries = 0;
  size_t heads = 0;  // strings after a keyword
  bool is_at_end = false;
  flaw_in_po flaw;
};

// Strings are read in blocks, each a constant, because compilers limit the steps of a constant evaluation.
inline constexpr size_t strings_per_block = 0x200;
struct po_block {
  po_string strings[strings_per_block]{};
  size_t count = 0;
  po_progress next;
};

template <utf8_unit Unit>
class po_reader {
 public:
  U8LIT_ABI constexpr po_reader(code_units<Unit> source, po_block& block) noexcept
      : units_{source.data()}, size_{source.size()}, block_{block}, state_{block.next} {}

  // Reads until the block is full, at the end, or something is wrong.
  U8LIT_ABI constexpr void read() noexcept {
    while (state_.flaw.what == po_flaw::none && block_.count < strings_per_block) {
      const octet next = peek();
      if (is_space(next)) {
        ++state_.at;
      } else if (next == u8'#') {
        read_comment();
      } else if (next == u8'"') {
        if (state_.last == po_part::none) return report(po_flaw::string_without_keyword);
        read_string(po_part::more);
      } else if (is_in_keyword(next)) {
        read_keyword();
      } else if (state_.at < size_) {
        report(po_flaw::unknown_word);
      } else {
        state_.is_at_end = true;
        if (!is_complete()) report(po_flaw::msgstr_missing);
        return;
      }
    }
  }

 private:
  U8LIT_ABI static constexpr bool is_space(octet value) noexcept {
    return value == u8' ' || (value >= u8'\t' && value <= u8'\r');
  }
  U8LIT_ABI static constexpr bool is_in_keyword(octet value) noexcept {
    return (value >= u8'a' && value <= u8'z') || value == u8'_';
  }
  U8LIT_ABI constexpr octet peek() const noexcept {
    return state_.at < size_ ? static_cast<octet>(units_[state_.at]) : octet{};
  }
  U8LIT_ABI constexpr bool is_complete() const noexcept {
    return state_.last == po_part::none || state_.last == po_part::text;
  }
  U8LIT_ABI constexpr void report(po_flaw what, unsigned long long number = 0) noexcept {
    state_.flaw = {what, state_.at, number, 0};
  }
  template <size_t Size>
  U8LIT_ABI constexpr bool is_word(size_t begin, size_t end, const utf8_character (&word)[Size]) const noexcept {
    if (end - begin != Size - 1) return false;
    for (size_t at = 0; at < Size - 1; ++at) {
      if (static_cast<octet>(units_[begin + at]) != static_cast<octet>(word[at])) return false;
    }
    return true;
  }

  U8LIT_ABI constexpr void read_comment() noexcept {
    const size_t begin = state_.at;
    while (state_.at < size_ && static_cast<octet>(units_[state_.at]) != u8'\n') ++state_.at;
    if (!is_complete()) {
      state_.at = begin;
      return report(po_flaw::comment_within_an_entry);
    }
    state_.last = po_part::none;
    const octet kind = begin + 1 == state_.at ? octet{} : static_cast<octet>(units_[begin + 1]);
    if (kind == u8'~') state_.flags = {};  // those of an obsolete entry
    if (kind != u8',') return;
    for (size_t at = begin + 2; at < state_.at; ++at) {
      const size_t first = at;
      while (at < state_.at && static_cast<octet>(units_[at]) != u8',' && !is_space(static_cast<octet>(units_[at])))
        ++at;
      read_flag(first, at);
    }
  }
  U8LIT_ABI constexpr void read_flag(size_t first, size_t last) noexcept {
    if (is_word(first, last, u8"fuzzy")) state_.flags.is_fuzzy = true;
    else if (is_word(first, last, u8"c-format")) state_.flags.has_c_format = true;
    else if (is_word(first, last, u8"c++-format") || is_word(first, last, u8"python-brace-format"))
      state_.flags.has_brace_format = true;
    else if (is_word(first, last, u8"no-c-format") || is_word(first, last, u8"no-c++-format") ||
             is_word(first, last, u8"no-python-brace-format"))
      state_.flags.has_no_format = true;
  }

  U8LIT_ABI constexpr void read_keyword() noexcept {
    const size_t begin = state_.at;
    size_t end = begin + 1;
    while (end < size_ && is_in_keyword(static_cast<octet>(units_[end]))) ++end;
    const po_part part = is_word(begin, end, u8"msgid")          ? po_part::id
                         : is_word(begin, end, u8"msgstr")       ? po_part::text
                         : is_word(begin, end, u8"msgctxt")      ? po_part::context
                         : is_word(begin, end, u8"msgid_plural") ? po_part::plural_id
                                                                 : po_part::none;
    if (part == po_part::none) return report(po_flaw::unknown_word);
    if (part <= po_part::id) {
      if (state_.last != po_part::context && !is_complete()) return report(po_flaw::msgstr_missing);
      if (state_.last == po_part::context && part == po_part::context) return report(po_flaw::msgid_missing);
    } else if (state_.last < po_part::id) {
      return report(po_flaw::msgid_missing);
    } else if (part == po_part::plural_id && state_.last != po_part::id) {
      return report(state_.last == po_part::text ? po_flaw::msgid_missing : po_flaw::msgstr_missing);
    }
    state_.at = end;
    skip_spaces();
    if (part == po_part::text) {
      const size_t expected = state_.last == po_part::id           ? npos
                              : state_.last == po_part::plural_id  ? 0
                              : state_.form == npos                ? npos - 1
                                                                   : state_.form + 1;
      const size_t form = read_form();
      if (form != expected) {
        state_.at = begin;
        return report(expected == npos - 1 ? po_flaw::msgid_missing : po_flaw::wrong_msgstr, expected);
      }
      state_.form = form;
      skip_spaces();
    }
    if (peek() != u8'"') return report(po_flaw::string_missing);
    read_string(part);
    state_.last = part;
  }
  U8LIT_ABI constexpr void skip_spaces() noexcept {
    while (is_space(peek())) ++state_.at;
  }
  // The number in brackets, or npos if there is none, or another one that is no form.
  U8LIT_ABI constexpr size_t read_form() noexcept {
    if (peek() != u8'[') return npos;
    size_t form = 0, digits = 0;
    ++state_.at;
    for (; peek() >= u8'0' && peek() <= u8'9' && digits < 4; ++digits, ++state_.at)
      form = form * 10 + static_cast<size_t>(peek() - u8'0');
    if (digits == 0 || peek() != u8']') return npos - 2;
    ++state_.at;
    return form;
  }

  // In as few statements for an octet as possible, because constant evaluation pays for each.
  U8LIT_ABI constexpr void read_string(po_part part) noexcept {
    const size_t begin = state_.at + 1;
    const Unit* const units = units_;
    size_t at = begin;
    bool has_escapes = false;
    for (const size_t size = size_; at < size; ++at) {
      const auto value = static_cast<octet>(units[at]);
      if (value > u8'\\' || (value > u8'"' && value < u8'\\')) continue;
      if (value == u8'"' || value == u8'\n') break;
      if (value == u8'\\') {
        has_escapes = true;
        ++at;
      }
    }
    if (at >= size_ || static_cast<octet>(units[at]) == u8'\n') return report(po_flaw::string_not_closed);
    po_string& string = block_.strings[block_.count++];
    string = {begin, at - begin, part, has_escapes, {}};
    state_.at = at + 1;
    if (part != po_part::more) ++state_.heads;
    if (part == po_part::context || (part == po_part::id && state_.last != po_part::context)) {
      ++state_.entries;
      string.flags = state_.flags;
      state_.flags = {};
    }
  }

  const Unit* units_;
  size_t size_;
  po_block& block_;
  po_progress& state_;
};

template <const auto& File, size_t Index>
consteval po_block read_po_block() noexcept;
template <const auto& File, size_t Index = 0>
inline constexpr po_block po_blocks = detail::read_po_block<File, Index>();
template <const auto& File, size_t Index>
consteval po_block read_po_block() noexcept {
  po_block result;
  constexpr auto source = detail::units_of_file<File>();
  if constexpr (Index > 0) {
    result.next = po_blocks<File, Index - 1>.next;
  } else {
    result.next.at = detail::size_of_mark(source);
    if (const verdict found = u8lit::validate(source.data(), source.size()); !found) {
      result.next.flaw = {po_flaw::ill_formed, found.offset, 0, 0};
      return result;
    }
  }
  po_reader<typename decltype(detail::units_of(File))::unit_type>{source, result}.read();
  return result;
}

// The index of the last block.
template <const auto& File, size_t Index = 0>
consteval size_t find_last_po_block() noexcept {
  constexpr bool is_last = po_blocks<File, Index>.next.is_at_end ||
      po_blocks<File, Index>.next.flaw.what != po_flaw::none;
  if constexpr (is_last) return Index;
  else return detail::find_last_po_block<File, Index + 1>();
}
// What reading a file has come to.
template <const auto& File>
inline constexpr po_progress po_end = po_blocks<File, detail::find_last_po_block<File>()>.next;

// The strings of a file.
template <size_t Blocks>
struct po_strings {
  const po_string* blocks[Blocks];
  size_t count;

  U8LIT_ABI constexpr size_t size() const noexcept { return count; }
  U8LIT_ABI constexpr const po_string& operator[](size_t index) const noexcept {
    return blocks[index / strings_per_block][index % strings_per_block];
  }
};
template <const auto& File, size_t... Indices>
consteval auto join_po_blocks(indices<Indices...>) noexcept {
  constexpr size_t last = sizeof...(Indices) - 1;
  return po_strings<sizeof...(Indices)>{{po_blocks<File, Indices>.strings...},
                                        last * strings_per_block + po_blocks<File, last>.count};
}
template <const auto& File>
inline constexpr auto strings_of =
    detail::join_po_blocks<File>(indices_below<detail::find_last_po_block<File>() + 1>{});

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
