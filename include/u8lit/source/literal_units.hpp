// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_LITERAL_UNITS_HPP
#define U8LIT_SOURCE_LITERAL_UNITS_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/source/source_options.hpp>
#include <u8lit/source/source_reader.hpp>
#include <u8lit/source/source_token.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::source {

/// What a `literal_unit` is: a character, which a compiler encodes, or a code unit, which it takes as it is.
enum class unit_kind : octet {
  character,  ///< a scalar value: a character of the file, `\n`, `\u20AC`, `\N{EURO SIGN}`
  number,     ///< a code unit by its number: `\x80`, `\200`, `\x{80}`, `\o{200}`
  byte,       ///< a byte of the file that is not UTF-8; a compiler that accepts it takes it for a code unit
};

/// What can be wrong with an escape, or with what stands in a literal without one.
enum class unit_flaw : octet {
  none,
  ill_formed,       ///< the byte is not UTF-8
  unknown_escape,   ///< no escape has this letter; compilers ignore the backslash
  truncated,        ///< digits or braces are missing, or the literal ends after a backslash
  out_of_range,     ///< the number is too large for a code unit of the literal, or for a character
  surrogate,        ///< `\u` and the number of a surrogate
  unknown_name,     ///< no character has the name
  unresolved_name,  ///< `\N{...}`, for which no function was given
};

/// An element of `literal_units`: a character or a code unit of a literal, and where it is in the file.
struct literal_unit {
  /// The scalar value, or the number of the code unit, whatever that of an escape is, up to FFFFFFFF. U+FFFD for
  /// escapes without a value.
  char32_t value = replacement_character;
  /// What it is.
  unit_kind kind = unit_kind::character;
  /// What is wrong with it.
  unit_flaw what = unit_flaw::none;
  /// The offset of its first byte in the file.
  size_t offset = 0;
  /// The number of its bytes in the file.
  size_t length = 0;

  /// Returns whether all members are equal.
  U8LIT_ABI friend constexpr bool operator==(const literal_unit&, const literal_unit&) noexcept = default;
};

}  // namespace u8lit::source

namespace u8lit::detail {

// The default for names of characters, which needs no table of them.
struct no_character_names {};

// The largest number of a code unit.
U8LIT_ABI constexpr char32_t largest_unit_of(source::literal_prefix prefix, bool wide_is_utf16) noexcept {
  const bool is_narrow = prefix == source::literal_prefix::none || prefix == source::literal_prefix::utf8;
  const bool is_short = prefix == source::literal_prefix::utf16 || (prefix == source::literal_prefix::wide &&
                                                                    wide_is_utf16);
  return is_narrow ? 0xFF : is_short ? 0xFFFF : 0xFFFF'FFFF;
}

// Reads the contents of a literal.
template <utf8_unit Unit, auto Names>
class unit_reader {
 public:
  U8LIT_ABI constexpr unit_reader() noexcept = default;
  // The file ends where the contents do.
  U8LIT_ABI constexpr unit_reader(const Unit* units, const source::token& of, source::options rules) noexcept
      : units_{units}, reader_{units, of.contents_end, rules.trigraphs},
        largest_{detail::largest_unit_of(of.prefix, rules.wide_is_utf16)}, is_raw_{of.is_raw} {}

  U8LIT_ABI constexpr size_t size() const noexcept { return reader_.size(); }
  // The element at an offset; its length is 0 at the end.
  U8LIT_ABI constexpr source::literal_unit read(size_t at) const noexcept {
    if (is_raw_) return read_raw(at);
    const source_character first = reader_.read(at);
    if (first.is(end_of_source)) return {0, unit_kind::character, flaw::none, reader_.size(), 0};
    if (first.is(u8'\\')) return read_escape(first);
    if (first.value < 0x80) return character(first.value, first.begin, first.end);
    return read_sequence(first.begin, first);
  }

 private:
  using unit_kind = source::unit_kind;
  using flaw = source::unit_flaw;

  U8LIT_ABI static constexpr source::literal_unit character(char32_t value, size_t begin, size_t end,
                                                            flaw what = flaw::none) noexcept {
    return {value, unit_kind::character, what, begin, end - begin};
  }
  U8LIT_ABI static constexpr source::literal_unit wrong(flaw what, size_t begin, size_t end) noexcept {
    return character(replacement_character, begin, end, what);
  }

