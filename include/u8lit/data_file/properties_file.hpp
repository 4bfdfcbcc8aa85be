// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_PROPERTIES_FILE_HPP
#define U8LIT_DATA_FILE_PROPERTIES_FILE_HPP

#include <u8lit/encoding/numeral.hpp>
#include <u8lit/data_file/file_rows.hpp>
#include <u8lit/data_file/fixed_columns.hpp>
#include <u8lit/base/begin.hpp>

// Rows from properties, as java.util.Properties.load reads them from UTF-8 text. Where Java's text would have an
// unpaired surrogate, the file is refused.

namespace u8lit::detail {

enum class properties_flaw : unsigned char { none, not_four_digits, unpaired_surrogate };

template <utf8_unit Unit, class Sink>
class properties_reader {
 public:
  U8LIT_ABI constexpr properties_reader(code_units<Unit> source, Sink& sink) noexcept
      : units_{source.data()}, size_{source.size()}, at_{detail::size_of_mark(source)}, sink_{sink} {}

  U8LIT_ABI constexpr flaw_in_file<properties_flaw> read() noexcept {
    while (find_property() && !flaw_.exists()) {
      const size_t key = at_;
      read_text(true);
      sink_.end_field(key);
      skip_blanks();
      if (is(at_, u8'=') || is(at_, u8':')) {
        ++at_;
        skip_blanks();
      }
      const size_t value = at_;
      read_text(false);
      sink_.end_field(value);
    }
    return flaw_;
  }

 private:
  U8LIT_ABI constexpr bool is(size_t at, octet value) const noexcept {
    return at < size_ && static_cast<octet>(units_[at]) == value;
  }
  U8LIT_ABI constexpr bool is_line_end(size_t at) const noexcept { return is(at, u8'\n') || is(at, u8'\r'); }
  U8LIT_ABI constexpr bool is_blank(size_t at) const noexcept {
    return is(at, u8' ') || is(at, u8'\t') || is(at, u8'\f');
  }
  U8LIT_ABI constexpr bool is_continuation(size_t at) const noexcept {
    return is(at, u8'\\') && (at + 1 == size_ || is_line_end(at + 1));
  }
  // Skips a backslash at the end of a line, with what continues the line: spaces at the beginning of the next one.
  U8LIT_ABI constexpr void skip_continuation() noexcept {
    at_ += is(at_ + 1, u8'\r') && is(at_ + 2, u8'\n');
    at_ += at_ + 1 == size_ ? 1 : 2;
    while (is_blank(at_)) ++at_;
  }
  U8LIT_ABI constexpr void skip_continuations() noexcept {
    while (is_continuation(at_)) skip_continuation();
  }
  U8LIT_ABI constexpr void skip_blanks() noexcept {
    for (; is_blank(at_) || is_continuation(at_); skip_continuations()) {
      while (is_blank(at_)) ++at_;
    }
  }
  // Whether there is another property. Skips empty lines and comments. For Java, a backslash alone at the end of the
  // file is a property without a name.
  U8LIT_ABI constexpr bool find_property() noexcept {
    while (at_ < size_) {
      if (is(at_, u8'#') || is(at_, u8'!')) {
        while (at_ < size_ && !is_line_end(at_)) ++at_;
      } else if (is_line_end(at_) || is_blank(at_)) {
        ++at_;
      } else if (is_continuation(at_) && at_ + 2 < size_) {
        skip_continuation();
      } else {
        return true;
      }
    }
    return false;
  }

