// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_ENCODING_SCHEME_HPP
#define U8LIT_TRANSCODING_ENCODING_SCHEME_HPP

#include <u8lit/base/wide_types.hpp>
#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// Text to and from bytes in an encoding scheme: UTF-8, UTF-16BE, UTF-16LE, UTF-32BE or UTF-32LE (Unicode D95-D101,
// RFC 2781 section 3). `encoding_scheme::unknown` means UTF-8.

namespace u8lit {

/// Whether to_octets writes a byte order mark (RFC 3629 section 6, RFC 2781 section 3).
enum class initial_mark : bool { omit, write };

}  // namespace u8lit

namespace u8lit::detail {

// The number of bytes of a code unit.
[[nodiscard]] U8LIT_ABI constexpr size_t unit_width(encoding_scheme scheme) noexcept {
  if (scheme == encoding_scheme::utf16be || scheme == encoding_scheme::utf16le) return 2;
  return scheme == encoding_scheme::utf32be || scheme == encoding_scheme::utf32le ? 4 : 1;
}
[[nodiscard]] U8LIT_ABI constexpr bool is_big_endian(encoding_scheme scheme) noexcept {
  return scheme == encoding_scheme::utf16be || scheme == encoding_scheme::utf32be;
}

// Bytes in an encoding scheme as the source of a conversion.
template <utf8_unit Octet>
struct scheme_source {
  const Octet* octets;
  size_t size;
  encoding_scheme scheme;

  // An incomplete code unit at the end is `truncated`.
  [[nodiscard]] U8LIT_ABI constexpr decoded decode(size_t at) const noexcept {
    const size_t width = unit_width(scheme);
    return width == 1 ? decode_units<char>(at) : width == 2 ? decode_units<char16_t>(at) : decode_units<char32_t>(at);
  }

 private:
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr decoded decode_units(size_t at) const noexcept {
    constexpr size_t width = sizeof(Unit), longest = longest_sequence / width;
    const size_t left = size - at;
    if (left < width) return {replacement_character, left, fault::truncated};
    Unit units[longest]{};
    const size_t count = left / width < longest ? left / width : longest;
    for (size_t unit = 0; unit < count; ++unit) units[unit] = unit_at<Unit>(at + unit * width);
    decoded found = u8lit::decode_front(units, count);
    found.length *= width;
    return found;
  }

  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr Unit unit_at(size_t at) const noexcept {
    constexpr size_t last = sizeof(Unit) - 1;
    char32_t unit = 0;
    for (size_t place = 0; place <= last; ++place)
      unit = unit << 8 | detail::to_octet(octets[at + (is_big_endian(scheme) ? place : last - place)]);
    return static_cast<Unit>(unit);
  }
};
template <utf8_unit Octet>
scheme_source(const Octet*, size_t, encoding_scheme) -> scheme_source<Octet>;

// Writes the bytes of one code unit.
template <code_unit Unit, utf8_unit Octet>
U8LIT_ABI constexpr void serialize(Unit unit, Octet* octets, bool big_endian) noexcept {
  const char32_t value = detail::to_unsigned(unit);
  for (size_t place = 0; place < sizeof(Unit); ++place)
    octets[big_endian ? sizeof(Unit) - 1 - place : place] = static_cast<Octet>(value >> 8 * place & 0xFF);
}

// A buffer for bytes in an encoding scheme as the target of a conversion.
template <utf8_unit Octet>
struct scheme_target {
  using value_type = scalar_value;

  Octet* octets;
  size_t size;
  encoding_scheme scheme;

  [[nodiscard]] U8LIT_ABI constexpr size_t length(scalar_value value) const noexcept {
    const size_t width = unit_width(scheme);
    return width * (width == 1 ? utf8_length(value) : width == 2 ? utf16_length(value) : utf32_length(value));
  }
  U8LIT_ABI constexpr void put(size_t at, scalar_value value) const noexcept {
    const size_t width = unit_width(scheme);
    if (width == 1) put_units<char>(at, value);
    else if (width == 2) put_units<char16_t>(at, value);
    else put_units<char32_t>(at, value);
  }

