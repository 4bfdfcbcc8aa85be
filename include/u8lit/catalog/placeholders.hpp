// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_PLACEHOLDERS_HPP
#define U8LIT_CATALOG_PLACEHOLDERS_HPP

#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// The placeholders in a message: the replacement fields of std::format, {} {0} {name} {name:spec}, or the conversion
// specifications of printf, %s %-5d %1$s.

namespace u8lit::detail {

inline constexpr octet opening_brace = u8"{}"[0], closing_brace = u8"{}"[1];

// The types that arguments of std::format may have, each a bit.
struct argument_types {
  static constexpr unsigned integer = 1, character = 2, boolean = 4, floating = 8, string = 0x10, pointer = 0x20;
  static constexpr unsigned other = 0x40;  // such as times
  static constexpr unsigned as_text = 0x80;  // integers as characters, bool as words
  static constexpr unsigned unconverted = 0x100;  // not by Python's !r and the like
  static constexpr unsigned any = 0x1FF;
};

// A placeholder: its name or, without one, the index of its argument, and what type the argument has.
struct placeholder {
  size_t begin = 0;  // in the message
  size_t size = 0;
  size_t name_size = 0;  // from the second octet on; 0 if there is an index instead
  size_t index = 0;
  unsigned type = 0;                      // of printf
  unsigned types = argument_types::any;  // of std::format: those that it can be used with
};

struct placeholders {
  placeholder all[24]{};
  size_t count = 0;
  bool is_invalid = false;  // at `flaw_offset` something begins that is no placeholder
  bool is_too_many = false;
  size_t flaw_offset = 0;

  U8LIT_ABI constexpr placeholder* add(const placeholder& next) noexcept {
    constexpr size_t most = sizeof all / sizeof *all;
    if (count == most) is_too_many = true;
    else ++count;
    all[count - 1] = next;
    return all + count - 1;
  }
};

// Whether two placeholders of messages take the same argument.
U8LIT_ABI constexpr bool take_same_argument(const placeholder& left, const char* left_text, const placeholder& right,
                                  const char* right_text) noexcept {
  if (left.index != right.index || left.type != right.type || left.name_size != right.name_size) return false;
  for (size_t at = 1; at <= left.name_size; ++at) {
    if (left_text[left.begin + at] != right_text[right.begin + at]) return false;
  }
  return true;
}

// Reads the placeholders of a message.
class placeholder_reader {
 public:
  U8LIT_ABI constexpr placeholder_reader(text_view<char> text, placeholders& found) noexcept
      : text_{text.data()}, size_{text.size()}, found_{found} {}

  // Replacement fields of std::format. {{ and }} are braces.
  U8LIT_ABI constexpr void read_fields() noexcept {
    const char* const text = text_;
    for (const size_t size = size_; at_ < size && !found_.is_invalid; ++at_) {
      const auto value = static_cast<octet>(text[at_]);
      if (value != opening_brace && value != closing_brace) continue;
      if (peek(1) == value) ++at_;
      else if (value == closing_brace) report(at_);
      else read_field();
    }
  }

  // Conversion specifications of printf. %% is a percent sign.
  U8LIT_ABI constexpr void read_conversions() noexcept {
    const char* const text = text_;
    for (const size_t size = size_; at_ < size && !found_.is_invalid; ++at_) {
      if (static_cast<octet>(text[at_]) != u8'%') continue;
      if (peek(1) == u8'%') ++at_;
      else read_conversion();
    }
  }

 private:
  U8LIT_ABI constexpr octet peek(size_t ahead = 0) const noexcept {
    return at_ + ahead < size_ ? static_cast<octet>(text_[at_ + ahead]) : octet{};
  }
  template <size_t Size>
  U8LIT_ABI static constexpr bool is_one_of(octet value, const utf8_character (&all)[Size]) noexcept {
    for (size_t at = 0; at < Size - 1; ++at) {
      if (value == static_cast<octet>(all[at])) return true;
    }
    return false;
  }
  U8LIT_ABI static constexpr bool is_digit(octet value) noexcept { return value >= u8'0' && value <= u8'9'; }
  U8LIT_ABI static constexpr bool is_in_name(octet value) noexcept {
    const auto lower = static_cast<octet>(value | 0x20);
    return is_digit(value) || (lower >= u8'a' && lower <= u8'z') || value == u8'_' || value > 0x7F;
  }
  U8LIT_ABI constexpr void report(size_t offset) noexcept {
    found_.is_invalid = true;
    found_.flaw_offset = offset;
  }
  U8LIT_ABI constexpr size_t read_number() noexcept {
    size_t number = 0;
    for (; is_digit(peek()); ++at_) {
      if (number < 10000) number = number * 10 + static_cast<size_t>(peek() - u8'0');
    }
    return number;
  }

