// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 6, "Byte order mark (BOM)". The quotations are the RFC's, in order.
#include <u8lit.hpp>

using namespace u8lit;
using namespace u8lit::detail;

constexpr byte_order_mark policies[] = {byte_order_mark::keep, byte_order_mark::strip, byte_order_mark::forbid};

template <class Left, class Right>
constexpr bool same_octets(const Left& left, const Right& right) {
  if (left.size() != right.size()) return false;
  for (size_t at = 0; at < left.size(); ++at) {
    if (to_octet(left.data()[at]) != to_octet(right.data()[at])) return false;
  }
  return true;
}

// Whether all three policies find no signature and leave the text alone.
constexpr bool has_no_signature(auto text) {
  for (const byte_order_mark policy : policies) {
    const auto read = apply_byte_order_mark(text, policy);
    if (read.has_signature || read.text.data() != text.data() || read.text.size() != text.size()) return false;
  }
  return true;
}

// "The UCS character U+FEFF "ZERO WIDTH NO-BREAK SPACE" is also known informally as "BYTE ORDER MARK" (abbreviated
// "BOM")."
static_assert(zero_width_no_break_space == 0xFEFF);

// "This character can be used as a genuine "ZERO WIDTH NO-BREAK SPACE" within text"
static_assert(is_well_formed("no\uFEFFbreak") && "no\uFEFFbreak"_utf8.scalars().count() == 8);
static_assert(has_no_signature("no\uFEFFbreak"_utf8));

// "but the BOM name hints at a second possible usage of the character: to prepend a U+FEFF character to a stream of UCS
// characters as a "signature"."
static_assert(apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::keep).has_signature);
static_assert(apply_byte_order_mark(u"\uFEFFtext"_utf16, byte_order_mark::keep).has_signature);
static_assert(apply_byte_order_mark(U"\uFEFFtext"_utf32, byte_order_mark::keep).has_signature);
static_assert(apply_byte_order_mark(u8"\uFEFFtext"_text, byte_order_mark::keep).has_signature);
static_assert(has_no_signature("text"_utf8) && has_no_signature(u"text"_utf16) && has_no_signature(U"text"_utf32));
static_assert(has_no_signature(""_utf8) && has_no_signature(u""_utf16) && has_no_signature(U""_utf32));

// "A receiver of such a serialized stream may then use the initial character as a hint that the stream consists of UCS
// characters and also to recognize which UCS encoding is involved and, with encodings having a multi-octet encoding
// unit, as a way to recognize the serialization order of the octets."
constexpr bool is_recognized(const auto& octets, encoding_scheme scheme, size_t length) {
  const detected_scheme found = detect_byte_order_mark(octets);
  return found.scheme == scheme && found.length == length;
}
static_assert(is_recognized("EF BB BF 41"_octets, encoding_scheme::utf8, 3));
static_assert(is_recognized("FE FF 00 41"_octets, encoding_scheme::utf16be, 2));
static_assert(is_recognized("FF FE 41 00"_octets, encoding_scheme::utf16le, 2));
static_assert(is_recognized("00 00 FE FF 00 00 00 41"_octets, encoding_scheme::utf32be, 4));
static_assert(is_recognized("FF FE 00 00 41 00 00 00"_octets, encoding_scheme::utf32le, 4));

