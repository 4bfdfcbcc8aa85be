// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_ENCODING_SCHEME_HPP
#define U8LIT_TRANSCODING_ENCODING_SCHEME_HPP

#include <u8lit/encoding/fixed_octets.hpp>
#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/transcoding/transcoding.hpp>
#include <u8lit/base/begin.hpp>

// Text to and from octets in an encoding scheme: UTF-8, UTF-16BE, UTF-16LE, UTF-32BE or UTF-32LE (Unicode D94-D101,
// RFC 2781 section 3). Octets in an unknown scheme are taken for UTF-8.

namespace u8lit::detail {

// How many octets a code unit has, and whether the highest comes first.
[[nodiscard]] U8LIT_ABI constexpr size_t unit_width(encoding_scheme scheme) noexcept {
  if (scheme == encoding_scheme::utf16be || scheme == encoding_scheme::utf16le) return 2;
  return scheme == encoding_scheme::utf32be || scheme == encoding_scheme::utf32le ? 4 : 1;
}
[[nodiscard]] U8LIT_ABI constexpr bool is_big_endian(encoding_scheme scheme) noexcept {
  return scheme == encoding_scheme::utf16be || scheme == encoding_scheme::utf32be;
}

template <utf8_unit Octet>
struct scheme_source {
  const Octet* octets;
  size_t size;
  encoding_scheme scheme;

  // What is left of a code unit at the end is `truncated`.
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

}  // namespace u8lit::detail

namespace u8lit {

// Writes the octets of one code unit.
template <code_unit Unit, utf8_unit Octet>
U8LIT_ABI constexpr void serialize(Unit unit, Octet* octets, bool highest_first) noexcept {
  const char32_t value = detail::to_unsigned(unit);
  for (size_t place = 0; place < sizeof(Unit); ++place)
    octets[highest_first ? sizeof(Unit) - 1 - place : place] = static_cast<Octet>(value >> 8 * place & 0xFF);
}

}  // namespace u8lit

namespace u8lit::detail {

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
      u8lit::serialize(units[unit], octets + at, is_big_endian(scheme));
  }
};
template <utf8_unit Octet>
scheme_target(Octet*, size_t, encoding_scheme) -> scheme_target<Octet>;

}  // namespace u8lit::detail

namespace u8lit {

// Whether octets begin with the scheme's byte order mark.
enum class mark : bool { without, with };

// Writes text of any form to `out` as octets in the scheme, and tells how far it went, as `transcode` does. With a mark, it
// writes that first, or nothing at all if there is no room for it.
template <code_unit In, utf8_unit Out>
[[nodiscard]] U8LIT_ABI constexpr transcoded to_octets(const In* in, size_t size, encoding_scheme scheme, mark written,
                                                       Out* out,
                                         size_t out_size) noexcept {
  const detail::scheme_target all{out, out_size, scheme};
  const size_t taken = written == mark::with ? all.length(detail::zero_width_no_break_space) : 0;
  if (taken > all.size) return {0, 0, {}, false, 0};
  if (taken > 0) all.put(0, detail::zero_width_no_break_space);
  const detail::scheme_target rest{all.octets + taken, all.size - taken, scheme};
  transcoded result = detail::transcode_between(detail::form_source{in, size}, rest, on_fault::stop);
  result.written += taken;
  return result;
}
template <text_like In, detail::octet_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr transcoded to_octets(const In& in, encoding_scheme scheme, mark written,
                                                       Buffer&& out) noexcept {
  return u8lit::to_octets(detail::units_of(in).data(), detail::units_of(in).size(), scheme, written,
                          detail::as_buffer(out).units, detail::as_buffer(out).size);
}
template <detail::of_unknown_length In, detail::octet_buffer Buffer>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& to_octets(In&&, encoding_scheme, mark, Buffer&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

// Writes octets in the scheme to `out` as text in the form of its code units, and tells how far it went. An initial U+FEFF
// is kept as text unless the policy is to strip it. Offsets and lengths count octets.
template <utf8_unit In, code_unit Out>
[[nodiscard]] U8LIT_ABI constexpr transcoded from_octets(const In* in, size_t size, encoding_scheme scheme,
                                                         byte_order_mark policy,
                                           Out* out,
                                           size_t out_size) noexcept {
  const detail::scheme_source all{in, size, scheme};
  const decoded first = size > 0 ? all.decode(0) : decoded{};
  const size_t skipped = policy == byte_order_mark::strip && first.value == detail::zero_width_no_break_space ? first.length : 0;
  const detail::scheme_source rest{all.octets + skipped, all.size - skipped, scheme};
  transcoded result = detail::transcode_between(rest, detail::form_target{out, out_size}, on_fault::stop);
  result.read += skipped;
  result.found.offset += skipped;
  return result;
}
template <detail::octets_like In, detail::code_unit_buffer Buffer>
[[nodiscard]] U8LIT_ABI constexpr transcoded from_octets(const In& in, encoding_scheme scheme, byte_order_mark policy,
                                           Buffer&& out) noexcept {
  return u8lit::from_octets(detail::units_of(in).data(), detail::units_of(in).size(), scheme, policy,
                            detail::as_buffer(out).units, detail::as_buffer(out).size);
}
template <detail::of_unknown_length In, detail::code_unit_buffer Buffer>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& from_octets(In&&, encoding_scheme, byte_order_mark, Buffer&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
