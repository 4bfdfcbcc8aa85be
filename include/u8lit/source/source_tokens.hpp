// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_SOURCE_TOKENS_HPP
#define U8LIT_SOURCE_SOURCE_TOKENS_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/source/source_options.hpp>
#include <u8lit/source/source_reader.hpp>
#include <u8lit/source/source_token.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// The spelling of an identifier, as far as it can be that of a prefix or of a directive.
struct source_word {
  static constexpr size_t longest = 18;

  octet octets[longest + 1]{};
  size_t size = 0;

  U8LIT_ABI constexpr void append(unsigned value) noexcept {
    if (size <= longest) octets[size++] = static_cast<octet>(value);
  }
  template <size_t Size>
  U8LIT_ABI constexpr bool is(const utf8_character (&word)[Size]) const noexcept {
    static_assert(Size - 1 <= longest);
    if (size != Size - 1) return false;
    for (size_t at = 0; at < size; ++at) {
      if (octets[at] != static_cast<octet>(word[at])) return false;
    }
    return true;
  }
};

// What a token means depends on what precedes it in its line.
enum class source_context : octet {
  line_start,   // nothing but white space and comments
  after_export,
  code,
  directive,    // after `#`
  header,       // where a header name can be
  has_include,  // after `__has_include`
  error_text,
  pragma,
};

// Divides a file from an offset on. All functions read from `at_` on, or from the offset that they are given, and
// return the offset after what they have read.
template <utf8_unit Unit>
class source_lexer {
 public:
  U8LIT_ABI constexpr source_lexer() noexcept = default;
  // At the end of a file of a size.
  U8LIT_ABI explicit constexpr source_lexer(size_t size) noexcept { token_.begin = token_.end = size; }
  U8LIT_ABI constexpr source_lexer(const Unit* units, size_t size, source::options rules) noexcept
      : reader_{units, size, rules.trigraphs}, language_{rules.language} {
    const bool has_mark = reader_.octet_at(0) == 0xEF && reader_.octet_at(1) == 0xBB && reader_.octet_at(2) == 0xBF;
    if (has_mark) at_ = line_begin_ = 3;
  }

  U8LIT_ABI constexpr const source::token& current() const noexcept { return token_; }
  // Reads the next token; an empty one at the end of the file.
  U8LIT_ABI constexpr void read_next() noexcept {
    source_character first = reader_.read(at_);
    while (first.is(u8'\n') || detail::is_blank_in_source(first.value)) {
      if (first.is(u8'\n')) context_ = source_context::line_start;
      go_to(first.end);
      first = reader_.read(at_);
    }
    go_to(first.begin);
    token_ = {};
    token_.begin = token_.contents_begin = at_;
    token_.line = line_;
    token_.column = at_ - line_begin_ + 1;
    size_t end = at_;
    if (!first.is(end_of_source)) {
      end = read_token(first);
      go_to(end);
    }
    token_.end = end;
    if (!token_.is_literal() && !token_.is_comment() && token_.kind != source::token_kind::header_name)
      token_.contents_end = end;
    if (!token_.is_literal()) token_.suffix_begin = end;
  }

 private:
  using kind = source::token_kind;
  using flaw = source::token_flaw;

  U8LIT_ABI constexpr size_t read_token(source_character first) noexcept {
    const source_character second = reader_.read(first.end);
    if (first.is(u8'/') && second.is(u8'/')) return read_line_comment(second.end);
    if (first.is(u8'/') && second.is(u8'*')) return read_block_comment(second.end);
    if (context_ == source_context::error_text) return read_error_text();
    if (context_ == source_context::header && (first.is(u8'<') || first.is(u8'"'))) {
      context_ = source_context::code;
      if (const size_t end = read_header_name(first)) return end;
    }
    if (detail::is_source_digit(first.value) || (first.is(u8'.') && detail::is_source_digit(second.value)))
      return read_number(first.end);
    if (first.is(u8'"') || first.is(u8'\'')) return read_literal(first);
    source_word word;
    if (const size_t end = read_identifier(first, word)) return read_after_identifier(word, end);
    return read_other(first);
  }

