// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/codec_conversion.hpp>

#include <type_traits>

#include <u8lit/legacy.hpp>
#include <u8lit/text/text_literal.hpp>

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;
using legacy::cesu8, legacy::modified_utf8, legacy::rfc2279, legacy::wtf8;

template <class Left, class Right>
constexpr bool is(Left, Right) {
  return std::is_same_v<Left, Right>;
}

// To UTF-8: the unit type of the literal, and exact size.
static_assert(is(cesu8::to_utf8("a\xED\xA0\xBD\xED\xB8\x80z"_cesu8), "a😀z"_text));
static_assert(is(cesu8::to_utf8("\xED\xA0\xBD\xED\xB8\x80"_cesu8), "😀"_text));
static_assert(is(modified_utf8::to_utf8("a\xC0\x80z"_modified_utf8), "a\0z"_text));
static_assert(is(modified_utf8::to_utf8("\xC0\x80"_modified_utf8), "\0"_text));
static_assert(is(wtf8::to_utf8("😀"_wtf8), "😀"_text) && is(rfc2279::to_utf8("ß日😀\0"_rfc2279), "ß日😀\0"_text));
static_assert(is(cesu8::to_utf8(""_cesu8), ""_text));

// From UTF-8: the same type as the encoding's literal.
static_assert(is(cesu8::from_utf8("a😀z"_text), "a\xED\xA0\xBD\xED\xB8\x80z"_cesu8));
static_assert(is(cesu8::from_utf8("😀"_text), "\xED\xA0\xBD\xED\xB8\x80"_cesu8));
static_assert(is(modified_utf8::from_utf8("a\0😀"_text), "a\xC0\x80\xED\xA0\xBD\xED\xB8\x80"_modified_utf8));
static_assert(is(wtf8::from_utf8("ß😀"_text), "ß😀"_wtf8) && is(rfc2279::from_utf8("\0日"_text), "\0日"_rfc2279));
static_assert(is(cesu8::from_utf8(""_text), ""_cesu8) && is(cesu8::from_utf8("a"_text), "a"_cesu8));
static_assert(cesu8::from_utf8("😀"_text).size() == 6 && cesu8::from_utf8("😀"_text).c_str()[6] == '\0');

// Converts there and back.
template <class Codec, fixed_text Text>
constexpr bool goes_round = is(Codec::to_utf8(Codec::from_utf8(text_constant<Text>{})), text_constant<Text>{});
static_assert(goes_round<cesu8, "a\0ß日\uD7FF\uE000\uFFFF\U00010000\U0010FFFF">);
static_assert(goes_round<modified_utf8, "a\0ß日\uD7FF\uE000\uFFFF\U00010000\U0010FFFF">);
static_assert(goes_round<wtf8, "a\0ß日\uD7FF\uE000\uFFFF\U00010000\U0010FFFF">);
static_assert(goes_round<rfc2279, "a\0ß日\uD7FF\uE000\uFFFF\U00010000\U0010FFFF">);

// Shared sequences are copied in runs, up to a sequence that only one side has or the end of the buffer.
static_assert(cesu8::has_sequences_of_utf8 && modified_utf8::has_sequences_of_utf8 && wtf8::has_sequences_of_utf8);
static_assert(rfc2279::has_sequences_of_utf8);
template <class Codec>
constexpr bool copies_runs() {
  constexpr char text[] = "a\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000ab\u00E9\u00EA日本z";
  char there[40]{}, back[40]{};
  const size_t size = sizeof text - 1, length = Codec::from_utf8_length(text);
  for (size_t room = 0; room <= length; ++room) {
    const transcoded done = Codec::from_utf8(text, size, there, room);
    if (static_cast<bool>(done) != (room == length) || there[room] != 0 || !Codec::is_well_formed(there, done.written))
      return false;
  }
  for (size_t room = 0; room <= size; room += room < 9 || room > 30 ? 1 : 5) {
    const transcoded done = Codec::to_utf8(there, length, back, room);
    if (done.written > room || back[room] != 0) return false;
    for (size_t at = 0; at < done.written; ++at) {
      if (back[at] != text[at]) return false;
    }
    if (room == size) return done && Codec::to_utf8_length(units_of(there, length)) == size;
  }
  return false;
}
static_assert(copies_runs<cesu8>() && copies_runs<wtf8>());
static_assert(copies_runs<modified_utf8>() && copies_runs<rfc2279>());
// Copying stops before octets that are ill-formed in UTF-8: overlong sequences, surrogates, missing continuations.
constexpr bool stops_before(const char* octets, size_t offset, size_t size) {
  return rfc2279::to_utf8_length(units_of(octets, size)) == offset &&
         wtf8::from_utf8_length(units_of(octets, size)) == offset;
}
static_assert(stops_before("\u00E9\xC1\x80", 2, 4) && stops_before("日\xE0\x9F\xBF", 3, 6));
static_assert(stops_before("日\xED\xA0\x80", 3, 6) && stops_before("\u00E9\xC3z", 2, 4));
static_assert(stops_before("日\xE2\x82z", 3, 6) && stops_before("日\xE2z\x80", 3, 6));

