// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_WTF8_HPP
#define U8LIT_CODEC_WTF8_HPP

#include <u8lit/codec/basic_form.hpp>
#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/form_diagnostic.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::legacy {

// UTF-16 that may be ill-formed: any code units at all. A surrogate without another is its own number, and nothing is a
// fault.
struct any_utf16 : detail::basic_form<any_utf16> {
  using detail::basic_form<any_utf16>::decode_front;
  using detail::basic_form<any_utf16>::validate;

  static constexpr detail::encoding_form unit_form = detail::encoding_form::utf16;

  template <utf16_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
    const decoded found = u8lit::decode_front(units, size);
    return found || size == 0 ? found : decoded{detail::to_unsigned(units[0]), 1, fault::none};
  }
  template <utf16_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Unit*, size_t size) noexcept {
    return {fault::none, size, 0};
  }

  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    if (detail::is_surrogate(number)) return 1;
    return is_scalar_value(number) ? utf16_length(scalar_value::unchecked(number)) : 0;
  }
  template <utf16_unit Unit>
  U8LIT_ABI static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {
    if (!detail::is_surrogate(number)) return length(number) ? u8lit::encode_to(units, scalar_value::unchecked(number)) : 0;
    units[0] = static_cast<Unit>(number);
    return 1;
  }
};

}  // namespace u8lit::legacy

namespace u8lit::legacy {

// The WTF-8 encoding: UTF-8 and surrogates, but no pair of them, which its fifth octet proves.
inline constexpr grammar wtf8_grammar{
    detail::select_alternatives<0, 5>(utf8_syntax) | syntax<1, 4>{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xBF}, detail::continuation}}} |
        detail::select_alternatives<5, 4>(utf8_syntax),
    {code_points},
    syntax<1, 5>{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xAF}, detail::continuation,
                   octet_range{0xED, 0xED}, octet_range{0xB0, 0xBF}}}}};

// Its rules, and where they stand.
struct WTF_8;
struct a_pair_of_surrogates_is_one_sequence_of_four_octets;

// WTF-8, which file names of Windows and strings of JavaScript are written in: potentially ill-formed UTF-16 in octets.
// Surrogates may stand alone; a high one that a low one follows is `surrogate_pair` at its first octet.
struct wtf8 : detail::checked_codec<wtf8, wtf8_grammar> {
  static constexpr u8lit::charset charset{};  // not registered

  using rules = rule_list<
      rule<a_pair_of_surrogates_is_one_sequence_of_four_octets, WTF_8, fault::surrogate_pair>,
      rule<detail::rules::only_an_overlong_sequence_could_begin_so, WTF_8, fault::invalid_lead, 0xC0, 0xC1>,
      rule<detail::rules::it_would_lie_beyond_U_10FFFF, WTF_8, fault::invalid_lead, 0xF5, 0xFD>,
      rule<detail::rules::it_never_appears, WTF_8, fault::invalid_lead>,
      rule<detail::rules::it_would_lie_beyond_U_10FFFF, WTF_8, fault::out_of_range>,
      rule<detail::rules::there_is_a_shorter_sequence, WTF_8, fault::overlong>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, WTF_8>>;

  // Writes the input to `out` in UTF-16, surrogates that stand alone as they are, and tells how far it went, as `transcode`
  // does. Only ill-formed WTF-8 is a fault. Writes nothing past `out_size` code units. Linear.
  template <utf8_unit In, utf16_unit Out>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf16(const In* in, size_t size, Out* out,
                                                               size_t out_size) noexcept {
    return detail::transcode_between(detail::number_source<wtf8, In>{in, size}, detail::number_target<any_utf16, Out>{out, out_size},
                                    on_fault::stop);
  }
  template <detail::octets_like Text, detail::buffer_of_form<any_utf16> Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded to_utf16(const Text& in, Buffer&& out) noexcept {
    return to_utf16(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                    detail::as_buffer(out).size);
  }

  // Writes UTF-16, ill-formed or not, to `out` in WTF-8, likewise. Nothing is a fault.
  template <utf16_unit In, utf8_unit Out>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf16(const In* in, size_t size, Out* out,
                                                                 size_t out_size) noexcept {
    return detail::transcode_between(detail::number_source<any_utf16, In>{in, size}, detail::number_target<wtf8, Out>{out, out_size},
                                    on_fault::stop);
  }
  template <detail::text_of_form<any_utf16> Text, detail::octet_buffer Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded from_utf16(const Text& in, Buffer&& out) noexcept {
    return from_utf16(detail::units_of(in).data(), detail::units_of(in).size(), detail::as_buffer(out).units,
                      detail::as_buffer(out).size);
  }

