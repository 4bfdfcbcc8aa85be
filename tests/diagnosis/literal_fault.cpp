// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/diagnostic.hpp>

#include <initializer_list>
#include <type_traits>

#include "../support/at_run_time.hpp"

using u8lit::encoding_form, u8lit::fault, u8lit::unvalidated_literal, u8lit::detail::literal_fault;

template <literal_fault>
struct argument {};

// All well-formed literals are the same template argument.
static_assert(std::is_same_v<argument<"a">, argument<"日本語">> && std::is_same_v<argument<"">, argument<u"𣎴">>);
static_assert(std::is_same_v<argument<"a\0\x7F">, argument<U"\U0010FFFF">> && !literal_fault{"a"}.exists());
static_assert(!std::is_same_v<argument<"a">, argument<"\xFF">>);
// What comes behind the fault makes no difference, and what stands before it but by its size.
static_assert(std::is_same_v<argument<"a\xFF">, argument<"b\xFFz\xFE">> && !std::is_same_v<argument<"a\xFF">, argument<"\xFF">>);

constexpr bool is(const literal_fault& found, fault what, encoding_form form, std::size_t offset,
                  std::initializer_list<unsigned char> shown) {
  std::size_t at = 0;
  for (const unsigned char octet : shown) {
    if (found.octets[at++] != octet) return false;
  }
  for (std::size_t rest = at; rest < 4; ++rest) {
    if (found.octets[rest] != 0) return false;
  }
  return found.exists() && found.what == what && found.form == form && found.offset == offset && found.count == at;
}

// In UTF-8 the evidence is shown, of wider code units the first of the fault.
constexpr bool shows_the_evidence() {
  return is("/..\xC0\xAF", fault::invalid_lead, encoding_form::utf8, 3, {0xC0}) &&
         is("a\xE0\x80z", fault::overlong, encoding_form::utf8, 1, {0xE0, 0x80}) &&
         is("\xF0\x9F\x92z", fault::missing_continuation, encoding_form::utf8, 0, {0xF0, 0x9F, 0x92, 'z'}) &&
         is("ab\xF0\x9F\x92", fault::truncated, encoding_form::utf8, 2, {0xF0, 0x9F, 0x92}) &&
         is("\x80", fault::unexpected_continuation, encoding_form::utf8, 0, {0x80}) &&
         is(u"a\xD834", fault::unpaired_high_surrogate, encoding_form::utf16, 1, {0xD8, 0x34}) &&
         is(U"\x110000", fault::out_of_range, encoding_form::utf32, 0, {0x00, 0x11, 0x00, 0x00});
}
static_assert(shows_the_evidence());

// Of a unvalidated_literal the same as of the literal.
constexpr bool is_of_the_value_too() {
  constexpr unvalidated_literal text = "a\xED\xA0\x80";
  return is(literal_fault{text}, fault::surrogate, encoding_form::utf8, 1, {0xED, 0xA0}) &&
         !literal_fault{unvalidated_literal{"a\0b"}}.exists();
}
static_assert(is_of_the_value_too());

// It is what validate says, of all strings of three octets at whose borders RFC 3629 section 4 has something to say, and of
// a fault at each place of a long literal.
constexpr unsigned char borders[] = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
                                     0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
template <std::size_t Size>
constexpr bool is_what_validate_says(const unvalidated_literal<char, Size>& text) {
  const literal_fault found{text};
  const auto judged = validate(text);
  return found.what == judged.what && found.offset == (judged ? 0 : judged.offset) && found.exists() == !judged;
}
bool judges_what_validate_judges() {
  for (const unsigned char first : borders) {
    for (const unsigned char second : borders) {
      for (const unsigned char third : borders) {
        unvalidated_literal<char, 3> text;
        text.units[0] = static_cast<char>(first);
        text.units[1] = static_cast<char>(second);
        text.units[2] = static_cast<char>(third);
        if (!is_what_validate_says(text)) return false;
      }
    }
  }
  for (std::size_t at = 0; at < 200; ++at) {
    unvalidated_literal<char, 200> text;
    text.units[at] = '\xED';
    if (!is_what_validate_says(text)) return false;
    if (at + 1 < 200) text.units[at + 1] = '\xA0';
    if (!is_what_validate_says(text) || !literal_fault{text}.exists()) return false;
  }
  return true;
}

int main() { return at_run_time(shows_the_evidence, is_of_the_value_too, judges_what_validate_judges); }
