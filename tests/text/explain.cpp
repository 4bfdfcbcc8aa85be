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
static_assert(says(explain(validate("abc\xE0\x80")), "ill-formed: overlong at octet 4"));
static_assert(says(explain(validate("abc\xE0\x80"), "abc\xE0\x80"), "ill-formed: overlong at octet 4 (E0 80)"));
static_assert(says(explain(validate("日本語")), "well-formed, 9 code units"));
static_assert(says(explain(validate("日本語"), encoding_form::utf8), "well-formed, 9 octets"));

// Every fault. Some imply the encoding form.
constexpr bool every_fault_has_its_sentence() {
  return says(explain({}), "well-formed, 0 code units") &&
         says(explain({fault::none, 1, 0}), "well-formed, 1 code unit") &&
         says(explain({fault::none, 12, 0}), "well-formed, 12 code units") &&
         says(explain({fault::truncated, 3, 1}), "ill-formed: truncated after 1 octet of the sequence at octet 4") &&
         says(explain({fault::truncated, 3, 2}), "ill-formed: truncated after 2 octets of the sequence at octet 4") &&
         says(explain({fault::missing_continuation, 0, 3}),
              "ill-formed: missing continuation after 3 octets of the sequence at octet 1") &&
         says(explain({fault::unexpected_continuation, 9, 1}), "ill-formed: unexpected continuation at octet 10") &&
         says(explain({fault::invalid_lead, 98, 1}), "ill-formed: invalid lead at octet 99") &&
         says(explain({fault::overlong, 99, 1}), "ill-formed: overlong at octet 100") &&
         says(explain({fault::surrogate, 3, 1}), "ill-formed: surrogate at code unit 4") &&
         says(explain({fault::out_of_range, 3, 1}), "ill-formed: out of range at code unit 4") &&
         says(explain({fault::unpaired_high_surrogate, 3, 1}), "ill-formed: unpaired high surrogate at code unit 4") &&
         says(explain({fault::unpaired_low_surrogate, 3, 1}), "ill-formed: unpaired low surrogate at code unit 4") &&
         says(explain({fault::surrogate_pair, 3, 3}), "ill-formed: surrogate pair at octet 4") &&
         says(explain({fault::unrepresentable, 3, 2}), "unrepresentable at code unit 4");
}
static_assert(every_fault_has_its_sentence());

// Only bytes are called octets.
constexpr bool every_form_has_its_unit() {
  for (int number = 0; number <= static_cast<int>(fault::unrepresentable); ++number) {
    const verdict found{static_cast<fault>(number), 3, 2};
    const auto has = [](const explanation& words, std::string_view part) {
      return std::string_view{words}.find(part) != std::string_view::npos;
    };
    if (!has(explain(found, encoding_form::utf8), " octet") ||
        has(explain(found, encoding_form::utf8), "unit")) return false;
    for (const encoding_form wider : {encoding_form::utf16, encoding_form::utf32}) {
      if (!has(explain(found, wider), " code unit") || has(explain(found, wider), "octet")) return false;
    }
    const encoding_form told = form_implied_by(found.what);
    if (has(explain(found), "octet") != (told == encoding_form::utf8)) return false;
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
  return explained("日本語", "well-formed, 9 octets") && explained(u"日本語", "well-formed, 3 code units") &&
         explained(U"日", "well-formed, 1 code unit") && explained("", "well-formed, 0 octets") &&
         explained("a\xE2\x82", "ill-formed: truncated after 2 octets of the sequence at octet 2 (E2 82)") &&
         explained("a\xE2\x82z",
                   "ill-formed: missing continuation after 2 octets of the sequence at octet 2 (E2 82 7A)") &&
         explained("\xF0\x9F\x98z",
                   "ill-formed: missing continuation after 3 octets of the sequence at octet 1 (F0 9F 98 7A)") &&
         explained("\x80", "ill-formed: unexpected continuation at octet 1 (80)") &&
         explained("\xC0\x80", "ill-formed: invalid lead at octet 1 (C0)") &&
         explained("\xED\xA0\x80", "ill-formed: surrogate at octet 1 (ED A0)") &&
         explained("\xF4\x90\x80\x80", "ill-formed: out of range at octet 1 (F4 90)") &&
         explained(high, "ill-formed: unpaired high surrogate at code unit 2 (D83D)") &&
         explained(low, "ill-formed: unpaired low surrogate at code unit 2 (DE00)") &&
         explained(half, "ill-formed: surrogate at code unit 2 (D800)") &&
         explained(beyond, "ill-formed: out of range at code unit 2 (110000)") &&
         explained(far_beyond, "ill-formed: out of range at code unit 1 (FFFFFFFF)") &&
         says(explain({fault::surrogate_pair, 0, 3}, "\xED\xA0\x80\xED\xB0\x80"),
              "ill-formed: surrogate pair at octet 1 (ED A0 80 ED B0)") &&
         says(explain({fault::missing_continuation, 0, 5}, "\xFD\xBF\xBF\xBF\xBF!"),
              "ill-formed: missing continuation after 5 octets of the sequence at octet 1 (FD BF BF BF BF 21)") &&
         says(explain({fault::unrepresentable, 1, 3}, "a€"), "unrepresentable at octet 2 (E2 82 AC)") &&
         says(explain({fault::overlong, 0, 1}, "\xE0\x80", 2), "ill-formed: overlong at octet 1 (E0 80)");
}
static_assert(every_form_shows_its_units());

// A verdict on another input shows only code units that this one has, and at most those of a sequence.
constexpr bool nothing_is_read_outside() {
  constexpr char octets[]{'\xE0', '\x80', 'a', 'b', 'c', 'd'};
  return says(explain({fault::overlong, 0, 1}, octets, 1), "ill-formed: overlong at octet 1 (E0)") &&
         says(explain({fault::overlong, 0, 1}, octets, 0), "ill-formed: overlong at octet 1") &&
         says(explain({fault::overlong, 7, 1}, octets, 6), "ill-formed: overlong at octet 8") &&
         says(explain({fault::overlong, 6, 1}, octets, 6), "ill-formed: overlong at octet 7") &&
         says(explain({fault::overlong, 0, 9}, octets, 6), "ill-formed: overlong at octet 1 (E0 80 61 62 63 64)");
}
static_assert(nothing_is_read_outside());

// The longest sentence fits.
constexpr bool the_longest_fits() {
  constexpr char32_t units[]{0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF, 0xFFFF'FFFF};
  constexpr size_t most = static_cast<size_t>(-1);
  explanation longest = explain({fault::missing_continuation, most - 1, most}, encoding_form::utf32);
  const bool whole = std::string_view{longest}.ends_with(
      sizeof(size_t) == 8 ? " code unit 18446744073709551615" : " code unit 4294967295");
  const std::string_view shown = " (FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF FFFFFFFF)";
  const explanation same = explain({fault::missing_continuation, 0, 7}, units, 7);
  return whole && std::string_view{same}.ends_with(shown) &&
         longest.size() + shown.size() < sizeof(explanation) - sizeof(size_t) &&
         longest.c_str()[longest.size()] == '\0';
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
         at_run_time(every_fault_has_its_sentence, every_form_has_its_unit, every_form_shows_its_units,
                     nothing_is_read_outside, the_longest_fits);
}
