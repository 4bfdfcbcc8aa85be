// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 7, "Examples". The quotations are the RFC's, in order; each example goes both ways.
#include <u8lit.hpp>

#include "../support/transcription.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Whether a text has just these octets for code units.
constexpr bool has_octets(const auto& text, const auto& octets) {
  for (size_t at = 0; at < text.size() && at < octets.size(); ++at) {
    if (to_octet(text.data()[at]) != octets.data()[at]) return false;
  }
  return text.size() == octets.size();
}

// "The character sequence U+0041 U+2262 U+0391 U+002E "A<NOT IDENTICAL TO><ALPHA>." is encoded in UTF-8 as follows:
//
//     --+--------+-----+--
//     41 E2 89 A2 CE 91 2E
//     --+--------+-----+--"
constexpr auto not_identical_to_alpha = "U+0041 U+2262 U+0391 U+002E"_characters;
constexpr auto not_identical_to_alpha_in_utf_8 = "41 E2 89 A2 CE 91 2E"_octets;
static_assert(encodes_to(not_identical_to_alpha, not_identical_to_alpha_in_utf_8));
static_assert(decodes_to(not_identical_to_alpha_in_utf_8, not_identical_to_alpha));
static_assert(is_well_formed(not_identical_to_alpha_in_utf_8));
static_assert(encode(0x41).size() == 1 && encode(0x2262).size() == 3 && encode(0x391).size() == 2);

static_assert(has_octets("A≢Α."_utf8, not_identical_to_alpha_in_utf_8));
static_assert(has_octets(u8"A≢Α."_utf8, not_identical_to_alpha_in_utf_8));
static_assert(has_octets("A\u2262\u0391."_utf8, not_identical_to_alpha_in_utf_8));
static_assert(has_octets("\x41\xE2\x89\xA2\xCE\x91\x2E"_utf8, not_identical_to_alpha_in_utf_8));
static_assert(has_octets("A≢Α."_text, not_identical_to_alpha_in_utf_8));
static_assert(has_octets(u8"A≢Α."_text, not_identical_to_alpha_in_utf_8));
static_assert(not_identical_to_alpha == "A≢Α."_text && not_identical_to_alpha.view() == "A≢Α."_utf8);
static_assert(not_identical_to_alpha == u"A≢Α."_text && not_identical_to_alpha.view() == u"A≢Α."_utf16);
static_assert(not_identical_to_alpha == U"A≢Α."_text && not_identical_to_alpha.view() == U"A≢Α."_utf32);

// "The character sequence U+D55C U+AD6D U+C5B4 (Korean "hangugeo", meaning "the Korean language") is encoded in UTF-8
// as follows:
//
//     --------+--------+--------
//     ED 95 9C EA B5 AD EC 96 B4
//     --------+--------+--------"
constexpr auto hangugeo = "U+D55C U+AD6D U+C5B4"_characters;
constexpr auto hangugeo_in_utf_8 = "ED 95 9C EA B5 AD EC 96 B4"_octets;
static_assert(encodes_to(hangugeo, hangugeo_in_utf_8));
static_assert(decodes_to(hangugeo_in_utf_8, hangugeo));
static_assert(is_well_formed(hangugeo_in_utf_8));

static_assert(has_octets("한국어"_utf8, hangugeo_in_utf_8) && has_octets(u8"한국어"_utf8, hangugeo_in_utf_8));
static_assert(has_octets("\uD55C\uAD6D\uC5B4"_utf8, hangugeo_in_utf_8));
static_assert(has_octets("\xED\x95\x9C\xEA\xB5\xAD\xEC\x96\xB4"_utf8, hangugeo_in_utf_8));
static_assert(has_octets("한국어"_text, hangugeo_in_utf_8) && has_octets(u8"한국어"_text, hangugeo_in_utf_8));
static_assert(hangugeo == "한국어"_text && hangugeo == u"한국어"_text && hangugeo == U"한국어"_text);
static_assert(hangugeo.view() == u"한국어"_utf16 && hangugeo.view() == U"한국어"_utf32);

