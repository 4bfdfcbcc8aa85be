// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_STREAM_SAFE_HPP
#define U8LIT_UNICODE_STREAM_SAFE_HPP

#include <u8lit/unicode/normalization.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// UAX15-D3: text is stream-safe if no more than so many nonstarters follow each other in its Normalization Form KD.
inline constexpr size_t most_nonstarters = 30;
inline constexpr scalar_value combining_grapheme_joiner = scalar_value::unchecked(U'\u034F');

// How many nonstarters a scalar value begins with in Normalization Form KD, and how many it ends with.
struct nonstarter_counts {
  size_t leading = 0;
  size_t trailing = 0;
  bool has_starter = false;

  U8LIT_ABI explicit constexpr nonstarter_counts(char32_t value) noexcept {
    auto decomposed = decomposition::of<nfkd>(value);
    do {
      if (decomposed.combining_class() == 0) {
        has_starter = true;
        trailing = 0;
      } else {
        ++trailing;
        if (!has_starter) ++leading;
      }
    } while (decomposed.remove_front());
  }
};

// Calls `put(units, length)` for each sequence, and before it `put_joiner()` where U+034F is needed, until one of them
// returns false. Returns the offset that was reached, from where the count began anew: `begin_anew()` is called there.
template <code_unit Unit, class Put, class PutJoiner, class BeginAnew>
U8LIT_ABI constexpr size_t make_stream_safe(const Unit* units, size_t size, Put put, PutJoiner put_joiner,
                                            BeginAnew begin_anew) noexcept {
  size_t nonstarters = 0, anew = 0;
  for (size_t at = 0; at < size;) {
    const size_t length = detail::sequence_length(units[at]);
    const nonstarter_counts counts{detail::decode_unchecked(units + at)};
    if (nonstarters + counts.leading > most_nonstarters) {
      if (!put_joiner()) return anew;
      nonstarters = 0;
    }
    if (nonstarters == 0) {
      anew = at;
      begin_anew();
    }
    if (!put(units + at, length)) return anew;
    nonstarters = counts.has_starter ? counts.trailing : nonstarters + counts.leading;
    at += length;
  }
  return size;
}

struct stream_safe_operation final : rewriting_operation<stream_safe_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    size_t result = 0;
    const auto put = [&result](const Unit*, size_t length) {
      result += length;
      return true;
    };
    const auto put_joiner = [&result] {
      result += detail::encoded_length<Unit>(combining_grapheme_joiner);
      return true;
    };
    static_cast<void>(detail::make_stream_safe(text.data(), text.size(), put, put_joiner, [] {}));
    return result;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    size_t written = 0, written_before = 0;
    const auto put = [&](const Unit* units, size_t length) {
      if (length > out_size - written) return false;
      for (size_t unit = 0; unit < length; ++unit) out[written++] = units[unit];
      return true;
    };
    const auto put_joiner = [&] {
      if (detail::encoded_length<Unit>(combining_grapheme_joiner) > out_size - written) return false;
      written += u8lit::encode_to(out + written, combining_grapheme_joiner);
      return true;
    };
    const size_t read = detail::make_stream_safe(text.data(), text.size(), put, put_joiner,
                                                 [&] { written_before = written; });
    const bool is_all = read == text.size();
    return detail::make_transcoded(read, is_all ? written : written_before, is_all);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Converts text to the Stream-Safe Text Format (UAX #15, section 13): inserts U+034F COMBINING GRAPHEME JOINER where
/// more than 30 nonstarters would follow each other, so that a normalizer needs little memory. Text of any language is
/// left as it is.
///
/// Calls: `to_stream_safe("..."_text)`, `to_stream_safe(text, buffer)`, `to_stream_safe(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before what does not fit, at a place from which it can be
///   continued, and writes no NUL. 128 code units are always enough to go on.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// \code
/// static_assert(u8lit::unicode::to_stream_safe("e\u0301"_text) == "e\u0301"_text);
/// \endcode
inline constexpr detail::stream_safe_operation to_stream_safe{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
