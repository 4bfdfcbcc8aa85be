// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/explain.hpp>

#include <u8lit/validation/validate.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace std::literals;

constexpr bool says(const explanation& words, std::string_view expected) {
  return std::string_view{words} == expected && words.size() == expected.size() && words.data() == words.c_str() &&
         words.c_str()[words.size()] == '\0' && words.view().data() == words.data();
}

// The sentence for the result of a validation.
static_assert(says(explain(validate("abc\xE0\x80")), "ill-formed: the sequence at byte 4 is overlong"));
static_assert(says(explain(validate("abc\xE0\x80"), "abc\xE0\x80"),
                   "ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)"));
static_assert(says(explain(validate("日本語")), "well-formed, 9 code units"));
static_assert(says(explain(validate("日本語"), encoding_form::utf8), "well-formed UTF-8, 9 bytes"));

constexpr fault every_fault[] = {
  fault::none,
#define ENUMERATOR(name, ...) fault::name,
  U8LIT_FAULTS(ENUMERATOR)
#undef ENUMERATOR
};

// The sentences, written out. Without the encoding form a sentence names neither encoding nor section.
constexpr bool faults_have_sentences() {
  return says(explain({}), "well-formed, 0 code units") &&
         says(explain({fault::none, 1, 0}), "well-formed, 1 code unit") &&
         says(explain({fault::none, 12, 0}), "well-formed, 12 code units") &&
         says(explain({fault::truncated, 3, 1}), "ill-formed: the sequence at byte 4 is truncated") &&
         says(explain({fault::missing_continuation, 0, 3}),
              "ill-formed: the sequence at byte 1 is missing a continuation byte") &&
         says(explain({fault::unexpected_continuation, 9, 1}),
              "ill-formed: byte 10 is an unexpected continuation byte") &&
         says(explain({fault::invalid_lead, 98, 1}), "ill-formed: byte 99 begins no sequence") &&
         says(explain({fault::overlong, 99, 1}), "ill-formed: the sequence at byte 100 is overlong") &&
         says(explain({fault::surrogate, 3, 1}), "ill-formed: the sequence at code unit 4 encodes a surrogate") &&
         says(explain({fault::out_of_range, 3, 1}),
              "ill-formed: the sequence at code unit 4 encodes a number above U+10FFFF") &&
         says(explain({fault::unpaired_high_surrogate, 3, 1}),
              "ill-formed: code unit 4 is an unpaired high surrogate") &&
         says(explain({fault::unpaired_low_surrogate, 3, 1}), "ill-formed: code unit 4 is an unpaired low surrogate") &&
         says(explain({fault::surrogate_pair, 3, 3}), "ill-formed: the sequence at byte 4 is a surrogate pair") &&
         says(explain({fault::invalid_escape, 3, 2}), "ill-formed: the escape at code unit 4 is invalid") &&
         says(explain({fault::unescaped, 3, 1}), "ill-formed: the character at code unit 4 must be escaped") &&
         says(explain({fault::unrepresentable, 3, 2}),
              "the character at code unit 4 cannot be represented in the target encoding");
}
static_assert(faults_have_sentences());

// With the encoding form, but without the text: the same with both.
constexpr bool every_form_has_its_name() {
  return says(explain({fault::invalid_lead, 98, 1}, encoding_form::utf8),
              "ill-formed UTF-8: byte 99 begins no sequence (RFC 3629, section 1)") &&
         says(explain({fault::surrogate, 3, 1}, encoding_form::utf8),
              "ill-formed UTF-8: the sequence at byte 4 encodes a surrogate (RFC 3629, section 3)") &&
         says(explain({fault::surrogate, 3, 1}, encoding_form::utf32),
              "ill-formed UTF-32: code unit 4 is a surrogate (Unicode, section 3.9)") &&
         says(explain({fault::unpaired_low_surrogate, 0, 1}, encoding_form::utf16),
              "ill-formed UTF-16: code unit 1 is an unpaired low surrogate (RFC 2781, section 2)") &&
         says(explain({fault::truncated, 0, 1}, encoding_form::utf16),  // an escape, say
              "ill-formed: the sequence at code unit 1 is truncated") &&
         says(explain({fault::none, 1, 0}, encoding_form::utf16), "well-formed UTF-16, 1 code unit") &&
         says(explain({fault::none, 2, 0}, encoding_form::utf32), "well-formed UTF-32, 2 code units");
}
static_assert(every_form_has_its_name());

