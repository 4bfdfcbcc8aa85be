// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/form_diagnostic.hpp>

#include <initializer_list>
#include <type_traits>

#include <u8lit/legacy.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using legacy::cesu8, legacy::modified_utf8, legacy::rfc2279, legacy::wtf8;

template <form_fault<cesu8>>
struct argument {};

// All well-formed literals are the same template argument, and ill-formed ones up to what comes behind the fault.
static_assert(std::is_same_v<argument<"a">, argument<"日本語">> && std::is_same_v<argument<"">, argument<"\xED\xA0\x80\xED\xB0\x80">>);
static_assert(!std::is_same_v<argument<"a">, argument<"\xFF">> && std::is_same_v<argument<"a\xFF">, argument<"b\xFFz\xFE">>);

// A form is of octets, or of wider code units; literals of others have that fault, whatever they are.
static_assert(form_fault<cesu8>{u"a"}.has_other_units && form_fault<cesu8>{u"a"}.exists() && !form_fault<cesu8>{"\xFF"}.has_other_units);
static_assert(std::is_same_v<argument<u"a">, argument<U"\xD800">> && !std::is_constructible_v<form_fault<cesu8>, const unsigned char (&)[2]>);

template <class Form>
constexpr bool is(const form_fault<Form>& found, fault what, size_t offset, std::initializer_list<unsigned char> shown) {
  size_t at = 0;
  for (const unsigned char each : shown) {
    if (found.octets[at++] != each) return false;
  }
  return found.exists() && found.what == what && found.offset == offset && found.count == at && found.data() == found.octets;
}

// The octets that prove it are shown, as far as there are any: not the NUL behind the literal.
constexpr bool shows_the_evidence() {
  return is<cesu8>("ab\xED\xA0\x80", fault::surrogate, 2, {0xED, 0xA0, 0x80}) &&
         is<cesu8>("ab\xED\xA0\x80z", fault::surrogate, 2, {0xED, 0xA0, 0x80}) && is<cesu8>("a\xE2", fault::truncated, 1, {0xE2}) &&
         is<cesu8>("ab\xED\xA0\0", fault::missing_continuation, 2, {0xED, 0xA0, 0}) &&
         is<cesu8>("\xED\xB0\x80", fault::surrogate, 0, {0xED, 0xB0}) &&
         is<cesu8>("\xED\xA0\x80\xED\xB0", fault::truncated, 0, {0xED, 0xA0, 0x80, 0xED, 0xB0}) &&
         is<modified_utf8>("a\0b", fault::invalid_lead, 1, {0x00}) &&
         is<modified_utf8>("\xC0\xAF", fault::overlong, 0, {0xC0, 0xAF}) &&
         is<wtf8>("a\xED\xA0\x80\xED\xB0\x80", fault::surrogate_pair, 1, {0xED, 0xA0, 0x80, 0xED, 0xB0}) &&
         is<wtf8>("a\xED\xA0\x80\xED\xB0", fault::surrogate_pair, 1, {0xED, 0xA0, 0x80, 0xED, 0xB0}) &&
         is<rfc2279>("a\xFD\xBF\xBF\xBF\xBFz", fault::missing_continuation, 1, {0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 'z'}) &&
         is<rfc2279>("\xFE", fault::invalid_lead, 0, {0xFE});
}
static_assert(shows_the_evidence());

// Of a long proof the first eight octets are.
inline constexpr octet_range letter{'a', 'b'};
inline constexpr grammar long_grammar{
    syntax<1, 10>{{{octet_range{'.', '.'}, letter, letter, letter, letter, letter, letter, letter, letter, letter}}}, {{0, 511}}};
struct long_words : codec<long_words, long_grammar> {};
static_assert(is<long_words>(".abababab.", fault::missing_continuation, 0, {'.', 'a', 'b', 'a', 'b', 'a', 'b', 'a'}));
static_assert(is<long_words>(".ababa", fault::truncated, 0, {'.', 'a', 'b', 'a', 'b', 'a'}));

// Code units wider than an octet: here those below 0100 are right.
struct small_numbers {
  static constexpr encoding_form unit_form = encoding_form::utf16;
  static constexpr verdict validate(const char16_t* units, size_t size) noexcept {
    for (size_t at = 0; at < size; ++at) {
      if (units[at] > 0xFF) return {fault::out_of_range, at, 1};
    }
    return {fault::none, size, 0};
  }
};
static_assert(is<small_numbers>(u"ab\u20AC", fault::out_of_range, 2, {0x20, 0xAC}) && !form_fault<small_numbers>{u"a\xFF"}.exists());
static_assert(is<small_numbers>(unvalidated_literal{u"\u20AC"}, fault::out_of_range, 0, {0x20, 0xAC}));

// It is the validator's verdict, of all strings of four octets at whose borders CESU-8 has something to say.
constexpr unsigned char borders[] = {0x00, 0x7F, 0x80, 0x9F, 0xA0, 0xAF, 0xB0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xF0};
bool judges_what_the_form_judges() {
  for (const unsigned char first : borders) {
    for (const unsigned char second : borders) {
      for (const unsigned char third : borders) {
        for (const unsigned char fourth : borders) {
          unvalidated_literal<char, 4> text;
          const unsigned char octets[] = {first, second, third, fourth};
          for (size_t at = 0; at < 4; ++at) text.units[at] = static_cast<char>(octets[at]);
          const form_fault<cesu8> found{text};
          const verdict judged = cesu8::validate(text);
          if (found.exists() == static_cast<bool>(judged)) return false;
          if (judged) continue;
          if (found.what != judged.what || found.offset != judged.offset) return false;
          if (found.count < judged.length || found.offset + found.count > 4) return false;
          for (size_t at = 0; at < found.count; ++at) {
            if (found.octets[at] != octets[found.offset + at]) return false;
          }
        }
      }
    }
  }
  return true;
}

int main() { return at_run_time(shows_the_evidence, judges_what_the_form_judges); }
