// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_TITLE_CASE_HPP
#define U8LIT_UNICODE_TITLE_CASE_HPP

#include <u8lit/unicode/letter_case.hpp>
#include <u8lit/unicode/sorted_search.hpp>
#include <u8lit/unicode/word_break.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The mapping of a character to titlecase in no language in particular.
U8LIT_ABI constexpr mapped_characters map_to_title(char32_t value) noexcept {
  const size_t at = detail::last_not_above(title_firsts, value);
  if (value < title_firsts[at] || value - title_firsts[at] > title_more[at])
    return detail::map_character<case_mapping::upper>(value);
  const unsigned difference = title_differences[at];
  if (difference < special_case || difference >= special_title_end)
    return {{detail::add_case_difference(value, difference)}, 1};
  mapped_characters result;
  for (const unsigned short* mapped = title_mappings + (difference - special_case); *mapped != 0; ++mapped)
    result.values[result.count++] = *mapped;
  return result;
}

// Maps a word of a text, from `at` to `last`, into a sink. Returns whether it fits.
template <case_language Language, code_unit Unit, class Sink>
U8LIT_ABI constexpr bool map_word_to_title(text_view<Unit> text, size_t at, size_t last, Sink& sink) noexcept {
  while (at < last) {
    const char32_t value = detail::decode_unchecked(text.data() + at);
    at += detail::sequence_length(text.data()[at]);
    if (!detail::is_cased(value)) {
      if (!sink.put({{value}, 1})) return false;
      continue;
    }
    // The first cased character: all that follow in the word become small ones.
    const bool has_dot = Language == case_language::turkish && value == U'i';
    return sink.put(has_dot ? mapped_characters{{capital_i_with_dot}, 1} : detail::map_to_title(value)) &&
           detail::map_case<case_mapping::lower, Language>(text, at, last, sink) == last;
  }
  return true;
}
// How much of a text is mapped, and what that takes.
template <case_language Language, code_unit Unit, class Sink>
U8LIT_ABI constexpr transcoded map_to_title(text_view<Unit> text, Sink sink) noexcept {
  for (size_t at = 0; at < text.size();) {
    const size_t written = sink.written(), end = detail::end_of_word(text.data(), text.size(), at);
    // What follows a part of a word would be taken for a word.
    if (!detail::map_word_to_title<Language>(text, at, end, sink)) return detail::make_transcoded(at, written, false);
    at = end;
  }
  return detail::make_transcoded(text.size(), sink.written(), true);
}

template <case_language Language = case_language::any>
struct title_operation final : rewriting_operation<title_operation<Language>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    return detail::map_to_title<Language>(text, case_size<Unit>{}).written;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    return detail::map_to_title<Language>(text, case_buffer<Unit>{out, out_size});
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Converts text to titlecase (the Unicode Standard, section 3.13, R3): the first letter of each word becomes a capital
/// or titlecase one, all that follow become small ones. Words are those of `words` (UAX #29). What titles of books
/// want beyond that, such as small articles, depends on language and is not known here.
///
/// Calls: `to_title("..."_text)`, `to_title(text, buffer)`, `to_title(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before a word that does not fit as a whole, and writes no
///   NUL. Text is at most three times as long in titlecase.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// \code
/// static_assert(u8lit::unicode::to_title("o'NEIL and SONS"_text) == "O'neil And Sons"_text);
/// \endcode
inline constexpr detail::title_operation<> to_title{};

/// Converts text to titlecase as in a language, as `to_title`. Complexity: linear. Precondition: text and output do not
/// overlap.
/// \tparam Language  a case_language
/// \code
/// using u8lit::unicode::case_language;
/// static_assert(u8lit::unicode::to_title_in<case_language::turkish>("ILICA"_text) == "Il\u0131ca"_text);
/// \endcode
template <case_language Language>
inline constexpr detail::title_operation<Language> to_title_in{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