  U8LIT_ABI constexpr source::literal_unit read_raw(size_t at) const noexcept {
    if (at >= reader_.size()) return {0, unit_kind::character, flaw::none, reader_.size(), 0};
    if (const size_t length = reader_.line_end_at(at)) return character(u8'\n', at, at + length);
    const decoded next = u8lit::decode_front(units_ + at, reader_.size() - at);
    if (next) return character(next.value, at, at + next.length);
    return {reader_.octet_at(at), unit_kind::byte, flaw::ill_formed, at, 1};
  }
  // A character beyond ASCII. Its bytes may be in two lines that are joined.
  U8LIT_ABI constexpr source::literal_unit read_sequence(size_t begin, source_character first) const noexcept {
    octet octets[longest_sequence]{};
    size_t ends[longest_sequence + 1]{begin}, size = 0;
    for (source_character next = first; size < longest_sequence && next.value >= 0x80 && !next.is(end_of_source);
         next = reader_.read(next.end)) {
      octets[size] = static_cast<octet>(next.value);
      ends[++size] = next.end;
    }
    const decoded found = u8lit::decode_front(octets, size);
    if (found) return character(found.value, begin, ends[found.length]);
    return {first.value, unit_kind::byte, flaw::ill_formed, begin, first.end - begin};
  }

  U8LIT_ABI constexpr source::literal_unit read_escape(source_character backslash) const noexcept {
    const size_t begin = backslash.begin;
    const source_character letter = reader_.read(backslash.end);
    if (letter.is(end_of_source)) return wrong(flaw::truncated, begin, backslash.end);
    // GNU's \e and \E are read, too.
    constexpr auto& letters = u8"abfnrtveE\"'\\?";
    constexpr auto& values = u8"\a\b\f\n\r\t\v\x1B\x1B\"'\\?";
    for (size_t index = 0; index < sizeof letters - 1; ++index) {
      if (letter.is(static_cast<octet>(letters[index])))
        return character(static_cast<octet>(values[index]), begin, letter.end);
    }
    const source_character next = reader_.read(letter.end);
    const bool has_braces = next.is(left_brace);
    if (letter.value >= u8'0' && letter.value <= u8'7')
      return number(read_digits(begin, backslash.end, 8, 1, 3));
    if (letter.is(u8'x'))
      return number(has_braces ? read_braced_digits(begin, next.end, 16) : read_digits(begin, letter.end, 16, 1, npos));
    if (letter.is(u8'o') && has_braces) return number(read_braced_digits(begin, next.end, 8));
    if (letter.is(u8'u'))
      return scalar(has_braces ? read_braced_digits(begin, next.end, 16) : read_digits(begin, letter.end, 16, 4, 4));
    if (letter.is(u8'U')) return scalar(read_digits(begin, letter.end, 16, 8, 8));
    if (letter.is(u8'N') && has_braces) return read_name(begin, next.end);
    source::literal_unit unknown = letter.value < 0x80 ? character(letter.value, begin, letter.end)
                                                       : read_sequence(letter.begin, letter);
    unknown.length += unknown.offset - begin;
    unknown.offset = begin;
    unknown.what = flaw::unknown_escape;
    return unknown;
  }

