// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/diagnosis/words.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <class Unit, size_t Size>
constexpr bool says(const Unit (&literal)[Size], reason why, std::string_view expected) {
  const sentence found = sentence_for_literal(literal, Size - 1);
  return reason_for_literal(literal, Size - 1) == why && std::string_view{found.data(), found.size()} == expected &&
         found.data()[found.size()] == '\0';
}

// The sentence of a refused literal: what is wrong, where, and which section says so. There are three reasons for bytes
// that begin no sequence.
constexpr char16_t high[]{u'a', 0xD83D, u'b', 0}, low[]{0xDE00, 0};
constexpr char32_t surrogate_unit[]{U'a', 0xD800, 0}, large[]{U'a', 0x11'0000, 0};
constexpr bool literals_have_sentences() {
  return says("日本語", reason::none, "") && says(u"日本語", reason::none, "") && says("", reason::none, "") &&
         says("/..\xC0\xAF", reason::overlong_lead,
              "ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)") &&
         says("caf\xE9", reason::truncated,
              "ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)") &&
         says("\xF5", reason::out_of_range_lead,
              "ill-formed UTF-8: byte 1 (F5) can only begin a sequence above U+10FFFF (RFC 3629, section 1)") &&
         says("\xFF", reason::never_used,
              "ill-formed UTF-8: byte 1 (FF) never appears in UTF-8 (RFC 3629, section 1)") &&
         says(high, reason::unpaired_high_surrogate,
              "ill-formed UTF-16: code unit 2 (D83D) is an unpaired high surrogate (RFC 2781, section 2)") &&
         says(low, reason::unpaired_low_surrogate,
              "ill-formed UTF-16: code unit 1 (DE00) is an unpaired low surrogate (RFC 2781, section 2)") &&
         says(surrogate_unit, reason::surrogate_unit,
              "ill-formed UTF-32: code unit 2 (D800) is a surrogate (Unicode, section 3.9)") &&
         says(large, reason::out_of_range_unit,
              "ill-formed UTF-32: code unit 2 (110000) is above U+10FFFF (Unicode, section 3.9)");
}
static_assert(literals_have_sentences());

// The fixed sentence is the computed one without the place: "the sequence at byte 4 (E9)" is "a sequence that".
constexpr std::string_view fixed_sentences[] = {
#define FIXED(reason, name, encoding, subject, is_unit, predicate, section) \
  U8LIT_FIXED_SENTENCE(encoding, subject, predicate, section),
  U8LIT_FAULTS(FIXED) U8LIT_EXACT_REASONS(FIXED)
#undef FIXED
};

// Whether a sentence has these words in this order, and begins and ends with them.
constexpr bool consists_of(std::string_view all, std::string_view first, std::string_view middle,
                           std::string_view last) {
  return all.starts_with(first) && all.ends_with(last) && all.substr(first.size()).starts_with(middle);
}
template <class Unit, size_t Size>
constexpr bool is_fixed_as_computed(const Unit (&literal)[Size]) {
  const sentence found = sentence_for_literal(literal, Size - 1);
  const std::string_view computed{found.data(), found.size()};
  const std::string_view fixed = fixed_sentences[static_cast<size_t>(reason_for_literal(literal, Size - 1)) - 1];
  const std::string_view encoding = fixed.substr(0, fixed.find(": a ") + 2);
  const std::string_view rest = computed.substr(computed.find(')') + 1);
  const std::string_view subject = fixed.substr(encoding.size() + 2, fixed.find(" that ") - encoding.size() - 2);
  return fixed.ends_with(rest) && fixed.size() == encoding.size() + 2 + subject.size() + 5 + rest.size() &&
         (consists_of(computed, encoding, subject, rest) ||
          (subject == "sequence" && consists_of(computed, encoding, "the sequence at byte ", rest)));
}
static_assert(is_fixed_as_computed("caf\xE9") && is_fixed_as_computed("\xE2\x82z") && is_fixed_as_computed("\x80") &&
              is_fixed_as_computed("\xC0\x80") && is_fixed_as_computed("\xF5") && is_fixed_as_computed("\xFE") &&
              is_fixed_as_computed("\xE0\x80\x80") && is_fixed_as_computed("\xED\xA0\x80") &&
              is_fixed_as_computed("\xF4\x90\x80\x80") && is_fixed_as_computed(high) && is_fixed_as_computed(low) &&
              is_fixed_as_computed(surrogate_unit) && is_fixed_as_computed(large));
static_assert(fixed_sentences[0] == "ill-formed UTF-8: a sequence that is truncated (RFC 3629, section 4)" &&
              fixed_sentences[static_cast<size_t>(reason::overlong_lead) - 1] ==
                  "ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1)");

int main() { return at_run_time(literals_have_sentences); }
