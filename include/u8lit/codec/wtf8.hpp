// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_WTF8_HPP
#define U8LIT_CODEC_WTF8_HPP

#include <u8lit/codec/basic_codec.hpp>
#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/codec_diagnostic.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

// WTF-8 and ill-formed UTF-16, in which each surrogate without a partner stands for itself.

namespace u8lit::detail {

// The grammar of WTF-8: UTF-8, and surrogates in three bytes each. Two that make a pair are excluded, because the pair
// is a character, which has four bytes. Their first five bytes are enough to see that.
inline constexpr grammar wtf8_grammar{
    detail::select_alternatives<0, 5>(utf8_syntax) |
        syntax<1, 4>{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xBF}, continuation}}} |
        detail::select_alternatives<5, 4>(utf8_syntax),
    {code_points},
    syntax<1, 5>{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xAF}, continuation,
                   octet_range{0xED, 0xED}, octet_range{0xB0, 0xBF}}}}};

// The rules of WTF-8, and their source.
namespace rules {
struct WTF_8;
struct a_pair_of_surrogates_is_one_sequence_of_four_octets;
}  // namespace rules

}  // namespace u8lit::detail

namespace u8lit::legacy {

/// UTF-16, well-formed or not: any sequence of 16-bit code units. A surrogate without a partner is a number of its own;
/// nothing is a fault.
/// \code
/// static_assert(u8lit::legacy::any_utf16::decode_front(u"\xD83D!").value == 0xD83D);
/// \endcode
struct any_utf16 : detail::basic_codec<any_utf16> {
  using detail::basic_codec<any_utf16>::decode_front;
  using detail::basic_codec<any_utf16>::validate;

  static constexpr detail::encoding_form unit_form = detail::encoding_form::utf16;  ///< How wide a code unit is.

  /// Decodes the first character or surrogate without a partner.
  /// \param units  the first code unit
  /// \param size   the number of code units
  /// \return the number and its length; as u8lit::decode_front for empty input
  template <utf16_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
    const decoded front = u8lit::decode_front(units, size);
    return front || size == 0 ? front : decoded{detail::to_unsigned(units[0]), 1, fault::none};
  }

  /// Returns fault::none, for any input.
  template <utf16_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Unit*, size_t size) noexcept {
    return {fault::none, size, 0};
  }

  /// Returns the number's code units: 1 or 2, or 0 beyond U+10FFFF.
  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    if (detail::is_surrogate(number)) return 1;
    return is_scalar_value(number) ? utf16_length(scalar_value::unchecked(number)) : 0;
  }

  /// Writes the code units of a number.
  /// \param units   receives them. Precondition: there is room for length(number).
  /// \param number  the number
  /// \return how many code units it wrote
  template <utf16_unit Unit>
  U8LIT_ABI static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {
    if (!detail::is_surrogate(number))
      return length(number) ? u8lit::encode_to(units, scalar_value::unchecked(number)) : 0;
    units[0] = static_cast<Unit>(number);
    return 1;
  }
};

/// WTF-8 (https://simonsapin.github.io/wtf-8), in which programs keep file names of Windows and strings of JavaScript:
/// potentially ill-formed UTF-16 in bytes. Surrogates may stand alone; a high one that a low one follows is
/// fault::surrogate_pair at its first byte.
/// \code
/// static_assert(u8lit::legacy::wtf8::is_well_formed("\xED\xA0\xBD"));
/// \endcode
struct wtf8 : detail::checked_codec<wtf8, detail::wtf8_grammar> {
  /// IANA has not registered a name.
  static constexpr u8lit::charset charset{};

  /// The rules that messages name.
  using rules = rule_list<
      rule<detail::rules::a_pair_of_surrogates_is_one_sequence_of_four_octets, detail::rules::WTF_8,
           fault::surrogate_pair>,
      rule<detail::rules::it_can_only_begin_an_overlong_sequence, detail::rules::WTF_8, fault::invalid_lead, 0xC0,
           0xC1>,
      rule<detail::rules::it_would_lie_beyond_U_10FFFF, detail::rules::WTF_8, fault::invalid_lead, 0xF5, 0xFD>,
      rule<detail::rules::it_never_appears, detail::rules::WTF_8, fault::invalid_lead>,
      rule<detail::rules::it_would_lie_beyond_U_10FFFF, detail::rules::WTF_8, fault::out_of_range>,
      rule<detail::rules::there_is_a_shorter_sequence, detail::rules::WTF_8, fault::overlong>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, detail::rules::WTF_8>>;

