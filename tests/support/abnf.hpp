// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_ABNF_HPP
#define U8LIT_TESTS_SUPPORT_ABNF_HPP

// Reads as much ABNF (RFC 2234) as RFC 3629 section 4 is written in: rules, %xAA, %xAA-BB, concatenation, `/`, groups,
// n( ... ) and *( ... ). What a rule stands for comes out flat: its alternatives, in order, a range for each octet.

#include <u8lit/encoding/numeral.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

namespace abnf {

using u8lit::size_t;

struct language {
  u8lit::detail::alternative<u8lit::detail::longest_sequence> alternatives[16];
  size_t count = 0;
  bool repeated = false;  // any number of them, one after another

  constexpr void add(const language& other) noexcept {
    for (size_t a = 0; a < other.count; ++a) alternatives[count++] = other.alternatives[a];
  }

  // Each alternative with each of the next language after it.
  constexpr language then(const language& next) const noexcept {
    language result;
    for (size_t a = 0; a < count; ++a) {
      for (size_t b = 0; b < next.count; ++b) {
        auto& both = result.alternatives[result.count++] = alternatives[a];
        for (size_t at = 0; at < next.alternatives[b].size; ++at)
          both.octets[both.size++] = next.alternatives[b].octets[at];
      }
    }
    return result;
  }
};

class reader {
 public:
  explicit constexpr reader(const char* grammar) noexcept : grammar_{grammar}, at_{grammar} { skip_spaces(); }

  // What the rule of this name stands for.
  constexpr language rule(const char* name) const noexcept {
    for (reader definition{grammar_}; *definition.at_; definition.skip_word()) {
      if (definition.begins_rule() && definition.is_at(name)) {
        definition.skip_word();
        return definition.next('=').alternation();
      }
    }
    return {};
  }

 private:
  static constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
  static constexpr bool is_in_name(char c) noexcept {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || is_digit(c) || c == '-';
  }

  constexpr void skip_spaces() noexcept {
    while (*at_ == ' ' || *at_ == '\n') ++at_;
  }
  constexpr void skip_word() noexcept {
    do ++at_;
    while (is_in_name(*at_));
    skip_spaces();
  }
  // Past this character, which must be next.
  constexpr reader& next(char expected) noexcept {
    at_ = *at_ == expected ? at_ + 1 : "";
    skip_spaces();
    return *this;
  }
  constexpr bool is_at(const char* name) const noexcept {
    const char* at = at_;
    for (; is_in_name(*name); ++name, static_cast<void>(++at)) {
      if (*at != *name) return false;
    }
    return !is_in_name(*at);
  }
  // A name before a `=`: the rule above has ended.
  constexpr bool begins_rule() const noexcept {
    reader after = *this;
    after.skip_word();
    return is_in_name(*at_) && *after.at_ == '=';
  }

  // alternation = concatenation *( "/" concatenation )
  constexpr language alternation() noexcept {
    language result = concatenation();
    while (*at_ == '/') result.add(next('/').concatenation());
    return result;
  }

  // concatenation = 1*repetition
  constexpr language concatenation() noexcept {
    language result = repetition();
    while (*at_ && *at_ != '/' && *at_ != ')' && !begins_rule()) result = result.then(repetition());
    return result;
  }

  // repetition = [ "*" / DIGIT ] element
  constexpr language repetition() noexcept {
    if (*at_ == '*') {
      language any_number = next('*').element();
      any_number.repeated = true;
      return any_number;
    }
    const int times = is_digit(*at_) ? *at_++ - '0' : 1;
    const language once = element();
    language result = once;
    for (int done = 1; done < times; ++done) result = result.then(once);
    return result;
  }

  // element = "(" alternation ")" / "%x" octet [ "-" octet ] / rule name
  constexpr language element() noexcept {
    language result;
    if (*at_ == '(') {
      result = next('(').alternation();
      next(')');
    } else if (*at_ == '%') {
      const u8lit::octet first = next('%').next('x').hexadecimal();
      result.alternatives[result.count++] = u8lit::octet_range{first, *at_ == '-' ? next('-').hexadecimal() : first};
    } else {
      result = rule(at_);
      skip_word();
    }
    skip_spaces();
    return result;
  }

  constexpr u8lit::octet hexadecimal() noexcept {
    unsigned value = 0;
    for (; u8lit::detail::numeral::digit(*at_) < 16; ++at_) value = value << 4 | u8lit::detail::numeral::digit(*at_);
    return static_cast<u8lit::octet>(value);
  }

  const char* grammar_;
  const char* at_;
};

}  // namespace abnf

#include <u8lit/base/end.hpp>

#endif