 private:
  template <code_unit Unit>
  U8LIT_ABI constexpr void put_units(size_t at, scalar_value value) const noexcept {
    Unit units[longest_sequence / sizeof(Unit)]{};
    const size_t count = u8lit::encode_to(units, value);
    for (size_t unit = 0; unit < count; ++unit, at += sizeof(Unit))
      detail::serialize(units[unit], octets + at, is_big_endian(scheme));
  }
};
template <utf8_unit Octet>
scheme_target(Octet*, size_t, encoding_scheme) -> scheme_target<Octet>;

// Copies bytes of units and, if the target's order is not the scheme's, reverses the bytes of each.
template <size_t Width>
U8LIT_ABI void copy_in_order(encoding_scheme scheme, const void* from, void* to, size_t size) noexcept {
  using block = typename vector_of<char16_t, 8>::type;
  const octet* const in = static_cast<const octet*>(from);
  octet* const out = static_cast<octet*>(to);
  size_t at = 0;
  if (is_big_endian(scheme) != is_little_endian) {
    if (size > 0) __builtin_memcpy(out, in, size);  // no null pointer, even for nothing
    return;
  }
  for (block units; size - at >= sizeof units; at += sizeof units) {
    __builtin_memcpy(&units, in + at, sizeof units);
    units = units << 8 | units >> 8;
    if constexpr (Width == 4) units = __builtin_shufflevector(units, units, 1, 0, 3, 2, 5, 4, 7, 6);
    __builtin_memcpy(out + at, &units, sizeof units);
  }
  for (; at < size; ++at) out[at] = in[at ^ (Width - 1)];
}

// At run time, text is converted to code units in a window, which are then copied as bytes; or the other way. 64 KiB of
// ASCII take a tenth of the time of one scalar value at a time (g++ 12). What is ill-formed, incomplete or does not fit
// is left to the caller. Not inlined, because g++ would warn of sizes that a short text does not have.
inline constexpr size_t least_for_a_window = 16, scheme_window = 256;

template <code_unit Unit, code_unit In, utf8_unit Octet>
[[__gnu__::__noinline__]] U8LIT_ABI void write_windows(form_source<In> in, scheme_target<Octet> out, size_t& read,
                                                       size_t& written) noexcept {
  Unit window[scheme_window];
  for (bool is_full = true; is_full;) {
    const size_t room = (out.size - written) / sizeof(Unit);
    const form_target target{window, room < scheme_window ? room : scheme_window};
    const transcoded done =
        detail::transcode_between(form_source{in.units + read, in.size - read}, target, on_fault::stop);
    detail::copy_in_order<sizeof(Unit)>(out.scheme, window, out.octets + written, done.written * sizeof(Unit));
    read += done.read;
    written += done.written * sizeof(Unit);
    is_full = !done.fits && room > scheme_window;
  }
}
template <code_unit Unit, utf8_unit Octet, code_unit Out>
[[__gnu__::__noinline__]] U8LIT_ABI void read_windows(scheme_source<Octet> in, form_target<Out> out, size_t& read,
                                                      size_t& written) noexcept {
  Unit window[scheme_window];
  for (bool is_read = true; is_read;) {
    const size_t left = (in.size - read) / sizeof(Unit), count = left < scheme_window ? left : scheme_window;
    detail::copy_in_order<sizeof(Unit)>(in.scheme, in.octets + read, window, count * sizeof(Unit));
    const form_target target{out.units + written, out.size - written};
    const transcoded done = detail::transcode_between(form_source{window, count}, target, on_fault::stop);
    read += done.read * sizeof(Unit);
    written += done.written;
    // The last unit may be the first half of a surrogate pair, which is read again with the second one.
    is_read = done.read > 0 && done.read + 1 >= count && done.fits;
  }
}

// Converts bytes that are UTF-8, as code units: faster than a scheme, which has an order of bytes. Not inlined, because
// g++ would warn of reading past the end of arrays that are shorter than a block.
template <class Source, class Target>
[[__gnu__::__noinline__]] U8LIT_ABI constexpr transcoded transcode_utf8(Source source, Target target) noexcept {
  return detail::transcode_between(source, target, on_fault::stop);
}

}  // namespace u8lit::detail

