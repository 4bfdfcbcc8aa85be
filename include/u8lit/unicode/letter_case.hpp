// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_LETTER_CASE_HPP
#define U8LIT_UNICODE_LETTER_CASE_HPP

#include <u8lit/encoding/ascii_letters.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/unicode/case_mapping.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Converts eight letters of ASCII at once.
template <ascii_case Case>
U8LIT_ABI constexpr unsigned long long convert_ascii_word(unsigned long long octets) noexcept {
  constexpr unsigned long long each = 0x0101'0101'0101'0101, high = 0x80 * each;
  constexpr auto letters = detail::letters_to_convert(Case);
  const auto from_first = octets + (0x80 - letters.first) * each, after_last = octets + (0x7F - letters.last) * each;
  return octets ^ (from_first & ~after_last & high) >> 2;
}
U8LIT_ABI constexpr bool is_ascii_word(unsigned long long octets) noexcept {
  return (octets & 0x8080'8080'8080'8080) == 0;
}

// Where the results are written. What does not fit is not written, not even in part.
template <code_unit Unit>
class case_buffer {
 public:
  U8LIT_ABI constexpr case_buffer(Unit* out, size_t size) noexcept : out_{out}, size_{size} {}

  U8LIT_ABI constexpr size_t written() const noexcept { return written_; }
  U8LIT_ABI constexpr bool put(const mapped_characters& mapped) noexcept {
    size_t at = written_;
    for (unsigned each = 0; each < mapped.count; ++each) {
      const auto value = scalar_value::unchecked(mapped.values[each]);
      if (detail::encoded_length<Unit>(value) > size_ - at) return false;
      at += u8lit::encode_to(out_ + at, value);
    }
    written_ = at;
    return true;
  }
  // At run time, maps characters from `at` on as long as each maps to one whatever is around it. Returns how far.
  template <case_mapping Mapping>
  U8LIT_ABI constexpr size_t put_simple(const Unit* units, size_t size, size_t at) noexcept {
    if (__builtin_is_constant_evaluated()) return at;
    constexpr ascii_case in_ascii = Mapping == case_mapping::upper ? ascii_case::upper : ascii_case::lower;
    Unit* const out = out_;
    const size_t out_size = size_;
    size_t written = written_;
    while (at < size) {
      if (detail::to_unsigned(units[at]) < 0x80) {
        if constexpr (utf8_unit<Unit>) {
          for (; size - at >= 8 && out_size - written >= 8; at += 8, written += 8) {
            unsigned long long octets;
            __builtin_memcpy(&octets, units + at, sizeof octets);
            if (!detail::is_ascii_word(octets)) break;
            octets = detail::convert_ascii_word<in_ascii>(octets);
            __builtin_memcpy(out + written, &octets, sizeof octets);
          }
        }
        while (at < size && written < out_size && detail::to_unsigned(units[at]) < 0x80)
          out[written++] = detail::to_ascii_case(units[at++], in_ascii);
        if (written == out_size) break;
        continue;
      }
      // What is not changed is copied as a whole.
      size_t end = at, length = 1;
      unsigned difference = 0;
      char32_t value = 0;
      while (end < size && detail::to_unsigned(units[end]) >= 0x80) {
        length = detail::sequence_length(units[end]);
        if constexpr (utf8_unit<Unit>) {
          if (is_without_case(units[end])) {
            end = length == 2 ? skip_without_case<2>(units, size, end)
                  : length == 3 ? skip_without_case<3>(units, size, end)
                                : skip_without_case<4>(units, size, end);
            continue;
          }
        }
        value = detail::decode_unchecked(units + end);
        difference = detail::case_difference<Mapping>(value);
        if (difference != 0) break;
        end += length;
      }
      if (end != at) {
        const size_t run = end - at, room = out_size - written;
        const size_t copied = run <= room ? run : detail::floor_boundary(units + at, run, room);
        if (copied > 0) copy_run(out + written, units + at, copied);  // memcpy takes no null pointer, even for nothing
        written += copied;
        at += copied;
        if (copied < run) break;
        if (difference == 0) continue;
      }
      if (difference == special_case) break;
      if (out_size - written < longest_sequence &&
          out_size - written < detail::encoded_length<Unit>(
                                   scalar_value::unchecked(detail::add_case_difference(value, difference))))
        break;
      written += u8lit::encode_to(out + written,
                                  scalar_value::unchecked(detail::add_case_difference(value, difference)));
      at += length;
    }
    written_ = written;
    return at;
  }

 private:
  // Whether a sequence begins with the unit, and none that begins so is changed.
  U8LIT_ABI static constexpr bool is_without_case(Unit unit) noexcept {
    return static_cast<octet>(unit) >= 0xC0 && leads_without_case >> (static_cast<octet>(unit) - 0xC0) & 1;
  }
  // The offset after such sequences of the same length. That it is constant lets the processor look ahead.
  template <size_t Length>
  U8LIT_ABI static constexpr size_t skip_without_case(const Unit* units, size_t size, size_t at) noexcept {
    do at += Length;
    while (at < size && detail::sequence_length(units[at]) == Length && is_without_case(units[at]));
    return at;
  }
  // Most runs are short, because words are: they are copied without a call.
  U8LIT_ABI static void copy_run(Unit* to, const Unit* from, size_t size) noexcept {
    if (sizeof(Unit) > 1 || size >= 16) {
      __builtin_memcpy(to, from, size * sizeof(Unit));
    } else if (size >= 8) {
      unsigned long long first, last;
      __builtin_memcpy(&first, from, 8);
      __builtin_memcpy(&last, from + size - 8, 8);
      __builtin_memcpy(to, &first, 8);
      __builtin_memcpy(to + size - 8, &last, 8);
    } else {
      for (size_t at = 0; at < size; ++at) to[at] = from[at];
    }
  }

  Unit* out_;
  size_t size_;
  size_t written_ = 0;
};
// Counts the code units.
template <code_unit Unit>
class case_size {
 public:
  U8LIT_ABI constexpr size_t written() const noexcept { return written_; }
  U8LIT_ABI constexpr bool put(const mapped_characters& mapped) noexcept {
    for (unsigned each = 0; each < mapped.count; ++each)
      written_ += detail::encoded_length<Unit>(scalar_value::unchecked(mapped.values[each]));
    return true;
  }
  template <case_mapping Mapping>
  U8LIT_ABI constexpr size_t put_simple(const Unit*, size_t, size_t at) noexcept { return at; }

 private:
  size_t written_ = 0;
};

// Maps the part of a text from `at` to `last` into a sink. Returns how far it went.
template <case_mapping Mapping, case_language Language, code_unit Unit, class Sink>
U8LIT_ABI constexpr size_t map_case(text_view<Unit> text, size_t at, size_t last, Sink& sink) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  while (at < last) {
    if constexpr (Language == case_language::any) {
      at = sink.template put_simple<Mapping>(units, last, at);
      if (at == last) break;
    }
    if (!sink.put(detail::map_at<Mapping, Language>(units, size, at))) return at;
    at += detail::sequence_length(units[at]);
  }
  return last;
}