  /// Converts WTF-8 to UTF-16; surrogates without a partner stay as they are. Only ill-formed WTF-8 is a fault.
  /// Complexity: linear. Precondition: input and output do not overlap.
  /// \param in        the first byte of WTF-8
  /// \param size      the number of bytes
  /// \param out       receives UTF-16
  /// \param out_size  room in `out`, in code units; nothing is written past it
  /// \return how far the conversion went: bytes read and code units written, the fault that stopped it, and whether
  ///         everything fitted
  template <utf8_unit In, utf16_unit Out>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf16(const In* in, size_t size, Out* out,
                                                               size_t out_size) noexcept {
    return detail::transcode_between(detail::number_source<wtf8, In>{in, size},
                                     detail::number_target<any_utf16, Out>{out, out_size}, on_fault::stop);
  }
  /// As above, given text and a buffer.
  /// \param in   WTF-8
  /// \param out  an array, or anything with data() and size() that may be written to
  /// \code
  /// char16_t out[2];
  /// u8lit::legacy::wtf8::to_utf16("\xED\xA0\xBD", out).written == 1
  /// \endcode
  template <detail::octets_like Text, detail::buffer_of_codec<any_utf16> Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf16(const Text& in, Buffer&& out) noexcept {
    return to_utf16(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                    detail::as_buffer(out).size);
  }

  /// Converts UTF-16, well-formed or not, to WTF-8. Nothing is a fault. Complexity: linear. Precondition: input and
  /// output do not overlap.
  /// \param in        the first code unit of UTF-16
  /// \param size      the number of code units
  /// \param out       receives WTF-8
  /// \param out_size  room in `out`, in bytes; nothing is written past it
  /// \return how far the conversion went: code units read and bytes written, and whether everything fitted
  template <utf16_unit In, utf8_unit Out>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf16(const In* in, size_t size, Out* out,
                                                                 size_t out_size) noexcept {
    return detail::transcode_between(detail::number_source<any_utf16, In>{in, size},
                                     detail::number_target<wtf8, Out>{out, out_size}, on_fault::stop);
  }
  /// As above, given text and a buffer.
  /// \param in   UTF-16
  /// \param out  an array, or anything with data() and size() that may be written to
  /// \code
  /// char out[4];
  /// u8lit::legacy::wtf8::from_utf16(u"\xD83D", out).written == 3
  /// \endcode
  template <detail::text_of_codec<any_utf16> Text, detail::octet_buffer Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf16(const Text& in, Buffer&& out) noexcept {
    return from_utf16(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                      detail::as_buffer(out).size);
  }

  /// Counts the code units that to_utf16 would write, given room for all. Complexity: linear.
  /// \param in  WTF-8
  template <detail::text_of_codec<wtf8> Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t to_utf16_length(const Text& in) noexcept {
    using target = detail::counting_target<detail::number_target<any_utf16, char16_t>>;
    return detail::transcode_between(detail::make_number_source<wtf8>(in), target{}, on_fault::stop).written;
  }
  /// Counts the bytes that from_utf16 would write, given room for all. Complexity: linear.
  /// \param in  UTF-16
  template <detail::text_of_codec<any_utf16> Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t from_utf16_length(const Text& in) noexcept {
    using target = detail::counting_target<detail::number_target<wtf8, char>>;
    return detail::transcode_between(detail::make_number_source<any_utf16>(in), target{}, on_fault::stop).written;
  }

  /// Converts a WTF-8 literal to UTF-16 at compile time.
  /// \return the encoded_constant of any_utf16, of exact size
  template <unvalidated_literal Octets>
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr auto to_utf16(
      encoded_constant<wtf8, Octets>) noexcept {
    return detail::codec_conversion::convert<wtf8, any_utf16, Octets>();
  }
  /// Converts a UTF-16 literal to WTF-8 at compile time.
  /// \return the encoded_constant of wtf8, of exact size
  template <unvalidated_literal Units>
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr auto from_utf16(
      encoded_constant<any_utf16, Units>) noexcept {
    return detail::codec_conversion::convert<any_utf16, wtf8, Units>();
  }