namespace u8lit {

/// Writes code units as bytes in an encoding scheme (Unicode D95-D101, RFC 2781 section 3). Errors: as `transcode`; it
/// stops at the first fault and before a sequence that does not fit.
/// \param in        the input, well-formed or not; it must not overlap the output
/// \param size      the number of code units of the input
/// \param scheme    the encoding scheme of the output
/// \param initial   whether a byte order mark comes first; if it does not fit, nothing is written
/// \param out       the output
/// \param out_size  the number of bytes that fit in the output
/// \return how far the conversion went, as `transcode`; `written` counts bytes, those of the mark included. Complexity:
///         linear in `read`.
/// \code
/// unsigned char out[4];
/// u8lit::to_octets("\u20AC", u8lit::encoding_scheme::utf16be, u8lit::initial_mark::write, out).written == 4
/// // out is now FE FF 20 AC
/// \endcode
template <code_unit In, utf8_unit Out>
[[nodiscard]] U8LIT_ABI constexpr transcoded to_octets(const In* in, size_t size, encoding_scheme scheme,
                                                       initial_mark initial, Out* out, size_t out_size) noexcept {
  const detail::scheme_target all{out, out_size, scheme};
  const size_t mark_length = initial == initial_mark::write ? all.length(detail::zero_width_no_break_space) : 0;
  if (mark_length > all.size) return {0, 0, {}, false, 0};
  if (mark_length > 0) all.put(0, detail::zero_width_no_break_space);
  size_t read = 0, written = mark_length;
  if (!__builtin_is_constant_evaluated() && size >= detail::least_for_a_window) {
    const detail::form_source input{in, size};
    if (detail::unit_width(scheme) == 2) detail::write_windows<char16_t>(input, all, read, written);
    if (detail::unit_width(scheme) == 4) detail::write_windows<char32_t>(input, all, read, written);
  }
  const detail::scheme_target rest{all.octets + written, all.size - written, scheme};
  const detail::form_source input{in + read, size - read};
  transcoded result = detail::unit_width(scheme) == 1
                          ? detail::transcode_utf8(input, detail::form_target{rest.octets, rest.size})
                          : detail::transcode_between(input, rest, on_fault::stop);
  result.read += read;
  result.found.offset += read;
  result.written += written;
  return result;
}
/// As above, from text, a string, a literal, or anything with data() and size(), to an array of bytes, or anything with
/// writable data() and size().
template <text_like In, detail::octet_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr transcoded to_octets(const In& in, encoding_scheme scheme, initial_mark initial,
                                                       Buffer&& out) noexcept {
  const auto input = detail::units_of(in);
  const auto output = detail::as_buffer(out);
  return u8lit::to_octets(input.data(), input.size(), scheme, initial, output.units, output.size);
}
/// Deleted: the length of the array or pointer is unknown.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& to_octets(
    detail::unsized auto&&, encoding_scheme, initial_mark, detail::octet_buffer auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;

/// Converts bytes in an encoding scheme to text (Unicode D95-D101, RFC 2781 section 3). Errors: as `transcode`; code
/// units that are incomplete at the end of the input are `truncated`. The code unit type of the output determines its
/// form.
/// \param in        the input, well-formed or not; it must not overlap the output
/// \param size      the number of bytes of the input
/// \param scheme    the encoding scheme of the input
/// \param action    what becomes of an initial U+FEFF: `strip` skips it, the others keep it as text
/// \param out       the output
/// \param out_size  the number of code units that fit in the output
/// \return how far the conversion went, as `transcode`; `read` and the fault's offset and length count bytes.
///         Complexity: linear in `read`.
/// \code
/// const unsigned char bytes[]{0x20, 0xAC};
/// char out[3];
/// u8lit::from_octets(bytes, u8lit::encoding_scheme::utf16be, u8lit::byte_order_mark::keep, out).written == 3
/// \endcode
template <utf8_unit In, code_unit Out>
[[nodiscard]] U8LIT_ABI constexpr transcoded from_octets(const In* in, size_t size, encoding_scheme scheme,
                                                         byte_order_mark action, Out* out, size_t out_size) noexcept {
  const detail::scheme_source all{in, size, scheme};
  const decoded first = size > 0 ? all.decode(0) : decoded{};
  const bool strips = action == byte_order_mark::strip && first.value == detail::zero_width_no_break_space;
  size_t read = strips ? first.length : 0, written = 0;
  if (!__builtin_is_constant_evaluated() && size >= 2 * detail::least_for_a_window) {
    const detail::form_target output{out, out_size};
    if (detail::unit_width(scheme) == 2) detail::read_windows<char16_t>(all, output, read, written);
    if (detail::unit_width(scheme) == 4) detail::read_windows<char32_t>(all, output, read, written);
  }
  const detail::scheme_source rest{all.octets + read, all.size - read, scheme};
  const detail::form_target output{out + written, out_size - written};
  transcoded result = detail::unit_width(scheme) == 1
                          ? detail::transcode_utf8(detail::form_source{rest.octets, rest.size}, output)
                          : detail::transcode_between(rest, output, on_fault::stop);
  result.read += read;
  result.found.offset += read;
  result.written += written;
  return result;
}
/// As above, from an array of bytes, or anything with data() and size(), to an array, or anything with writable data()
/// and size().
template <detail::octets_like In, detail::code_unit_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr transcoded from_octets(const In& in, encoding_scheme scheme, byte_order_mark action,
                                                         Buffer&& out) noexcept {
  const auto input = detail::units_of(in);
  const auto output = detail::as_buffer(out);
  return u8lit::from_octets(input.data(), input.size(), scheme, action, output.units, output.size);
}
/// Deleted: the length of the array or pointer is unknown.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& from_octets(
    detail::unsized auto&&, encoding_scheme, byte_order_mark, detail::code_unit_buffer auto&& U8LIT_NO_LENGTH)
        U8LIT_UNSIZED;

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