  U8LIT_ABI constexpr size_t read_line_comment(size_t begin) noexcept {
    token_.kind = kind::line_comment;
    token_.contents_begin = begin;
    return token_.contents_end = end_of_line(begin);
  }
  U8LIT_ABI constexpr size_t end_of_line(size_t at) const noexcept {
    while (true) {
      at = reader_.find(at, u8'\n');
      const source_character next = reader_.read(at);
      if (next.is(u8'\n') || next.is(end_of_source)) return at;
      at = next.end;
    }
  }
  U8LIT_ABI constexpr size_t read_block_comment(size_t begin) noexcept {
    token_.kind = kind::block_comment;
    token_.contents_begin = begin;
    source_character star = reader_.read(reader_.find(begin, u8'*'));
    while (!star.is(end_of_source)) {
      const source_character next = reader_.read(star.end);
      if (star.is(u8'*') && next.is(u8'/')) {
        token_.contents_end = star.begin;
        return next.end;
      }
      star = reader_.read(reader_.find(star.end, u8'*'));
    }
    token_.what = flaw::unterminated;
    return token_.contents_end = reader_.size();
  }

  // The text ends before a comment. What is in quotation marks is part of it, up to the end of the line if there is no
  // second one: `#error don't /* like this`.
  U8LIT_ABI constexpr size_t read_error_text() noexcept {
    token_.kind = kind::directive_text;
    size_t at = at_;
    while (true) {
      const source_character next = reader_.read(at);
      if (next.is(u8'\n') || next.is(end_of_source)) return at;
      if (next.is(u8'"') || next.is(u8'\'')) {
        at = after_quoted(next.end, next.value).end;
        continue;
      }
      if (next.is(u8'/')) {
        const source_character second = reader_.read(next.end);
        if (second.is(u8'/') || second.is(u8'*')) return at;
      }
      at = next.end;
    }
  }

  // What is up to a quotation mark that no backslash precedes.
  struct quoted {
    size_t contents_end;
    size_t end;
    bool is_closed;
  };
  U8LIT_ABI constexpr quoted after_quoted(size_t at, unsigned mark) const noexcept {
    while (true) {
      source_character next = reader_.read(at);
      if (next.is(mark)) return {next.begin, next.end, true};
      if (next.is(u8'\\')) {
        at = next.end;
        next = reader_.read(at);
      }
      if (next.is(u8'\n') || next.is(end_of_source)) return {at, at, false};
      at = next.end;
    }
  }

  // 0 for `<` that is none.
  U8LIT_ABI constexpr size_t read_header_name(source_character first) noexcept {
    if (first.is(u8'<') && first.begin < end_without_angle_) return 0;
    const unsigned mark = first.is(u8'<') ? unsigned{u8'>'} : first.value;
    size_t at = first.end;
    while (true) {
      const source_character next = reader_.read(at);
      if (next.is(mark) || next.is(u8'\n') || next.is(end_of_source)) {
        if (!next.is(mark) && first.is(u8'<')) {
          end_without_angle_ = at;
          return 0;
        }
        if (!next.is(mark)) token_.what = flaw::unterminated;
        token_.kind = kind::header_name;
        token_.contents_begin = first.end;
        token_.contents_end = next.is(mark) ? next.begin : at;
        return next.is(mark) ? next.end : at;
      }
      at = next.end;
    }
  }

  // pp-number ([lex.ppnumber]).
  U8LIT_ABI constexpr size_t read_number(size_t at) noexcept {
    token_.kind = kind::number;
    set_context_after_code();
    unsigned before = 0;
    while (true) {
      const source_character next = reader_.read(at);
      const unsigned letter = before | 0x20;
      if (next.is(u8'\'') && detail::has_digit_separators(language_)) {
        const source_character after = reader_.read(next.end);
        if (!detail::continues_identifier(after.value)) return at;
        at = after.end;
        before = after.value;
        continue;
      }
      const bool is_sign = (next.is(u8'+') || next.is(u8'-')) && (letter == u8'e' || letter == u8'p');
      if (next.is(u8'\\')) {
        const size_t end = detail::end_of_universal_character(reader_, at);
        if (end == 0) return at;
        at = end;
        before = 0;
        continue;
      }
      if (!is_sign && !next.is(u8'.') && !detail::continues_identifier(next.value)) return at;
      at = next.end;
      before = next.value;
    }
  }