// Only the code units of UTF-8 are called bytes.
constexpr bool every_form_has_its_unit() {
  for (const fault what : every_fault) {
    const verdict found{what, 3, 2};
    const auto has = [](const explanation& words, std::string_view part) {
      return std::string_view{words}.find(part) != std::string_view::npos;
    };
    if (!(has(explain(found, encoding_form::utf8), " byte 4") || found) ||
        has(explain(found, encoding_form::utf8), " unit 4")) return false;
    for (const encoding_form wider : {encoding_form::utf16, encoding_form::utf32}) {
      if (!has(explain(found, wider), " code unit") || has(explain(found, wider), "byte 4")) return false;
    }
    const encoding_form implied = form_implied_by(found.what);
    if (has(explain(found), "byte 4") != (implied == encoding_form::utf8)) return false;
  }
  return form_implied_by(fault::overlong) == encoding_form::utf8 &&
         form_implied_by(fault::surrogate) == encoding_form::none &&
         form_implied_by(fault::unpaired_low_surrogate) == encoding_form::utf16;
}
static_assert(every_form_has_its_unit());

// Given the input, the sentence shows the ill-formed code units.
template <class Text>
constexpr bool explained(const Text& text, std::string_view expected) {
  return says(explain(validate(text), text), expected);
}
constexpr char16_t high[]{u'a', 0xD83D, u'b', 0};
constexpr char16_t low[]{u'a', 0xDE00, 0};
constexpr char32_t half[]{U'a', 0xD800, 0};
constexpr char32_t beyond[]{U'a', 0x11'0000, 0};
constexpr char32_t far_beyond[]{0xFFFF'FFFF, 0};
constexpr bool every_form_shows_its_units() {
  return explained("日本語", "well-formed UTF-8, 9 bytes") && explained(u"日本語", "well-formed UTF-16, 3 code units") &&
         explained(U"日", "well-formed UTF-32, 1 code unit") && explained("", "well-formed UTF-8, 0 bytes") &&
         explained("a\xE2\x82",
                   "ill-formed UTF-8: the sequence at byte 2 (E2 82) is truncated (RFC 3629, section 4)") &&
         explained("a\xE2\x82z",
                   "ill-formed UTF-8: the sequence at byte 2 (E2 82 7A) is missing a continuation byte (RFC 3629, "
                   "section 4)") &&
         explained("\xF0\x9F\x98z",
                   "ill-formed UTF-8: the sequence at byte 1 (F0 9F 98 7A) is missing a continuation byte (RFC 3629, "
                   "section 4)") &&
         explained("\x80", "ill-formed UTF-8: byte 1 (80) is an unexpected continuation byte (RFC 3629, section 4)") &&
         explained("abc\xC0\x80",
                   "ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)") &&
         explained("\xC1", "ill-formed UTF-8: byte 1 (C1) can only begin an overlong sequence (RFC 3629, section 1)") &&
         explained("\xF5",
                   "ill-formed UTF-8: byte 1 (F5) can only begin a sequence above U+10FFFF (RFC 3629, section 1)") &&
         explained("\xFD",
                   "ill-formed UTF-8: byte 1 (FD) can only begin a sequence above U+10FFFF (RFC 3629, section 1)") &&
         explained("\xFE", "ill-formed UTF-8: byte 1 (FE) never appears in UTF-8 (RFC 3629, section 1)") &&
         explained("\xED\xA0\x80",
                   "ill-formed UTF-8: the sequence at byte 1 (ED A0) encodes a surrogate (RFC 3629, section 3)") &&
         explained("\xF4\x90\x80\x80",
                   "ill-formed UTF-8: the sequence at byte 1 (F4 90) encodes a number above U+10FFFF (RFC 3629, "
                   "section 3)") &&
         explained(high, "ill-formed UTF-16: code unit 2 (D83D) is an unpaired high surrogate (RFC 2781, section 2)") &&
         explained(low, "ill-formed UTF-16: code unit 2 (DE00) is an unpaired low surrogate (RFC 2781, section 2)") &&
         explained(half, "ill-formed UTF-32: code unit 2 (D800) is a surrogate (Unicode, section 3.9)") &&
         explained(beyond, "ill-formed UTF-32: code unit 2 (110000) is above U+10FFFF (Unicode, section 3.9)") &&
         explained(far_beyond, "ill-formed UTF-32: code unit 1 (FFFFFFFF) is above U+10FFFF (Unicode, section 3.9)") &&
         says(explain({fault::overlong, 0, 1}, "\xE0\x80", 2),
              "ill-formed UTF-8: the sequence at byte 1 (E0 80) is overlong (RFC 3629, section 3)");
}
static_assert(every_form_shows_its_units());

// Other encodings and notations give verdicts, too. Those are no faults of UTF-8.
constexpr bool nothing_else_is_called_utf8() {
  return says(explain({fault::surrogate_pair, 0, 3}, "\xED\xA0\x80\xED\xB0\x80"),
              "ill-formed: the sequence at byte 1 (ED A0 80 ED B0) is a surrogate pair") &&
         says(explain({fault::missing_continuation, 0, 5}, "\xFD\xBF\xBF\xBF\xBF!"),
              "ill-formed: the sequence at byte 1 (FD BF BF BF BF 21) is missing a continuation byte") &&
         says(explain({fault::invalid_lead, 0, 1}, "\xF0\x9F\x98\x80"), "ill-formed: byte 1 (F0) begins no sequence") &&
         says(explain({fault::invalid_lead, 1, 1}, "a$"), "ill-formed: byte 2 (24) begins no sequence") &&
         says(explain({fault::unrepresentable, 1, 3}, "a€"),
              "the character at byte 2 (E2 82 AC) cannot be represented in the target encoding") &&
         says(explain({fault::truncated, 1, 2}, "a%E"), "ill-formed: the escape at byte 2 (25 45) is truncated") &&
         says(explain({fault::truncated, 1, 2}, u"a\\u"),
              "ill-formed: the escape at code unit 2 (005C 0075) is truncated") &&
         says(explain({fault::invalid_escape, 0, 1}, "\\q"), "ill-formed: the escape at byte 1 (5C) is invalid") &&
         // The escapes before the one at fault are shown, and a number too large for a char is not called a character.
         says(explain({fault::missing_continuation, 0, 4}, "\\xE6\\q"),
              "ill-formed: the escape at byte 1 (5C 78 45 36) is missing a continuation byte") &&
         says(explain({fault::out_of_range, 0, 5}, "\\x100"),
              "ill-formed: the escape at byte 1 (5C 78 31 30 30) is too large") &&
         says(explain({fault::unescaped, 0, 1}, "\""), "ill-formed: the character at byte 1 (22) must be escaped");
}
static_assert(nothing_else_is_called_utf8());

// A verdict on another input shows only code units that this one has, and at most those of a sequence.
constexpr bool nothing_is_read_outside() {
  constexpr char octets[]{'\xE0', '\x80', 'a', 'b', 'c', 'd', 'e'};
  return says(explain({fault::overlong, 0, 1}, octets, 1), "ill-formed: the sequence at byte 1 (E0) is overlong") &&
         says(explain({fault::overlong, 0, 1}, octets, 0),
              "ill-formed UTF-8: the sequence at byte 1 is overlong (RFC 3629, section 3)") &&
         says(explain({fault::overlong, 8, 1}, octets, 7),
              "ill-formed UTF-8: the sequence at byte 9 is overlong (RFC 3629, section 3)") &&
         says(explain({fault::overlong, 7, 1}, octets, 7),
              "ill-formed UTF-8: the sequence at byte 8 is overlong (RFC 3629, section 3)") &&
         says(explain({fault::overlong, 0, 9}, octets, 7),
              "ill-formed: the sequence at byte 1 (E0 80 61 62 63 64) is overlong");
}
static_assert(nothing_is_read_outside());

// The longest sentence fits.
constexpr bool the_longest_fits() {
  constexpr char32_t units[]{0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF};
  constexpr std::string_view number = sizeof(size_t) == 8 ? "18446744073709551615" : "4294967295";
  constexpr std::string_view shown = " (FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF)";
  size_t most = 0;
  for (const fault what : every_fault) {
    const verdict found{what, 0, 7};
    if (!found) most = explain(found, units, 7).size() > most ? explain(found, units, 7).size() : most;
    for (const encoding_form form : {encoding_form::utf8, encoding_form::utf16, encoding_form::utf32}) {
      const verdict far{found.what, static_cast<size_t>(-2), 1};
      const explanation words = explain(far, form);
      if (!far && std::string_view{words}.find(number) == std::string_view::npos) return false;
      if (!far) most = words.size() + shown.size() > most ? words.size() + shown.size() : most;
    }
  }
  const explanation same = explain({fault::missing_continuation, 0, 7}, units, 7);
  return std::string_view{same}.find(shown) < same.size() && most < sizeof(explanation) - sizeof(size_t);
}
static_assert(the_longest_fits());

// An explanation is text and converts as text does. Only `explain` makes one.
static_assert(!std::is_default_constructible_v<explanation> && !std::is_constructible_v<explanation, const char*>);
static_assert(any_text<explanation> && std::is_convertible_v<explanation&, text_view<char>>);
static_assert(std::is_convertible_v<const explanation&, std::string_view> &&
              std::is_convertible_v<explanation&, std::string_view>);
static_assert(!std::is_convertible_v<explanation&, std::string> && std::is_constructible_v<std::string, explanation&>);
// A temporary explanation converts to a string, but not to a view, which would dangle.
static_assert(!std::is_convertible_v<explanation, std::string> && std::is_constructible_v<std::string, explanation> &&
              owns_units<explanation>);
static_assert(!std::is_convertible_v<explanation, text_view<char>> &&
              !std::is_constructible_v<text_view<char>, explanation>);
static_assert(!std::is_convertible_v<explanation, std::string_view> &&
              !std::is_constructible_v<std::string_view, explanation>);
template <class Words>
concept viewed = requires(Words&& words) { static_cast<Words&&>(words).view(); };
static_assert(viewed<explanation&> && viewed<const explanation&> && !viewed<explanation> && !viewed<const explanation>);
static_assert(utf8_unit<unit_of<explanation>> && std::is_trivially_copyable_v<explanation>);
static_assert(noexcept(explain({})) && noexcept(explain({}, "a")));

// A user's overloads for views and strings are not ambiguous, and a string is made where one is named.
constexpr int log(std::string_view) { return 1; }
inline int log(const std::string&) { return 2; }
inline bool makes_strings() {
  const explanation words = explain({fault::overlong, 3, 1});
  const std::string braced{words}, of_temporary{explain({fault::overlong, 3, 1})};
  const auto copied = std::string(explain({fault::overlong, 3, 1}));
  return log(words) == 1 && braced == words.view() && of_temporary == braced && copied == braced;
}

int main() {
  return !makes_strings() ||
         at_run_time(faults_have_sentences, every_form_has_its_name, every_form_has_its_unit,
                     every_form_shows_its_units, nothing_else_is_called_utf8, nothing_is_read_outside,
                     the_longest_fits);
}