  // How many code units or octets these would write, if there were room for all. `concat` writes no more than both have.
  template <detail::text_of_form<wtf8> Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t to_utf16_length(const Text& in) noexcept {
    using target = detail::counting_target<detail::number_target<any_utf16, char16_t>>;
    return detail::transcode_between(detail::make_number_source<wtf8>(in), target{}, on_fault::stop).written;
  }
  template <detail::text_of_form<any_utf16> Text>
  [[nodiscard]] U8LIT_ABI static constexpr size_t from_utf16_length(const Text& in) noexcept {
    using target = detail::counting_target<detail::number_target<wtf8, char>>;
    return detail::transcode_between(detail::make_number_source<any_utf16>(in), target{}, on_fault::stop).written;
  }

  // The same of a constant: `to_utf16("..."_wtf8)` is the encoded_constant of legacy::any_utf16, and `from_utf16` of such a
  // constant the one of this form.
  template <unvalidated_literal Octets>
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr auto to_utf16(encoded_constant<wtf8, Octets>)
      noexcept {
    return detail::form_conversion::convert<wtf8, any_utf16, Octets>();
  }
  template <unvalidated_literal Units>
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr auto from_utf16(encoded_constant<any_utf16, Units>)
      noexcept {
    return detail::form_conversion::convert<any_utf16, wtf8, Units>();
  }

  // Writes the one and then the other to `out`: a high surrogate at the end of the one and a low at the beginning of the other
  // become the character that they are. `read` and a fault's offset count through both. Linear.
  template <detail::octets_like Left, detail::octets_like Right, detail::octet_buffer Buffer>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded concat(const Left& left, const Right& right,
                                                             Buffer&& out) noexcept {
    return transcode_both(detail::units_of(left), detail::units_of(right), detail::as_buffer(out));
  }

  // The same of constants, one or more: `concat("..."_wtf8, "..."_wtf8)` is an encoded_constant of the first literal's unit type.
  template <unvalidated_literal First, unvalidated_literal... Rest>
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr auto concat(encoded_constant<wtf8, First>,
                                                                encoded_constant<wtf8, Rest>...) noexcept {
    using unit = typename decltype(First)::unit_type;
    return detail::form_conversion::convert<any_utf16, wtf8, units_of_all<First, Rest...>, unit>();
  }

  // Text of unknown length.
  template <detail::of_unknown_length Text, detail::code_unit_buffer Buffer>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& to_utf16(Text&&, Buffer&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text, detail::octet_buffer Buffer>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& from_utf16(Text&&, Buffer&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& to_utf16_length(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <detail::of_unknown_length Text>
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& from_utf16_length(Text&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
  template <class Left, class Right, detail::octet_buffer Buffer>
    requires(detail::of_unknown_length<Left> || detail::of_unknown_length<Right>)
  U8LIT_ABI static detail::pass_a_pointer_and_a_length_or_a_view& concat(Left&&, Right&&, Buffer&&)
      U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

 private:
  // UTF-16 without a border between the one and the other, across which surrogates are a pair.
  template <unvalidated_literal... Octets>
  static constexpr auto units_of_all = [] {
    constexpr size_t units = [] {
      size_t sum = 0;
      const size_t sizes[] = {detail::form_conversion::convert<wtf8, any_utf16, Octets>().size()...};
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

  template <class Left, class Right, utf8_unit Out>
  [[nodiscard]] U8LIT_ABI static constexpr transcoded transcode_both(Left left, Right right,
                                                                     detail::form_target<Out> out) noexcept {
    return detail::transcode_between(joined_source<Left, Right>{left, right, left.size() + right.size()},
                                    detail::number_target<wtf8, Out>{out.units, out.size}, on_fault::stop);
  }

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
};

}  // namespace u8lit::legacy

namespace u8lit {

inline namespace literals {

// The literal's own octets, judged as this form, are an encoded_constant: `"\xED\xA0\xBD"_wtf8`.
template <unvalidated_literal Octets>
[[gnu::always_inline]] U8LIT_ABI constexpr encoded_constant<legacy::wtf8, Octets> operator""_wtf8() noexcept {
  return {};
}
template <unvalidated_literal Octets>
  requires(form_fault_of<legacy::wtf8, Octets>.exists())
form_diagnostic<form_fault_of<legacy::wtf8, Octets>> operator""_wtf8() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
