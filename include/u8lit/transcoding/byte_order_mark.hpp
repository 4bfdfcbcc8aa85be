// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODING_BYTE_ORDER_MARK_HPP
#define U8LIT_TRANSCODING_BYTE_ORDER_MARK_HPP

#include <u8lit/text/reading_operation.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// The byte order mark, or signature: U+FEFF at the beginning of a stream (RFC 3629 section 6). Anywhere else U+FEFF is
// a zero width no-break space.

namespace u8lit {

/// What a protocol does with an initial U+FEFF (RFC 3629 section 6).
enum class byte_order_mark : unsigned char {
  keep,    ///< It is a signature and is kept: "RECOMMENDED to avoid stripping an initial U+FEFF".
  strip,   ///< It is a signature and is removed: "to strip it only when really necessary".
  forbid,  ///< Signatures are forbidden, so it is text: "MUST be interpreted as a ZERO WIDTH NO-BREAK SPACE".
};

/// The encoding of a byte stream: an encoding form and a byte order (Unicode D95-D101, RFC 2781 section 3).
enum class encoding_scheme : unsigned char { unknown, utf8, utf16be, utf16le, utf32be, utf32le };

}  // namespace u8lit

namespace u8lit::detail {

/// The result of detect_byte_order_mark: an encoding scheme and the length of its byte order mark in bytes.
struct detected_scheme {
  encoding_scheme scheme = encoding_scheme::unknown;
  size_t length = 0;
};

inline constexpr scalar_value zero_width_no_break_space = U'\uFEFF';

// The text that remains, and whether it had a signature. Converts to the text.
template <class View>
struct byte_order_mark_result {
  View text;
  bool has_signature;

  U8LIT_ABI constexpr operator View() const noexcept { return text; }
};

template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr bool begins_with_byte_order_mark(code_units<Unit> input) noexcept {
  return u8lit::decode_front(input).value == zero_width_no_break_space;
}

// U+FEFF in each encoding scheme. UTF-32LE comes before UTF-16LE, because its mark begins with that of UTF-16LE.
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

/// Keeps or strips an initial U+FEFF, or takes it for text (RFC 3629 section 6). No other U+FEFF is changed.
/// Complexity: constant. Errors: none.
/// \param text    text of any kind but a temporary that owns its code units
/// \param action  whether U+FEFF is kept, stripped, or not a signature at all
/// \return an object with the members `text`, a view of the text that remains, which refers to the argument, and
///         `has_signature`; it converts to the view
/// \code
/// u8lit::utf8_view line = u8lit::apply_byte_order_mark(text, u8lit::byte_order_mark::strip);
/// \endcode
template <any_text Text>
[[nodiscard]] U8LIT_ABI constexpr detail::byte_order_mark_result<detail::view_of<Text>> apply_byte_order_mark(
    const Text& text, byte_order_mark action) noexcept {
  const detail::view_of<Text> view{text_view{text}};
  const bool has_signature =
      action != byte_order_mark::forbid && detail::begins_with_byte_order_mark(detail::units_of(view));
  if (!has_signature || action == byte_order_mark::keep) return {view, has_signature};
  const size_t mark = detail::sequence_length(*view.data());
  return {detail::view_of<Text>::unchecked(view.data() + mark, view.size() - mark), true};
}
/// Deleted: the result would refer to a temporary.
template <detail::owning_temporary Text>
  requires any_text<Text>
U8LIT_ABI constexpr void apply_byte_order_mark(
    const Text&& text, byte_order_mark action U8LIT_REFUSAL(
        the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first))
    U8LIT_ELSE_REFUSED(U8LIT_NAME_TEXT);
/// Deleted: the string may be ill-formed.
template <detail::unvalidated_string Text, class = detail::unchecked_so_call_text_view_checked_and_test_the_result>
U8LIT_ABI constexpr void apply_byte_order_mark(
    const Text& text,
    byte_order_mark action U8LIT_REFUSAL(unchecked_argument_so_call_text_view_checked_and_test_the_result))
    U8LIT_ELSE_REFUSED(U8LIT_CHECK_FIRST);

/// Detects the encoding scheme of a byte stream by its byte order mark (RFC 3629 section 6, RFC 2781 section 3).
/// Complexity: constant. Errors: none.
/// \param octets  the first bytes of the stream; four are enough
/// \param size    the number of bytes
/// \return the scheme and the length of its mark, or `unknown` and 0 if there is none. `FF FE 00 00` is taken for
///         UTF-32LE, although UTF-16LE text could begin with U+FEFF U+0000.
/// \code
/// const auto [scheme, length] = u8lit::detect_byte_order_mark(bytes, size);
/// \endcode
template <utf8_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr detail::detected_scheme detect_byte_order_mark(const Unit* octets,
                                                                                 size_t size) noexcept {
  for (const detail::scheme_mark& mark : detail::scheme_marks) {
    if (size < mark.length) continue;
    size_t at = 0;
    while (at < mark.length && detail::to_octet(octets[at]) == mark.octets[at]) ++at;
    if (at == mark.length) return {mark.scheme, mark.length};
  }
  return {};
}
/// As above, for an array of bytes, or an object with data() and size().
template <detail::octets_like Octets>
[[nodiscard]] U8LIT_ABI constexpr detail::detected_scheme detect_byte_order_mark(const Octets& octets) noexcept {
  return u8lit::detect_byte_order_mark(detail::units_of(octets).data(), detail::units_of(octets).size());
}
/// Deleted: the length of the array or pointer is unknown.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& detect_byte_order_mark(detail::unsized auto&& U8LIT_NO_LENGTH)
    U8LIT_UNSIZED;

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
