// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_ABNF_HPP
#define U8LIT_TESTS_SUPPORT_ABNF_HPP

// Reads as much ABNF (RFC 2234) as section 4 of RFC 3629 is written in: rules, %xAA, %xAA-BB, concatenation, `/`, groups,
// repetition n( ... ) and *( ... ). What a rule means comes out flat: its alternatives, in order, a range for each octet.
// A grammar that it cannot read gives no alternatives, or reads out of bounds, which no constant expression may.

#include <u8lit/syntax.hpp>
#include <u8lit/compiler/begin.hpp>

namespace abnf {

using u8lit::octet;
using u8lit::octet_range;

struct language {
  u8lit::alternative<u8lit::longest_sequence> alternatives[16];
  size_t count = 0;
  bool repeated = false;  // any number of them, one after another
};

// Either of two languages.
constexpr language either(language left, const language& right) noexcept {
  for (size_t r = 0; r < right.count; ++r) left.alternatives[left.count++] = right.alternatives[r];
  return left;
}

// One language after another: each alternative with each.
constexpr language concatenated(const language& left, const language& right) noexcept {
  language result;
  for (size_t l = 0; l < left.count; ++l) {
    for (size_t r = 0; r < right.count; ++r) {
      auto& both = result.alternatives[result.count++] = left.alternatives[l];
      for (size_t at = 0; at < right.alternatives[r].size; ++at)
        both.octets[both.size++] = right.alternatives[r].octets[at];
    }
  }
  return result;
}

class reader {
 public:
  explicit constexpr reader(const char* grammar) noexcept : grammar_{grammar} {}

  constexpr language rule(const char* name) const noexcept {
    const char* at = definition_of(name);
    return alternation(at);
  }

 private:
  // The length of the rule name that begins here: a letter, then letters, digits and hyphens. 0 if none does.
  static constexpr size_t name_length(const char* at) noexcept {
    size_t length = 0;
    while (is_letter(at[length]) || (length > 0 && (is_digit(at[length]) || at[length] == '-'))) ++length;
    return length;
  }
  static constexpr bool is_letter(char c) noexcept { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
  static constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

  static constexpr const char* past_spaces(const char* at) noexcept {
    while (*at == ' ' || *at == '\n') ++at;
    return at;
  }

  static constexpr bool same_name(const char* left, const char* right) noexcept {
    if (name_length(left) != name_length(right)) return false;
    for (size_t at = 0; at < name_length(left); ++at) {
      if (left[at] != right[at]) return false;
    }
    return true;
  }

  // A rule's name at its own definition: what stands before it has ended.
  static constexpr bool begins_rule(const char* at) noexcept {
    return name_length(at) > 0 && *past_spaces(at + name_length(at)) == '=';
  }

  constexpr const char* definition_of(const char* name) const noexcept {
    for (const char* at = past_spaces(grammar_); *at; at = past_spaces(at + (name_length(at) ? name_length(at) : 1))) {
      if (begins_rule(at) && same_name(at, name)) return past_spaces(at + name_length(at)) + 1;
    }
    return "";
  }

  // alternation = concatenation *( "/" concatenation )
  constexpr language alternation(const char*& at) const noexcept {
    language result = concatenation(at);
    for (; *at == '/'; at = past_spaces(at)) result = either(result, concatenation(++at));
    return result;
  }

  // concatenation = 1*repetition
  constexpr language concatenation(const char*& at) const noexcept {
    language result = repetition(at);
    for (at = past_spaces(at); *at && *at != '/' && *at != ')' && !begins_rule(at); at = past_spaces(at))
      result = concatenated(result, repetition(at));
    return result;
  }

  // repetition = [ "*" / 1*DIGIT ] element
  constexpr language repetition(const char*& at) const noexcept {
    at = past_spaces(at);
    const bool any_number = *at == '*';
    if (any_number) ++at;
    const int times = is_digit(*at) ? *at++ - '0' : 1;
    const language once = element(at);
    language result = once;
    for (int done = 1; done < times; ++done) result = concatenated(result, once);
    result.repeated = any_number;
    return result;
  }

  // element = "(" alternation ")" / "%x" octet [ "-" octet ] / rule name
  constexpr language element(const char*& at) const noexcept {
    if (*at == '(') {
      const language group = alternation(++at);
      ++at;
      return group;
    }
    if (*at != '%') {
      const char* name = at;
      at += name_length(at);
      return rule(name);
    }
    at += 2;
    const octet first = hexadecimal(at);
    const octet last = *at == '-' ? hexadecimal(++at) : first;
    language result;
    result.alternatives[result.count++] = octet_range{first, last};
    return result;
  }

  static constexpr octet hexadecimal(const char*& at) noexcept {
    int value = 0;
    for (; is_digit(*at) || (*at >= 'A' && *at <= 'F'); ++at) value = value * 16 + *at - (is_digit(*at) ? '0' : 'A' - 10);
    return static_cast<octet>(value);
  }

  const char* grammar_;
};

}  // namespace abnf

#include <u8lit/compiler/end.hpp>

#endif
