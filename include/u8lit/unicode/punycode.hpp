// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PUNYCODE_HPP
#define U8LIT_UNICODE_PUNYCODE_HPP

#include <u8lit/base/copy.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Punycode (RFC 3492): the characters of ASCII first, then for each other character, from the lowest to the highest, by
// how much a state is advanced until the character is inserted, as a number of variable length. Numbers here have 64
// bits, so that encoding cannot overflow.

namespace u8lit::detail::punycode {

// RFC 3492, section 5.
inline constexpr unsigned base = 36, least_threshold = 1, most_threshold = 26, skew = 38, damp = 700,
                          initial_bias = 72;
inline constexpr char32_t first_beyond_ascii = 0x80, delimiter = U'-';

// Section 6.1.
U8LIT_ABI constexpr unsigned adapt(unsigned long long delta, size_t characters, bool is_first) noexcept {
  delta = is_first ? delta / damp : delta / 2;
  delta += delta / characters;
  unsigned result = 0;
  for (; delta > (base - least_threshold) * most_threshold / 2; result += base) delta /= base - least_threshold;
  return result + static_cast<unsigned>((base - least_threshold + 1) * delta / (delta + skew));
}
// From which digit on another follows. `place` is `base` for the first digit, and so on.
U8LIT_ABI constexpr unsigned threshold(unsigned place, unsigned bias) noexcept {
  return place <= bias + least_threshold ? least_threshold
         : place >= bias + most_threshold ? most_threshold
                                          : place - bias;
}
U8LIT_ABI constexpr char32_t to_digit(unsigned value) noexcept {
  return value < 26 ? U'a' + value : U'0' + (value - 26);
}
// `base` if it is no digit.
U8LIT_ABI constexpr unsigned digit_value(char32_t character) noexcept {
  const char32_t letter = character | 0x20;
  return character - U'0' < 10 ? static_cast<unsigned>(character - U'0') + 26
         : character < 0x80 && letter - U'a' < 26 ? static_cast<unsigned>(letter - U'a')
                                                  : base;
}

// Characters of ASCII that are counted, and written if there is a buffer.
template <code_unit Unit>
struct ascii_writer {
  Unit* units;
  size_t size;
  size_t written = 0;
  bool fits = true;

  U8LIT_ABI constexpr void put(char32_t character) noexcept {
    if (written == size) {
      fits = false;
      return;
    }
    if (units) units[written] = static_cast<Unit>(character);
    ++written;
  }
};

template <code_unit Unit, class Out>
U8LIT_ABI constexpr void encode(text_view<Unit> text, Out& out) noexcept {
  size_t characters = 0, handled = 0;
  for (size_t at = 0; at < text.size(); at += detail::sequence_length(text.data()[at])) {
    const char32_t value = detail::decode_unchecked(text.data() + at);
    ++characters;
    if (value >= first_beyond_ascii) continue;
    out.put(value);
    ++handled;
  }
  if (handled > 0) out.put(delimiter);
  char32_t last = first_beyond_ascii;
  unsigned long long delta = 0;
  unsigned bias = initial_bias;
  for (const size_t in_ascii = handled; handled < characters && out.fits; ++delta, static_cast<void>(++last)) {
    char32_t next = code_points.last;
    for (size_t at = 0; at < text.size(); at += detail::sequence_length(text.data()[at])) {
      const char32_t value = detail::decode_unchecked(text.data() + at);
      if (value >= last && value < next) next = value;
    }
    delta += static_cast<unsigned long long>(next - last) * (handled + 1);
    last = next;
    for (size_t at = 0; at < text.size(); at += detail::sequence_length(text.data()[at])) {
      const char32_t value = detail::decode_unchecked(text.data() + at);
      if (value < last) ++delta;
      if (value != last) continue;
      unsigned long long rest = delta;
      for (unsigned place = base;; place += base) {
        const unsigned least = punycode::threshold(place, bias);
        if (rest < least) break;
        out.put(punycode::to_digit(static_cast<unsigned>(least + (rest - least) % (base - least))));
        rest = (rest - least) / (base - least);
      }
      out.put(punycode::to_digit(static_cast<unsigned>(rest)));
      bias = punycode::adapt(delta, handled + 1, handled == in_ascii);
      delta = 0;
      ++handled;
    }
  }
}

// Characters that are counted, and inserted in a buffer if there is one.
template <code_unit Unit>
struct inserting_writer {
  Unit* units;
  size_t size;
  size_t written = 0;
  bool fits = true;