  // Reads a key up to a separator, or a value up to the end of the line.
  U8LIT_ABI constexpr void read_text(bool is_key) noexcept {
    while (!flaw_.exists()) {
      const size_t begin = at_;
      for (; at_ < size_; ++at_) {
        const auto next = static_cast<octet>(units_[at_]);
        if (next > u8'\\' || (next > u8'=' && next < u8'\\')) continue;
        if (next == u8'\\' || next == u8'\n' || next == u8'\r') break;
        if (is_key && (next == u8'=' || next == u8':' || is_blank(at_))) break;
      }
      sink_.append(units_ + begin, at_ - begin);
      if (!is(at_, u8'\\')) return;
      if (is_continuation(at_)) skip_continuations();
      else read_escape();
    }
  }
  U8LIT_ABI constexpr void read_escape() noexcept {
    const size_t begin = at_++;
    const auto next = static_cast<octet>(units_[at_++]);
    if (next != u8'u') {
      sink_.put(next == u8't'   ? octet{u8'\t'}
                : next == u8'n' ? octet{u8'\n'}
                : next == u8'r' ? octet{u8'\r'}
                : next == u8'f' ? octet{u8'\f'}
                                : next);
      return;
    }
    char32_t value = read_digits(begin);
    if (high_surrogates.contains(value)) {
      skip_continuations();
      const size_t second = at_;
      const bool is_escape = is(at_, u8'\\') && is(at_ + 1, u8'u');
      if (is_escape) at_ += 2;
      const char32_t low = is_escape ? read_digits(second) : 0;
      if (!low_surrogates.contains(low)) return report(properties_flaw::unpaired_surrogate, begin);
      value = 0x10000 + ((value - high_surrogates.first) << 10) + (low - low_surrogates.first);
    } else if (low_surrogates.contains(value)) {
      report(properties_flaw::unpaired_surrogate, begin);
    }
    if (!flaw_.exists()) sink_.put(scalar_value::unchecked(value));
  }
  U8LIT_ABI constexpr char32_t read_digits(size_t begin) noexcept {
    char32_t value = 0;
    for (int count = 0; count < 4; ++count, static_cast<void>(++at_)) {
      skip_continuations();
      const unsigned digit = at_ < size_ ? numeral::digit(units_[at_]) : 16;
      if (digit == 16) {
        report(properties_flaw::not_four_digits, begin);
        return 0;
      }
      value = value << 4 | digit;
    }
    return value;
  }
  U8LIT_ABI constexpr void report(properties_flaw what, size_t offset) noexcept {
    if (!flaw_.exists()) flaw_ = {what, offset};
  }

  const Unit* units_;
  size_t size_;
  size_t at_;
  Sink& sink_;
  flaw_in_file<properties_flaw> flaw_{};
};

struct properties_format {
  using flaw_type = properties_flaw;
  static constexpr size_t fields = 2;

  template <utf8_unit Unit, class Sink>
  U8LIT_ABI static constexpr flaw_in_file<properties_flaw> read(code_units<Unit> source, Sink& sink) noexcept {
    return properties_reader<Unit, Sink>{source, sink}.read();
  }
  U8LIT_ABI static constexpr const utf8_character* words(properties_flaw what) noexcept {
    return what == properties_flaw::not_four_digits
               ? u8"the escape \\u needs four hexadecimal digits"
               : u8"an unpaired surrogate: characters above U+FFFF take two escapes, such as \\uD83D\\uDE00";
  }
};

template <const auto& File, class Value>
using properties_file = fixed_columns_file<File, properties_format, columns_with_value<Value>>;

}  // namespace u8lit::detail

namespace u8lit::data_file {

/// Rows from Java's properties, as java.util.Properties.load reads them from UTF-8 text.
/// - errors: a file that is ill-formed, or has a key or value that does not convert, does not compile; the error has
///   the line and the column
///
/// A line has a key, then `=`, `:` or a space, with spaces around it, and a value up to the end of the line. Lines that
/// begin with # or ! are comments. A backslash at the end of a line continues it; the spaces at the beginning of the
/// next one do not count. An escape is a backslash before t, n, r, f, or u and four hexadecimal digits; before other
/// characters, a backslash is dropped. Spaces, tabs and form feeds are spaces. Lines end in LF, CR LF or CR. Rows are
/// in the order of the lines.
/// \tparam File   a constexpr array of char, char8_t or unsigned char, or an object with data() and size()
/// \tparam Key    the type of the keys, as for `csv`
/// \tparam Value  the type of the values, as for `csv`, of one field; void for the keys of a set
/// \code
/// inline constexpr char message_file[] = "greeting = Grüß Gott\nfarewell = Auf \\\n  Wiedersehen\n";
/// inline constexpr auto messages =
///     u8lit::make_text_map<u8lit::data_file::properties<message_file, u8lit::utf8_view, u8lit::utf8_view>>;
/// static_assert(messages.at("farewell") == "Auf Wiedersehen");
/// \endcode
template <const auto& File, class Key, class Value,
          const bool* Error = detail::check_file<detail::properties_file<File, Value>, Key, Value>()>
  requires detail::acceptable<Error>
inline constexpr detail::file_rows<detail::properties_file<File, Value>, Key, Value> properties{};
template <const auto& File, class Key, class Value, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> properties<File, Key, Value, Error> = {};

}  // namespace u8lit::data_file

#include <u8lit/base/end.hpp>

#endif