  U8LIT_ABI constexpr source::literal_unit read_digits(size_t begin, size_t at, unsigned base, size_t least,
                                                       size_t most) const noexcept {
    constexpr char32_t largest = 0xFFFF'FFFF;
    char32_t value = 0;
    flaw what = flaw::none;
    for (size_t count = 0; count < most; ++count) {
      const source_character next = reader_.read(at);
      const unsigned digit = next.value < 0x80 ? numeral::digit(static_cast<char>(next.value), base) : base;
      if (digit == base) {
        if (count < least) return wrong(flaw::truncated, begin, at);
        break;
      }
      if (value > (largest - digit) / base) what = flaw::out_of_range;
      value = what == flaw::none ? value * base + digit : largest;
      at = next.end;
    }
    return character(value, begin, at, what);
  }
  U8LIT_ABI constexpr source::literal_unit read_braced_digits(size_t begin, size_t at, unsigned base) const noexcept {
    source::literal_unit result = read_digits(begin, at, base, 1, npos);
    if (result.what == flaw::truncated) return result;
    const source_character brace = reader_.read(begin + result.length);
    if (!brace.is(right_brace)) return wrong(flaw::truncated, begin, begin + result.length);
    result.length = brace.end - begin;
    return result;
  }
  // Digits that stand for a code unit, or for a character.
  U8LIT_ABI constexpr source::literal_unit number(source::literal_unit digits) const noexcept {
    if (digits.what == flaw::truncated) return digits;
    digits.kind = unit_kind::number;
    if (digits.value > largest_) digits.what = flaw::out_of_range;
    return digits;
  }
  U8LIT_ABI static constexpr source::literal_unit scalar(source::literal_unit digits) noexcept {
    if (digits.what == flaw::truncated) return digits;
    if (digits.value > code_points.last) digits.what = flaw::out_of_range;
    else if (detail::is_surrogate(digits.value)) digits.what = flaw::surrogate;
    return digits;
  }

  U8LIT_ABI constexpr source::literal_unit read_name(size_t begin, size_t at) const noexcept {
    // No name is longer than 88 characters.
    constexpr size_t longest = 100;
    char name[longest]{};
    size_t size = 0;
    bool is_too_long = false;
    while (true) {
      const source_character next = reader_.read(at);
      if (next.is(end_of_source)) return wrong(flaw::truncated, begin, at);
      at = next.end;
      if (next.is(right_brace)) break;
      is_too_long = is_too_long || size == longest || next.value >= 0x80;
      if (!is_too_long) name[size++] = static_cast<char>(next.value);
    }
    if constexpr (__is_same(const decltype(Names), const no_character_names)) {
      return wrong(flaw::unresolved_name, begin, at);
    } else {
      if (is_too_long || size == 0) return wrong(flaw::unknown_name, begin, at);
      const optional_scalar_value found = Names(text_view<char>::unchecked(name, size));
      return found ? character(*found, begin, at) : wrong(flaw::unknown_name, begin, at);
    }
  }

  const Unit* units_ = nullptr;
  source_reader<Unit> reader_;
  char32_t largest_ = 0xFF;
  bool is_raw_ = false;
};

// The elements of a literal: a forward range, a borrowed view for std::ranges.
template <utf8_unit Unit, auto Names>
class literal_unit_view {
 public:
  using value_type = source::literal_unit;

  class iterator : public postfix_increment<iterator> {
   public:
    using value_type = source::literal_unit;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr source::literal_unit operator*() const noexcept { return unit_; }
    using postfix_increment<iterator>::operator++;
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      unit_ = reader_.read(unit_.offset + unit_.length);
      return *this;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.unit_.offset == right.unit_.offset;
    }

   private:
    friend class literal_unit_view;
    U8LIT_ABI constexpr iterator(unit_reader<Unit, Names> reader, size_t at) noexcept
        : reader_{reader}, unit_{reader.read(at)} {}

    unit_reader<Unit, Names> reader_;
    source::literal_unit unit_;
  };
  using const_iterator = iterator;

  U8LIT_ABI constexpr literal_unit_view() noexcept = default;
  U8LIT_ABI constexpr literal_unit_view(const Unit* units, const source::token& of, source::options rules) noexcept
      : reader_{units, of, rules}, begin_{of.contents_begin} {}

  U8LIT_ABI constexpr iterator begin() const noexcept { return {reader_, begin_}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return {reader_, reader_.size()}; }

 private:
  unit_reader<Unit, Names> reader_;
  size_t begin_ = 0;
};

#define U8LIT_NAME_SOURCE "u8lit: the units of this temporary would dangle: give the string a name, and pass that"
U8LIT_REFUSAL_CLASS(units_of_a_temporary_would_dangle_so_name_the_string, U8LIT_NAME_SOURCE)