  U8LIT_ABI constexpr void insert(size_t characters_before, char32_t character) noexcept {
    const auto value = scalar_value::unchecked(character);
    const size_t length = detail::encoded_length<Unit>(value);
    if (length > size - written) {
      fits = false;
      return;
    }
    if (units) {
      size_t place = 0;
      if constexpr (sizeof(Unit) == 4) place = characters_before;
      else for (; characters_before > 0; --characters_before) place += detail::sequence_length(units[place]);
      for (size_t at = written; at > place; --at) units[at - 1 + length] = units[at - 1];
      u8lit::encode_to(units + place, value);
    }
    written += length;
  }
};

template <code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded decode(const In* in, size_t size, Out* units, size_t out_size) noexcept {
  inserting_writer<Out> out{units, out_size};
  const auto make_result = [&out](fault what, size_t offset, size_t length) {
    transcoded result{};
    result.found = {what, offset, length};
    result.read = offset;
    result.written = out.written;
    result.fits = out.fits;
    return result;
  };
  size_t end_of_ascii = size;
  while (end_of_ascii > 0 && detail::to_unsigned(in[end_of_ascii - 1]) != delimiter) --end_of_ascii;
  size_t characters = 0;
  for (; characters + 1 < end_of_ascii; ++characters) {
    if (detail::to_unsigned(in[characters]) >= first_beyond_ascii)
      return make_result(fault::invalid_escape, characters, 1);
    out.insert(characters, detail::to_unsigned(in[characters]));
  }
  unsigned long long last = first_beyond_ascii, place = 0;
  unsigned bias = initial_bias;
  const size_t in_ascii = characters;
  for (size_t at = characters > 0 ? end_of_ascii : 0; at < size && out.fits; ++place, static_cast<void>(++characters)) {
    const size_t first = at;
    const unsigned long long before = place;
    unsigned long long weight = 1;
    for (unsigned digit_place = base;; digit_place += base) {
      if (at == size) return make_result(fault::truncated, first, size - first);
      const unsigned digit = punycode::digit_value(detail::to_unsigned(in[at]));
      if (digit == base) return make_result(fault::invalid_escape, at, 1);
      ++at;
      if (digit > (~0ull - place) / weight) return make_result(fault::out_of_range, first, at - first);
      place += digit * weight;
      const unsigned least = punycode::threshold(digit_place, bias);
      if (digit < least) break;
      if (weight > ~0ull / (base - least)) return make_result(fault::out_of_range, first, at - first);
      weight *= base - least;
    }
    bias = punycode::adapt(place - before, characters + 1, characters == in_ascii);
    if (place / (characters + 1) > code_points.last - last)
      return make_result(fault::out_of_range, first, at - first);
    last += place / (characters + 1);
    place %= characters + 1;
    if (surrogates.contains(static_cast<char32_t>(last))) return make_result(fault::surrogate, first, at - first);
    out.insert(static_cast<size_t>(place), static_cast<char32_t>(last));
  }
  return make_result(fault::none, out.fits ? size : 0, 0);
}

// Diagnostics.
template <fault What, class Place>
struct ill_formed_punycode;

template <unvalidated_literal Text>
inline constexpr auto result = punycode::decode(Text.data(), Text.size(), static_cast<char*>(nullptr), npos);

template <unvalidated_literal Text>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (constexpr verdict found = result<Text>.found; found) {
    return type_identity<well_formed_text>{};
  } else {
    using place = diagnostic::place_of<typename decltype(Text)::unit_type, found.offset + 1>;
    return type_identity<ill_formed_punycode<found.what, place>>{};
  }
}
template <unvalidated_literal Text>
using diagnostic_of = typename decltype(punycode::make_diagnostic<Text>())::type;

