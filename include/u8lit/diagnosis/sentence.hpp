// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_SENTENCE_HPP
#define U8LIT_DIAGNOSIS_SENTENCE_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/base/begin.hpp>

// A sentence that a compiler prints. The sentences on ill-formed text are in fault_sentence.hpp.

namespace u8lit::detail {

// The code units that a sentence shows, at most as many as a sequence has in any encoding. Code that takes these
// instead of a pointer is not a template, which saves g++ 16 an instantiation for each type of literal.
struct shown_units {
  char32_t values[6]{};
  size_t count = 0;
  int digits;

  template <code_unit Unit>
  U8LIT_ABI constexpr shown_units(const Unit* units, size_t size) noexcept : digits{utf8_unit<Unit> ? 2 : 4} {
    for (; count < size && count < 6; ++count) values[count] = detail::to_unsigned(units[count]);
  }
};

// A sentence in ASCII. A NUL follows its characters. An object with data() and size(), as static_assert takes it.
class sentence {
 public:
  U8LIT_ABI constexpr sentence() noexcept = default;
  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

  // Characters that do not fit are dropped; all sentences fit.
  U8LIT_ABI constexpr sentence& append(const utf8_character* string) noexcept {
    while (*string) put(static_cast<char>(*string++));
    return *this;
  }
  // A name that a user gave, in the ordinary literal encoding.
  U8LIT_ABI constexpr sentence& append_name(const char* name) noexcept {
    while (*name) put(*name++);
    return *this;
  }
  U8LIT_ABI constexpr sentence& append_sentence(const sentence& other) noexcept { return append_name(other.data()); }
  U8LIT_ABI constexpr sentence& append_decimal(unsigned long long number) noexcept {
    if (number > 9) append_decimal(number / 10);
    return put(static_cast<char>(u8"0123456789"[number % 10]));
  }
  U8LIT_ABI constexpr sentence& append_hexadecimal(char32_t number, int digits) noexcept {
    if (digits > 1 || number > 0xF) append_hexadecimal(number >> 4, digits - 1);
    return put(static_cast<char>(u8"0123456789ABCDEF"[number & 0xF]));
  }
  // Appends the code units: " (E0 80)".
  U8LIT_ABI constexpr sentence& append_units(const shown_units& units) noexcept {
    for (size_t at = 0; at < units.count; ++at)
      append(at ? u8" " : u8" (").append_hexadecimal(units.values[at], units.digits);
    return units.count ? append(u8")") : *this;
  }

 private:
  U8LIT_ABI constexpr sentence& put(char character) noexcept {
    if (size_ < sizeof octets_ - 1) octets_[size_++] = character;
    return *this;
  }

  char octets_[192]{};
  size_t size_ = 0;
};

// The words for a code unit.
U8LIT_ABI constexpr const utf8_character* unit_name(encoding_form form) noexcept {
  return form == encoding_form::utf8 ? u8"byte" : u8"code unit";
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