#ifdef __cpp_char8_t
static_assert(is(cesu8::to_utf8(u8"\xED\xA0\xBD\xED\xB8\x80"_cesu8), u8"😀"_text));
static_assert(is(cesu8::from_utf8(u8"😀"_text), u8"\xED\xA0\xBD\xED\xB8\x80"_cesu8));
#endif

// Ill-formed input, numbers that are not scalar values and characters that the encoding lacks are no valid arguments.
template <class Codec, unvalidated_literal Octets>
concept goes_to = requires { sizeof(Codec::to_utf8(encoded_constant<Codec, Octets>{})); };
template <class Codec, class Octets>
concept goes_to_by_value = requires { sizeof(Codec::to_utf8(Octets{})); };
template <class Codec, unvalidated_literal Text>
concept comes_from = requires { sizeof(Codec::from_utf8(text_constant<Text>{})); };
template <class Codec, class Text>
concept comes_from_by_value = requires { sizeof(Codec::from_utf8(Text{})); };
static_assert(goes_to<cesu8, "a"> && !goes_to<cesu8, "😀"> && !goes_to<cesu8, "\xED\xA0\xBD"> && !goes_to<cesu8, u"a">);
static_assert(goes_to<wtf8, "😀"> && !goes_to<wtf8, "\xED\xA0\xBD"> && !goes_to<wtf8, "\xED\xA0\xBD\xED\xB8\x80">);
static_assert(goes_to<rfc2279, "\xF4\x8F\xBF\xBF"> && !goes_to<rfc2279, "\xF4\x90\x80\x80">);
static_assert(!goes_to<rfc2279, "\xED\xA0\x80">);
static_assert(goes_to_by_value<wtf8, decltype("a"_wtf8)> && !goes_to_by_value<wtf8, decltype("\xED\xA0\xBD"_wtf8)>);
static_assert(!goes_to_by_value<wtf8, decltype("a"_cesu8)>);
static_assert(comes_from<cesu8, "😀"> && !comes_from<cesu8, "\xED\xA0\xBD\xED\xB8\x80"> && !comes_from<cesu8, u"a"> &&
              comes_from_by_value<cesu8, decltype("a"_text)> && !comes_from_by_value<cesu8, decltype("a"_cesu8)>);

// The diagnostics.
using namespace u8lit::detail::diagnostic;
using enum diagnostic::byte;
static_assert(is(type_identity<codec_conversion::to_utf8_diagnostic<wtf8, "a\xED\xA0\xBD">>{},
                 type_identity<invalid_utf8::surrogate<at_byte<2>, bytes<xED, xA0, xBD>, RFC_3629_section_3>>{}));
static_assert(
    is(type_identity<codec_conversion::to_utf8_diagnostic<rfc2279, "\xF4\x90\x80\x80\xED\xA0\xBD">>{},
       type_identity<invalid_utf8::out_of_range<at_byte<1>, bytes<xF4, x90, x80, x80>, RFC_3629_section_3>>{}));

// An encoding with 16-bit code units that lacks most scalar values.
struct below_0100 : basic_codec<below_0100> {
  static constexpr encoding_form unit_form = encoding_form::utf16;
  static constexpr decoded decode_front(const char16_t* units, size_t) noexcept { return {*units, 1, fault::none}; }
  static constexpr verdict validate(const char16_t*, size_t size) noexcept { return {fault::none, size, 0}; }
  static constexpr size_t length(char32_t number) noexcept { return number < 0x100; }
  template <utf16_unit Unit>
  static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {
    *units = static_cast<Unit>(number);
    return 1;
  }
};
static_assert(is(below_0100::to_utf8(encoded_constant<below_0100, u"aß">{}), "aß"_text));
static_assert(is(below_0100::from_utf8("aß"_text), encoded_constant<below_0100, u"aß">{}));
static_assert(comes_from<below_0100, "ß"> && !comes_from<below_0100, "a€">);
static_assert(!comes_from_by_value<below_0100, decltype("€"_text)>);
static_assert(is(type_identity<codec_conversion::from_utf8_diagnostic<below_0100, "a€">>{},
                 type_identity<invalid<below_0100>::unrepresentable<at_byte<2>, character_U_plus<x20, xAC>>>{}));
