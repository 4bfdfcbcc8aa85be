// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/suspicion_warning.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// What compilers print: tests/structure/suspicious_test.py.
template <class Unit, size_t Size>
constexpr bool says(const Unit (&literal)[Size], const char* expected) {
  const sentence words = detail::suspicion_sentence(literal, Size - 1);
  size_t at = 0;
  while (at < words.size() && words.data()[at] == expected[at]) ++at;
  return at == words.size() && expected[at] == '\0';
}
constexpr bool says_what_is_suspicious() {
  return says("user\u202E nimda",
              "suspicious text: the bidirectional control at byte 5 (U+202E) has no end (UAX #9)") &&
         says(u"\u20AC\u2068",
              "suspicious text: the bidirectional control at code unit 2 (U+2068) has no end (UAX #9)") &&
         says("\uFEFFabc\uFEFF", "suspicious text: the byte order mark at byte 7 (U+FEFF) is not at the beginning "
                                 "(RFC 3629, section 6)") &&
         says(U"a\U0010FFFE", "suspicious text: the character at code unit 2 (U+10FFFE) is a noncharacter "
                              "(Unicode, section 23.7)");
}
constexpr bool says_nothing() {
  return says("", "") && says("\uFEFF日本語", "") && says("\u2067\u2069", "") && says(u"\uFFFD", "");
}
static_assert(says_what_is_suspicious() && says_nothing());

// Of what is ill-formed, another message says that.
constexpr bool says_nothing_of_faults() {
  const char16_t pair[] = {0xFFFF, 0xD800, 0};
  return says("\uFFFF\xFF", "") && says("\u202E\xE2\x80", "") && says("\xF4\u2069\x80\uFEFF\xF0", "") && says(pair, "");
}
static_assert(says_nothing_of_faults());

static_assert(suspicion_in_array("a\uFEFF").offset == 1 && !suspicion_in_array("abc"));
constexpr suspicion late{suspicion_kind::interior_mark, 0xFEFF, 32};
constexpr suspicion early{suspicion_kind::noncharacter, 0xFFFF, 31};
static_assert(is_mark_at(late, 0) && !is_mark_at(late, 32) && !is_control_at(late, 0) && !is_noncharacter_at(late, 0));
static_assert(is_noncharacter_at(early, 32) && !is_noncharacter_at(early, 0) && !is_noncharacter_at(early, 31));

// The same for a literal; only a unit that may begin something suspicious is worth a search.
constexpr bool is_found_in_literals() {
  const auto bytes = units_of("user\u202E nimda");
  const auto units = units_of(u"ab\uFEFF");
  const auto many = units_of("0123456789abcdef0123456789abcdef\uFFFF");
  return is_control_at(bytes, 5) && !is_control_at(bytes, 4) && !is_control_at(bytes, 6) && !is_control_at(bytes, 0) &&
         !is_control_at(bytes, 15) && !is_mark_at(bytes, 5) && is_mark_at(units, 3) && !is_mark_at(units, 2) &&
         !is_mark_at(units, 4) && !is_noncharacter_at(units, 3) && is_noncharacter_at(many, 0) &&
         !is_noncharacter_at(many, 32) && !is_control_at(many, 0) && !is_control_at(units_of("", 0), 1);
}
static_assert(is_found_in_literals());

int main() {
  return at_run_time(says_what_is_suspicious, says_nothing, says_nothing_of_faults,
                     is_found_in_literals);
}
