// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_SOURCE_TOKEN_HPP
#define U8LIT_SOURCE_SOURCE_TOKEN_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::source {

/// What a source file is divided into. White space is between tokens.
enum class token_kind : octet {
  string,          ///< a string literal, with its prefix and suffix
  character,       ///< a character literal, with its prefix and suffix
  line_comment,    ///< from `//` to the end of the line, without that
  block_comment,   ///< from `/*` to `*/`
  header_name,     ///< `<...>` or `"..."` of `#include`, `#embed`, `__has_include`, `import`: it has no escapes
  directive_text,  ///< what follows `#error`, `#warning`; an unpaired apostrophe of a `#pragma`, and what follows
  identifier,      ///< an identifier or keyword
  number,          ///< a number, by the rules of the preprocessor
  other,           ///< operators, punctuation, and characters without a meaning
};

/// The encoding of a literal, by its prefix.
enum class literal_prefix : octet {
  none,   ///< `"..."`, of char
  utf8,   ///< `u8"..."`
  utf16,  ///< `u"..."`
  utf32,  ///< `U"..."`
  wide,   ///< `L"..."`
};

/// What can be wrong with a token.
enum class token_flaw : octet {
  none,
  unterminated,       ///< the line ends before the literal, or the file before the comment or raw string
  invalid_delimiter,  ///< the delimiter of a raw string is too long or has a character that it may not have
  empty,              ///< a character literal without a character
};

/// A token of a source file: what it is, and where. Offsets are in bytes, from 0.
struct token {
  /// What it is.
  token_kind kind = token_kind::other;
  /// The prefix of a literal.
  literal_prefix prefix = literal_prefix::none;
  /// Whether it is a raw string literal.
  bool is_raw = false;
  /// What is wrong with it.
  token_flaw what = token_flaw::none;
  /// The offset of its first byte.
  size_t begin = 0;
  /// The offset after its last byte.
  size_t end = 0;
  /// The offset of what is between the quotation marks of a literal or header name, the parentheses of a raw string, or
  /// the marks of a comment; for other tokens, the same as `begin`.
  size_t contents_begin = 0;
  /// The offset after that; for other tokens, the same as `end`.
  size_t contents_end = 0;
  /// The offset of the suffix of a literal, which ends at `end`: the same if there is none.
  size_t suffix_begin = 0;
  /// The number of the line that it begins in, from 1.
  size_t line = 1;
  /// The number of its first byte in that line, from 1.
  size_t column = 1;

  /// Returns whether it is a string or character literal.
  [[nodiscard]] U8LIT_ABI constexpr bool is_literal() const noexcept {
    return kind == token_kind::string || kind == token_kind::character;
  }
  /// Returns whether it is a comment.
  [[nodiscard]] U8LIT_ABI constexpr bool is_comment() const noexcept {
    return kind == token_kind::line_comment || kind == token_kind::block_comment;
  }
  /// Returns whether all members are equal.
  U8LIT_ABI friend constexpr bool operator==(const token&, const token&) noexcept = default;
};

}  // namespace u8lit::source

#include <u8lit/base/end.hpp>

#endif