  // Reads what says which argument it is, and adds it. Returns whether there is any.
  U8LIT_ABI constexpr placeholder* read_argument() noexcept {
    placeholder next{at_++, 0, 0, 0, 0};
    const octet first = peek();
    if (is_digit(first)) {
      next.index = read_number();
      has_numbers_ = true;
    } else if (is_in_name(first)) {
      // Python also takes members and elements.
      while (is_in_name(peek()) || is_one_of(peek(), u8".[]")) ++at_;
      next.name_size = at_ - next.begin - 1;
    } else {
      next.index = count_++;
    }
    if (has_numbers_ && count_ > 0) {
      report(next.begin);
      return nullptr;
    }
    return found_.add(next);
  }
  // An argument in a specification, up to its closing brace.
  U8LIT_ABI constexpr void read_nested() noexcept {
    placeholder* const nested = read_argument();
    if (!nested) return;
    nested->types = argument_types::integer | argument_types::unconverted;
    nested->size = at_ + 1 - nested->begin;
    if (peek() != closing_brace) report(nested->begin);
  }
  // The width or the precision in a field. Returns whether there is any.
  U8LIT_ABI constexpr bool read_size() noexcept {
    const size_t begin = at_;
    if (peek() == opening_brace) {
      read_nested();
      if (!found_.is_invalid) ++at_;
    } else {
      read_number();
    }
    return at_ > begin;
  }
  // Reads the specification after a colon, as far as it is a standard one of std::format or Python:
  //   [[fill]align][sign]["z"]["#"]["0"][width]["," or "_"]["." precision]["L"][type]
  // Returns what types of arguments it can be used with.
  U8LIT_ABI constexpr unsigned read_standard_spec() noexcept {
    using types = argument_types;
    constexpr unsigned numbers = types::integer | types::floating;
    constexpr unsigned of_integers = types::integer | types::character | types::boolean;
    unsigned result = types::any;
    bool is_for_numbers = false;
    size_t fill = peek() == opening_brace ? 0 : 1;
    while (fill > 0 && (peek(fill) & 0xC0) == 0x80) ++fill;
    if (fill > 0 && is_one_of(peek(fill), u8"<>^=")) at_ += fill;
    if (is_one_of(peek(), u8"<>^=")) {
      is_for_numbers = peek() == u8'=';
      ++at_;
    }
    if (is_one_of(peek(), u8"+- ")) {
      is_for_numbers = true;
      ++at_;
    }
    for (const auto option : u8"z#") {
      if (option == 0 || peek() != static_cast<octet>(option)) continue;
      is_for_numbers = true;
      ++at_;
    }
    const bool has_zeros = peek() == u8'0';
    if (has_zeros) ++at_;
    read_size();
    if (is_one_of(peek(), u8",_")) {
      is_for_numbers = true;
      ++at_;
    }
    if (peek() == u8'.') {
      ++at_;
      if (!read_size()) return types::other | types::unconverted;
      result &= types::floating | types::string | types::as_text;
    }
    const bool is_localized = peek() == u8'L';
    if (is_localized) ++at_;
    const octet type = peek();
    const bool has_type = is_one_of(type, u8"bBcdoxXaAeEfFgGnspP?%") && peek(1) == closing_brace;
    if (has_type) ++at_;
    const bool is_integral = has_type && is_one_of(type, u8"bBdoxX");
    if (is_for_numbers) result &= is_integral ? of_integers : numbers;
    if (has_zeros) result &= is_integral ? of_integers : numbers | types::pointer;
    if (is_localized) result &= numbers | types::character | types::boolean | types::as_text;
    if (has_type)
      result &= is_integral               ? of_integers
                : type == u8'c'           ? types::integer | types::character | types::as_text
                : type == u8's'           ? types::string | types::boolean | types::as_text
                : type == u8'?'           ? types::string | types::character | types::as_text
                : is_one_of(type, u8"pP") ? types::pointer
                : type == u8'n'           ? numbers
                                          : types::floating;
    return (result & ~types::as_text) == 0 ? 0 : result | types::unconverted;
  }
  U8LIT_ABI constexpr void read_field() noexcept {
    const size_t begin = at_;
    placeholder* const field = read_argument();
    if (!field) return;
    const bool is_converted = peek() == u8'!' && is_one_of(peek(1), u8"rsa");  // Python: to a string
    if (is_converted) at_ += 2;
    if (peek() == u8':') {
      ++at_;
      field->types = read_standard_spec();
      for (; !found_.is_invalid && at_ < size_ && peek() != closing_brace; ++at_) {
        // Another specification, such as that of a time.
        field->types = argument_types::other | argument_types::unconverted;
        if (peek() == opening_brace) read_nested();
      }
      if (found_.is_invalid) return;
    }
    if (is_converted)
      field->types = (field->types & argument_types::string) == 0
                         ? 0
                         : argument_types::any & ~argument_types::unconverted;
    if (peek() != closing_brace || field->types == 0) return report(begin);
    field->size = at_ + 1 - begin;
  }

