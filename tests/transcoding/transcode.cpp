// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/transcode.hpp>

#include <u8lit/operation/escape_json.hpp>
#include <u8lit/transcoding/replace.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// RFC 3629 section 7's third example, and its fourth with a character beyond U+FFFF, in every form.
static_assert(std::is_same_v<decltype(to_utf16("日本語"_text)), text_constant<u"日本語">>);
static_assert(std::is_same_v<decltype(to_utf32("日本語"_text)), text_constant<U"日本語">>);
static_assert(std::is_same_v<decltype(to_utf8(u"日本語"_text)), text_constant<"日本語">>);
static_assert(std::is_same_v<decltype(to_wide("日本語"_text)), text_constant<L"日本語">>);
static_assert(to_utf16("\uFEFF\U000233B4"_text) == text_constant<u"\xFEFF\xD84C\xDFB4">{} &&
              to_utf16("\U000233B4"_text).size() == 2);
#ifdef __cpp_char8_t
static_assert(std::is_same_v<decltype(text_in<char8_t>(U"\U000233B4"_text)), text_constant<u8"\U000233B4">>);
static_assert(std::is_same_v<decltype(to_utf16(u8"\U000233B4"_text)), text_constant<u"\U000233B4">>);
#endif

// Conversion to every form and back restores the text; conversion to its own form is the identity.
template <fixed_text Text>
constexpr bool goes_round = std::is_same_v<decltype(to_utf8(to_utf16(text_constant<Text>{}))),
                                           decltype(to_utf8(to_utf32(text_constant<Text>{})))>&&
                                    std::is_same_v<decltype(to_utf16(to_utf8(text_constant<Text>{}))),
                                                   decltype(to_utf16(to_wide(text_constant<Text>{})))>&&
                                        std::is_same_v<decltype(to_utf32(to_utf8(text_constant<Text>{}))),
                                                       decltype(to_utf32(to_utf16(text_constant<Text>{})))>&&
                                            to_utf8(text_constant<Text>{}) == text_constant<Text>{} &&
                            to_wide(to_utf8(text_constant<Text>{})) == text_constant<Text>{};
static_assert(goes_round<""> && goes_round<"aß日😀"> && goes_round<u"aß日😀"> && goes_round<U"aß日😀"> &&
              goes_round<L"aß日😀">);
static_assert(goes_round<"\0\x7F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF">);
static_assert(std::is_same_v<decltype(to_utf8("日本語"_text)), text_constant<"日本語">>);

// NUL-terminated, and one object for each text, from whichever form.
static_assert(to_utf16("日本語"_text).c_str()[3] == u'\0' && to_utf16("日本語"_text).size() == 3 &&
              to_utf16(""_text).c_str()[0] == u'\0');
static_assert(to_utf16("日本語"_text).c_str() == to_utf16(U"日本語"_text).c_str() && to_utf16("日本語"_text).view() == u"日本語");

// An ill-formed literal is a substitution failure.
template <unvalidated_literal Text>
concept has_utf16 = requires { to_utf16(text_constant<Text>{}); };
template <unvalidated_literal Text>
concept has_utf8 = requires { to_utf8(text_constant<Text>{}); };
static_assert(has_utf16<"日"> && !has_utf16<"\xC0\x80"> && !has_utf16<"\xED\xA0\x80"> && !has_utf8<u"\xD800"> &&
              has_utf8<u"\xD800\xDC00">);

// Into a buffer: how much was read, how much was written, and the verdict.
constexpr bool writes_to_a_buffer() {
  char16_t units[8]{};
  if (transcode("aß日😀", units) != transcoded{10, 5, {fault::none, 10, 0}}) return false;
  if (std::u16string_view{units, 6} != std::u16string_view{u"aß日😀\0", 6}) return false;
  std::array<char32_t, 4> values{};
  if (transcode(std::u16string_view{u"aß日😀"}, values) != transcoded{5, 4, {fault::none, 5, 0}}) return false;
  char octets[10]{};
  if (transcode(values, std::span{octets}) != transcoded{4, 10, {fault::none, 4, 0}}) return false;
  return std::string_view{octets, 10} == "aß日😀";
}
static_assert(writes_to_a_buffer());

// to_utf16 and its like write text to a buffer of their form.
constexpr bool writes_text_to_a_buffer() {
  const text_view<char> text = "aß日😀";
  char16_t units[5]{};
  wchar_t wide[5]{};
  std::byte octets[10]{};
  return to_utf16(text, units) == transcoded{10, 5, {fault::none, 10, 0}} &&
         text_view<char16_t>::unchecked(units, 5) == u"aß日😀" && to_wide(text, wide) && wide[1] == L'ß' &&
         to_utf8(u"aß日😀"_text, octets).written == 10 && octets[9] == std::byte{0x80} &&
         !to_utf16(text, std::span{units, 2});
}
static_assert(writes_text_to_a_buffer());
template <class... Arguments>
concept goes_to_utf16 = requires(Arguments&&... arguments) { to_utf16(static_cast<Arguments&&>(arguments)...); };
static_assert(goes_to_utf16<text_view<char>, char16_t (&)[1]> && !goes_to_utf16<text_view<char>> &&
              !goes_to_utf16<text_view<char>, char (&)[1]>);
