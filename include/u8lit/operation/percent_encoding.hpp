// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_PERCENT_ENCODING_HPP
#define U8LIT_OPERATION_PERCENT_ENCODING_HPP

#include <u8lit/operation/unescaping.hpp>
#include <u8lit/base/begin.hpp>

// Percent-encoding of URIs (RFC 3986 section 2.1), with UTF-8 as in section 2.5.

namespace u8lit {

/// An option of `percent_encode`: which characters are not encoded. `%` always is.
/// \code
/// static_assert(percent_encode("/a b"_text, kept_in_uri::reserved) == "/a%20b"_text);
/// percent_encode(text, buffer, kept_in_uri{is_whole_uri});
/// \endcode
struct kept_in_uri {
  bool are_reserved;  ///< the option's value, at run time

  /// The unreserved characters (RFC 3986 section 2.3), for a component of a URI; the default.
  static const detail::constant_option<kept_in_uri, false> unreserved;
  /// The reserved characters (section 2.2) as well, for a whole URI.
  static const detail::constant_option<kept_in_uri, true> reserved;
};
inline constexpr detail::constant_option<kept_in_uri, false> kept_in_uri::unreserved{};
inline constexpr detail::constant_option<kept_in_uri, true> kept_in_uri::reserved{};

}  // namespace u8lit

namespace u8lit::detail {

struct percent_notation {
  static constexpr char32_t escape_character = U'%';
  using escaped_octets = escaped_ascii<0, u8'%'>;
  static constexpr auto& name = u8"percent-encoding (RFC 3986, section 2)";

  kept_in_uri kept = kept_in_uri::unreserved;

  U8LIT_ABI static constexpr bool is_one_of(char32_t value, const utf8_character* characters) noexcept {
    while (*characters && static_cast<octet>(*characters) != value) ++characters;
    return *characters;
  }
  U8LIT_ABI static constexpr bool is_unreserved(char32_t value) noexcept {
    return value - U'0' < 10 || (value | 0x20) - U'a' < 26 || value == U'-' || value == U'.' ||
           value == U'_' || value == U'~';
  }
  U8LIT_ABI static constexpr bool reads_unescaped(char32_t) noexcept { return true; }
  U8LIT_ABI static constexpr bool writes_beyond_ascii_unescaped() noexcept { return false; }
  U8LIT_ABI constexpr bool writes_unescaped(char32_t value) const noexcept {
    return value < 0x80 &&
           (is_unreserved(value) || (kept.are_reserved && is_one_of(value, u8":/?#[]@!$&'()*+,;=")));
  }
  U8LIT_ABI static constexpr size_t escape_length(scalar_value value) noexcept { return 3 * utf8_length(value); }
  template <code_unit Unit>
  U8LIT_ABI static constexpr void write_escape(escape_writer<Unit> out, scalar_value value) noexcept {
    for (const octet each : encode(value)) {
      out.append(u8'%');
      out.append(each, 2);
    }
  }

  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    constexpr auto read_unit = [](const Unit* rest, size_t left) noexcept {
      return detail::read_digits(rest, left, 1, 16, 2, 2);
    };
    return detail::decode_escaped_units<percent_notation, octet>(units, size, read_unit);
  }
};