// "The character sequence U+65E5 U+672C U+8A9E (Japanese "nihongo", meaning "the Japanese language") is encoded in
// UTF-8 as follows:
//
//     --------+--------+--------
//     E6 97 A5 E6 9C AC E8 AA 9E
//     --------+--------+--------"
constexpr auto nihongo = "U+65E5 U+672C U+8A9E"_characters;
constexpr auto nihongo_in_utf_8 = "E6 97 A5 E6 9C AC E8 AA 9E"_octets;
static_assert(encodes_to(nihongo, nihongo_in_utf_8));
static_assert(decodes_to(nihongo_in_utf_8, nihongo));
static_assert(is_well_formed(nihongo_in_utf_8));

static_assert(has_octets("日本語"_utf8, nihongo_in_utf_8) && has_octets(u8"日本語"_utf8, nihongo_in_utf_8));
static_assert(has_octets("\u65E5\u672C\u8A9E"_utf8, nihongo_in_utf_8));
static_assert(has_octets("\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E"_utf8, nihongo_in_utf_8));
static_assert(has_octets("日本語"_text, nihongo_in_utf_8) && has_octets(u8"日本語"_text, nihongo_in_utf_8));
static_assert(nihongo == "日本語"_text && nihongo == u"日本語"_text && nihongo == U"日本語"_text);
static_assert(nihongo.view() == u"日本語"_utf16 && nihongo.view() == U"日本語"_utf32);

// "The character U+233B4 (a Chinese character meaning 'stump of tree'), prepended with a UTF-8 BOM, is encoded in UTF-8
// as follows:
//
//     --------+-----------
//     EF BB BF F0 A3 8E B4
//     --------+-----------"
constexpr auto stump_of_tree = "U+FEFF U+233B4"_characters;
constexpr auto stump_of_tree_in_utf_8 = "EF BB BF F0 A3 8E B4"_octets;
static_assert(encodes_to(stump_of_tree, stump_of_tree_in_utf_8));
static_assert(decodes_to(stump_of_tree_in_utf_8, stump_of_tree));
static_assert(is_well_formed(stump_of_tree_in_utf_8));
static_assert(encode(0xFEFF).size() == 3 && encode(0x233B4).size() == 4);

static_assert(has_octets("\uFEFF𣎴"_utf8, stump_of_tree_in_utf_8));
static_assert(has_octets(u8"\uFEFF𣎴"_utf8, stump_of_tree_in_utf_8));
static_assert(has_octets("\uFEFF\U000233B4"_utf8, stump_of_tree_in_utf_8));
static_assert(has_octets("\xEF\xBB\xBF\xF0\xA3\x8E\xB4"_utf8, stump_of_tree_in_utf_8));
static_assert(has_octets("\uFEFF𣎴"_text, stump_of_tree_in_utf_8));
static_assert(has_octets(u8"\uFEFF𣎴"_text, stump_of_tree_in_utf_8));
static_assert(stump_of_tree == "\uFEFF𣎴"_text);
static_assert(stump_of_tree == u"\uFEFF𣎴"_text && stump_of_tree == U"\uFEFF𣎴"_text);
static_assert(stump_of_tree.view() == u"\xFEFF\xD84C\xDFB4"_utf16 && stump_of_tree.view() == U"\uFEFF𣎴"_utf32);

// What is left of it is section 6's policies' to say.
constexpr auto with_mark = "\uFEFF𣎴"_utf8;
static_assert(has_octets(apply_byte_order_mark(with_mark, byte_order_mark::strip).text, "F0 A3 8E B4"_octets));
static_assert(has_octets(apply_byte_order_mark(with_mark, byte_order_mark::keep).text, stump_of_tree_in_utf_8));
static_assert(has_octets(apply_byte_order_mark(with_mark, byte_order_mark::forbid).text, stump_of_tree_in_utf_8));
static_assert(apply_byte_order_mark(with_mark, byte_order_mark::strip).has_signature);
static_assert(apply_byte_order_mark(with_mark, byte_order_mark::keep).has_signature);
static_assert(!apply_byte_order_mark(with_mark, byte_order_mark::forbid).has_signature);

int main() { return 0; }
