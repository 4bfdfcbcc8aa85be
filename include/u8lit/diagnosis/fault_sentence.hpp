// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_FAULT_SENTENCE_HPP
#define U8LIT_DIAGNOSIS_FAULT_SENTENCE_HPP

#include <u8lit/diagnosis/reason.hpp>
#include <u8lit/diagnosis/sentence.hpp>
#include <u8lit/diagnosis/words.hpp>
#include <u8lit/base/begin.hpp>

// What is wrong with text, in one sentence. `explain` returns it at run time, compilers print it for a literal:
// "ill-formed UTF-8: byte 4 (C0) can only begin an overlong sequence (RFC 3629, section 1)".

namespace u8lit::detail {

// The words of a sentence, in the order of `reason`. A sentence on a literal encoding has only a subject.
struct sentence_words {
  const utf8_character *encoding, *subject, *predicate, *section;
  bool is_unit;
};
inline constexpr sentence_words words_of[] = {
  {u8"", u8"", u8"", u8"", false},
#define U8LIT_ROW(reason, name, encoding, subject, is_unit, predicate, section) \
  {u8"" encoding, u8"" subject, u8"" predicate, u8"" section, is_unit},
  U8LIT_FAULTS(U8LIT_ROW) U8LIT_EXACT_REASONS(U8LIT_ROW)
#undef U8LIT_ROW
#define U8LIT_ROW(reason, sentence) {u8"", u8"" sentence, u8"", u8"", false},
  U8LIT_LITERAL_ENCODING_SENTENCES(U8LIT_ROW)
#undef U8LIT_ROW
};

U8LIT_ABI constexpr const utf8_character* encoding_name(encoding_form form) noexcept {
  return form == encoding_form::utf8 ? u8"UTF-8" : form == encoding_form::utf16 ? u8"UTF-16" : u8"UTF-32";
}

// Whether ill-formed text in an unknown encoding is an escape of a notation, by its first code unit.
U8LIT_ABI constexpr bool begins_escape(char32_t first) noexcept { return first == U'\\' || first == U'%'; }

// Returns the sentence on a reason at an offset. `is_known` says that the text is in the encoding form `form`. If not,
// that is only the form of its code unit type, and the sentence names neither encoding nor section.
U8LIT_ABI constexpr sentence make_sentence(reason why, encoding_form form, bool is_known, size_t offset,
                                           const shown_units& units) noexcept {
  const sentence_words words = words_of[static_cast<unsigned char>(why)];
  sentence result;
  // The escape of a notation has the faults of the text that it stands for.
  const bool is_escape = !is_known && detail::begins_escape(units.values[0]) && why != reason::unescaped &&
                         why != reason::unrepresentable;
  if (is_known && *words.encoding) result.append(u8"ill-formed ").append(words.encoding).append(u8": ");
  else if (why != reason::unrepresentable) result.append(u8"ill-formed: ");
  const utf8_character* const subject = is_escape ? u8"escape" : words.subject;
  if (is_escape || !words.is_unit) result.append(u8"the ").append(subject).append(u8" at ");
  result.append(detail::unit_name(form)).append(u8" ").append_decimal(offset + 1).append_units(units);
  // "\\x100" is too large for a char, not above U+10FFFF.
  result.append(u8" ").append(is_escape && why == reason::out_of_range ? u8"is too large" : words.predicate);
  if (is_known && *words.section) result.append(u8" (").append(words.section).append(u8")");
  return result;
}

// Returns the sentence on a literal, empty if it is well-formed. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr sentence sentence_for_literal(const Unit* units, size_t size) noexcept {
  const reason why = detail::reason_for_literal(units, size);
  if constexpr (!literals_are_unicode<Unit>) {
    return sentence{}.append(words_of[static_cast<unsigned char>(why)].subject);
  } else {
    const verdict found = detail::constexpr_verdict(units, size);
    if (found) return {};
    return detail::make_sentence(why, form_of<Unit>, true, found.offset,
                                 {units + found.offset, found.evidence(form_of<Unit>)});
  }
}

// Returns the sentence on a text whose NUL was overwritten, by text/literal_argument.hpp because it is ill-formed or by
// a user.
template <class Text>
U8LIT_ABI constexpr sentence words_for_refusal(const Text& text) noexcept {
  const sentence result = detail::sentence_for_literal(text.data(), text.size());
  return result.size() > 0 ? result : sentence{}.append(u8"" U8LIT_NUL_SENTENCE);
}

// Returns the sentence on a literal that is not one scalar value.
template <code_unit Unit>
U8LIT_ABI constexpr sentence sentence_for_scalar(const Unit* units, size_t size) noexcept {
  sentence result = detail::sentence_for_literal(units, size);
  if (result.size() > 0) return result;
  if (size == 0) return result.append(u8"" U8LIT_NO_SCALAR);
  return result.append(u8"" U8LIT_SEVERAL_SCALARS " at ")
      .append(detail::unit_name(form_of<Unit>)).append(u8" ")
      .append_decimal(u8lit::decode_front(units, size).length + 1);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