// "ill-formed Punycode (RFC 3492): the number at byte 3, "99", is truncated".
template <unvalidated_literal Text>
U8LIT_ABI constexpr sentence words_for() noexcept {
  constexpr verdict found = result<Text>.found;
  sentence words = sentence{}.append(u8"ill-formed Punycode (RFC 3492): the ")
      .append(found.what == fault::invalid_escape ? u8"character" : u8"number").append(u8" at ")
      .append(detail::unit_name(form_of<typename decltype(Text)::unit_type>)).append(u8" ")
      .append_decimal(found.offset + 1).append(u8", ");
  const size_t length = found.what == fault::invalid_escape
                            ? u8lit::decode_front(Text.data() + found.offset, Text.size() - found.offset).length
                            : found.length;
  return detail::append_quoted(words, Text.data() + found.offset, length)
      .append(found.what == fault::invalid_escape ? u8", is no digit"
              : found.what == fault::truncated    ? u8", is truncated"
              : found.what == fault::surrogate    ? u8", stands for a surrogate"
                                                  : u8", is too large");
}
template <unvalidated_literal Text>
using refused_by_punycode = decltype(detail::refuse_type<diagnostic_of<Text>, words_for<Text>>());

template <unvalidated_literal Text>
consteval auto decode_literal() noexcept {
  using unit = typename decltype(Text)::unit_type;
  return detail::make_measured_text<unit>([](unit* out, size_t size) {
    return punycode::decode(Text.data(), Text.size(), out, size);
  });
}

}  // namespace u8lit::detail::punycode

namespace u8lit::detail {

struct to_punycode_operation final : rewriting_operation<to_punycode_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    return apply(text, static_cast<Unit*>(nullptr), npos).written;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    punycode::ascii_writer<Unit> writer{out, out_size};
    punycode::encode(text, writer);
    return detail::make_transcoded(writer.fits ? text.size() : 0, writer.written, writer.fits);
  }
};

struct from_punycode_operation final : transcoding_operation<from_punycode_operation> {
  template <code_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* in, size_t size, Out* out, size_t out_size) noexcept {
    return punycode::decode(in, size, out, out_size);
  }

  using transcoding_operation<from_punycode_operation>::operator();
  /// Decodes a text_constant at compile time. A text with a fault does not compile. Complexity: quadratic.
  /// \return a text_constant of the same code unit type
  template <auto Text>
    requires(detail::is_refused(Text) || well_formed<punycode::diagnostic_of<Text>>)
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    return punycode::decode_literal<Text>();
  }
  template <auto Text>
  no_result<punycode::refused_by_punycode<Text>> operator()(text_constant<Text>) const noexcept;
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Encodes text in Punycode (RFC 3492): characters of ASCII, then what stands for the others, in ASCII. That is a label
/// of a host name without its prefix `xn--`; `to_ascii` makes whole host names.
///
/// Calls: `to_punycode("..."_text)`, `to_punycode(text, buffer)`, `to_punycode(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. If the output does not fit, `read` is 0: it cannot be continued. It
///   writes no NUL.
/// - precondition: text and output do not overlap
/// - complexity: linear, times the number of different characters beyond ASCII
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::to_punycode("b\u00FCcher"_text) == "bcher-kva"_text);
/// \endcode
inline constexpr detail::to_punycode_operation to_punycode{};

/// Decodes Punycode (RFC 3492), the inverse of `to_punycode`.
///
/// Calls: `from_punycode("..."_text)`, `from_punycode(input, buffer)`, `from_punycode(input, out, out_size)`,
/// `from_punycode(units, size, out, out_size)`.
/// - `input`: text, or a string that need not be well-formed, without a prefix
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. If the output does not fit or there is a fault, it cannot be continued
///   from there, and what was written is not the beginning of the result. A text_constant with a fault does not
///   compile.
/// - errors: `invalid_escape` for a character that is no digit, or not in ASCII; `truncated` if the input ends within a
///   number; `out_of_range` for a number that is too large; `surrogate` for one that stands for a surrogate
/// - complexity: quadratic
/// \code
/// static_assert(u8lit::unicode::from_punycode("bcher-kva"_text) == "b\u00FCcher"_text);
/// \endcode
inline constexpr detail::from_punycode_operation from_punycode{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