  // The end of an identifier; 0 if none begins there.
  U8LIT_ABI constexpr size_t read_identifier(source_character first, source_word& word) const noexcept {
    if (!detail::begins_identifier(first.value) && !first.is(u8'\\')) return 0;
    size_t at = first.begin, end = 0;
    while (true) {
      const source_character next = reader_.read(at);
      if (next.is(u8'\\')) {
        at = detail::end_of_universal_character(reader_, at);
        if (at == 0) return end;
        word.append(next.value);
      } else {
        if (!detail::continues_identifier(next.value)) return end;
        word.append(next.value);
        at = next.end;
      }
      end = at;
    }
  }
  U8LIT_ABI constexpr size_t read_after_identifier(const source_word& word, size_t end) noexcept {
    const source_character mark = reader_.read(end);
    if (mark.is(u8'"') || mark.is(u8'\'')) {
      source_word prefix = word;
      const bool is_raw = mark.is(u8'"') && detail::is_cpp(language_) && word.size > 0 && word.size <= 3 &&
                          word.octets[word.size - 1] == u8'R';
      if (is_raw) --prefix.size;
      const bool is_utf8 = prefix.is(u8"u8") && (mark.is(u8'"') || detail::has_utf8_characters(language_));
      token_.prefix = is_utf8             ? source::literal_prefix::utf8
                      : prefix.is(u8"u") ? source::literal_prefix::utf16
                      : prefix.is(u8"U") ? source::literal_prefix::utf32
                      : prefix.is(u8"L") ? source::literal_prefix::wide
                                          : source::literal_prefix::none;
      const bool is_prefix = token_.prefix != source::literal_prefix::none;
      if (is_raw && (is_prefix || prefix.size == 0)) return read_raw(mark.end);
      if (is_prefix && !is_raw) return read_literal(mark);
      token_.prefix = source::literal_prefix::none;
    }
    token_.kind = kind::identifier;
    set_context_after(word);
    return end;
  }
  U8LIT_ABI constexpr void set_context_after(const source_word& word) noexcept {
    using context = source_context;
    const bool is_first = context_ == context::line_start, has_units = detail::has_header_units(language_);
    if (context_ == context::directive) {
      const bool includes = word.is(u8"include") || word.is(u8"include_next") || word.is(u8"import") ||
                            word.is(u8"embed");
      const bool is_error = word.is(u8"error") || word.is(u8"warning");
      context_ = includes               ? context::header
                 : is_error             ? context::error_text
                 : word.is(u8"pragma") ? context::pragma
                                        : context::code;
    } else if (has_units && (is_first || context_ == context::after_export) && word.is(u8"import")) {
      context_ = context::header;
    } else if (has_units && is_first && word.is(u8"export")) {
      context_ = context::after_export;
    } else if (context_ != context::pragma) {
      const bool asks = word.is(u8"__has_include") || word.is(u8"__has_include_next") || word.is(u8"__has_embed");
      context_ = asks ? context::has_include : context::code;
    }
  }
  U8LIT_ABI constexpr void set_context_after_code() noexcept {
    if (context_ != source_context::pragma) context_ = source_context::code;
  }

  U8LIT_ABI constexpr size_t read_literal(source_character mark) noexcept {
    const quoted found = after_quoted(mark.end, mark.value);
    if (!found.is_closed && context_ == source_context::pragma) {
      token_.prefix = source::literal_prefix::none;
      token_.kind = kind::directive_text;
      return found.end;
    }
    token_.kind = mark.is(u8'"') ? kind::string : kind::character;
    token_.contents_begin = mark.end;
    token_.contents_end = found.contents_end;
    const bool is_empty = token_.contents_begin == token_.contents_end && mark.is(u8'\'');
    if (!found.is_closed) token_.what = flaw::unterminated;
    else if (is_empty) token_.what = flaw::empty;
    return read_suffix(found.end, found.is_closed);
  }
  U8LIT_ABI constexpr size_t read_suffix(size_t at, bool is_closed) noexcept {
    set_context_after_code();
    token_.suffix_begin = at;
    if (!is_closed || !detail::is_cpp(language_)) return at;
    source_word word;
    const source_character first = reader_.read(at);
    const size_t end = read_identifier(first, word);
    if (end == 0) return at;
    token_.suffix_begin = first.begin;
    return end;
  }

