// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_UNICODE_BLOCK_TABLE_HPP
#define U8LIT_UNICODE_BLOCK_TABLE_HPP

#include <u8lit/unicode/property_data.hpp>
#include <u8lit/base/begin.hpp>

// The property Block.
// Written by tests/unicode/property_tables.py from the Unicode Character Database 17.0.0, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

namespace u8lit::unicode {

/// The block of a code point (Unicode 3.4), with its short name.
enum class block : unsigned short {
  no_block = 0,  ///< NB
  adlam,  ///< Adlam
  aegean_numbers,  ///< Aegean_Numbers
  ahom,  ///< Ahom
  alchemical_symbols,  ///< Alchemical
  alphabetic_presentation_forms,  ///< Alphabetic_PF
  anatolian_hieroglyphs,  ///< Anatolian_Hieroglyphs
  ancient_greek_musical_notation,  ///< Ancient_Greek_Music
  ancient_greek_numbers,  ///< Ancient_Greek_Numbers
  ancient_symbols,  ///< Ancient_Symbols
  arabic,  ///< Arabic
  arabic_extended_a,  ///< Arabic_Ext_A
  arabic_extended_b,  ///< Arabic_Ext_B
  arabic_extended_c,  ///< Arabic_Ext_C
  arabic_mathematical_alphabetic_symbols,  ///< Arabic_Math
  arabic_presentation_forms_a,  ///< Arabic_PF_A
  arabic_presentation_forms_b,  ///< Arabic_PF_B
  arabic_supplement,  ///< Arabic_Sup
  armenian,  ///< Armenian
  arrows,  ///< Arrows
  basic_latin,  ///< ASCII
  avestan,  ///< Avestan
  balinese,  ///< Balinese
  bamum,  ///< Bamum
  bamum_supplement,  ///< Bamum_Sup
  bassa_vah,  ///< Bassa_Vah
  batak,  ///< Batak
  bengali,  ///< Bengali
  beria_erfe,  ///< Beria_Erfe
  bhaiksuki,  ///< Bhaiksuki
  block_elements,  ///< Block_Elements
  bopomofo,  ///< Bopomofo
  bopomofo_extended,  ///< Bopomofo_Ext
  box_drawing,  ///< Box_Drawing
  brahmi,  ///< Brahmi
  braille_patterns,  ///< Braille
  buginese,  ///< Buginese
  buhid,  ///< Buhid
  byzantine_musical_symbols,  ///< Byzantine_Music
  carian,  ///< Carian
  caucasian_albanian,  ///< Caucasian_Albanian
  chakma,  ///< Chakma
  cham,  ///< Cham
  cherokee,  ///< Cherokee
  cherokee_supplement,  ///< Cherokee_Sup
  chess_symbols,  ///< Chess_Symbols
  chorasmian,  ///< Chorasmian
  cjk_unified_ideographs,  ///< CJK
  cjk_compatibility,  ///< CJK_Compat
  cjk_compatibility_forms,  ///< CJK_Compat_Forms
  cjk_compatibility_ideographs,  ///< CJK_Compat_Ideographs
  cjk_compatibility_ideographs_supplement,  ///< CJK_Compat_Ideographs_Sup
  cjk_unified_ideographs_extension_a,  ///< CJK_Ext_A
  cjk_unified_ideographs_extension_b,  ///< CJK_Ext_B
  cjk_unified_ideographs_extension_c,  ///< CJK_Ext_C
  cjk_unified_ideographs_extension_d,  ///< CJK_Ext_D
  cjk_unified_ideographs_extension_e,  ///< CJK_Ext_E
  cjk_unified_ideographs_extension_f,  ///< CJK_Ext_F
  cjk_unified_ideographs_extension_g,  ///< CJK_Ext_G
  cjk_unified_ideographs_extension_h,  ///< CJK_Ext_H
  cjk_unified_ideographs_extension_i,  ///< CJK_Ext_I
  cjk_unified_ideographs_extension_j,  ///< CJK_Ext_J
  cjk_radicals_supplement,  ///< CJK_Radicals_Sup
  cjk_strokes,  ///< CJK_Strokes
  cjk_symbols_and_punctuation,  ///< CJK_Symbols
  hangul_compatibility_jamo,  ///< Compat_Jamo
  control_pictures,  ///< Control_Pictures
  coptic,  ///< Coptic
  coptic_epact_numbers,  ///< Coptic_Epact_Numbers
  counting_rod_numerals,  ///< Counting_Rod
  cuneiform,  ///< Cuneiform
  cuneiform_numbers_and_punctuation,  ///< Cuneiform_Numbers
  currency_symbols,  ///< Currency_Symbols
  cypriot_syllabary,  ///< Cypriot_Syllabary
  cypro_minoan,  ///< Cypro_Minoan
  cyrillic,  ///< Cyrillic
  cyrillic_extended_a,  ///< Cyrillic_Ext_A
  cyrillic_extended_b,  ///< Cyrillic_Ext_B
  cyrillic_extended_c,  ///< Cyrillic_Ext_C
  cyrillic_extended_d,  ///< Cyrillic_Ext_D
  cyrillic_supplement,  ///< Cyrillic_Sup
  deseret,  ///< Deseret
  devanagari,  ///< Devanagari
  devanagari_extended,  ///< Devanagari_Ext
  devanagari_extended_a,  ///< Devanagari_Ext_A
  combining_diacritical_marks,  ///< Diacriticals
  combining_diacritical_marks_extended,  ///< Diacriticals_Ext
  combining_diacritical_marks_for_symbols,  ///< Diacriticals_For_Symbols
  combining_diacritical_marks_supplement,  ///< Diacriticals_Sup
  dingbats,  ///< Dingbats
  dives_akuru,  ///< Dives_Akuru
  dogra,  ///< Dogra
  domino_tiles,  ///< Domino
  duployan,  ///< Duployan
  early_dynastic_cuneiform,  ///< Early_Dynastic_Cuneiform
  egyptian_hieroglyph_format_controls,  ///< Egyptian_Hieroglyph_Format_Controls
  egyptian_hieroglyphs,  ///< Egyptian_Hieroglyphs
  egyptian_hieroglyphs_extended_a,  ///< Egyptian_Hieroglyphs_Ext_A
  elbasan,  ///< Elbasan
  elymaic,  ///< Elymaic
  emoticons,  ///< Emoticons
  enclosed_alphanumerics,  ///< Enclosed_Alphanum
  enclosed_alphanumeric_supplement,  ///< Enclosed_Alphanum_Sup
  enclosed_cjk_letters_and_months,  ///< Enclosed_CJK
  enclosed_ideographic_supplement,  ///< Enclosed_Ideographic_Sup
  ethiopic,  ///< Ethiopic
  ethiopic_extended,  ///< Ethiopic_Ext
  ethiopic_extended_a,  ///< Ethiopic_Ext_A
  ethiopic_extended_b,  ///< Ethiopic_Ext_B
  ethiopic_supplement,  ///< Ethiopic_Sup
  garay,  ///< Garay
  geometric_shapes,  ///< Geometric_Shapes
  geometric_shapes_extended,  ///< Geometric_Shapes_Ext
  georgian,  ///< Georgian
  georgian_extended,  ///< Georgian_Ext
  georgian_supplement,  ///< Georgian_Sup
  glagolitic,  ///< Glagolitic
  glagolitic_supplement,  ///< Glagolitic_Sup
  gothic,  ///< Gothic
  grantha,  ///< Grantha
  greek_and_coptic,  ///< Greek
  greek_extended,  ///< Greek_Ext
  gujarati,  ///< Gujarati
  gunjala_gondi,  ///< Gunjala_Gondi
  gurmukhi,  ///< Gurmukhi
  gurung_khema,  ///< Gurung_Khema
  halfwidth_and_fullwidth_forms,  ///< Half_And_Full_Forms
  combining_half_marks,  ///< Half_Marks
  hangul_syllables,  ///< Hangul
  hanifi_rohingya,  ///< Hanifi_Rohingya
  hanunoo,  ///< Hanunoo
  hatran,  ///< Hatran
  hebrew,  ///< Hebrew
  high_private_use_surrogates,  ///< High_PU_Surrogates
  high_surrogates,  ///< High_Surrogates
  hiragana,  ///< Hiragana
  ideographic_description_characters,  ///< IDC
  ideographic_symbols_and_punctuation,  ///< Ideographic_Symbols
  imperial_aramaic,  ///< Imperial_Aramaic
  common_indic_number_forms,  ///< Indic_Number_Forms
  indic_siyaq_numbers,  ///< Indic_Siyaq_Numbers
  inscriptional_pahlavi,  ///< Inscriptional_Pahlavi
  inscriptional_parthian,  ///< Inscriptional_Parthian
  ipa_extensions,  ///< IPA_Ext
  hangul_jamo,  ///< Jamo
  hangul_jamo_extended_a,  ///< Jamo_Ext_A
  hangul_jamo_extended_b,  ///< Jamo_Ext_B
  javanese,  ///< Javanese
  kaithi,  ///< Kaithi
  kaktovik_numerals,  ///< Kaktovik_Numerals
  kana_extended_a,  ///< Kana_Ext_A
  kana_extended_b,  ///< Kana_Ext_B
  kana_supplement,  ///< Kana_Sup
  kanbun,  ///< Kanbun
  kangxi_radicals,  ///< Kangxi
  kannada,  ///< Kannada
  katakana,  ///< Katakana
  katakana_phonetic_extensions,  ///< Katakana_Ext
  kawi,  ///< Kawi
  kayah_li,  ///< Kayah_Li
  kharoshthi,  ///< Kharoshthi
  khitan_small_script,  ///< Khitan_Small_Script
  khmer,  ///< Khmer
  khmer_symbols,  ///< Khmer_Symbols
  khojki,  ///< Khojki
  khudawadi,  ///< Khudawadi
  kirat_rai,  ///< Kirat_Rai
  lao,  ///< Lao
  latin_1_supplement,  ///< Latin_1_Sup
  latin_extended_a,  ///< Latin_Ext_A
  latin_extended_additional,  ///< Latin_Ext_Additional
  latin_extended_b,  ///< Latin_Ext_B
  latin_extended_c,  ///< Latin_Ext_C
  latin_extended_d,  ///< Latin_Ext_D
  latin_extended_e,  ///< Latin_Ext_E
  latin_extended_f,  ///< Latin_Ext_F
  latin_extended_g,  ///< Latin_Ext_G
  lepcha,  ///< Lepcha
  letterlike_symbols,  ///< Letterlike_Symbols
  limbu,  ///< Limbu
  linear_a,  ///< Linear_A
  linear_b_ideograms,  ///< Linear_B_Ideograms
  linear_b_syllabary,  ///< Linear_B_Syllabary
  lisu,  ///< Lisu
  lisu_supplement,  ///< Lisu_Sup
  low_surrogates,  ///< Low_Surrogates
  lycian,  ///< Lycian
  lydian,  ///< Lydian
  mahajani,  ///< Mahajani
  mahjong_tiles,  ///< Mahjong
  makasar,  ///< Makasar
  malayalam,  ///< Malayalam
  mandaic,  ///< Mandaic
  manichaean,  ///< Manichaean
  marchen,  ///< Marchen
  masaram_gondi,  ///< Masaram_Gondi
  mathematical_alphanumeric_symbols,  ///< Math_Alphanum
  mathematical_operators,  ///< Math_Operators
  mayan_numerals,  ///< Mayan_Numerals
  medefaidrin,  ///< Medefaidrin
  meetei_mayek,  ///< Meetei_Mayek
  meetei_mayek_extensions,  ///< Meetei_Mayek_Ext
  mende_kikakui,  ///< Mende_Kikakui
  meroitic_cursive,  ///< Meroitic_Cursive
  meroitic_hieroglyphs,  ///< Meroitic_Hieroglyphs
  miao,  ///< Miao
  miscellaneous_symbols_and_arrows,  ///< Misc_Arrows
  miscellaneous_mathematical_symbols_a,  ///< Misc_Math_Symbols_A
  miscellaneous_mathematical_symbols_b,  ///< Misc_Math_Symbols_B
  miscellaneous_symbols_and_pictographs,  ///< Misc_Pictographs
  miscellaneous_symbols,  ///< Misc_Symbols
  miscellaneous_symbols_supplement,  ///< Misc_Symbols_Sup
  miscellaneous_technical,  ///< Misc_Technical
  modi,  ///< Modi
  spacing_modifier_letters,  ///< Modifier_Letters
  modifier_tone_letters,  ///< Modifier_Tone_Letters
  mongolian,  ///< Mongolian
  mongolian_supplement,  ///< Mongolian_Sup
  mro,  ///< Mro
  multani,  ///< Multani
  musical_symbols,  ///< Music
  myanmar,  ///< Myanmar
  myanmar_extended_a,  ///< Myanmar_Ext_A
  myanmar_extended_b,  ///< Myanmar_Ext_B
  myanmar_extended_c,  ///< Myanmar_Ext_C
  nabataean,  ///< Nabataean
  nag_mundari,  ///< Nag_Mundari
  nandinagari,  ///< Nandinagari
  new_tai_lue,  ///< New_Tai_Lue
  newa,  ///< Newa
  nko,  ///< NKo
  number_forms,  ///< Number_Forms
  nushu,  ///< Nushu
  nyiakeng_puachue_hmong,  ///< Nyiakeng_Puachue_Hmong
  optical_character_recognition,  ///< OCR
  ogham,  ///< Ogham
  ol_chiki,  ///< Ol_Chiki
  ol_onal,  ///< Ol_Onal
  old_hungarian,  ///< Old_Hungarian
  old_italic,  ///< Old_Italic
  old_north_arabian,  ///< Old_North_Arabian
  old_permic,  ///< Old_Permic
  old_persian,  ///< Old_Persian
  old_sogdian,  ///< Old_Sogdian
  old_south_arabian,  ///< Old_South_Arabian
  old_turkic,  ///< Old_Turkic
  old_uyghur,  ///< Old_Uyghur
  oriya,  ///< Oriya
  ornamental_dingbats,  ///< Ornamental_Dingbats
  osage,  ///< Osage
  osmanya,  ///< Osmanya
  ottoman_siyaq_numbers,  ///< Ottoman_Siyaq_Numbers
  pahawh_hmong,  ///< Pahawh_Hmong
  palmyrene,  ///< Palmyrene
  pau_cin_hau,  ///< Pau_Cin_Hau
  phags_pa,  ///< Phags_Pa
  phaistos_disc,  ///< Phaistos
  phoenician,  ///< Phoenician
  phonetic_extensions,  ///< Phonetic_Ext
  phonetic_extensions_supplement,  ///< Phonetic_Ext_Sup
  playing_cards,  ///< Playing_Cards
  psalter_pahlavi,  ///< Psalter_Pahlavi
  private_use_area,  ///< PUA
  general_punctuation,  ///< Punctuation
  rejang,  ///< Rejang
  rumi_numeral_symbols,  ///< Rumi
  runic,  ///< Runic
  samaritan,  ///< Samaritan
  saurashtra,  ///< Saurashtra
  sharada,  ///< Sharada
  sharada_supplement,  ///< Sharada_Sup
  shavian,  ///< Shavian
  shorthand_format_controls,  ///< Shorthand_Format_Controls
  siddham,  ///< Siddham
  sidetic,  ///< Sidetic
  sinhala,  ///< Sinhala
  sinhala_archaic_numbers,  ///< Sinhala_Archaic_Numbers
  small_form_variants,  ///< Small_Forms
  small_kana_extension,  ///< Small_Kana_Ext
  sogdian,  ///< Sogdian
  sora_sompeng,  ///< Sora_Sompeng
  soyombo,  ///< Soyombo
  specials,  ///< Specials
  sundanese,  ///< Sundanese
  sundanese_supplement,  ///< Sundanese_Sup
  sunuwar,  ///< Sunuwar
  supplemental_arrows_a,  ///< Sup_Arrows_A
  supplemental_arrows_b,  ///< Sup_Arrows_B
  supplemental_arrows_c,  ///< Sup_Arrows_C
  supplemental_mathematical_operators,  ///< Sup_Math_Operators
  supplementary_private_use_area_a,  ///< Sup_PUA_A
  supplementary_private_use_area_b,  ///< Sup_PUA_B
  supplemental_punctuation,  ///< Sup_Punctuation
  supplemental_symbols_and_pictographs,  ///< Sup_Symbols_And_Pictographs
  superscripts_and_subscripts,  ///< Super_And_Sub
  sutton_signwriting,  ///< Sutton_SignWriting
  syloti_nagri,  ///< Syloti_Nagri
  symbols_and_pictographs_extended_a,  ///< Symbols_And_Pictographs_Ext_A
  symbols_for_legacy_computing,  ///< Symbols_For_Legacy_Computing
  symbols_for_legacy_computing_supplement,  ///< Symbols_For_Legacy_Computing_Sup
  syriac,  ///< Syriac
  syriac_supplement,  ///< Syriac_Sup
  tagalog,  ///< Tagalog
  tagbanwa,  ///< Tagbanwa
  tags,  ///< Tags
  tai_le,  ///< Tai_Le
  tai_tham,  ///< Tai_Tham
  tai_viet,  ///< Tai_Viet
  tai_xuan_jing_symbols,  ///< Tai_Xuan_Jing
  tai_yo,  ///< Tai_Yo
  takri,  ///< Takri
  tamil,  ///< Tamil
  tamil_supplement,  ///< Tamil_Sup
  tangsa,  ///< Tangsa
  tangut,  ///< Tangut
  tangut_components,  ///< Tangut_Components
  tangut_components_supplement,  ///< Tangut_Components_Sup
  tangut_supplement,  ///< Tangut_Sup
  telugu,  ///< Telugu
  thaana,  ///< Thaana
  thai,  ///< Thai
  tibetan,  ///< Tibetan
  tifinagh,  ///< Tifinagh
  tirhuta,  ///< Tirhuta
  todhri,  ///< Todhri
  tolong_siki,  ///< Tolong_Siki
  toto,  ///< Toto
  transport_and_map_symbols,  ///< Transport_And_Map
  tulu_tigalari,  ///< Tulu_Tigalari
  unified_canadian_aboriginal_syllabics,  ///< UCAS
  unified_canadian_aboriginal_syllabics_extended,  ///< UCAS_Ext
  unified_canadian_aboriginal_syllabics_extended_a,  ///< UCAS_Ext_A
  ugaritic,  ///< Ugaritic
  vai,  ///< Vai
  vedic_extensions,  ///< Vedic_Ext
  vertical_forms,  ///< Vertical_Forms
  vithkuqi,  ///< Vithkuqi
  variation_selectors,  ///< VS
  variation_selectors_supplement,  ///< VS_Sup
  wancho,  ///< Wancho
  warang_citi,  ///< Warang_Citi
  yezidi,  ///< Yezidi
  yi_radicals,  ///< Yi_Radicals
  yi_syllables,  ///< Yi_Syllables
  yijing_hexagram_symbols,  ///< Yijing
  zanabazar_square,  ///< Zanabazar_Square
  znamenny_musical_notation,  ///< Znamenny_Music
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

template <>
struct property_data<unicode::block> {
  // By loose matching: a comma between the names of one value, a semicolon after the last.
  static constexpr char names[] =
      "nb,noblock;adlam;aegeannumbers;ahom;alchemical,alchemicalsymbols;alphabeticpf,alphabeticpresentationforms;anat"
      "olianhieroglyphs;ancientgreekmusic,ancientgreekmusicalnotation;ancientgreeknumbers;ancientsymbols;arabic;arabi"
      "cexta,arabicextendeda;arabicextb,arabicextendedb;arabicextc,arabicextendedc;arabicmath,arabicmathematicalalpha"
      "beticsymbols;arabicpfa,arabicpresentationformsa;arabicpfb,arabicpresentationformsb;arabicsup,arabicsupplement;"
      "armenian;arrows;ascii,basiclatin;avestan;balinese;bamum;bamumsup,bamumsupplement;bassavah;batak;bengali;beriae"
      "rfe;bhaiksuki;blockelements;bopomofo;bopomofoext,bopomofoextended;boxdrawing;brahmi;braille,braillepatterns;bu"
      "ginese;buhid;byzantinemusic,byzantinemusicalsymbols;carian;caucasianalbanian;chakma;cham;cherokee;cherokeesup,"
      "cherokeesupplement;chesssymbols;chorasmian;cjk,cjkunifiedideographs;cjkcompat,cjkcompatibility;cjkcompatforms,"
      "cjkcompatibilityforms;cjkcompatideographs,cjkcompatibilityideographs;cjkcompatideographssup,cjkcompatibilityid"
      "eographssupplement;cjkexta,cjkunifiedideographsextensiona;cjkextb,cjkunifiedideographsextensionb;cjkextc,cjkun"
      "ifiedideographsextensionc;cjkextd,cjkunifiedideographsextensiond;cjkexte,cjkunifiedideographsextensione;cjkext"
      "f,cjkunifiedideographsextensionf;cjkextg,cjkunifiedideographsextensiong;cjkexth,cjkunifiedideographsextensionh"
      ";cjkexti,cjkunifiedideographsextensioni;cjkextj,cjkunifiedideographsextensionj;cjkradicalssup,cjkradicalssuppl"
      "ement;cjkstrokes;cjksymbols,cjksymbolsandpunctuation;compatjamo,hangulcompatibilityjamo;controlpictures;coptic"
      ";copticepactnumbers;countingrod,countingrodnumerals;cuneiform;cuneiformnumbers,cuneiformnumbersandpunctuation;"
      "currencysymbols;cypriotsyllabary;cyprominoan;cyrillic;cyrillicexta,cyrillicextendeda;cyrillicextb,cyrillicexte"
      "ndedb;cyrillicextc,cyrillicextendedc;cyrillicextd,cyrillicextendedd;cyrillicsup,cyrillicsupplement,cyrillicsup"
      "plementary;deseret;devanagari;devanagariext,devanagariextended;devanagariexta,devanagariextendeda;diacriticals"
      ",combiningdiacriticalmarks;diacriticalsext,combiningdiacriticalmarksextended;diacriticalsforsymbols,combiningd"
      "iacriticalmarksforsymbols,combiningmarksforsymbols;diacriticalssup,combiningdiacriticalmarkssupplement;dingbat"
      "s;divesakuru;dogra;domino,dominotiles;duployan;earlydynasticcuneiform;egyptianhieroglyphformatcontrols;egyptia"
      "nhieroglyphs;egyptianhieroglyphsexta,egyptianhieroglyphsextendeda;elbasan;elymaic;emoticons;enclosedalphanum,e"
      "nclosedalphanumerics;enclosedalphanumsup,enclosedalphanumericsupplement;enclosedcjk,enclosedcjklettersandmonth"
      "s;enclosedideographicsup,enclosedideographicsupplement;ethiopic;ethiopicext,ethiopicextended;ethiopicexta,ethi"
      "opicextendeda;ethiopicextb,ethiopicextendedb;ethiopicsup,ethiopicsupplement;garay;geometricshapes;geometricsha"
      "pesext,geometricshapesextended;georgian;georgianext,georgianextended;georgiansup,georgiansupplement;glagolitic"
      ";glagoliticsup,glagoliticsupplement;gothic;grantha;greek,greekandcoptic;greekext,greekextended;gujarati;gunjal"
      "agondi;gurmukhi;gurungkhema;halfandfullforms,halfwidthandfullwidthforms;halfmarks,combininghalfmarks;hangul,ha"
      "ngulsyllables;hanifirohingya;hanunoo;hatran;hebrew;highpusurrogates,highprivateusesurrogates;highsurrogates;hi"
      "ragana;idc,ideographicdescriptioncharacters;ideographicsymbols,ideographicsymbolsandpunctuation;imperialaramai"
      "c;indicnumberforms,commonindicnumberforms;indicsiyaqnumbers;inscriptionalpahlavi;inscriptionalparthian;ipaext,"
      "ipaextensions;jamo,hanguljamo;jamoexta,hanguljamoextendeda;jamoextb,hanguljamoextendedb;javanese;kaithi;kaktov"
      "iknumerals;kanaexta,kanaextendeda;kanaextb,kanaextendedb;kanasup,kanasupplement;kanbun;kangxi,kangxiradicals;k"
      "annada;katakana;katakanaext,katakanaphoneticextensions;kawi;kayahli;kharoshthi;khitansmallscript;khmer;khmersy"
      "mbols;khojki;khudawadi;kiratrai;lao;latin1sup,latin1supplement,latin1;latinexta,latinextendeda;latinextadditio"
      "nal,latinextendedadditional;latinextb,latinextendedb;latinextc,latinextendedc;latinextd,latinextendedd;latinex"
      "te,latinextendede;latinextf,latinextendedf;latinextg,latinextendedg;lepcha;letterlikesymbols;limbu;lineara;lin"
      "earbideograms;linearbsyllabary;lisu;lisusup,lisusupplement;lowsurrogates;lycian;lydian;mahajani;mahjong,mahjon"
      "gtiles;makasar;malayalam;mandaic;manichaean;marchen;masaramgondi;mathalphanum,mathematicalalphanumericsymbols;"
      "mathoperators,mathematicaloperators;mayannumerals;medefaidrin;meeteimayek;meeteimayekext,meeteimayekextensions"
      ";mendekikakui;meroiticcursive;meroitichieroglyphs;miao;miscarrows,miscellaneoussymbolsandarrows;miscmathsymbol"
      "sa,miscellaneousmathematicalsymbolsa;miscmathsymbolsb,miscellaneousmathematicalsymbolsb;miscpictographs,miscel"
      "laneoussymbolsandpictographs;miscsymbols,miscellaneoussymbols;miscsymbolssup,miscellaneoussymbolssupplement;mi"
      "sctechnical,miscellaneoustechnical;modi;modifierletters,spacingmodifierletters;modifiertoneletters;mongolian;m"
      "ongoliansup,mongoliansupplement;mro;multani;music,musicalsymbols;myanmar;myanmarexta,myanmarextendeda;myanmare"
      "xtb,myanmarextendedb;myanmarextc,myanmarextendedc;nabataean;nagmundari;nandinagari;newtailue;newa;nko;numberfo"
      "rms;nushu;nyiakengpuachuehmong;ocr,opticalcharacterrecognition;ogham;olchiki;olonal;oldhungarian;olditalic;old"
      "northarabian;oldpermic;oldpersian;oldsogdian;oldsoutharabian;oldturkic;olduyghur;oriya;ornamentaldingbats;osag"
      "e;osmanya;ottomansiyaqnumbers;pahawhhmong;palmyrene;paucinhau;phagspa;phaistos,phaistosdisc;phoenician;phoneti"
      "cext,phoneticextensions;phoneticextsup,phoneticextensionssupplement;playingcards;psalterpahlavi;pua,privateuse"
      "area,privateuse;punctuation,generalpunctuation;rejang;rumi,ruminumeralsymbols;runic;samaritan;saurashtra;shara"
      "da;sharadasup,sharadasupplement;shavian;shorthandformatcontrols;siddham;sidetic;sinhala;sinhalaarchaicnumbers;"
      "smallforms,smallformvariants;smallkanaext,smallkanaextension;sogdian;sorasompeng;soyombo;specials;sundanese;su"
      "ndanesesup,sundanesesupplement;sunuwar;suparrowsa,supplementalarrowsa;suparrowsb,supplementalarrowsb;suparrows"
      "c,supplementalarrowsc;supmathoperators,supplementalmathematicaloperators;suppuaa,supplementaryprivateuseareaa;"
      "suppuab,supplementaryprivateuseareab;suppunctuation,supplementalpunctuation;supsymbolsandpictographs,supplemen"
      "talsymbolsandpictographs;superandsub,superscriptsandsubscripts;suttonsignwriting;sylotinagri;symbolsandpictogr"
      "aphsexta,symbolsandpictographsextendeda;symbolsforlegacycomputing;symbolsforlegacycomputingsup,symbolsforlegac"
      "ycomputingsupplement;syriac;syriacsup,syriacsupplement;tagalog;tagbanwa;tags;taile;taitham;taiviet;taixuanjing"
      ",taixuanjingsymbols;taiyo;takri;tamil;tamilsup,tamilsupplement;tangsa;tangut;tangutcomponents;tangutcomponents"
      "sup,tangutcomponentssupplement;tangutsup,tangutsupplement;telugu;thaana;thai;tibetan;tifinagh;tirhuta;todhri;t"
      "olongsiki;toto;transportandmap,transportandmapsymbols;tulutigalari;ucas,unifiedcanadianaboriginalsyllabics,can"
      "adiansyllabics;ucasext,unifiedcanadianaboriginalsyllabicsextended;ucasexta,unifiedcanadianaboriginalsyllabicse"
      "xtendeda;ugaritic;vai;vedicext,vedicextensions;verticalforms;vithkuqi;vs,variationselectors;vssup,variationsel"
      "ectorssupplement;wancho;warangciti;yezidi;yiradicals;yisyllables;yijing,yijinghexagramsymbols;zanabazarsquare;"
      "znamennymusic,znamennymusicalnotation;";
  // The lengths of runs of one value, from U+0000 on, in the high bits; the values in the others.
  static constexpr unsigned run_bits = 9;
  static constexpr char32_t runs[] =
      U"\x10014\x100A8\x100A9\x1A0AB\xC08F\xA0D6\xE055\x12078\x2004B\x6050\xC012\xE084\x2000A\xA12C\x6011\x813F\x80E6"
      U"\x810B\x40C0\x212D\x600C\xC00B\x10052\x1001B\x1007C\x1007A\x100F7\x10137\x1013E\x1009B\x100BF\x10113\x10140"
      U"\x100A7\x20141\x140DD\xC071\x20090\x30069\x406D\xC02B\x50149\x40EB\xC10A\x412E\x4082\x4025\x412F\x100A2\x160D8"
      U"\xA14A\xA0B3\x6131\xC0E4\x40A3\x4024\x12132\xA056\x10016\x811B\x801A\xA0B1\x60EC\x204E\x6072\x211C\x614E"
      U"\x10102\x8103\x8058\x200AA\x20079\xE107\x6126\x6048\x6057\xA0B2\x80E7\xE013\x200C5\x200D4\x8042\x40EA\x14065"
      U"\x10021\x401E\xC06F\x200D2\x18059\x60CF\x211E\x20023\x1011F\x100D0\x20121\x200CE\xC074\x40AC\x10043\x6073"
      U"\xA142\xC06A\x404C\x10124\x1003E\x1C09A\x2000\x2088\x8040\xC087\xC09C\x601F\xC041\x2099\x4020\x603F\x209D"
      U"\x20067\x20030\x338034\x8158\xA4002F\x92157\x8156\x60B7\x2814D\xC04D\xC017\x40D7\x1C0AD\x6128\x208B\x80FF"
      U"\xC10C\x4053\x609F\x6108\x4091\xC093\x40DF\xC02A\x40DE\xC133\x40C9\x606B\x80AE\xA02C\x80C8\x576080\xA092"
      U"\x70086\x10085\x800B9\x320106\x40032\xA005\x5600F\x2151\x214F\x207F\x4031\x4115\x12010\x1E07E\x211A\x100B6"
      U"\x100B5\x8002\xA008\x8009\x6100\x10000\x40BA\x8027\x4044\x60EF\x4076\x60F1\x414C\x80F2\x4000\xA051\x610F\x60FA"
      U"\xA0F9\x6062\x8028\xA150\x8144\x300B4\x80AF\x8000\x8049\x408A\x40FD\x60E1\x6000\x4083\x4101\x40BB\x4112\x4000"
      U"\x40CC\xC0CB\xC0A0\x40F4\x40F0\x4000\x80C1\x8015\x408E\x408D\x6105\xA000\xA0F5\x6000\x100EE\x8081\xA06E\x1A000"
      U"\x4109\x8155\x800D\x60F3\x8117\x80F6\x602E\x4063\x10022\xA094\x6118\xA029\x60BC\xC10D\x4114\xA0A4\x6000\x60DB"
      U"\xA0A5\x10077\x10148\x100E5\xC143\x14000\x10111\xC0D5\x40D9\xA136\x60E0\xA003\x16000\xA05B\xA000\xC154\xC05A"
      U"\x8000\xC0E3\xA159\xC119\x214B\x80FE\xC054\x410E\x8000\x811D\xE01D\xA0C2\x8000\xC0C3\xA07B\x8145\x1E000\x40BE"
      U"\xC09E\xA000\x20B8\x8138\x80046\x10047\x1A05E\x148000\xE04A\x86060\x605F\x1F4061\x50006\x350000\x807D\xD8000"
      U"\x48018\x60DA\xC139\x6019\x120FC\x36000\x80A6\x18000\xC0C7\x801C\x4000\x140CD\x8000\x4089\x30013A\x6013B"
      U"\x400A1\x1013D\x1013C\x43E000\x2097\x20098\x6096\x8116\x320E8\x120000\x1405D\x2110\x1EA000\x5812B\x80D3\x1A15A"
      U"\x6000\x20026\x200DC\xA007\xE000\x4095\x40C6\xC134\x4045\x10000\x800C4\x56127\x8A000\x200B0\x6075\xC04F\xE000"
      U"\xA0E9\x28000\x6146\x8153\x3A000\x60E2\x1A000\x60ED\x18000\x8135\x1C000\x406C\x1C0CA\x4000\xC001\x62000\xA08C"
      U"\x8000\xA0FB\x16000\x2000E\x20000\x60BD\xE05C\xC104\x20066\x20068\x600D1\xA064\x60F8\x10147\x10004\x10070"
      U"\x20120\x20125\xE02D\x12129\x2012A\x80000\x14DC035\x4000\x208036\x1C037\x2D2038\x3A8039\x4E03C\x134000\x44033"
      U"\xBC000\x26A03A\x20C03B\x21A03D\x15970000\x10130\x10000\x1E152\x1FC2000\x2000122\x2000123";
  // 6672 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 16, grain = 4, shift = 3, block_shift = 3;
  static constexpr char32_t end = 0x110000;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\15\15\15\15\15\16\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17"
      "\17\20\21\22\23\23\23\23\23\23\23\23\23\23\24\25\25\26\26\26\26\26\26\27\30\31\32\33\34\35\36\37\40\41\42\25\43"
      "\44\45\46\46\46\47\25\25\25\25\25\25\50\25\51\52\53\53\53\53\53\53\54\55\25\25\25\25\25\25\25\56\57\25\25\60\25"
      "\25\25\61\62\63\64\65\66\67\70\71\72\73\74\25\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75"
      "\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\76\77\77\77\100\101\102\102\102\102\103\104\104\104"
      "\104\104\104\105\106\25\25\107\25\110\110\110\110\111\112\112\112\113\114\114\114\114\115\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\116\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25"
      "\25\25\25\25\25\25\25\25\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117"
      "\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117"
      "\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\120\120\120\120\120\120\120\120\120\120\120"
      "\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120"
      "\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120";
  static constexpr char16_t blocks[] =
      u"\x0\x1\x2\x3\x4\x5\x6\x7\x8\x8\x9\xA\xB\xB\xC\xD\xE\xF\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1A\x1B\x1C\x1C"
      u"\x1D\x1E\x1F\x1F\x20\x20\x20\x21\x22\x22\x22\x22\x22\x23\x24\x25\x26\x27\x28\x29\x2A\x2B\x2C\x2D\x2E\x2F\x30"
      u"\x31\x32\x32\x33\x33\x34\x35\x36\x37\x38\x38\x39\x39\x3A\x3B\x3C\x3D\x3E\x3E\x3F\x40\x41\x41\x42\x43\x44\x44"
      u"\x45\x45\x46\x47\x48\x49\x4A\x4B\x4C\x4D\x4E\x4F\x50\x51\x52\x52\x53\x53\x54\x54\x54\x54\x54\x54\x54\x54\x54"
      u"\x54\x54\x55\x56\x56\x56\x56\x56\x56\x56\x56\x56\x56\x56\x56\x57\x57\x57\x57\x57\x57\x57\x57\x57\x58\x59\x59"
      u"\x5A\x5B\x5C\x5D\x5E\x5F\x60\x61\x62\x63\x64\x65\x66\x66\x66\x66\x66\x66\x66\x66\x66\x66\x66\x66\x66\x66\x66"
      u"\x67\x68\x68\x68\x68\x68\x68\x68\x68\x69\x69\x69\x69\x69\x69\x69\x69\x69\x69\x6A\x6A\x6A\x6A\x6B\x6C\x6C\x6C"
      u"\x6C\x6C\x6D\x6E\x6F\x70\x71\x72\x73\x74\x68\x75\x76\x77\x78\x79\x7A\x7B\x7C\x7C\x7C\x7D\x7E\x7F\x80\x81\x82"
      u"\x83\x84\x85\x86\x87\x88\x89\x8A\x8B\x8C\x8D\x8E\x8F\x90\x91\x92\x93\x94\x95\x96\x97\x68\x98\x99\x9A\x9B\x68"
      u"\x9C\x9D\x9E\x9F\xA0\xA1\xA2\xA3\xA4\xA5\xA6\xA7\x68\xA8\xA9\xAA\xAB\xAB\xAB\xAB\xAB\xAB\xAB\xAB\xAC\xAD\xAE"
      u"\x68\x68\x68\x68\x68\x68\x68\x68\x68\x68\x68\x68\xAF\xB0\xB0\xB0\xB0\xB0\xB0\xB0\xB0\xB1\xB2\xB2\xB2\xB2\xB2"
      u"\xB2\xB2\xB2\xB2\xB2\xB2\xB2\xB2\xB2\xB2\xB3\xB3\xB3\xB3\xB3\x68\x68\x68\x68\x68\xB4\x68\x68\x68\x68\x68\xB5"
      u"\xB5\xB5\xB5\xB6\xB7\xB8\xB9\x68\x68\xBA\x68\xBB\xBC\xBD\xBE\xBF\xBF\xBF\xBF\xBF\xBF\xBF\xBF\xC0\xC0\xC0\xC0"
      u"\xC0\xC0\xC1\xC1\xC1\xC1\xC2\xC3\x68\x68\x68\x68\x68\x68\x68\x68\x68\x68\x68\xC4\xC5\xC5\xC6\xC7\xC7\xC7\x68"
      u"\x68\xC8\xC9\x68\x68\x68\x68\x68\x68\xCA\xCA\xCA\xCA\xCA\xCB\xCC\xCD\xCE\xCE\xCF\xCF\xD0\xD1\xD2\x68\xD3\xD3"
      u"\xD3\xD3\xD3\xD3\xD3\xD3\xD4\xD4\xD4\xD4\xD4\xD5\x68\x68\x68\x68\x68\x68\x68\x68\xD6\xD6\xD7\xD8\xD9\x68\x68"
      u"\xDA\x68\x68\x68\xDB\x68\xDC\x68\xDD\x68\xDE\xDF\xE0\xE1\x68\x68\x68\x68\x68\xE2\xE3\xE4\x68\xE5\xE5\x68\x68"
      u"\xE6\xE7\xE8\xE8\xE9\xE9\xEA\xEA\xEA\xEA\xEA\xEA\xEB\xEC\xED\xEE\xEF\xEF\xF0\xF0\xF1\xF2\xF3\xF3\xF4\xF4\xF4"
      u"\xF4\xF4\xF4\xF4\xF4\xF4\xF4\xF4\xF4\xF4\xF5\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF7\xF8\xF9\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFA\xFB\xFC\xFC\xFC"
      u"\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFD\xFE\xFE\xFE\xFE\xFF\x68\x68\x68\x100\x100\x100"
      u"\x100\x101\x68\x68\x68\x102\x102\x102\x102\x102\x102\x102\x102\x102\x102\x102\x102\x102\x102\x103\x104\x104"
      u"\x104\x104\x104\x104\x104\x104\x104\x104\x104\x104\x104\x104\x104\x104\x105\x106\x106\x106\x106\x106\x106\x106"
      u"\x106\x106\x68\x68\x68\x68\x68\x68\x68\x107\x68\x108\x109\x68\x68\x68\x68\x10A\x10A\x10A\x10A\x10A\x10A\x10A"
      u"\x10A\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B";
  static constexpr char16_t values[] =
      u"\x14\x14\x14\x14\x14\x14\x14\x14\xA8\xA8\xA8\xA8\xA8\xA8\xA8\xA8\xA9\xA9\xA9\xA9\xA9\xA9\xA9\xA9\xAB\xAB\xAB"
      u"\xAB\xAB\xAB\xAB\xAB\xAB\xAB\xAB\xAB\xAB\x8F\x8F\x8F\x8F\x8F\x8F\xD6\xD6\xD6\xD6\xD6\x55\x55\x55\x55\x55\x55"
      u"\x55\x78\x78\x78\x78\x78\x78\x78\x78\x78\x4B\x4B\x4B\x4B\x4B\x4B\x4B\x4B\x50\x50\x50\x12\x12\x12\x12\x12\x12"
      u"\x84\x84\x84\x84\x84\x84\x84\xA\xA\xA\xA\xA\xA\xA\xA\x12C\x12C\x12C\x12C\x12C\x11\x11\x11\x13F\x13F\x13F\x13F"
      u"\xE6\xE6\xE6\xE6\x10B\x10B\x10B\x10B\xC0\xC0\x12D\xC\xC\xC\xB\xB\xB\xB\xB\xB\x52\x52\x52\x52\x52\x52\x52\x52"
      u"\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7A\x7A\x7A\x7A\x7A\x7A\x7A\x7A\xF7\xF7\xF7"
      u"\xF7\xF7\xF7\xF7\xF7\x137\x137\x137\x137\x137\x137\x137\x137\x13E\x13E\x13E\x13E\x13E\x13E\x13E\x13E\x9B\x9B"
      u"\x9B\x9B\x9B\x9B\x9B\x9B\xBF\xBF\xBF\xBF\xBF\xBF\xBF\xBF\x113\x113\x113\x113\x113\x113\x113\x113\x140\x140"
      u"\x140\x140\x140\x140\x140\x140\xA7\xA7\xA7\xA7\xA7\xA7\xA7\xA7\x141\x141\x141\x141\x141\x141\x141\x141\xDD\xDD"
      u"\xDD\xDD\xDD\xDD\xDD\xDD\xDD\xDD\x71\x71\x71\x71\x71\x71\x90\x90\x90\x90\x90\x90\x90\x90\x69\x69\x69\x69\x69"
      u"\x69\x69\x69\x6D\x6D\x2B\x2B\x2B\x2B\x2B\x2B\x149\x149\x149\x149\x149\x149\x149\x149\xEB\xEB\x10A\x10A\x10A"
      u"\x10A\x10A\x10A\x12E\x12E\x82\x82\x25\x25\x12F\x12F\xA2\xA2\xA2\xA2\xA2\xA2\xA2\xA2\xD8\xD8\xD8\xD8\xD8\xD8"
      u"\xD8\xD8\xD8\xD8\xD8\x14A\x14A\x14A\x14A\x14A\xB3\xB3\xB3\xB3\xB3\x131\x131\x131\xE4\xE4\xE4\xE4\xE4\xE4\xA3"
      u"\xA3\x24\x24\x132\x132\x132\x132\x132\x132\x132\x132\x132\x56\x56\x56\x56\x56\x16\x16\x16\x16\x16\x16\x16\x16"
      u"\x11B\x11B\x11B\x11B\x1A\x1A\x1A\x1A\xB1\xB1\xB1\xB1\xB1\xEC\xEC\xEC\x4E\x72\x72\x72\x11C\x14E\x14E\x14E\x102"
      u"\x102\x102\x102\x102\x102\x102\x102\x103\x103\x103\x103\x58\x58\x58\x58\xAA\xAA\xAA\xAA\xAA\xAA\xAA\xAA\x79"
      u"\x79\x79\x79\x79\x79\x79\x79\x107\x107\x107\x107\x107\x107\x107\x126\x126\x126\x48\x48\x48\x57\x57\x57\xB2\xB2"
      u"\xB2\xB2\xB2\xE7\xE7\xE7\xE7\x13\x13\x13\x13\x13\x13\x13\xC5\xC5\xC5\xC5\xC5\xC5\xC5\xC5\xD4\xD4\xD4\xD4\xD4"
      u"\xD4\xD4\xD4\x42\x42\x42\x42\xEA\xEA\x65\x65\x65\x65\x65\x65\x65\x65\x65\x65\x21\x21\x21\x21\x21\x21\x21\x21"
      u"\x1E\x1E\x6F\x6F\x6F\x6F\x6F\x6F\xD2\xD2\xD2\xD2\xD2\xD2\xD2\xD2\x59\x59\x59\x59\x59\x59\x59\x59\x59\x59\x59"
      u"\x59\xCF\xCF\xCF\x11E\x23\x23\x23\x23\x23\x23\x23\x23\x11F\x11F\x11F\x11F\x11F\x11F\x11F\x11F\xD0\xD0\xD0\xD0"
      u"\xD0\xD0\xD0\xD0\x121\x121\x121\x121\x121\x121\x121\x121\xCE\xCE\xCE\xCE\xCE\xCE\xCE\xCE\x74\x74\x74\x74\x74"
      u"\x74\xAC\xAC\x43\x43\x43\x43\x43\x43\x43\x43\x73\x73\x73\x142\x142\x142\x142\x142\x6A\x6A\x6A\x6A\x6A\x6A\x4C"
      u"\x4C\x124\x124\x124\x124\x124\x124\x124\x124\x3E\x3E\x3E\x3E\x3E\x3E\x3E\x3E\x9A\x9A\x9A\x9A\x9A\x9A\x9A\x9A"
      u"\x9A\x9A\x9A\x9A\x9A\x9A\x0\x88\x40\x40\x40\x40\x87\x87\x87\x87\x87\x87\x9C\x9C\x9C\x9C\x9C\x9C\x1F\x1F\x1F"
      u"\x41\x41\x41\x41\x41\x41\x99\x20\x20\x3F\x3F\x3F\x9D\x67\x67\x67\x67\x67\x67\x67\x67\x30\x30\x30\x30\x30\x30"
      u"\x30\x30\x34\x34\x34\x34\x34\x34\x34\x34\x34\x34\x34\x34\x158\x158\x158\x158\x2F\x2F\x2F\x2F\x2F\x2F\x2F\x2F"
      u"\x157\x157\x157\x157\x157\x157\x157\x157\x157\x156\x156\x156\x156\xB7\xB7\xB7\x14D\x14D\x14D\x14D\x14D\x14D"
      u"\x14D\x14D\x14D\x14D\x14D\x14D\x4D\x4D\x4D\x4D\x4D\x4D\x17\x17\x17\x17\x17\x17\xD7\xD7\xAD\xAD\xAD\xAD\xAD\xAD"
      u"\xAD\xAD\xAD\xAD\xAD\xAD\xAD\xAD\x128\x128\x128\x8B\xFF\xFF\xFF\xFF\x10C\x10C\x10C\x10C\x10C\x10C\x53\x53\x9F"
      u"\x9F\x9F\x108\x108\x108\x91\x91\x93\x93\x93\x93\x93\x93\xDF\xDF\x2A\x2A\x2A\x2A\x2A\x2A\xDE\xDE\x133\x133\x133"
      u"\x133\x133\x133\xC9\xC9\x6B\x6B\x6B\xAE\xAE\xAE\xAE\x2C\x2C\x2C\x2C\x2C\xC8\xC8\xC8\xC8\x80\x80\x80\x80\x80"
      u"\x80\x80\x80\x80\x80\x80\x92\x92\x92\x92\x92\x0\x0\x0\x0\x0\x0\x0\x0\x106\x106\x106\x106\x106\x106\x106\x106"
      u"\x32\x32\x32\x32\x32\x32\x32\x32\x5\x5\x5\x5\x5\xF\xF\xF\xF\xF\xF\xF\xF\xF\xF\xF\x151\x14F\x7F\x31\x31\x115"
      u"\x115\x10\x10\x10\x10\x10\x10\x10\x10\x10\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x7E\x11A\xB6"
      u"\xB6\xB6\xB6\xB6\xB6\xB6\xB6\xB5\xB5\xB5\xB5\xB5\xB5\xB5\xB5\x2\x2\x2\x2\x8\x8\x8\x8\x8\x9\x9\x9\x9\x100\x100"
      u"\x100\xBA\xBA\x27\x27\x27\x27\x44\x44\xEF\xEF\xEF\x76\x76\xF1\xF1\xF1\x14C\x14C\xF2\xF2\xF2\xF2\x0\x0\x51\x51"
      u"\x51\x51\x51\x10F\x10F\x10F\xFA\xFA\xFA\xF9\xF9\xF9\xF9\xF9\x62\x62\x62\x28\x28\x28\x28\x150\x150\x150\x150"
      u"\x150\x144\x144\x144\x144\xB4\xB4\xB4\xB4\xB4\xB4\xB4\xB4\xAF\xAF\xAF\xAF\x0\x0\x0\x0\x49\x49\x49\x49\x8A\x8A"
      u"\xFD\xFD\xE1\xE1\xE1\x0\x0\x0\x83\x83\x101\x101\xBB\xBB\x112\x112\x0\x0\xCC\xCC\xCB\xCB\xCB\xCB\xCB\xCB\xA0"
      u"\xA0\xA0\xA0\xA0\xA0\xF4\xF4\xF0\xF0\x0\x0\xC1\xC1\xC1\xC1\x15\x15\x15\x15\x8E\x8E\x8D\x8D\x105\x105\x105\x0"
      u"\x0\x0\x0\x0\xF5\xF5\xF5\xF5\xF5\x0\x0\x0\xEE\xEE\xEE\xEE\xEE\xEE\xEE\xEE\x81\x81\x81\x81\x6E\x6E\x6E\x6E\x6E"
      u"\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x109\x109\x155\x155\x155\x155\xD\xD\xD\xD\xF3\xF3\xF3\x117\x117\x117"
      u"\x117\xF6\xF6\xF6\xF6\x2E\x2E\x2E\x63\x63\x22\x22\x22\x22\x22\x22\x22\x22\x94\x94\x94\x94\x94\x118\x118\x118"
      u"\x29\x29\x29\x29\x29\xBC\xBC\xBC\x10D\x10D\x10D\x10D\x10D\x10D\x114\x114\xA4\xA4\xA4\xA4\xA4\x0\x0\x0\xDB\xDB"
      u"\xDB\xA5\xA5\xA5\xA5\xA5\x77\x77\x77\x77\x77\x77\x77\x77\x148\x148\x148\x148\x148\x148\x148\x148\xE5\xE5\xE5"
      u"\xE5\xE5\xE5\xE5\xE5\x143\x143\x143\x143\x143\x143\x0\x0\x111\x111\x111\x111\x111\x111\x111\x111\xD5\xD5\xD5"
      u"\xD5\xD5\xD5\xD9\xD9\x136\x136\x136\x136\x136\xE0\xE0\xE0\x3\x3\x3\x3\x3\x0\x0\x0\x5B\x5B\x5B\x5B\x5B\x0\x0\x0"
      u"\x0\x0\x154\x154\x154\x154\x154\x154\x5A\x5A\x5A\x5A\x5A\x5A\x0\x0\x0\x0\xE3\xE3\xE3\xE3\xE3\xE3\x159\x159"
      u"\x159\x159\x159\x119\x119\x119\x119\x119\x119\x14B\xFE\xFE\xFE\xFE\x54\x54\x54\x54\x54\x54\x10E\x10E\x0\x0\x0"
      u"\x0\x11D\x11D\x11D\x11D\x1D\x1D\x1D\x1D\x1D\x1D\x1D\xC2\xC2\xC2\xC2\xC2\x0\x0\x0\x0\xC3\xC3\xC3\xC3\xC3\xC3"
      u"\x7B\x7B\x7B\x7B\x7B\x145\x145\x145\x145\x0\x0\x0\x0\x0\x0\x0\xBE\xBE\x9E\x9E\x9E\x9E\x9E\x9E\x0\x0\x0\x0\x0"
      u"\xB8\x138\x138\x138\x138\x46\x46\x46\x46\x46\x46\x46\x46\x47\x47\x47\x47\x47\x47\x47\x47\x5E\x5E\x5E\x5E\x5E"
      u"\x5E\x5E\x5E\x5E\x5E\x5E\x5E\x5E\x0\x0\x0\x0\x4A\x4A\x4A\x4A\x4A\x4A\x4A\x60\x60\x60\x60\x60\x60\x60\x60\x60"
      u"\x60\x60\x5F\x5F\x5F\x61\x61\x61\x61\x61\x61\x61\x61\x61\x61\x6\x6\x6\x6\x6\x6\x6\x6\x7D\x7D\x7D\x7D\x0\x0\x0"
      u"\x0\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\x18\xDA\xDA\xDA\x139\x139\x139\x139\x139\x139\x19\x19\x19\xFC"
      u"\xFC\xFC\xFC\xFC\xFC\xFC\xFC\xFC\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\xA6\xA6\xA6\xA6\x0\x0\x0\x0\xC7\xC7\xC7\xC7"
      u"\xC7\xC7\x1C\x1C\x1C\x1C\x0\x0\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xCD\xCD\x0\x0\x0\x0\x89\x89\x13A\x13A\x13A\x13A"
      u"\x13A\x13A\x13A\x13A\x13B\x13B\x13B\x13B\x13B\x13B\x13B\x13B\xA1\xA1\xA1\xA1\xA1\xA1\xA1\xA1\x13D\x13D\x13D"
      u"\x13D\x13D\x13D\x13D\x13D\x13C\x13C\x13C\x13C\x13C\x13C\x13C\x13C\x0\x0\x0\x0\x0\x0\x0\x97\x98\x98\x98\x98\x98"
      u"\x98\x98\x98\x96\x96\x96\x116\x116\x116\x116\xE8\xE8\xE8\xE8\xE8\xE8\xE8\xE8\xE8\x5D\x5D\x5D\x5D\x5D\x5D\x5D"
      u"\x5D\x5D\x5D\x110\x0\x0\x0\x0\x0\x12B\x12B\x12B\x12B\x12B\x12B\x12B\x12B\x12B\x12B\x12B\x12B\xD3\xD3\xD3\xD3"
      u"\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x15A\x0\x0\x0\x26\x26\x26\x26\x26\x26\x26\x26\xDC"
      u"\xDC\xDC\xDC\xDC\xDC\xDC\xDC\x7\x7\x7\x7\x7\x0\x0\x0\x0\x0\x0\x0\x95\x95\xC6\xC6\x134\x134\x134\x134\x134\x134"
      u"\x45\x45\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xC4\x127\x127\x127\x127\x127\x127\x127\x127\x127\x127\x127\x0\x0\x0\x0\x0"
      u"\xB0\xB0\xB0\xB0\xB0\xB0\xB0\xB0\x75\x75\x75\x4F\x4F\x4F\x4F\x4F\x4F\x0\x0\x0\x0\x0\x0\x0\xE9\xE9\xE9\xE9\xE9"
      u"\x0\x0\x0\x0\x146\x146\x146\x153\x153\x153\x153\x0\x0\x0\x0\x0\xE2\xE2\xE2\x0\x0\x0\x0\x0\xED\xED\xED\x0\x0\x0"
      u"\x0\x135\x135\x135\x135\x0\x0\x0\x0\x0\x0\x6C\x6C\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\xCA\x0"
      u"\x0\x1\x1\x1\x1\x1\x1\x0\x0\x0\x0\x0\x0\x0\x0\x0\x8C\x8C\x8C\x8C\x8C\x0\x0\x0\x0\xFB\xFB\xFB\xFB\xFB\x0\x0\x0"
      u"\xE\xE\xE\xE\xE\xE\xE\xE\xBD\xBD\xBD\x5C\x5C\x5C\x5C\x5C\x5C\x5C\x104\x104\x104\x104\x104\x104\x66\x66\x66\x66"
      u"\x66\x66\x66\x66\x68\x68\x68\x68\x68\x68\x68\x68\xD1\xD1\xD1\xD1\xD1\xD1\xD1\xD1\x64\x64\x64\x64\x64\xF8\xF8"
      u"\xF8\x147\x147\x147\x147\x147\x147\x147\x147\x4\x4\x4\x4\x4\x4\x4\x4\x70\x70\x70\x70\x70\x70\x70\x70\x120\x120"
      u"\x120\x120\x120\x120\x120\x120\x125\x125\x125\x125\x125\x125\x125\x125\x2D\x2D\x2D\x2D\x2D\x2D\x2D\x129\x129"
      u"\x129\x129\x129\x129\x129\x129\x129\x12A\x12A\x12A\x12A\x12A\x12A\x12A\x12A\x35\x35\x35\x35\x35\x35\x35\x35"
      u"\x35\x35\x35\x35\x35\x35\x0\x0\x36\x36\x36\x36\x36\x36\x36\x36\x36\x36\x36\x36\x37\x37\x37\x37\x37\x37\x37\x37"
      u"\x37\x37\x37\x37\x37\x37\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x38\x39\x39\x39\x39"
      u"\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x39\x3C\x3C\x3C\x3C\x3C\x3C\x3C\x3C\x3C\x3C\x3C"
      u"\x3C\x3C\x3C\x3C\x0\x0\x33\x33\x33\x33\x33\x33\x33\x33\x33\x33\x0\x0\x0\x0\x0\x0\x3A\x3A\x3A\x3A\x3A\x3A\x3A"
      u"\x3A\x3A\x3A\x3A\x3A\x3A\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3B\x3D\x3D\x3D\x3D\x3D\x3D\x3D"
      u"\x3D\x3D\x3D\x3D\x3D\x3D\x130\x130\x130\x130\x130\x130\x130\x130\x152\x152\x152\x152\x152\x152\x152\x152\x152"
      u"\x152\x152\x152\x152\x152\x152\x0\x122\x122\x122\x122\x122\x122\x122\x122\x123\x123\x123\x123\x123\x123\x123"
      u"\x123";
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