template <case_mapping Mapping, case_language Language = case_language::any>
struct case_operation final : rewriting_operation<case_operation<Mapping, Language>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    case_size<Unit> result;
    static_cast<void>(detail::map_case<Mapping, Language>(text, 0, text.size(), result));
    return result.written();
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    case_buffer<Unit> buffer{out, out_size};
    const size_t reached = detail::map_case<Mapping, Language>(text, 0, text.size(), buffer);
    if (reached == text.size()) return detail::make_transcoded(reached, buffer.written(), true);
    const size_t read = detail::floor_of_context<Mapping, Language>(text.data(), text.size(), reached);
    case_size<Unit> taken_back;
    static_cast<void>(detail::map_case<Mapping, Language>(text, read, reached, taken_back));
    return detail::make_transcoded(read, buffer.written() - taken_back.written(), false);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Converts text to upper case (the Unicode Standard, section 3.13, R1), with the full mappings: one letter may become
/// up to three, as U+00DF becomes SS.
///
/// Calls: `to_upper("..."_text)`, `to_upper(text, buffer)`, `to_upper(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before what does not fit, at a place from which it can be
///   continued, and writes no NUL. Text is at most three times as long in upper case.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// \code
/// static_assert(u8lit::unicode::to_upper("stra\u00DFe"_text) == "STRASSE"_text);
/// \endcode
inline constexpr detail::case_operation<detail::case_mapping::upper> to_upper{};

/// Converts text to lower case (the Unicode Standard, section 3.13, R2), as `to_upper`. A sigma at the end of a word
/// becomes a final one. It stops before the last letter that fits if that letter decides which sigma follows. Text is
/// at most one and a half times as long in UTF-8, and twice in the other forms.
/// \code
/// static_assert(u8lit::unicode::to_lower("\u03A3\u0391\u03A3"_text) == "\u03C3\u03B1\u03C2"_text);
/// \endcode
inline constexpr detail::case_operation<detail::case_mapping::lower> to_lower{};

/// Folds case (the Unicode Standard, section 3.13, R4: full case folding), as `to_upper`: texts that differ only in
/// case become equal. The result is for comparison, not for people. Text is at most three times as long.
/// \code
/// static_assert(u8lit::unicode::fold_case("Stra\u00DFe"_text) == u8lit::unicode::fold_case("STRASSE"_text));
/// \endcode
inline constexpr detail::case_operation<detail::case_mapping::folding> fold_case{};

/// Converts text to upper case as in a language, as `to_upper`. It stops before a letter that fits if a dot that the
/// letter may lose follows. Complexity: linear. Precondition: text and output do not overlap.
/// \tparam Language  a case_language
/// \code
/// using u8lit::unicode::case_language;
/// static_assert(u8lit::unicode::to_upper_in<case_language::turkish>("i"_text) == "\u0130"_text);
/// \endcode
template <case_language Language>
inline constexpr detail::case_operation<detail::case_mapping::upper, Language> to_upper_in{};

/// Converts text to lower case as in a language, as `to_lower`. Text is at most three times as long.
/// Complexity: linear. Precondition: text and output do not overlap.
/// \tparam Language  a case_language
/// \code
/// using u8lit::unicode::case_language;
/// static_assert(u8lit::unicode::to_lower_in<case_language::turkish>("I"_text) == "\u0131"_text);
/// \endcode
template <case_language Language>
inline constexpr detail::case_operation<detail::case_mapping::lower, Language> to_lower_in{};

/// Folds case as in a language, as `fold_case`: in Turkish, I and dotless i are equal, and I and i are not (the
/// mappings T of CaseFolding.txt). In Lithuanian it is `fold_case`. Complexity: linear. Precondition: text and output
/// do not overlap.
/// \tparam Language  a case_language
/// \code
/// using u8lit::unicode::case_language;
/// static_assert(u8lit::unicode::fold_case_in<case_language::turkish>("I"_text) == "\u0131"_text);
/// \endcode
template <case_language Language>
inline constexpr detail::case_operation<detail::case_mapping::folding, Language> fold_case_in{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
