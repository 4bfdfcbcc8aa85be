// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_PLACEHOLDERS_HPP
#define U8LIT_CATALOG_PLACEHOLDERS_HPP

#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// The placeholders in a message: the replacement fields of std::format, {} {0} {name} {name:spec}, or the conversion
// specifications of printf, %s %-5d %1$s.

namespace u8lit::detail {

inline constexpr octet opening_brace = u8"{}"[0], closing_brace = u8"{}"[1];

// A placeholder: its name or, without one, the index of its argument, and what type the argument has.
struct placeholder {
  size_t begin = 0;  // in the message
  size_t size = 0;
  size_t name_size = 0;  // from the second octet on; 0 if there is an index instead
  size_t index = 0;
  unsigned type = 0;
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
U8LIT_ABI constexpr bool are_same(const placeholder& left, const char* left_text, const placeholder& right,
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
  U8LIT_ABI constexpr void read_field() noexcept {
    const size_t begin = at_;
    placeholder* const field = read_argument();
    if (!field) return;
    if (peek() == u8'!') at_ += 2;
    if (peek() == u8':') {
      bool has_percent = false;
      octet last = 0;
      for (++at_; at_ < size_ && peek() != closing_brace; ++at_) {
        last = peek();
        has_percent = has_percent || last == u8'%';
        if (last != opening_brace) continue;
        placeholder* const nested = read_argument();
        if (!nested) return;
        if (peek() != closing_brace) return report(begin);
        nested->size = at_ + 1 - nested->begin;
      }
      // Times and dates, as in {:%H:%M}, are written differently in languages.
      if (!has_percent && is_one_of(last, u8"aAbBcdeEfFgGopsxX")) field->type = last;
    }
    if (peek() != closing_brace) return report(begin);
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
    unsigned length = 0;
    if (peek() == u8'<') {  // such as <PRIu64>
      for (; at_ < size_ && peek() != u8'>'; ++at_) length = length * 31 + peek();
      if (peek() != u8'>') return report(begin);
      add_argument(begin, at_ + 1, number, length << 8 | u8'<');
      return;
    }
    for (; is_one_of(peek(), u8"hlLjzt"); ++at_) length = length * 31 + peek();
    const octet conversion = peek();
    if (conversion == u8'm') return;  // the error of errno, no argument
    const unsigned type = is_one_of(conversion, u8"di")         ? u8'd'
                          : is_one_of(conversion, u8"ouxX")     ? u8'u'
                          : is_one_of(conversion, u8"eEfFgGaA") ? u8'f'
                                                                : conversion;
    if (!is_one_of(static_cast<octet>(type), u8"dufcspnCS")) return report(begin);
    add_argument(begin, at_ + 1, number, length << 8 | type);
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
