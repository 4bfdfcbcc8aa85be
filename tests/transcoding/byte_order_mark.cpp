// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/byte_order_mark.hpp>

#include <cstddef>
#include <string_view>

#include <u8lit/text/literals.hpp>
#include <u8lit/text/notation.hpp>
#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>

using namespace u8lit;
using namespace u8lit::detail;

static_assert(zero_width_no_break_space == U'\uFEFF');

// Every policy on text of one form: with a mark, with one elsewhere, with two, with only a mark, and without.
template <code_unit Unit>
constexpr bool follows(text_view<Unit> marked, text_view<Unit> bare, text_view<Unit> inner, text_view<Unit> two,
                       text_view<Unit> one_left, text_view<Unit> only) {
  using enum byte_order_mark;
  const auto is = [](byte_order_mark_result<text_view<Unit>> found, text_view<Unit> text, bool has_signature) {
    return found.text == text && found.has_signature == has_signature;
  };
  return is(apply_byte_order_mark(marked, keep), marked, true) &&
         is(apply_byte_order_mark(marked, strip), bare, true) &&
         is(apply_byte_order_mark(marked, forbid), marked, false) &&  // a mark
         is(apply_byte_order_mark(bare, keep), bare, false) &&
         is(apply_byte_order_mark(bare, strip), bare, false) &&  // none
         is(apply_byte_order_mark(inner, keep), inner, false) &&
         is(apply_byte_order_mark(inner, strip), inner, false) &&  // elsewhere
         is(apply_byte_order_mark(two, strip), one_left, true) &&
         is(apply_byte_order_mark(only, strip), {}, true) &&  // two, nothing else
         is(apply_byte_order_mark(text_view<Unit>{}, strip), {}, false);
}
static_assert(follows("\uFEFFab"_utf8, "ab"_utf8, "a\uFEFFb"_utf8, "\uFEFF\uFEFFa"_utf8, "\uFEFFa"_utf8,
                      "\uFEFF"_utf8));
static_assert(follows(u"\uFEFFab"_utf16, u"ab"_utf16, u"a\uFEFFb"_utf16, u"\uFEFF\uFEFFa"_utf16, u"\uFEFFa"_utf16,
                      u"\uFEFF"_utf16));
static_assert(follows(U"\uFEFFab"_utf32, U"ab"_utf32, U"a\uFEFFb"_utf32, U"\uFEFF\uFEFFa"_utf32, U"\uFEFFa"_utf32,
                      U"\uFEFF"_utf32));
static_assert(apply_byte_order_mark("\uFEFFa"_text, byte_order_mark::strip).text == "a");

// The result converts to the remaining text.
constexpr bool is_used_as_text() {
  const utf8_view line = apply_byte_order_mark("\uFEFF日本"_utf8, byte_order_mark::strip);
  const auto size = [](utf8_view text) { return text.size(); };
  return line == "日本" && size(apply_byte_order_mark("\uFEFFa"_utf8, byte_order_mark::strip)) == 1 &&
         apply_byte_order_mark(u"\uFEFFa"_text, byte_order_mark::keep).text == u"\uFEFFa";
}
static_assert(is_used_as_text());

// Text of every kind, except temporaries that own their code units.
constexpr restricted_text<char, policy::no_interior_nul> restricted = "\uFEFFa";
static_assert(apply_byte_order_mark(restricted, byte_order_mark::strip).text == "a");
template <class Text>
concept interpretable = requires(Text&& text) {
  apply_byte_order_mark(static_cast<Text&&>(text), byte_order_mark::strip);
};
static_assert(!interpretable<std::string_view> && !interpretable<const char*> && !interpretable<const char (&)[2]>);
static_assert(interpretable<text<char>&> && interpretable<const text<char>&> && !interpretable<text<char>>);

// No marks: U+FFFD, which is also the value of a fault, U+2060 and U+FFFE.
static_assert(!apply_byte_order_mark("\uFFFDa"_utf8, byte_order_mark::strip).has_signature);
static_assert(!apply_byte_order_mark("\u2060a"_utf8, byte_order_mark::strip).has_signature);
static_assert(!begins_with_byte_order_mark(units_of("\xEF\xBB")) &&
              !begins_with_byte_order_mark(units_of("\xEF\xBB\xBE")));
static_assert(begins_with_byte_order_mark(units_of("\xEF\xBB\xBF")) &&
              !begins_with_byte_order_mark(units_of(u"\xFFFE")));

constexpr bool is(detected_scheme found, encoding_scheme scheme, size_t length) {
  return found.scheme == scheme && found.length == length;
}
static_assert(is(detect_byte_order_mark("EF BB BF 41"_octets), encoding_scheme::utf8, 3));
static_assert(is(detect_byte_order_mark("FE FF 00 41"_octets), encoding_scheme::utf16be, 2));
static_assert(is(detect_byte_order_mark("FF FE 41 00"_octets), encoding_scheme::utf16le, 2));
static_assert(is(detect_byte_order_mark("00 00 FE FF 00 00 00 41"_octets), encoding_scheme::utf32be, 4));
static_assert(is(detect_byte_order_mark("FF FE 00 00"_octets), encoding_scheme::utf32le, 4));
static_assert(is(detect_byte_order_mark("FF FE"_octets), encoding_scheme::utf16le, 2));
static_assert(is(detect_byte_order_mark("FF FE 00"_octets), encoding_scheme::utf16le, 2));
static_assert(is(detect_byte_order_mark("FF FE 00 01"_octets), encoding_scheme::utf16le, 2));
static_assert(is(detect_byte_order_mark(std::string_view{"\xEF\xBB\xBF"}), encoding_scheme::utf8, 3));
constexpr std::byte bytes[]{std::byte{0xFE}, std::byte{0xFF}};
static_assert(is(detect_byte_order_mark(bytes), encoding_scheme::utf16be, 2) &&
              is(detect_byte_order_mark(bytes, 1), encoding_scheme::unknown, 0));

// A truncated mark, or one with a different last byte, is not a mark of this length.
constexpr bool needs_the_whole_mark() {
  for (const scheme_mark& mark : scheme_marks) {
    if (!is(detect_byte_order_mark(mark.octets, mark.length), mark.scheme, mark.length)) return false;
    for (size_t length = 0; length < mark.length; ++length) {
      if (detect_byte_order_mark(mark.octets, length).length >= mark.length) return false;
    }
    octet other[4]{mark.octets[0], mark.octets[1], mark.octets[2], mark.octets[3]};
    other[mark.length - 1] ^= 1;
    if (detect_byte_order_mark(other, mark.length).length >= mark.length) return false;
  }
  return is(detect_byte_order_mark(""), encoding_scheme::unknown, 0) &&
         is(detect_byte_order_mark("41 EF BB BF"_octets), encoding_scheme::unknown, 0);
}
static_assert(needs_the_whole_mark());

static_assert(noexcept(detect_byte_order_mark(bytes)));
static_assert(noexcept(apply_byte_order_mark("a"_utf8, byte_order_mark::keep)));

int main() {
  return !needs_the_whole_mark();
}
