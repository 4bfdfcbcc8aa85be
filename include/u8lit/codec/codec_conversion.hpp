// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_CODEC_CONVERSION_HPP
#define U8LIT_CODEC_CODEC_CONVERSION_HPP

#include <u8lit/codec/encoded_constant.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/base/begin.hpp>

// Conversions of constants between encodings and UTF-8. The results are constants of exact size.

namespace u8lit::detail::codec_conversion {

// What a conversion of the literal would return, given room for all: the first fault, and the size of the result.
template <class Codec, unvalidated_literal Octets>
inline constexpr transcoded to_utf8 = [] {
  using source = scalar_value_source<Codec, typename decltype(Octets)::unit_type>;
  using target = counting_target<form_target<char>>;
  return detail::transcode_between(source{Octets.units, Octets.size()}, target{}, on_fault::stop);
}();
template <class Codec, fixed_text Text>
inline constexpr transcoded from_utf8 = [] {
  using target = counting_target<number_target<Codec, char>>;
  return detail::transcode_between(form_source{Text.data(), Text.size()}, target{}, on_fault::stop);
}();

// For a number that UTF-8 cannot encode: UTF-8's diagnostic, with the octets of the encoding's sequence.
template <class Codec, unvalidated_literal Octets>
U8LIT_ABI constexpr auto make_to_utf8_diagnostic() noexcept {
  using unit = typename decltype(Octets)::unit_type;
  constexpr verdict result = to_utf8<Codec, Octets>.found;
  using place = diagnostic::place_of<unit, result.offset + 1>;
  if constexpr (static_cast<bool>(result)) {
    return type_identity<well_formed_text>{};
  } else if constexpr (utf8_unit<unit>) {
    using shown = typename diagnostic::bytes_of<Octets, result.offset, result.length>::type;
    return diagnostic::make_fault_diagnostic<encoding_form::utf8, result.what, place, shown>();
  } else {
    constexpr char32_t number = detail::to_unsigned(Octets.units[result.offset]);
    using shown = typename diagnostic::bytes_of_unit<sizeof(unit), number>::type;
    return diagnostic::make_fault_diagnostic<encoding_form::utf32, result.what, place, shown>();
  }
}
template <class Codec, unvalidated_literal Octets>
using to_utf8_diagnostic = typename decltype(make_to_utf8_diagnostic<Codec, Octets>())::type;
// "UTF-8 cannot represent U+D800, at byte 4".
template <class Codec, unvalidated_literal Octets>
U8LIT_ABI constexpr sentence words_to_utf8() noexcept {
  using unit = typename decltype(Octets)::unit_type;
  constexpr size_t at = to_utf8<Codec, Octets>.found.offset;
  return sentence{}.append(u8"UTF-8 cannot represent U+")
      .append_hexadecimal(Codec::decode_front(Octets.units + at, Octets.size() - at).value, 4)
      .append(u8", at ").append(detail::unit_name(form_of<unit>)).append(u8" ").append_decimal(at + 1);
}
template <class Codec, unvalidated_literal Octets>
using refused_to_utf8 =
    no_result<decltype(detail::refuse_type<to_utf8_diagnostic<Codec, Octets>, words_to_utf8<Codec, Octets>>())>;

template <class Codec, fixed_text Text>
U8LIT_ABI constexpr auto make_from_utf8_diagnostic() noexcept {
  constexpr verdict result = from_utf8<Codec, Text>.found;
  if constexpr (result || detail::is_refused(Text)) {
    return type_identity<well_formed_text>{};
  } else {
    constexpr char32_t value = u8lit::decode_front(Text.data() + result.offset, result.length).value;
    using place = diagnostic::at_byte<result.offset + 1>;
    return type_identity<typename invalid<Codec>::template unrepresentable<place, diagnostic::character_of<value>>>{};
  }
}
template <class Codec, fixed_text Text>
  requires utf8_unit<typename decltype(Text)::unit_type>
using from_utf8_diagnostic = typename decltype(make_from_utf8_diagnostic<Codec, Text>())::type;
template <class Codec, fixed_text Text>
U8LIT_ABI constexpr sentence words_from_utf8() noexcept {
  constexpr size_t at = from_utf8<Codec, Text>.found.offset;
  return sentence{}.append(u8"this encoding cannot represent U+")
      .append_hexadecimal(u8lit::decode_front(Text.data() + at, Text.size() - at).value, 4)
      .append(u8", at byte ").append_decimal(at + 1);
}
template <class Codec, fixed_text Text>
using refused_from_utf8 =
    no_result<decltype(detail::refuse_type<from_utf8_diagnostic<Codec, Text>, words_from_utf8<Codec, Text>>())>;

// The result of a conversion without a buffer. Clang has an attribute with the sentence.
#define U8LIT_NEEDS_BUFFER \
  "u8lit: this text is known only at run time: pass an array or std::span to write to as the second argument"
template <class Text>
struct text_known_only_at_run_time_needs_a_buffer {
  static constexpr const utf8_character* words = u8"" U8LIT_NEEDS_BUFFER;
};
template <class Text>
U8LIT_ABI constexpr auto refuse_without_buffer() noexcept {
  using found = text_known_only_at_run_time_needs_a_buffer<Text>;
  if constexpr (!compiler::prints_strings) return type_identity<found&>{};
  else return type_identity<no_result<decltype(detail::refuse_type<found, fixed_words<found>>())>>{};
}
template <class Text>
using without_buffer = typename decltype(codec_conversion::refuse_without_buffer<Text>())::type;

// The result's unit type: the literal's own if the other encoding uses it, so that u8"" literals stay char8_t.
template <encoding_form Wanted, code_unit Unit>
U8LIT_ABI constexpr auto choose_unit() noexcept {
  if constexpr (form_of<Unit> == Wanted) return Unit{};
  else if constexpr (Wanted == encoding_form::utf16) return char16_t{};
  else if constexpr (Wanted == encoding_form::utf32) return char32_t{};
  else return char{};
}
template <encoding_form Wanted, class Literal>
using counterpart_unit = decltype(codec_conversion::choose_unit<Wanted, typename Literal::unit_type>());

// The encoded_constant of the `Size` units that `Fill{}(units, Size)` writes.
template <class Codec, code_unit Unit, size_t Size, class Fill>
consteval auto make_codec_constant(Fill) noexcept {
  return encoded_constant<Codec, built_units<Unit, Size, Fill>>{};
}

template <class Codec, unvalidated_literal Octets>
consteval auto make_utf8_text() noexcept {
  using unit = counterpart_unit<encoding_form::utf8, decltype(Octets)>;
  return detail::make_unchecked_text<unit, to_utf8<Codec, Octets>.written>(
      [](unit* units, size_t size) { static_cast<void>(Codec::to_utf8(Octets.units, Octets.size(), units, size)); });
}
template <class Codec, fixed_text Text>
consteval auto make_codec_literal() noexcept {
  using unit = counterpart_unit<Codec::unit_form, decltype(Text)>;
  return codec_conversion::make_codec_constant<Codec, unit, from_utf8<Codec, Text>.written>(
      [](unit* units, size_t size) { static_cast<void>(Codec::from_utf8(Text.data(), Text.size(), units, size)); });
}

// Converts a literal to another encoding, which must have all its numbers.
template <class From, unvalidated_literal Octets, class Target>
U8LIT_ABI constexpr size_t write_converted(Target target) noexcept {
  using source = number_source<From, typename decltype(Octets)::unit_type>;
  return detail::transcode_between(source{Octets.units, Octets.size()}, target, on_fault::stop).written;
}
template <class From, unvalidated_literal Octets, class Target>
inline constexpr size_t converted_size = codec_conversion::write_converted<From, Octets>(counting_target<Target>{});
template <class From, class To, unvalidated_literal Octets,
          code_unit Unit = counterpart_unit<To::unit_form, decltype(Octets)>>
consteval auto convert() noexcept {
  using target = number_target<To, Unit>;
  return codec_conversion::make_codec_constant<To, Unit, converted_size<From, Octets, target>>(
      [](Unit* units, size_t size) { codec_conversion::write_converted<From, Octets>(target{units, size}); });
}

}  // namespace u8lit::detail::codec_conversion

#include <u8lit/base/end.hpp>

#endif
