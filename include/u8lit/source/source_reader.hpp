// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_SOURCE_READER_HPP
#define U8LIT_SOURCE_SOURCE_READER_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/base/begin.hpp>

// The source wing: the literals and comments in source files of C and C++, without a compiler.
//   source_options  the standard that a file is written in
//   source_reader   reads the characters of a file: joins lines, replaces trigraphs
//   source_token    what a file is divided into
//   source_tokens   divides it, as a range
//   literal_units   the value of a literal, as a range: reads escapes and characters
//   adjacent_literals   string literals that the compiler joins
// For example, the file `f(u8"caf\u00E9"); // é` has the tokens `f`, `(`, a string literal, `);` and a comment
// (source_tokens). The literal has a prefix, `literal_prefix::utf8`, and contents from offset 5 to 14 (source_token).
// These are four characters (literal_units). All is read in one pass, byte by byte (source_reader), because the file
// need not be UTF-8.
//
// The rules are those of translation phases 1 to 5 ([lex.phases]). Nothing is included or expanded, so all groups of
// `#if` and `#else` are read.

namespace u8lit::detail {

// A character of a source file after phase 2: its octet, and the octets of the file that it is read from.
struct source_character {
  unsigned value;
  size_t begin;
  size_t end;

  U8LIT_ABI constexpr bool is(unsigned other) const noexcept { return value == other; }
};
// The value of what follows the last character.
inline constexpr unsigned end_of_source = 0x100;
inline constexpr unsigned left_brace = u8"{}"[0], right_brace = u8"{}"[1];

// White space other than the end of a line. Compilers skip NUL, too; a CR that no LF follows is not the end of a line.
U8LIT_ABI constexpr bool is_blank_in_source(unsigned value) noexcept {
  return value == u8' ' || value == u8'\t' || value == u8'\v' || value == u8'\f' || value == u8'\r' || value == 0;
}
U8LIT_ABI constexpr bool is_source_digit(unsigned value) noexcept { return value >= u8'0' && value <= u8'9'; }
// As compilers do, with `$`. What is beyond ASCII is not judged.
U8LIT_ABI constexpr bool begins_identifier(unsigned value) noexcept {
  const unsigned letter = value | 0x20;
  return (letter >= u8'a' && letter <= u8'z') || value == u8'_' || value == u8'$' ||
         (value >= 0x80 && value != end_of_source);
}
U8LIT_ABI constexpr bool continues_identifier(unsigned value) noexcept {
  return detail::begins_identifier(value) || detail::is_source_digit(value);
}

// Reads the characters of a file, or of a part of it that ends at `size`. Each call takes time in the number of octets
// that it reads: one, and what is spliced before.
template <utf8_unit Unit>
class source_reader {
 public:
  U8LIT_ABI constexpr source_reader() noexcept = default;
  U8LIT_ABI constexpr source_reader(const Unit* units, size_t size, bool trigraphs) noexcept
      : units_{units}, size_{size}, trigraphs_{trigraphs} {}

  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  // The octet at an offset, as it stands in the file.
  U8LIT_ABI constexpr unsigned octet_at(size_t at) const noexcept {
    return at < size_ ? static_cast<octet>(units_[at]) : end_of_source;
  }
  // The character at an offset, or after the splices there. CR LF is one LF.
  U8LIT_ABI constexpr source_character read(size_t at) const noexcept {
    unsigned value = octet_at(at);
    // Most are no part of a longer one.
    if (value != u8'\\' && value != u8'?' && value != u8'\r')
      return {value, at, value == end_of_source ? at : at + 1};
    while (const size_t length = splice_at(at)) at += length;
    value = octet_at(at);
    if (value == end_of_source) return {value, at, at};
    if (value == u8'\r' && octet_at(at + 1) == u8'\n') return {u8'\n', at, at + 2};
    if (const unsigned replaced = trigraph_at(at)) return {replaced, at, at + 3};
    return {value, at, at + 1};
  }
  // The offset of the next octet from `at` on that is `mark`, or that `read` may join with others; that of the end if
  // there is none.
  U8LIT_ABI constexpr size_t find(size_t at, unsigned mark) const noexcept {
    for (; at < size_; ++at) {
      const octet value = static_cast<octet>(units_[at]);
      if (value == mark || value == u8'\\' || value == u8'?' || value == u8'\r') break;
    }
    return at;
  }
  // The length of a line's end in a raw string, 0 if there is none.
  U8LIT_ABI constexpr size_t line_end_at(size_t at) const noexcept {
    if (octet_at(at) == u8'\n') return 1;
    return octet_at(at) == u8'\r' && octet_at(at + 1) == u8'\n' ? 2 : 0;
  }

 private:
  U8LIT_ABI constexpr unsigned trigraph_at(size_t at) const noexcept {
    if (!trigraphs_ || octet_at(at) != u8'?' || octet_at(at + 1) != u8'?') return 0;
    constexpr auto& thirds = u8"=/'()!<>-";
    constexpr auto& replacements = u8"#\\^[]|{}~";
    for (size_t index = 0; index < sizeof thirds - 1; ++index) {
      if (octet_at(at + 2) == static_cast<octet>(thirds[index])) return static_cast<octet>(replacements[index]);
    }
    return 0;
  }
  // The length of a backslash and the end of a line; 0 if there are none. Compilers allow blanks between them in every
  // standard; the standards do since C++23.
  U8LIT_ABI constexpr size_t splice_at(size_t at) const noexcept {
    size_t next = at;
    if (octet_at(at) == u8'\\') next = at + 1;
    else if (trigraph_at(at) == u8'\\') next = at + 3;
    else return 0;
    while (octet_at(next) != u8'\r' && detail::is_blank_in_source(octet_at(next)) && octet_at(next) != 0) ++next;
    const size_t end = line_end_at(next);
    return end == 0 ? 0 : next + end - at;
  }

  const Unit* units_ = nullptr;
  size_t size_ = 0;
  bool trigraphs_ = false;
};

// Whether a character of an identifier is written by its number or name at an offset: `\u`, `\U`, `\N{...}`; and where
// it ends.
template <utf8_unit Unit>
U8LIT_ABI constexpr size_t end_of_universal_character(const source_reader<Unit>& reader, size_t at) noexcept {
  const source_character backslash = reader.read(at);
  if (!backslash.is(u8'\\')) return 0;
  const source_character letter = reader.read(backslash.end);
  if (!letter.is(u8'u') && !letter.is(u8'U') && !letter.is(u8'N')) return 0;
  source_character next = reader.read(letter.end);
  // A name or number is not longer: this keeps the time linear.
  constexpr size_t most = 100;
  const bool has_braces = next.is(left_brace) && !letter.is(u8'U');
  if (letter.is(u8'N') && !has_braces) return 0;
  if (has_braces) next = reader.read(next.end);
  for (size_t count = 0; count < most; ++count) {
    const bool is_digit = next.value < 0x80 && numeral::digit(static_cast<char>(next.value)) < 16;
    if (!has_braces && count == (letter.is(u8'u') ? 4 : 8)) return next.begin;
    if (has_braces && next.is(right_brace)) return count > 0 ? next.end : 0;
    const bool continues = letter.is(u8'N') ? detail::continues_identifier(next.value) || next.is(u8' ') ||
                                                  next.is(u8'-')
                                            : is_digit;
    if (!continues) return 0;
    next = reader.read(next.end);
  }
  return 0;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