  // An argument of printf, written up to `end`: with the number that was read, or the next one.
  U8LIT_ABI constexpr placeholder* add_argument(size_t begin, size_t end, size_t number, unsigned type) noexcept {
    if (number > 0) has_numbers_ = true;
    else number = ++count_;
    if (has_numbers_ && count_ > 0) {
      report(begin);
      return nullptr;
    }
    return found_.add({begin, end - begin, 0, number - 1, type});
  }
  // The number before a dollar sign, or 0.
  U8LIT_ABI constexpr size_t read_position() noexcept {
    const size_t begin = at_;
    const size_t number = read_number();
    if (number > 0 && peek() == u8'$') {
      ++at_;
      return number;
    }
    at_ = begin;
    return 0;
  }
  // A width or a precision, which may be an argument.
  U8LIT_ABI constexpr bool read_width(size_t begin) noexcept {
    if (peek() != u8'*') {
      read_number();
      return true;
    }
    ++at_;
    const size_t number = read_position();
    return add_argument(begin, at_, number, u8'*') != nullptr;
  }
  U8LIT_ABI constexpr void read_conversion() noexcept {
    const size_t begin = at_++;
    const size_t number = read_position();
    while (is_one_of(peek(), u8"-+ #0'I")) ++at_;
    if (!read_width(begin)) return;
    if (peek() == u8'.') {
      ++at_;
      if (!read_width(begin)) return;
    }
    if (peek() == u8'<') return read_macro(begin, number);
    unsigned length = 0;
    if (peek() == u8'w') {  // C23: such as w64
      for (; is_digit(peek()) || is_one_of(peek(), u8"wf"); ++at_) length = length * 31 + peek();
    } else {
      for (; is_one_of(peek(), u8"hlLjzt"); ++at_) length = length * 31 + peek();
    }
    octet type = type_of_conversion(peek());
    if (type == u8'm') return;  // the error of errno, no argument
    if (type == 0) return report(begin);
    if (length == u8'l') {
      if (type == u8'f') length = 0;
      if (is_one_of(type, u8"cs")) {
        length = 0;
        type = type == u8'c' ? u8"C"[0] : u8"S"[0];
      }
    }
    add_argument(begin, at_ + 1, number, length << 8 | type);
  }
  // A conversion that stands for others with arguments of the same type, or 0.
  U8LIT_ABI static constexpr octet type_of_conversion(octet conversion) noexcept {
    if (is_one_of(conversion, u8"di")) return u8"d"[0];
    if (is_one_of(conversion, u8"ouxXb")) return u8"u"[0];
    if (is_one_of(conversion, u8"eEfFgGaA")) return u8"f"[0];
    return is_one_of(conversion, u8"cspnCSm") ? conversion : octet{};
  }
  // A macro of <inttypes.h>, such as <PRIu64>. <PRIdMAX> is the same as jd.
  U8LIT_ABI constexpr void read_macro(size_t begin, size_t number) noexcept {
    const octet type = type_of_conversion(peek(4));
    const bool is_macro = peek(1) == u8'P' && peek(2) == u8'R' && peek(3) == u8'I' && is_one_of(type, u8"du");
    if (!is_macro) return report(begin);
    unsigned length = 0;
    const bool is_largest = peek(5) == u8'M' && peek(6) == u8'A' && peek(7) == u8'X';
    for (at_ += 5; at_ < size_ && peek() != u8'>'; ++at_) length = length * 31 + peek();
    if (peek() != u8'>') return report(begin);
    add_argument(begin, at_ + 1, number, (is_largest ? u8'j' : length) << 8 | type);
  }

  const char* text_;
  size_t size_;
  placeholders& found_;
  size_t at_ = 0;
  size_t count_ = 0;  // of arguments without a number
  bool has_numbers_ = false;
};

[[nodiscard]] U8LIT_ABI constexpr placeholders find_fields(text_view<char> text) noexcept {
  placeholders result;
  placeholder_reader{text, result}.read_fields();
  return result;
}
[[nodiscard]] U8LIT_ABI constexpr placeholders find_conversions(text_view<char> text) noexcept {
  placeholders result;
  placeholder_reader{text, result}.read_conversions();
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