template <auto Names>
struct literal_units_operation {
  /// Reads the value of a literal.
  /// \param units    the first byte of the file; the view refers to the bytes
  /// \param size     the number of bytes
  /// \param literal  a string or character literal, one of the tokens of the same bytes
  /// \param rules    the options by which the tokens were read
  /// \return a forward view of literal_units
  template <utf8_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr literal_unit_view<Unit, Names> operator()(
      const Unit* units U8LIT_LIFETIMEBOUND, size_t size, const source::token& literal,
      source::options rules = {}) const noexcept {
    // Of a token of another file, no more than there is.
    source::token cut = literal;
    if (cut.contents_end > size) cut.contents_end = size;
    if (!cut.is_literal() || cut.contents_begin > cut.contents_end) cut.contents_begin = cut.contents_end;
    return {units, cut, rules};
  }
  /// As above, for an array or an object.
  template <octets_like Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, const source::token& literal,
                                                    source::options rules = {}) const noexcept {
    return operator()(detail::units_of(text).data(), detail::units_of(text).size(), literal, rules);
  }

  /// Deleted: the units of a temporary that owns its bytes, such as a std::string, would dangle.
  template <owning_temporary Text>
    requires octets_like<Text>
  U8LIT_ABI literal_unit_view<char, Names> operator()(
      const Text&&, const source::token&,
      source::options = source::options() U8LIT_REFUSAL(units_of_a_temporary_would_dangle_so_name_the_string)) const
      U8LIT_ELSE_REFUSED(U8LIT_NAME_SOURCE);
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& operator()(unsized auto&&, const source::token&,
                                                              source::options = source::options() U8LIT_NO_LENGTH) const
      U8LIT_UNSIZED;
};

}  // namespace u8lit::detail

namespace u8lit::source {

/// Reads the value of a string or character literal ([lex.ccon], [lex.string]), lazily: its characters, and the code
/// units that are given by numbers, each with its place in the file.
///
/// Calls: `literal_units(text, literal)`, `literal_units(text, literal, rules)`, `literal_units(units, size, literal)`,
/// `literal_units(units, size, literal, rules)`.
/// - `text`: the file, an array, in which a final NUL character does not count, or an object with data() and size()
/// - `units`, `size`: the file, a pointer and a number of bytes
/// - `literal`: a `token` of the file
/// - `rules`: the options by which `tokens` read the file
/// - returns a forward view of `literal_unit`, which refers to the bytes; empty for tokens that are no literals
/// - complexity: iterating is linear
/// - errors: none; elements have a `unit_flaw`. What is joined can be ill-formed: `"\xE2"` is one unit
///
/// All escapes of C++23 are read, and GNU's `\e`. The end of a line in a raw string is `\n`. The prefix of the token
/// decides which numbers are too large; where a run of literals has another one, set it in a copy of the token.
/// \code
/// constexpr char file[] = "u8\"\\u20AC\"";
/// constexpr auto literal = *u8lit::source::tokens(file).begin();
/// static_assert((*u8lit::source::literal_units(file, literal).begin()).value == U'\u20AC');
/// \endcode
inline constexpr detail::literal_units_operation<detail::no_character_names{}> literal_units{};

/// As `literal_units`, and finds characters that are escaped by their names.
///
/// Calls: as `literal_units`: `literal_units_with<names>(text, literal)`, `literal_units_with<names>(text, literal,
/// rules)`, `literal_units_with<names>(units, size, literal)`, `literal_units_with<names>(units, size, literal,
/// rules)`.
/// - `text`: the file, an array, in which a final NUL character does not count, or an object with data() and size()
/// - `units`, `size`: the file, a pointer and a number of bytes
/// - `literal`: a `token` of the file
/// - `rules`: the options by which `tokens` read the file
/// - returns a forward view of `literal_unit`
/// - complexity: iterating is linear, and calls the function for each name
/// - errors: none; elements have a `unit_flaw`
/// \tparam Names  a function, or an object that is called like one, from a text_view<char> in ASCII to an
///                optional_scalar_value, such as `unicode::find_character` of <u8lit/character_names.hpp>
/// \code
/// u8lit::source::literal_units_with<u8lit::unicode::find_character>(file, literal);
/// \endcode
template <auto Names>
inline constexpr detail::literal_units_operation<Names> literal_units_with{};

}  // namespace u8lit::source

template <u8lit::utf8_unit Unit, auto Names>
inline constexpr bool std::ranges::enable_view<u8lit::detail::literal_unit_view<Unit, Names>> = true;
template <u8lit::utf8_unit Unit, auto Names>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::literal_unit_view<Unit, Names>> = true;

#undef U8LIT_NAME_SOURCE
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