// Without it, or with only a part of it, there is no hint.
static_assert(is_recognized(""_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("41"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("00 41"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("00 00 00 41"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("EF BB"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("FE"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("00 00 FE"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("FF FE 00"_octets, encoding_scheme::utf16le, 2));

// Each mark is U+FEFF in its scheme: the octets of its encoding units, in the scheme's order.
constexpr bool is_the_mark(const scheme_mark& mark) {
  const bool utf8 = mark.scheme == encoding_scheme::utf8;
  const bool little = mark.scheme == encoding_scheme::utf16le || mark.scheme == encoding_scheme::utf32le;
  if (utf8) return same_octets(encode(zero_width_no_break_space), units_of(mark.octets, mark.length));
  for (size_t at = 0; at < mark.length; ++at) {
    const size_t place = little ? at : mark.length - 1 - at;
    if (mark.octets[at] != (zero_width_no_break_space >> 8 * place & 0xFF)) return false;
  }
  return true;
}
constexpr bool each_scheme_has_its_mark() {
  bool has_mark[6]{};
  for (const scheme_mark& mark : scheme_marks) {
    const auto alone = units_of(mark.octets, mark.length);
    if (!is_the_mark(mark) || !is_recognized(alone, mark.scheme, mark.length)) return false;
    has_mark[static_cast<size_t>(mark.scheme)] = true;
  }
  for (size_t scheme = 0; scheme < 6; ++scheme) {
    if (has_mark[scheme] != (static_cast<encoding_scheme>(scheme) != encoding_scheme::unknown)) return false;
  }
  return true;
}
static_assert(each_scheme_has_its_mark());

// "UTF-8 having a single-octet encoding unit, this last function is useless and the BOM will always appear as the octet
// sequence EF BB BF."
static_assert(same_octets(encode(zero_width_no_break_space), "EF BB BF"_octets));
static_assert(same_octets("\uFEFF"_utf8, "EF BB BF"_octets) && same_octets(u8"\uFEFF"_utf8, "EF BB BF"_octets));
// The other way round they would not even be UTF-8, and no other order is a signature.
static_assert(!is_well_formed("BF BB EF"_octets) && has_no_signature("\uFFFB"_utf8));  // EF BF BB

//
// "It is important to understand that the character U+FEFF appearing at any position other than the beginning of a
// stream MUST be interpreted with the semantics for the zero-width non-breaking space, and MUST NOT be interpreted as a
// signature."
static_assert(has_no_signature("a\uFEFF"_utf8) && has_no_signature("a\uFEFFb\uFEFFc"_utf8));
static_assert(has_no_signature(u"a\uFEFFb"_utf16) && has_no_signature(U"a\uFEFFb"_utf32));
static_assert(is_recognized("41 EF BB BF"_octets, encoding_scheme::unknown, 0));

// Of two at the beginning only the first may be one.
static_assert(apply_byte_order_mark("\uFEFF\uFEFFtext"_utf8, byte_order_mark::strip).text == "\uFEFFtext"_utf8);
static_assert(apply_byte_order_mark(u"\uFEFF\uFEFFtext"_utf16, byte_order_mark::strip).text == u"\uFEFFtext"_utf16);
static_assert(apply_byte_order_mark(U"\uFEFF\uFEFFtext"_utf32, byte_order_mark::strip).text == U"\uFEFFtext"_utf32);
static_assert(is_recognized("EF BB BF EF BB BF"_octets, encoding_scheme::utf8, 3));

// "When interpreted as a signature, the Unicode standard suggests than an initial U+FEFF character may be stripped
// before processing the text."
static_assert(apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::strip).text == "text"_utf8);
static_assert(apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::strip).has_signature);
static_assert(apply_byte_order_mark("\uFEFF"_utf8, byte_order_mark::strip).text.empty());
static_assert(apply_byte_order_mark("text"_utf8, byte_order_mark::strip).text == "text"_utf8);

// "Such stripping is necessary in some cases (e.g., when concatenating two strings, because otherwise the resulting
// string may contain an unintended "ZERO WIDTH NO-BREAK SPACE" at the connection point)"
class concatenation {
 public:
  constexpr concatenation(text_view<char> left, text_view<char> right, byte_order_mark policy) {
    append(apply_byte_order_mark(left, byte_order_mark::keep).text);
    append(apply_byte_order_mark(right, policy).text);
  }
  constexpr bool is(text_view<char> expected) const {
    return text_view<char>::checked(units_, size_) && text_view<char>::unchecked(units_, size_) == expected;
  }

 private:
  constexpr void append(text_view<char> text) {
    for (size_t at = 0; at < text.size(); ++at) units_[size_++] = text.data()[at];
  }

  char units_[20]{};
  size_t size_ = 0;
};
static_assert(concatenation{"\uFEFFto", "\uFEFFgether", byte_order_mark::keep}.is("\uFEFFto\uFEFFgether"));
static_assert(concatenation{"\uFEFFto", "\uFEFFgether", byte_order_mark::strip}.is("\uFEFFtogether"));
static_assert(has_no_signature("to\uFEFFgether"_utf8));

// "but might affect an external process at a different layer (such as a digital signature or a count of the characters)
// that is relying on the presence of all characters in the stream."
static_assert("\uFEFFtext"_utf8.scalars().count() == 5);
static_assert(apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::strip).text.scalars().count() == 4);

// "It is therefore RECOMMENDED to avoid stripping an initial U+FEFF interpreted as a signature without a good reason,"
static_assert(apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::keep).text == "\uFEFFtext"_utf8);

// "to ignore it instead of stripping it when appropriate (such as for display)"
constexpr scalar_value first_displayed(text_view<char> text) {
  auto character = text.scalars().begin();
  if (apply_byte_order_mark(text, byte_order_mark::keep).has_signature) ++character;
  return *character;
}
static_assert(first_displayed("\uFEFFtext") == U't' && first_displayed("text") == U't');
static_assert(first_displayed("\uFEFF\uFEFFtext") == zero_width_no_break_space);

// "and to strip it only when really necessary."
//
// "U+FEFF in the first position of a stream MAY be interpreted as a zero-width non-breaking space, and is not always a
// signature."
static_assert(!apply_byte_order_mark("\uFEFFtext"_utf8, byte_order_mark::forbid).has_signature);

// "Unicode 3.2 adds a new character, U+2060 "WORD JOINER", with exactly the same semantics and usage as U+FEFF except
// for the signature function"
static_assert(same_octets("\u2060"_utf8, "E2 81 A0"_octets));
static_assert(has_no_signature("\u2060text"_utf8) && has_no_signature("\u2060\uFEFFtext"_utf8));
static_assert(has_no_signature(u"\u2060text"_utf16) && has_no_signature(U"\u2060text"_utf32));
static_assert(is_recognized("E2 81 A0 41"_octets, encoding_scheme::unknown, 0));
static_assert(is_recognized("20 60 00 41"_octets, encoding_scheme::unknown, 0));

//
// "o  A protocol SHOULD forbid use of U+FEFF as a signature for those textual protocol elements that the protocol
// mandates to be always UTF-8, the signature function being totally useless in those cases."
static_assert(!apply_byte_order_mark("\uFEFFalways UTF-8"_utf8, byte_order_mark::forbid).has_signature);

// "o  A protocol SHOULD also forbid use of U+FEFF as a signature for those textual protocol elements for which the
// protocol provides character encoding identification mechanisms"
// So the label names the encoding, and the octets that look like a mark are text: under "UTF-8", a character; under
// "ISO-8859-1", three.
static_assert(apply_byte_order_mark("\uFEFFlabelled"_utf8, byte_order_mark::forbid).text.scalars().count() == 9);
static_assert(apply_byte_order_mark("\u00EF\u00BB\u00BFlabelled"_utf8,
                                    byte_order_mark::forbid).text.scalars().count() == 11);

// "o  A protocol SHOULD NOT forbid use of U+FEFF as a signature for those textual protocol elements for which the
// protocol does not provide character encoding identification mechanisms, when a ban would be unenforceable"
// So only the mark distinguishes them: three files of a file system begin so.
static_assert(is_recognized("EF BB BF 41"_octets, encoding_scheme::utf8, 3));
static_assert(is_recognized("FF FE 41 00"_octets, encoding_scheme::utf16le, 2));
static_assert(is_recognized("FE FF 00 41"_octets, encoding_scheme::utf16be, 2));
static_assert(apply_byte_order_mark("\uFEFFfile"_utf8, byte_order_mark::strip).text == "file"_utf8);
static_assert(apply_byte_order_mark("file"_utf8, byte_order_mark::strip).text == "file"_utf8);

//
// "When a protocol forbids use of U+FEFF as a signature for a certain protocol element, then any initial U+FEFF in that
// protocol element MUST be interpreted as a "ZERO WIDTH NO-BREAK SPACE"."
constexpr auto forbidding = apply_byte_order_mark("\uFEFFelement"_utf8, byte_order_mark::forbid);
static_assert(!forbidding.has_signature && forbidding.text == "\uFEFFelement"_utf8);
static_assert(*forbidding.text.scalars().begin() == zero_width_no_break_space &&
              forbidding.text.scalars().count() == 8);
static_assert(apply_byte_order_mark(u"\uFEFFelement"_utf16, byte_order_mark::forbid).text == "\uFEFFelement"_utf8);
static_assert(apply_byte_order_mark(U"\uFEFFelement"_utf32, byte_order_mark::forbid).text == "\uFEFFelement"_utf8);

// "When a protocol does NOT forbid use of U+FEFF as a signature for a certain protocol element, then implementations
// SHOULD be prepared to handle a signature in that element and react appropriately: using the signature to identify the
// character encoding as necessary and stripping or ignoring the signature as appropriate."
constexpr auto element = "EF BB BF E6 97 A5 E6 9C AC E8 AA 9E"_octets;
constexpr auto received = text_view<octet>::checked(element);
static_assert(received && is_recognized(element, encoding_scheme::utf8, 3));
static_assert(apply_byte_order_mark(*received, byte_order_mark::strip).text == "日本語"_utf8);
static_assert(apply_byte_order_mark(*received, byte_order_mark::keep).text == "\uFEFF日本語"_utf8);

int main() { return 0; }