  /// Concatenates two texts. A high surrogate at the end of `left` and a low one at the beginning of `right` become one
  /// character, as WTF-8 requires. Complexity: linear.
  /// \param left   WTF-8
  /// \param right  WTF-8
  /// \param out    receives WTF-8, no longer than both; an array, or anything with data() and size()
  /// \return how far it went; `read` and a fault's offset count the bytes of both texts
  /// \code
  /// char out[8];
  /// u8lit::legacy::wtf8::concat("\xED\xA0\xBD", "\xED\xB8\x80", out).written == 4
  /// \endcode
  template <detail::octets_like Left, detail::octets_like Right, detail::octet_buffer Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded concat(const Left& left, const Right& right,
                                                             Buffer&& out) noexcept {
    return transcode_joined(detail::units_of(left), detail::units_of(right), detail::as_buffer(out));
  }

  /// Concatenates WTF-8 literals, one or more, at compile time.
  /// \return the encoded_constant, of exact size and of the first literal's unit type
  template <unvalidated_literal First, unvalidated_literal... Rest>
  [[nodiscard]] [[__gnu__::__always_inline__]] U8LIT_ABI static constexpr auto concat(
      encoded_constant<wtf8, First>, encoded_constant<wtf8, Rest>...) noexcept {
    using unit = typename decltype(First)::unit_type;
    return detail::codec_conversion::convert<any_utf16, wtf8, joined_utf16<First, Rest...>, unit>();
  }

  // A pointer or range without a size: the error says what to pass.
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& to_utf16(
      detail::unsized auto&&, detail::code_unit_buffer auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& from_utf16(
      detail::unsized auto&&, detail::octet_buffer auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& to_utf16_length(
      detail::unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& from_utf16_length(
      detail::unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
  template <class Left, class Right, detail::octet_buffer Buffer>
    requires(detail::unsized<Left> || detail::unsized<Right>)
  U8LIT_ABI static detail::pass_a_view_of_the_pointer_and_length& concat(Left&&, Right&&, Buffer&& U8LIT_NO_LENGTH)
      U8LIT_UNSIZED;

 private:
  // The literals in UTF-16, one after the other, so that surrogates of two literals become a pair.
  template <unvalidated_literal... Octets>
  static constexpr auto joined_utf16 = [] {
    constexpr size_t units = [] {
      size_t sum = 0;
      const size_t sizes[] = {detail::codec_conversion::convert<wtf8, any_utf16, Octets>().size()...};
      for (const size_t each : sizes) sum += each;
      return sum;
    }();
    unvalidated_literal<char16_t, units> result;
    size_t size = 0;
    const size_t written[] = {
        (size += to_utf16(Octets.units, Octets.size(), result.units + size, units - size).written)...};
    static_cast<void>(written);
    return result;
  }();

  // Reads two texts as one.
  template <class Left, class Right>
  struct joined_source {
    Left left;
    Right right;
    size_t size;

    [[nodiscard]] U8LIT_ABI constexpr decoded decode(size_t at) const noexcept {
      if (at >= left.size()) return decode_front(right.data() + (at - left.size()), size - at);
      const decoded last = decode_front(left.data() + at, left.size() - at);
      if (at + last.length < left.size() || !detail::high_surrogates.contains(last.value)) return last;
      const decoded next = decode_front(right.data(), right.size());
      if (!detail::low_surrogates.contains(next.value)) return last;
      const char16_t pair[]{static_cast<char16_t>(last.value), static_cast<char16_t>(next.value)};
      return {u8lit::decode_front(pair, 2).value, last.length + next.length, fault::none};
    }
  };

  template <class Left, class Right, utf8_unit Out>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded transcode_joined(Left left, Right right,
                                                                       detail::form_target<Out> out) noexcept {
    return detail::transcode_between(joined_source<Left, Right>{left, right, left.size() + right.size()},
                                     detail::number_target<wtf8, Out>{out.units, out.size}, on_fault::stop);
  }
};

}  // namespace u8lit::legacy

namespace u8lit::inline literals {

/// Returns a literal's own bytes, checked as WTF-8: `"\xED\xA0\xBD"_wtf8` is an encoded_constant. An ill-formed literal
/// does not compile, and the error names the fault and the rule. Complexity: linear, at compile time.
template <unvalidated_literal Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr encoded_constant<legacy::wtf8, Octets> operator""_wtf8() noexcept {
  return {};
}
template <unvalidated_literal Octets>
legacy::wtf8::refused<Octets> operator""_wtf8() noexcept;

}  // namespace u8lit::inline literals

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
