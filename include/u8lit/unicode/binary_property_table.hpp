// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_UNICODE_BINARY_PROPERTY_TABLE_HPP
#define U8LIT_UNICODE_BINARY_PROPERTY_TABLE_HPP

#include <u8lit/unicode/property_data.hpp>
#include <u8lit/base/begin.hpp>

// The binary properties.
// Written by tests/unicode/property_tables.py from the Unicode Character Database 17.0.0, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

namespace u8lit::unicode {

/// A property that code points have or not (UAX #44), with its short name.
enum class binary_property : unsigned char {
  alphabetic = 0,  ///< Alpha
  any,  ///< of UTS #18
  ascii,  ///< of UTS #18
  ascii_hex_digit,  ///< AHex
  assigned,  ///< of UTS #18
  bidi_control,  ///< Bidi_C
  bidi_mirrored,  ///< Bidi_M
  case_ignorable,  ///< CI
  cased,  ///< Cased
  changes_when_casefolded,  ///< CWCF
  changes_when_casemapped,  ///< CWCM
  changes_when_lowercased,  ///< CWL
  changes_when_nfkc_casefolded,  ///< CWKCF
  changes_when_titlecased,  ///< CWT
  changes_when_uppercased,  ///< CWU
  dash,  ///< Dash
  default_ignorable_code_point,  ///< DI
  deprecated,  ///< Dep
  diacritic,  ///< Dia
  emoji,  ///< Emoji
  emoji_component,  ///< EComp
  emoji_modifier,  ///< EMod
  emoji_modifier_base,  ///< EBase
  emoji_presentation,  ///< EPres
  extended_pictographic,  ///< ExtPict
  extender,  ///< Ext
  full_composition_exclusion,  ///< Comp_Ex
  grapheme_base,  ///< Gr_Base
  grapheme_extend,  ///< Gr_Ext
  grapheme_link,  ///< Gr_Link
  hex_digit,  ///< Hex
  hyphen,  ///< Hyphen
  id_compat_math_continue,  ///< ID_Compat_Math_Continue
  id_compat_math_start,  ///< ID_Compat_Math_Start
  id_continue,  ///< IDC
  id_start,  ///< IDS
  ideographic,  ///< Ideo
  ids_binary_operator,  ///< IDSB
  ids_trinary_operator,  ///< IDST
  ids_unary_operator,  ///< IDSU
  join_control,  ///< Join_C
  logical_order_exception,  ///< LOE
  lowercase,  ///< Lower
  math,  ///< Math
  modifier_combining_mark,  ///< MCM
  noncharacter_code_point,  ///< NChar
  pattern_syntax,  ///< Pat_Syn
  pattern_white_space,  ///< Pat_WS
  prepended_concatenation_mark,  ///< PCM
  quotation_mark,  ///< QMark
  radical,  ///< Radical
  regional_indicator,  ///< RI
  sentence_terminal,  ///< STerm
  soft_dotted,  ///< SD
  terminal_punctuation,  ///< Term
  unified_ideograph,  ///< UIdeo
  uppercase,  ///< Upper
  variation_selector,  ///< VS
  white_space,  ///< WSpace
  xid_continue,  ///< XIDC
  xid_start,  ///< XIDS
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

template <>
struct property_data<unicode::binary_property> {
  // By loose matching: a comma between the names of one property, a semicolon after the last.
  static constexpr char names[] =
      "alpha,alphabetic;any;ascii;ahex,asciihexdigit;assigned;bidic,bidicontrol;bidim,bidimirrored;ci,caseignorable;c"
      "ased;cwcf,changeswhencasefolded;cwcm,changeswhencasemapped;cwl,changeswhenlowercased;cwkcf,changeswhennfkccase"
      "folded;cwt,changeswhentitlecased;cwu,changeswhenuppercased;dash;di,defaultignorablecodepoint;dep,deprecated;di"
      "a,diacritic;emoji;ecomp,emojicomponent;emod,emojimodifier;ebase,emojimodifierbase;epres,emojipresentation;extp"
      "ict,extendedpictographic;ext,extender;compex,fullcompositionexclusion;grbase,graphemebase;grext,graphemeextend"
      ";grlink,graphemelink;hex,hexdigit;hyphen;idcompatmathcontinue;idcompatmathstart;idc,idcontinue;ids,idstart;ide"
      "o,ideographic;idsb,idsbinaryoperator;idst,idstrinaryoperator;idsu,idsunaryoperator;joinc,joincontrol;loe,logic"
      "alorderexception;lower,lowercase;math;mcm,modifiercombiningmark;nchar,noncharactercodepoint;patsyn,patternsynt"
      "ax;patws,patternwhitespace;pcm,prependedconcatenationmark;qmark,quotationmark;radical;ri,regionalindicator;ste"
      "rm,sentenceterminal;sd,softdotted;term,terminalpunctuation;uideo,unifiedideograph;upper,uppercase;vs,variation"
      "selector;wspace,whitespace,space;xidc,xidcontinue;xids,xidstart;";
  // For each property, how many code points are outside, inside, outside, and so on, from U+0000 on; where these
  // begin for each property, and the end.
  static constexpr char32_t lengths[] =
      U"\x41\x1A\x6\x1A\x2F\x1\xA\x1\x4\x1\x5\x17\x1\x1F\x1\x1CA\x4\xC\xE\x5\x7\x1\x1\x1\x56\x1\x1D\x12\x1\x2\x2\x4\x1"
      U"\x1\x6\x1\x1\x3\x1\x1\x1\x14\x1\x53\x1\x8B\x8\xA6\x1\x26\x2\x1\x6\x29\x27\xE\x1\x1\x1\x2\x1\x2\x1\x1\x8\x1B\x4"
      U"\x4\x1D\xB\x5\x38\x1\x7\xE\x66\x1\x8\x4\x8\x4\x3\xA\x3\x2\x1\x10\x30\xD\x65\x18\x21\x9\x2\x4\x1\x5\x18\x2\x13"
      U"\x13\x19\x7\xB\x5\x18\x1\x7\x7\x1\x8\x2A\xA\xC\x3\x7\x6\x4C\x1\x10\x1\x3\x4\xF\xD\x13\x1\x8\x2\x2\x2\x16\x1\x7"
      U"\x1\x1\x3\x4\x3\x8\x2\x2\x2\x2\x1\x1\x8\x1\x4\x2\x1\x5\xC\x2\xA\x1\x4\x3\x1\x6\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2"
      U"\x1\x2\x4\x5\x4\x2\x2\x2\x4\x1\x7\x4\x1\x1\x11\x6\xB\x3\x1\x9\x1\x3\x1\x16\x1\x7\x1\x2\x1\x5\x3\x9\x1\x3\x1\x2"
      U"\x3\x1\xF\x4\x15\x4\x4\x3\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5\x3\x8\x2\x2\x2\x2\x9\x2\x4\x2\x1\x5\xD\x1\x10"
      U"\x2\x1\x6\x3\x3\x1\x4\x3\x2\x1\x1\x1\x2\x3\x2\x3\x3\x3\xC\x4\x5\x3\x3\x1\x3\x3\x1\x6\x1\x28\xD\x1\x3\x1\x17\x1"
      U"\x10\x3\x8\x1\x3\x1\x3\x8\x2\x1\x3\x1\x2\x2\x4\x1C\x4\x1\x8\x1\x3\x1\x17\x1\xA\x1\x5\x3\x8\x1\x3\x1\x3\x8\x2"
      U"\x5\x3\x1\x4\xD\x3\xC\xD\x1\x3\x1\x29\x2\x8\x1\x3\x1\x3\x1\x1\x5\x4\x7\x5\x16\x6\x1\x3\x1\x12\x3\x18\x1\x9\x1"
      U"\x1\x2\x7\x8\x6\x1\x1\x1\x8\x12\x2\xD\x3A\x5\x7\x6\x1\x33\x2\x1\x1\x1\x5\x1\x18\x1\x1\x1\x13\x1\x3\x2\x5\x1\x1"
      U"\x6\x1\xE\x4\x20\x1\x3F\x8\x1\x24\x4\x13\x4\x10\x1\x24\x43\x37\x1\x1\x2\x5\x10\x40\xA\x4\x2\x26\x1\x1\x5\x1\x2"
      U"\x2B\x1\x14D\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21\x1\x4\x2\x7\x1\x1\x1\x4\x2\xF\x1\x39\x1\x4\x2\x43\x25"
      U"\x10\x10\x56\x2\x6\x3\x26C\x2\x11\x1\x1A\x5\x4B\x3\xB\x7\x14\xB\x15\xC\x14\xC\xD\x1\x3\x1\x2\xC\x34\x2\x13\xE"
      U"\x1\x4\x1\x43\x59\x7\x2B\x5\x46\xA\x1F\x1\xC\x4\x9\x17\x1E\x2\x5\xB\x2C\x4\x1A\x36\x1C\x4\x3F\x2\x14\x32\x1"
      U"\x17\x2\xB\x3\x31\x34\x1\xF\x1\x8\x33\x2A\x2\x4\xA\x2C\x1\xB\xE\x37\x16\x3\xA\x24\x2\xB\x5\x2B\x2\x3\x29\x4\x1"
      U"\x6\x1\x2\x3\x1\x5\xC0\x13\x22\xB\x116\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\x7\x1\x1\x3"
      U"\x3\x1\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7\x74\x1\xD\x1\x10\xD\x65\x1\x4\x1\x2\xA\x1\x1\x3\x5\x6\x1\x1\x1\x1\x1"
      U"\x1\x4\x1\xB\x2\x4\x5\x5\x4\x1\x11\x29\x32D\x34\x716\xE5\x6\x4\x3\x2\xC\x26\x1\x1\x5\x1\x2\x38\x7\x1\x10\x17"
      U"\x9\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x20\x2F\x1\x1D5\x3\x19\x9\x7\x5\x2\x5\x4\x56\x6\x3\x1\x5A"
      U"\x1\x4\x5\x2B\x1\x5E\x11\x20\x30\x10\x200\x19C0\x40\x568D\x43\x2E\x2\x10D\x3\x10\xA\x2\x14\x2F\x5\x8\x3\x71"
      U"\x27\x9\x2\x67\x2\x52\x14\x15\x1\x21\x18\x34\xC\x44\x1\x1\x2C\x6\x3\x1\x1\x3\xA\x21\x5\x23\xD\x1D\x3\x33\x1\xC"
      U"\xF\x1\x10\x10\xA\x5\x1\x37\x9\xE\x12\x17\x3\x45\x1\x1\x1\x1\x18\x3\x2\x10\x2\x4\xB\x6\x2\x6\x2\x6\x9\x7\x1\x7"
      U"\x1\x2B\x1\xE\x6\x7B\x15\x2BA4\xC\x17\x4\x31\x2104\x16E\x2\x6A\x26\x7\xC\x5\x5\xC\x1\xD\x1\x5\x1\x1\x1\x2\x1"
      U"\x2\x1\x6C\x21\x16B\x12\x40\x2\x36\x28\xC\x74\x5\x1\x87\x24\x1A\x6\x1A\xB\x59\x3\x6\x2\x6\x2\x6\x2\x3\x23\xC"
      U"\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22\x7B\x45\x35\x10B\x1D\x3\x31\x2F\x20\xD\x1E\x5\x2B\x5\x1E\x2\x24\x4\x8\x1"
      U"\x5\x2A\x9E\x12\x24\x4\x24\x4\x28\x8\x34\xC\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF\x1\x7\x1\x2\x3\x34\xC\x137\x9\x16"
      U"\xA\x8\x18\x6\x1\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\xA\x17\x9\x1F\x41\x13\x1\x2\xA\x16\xA\x1A\x6"
      U"\x1A\x26\x38\x6\x2\x40\x4\x1\x2\x5\x8\x1\x3\x1\x1D\x2A\x1D\x3\x1D\x23\x8\x1\x1C\x1B\x36\xA\x16\xA\x13\xD\x12"
      U"\x6E\x49\x37\x33\xD\x33\xD\x28\x22\x1C\x3\x1\x5\x17\xFA\x2A\x1\x2\x3\x2\x10\x6\x32\x3\x3\x1D\xA\x1\x8\x16\x2A"
      U"\x12\x2E\x15\x1B\x17\x9\x46\x2B\x5\xA\x39\x9\x1\xD\x19\x17\x33\x11\x4\x8\x23\x3\x1\x9\x40\x1\x4\x9\x2\xA\x1\x1"
      U"\x1\x23\x12\x1\x22\x2\x1\x6\x4\x3E\x7\x1\x1\x1\x4\x1\xF\x1\xA\x7\x39\x17\x4\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1"
      U"\x5\x3\x8\x2\x2\x2\x2\x3\x1\x6\x1\x5\x7\x1C\xA\x1\x1\x2\x1\x1\x26\x1\xA\x1\x1\x2\x1\x1\x4\x1\x2\x3\x1\x1\x1"
      U"\x2C\x42\x1\x3\x1\x4\x14\x3\x1E\x42\x2\x2\x1\x1\xB8\x36\x2\x7\x19\x6\x22\x3F\x1\x1\x3\x1\x3B\x36\x2\x1\x47\x1B"
      U"\x2\xE\x15\x7\xB9\x39\x67\x40\x1F\x8\x2\x1\x2\x8\x1\x2\x1\x1E\x1\x2\x2\x2\x2\x4\x5D\x8\x2\x2E\x2\x6\x1\x1\x1"
      U"\x2\x1B\x33\x2\xA\x11\x48\x5\x1\x12\x49\x67\x8\x58\x21\x1F\x9\x1\x2D\x1\x7\x1\x1\x31\x1E\x2\x16\x1\xE\x49\x7"
      U"\x1\x2\x1\x2C\x3\x1\x1\x2\x1\x3\x1\x1\x2\x2\x18\x6\x1\x2\x1\x25\x1\x2\x1\x4\x1\x1\x17\x2C\x104\x17\x9\x11\x1"
      U"\x29\x3\x3\x6F\x1\x4F\x39A\x66\x6F\x11\xC4\xA4C\x61\xF\x430\x11\x6\x19\xF9B\x5\x247\x1AB9\x2F\x6D1\x239\x7\x1F"
      U"\x11\x4F\x11\x1E\x12\x30\x10\x4\x1F\x15\x5\x13\x1B0\x2D\xD3\x40\x20\x19\x2\x19\x2C\x4B\x4\x39\x7\x11\x40\x2\x1"
      U"\x1\xC\x7\x9\x1CD6\x29\x20\x61\x73\x21FD\x4\x1\x7\x1\x2\x1\x123\xF\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5"
      U"\xD\x3\x9\x7\xA\x4\x1\x1761\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1"
      U"\x1C\x1\x4\x1\x5\x1\x1\x3\x7\x1\x154\x2\x19\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1"
      U"\x8\x734\x1F\x6\x6\xD5\x7\x1\x11\x2\x7\x1\x2\x1\x5\x5\x3E\x21\x1\x70\x2D\xA\x7\x10\x1\x141\x1E\x12\x2C\x1E4"
      U"\x1C\xE4\x1E\x2\x1\xCF\x1F\x1\x16\x8\x2\xE0\x7\x1\x4\x1\x2\x1\xF\x1\xC5\x3B\x44\x3\x1\x3\x1\x4B4\x4\x1\x1B\x1"
      U"\x2\x1\x1\x2\x1\x1\xA\x1\x4\x1\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x2\x1\x1\x2\x4\x1\x7\x1\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\x274\x1A\x6\x1A\x6\x1A\xE76"
      U"\xA6E0\x20\x111E\x2\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A\x0\x110000\x0\x80\x30\xA\x7\x6\x1A\x6"
      U"\x0\x378\x2\x6\x4\x7\x1\x1\x1\x14\x1\x18D\x1\x26\x2\x32\x2\x3\x1\x37\x8\x1B\x4\x6\xB\x10E\x1\x3C\x2\x65\xE\x3B"
      U"\x2\x31\x2\xF\x1\x1C\x2\x1\x1\xB\x5\x22\x5\xED\x1\x8\x2\x2\x2\x16\x1\x7\x1\x1\x3\x4\x2\x9\x2\x2\x2\x4\x8\x1\x4"
      U"\x2\x1\x5\x2\x19\x2\x3\x1\x6\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2\x1\x2\x2\x1\x1\x5\x4\x2\x2\x3\x3\x1\x7\x4\x1\x1\x7"
      U"\x11\xA\x3\x1\x9\x1\x3\x1\x16\x1\x7\x1\x2\x1\x5\x2\xA\x1\x3\x1\x3\x2\x1\xF\x4\x2\xC\x7\x7\x1\x3\x1\x8\x2\x2\x2"
      U"\x16\x1\x7\x1\x2\x1\x5\x2\x9\x2\x2\x2\x3\x7\x3\x4\x2\x1\x5\x2\x12\xA\x2\x1\x6\x3\x3\x1\x4\x3\x2\x1\x1\x1\x2\x3"
      U"\x2\x3\x3\x3\xC\x4\x5\x3\x3\x1\x4\x2\x1\x6\x1\xE\x15\x5\xD\x1\x3\x1\x17\x1\x10\x2\x9\x1\x3\x1\x4\x7\x2\x1\x3"
      U"\x1\x2\x2\x4\x2\xA\x7\x16\x1\x3\x1\x17\x1\xA\x1\x5\x2\x9\x1\x3\x1\x4\x7\x2\x5\x3\x1\x4\x2\xA\x1\x3\xC\xD\x1\x3"
      U"\x1\x33\x1\x3\x1\x6\x4\x10\x2\x1A\x1\x3\x1\x12\x3\x18\x1\x9\x1\x1\x2\x7\x3\x1\x4\x6\x1\x1\x1\x8\x6\xA\x2\x3\xC"
      U"\x3A\x4\x1D\x25\x2\x1\x1\x1\x5\x1\x18\x1\x1\x1\x17\x2\x5\x1\x1\x1\x7\x1\xA\x2\x4\x20\x48\x1\x24\x4\x27\x1\x24"
      U"\x1\xF\x1\xD\x25\xC6\x1\x1\x5\x1\x2\x179\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21\x1\x4\x2\x7\x1\x1\x1\x4"
      U"\x2\xF\x1\x39\x1\x4\x2\x43\x2\x20\x3\x1A\x6\x56\x2\x6\x2\x29D\x3\x59\x7\x16\x9\x18\x9\x14\xC\xD\x1\x3\x1\x2\xC"
      U"\x5E\x2\xA\x6\xA\x6\x1A\x6\x59\x7\x2B\x5\x46\xA\x1F\x1\xC\x4\xC\x4\x1\x3\x2A\x2\x5\xB\x2C\x4\x1A\x6\xB\x3\x3E"
      U"\x2\x41\x1\x1D\x2\xB\x6\xA\x6\xE\x2\x2E\x2\xC\x14\x4D\x1\xA6\x8\x3C\x3\xF\x3\x3E\x5\x2B\x2\xB\x8\x2B\x5\x216"
      U"\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\xF\x1\xE\x2\x6\x1\x13\x2\x3\x1\x9\x1\x65\x1\xC\x2"
      U"\x1B\x1\xD\x3\x22\xE\x21\xF\x8C\x4\x29A\x16\xB\x15\x714\x2\x17E\x5\x2D\x1\x1\x5\x1\x2\x38\x7\x2\xE\x18\x9\x7"
      U"\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7E\x22\x1A\x1\x59\xC\xD6\x1A\x50\x1\x56\x2\x67\x5\x2B\x1\x5E\x1"
      U"\x56\x9\x30\x1\x726D\x3\x37\x9\x15C\x14\xB8\x8\xDD\x14\x3C\x3\xA\x6\x38\x8\x46\x8\xC\x6\x74\xB\x1E\x3\x4E\x1"
      U"\xB\x4\x21\x1\x37\x9\xE\x2\xA\x2\x67\x18\x1C\xA\x6\x2\x6\x2\x6\x9\x7\x1\x7\x1\x3C\x4\x7E\x2\xA\x6\x2BA4\xC\x17"
      U"\x4\x31\x4\x226E\x2\x6A\x26\x7\xC\x5\x5\x1A\x1\x5\x1\x1\x1\x2\x1\x2\x1\x28A\x20\x2A\x6\x33\x1\x13\x1\x4\x4\x5"
      U"\x1\x87\x2\x1\x1\xBE\x3\x6\x2\x6\x2\x6\x2\x3\x3\x7\x1\x7\xA\x5\x2\xC\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22\x7B"
      U"\x5\x3\x4\x2D\x3\x58\x1\xD\x3\x1\x2F\x2E\x82\x1D\x3\x31\xF\x1C\x4\x24\x9\x1E\x5\x2B\x5\x1E\x1\x25\x4\xE\x2A"
      U"\x9E\x2\xA\x6\x24\x4\x24\x4\x28\x8\x34\xB\xC\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF\x1\x7\x1\x2\x3\x34\xC\x137\x9\x16"
      U"\xA\x8\x18\x6\x1\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\x1\x48\x8\x9\x30\x13\x1\x2\x5\x21\x3\x1B\x5"
      U"\x1B\x26\x38\x4\x14\x2\x32\x1\x2\x5\x8\x1\x3\x1\x1D\x2\x3\x4\xA\x7\x9\x7\x40\x20\x27\x4\xC\x9\x36\x3\x1D\x2"
      U"\x1B\x5\x1A\x7\x4\xC\x7\x50\x49\x37\x33\xD\x33\x7\x2E\x8\xA\x6\x26\x3\x1D\x8\x2\xD0\x1F\x1\x2A\x1\x3\x2\x2\x10"
      U"\x6\x8\x9\x21\x2E\x8\x2A\x16\x1A\x26\x1C\x14\x17\x9\x4E\x4\x24\x9\x44\xA\x1\x2\x19\x7\xA\x6\x35\x1\x12\x8\x27"
      U"\x9\x60\x1\x14\xB\x12\x1\x2F\x3E\x7\x1\x1\x1\x4\x1\xF\x1\xB\x6\x3B\x5\xA\x6\x4\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2"
      U"\x1\x5\x1\xA\x2\x2\x2\x3\x2\x1\x6\x1\x5\x7\x2\x7\x3\x5\xB\xA\x1\x1\x2\x1\x1\x26\x1\xA\x1\x1\x2\x1\x1\x4\x1\xA"
      U"\x1\x2\x8\x2\x1D\x5C\x1\x5\x1E\x48\x8\xA\xA6\x36\x2\x26\x22\x45\xB\xA\x6\xD\x13\x3A\x6\xA\x6\x14\x1C\x1B\x2\xF"
      U"\x4\x17\xB9\x3C\x64\x53\xC\x8\x2\x1\x2\x8\x1\x2\x1\x1E\x1\x2\x2\xC\x9\xA\x46\x8\x2\x2E\x2\xB\x1B\x48\x8\x53\xD"
      U"\x49\x7\xA\x56\x8\x58\x22\xE\xA\x6\x9\x1\x2D\x1\xE\xA\x1D\x3\x20\x2\x16\x1\xE\x49\x7\x1\x2\x1\x2C\x3\x1\x1\x2"
      U"\x1\x9\x8\xA\x6\x6\x1\x2\x1\x25\x1\x2\x1\x6\x7\xA\x6\x2C\x4\xA\xF6\x19\x7\x11\x1\x29\x3\x1D\x55\x1\xF\x32\xD"
      U"\x39B\x66\x6F\x1\x5\xB\xC4\xA4C\x63\xD\x456\xA\xF9B\x5\x247\x1AB9\x3A\x6C6\x239\x7\x1F\x1\xA\x4\x51\x1\xA\x6"
      U"\x1E\x2\x6\xA\x46\xA\xA\x1\x7\x1\x15\x5\x13\x1B0\x3A\xC6\x5B\x5\x19\x2\x19\x2C\x4B\x4\x39\x7\x11\x40\x5\xB\x7"
      U"\x9\x1CD6\x29\x20\x61\x73\x21FD\x4\x1\x7\x1\x2\x1\x123\xF\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5\xD\x3\x9"
      U"\x7\xA\x2\x8\xF5C\xFD\x3\x1B4\x6\x17\xF\x11\xF\x2E\x2\x17\x9\x74\x3C\xF6\xA\x27\x2\xC2\x15\x46\x7A\x14\xC\x14"
      U"\xC\x57\x9\x19\x87\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4"
      U"\x1\x5\x1\x1\x3\x7\x1\x154\x2\x124\x2\x2BE\xF\x5\x1\xF\x450\x1F\x6\x6\xD5\x7\x1\x11\x2\x7\x1\x2\x1\x5\x5\x3E"
      U"\x21\x1\x70\x2D\x3\xE\x2\xA\x4\x2\x140\x1F\x11\x3A\x5\x1\x1D0\x2A\xD6\x2B\x4\x1\xC0\x1F\x1\x16\x8\x2\xE0\x7\x1"
      U"\x4\x1\x2\x1\xF\x1\xC5\x2\x10\x29\x4C\x4\xA\x4\x2\x311\x44\x4C\x3D\xC2\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4"
      U"\x1\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7"
      U"\x1\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\x34\x2\x10E\x2C\x4\x64\xC\xF\x2\xF\x1\xF\x1\x25\xA\xAE\x38"
      U"\x1D\xD\x2C\x4\x9\x7\x2\xE\x6\x9A\x3D9\x3\x11\x3\xD\x3\xDA\x6\xC\x4\x1\xF\xC\x4\x38\x8\xA\x6\x28\x8\x1E\x2\xC"
      U"\x4\x2\xE\x9\x27\x158\x8\xE\x2\xD\x3\xB\x3\x39\x1\x1\x4\x10\x2\xC\x4\xA\x7\x93\x1\x67\x405\xA6E0\x20\x111E\x2"
      U"\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A\xACB87\x1\x1E\x60\x80\xF0\xFE10\xFFFE\x2\xFFFE\x61C\x1"
      U"\x19F1\x2\x1A\x5\x37\x4\x28\x2\x12\x1\x1\x1\x1C\x1\x1\x1\x1D\x1\x1\x1\x2D\x1\xF\x1\xE7E\x4\x75D\x2\x99C\x2\xA"
      U"\x2\x36\x2\xE\x2\xB1\x1\xC0\x4\x3\x6\x3\x1\x3\x2\x3\x4\x1\x4\x1\x1\x1\x1\x4\x9\x5\x1\x1\x12\x5\x4\x9\x2\x1\x1"
      U"\x1\x8\x1\x20\x2\x4\x5\x1\x9\x2\x2\x13\x5\x2\x9\x5\x2\x2\x4\x18\x2\x10\x8\x4\x14\x2\x7\x2\x43D\xE\x4A\x1\x2\x4"
      U"\x1\x2\x1\x3\x5\x4\x5\x3\x3\xE\x193\x16\x2\x6\x1\xE\x8\x1\x7\x6\x3\x1\x4\x5\x1\x2\x2\x5\x4\x1\x1\x3\x2\x2\xA"
      U"\x6\x2\x2\xC\x13\x1\x4\x2\x1\x1\x1\x2\x1\x1\x4\x5\x2\x6\x3\x18\x2\xB\x2\x4\x4\x1\x2\x2\x2\x4\x2B\x2\x8\x1\x28"
      U"\x5\x1\x1\x1\x3\x5\x5\x3\x4\x1\x3\x5\x1\x1\x100\x1\x203\x4\x3\x2\x1\x2\xE\x2\x2\xA\x2B\x8\x1AB\xA\x2\x8\xCE3D"
      U"\x6\x5\x2\xA2\x2\x12\x1\x1\x1\x1C\x1\x1\x1\x1D\x1\x1\x1\x1\x2\x1\x2\xD777\x1\x39\x1\x39\x1\x39\x1\x39\x1\x27"
      U"\x1\x6\x1\xB\x1\x23\x1\x1\x1\x47\x1\x4\x1\x1\x1\x4\x1\x2\x2\x1F7\xC0\x4\x2\x4\x1\x9\x2\x1\x1\xFB\x7\xCF\x1\x5"
      U"\x1\x31\x2D\x1\x1\x1\x2\x1\x2\x1\x1\x2C\x1\xB\x6\xA\xB\x1\x1\x23\x1\xA\x15\x10\x1\x65\x8\x1\xA\x1\x4\x21\x1\x1"
      U"\x1\x1E\x1B\x5B\xB\x3A\xB\x4\x1\x2\x1\x18\x18\x2B\x3\x2C\x1\x7\x2\x5\x9\x29\x3A\x37\x1\x1\x1\x4\x8\x4\x1\x3\x7"
      U"\xA\x2\xD\x1\xF\x1\x3A\x1\x4\x4\x8\x1\x14\x2\x1A\x1\x2\x2\x39\x1\x4\x2\x4\x2\x2\x3\x3\x1\x1E\x2\x3\x1\xB\x2"
      U"\x39\x1\x4\x5\x1\x2\x4\x1\x14\x2\x16\x6\x1\x1\x3A\x1\x2\x1\x1\x4\x8\x1\x7\x2\xB\x2\x1E\x1\x3D\x1\xC\x1\x32\x1"
      U"\x3\x1\x37\x1\x1\x3\x5\x3\x1\x4\x7\x2\xB\x2\x1D\x1\x3A\x1\x2\x1\x6\x1\x5\x2\x14\x2\x1C\x2\x39\x2\x4\x4\x8\x1"
      U"\x14\x2\x1D\x1\x48\x1\x7\x3\x1\x1\x5A\x1\x2\x7\xB\x9\x62\x1\x2\x9\x9\x1\x1\x7\x49\x2\x1B\x1\x1\x1\x1\x1\x37\xE"
      U"\x1\x5\x1\x2\x5\xB\x1\x24\x9\x1\x66\x4\x1\x6\x1\x2\x2\x2\x19\x2\x4\x3\x10\x4\xD\x1\x2\x2\x6\x1\xF\x1\x5E\x1"
      U"\x260\x3\x3B2\x3\x1D\x2\x1E\x2\x1E\x2\x40\x2\x1\x7\x8\x1\x2\xB\x3\x1\x5\x1\x2D\x5\x33\x1\x41\x2\x22\x1\x76\x3"
      U"\x4\x2\x9\x1\x6\x3\xDB\x2\x2\x1\x3A\x1\x1\x7\x1\x1\x1\x1\x2\x8\x6\xA\x2\x1\x27\x1\x8\x2E\x2\xC\x14\x4\x30\x1"
      U"\x1\x5\x1\x1\x5\x1\x28\x9\xC\x2\x20\x4\x2\x2\x1\x3\x38\x1\x1\x2\x3\x1\x1\x3\x3A\x8\x2\x2\x40\x6\x52\x3\x1\xD"
      U"\x1\x7\x4\x1\x6\x1\x3\x2\x32\x3F\xD\x1\x22\x65\x1BD\x1\x1\x3\xB\x3\xD\x3\xD\x3\xD\x2\xC\x5\x8\x2\xA\x1\x2\x1"
      U"\x2\x5\x31\x5\x1\xA\x1\x1\xD\x1\x10\xD\x33\x21\xB8B\x2\x71\x3\x7D\x1\xF\x1\x60\x20\x2F\x1\x1D5\x1\x24\x4\x3\x5"
      U"\x5\x1\x5D\x6\x5D\x3\x6F16\x1\x4E2\x6\x10E\x1\x62\x4\x1\xA\x1\x1\x1C\x4\x50\x2\xE\x22\x4E\x1\x17\x3\x66\x4\x3"
      U"\x2\x8\x1\x3\x1\x4\x1\x19\x2\x5\x1\x97\x2\x1A\x12\xD\x1\x26\x8\x19\xB\x2E\x3\x30\x1\x2\x4\x2\x2\x11\x1\x15\x2"
      U"\x42\x6\x2\x2\x2\x2\xC\x1\x8\x1\x23\x1\xB\x1\x33\x1\x1\x3\x2\x2\x5\x2\x1\x1\x1B\x1\xE\x2\x5\x2\x1\x1\x64\x5\x9"
      U"\x3\x79\x1\x2\x1\x4\x1\x4F30\x1\x93\x11\x23D\x10\x3\x1\xC\x10\x22\x1\x2\x1\xA9\x1\x7\x1\x6\x1\xB\x1\x23\x1\x1"
      U"\x1\x2F\x1\x2D\x2\x43\x1\x15\x3\x201\x1\xE2\x1\x95\x5\x405\x6\x1\x2A\x1\x9\x246\x3\x1\x2\x5\x4\x28\x3\x4\x1"
      U"\xA5\x2\x23D\x4\x26\x1\x1A\x5\x1\x1\x13B\x2\x18\x1\x34\x6\x46\xB\x31\x4\x7B\x1\x36\xF\x29\x1\x2\x2\xA\x3\x31"
      U"\x4\x2\x2\x2\x1\x4\x1\xA\x1\x32\x3\x24\x5\x1\x8\x3E\x1\xC\x2\x34\x9\xA\x4\x2\x1\x5F\x3\x2\x1\x1\x2\x6\x1\x2\x1"
      U"\x9D\x1\x3\x8\x15\x2\x39\x2\x3\x1\x25\x7\x3\x5\x46\x6\xD\x1\x1\x1\x1\x1\xE\x2\x55\x8\x2\x3\x1\x1\x17\x1\x54\x6"
      U"\x1\x1\x4\x2\x1\x2\xEE\x4\x6\x2\x1\x2\x1B\x2\x55\x8\x2\x1\x1\x2\x6A\x1\x1\x1\x2\x6\x1\x1\x65\x1\x1\x1\x2\x4\x1"
      U"\x5\x103\x9\x1\x2\x100\x2\x1\x1\x4\x1\x90\x4\x2\x2\x4\x1\x20\xA\x28\x6\x2\x4\x8\x1\x9\x6\x2\x3\x2E\xD\x1\x2"
      U"\xC6\x1\x1\x3\x1\x1\xC9\x7\x1\x6\x1\x1\x52\x16\x2\x7\x1\x2\x1\x2\x7A\x6\x3\x1\x1\x2\x1\x7\x1\x1\x48\x2\x3\x1"
      U"\x1\x1\x41\x1\x119\x2\xB\x2\x34\x5\x5\x1\x1\x1\x17\x1\x14D5\x11\x6\xF\x2CC8\xC\x3\x3\x9C0\x5\x3B\x7\x9\x4\x1FC"
      U"\x3\x28\x2\x1E2\x1\x3F\x11\x40\x2\x1\x2\xD\x2\x3FFC\x4\x1\x7\x1\x2\xC9E\x2\x1\x4\x125C\x2E\x2\x17\x220\x3\x9"
      U"\x10\x2\x7\x1E\x4\x94\x3\x7BB\x37\x4\x32\x8\x1\xE\x1\x16\x5\x1\xF\x550\x7\x1\x11\x2\x7\x1\x2\x1\x5\x5\x3E\x21"
      U"\x1\xA0\xE\x170\x1\x3D\x4\x1FB\x5\xFE\x2\xF3\x1\x2\x1\x7\x2\x5\x1\x9\x1\x1D0\x7\x6D\x8\xAAF\x5\xC0C01\x1\x1E"
      U"\x60\x80\xF0\x41\x1A\x6\x1A\x2F\x1\xA\x1\x4\x1\x5\x17\x1\x1F\x1\xC3\x1\x4\x4\xD0\x2\x23\x7\x2\x1E\x5\x60\x1"
      U"\x2A\x4\x2\x2\x2\x4\x1\x1\x6\x1\x1\x3\x1\x1\x1\x14\x1\x53\x1\x8B\x8\xA6\x1\x26\x9\x29\xB17\x26\x1\x1\x5\x1\x2"
      U"\x2B\x1\x4\x2A0\x56\x2\x6\x882\xB\x5\x2B\x2\x3\x40\xC0\x40\x116\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1"
      U"\x1F\x2\x35\x1\x7\x1\x1\x3\x3\x1\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7\x74\x1\xD\x1\x10\xD\x65\x1\x4\x1\x2\xA\x1\x1"
      U"\x3\x5\x6\x1\x1\x1\x1\x1\x1\x4\x1\x6\x4\x1\x2\x4\x5\x5\x4\x1\x11\x20\x3\x2\x331\x34\x716\xE5\x6\x4\x3\x2\xC"
      U"\x26\x1\x1\x5\x1\x7912\x2E\x12\x1E\x84\x66\x3\x4\x1\x4D\x14\x6\x1\x3\x335\x2B\x1\xE\x6\x50\x4F40\x7\xC\x5\x409"
      U"\x1A\x6\x1A\x4A5\x50\x60\x24\x4\x24\x74\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF\x1\x7\x1\x2\x1C3\x1\x2\x3\x1\x2A\x1"
      U"\x9\x4C5\x33\xD\x33\x5D\x16\xA\x16\xB1A\x40\x5560\x40\x20\x19\x2\x19\x652C\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4"
      U"\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4\x1\x5\x1\x1\x3\x7\x1\x154\x2\x19\x1\x19\x1\x1F\x1\x19"
      U"\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x8\x734\xA\x1\x14\x6\x6\x105\x3E\x892\x44\x7EC\x1A\x6\x1A\x6\x1A"
      U"\x41\x1A\x5A\x1\xA\x17\x1\x8\x20\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x2\x1\x3\x2"
      U"\x4\x1\x2\x1\x3\x3\x2\x1\x2\x1\x1\x1\x1\x1\x2\x1\x1\x2\x1\x1\x2\x1\x3\x1\x1\x1\x2\x3\x1\x7\x2\x1\x2\x1\x2\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x2\x1"
      U"\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x2\x1\x2\x2\x1\x1\x4\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\xF6\x1\x2A\x1\x1\x1\x3\x1\x8\x1\x6\x1\x1\x3\x1\x1\x1\x2\x1\x11\x1\x9\x16\x1\xC\x3\x3\x2\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x2\x2\x1\x1\x1\x2\x2\x33\x30\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x26\x30\x1\xB18\x26\x1\x1\x5\x1\x32A\x6\x882\xA\x6\x2B\x2\x3"
      U"\x140\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x5\x2\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8"
      U"\x8\x6\xA\x8\x8\x8\x8\x6\xB\x1\x1\x1\x1\x1\x1\x1\x8\x8\x10\x30\x2\x3\x2\x6\x5\x3\x2\x6\xB\x4\xC\x5\x5\x3\x2\x6"
      U"\x129\x1\x3\x2\x6\x1\x2D\x10\x13\x1\x332\x1A\x730\x30\x30\x1\x1\x3\x2\x1\x1\x1\x1\x1\x1\x4\x1\x1\x2\x1\x8\x3"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8\x1\x1\x1\x4\x1\x794D\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x87"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\xA\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x1\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x18\x1\x37A\x50\x4F40\x7\xC\x5\x409\x1A\x4C5\x28\x88\x24\x9C\xB\x1\xF"
      U"\x1\x7\x1\x2\x6EA\x33\x9D\x16\xB3A\x20\x5580\x20\x40\x19\x7A47\x22\x41\x1A\x6\x1A\x3A\x1\xA\x17\x1\x1F\x1\x40"
      U"\x1\x54\x1\x1C\x2\xE\x2\x2\x1\x1\x4\x5D\x1\x12\x6\x1B\x1\x2\x1\x1\x1\x2\x3\x2\x1\x4\x1\x5\x2\x1\x1\x2\x2\x1\x7"
      U"\x1\x2\x1\x1\x2\x3\x6\x5\x1\xA\x2\xA6\x1\x2A\x4\x2\x2\x3\x3\x1\x1\x6\x1\x1\x3\x1\x1\x1\x14\x1\x2F\x3\x21\x1\x5"
      U"\x1\x85\x8\xA6\x1\x26\xA\x27\xB18\x26\x1\x1\x5\x1\x2\x2B\x2\x3\x2A0\x56\x2\x6\x882\xB\x5\x2B\x2\x3\xB9\x1\x3"
      U"\x1\x10\x1\x71\x9C\x2\x1\x1\x76\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\x7\x1\x1\x3\x3\x1"
      U"\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7\x129\x1\x3\x2\x6\x1\x1B\x1\x11\x20\x3\x2\x331\x34\x716\x71\x1\x2\x1\x2\x7"
      U"\x66\x7\x4\x3\x2\xC\x26\x1\x1\x5\x1\x7912\x2E\x12\x1C\x86\xE\x2\x3E\x9\xF\x3\x3\x2\x5\x1\x19\x1\x2D\x18\x2"
      U"\x35C\x1\x1C\x50\x4F40\x7\xC\x5\x409\x1A\x6\x1A\x4A5\x50\x60\x24\x4\x24\x74\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF"
      U"\x1\x7\x1\x2\x6C3\x33\xD\x33\x5D\x16\xA\x16\xB1A\x40\x5560\x40\x20\x19\x2\x19\x7A2C\x44\x41\x1A\x65\x17\x1\x7"
      U"\x21\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x3\x2\x1\x1\x1\x2\x1\x3\x2\x4\x1\x2\x1\x3\x3\x2\x1\x2\x1\x1"
      U"\x1\x1\x1\x2\x1\x1\x2\x1\x1\x2\x1\x3\x1\x1\x1\x2\x3\x1\x7\x2\x1\x2\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x2\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x2\x1\x2\x2\x1\x1\x4\x1\x1\x1\x1\x1\x1\x1\x1\x121\x1\x1\x1\x3\x1"
      U"\x8\x1\x6\x1\x1\x3\x1\x1\x1\x2\x1\x11\x1\x9\x23\x1\x8\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x5\x1\x2\x1\x1\x2\x2\x33\x30\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x26\xB49\x26\x1"
      U"\x1\x5\x1\x2D2\x56\x893\x1\x6\x2B\x2\x3\x140\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8\x8\x6\xA\x8\x8\x8\x8\x6\xB\x1\x1\x1\x1\x1\x1\x1\x8\x8\x18\x8\x8\x8\x8\x8\x8"
      U"\x5\xB\x5\xB\x4\xC\x5\xB\x5\x129\x1\x3\x2\x6\x1\x2D\x10\x13\x1\x332\x1A\x730\x30\x30\x1\x1\x3\x2\x1\x1\x1\x1"
      U"\x1\x1\x4\x1\x1\x2\x1\x8\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8"
      U"\x1\x1\x1\x4\x1\x794D\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x87\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\xA\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x3\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x1\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x4\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x18\x1\x572B\x1A\x4C5\x28\x88\x24\x9C\xB\x1"
      U"\xF\x1\x7\x1\x2\x6EA\x33\x9D\x16\xB3A\x20\x5580\x20\x40\x19\x7A47\x22\x41\x1A\x45\x1\x7\x1\x1\x1\x2\x1\x1\x1"
      U"\x2\x4\x2\x3\x1\x3\x1\x17\x1\x8\x20\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x2\x1\x1\x1\x1\x1\x1\x3"
      U"\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x2\x1\x3\x2\x4\x1\x2"
      U"\x1\x3\x3\x2\x1\x2\x1\x1\x1\x1\x1\x2\x1\x1\x2\x1\x1\x2\x1\x3\x1\x1\x1\x2\x3\x1\x7\xA\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x4\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x2\x1\x2\x2\x1\x1\x4\x1\x1\x1\x1\x1\x1\x1\x1\x61\x9\x1F\x6\x2\x5"
      U"\x5B\x2\x1\x3\x9\x1\x20\x1\x1\x1\x1\x1\x1\x1\x3\x1\x3\x2\x4\x7\x1\x1\x1\x2\x1\x11\x1\x9\x16\x1\xC\x8\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x1\x2\x2\x33\x30\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x26\x30\x1\x94\x1\x58\x4\x2DF\x8\x7C\x2\x1\x1\x53\x1\x2\x1\x22\x3"
      U"\x2\x1\xFD\x2\x2D5\x1\x7F\x1\x28\x2\x2E\x1\x36\x1\x9\x1\x4\x1\x4\x1\x4\x1\xC\x1\x9\x1\x1\x5\x7\x1\x11\x1\x9\x1"
      U"\x4\x1\x4\x1\x4\x1\xC\x1\xE6\x26\x1\x1\x5\x1\x2E\x1\x62\x2\x297\x6\x3B6\x2\x55\x5\x470\xA\x6\x2B\x2\x3\x6C\x3"
      U"\x1\xB\x1\x12\x1\x1C\xD\x1\x22\x25\x40\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x2\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8\x8\x6\xA\x8\x8\x8\x8\x6\xB\x1\x1\x1\x1\x1\x1\x1\x8\x8\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x2\x30\x2\x3\x2\xE\x2\x9\x3\x1\x4\x4\x1\x3\x3\x1\x4\x8\x2\x3\x2\x8\x1\x10\x1\x1\x5\x1\xC"
      U"\x3\x3\x6\x3\x2\x1\x2\x4\x1\x1\x1\x8\x3\xD\x1\x7\x13\x2\x1B\x1\xD\xB\x1\x57\x4\x1\x3\x1\xB\x1\x2\x2\x5\x2\x3"
      U"\x1\x1\x1\x1\x1\x1\x1\x4\x1\xB\x1\x6\x4\x5\x6\x30\x3\x1\x5\x1\xA2\x2\x1\x2\xF8\x2\x135\x8B\x521\x1\x67\x3\x65"
      U"\x1\x123\x30\x30\x1\x1\x3\x2\x1\x1\x1\x1\x1\x1\x4\x1\x1\x2\x1\x6\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8\x1\x1\x1\x4\x1\x7C\x1\x12F\x1\x53\x1\xC\xD6\x2A\x1\x35\x1\x1\x3\x60\x2"
      U"\x2\x1\x5F\x1\x31\x5E\x3\xE\x60\x1F\x1\x28\x8\x2F\x1\x180\x7240\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x84\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8\x1\x1\x1\x1\x2"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x5\x1\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x14\x5\x2\x2\x362\x4\x9\x1\x6\x50\x4D40\x10E\x2\x1\x1\x1\x2\xA\x1\x1\x1\x1\x2\x2\x3\x44\x2\x6A"
      U"\x26\x7\xC\x5\x5\x1\x1\x18\x1\x5\x1\x1\x1\x2\x1\x2\x1\x6C\x21\x16B\x12\x40\x2\x36\x28\xD\x3\x1A\x16\x15\x2\xC"
      U"\x1\x13\x1\x4\x4\x3\x1\x1\x1\x87\x2\x1\x1\xBE\x3\x6\x2\x6\x2\x6\x2\x3\x3\x7\x1\x7\x1\x9\x407\x28\x88\x24\x9C"
      U"\xB\x1\xF\x1\x7\x1\x2\x1EB\x5\x1\x2A\x1\x9\x4C5\x33\x9D\x16\xB3A\x20\x5580\x20\x40\x19\x4DE7\x4\x1032\x24\x464"
      U"\x7\xE\x8\x40\x6\x23F\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1"
      U"\x4\x1\x5\x1\x1\x3\x7\x1\x154\x2\x124\x2\x32\x830\x3E\x892\x22\x4DE\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4\x1"
      U"\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7\x1"
      U"\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\x244\xB\x5\x1F\x1\x20\x1A\x3\x23\x1\x6F\x3\xD\x2C\x4\x9\x7\x2"
      U"\x99E\xA\xFC06\x21E\xB05E2\x1000\x61\x1A\x3A\x1\x29\x18\x1\x8\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x3"
      U"\x2\x1\x1\x1\x2\x1\x3\x1\x5\x1\x2\x1\x3\x3\x2\x1\x2\x1\x1\x1\x1\x1\x2\x1\x4\x1\x2\x1\x3\x1\x1\x1\x2\x1\x3\x1"
      U"\x1\x1\x4\x1\x1\x2\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8\x1"
      U"\x2\x2\x1\x1\x4\x1\x1\x1\x1\x1\x1\x1\x1\x6\x1\x2\x1\x1\x1\x2\x3\x2\x1\x4\x1\x5\x2\x1\x1\x2\x2\x1\x7\x1\x2\x1"
      U"\x1\x2\x3\x6\x5\x1\xA\x2\xA6\x1\x2B\x1\x1\x1\x3\x1\x3\x3\x12\x1\x1B\x23\x1\x2\x3\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x1\x1\x2\x1\x2\x1\x34\x30\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x31\x27\xE70\x6\x882\x9\x1\x1\xEE\x1\x3\x1\x10\x1\x72\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x5\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8\x6\xA\x8\x8\x8\x8\x6\xA\x8\x8\x8\x8\xE\x2\x8\x8\x8\x8\x8"
      U"\x8\x5\x1\x2\x6\x1\x3\x3\x1\x2\x8\x4\x2\x2\x8\x8\xA\x3\x1\x2\x156\x1\x21\x10\x4\x1\x34B\x1A\x746\x30\x1\x1\x3"
      U"\x2\x1\x1\x1\x1\x1\x1\x6\x1\x2\x1\xA\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x8\x1\x1\x1\x4\x1\xC\x26\x1\x1\x5\x1\x7913\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x87\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\xA\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x4\x1\x4\x1\x1\x2\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\xB\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1A\x1\x35C\x1\x1C\x50\x4F40\x7"
      U"\xC\x5\x429\x1A\x4CD\x28\x88\x24\x9B\xB\x1\xF\x1\x7\x1\x2\x703\x33\x7D\x16\xB3A\x20\x5580\x20\x3B\x19\x7A4E"
      U"\x22\x61\x1A\x3A\x1\x29\x18\x1\x8\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x3\x2\x1\x1\x1\x2\x1\x3\x1\x5"
      U"\x1\x2\x1\x3\x3\x2\x1\x2\x1\x1\x1\x1\x1\x2\x1\x4\x1\x2\x1\x3\x1\x1\x1\x2\x1\x3\x1\x1\x1\x5\x2\x1\x2\x1\x2\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x2\x1"
      U"\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8\x1\x2\x2\x1\x1\x4\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x6\x1\x2\x1\x1\x1\x2\x3\x2\x1\x4\x1\x5\x2\x1\x1\x2\x2\x1\x7\x1\x2\x1\x1\x2\x3\x6\x5\x1\xA\x2\xA6\x1\x2B"
      U"\x1\x1\x1\x3\x1\x3\x3\x12\x1\x1B\x23\x1\x2\x3\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x5\x1\x1\x2\x1\x2\x1\x34\x30\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x31\x27\xB48\x2B\x2"
      U"\x3\x2F8\x6\x882\x9\x1\x1\xEE\x1\x3\x1\x10\x1\x72\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8\x6\xA\x8\x8\x8\x8\x6\xA\x8\x8\x8\x8\xE\x2\x35\x1\x2\x4\x1\x1\x1\x3\x3\x1\x2\x4"
      U"\x1\x3\x4\x2\x2\x8\x8\xA\x3\x1\x2\x4\x1\x151\x1\x21\x10\x4\x1\x34B\x1A\x746\x30\x1\x1\x3\x2\x1\x1\x1\x1\x1\x1"
      U"\x6\x1\x2\x1\xA\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x8\x1\x1\x1"
      U"\x4\x1\xC\x26\x1\x1\x5\x1\x7913\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x87\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\xA\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x4\x1\x1\x2\x2"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\xB\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x4"
      U"\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1A\x1\x35C\x1\x1C\x50\x4F40\x7\xC\x5\x429\x1A\x4CD"
      U"\x28\x88\x24\x9B\xB\x1\xF\x1\x7\x1\x2\x703\x33\x7D\x16\xB3A\x20\x5580\x20\x3B\x19\x7A4E\x22\x2D\x1\x55C\x1\x33"
      U"\x1\xE41\x1\x405\x1\x809\x6\x3D\x1\x27\x1\xF\x1\x186\x1\xC04\x1\x2\x1\x1F\x2\x4\x1\x1C\x1\x1BE\x1\x13\x1\x6F"
      U"\x1\xCD90\x2\x25\x1\xA\x1\xA9\x1\xE60\x1\x13E\x1\xAD\x1\x2A1\x1\x2CC\x1\xB42\x2\x653\x2\x55\x5\x7FB\x5\x1A\x5"
      U"\x31\x10\x10F4\x1\xCC9B\x10\xEF\x1\xA0\x1\x4F\x9\xBCA7\x4\x14CF\x8\xC2E85\x1000\x149\x1\x529\x1\x903\x1\x1\x1"
      U"\x829\x2\x8C5\x6\x2B9\x2\xDDCD6\x1\x5E\x1\x1\x1\x47\x1\x6\x1\x4\x1\x2\x2\x1F7\x9F\x1\x8\x5\x6\x11\x2\x4\x1\x9"
      U"\x2\xFD\x5\xD1\x1\x37\x2D\x1\x1\x1\x2\x1\x2\x1\x1\x83\x8\x4\x2\x86\x2\x4\x2\x3\x3\x43\x1B\x5B\xB\x3A\xB\x22\x2"
      U"\x7E\x8\x29\xA\x10\x1C\x3D\x1\x10\x1\x3\x4\x1C\x1\x4A\x1\x10\x1\x6E\x1\x10\x1\x6E\x1\x10\x1\x2F\x3\x3C\x1\x10"
      U"\x1\x7\x1\x77\x1\x6E\x1\x10\x1\x6E\x1\x10\x1\x6D\x2\x10\x1\x7C\x1\x6F\x1\xC\x6\x1\x1\x6B\x1\xD\x5\x4B\x2\x1B"
      U"\x1\x1\x1\x1\x1\x4\x2\x42\x3\x1\x2\x3E\x1\x70\x1\x1\x2\x28\x2\x4\x5\x19\x7\x1\x1\xA\x2\x2C1\x3\x3B4\x2\x1E\x1"
      U"\x94\xB\x9\x1\x15B\x3\x124\x1\x14\x8\x2\x1\x30\xF\x2\xB\x3\xF\x2\xC\x48\x1\xF\x1\x26\x9\x36\x2\x3A\x1\xB\x2"
      U"\x42\x2\x40\x6\x52\x19\x4\x1\x6\x1\x2\x3\x32\x3F\x30\x24\x5\xC\x25\xB\x1BD\x1\x1\x3\xB\x3\xD\x3\xD\x3\xD\x2"
      U"\xCF0\x3\x13D\x1\x1FA\x6\x69\x4\x5F\x1\x7572\x1\xC\x2\x1\x1\x1C\x2\x52\x2\xE\x22\x66\x3\x66\x1\x6\x2\xC\x1\x25"
      U"\x1\x97\x1\x1B\x12\x39\x4\x24\x1\x5F\x1\xC\x1\x24\x1\x95\x3\x41\x4\x33\x1\x64\x5\x9\x3\x80\x2\x4F30\x1\x301"
      U"\x10\x10E\x1\x1\x1\x2F\x1\x2D\x2\x43\x1\x2FC\x1\x49F\x6\x1\x2A\x1\x9\x27D\x3\x4\x1\xA5\x2\x23B\x6\x26\x1\x1A"
      U"\x5\x18C\x1\x2\x3\x46\xB\x31\x4\xC0\x1\x29\x1\x48\x2\x78\x2\x3E\x1\x4C\x1\x9\x3\x68\x2\xB2\x2\x50\x2\x10\x1"
      U"\x18\x7\x3\x5\x59\x3\x1\x2\xD\x2\x5F\x1\x3\x1\x7B\x2\xFB\x2\x7E\x1\x76\x2\x73\x1\x10D\x2\x102\x2\x4\x1\x9C\x1"
      U"\x53\x1\x12\x1\x51\x1\x1A5\x1\x102\x1\x1\x2\x51\x1\x41\x1\x167\x2\x17\x1\x14EC\xF\x2CD9\x1\x9C0\x5\x3B\x7\x234"
      U"\x2\x222\x11\x50\x2\x3FFE\x4\x1\x7\x1\x2\x1F01\x2E\x2\x17\x220\x3\x3\x6\x8\x8\x2\x7\x1E\x4\xE82\x3E\xC2\x7"
      U"\x177\x1\x3D\x4\x2FE\x2\x2E0\x7\x6D\x3\x1\x3\x23\x1\x6\x1\x5\xA\x6F\x1\x4\x1\x1F8D\x1\xC\x1\xD8\x1\x16\x1\x5A"
      U"\x6\xF\x2\x16F\x2\xC\x1\xA6\x1\x19\xB\x4\x3\xC7\x1\xE7\x2\xA\x1\x9\x1\x3A\x4\x1\x5\x9\x1\x2\x1\x2\x2\x2\x1\x4"
      U"\x1\x2\x1\x1\x2\x2\x1\x3\x1\x3\x2\x8\x3\x5\x1\x1\x1\x5\xC\xB\x2\x2\x1\x1\x2\x1\x1\x12\x1\x2\x2\x12\x6\x1\x1\x1"
      U"\x2\x3\x2\x5\x1\x2\x2\x4\x2\xB\x2\x5\x2\x2\x1\x5\x2\x1\x1\x1\x2\x14\x2\x5\x6\x1\x4\x2\x1\x4\x1\x2\x1\x2\x6\x1"
      U"\x1\x2\x1\x1\x1\x1\x1\x6\x1\x3\x1\x6\x1\xA\x2\xF\x1\x2\x1\x4\x1\x1\x1\x4\x3\x1\x1\xB\x2\x30\x3\x9\x1\xE\x1\xE"
      U"\x1\x174\x2\x1CF\x3\x13\x2\x33\x1\x4\x1\x4DA\x1\xC\x1\x259\x1\x1\x1\x1BD6A\x1\xCA\x1\xA0\x2\xC\x2\xE\x1\x2\xA"
      U"\x4B\x1A\x1\x2\x17\x1\x14\x1\x2\x9\x15\x2\xAE\x22\x2\x70\x2\x2\x1\x3\x2\x53\x2\x3\x1\x107\x1\x3F\xB\x6\x1\x18"
      U"\x7\x2\x2\x8\xC\x1\x2\x4\x2\x1\x4\x2\xD\x2\x2\x1\x8\x2\x9\x1\x5\x3\xC\x3\x8\x3\x2\x1\x1\x1\x4\x1\x6\x1\x3\x1"
      U"\x6\x56\x30\x46\x5\x8\x2\x4\x3\xA\x3\x1\x1\x2\x3\x1\x2\xA\xE3\xC\x4\x1\x11B\x2F\x1\xA\x1\xB9\x70\xD\x3\xB\x3"
      U"\x39\x1\x1\x4\x10\x2\xC\x4\xA\x23\x1\x6\x1\x5\xA\x1FD3\x1\xD5\x1\xDD2B\x1\xF3D6\x1A\x1FB\x5\x5B0\x4\xC066C\x60"
      U"\x1F3FB\x5\x261D\x1\xDB\x1\x10\x4\x1CC77\x1\x3C\x3\x2\x1\x2\x3\x75\x2\x2\xB\x15\x13\x3\x1\x4\x3\x1\x3\x7\x1\x1"
      U"\x1\x18\x1\xC9\x2\x4\x1\x15\x1\x4\x2\xAE\x3\x3\x5\x53\x1\x10\x3\x9\x1\xB\x1\x23F\x1\x2\x1\x8\x8\x6\x1\x9\xA\x2"
      U"\x3\x38\x1\x3D\x2\x1\x2\x1\x1\x11\x3\x1\xD\xE5\x3\x2A\x9\x231A\x2\xCD\x4\x3\x1\x2\x1\x209\x2\x15\x2\x32\xC\x2B"
      U"\x1\x13\x1\xD\x1\x8\x2\x11\x2\x5\x2\x8\x1\x5\x1\x15\x1\x7\x2\x1\x1\x4\x1\x2\x1\x7\x1\x4\x2\x1C\x1\x23\x1\x1\x1"
      U"\x4\x3\x1\x1\x3D\x3\x18\x1\xE\x1\x35B\x2\x33\x1\x4\x1\x1C4AE\x1\xCA\x1\xBE\x1\x2\xA\x4B\x1A\x1\x1\x18\x1\x14"
      U"\x1\x2\x5\x1\x3\x15\x2\xAE\x21\xC\x9\x1\x46\x1\x16\xC\x2B\x4\x5\xC\x11\x3\x1\x3\x47\x1\x1\x1\xBB\x2\x3F\xD\x4"
      U"\x1\x18\x12\x1\x1A\x2\xD\x1\x56\x55\x30\x46\x6\x1\x3\x3\x2\x4\x3\x4\xB\x2\x7\x9\xE3\xC\x4\x1\x11B\x2F\x1\xA\x1"
      U"\xB9\x70\xD\x3\xB\x3\x39\x1\x1\x4\x10\x2\xC\x4\xA\xA9\x1\x4\x1\x1F8D\x1\xC\x1\xD8\x1\x16\x1\x5A\x6\xF\x2\x16F"
      U"\x2\xC\x1\xA6\x1\x19\xB\x4\x3\xC7\x1\xE7\x2\xA\x1\x9\x1\x3A\x4\x1\x5\x9\x1\x2\x1\x2\x2\x2\x1\x4\x1\x2\x1\x1\x2"
      U"\x2\x1\x3\x1\x3\x2\x8\x3\x5\x1\x1\x1\x5\xC\xB\x2\x2\x1\x1\x2\x1\x1\x12\x1\x2\x2\x12\x6\x1\x1\x1\x2\x3\x2\x5\x1"
      U"\x2\x2\x4\x2\xB\x2\x5\x2\x2\x1\x5\x2\x1\x1\x1\x2\x14\x2\x5\x6\x1\x4\x2\x1\x4\x1\x2\x1\x2\x6\x1\x1\x2\x1\x1\x1"
      U"\x1\x1\x6\x1\x3\x1\x6\x1\xA\x2\xF\x1\x2\x1\x4\x1\x1\x1\x4\x3\x1\x1\xB\x2\x30\x3\x9\x1\xE\x1\xE\x1\x174\x2\x1CF"
      U"\x3\x13\x2\x33\x1\x4\x1\x4DA\x1\xC\x1\x259\x1\x1\x1\x1BD6A\x1\x27\x4\x64\xC\xF\x2\xF\x1\xE\x2\x25\xA\x70\x2\xC"
      U"\x2\xE\x1\x2\xA\x13\x38\x1B\xF\xA\x1\x14\x1\x2\x9\x1\x4\x9\x17\x6\xBC\x2\x70\x2\x2\x1\x3\x2\x53\x2\x3\x1\x4\x5"
      U"\xFE\x1\x3F\xB\x6\x1\x18\x7\x2\x2\x8\xC\x1\x2\x4\x2\x1\x4\x2\xD\x2\x2\x1\x8\x2\x9\x1\x5\x3\xC\x3\x8\x3\x2\x1"
      U"\x1\x1\x4\x1\x6\x1\x3\x1\x6\x56\x30\x46\x5\x8\x2\x11\x3\x1\x1\x6\x2\xD\xDA\x26\xC\x4\x38\x8\xA\x6\x28\x8\x1E"
      U"\x2\xC\x4\x2\xE\x9\x27\xC\x2F\x1\xA\x1\xB9\x58\x8\xE\x92\x100\x3FE\xB7\x1\x218\x2\x36E\x1\x1B9\x1\x276\x1\x89"
      U"\x1\x59\x1\x2F0\x1\x7F\x1\x943\x1\x38\x1\x263\x1\x18E\x1\x44\x1\x1389\x1\x2B\x5\x67\x2\x5D\x3\x6F16\x1\x5F6\x1"
      U"\x3C2\x1\x16\x1\x89\x1\x6C\x1\x15\x2\x547B\x1\x810\x2\x5CB\x1\x1B\x1\x4\x1\x4C7\x1\x125\x1\x74\x2\x1F2\x3\x4CF"
      U"\x1\x340\x1\x4D68\x2\x49C\x2\x1\x1\xE\x2\x7148\x2\x4B1\x1\x354\x3\x340\x2\x1\x2\x2F\x1\x9\x1\x8\x1\x5D0\x8\x7C"
      U"\x2\x1\x1\x53\x1\x2\x1\x22\x3\x2\x1\xFD\x2\x3E5\x1\x9\x1\x4\x1\x4\x1\x4\x1\xC\x1\x9\x1\x1\x2\x1\x1\x8\x1\x11"
      U"\x1\x9\x1\x4\x1\x4\x1\x4\x1\xC\x1\xFB7\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3D\x1\x2\x1\xA\x1\x1\x1\x7\x1"
      U"\x7\x1\x7\x1\x7\x1\x2\x2\x9\x1\x1\x1\x1\x1\x2\x2\x124\x1\x3\x2\x1FD\x2\x7B1\x1\xCE23\x10E\x2\x1\x1\x1\x2\xA\x1"
      U"\x1\x1\x1\x2\x2\x3\x44\x2\x6A\x43\x1\x1\x1\xA\xD\x1\x5\x1\x1\x1\x2\x1\x2\x1\x9\xD60F\x7\x56\x6\x1263F\x21E\x20"
      U"\x5F\x21\xD\x1\x252\x70\x8\x2\x6\x4\x7\x1\x1\x1\x14\x1\xE0\x7\xA6\x1\x26\x2\x32\x2\x3\x2E\x1\x1\x1\x2\x1\x2\x1"
      U"\x9\x1B\x4\x6\x11\xA\xB\x1\x1\x2E\x15\x10\x1\x65\x8\x1\x6\x2\x2\x1\x4\x20\x2\x1\x1\x1E\x1D\x59\xB\x1\xE\x2B\x9"
      U"\x7\x3\x18\x4\x1\x9\x1\x3\x1\x7\xF\x1\x19\x5\x1\x1\xB\x5\x20\x10\x2A\x39\x37\x1\x1\x1\x4\x8\x4\x1\x3\x7\xA\x2"
      U"\x1D\x1\x2\x1\x8\x2\x2\x2\x16\x1\x7\x1\x1\x3\x4\x3\x1\x1\x2\x6\x2\x2\x2\x1\x1\xD\x2\x1\x3\x4\x18\x5\x1\x1\x6"
      U"\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2\x1\x2\x4\x3\x18\x4\x1\x1\x7\xA\x2\x3\x1\x1\xC\x1\x1\x9\x1\x3\x1\x16\x1\x7\x1"
      U"\x2\x1\x5\x3\x4\x8\x1\x1\x2\x3\x1\xF\x2\x4\xC\x7\x1\x8\x2\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5\x3\x1\x2\x1\x6"
      U"\x2\x2\x2\xF\x2\x1\x3\x4\x12\xB\x1\x1\x6\x3\x3\x1\x4\x3\x2\x1\x1\x1\x2\x3\x2\x3\x3\x3\xC\x5\x1\x1\x2\x3\x3\x1"
      U"\x3\x3\x1\x15\x15\x6\x3\x1\x8\x1\x3\x1\x17\x1\x10\x3\x1\x3\x4\x13\x3\x1\x2\x2\x2\x4\xA\x7\xA\x1\xB\x1\x3\x1"
      U"\x17\x1\xA\x1\x5\x3\x2\x2\x1\x1\x2\x17\x3\x1\x2\x4\xA\x1\x3\xE\xB\x1\x3\x1\x29\x2\x1\x1\x2\x5\x3\x1\x3\x1\x2"
      U"\x4\x3\x1\xA\x4\x1A\x2\x2\x1\x12\x3\x18\x1\x9\x1\x1\x2\x7\x9\x2\x6\x7\x7\xA\x2\x3\xC\x30\x1\x2\xB\x8\x8\xD\x25"
      U"\x2\x1\x1\x1\x5\x1\x18\x1\x1\x1\xA\x1\x2\x9\x1\x2\x5\x1\x1\x9\xA\x2\x4\x20\x18\x2\x1B\x1\x1\x1\x1\x1\xE\x1\x24"
      U"\x12\x1\x5\x1\x2\x5\x31\x8\x1\x6\x1\xD\x25\x2D\x4\x1\x6\x1\x2\x2\x2\x19\x2\x4\x3\x10\x4\xD\x1\x2\x2\x6\x1\xF"
      U"\x1\x28\x1\x1\x5\x1\x2\x179\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21\x1\x4\x2\x7\x1\x1\x1\x4\x2\xF\x1\x39"
      U"\x1\x4\x2\x43\x5\x1D\x3\x1A\x6\x56\x2\x6\x2\x29D\x3\x59\x7\x12\xD\x13\x3\x2\x9\x12\xE\xD\x1\x3\xF\x34\x2\x1\x7"
      U"\x8\x1\x2\xB\x9\x3\xA\x6\xA\x6\xB\x5\xA\x6\x59\x7\x5\x2\x22\x1\x1\x5\x46\xA\x1F\x4\x4\x2\x3\x4\x2\x1\x6\x7\x1"
      U"\x3\x2A\x2\x5\xB\x2C\x4\x1A\x6\xB\x3\x39\x2\x2\x3\x38\x1\x1\x9\x1\x1\x2\x8\x6\xD\xA\x6\xA\x6\xE\x56\x30\xA\x4"
      U"\x3\x8\x1\x1D\x9\xC\x2\x20\x4\x2\x6\x38\x1\x1\x2\x3\x1\x1\xD\x30\x8\x2\x5\xF\x3\x3E\x5\x2B\x2\xB\xB\x1\xD\x1"
      U"\x7\x4\x1\x6\x1\x3\x2\x1\x5\xC0\x40\x116\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\xF\x1\xE"
      U"\x2\x6\x1\x13\x2\x3\x1\x9\x1\xB\x5\x18\x7\x31\x10\x2\x2\x1B\x1\xD\x3\x22\x3E\x8C\x4\x29A\x16\xB\x15\x714\x2"
      U"\x179\x3\x2\x5\x2D\x1\x1\x5\x1\x2\x38\x7\x2\xF\x17\x9\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x21\x5E\x22"
      U"\x1A\x1\x59\xC\xD6\x1A\x3A\x6\x10\x1\x56\x4\x65\x5\x2B\x1\x5E\x1\x56\x9\x30\x1\x726D\x3\x37\x9\x15C\x14\x2F\x4"
      U"\x1\xA\x20\x2\x50\x2\x6\x8\xDD\x14\x11\x1\x3\x1\x4\x1\x19\x2\x5\x4\xA\x6\x38\x8\x44\xA\xC\x18\xD\x1\x26\x8\x19"
      U"\xB\x1\xC\x1E\x6\x30\x1\x2\x4\x2\x2\x2\x1\xD\x1\xB\x4\x7\x1\x19\x1\x29\x6\x2\x2\x2\xB\x3\x1\x8\x1\x1\x2\xA\x2"
      U"\x20\x1\x33\x1\x1\x3\x2\x2\x5\x2\x1\x1\x1\x18\x11\x2\x8\xB\x6\x2\x6\x2\x6\x9\x7\x1\x7\x1\x3C\x4\x75\x1\x2\x1"
      U"\x4\x3\xA\x6\x2BA4\xC\x17\x4\x31\x2104\x16E\x2\x6A\x26\x7\xC\x5\x5\x1\x1\x18\x1\x5\x1\x1\x1\x2\x1\x2\x1\x28A"
      U"\x20\x10\x10\xA\x16\x23\x1\x13\x1\x4\x4\x5\x1\x87\x4\x9D\x2\x1F\x3\x6\x2\x6\x2\x6\x2\x3\x3\x7\x1\x7\xD\x2\x2"
      U"\xC\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22\x7B\x5\x3\x4\x2D\x3\x58\x1\xD\x3\x1\x2F\x2D\x83\x1D\x3\x31\x10\x1B\x4"
      U"\x24\x9\x1E\x5\x26\xA\x1E\x1\x25\x4\xE\x2A\x9E\x2\xA\x6\x24\x4\x24\x4\x28\x8\x34\xB\xC\x1\xF\x1\x7\x1\x2\x1\xB"
      U"\x1\xF\x1\x7\x1\x2\x3\x34\xC\x137\x9\x16\xA\x8\x18\x6\x1\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\x1"
      U"\x48\x8\x9\x30\x13\x1\x2\x5\x21\x3\x1B\x5\x1B\x26\x38\x4\x14\x2\x2F\xF\x4\x1\x3\x1\x1D\xA\x9\x7\x9\x7\x40\x20"
      U"\x25\x6\xC\x9\x36\x3\x1D\x2\x1B\x5\x1A\x7\x4\xC\x7\x50\x49\x37\x33\xD\x33\x7\x2A\xC\xA\x6\x26\x8\x18\x8\x2\xD0"
      U"\x1F\x1\x2A\x3\x1\x2\x2\x10\x6\x8\x9\x27\x28\x8\x16\xB\x9\x16\x12\x4\x4\x26\x1C\x14\x17\x9\x1\x1\x36\xF\x7\x4"
      U"\x1E\x1\x2\x2\x1\xC\x31\x4\x2\x2\x2\x1\x4\xE\x19\x7\xA\x9\x24\x5\x1\x9\x12\x8\x23\x1\x3\xB\x34\x9\x1\x1\x8\x4"
      U"\x2\x1\x10\x1\x14\xB\x12\x1\x1C\x3\x2\x4\x6\x1\x2\x3F\x7\x1\x1\x1\x4\x1\xF\x1\xB\x6\x2F\x1\x3\xD\xA\x8\x2\x1"
      U"\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5\x3\x1\x1\x1\x1\x4\x2\x2\x2\x2\x3\x1\xC\x7\x1C\xA\x1\x1\x2\x1\x1\x26\x1\x1"
      U"\x1\x2\xF\x1\x1\x2\x3\x1\x1\x3\x1\x2\x27\x38\x8\x2\x3\x1\x1\x15\x1\x1\x1\x3\x1E\x30\x1\x2\x6\x1\x1\x2\x1\x1\x2"
      U"\x1\x2\x4\x8\xA\xA6\x2F\x1\x2\x6\x4\x2\x1\x2\x1B\x24\x33\x8\x2\x1\x1\x2\x4\xB\xA\x6\xD\x13\x2B\x1\x1\x1\x2\x8"
      U"\x2\x6\xA\x6\x14\x1C\x1B\x3\x1\x1\x2\x4\x1\x9\x17\xB9\x2F\x9\x1\x2\x1\x64\x53\xC\x8\x2\x1\x2\x8\x1\x2\x1\x18"
      U"\x1\x5\x1\x2\x6\x4\x1\x3\x9\xA\x46\x8\x2\x2A\x8\x4\x1\x4\x1B\x1\xA\x28\x6\x2\x4\x8\x9\x1\x6\x2\x3\x2E\xD\x1\x2"
      U"\x9\xD\x49\x7\xA\x57\x1\x3\x1\x1\x1\x58\x22\xE\xA\x6\x9\x1\x26\xE\x1\x1\x6\xA\x1D\x3\x20\x19\x1\x7\x1\x2\x1"
      U"\x4B\x7\x1\x2\x1\x26\x15\x1\x9\xA\x6\x6\x1\x2\x1\x25\x4\x2\x1\x1\x1\x1\x7\xA\x6\x2C\x4\xA\xF6\x13\x2\x4\x9\xF"
      U"\x1\x24\x8\x2\x3\x17\x56\x1\xF\x32\xD\x39B\x66\x6F\x1\x5\xB\xC4\xA4C\x63\xD\x430\x11\x6\x19\xF9B\x5\x247\x1AB9"
      U"\x1E\xC\x3\x3\xA\x6C6\x239\x7\x1F\x1\xA\x4\x51\x1\xA\x6\x1E\x7\x1\xA\x30\x7\xF\xA\xA\x1\x7\x1\x15\x5\x13\x1B0"
      U"\x3A\xC6\x5B\x5\x19\x2\x19\x2C\x4B\x5\x38\xB\xD\x40\x4\xE\x5\x9\x1CD6\x29\x20\x61\x73\x21FD\x4\x1\x7\x1\x2\x1"
      U"\x123\xF\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5\xD\x3\x9\x7\xA\x2\x1\x2\x1\xF60\xFD\x3\x1B4\x6\x17\xF\x11"
      U"\x5F\x74\x3C\xF6\xA\x27\x2\x3C\x5\x3\x16\x2\x7\x1E\x4\x3D\x15\x42\x3\x1\x7A\x14\xC\x14\xC\x57\x9\x19\x87\x55"
      U"\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4\x1\x5\x1\x1\x3\x7\x1"
      U"\x154\x2\x124\x2\x232\x37\x4\x32\x8\x1\xE\x1\x7\x474\x1F\x6\x6\x105\x3E\x92\x2D\xA\x7\x2\xA\x4\x2\x140\x1E\x12"
      U"\x2C\x4\xA\x5\x1\x1D0\x1C\x4\xA\xD6\x1E\x2\xB\x4\x1\xC0\x1F\x1\x3\x1\x2\x1\x7\x2\x5\x9\x2\xE0\x7\x1\x4\x1\x2"
      U"\x1\xF\x1\xC5\x2\x9\x30\x44\x7\x1\x4\xA\x4\x2\x311\x44\x4C\x3D\xC2\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4\x1"
      U"\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7\x1"
      U"\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\x34\x2\x10E\x2C\x4\x64\xC\xF\x2\xF\x1\xF\x1\x25\xA\xAE\x38\x1D"
      U"\xD\x2C\x4\x9\x7\x2\xE\x6\x9A\x3D9\x3\x11\x3\xD\x3\xDA\x6\xC\x4\x1\xF\xC\x4\x38\x8\xA\x6\x28\x8\x1E\x2\xC\x4"
      U"\x2\xE\x9\x27\x158\x8\xE\x2\xD\x3\xB\x3\x39\x1\x1\x4\x10\x2\xC\x4\xA\x7\x93\x1\x67\x405\xA6E0\x20\x111E\x2"
      U"\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A\x300\x70\x113\x7\x107\x2D\x1\x1\x1\x2\x1\x2\x1\x1\x48\xB"
      U"\x30\x15\x10\x1\x65\x7\x2\x6\x2\x2\x1\x4\x23\x1\x1E\x1B\x5B\xB\x3A\x9\x9\x1\x18\x4\x1\x9\x1\x3\x1\x5\x2B\x3"
      U"\x3B\x9\x2A\x18\x1\x20\x37\x1\x1\x1\x4\x8\x4\x1\x3\x7\xA\x2\x1D\x1\x3A\x1\x1\x1\x2\x4\x8\x1\x9\x1\xA\x2\x1A\x1"
      U"\x2\x2\x39\x1\x4\x2\x4\x2\x2\x3\x3\x1\x1E\x2\x3\x1\xB\x2\x39\x1\x4\x5\x1\x2\x4\x1\x14\x2\x16\x6\x1\x1\x3A\x1"
      U"\x1\x2\x1\x4\x8\x1\x7\x3\xA\x2\x1E\x1\x3B\x1\x1\x1\xC\x1\x9\x1\x28\x1\x3\x1\x37\x1\x1\x3\x5\x3\x1\x4\x7\x2\xB"
      U"\x2\x1D\x1\x3A\x1\x2\x2\x1\x1\x3\x3\x1\x4\x7\x2\xB\x2\x1C\x2\x39\x2\x1\x1\x2\x4\x8\x1\x9\x1\xA\x2\x1D\x1\x48"
      U"\x1\x4\x1\x2\x3\x1\x1\x8\x1\x51\x1\x2\x7\xC\x8\x62\x1\x2\x9\xB\x7\x49\x2\x1B\x1\x1\x1\x1\x1\x37\xE\x1\x5\x1\x2"
      U"\x5\xB\x1\x24\x9\x1\x66\x4\x1\x6\x1\x2\x2\x2\x19\x2\x4\x3\x10\x4\xD\x1\x2\x2\x6\x1\xF\x1\x2BF\x3\x3B2\x4\x1C"
      U"\x3\x1D\x2\x1E\x2\x40\x2\x1\x7\x8\x1\x2\xB\x9\x1\x2D\x3\x1\x1\x75\x2\x22\x1\x76\x3\x4\x2\x9\x1\x6\x3\xDB\x2\x2"
      U"\x1\x3A\x1\x1\x7\x1\x1\x1\x1\x2\x8\x6\xA\x2\x1\x30\x2E\x2\xC\x14\x4\x30\xA\x4\x3\x26\x9\xC\x2\x20\x4\x2\x6\x38"
      U"\x1\x1\x2\x3\x1\x1\x5\x38\x8\x2\x2\x98\x3\x1\xD\x1\x7\x4\x1\x6\x1\x3\x2\xC6\x40\x20C\x1\xC3\x21\xBFE\x3\x8D\x1"
      U"\x60\x20\x22A\x6\x69\x2\x75D4\x4\x1\xA\x20\x2\x50\x2\x110\x1\x3\x1\x4\x1\x19\x2\x5\x1\x97\x2\x1A\x12\xD\x1\x26"
      U"\x8\x19\xB\x1\x1\x2C\x3\x30\x1\x2\x4\x2\x2\x2\x1\x24\x1\x43\x6\x2\x2\x2\x2\xC\x1\x8\x1\x2F\x1\x33\x1\x1\x3\x2"
      U"\x2\x5\x2\x1\x1\x2A\x2\x8\x1\xEE\x1\x2\x1\x4\x1\x4F30\x1\x2E1\x10\x10\x10\x16E\x2\x25D\x1\xE2\x1\x95\x5\x686"
      U"\x3\x1\x2\x5\x4\x28\x3\x4\x1\xA5\x2\x23D\x4\x41\x5\x13D\x2\x4D\x6\x46\xB\x31\x4\x7B\x1\x36\xF\x29\x1\x2\x2\xA"
      U"\x3\x31\x4\x2\x2\x7\x1\x3D\x3\x24\x5\x1\x8\x3E\x1\xC\x2\x34\x9\x1\x1\x8\x4\x2\x1\x5F\x3\x2\x4\x6\x1\x2\x1\x9D"
      U"\x1\x3\x8\x15\x2\x39\x2\x1\x1\x1\x1\xC\x1\x9\x1\xE\x7\x3\x5\x43\x1\x2\x6\x1\x1\x2\x1\x1\x3\x4\x3\x1\x1\xE\x2"
      U"\x55\x8\x2\x3\x1\x1\x17\x1\x51\x1\x2\x6\x1\x1\x2\x1\x1\x2\x1\x2\xEB\x1\x2\x4\x6\x2\x1\x2\x1B\x2\x55\x8\x2\x1"
      U"\x1\x2\x6A\x1\x1\x1\x2\x8\x65\x1\x1\x1\x2\x4\x1\x5\x103\x9\x1\x2\xF5\x1\xA\x4\x4\x1\x90\x4\x2\x2\x4\x1\x20\xA"
      U"\x28\x6\x2\x4\x8\x1\x9\x6\x2\x3\x2E\xD\x1\x2\xC6\x1\x1\x3\x1\x1\xC9\x7\x1\x6\x1\x1\x52\x16\x2\x7\x1\x2\x1\x2"
      U"\x7A\x6\x3\x1\x1\x2\x1\x7\x1\x1\x48\x2\x3\x1\x1\x1\x15B\x2\xB\x2\x34\x5\x5\x3\x17\x1\x14E5\x1\x6\xF\x2CC8\xC"
      U"\x3\x3\x9C0\x5\x3B\x7\x418\x1\x3F\x4\x51\x1\xB\x2\x4CAB\x2\x1261\x2E\x2\x17\x21E\x5\x3\x6\x8\x8\x2\x7\x1E\x4"
      U"\x94\x3\x7BB\x37\x4\x32\x8\x1\xE\x1\x16\x5\x1\xF\x550\x7\x1\x11\x2\x7\x1\x2\x1\x5\x64\x1\xA0\x7\x177\x1\x3D\x4"
      U"\x1FC\x4\xFE\x2\xF3\x1\x2\x1\x7\x2\x5\x1\x1DA\x7\x6D\x7\xC16D5\x60\x80\xF0\x94D\x1\x7F\x1\x7F\x1\x7F\x1\x7F\x1"
      U"\x7F\x1\x7F\x1\x7F\x1\x6D\x2\x10\x1\x7C\x1\x6F\x1\x7F\x1\xC9\x1\xB4\x2\x6D9\x2\x1E\x1\x9D\x1\x28D\x1\xE3\x1"
      U"\x65\x2\x46\x2\x118B\x1\x7A86\x1\x25\x1\x97\x1\x8E\x1\x6C\x1\x135\x1\xF6\x1\x5E51\x1\x606\x1\x29\x1\xE\x1\x39"
      U"\x1\x79\x2\x8B\x1\x74\x1\xB4\x1\x62\x1\x80\x3\x71\x1\x7F\x1\xFC\x1\x7F\x1\x76\x1\x74\x1\x10D\x1\x103\x2\xA1\x1"
      U"\x53\x1\x12\x1\x51\x1\x1A5\x1\x104\x2\x51\x1\x1A9\x2\x41EC\x1\x30\xA\x7\x6\x1A\x6\xFEA9\xA\x7\x6\x1A\x6\x2D\x1"
      U"\x7F\x1\x4DC\x1\x127B\x1\x809\x2\xE05\x1\x2E3\x1\xCD67\x1\xA9\x1\x57\x1\xB2\x2\x5\x1\x1FB6\x1\x3\xB\x1\xF\x173"
      U"\x1\x4\x1\x16\x1\x1B4A2\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x2202\x1\x4\x1\x16"
      U"\x1\x1B4A2\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x30\xA\x7\x1A\x4\x1\x1\x1A\x2F\x1"
      U"\xA\x1\x1\x1\x2\x1\x5\x17\x1\x1F\x1\x1CA\x4\xC\xE\x5\x7\x1\x1\x1\x11\x75\x1\x2\x2\x4\x1\x1\x6\x5\x1\x1\x1\x14"
      U"\x1\x53\x1\x8B\x1\x5\x2\xA6\x1\x26\x2\x1\x6\x29\x8\x2D\x1\x1\x1\x2\x1\x2\x1\x1\x8\x1B\x4\x4\x1D\xB\x5\x4A\x4"
      U"\x66\x1\x8\x2\xA\x1\x13\x2\x1\x10\x3B\x2\x65\xE\x36\x4\x1\x2\x1\x2\x2E\x12\x1C\x4\xB\x5\x18\x1\x7\x7\x4B\x1"
      U"\x81\x2\xA\x1\x13\x1\x8\x2\x2\x2\x16\x1\x7\x1\x1\x3\x4\x2\x9\x2\x2\x2\x4\x8\x1\x4\x2\x1\x5\x2\xC\xA\x1\x1\x1"
      U"\x2\x3\x1\x6\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2\x1\x2\x2\x1\x1\x5\x4\x2\x2\x3\x3\x1\x7\x4\x1\x1\x7\x10\xB\x3\x1\x9"
      U"\x1\x3\x1\x16\x1\x7\x1\x2\x1\x5\x2\xA\x1\x3\x1\x3\x2\x1\xF\x4\x2\xA\x9\x7\x1\x3\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2"
      U"\x1\x5\x2\x9\x2\x2\x2\x3\x7\x3\x4\x2\x1\x5\x2\xA\x1\x1\x10\x2\x1\x6\x3\x3\x1\x4\x3\x2\x1\x1\x1\x2\x3\x2\x3\x3"
      U"\x3\xC\x4\x5\x3\x3\x1\x4\x2\x1\x6\x1\xE\xA\x10\xD\x1\x3\x1\x17\x1\x10\x2\x9\x1\x3\x1\x4\x7\x2\x1\x3\x1\x2\x2"
      U"\x4\x2\xA\x10\x4\x1\x8\x1\x3\x1\x17\x1\xA\x1\x5\x2\x9\x1\x3\x1\x4\x7\x2\x5\x3\x1\x4\x2\xA\x1\x3\xC\xD\x1\x3\x1"
      U"\x33\x1\x3\x1\x5\x5\x4\x7\x5\x2\xA\xA\x6\x1\x3\x1\x12\x3\x18\x1\x9\x1\x1\x2\x7\x3\x1\x4\x6\x1\x1\x1\x8\x6\xA"
      U"\x2\x2\xD\x3A\x5\xF\x1\xA\x27\x2\x1\x1\x1\x5\x1\x18\x1\x1\x1\x17\x2\x5\x1\x1\x1\x7\x1\xA\x2\x4\x20\x1\x17\x2"
      U"\x6\xA\xB\x1\x1\x1\x1\x1\x4\xA\x1\x24\x4\x14\x1\x12\x1\x24\x9\x1\x39\x4A\x6\x4E\x2\x26\x1\x1\x5\x1\x2\x2B\x1"
      U"\x14D\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21\x1\x4\x2\x7\x1\x1\x1\x4\x2\xF\x1\x39\x1\x4\x2\x43\x2\x3\x9"
      U"\x9\xE\x10\x10\x56\x2\x6\x3\x26C\x2\x11\x1\x1A\x5\x4B\x3\xB\x7\x16\x9\x16\xB\x14\xC\xD\x1\x3\x1\x2\xC\x54\x3"
      U"\x1\x4\x2\x2\xA\x21\x3\x1\xB\x6\x59\x7\x2B\x5\x46\xA\x1F\x1\xC\x4\xC\xA\x28\x2\x5\xB\x2C\x4\x1A\x6\xB\x25\x1C"
      U"\x4\x3F\x1\x1D\x2\xB\x6\xA\xD\x1\x8\xE\x1\x1F\x2\xC\x14\x4D\x3\xA\x11\x9\xC\x74\xC\x38\x8\xA\x3\x31\x2\xB\x5"
      U"\x2B\x2\x3\x10\x3\x1\x27\x5\x216\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\x7\x1\x1\x3\x3\x1"
      U"\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7\xF\x2\x31\x2\x13\x1\x1C\x1\xD\x1\x10\xD\x33\xD\x4\x1\x3\xC\x11\x1\x4\x1\x2"
      U"\xA\x1\x1\x2\x6\x6\x1\x1\x1\x1\x1\x1\x10\x2\x4\x5\x5\x4\x1\x11\x29\xA77\xE5\x6\x9\xC\x26\x1\x1\x5\x1\x2\x38\x7"
      U"\x1\xF\x18\x9\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x20\x205\x3\x19\xF\x1\x5\x2\x5\x4\x56\x2\x7\x1"
      U"\x5F\x5\x2B\x1\x5E\x11\x20\x30\x10\x200\x19C0\x40\x568D\x43\x2E\x2\x10D\x3\x1C\x14\x30\x4\xA\x1\x73\x25\x9\x2"
      U"\x67\x2\x52\x14\x37\x4\x1\x13\x34\xC\x46\xA\xA\x6\x18\x3\x1\x1\x31\x2\x24\xC\x1D\x3\x41\xE\xB\x6\x1F\x1\x37\x9"
      U"\xE\x2\xA\x6\x17\x3\x49\x18\x3\x2\x10\x2\x5\xA\x6\x2\x6\x2\x6\x9\x7\x1\x7\x1\x2B\x1\xE\x6\x7B\x1\x2\x2\xA\x6"
      U"\x2BA4\xC\x17\x4\x31\x2104\x16E\x2\x6A\x26\x7\xC\x5\x5\xC\x1\xD\x1\x5\x1\x1\x1\x2\x1\x2\x1\x6C\x21\x16B\x12"
      U"\x40\x2\x36\x28\xC\x4\x10\x10\x10\x3\x2\x18\x3\x20\x5\x1\x87\x13\xA\x7\x1A\x4\x1\x1\x1A\xA\x5A\x3\x6\x2\x6\x2"
      U"\x6\x2\x3\x23\xC\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22\x7B\x45\x35\x88\x1\x82\x1D\x3\x31\xF\x1\x1F\x20\xD\x1E\x5"
      U"\x2B\x5\x1E\x2\x24\x4\x8\x1\x5\x2A\x9E\x2\xA\x6\x24\x4\x24\x4\x28\x8\x34\xC\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF"
      U"\x1\x7\x1\x2\x3\x34\xC\x137\x9\x16\xA\x8\x18\x6\x1\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\xA\x17\x9"
      U"\x1F\x41\x13\x1\x2\xA\x16\xA\x1A\x6\x1A\x26\x38\x6\x2\x40\x4\x1\x2\x5\x8\x1\x3\x1\x1D\x2\x3\x4\x1\x20\x1D\x3"
      U"\x1D\x23\x8\x1\x1E\x19\x36\xA\x16\xA\x13\xD\x12\x6E\x49\x37\x33\xD\x33\xD\x28\x8\xA\x6\x26\x3\x5\x1\x17\xFA"
      U"\x2A\x1\x2\x3\x2\x10\x6\x32\x23\xA\x1\x8\x21\x1F\x16\x2A\x15\x1B\x17\x9\x47\x1F\x10\x9\x3C\x7\x1\xD\x19\x7\xA"
      U"\x6\x35\x1\xA\x4\x4\x8\x24\x2\x1\x9\x45\x4\x4\x1\xD\x1\x1\x23\x12\x1\x25\x6\x4\x3E\x7\x1\x1\x1\x4\x1\xF\x1\xA"
      U"\x7\x3B\x5\xA\x6\x4\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5\x1\xA\x2\x2\x2\x3\x2\x1\x6\x1\x5\x7\x2\x7\x3\x5\xB\xA"
      U"\x1\x1\x2\x1\x1\x26\x1\xA\x1\x1\x2\x1\x1\x4\x1\x8\xD\x2\x1D\x4B\x5\xA\x4\x4\x1E\x46\x1\x1\x8\xA\xA6\x36\x2\x9"
      U"\x17\x6\x22\x41\x3\x1\xB\xA\x26\x39\x7\xA\x6\x14\x1C\x1B\x2\xF\x4\xA\x6\x7\xB9\x3B\x65\x4A\x15\x8\x2\x1\x2\x8"
      U"\x1\x2\x1\x1E\x1\x2\x2\x9\xC\xA\x46\x8\x2\x2E\x2\x8\x1\x2\x1B\x3F\x8\x1\x8\x4A\x3\x1\x12\x49\x67\x8\x58\x21\xF"
      U"\xA\x6\x9\x1\x2D\x1\x9\xF\xA\x18\x1E\x2\x16\x1\xE\x49\x7\x1\x2\x1\x2C\x3\x1\x1\x2\x1\x9\x8\xA\x6\x6\x1\x2\x1"
      U"\x25\x1\x2\x1\x6\x7\xA\x6\x2C\x4\xA\xF6\x17\x9\x11\x1\x29\x3\x5\xD\xB\x55\x1\x4F\x39A\x66\x6F\x11\xC4\xA4C\x61"
      U"\xF\x430\x10\x16\xA\xF9B\x5\x247\x1AB9\x3A\x6C6\x239\x7\x1F\x1\xA\x6\x4F\x1\xA\x6\x1E\x2\x5\xB\x37\x9\x4\xC\xA"
      U"\x9\x15\x5\x13\x1B0\x2D\x3\xA\xC6\x40\x20\x19\x2\x19\x2C\x4B\x4\x39\x7\x11\x40\x2\x1\x2\xB\x7\x9\x1CD6\x29\x20"
      U"\x61\x73\x21FD\x4\x1\x7\x1\x2\x1\x123\xF\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5\xD\x3\x9\x7\xA\x3\x2\x1051"
      U"\xA\x206\x2E\x2\x17\x21E\x5\x3\x6\x8\x8\x2\x7\x1E\x4\x94\x3\x1BB\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1"
      U"\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4\x1\x5\x1\x1\x3\x7\x1\x154\x2\x19\x1\x19\x1\x1F\x1\x19\x1\x1F"
      U"\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x8\x2\x32\x200\x37\x4\x32\x8\x1\xE\x1\x16\x5\x1\xF\x450\x1F\x6\x6\xD5"
      U"\x7\x1\x11\x2\x7\x1\x2\x1\x5\x5\x3E\x21\x1\x70\x2D\x3\xE\x2\xA\x4\x1\x141\x1F\x11\x3A\x1D6\x2A\xD6\x2B\xC5\x1F"
      U"\x1\x16\x8\x2\xE0\x7\x1\x4\x1\x2\x1\xF\x1\xC5\xB\x7\x29\x4C\x4\xA\x4A6\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4"
      U"\x1\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7"
      U"\x1\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\xD34\xA\x406\xA6E0\x20\x111E\x2\x168E\x2\x1D31\xF\x26E\x9A2"
      U"\x21E\x5E2\x134B\x5\x212A\xACC86\xF0\x41\x1A\x6\x1A\x2F\x1\xA\x1\x4\x1\x5\x17\x1\x1F\x1\x1CA\x4\xC\xE\x5\x7\x1"
      U"\x1\x1\x81\x5\x1\x2\x2\x4\x1\x1\x6\x1\x1\x3\x1\x1\x1\x14\x1\x53\x1\x8B\x8\xA6\x1\x26\x2\x1\x6\x29\x47\x1B\x4"
      U"\x4\x2D\x2B\x23\x2\x1\x63\x1\x1\xF\x2\x7\x2\xA\x3\x2\x1\x10\x1\x1\x1E\x1D\x59\xB\x1\x18\x21\x9\x2\x4\x1\x5\x16"
      U"\x4\x1\x9\x1\x3\x1\x17\x19\x7\xB\x5\x18\x1\x7\x10\x2A\x3A\x36\x3\x1\x12\x1\x7\xA\xF\x10\x4\x8\x2\x2\x2\x16\x1"
      U"\x7\x1\x1\x3\x4\x3\x1\x10\x1\xD\x2\x1\x3\xE\x2\xA\x1\x8\x6\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2\x1\x2\x1F\x4\x1\x1"
      U"\x13\x3\x10\x9\x1\x3\x1\x16\x1\x7\x1\x2\x1\x5\x3\x1\x12\x1\xF\x2\x17\x1\xB\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5"
      U"\x3\x1\x1E\x2\x1\x3\xF\x1\x11\x1\x1\x6\x3\x3\x1\x4\x3\x2\x1\x1\x1\x2\x3\x2\x3\x3\x3\xC\x16\x1\x34\x8\x1\x3\x1"
      U"\x17\x1\x10\x3\x1\x1A\x3\x1\x2\x2\x2\x1E\x1\x4\x8\x1\x3\x1\x17\x1\xA\x1\x5\x3\x1\x1E\x3\x1\x2\xF\x2\x11\x9\x1"
      U"\x3\x1\x29\x2\x1\x10\x1\x5\x3\x8\x3\x18\x6\x5\x12\x3\x18\x1\x9\x1\x1\x2\x7\x3A\x30\x1\x2\xC\x7\x3A\x2\x1\x1\x1"
      U"\x5\x1\x18\x1\x1\x1\xA\x1\x2\x9\x1\x2\x5\x1\x1\x15\x4\x20\x1\x3F\x8\x1\x24\x1B\x5\x73\x2B\x14\x1\x10\x6\x4\x4"
      U"\x3\x1\x3\x2\x7\x3\x4\xD\xC\x1\x11\x26\x1\x1\x5\x1\x2\x2B\x1\x14D\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21"
      U"\x1\x4\x2\x7\x1\x1\x1\x4\x2\xF\x1\x39\x1\x4\x2\x43\x25\x10\x10\x56\x2\x6\x3\x26C\x2\x11\x1\x1A\x5\x4B\x3\xB\x7"
      U"\x12\xD\x13\xE\x12\xE\xD\x1\x3\xF\x34\x23\x1\x4\x1\x43\x59\x7\x29\x1\x1\x5\x46\xA\x1F\x31\x1E\x2\x5\xB\x2C\x4"
      U"\x1A\x36\x17\x9\x35\x52\x1\x5D\x2F\x11\x8\x36\x1E\xD\x2\xA\x2C\x1A\x24\x29\x3\xA\x24\x2\xB\x5\x2B\x2\x3\x29\x4"
      U"\x1\x6\x1\x2\x3\x1\x5\xC0\x40\x116\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\x7\x1\x1\x3\x3"
      U"\x1\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7\x74\x1\xD\x1\x10\xD\x65\x1\x4\x1\x2\xA\x1\x1\x2\x6\x6\x1\x1\x1\x1\x1\x1"
      U"\x10\x2\x4\x5\x5\x4\x1\x11\x29\xA77\xE5\x6\x4\x3\x2\xC\x26\x1\x1\x5\x1\x2\x38\x7\x1\x10\x17\x9\x7\x1\x7\x1\x7"
      U"\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x226\x3\x19\x9\x7\x5\x2\x5\x4\x56\x4\x5\x1\x5A\x1\x4\x5\x2B\x1\x5E\x11\x20\x30"
      U"\x10\x200\x19C0\x40\x568D\x43\x2E\x2\x10D\x3\x10\xA\x2\x14\x2F\x10\x1F\x2\x50\x27\x9\x2\x67\x2\x52\x14\x11\x1"
      U"\x3\x1\x4\x1\x17\x1D\x34\xE\x32\x3E\x6\x3\x1\x1\x2\xB\x1C\xA\x17\x19\x1D\x7\x2F\x1C\x1\x10\x5\x1\xA\xA\x5\x1"
      U"\x29\x17\x3\x1\x8\x14\x17\x3\x1\x3\x32\x1\x1\x3\x2\x2\x5\x2\x1\x1\x1\x18\x3\x2\xB\x7\x3\xC\x6\x2\x6\x2\x6\x9"
      U"\x7\x1\x7\x1\x2B\x1\xE\x6\x73\x1D\x2BA4\xC\x17\x4\x31\x2104\x16E\x2\x6A\x26\x7\xC\x5\x5\x1\x1\xA\x1\xD\x1\x5"
      U"\x1\x1\x1\x2\x1\x2\x1\x6C\x21\x16B\x12\x40\x2\x36\x28\xC\x74\x5\x1\x87\x24\x1A\x6\x1A\xB\x59\x3\x6\x2\x6\x2\x6"
      U"\x2\x3\x23\xC\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22\x7B\x45\x35\x10B\x1D\x3\x31\x2F\x20\xD\x1E\x5\x26\xA\x1E\x2"
      U"\x24\x4\x8\x1\x5\x2A\x9E\x12\x24\x4\x24\x4\x28\x8\x34\xC\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF\x1\x7\x1\x2\x3\x34"
      U"\xC\x137\x9\x16\xA\x8\x18\x6\x1\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\xA\x17\x9\x1F\x41\x13\x1\x2"
      U"\xA\x16\xA\x1A\x6\x1A\x26\x38\x6\x2\x40\x1\xF\x4\x1\x3\x1\x1D\x2A\x1D\x3\x1D\x23\x8\x1\x1C\x1B\x36\xA\x16\xA"
      U"\x13\xD\x12\x6E\x49\x37\x33\xD\x33\xD\x24\x26\x1C\x9\x17\xFA\x2A\x6\x2\x10\x6\x38\x1D\xA\x1\x8\x16\x2A\x12\x2E"
      U"\x15\x1B\x17\xC\x35\x39\x2\x2\x1\xD\x2D\x20\x19\x1A\x24\x1D\x1\x2\x1\x8\x23\x3\x1\xC\x30\xE\x4\x15\x1\x1\x1"
      U"\x23\x12\x1\x19\x13\x2\x3F\x7\x1\x1\x1\x4\x1\xF\x1\xA\x7\x2F\x26\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5\x3\x1\x12"
      U"\x1\xC\x5\x1E\xA\x1\x1\x2\x1\x1\x26\x1\x1\x19\x1\x1\x1\x2C\x35\x12\x4\x14\x3\x1E\x30\x14\x2\x1\x1\xB8\x2F\x29"
      U"\x4\x24\x30\x14\x1\x3B\x2B\xD\x1\x47\x1B\x25\x7\xB9\x2C\x74\x40\x1F\x8\x2\x1\x2\x8\x1\x2\x1\x18\xF\x1\x1\x1"
      U"\x5E\x8\x2\x27\x10\x1\x1\x1\x1C\x1\xA\x28\x7\x1\x15\x1\xB\x2E\x13\x1\x12\x49\xC7\x21\x1F\x9\x1\x25\x11\x1\x31"
      U"\x1E\x70\x7\x1\x2\x1\x26\x15\x1\x19\x6\x1\x2\x1\x20\xE\x1\x17\x2C\x104\x13\xF\x1\x1\xD\x1\x22\x7C\x1\x4F\x39A"
      U"\x66\x6F\x11\xC4\xA4C\x61\xF\x430\x11\x6\x19\xF9B\x5\x247\x1AB9\x1E\x6E2\x239\x7\x1F\x11\x4F\x11\x1E\x12\x30"
      U"\x10\x4\x1F\x15\x5\x13\x1B0\x2D\xD3\x40\x20\x19\x2\x19\x2C\x4B\x5\x1\x42\xD\x40\x2\x1\x1\xE\x5\x9\x1CD6\x29"
      U"\x20\x61\x73\x21FD\x4\x1\x7\x1\x2\x1\x123\xF\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5\xD\x3\x9\x7\xA\x1766"
      U"\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4\x1\x5\x1\x1\x3\x7"
      U"\x1\x154\x2\x19\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x8\x734\x1F\x6\x6\x105\x3E"
      U"\x92\x2D\xA\x7\x10\x1\x141\x1E\x12\x2C\x1E4\x1C\xE4\x1E\x2\x1\xCF\x1F\x1\x3\x1\x2\x1\x7\x2\x5\x9\x2\xE0\x7\x1"
      U"\x4\x1\x2\x1\xF\x1\xC5\x3B\x44\x7\x1\x4B4\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4\x1\x1\x1\x1\x6\x1\x4\x1\x1"
      U"\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7\x1\x4\x1\x4\x1\x1\x1\xA\x1"
      U"\x11\x5\x3\x1\x5\x1\x11\x1144\xA6E0\x20\x111E\x2\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A\x3006\x2"
      U"\x19\x9\xE\x3\x3C5\x19C0\x40\x5200\x5900\x16E\x2\x6A\x750A\x1\xD\x5\x9\x1CD6\x29\x20\x61\x73\x237D\x18C\x4D04"
      U"\xA6E0\x20\x111E\x2\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A\x2FF0\x2\x2\xA\x1F1\x1\x2FF2\x2\x2FFE"
      U"\x2\x200C\x2\xE40\x5\x7B\x5\xAF0\x3\x2\x1\x90FA\x2\x2\x1\x1\x2\x61\x1A\x2F\x1\xA\x1\x4\x1\x24\x18\x1\x8\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x3\x2\x1\x1\x1\x2\x1\x3\x2\x4\x1\x2\x1\x3\x3\x2\x1\x2\x1\x1\x1\x1\x1"
      U"\x2\x1\x1\x2\x1\x1\x2\x1\x3\x1\x1\x1\x2\x2\x2\x3\x6\x1\x2\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x2\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x2\x1\x2\x2\x1\x1\x4\x1\x1\x1\x1\x1\x1\x1\x1\x45\x2\x23\x7\x2\x1E\x5\x60"
      U"\x1\x2B\x1\x1\x1\x3\x1\x2\x4\x12\x1\x1B\x23\x1\x2\x3\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x5\x1\x1\x2\x1\x2\x2\x33\x30\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x30\x29\xB47"
      U"\x2B\x1\x4\x2F8\x6\x882\x9\x1\x1\x75\xC0\x41\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8\x6\xA\x8\x8\x8\x8\x6\xA\x8\x8\x8\x8\xE\x2\x8\x8\x8\x8\x8\x8\x5\x1\x2\x6\x1\x3"
      U"\x3\x1\x2\x8\x4\x2\x2\x8\x8\xA\x3\x1\x2\x79\x1\xD\x1\x10\xD\x6D\x1\x3\x2\x3\x1\x1B\x1\x4\x1\x4\x1\x2\x2\x8\x4"
      U"\x4\x1\x21\x10\x4\x1\x34B\x1A\x746\x30\x1\x1\x3\x2\x1\x1\x1\x1\x1\x1\x4\x1\x1\x2\x1\x8\x3\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x7\x1\x1\x1\x4\x1\xC\x26\x1\x1\x5\x1\x7913\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x85"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\xA\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x1\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x15\x4\x1\x1\x1\x3\x335\x2B\x1\xE\x6\x50\x4F40\x7\xC\x5\x429\x1A\x4CD\x28"
      U"\x88\x24\x9B\xB\x1\xF\x1\x7\x1\x2\x1C3\x1\x2\x3\x1\x2A\x1\x9\x505\x33\x7D\x16\xB3A\x20\x5580\x20\x3B\x19\x6546"
      U"\x1A\x1A\x7\x1\x12\x1A\x1A\x1A\x4\x1\x1\x1\x7\x1\xB\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A\x1A"
      U"\x1A\x1A\x1A\x1C\x1C\x19\x1\x6\x1A\x19\x1\x6\x1A\x19\x1\x6\x1A\x19\x1\x6\x1A\x19\x1\x6\x1\x1\x734\xA\x1\x14\x6"
      U"\x6\x105\x3E\x8B4\x22\x2B\x1\x10\x3\x1F\x1\x1D\x1\x1\x1\x2D\x1\x4\x1\x25\x1\x1F\x1\x2D8\x3\x2\x1\x1A\x2\x2\x3"
      U"\x20F\x3\x1A0D\x1\x1B\x3\xB\x1\x3\x1\xD\x1\xE\x4\x15\x5\xB\x5\x41\xD\x4\x1\x3\x2\x4\x5\x12\x1\x4\x1\x2\xA\x1"
      U"\x1\x2\x6\x6\x1\x3\x2\x2\x2\x1\x3\x1\x6\x3\xE\x1\x1\x44\x18\x1\x6\x1\x2\x4\x2\x4\x20\x1\x1\x6\x2\xE\x10C\x8\x4"
      U"\x14\x2\x5A\x1\x1E\x1B\x1\x1\x18\x1\xB\x7\x1BD\x2\xC\xA\x4\x6\x4\x2\x2\x2\x3\x5\xE\x1\x1\x1\x2\x6\xB\x8\x5\x2"
      U"\x39\x1\x1\x1\x1D\x4\x9\x3\x150\x40\x100\x200\x30\x15\x2\x6\xCFDC\x1\x337\x6\x1\x1\xA2\x1\x10\x3\x1D\x1\x1\x1"
      U"\x1D\x1\x1\x1\x83\x1\x6\x4\xDA1\x2\xC160\x1\x50F\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41"
      U"\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4\x1\x5\x1\x1\x3\x7\x1\x154\x2\x124\x2\x32\x1600\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1"
      U"\xA\x1\x4\x1\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2"
      U"\x4\x1\x7\x1\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\x34\x2\x9DE\x9\x654\x2\x2\x1\x83\x1\x6\x1\x3\x2"
      U"\x1E1\x2\x1\x3\x3\x1\x1F\x1\xFDD0\x20\x20E\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2"
      U"\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\xFFFE\x2\x21\xF\xA\x7\x1A\x4\x1\x1"
      U"\x1A\x4\x22\x7\x1\x1\x1\x2\x1\x1\x1\x2\x4\x1\x4\x1\x3\x1\x17\x1\x1F\x1\x1F18\x18\x8\xF\x2\x13\x1\xA\x131\x2D0"
      U"\xA0\x276\x1E\x46C\x200\x80\x181\x3\x4\x19\xF\x1\xCD0D\x2\x105\x2\x9\x5\x12\x1\x64\x1\x1F88\x2\x18\x2\x600\x6"
      U"\xD7\x1\x31\x1\x180\x2\x50\x1\x107DA\x1\xF\x1\x22\x1\x4\x1\x83\x1\xF\x1\x1F5C\x8\x19\x2\xE07\x1\x1C9\x4\xD\x3"
      U"\xCE21\x4\xBD\x1\x4\x1\x5A\x2\x2E80\x1A\x1\x59\xC\xD6\x1F1E6\x1A\x21\x1\xC\x1\x10\x1\x549\x1\x93\x3\xB4\x1\x2B"
      U"\x3\xF6\x1\x3D\x1\x1\x1\x3\x2\x125\x2\x6E4\x2\x316\x1\x4\x2\x305\x1\xC6\x2\x9D\x2\x2D\x1\x5\x1\x13A\x2\x162\x4"
      U"\xA2\x2\xA\x2\x2\x2\x1D\x3\xBB\x2\x41\x2\x3A4\x1\x17\x2\x9\x3\xCAF\x3\x132\x1\xD\x1\x16\x2\x1AD\x1\x74FC\x1"
      U"\x10E\x2\xE3\x1\x3\x1\x17E\x2\x56\x2\x5F\x1\x98\x2\x93\x3\x90\x2\xF9\x1\x5226\x1\x2\x2\x3B\x1\x3\x2\xA9\x1\xC"
      U"\x1\x10\x1\x41\x1\xAF4\x2\x4FD\x5\x2C\x4\xBD\x2\x75\x4\x7F\x3\x81\x2\x6\x1\x10\x2\x58\x2\x1\x2\x6C\x1\x12A\x2"
      U"\x75\x2\x175\x2\x5\xF\x69\x2\xF9\x3\x205\x1\x1\x1\xFB\x2\x57\x2\x1A4\x2\x2B4\x2\x4A\x2\x4B29\x2\x85\x1\x41\x2"
      U"\xB\x1\x229\x2\x128\x1\x4E06\x1\x1DE8\x1\x69\x2\xC4\x1\x119\x1\x1E\x1\x34\x1\x14\x1\x140\x1\x62\x1\x1\x1\x1909"
      U"\x1\x33\x1\xD\x1\x3\x1\x84\x1\x9D\x1\x1A5\x1\xD6\x2\xB32\x1\x1A7A5\x2\x32\x2\x32\x2\x32\x2\x32\x2\x32\x2\x32"
      U"\x2\x32\x2\x32\x2\x32\x2\x32\x2\x32\x2\x32\x2\x886\x1\x131\x2\x1A\x1\x21\x1\xA\x1\x1\x1\xB\x2\x3\x1\x33E\x1\x8"
      U"\x1\x201\x1\x39\x1\x48\x1\xE\x1\x1\x3\xB4\x1\x2B\xB\x1\x1\xEB\x2\x36\x6\x1\x8\x1F\x1\x105\x2\x4F4\x2\xAC\x1\x4"
      U"\x6\x137\x2\x315\x8\x305\x1\x7C\x3\x47\x2\x9D\x3\x3\x1\x27\x4\x2\x2\x13A\x2\x162\x4\xA2\x2\xA\x2\x1\x3\x1D\x3"
      U"\xBB\x5\x3E\x2\x3A4\x1\x17\x2\x9\x3\xCAF\x3\x132\x1\xD\x1\x4\x1\xA\x1\x1\x2\x3\x2\x1AC\x2\x74FB\x2\x10D\x3\xE3"
      U"\x5\x17E\x2\x56\x2\x5F\x1\x97\x3\x93\x3\x7F\x1\x10\x2\xF9\x1\x5226\x1\x2\x2\x39\x3\x1\x4\xA9\x1\xA\x1\x1\x1\xB"
      U"\x2\x3\x1\x41\x1\x2\x1\x43A\x1\x30\x1\x486\x1\xC7\x1\x136\x2\x98\x6\x44\x6\x59\x4\x3B8\x5\x2C\x4\xBD\x7\x70\x4"
      U"\x7F\x3\x81\x2\x6\x1\x10\x2\x58\x5\x6C\x1\x12A\x2\x75\x3\xC\x2\x166\x4\x3\xF\x69\x2\xF9\x3\x205\x1\x1\x1\xFB"
      U"\x2\x57\x2\x4\x2\x19E\x3\x2D\x1\x285\x2\x4A\x2\x52B\x5\x45F9\x2\x85\x1\x41\x3\xA\x1\x229\x2\x127\x2\x4E06\x1"
      U"\x1DE7\x4\x3400\x19C0\x40\x5200\x5A0E\x2\x1\x1\x1\x2\xA\x1\x1\x1\x1\x2\x2\x3\x105D6\xA6E0\x20\x111E\x2\x168E"
      U"\x2\x1D31\xF\x26E\x11A2\x134B\x5\x212A\x41\x1A\x65\x17\x1\x7\x21\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1"
      U"\x3\x2\x1\x1\x1\x2\x1\x3\x2\x4\x1\x2\x1\x3\x3\x2\x1\x2\x1\x1\x1\x1\x1\x2\x1\x1\x2\x1\x1\x2\x1\x3\x1\x1\x1\x2"
      U"\x3\x1\x7\x1\x2\x1\x2\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x2\x1\x2\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x7\x2"
      U"\x1\x2\x2\x1\x1\x4\x1\x1\x1\x1\x1\x1\x1\x1\x121\x1\x1\x1\x3\x1\x8\x1\x6\x1\x1\x3\x1\x1\x1\x2\x1\x11\x1\x9\x23"
      U"\x1\x2\x3\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x1\x2\x1\x1\x2\x2\x33\x30"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x26\xB49\x26\x1\x1\x5\x1\x2D2\x56\x893\x1\x6\x2B\x2\x3"
      U"\x140\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x9\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x9\x8\x8\x6"
      U"\xA\x8\x8\x8\x8\x6\xB\x1\x1\x1\x1\x1\x1\x1\x8\x8\x48\x4\xC\x4\xC\x4\xC\x5\xB\x4\x106\x1\x4\x1\x3\x3\x2\x3\x2"
      U"\x1\x3\x5\x6\x1\x1\x1\x1\x1\x1\x4\x2\x4\xA\x2\x5\x1\x1A\x10\x13\x1\x332\x1A\x730\x30\x30\x1\x1\x3\x2\x1\x1\x1"
      U"\x1\x1\x1\x4\x1\x1\x2\x1\x8\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x8\x1\x1\x1\x4\x1\x794D\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x13\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x87\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\xA\x1\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x3"
      U"\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x5\x1\x5\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x1\x4\x1\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x18\x1\x572B\x1A\x4C5\x28\x88\x24\x9C\xB"
      U"\x1\xF\x1\x7\x1\x2\x6EA\x33\x9D\x16\xB3A\x20\x5580\x20\x40\x19\x6547\x1A\x1A\x1A\x1A\x1A\x1A\x1\x1\x2\x2\x1\x2"
      U"\x2\x2\x4\x1\x8\x1A\x1A\x1A\x2\x1\x4\x2\x8\x1\x7\x1B\x2\x1\x4\x1\x5\x1\x1\x3\x7\x1B\x1A\x1A\x1A\x1A\x1A\x1A"
      U"\x1A\x1A\x1A\x1A\x1A\x1E\x19\x21\x19\x21\x19\x21\x19\x21\x19\x21\x1\x1135\x22\x80E\x1A\x6\x1A\x6\x1A\x180B\x3"
      U"\x1\x1\xE5F0\x10\xD02F0\xF0\x9\x5\x12\x1\x64\x1\x1A\x1\x15DF\x1\x97F\xB\x1D\x2\x5\x1\x2F\x1\xFA0\x1\x30\xA\x7"
      U"\x1A\x4\x1\x1\x1A\x2F\x1\xA\x1\x1\x1\x2\x1\x5\x17\x1\x1F\x1\x1CA\x4\xC\xE\x5\x7\x1\x1\x1\x11\x75\x1\x2\x3\x3"
      U"\x1\x1\x6\x5\x1\x1\x1\x14\x1\x53\x1\x8B\x1\x5\x2\xA6\x1\x26\x2\x1\x6\x29\x8\x2D\x1\x1\x1\x2\x1\x2\x1\x1\x8\x1B"
      U"\x4\x4\x1D\xB\x5\x4A\x4\x66\x1\x8\x2\xA\x1\x13\x2\x1\x10\x3B\x2\x65\xE\x36\x4\x1\x2\x1\x2\x2E\x12\x1C\x4\xB\x5"
      U"\x18\x1\x7\x7\x4B\x1\x81\x2\xA\x1\x13\x1\x8\x2\x2\x2\x16\x1\x7\x1\x1\x3\x4\x2\x9\x2\x2\x2\x4\x8\x1\x4\x2\x1\x5"
      U"\x2\xC\xA\x1\x1\x1\x2\x3\x1\x6\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2\x1\x2\x2\x1\x1\x5\x4\x2\x2\x3\x3\x1\x7\x4\x1\x1"
      U"\x7\x10\xB\x3\x1\x9\x1\x3\x1\x16\x1\x7\x1\x2\x1\x5\x2\xA\x1\x3\x1\x3\x2\x1\xF\x4\x2\xA\x9\x7\x1\x3\x1\x8\x2\x2"
      U"\x2\x16\x1\x7\x1\x2\x1\x5\x2\x9\x2\x2\x2\x3\x7\x3\x4\x2\x1\x5\x2\xA\x1\x1\x10\x2\x1\x6\x3\x3\x1\x4\x3\x2\x1\x1"
      U"\x1\x2\x3\x2\x3\x3\x3\xC\x4\x5\x3\x3\x1\x4\x2\x1\x6\x1\xE\xA\x10\xD\x1\x3\x1\x17\x1\x10\x2\x9\x1\x3\x1\x4\x7"
      U"\x2\x1\x3\x1\x2\x2\x4\x2\xA\x10\x4\x1\x8\x1\x3\x1\x17\x1\xA\x1\x5\x2\x9\x1\x3\x1\x4\x7\x2\x5\x3\x1\x4\x2\xA\x1"
      U"\x3\xC\xD\x1\x3\x1\x33\x1\x3\x1\x5\x5\x4\x7\x5\x2\xA\xA\x6\x1\x3\x1\x12\x3\x18\x1\x9\x1\x1\x2\x7\x3\x1\x4\x6"
      U"\x1\x1\x1\x8\x6\xA\x2\x2\xD\x3A\x5\xF\x1\xA\x27\x2\x1\x1\x1\x5\x1\x18\x1\x1\x1\x17\x2\x5\x1\x1\x1\x7\x1\xA\x2"
      U"\x4\x20\x1\x17\x2\x6\xA\xB\x1\x1\x1\x1\x1\x4\xA\x1\x24\x4\x14\x1\x12\x1\x24\x9\x1\x39\x4A\x6\x4E\x2\x26\x1\x1"
      U"\x5\x1\x2\x2B\x1\x14D\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21\x1\x4\x2\x7\x1\x1\x1\x4\x2\xF\x1\x39\x1\x4"
      U"\x2\x43\x2\x3\x9\x9\xE\x10\x10\x56\x2\x6\x3\x26C\x2\x11\x1\x1A\x5\x4B\x3\xB\x7\x16\x9\x16\xB\x14\xC\xD\x1\x3"
      U"\x1\x2\xC\x54\x3\x1\x4\x2\x2\xA\x21\x3\x1\xB\x6\x59\x7\x2B\x5\x46\xA\x1F\x1\xC\x4\xC\xA\x28\x2\x5\xB\x2C\x4"
      U"\x1A\x6\xB\x25\x1C\x4\x3F\x1\x1D\x2\xB\x6\xA\xD\x1\x8\xE\x1\x1F\x2\xC\x14\x4D\x3\xA\x11\x9\xC\x74\xC\x38\x8\xA"
      U"\x3\x31\x2\xB\x5\x2B\x2\x3\x10\x3\x1\x27\x5\x216\x2\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1"
      U"\x7\x1\x1\x3\x3\x1\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7\xF\x2\x31\x2\x13\x1\x1C\x1\xD\x1\x10\xD\x33\xD\x4\x1\x3\xC"
      U"\x11\x1\x4\x1\x2\xA\x1\x1\x2\x6\x6\x1\x1\x1\x1\x1\x1\x10\x2\x4\x5\x5\x4\x1\x11\x29\xA77\xE5\x6\x9\xC\x26\x1\x1"
      U"\x5\x1\x2\x38\x7\x1\xF\x18\x9\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x20\x205\x3\x19\xF\x1\x5\x2\x5"
      U"\x4\x56\x2\x2\x2\x3\x1\x5F\x5\x2B\x1\x5E\x11\x20\x30\x10\x200\x19C0\x40\x568D\x43\x2E\x2\x10D\x3\x1C\x14\x30"
      U"\x4\xA\x1\x73\x25\x9\x2\x67\x2\x52\x14\x37\x4\x1\x13\x34\xC\x46\xA\xA\x6\x18\x3\x1\x1\x31\x2\x24\xC\x1D\x3\x41"
      U"\xE\xB\x6\x1F\x1\x37\x9\xE\x2\xA\x6\x17\x3\x49\x18\x3\x2\x10\x2\x5\xA\x6\x2\x6\x2\x6\x9\x7\x1\x7\x1\x2B\x1\xE"
      U"\x6\x7B\x1\x2\x2\xA\x6\x2BA4\xC\x17\x4\x31\x2104\x16E\x2\x6A\x26\x7\xC\x5\x5\xC\x1\xD\x1\x5\x1\x1\x1\x2\x1\x2"
      U"\x1\x6C\x21\x8B\x6\xDA\x12\x40\x2\x36\x28\xA\x6\x10\x10\x10\x3\x2\x18\x3\x21\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1"
      U"\x1\x7E\x13\xA\x7\x1A\x4\x1\x1\x1A\xA\x5A\x3\x6\x2\x6\x2\x6\x2\x3\x23\xC\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22"
      U"\x7B\x45\x35\x88\x1\x82\x1D\x3\x31\xF\x1\x1F\x20\xD\x1E\x5\x2B\x5\x1E\x2\x24\x4\x8\x1\x5\x2A\x9E\x2\xA\x6\x24"
      U"\x4\x24\x4\x28\x8\x34\xC\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF\x1\x7\x1\x2\x3\x34\xC\x137\x9\x16\xA\x8\x18\x6\x1"
      U"\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\xA\x17\x9\x1F\x41\x13\x1\x2\xA\x16\xA\x1A\x6\x1A\x26\x38\x6"
      U"\x2\x40\x4\x1\x2\x5\x8\x1\x3\x1\x1D\x2\x3\x4\x1\x20\x1D\x3\x1D\x23\x8\x1\x1E\x19\x36\xA\x16\xA\x13\xD\x12\x6E"
      U"\x49\x37\x33\xD\x33\xD\x28\x8\xA\x6\x26\x3\x5\x1\x17\xFA\x2A\x1\x2\x3\x2\x10\x6\x32\x23\xA\x1\x8\x21\x1F\x16"
      U"\x2A\x15\x1B\x17\x9\x47\x1F\x10\x9\x3C\x7\x1\xD\x19\x7\xA\x6\x35\x1\xA\x4\x4\x8\x24\x2\x1\x9\x45\x4\x4\x1\xD"
      U"\x1\x1\x23\x12\x1\x25\x6\x4\x3E\x7\x1\x1\x1\x4\x1\xF\x1\xA\x7\x3B\x5\xA\x6\x4\x1\x8\x2\x2\x2\x16\x1\x7\x1\x2"
      U"\x1\x5\x1\xA\x2\x2\x2\x3\x2\x1\x6\x1\x5\x7\x2\x7\x3\x5\xB\xA\x1\x1\x2\x1\x1\x26\x1\xA\x1\x1\x2\x1\x1\x4\x1\x8"
      U"\xD\x2\x1D\x4B\x5\xA\x4\x4\x1E\x46\x1\x1\x8\xA\xA6\x36\x2\x9\x17\x6\x22\x41\x3\x1\xB\xA\x26\x39\x7\xA\x6\x14"
      U"\x1C\x1B\x2\xF\x4\xA\x6\x7\xB9\x3B\x65\x4A\x15\x8\x2\x1\x2\x8\x1\x2\x1\x1E\x1\x2\x2\x9\xC\xA\x46\x8\x2\x2E\x2"
      U"\x8\x1\x2\x1B\x3F\x8\x1\x8\x4A\x3\x1\x12\x49\x67\x8\x58\x21\xF\xA\x6\x9\x1\x2D\x1\x9\xF\xA\x18\x1E\x2\x16\x1"
      U"\xE\x49\x7\x1\x2\x1\x2C\x3\x1\x1\x2\x1\x9\x8\xA\x6\x6\x1\x2\x1\x25\x1\x2\x1\x6\x7\xA\x6\x2C\x4\xA\xF6\x17\x9"
      U"\x11\x1\x29\x3\x5\xD\xB\x55\x1\x4F\x39A\x66\x6F\x11\xC4\xA4C\x61\xF\x430\x10\x16\xA\xF9B\x5\x247\x1AB9\x3A"
      U"\x6C6\x239\x7\x1F\x1\xA\x6\x4F\x1\xA\x6\x1E\x2\x5\xB\x37\x9\x4\xC\xA\x9\x15\x5\x13\x1B0\x2D\x3\xA\xC6\x40\x20"
      U"\x19\x2\x19\x2C\x4B\x4\x39\x7\x11\x40\x2\x1\x2\xB\x7\x9\x1CD6\x29\x20\x61\x73\x21FD\x4\x1\x7\x1\x2\x1\x123\xF"
      U"\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5\xD\x3\x9\x7\xA\x3\x2\x1051\xA\x206\x2E\x2\x17\x21E\x5\x3\x6\x8\x8"
      U"\x2\x7\x1E\x4\x94\x3\x1BB\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C"
      U"\x1\x4\x1\x5\x1\x1\x3\x7\x1\x154\x2\x19\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x8"
      U"\x2\x32\x200\x37\x4\x32\x8\x1\xE\x1\x16\x5\x1\xF\x450\x1F\x6\x6\xD5\x7\x1\x11\x2\x7\x1\x2\x1\x5\x5\x3E\x21\x1"
      U"\x70\x2D\x3\xE\x2\xA\x4\x1\x141\x1F\x11\x3A\x1D6\x2A\xD6\x2B\xC5\x1F\x1\x16\x8\x2\xE0\x7\x1\x4\x1\x2\x1\xF\x1"
      U"\xC5\xB\x7\x29\x4C\x4\xA\x4A6\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4\x1\x1\x1\x1\x6\x1\x4\x1\x1\x1\x1\x1\x1"
      U"\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7\x1\x4\x1\x4\x1\x1\x1\xA\x1\x11\x5\x3\x1"
      U"\x5\x1\x11\xD34\xA\x406\xA6E0\x20\x111E\x2\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A\xACC86\xF0\x41"
      U"\x1A\x6\x1A\x2F\x1\xA\x1\x4\x1\x5\x17\x1\x1F\x1\x1CA\x4\xC\xE\x5\x7\x1\x1\x1\x81\x5\x1\x2\x3\x3\x1\x1\x6\x1\x1"
      U"\x3\x1\x1\x1\x14\x1\x53\x1\x8B\x8\xA6\x1\x26\x2\x1\x6\x29\x47\x1B\x4\x4\x2D\x2B\x23\x2\x1\x63\x1\x1\xF\x2\x7"
      U"\x2\xA\x3\x2\x1\x10\x1\x1\x1E\x1D\x59\xB\x1\x18\x21\x9\x2\x4\x1\x5\x16\x4\x1\x9\x1\x3\x1\x17\x19\x7\xB\x5\x18"
      U"\x1\x7\x10\x2A\x3A\x36\x3\x1\x12\x1\x7\xA\xF\x10\x4\x8\x2\x2\x2\x16\x1\x7\x1\x1\x3\x4\x3\x1\x10\x1\xD\x2\x1\x3"
      U"\xE\x2\xA\x1\x8\x6\x4\x2\x2\x16\x1\x7\x1\x2\x1\x2\x1\x2\x1F\x4\x1\x1\x13\x3\x10\x9\x1\x3\x1\x16\x1\x7\x1\x2\x1"
      U"\x5\x3\x1\x12\x1\xF\x2\x17\x1\xB\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1\x5\x3\x1\x1E\x2\x1\x3\xF\x1\x11\x1\x1\x6\x3\x3"
      U"\x1\x4\x3\x2\x1\x1\x1\x2\x3\x2\x3\x3\x3\xC\x16\x1\x34\x8\x1\x3\x1\x17\x1\x10\x3\x1\x1A\x3\x1\x2\x2\x2\x1E\x1"
      U"\x4\x8\x1\x3\x1\x17\x1\xA\x1\x5\x3\x1\x1E\x3\x1\x2\xF\x2\x11\x9\x1\x3\x1\x29\x2\x1\x10\x1\x5\x3\x8\x3\x18\x6"
      U"\x5\x12\x3\x18\x1\x9\x1\x1\x2\x7\x3A\x30\x1\x1\xD\x7\x3A\x2\x1\x1\x1\x5\x1\x18\x1\x1\x1\xA\x1\x1\xA\x1\x2\x5"
      U"\x1\x1\x15\x4\x20\x1\x3F\x8\x1\x24\x1B\x5\x73\x2B\x14\x1\x10\x6\x4\x4\x3\x1\x3\x2\x7\x3\x4\xD\xC\x1\x11\x26\x1"
      U"\x1\x5\x1\x2\x2B\x1\x14D\x1\x4\x2\x7\x1\x1\x1\x4\x2\x29\x1\x4\x2\x21\x1\x4\x2\x7\x1\x1\x1\x4\x2\xF\x1\x39\x1"
      U"\x4\x2\x43\x25\x10\x10\x56\x2\x6\x3\x26C\x2\x11\x1\x1A\x5\x4B\x3\xB\x7\x12\xD\x13\xE\x12\xE\xD\x1\x3\xF\x34"
      U"\x23\x1\x4\x1\x43\x59\x7\x29\x1\x1\x5\x46\xA\x1F\x31\x1E\x2\x5\xB\x2C\x4\x1A\x36\x17\x9\x35\x52\x1\x5D\x2F\x11"
      U"\x8\x36\x1E\xD\x2\xA\x2C\x1A\x24\x29\x3\xA\x24\x2\xB\x5\x2B\x2\x3\x29\x4\x1\x6\x1\x2\x3\x1\x5\xC0\x40\x116\x2"
      U"\x6\x2\x26\x2\x6\x2\x8\x1\x1\x1\x1\x1\x1\x1\x1F\x2\x35\x1\x7\x1\x1\x3\x3\x1\x7\x3\x4\x2\x6\x4\xD\x5\x3\x1\x7"
      U"\x74\x1\xD\x1\x10\xD\x65\x1\x4\x1\x2\xA\x1\x1\x2\x6\x6\x1\x1\x1\x1\x1\x1\x10\x2\x4\x5\x5\x4\x1\x11\x29\xA77"
      U"\xE5\x6\x4\x3\x2\xC\x26\x1\x1\x5\x1\x2\x38\x7\x1\x10\x17\x9\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x1\x7\x226"
      U"\x3\x19\x9\x7\x5\x2\x5\x4\x56\x6\x3\x1\x5A\x1\x4\x5\x2B\x1\x5E\x11\x20\x30\x10\x200\x19C0\x40\x568D\x43\x2E\x2"
      U"\x10D\x3\x10\xA\x2\x14\x2F\x10\x1F\x2\x50\x27\x9\x2\x67\x2\x52\x14\x11\x1\x3\x1\x4\x1\x17\x1D\x34\xE\x32\x3E"
      U"\x6\x3\x1\x1\x2\xB\x1C\xA\x17\x19\x1D\x7\x2F\x1C\x1\x10\x5\x1\xA\xA\x5\x1\x29\x17\x3\x1\x8\x14\x17\x3\x1\x3"
      U"\x32\x1\x1\x3\x2\x2\x5\x2\x1\x1\x1\x18\x3\x2\xB\x7\x3\xC\x6\x2\x6\x2\x6\x9\x7\x1\x7\x1\x2B\x1\xE\x6\x73\x1D"
      U"\x2BA4\xC\x17\x4\x31\x2104\x16E\x2\x6A\x26\x7\xC\x5\x5\x1\x1\xA\x1\xD\x1\x5\x1\x1\x1\x2\x1\x2\x1\x6C\x21\x8B"
      U"\x6\xDA\x12\x40\x2\x36\x28\xA\x77\x1\x1\x1\x3\x1\x1\x1\x1\x1\x1\x1\x1\x7E\x24\x1A\x6\x1A\xB\x38\x2\x1F\x3\x6"
      U"\x2\x6\x2\x6\x2\x3\x23\xC\x1\x1A\x1\x13\x1\x2\x1\xF\x2\xE\x22\x7B\x45\x35\x10B\x1D\x3\x31\x2F\x20\xD\x1E\x5"
      U"\x26\xA\x1E\x2\x24\x4\x8\x1\x5\x2A\x9E\x12\x24\x4\x24\x4\x28\x8\x34\xC\xB\x1\xF\x1\x7\x1\x2\x1\xB\x1\xF\x1\x7"
      U"\x1\x2\x3\x34\xC\x137\x9\x16\xA\x8\x18\x6\x1\x2A\x1\x9\x45\x6\x2\x1\x1\x2C\x1\x2\x3\x1\x2\x17\xA\x17\x9\x1F"
      U"\x41\x13\x1\x2\xA\x16\xA\x1A\x6\x1A\x26\x38\x6\x2\x40\x1\xF\x4\x1\x3\x1\x1D\x2A\x1D\x3\x1D\x23\x8\x1\x1C\x1B"
      U"\x36\xA\x16\xA\x13\xD\x12\x6E\x49\x37\x33\xD\x33\xD\x24\x26\x1C\x9\x17\xFA\x2A\x6\x2\x10\x6\x38\x1D\xA\x1\x8"
      U"\x16\x2A\x12\x2E\x15\x1B\x17\xC\x35\x39\x2\x2\x1\xD\x2D\x20\x19\x1A\x24\x1D\x1\x2\x1\x8\x23\x3\x1\xC\x30\xE\x4"
      U"\x15\x1\x1\x1\x23\x12\x1\x19\x13\x2\x3F\x7\x1\x1\x1\x4\x1\xF\x1\xA\x7\x2F\x26\x8\x2\x2\x2\x16\x1\x7\x1\x2\x1"
      U"\x5\x3\x1\x12\x1\xC\x5\x1E\xA\x1\x1\x2\x1\x1\x26\x1\x1\x19\x1\x1\x1\x2C\x35\x12\x4\x14\x3\x1E\x30\x14\x2\x1\x1"
      U"\xB8\x2F\x29\x4\x24\x30\x14\x1\x3B\x2B\xD\x1\x47\x1B\x25\x7\xB9\x2C\x74\x40\x1F\x8\x2\x1\x2\x8\x1\x2\x1\x18\xF"
      U"\x1\x1\x1\x5E\x8\x2\x27\x10\x1\x1\x1\x1C\x1\xA\x28\x7\x1\x15\x1\xB\x2E\x13\x1\x12\x49\xC7\x21\x1F\x9\x1\x25"
      U"\x11\x1\x31\x1E\x70\x7\x1\x2\x1\x26\x15\x1\x19\x6\x1\x2\x1\x20\xE\x1\x17\x2C\x104\x13\xF\x1\x1\xD\x1\x22\x7C"
      U"\x1\x4F\x39A\x66\x6F\x11\xC4\xA4C\x61\xF\x430\x11\x6\x19\xF9B\x5\x247\x1AB9\x1E\x6E2\x239\x7\x1F\x11\x4F\x11"
      U"\x1E\x12\x30\x10\x4\x1F\x15\x5\x13\x1B0\x2D\xD3\x40\x20\x19\x2\x19\x2C\x4B\x5\x1\x42\xD\x40\x2\x1\x1\xE\x5\x9"
      U"\x1CD6\x29\x20\x61\x73\x21FD\x4\x1\x7\x1\x2\x1\x123\xF\x1\x1D\x3\x2\x1\xE\x4\x8\x18C\x904\x6B\x5\xD\x3\x9\x7"
      U"\xA\x1766\x55\x1\x47\x1\x2\x2\x1\x2\x2\x2\x4\x1\xC\x1\x1\x1\x7\x1\x41\x1\x4\x2\x8\x1\x7\x1\x1C\x1\x4\x1\x5\x1"
      U"\x1\x3\x7\x1\x154\x2\x19\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x1F\x1\x19\x1\x8\x734\x1F\x6\x6"
      U"\x105\x3E\x92\x2D\xA\x7\x10\x1\x141\x1E\x12\x2C\x1E4\x1C\xE4\x1E\x2\x1\xCF\x1F\x1\x3\x1\x2\x1\x7\x2\x5\x9\x2"
      U"\xE0\x7\x1\x4\x1\x2\x1\xF\x1\xC5\x3B\x44\x7\x1\x4B4\x4\x1\x1B\x1\x2\x1\x1\x2\x1\x1\xA\x1\x4\x1\x1\x1\x1\x6\x1"
      U"\x4\x1\x1\x1\x1\x1\x1\x3\x1\x2\x1\x1\x2\x1\x1\x1\x1\x1\x1\x1\x1\x1\x1\x2\x1\x1\x2\x4\x1\x7\x1\x4\x1\x4\x1\x1"
      U"\x1\xA\x1\x11\x5\x3\x1\x5\x1\x11\x1144\xA6E0\x20\x111E\x2\x168E\x2\x1D31\xF\x26E\x9A2\x21E\x5E2\x134B\x5\x212A";
  static constexpr char16_t offsets[] =
      u"\x0\x5F2\x5F4\x5F6\x5FC\xBBA\xBC2\xCA6\x1046\x1182\x166E\x1774\x1C48\x22E8\x27DA\x2CCE\x2CFE\x2D20\x2D30\x2EE8"
      u"\x3016\x302A\x302C\x307C\x311E\x3256\x32AC\x333E\x3A4E\x3D4C\x3DC0\x3DCC\x3DE0\x3E04\x3E1E\x445C\x49B4\x49DE"
      u"\x49E4\x49E6\x49E8\x49EA\x49F8\x4F42\x505C\x506E\x5092\x50CA\x50D4\x50E2\x50FC\x5102\x5104\x51B4\x51F8\x52E0"
      u"\x5300\x5828\x5830\x5844\x5E90\x63F6";
};
// The table in stages of each property.
template <unicode::binary_property>
struct binary_data;
template <>
struct binary_data<unicode::binary_property::alphabetic> {
  // 3295 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 4, block_shift = 4;
  static constexpr char32_t end = 0x33480;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\1\21\22\23\1\24\25\26\27\30\31\32\33\1\34\35\36\37\37\40\37\37\37"
      "\37\37\37\37\41\42\43\37\44\45\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\46\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\47\1\50\51\52\53\54\55\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\56\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\1\57\60\1\61\62\63\64\65\66\67\70\71\1\72\73\74\75\76\77\100\101\102\103\104\105"
      "\106\107\110\111\112\113\114\115\116\117\120\121\122\1\1\1\123\124\125\37\37\37\37\37\37\37\37\37\126\1\1\1\1"
      "\127\1\1\1\1\1\1\1\1\1\1\1\1\1\1\130\1\1\131\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\132\37\37\37\37\37\37\1\1\133\134\37\135\136\137\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\140\141\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\142\1\143\144\37\37\37\37\37\37\37\37\37\145\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\146\147\150\151\37\37\37\37\37\37\37\152\153\154\155\37\156\157\160\161\162\163\37\37\37\37\164\37\37"
      "\165\37\37\37\37\37\37\37\37\37\37\37\37\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\166\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\167\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\170\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\171\1\1\172\37\37\37\37\37"
      "\37\37\37\37\1\1\173\37\37\37\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\174\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\175";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\1\2\1\2\0\0\3\4\5\6\5\6\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\7\10\11\0\0\0\0\0\12\0"
      "\13\14\15\5\16\5\5\5\5\17\5\5\5\5\5\5\5\5\20\5\5\5\5\5\5\5\5\5\5\1\5\21\5\5\22\0\0\23\24\5\25\26\0\2\5\5\5\27"
      "\30\5\5\5\5\5\5\31\32\33\0\5\5\5\34\5\5\5\5\5\5\10\35\5\2\36\5\37\40\0\5\22\2\5\27\41\5\5\42\43\44\5\5\5\5\45"
      "\46\47\50\1\51\52\53\54\55\56\50\57\60\52\53\61\62\63\0\64\65\16\53\66\67\70\50\71\72\52\53\66\73\74\50\75\76"
      "\77\100\101\102\103\0\0\46\104\53\105\106\107\50\0\110\104\53\111\106\112\50\113\46\104\5\114\115\116\50\35\117"
      "\120\5\121\122\123\0\124\1\5\5\2\125\0\0\0\126\5\127\130\131\132\0\0\70\0\0\0\27\5\40\1\133\27\5\40\0\0\0\0\5\5"
      "\5\134\0\5\5\5\5\135\5\5\136\5\5\137\5\5\5\5\140\141\5\5\140\5\5\142\143\6\5\5\5\143\5\5\5\2\0\0\5\0\5\5\5\5\5"
      "\144\1\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\145\5\1\2\5\5\5\5\146\22\5\147\5\50\5\50\46\150\5\5\5\151\22"
      "\152\0\0\0\0\5\5\5\5\5\22\5\5\2\5\5\5\5\64\5\153\154\22\0\5\155\156\5\5\154\5\42\0\0\0\5\154\5\5\5\153\1\156\0"
      "\0\41\157\160\0\0\0\5\5\5\161\31\0\0\0\5\5\162\35\5\5\17\10\5\5\5\163\34\35\5\155\2\5\5\114\0\0\164\165\5\5\5\5"
      "\5\5\5\5\5\5\5\5\0\13\5\156\5\144\5\5\144\166\5\155\5\5\5\167\170\171\40\170\0\0\0\0\0\0\0\172\0\40\0\0\0\0\0\0"
      "\173\174\175\162\176\0\5\5\22\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\177\5\5\42\0"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\200\124\5\5\136\5\5\5\201\0\5\163\202\202\202\202\5\5\0\0\157\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\203\0\204\205\1\5\5\5\5\206\1\5\5\5\5\137\207\5\5\1\5\5\5\5\153\0\5\5\0\0\0\5\5\5\5\5\5\5\5\5\5\5\5\5\0"
      "\0\0\0\5\5\5\5\5\5\5\5\40\0\0\0\0\5\5\155\40\5\210\0\5\5\153\211\5\5\5\5\5\5\5\0\0\212\213\5\5\5\5\5\214\5\5\5"
      "\5\40\0\1\17\5\215\0\5\5\5\50\5\5\5\5\216\0\0\217\35\5\2\5\5\26\5\40\5\5\5\220\157\0\5\221\5\5\5\163\155\0\5"
      "\120\5\5\5\153\222\223\5\224\225\226\202\5\5\137\42\5\5\5\5\5\5\5\2\0\5\5\5\5\5\5\5\5\5\5\50\5\227\5\5\154\5\5"
      "\5\5\5\5\155\5\5\5\5\5\5\42\0\0\163\230\53\231\232\5\5\5\5\5\5\10\0\13\5\5\5\5\5\155\0\5\5\5\5\213\5\5\215\0\0"
      "\154\0\0\0\0\0\0\0\233\5\5\5\5\5\5\5\40\0\0\1\2\1\2\177\5\5\5\5\153\234\235\0\0\45\5\6\236\155\155\0\0\5\5\5\5"
      "\5\5\5\2\0\0\0\0\5\5\5\156\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\40\5\5\5\70\0\0\5\5\34\5\2\5\5\2\5\155\5\5\133\237"
      "\0\0\5\5\5\5\5\5\5\5\5\155\0\5\5\133\5\154\5\5\215\5\5\5\50\137\137\240\16\241\5\5\5\50\5\5\5\163\5\64\215\0\17"
      "\5\5\242\0\0\0\0\243\5\5\244\5\64\5\163\5\153\0\0\0\0\5\245\5\64\5\42\5\42\0\0\5\5\5\246\0\0\0\0\247\250\5\64\0"
      "\0\5\40\5\40\0\0\27\5\156\0\5\5\5\64\5\64\5\26\5\10\0\0\0\0\0\0\5\5\5\5\22\0\0\0\5\5\5\26\5\5\5\26\5\5\215\0\35"
      "\5\251\5\64\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\252\10\253\0\0\254\5\40\41\5\64\0\0\5\10\0\0\5\156\0\5\163\5\5\5"
      "\5\64\0\0\237\5\5\5\22\255\5\22\0\5\5\5\26\256\5\5\257\5\5\5\5\260\261\0\0\5\16\5\262\10\0\0\0\263\23\22\5\5\5"
      "\22\0\51\52\53\66\73\264\50\0\265\5\5\17\266\267\0\0\5\5\5\5\270\157\10\0\5\5\5\5\271\0\0\0\0\0\0\0\0\0\0\0\5\5"
      "\5\272\0\273\0\0\5\5\5\153\274\0\0\0\5\5\5\275\0\0\0\0\5\114\2\0\163\0\0\0\0\0\0\0\0\0\0\0\5\5\5\22\0\0\0\0\0\0"
      "\5\5\5\5\0\157\276\277\5\300\26\0\0\0\0\0\37\5\5\37\301\0\5\5\5\302\0\5\5\5\5\303\0\5\5\5\5\22\0\0\0\0\0\0\215"
      "\0\0\0\0\0\5\5\70\0\53\5\5\202\70\0\0\213\5\213\27\163\0\0\0\0\304\5\5\305\306\0\307\5\153\310\0\5\5\154\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\5\163\5\104\5\146\70\0\0\0\0\0\0\70\0\0\0\0\5\5\5\5\5\5\5\5\5\42\0\0\0\0\0\0\5\5\5\5"
      "\5\5\153\0\5\5\5\5\5\5\5\5\5\5\5\5\50\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\5\5\5\70\5\5\5\0\226\0\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\2\5\5\5\5\163\0\0\0\0\0\0\0\0\0\0\0\5\5\153\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\5\5\5\22\5\153\0\5\5\5\5\153\0\5\155\0\5\5\5\0\50\0\13\311\5\0\0\0\0\0\0\0\0\0\0\0\5\5\40\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\5\5\5\5\0\0\5\214\5\50\0\0\5\5\5\5\25\5\5\5\201\5\0\0\0\0\312\163\5\5\5\5\5\5\5\5\5\5\5\5\5\64\0"
      "\157\5\153\0\0\0\0\0\0\5\5\5\5\5\5\5\26\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\313\5\5\26\255\0\314\256\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\154\5\5\5\5\5\5\2\40\22\315\0\0\0\0\0\0\5\5\5\5\5\233\5\5\5\46\316\317\161\5\5"
      "\5\320\321\5\322\323\104\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\324\5\104\137\5\137\5\233\5\233\153\5\153\5\53"
      "\5\53\5\325\0\0\0\5\153\326\0\0\0\0\0\0\0\0\0\0\0\0\0\6\214\327\5\5\5\155\0\157\0\0\0\0\0\0\0\5\5\40\330\331\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\155\0\5\5\154\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\154\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\5\155\70\0\0\0\0\0\0\0\0\0\0\0\0\5\153\5\332\0\0\0\0\0\0\0\0\0\0\0\0\0\0\333\153\5\5\5\5\5\5\5\5\5\5\5\5"
      "\156\0\0\0\5\5\5\5\334\0\0\0\0\0\0\0\0\0\0\0\161\5\335\336\337\340\341\342\343\154\344\154\0\0\0\0\0\0\0\5\42\5"
      "\42\5\42\0\0\0\0\0\0\0\5\5\5\5\5\5\5\5\5\5\5\5\5\5\0\0\5\155\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\155\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\70\5\5\5\5\5\5\155\0\0\0\0\0\0\0\0\0\0\5\155\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\5\5\5\5\2\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\42\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\376\377\377\7\0\4\40\4\377\377\177\377\303\377\3\0\37\120\40\0\370\377\337\274\100\327\373\377\277\377\3"
      "\374\177\2\377\1\377\277\266\0\377\207\7\0\377\376\0\300\357\37\376\341\0\234\0\340\0\374\60\4\377\374\377\37"
      "\200\0\377\3\360\377\370\3\377\357\377\337\341\377\17\0\357\237\371\377\377\375\305\343\237\131\200\260\3\20"
      "\356\207\155\303\207\31\2\136\77\0\356\277\355\343\277\33\1\0\0\36\356\237\237\31\300\260\2\0\354\307\75\326\30"
      "\307\377\303\307\35\201\0\375\377\377\343\337\35\140\67\357\337\357\343\140\160\16\0\377\347\337\135\360\200"
      "\356\377\177\374\373\57\177\200\137\377\14\0\177\40\326\367\257\377\377\73\137\40\0\360\17\377\177\371\0\74\277"
      "\40\377\367\377\75\177\75\75\177\75\377\77\77\377\237\377\307\17\200\15\0\317\377\200\20\377\177\377\17\377\77"
      "\37\0\0\200\1\160\357\377\377\363\177\0\0\336\157\4\377\252\337\137\334\37\317\17\2\200\204\374\57\76\120\275"
      "\340\103\300\377\37\170\377\200\177\177\340\0\376\3\76\37\177\340\340\377\0\14\360\217\200\377\374\377\377\371"
      "\377\0\57\0\374\350\367\377\0\174\5\0\0\70\74\0\176\176\176\0\177\370\370\340\177\137\333\377\337\377\374\374"
      "\374\34\377\267\76\0\267\377\373\33\375\7\77\375\277\221\67\0\377\300\157\360\357\376\77\202\377\33\374\0\0\34"
      "\4\0\360\0\107\0\36\300\0\24\237\300\177\275\201\340\377\113\245\67\12\0\273\7\263\0\77\177\0\77\21\0\77\1\177"
      "\362\157\377\277\231\32\0\347\177\377\40\177\373\177\264\313\0\277\375\173\1\377\340\13\0\357\157\47\0\377\103"
      "\144\336\377\353\277\347\337\337\377\173\137\374\77\377\367\17\340\7\333\7\200\77\0\100\77\300\177\157\217\10"
      "\226\376\367\12\204\352\226\252\226\367\367\136\377\373\356\373";
};
template <>
struct binary_data<unicode::binary_property::any> {
  // 98 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 4, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x110000;
  static constexpr unsigned char rows[] =
      "\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0";
  static constexpr unsigned char values[] =
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::ascii> {
  // 6 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 4, shift = 3, block_shift = 2;
  static constexpr char32_t end = 0x80;
  static constexpr unsigned char rows[] =
      "\0";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0";
  static constexpr unsigned char values[] =
      "\377";
};
template <>
struct binary_data<unicode::binary_property::ascii_hex_digit> {
  // 15 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 4, block_shift = 3;
  static constexpr char32_t end = 0x70;
  static constexpr unsigned char rows[] =
      "\0";
  static constexpr unsigned char blocks[] =
      "\0\0\0\1\2\0\2\0";
  static constexpr unsigned char values[] =
      "\0\0\377\3\176\0";
};
template <>
struct binary_data<unicode::binary_property::assigned> {
  // 4640 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x110000;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\7\7\7\7\7\7\7\7\7\7\7\7\10\11\7\7\7\7\12\13\7\7\7\14\15\16\17\20\21\22\23\7\24\13\13\13\25\26"
      "\7\7\7\27\13\13\13\30\31\32\13\33\34\35\36\37\40\41\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\42\7\7\43\7\44\7\7"
      "\7\45\13\46\7\7\47\7\7\7\50\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\51\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13"
      "\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\52\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\52";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\1\2\0\0\3\4\0\0\5\6\7\10\0\11\12\13\14\15\16\17\20\21\22\23\24\25\0\26\0\0\27\30\31\32\0\0\0\0\0"
      "\33\34\35\36\37\40\41\42\43\44\45\46\47\0\0\0\0\50\51\52\53\0\54\0\0\0\0\55\0\0\0\0\0\0\0\0\0\0\0\0\0\56\0\0\57"
      "\60\61\62\63\0\64\65\66\67\70\71\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\72\0\0"
      "\73\74\0\75\76\77\100\101\102\103\104\105\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\106\107\107\107\107\107"
      "\107\107\107\107\107\107\107\107\107\107\107\0\0\0\0\110\111\112\0\0\0\0\113\114\115\116\117\120\121\122\123"
      "\107\124\125\126\0\127\130\131\0\0\132\133\134\135\136\137\140\141\142\143\144\145\146\147\150\151\152\153\154"
      "\155\156\157\160\161\162\163\164\165\107\166\167\170\171\107\172\173\174\175\176\177\200\201\202\203\204\205"
      "\107\206\207\210\0\0\0\0\0\0\0\211\212\0\213\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107"
      "\107\107\107\107\214\0\0\0\0\0\0\0\0\215\0\0\0\0\0\0\0\0\0\0\0\0\0\0\121\0\0\0\0\216\107\107\107\107\107\217"
      "\107\107\107\107\107\107\107\107\107\107\107\107\107\0\0\0\0\220\221\222\223\107\107\224\107\225\226\227\230\0"
      "\0\0\0\0\0\0\0\0\231\232\233\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\234\0"
      "\0\235\0\0\236\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\237\240\107\107\107\107"
      "\107\107\107\107\107\107\107\107\107\107\0\241\0\0\0\242\243\213\0\244\245\246\247\250\251\107\252\253\254\0\0"
      "\255\0\256\0\0\0\0\0\257\107\107\107\107\107\107\107\107\260\107\261\262\263\107\107\264\107\107\107\265\107"
      "\266\107\267\107\270\0\271\272\107\107\107\107\107\273\274\275\107\276\277\107\107\300\301\0\302\303\107\0\0\0"
      "\0\0\0\0\304\0\305\306\307\0\0\310\311\0\312\107\107\107\107\107\107\107\107\0\0\0\0\0\0\0\0\0\0\0\0\0\313\0\0"
      "\314\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\315\0\0\0\0\0\0\0\0\0\316\0\0\0\0\62\107\107\107\0"
      "\0\0\0\317\107\107\107\107\107\107\107\107\107\107\107\0\0\0\0\0\0\320\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\321"
      "\107\107\107\107\107\107\107\322\107\0\323\107\107\107\107\107\107\107\107\107\107\107\107\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\324";
  static constexpr unsigned char values[] =
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\374\360\327\377\377\373\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\376\377\377\377\177\376\377\377\377\377\377\347\376\377\377\377\377\377\377\0\377\377\377\207\37\0\377\277\377"
      "\377\377\377\377\377\377\347\377\377\377\377\377\377\377\377\377\377\377\377\3\0\377\377\377\377\377\377\377"
      "\347\377\377\377\377\377\77\377\177\377\377\377\117\377\7\377\377\377\377\203\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\357\237\371\377\377\375\305\363\237\171\200\260\317\377\377\177\356\207\371\377\377\375"
      "\155\323\207\71\2\136\300\377\177\0\356\277\373\377\377\375\355\363\277\73\1\0\317\377\3\376\356\237\371\377"
      "\377\375\355\363\237\71\340\260\317\377\377\0\354\307\75\326\30\307\377\303\307\75\201\0\300\377\377\7\377\337"
      "\375\377\377\375\377\363\337\75\140\67\317\377\200\377\377\337\375\377\377\375\357\363\337\75\140\160\317\377"
      "\16\0\377\337\375\377\377\377\377\377\337\375\360\377\317\377\377\377\356\377\177\374\377\377\373\57\177\204"
      "\137\377\300\377\34\0\376\377\377\377\377\377\377\207\377\377\377\17\0\0\0\0\326\367\377\377\257\377\377\77\137"
      "\177\377\363\0\0\0\0\377\377\377\377\377\377\377\377\377\376\377\377\377\37\376\377\377\377\377\376\377\377\377"
      "\337\377\337\377\7\0\0\0\0\377\377\377\377\377\377\377\377\277\40\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\75\177\75\377\377\377\377\377\75\377\377\377\377\75\177\75\377\177\377\377\377\377\377\377\377"
      "\75\377\377\377\377\377\377\377\377\347\377\377\377\37\377\377\377\3\377\377\377\377\377\377\377\377\377\377\77"
      "\77\377\377\377\37\377\377\377\377\377\377\377\377\377\377\377\1\377\377\77\200\377\377\177\0\377\377\17\0\377"
      "\337\15\0\377\377\377\377\377\377\377\377\377\377\377\77\377\3\377\3\377\377\377\3\377\377\377\377\377\377\377"
      "\377\377\377\377\1\377\377\377\377\377\7\377\377\377\377\377\377\377\377\77\0\377\377\377\177\377\17\377\17\361"
      "\377\377\377\377\77\37\0\377\377\377\377\377\17\377\377\377\3\377\307\377\377\377\377\377\377\377\317\377\377"
      "\377\377\377\377\377\177\377\377\377\237\377\3\377\3\377\77\377\377\377\377\377\77\377\17\0\0\377\377\377\377"
      "\377\377\377\377\377\337\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\17\360"
      "\377\377\377\377\377\377\377\370\377\343\377\377\377\377\377\377\377\7\377\377\377\377\377\347\377\0\377\377"
      "\377\377\377\7\377\377\77\77\377\377\377\377\77\77\377\252\377\377\377\77\377\377\377\377\377\377\337\377\337"
      "\377\317\357\377\377\334\177\377\377\377\377\377\377\377\377\377\377\377\377\337\377\363\377\377\177\377\37\377"
      "\377\377\377\3\0\377\377\377\377\1\0\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\3\0\0\377\7\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\317\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\17\376\377\377\377\377\277\40\377\377\377\377\377\377\377"
      "\200\1\200\377\377\177\0\177\177\177\177\177\177\177\177\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\77\0\0\0\0\377\377\377\373\377\377\377\377\377\377\377\377\377\377\17\0\377\377\377\377\377\377\377"
      "\377\377\377\77\0\0\0\377\377\377\377\377\377\377\377\377\377\376\377\377\377\377\377\377\377\377\377\177\376"
      "\377\377\377\377\377\377\377\377\377\377\377\377\340\377\377\377\377\377\376\377\377\377\377\377\377\377\377"
      "\377\377\177\377\377\377\377\377\377\377\377\377\377\77\200\377\377\377\377\377\177\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\37\377\377\377\377\377\377\177\0\377\377\377\377\377\377\377\377\377\377\377\17\0\0"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\377\377\377\377"
      "\377\377\377\377\377\377\377\37\0\0\376\377\377\377\377\377\377\37\377\3\377\377\377\377\377\377\377\0\377\377"
      "\377\377\377\377\377\377\77\300\377\3\377\377\377\377\377\377\377\377\377\377\377\377\377\377\17\200\377\377"
      "\377\37\377\377\377\377\377\377\377\377\377\277\377\303\377\377\377\177\377\377\377\377\377\377\177\0\377\77"
      "\377\363\377\377\377\377\377\377\377\377\377\377\377\377\7\0\0\370\377\377\177\0\176\176\176\0\177\177\377\377"
      "\377\377\377\377\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\3\377\377\377\377\17"
      "\0\377\377\177\370\377\377\377\377\377\17\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377\377\377\3\0\0\0\0\177\0\370\340\377\377\177\137"
      "\333\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\0\0\0\377\377\377\377\377\3\377\377"
      "\377\377\377\377\367\377\177\17\337\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\237\376\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\177\374\374\374\34\177\177"
      "\0\76\377\357\377\377\177\377\377\267\377\77\377\77\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\7\207\377\377\377\377\377\217\377\377\377\377\377\377\377\377\377\377\177\377\37\1\0\0\0\0\0\377\377"
      "\377\377\377\77\377\377\377\37\377\377\377\377\377\377\1\0\377\377\377\17\377\377\377\377\17\340\377\377\377\7"
      "\377\377\377\377\377\7\377\377\377\277\377\377\377\377\17\377\77\0\0\0\0\0\377\377\377\77\377\3\377\377\377\377"
      "\17\377\377\377\377\17\377\377\377\377\377\0\377\377\377\377\377\377\17\200\377\367\377\367\267\377\373\377\373"
      "\33\377\377\377\377\377\377\17\0\377\377\377\377\377\377\177\0\377\377\77\0\377\0\0\0\277\377\377\377\377\377"
      "\375\7\0\0\0\0\0\0\0\0\77\375\377\377\377\377\277\221\377\377\277\377\377\377\377\377\377\377\377\177\200\377\0"
      "\0\0\0\0\0\377\377\67\370\377\377\377\217\377\377\377\203\377\377\377\3\0\0\0\0\377\377\377\377\377\377\377\360"
      "\377\377\374\377\377\377\377\377\157\360\357\376\377\377\77\207\377\1\377\1\377\377\377\377\377\377\377\377\0\0"
      "\0\0\377\377\377\377\177\370\177\0\377\377\377\377\377\377\77\376\377\377\77\377\377\377\7\377\377\377\3\36\0"
      "\376\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\1\0\0\0\0\0\0\377\377\377\377\377\377\7\0\377\377"
      "\377\377\377\377\7\374\377\377\377\377\377\0\377\3\377\377\377\377\77\376\377\377\77\300\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\177\377\377\377\377\377\73\3\0\374\0\377\1\0\0\0\374\377\377\377\377"
      "\377\0\377\377\377\377\377\3\0\0\377\377\377\3\0\0\0\0\377\377\377\17\0\0\377\377\177\0\377\377\377\377\377\377"
      "\377\377\377\77\374\377\377\377\77\200\377\377\377\377\377\377\377\377\7\40\377\377\377\1\377\3\377\377\377\377"
      "\377\377\337\377\377\0\377\377\377\377\177\0\377\377\377\377\377\377\377\377\377\377\377\377\376\377\37\0\377"
      "\377\373\377\377\377\377\377\3\0\0\0\0\0\0\0\177\275\377\277\377\3\377\377\377\377\377\377\377\7\377\3\357\237"
      "\371\377\377\375\355\373\237\71\201\340\317\37\37\0\377\113\377\377\377\377\277\377\245\367\277\1\6\0\0\0\377"
      "\377\377\377\377\377\377\377\377\377\377\357\3\0\0\0\377\377\377\377\377\377\377\377\377\0\377\3\0\0\0\0\377"
      "\377\377\377\377\377\77\377\377\377\377\77\0\0\0\0\377\377\377\377\377\377\377\377\37\0\377\3\377\37\0\0\377"
      "\377\377\377\377\377\377\3\377\3\377\377\17\0\0\0\377\377\377\347\377\17\377\377\177\0\0\0\0\0\0\0\377\377\377"
      "\377\377\377\377\17\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\7\200\177\362\157\377\377"
      "\377\277\371\177\0\377\3\0\0\0\0\0\0\0\0\377\374\377\377\377\377\377\374\37\0\0\0\377\377\377\377\377\377\377"
      "\377\377\0\377\377\377\377\377\377\377\377\377\377\7\0\377\377\377\377\377\377\377\377\377\1\377\3\0\0\0\0\0\0"
      "\0\0\0\0\377\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\3\0\377\3\377\375\377\377\377\377\177\377\77\0\377\377\377"
      "\37\377\377\377\377\374\377\377\376\177\0\0\0\0\0\0\0\0\0\177\373\377\377\377\377\177\264\377\0\377\3\277\375"
      "\377\377\377\177\373\1\377\3\377\377\377\377\377\17\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\1\377\377\375"
      "\377\377\377\377\307\377\377\377\7\0\0\0\0\0\0\0\0\0\0\1\0\377\377\377\377\377\377\3\200\377\377\377\3\0\0\0\0"
      "\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\177\37\0\377\377\377\377\377\377\377\377"
      "\17\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\7\0\377\377\377\377\377\377\377\377\377"
      "\377\77\0\377\377\377\377\377\377\377\377\377\377\377\377\177\0\0\0\0\0\0\0\377\377\377\377\377\377\377\3\0\0\0"
      "\0\0\0\0\0\377\377\377\377\377\377\377\1\377\377\377\177\377\303\377\377\377\377\377\377\377\377\377\177\377\3"
      "\377\377\377\77\77\0\377\377\377\377\377\377\377\377\77\0\377\373\373\377\377\340\377\377\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377"
      "\377\7\377\377\377\371\377\377\17\0\0\0\0\0\377\377\377\377\377\377\377\377\377\207\377\377\377\377\377\377\377"
      "\200\377\377\0\0\0\0\0\0\0\0\37\0\177\0\377\377\377\377\377\377\377\377\377\377\77\0\0\0\0\200\377\377\377\177"
      "\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\357\157\377\377\377\377\7\0\4\0\0\0\47\0\360\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\7\377\37\377\1\377\363\17\0\0\0\0\0\0\0\0\0\0\0"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\37\377\377\377\377\377\377\17\374\377\377\1\0\377"
      "\377\1\0\377\377\377\377\377\77\377\377\177\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\77\0\377\377\377\377\177\376\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\7\0\0\377\377\377\377\377\377\377\377\77\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\17"
      "\0\377\377\17\0\377\377\377\377\377\377\377\377\377\377\177\0\377\377\377\1\377\377\377\377\377\377\377\377\377"
      "\377\337\377\377\377\377\377\377\377\377\337\144\336\377\353\357\377\377\377\377\377\377\377\277\347\337\337"
      "\377\377\377\173\137\374\375\377\377\377\377\377\377\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\317\377\377\377\377\377\377\377\17\0\370\376\377\0\0\0\0\0\0\0\0\0\0\377"
      "\377\377\177\340\7\0\0\0\0\0\0\0\0\0\0\177\377\377\371\333\7\377\377\377\377\377\377\377\77\0\0\0\200\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\377\377\377\377\377\37\377\77\377\303\0\0\0\0\0\0\0\0\377\377\377\177\0\0\377\377\377\377"
      "\377\377\377\203\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\3\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\207\0\0\0\0"
      "\0\0\0\0\377\377\377\177\377\377\77\300\0\0\0\0\0\0\0\0\0\0\0\0\177\157\377\177\377\377\377\377\377\377\377\377"
      "\237\377\177\0\0\0\0\0\377\377\377\377\377\377\377\377\377\17\377\303\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\376"
      "\377\377\377\377\377\377\377\37\0\0\0\0\0\0\0\0\0\376\377\377\377\377\377\377\77\0\0\0\0\0\0\0\0\357\377\377"
      "\377\226\376\367\12\204\352\226\252\226\367\367\136\377\373\377\17\356\373\377\17\0\0\0\0\0\0\3\0\377\377\377"
      "\377\377\17\377\377\377\377\377\377\377\377\377\377\377\377\17\0\377\177\376\377\376\377\376\377\377\377\77\0"
      "\377\377\377\377\377\77\0\0\0\0\0\0\300\377\377\377\7\0\377\377\377\377\377\17\377\1\3\0\77\0\0\0\377\377\377"
      "\377\377\377\377\377\377\377\377\361\377\37\377\37\377\377\377\377\377\377\377\377\377\377\377\3\377\17\1\0\377"
      "\17\377\377\377\377\377\377\377\0\377\3\377\377\377\377\377\0\377\377\377\77\377\17\3\0\377\1\0\0\0\0\377\377"
      "\377\377\377\377\377\377\377\377\377\0\377\77\377\37\377\307\377\377\377\377\377\377\177\341\377\237\377\207"
      "\377\1\377\377\367\377\377\377\377\377\377\377\377\377\377\377\377\7\377\377\377\377\377\377\377\377\377\377"
      "\377\377\0\0\0\0\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\1\0\377\377\377\377\377\77\0\0"
      "\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\7\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\3\2\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77";
};
template <>
struct binary_data<unicode::binary_property::bidi_control> {
  // 73 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x2080;
  static constexpr unsigned char rows[] =
      "\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\2";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\2\3\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\20\0\0\0\0\0\300\0\0\0\174\0\0\0\0\0\0\300\3\0\0";
};
template <>
struct binary_data<unicode::binary_property::bidi_mirrored> {
  // 574 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x1D800;
  static constexpr unsigned char rows[] =
      "\0\1\1\2\1\3\1\1\4\5\6\7\10\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\11\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\12";
  static constexpr unsigned char blocks[] =
      "\0\1\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\5\3\3\3\3\3\6\7\10\3\3\11\3\3\12\13\14\15\16\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\17\3\20\3\3\3\3\3\3\21\22"
      "\23\24\25\26\3\3\3\27\3\3\3\3\3\3\3\3\30\31\3\3\3\3\3\3\32\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\33\3"
      "\3\34\35\3\3\3\3\3\3\3\3\3\3\3\3\3\36\37\40\41\42";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\3\0\120\0\0\0\50\0\0\0\50\0\0\0\0\0\10\0\10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\74\0\0\0\30\0\0\0\0\0\0\0"
      "\0\0\0\0\6\140\0\0\0\0\0\0\140\0\140\0\0\0\0\0\0\1\0\0\0\0\0\0\0\36\77\142\274\127\370\17\372\377\37\74\200\365"
      "\357\377\377\377\237\7\1\314\377\377\301\0\76\303\377\377\77\377\377\0\17\0\0\3\6\0\0\0\0\0\0\0\377\77\0\171\73"
      "\170\160\374\377\0\0\370\377\377\371\375\377\0\1\77\302\67\37\72\3\360\63\0\374\377\337\123\172\60\160\0\0\200"
      "\1\60\274\31\376\377\377\377\377\317\277\377\377\377\377\177\120\174\160\210\57\0\0\0\0\0\0\0\100\74\66\0\60"
      "\377\3\0\0\0\0\340\37\0\0\0\0\0\377\363\17\0\0\0\0\0\0\0\176\60\0\0\0\0\3\0\120\0\0\0\50\0\0\0\250\15\0\0\0\0\0"
      "\0\10\0\0\0\0\0\0\40\0\0\0\0\0\0\200\0\0\0\0\0\0\0\2\0\0\0\0\0\0\10\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::case_ignorable> {
  // 2937 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 5;
  static constexpr char32_t end = 0xE0200;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\7\7\7\7\7\7\7\7\7\7\7\7\10\11\7\7\7\7\7\7\7\7\7\12\13\14\15\16\7\7\17\7\7\7\7\7\20\21\7\7\7\7"
      "\7\7\7\22\7\23\7\24\25\26\27\30\31\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\32";
  static constexpr unsigned char blocks[] =
      "\0\1\2\3\3\3\3\3\3\3\4\5\5\6\7\3\3\3\10\3\3\11\12\13\14\15\3\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\33\35"
      "\36\37\40\41\42\43\36\44\45\46\47\50\51\52\53\54\55\56\57\60\61\62\63\64\3\3\3\3\3\3\3\3\3\65\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\66\67\70\71\72\73\74\3\75\3\3\3\76\77\100\101\102\103\104\105\106\107\3\110\111\112\113\5\3\3\3\3\3"
      "\3\114\115\116\117\120\121\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\122\3\123\3\124\3\125\126\3\3\3\3\3\3\3\127\3\130\131\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\132\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\107\3\3\3\3\133\134\135\136\137\140\141\142\143\3\3\144\145\146\147\150\151\152\153\154\3\155\3\156\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\157\3\160\161\3\3\3\3\3\3\3\3\162\163\3\164\165\166\167\170\3\3"
      "\3\3\3\3\3\171\3\3\3\172\3\173\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\174\3\3\3\3\3\3\3\3\3\175\3\3\176\3\3\3\3\3\3\3"
      "\3\177\200\3\3\3\3\201\202\3\203\204\3\205\206\207\210\211\212\213\214\215\47\3\216\45\217\220\221\222\223\224"
      "\225\3\3\226\227\230\231\232\3\233\3\3\3\234\3\3\3\235\73\3\236\237\240\241\3\3\242\3\3\243\3\244\3\245\246\247"
      "\250\3\3\3\251\252\253\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\254\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\255\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\256\257\260\3\3\3\3\3\3\3\261\3\3\3\3\3"
      "\3\3\262\263\264\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\265\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\266\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\267\270\3\3\3\3"
      "\3\3\3\271\272\3\3\273\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\274\275\276\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\277\300\262\3\301\3\3\3\3\3\302\303\3\3\3\3\3\3\3\304\3\3\3\305\3\3\3\306\3\3\3\3\3"
      "\3\3\307\3\310\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\220\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\311\5\3\3\5\5\5\312\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\200\100\0\4\0\0\0\100\1\0\0\0\0\0\0\0\0\241\220\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\60\4\260\0\0\0\0\0\0\0\370\3\0\0\0\0\0\0\0\0\0\202\0\0\0\0\0\0\376\377"
      "\377\377\377\277\266\0\0\0\0\0\20\0\77\0\377\27\0\0\0\0\1\370\377\377\0\0\1\0\0\0\300\277\377\75\0\0\0\200\2\0"
      "\0\0\377\377\377\7\0\0\0\0\0\0\0\0\0\0\300\377\1\0\0\0\0\0\0\370\77\44\0\0\300\377\377\77\0\0\0\0\0\16\0\0\0\0"
      "\0\1\203\377\0\0\0\0\0\376\377\377\377\377\377\377\7\0\0\0\0\0\0\24\376\41\376\0\14\0\2\0\2\0\0\0\0\0\0\20\36"
      "\40\0\0\14\0\0\100\6\0\0\0\0\0\0\20\206\71\2\0\0\0\43\0\276\41\0\0\14\0\0\374\2\0\0\0\0\0\0\220\36\40\140\0\14"
      "\0\0\0\4\0\0\0\0\0\0\0\1\40\0\0\0\0\0\0\21\0\0\0\0\0\0\320\301\75\140\0\14\0\0\0\100\60\0\0\14\0\0\0\3\0\0\0\0"
      "\0\0\30\36\40\0\0\14\0\0\0\2\0\0\0\0\0\0\0\0\4\134\0\0\0\0\0\0\0\0\0\0\0\362\7\300\177\0\0\0\0\0\0\0\0\0\0\0\0"
      "\362\37\100\177\0\0\0\0\0\0\0\0\0\3\0\0\240\2\0\0\0\0\0\0\376\177\337\340\377\376\377\377\377\37\100\0\0\0\0\0"
      "\0\0\0\0\0\0\0\340\375\146\0\0\0\303\1\0\36\0\144\40\0\40\0\0\0\0\0\0\0\0\0\0\0\20\0\0\0\340\0\0\0\0\0\0\34\0\0"
      "\0\14\0\0\0\14\0\0\0\14\0\0\0\0\0\0\0\260\77\100\376\217\40\0\0\0\0\0\370\0\0\0\0\0\0\10\0\0\0\0\0\0\0\140\0\0"
      "\0\0\2\0\0\0\0\0\0\207\1\4\16\0\0\200\11\0\0\0\0\0\0\100\177\345\37\370\237\0\0\0\0\200\0\377\377\377\377\377"
      "\77\377\17\0\0\17\0\0\0\0\0\320\27\4\0\0\0\0\370\17\0\3\0\0\0\74\73\0\0\0\0\0\0\100\243\3\0\0\0\0\0\0\360\317\0"
      "\0\0\0\0\0\0\0\77\0\0\367\377\375\41\20\3\0\0\0\0\0\360\377\377\377\377\377\377\377\7\0\1\0\0\0\370\377\377\377"
      "\377\0\0\0\0\0\0\0\240\3\340\0\340\0\340\0\140\0\370\0\3\220\174\0\0\0\0\0\0\337\377\2\200\0\0\377\37\0\0\0\0\0"
      "\0\377\377\377\377\1\0\0\0\0\0\0\0\0\60\0\0\0\0\0\200\3\0\0\0\0\0\0\200\0\200\0\0\0\0\377\377\377\377\0\0\0\0\0"
      "\200\0\0\40\0\0\0\0\74\76\10\0\0\0\176\0\0\0\0\0\0\0\0\0\0\0\160\0\0\40\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\0\0\0"
      "\200\367\277\0\0\0\360\0\0\0\0\0\0\0\0\0\0\3\0\377\377\377\377\3\0\0\0\0\0\0\0\0\0\1\0\0\7\0\0\0\0\0\0\0\0\0\0"
      "\0\0\36\3\104\10\0\0\140\20\0\0\60\0\0\0\377\377\3\200\0\0\0\0\300\77\0\0\200\377\3\0\0\0\0\0\7\0\0\0\0\0\310"
      "\63\0\200\0\0\140\0\0\0\0\0\0\0\0\176\146\0\10\20\0\0\0\0\1\20\0\0\0\0\0\0\235\301\2\0\0\40\0\60\130\0\0\0\0"
      "\370\0\16\0\0\0\0\0\0\40\41\0\0\0\0\0\100\0\0\0\0\0\0\0\0\0\0\374\377\7\0\0\0\0\0\0\0\377\377\10\0\377\377\0\0"
      "\0\0\44\0\0\0\0\0\0\0\0\0\0\0\0\200\200\100\0\4\0\0\0\100\1\0\0\0\0\0\1\0\0\0\0\300\0\0\0\0\0\0\0\0\10\0\0\16\0"
      "\0\0\0\0\0\0\40\0\0\0\0\1\0\0\0\0\0\0\0\0\0\300\7\277\377\377\377\377\377\375\7\156\360\0\0\0\0\0\207\0\0\0\0"
      "\140\0\0\0\0\0\0\0\360\0\0\0\0\100\0\0\0\276\0\0\0\0\0\0\0\30\0\0\40\0\0\0\0\0\0\374\300\377\1\0\0\0\0\0\74\0\0"
      "\0\0\0\0\0\2\0\0\0\0\0\0\377\177\0\0\0\0\0\31\200\3\0\0\0\0\0\170\46\4\40\0\0\0\0\0\0\7\0\0\0\200\357\37\0\0\0"
      "\0\0\0\0\10\0\3\0\0\0\0\0\300\177\0\236\0\0\0\0\0\0\0\0\0\0\0\200\323\100\0\0\0\200\370\7\0\0\1\0\0\0\300\37\37"
      "\0\0\0\0\0\0\0\0\370\1\100\5\0\6\0\0\0\0\0\0\0\0\0\0\377\134\0\0\100\0\0\0\0\0\0\0\0\0\0\370\205\15\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\74\260\1\0\0\60\0\0\0\0\0\0\0\0\0\0\370\247\1\0\0\0\0\0\0\0\0\0\0\0\0\50\277\0\0\0\0\240\274\17"
      "\0\0\0\0\0\0\0\200\377\6\0\0\0\0\0\0\0\130\0\0\360\14\1\0\0\0\376\7\0\0\0\0\370\171\200\0\176\16\0\0\0\0\0\374"
      "\177\3\0\0\0\0\0\0\0\0\135\0\0\0\0\0\0\0\0\0\177\277\0\0\374\377\377\374\155\0\0\0\0\0\0\0\176\264\277\0\0\0\0"
      "\0\0\0\0\0\243\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\30\0\3\0\0\0\0\0\300\7\5\0\0\4\0\0\0\0\201\377\77\0\0\0\0"
      "\0\0\0\0\300\377\343\0\0\0\0\0\0\0\0\37\0\0\0\0\0\0\0\177\0\17\0\0\0\0\0\0\0\7\0\0\0\0\30\0\0\0\200\0\0\0\0\0\0"
      "\0\200\377\377\0\0\0\0\0\0\0\0\33\0\14\0\0\0\0\0\0\0\357\157\0\0\0\140\17\0\0\0\377\377\377\377\377\77\377\377"
      "\177\0\0\0\0\0\0\0\0\0\0\0\200\3\370\377\347\17\0\0\0\74\0\0\34\0\0\0\0\0\0\0\377\377\377\377\377\377\177\370"
      "\377\377\377\377\377\37\40\0\20\0\0\370\376\377\0\0\177\377\377\371\333\7\377\377\377\377\377\377\377\77\0\0\0"
      "\0\0\0\0\0\377\77\0\0\0\0\0\100\0\0\0\0\0\0\0\360\0\0\0\0\0\0\0\370\0\0\0\0\0\0\0\300\0\0\0\0\0\0\110\300\40"
      "\200\0\0\177\0\0\0\0\0\360\17\0\0\0\0\0\0\2\0\0\0\377\377\377\377\377\377\377\377\377\377\0\0";
};
template <>
struct binary_data<unicode::binary_property::cased> {
  // 965 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1F1A0;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\14\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\15\3\16\3\3\17\20\3\3\21\3\3\3\3\3\22\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\23\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\24\25\3\3\3\26\27\3\3\3\30\3\3\3\31";
  static constexpr unsigned char blocks[] =
      "\0\0\1\1\0\2\3\3\4\4\4\4\4\5\6\4\4\4\4\4\7\10\11\12\0\0\13\14\15\16\4\17\4\4\4\4\20\4\4\4\4\21\22\4\23\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\24\5\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\25\0\0\0\0\26\27"
      "\0\0\4\4\4\4\4\4\0\0\4\4\4\4\4\4\4\4\25\4\30\31\4\32\33\34\0\0\0\35\36\0\0\0\37\40\41\4\42\0\0\0\0\0\0\0\0\43\4"
      "\44\0\0\0\0\0\0\0\0\4\4\4\4\4\4\4\45\4\46\0\0\0\0\0\0\0\0\4\47\31\0\0\0\0\50\4\4\51\4\52\53\0\0\0\0\0\0\0\0\0"
      "\54\5\55\4\4\0\0\0\0\0\0\0\0\0\0\56\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\1\0\0\0\0\0\4\4\57\0\0\54\60\61\0\0\0\62"
      "\63\64\0\0\0\0\0\0\0\0\0\0\0\0\0\0\65\66\0\0\0\0\0\0\4\67\4\67\0\0\54\70\71\0\0\0\0\0\0\0\0\4\4\0\0\0\0\0\0\0\0"
      "\0\0\0\4\4\0\72\73\0\0\0\0\0\0\0\0\0\4\4\74\4\75\76\77\4\100\101\102\4\4\4\4\4\4\4\4\4\4\103\104\5\74\74\105"
      "\105\106\106\107\0\0\0\0\0\0\0\0\0\110\111\0\0\0\0\0\0\0\54\4\47\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4"
      "\112\0\0\0\0\0\0\0\0\0\0\0\0\0\0\54\55\55\44\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\0\4\40\4\377\377\177\377\377\377\377\377\377\377\377\367\360\377\377\377\377\377\317\377"
      "\377\377\377\1\3\0\0\0\37\0\0\0\40\0\0\0\0\0\317\274\100\327\377\377\373\377\377\377\377\377\277\377\3\374\377"
      "\377\377\377\376\377\377\377\177\0\377\1\0\0\277\40\377\377\377\377\77\77\377\7\377\377\377\377\377\347\77\77"
      "\377\252\377\377\377\77\377\377\337\137\334\37\317\17\377\37\334\37\0\0\2\200\0\0\377\37\204\374\57\76\120\275"
      "\37\362\340\103\0\0\30\0\0\0\0\0\300\377\377\3\0\0\37\170\14\0\277\40\0\0\377\77\0\0\374\377\377\377\377\170"
      "\377\377\377\377\377\37\0\0\176\7\0\0\377\377\377\3\377\377\177\0\370\0\377\377\0\0\377\377\17\377\377\377\377"
      "\17\0\0\377\367\377\367\267\377\373\377\373\33\271\377\377\377\377\377\375\7\377\377\7\0\77\0\377\377\77\0\0\0"
      "\377\377\377\371\377\377\17\0\377\377\337\377\377\377\377\337\144\336\377\353\357\377\377\377\277\347\337\337"
      "\377\377\377\173\137\374\375\377\77\377\377\377\375\377\377\367\377\177\377\377\377\375\377\377\367\17\0\0\377"
      "\373\377\177\340\7\0\0\17\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::changes_when_casefolded> {
  // 809 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E940;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\14\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\15\3\16\3\3\17\3\3\3\20\3\3\3\3\3\21\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\22\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\23";
  static constexpr unsigned char blocks[] =
      "\0\0\1\0\0\2\3\0\4\5\6\7\10\11\12\13\4\14\15\0\0\0\0\0\0\0\16\17\20\21\22\23\24\25\0\4\26\4\27\4\4\30\31\0\32\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\24\33\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\34\0\0\0\0"
      "\35\36\0\0\0\0\0\0\0\0\0\0\4\4\4\4\37\4\4\4\40\41\42\43\24\44\45\46\0\0\0\0\0\0\0\0\0\47\0\25\50\0\0\0\0\0\0\0"
      "\0\51\25\0\0\0\0\0\0\0\0\0\24\25\0\52\4\4\4\53\0\0\0\0\0\0\0\0\0\0\4\54\55\0\0\0\0\56\4\57\60\61\62\2\0\0\0\0\0"
      "\0\0\0\0\0\0\63\24\24\0\0\0\0\0\0\0\0\0\0\64\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\24\65\0\0\0\63\66\0"
      "\0\0\0\67\70\0\0\0\0\0\0\0\24\71\0\0\0\0\63\72\0\0\0\0\0\0\0\0\0\24\0\0\0\0\0\0\0\0\0\0\0\0\24\0\0\73\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\24\74\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\0\0\40\0\377\377\177\377\125\125\125\125\125\125\125\252\252\126\125\125\125\125\125\253"
      "\326\316\333\261\325\322\256\21\260\255\252\112\125\125\326\125\125\125\5\154\172\125\0\0\40\0\0\0\0\0\105\200"
      "\100\327\376\377\373\17\0\0\4\200\143\125\125\125\263\346\377\377\377\377\377\377\0\0\1\124\125\125\253\52\125"
      "\125\125\125\376\377\377\377\177\0\200\0\0\0\277\40\0\0\0\0\0\77\377\3\377\377\377\377\377\347\125\125\25\114\0"
      "\377\0\77\0\377\0\377\0\77\0\252\0\377\0\0\377\377\234\37\234\37\0\17\0\37\234\37\100\14\4\0\10\0\0\0\0\0\300"
      "\377\235\352\45\300\5\50\4\0\125\25\0\0\125\125\125\5\124\125\124\125\125\125\0\152\125\50\105\125\125\175\137"
      "\125\365\132\125\25\0\0\377\377\177\0\370\0\377\0\0\0\377\377\17\0\0\0\377\367\377\367\67\0\377\377\7\0\77\0\0"
      "\0\377\377\377\1\3\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::changes_when_casemapped> {
  // 825 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E960;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\14\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\15\3\16\3\3\17\3\3\3\20\3\3\3\3\3\21\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\22\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\23";
  static constexpr unsigned char blocks[] =
      "\0\0\1\1\0\2\3\3\4\5\4\4\6\7\10\4\4\11\12\13\14\0\0\0\0\0\15\16\17\20\21\22\4\4\4\4\23\4\4\4\4\24\25\26\27\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\30\31\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\32\0\0\0\0"
      "\33\31\0\0\0\0\0\34\35\0\0\0\4\4\4\4\36\4\4\4\32\4\37\40\4\41\42\43\0\0\0\0\0\0\0\0\0\44\35\4\45\0\0\0\0\0\0\0"
      "\0\46\4\47\0\0\0\0\0\0\0\0\4\4\4\50\4\4\4\51\4\52\0\0\0\0\0\0\0\0\4\53\54\0\0\0\0\55\4\56\57\60\61\62\0\0\0\0\0"
      "\0\0\0\0\0\63\64\4\4\0\0\0\0\0\0\0\0\0\0\65\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\1\0\0\0\0\0\4\4\66\0\0\64\67\54\0"
      "\0\0\70\71\72\0\0\0\0\0\0\4\73\4\73\0\0\64\74\75\0\0\0\0\0\0\0\0\4\4\0\0\0\0\0\0\0\0\0\0\0\4\4\0\76\77\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\100\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\0\0\40\0\377\377\177\377\377\377\377\377\377\377\377\376\377\337\377\377\377\363\377\263"
      "\360\377\377\377\375\377\17\374\377\377\337\32\173\237\46\40\215\37\4\140\40\0\0\0\0\0\317\270\100\327\377\377"
      "\373\377\377\377\377\377\343\377\377\377\277\357\3\374\377\377\377\377\376\377\377\377\177\0\376\377\377\377"
      "\377\0\0\0\277\40\377\377\377\377\377\347\377\377\77\77\377\7\377\377\0\0\0\42\0\100\0\0\377\377\377\117\77\77"
      "\377\252\377\377\377\77\377\377\337\137\334\37\317\17\377\37\334\37\100\14\4\0\30\0\0\0\0\0\300\377\377\3\0\0"
      "\377\377\155\300\17\170\14\0\277\40\0\0\377\77\0\0\377\377\377\17\374\377\374\377\377\377\0\376\377\70\337\377"
      "\377\177\377\377\377\377\377\37\0\0\140\0\0\0\10\0\0\0\377\377\177\0\370\0\377\377\0\0\377\377\17\377\0\0\377"
      "\367\377\367\267\377\373\377\373\33\377\377\7\0\77\0\377\377\77\0\0\0\377\377\377\371\377\377\17\0\17\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::changes_when_lowercased> {
  // 765 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E940;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\14\3\3\15\3\3\3\16\3\3\3\3\3\17\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\20\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\21";
  static constexpr unsigned char blocks[] =
      "\0\0\1\0\0\0\2\0\3\4\5\6\7\10\11\12\3\13\14\0\0\0\0\0\0\0\0\15\16\17\20\21\22\23\0\3\24\3\25\3\3\26\27\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\22\30\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\22\22\31\0\0\0\0"
      "\32\33\0\0\0\0\0\0\0\0\0\0\3\3\3\3\34\3\3\3\35\36\37\40\36\41\42\43\0\0\0\0\0\0\0\0\0\44\0\23\45\0\0\0\0\0\0\0"
      "\0\46\23\0\0\0\0\0\0\0\0\0\22\23\0\47\3\3\3\50\0\0\0\0\0\0\0\0\0\0\3\51\52\0\0\0\0\53\3\54\55\56\57\60\0\0\0\0"
      "\0\0\0\0\0\1\0\0\0\0\0\0\22\61\0\0\0\62\63\0\0\0\0\64\65\0\0\0\0\0\0\0\22\66\0\0\0\0\62\67\0\0\0\0\0\0\0\0\0\22"
      "\0\0\0\0\0\0\0\0\0\0\0\0\22\0\0\70\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\22\71\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\377\377\177\177\125\125\125\125\125\125\125\252\252\124\125\125\125\125\125\53\326\316"
      "\333\261\325\322\256\21\260\255\252\112\125\125\326\125\125\125\5\154\172\125\0\0\0\0\105\200\100\327\376\377"
      "\373\17\0\0\0\200\0\125\125\125\220\346\377\377\377\377\377\377\0\0\1\124\125\125\253\52\125\125\125\125\376"
      "\377\377\377\177\0\277\40\0\0\377\377\77\0\0\2\377\377\377\377\377\347\125\125\25\100\0\377\0\77\0\377\0\377\0"
      "\77\0\252\0\377\0\0\0\377\0\37\0\37\0\17\0\37\0\37\100\14\4\0\10\0\0\0\0\0\300\377\235\352\45\300\5\50\4\0\125"
      "\25\0\0\125\125\125\5\124\125\124\125\125\125\0\152\125\50\105\125\125\175\137\125\365\132\125\25\0\0\40\0\377"
      "\0\0\0\0\0\377\377\377\377\17\0\0\0\377\367\377\367\67\0\377\377\7\0\77\0\0\0\377\377\377\1\3\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::changes_when_nfkc_casefolded> {
  // 2258 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 5;
  static constexpr char32_t end = 0xE1000;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\7\7\7\7\7\7\7\7\7\7\7\7\10\11\7\7\7\7\7\7\7\7\7\12\13\14\7\15\7\7\7\7\7\7\7\7\7\16\7\7\7\7\7\7"
      "\7\7\7\17\7\20\21\7\22\23\24\25\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\26\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\27\27";
  static constexpr unsigned char blocks[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\0\14\15\16\17\20\21\22\23\24\25\0\26\27\0\0\0\0\0\0\0\0\0\0\0\30\0\31\32\33\0\0\0"
      "\34\0\0\0\0\0\0\0\0\0\0\35\0\35\34\36\37\40\0\0\0\41\42\0\43\0\0\0\0\0\0\0\0\0\44\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\45\0\46\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\47\0\50\51\52\0\53\53\54\53\55\56\57\60\61\62\63\0\64\65\66\0\67\0\0"
      "\0\70\0\0\0\0\41\71\72\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\36\73\0\26\0\0\0\0\17\74\53\75\0\76\0\0\0\0\77"
      "\35\71\71\71\100\101\0\102\103\104\71\105\0\106\107\71\71\71\71\71\71\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\110"
      "\111\0\112\113\114\115\0\0\0\0\0\0\0\0\0\0\0\0\0\116\71\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\71\71\71\71"
      "\117\120\71\121\122\123\124\125\71\71\71\71\126\127\130\131\132\133\71\134\135\71\136\137\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\140\0\141\142\0\143\144\0\0\0\0\0\0\0\145\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\146\0\0\147\0\0\0\0"
      "\0\0\0\0\0\0\0\0\41\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\150\151\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\152\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\153\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\154\155\156\0\0\0\0\0\0\0\0\71\157\160\161"
      "\162\163\71\71\71\71\164\71\71\71\71\165\141\166\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\167\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\170\171\172\0\0\0\0\0\0\0\0\0\173\174\175\0\176\177\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\71\71\71"
      "\71\71\71\71\71\201\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71"
      "\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\376\377\377\7\0\0\0\0\0\0\0\0\1\245\74\167\377\377\177\377\0\0\0\0\125\125\125\125\125\125\135"
      "\252\253\126\125\125\125\125\125\253\326\316\333\261\325\322\256\21\360\277\252\112\125\125\336\125\125\125\125"
      "\125\125\125\5\154\172\125\0\0\0\0\0\0\0\0\0\0\0\0\377\1\0\0\0\77\37\0\0\0\73\200\0\0\0\0\125\304\360\327\376"
      "\377\373\17\0\0\4\200\177\125\125\125\267\346\377\377\377\377\377\377\0\0\0\0\0\0\125\125\125\125\1\124\125\125"
      "\125\125\125\125\253\52\125\125\125\125\125\125\125\125\125\125\125\125\376\377\377\377\177\0\0\0\0\0\200\0\0\0"
      "\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\0\0\340\1\0\0\0\377\0\0\0\0\0\0\0\260\0\0\0\0\0\0\0\0\0\0\110\0\0\0\0\116\0\0"
      "\0\0\0\0\0\60\0\0\0\0\0\0\0\0\0\0\10\0\0\20\0\0\0\0\0\0\10\40\204\20\0\2\350\3\2\0\10\40\204\20\0\2\0\0\0\0\377"
      "\377\377\377\277\40\0\0\0\0\0\20\0\0\0\200\1\0\0\0\0\0\0\0\0\0\0\77\0\0\0\0\0\0\60\0\0\370\0\0\0\0\0\0\377\3"
      "\377\377\377\377\377\347\0\0\0\0\0\160\377\367\377\277\377\377\377\7\0\1\0\0\0\370\377\377\377\377\125\125\125"
      "\125\125\125\125\125\125\125\25\114\125\125\125\125\0\377\0\77\0\377\0\377\0\77\0\252\0\377\252\52\377\377\377"
      "\377\377\377\234\377\237\377\10\357\10\377\234\177\377\377\202\0\160\374\330\120\200\3\200\200\377\377\363\377"
      "\377\177\377\37\0\1\0\0\357\376\157\76\127\275\377\373\341\3\377\377\377\377\377\377\10\2\0\0\0\0\0\0\0\0\0\0\0"
      "\260\1\0\0\0\0\0\0\6\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\160\0\0\0\0\0"
      "\235\352\45\360\125\125\125\125\5\50\4\0\0\0\0\0\0\200\0\0\0\0\0\200\0\0\0\0\377\377\77\0\0\0\0\0\1\0\0\0\0\0"
      "\100\7\0\0\0\230\0\0\0\0\0\0\0\0\0\0\0\200\0\0\0\0\0\0\376\377\377\177\374\377\0\0\0\0\377\377\377\177\377\377"
      "\377\377\377\0\377\377\377\377\377\177\125\125\125\125\125\25\0\0\125\125\125\65\0\0\0\0\0\0\0\0\124\125\124"
      "\125\125\125\125\125\125\125\1\152\125\50\105\125\125\175\137\125\365\132\125\25\0\0\76\3\0\0\0\360\0\2\377\377"
      "\377\77\345\177\145\374\377\377\377\377\377\377\377\77\377\377\377\377\377\3\0\0\0\0\177\0\370\240\377\377\177"
      "\137\333\377\377\377\377\377\377\377\377\377\377\377\377\377\3\0\0\0\370\377\377\377\377\377\377\377\377\377"
      "\377\377\377\77\0\0\377\377\377\377\377\377\377\377\374\377\377\377\377\377\377\0\0\0\0\0\377\37\377\377\377\3"
      "\0\0\377\377\237\377\367\377\177\17\327\377\377\377\377\377\377\377\377\237\376\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\177\374\374\374\34\177\177\377\1\377\377\377\377\377\0\0\0\0\0\0\0\0\0\377\377\377\377"
      "\17\0\0\0\0\0\0\0\0\0\0\0\377\367\377\367\67\0\0\0\0\0\276\377\377\377\377\377\375\7\377\377\377\377\377\377\7"
      "\0\0\0\377\377\77\0\0\0\377\377\377\377\0\0\0\0\0\0\0\0\377\377\377\1\0\0\0\0\17\0\0\0\0\0\300\377\377\377\377"
      "\3\0\0\0\300\37\0\370\7\0\0\0\0\0\0\0\370\1\0\0\0\0\0\0\0\377\377\337\377\377\377\377\377\377\377\377\337\144"
      "\336\377\353\357\377\377\377\377\377\377\377\277\347\337\337\377\377\377\173\137\374\375\377\377\377\377\377"
      "\377\377\377\377\77\377\377\377\377\317\377\377\377\377\377\377\377\377\377\377\377\77\0\0\377\377\377\377\3\0"
      "\0\0\357\377\377\377\226\376\367\12\204\352\226\252\226\367\367\136\377\373\377\17\356\373\377\17\377\7\377\377"
      "\377\177\377\377\377\377\0\0\0\34\0\0\0\0\1\0\0\0\0\0\7\0\377\377\377\377\377\17\377\1\3\0\0\0\0\0\0\0\0\0\0\0"
      "\377\3\377\377\377\77\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::changes_when_titlecased> {
  // 825 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E960;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\3\4\3\3\3\3\5\6\7\3\10\3\3\3\11\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\12\3\13\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\14\3\15\3\3\16\3\3\3\17\3\3\3\3\3\20\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\21\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\22";
  static constexpr unsigned char blocks[] =
      "\0\0\0\1\0\2\3\4\5\6\7\10\11\12\13\14\5\15\16\17\20\0\0\0\0\0\21\22\23\24\25\26\0\27\30\5\31\5\32\5\5\33\0\34"
      "\35\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\36\0\0\0\0\37\0\0\0\0\0\0\40\41\0\0\0\5"
      "\5\5\5\42\5\5\5\43\44\45\46\44\47\50\51\0\0\0\0\0\0\0\0\0\0\41\27\52\0\0\0\0\0\0\0\0\0\27\53\0\0\0\0\0\0\0\0\0"
      "\27\30\54\5\5\5\55\30\56\0\0\0\0\0\0\0\0\5\57\60\0\0\0\0\61\5\62\63\64\65\66\0\0\0\0\0\0\0\0\0\0\67\27\30\30\0"
      "\0\0\0\0\0\0\0\0\0\70\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\71\72\0\0\0\73\74\0\0\0\0\75\76\0\0\0\0\0"
      "\0\0\0\30\77\0\0\0\27\100\0\0\0\0\0\0\0\0\0\30\0\0\0\0\0\0\0\0\0\0\0\0\30\0\101\102\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\103\104\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\0\0\40\0\0\0\0\200\377\377\177\377\252\252\252\252\252\252\252\124\125\253\252\252\252"
      "\252\252\324\51\21\44\116\52\41\121\242\320\126\125\265\252\252\53\252\250\252\12\220\205\252\337\32\173\237\46"
      "\40\215\37\4\140\40\0\0\0\0\0\212\70\0\0\1\0\0\360\377\377\377\177\343\252\252\252\57\11\0\0\377\377\377\377"
      "\377\377\2\250\252\252\124\325\252\252\252\252\0\0\376\377\377\377\377\0\0\0\0\0\0\77\377\5\0\0\0\0\0\42\0\100"
      "\0\0\252\252\352\17\377\0\77\0\377\0\377\0\77\0\377\0\377\0\377\77\377\0\337\100\334\0\317\0\377\0\334\0\20\0\0"
      "\0\377\3\0\0\142\25\110\0\12\120\10\0\277\40\0\0\252\52\0\0\252\252\252\12\250\252\250\252\252\252\0\224\252\20"
      "\232\252\252\2\240\252\12\245\252\12\0\0\100\0\0\0\10\0\177\0\370\0\0\377\377\377\377\377\0\0\0\0\0\377\377\377"
      "\377\17\0\0\200\377\373\377\373\33\377\377\7\0\77\0\0\0\0\0\0\370\377\377\17\0\374\377\377\377\17\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::changes_when_uppercased> {
  // 845 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E960;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\14\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\15\3\16\3\3\17\3\3\3\20\3\3\3\3\3\21\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\22\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\23";
  static constexpr unsigned char blocks[] =
      "\0\0\0\1\0\2\3\4\5\6\7\10\11\12\13\14\5\15\16\17\20\0\0\0\0\0\21\22\23\24\25\26\0\27\30\5\31\5\32\5\5\33\0\34"
      "\35\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\27\36\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\37\0"
      "\0\0\0\40\0\0\0\0\0\0\41\42\0\0\0\5\5\5\5\43\5\5\5\44\45\46\47\30\50\51\52\0\0\0\0\0\0\0\0\0\0\42\27\53\0\0\0\0"
      "\0\0\0\0\0\27\54\0\0\0\0\0\0\0\0\0\27\30\55\5\5\5\56\30\57\0\0\0\0\0\0\0\0\5\60\61\0\0\0\0\62\5\63\64\65\66\67"
      "\0\0\0\0\0\0\0\0\0\0\70\27\30\30\0\0\0\0\0\0\0\0\0\0\71\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\72\73\0"
      "\0\0\74\75\0\0\0\0\76\77\0\0\0\0\0\0\0\0\30\100\0\0\0\27\101\0\0\0\0\0\0\0\0\0\30\0\0\0\0\0\0\0\0\0\0\0\0\30\0"
      "\102\103\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\104\105\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\0\0\40\0\0\0\0\200\377\377\177\377\252\252\252\252\252\252\252\124\125\253\252\252\252"
      "\252\252\324\51\21\44\116\52\41\121\242\140\133\125\265\252\252\55\252\250\252\12\220\205\252\337\32\173\237\46"
      "\40\215\37\4\140\40\0\0\0\0\0\212\70\0\0\1\0\0\360\377\377\377\177\343\252\252\252\57\11\0\0\377\377\377\377"
      "\377\377\2\250\252\252\124\325\252\252\252\252\0\0\376\377\377\377\377\0\0\0\377\377\377\347\0\0\0\77\377\5\0\0"
      "\0\0\0\42\0\100\0\0\252\252\352\17\377\0\77\0\377\0\377\0\77\0\377\0\377\0\377\77\377\377\337\120\334\20\317\0"
      "\377\0\334\20\20\0\0\0\377\3\0\0\142\25\110\0\12\120\10\0\277\40\0\0\252\52\0\0\252\252\252\12\250\252\250\252"
      "\252\252\0\224\252\20\232\252\252\2\240\252\12\245\252\12\0\0\100\0\0\0\10\0\177\0\370\0\0\377\377\377\377\377"
      "\0\0\0\0\0\377\377\377\377\17\0\0\200\377\373\377\373\33\377\377\7\0\77\0\0\0\0\0\0\370\377\377\17\0\374\377"
      "\377\377\17\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::dash> {
  // 364 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x10EC0;
  static constexpr unsigned char rows[] =
      "\0\1\2\2\2\3\4\2\5\2\2\6\7\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\10\2\2\2\11";
  static constexpr unsigned char blocks[] =
      "\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\3\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\4\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\5\6\7\1\1\1\1\1\10\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\11\12\1\1\1"
      "\1\1\1\13\1\14\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\15\16\1\1\17\1\1\1\1\1\1\1\1\20\1\1\1\1\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\100\1\0\0\0\0\0\0\0\100\0\0\0\0\0\0\0\0\0\77\0\0\0\0\0\0\0\10\0"
      "\0\0\0\10\0\10\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0\200\4\0\0\0\14\1\0\0\40\0\0\0\0\0\0\0\20\0\0\1\0\0\0\0\0\1\0\0\0"
      "\0\0\0\0\0\0\6\0\0\0\0\1\10\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\100\0\0";
};
template <>
struct binary_data<unicode::binary_property::default_ignorable_code_point> {
  // 753 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 5;
  static constexpr char32_t end = 0xE1000;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\4\4\4\4\4\4\4\4\4\4\5\4\4\4\4\4\4\4\4\4\4\4\6\4\7\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\10";
  static constexpr unsigned char blocks[] =
      "\0\1\0\0\0\0\2\0\0\0\0\0\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\5\6\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\10\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\11\12\0\13\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\14"
      "\0\0\0\0\0\0\0\0\15\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\16\16\16\16\16\16\16\16\16\16\16"
      "\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\0\0\0\0\0\0\0\0\0\20\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\1\0\0\0\0\0\0\0\0\0\60\0\0\0\0\0\0\0\0\0\0\370\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\370\0\0\0\174\0\0\0\0\0\0\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\20\0\0\0\377\377\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\0\0\0\0\1\0\0\0\0\0\0\0\0\0\377\1\0\0\0\0\17\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\370\7\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377";
};
template <>
struct binary_data<unicode::binary_property::deprecated> {
  // 497 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 6;
  static constexpr char32_t end = 0xE0080;
  static constexpr unsigned char rows[] =
      "\0\1\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\3";
  static constexpr unsigned char blocks[] =
      "\0\0\1\0\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\5\0\0\0\0\0\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\10\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\200\2\0\0\0\0\30\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\374\0\0\0\0\0\0\0\6\0\0\0\0\0\0"
      "\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::diacritic> {
  // 1541 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E960;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\12\12\12\12\12\12\20\21\22\12\12\12\12\12\12\12\12\12\12\12\12\12\12"
      "\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12"
      "\12\12\12\12\12\12\12\23\24\25\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12"
      "\12\12\12\12\12\12\12\12\12\12\12\12\26\12\27\12\30\12\31\12\32\33\34\35\36\37\40\41\42\43\44\12\12\12\12\12\12"
      "\12\12\12\12\45\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\46\12\12\12\12\47\50\51\12\12\12"
      "\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\52\12\12\12\12\12\12\12\12"
      "\12\12\12\12\12\12\12\53\54\12\12\12\12\12\12\12\55\56\57\12\60";
  static constexpr unsigned char blocks[] =
      "\0\0\1\2\0\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\5\5\5\5\6\7\10\0\0\0\0\0\0\0\11\0\0\0\0\0\12\0\13\14\15\0\0\0\16\0"
      "\0\0\17\20\0\4\21\0\0\22\0\23\24\0\0\0\25\0\26\27\0\30\31\32\0\30\33\0\0\30\33\0\0\30\33\34\0\30\35\0\0\0\33\0"
      "\0\30\33\0\0\30\33\0\0\36\33\0\0\0\37\0\0\40\41\0\0\40\42\0\24\43\0\0\44\0\45\0\0\46\0\47\50\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\34\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\51\52\0\0\0\0\53\0\0\0\0"
      "\0\0\0\0\0\0\54\0\0\0\0\0\0\0\0\0\55\0\56\57\60\0\52\61\62\0\63\0\64\0\65\0\66\0\0\4\67\0\70\5\21\71\72\73\74\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\75\76\77\0\0\0\0\0\0\0\100\0\0\0\0\0\0\0\0\0\101\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\102\0\0"
      "\103\0\0\30\0\0\0\0\0\0\0\0\0\0\0\104\105\0\0\106\5\107\0\0\110\0\0\111\45\112\0\0\0\0\61\113\0\114\115\0\0\115"
      "\2\116\0\0\0\117\0\17\120\121\0\0\71\122\0\0\0\123\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\124\0\0\0\0\0\0\0\1\2\125"
      "\126\0\0\127\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\130\131\0\0\0\132\0\0\0\0\0\133\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\134\135\136\0\0\0\0\0\0\0\0\0\0\0\137\0\0\22\0\140\0\0\0\0\0\45\125\0\141\0\0\0\142\0"
      "\115\0\0\143\0\0\144\0\0\0\0\0\145\0\36\33\146\0\0\147\150\0\0\151\0\0\0\152\0\0\0\0\0\0\17\2\0\0\17\0\0\0\65\0"
      "\0\0\153\0\0\0\0\0\0\0\141\0\0\0\0\0\0\0\154\127\0\0\0\0\2\0\52\155\0\12\0\0\0\0\0\0\0\0\0\0\0\0\17\0\0\0\0\0\0"
      "\0\0\156\0\157\0\12\0\0\0\0\0\0\0\0\0\0\0\160\0\0\0\0\0\0\0\161\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\101"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\162\0\163\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\164\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\165"
      "\0\0\106\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\166\0\0\0\0\0\0\0\0\5\167\170\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\171\172"
      "\173\0\0\0\4\5\174\0\0\0\0\0\163\0\0\0\0\0\0\0\0\0\0\0\135\0\175\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\176\0\0\0\0\0\0\163\0\0\0\177\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\100\1\0\0\0\0\201\220\1\0\0\377\377\377\377\377\377\377\177\377\340\7\0\60\4\60\0\0\0\370\0\0\0"
      "\0\0\0\2\0\0\376\377\377\377\377\277\266\0\0\0\0\370\207\1\0\0\0\200\141\34\0\0\377\7\0\0\300\377\1\0\0\370\77"
      "\0\0\0\0\3\0\0\0\377\0\376\7\0\370\377\377\177\0\0\0\20\0\40\36\0\0\0\2\0\0\40\0\0\0\0\0\340\0\40\40\0\0\0\0\30"
      "\0\4\0\0\0\0\0\4\200\137\0\0\0\37\0\0\0\0\240\302\334\0\0\0\100\0\0\0\0\0\200\6\30\76\0\0\200\277\0\14\0\0\60\0"
      "\0\0\20\0\0\376\17\40\0\0\0\16\1\0\340\237\0\0\377\177\376\217\377\77\377\17\0\0\20\0\0\0\0\370\17\0\0\14\0\0"
      "\100\0\14\0\0\0\300\0\0\0\0\77\377\41\220\3\0\360\377\377\0\0\0\370\377\377\377\177\360\377\0\0\0\0\340\377\0\0"
      "\0\240\3\340\0\340\0\340\0\140\0\200\3\0\0\200\0\0\0\374\0\0\0\0\0\36\0\200\0\260\0\0\0\60\0\0\3\0\3\0\0\0\0\7"
      "\0\0\0\0\2\3\0\20\0\0\377\377\3\0\0\170\0\0\0\0\10\0\40\0\0\0\0\0\0\70\7\0\0\0\0\0\100\0\0\16\0\0\0\60\0\0\377"
      "\377\0\0\0\0\1\0\0\0\0\300\10\0\0\0\277\377\377\377\377\377\375\7\0\0\0\207\140\0\0\0\374\0\0\0\0\100\0\0\0\76"
      "\0\0\0\0\0\344\74\0\0\0\0\0\0\6\0\0\30\0\1\34\0\0\0\0\140\0\0\6\0\0\300\37\37\0\0\300\15\0\6\0\0\0\104\0\0\0\14"
      "\0\0\0\0\10\0\0\0\0\0\140\200\0\0\0\64\0\0\0\0\0\200\0\6\0\0\4\200\377\77\0\0\0\37\0\0\0\177\0\0\30\0\0\0\200"
      "\377\377\0\0\357\157\377\77\377\377\177\0\0\0\200\343\7\370\347\17\0\0\0\74\0\0\377\77\0\0\0\360\0\0\0\300\0\0"
      "\160\7\0\0";
};
template <>
struct binary_data<unicode::binary_property::emoji> {
  // 655 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x1FB00;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\2\3\4\1\5\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\6\7\10";
  static constexpr unsigned char blocks[] =
      "\0\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\3\4\1\1\5\1\6\1\1\1\1\1\7\1\1\10\1\1\1\11\1\1"
      "\12\13\14\15\16\17\20\21\22\1\1\1\1\1\23\1\1\1\1\1\1\1\24\25\1\1\26\1\1\1\1\1\1\1\1\1\27\1\1\1\1\1\30\1\1\31\1"
      "\32\33\34\35\36\1\1\37\40\41\42\40\40\40\43\44\45\46\47\40\50\40\51\1\1\1\52\1\1\1\1\53\54\40\40\1\55\56\57\0\0"
      "\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\10\4\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\102\0\0\0\0\0\0\0\0\0\20\0\2\0\0\0\0\0\0\0\0\0\0\4\0\0\2\0\0\360"
      "\3\0\6\0\0\0\0\0\14\0\1\0\0\0\200\0\0\0\376\17\7\4\0\0\0\0\0\0\0\0\0\0\0\0\14\100\0\1\0\0\0\0\0\0\170\37\100\62"
      "\41\115\304\0\7\5\377\17\200\151\1\0\310\0\0\374\32\203\14\3\140\60\301\32\0\0\6\277\47\44\277\124\40\2\1\30\0"
      "\220\120\270\0\30\0\0\0\0\0\340\0\2\0\1\200\0\0\0\0\0\0\60\0\340\0\0\30\0\0\0\0\0\0\41\0\0\0\0\0\0\0\0\0\0\0\1"
      "\40\0\0\200\2\0\0\0\0\20\0\0\0\0\0\0\0\0\200\0\0\0\0\0\0\0\0\0\0\0\0\3\300\0\100\376\7\0\0\0\0\0\0\0\0\300\377"
      "\377\377\6\0\0\4\0\200\374\7\0\0\3\0\0\0\0\0\377\377\377\377\363\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\317\316\377\377\377\377\377\377\377\377\377\377\271\377\377\377\377\377\377\377\377\277\377\377\377"
      "\377\377\377\377\77\0\176\377\377\377\200\371\7\200\74\141\0\60\1\6\20\34\0\16\160\12\201\10\374\377\377\0\0\0"
      "\0\0\0\77\370\347\361\77\32\371\37\0\0\0\0\377\17\1\0\0\360\377\377\377\377\377\367\277\377\377\377\377\377\377"
      "\377\0\0\0\0\0\0\377\37\377\307\377\377\377\377\377\377\177\341\377\237\377\207\377\1";
};
template <>
struct binary_data<unicode::binary_property::emoji_component> {
  // 561 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 5;
  static constexpr char32_t end = 0xE0080;
  static constexpr unsigned char rows[] =
      "\0\1\2\1\1\1\1\1\1\1\1\1\1\1\1\3\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\4\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\5";
  static constexpr unsigned char blocks[] =
      "\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\2\3\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\4\1\1\1\1\1\1\5\1\1\1\6\1\1\1\1\1\1\1\1\1\1\1\7\1\1\1\1\1\1\1\1\1\1\1\1\10\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\10\4\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\10\0\0\0\0\200\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\300\377\377\377\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\370\0\0\0\0\0\0\17\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377";
};
template <>
struct binary_data<unicode::binary_property::emoji_modifier> {
  // 127 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x1F400;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\1";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\370";
};
template <>
struct binary_data<unicode::binary_property::emoji_modifier_base> {
  // 336 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 5;
  static constexpr char32_t end = 0x1FB00;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\2\3";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\1\0\0\2\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\5\0\6\7\0\0\10\11\0\0\12\13\14\0\0\0\0\0\0\0\0\15\16\17\20\0\0"
      "\0\21\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\2\0\74\0\0\0\0\0\0\40\0\0\0\0\0\0\0\234\34\0\0\0\0\0\0\314\377"
      "\1\0\300\377\377\21\356\200\2\0\0\4\0\0\0\0\0\0\0\0\60\4\0\0\141\0\0\0\0\0\340\370\0\0\0\0\0\0\0\0\0\0\10\0\160"
      "\0\1\20\0\0\0\0\0\0\0\220\0\377\100\0\377\163\0\0\0\0\0\0\200\0\0\0\0\0\0\0\140\13\0\340\376\77\0\0\0\0\70\0\0"
      "\0\0\0\377\1";
};
template <>
struct binary_data<unicode::binary_property::emoji_presentation> {
  // 536 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 5;
  static constexpr char32_t end = 0x1FB00;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\1\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\3\4";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\2\0\0\0\0\0\0\0"
      "\3\4\5\6\7\10\11\12\0\0\0\0\0\0\0\0\0\0\0\0\0\13\14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\15\0\0\16\0\0\17\20\21"
      "\22\0\0\23\24\25\26\27\30\31\32\33\34\35\36\31\37\31\40\0\0\0\41\0\0\0\0\42\43\31\31\0\44\45\46\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\14\0\0\0\0\0\0\0\0\0\36\11\0\0\0\0\0\0\0\0\140\0\0\60\0\0\0\0\0\0\377\17\0\0\0\0\200\0\0"
      "\10\0\2\14\0\140\60\100\20\0\0\4\54\44\40\14\0\0\0\1\0\0\0\120\270\0\0\0\0\0\0\0\340\0\0\0\1\200\0\0\0\30\0\0\0"
      "\0\0\0\41\0\0\0\0\0\20\0\0\0\0\0\0\0\0\200\0\0\0\0\0\0\0\100\376\7\0\0\0\0\0\0\0\0\300\377\377\377\2\0\0\4\0"
      "\200\174\7\0\0\3\0\0\0\0\0\377\377\377\377\1\340\277\377\377\377\377\377\377\377\377\337\377\377\17\0\377\377"
      "\377\377\377\207\17\0\377\377\21\377\377\377\377\377\377\377\377\177\375\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\237\377\377\377\377\377\377\377\77\0\170\377\377\377\0\0\4"
      "\0\0\140\0\20\0\0\0\0\0\0\0\0\0\0\370\377\377\0\0\0\0\0\0\77\20\347\361\0\30\360\37\0\0\0\0\377\17\1\0\0\360"
      "\377\377\377\377\377\367\277\377\377\377\377\377\377\377\0\0\0\0\0\0\377\37\377\307\377\377\377\377\377\377\177"
      "\341\377\237\377\207\377\1";
};
template <>
struct binary_data<unicode::binary_property::extended_pictographic> {
  // 688 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x20000;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\2\3\4\1\5\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\6\7\10\11";
  static constexpr unsigned char blocks[] =
      "\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\3\0\0\4\0\5\0\0\0\0\0\6\0\0\7\0\0\0\10\0\0"
      "\11\12\13\14\15\16\17\20\21\0\0\0\0\0\22\0\0\0\0\0\0\0\23\24\0\0\25\0\0\0\0\0\0\0\0\0\26\0\0\0\0\0\27\0\30\31\0"
      "\32\33\34\35\36\37\37\40\37\41\42\37\37\37\43\44\45\46\47\37\50\37\51\0\0\0\52\53\54\55\56\57\60\37\37\0\61\37"
      "\37\0\0\0\0\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\44";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\102\0\0\0\0\0\0\0\0\0\20\0\2\0\0\0\0\0\0\0\0\0\0\4\0\0\2\0\0\360\3\0\6\0\0\0\0\0\14"
      "\0\1\0\0\0\200\0\0\0\376\17\7\4\0\0\0\0\0\0\0\0\0\0\0\0\14\100\0\1\0\0\0\0\0\0\170\37\100\62\41\115\304\0\7\5"
      "\377\17\200\151\1\0\310\0\0\374\32\203\14\3\140\60\301\32\0\0\6\277\47\44\277\124\40\2\1\30\0\220\120\270\0\30"
      "\0\0\0\0\0\340\0\2\0\1\200\0\0\0\0\0\0\60\0\340\0\0\30\0\0\0\0\0\0\41\0\0\0\0\0\0\0\0\0\0\0\1\40\0\0\200\2\0\0"
      "\0\0\20\0\0\0\0\360\0\0\0\0\360\377\0\200\1\0\1\200\1\0\0\0\300\377\0\0\0\0\0\0\3\300\0\100\376\7\0\300\377\377"
      "\377\377\377\377\77\0\0\0\376\377\0\4\0\200\374\367\0\376\377\377\300\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\363\377\377\377\377\377\317\316\377\377\377\377\377\377\377\377\377\377\271\7\377\377\377"
      "\377\377\377\377\277\377\377\377\377\377\377\377\77\0\176\377\377\377\200\371\7\200\74\141\0\60\1\6\20\34\0\16"
      "\160\12\201\10\374\377\377\0\0\0\0\0\0\77\370\347\377\77\372\371\377\0\0\0\374\377\377\377\377\0\360\0\0\0\0\0"
      "\0\0\377\0\374\0\0\0\0\0\377\0\0\0\300\0\360\374\377\0\376\377\377\377\377\0\360\377\377\377\377\377\367\277"
      "\377\377\377\377\377\377\377\0\0\0\377\0\300\377\377";
};
template <>
struct binary_data<unicode::binary_property::extender> {
  // 709 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x1E980;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\2\4\2\5\2\2\2\2\6\7\10\2\2\2\2\2\2\2\2\2\11\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\12\2\2\13\14\15\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\16\2\2\2\17\2\2\20\2\2\21\22\2\2\23\24\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\25\2\26\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\27\2\30\2\31";
  static constexpr unsigned char blocks[] =
      "\0\0\1\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\3\0\0\0\0\0\4\0\5\0\6\0\7\0\0\0\10\0\10\0\0\0\0\11\12\0\0\0"
      "\0\0\0\0\0\13\0\0\0\0\0\14\6\0\0\0\0\0\0\15\0\16\17\0\0\0\0\7\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\0\0\0\0\0\0\21\0"
      "\22\0\23\0\0\0\0\0\0\0\0\0\22\0\0\0\0\0\0\0\0\24\0\0\0\0\0\0\25\0\0\1\0\0\0\0\26\0\27\0\0\0\0\0\0\0\30\0\0\31\0"
      "\0\0\0\0\0\0\0\0\0\0\0\32\0\0\0\0\0\33\0\0\0\0\0\0\0\0\0\34\0\0\0\0\35\0\0\0\0\0\0\0\0\0\0\36\0\0\0\0\0\37\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\0\0\0\3\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\2\0\0\0\0\0\0\0"
      "\0\10\0\0\40\0\0\0\0\0\100\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\10\0\0\0\0\0\0\0\0\0\0\0\200\0\0\0\0\0\0\0\0\0\100\0"
      "\40\0\0\0\0\0\76\0\0\0\0\140\0\0\0\0\0\0\0\0\0\0\0\160\0\20\0\0\0\0\0\0\0\200\0\0\100\0\0\0\0\0\0\0\0\0\1\0\0\0"
      "\0\40\0\0\30\0\6\0\0\0\0\0\0\0\0\100\0\0\0\204\0\0\0\0\0\40\0\0\0\0\0\0\14\0\0\0\0\0\300\1\0\0\0\0\0\0\0\0\0\1"
      "\0\0\0\0\0\0\0\2\0\0\0\0\14\0\0\0\0\0\0\0\0\0\0\0\13\0\14\0\0\0\0\0\0\0\0\60\0\0\0\0\0\200\0\0\160\0\0\0\0\0\0"
      "\0";
};
template <>
struct binary_data<unicode::binary_property::full_composition_exclusion> {
  // 567 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x2FA40;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\1\1\1\4\5\1\6\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\7\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\10\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\11";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\1\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\3\0\4\5\6\0\0\0\7\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\10\11\0\0\0\0\0\0\0\0\0\0\0\0\0\0\12\13\14\15\0\0\0\16\0\0\0\0\0\0\0\17\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\20\0\0\0\0\0\0\0\0\21\21\21\21\22\23\21\24\25\26\0\0\0\0\0\0\0\27\30\31\0\0\0\0\0\0\0\0\21\21\21\21\21\21\21"
      "\21\32\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\33\0\0\0\0\0\20\100\200\0\0\0\0\0\0\0\0\0\0\377\0\0\0\0\0\0\0\260\0\0\0\0\0\0\0\0\0\0\110\0\0"
      "\0\0\116\0\0\0\0\0\0\0\60\0\0\0\0\10\40\204\20\0\2\150\1\2\0\10\40\204\20\0\2\0\0\0\0\0\0\252\52\0\0\0\0\0\0\0"
      "\110\0\12\10\10\10\310\0\52\3\0\0\0\0\0\0\0\0\0\0\0\100\14\0\0\0\0\0\0\0\6\0\0\0\0\0\20\0\0\0\0\377\377\377\377"
      "\377\377\377\377\377\77\345\177\145\374\377\377\377\377\377\377\377\77\377\377\377\377\377\3\0\0\0\0\0\0\0\240"
      "\0\374\177\137\333\177\0\0\0\0\0\0\0\0\0\300\37\0\0\0\0\0\0\0\0\0\0\370\1\0\0\0\0\0\0\0\377\377\377\77\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::grapheme_base> {
  // 4150 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 3;
  static constexpr char32_t end = 0x33480;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15"
      "\15\15\16\17\15\15\15\15\15\15\15\15\15\15\20\21\21\21\21\21\21\21\21\22\23\24\25\26\27\30\31\32\33\34\35\21\36"
      "\15\37\15\15\40\41\21\21\21\21\21\21\42\21\43\44\15\15\15\15\15\15\15\45\21\21\21\21\21\21\21\46\47\21\21\50\21"
      "\21\21\51\52\53\54\55\56\57\60\61\62\63\64\21\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15"
      "\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\65\15\15\15\15\66\15\15\15\15\67\15\15\15\15\15\15\70"
      "\71\21\21\72\21\15\15\15\15\73\15\15\15\15\15\15\15\15\74";
  static constexpr unsigned char blocks[] =
      "\0\1\2\2\2\2\3\4\2\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\2\2\36\37\40\41\2\2"
      "\2\2\2\42\43\44\45\46\47\50\51\52\53\54\55\56\2\57\2\2\60\61\62\63\2\64\2\2\2\2\65\2\2\2\2\2\2\2\2\2\2\2\2\2\66"
      "\2\2\67\70\71\72\73\2\74\75\76\77\100\101\2\2\2\2\2\2\2\2\2\2\2\2\102\2\2\103\104\2\105\106\107\110\111\112\113"
      "\114\115\2\2\2\2\2\2\2\116\117\117\117\117\117\117\117\117\117\117\2\2\120\121\122\2\2\2\2\123\124\125\126\127"
      "\130\131\132\133\117\134\135\136\2\137\140\141\2\2\142\143\144\145\146\147\150\151\152\153\154\155\156\157\160"
      "\161\162\163\164\165\166\167\170\171\172\173\174\175\117\176\177\200\201\117\202\203\204\205\206\207\210\211"
      "\212\213\214\215\117\216\217\220\2\2\2\2\2\2\2\221\222\2\223\117\117\117\117\117\117\117\117\117\117\117\117"
      "\224\225\2\2\2\2\2\2\2\2\2\2\2\2\2\2\131\2\2\2\2\226\117\117\117\117\117\227\117\117\117\117\117\2\2\2\2\230"
      "\231\232\233\117\117\234\117\235\236\237\240\2\241\242\243\117\117\117\117\117\117\117\117\117\117\117\244\2\2"
      "\245\2\2\246\117\117\247\250\117\117\117\117\117\117\2\125\2\2\2\251\252\223\2\253\254\255\256\257\260\117\261"
      "\262\263\2\2\264\2\265\2\2\2\2\266\267\117\117\117\117\117\117\117\117\270\117\271\117\272\117\117\273\117\117"
      "\117\274\117\275\117\276\117\277\2\300\301\117\117\117\117\117\302\303\304\117\305\306\117\117\307\310\2\311"
      "\312\117\2\2\2\2\2\2\2\313\2\314\315\316\2\2\317\320\2\321\2\2\2\2\2\322\2\2\323\2\2\2\2\2\2\2\2\2\2\2\2\324\2"
      "\2\2\2\2\2\2\2\2\325\2\2\2\2\72\117\117\117\2\2\2\2\326\117\117\117\2\2\2\2\2\2\237\2\327\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\177\0\0\0\0\377\337\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\374\360"
      "\327\377\377\373\377\377\377\377\377\377\377\377\377\377\377\7\374\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\376\377\377\377\177\376\377\377\377\377\377\347\0\0\0\0\0\100\111\0\377"
      "\377\377\207\37\0\300\377\0\350\377\377\377\377\377\7\0\0\377\377\376\377\377\377\377\377\377\377\377\377\377"
      "\377\77\100\140\302\377\377\377\77\375\377\377\377\0\0\0\340\377\377\377\377\377\377\377\377\377\377\77\0\2\0"
      "\377\377\377\377\377\7\360\307\377\377\77\4\20\1\377\177\377\377\377\101\377\7\377\377\377\377\0\0\377\377\377"
      "\377\377\3\0\0\0\0\0\0\370\377\377\377\377\377\377\353\1\336\1\377\363\377\377\377\355\237\371\377\377\375\305"
      "\243\201\131\0\260\303\377\377\77\350\207\371\377\377\375\155\303\1\0\0\136\300\377\134\0\350\277\373\377\377"
      "\375\355\343\1\32\1\0\303\377\3\2\354\237\371\377\377\375\355\43\201\31\0\260\303\377\377\0\350\307\75\326\30"
      "\307\377\203\306\35\1\0\300\377\377\7\356\337\375\377\377\375\377\43\36\0\0\67\303\377\200\377\375\337\375\377"
      "\377\375\357\143\32\0\0\160\303\377\16\0\374\337\375\377\377\377\377\247\301\335\160\377\303\377\377\377\354"
      "\377\177\374\377\377\373\57\177\0\3\177\300\377\34\0\376\377\377\377\377\377\15\200\177\200\377\17\0\0\0\0\326"
      "\367\377\377\257\377\15\40\137\0\377\363\0\0\0\0\377\377\377\374\377\377\137\375\377\376\377\377\377\37\0\200"
      "\40\37\0\0\0\0\0\300\277\337\377\7\0\0\0\0\377\377\377\377\377\37\2\231\377\377\377\74\376\377\341\377\233\337"
      "\377\337\377\377\377\377\277\40\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\75\177\75\377\377"
      "\377\377\377\75\377\377\377\377\75\177\75\377\177\377\377\377\377\377\377\377\75\377\377\377\377\377\377\377"
      "\377\7\377\377\377\37\377\377\377\3\377\377\377\377\377\377\377\377\377\377\77\77\377\377\377\37\377\377\377"
      "\377\377\377\377\377\377\377\377\1\377\377\3\200\377\377\143\0\377\377\3\0\377\337\1\0\377\377\377\377\377\377"
      "\117\300\277\1\360\37\377\3\377\3\377\7\377\3\377\377\377\377\377\377\377\377\377\377\377\1\237\377\377\377\377"
      "\5\377\377\377\377\377\377\377\377\77\0\377\377\377\177\170\16\373\1\361\377\377\377\377\77\37\0\377\377\377"
      "\377\377\17\377\377\377\3\377\307\377\377\377\377\377\377\177\306\377\377\377\377\377\377\277\0\32\340\7\0\377"
      "\3\377\3\377\77\0\0\0\0\0\0\0\0\0\0\360\377\377\377\377\377\17\300\343\337\377\377\377\7\360\377\374\377\377"
      "\377\303\300\377\377\377\377\377\377\277\134\0\360\377\377\377\377\377\17\60\370\377\343\377\377\377\377\377"
      "\377\377\7\377\377\377\377\377\347\377\0\10\0\2\336\357\4\377\377\377\377\377\377\377\377\0\0\0\0\0\0\0\0\377"
      "\377\77\77\377\377\377\377\77\77\377\252\377\377\377\77\377\377\377\377\377\377\337\377\337\377\317\357\377\377"
      "\334\177\377\7\377\377\377\200\377\377\377\377\377\377\0\0\363\377\377\177\377\37\377\377\377\377\3\0\0\0\0\0\0"
      "\0\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\3\0\0\377\7\0\0\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\317\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\177\14\376\377\377\377\377\277\40\377\377\377\377\377\377\377\200\1\0\377\377\177\0\177\177"
      "\177\177\177\177\177\177\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\77\0\0\0\0\377\377\377\373\377\377"
      "\377\377\377\377\377\377\377\377\17\0\377\377\377\377\377\377\377\377\377\377\77\0\0\0\377\377\377\377\377\377"
      "\377\3\377\377\376\377\377\377\377\377\377\377\377\377\177\370\377\377\377\377\377\377\377\377\377\377\377\377"
      "\340\377\377\377\377\377\376\377\377\377\377\377\377\377\377\377\377\177\377\377\377\377\377\377\377\377\377"
      "\377\77\200\377\377\377\377\377\177\377\377\377\377\377\377\377\377\377\377\377\377\377\37\377\377\377\377\377"
      "\377\177\0\377\377\377\377\377\377\377\377\377\377\377\17\0\0\377\377\377\377\377\177\10\300\377\377\377\77\377"
      "\377\377\377\377\377\377\377\377\377\374\0\377\377\377\377\377\377\377\377\377\377\377\37\0\0\376\377\273\367"
      "\377\377\237\17\377\3\377\377\377\377\377\377\377\0\377\377\377\377\377\377\377\377\17\300\377\3\0\0\374\177"
      "\377\377\377\377\77\300\377\377\177\0\4\200\377\377\377\37\370\377\377\377\377\377\67\314\376\277\377\303\337"
      "\377\377\177\377\377\377\377\377\201\31\0\367\57\377\363\377\377\377\357\377\377\377\377\377\377\142\76\5\0\0"
      "\370\377\317\77\0\176\176\176\0\177\177\377\377\377\377\377\377\377\17\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\337\36\377\3\377\377\377\377\17\0\377\377\177\370\377\377\377\377\377\17\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\3\0\0\0\0\177\0\370\240\377\377\177\137\333\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\0\0\0\0\377\377\0\0\377\3\0\0\377\377\377\377\367\377\177\17\337\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\37\376\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\77\377\377\377\177\374\374\374\34\177\177\0\60\377\357\377\377\177\377\377\267\377\77\377\77\0\0\0\0\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\7\207\377\377\377\377\377\217\377\377\377\377\377\377\377"
      "\377\377\377\177\377\37\1\0\0\0\0\0\377\377\377\377\377\37\377\377\377\37\377\377\377\377\377\377\1\0\376\377"
      "\377\17\377\377\377\377\17\340\377\377\377\7\377\377\377\377\77\0\377\377\377\277\377\377\377\377\17\377\77\0\0"
      "\0\0\0\377\377\377\77\377\3\377\377\377\377\17\377\377\377\377\17\377\377\377\377\377\0\377\377\377\377\377\377"
      "\17\200\377\367\377\367\267\377\373\377\373\33\377\377\377\377\377\377\17\0\377\377\377\377\377\377\177\0\377"
      "\377\77\0\377\0\0\0\277\377\377\377\377\377\375\7\0\0\0\0\0\0\0\0\77\375\377\377\377\377\277\221\377\377\277"
      "\377\377\377\377\377\377\377\377\177\200\377\0\0\0\0\0\0\377\377\67\370\377\377\377\217\377\377\377\203\377\377"
      "\377\3\0\0\0\0\377\377\377\377\377\377\377\360\377\377\374\377\377\377\377\377\1\0\357\376\377\377\77\0\377\1"
      "\377\1\377\377\377\377\377\377\377\377\0\0\0\0\377\377\377\377\37\370\177\0\377\377\377\377\377\377\77\376\377"
      "\377\77\377\377\377\7\377\377\377\3\36\0\376\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\1\0\0\0\0"
      "\0\0\377\377\377\377\377\377\7\0\377\377\377\377\377\377\7\374\377\377\377\377\17\0\377\3\377\377\377\377\77"
      "\300\377\377\77\300\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\177\377\377\377\377\377\43"
      "\3\0\374\0\377\1\0\0\0\0\377\377\377\377\377\0\377\377\77\0\376\3\0\0\377\377\303\3\0\0\0\0\377\377\377\17\0\0"
      "\377\377\177\0\375\377\377\377\377\377\377\0\200\77\374\377\377\377\46\0\374\377\377\377\377\377\207\331\3\0"
      "\377\377\377\1\377\3\370\377\377\377\177\20\300\377\377\0\377\377\377\377\167\0\374\377\377\377\377\377\77\200"
      "\376\141\377\377\376\377\37\0\377\377\373\377\377\177\14\277\1\0\0\0\0\0\0\0\177\275\377\277\377\3\377\377\377"
      "\377\377\177\7\0\377\3\354\237\371\377\377\375\355\243\236\31\1\340\17\0\0\0\377\113\377\377\377\377\277\6\0\64"
      "\272\1\0\0\0\0\377\377\377\377\377\377\377\0\243\377\377\257\3\0\0\0\377\377\377\377\377\377\6\132\362\0\377\3"
      "\0\0\0\0\377\377\377\377\377\177\3\117\376\377\377\17\0\0\0\0\377\377\377\377\377\377\7\130\36\0\377\3\377\37\0"
      "\0\377\377\377\377\377\327\0\3\377\3\377\377\17\0\0\0\377\377\377\107\103\0\377\377\177\0\0\0\0\0\0\0\377\377"
      "\377\377\377\177\0\11\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\7\200\177\362\157\377\377"
      "\377\276\201\167\0\377\3\0\0\0\0\0\0\0\0\377\374\377\377\377\377\17\360\36\0\0\0\1\370\377\377\377\377\7\206"
      "\177\0\201\361\377\377\377\377\377\3\200\374\7\0\377\377\377\377\377\377\377\377\377\1\377\3\0\0\0\0\0\0\0\0\0"
      "\0\242\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\3\0\377\3\377\375\377\377\377\377\0\100\77\0\377\377\377\37\377"
      "\377\377\377\0\0\0\2\22\0\0\0\0\0\0\0\0\0\177\373\377\377\377\377\1\0\100\0\377\3\277\375\377\377\377\177\130\1"
      "\377\3\377\377\377\377\377\17\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\347\1\374\377\375\377\377\377\77\300"
      "\370\377\377\3\0\0\0\0\0\0\0\0\0\0\1\0\377\377\377\377\377\377\3\200\377\377\377\3\0\0\0\0\0\0\0\0\0\0\0\0\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\177\37\0\377\377\377\377\377\377\377\377\17\0\0\0\0\0\0\0\0\0"
      "\377\377\377\377\377\377\377\377\377\377\377\377\7\0\377\377\377\377\377\377\0\0\176\0\0\0\377\377\377\377\377"
      "\377\377\377\377\377\377\377\177\0\0\0\0\0\0\0\377\377\377\77\0\34\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377"
      "\377\377\1\377\377\377\177\377\303\377\377\377\377\377\377\377\377\377\177\377\3\377\377\377\77\40\0\377\377"
      "\377\377\377\377\200\377\77\0\377\373\373\377\377\340\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377"
      "\377\377\377\377\377\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\7\377\377\377\371\377"
      "\377\17\0\0\0\0\0\377\377\377\377\377\377\377\377\377\7\377\377\377\377\377\377\377\0\370\377\0\0\0\0\0\0\0\0"
      "\17\0\174\0\377\377\377\377\377\377\377\377\377\377\77\0\0\0\0\200\377\377\377\177\0\0\0\0\0\0\0\0\0\0\0\0\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\357\157\377\377\377\377\7"
      "\0\4\0\0\0\47\0\360\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\17\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\7\377\37\377\1\377\223\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\17"
      "\374\377\377\1\0\377\377\1\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\77\0\377\377\377\377\177\376\377\377\377\377\377\377\37\34\0\0\30\360\377\377\377\303\377"
      "\377\377\377\377\377\377\7\0\0\377\377\377\377\377\377\377\377\43\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\17\0"
      "\377\377\17\0\377\377\377\377\377\377\377\377\377\377\177\0\377\377\377\1\377\377\377\377\377\377\377\377\377"
      "\377\337\377\377\377\377\377\377\377\377\337\144\336\377\353\357\377\377\377\377\377\377\377\277\347\337\337"
      "\377\377\377\173\137\374\375\377\377\377\377\377\377\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\317\377\377\377\377\377\377\0\0\0\0\0\0\200\7\0\0\0\0\0\340\337\377\357\17"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\177\340\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377"
      "\77\0\0\377\377\377\377\377\37\200\77\377\303\0\0\0\0\0\0\0\0\377\377\377\77\0\0\377\377\377\377\377\17\377\203"
      "\0\0\0\0\0\0\0\0\0\0\377\377\377\17\377\3\0\0\0\0\0\0\0\0\0\0\377\377\377\77\377\207\0\0\0\0\0\0\0\0\377\377"
      "\377\177\267\77\37\300\0\0\0\0\0\0\0\0\0\0\0\0\177\157\377\177\377\377\377\377\377\377\377\377\237\377\0\0\0\0"
      "\0\0\377\377\377\377\377\377\377\377\17\10\377\303\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\376\377\377\377\377\377"
      "\377\377\37\0\0\0\0\0\0\0\0\0\376\377\377\377\377\377\377\77\0\0\0\0\0\0\0\0\357\377\377\377\226\376\367\12\204"
      "\352\226\252\226\367\367\136\377\373\377\17\356\373\377\17\0\0\0\0\0\0\3\0\377\377\377\377\377\17\377\377\377"
      "\377\377\377\377\377\377\377\377\377\17\0\377\177\376\377\376\377\376\377\377\377\77\0\377\377\377\377\377\77\0"
      "\0\0\0\0\0\300\377\377\377\7\0\377\377\377\377\377\17\377\1\3\0\77\0\0\0\377\377\377\377\377\377\377\377\377"
      "\377\377\361\377\37\377\37\377\377\377\377\377\377\377\377\377\377\377\3\377\17\1\0\377\17\377\377\377\377\377"
      "\377\377\0\377\3\377\377\377\377\377\0\377\377\377\77\377\17\3\0\377\1\0\0\0\0\377\377\377\377\377\377\377\377"
      "\377\377\377\0\377\77\377\37\377\307\377\377\377\377\377\377\177\341\377\237\377\207\377\1\377\377\367\377\377"
      "\377\377\377\377\377\377\377\377\377\377\7\377\377\377\377\377\377\377\377\377\377\377\377\0\0\0\0\377\377\377"
      "\77\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\1\0\377\377\377\377\377\77\0\0\0\0\0\0\0\0\0\0\0\0\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\3";
};
template <>
struct binary_data<unicode::binary_property::grapheme_extend> {
  // 2537 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 5;
  static constexpr char32_t end = 0xE0200;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\7\7\7\7\7\7\7\7\7\7\7\7\10\11\7\7\7\7\7\7\7\7\7\12\13\14\15\16\7\7\17\7\7\7\7\7\20\21\7\7\7\7"
      "\7\7\7\7\7\22\7\23\24\25\26\27\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\30";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\1\2\0\0\0\0\3\0\0\0\4\5\6\7\0\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\25\27\30\31"
      "\32\33\34\35\36\37\40\41\42\43\44\45\46\47\50\51\52\53\54\55\56\0\0\0\0\0\0\0\0\0\0\57\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\60\61\62\63\64\0\65\0\66\0\0\0\67\70\71\72\73\74\75\76\77\0\0\100\0\0\0\1\0\0\0\0\0\0\0\0\101\0\0\102\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\103\0\104\0\105\0\0"
      "\0\0\0\0\0\0\106\0\107\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\110\111\112\0\0\0\0\113\0"
      "\0\114\115\116\117\120\121\122\123\124\0\0\0\125\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\126\0"
      "\0\0\0\0\0\0\0\0\0\0\127\0\0\0\0\0\111\0\0\0\0\0\0\0\0\130\0\0\0\131\0\132\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\133\0\0\134\0\0\0\0\0\0\0\0\135\136\0\0\0\0\137\140\0\141\142\0\143\144\145\146\147\150\151"
      "\152\153\42\0\154\40\155\156\157\160\161\162\163\0\0\164\165\166\167\170\0\171\0\0\0\172\0\0\0\173\174\0\175"
      "\176\177\200\0\0\201\0\0\202\0\203\0\204\205\206\0\0\0\0\207\210\211\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\212"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\213\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\214\215\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\216\217\220\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\221\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\222\223\0\0\0\0\0\0\0\224\225\0\0\226\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\227\230\231\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\232\0\216\0\215\0\0\0\0\0\233\234\0\0\0\0\0\0\0\234\0\0\0\235\0\0\0\236\0\0\0\0\0\0\0\237\0\240\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\105\1\0\0\1\1\1\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\0\370\3\0\0\0\0\0\0\0\0\376\377\377"
      "\377\377\277\266\0\0\0\0\0\0\0\0\0\377\7\0\0\0\0\0\370\377\377\0\0\1\0\0\0\300\237\237\75\0\0\0\0\2\0\0\0\377"
      "\377\377\7\0\0\0\0\0\0\0\0\0\0\300\377\1\0\0\0\0\0\0\370\17\40\0\0\300\373\357\76\0\0\0\0\0\16\0\0\0\0\0\0\200"
      "\377\0\0\0\0\0\374\377\377\373\377\377\377\7\0\0\0\0\0\0\24\376\41\376\0\14\0\0\0\2\0\0\0\0\0\0\120\36\40\200\0"
      "\14\0\0\100\6\0\0\0\0\0\0\20\206\71\2\0\0\0\43\0\276\41\0\0\14\0\0\374\2\0\0\0\0\0\0\320\36\40\340\0\14\0\0\0\4"
      "\0\0\0\0\0\0\100\1\40\200\0\0\0\0\0\21\0\0\0\0\0\0\320\301\75\140\0\14\0\0\0\2\0\0\0\0\0\0\220\305\75\140\0\14"
      "\0\0\0\3\0\0\0\0\0\0\130\36\40\200\0\14\0\0\0\2\0\0\0\0\0\0\0\0\204\134\200\0\0\0\0\0\0\0\0\0\0\362\7\200\177\0"
      "\0\0\0\0\0\0\0\0\0\0\0\362\37\0\177\0\0\0\0\0\0\0\0\0\3\0\0\240\2\0\0\0\0\0\0\376\177\337\340\377\376\377\377"
      "\377\37\100\0\0\0\0\0\0\0\0\0\0\0\0\340\375\146\0\0\0\303\1\0\36\0\144\40\0\40\0\0\0\0\0\0\0\340\0\0\0\0\0\0\74"
      "\0\0\0\34\0\0\0\14\0\0\0\14\0\0\0\0\0\0\0\260\77\100\376\17\40\0\0\0\0\0\270\0\0\0\0\0\0\140\0\0\0\0\2\0\0\0\0"
      "\0\0\207\1\4\16\0\0\200\11\0\0\0\0\0\0\100\177\345\37\370\237\0\0\0\0\0\0\377\377\377\377\377\77\377\17\0\0\17"
      "\0\0\0\0\0\360\77\34\0\0\0\0\370\17\0\3\0\0\0\74\77\0\0\0\0\0\0\100\243\17\0\0\0\0\0\0\360\317\0\0\0\367\377"
      "\375\41\20\3\0\20\0\0\0\0\0\0\0\0\377\377\377\377\1\0\0\0\0\0\0\200\3\0\0\0\0\0\0\0\0\200\0\0\0\0\377\377\377"
      "\377\0\0\0\0\0\374\0\0\0\0\0\6\0\0\0\0\0\0\0\0\0\200\367\77\0\0\0\300\0\0\0\0\0\0\0\0\0\0\3\0\104\10\0\0\140\20"
      "\0\0\60\0\0\0\377\377\3\200\0\0\0\0\300\77\0\0\200\377\13\0\0\0\0\0\7\0\0\0\0\0\310\63\1\0\0\0\40\0\0\0\0\0\0\0"
      "\0\176\146\0\10\20\0\0\0\0\0\20\0\0\0\0\0\0\235\301\2\0\0\0\0\60\100\0\0\0\0\0\40\41\0\0\0\0\0\100\0\0\0\0\377"
      "\377\0\0\377\377\0\0\0\0\0\0\0\0\0\40\0\0\0\0\1\0\0\0\0\0\0\0\0\0\300\7\156\360\0\0\0\0\0\207\0\0\0\0\140\0\0\0"
      "\0\0\0\0\360\0\0\0\0\0\0\0\0\76\0\0\0\0\0\0\0\30\0\0\0\0\0\0\0\0\0\374\300\377\1\0\0\0\0\0\74\0\0\0\0\0\0\0\2\0"
      "\0\0\0\0\0\377\177\0\0\0\0\0\31\200\3\0\0\0\0\0\170\6\4\0\0\0\0\0\0\0\7\0\0\0\200\357\37\0\0\0\0\0\0\0\10\0\3\0"
      "\0\0\0\0\300\177\1\236\0\0\0\0\0\0\0\0\0\0\0\200\363\100\0\0\0\200\370\7\0\0\1\40\200\0\300\37\37\0\0\0\0\0\0\0"
      "\0\371\245\303\5\0\6\0\0\0\0\0\0\0\0\0\0\377\134\0\0\100\0\0\0\0\0\0\0\0\0\0\371\245\15\0\0\0\0\0\0\0\0\0\0\0\0"
      "\200\74\260\1\0\0\60\0\0\0\0\0\0\0\0\0\0\370\247\1\0\0\0\0\0\0\0\0\0\0\0\0\50\377\0\0\0\0\240\274\17\0\0\0\0\0"
      "\0\0\200\377\6\0\0\0\0\0\0\1\170\10\0\0\0\0\0\0\0\0\0\360\14\1\0\0\0\376\7\0\0\0\0\370\171\200\0\176\16\0\0\0\0"
      "\0\374\177\3\0\0\0\0\0\0\0\0\135\0\0\0\0\0\0\0\0\0\177\277\0\0\374\377\377\374\155\0\0\0\0\0\0\0\176\264\277\0"
      "\0\0\0\0\0\0\0\0\243\0\0\0\0\0\0\0\0\0\0\0\30\0\3\0\0\0\0\0\300\7\7\0\0\4\0\0\0\0\201\377\77\0\0\0\0\0\0\0\0"
      "\300\377\343\0\0\0\0\0\0\0\0\37\0\0\0\0\0\0\0\177\0\0\200\0\0\0\0\0\0\0\200\7\0\0\0\0\0\0\0\0\0\20\0\3\0\0\0\0"
      "\140\0\0\0\0\377\377\377\377\377\77\377\377\177\0\0\0\0\0\0\0\0\0\0\0\340\343\7\370\347\17\0\0\0\74\0\0\34\0\0"
      "\0\0\0\0\0\377\377\377\377\377\377\177\370\377\377\377\377\377\37\40\0\20\0\0\370\376\377\0\0\177\377\377\371"
      "\333\7\0\0\0\0\0\0\0\100\0\0\0\0\0\0\0\360\0\0\0\0\0\0\0\300\0\0\0\0\0\0\110\300\40\0\0\0\177\0\0\0\0\0\360\7\0"
      "\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::grapheme_link> {
  // 585 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x16140;
  static constexpr unsigned char rows[] =
      "\0\0\1\2\3\4\5\0\0\0\0\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\7\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\10\0\11\12\13\14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\15";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\1\0\1\0\1\0\1\0\1\0\1\0\1\2\1\0\3\4\0\4\0\0\0\5\0\6\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\7\0\0\10\0\0\0\0\0\0\0\0\0\11\0\0\0\5\12\13\0\0\0\0\0\14\0\0\0\0\0\0"
      "\0\0\0\0\15\0\0\5\0\16\0\17\0\0\0\20\0\0\0\21\0\0\0\0\0\0\0\0\14\0\0\0\0\0\0\0\0\22\23\0\24\0\0\17\25\0\0\26\0"
      "\1\0\27\0\30\0\30\0\0\14\0\14\0\20\0\31\0\0\0\23\0\0\0\32\0\0\11\33\34\35\0\0\0\0\0\14\0\0\0\0\36\37\0\0\0\0\0"
      "\0\40\0\0\0\0\0\0\41\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\0\0\30\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\4\20\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\6\0\0\60\0\0\0\20\0\0\0\4\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\14\0\0\0\0\0\0\0\0\14\0\0\0\0\0\0\0\0\200\100"
      "\0\0\0\0\20\0\0\0\0\10\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\100\0\0\0\0\0\0\40\0\0\100\0\0\0\0\0\1\200\0\0\0\0"
      "\0\0\0\2\0\0\0\0\0\0\30\0\0\0\0\0\0\0\40\0\0\0\0\0\0\4\0\0\0\300\1\0\0\0\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\10\0\0\0"
      "\0\0\0\0\0\0\140\0\0\0\0\0\0\20\0\200\0\0\0\0\0\0\0\0\0\0\2\0\0\0\0\60\0\0\0\0\0\0\0\0\0\200\0\0\0\0\0\6\0\0\0"
      "\0\0\0\0\0\0\0\0\0\200\0\0";
};
template <>
struct binary_data<unicode::binary_property::hex_digit> {
  // 128 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0xFF80;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\2";
  static constexpr unsigned char blocks[] =
      "\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\2\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\377\3\176\0\0\0\176\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\3\176\0\0\0\176\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::hyphen> {
  // 272 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0xFF80;
  static constexpr unsigned char rows[] =
      "\0\1\2\1\1\1\1\1\1\1\1\1\3\1\1\1\4\1\1\1\1\1\1\5\6\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\7";
  static constexpr unsigned char blocks[] =
      "\0\1\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\2\1\3\1\1\1\1\1\1\1\4\1\1\1\1\1\1\1\5\1\1\1\1\1\1\1\1\1\1\6\1\1\1"
      "\1\1\7\1\1\10\11\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\100\0\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\200\0\0\0\0\0\0\0\0\0\0"
      "\0\0\10\0\0\0\0\10\0\0\0\0\40\0\0\0\0\0\0\0\0\0\0\40\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::id_compat_math_continue> {
  // 251 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x1D800;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\3";
  static constexpr unsigned char blocks[] =
      "\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\3\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\5\6\7";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\14\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\361\177\377\177\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\204\0\0\100\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\10\0\0\0\10\0\0\40\0\0\0"
      "\40\0\0\200\0\0\0\200\0\0\0\2\0\0\0\2\0\0\10\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::id_compat_math_start> {
  // 187 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x1D800;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\2";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\3\4";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\204\0\0\100\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\10\0\0\0\10\0\0\40\0"
      "\0\0\40\0\0\200\0\0\0\200\0\0\0\2\0\0\0\2\0\0\10\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::id_continue> {
  // 4385 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0xE0200;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\7\10\7\7\7\7\7\7\7\7\7\7\11\12\7\7\7\7\13\14\14\14\14\15\16\17\20\21\22\23\24\7\25\14\14\14\26"
      "\27\7\7\7\30\14\14\14\31\32\33\14\34\35\36\37\40\14\41\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\42\7\7\43\7\44\7"
      "\7\7\45\14\46\7\7\47\7\7\7\50\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\51";
  static constexpr unsigned char blocks[] =
      "\0\1\2\2\2\3\4\5\2\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\2\2\37\40\41\42\43"
      "\2\2\2\44\45\46\47\50\51\52\53\54\55\56\57\60\61\2\2\2\2\62\63\64\65\66\67\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\70\70\70\70\70\70\70\2\71\72\73\70\70\70\70\74\75\76\77\70\70\70\70\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\100\2\2\2\2\2\2\2\2\2\2\2\2\2\101\2\2\102\103\104\105\106\107\110\111\112\113"
      "\114\115\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\116\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\2\2\117\120\121\122\2\2\123\124\125\126\127\130\131\132\133\134\70\135\136\137\2\140\141\142\2\2\143\144"
      "\145\146\147\150\151\152\153\154\155\156\157\160\70\161\162\163\164\165\166\167\170\171\172\173\174\175\70\176"
      "\177\200\201\70\202\203\204\205\206\207\210\211\212\213\214\215\70\216\217\220\2\2\2\2\2\2\2\221\222\2\223\70"
      "\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\224\2\2\2\2\2\2\2\2\225\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\132\2\2\2\2\226\70\70\70\70\70\227\70\70\70\70\70\70\70\70\70\70\70\70\70\2\2\2\2\230\231\232\233\70\70\234\70"
      "\235\236\237\240\2\2\2\2\2\2\2\2\2\241\242\243\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\244\2\2"
      "\245\2\2\246\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\247\250\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\70\70\251\70\70\70\70\252\70\70\70\253\254\255\70\70\70\256\257\260\2\2\261\262\263\70\70\70\70\264\265\70"
      "\70\70\70\70\70\70\70\266\70\267\270\271\70\70\272\70\70\70\273\70\274\70\275\70\276\2\277\300\70\70\70\70\70"
      "\70\70\70\70\301\302\70\70\70\70\70\70\70\70\70\251\70\70\70\70\70\70\70\70\2\2\2\2\2\2\2\2\2\2\2\2\2\303\2\2"
      "\304\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\305\2\2\2\2\2\2\2\2\2\306\2\2\2\2\307\70\70\70\2\2"
      "\2\2\310\70\70\70\70\70\70\70\70\70\70\70\2\2\2\2\2\2\311\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\312\70\70\70\70\70"
      "\70\70\70\70\2\313\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\377\3\376\377\377\207\376\377\377\7\0\0\0\0\0\4\240\4\377\377\177\377\377\377\177\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\303\377\3\0\37\120\0\0\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\337\274\300\327\377\377\373\377\377\377\377\377\377\377"
      "\377\377\277\377\373\374\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\376"
      "\377\377\377\177\2\377\377\377\377\377\1\376\377\377\377\377\277\266\0\377\377\377\207\7\0\0\0\377\7\377\377"
      "\377\377\377\377\377\377\377\303\377\377\377\377\377\377\377\377\377\377\377\377\357\237\377\375\377\237\0\0"
      "\377\377\377\377\377\377\377\347\377\377\377\377\377\377\377\377\377\377\377\377\3\0\377\377\377\377\377\377\77"
      "\44\377\377\377\377\377\77\0\0\377\377\377\17\377\7\377\377\377\376\200\377\377\377\377\377\377\377\377\377\373"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\317\377\376\377\357\237\371\377\377\375\305\363"
      "\237\171\200\260\317\377\3\120\356\207\371\377\377\375\155\323\207\71\2\136\300\377\77\0\356\277\373\377\377"
      "\375\355\363\277\73\1\0\317\377\0\376\356\237\371\377\377\375\355\363\237\71\340\260\317\377\2\0\354\307\75\326"
      "\30\307\377\303\307\75\201\0\300\377\0\0\377\337\375\377\377\375\377\363\337\75\140\67\317\377\0\0\357\337\375"
      "\377\377\375\357\363\337\75\140\160\317\377\16\0\377\337\375\377\377\377\377\377\337\175\360\200\317\377\0\374"
      "\356\377\177\374\377\377\373\57\177\204\137\377\300\377\14\0\376\377\377\377\377\377\377\7\377\177\377\3\0\0\0"
      "\0\326\367\377\377\257\377\377\77\137\177\377\363\0\0\0\0\1\0\0\3\377\3\240\302\377\376\377\377\377\37\376\377"
      "\337\377\377\376\377\377\377\37\100\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\3\377\377\377\377\377\377"
      "\377\377\377\77\377\377\377\377\277\40\377\377\377\377\377\367\377\377\377\377\377\377\377\377\377\75\177\75"
      "\377\377\377\377\377\75\377\377\377\377\75\177\75\377\177\377\377\377\377\377\377\377\75\377\377\377\377\377"
      "\377\377\377\347\0\376\3\0\377\377\0\0\377\377\377\377\377\377\377\377\377\377\77\77\376\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\237\377\377\376"
      "\377\377\7\377\377\377\377\377\377\377\377\377\307\377\1\377\377\77\200\377\377\37\0\377\377\17\0\377\337\15\0"
      "\377\377\377\377\377\377\377\377\377\377\217\60\377\3\0\0\0\270\377\3\377\377\377\377\377\377\377\377\377\377"
      "\377\1\377\377\377\377\377\7\377\377\377\377\377\377\377\377\77\0\377\377\377\177\377\17\377\17\300\377\377\377"
      "\377\77\37\0\377\377\377\377\377\17\377\377\377\3\377\7\0\0\0\0\377\377\377\17\377\377\377\377\377\377\377\177"
      "\377\377\377\237\377\3\377\3\200\0\377\277\377\377\377\77\377\17\0\0\377\377\377\377\377\377\377\377\377\37\377"
      "\3\0\370\17\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\17\0\377\377\377\377\377\377\377\0\377"
      "\343\377\377\377\377\377\77\377\7\377\377\377\377\377\347\0\0\367\377\377\377\377\7\377\377\77\77\377\377\377"
      "\377\77\77\377\252\377\377\377\77\377\377\377\377\377\377\337\137\334\37\317\17\377\37\334\37\0\60\0\0\0\0\0"
      "\200\1\0\20\0\0\0\2\200\0\0\377\37\0\0\0\0\0\0\377\37\342\377\1\0\204\374\57\77\120\375\377\363\340\103\0\0\377"
      "\377\377\377\377\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377"
      "\377\377\377\377\37\370\17\0\377\377\377\377\277\40\377\377\377\377\377\377\377\200\0\200\377\377\177\0\177\177"
      "\177\177\177\177\177\177\377\377\377\377\340\0\0\0\376\377\76\37\376\377\377\377\377\377\377\377\377\377\177"
      "\376\376\377\377\377\377\377\377\377\377\377\377\377\340\377\377\377\377\377\376\377\377\377\377\377\377\377"
      "\377\377\377\177\0\0\377\377\377\377\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\0\0\0\0\0\0\0\0\377\37"
      "\0\0\0\0\0\0\0\0\377\377\377\377\377\77\377\37\377\377\377\17\0\0\377\377\377\377\377\377\360\277\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\3\0\0\0\200\377\374\377\377\377\377\377\377\377\377\377\377\377"
      "\377\371\377\377\377\377\377\377\377\377\377\37\0\0\376\377\377\377\377\377\377\20\0\0\377\377\377\377\377\377"
      "\17\0\377\377\377\377\377\377\377\377\77\0\377\3\377\377\377\350\377\377\377\377\377\77\377\377\377\377\17\0"
      "\377\377\377\37\377\377\377\377\377\377\377\377\1\200\377\3\377\377\377\177\377\377\377\377\377\377\177\0\377"
      "\77\377\3\377\377\177\374\377\377\377\377\377\377\377\377\7\0\0\70\377\377\174\0\176\176\176\0\177\177\377\377"
      "\377\377\377\367\377\3\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\67\377\3\377\377\377\377\17"
      "\0\377\377\177\370\377\377\377\377\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\3\0\0\0\0\177\0\370\340\377\375\177\137\333\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\3\0\0\0\370\377\377\377\377\377\377\377\377\377\377\377\377\77\0\0\377\377\377\377"
      "\377\377\377\377\374\377\377\377\377\377\377\0\0\0\0\0\377\17\377\377\0\0\377\377\30\0\0\340\0\0\0\0\337\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\37\0\0\377\3\376\377\377\207\376\377\377\7\340\377"
      "\377\377\377\377\377\377\377\377\377\177\374\374\374\34\0\0\0\0\377\357\377\377\177\377\377\267\377\77\377\77\0"
      "\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\377\377\377\377\377\377\37"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\40\377\377\377\37\377\377\377\377\377\377\1\0\1\0\0\0\377\377\377\377\0\340"
      "\377\377\377\7\377\377\377\377\377\7\377\377\377\77\377\377\377\377\17\377\76\0\0\0\0\0\377\377\377\77\377\3"
      "\377\377\377\377\17\377\377\377\377\17\377\377\377\377\377\0\377\377\377\377\377\377\17\0\377\367\377\367\267"
      "\377\373\377\373\33\377\377\377\377\377\377\17\0\377\377\377\377\377\377\177\0\377\377\77\0\377\0\0\0\277\377"
      "\377\377\377\377\375\7\0\0\0\0\0\0\0\0\77\375\377\377\377\377\277\221\377\377\77\0\377\377\177\0\377\377\377"
      "\177\0\0\0\0\0\0\0\0\377\377\67\0\377\377\77\0\377\377\377\3\377\377\377\3\0\0\0\0\377\377\377\377\377\377\377"
      "\300\0\0\0\0\0\0\0\0\157\360\357\376\377\377\77\207\0\0\0\0\377\377\377\37\377\377\377\37\0\0\0\0\377\376\377"
      "\377\177\0\0\0\377\377\377\377\377\377\77\0\377\377\77\0\377\377\7\0\377\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\377"
      "\377\377\377\377\377\377\377\377\1\0\0\0\0\0\0\377\377\377\377\377\377\7\0\377\377\377\377\377\377\7\0\377\377"
      "\377\377\377\0\377\3\377\377\377\377\77\276\377\377\77\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\33\3\0"
      "\374\0\0\0\0\0\0\374\377\377\377\37\200\0\377\377\377\377\1\0\0\0\377\377\77\0\0\0\0\0\377\377\37\0\0\0\377\377"
      "\177\0\377\377\377\377\377\377\377\377\177\0\0\0\300\377\77\200\377\377\377\377\377\377\377\7\4\0\377\377\377\1"
      "\377\3\377\377\377\377\377\377\337\377\360\0\377\377\377\377\117\0\377\377\377\377\377\377\377\377\37\336\377"
      "\27\0\0\0\0\377\377\373\377\377\377\377\300\3\0\0\0\0\0\0\0\177\275\377\277\377\1\377\377\377\377\377\377\377\7"
      "\377\3\357\237\371\377\377\375\355\373\237\71\201\340\317\37\37\0\377\113\377\377\377\377\277\377\245\367\17\0"
      "\6\0\0\0\377\377\377\377\377\377\377\377\377\7\377\303\3\0\0\0\377\377\377\377\377\377\377\377\277\0\377\3\0\0"
      "\0\0\377\377\377\377\377\377\77\377\1\0\0\77\0\0\0\0\377\377\377\377\377\377\377\377\21\0\377\3\0\0\0\0\377\377"
      "\377\377\377\377\377\1\377\3\377\377\17\0\0\0\377\377\377\347\377\17\377\3\177\0\0\0\0\0\0\0\377\377\377\377"
      "\377\377\377\7\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\3\0\200\177\362\157\377\377\377\277"
      "\371\17\0\377\3\0\0\0\0\0\0\0\0\377\374\377\377\377\377\377\374\33\0\0\0\377\377\377\377\377\377\377\177\200\0"
      "\377\377\377\377\377\377\377\377\377\43\0\0\377\377\377\377\377\377\377\377\377\1\0\0\0\0\0\0\0\0\0\0\0\0\377\0"
      "\0\0\0\0\0\0\0\0\0\0\377\377\377\377\1\0\377\3\377\375\377\377\377\377\177\377\1\0\377\3\0\0\374\377\377\377"
      "\374\377\377\376\177\0\0\0\0\0\0\0\0\0\177\373\377\377\377\377\177\264\377\0\377\3\277\375\377\377\377\177\373"
      "\1\377\3\377\377\377\377\377\17\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\177\0\377\377\375\377\377\377\377\307"
      "\7\0\377\7\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\377\377\377\3\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\177\0\0\377\377\377\377\377\377\377\377\17\0\0\0\0\0\0\0\0\0\377\377\377\377"
      "\377\377\377\377\377\377\377\377\1\0\377\377\377\377\377\377\0\0\377\377\77\0\377\377\377\377\377\377\377\377"
      "\377\377\377\377\177\0\0\0\0\0\0\0\377\377\377\377\377\377\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\1"
      "\377\377\377\177\377\3\377\377\377\377\377\377\377\377\377\177\377\3\377\377\377\77\37\0\377\377\377\377\377"
      "\377\177\0\17\0\377\3\370\377\377\340\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377"
      "\37\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\0\0\0\0\377\377\377\371\377\377\17\0\0\0\0\0\377\377"
      "\377\377\377\377\377\377\377\207\377\377\377\377\377\377\377\200\377\377\0\0\0\0\0\0\0\0\33\0\177\0\377\377\377"
      "\377\377\377\377\377\377\377\77\0\0\0\0\200\377\377\377\177\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\357\157\377\377\377\377\7\0\4\0\0\0\47\0\360\0\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\17\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\7\377\37\377\1\377\143\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\3\377\377\377\377\377"
      "\77\377\377\177\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\340\343\7\370\347\17\0\0\0\74\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\34\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\337\377\377\377\377\377\377\377\377\337\144"
      "\336\377\353\357\377\377\377\377\377\377\377\277\347\337\337\377\377\377\173\137\374\375\377\377\377\377\377"
      "\377\377\377\377\77\377\377\377\375\377\377\367\377\377\377\367\377\377\337\377\377\377\337\377\377\177\377\377"
      "\377\177\377\377\377\375\377\377\377\375\377\377\367\317\377\377\377\377\377\377\377\377\377\377\377\377\177"
      "\370\377\377\377\377\377\37\40\0\20\0\0\370\376\377\0\0\0\0\0\0\0\0\0\0\377\377\377\177\340\7\0\0\0\0\0\0\0\0\0"
      "\0\177\377\377\371\333\7\377\377\377\377\377\377\377\77\0\0\0\200\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377"
      "\377\37\377\77\377\103\0\0\0\0\0\0\0\0\377\377\377\177\0\0\377\377\377\377\377\377\377\3\0\0\0\0\0\0\0\0\0\0"
      "\377\377\377\377\377\3\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\7\0\0\0\0\0\0\0\0\377\377\377\177\377\377\77\300"
      "\0\0\0\0\0\0\0\0\0\0\0\0\177\157\377\177\377\377\377\377\377\377\377\377\37\0\177\0\0\0\0\0\377\377\377\377\377"
      "\377\377\377\377\17\377\3\0\0\0\0\357\377\377\377\226\376\367\12\204\352\226\252\226\367\367\136\377\373\377\17"
      "\356\373\377\17\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\0\0\0\0\377\377\377\77\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\1\0\377\377\377\377\377\377\377\377\377\377\377\377\377\77\0\0\0\0\377"
      "\377\377\77\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\7\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\3\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\0";
};
template <>
struct binary_data<unicode::binary_property::id_start> {
  // 3189 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 4, block_shift = 4;
  static constexpr char32_t end = 0x33480;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\1\21\22\23\1\24\25\26\27\30\31\32\33\1\34\35\36\37\37\37\37\37\37"
      "\37\37\37\37\40\41\37\37\42\43\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\33\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\44\1\45\46\47\50\51\52\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\53\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\1\54\55\1\56\57\60\61\62\63\64\65\66\1\67\70\71\72\73\74\75\76\77\100\101\102"
      "\103\104\105\106\107\110\111\112\113\114\115\116\117\1\1\1\120\121\122\37\37\37\37\37\37\37\37\37\123\1\1\1\1"
      "\124\1\1\1\1\1\1\1\1\1\1\1\1\1\1\125\1\1\126\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\127\37\37\37\37\37\37\1\1\130\131\37\132\133\134\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\135\136\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\137\1\140\141\37\37\37\37\37\37\37\37\37\142\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\143\144\145\146\37\37\37\37\37\37\37\147\150\151\152\37\153\154\155\156\157\160\37\37\37\37\161\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\37\37\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\162\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\163\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\164\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\165\1\1\166\37\37\37\37\37\37\37"
      "\37\37\1\1\127\37\37\37\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\167\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\170";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\1\2\1\2\0\0\3\4\5\6\5\6\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\7\10\11\0\0\0\0\0\0\0"
      "\0\12\13\5\14\5\5\5\5\15\5\5\5\5\5\5\5\5\16\5\5\5\5\5\5\5\5\5\5\1\5\17\5\5\20\0\0\0\0\5\21\22\0\0\5\5\2\0\23\1"
      "\5\5\5\5\5\24\25\26\0\27\5\0\30\5\5\5\5\5\31\32\33\5\2\34\5\35\36\0\5\20\2\5\37\0\5\5\40\0\0\0\41\5\5\42\0\43"
      "\10\1\44\45\46\47\50\51\10\52\53\45\46\54\0\55\0\56\57\14\46\60\0\61\10\62\63\45\46\60\0\51\10\32\64\65\66\40\0"
      "\61\0\0\67\27\46\42\0\70\10\0\71\27\46\72\0\73\10\74\75\27\5\76\50\77\10\33\100\101\5\102\103\0\0\0\1\5\5\104"
      "\103\0\0\0\105\5\106\107\110\111\0\0\61\0\0\0\37\5\112\0\113\0\0\0\0\0\0\0\5\5\2\114\0\115\116\117\120\0\5\5"
      "\121\5\5\122\5\5\5\5\123\124\5\5\123\5\5\125\126\6\5\5\5\126\5\5\5\2\0\0\5\0\5\5\5\5\5\127\1\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\130\5\1\2\5\5\5\5\131\20\5\132\5\10\5\10\133\61\5\5\5\134\0\135\0\0\0\0\5\5\5\5\5\20\5"
      "\5\136\5\5\5\5\31\5\137\0\0\0\5\140\141\5\5\142\5\40\0\0\0\5\103\5\5\5\141\0\0\0\0\143\0\0\0\0\0\100\5\5\134"
      "\144\0\0\0\145\5\146\33\5\5\31\0\5\5\134\0\30\33\5\140\2\5\5\147\0\0\150\151\5\5\5\5\5\5\5\5\5\5\5\5\0\0\0\0\5"
      "\127\5\5\127\152\5\140\5\5\5\153\154\155\112\154\0\0\0\0\0\0\0\156\0\112\0\0\0\0\0\0\157\160\161\162\163\0\5\5"
      "\20\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\5\5\5\5\5\5\5\5\5\5\5\164\165\5\5\121\5\5\5\166\0\5\103"
      "\167\167\167\167\0\0\170\0\171\172\1\5\5\5\5\173\1\5\5\5\5\122\100\5\5\1\5\5\5\5\137\0\5\5\0\0\0\5\5\5\5\5\5\5"
      "\5\5\112\0\0\0\0\5\5\140\112\5\174\0\5\5\137\114\5\140\5\5\5\5\5\0\0\175\176\5\5\5\5\5\177\5\5\5\5\112\0\1\200"
      "\5\22\0\5\5\5\134\176\5\5\134\0\0\0\201\33\5\31\5\103\0\5\112\41\5\5\22\114\0\202\203\5\5\20\0\204\0\5\205\5\5"
      "\5\206\207\210\2\56\211\212\167\5\5\122\40\5\5\5\5\5\5\5\22\0\5\5\5\5\5\5\5\5\5\5\134\5\173\5\5\142\5\5\5\5\5\5"
      "\140\5\5\5\5\5\5\40\0\0\103\213\46\214\215\5\5\5\5\5\5\10\0\145\5\5\5\5\5\140\0\5\5\5\5\176\5\5\216\0\0\142\0\0"
      "\0\0\0\0\0\202\5\5\5\5\5\5\5\112\0\0\1\2\1\2\217\5\5\5\5\137\220\221\0\0\222\5\6\223\140\140\0\0\5\5\5\5\5\5\5"
      "\2\0\0\0\0\5\5\5\141\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\112\5\5\5\61\0\0\5\5\30\5\2\5\5\31\5\140\5\5\224\225\0\0"
      "\5\5\5\5\5\5\5\5\5\140\0\5\5\224\5\142\5\5\216\5\5\5\134\122\122\226\14\227\5\5\5\134\5\5\5\103\5\31\216\0\15\5"
      "\5\230\0\0\0\0\231\5\5\232\5\31\5\103\5\137\0\0\0\0\5\233\5\31\5\40\5\40\0\0\5\5\5\234\0\0\0\0\61\235\5\31\0\0"
      "\5\112\5\112\0\0\37\5\141\0\5\5\5\31\5\31\5\22\5\10\0\0\0\0\0\0\5\5\5\5\20\0\0\0\5\5\5\22\5\5\5\22\5\5\134\0\33"
      "\5\236\5\31\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\40\10\237\0\0\0\5\112\143\5\31\0\0\5\10\0\0\5\141\0\5\103\145\5\5"
      "\216\0\0\0\240\145\5\5\0\0\5\20\0\145\5\103\0\241\5\5\242\145\5\5\22\243\244\0\0\5\14\142\114\61\0\0\0\245\246"
      "\20\5\5\137\0\0\63\45\46\60\0\247\10\0\250\5\5\251\0\252\0\0\5\5\5\141\253\114\10\0\5\5\5\0\254\0\0\0\0\0\0\0\0"
      "\0\0\0\5\5\137\0\0\255\0\0\5\5\5\0\256\0\0\0\5\5\2\257\0\0\0\0\5\2\0\0\103\0\0\0\0\0\0\0\0\0\0\0\5\5\142\0\0\0"
      "\0\0\0\0\5\5\5\5\0\114\260\261\5\114\32\0\0\0\0\0\262\5\5\61\252\0\263\5\5\264\0\265\5\5\40\266\0\5\5\5\5\20\0"
      "\0\0\0\0\0\0\0\0\0\0\0\5\5\61\0\46\5\137\0\61\0\0\176\5\0\0\0\0\0\0\0\267\5\5\61\270\0\271\5\40\257\0\5\5\142\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\22\272\27\5\134\0\0\0\0\0\0\0\61\0\0\0\0\5\5\5\5\5\5\5\5\5\40\0\0\0\0\0\0\5\5"
      "\5\5\5\5\137\0\5\5\5\5\5\5\5\5\5\5\5\5\134\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\5\5\5\61\5\5\5\0\212\0"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\2\5\5\5\5\103\0\0\0\0\0\0\0\0\0\0\0\5\140\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\5\5\5\20\5\137\0\5\5\5\5\137\0\5\140\0\5\5\5\0\134\0\145\273\5\0\0\0\0\0\0\0\0\0\0\0\5\5\112\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\5\5\5\5\0\0\5\177\5\134\0\0\5\5\5\5\2\61\0\0\0\145\0\0\0\0\274\275\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\31\0\114\5\137\0\0\0\0\0\0\5\5\5\5\5\5\5\22\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\276\5\5\22\277\0\300\301\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\142\5\5\5\5\5\5\2\112\20\40\0\0\0\0\0\0\5\5\5\5\5\202\5\5\5\133\302\303"
      "\304\5\5\5\305\306\5\307\310\27\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\311\5\27\122\5\122\5\202\5\202\137\5"
      "\137\5\46\5\46\5\204\0\0\0\5\137\312\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\140\0\0\0\0\0\0\0\0\0\5\5\112\313\50"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\140\0\5\5\142\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\142\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\5\140\61\0\0\0\0\0\0\0\0\0\0\0\0\5\137\314\315\0\0\0\0\0\0\0\0\0\0\0\0\0\0\316\137\5\5\5\5\5\5\5\5\5\5"
      "\5\5\141\0\0\0\5\5\5\5\317\0\0\0\0\0\0\0\0\0\0\0\304\5\320\321\322\323\324\325\326\142\327\142\0\0\0\0\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\0\0\5\140\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\140\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\61\5\5\5\5\5\5\140\0\0\0\0\0\0\0\0\0\0\5\5\5\5\2\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\40\0\0\0\0\0\0"
      "\0\0";
  static constexpr unsigned char values[] =
      "\0\0\376\377\377\7\0\4\40\4\377\377\177\377\303\377\3\0\37\120\337\274\100\327\373\377\277\377\3\374\177\2\377"
      "\1\377\207\7\0\0\300\57\0\140\300\0\234\375\377\0\340\77\0\2\0\0\374\60\4\77\4\20\1\377\376\377\3\360\377\377"
      "\43\1\377\341\237\371\377\377\375\305\43\0\100\0\260\3\20\340\207\155\3\0\136\34\0\340\277\355\43\1\0\0\2\340"
      "\237\350\307\75\326\30\307\340\337\0\67\341\337\357\43\0\160\6\0\360\337\377\47\160\200\340\377\177\374\373\57"
      "\177\0\15\0\326\367\257\377\15\40\137\0\0\360\377\37\0\37\0\200\77\74\142\300\341\377\3\100\277\40\377\367\377"
      "\75\177\75\75\177\75\377\77\77\377\237\377\307\3\200\377\337\17\0\200\20\377\5\377\177\377\77\37\0\377\17\200\0"
      "\340\37\370\377\1\300\377\347\0\336\157\4\377\252\337\137\334\37\317\17\2\200\204\374\57\77\120\375\377\363\340"
      "\103\37\170\14\0\377\200\177\177\340\0\376\3\76\37\177\370\0\14\200\377\374\377\377\371\273\367\374\150\337\377"
      "\0\174\367\17\177\304\142\76\5\0\0\70\176\176\176\0\370\240\177\137\333\377\377\0\300\377\374\374\374\34\377"
      "\357\377\267\17\377\76\0\267\377\373\33\375\7\77\375\277\221\67\0\377\300\357\376\77\200\374\0\46\0\220\0\107\0"
      "\36\0\0\24\177\275\377\277\1\340\377\113\277\0\12\0\200\7\260\0\0\17\20\0\0\1\177\362\157\377\377\374\1\370\7\4"
      "\1\360\0\40\177\373\100\0\277\375\364\377\377\340\13\0\174\0\357\157\4\0\47\0\360\0\144\336\377\353\357\377\277"
      "\347\337\337\377\173\137\374\77\377\340\7\200\77\267\77\37\300\177\157\17\10\226\376\367\12\204\352\226\252\226"
      "\367\367\136\377\373\356\373";
};
template <>
struct binary_data<unicode::binary_property::ideographic> {
  // 598 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x33480;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\1\2\2\2\2\2\2\3\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\2\2\2\2\2\2\2\6\0\0\0\0\0\0\0\0\7\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\10\2\2\2\2\11\2\2\2\2\12\2\2\2\2\2\2\13\14\0\0\15\0\2\2\2\2\16\2\2\2\2\2\2\2\2\17";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\0\2\2\2\2\2\2\2\2\0\0\0\0\2\2\2\2\2\3\2\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\2\2\2\6\7\0\2\10\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\11\2\2\2\2\2\12\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\13\2\2\2\2\14\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\3\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\15\2\2\2\2\2\2\2\2\2\16\0\0\0\0\0\0\2\2\2\2\2\2\2\2\16"
      "\0\0\0\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\2\2\17\2\2\2\20\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\300\0\0\0\376\3\0\7\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377\377\377\377"
      "\3\0\0\0\0\0\0\0\0\20\0\174\0\377\377\77\0\0\0\0\200\377\377\377\177\0\0\0\0\377\377\377\377\377\377\7\0\0\0\0"
      "\0\0\0\377\377\377\377\377\377\377\377\377\17\377\377\377\377\0\0\0\0\377\377\377\77\377\377\377\377\377\377"
      "\377\377\1\0\377\377\377\377\377\77\0\0\0\0\377\7\377\377\377\377\377\377\377\377\377\377\377\377\377\3";
};
template <>
struct binary_data<unicode::binary_property::ids_binary_operator> {
  // 73 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x3200;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\2";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\2";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\363\77\0\0\0\0\0\200\0\0";
};
template <>
struct binary_data<unicode::binary_property::ids_trinary_operator> {
  // 44 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 1, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x3000;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2";
};
template <>
struct binary_data<unicode::binary_property::ids_unary_operator> {
  // 44 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 1, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x3000;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200";
};
template <>
struct binary_data<unicode::binary_property::join_control> {
  // 41 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 1, shift = 5, block_shift = 3;
  static constexpr char32_t end = 0x2040;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\100\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::logical_order_exception> {
  // 139 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0xAAC0;
  static constexpr unsigned char rows[] =
      "\0\0\0\1\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\3";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\1\0\0\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\3\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\37\0\0\0\0\0\0\0\0\0\0\0\0\0\340\4\0\0\0\0\0\0\140\32";
};
template <>
struct binary_data<unicode::binary_property::lowercase> {
  // 1041 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1E960;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\14\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\15\3\16\3\3\17\20\3\3\21\3\3\3\3\3\22\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\23\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\24\25\3\3\3\26\27\3\3\3\30";
  static constexpr unsigned char blocks[] =
      "\0\0\0\1\0\2\3\4\5\6\7\10\11\12\13\14\5\15\16\17\20\21\22\23\0\0\24\25\26\27\30\31\0\32\17\5\33\5\34\5\5\35\0"
      "\17\36\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\32\37\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\40"
      "\0\0\0\0\41\0\0\0\17\17\17\17\17\17\0\0\5\5\5\5\42\5\5\5\43\44\45\46\44\47\50\51\0\0\0\52\53\0\0\0\54\55\56\32"
      "\57\0\0\0\0\0\0\0\0\0\32\60\0\0\0\0\0\0\0\0\0\32\17\61\5\5\5\62\17\63\0\0\0\0\0\0\0\0\5\64\65\0\0\0\0\66\5\67"
      "\70\71\72\73\0\0\0\0\0\0\0\0\0\32\37\74\17\17\0\0\0\0\0\0\0\0\0\0\75\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0"
      "\0\0\0\76\77\0\0\0\100\101\0\0\0\0\102\103\0\0\0\0\0\0\0\0\0\0\0\0\0\0\104\105\0\0\0\0\0\0\0\0\17\106\0\0\0\32"
      "\107\0\0\0\0\0\0\0\0\0\17\0\0\0\0\0\0\0\0\0\0\0\0\17\0\110\111\0\0\0\0\0\0\0\0\0\112\111\113\114\115\116\117"
      "\120\121\122\123\124\125\112\111\126\114\115\127\77\120\107\130\131\132\127\133\32\134\120\135\0\0\0\0\0\0\0\0"
      "\0\136\137\0\0\0\0\0\0\0\32\17\140\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\141\142\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\0\4\40\4\0\0\0\200\377\377\177\377\252\252\252\252\252\252\252\125\125\253\252\252\252"
      "\252\252\324\51\61\44\116\52\55\121\346\100\122\125\265\252\252\51\252\252\252\372\223\205\252\377\377\377\377"
      "\377\377\377\377\317\377\377\377\377\1\3\0\0\0\37\0\0\0\40\0\0\0\0\0\212\74\0\0\1\0\0\360\377\377\377\177\343"
      "\252\252\252\57\31\0\0\377\377\2\250\252\252\124\325\252\252\252\252\0\0\377\1\0\0\377\377\377\367\0\0\0\77\377"
      "\5\0\0\252\252\352\277\377\0\77\0\377\0\377\0\77\0\377\0\377\0\377\77\377\0\337\100\334\0\317\0\377\0\334\0\0\0"
      "\2\200\0\0\377\37\0\304\10\0\0\200\20\62\300\103\0\0\20\0\0\0\377\3\0\0\142\25\332\77\32\120\10\0\277\40\0\0"
      "\252\52\0\0\252\252\252\72\250\252\253\252\252\252\377\225\252\120\272\252\252\202\240\252\12\245\252\12\0\0"
      "\136\7\377\3\377\377\177\0\370\0\0\377\377\377\377\377\0\0\0\0\0\377\377\377\377\17\0\0\200\377\373\377\373\33"
      "\271\377\377\377\377\377\375\7\377\377\7\0\77\0\0\0\0\0\0\370\377\377\17\0\0\0\0\374\0\300\337\377\377\0\0\0"
      "\374\377\377\17\0\0\300\353\357\377\0\0\0\374\377\377\17\0\0\300\377\377\377\0\0\0\374\377\377\17\0\0\300\377"
      "\377\377\0\300\377\377\0\0\300\377\374\377\377\367\3\0\0\360\377\377\337\17\377\177\77\0\377\375\0\0\367\13\0\0"
      "\377\373\377\177\340\7\0\0\377\77\0\0\374\377\377\377\17\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::math> {
  // 695 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x1F900;
  static constexpr unsigned char rows[] =
      "\0\1\2\2\2\2\2\2\3\4\5\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\6\7\2\2\2\10\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\11\2\12\2\2\2\2\2\13\2\2\14";
  static constexpr unsigned char blocks[] =
      "\0\1\2\3\4\4\4\4\4\4\4\4\4\4\4\5\4\4\4\4\4\4\4\4\6\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\7\10\11\12\13"
      "\14\15\16\17\17\17\17\20\21\22\23\4\4\4\4\4\4\24\25\26\27\4\4\4\4\4\17\4\4\4\4\17\17\17\17\17\17\17\17\30\31\4"
      "\4\4\4\4\4\4\4\4\4\4\4\4\4\32\4\4\4\4\4\4\4\4\4\4\4\4\33\4\4\34\35\4\36\4\4\4\4\4\4\37\4\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\4\4\4\4\40\4\4\4\4\17\41\42\43\44\45\17\17\17\17\46\17\17\17\17\47\4\4\4\4\4\4\4\4\50\51\52\53\4\4\4\4"
      "\4\4\4\54\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\10\0\160\0\0\0\100\0\0\0\120\0\0\0\0\0\20\2\0\0\0\200\0\0\0\200\0\0\0\0\0\0\0\0\0\0\0\47\0\0\0\163\0"
      "\300\1\0\0\0\0\0\0\0\0\100\0\0\0\34\0\21\0\4\0\36\0\0\174\0\174\0\0\0\0\0\0\0\0\377\37\142\370\0\0\204\374\57"
      "\77\20\263\373\361\377\13\0\0\0\0\0\0\0\0\377\377\377\176\303\360\377\377\377\57\60\0\360\377\377\377\377\377"
      "\377\377\377\377\0\17\0\0\3\0\0\0\0\0\0\0\0\0\0\20\0\0\0\370\377\377\277\0\0\0\1\360\7\0\0\0\0\0\0\0\3\300\377"
      "\360\303\214\17\0\224\37\0\377\140\0\0\0\0\0\0\0\5\0\0\0\17\340\0\0\0\0\0\0\0\0\377\377\237\37\0\0\0\0\0\0\0\0"
      "\0\0\0\2\0\0\0\0\0\0\176\1\0\0\0\10\0\160\0\0\0\120\0\0\0\120\0\0\0\0\0\0\0\0\4\36\0\0\0\300\0\0\0\0\0\0\0\0\0"
      "\0\0\0\1\0\377\377\337\377\377\377\377\377\377\377\377\337\144\336\377\353\357\377\377\377\377\377\377\377\277"
      "\347\337\337\377\377\377\173\137\374\375\377\377\377\377\377\377\377\377\377\77\377\377\377\377\317\377\377\377"
      "\377\377\377\357\377\377\377\226\376\367\12\204\352\226\252\226\367\367\136\377\373\377\17\356\373\377\17\0\0\0"
      "\0\0\0\3\0\0\0\377\1\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::modifier_combining_mark> {
  // 53 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 2;
  static constexpr char32_t end = 0x900;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\1\0\2";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\1\0\2\0\0\0\3";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\60\1\0\0\0\0\0\0\0\20\210\1\0\0\0\354\10\0\0\0\10\0";
};
template <>
struct binary_data<unicode::binary_property::noncharacter_code_point> {
  // 260 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 1, shift = 8, block_shift = 5;
  static constexpr char32_t end = 0x110000;
  static constexpr unsigned char rows[] =
      "\0\0\0\1\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0\2\0\0\0"
      "\2\0\0\0\2\0\0\0\2\0\0\0\2";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\1\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200";
};
template <>
struct binary_data<unicode::binary_property::pattern_syntax> {
  // 312 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0xFE80;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\2\3\4\5\6\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\7";
  static constexpr unsigned char blocks[] =
      "\0\1\2\3\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\5\6\4\4\4\4\7\10\10\10\10\10\10\10\10\10\10\11"
      "\4\4\10\10\10\10\10\10\10\10\10\12\13\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\4\4\4\4\4\4\4\4\10\10"
      "\4\4\4\4\4\4\14\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\15\4\4\4\4\16\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\0\374\1\0\0\170\1\0\0\170\0\0\0\0\376\132\103\210\0\0\200\0\0\0\200\0\0\0\0\0\0\0\0\0\0\0\377"
      "\377\377\0\377\177\376\377\357\177\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\0\0\0\0\377\377\377\377\377\377\77\0\0\0\360\377\377\377\377\377\16\377\377\377\1\0\1\0\0\0\0\0\0\0\0"
      "\300\140\0\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::pattern_white_space> {
  // 73 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x2040;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\2";
  static constexpr unsigned char blocks[] =
      "\0\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\3\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\76\0\0\1\0\0\0\0\0\0\0\0\0\0\0\40\0\0\0\0\0\0\0\0\300\0\0\0\3\0\0";
};
template <>
struct binary_data<unicode::binary_property::prepended_concatenation_mark> {
  // 195 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x11100;
  static constexpr unsigned char rows[] =
      "\0\1\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\1\2\3\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\77\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\40\0\0\0\0\0\200\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0\0\0\0\40\0\40\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::quotation_mark> {
  // 232 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0xFF80;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\2\1\1\3\4\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\5";
  static constexpr unsigned char blocks[] =
      "\0\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\3\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\4\1\1\1\1\1\1\5\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\6\1\1\7\10\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\204\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\10\0\10\0\0\0\377\0\0\0\6\4\0\0\0\0\0\0\0\0\360\0\340\0\0\0\0\36\0"
      "\0\0\0\0\0\0\204\0\0\0\0\0\0\0\0\0\0\0\14\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::radical> {
  // 76 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x2FE0;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\2\2\3\2\2\2\2\2\2\4\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\377\377\377\373\377\377\377\377\377\377\17\0\377\377\77\0";
};
template <>
struct binary_data<unicode::binary_property::regional_indicator> {
  // 96 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 1, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x1F200;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\370\377";
};
template <>
struct binary_data<unicode::binary_property::sentence_terminal> {
  // 999 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x1DAC0;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\3\3\11\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\14\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\15\3\3\16\17\20\21\22\23\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\24\25\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\26\3\3\3\3\3\3\27";
  static constexpr unsigned char blocks[] =
      "\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\2\1\3\1\1\4\5\1\1\6\7\1\1\1\1\10\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\11\1\1\1\1\1\1\1\1\1\1\1\12\1\1\1\1\1\1\1\1\1\1\1\13\1\1\14\1\1\15\16\1\1\1\1\17\1\1\1\1"
      "\20\1\1\21\1\1\22\23\1\1\1\1\1\1\1\1\1\1\1\1\1\1\24\25\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\26\1\1\1\1\27\30\1\1\1"
      "\1\1\1\31\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\32\1\1\1\1\33\1\1\34\1\1\1\1\1\35\1\33\36\1\1\37\1\3\1\40\1\1\1"
      "\41\1\1\1\1\1\1\1\1\42\43\1\1\44\45\1\1\1\1\1\1\1\1\1\1\1\46\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\47\50\1\1\51"
      "\23\52\1\53\1\54\55\1\56\1\1\1\1\15\1\57\1\1\1\1\1\60\1\61\1\1\62\1\1\1\1\1\1\1\1\63\1\1\1\64\65\1\1\1\1\1\1\61"
      "\1\1\1\1\1\1\1\1\1\66\1\67\1\1\1\1\1\1\1\1\1\1\1\70\1\71\66\72\1\1\1\1\1\1\1\70\1\1\1\1\73\1\1\1\1\1\1\1\74\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\75\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\2\100\0\200\0\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\340\0\0\0\0\0\0\20\0\0\0\0\0\7\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\2\0\0\0\0\0\0\200\142\0\0\0\0\60\0\0\0\0\14\0\0\0\0\0\0\0\0\0\0\204\1\0\0\0\0\0\0\0\100\0\0\0\0\0\0\0\0"
      "\140\0\0\0\60\0\0\0\0\0\10\2\0\0\0\0\0\0\60\0\0\0\0\0\0\0\0\0\0\0\0\17\0\0\0\300\0\314\0\0\0\340\0\0\0\0\0\0\0"
      "\30\0\0\0\0\0\0\0\300\0\0\0\0\20\0\0\60\200\3\0\0\0\0\0\0\0\0\0\0\0\0\0\16\0\0\0\0\0\100\0\20\0\0\30\0\0\0\0\0"
      "\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\0\300\0\0\0\0\0\0\0\0\0\0\0\0\210\0\0\0\0\0\0\0\300\0\0\0\0\0\0\200\0\0\0\3"
      "\0\0\0\0\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\10\0\0\0\0\144\0\0\0\0\0\0\0\304\0\0\0\0\0\2\100\0\200\0\0\0\0\0\0\0\0\2"
      "\0\0\0\0\0\300\0\0\0\0\0\0\0\340\3\0\0\0\0\300\3\0\0\0\0\0\0\200\1\0\0\0\0\0\0\3\0\0\0\0\0\0\0\16\0\0\0\0\0\0\0"
      "\140\40\0\300\0\0\0\0\0\0\0\0\0\0\0\33\0\0\0\0\0\2\0\0\0\30\0\0\0\0\0\0\14\376\377\0\0\0\0\0\6\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\160\120\0\0\0\0\0\0\0\14\0\0\0\0\0\0\0\0\0\0\30\0\0\0\0\0\0\0\0\0\0\200\1\30\0\0\0\0\0\0\0\0\0\0\0"
      "\0\300\0\0\0\0\0\0\0\0\40\0\20\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\200\0\0\0\0\0\1\0\0\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::soft_dotted> {
  // 481 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 4;
  static constexpr char32_t end = 0x1E080;
  static constexpr unsigned char rows[] =
      "\0\1\2\2\2\2\2\3\4\2\2\5\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\6\2\7\10";
  static constexpr unsigned char blocks[] =
      "\0\1\0\0\2\0\0\0\0\3\4\0\0\0\0\5\0\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\7\10"
      "\0\11\0\0\12\0\0\0\0\0\13\0\0\0\14\0\0\0\0\0\0\0\0\0\0\0\15\0\0\0\0\0\0\0\0\0\0\0\0\0\0\16\17\20\21\22\23\24\25"
      "\26\27\30\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\31\0\0\0\0\32\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\6\0\0\0\0\0\0\0\200\0\0\0\2\0\0\0\1\0\0\0\0\0\40\0\0\4\0\0\0\0\0\0\0\10\0\0\0\100\1"
      "\0\0\0\0\0\0\0\0\4\0\0\0\0\0\100\0\20\1\0\0\0\0\0\0\0\40\0\0\0\10\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\3\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\20\0\0\0\0\14\0\0\0\0\0\300\0\0\0\0\0\0\14\0\0\0\0\0\300\0\0\0\0\0\0\14\0\0\0\0\0\300\0\0\0\0\0\0"
      "\14\0\0\0\0\0\300\0\0\0\0\0\0\14\0\0\0\0\0\300\0\0\0\0\0\0\14\0\0\0\0\0\300\0\0\0\0\0\0\14\0\0\0\0\0\0\0\0\4\0"
      "\0\0\0\0\60\0\0\0\1\0\0";
};
template <>
struct binary_data<unicode::binary_property::terminal_punctuation> {
  // 1158 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1DAA0;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\5\6\7\10\5\11\12\13\14\5\15\5\5\5\5\5\16\17\20\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\21\22\23\24\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\25\5\26\5\5\27\30\5\31\32\33\34\35\36\37\40\41\5\5\42\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\43\44\45\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\46\5\5\5\5\5\5\5\5\5\5\5\5\5\5\47";
  static constexpr unsigned char blocks[] =
      "\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\0\5\0\6\0\0\0\0\0\7"
      "\0\10\0\0\0\0\0\0\11\0\12\2\0\0\0\0\0\0\0\0\13\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\14\0\0\0\0\0\15\0\0"
      "\0\0\0\0\0\0\0\16\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\17\0\0\0\0\0\0\0\20\0\0\0\21\0\22\0\0\0\0\23"
      "\0\24\0\0\0\0\0\0\0\0\0\13\0\0\0\0\0\0\0\0\0\0\25\0\0\0\0\26\27\0\0\0\0\0\30\0\31\0\0\0\0\0\0\0\0\0\0\0\0\0\32"
      "\33\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\34\0\0\0\0\0\0\0\0\0\35\36\0\0\0\0\0\0\0\0\0\0\0\0\0\37\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\31\0\0\0\0\0\0\0\0\40\0\0\0\0\0\0\41\0\0\0\0\0\0\0\0\0\0\0\42\0\0\43\0\0\44\0"
      "\0\0\0\33\0\0\0\27\0\0\0\45\46\0\0\0\0\0\0\0\47\50\0\51\0\0\0\0\0\1\0\0\52\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\45\0"
      "\53\0\0\0\54\0\0\0\0\0\45\0\0\0\0\0\0\0\0\0\42\0\0\0\0\55\0\56\0\0\57\0\0\0\0\0\0\0\0\0\0\0\0\0\60\0\61\0\0\0\0"
      "\0\62\0\0\31\63\0\0\0\64\0\0\0\65\0\0\66\0\0\0\4\0\0\0\0\0\0\0\0\67\0\0\0\70\0\0\0\0\0\0\0\0\0\0\0\71\0\0\0\37"
      "\0\0\0\0\0\0\72\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\73\0\0\0\0\0\0\0\74\0\75\37\0\0\0\0\0\0\0\0\0\0\0\0\64\76\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\77\0\0\100\0\0\0\0\0\0\0\0\101\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\43\0\0\0\102\0"
      "\103\104\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\43\0\0\0\0\0\0\0\0\77\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\45\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\105\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\2\120\0\214\0\0\0\100\200\0\0\0\0\2\0\0\10\0\0\0\0\20\0\350\0\0\20\0\377\27\0\0\0\0\0\3\0\0\277\177\60"
      "\0\0\0\0\0\0\14\0\341\7\0\0\14\0\0\376\1\0\0\0\100\0\0\0\70\0\0\0\0\140\0\0\0\160\4\74\3\0\0\0\17\0\0\0\300\0"
      "\354\0\0\0\340\0\0\0\370\0\0\0\300\20\0\0\60\200\3\0\0\0\0\0\16\0\100\0\20\2\320\30\0\6\0\0\0\0\340\0\0\0\0\370"
      "\0\0\0\300\0\0\300\0\0\0\200\0\0\0\0\0\200\0\0\3\0\0\10\0\0\0\0\144\0\0\0\367\0\22\0\0\0\0\0\1\0\0\0\200\0\0\0"
      "\77\0\0\0\0\374\0\0\0\36\0\0\340\3\300\3\0\0\200\77\0\0\3\0\0\0\16\0\0\0\140\40\0\300\0\0\0\37\0\0\60\0\0\70\0"
      "\14\74\376\377\0\0\0\0\160\120\0\0\0\14\0\0\0\0\0\0\30\0\0\2\0\0\0\200\1\30\0\0\0\0\0\37\0\0\0\40\0\0\0\200\3"
      "\20\0\0\0\200\7\0\0";
};
template <>
struct binary_data<unicode::binary_property::unified_ideograph> {
  // 455 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0x33480;
  static constexpr unsigned char rows[] =
      "\0\0\0\0\0\0\1\2\2\3\2\2\2\2\2\2\2\2\2\2\0\0\0\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\5\2\2\6\2\7\2\2\2\10\0\0\2\2\11\2\2\2\12";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\2\1\1\1\1\0\0\0\0\3\0\0\0\0\0\0\0\0\0\0\0\1\1\1\1\1\1\1\1\1\1\1\1\1\4\1\1\5\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\6\1\1\1\1\1\1\1\1\1\7\1\1\1\1\10\0\0\0\1\1\1\1\1\1\11\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\12\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\377\0\0\0\0\0\0\0\0\0\300\32\200\232\3\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377"
      "\377\377\377\0\0\0\0\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\1\0\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\77\0\0\0\0\377\377\377\377\377\377\377\377\377\7\377\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\3";
};
template <>
struct binary_data<unicode::binary_property::uppercase> {
  // 905 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 5, block_shift = 4;
  static constexpr char32_t end = 0x1F1A0;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\3\3\3\3\4\5\3\3\3\3\6\7\10\3\11\3\3\3\12\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\13\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\14\3\3\15\3\3\3\16\3\3\3\3\3\17\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\20\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\21\22\3\3\3\3\3\3\3\3\23\3\3\3\24";
  static constexpr unsigned char blocks[] =
      "\0\0\1\0\0\0\2\0\3\4\5\6\7\10\11\12\3\13\14\0\0\0\0\0\0\0\0\15\16\17\20\21\22\23\0\3\24\3\25\3\3\26\27\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\22\30\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\22\22\31\0\0\0\0"
      "\32\33\0\0\0\0\0\0\0\0\0\0\3\3\3\3\34\3\3\3\35\36\37\40\0\41\42\43\0\0\0\0\0\0\0\0\44\45\46\23\47\0\0\0\0\0\0\0"
      "\0\50\23\0\0\0\0\0\0\0\0\0\22\23\0\51\3\3\3\52\0\0\0\0\0\0\0\0\0\0\3\53\54\0\0\0\0\55\3\56\57\60\61\62\0\0\0\0"
      "\0\0\0\0\0\1\0\0\0\0\0\0\22\63\0\0\0\64\65\0\0\0\0\66\67\0\0\0\0\0\0\0\22\70\0\0\0\0\64\71\0\0\0\0\0\0\0\0\0\22"
      "\0\0\0\0\0\0\0\0\0\0\0\0\22\0\0\72\0\0\0\0\0\0\0\0\0\0\73\74\75\76\77\100\64\101\102\103\104\105\71\73\74\75\76"
      "\106\31\64\101\76\107\110\111\112\50\113\64\114\115\0\0\0\0\0\0\0\0\0\22\116\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\64"
      "\117\117\101\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\376\377\377\7\377\377\177\177\125\125\125\125\125\125\125\252\252\124\125\125\125\125\125\53\326\316"
      "\333\261\325\322\256\21\220\244\252\112\125\125\322\125\125\125\5\154\172\125\0\0\0\0\105\200\100\327\376\377"
      "\373\17\0\0\0\200\34\125\125\125\220\346\377\377\377\377\377\377\0\0\1\124\125\125\253\52\125\125\125\125\376"
      "\377\377\377\177\0\277\40\0\0\377\377\77\0\0\2\377\377\377\377\377\347\125\125\25\100\0\377\0\77\0\377\0\377\0"
      "\77\0\252\0\377\0\0\0\0\0\17\0\17\0\17\0\37\0\17\204\70\47\76\120\75\17\300\40\0\0\0\10\0\0\0\0\0\300\377\235"
      "\352\45\300\5\50\4\0\125\25\0\0\125\125\125\5\124\125\124\125\125\125\0\152\125\50\105\125\125\175\137\125\365"
      "\132\125\25\0\0\40\0\377\0\0\0\0\0\377\377\377\377\17\0\0\0\377\367\377\367\67\0\377\377\7\0\77\0\0\0\377\377"
      "\377\1\377\377\377\3\0\0\360\377\377\77\0\0\0\377\377\377\3\0\0\320\144\336\77\0\377\3\0\0\260\347\337\37\0\0\0"
      "\173\137\374\1\0\0\360\377\377\3\0\0\360\1\0\0\0\374\377\377\7\0\0\0\360\377\377\37\0\377\177\0\0\377\1\0\0\0\4"
      "\0\0\3\0\0\0\377\3\377\377";
};
template <>
struct binary_data<unicode::binary_property::variation_selector> {
  // 369 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 8, block_shift = 5;
  static constexpr char32_t end = 0xE0200;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\3";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\3\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\270\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\377\377\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\0";
};
template <>
struct binary_data<unicode::binary_property::white_space> {
  // 113 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 6, block_shift = 3;
  static constexpr char32_t end = 0x3040;
  static constexpr unsigned char rows[] =
      "\0\1\1\1\1\1\1\1\1\1\1\2\1\1\1\1\3\1\1\1\1\1\1\1\4";
  static constexpr unsigned char blocks[] =
      "\0\1\2\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\3\1\1\1\1\1\4\5\1\1\1\1\1\1\3\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\76\0\0\1\0\0\0\0\0\0\0\0\0\0\0\40\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\377\7\0\0\0\203\0\0\0\0\0\200\0\0\0\0";
};
template <>
struct binary_data<unicode::binary_property::xid_continue> {
  // 4401 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 7, block_shift = 4;
  static constexpr char32_t end = 0xE0200;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\7\10\7\7\7\7\7\7\7\7\7\7\11\12\7\7\7\7\13\14\14\14\14\15\16\17\20\21\22\23\24\7\25\14\14\14\26"
      "\27\7\7\7\30\14\14\14\31\32\33\14\34\35\36\37\40\14\41\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\42\7\7\43\7\44\7"
      "\7\7\45\14\46\7\7\47\7\7\7\50\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\51";
  static constexpr unsigned char blocks[] =
      "\0\1\2\2\2\3\4\5\2\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\2\2\37\40\41\42\43"
      "\2\2\2\44\45\46\47\50\51\52\53\54\55\56\57\60\61\2\2\2\2\62\63\64\65\66\67\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\70\70\70\70\70\70\70\2\71\72\73\70\70\70\70\74\75\76\77\70\70\70\70\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\100\2\2\2\2\2\2\2\2\2\2\2\2\2\101\2\2\102\103\104\105\106\107\110\111\112\113"
      "\114\115\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\116\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\2\2\117\120\121\122\123\2\124\125\126\127\130\131\132\133\134\135\70\136\137\140\2\141\142\143\2\2\144\145"
      "\146\147\150\151\152\153\154\155\156\157\160\161\70\162\163\164\165\166\167\170\171\172\173\174\175\176\70\177"
      "\200\201\202\70\203\204\205\206\207\210\211\212\213\214\215\216\70\217\220\221\2\2\2\2\2\2\2\222\223\2\224\70"
      "\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\225\2\2\2\2\2\2\2\2\226\2\2\2\2\2\2\2\2\2\2\2\2\2\2"
      "\133\2\2\2\2\227\70\70\70\70\70\230\70\70\70\70\70\70\70\70\70\70\70\70\70\2\2\2\2\231\232\233\234\70\70\235\70"
      "\236\237\240\241\2\2\2\2\2\2\2\2\2\242\243\244\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\245\2\2"
      "\246\2\2\247\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\250\251\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\70\70\252\70\70\70\70\253\70\70\70\254\255\256\70\70\70\257\260\261\2\2\262\263\264\70\70\70\70\265\266\70"
      "\70\70\70\70\70\70\70\267\70\270\271\272\70\70\273\70\70\70\274\70\275\70\276\70\277\2\300\301\70\70\70\70\70"
      "\70\70\70\70\302\303\70\70\70\70\70\70\70\70\70\252\70\70\70\70\70\70\70\70\2\2\2\2\2\2\2\2\2\2\2\2\2\304\2\2"
      "\305\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\306\2\2\2\2\2\2\2\2\2\307\2\2\2\2\310\70\70\70\2\2"
      "\2\2\311\70\70\70\70\70\70\70\70\70\70\70\2\2\2\2\2\2\312\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\313\70\70\70\70\70"
      "\70\70\70\70\2\314\0\0\0\0\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\0\0\0\0\377\3\376\377\377\207\376\377\377\7\0\0\0\0\0\4\240\4\377\377\177\377\377\377\177\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\303\377\3\0\37\120\0\0\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\337\270\300\327\377\377\373\377\377\377\377\377\377\377"
      "\377\377\277\377\373\374\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\376"
      "\377\377\377\177\2\377\377\377\377\377\1\376\377\377\377\377\277\266\0\377\377\377\207\7\0\0\0\377\7\377\377"
      "\377\377\377\377\377\377\377\303\377\377\377\377\377\377\377\377\377\377\377\377\357\237\377\375\377\237\0\0"
      "\377\377\377\377\377\377\377\347\377\377\377\377\377\377\377\377\377\377\377\377\3\0\377\377\377\377\377\377\77"
      "\44\377\377\377\377\377\77\0\0\377\377\377\17\377\7\377\377\377\376\200\377\377\377\377\377\377\377\377\377\373"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\317\377\376\377\357\237\371\377\377\375\305\363"
      "\237\171\200\260\317\377\3\120\356\207\371\377\377\375\155\323\207\71\2\136\300\377\77\0\356\277\373\377\377"
      "\375\355\363\277\73\1\0\317\377\0\376\356\237\371\377\377\375\355\363\237\71\340\260\317\377\2\0\354\307\75\326"
      "\30\307\377\303\307\75\201\0\300\377\0\0\377\337\375\377\377\375\377\363\337\75\140\67\317\377\0\0\357\337\375"
      "\377\377\375\357\363\337\75\140\160\317\377\16\0\377\337\375\377\377\377\377\377\337\175\360\200\317\377\0\374"
      "\356\377\177\374\377\377\373\57\177\204\137\377\300\377\14\0\376\377\377\377\377\377\377\7\377\177\377\3\0\0\0"
      "\0\326\367\377\377\257\377\377\77\137\177\377\363\0\0\0\0\1\0\0\3\377\3\240\302\377\376\377\377\377\37\376\377"
      "\337\377\377\376\377\377\377\37\100\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\3\377\377\377\377\377\377"
      "\377\377\377\77\377\377\377\377\277\40\377\377\377\377\377\367\377\377\377\377\377\377\377\377\377\75\177\75"
      "\377\377\377\377\377\75\377\377\377\377\75\177\75\377\177\377\377\377\377\377\377\377\75\377\377\377\377\377"
      "\377\377\377\347\0\376\3\0\377\377\0\0\377\377\377\377\377\377\377\377\377\377\77\77\376\377\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\237\377\377\376"
      "\377\377\7\377\377\377\377\377\377\377\377\377\307\377\1\377\377\77\200\377\377\37\0\377\377\17\0\377\337\15\0"
      "\377\377\377\377\377\377\377\377\377\377\217\60\377\3\0\0\0\270\377\3\377\377\377\377\377\377\377\377\377\377"
      "\377\1\377\377\377\377\377\7\377\377\377\377\377\377\377\377\77\0\377\377\377\177\377\17\377\17\300\377\377\377"
      "\377\77\37\0\377\377\377\377\377\17\377\377\377\3\377\7\0\0\0\0\377\377\377\17\377\377\377\377\377\377\377\177"
      "\377\377\377\237\377\3\377\3\200\0\377\277\377\377\377\77\377\17\0\0\377\377\377\377\377\377\377\377\377\37\377"
      "\3\0\370\17\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\17\0\377\377\377\377\377\377\377\0\377"
      "\343\377\377\377\377\377\77\377\7\377\377\377\377\377\347\0\0\367\377\377\377\377\7\377\377\77\77\377\377\377"
      "\377\77\77\377\252\377\377\377\77\377\377\377\377\377\377\337\137\334\37\317\17\377\37\334\37\0\60\0\0\0\0\0"
      "\200\1\0\20\0\0\0\2\200\0\0\377\37\0\0\0\0\0\0\377\37\342\377\1\0\204\374\57\77\120\375\377\363\340\103\0\0\377"
      "\377\377\377\377\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377"
      "\377\377\377\377\37\370\17\0\377\377\377\377\277\40\377\377\377\377\377\377\377\200\0\200\377\377\177\0\177\177"
      "\177\177\177\177\177\177\377\377\377\377\340\0\0\0\376\377\76\37\376\377\377\377\377\377\377\377\377\377\177"
      "\346\376\377\377\377\377\377\377\377\377\377\377\377\340\377\377\377\377\377\376\377\377\377\377\377\377\377"
      "\377\377\377\177\0\0\377\377\377\377\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\0\0\0\0\0\0\0\0\377\37"
      "\0\0\0\0\0\0\0\0\377\377\377\377\377\77\377\37\377\377\377\17\0\0\377\377\377\377\377\377\360\277\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\3\0\0\0\200\377\374\377\377\377\377\377\377\377\377\377\377\377"
      "\377\371\377\377\377\377\377\377\377\377\377\37\0\0\376\377\377\377\377\377\377\20\0\0\377\377\377\377\377\377"
      "\17\0\377\377\377\377\377\377\377\377\77\0\377\3\377\377\377\350\377\377\377\377\377\77\377\377\377\377\17\0"
      "\377\377\377\37\377\377\377\377\377\377\377\377\1\200\377\3\377\377\377\177\377\377\377\377\377\377\177\0\377"
      "\77\377\3\377\377\177\374\377\377\377\377\377\377\377\377\7\0\0\70\377\377\174\0\176\176\176\0\177\177\377\377"
      "\377\377\377\367\377\3\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\67\377\3\377\377\377\377\17"
      "\0\377\377\177\370\377\377\377\377\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\77\377\377\377"
      "\377\377\377\377\377\377\377\377\377\377\3\0\0\0\0\177\0\370\340\377\375\177\137\333\377\377\377\377\377\377"
      "\377\377\377\377\377\377\377\3\0\0\0\370\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77\360"
      "\377\377\377\377\377\377\377\377\377\377\77\0\0\377\377\377\377\377\377\377\377\374\377\377\377\377\377\377\0\0"
      "\0\0\0\377\3\377\377\0\0\377\377\30\0\0\340\0\0\0\0\212\252\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\37\0\0\377\3\376\377\377\207\376\377\377\7\340\377\377\377\377\377\377\377\377\377\377\177\374\374\374"
      "\34\0\0\0\0\377\357\377\377\177\377\377\267\377\77\377\77\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377"
      "\377\377\377\377\7\0\0\0\0\0\0\0\0\377\377\377\377\377\377\37\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\40\377\377\377\37"
      "\377\377\377\377\377\377\1\0\1\0\0\0\377\377\377\377\0\340\377\377\377\7\377\377\377\377\377\7\377\377\377\77"
      "\377\377\377\377\17\377\76\0\0\0\0\0\377\377\377\77\377\3\377\377\377\377\17\377\377\377\377\17\377\377\377\377"
      "\377\0\377\377\377\377\377\377\17\0\377\367\377\367\267\377\373\377\373\33\377\377\377\377\377\377\17\0\377\377"
      "\377\377\377\377\177\0\377\377\77\0\377\0\0\0\277\377\377\377\377\377\375\7\0\0\0\0\0\0\0\0\77\375\377\377\377"
      "\377\277\221\377\377\77\0\377\377\177\0\377\377\377\177\0\0\0\0\0\0\0\0\377\377\67\0\377\377\77\0\377\377\377\3"
      "\377\377\377\3\0\0\0\0\377\377\377\377\377\377\377\300\0\0\0\0\0\0\0\0\157\360\357\376\377\377\77\207\0\0\0\0"
      "\377\377\377\37\377\377\377\37\0\0\0\0\377\376\377\377\177\0\0\0\377\377\377\377\377\377\77\0\377\377\77\0\377"
      "\377\7\0\377\377\3\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\1\0\0\0\0\0\0\377\377\377\377"
      "\377\377\7\0\377\377\377\377\377\377\7\0\377\377\377\377\377\0\377\3\377\377\377\377\77\276\377\377\77\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\33\3\0\374\0\0\0\0\0\0\374\377\377\377\37\200\0\377\377\377\377\1\0"
      "\0\0\377\377\77\0\0\0\0\0\377\377\37\0\0\0\377\377\177\0\377\377\377\377\377\377\377\377\177\0\0\0\300\377\77"
      "\200\377\377\377\377\377\377\377\7\4\0\377\377\377\1\377\3\377\377\377\377\377\377\337\377\360\0\377\377\377"
      "\377\117\0\377\377\377\377\377\377\377\377\37\336\377\27\0\0\0\0\377\377\373\377\377\377\377\300\3\0\0\0\0\0\0"
      "\0\177\275\377\277\377\1\377\377\377\377\377\377\377\7\377\3\357\237\371\377\377\375\355\373\237\71\201\340\317"
      "\37\37\0\377\113\377\377\377\377\277\377\245\367\17\0\6\0\0\0\377\377\377\377\377\377\377\377\377\7\377\303\3\0"
      "\0\0\377\377\377\377\377\377\377\377\277\0\377\3\0\0\0\0\377\377\377\377\377\377\77\377\1\0\0\77\0\0\0\0\377"
      "\377\377\377\377\377\377\377\21\0\377\3\0\0\0\0\377\377\377\377\377\377\377\1\377\3\377\377\17\0\0\0\377\377"
      "\377\347\377\17\377\3\177\0\0\0\0\0\0\0\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377"
      "\377\377\377\377\377\3\0\200\177\362\157\377\377\377\277\371\17\0\377\3\0\0\0\0\0\0\0\0\377\374\377\377\377\377"
      "\377\374\33\0\0\0\377\377\377\377\377\377\377\177\200\0\377\377\377\377\377\377\377\377\377\43\0\0\377\377\377"
      "\377\377\377\377\377\377\1\0\0\0\0\0\0\0\0\0\0\0\0\377\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\1\0\377\3\377\375"
      "\377\377\377\377\177\377\1\0\377\3\0\0\374\377\377\377\374\377\377\376\177\0\0\0\0\0\0\0\0\0\177\373\377\377"
      "\377\377\177\264\377\0\377\3\277\375\377\377\377\177\373\1\377\3\377\377\377\377\377\17\377\3\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\377\377\177\0\377\377\375\377\377\377\377\307\7\0\377\7\0\0\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\0\0\377"
      "\377\377\3\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\177\0\0\377\377\377\377"
      "\377\377\377\377\17\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\1\0\377\377\377\377\377"
      "\377\0\0\377\377\77\0\377\377\377\377\377\377\377\377\377\377\377\377\177\0\0\0\0\0\0\0\377\377\377\377\377\377"
      "\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\1\377\377\377\177\377\3\377\377\377\377\377\377\377\377\377"
      "\177\377\3\377\377\377\77\37\0\377\377\377\377\377\377\177\0\17\0\377\3\370\377\377\340\377\377\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\37\377\3\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\0\0\0"
      "\0\377\377\377\371\377\377\17\0\0\0\0\0\377\377\377\377\377\377\377\377\377\207\377\377\377\377\377\377\377\200"
      "\377\377\0\0\0\0\0\0\0\0\33\0\177\0\377\377\377\377\377\377\377\377\377\377\77\0\0\0\0\200\377\377\377\177\0\0"
      "\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\357\157\377\377\377\377\7\0\4\0\0\0\47\0\360\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377"
      "\377\17\377\377\377\377\377\377\377\377\377\377\377\377\377\7\377\37\377\1\377\143\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\377\3\377\377\377\377\377\77\377\377\177\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\340\343"
      "\7\370\347\17\0\0\0\74\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\34\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377\377"
      "\377\337\377\377\377\377\377\377\377\377\337\144\336\377\353\357\377\377\377\377\377\377\377\277\347\337\337"
      "\377\377\377\173\137\374\375\377\377\377\377\377\377\377\377\377\77\377\377\377\375\377\377\367\377\377\377\367"
      "\377\377\337\377\377\377\337\377\377\177\377\377\377\177\377\377\377\375\377\377\377\375\377\377\367\317\377"
      "\377\377\377\377\377\377\377\377\377\377\377\177\370\377\377\377\377\377\37\40\0\20\0\0\370\376\377\0\0\0\0\0\0"
      "\0\0\0\0\377\377\377\177\340\7\0\0\0\0\0\0\0\0\0\0\177\377\377\371\333\7\377\377\377\377\377\377\377\77\0\0\0"
      "\200\0\0\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\37\377\77\377\103\0\0\0\0\0\0\0\0\377\377\377\177\0\0\377"
      "\377\377\377\377\377\377\3\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\3\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\7"
      "\0\0\0\0\0\0\0\0\377\377\377\177\377\377\77\300\0\0\0\0\0\0\0\0\0\0\0\0\177\157\377\177\377\377\377\377\377\377"
      "\377\377\37\0\177\0\0\0\0\0\377\377\377\377\377\377\377\377\377\17\377\3\0\0\0\0\357\377\377\377\226\376\367\12"
      "\204\352\226\252\226\367\367\136\377\373\377\17\356\373\377\17\0\0\0\0\0\0\0\0\377\377\377\377\377\377\377\377"
      "\377\377\377\377\0\0\0\0\377\377\377\77\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\77"
      "\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\1\0\377\377\377\377"
      "\377\377\377\377\377\377\377\377\377\77\0\0\0\0\377\377\377\77\0\0\0\0\0\0\0\0\0\0\0\0\377\377\377\377\377\377"
      "\377\377\377\7\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\3\377\377"
      "\377\377\377\377\377\377\377\377\377\377\377\377\0\0";
};
template <>
struct binary_data<unicode::binary_property::xid_start> {
  // 3207 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 1, grain = 0, shift = 4, block_shift = 4;
  static constexpr char32_t end = 0x33480;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\1\21\22\23\1\24\25\26\27\30\31\32\33\1\34\35\36\37\37\37\37\37\37"
      "\37\37\37\37\40\41\37\37\42\43\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\33\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\44\1\45\46\47\50\51\52\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\53\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\1\54\55\56\57\60\61\62\63\64\65\66\67\1\70\71\72\73\74\75\76\77\100\101\102\103"
      "\104\105\106\107\110\111\112\113\114\115\116\117\120\1\1\1\121\122\123\37\37\37\37\37\37\37\37\37\124\1\1\1\1"
      "\125\1\1\1\1\1\1\1\1\1\1\1\1\1\1\126\1\1\127\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\130\37\37\37\37\37\37\1\1\131\132\37\133\134\135\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\136\137\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\140\1\141\142\37\37\37\37\37\37\37\37\37\143\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\144\145\146\147\37\37\37\37\37\37\37\150\151\152\153\37\154\155\156\157\160\161\37\37\37\37\162\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\37\37\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\163\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\164\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\165\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\166\1\1\167\37\37\37\37\37\37\37"
      "\37\37\1\1\130\37\37\37\37\37\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\170\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\171";
  static constexpr unsigned char blocks[] =
      "\0\0\0\0\1\2\1\2\0\0\3\4\5\6\5\6\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\7\10\11\0\0\0\0\0\0\0"
      "\0\12\13\5\14\5\5\5\5\15\5\5\5\5\5\5\5\5\16\5\5\5\5\5\5\5\5\5\5\1\5\17\5\5\20\0\0\0\0\5\21\22\0\0\5\5\2\0\23\1"
      "\5\5\5\5\5\24\25\26\0\27\5\0\30\5\5\5\5\5\31\32\33\5\2\34\5\35\36\0\5\20\2\5\37\0\5\5\40\0\0\0\41\5\5\42\0\43"
      "\10\1\44\45\46\47\50\51\10\52\53\45\46\54\0\55\0\56\57\14\46\60\0\61\10\62\63\45\46\60\0\51\10\32\64\65\66\40\0"
      "\61\0\0\67\27\46\42\0\70\10\0\71\27\46\72\0\73\10\74\75\27\5\76\50\77\10\33\100\101\5\102\103\0\0\0\1\5\5\104"
      "\103\0\0\0\105\5\106\107\110\111\0\0\61\0\0\0\37\5\112\0\113\0\0\0\0\0\0\0\5\5\2\114\0\115\116\117\120\0\5\5"
      "\121\5\5\122\5\5\5\5\123\124\5\5\123\5\5\125\126\6\5\5\5\126\5\5\5\2\0\0\5\0\5\5\5\5\5\127\1\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\130\5\1\2\5\5\5\5\131\20\5\132\5\10\5\10\133\61\5\5\5\134\0\135\0\0\0\0\5\5\5\5\5\20\5"
      "\5\136\5\5\5\5\31\5\137\0\0\0\5\140\141\5\5\142\5\40\0\0\0\5\103\5\5\5\141\0\0\0\0\143\0\0\0\0\0\100\5\5\134"
      "\144\0\0\0\145\5\146\33\5\5\31\0\5\5\134\0\30\33\5\140\2\5\5\147\0\0\150\151\5\5\5\5\5\5\5\5\5\5\5\5\0\0\0\0\5"
      "\127\5\5\127\152\5\140\5\5\5\153\154\155\112\154\0\0\0\0\0\0\0\156\0\112\0\0\0\0\0\0\157\160\161\162\163\0\5\5"
      "\20\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\5\5\5\5\5\5\5\5\5\5\5\164\165\5\5\121\5\5\5\166\0\5\103"
      "\167\167\167\167\0\0\170\0\171\172\1\5\5\5\5\173\1\5\5\5\5\122\100\5\5\1\5\5\5\5\137\0\5\5\0\0\0\5\5\5\5\5\5\5"
      "\5\5\112\0\0\0\0\5\5\140\112\5\174\0\5\5\137\114\5\140\5\5\5\5\5\0\0\175\176\5\5\5\5\5\177\5\5\5\5\112\0\1\200"
      "\5\22\0\5\5\5\134\176\5\5\134\0\0\0\201\33\5\31\5\103\0\5\112\41\5\5\22\114\0\202\203\5\5\20\0\204\0\5\205\5\5"
      "\5\206\104\207\2\56\210\211\167\5\5\122\40\5\5\5\5\5\5\5\22\0\5\5\5\5\5\5\5\5\5\5\134\5\212\5\5\142\5\5\5\5\5\5"
      "\140\5\5\5\5\5\5\40\0\0\103\213\46\214\215\5\5\5\5\5\5\10\0\145\5\5\5\5\5\5\5\140\41\5\5\5\5\5\5\5\5\5\5\5\5"
      "\140\0\5\5\5\5\176\5\5\216\0\0\40\0\0\0\0\0\0\0\217\5\5\5\5\5\5\5\112\0\0\1\2\1\2\220\5\5\140\5\137\221\222\0\0"
      "\223\5\6\224\140\140\0\0\5\5\5\5\5\5\5\2\0\0\0\0\5\5\5\141\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\112\5\5\5\61\0\0\5"
      "\5\30\5\2\5\5\31\5\140\5\5\225\226\0\0\5\5\5\5\5\5\5\5\5\140\0\5\5\225\5\142\5\5\216\5\5\5\134\122\122\227\14"
      "\230\5\5\5\134\5\5\5\103\5\31\216\0\15\5\5\231\0\0\0\0\232\5\5\233\5\31\5\103\5\137\0\0\0\0\5\234\5\31\5\40\5"
      "\40\0\0\5\5\5\235\0\0\0\0\61\236\5\31\0\0\5\112\5\112\0\0\37\5\141\0\5\5\5\31\5\31\5\22\5\10\0\0\0\0\0\0\5\5\5"
      "\5\20\0\0\0\5\5\5\22\5\5\5\22\5\5\134\0\33\5\237\5\31\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\40\10\240\0\0\0\5\112"
      "\143\5\31\0\0\5\10\0\0\5\141\0\5\103\145\5\5\216\0\0\0\241\145\5\5\0\0\5\20\0\145\5\103\0\242\5\5\243\145\5\5"
      "\22\244\245\0\0\5\14\142\114\61\0\0\0\246\247\20\5\5\137\0\0\63\45\46\60\0\250\10\0\251\5\5\252\0\253\0\0\5\5\5"
      "\141\254\114\10\0\5\5\5\0\255\0\0\0\0\0\0\0\0\0\0\0\5\5\137\0\0\256\0\0\5\5\5\0\257\0\0\0\5\5\2\260\0\0\0\0\5\2"
      "\0\0\103\0\0\0\0\0\0\0\0\0\0\0\5\5\142\0\0\0\0\0\0\0\5\5\5\5\0\114\261\262\5\114\32\0\0\0\0\0\263\5\5\61\253\0"
      "\264\5\5\265\0\266\5\5\40\267\0\5\5\5\5\20\0\0\0\0\0\0\0\0\0\0\0\0\5\5\61\0\46\5\137\0\61\0\0\176\5\0\0\0\0\0\0"
      "\0\270\5\5\61\271\0\272\5\40\260\0\5\5\142\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\22\273\27\5\134\0\0\0\0\0\0\0\61\0"
      "\0\0\0\5\5\5\5\5\5\5\5\5\40\0\0\0\0\0\0\5\5\5\5\5\5\137\0\5\5\5\5\5\5\5\5\5\5\5\5\134\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\5\5\5\5\5\5\61\5\5\5\0\211\0\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\2\5\5\5\5\103\0\0"
      "\0\0\0\0\0\0\0\0\0\5\140\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\20\5\137\0\5\5\5\5\137\0\5\140\0\5\5\5\0\134\0\145"
      "\274\5\0\0\0\0\0\0\0\0\0\0\0\5\5\112\0\0\0\0\0\0\0\0\0\0\0\0\0\5\5\5\5\0\0\5\177\5\134\0\0\5\5\5\5\2\61\0\0\0"
      "\145\0\0\0\0\275\276\5\5\5\5\5\5\5\5\5\5\5\5\5\31\0\114\5\137\0\0\0\0\0\0\5\5\5\5\5\5\5\22\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\277\5\5\22\300\0\301\302\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\142\5\5\5\5\5\5\2\112\20\40"
      "\0\0\0\0\0\0\5\5\5\5\5\202\5\5\5\133\303\304\305\5\5\5\306\307\5\310\311\27\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\5\5\312\5\27\122\5\122\5\202\5\202\137\5\137\5\46\5\46\5\204\0\0\0\5\137\313\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5"
      "\5\5\140\0\0\0\0\0\0\0\0\0\5\5\112\314\50\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\140\0\5\5\142\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\5\142\0\0\0\0\0\0\0\0\0\0\0\0\0\0\5\140\61\0\0\0\0\0\0\0\0\0\0\0\0\5\137\315\316\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\317\137\5\5\5\5\5\5\5\5\5\5\5\5\141\0\0\0\5\5\5\5\320\0\0\0\0\0\0\0\0\0\0\0\305\5\321\322\323\324"
      "\325\326\327\142\330\142\0\0\0\0\5\5\5\5\5\5\5\5\5\5\5\5\5\5\0\0\5\140\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5"
      "\5\5\5\5\140\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\61\5\5\5\5\5\5\140\0\0\0\0\0\0\0\0\0\0\5\5\5\5\2\5\5\5\5\5\5"
      "\5\5\5\5\5\5\5\5\5\5\5\5\40\0\0\0\0\0\0\0\0";
  static constexpr unsigned char values[] =
      "\0\0\376\377\377\7\0\4\40\4\377\377\177\377\303\377\3\0\37\120\337\270\100\327\373\377\277\377\3\374\177\2\377"
      "\1\377\207\7\0\0\300\57\0\140\300\0\234\375\377\0\340\77\0\2\0\0\374\60\4\77\4\20\1\377\376\377\3\360\377\377"
      "\43\1\377\341\237\371\377\377\375\305\43\0\100\0\260\3\20\340\207\155\3\0\136\34\0\340\277\355\43\1\0\0\2\340"
      "\237\350\307\75\326\30\307\340\337\0\67\341\337\357\43\0\160\6\0\360\337\377\47\160\200\340\377\177\374\373\57"
      "\177\0\5\0\326\367\257\377\5\40\137\0\0\360\377\37\0\37\0\200\77\74\142\300\341\377\3\100\277\40\377\367\377\75"
      "\177\75\75\177\75\377\77\77\377\237\377\307\3\200\377\337\17\0\200\20\377\5\377\177\377\77\37\0\377\17\200\0"
      "\340\37\370\377\1\300\377\347\0\336\157\4\377\252\337\137\334\37\317\17\2\200\204\374\57\77\120\375\377\363\340"
      "\103\37\170\14\0\377\200\177\177\340\0\376\3\76\37\177\340\0\14\200\377\374\377\377\371\273\367\374\150\337\377"
      "\0\174\367\17\177\304\142\76\0\70\176\176\176\0\177\370\370\240\177\137\333\377\377\0\212\252\300\377\374\374"
      "\374\34\377\357\377\267\17\377\76\0\267\377\373\33\375\7\77\375\277\221\67\0\377\300\357\376\77\200\374\0\46\0"
      "\220\0\107\0\36\0\0\24\177\275\377\277\1\340\377\113\277\0\12\0\200\7\260\0\0\17\20\0\0\1\177\362\157\377\377"
      "\374\1\370\7\4\1\360\0\40\177\373\100\0\277\375\364\377\377\340\13\0\174\0\357\157\4\0\47\0\360\0\144\336\377"
      "\353\357\377\277\347\337\337\377\173\137\374\77\377\340\7\200\77\267\77\37\300\177\157\17\10\226\376\367\12\204"
      "\352\226\252\226\367\367\136\377\373\356\373";
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