static_assert(!goes_to_utf16<std::string_view, char16_t (&)[1]> &&
              !goes_to_utf16<text_view<char>, const char16_t (&)[1]>);

// A buffer that is too small; the conversion resumes from where it stopped.
constexpr bool stops_before_what_does_not_fit() {
  char octets[4]{'x', 'x', 'x', 'x'};
  const std::u16string_view in = u"日本";
  const transcoded first = transcode(in, octets);
  if (first != transcoded{1, 3, {fault::none, 1, 0}, false} || first || octets[3] != 'x') return false;
  const transcoded rest = transcode(in.substr(first.read), octets);
  return rest && rest.written == 3 && std::string_view{octets, 3} == "本" && octets[3] == 'x';
}
static_assert(stops_before_what_does_not_fit());

// At the first fault, in every form.
constexpr bool stops_at_the_first_fault() {
  char16_t units[8]{};
  char octets[8]{};
  const char32_t beyond[]{U'a', 0x11'0000};
  return transcode("ab\xE0\x80z", units) == transcoded{2, 2, {fault::overlong, 2, 1}} &&
         transcode("ab\xE6\x97", units) == transcoded{2, 2, {fault::truncated, 2, 2}} &&
         transcode(u"ab\xD800z", octets) == transcoded{2, 2, {fault::unpaired_high_surrogate, 2, 1}} &&
         transcode(u"\xDC00", octets) == transcoded{0, 0, {fault::unpaired_low_surrogate, 0, 1}} &&
         transcode(beyond, octets) == transcoded{1, 1, {fault::out_of_range, 1, 1}} &&
         !transcode("\xFF", units) && transcode("ab\xFF", units, 2) == transcoded{2, 2, {fault::invalid_lead, 2, 1}};
}
static_assert(stops_at_the_first_fault());

// Nothing in, nothing out.
constexpr bool takes_nothing() {
  char16_t unit[1]{u'x'};
  return transcode("", unit) == transcoded{} && transcode("", unit, 0) == transcoded{} &&
         transcode("a", unit, 0) == transcoded{0, 0, {}, false} &&
         transcode(static_cast<const char*>(nullptr), 0, static_cast<char16_t*>(nullptr), 0) == transcoded{} &&
         unit[0] == u'x';
}
static_assert(takes_nothing());

// From and to raw octets and wide characters, too.
constexpr bool takes_every_unit() {
  const std::byte raw[]{std::byte{0xE6}, std::byte{0x97}, std::byte{0xA5}};
  wchar_t wide[2]{};
  unsigned char octets[4]{};
  std::byte bytes[4]{};
  return transcode(raw, wide) && wide[0] == L'日' && transcode(wide, 1, octets, 4).written == 3 && octets[2] == 0xA5 &&
         transcode(text_constant<u"日">{}, bytes).written == 3 && bytes[0] == raw[0];
}
static_assert(takes_every_unit());

// Not buffers: const ones, those of other types, and none.
template <class In, class Buffer>
concept transcodes_to = requires(const In& in, Buffer& out) { transcode(in, out); };
static_assert(transcodes_to<std::string_view, std::vector<char16_t>> && transcodes_to<text_view<char>, char16_t[2]>);
static_assert(!transcodes_to<std::string_view, const std::vector<char16_t>> &&
              !transcodes_to<std::string_view, const char16_t[2]>);
static_assert(!transcodes_to<std::string_view, int[2]> && !transcodes_to<int, char16_t[2]> &&
              !transcodes_to<std::string_view, std::string_view>);
static_assert(noexcept(transcode("", declval<char16_t*>(), 0)));

// An array may be passed as a pointer with a length to every operation that takes these.
constexpr bool arrays_are_pointers() {
  char in[4]{'a', '\xC3', '\xA9', '"'};
  char out[16]{};
  char16_t wide[4]{};
  return transcode(in, 3, wide, 4).written == 2 && escape_json(in, 4, out, 16).written == 5 &&
         replace_ill_formed(in, 2, out, 16).replaced == 1;
}
static_assert(arrays_are_pointers());

int main() {
  // The same object in every function.
  constexpr auto data = [] { return to_utf16("日本語"_text).c_str(); };
  if (data() != to_utf16(U"日本語"_text).c_str() || std::u16string_view{data()} != u"日本語") return 100;
  return at_run_time(writes_to_a_buffer, writes_text_to_a_buffer, stops_before_what_does_not_fit,
                     stops_at_the_first_fault, takes_nothing, takes_every_unit);
}
