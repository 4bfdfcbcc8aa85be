// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_BYTE_ORDER_MARK_HPP
#define U8LIT_TRANSCODING_BYTE_ORDER_MARK_HPP

#include <u8lit/text/reading_operation.hpp>
#include <u8lit/base/begin.hpp>

// RFC 3629 section 6: U+FEFF at the beginning of a stream, where it may be a signature; anywhere else it is a zero width
// no-break space and never a signature.

namespace u8lit::detail {

inline constexpr scalar_value zero_width_no_break_space = U'\uFEFF';

}  // namespace u8lit::detail

namespace u8lit {

// What a protocol does with an initial U+FEFF.
enum class byte_order_mark : unsigned char {
  keep,    // it is a signature and stays: "RECOMMENDED to avoid stripping an initial U+FEFF ... without a good reason"
  strip,   // it is a signature and goes: "to strip it only when really necessary"
  forbid,  // signatures are forbidden, so it is text: "MUST be interpreted as a ZERO WIDTH NO-BREAK SPACE"
};

}  // namespace u8lit

namespace u8lit::detail {

// Text after a policy, as which it is used, and whether it had a signature.
template <class View>
struct byte_order_mark_result {
  View text;
  bool has_signature;

  U8LIT_ABI constexpr operator View() const noexcept { return text; }
};

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool begins_with_byte_order_mark(detail::code_units<Unit> input) noexcept {
  return u8lit::decode_front(input).value == detail::zero_width_no_break_space;
}

// Applies a policy to an initial U+FEFF of `text`, and to no other. Returns a view of what is left, which borrows from the
// text, and whether there was a signature. Constant time.
//
//   u8lit::utf8_view line = u8lit::interpret(text, u8lit::byte_order_mark::strip);
template <any_text Text>
[[nodiscard]] U8LIT_ABI constexpr detail::byte_order_mark_result<detail::view_of<Text>> apply_byte_order_mark(const Text& text, byte_order_mark policy) noexcept {
  const detail::view_of<Text> view{text_view{text}};
  const bool has_signature =
      policy != byte_order_mark::forbid && u8lit::begins_with_byte_order_mark(detail::units_of(view));
  if (!has_signature || policy == byte_order_mark::keep) return {view, has_signature};
  const size_t mark = detail::sequence_length(*view.data());
  return {detail::view_of<Text>::unchecked(view.data() + mark, view.size() - mark), true};
}
template <detail::owning_temporary Text>
  requires any_text<Text>
U8LIT_ABI constexpr void apply_byte_order_mark(const Text&& text, byte_order_mark policy)
    U8LIT_DELETED("u8lit: the result would refer to a temporary text: give the text a name first");

template <detail::unvalidated_string Text, class = detail::this_may_be_ill_formed_so_judge_it_by_text_view_checked>
U8LIT_ABI constexpr void apply_byte_order_mark(const Text& text, byte_order_mark policy)
    U8LIT_DELETED("u8lit: this may be ill-formed: judge it by text_view::checked");

// How a stream of octets serializes code units (Unicode D98-D101, RFC 2781 section 3).
enum class encoding_scheme : unsigned char { unknown, utf8, utf16be, utf16le, utf32be, utf32le };

}  // namespace u8lit

namespace u8lit::detail {

// U+FEFF in each encoding scheme. Those of UTF-32 come first, because UTF-32LE's begins like UTF-16LE's.
struct scheme_mark {
  encoding_scheme scheme;
  size_t length;
  octet octets[4];
};
inline constexpr scheme_mark scheme_marks[] = {
    {encoding_scheme::utf32be, 4, {0x00, 0x00, 0xFE, 0xFF}}, {encoding_scheme::utf32le, 4, {0xFF, 0xFE, 0x00, 0x00}},
    {encoding_scheme::utf8, 3, {0xEF, 0xBB, 0xBF, 0}},       {encoding_scheme::utf16be, 2, {0xFE, 0xFF, 0, 0}},
    {encoding_scheme::utf16le, 2, {0xFF, 0xFE, 0, 0}},
};

}  // namespace u8lit::detail

namespace u8lit {

// The scheme of which the stream's first octets are the mark, and the mark's length; unknown and 0 where there is none.
// `FF FE 00 00` is taken for UTF-32LE, although UTF-16LE text might begin with U+FEFF U+0000. Constant time.
struct detected_scheme {
  encoding_scheme scheme = encoding_scheme::unknown;
  size_t length = 0;
};

template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr detected_scheme detect_byte_order_mark(const Unit* octets, size_t size) noexcept {
  for (const detail::scheme_mark& mark : detail::scheme_marks) {
    if (size < mark.length) continue;
    size_t at = 0;
    while (at < mark.length && detail::to_octet(octets[at]) == mark.octets[at]) ++at;
    if (at == mark.length) return {mark.scheme, mark.length};
  }
  return {};
}

template <detail::octets_like Octets>
[[nodiscard]] U8LIT_ABI constexpr detected_scheme detect_byte_order_mark(const Octets& octets) noexcept {
  return u8lit::detect_byte_order_mark(detail::units_of(octets).data(), detail::units_of(octets).size());
}
template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& detect_byte_order_mark(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