static_assert(is(type_identity<codec_conversion::from_utf8_diagnostic<below_0100, "😀">>{},
                 type_identity<invalid<below_0100>::unrepresentable<
                     at_byte<1>, character_U_plus<x00, x01, xF6, x00>>>{}));
static_assert(!goes_to<below_0100, u"\xD800"> &&
              is(type_identity<codec_conversion::to_utf8_diagnostic<below_0100, u"a\xD800">>{},
                 type_identity<invalid_utf32::surrogate<at_code_unit<2>, bytes<xD8, x00>, RFC_3629_section_3>>{}));

// WTF-8 and any UTF-16 convert to each other; concatenation makes characters of surrogate pairs.
using legacy::any_utf16;
template <unvalidated_literal Units>
constexpr encoded_constant<any_utf16, Units> utf16{};
static_assert(is(wtf8::to_utf16("a\xED\xA0\xBD\xED\xA0\xBD"_wtf8), utf16<u"a\xD83D\xD83D">));
static_assert(is(wtf8::to_utf16("\0😀"_wtf8), utf16<u"\0😀">));
static_assert(is(wtf8::from_utf16(utf16<u"\xDE00\xD83D">), "\xED\xB8\x80\xED\xA0\xBD"_wtf8));
static_assert(is(wtf8::from_utf16(utf16<u"\xD83D\xDE00">), "😀"_wtf8));
static_assert(is(wtf8::from_utf16(utf16<u"😀">), "😀"_wtf8) && is(wtf8::from_utf16(utf16<u"">), ""_wtf8));
static_assert(is(wtf8::to_utf16(""_wtf8), utf16<u"">));
static_assert(is(wtf8::concat("a\xED\xA0\xBD"_wtf8, "\xED\xB8\x80z"_wtf8), "a😀z"_wtf8));
static_assert(is(wtf8::concat("\xED\xA0\xBD"_wtf8, ""_wtf8, "\xED\xB8\x80"_wtf8), "😀"_wtf8));
static_assert(is(wtf8::concat("\xED\xB8\x80"_wtf8, "\xED\xA0\xBD"_wtf8, "\xED\xA0\xBD"_wtf8),
                 "\xED\xB8\x80\xED\xA0\xBD\xED\xA0\xBD"_wtf8));
static_assert(is(wtf8::concat("a"_wtf8), "a"_wtf8));
template <unvalidated_literal Octets>
concept goes_to_utf16 = requires { sizeof(wtf8::to_utf16(encoded_constant<wtf8, Octets>{})); };
template <unvalidated_literal Units>
concept comes_from_utf16 = requires { sizeof(wtf8::from_utf16(encoded_constant<any_utf16, Units>{})); };
template <unvalidated_literal... Octets>
concept is_concatenated = requires { sizeof(wtf8::concat(encoded_constant<wtf8, Octets>{}...)); };
static_assert(goes_to_utf16<"\xED\xA0\xBD"> && !goes_to_utf16<"\xED\xA0\xBD\xED\xB8\x80"> && !goes_to_utf16<u"a">);
static_assert(!goes_to_utf16<"\xFF">);
static_assert(comes_from_utf16<u"\xD800"> && !comes_from_utf16<"a"> && is_concatenated<"a", ""> && !is_concatenated<>);
static_assert(!is_concatenated<"a", "\xFF"> && !is_concatenated<"\xED\xA0\xBD\xED\xB8\x80", "a">);
#ifdef __cpp_char8_t
static_assert(is(wtf8::concat(u8"\xED\xA0\xBD"_wtf8, "\xED\xB8\x80"_wtf8), u8"😀"_wtf8));
static_assert(is(wtf8::to_utf16(u8"ß"_wtf8), utf16<u"ß">));
#endif

int main() {
  // Each constant is one object.
  constexpr auto text = [] { return cesu8::to_utf8("\xED\xA0\xBD\xED\xB8\x80"_cesu8).data(); };
  return text() == text_constant<"😀">::data() ? 0 : 1;
}