  // Between the quotation marks of a raw string, characters are those of the file.
  U8LIT_ABI constexpr size_t read_raw(size_t delimiter) noexcept {
    token_.kind = kind::string;
    token_.is_raw = true;
    constexpr size_t longest = 16;
    size_t length = 0;
    while (length < longest && is_of_delimiter(reader_.octet_at(delimiter + length))) ++length;
    token_.contents_begin = delimiter + length + 1;
    if (reader_.octet_at(delimiter + length) != u8'(') {
      // As clang does: up to the next quotation mark.
      size_t at = delimiter;
      while (at < reader_.size() && reader_.octet_at(at) != u8'"') ++at;
      const bool is_closed = at < reader_.size();
      token_.what = is_closed ? flaw::invalid_delimiter : flaw::unterminated;
      token_.contents_begin = delimiter;
      token_.contents_end = at;
      return read_suffix(is_closed ? at + 1 : at, is_closed);
    }
    for (size_t at = token_.contents_begin; at < reader_.size(); ++at) {
      if (reader_.octet_at(at) != u8')') continue;
      size_t same = 0;
      while (same < length && reader_.octet_at(at + 1 + same) == reader_.octet_at(delimiter + same)) ++same;
      if (same < length || reader_.octet_at(at + 1 + length) != u8'"') continue;
      token_.contents_end = at;
      return read_suffix(at + length + 2, true);
    }
    token_.what = flaw::unterminated;
    token_.contents_end = reader_.size();
    return read_suffix(reader_.size(), false);
  }
  // d-char ([lex.string]): printable ASCII, but for three of them.
  U8LIT_ABI static constexpr bool is_of_delimiter(unsigned value) noexcept {
    return value > u8' ' && value < 0x7F && value != u8'(' && value != u8')' && value != u8'\\' && value != u8'"';
  }

  // Whatever is up to another token or white space.
  U8LIT_ABI constexpr size_t read_other(source_character first) noexcept {
    token_.kind = kind::other;
    const bool is_first = context_ == source_context::line_start;
    const source_character second = reader_.read(first.end);
    if (is_first && (first.is(u8'#') || (first.is(u8'%') && second.is(u8':')))) {
      context_ = source_context::directive;
      return first.is(u8'#') ? first.end : second.end;
    }
    if (context_ == source_context::has_include && first.is(u8'(')) {
      context_ = source_context::header;
      return first.end;
    }
    set_context_after_code();
    size_t at = first.end;
    while (true) {
      const source_character next = reader_.read(at);
      if (next.is(u8'\n') || next.is(end_of_source) || next.is(u8'"') || next.is(u8'\'') || next.is(u8'\\') ||
          detail::is_blank_in_source(next.value) || detail::continues_identifier(next.value))
        return at;
      if (next.is(u8'/') || next.is(u8'.')) {
        const source_character after = reader_.read(next.end);
        if (next.is(u8'.') ? detail::is_source_digit(after.value) : after.is(u8'/') || after.is(u8'*')) return at;
      }
      at = next.end;
    }
  }

  // Counts the lines up to an offset.
  U8LIT_ABI constexpr void go_to(size_t to) noexcept {
    for (; at_ < to; ++at_) {
      if (reader_.octet_at(at_) != u8'\n') continue;
      ++line_;
      line_begin_ = at_ + 1;
    }
  }

  source_reader<Unit> reader_;
  source::standard language_ = source::standard::cpp26;
  source_context context_ = source_context::line_start;
  size_t at_ = 0;
  size_t line_ = 1;
  size_t line_begin_ = 0;
  // The end of a line in which `>` was sought in vain: to seek it again would take quadratic time.
  size_t end_without_angle_ = 0;
  source::token token_;
};

// The tokens of a file: a forward range, a borrowed view for std::ranges.
template <utf8_unit Unit>
class token_view {
 public:
  using value_type = source::token;

  class iterator : public postfix_increment<iterator> {
   public:
    using value_type = source::token;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr source::token operator*() const noexcept { return lexer_.current(); }
    using postfix_increment<iterator>::operator++;
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      lexer_.read_next();
      return *this;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.lexer_.current().begin == right.lexer_.current().begin;
    }