// At run time, escapes and other ASCII are decoded to a window, which is then transcoded: mixed text takes half the
// time of decoding one sequence after another (g++ 12). What is ill-formed, incomplete or does not fit is left to the
// caller.
template <code_unit In, code_unit Out>
struct bulk_copy<unescaping_source<percent_notation, In>, escaping_target<no_escapes, Out>>
    : verbatim_copy<unescaping_source<percent_notation, In>, no_escapes, Out> {
  using source = unescaping_source<percent_notation, In>;
  using target = escaping_target<no_escapes, Out>;
  static constexpr bool copies_sequences = true;

  U8LIT_ABI constexpr void advance(source in, target out, size_t& read, size_t& written) noexcept {
    if (!__builtin_is_constant_evaluated() && out.units) copy_windows(in, out, read, written);
    verbatim_copy<source, no_escapes, Out>::advance(in, out, read, written);
  }

 private:
  static constexpr size_t window_size = 512;

  // The value of a digit; 16 or more for other units. Without branches, which processors would mispredict.
  U8LIT_ABI static unsigned digit(In unit) noexcept {
    const unsigned c = detail::to_unsigned(unit), number = c - u8'0', letter = (c | 0x20) - u8'a';
    return number < 10 ? number : letter < 6 ? letter + 10 : 16;
  }
  [[__gnu__::__noinline__]] U8LIT_ABI static void copy_windows(source in, target out, size_t& read,
                                                               size_t& written) noexcept {
    octet window[window_size];
    for (bool is_full = true; is_full;) {
      size_t at = read, count = 0;
      for (; count < window_size && at < in.size; ++count) {
        const char32_t unit = detail::to_unsigned(in.units[at]);
        if (unit != percent_notation::escape_character) {
          if (unit >= 0x80) break;
          window[count] = static_cast<octet>(unit);
          ++at;
        } else {
          if (in.size - at < 3) break;
          const unsigned high = digit(in.units[at + 1]), low = digit(in.units[at + 2]);
          if ((high | low) >= 16) break;
          window[count] = static_cast<octet>(high << 4 | low);
          at += 3;
        }
      }
      const transcoded done =
          detail::transcode_between(form_source<octet>{window, count},
                                    form_target<Out>{out.units + written, out.size - written}, on_fault::stop);
      // Back to what was not transcoded. An escape begins with the only `%` among its units.
      for (size_t unread = count - done.read; unread > 0; --unread)
        at -= at - read >= 3 && detail::to_unsigned(in.units[at - 3]) == percent_notation::escape_character ? 3u : 1u;
      read = at;
      written += done.written;
      // A sequence may be in two windows.
      is_full = count == window_size && done.fits && done.read + longest_sequence > count;
    }
  }
};

template <class>
using percent_notation_of = percent_notation;

}  // namespace u8lit::detail

namespace u8lit {

/// Percent-encodes text, whatever its code unit type, in UTF-8: `%E2%82%AC` for `€` (RFC 3986 section
/// 2.1).
///
/// Calls: `percent_encode("..."_text)`, `percent_encode(input, buffer)`, `percent_encode(input, out, out_size)`,
/// `percent_encode(units, size, out, out_size)`; each also with a kept_in_uri as the last argument.
/// - `input`: text, or a string that need not be well-formed
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. It stops at the first fault, and before an escape that does not fit;
///   it writes no NUL.
/// - complexity: linear
/// - errors: those of the input's encoding form; text has none
/// \code
/// static_assert(percent_encode("20 €"_text) == "20%20%E2%82%AC"_text);
/// static_assert(percent_encode("/a b"_text, kept_in_uri::reserved) == "/a%20b"_text);
/// \endcode
inline constexpr detail::escaping_operation<detail::percent_notation_of, kept_in_uri> percent_encode{};

/// Decodes percent-encoded text (RFC 3986 section 2.1).
///
/// Calls: `percent_decode("..."_text)`, `percent_decode(input, buffer)`, `percent_decode(input, out, out_size)`,
/// `percent_decode(units, size, out, out_size)`.
/// - `input`: text, or a string that need not be well-formed
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. It stops at the first fault, and before a sequence that does not fit;
///   a text_constant with a fault does not compile.
/// - errors: `invalid_escape` for a `%` without two hexadecimal digits; `truncated` if the input ends inside an escape;
///   those of UTF-8 in the decoded bytes; those of the input's encoding form
/// - complexity: linear
/// \code
/// static_assert(percent_decode("%E2%82%AC"_text) == "€"_text);
/// \endcode
inline constexpr detail::unescaping_operation<detail::percent_notation_of> percent_decode{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