   private:
    friend class token_view;
    U8LIT_ABI constexpr iterator(const Unit* units, size_t size, source::options rules) noexcept
        : lexer_{units, size, rules} {
      lexer_.read_next();
    }
    // The end.
    U8LIT_ABI explicit constexpr iterator(size_t size) noexcept : lexer_{size} {}

    source_lexer<Unit> lexer_;
  };
  using const_iterator = iterator;

  U8LIT_ABI constexpr token_view() noexcept = default;
  U8LIT_ABI constexpr token_view(code_units<Unit> units, source::options rules) noexcept
      : units_{units.data()}, size_{units.size()}, rules_{rules} {}

  U8LIT_ABI constexpr iterator begin() const noexcept { return {units_, size_, rules_}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return iterator{size_}; }

 private:
  const Unit* units_ = nullptr;
  size_t size_ = 0;
  source::options rules_;
};

#define U8LIT_NAME_SOURCE "u8lit: the tokens of this temporary would dangle: give the string a name, and pass that"
U8LIT_REFUSAL_CLASS(tokens_of_a_temporary_would_dangle_so_name_the_string, U8LIT_NAME_SOURCE)

struct tokens_operation {
  /// Divides a source file into tokens.
  /// \param units  the first byte; the view refers to the bytes
  /// \param size   the number of bytes
  /// \param rules  the standard, and other options
  /// \return a forward view of tokens
  template <utf8_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr token_view<Unit> operator()(const Unit* units U8LIT_LIFETIMEBOUND, size_t size,
                                                                source::options rules = {}) const noexcept {
    return {code_units<Unit>{units, size}, rules};
  }
  /// As above, for an array or an object.
  /// \param text   an array, in which a final NUL character does not count, or an object with data() and size()
  /// \param rules  the standard, and other options
  template <octets_like Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, source::options rules = {}) const noexcept {
    return operator()(detail::units_of(text).data(), detail::units_of(text).size(), rules);
  }

  /// Deleted: the tokens of a temporary that owns its bytes, such as a std::string, would dangle.
  template <owning_temporary Text>
    requires octets_like<Text>
  U8LIT_ABI token_view<char> operator()(
      const Text&&,
      source::options = source::options() U8LIT_REFUSAL(tokens_of_a_temporary_would_dangle_so_name_the_string)) const
      U8LIT_ELSE_REFUSED(U8LIT_NAME_SOURCE);
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& operator()(unsized auto&&,
                                                              source::options = source::options() U8LIT_NO_LENGTH) const
      U8LIT_UNSIZED;
};

}  // namespace u8lit::detail

namespace u8lit::source {

/// Divides a source file in C or C++ into literals, comments and other tokens, without a compiler ([lex.phases], 1 to
/// 3). The file need not be UTF-8. Nothing is included or expanded: groups of `#if` are read, whatever their condition.
///
/// Calls: `tokens(text)`, `tokens(text, rules)`, `tokens(units, size)`, `tokens(units, size, rules)`.
/// - `text`: an array, in which a final NUL character does not count, or an object with data() and size()
/// - `units`, `size`: a pointer and a number of bytes
/// - `rules`: options; by default C++26 without trigraphs
/// - returns a forward view of `token`, which refers to the bytes
/// - complexity: iterating is linear
/// - errors: none; a `token` that is ill-formed has a `token_flaw`
///
/// Lines end in LF or CR LF. A backslash and blanks at the end of a line join it with the next, as compilers do in
/// every standard. A byte order mark at the beginning is no part of a token. The literals of `asm` are read; assembler
/// blocks of other compilers are not.
/// \code
/// constexpr u8lit::source::token first = *u8lit::source::tokens("u8\"text\" // comment").begin();
/// static_assert(first.is_literal() && first.prefix == u8lit::source::literal_prefix::utf8);
/// \endcode
inline constexpr detail::tokens_operation tokens{};

}  // namespace u8lit::source

template <u8lit::utf8_unit Unit>
inline constexpr bool std::ranges::enable_view<u8lit::detail::token_view<Unit>> = true;
template <u8lit::utf8_unit Unit>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::token_view<Unit>> = true;

#undef U8LIT_NAME_SOURCE
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
