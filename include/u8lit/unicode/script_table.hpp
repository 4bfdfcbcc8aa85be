// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_UNICODE_SCRIPT_TABLE_HPP
#define U8LIT_UNICODE_SCRIPT_TABLE_HPP

#include <u8lit/unicode/property_data.hpp>
#include <u8lit/base/begin.hpp>

// The property Script.
// Written by tests/unicode/property_tables.py from the Unicode Character Database 17.0.0, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

namespace u8lit::unicode {

/// The script of a code point (UAX #24), with its code in ISO 15924.
enum class script : unsigned char {
  unknown = 0,  ///< Zzzz
  adlam,  ///< Adlm
  caucasian_albanian,  ///< Aghb
  ahom,  ///< Ahom
  arabic,  ///< Arab
  imperial_aramaic,  ///< Armi
  armenian,  ///< Armn
  avestan,  ///< Avst
  balinese,  ///< Bali
  bamum,  ///< Bamu
  bassa_vah,  ///< Bass
  batak,  ///< Batk
  bengali,  ///< Beng
  beria_erfe,  ///< Berf
  bhaiksuki,  ///< Bhks
  bopomofo,  ///< Bopo
  brahmi,  ///< Brah
  braille,  ///< Brai
  buginese,  ///< Bugi
  buhid,  ///< Buhd
  chakma,  ///< Cakm
  canadian_aboriginal,  ///< Cans
  carian,  ///< Cari
  cham,  ///< Cham
  cherokee,  ///< Cher
  chorasmian,  ///< Chrs
  coptic,  ///< Copt
  cypro_minoan,  ///< Cpmn
  cypriot,  ///< Cprt
  cyrillic,  ///< Cyrl
  devanagari,  ///< Deva
  dives_akuru,  ///< Diak
  dogra,  ///< Dogr
  deseret,  ///< Dsrt
  duployan,  ///< Dupl
  egyptian_hieroglyphs,  ///< Egyp
  elbasan,  ///< Elba
  elymaic,  ///< Elym
  ethiopic,  ///< Ethi
  garay,  ///< Gara
  georgian,  ///< Geor
  glagolitic,  ///< Glag
  gunjala_gondi,  ///< Gong
  masaram_gondi,  ///< Gonm
  gothic,  ///< Goth
  grantha,  ///< Gran
  greek,  ///< Grek
  gujarati,  ///< Gujr
  gurung_khema,  ///< Gukh
  gurmukhi,  ///< Guru
  hangul,  ///< Hang
  han,  ///< Hani
  hanunoo,  ///< Hano
  hatran,  ///< Hatr
  hebrew,  ///< Hebr
  hiragana,  ///< Hira
  anatolian_hieroglyphs,  ///< Hluw
  pahawh_hmong,  ///< Hmng
  nyiakeng_puachue_hmong,  ///< Hmnp
  katakana_or_hiragana,  ///< Hrkt
  old_hungarian,  ///< Hung
  old_italic,  ///< Ital
  javanese,  ///< Java
  kayah_li,  ///< Kali
  katakana,  ///< Kana
  kawi,  ///< Kawi
  kharoshthi,  ///< Khar
  khmer,  ///< Khmr
  khojki,  ///< Khoj
  khitan_small_script,  ///< Kits
  kannada,  ///< Knda
  kirat_rai,  ///< Krai
  kaithi,  ///< Kthi
  tai_tham,  ///< Lana
  lao,  ///< Laoo
  latin,  ///< Latn
  lepcha,  ///< Lepc
  limbu,  ///< Limb
  linear_a,  ///< Lina
  linear_b,  ///< Linb
  lisu,  ///< Lisu
  lycian,  ///< Lyci
  lydian,  ///< Lydi
  mahajani,  ///< Mahj
  makasar,  ///< Maka
  mandaic,  ///< Mand
  manichaean,  ///< Mani
  marchen,  ///< Marc
  medefaidrin,  ///< Medf
  mende_kikakui,  ///< Mend
  meroitic_cursive,  ///< Merc
  meroitic_hieroglyphs,  ///< Mero
  malayalam,  ///< Mlym
  modi,  ///< Modi
  mongolian,  ///< Mong
  mro,  ///< Mroo
  meetei_mayek,  ///< Mtei
  multani,  ///< Mult
  myanmar,  ///< Mymr
  nag_mundari,  ///< Nagm
  nandinagari,  ///< Nand
  old_north_arabian,  ///< Narb
  nabataean,  ///< Nbat
  newa,  ///< Newa
  nko,  ///< Nkoo
  nushu,  ///< Nshu
  ogham,  ///< Ogam
  ol_chiki,  ///< Olck
  ol_onal,  ///< Onao
  old_turkic,  ///< Orkh
  oriya,  ///< Orya
  osage,  ///< Osge
  osmanya,  ///< Osma
  old_uyghur,  ///< Ougr
  palmyrene,  ///< Palm
  pau_cin_hau,  ///< Pauc
  old_permic,  ///< Perm
  phags_pa,  ///< Phag
  inscriptional_pahlavi,  ///< Phli
  psalter_pahlavi,  ///< Phlp
  phoenician,  ///< Phnx
  miao,  ///< Plrd
  inscriptional_parthian,  ///< Prti
  rejang,  ///< Rjng
  hanifi_rohingya,  ///< Rohg
  runic,  ///< Runr
  samaritan,  ///< Samr
  old_south_arabian,  ///< Sarb
  saurashtra,  ///< Saur
  signwriting,  ///< Sgnw
  shavian,  ///< Shaw
  sharada,  ///< Shrd
  siddham,  ///< Sidd
  sidetic,  ///< Sidt
  khudawadi,  ///< Sind
  sinhala,  ///< Sinh
  sogdian,  ///< Sogd
  old_sogdian,  ///< Sogo
  sora_sompeng,  ///< Sora
  soyombo,  ///< Soyo
  sundanese,  ///< Sund
  sunuwar,  ///< Sunu
  syloti_nagri,  ///< Sylo
  syriac,  ///< Syrc
  tagbanwa,  ///< Tagb
  takri,  ///< Takr
  tai_le,  ///< Tale
  new_tai_lue,  ///< Talu
  tamil,  ///< Taml
  tangut,  ///< Tang
  tai_viet,  ///< Tavt
  tai_yo,  ///< Tayo
  telugu,  ///< Telu
  tifinagh,  ///< Tfng
  tagalog,  ///< Tglg
  thaana,  ///< Thaa
  thai,  ///< Thai
  tibetan,  ///< Tibt
  tirhuta,  ///< Tirh
  tangsa,  ///< Tnsa
  todhri,  ///< Todr
  tolong_siki,  ///< Tols
  toto,  ///< Toto
  tulu_tigalari,  ///< Tutg
  ugaritic,  ///< Ugar
  vai,  ///< Vaii
  vithkuqi,  ///< Vith
  warang_citi,  ///< Wara
  wancho,  ///< Wcho
  old_persian,  ///< Xpeo
  cuneiform,  ///< Xsux
  yezidi,  ///< Yezi
  yi,  ///< Yiii
  zanabazar_square,  ///< Zanb
  inherited,  ///< Zinh
  common,  ///< Zyyy
};

}  // namespace u8lit::unicode

namespace u8lit::detail {

template <>
struct property_data<unicode::script> {
  // By loose matching: a comma between the names of one value, a semicolon after the last.
  static constexpr char names[] =
      "zzzz,unknown;adlm,adlam;aghb,caucasianalbanian;ahom;arab,arabic;armi,imperialaramaic;armn,armenian;avst,avesta"
      "n;bali,balinese;bamu,bamum;bass,bassavah;batk,batak;beng,bengali;berf,beriaerfe;bhks,bhaiksuki;bopo,bopomofo;b"
      "rah,brahmi;brai,braille;bugi,buginese;buhd,buhid;cakm,chakma;cans,canadianaboriginal;cari,carian;cham;cher,che"
      "rokee;chrs,chorasmian;copt,coptic,qaac;cpmn,cyprominoan;cprt,cypriot;cyrl,cyrillic;deva,devanagari;diak,divesa"
      "kuru;dogr,dogra;dsrt,deseret;dupl,duployan;egyp,egyptianhieroglyphs;elba,elbasan;elym,elymaic;ethi,ethiopic;ga"
      "ra,garay;geor,georgian;glag,glagolitic;gong,gunjalagondi;gonm,masaramgondi;goth,gothic;gran,grantha;grek,greek"
      ";gujr,gujarati;gukh,gurungkhema;guru,gurmukhi;hang,hangul;hani,han;hano,hanunoo;hatr,hatran;hebr,hebrew;hira,h"
      "iragana;hluw,anatolianhieroglyphs;hmng,pahawhhmong;hmnp,nyiakengpuachuehmong;hrkt,katakanaorhiragana;hung,oldh"
      "ungarian;ital,olditalic;java,javanese;kali,kayahli;kana,katakana;kawi;khar,kharoshthi;khmr,khmer;khoj,khojki;k"
      "its,khitansmallscript;knda,kannada;krai,kiratrai;kthi,kaithi;lana,taitham;laoo,lao;latn,latin;lepc,lepcha;limb"
      ",limbu;lina,lineara;linb,linearb;lisu;lyci,lycian;lydi,lydian;mahj,mahajani;maka,makasar;mand,mandaic;mani,man"
      "ichaean;marc,marchen;medf,medefaidrin;mend,mendekikakui;merc,meroiticcursive;mero,meroitichieroglyphs;mlym,mal"
      "ayalam;modi;mong,mongolian;mroo,mro;mtei,meeteimayek;mult,multani;mymr,myanmar;nagm,nagmundari;nand,nandinagar"
      "i;narb,oldnortharabian;nbat,nabataean;newa;nkoo,nko;nshu,nushu;ogam,ogham;olck,olchiki;onao,olonal;orkh,oldtur"
      "kic;orya,oriya;osge,osage;osma,osmanya;ougr,olduyghur;palm,palmyrene;pauc,paucinhau;perm,oldpermic;phag,phagsp"
      "a;phli,inscriptionalpahlavi;phlp,psalterpahlavi;phnx,phoenician;plrd,miao;prti,inscriptionalparthian;rjng,reja"
      "ng;rohg,hanifirohingya;runr,runic;samr,samaritan;sarb,oldsoutharabian;saur,saurashtra;sgnw,signwriting;shaw,sh"
      "avian;shrd,sharada;sidd,siddham;sidt,sidetic;sind,khudawadi;sinh,sinhala;sogd,sogdian;sogo,oldsogdian;sora,sor"
      "asompeng;soyo,soyombo;sund,sundanese;sunu,sunuwar;sylo,sylotinagri;syrc,syriac;tagb,tagbanwa;takr,takri;tale,t"
      "aile;talu,newtailue;taml,tamil;tang,tangut;tavt,taiviet;tayo,taiyo;telu,telugu;tfng,tifinagh;tglg,tagalog;thaa"
      ",thaana;thai;tibt,tibetan;tirh,tirhuta;tnsa,tangsa;todr,todhri;tols,tolongsiki;toto;tutg,tulutigalari;ugar,uga"
      "ritic;vaii,vai;vith,vithkuqi;wara,warangciti;wcho,wancho;xpeo,oldpersian;xsux,cuneiform;yezi,yezidi;yiii,yi;za"
      "nb,zanabazarsquare;zinh,inherited,qaai;zyyy,common;";
  // The lengths of runs of one value, from U+0000 on, in the high bits; the values in the others.
  static constexpr unsigned run_bits = 8;
  static constexpr char32_t runs[] =
      U"\x41AF\x1A4B\x6AF\x1A4B\x2FAF\x14B\xFAF\x14B\x5AF\x174B\x1AF\x1F4B\x1AF\x1C14B\x27AF\x54B\x5AF\x20F\x14AF"
      U"\x70AE\x42E\x1AF\x32E\x200\x42E\x1AF\x12E\x400\x12E\x1AF\x12E\x1AF\x32E\x100\x12E\x100\x142E\x100\x3F2E\xE1A"
      U"\x102E\x851D\x2AE\xA91D\x100\x2606\x200\x3206\x200\x306\x100\x3736\x800\x1B36\x400\x636\xB00\x504\x1AF\x604"
      U"\x1AF\xE04\x1AF\x304\x1AF\x2004\x1AF\xA04\xBAE\x1A04\x1AE\x6C04\x1AF\x2204\xE8F\x100\x3C8F\x200\x38F\x3004"
      U"\x329B\xE00\x3B68\x200\x368\x2E7E\x200\xF7E\x100\x1C55\x200\x155\x100\xB8F\x500\x2204\x500\x4B04\x1AF\x1D04"
      U"\x511E\x4AE\xF1E\x2AF\x1A1E\x40C\x100\x80C\x200\x20C\x200\x160C\x100\x70C\x100\x10C\x300\x40C\x200\x90C\x200"
      U"\x20C\x200\x40C\x800\x10C\x400\x20C\x100\x50C\x200\x190C\x200\x331\x100\x631\x400\x231\x200\x1631\x100\x731"
      U"\x100\x231\x100\x231\x100\x231\x200\x131\x100\x531\x400\x231\x200\x331\x300\x131\x700\x431\x100\x131\x700"
      U"\x1131\xA00\x32F\x100\x92F\x100\x32F\x100\x162F\x100\x72F\x100\x22F\x100\x52F\x200\xA2F\x100\x32F\x100\x32F"
      U"\x200\x12F\xF00\x42F\x200\xC2F\x700\x72F\x100\x36E\x100\x86E\x200\x26E\x200\x166E\x100\x76E\x100\x26E\x100"
      U"\x56E\x200\x96E\x200\x26E\x200\x36E\x700\x36E\x400\x26E\x100\x56E\x200\x126E\xA00\x294\x100\x694\x300\x394"
      U"\x100\x494\x300\x294\x100\x194\x100\x294\x300\x294\x300\x394\x300\xC94\x400\x594\x300\x394\x100\x494\x200\x194"
      U"\x600\x194\xE00\x1594\x500\xD98\x100\x398\x100\x1798\x100\x1098\x200\x998\x100\x398\x100\x498\x700\x298\x100"
      U"\x398\x100\x298\x200\x498\x200\xA98\x700\x998\xD46\x100\x346\x100\x1746\x100\xA46\x100\x546\x200\x946\x100"
      U"\x346\x100\x446\x700\x246\x500\x346\x100\x446\x200\xA46\x100\x346\xC00\xD5C\x100\x35C\x100\x335C\x100\x35C"
      U"\x100\x65C\x400\x105C\x200\x1A5C\x100\x387\x100\x1287\x300\x1887\x100\x987\x100\x187\x200\x787\x300\x187\x400"
      U"\x687\x100\x187\x100\x887\x600\xA87\x200\x387\xC00\x3A9C\x400\x1AF\x1C9C\x2500\x24A\x100\x14A\x100\x54A\x100"
      U"\x184A\x100\x14A\x100\x174A\x200\x54A\x100\x14A\x100\x74A\x100\xA4A\x200\x44A\x2000\x489D\x100\x249D\x400"
      U"\x279D\x100\x249D\x100\xF9D\x100\x79D\x4AF\x29D\x2500\xA062\x2628\x100\x128\x500\x128\x200\x2B28\x1AF\x428"
      U"\x10032\x4926\x100\x426\x200\x726\x100\x126\x100\x426\x200\x2926\x100\x426\x200\x2126\x100\x426\x200\x726\x100"
      U"\x126\x100\x426\x200\xF26\x100\x3926\x100\x426\x200\x4326\x200\x2026\x300\x1A26\x600\x5618\x200\x618\x200"
      U"\x28015\x1D6A\x300\x4B7D\x3AF\xB7D\x700\x169A\x900\x19A\x1534\x2AF\x900\x1413\xC00\xD90\x100\x390\x100\x290"
      U"\xC00\x5E43\x200\xA43\x600\xA43\x600\x25E\x2AF\x15E\x1AF\x145E\x600\x595E\x700\x2B5E\x500\x4615\xA00\x1F4D"
      U"\x100\xC4D\x400\xC4D\x400\x14D\x300\xC4D\x1E92\x200\x592\xB00\x2C93\x400\x1A93\x600\xB93\x300\x293\x2043\x1C12"
      U"\x200\x212\x3F49\x100\x1D49\x200\xB49\x600\xA49\x600\xE49\x200\x2EAE\x200\xCAE\x1400\x4D08\x100\x3208\x408C"
      U"\x340B\x800\x40B\x384C\x300\xF4C\x300\x34C\x306B\xB1D\x500\x2B28\x200\x328\x88C\x800\x3AE\x1AF\xDAE\x1AF\x7AE"
      U"\x4AF\x1AE\x6AF\x1AE\x3AF\x2AE\x1AF\x500\x264B\x52E\x11D\x314B\x52E\x44B\x52E\xD4B\x11D\x464B\x12E\x40AE"
      U"\x1004B\x162E\x200\x62E\x200\x262E\x200\x62E\x200\x82E\x100\x12E\x100\x12E\x100\x12E\x100\x1F2E\x200\x352E"
      U"\x100\xF2E\x100\xE2E\x200\x62E\x100\x132E\x200\x32E\x100\x92E\x100\xCAF\x2AE\x57AF\x100\xBAF\x14B\x200\xBAF"
      U"\x14B\xFAF\x100\xD4B\x300\x22AF\xE00\x21AE\xF00\x26AF\x12E\x3AF\x24B\x6AF\x14B\x1BAF\x14B\x11AF\x294B\x3AF"
      U"\x400\x29AAF\x1600\xBAF\x1500\x3A0AF\x10011\x274AF\x200\x8AAF\x6029\x204B\x741A\x500\x71A\x2628\x100\x128\x500"
      U"\x128\x200\x3899\x700\x299\xE00\x199\x1726\x900\x726\x100\x726\x100\x726\x100\x726\x100\x726\x100\x726\x100"
      U"\x726\x100\x726\x100\x201D\x5EAF\x2200\x1A33\x100\x5933\xC00\xD633\x1A00\x15AF\x133\x1AF\x133\x19AF\x933\x4AE"
      U"\x232\x8AF\x433\x4AF\x100\x5637\x200\x2AE\x2AF\x337\x1AF\x5A40\x2AF\x340\x500\x2B0F\x100\x5E32\x100\x10AF"
      U"\x200F\x26AF\x900\x1AF\x1040\x1F32\x100\x40AF\x1F32\x51AF\x2F40\x1AF\x5840\xA8AF\x19C033\x40AF\x520033\x48DAC"
      U"\x300\x37AC\x900\x3050\x12CA5\x1400\x601D\x5809\x800\x22AF\x664B\x3AF\x524B\x1400\xF4B\x2D8E\x300\xAAF\x600"
      U"\x3875\x800\x4680\x800\xC80\x600\x201E\x2E3F\x1AF\x13F\x247B\xB00\x17B\x1D32\x300\x4E3E\x100\x1AF\xA3E\x400"
      U"\x23E\x1F62\x100\x3717\x900\xE17\x200\xA17\x200\x417\x2062\x4396\x1800\x596\x1760\xA00\x626\x200\x626\x200"
      U"\x626\x900\x726\x100\x726\x100\x2B4B\x1AF\x94B\x12E\x44B\x2AF\x400\x5018\x2E60\x200\xA60\x600\x2BA432\xC00"
      U"\x1732\x400\x3132\x210400\x16E33\x200\x6A33\x2600\x74B\xC00\x506\x500\x1A36\x100\x536\x100\x136\x100\x236\x100"
      U"\x236\x100\xA36\x1EE04\x2AF\x9004\x2000\x1004\x10AE\xAAF\x600\xEAE\x21D\x23AF\x100\x13AF\x100\x4AF\x400\x504"
      U"\x100\x8704\x200\x1AF\x100\x20AF\x1A4B\x6AF\x1A4B\xBAF\xA40\x1AF\x2D40\x2AF\x1F32\x300\x632\x200\x632\x200"
      U"\x632\x200\x332\x300\x7AF\x100\x7AF\xA00\x5AF\x200\xC4F\x100\x1A4F\x100\x134F\x100\x24F\x100\xF4F\x200\xE4F"
      U"\x2200\x7B4F\x500\x3AF\x400\x2DAF\x300\x9AF\x4F2E\x100\xDAF\x300\x12E\x2F00\x2DAF\x1AE\x8200\x1D51\x300\x3116"
      U"\xF00\x1AE\x1BAF\x400\x243D\x900\x33D\x1B2C\x500\x2B74\x500\x1EA4\x100\x1A4\x24A9\x400\xEA9\x2A00\x5021\x3082"
      U"\x1E70\x200\xA70\x600\x246F\x400\x246F\x400\x2824\x800\x3402\xB00\x102\xBA6\x100\xFA6\x100\x7A6\x100\x2A6\x100"
      U"\xBA6\x100\xFA6\x100\x7A6\x100\x2A6\x300\x34A0\xC00\x1374E\x900\x164E\xA00\x84E\x1800\x64B\x100\x2A4B\x100"
      U"\x94B\x4500\x61C\x200\x11C\x100\x2C1C\x100\x21C\x300\x11C\x200\x11C\x1605\x100\x905\x2072\x1F66\x800\x966"
      U"\x3000\x1335\x100\x235\x500\x535\x1C78\x300\x178\x1A52\x500\x152\x1A85\x2600\x205B\x185A\x400\x145A\x200\x2E5A"
      U"\x442\x100\x242\x500\x842\x100\x342\x100\x1D42\x200\x342\x400\xA42\x700\x942\x700\x207F\x2065\x2000\x2756\x400"
      U"\xC56\x900\x3607\x300\x707\x167A\x200\x87A\x1376\x500\x876\x1277\x700\x477\xC00\x777\x5000\x496D\x3700\x333C"
      U"\xD00\x333C\x700\x63C\x287C\x800\xA7C\x600\x2627\x300\x1D27\x800\x227\xD000\x1F04\x100\x2AAB\x100\x3AB\x200"
      U"\x2AB\x1000\x604\x800\x904\x2100\x604\x2889\x800\x2A88\x1600\x1A71\x2600\x1C19\x1400\x1725\x900\x4E10\x400"
      U"\x2410\x900\x110\x4348\xA00\x148\x200\x198A\x700\xA8A\x600\x3514\x100\x1214\x800\x2753\x900\x6083\x100\x1487"
      U"\xB00\x1244\x100\x2F44\x3E00\x761\x100\x161\x100\x461\x100\xF61\x100\xB61\x600\x3B86\x500\xA86\x600\x42D\x100"
      U"\x82D\x200\x22D\x200\x162D\x100\x72D\x100\x22D\x100\x52D\x100\x1AE\x92D\x200\x22D\x200\x32D\x200\x12D\x600"
      U"\x12D\x500\x72D\x200\x72D\x300\x52D\xB00\xAA3\x100\x1A3\x200\x1A3\x100\x26A3\x100\xAA3\x100\x1A3\x200\x1A3"
      U"\x100\x4A3\x100\xAA3\x100\x2A3\x800\x2A3\x1D00\x5C67\x100\x567\x1E00\x489E\x800\xA9E\xA600\x3684\x200\x2684"
      U"\x2200\x455D\xB00\xA5D\x600\xD5E\x1300\x3A91\x600\xA91\x600\x1462\x1C00\x1B03\x200\xF03\x400\x1703\xB900\x3C20"
      U"\x6400\x53A7\xC00\x1A7\x71F\x200\x11F\x200\x81F\x100\x21F\x100\x1E1F\x100\x21F\x200\xC1F\x900\xA1F\x4600\x864"
      U"\x200\x2E64\x200\xB64\x1B00\x48AD\x800\x538B\xD00\x1015\x3973\x700\xA1E\x5600\x883\x5800\x228D\xE00\xA8D\x600"
      U"\x90E\x100\x2D0E\x100\xE0E\xA00\x1D0E\x300\x2057\x200\x1657\x100\xE57\x4900\x72B\x100\x22B\x100\x2C2B\x300"
      U"\x12B\x100\x22B\x100\x92B\x800\xA2B\x600\x62A\x100\x22A\x100\x252A\x100\x22A\x100\x62A\x700\xA2A\x600\x2CA1"
      U"\x400\xAA1\xF600\x1954\x700\x1141\x100\x2941\x300\x1D41\x5500\x150\xF00\x3294\xD00\x194\x39AAA\x6600\x6FAA"
      U"\x100\x5AA\xB00\xC4AA\xA4C00\x631B\xD00\x45623\xA00\xF9B23\x500\x24738\x1AB900\x3A30\x6C600\x23909\x700\x1F5F"
      U"\x100\xA5F\x400\x25F\x4F9F\x100\xA9F\x600\x1E0A\x200\x60A\xA00\x4639\xA00\xA39\x100\x739\x100\x1539\x500\x1339"
      U"\x1B000\x3A47\xC600\x5B58\x500\x190D\x200\x190D\x2C00\x4B79\x400\x3979\x700\x1179\x4000\x195\x169\x233\x145"
      U"\xB00\x733\x900\x1B0095\x1D645\x2900\x145\x1F95\x6100\x7395\x21FD00\x440\x100\x740\x100\x240\x100\x140\x11F37"
      U"\x340\xF00\x137\x1D00\x337\x200\x140\xE00\x440\x800\x18C69\x90400\x6B22\x500\xD22\x300\x922\x700\xA22\x200"
      U"\x422\x4AF\xF5C00\xFDAF\x300\x1B4AF\x600\x17AF\xF00\x11AF\xF00\x2EAE\x200\x17AE\x900\x74AF\x3C00\xF6AF\xA00"
      U"\x27AF\x200\x3EAF\x3AE\x11AF\x8AE\x2AF\x7AE\x1EAF\x4AE\x3DAF\x1500\x462E\x7A00\x14AF\xC00\x14AF\xC00\x57AF"
      U"\x900\x19AF\x8700\x55AF\x100\x47AF\x100\x2AF\x200\x1AF\x200\x2AF\x200\x4AF\x100\xCAF\x100\x1AF\x100\x7AF\x100"
      U"\x41AF\x100\x4AF\x200\x8AF\x100\x7AF\x100\x1CAF\x100\x4AF\x100\x5AF\x100\x1AF\x300\x7AF\x100\x154AF\x200"
      U"\x124AF\x200\x32AF\x28C81\xF00\x581\x100\xF81\x45000\x1F4B\x600\x64B\xD500\x729\x100\x1129\x200\x729\x100\x229"
      U"\x100\x529\x500\x3E1D\x2100\x11D\x7000\x2D3A\x300\xE3A\x200\xA3A\x400\x23A\x14000\x1FA2\x1100\x3AA8\x500\x1A8"
      U"\x1D000\x2A63\xD600\x2B6C\x400\x16C\xC000\x1F97\x100\x1697\x800\x297\xE000\x726\x100\x426\x100\x226\x100\xF26"
      U"\x100\xC559\x200\x1059\x2900\x4C01\x400\xA01\x400\x201\x31100\x44AF\x4C00\x3DAF\xC200\x404\x100\x1B04\x100"
      U"\x204\x100\x104\x200\x104\x100\xA04\x100\x404\x100\x104\x100\x104\x600\x104\x400\x104\x100\x104\x100\x104\x100"
      U"\x304\x100\x204\x100\x104\x200\x104\x100\x104\x100\x104\x100\x104\x100\x104\x100\x204\x100\x104\x200\x404\x100"
      U"\x704\x100\x404\x100\x404\x100\x104\x100\xA04\x100\x1104\x500\x304\x100\x504\x100\x1104\x3400\x204\x10E00"
      U"\x2CAF\x400\x64AF\xC00\xFAF\x200\xFAF\x100\xFAF\x100\x25AF\xA00\xAEAF\x3800\x1AAF\x137\x2AF\xD00\x2CAF\x400"
      U"\x9AF\x700\x2AF\xE00\x6AF\x9A00\x3D9AF\x300\x11AF\x300\xDAF\x300\xDAAF\x600\xCAF\x400\x1AF\xF00\xCAF\x400"
      U"\x38AF\x800\xAAF\x600\x28AF\x800\x1EAF\x200\xCAF\x400\x2AF\xE00\x9AF\x2700\x158AF\x800\xEAF\x200\xDAF\x300"
      U"\xBAF\x300\x39AF\x100\x1AF\x400\x10AF\x200\xCAF\x400\xAAF\x700\x93AF\x100\x67AF\x40500\xA6E033\x2000\x111E33"
      U"\x200\x168E33\x200\x1D3133\xF00\x26E33\x9A200\x21E33\x5E200\x134B33\x500\x212A33\xACB8700\x1AF\x1E00\x60AF"
      U"\x8000\xF0AE\x2FE1000";
  // 19905 octets: where each block of blocks begins, the blocks of each, and the values of each.
  static constexpr unsigned bits = 8, grain = 0, shift = 4, block_shift = 5;
  static constexpr char32_t end = 0xE01F0;
  static constexpr unsigned char rows[] =
      "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\21\23\24\25\26\27\30\31\31\31\31\31\31\31\31\31\31\31\31\32"
      "\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31"
      "\31\31\31\31\33\33\34\35\36\37\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\41\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\43\44\45\46\47\50\51\52\53\54\55\56\57\60\61\62\63\64\65\66\67\70\71\42\42\42"
      "\42\72\73\73\74\73\73\73\73\73\73\75\76\77\42\42\42\42\42\42\42\42\42\42\42\42\100\42\42\42\101\102\103\104\105"
      "\105\105\105\105\105\105\105\105\105\105\105\105\106\107\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\110"
      "\111\112\42\42\42\42\113\42\42\42\42\42\42\42\114\115\116\117\120\121\122\123\42\124\125\126\127\130\131\42\132"
      "\133\134\135\21\136\137\140\42\42\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31"
      "\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31"
      "\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\141\31\31\31\31\31\31\31\31\142\31\31\31\31\31\31"
      "\31\31\31\31\143\31\31\31\31\31\31\31\31\31\31\31\31\31\144\31\145\42\42\42\42\31\146\42\42\31\31\31\31\31\31"
      "\31\31\31\147\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31\150\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\151";
  static constexpr char16_t blocks[] =
      u"\x0\x0\x0\x0\x1\x2\x1\x2\x0\x0\x3\x3\x4\x5\x4\x5\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4"
      u"\x4\x4\x4\x4\x4\x4\x4\x6\x0\x0\x7\x0\x8\x8\x8\x8\x8\x8\x8\x9\xA\xB\xC\xB\xB\xB\xD\xB\xE\xE\xE\xE\xE\xE\xE\xE"
      u"\xF\xE\xE\xE\xE\xE\xE\xE\xE\xE\xE\x10\x11\x12\x11\x11\x13\x14\x15\x15\x16\x15\x17\x18\x19\x1A\x1B\x1B\x1C\x1D"
      u"\x1B\x1E\x1B\x1B\x1B\x1B\x1B\x1F\x1B\x1B\x20\x21\x21\x21\x22\x1B\x1B\x1B\x23\x23\x23\x24\x25\x25\x25\x26\x27"
      u"\x27\x28\x29\x2A\x2B\x2C\x1B\x1B\x2D\x1B\x1B\x1B\x1B\x2E\x1B\x2F\x2F\x2F\x2F\x2F\x30\x31\x2F\x32\x33\x34\x35"
      u"\x36\x37\x38\x39\x3A\x3B\x3C\x3D\x3E\x3F\x40\x41\x42\x43\x44\x45\x46\x47\x48\x49\x4A\x4B\x4C\x4D\x4E\x4F\x50"
      u"\x51\x52\x53\x54\x55\x56\x57\x58\x59\x5A\x5B\x5C\x5D\x5E\x5F\x60\x61\x62\x63\x64\x65\x66\x67\x68\x69\x6A\x6B"
      u"\x6C\x6C\x6D\x6E\x6F\x6C\x70\x71\x72\x73\x74\x75\x76\x77\x78\x79\x79\x7A\x79\x7B\x7C\x7C\x7D\x7E\x7F\x80\x81"
      u"\x82\x7C\x7C\x83\x83\x83\x83\x84\x83\x85\x86\x83\x84\x83\x87\x87\x88\x7C\x7C\x89\x89\x89\x89\x89\x89\x89\x89"
      u"\x89\x89\x8A\x8A\x8B\x8A\x8A\x8C\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8E\x8E\x8E"
      u"\x8E\x8F\x90\x8E\x8E\x8F\x8E\x8E\x91\x92\x93\x8E\x8E\x8E\x92\x8E\x8E\x8E\x94\x8E\x95\x8E\x96\x97\x97\x97\x97"
      u"\x97\x98\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99"
      u"\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x99\x9A\x9B\x9C\x9C\x9C\x9C\x9D\x9E\x9F\xA0\xA1\xA2"
      u"\xA3\xA4\xA5\xA6\xA7\xA7\xA7\xA7\xA7\xA8\xA9\xA9\xAA\xAB\xAC\xAC\xAC\xAC\xAC\xAD\xAC\xAC\xAE\x99\x99\x99\x99"
      u"\xAF\xB0\xB1\xB2\xB2\xB3\xB4\xB5\xB6\xB7\xB7\xB8\xB7\xB9\xBA\xA7\xA7\xBB\xBC\xBD\xBD\xBD\xBE\xBD\xBF\xC0\xC0"
      u"\xC1\x8\x8\xC2\xC3\x7C\xC4\xC4\xC4\xC4\xC5\xC4\xC4\xC4\xC6\xC6\xC6\xC6\xC7\xC7\xC7\xC8\xC9\xC9\xC9\xCA\xCB\xCC"
      u"\xCC\xCC\xCD\x8A\x8A\xCE\xCF\xD0\xD1\xD2\x4\x4\xD3\x4\x4\xD4\xD5\xD6\x4\x4\x4\xD7\x8\x8\x8\x8\x4\x4\x4\x4\x4"
      u"\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\x4\xB\xD8\xB\xB\xD8\xD9\xB\xDA\xB\xB\xB\xDB\xDB\xDC\xB\xDD\xDE\x0\x0\x0\x0\x0"
      u"\xDF\xE0\xE1\xE2\x0\x0\xE3\x8\x8\xE4\x0\x0\xE5\xE6\xE7\x0\x4\x4\xE8\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\xE9\x7C\xEA\x7C\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\xEB\xEB\xEB\xEB\xEB\xEB\xEB\xEB\xEB\xEB\xEB"
      u"\xEB\xEB\xEB\xEB\xEB\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x0\x0\x0\x0\x0\xEC\x0\x0\x0\x0\x0\x0\x0\x0\xED\xED\xED\xED\xED\xED\x4\x4\xEE\xEE\xEE\xEE\xEE\xEE"
      u"\xEE\xEF\x8A\x8A\x8B\xF0\xF0\xF0\xF1\xF2\x8E\xF3\xF4\xF4\xF4\xF4\xE\xE\x0\x0\x0\x0\x0\xF5\x7C\x7C\xF6\xF7\xF6"
      u"\xF6\xF6\xF6\xF6\xF8\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF9\x7C\x0\xFA\x0\xFB\xFC\xFD\xFE\xFE"
      u"\xFE\xFE\xFF\x100\x101\x101\x101\x101\x102\x103\x104\x104\x105\x8D\x8D\x8D\x8D\x106\x0\x104\x104\x0\x0\x107"
      u"\x101\x8D\x106\x0\x0\x0\x0\x8D\x108\x0\x0\x0\x0\x0\x101\x101\x109\x101\x101\x101\x101\x101\x10A\x0\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x0\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\x0\x0\x0\x0\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B"
      u"\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10B"
      u"\x10B\x10B\x10B\x10B\x10B\x10B\x10B\x10C\x10B\x10B\x10B\x10D\x10E\x10E\x10E\x10F\x10F\x10F\x10F\x10F\x10F\x10F"
      u"\x10F\x10F\x10F\x10F\x10F\x10F\x10F\x10F\x10F\x10F\x10F\x110\x7C\xE\xE\xE\xE\xE\xE\x111\x111\x111\x111\x111"
      u"\x112\x0\x0\x113\x4\x4\x4\x4\x4\x114\x4\x4\x4\x4\xE2\x7C\x115\x116\x116\x117\xE9\x118\x118\x118\x119\x11A\x11A"
      u"\x11A\x11A\x11B\x11C\x2F\x2F\x11D\x11D\x11E\x11F\x11F\x120\x8D\x121\x122\x122\x122\x122\x123\x124\x89\x125"
      u"\x126\x126\x126\x127\x128\x129\x89\x89\x12A\x12A\x12A\x12A\x12B\x12C\x12D\x12E\x12F\x130\xF4\x4\x4\x131\x132"
      u"\x97\x97\x97\x97\x97\x12D\x12D\x133\x134\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D"
      u"\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D"
      u"\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x8D\x135\x8D\x136\x8D\x8D\x137\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\x138\xF6\xF6\xF6\xF6\xF6\xF6\x139\x7C\x7C\x13A\x13B\x15\x13C\x13D\x1B"
      u"\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B"
      u"\x1B\x1B\x13E\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x1B\x7C\x7C\x1B\x8\xE9\x13F\x0\x0\x140\x141\x142\x1B\x1B\x1B\x1B"
      u"\x1B\x1B\x1B\x143\x144\x0\x1\x2\x1\x2\x145\x100\x101\x146\x8D\x106\x147\x148\x149\x14A\x14B\x14C\x14D\x14E"
      u"\x14F\x14F\x7C\x7C\x14C\x14C\x14C\x14C\x14C\x14C\x14C\x150\x151\x0\x0\x152\xB\xB\xB\xB\x153\x154\x155\x7C\x7C"
      u"\x0\x0\x156\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x157\x158\x159\x159\x159\x15A\x15B\x15C\x15D\x15D\x15E\x15F\x160"
      u"\x161\x161\x162\x163\x164\x165\x165\x166\x167\x7C\x7C\x168\x168\x168\x168\x168\x169\x169\x169\x16A\x16B\x16C"
      u"\x16D\x16D\x16E\x16D\x16F\x170\x170\x171\x172\x172\x172\x173\x174\x174\x175\x176\x177\x178\x178\x178\x179\x17A"
      u"\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17A\x17B\x17A\x17C\x17D"
      u"\x7C\x17E\x4\x4\x17F\x7C\x7C\x7C\x7C\x180\x181\x181\x182\x183\x184\x185\x185\x186\x187\x188\x7C\x7C\x7C\x189"
      u"\x18A\x18B\x18C\x18D\x18E\x18F\x190\x7C\x7C\x191\x191\x192\x193\x192\x194\x192\x192\x195\x196\x197\x198\x199"
      u"\x199\x19A\x19A\x19B\x19B\x7C\x7C\x19C\x19C\x19D\x19E\x19F\x19F\x19F\x1A0\x1A1\x1A2\x1A3\x1A4\x1A5\x1A6\x1A7"
      u"\x7C\x7C\x7C\x7C\x7C\x1A8\x1A8\x1A8\x1A8\x1A9\x7C\x7C\x7C\x1AA\x1AA\x1AA\x1AB\x1AA\x1AA\x1AA\x1AC\x1AD\x1AD"
      u"\x1AE\x1AF\x1B0\x1B0\x1B1\x1B0\x1B2\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x1B\x1B3\x1B4\x1B4"
      u"\x1B5\x1B6\x1B7\x1B8\x7C\x1B9\x1BA\x1BA\x1BB\x1BC\x1BC\x1BD\x7C\x1BE\x1BF\x7C\x7C\x1C0\x1C1\x7C\x1C2\x1C3\x1C4"
      u"\x1C4\x1C4\x1C4\x1C5\x1C6\x1C4\x1C7\x1C8\x1C8\x1C8\x1C8\x1C9\x1CA\x1CB\x1CC\x1CD\x1CD\x1CD\x1CE\x1CF\x1D0\x1D0"
      u"\x1D1\x1D2\x1D2\x1D2\x1D2\x1D2\x1D2\x1D3\x1D4\x1D5\x1D6\x1D5\x1D5\x1D7\x7C\x7C\x7C\x1D8\x1D9\x1DA\x1DB\x1DB"
      u"\x1DB\x1DC\x1DD\x1DE\x1DF\x1E0\x1E1\x1E2\x1E3\x1E4\x1E5\x1E6\x1E7\x1E7\x1E8\x1E9\x1EA\x1EB\x7C\x1EC\x1EC\x1EC"
      u"\x1EC\x1EC\x1ED\x1EE\x7C\x1EF\x1EF\x1EF\x1EF\x1F0\x1F1\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x1F2\x1F2\x1F2"
      u"\x1F3\x1F2\x1F4\x7C\x7C\x1F5\x1F5\x1F5\x1F5\x1F6\x1F7\x1F8\x7C\x1F9\x1F9\x1F9\x1FA\x1FA\x89\x1FB\x7C\x1FC\x1FD"
      u"\x1FE\x1FC\x1FF\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x200\x200\x200\x201\x7C\x7C\x7C\x7C\x7C\x7C\x202"
      u"\x202\x202\x202\x202\x203\x204\x205\x206\x207\x208\x209\x7C\x7C\x7C\x7C\x20A\x20B\x20B\x20A\x20C\x7C\x20D\x20D"
      u"\x20D\x20D\x20E\x20F\x20F\x20F\x20F\x20F\x210\x99\x211\x211\x211\x212\x213\x7C\x7C\x7C\x7C\x7C\x214\x7C\x7C"
      u"\x7C\x7C\x7C\x215\x215\x216\x217\x218\x219\x219\x21A\x21B\x219\x21C\x21D\x21D\x21E\x21F\x220\x7C\x7C\x7C\x7C"
      u"\x221\x222\x222\x223\x224\x225\x226\x227\x228\x229\x22A\x22B\x22B\x22C\x22D\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x22E\x22F\x230\x231\x230\x232\x230\x233\x7C\x7C\x7C\x7C\x7C\x234\x235\x235\x235"
      u"\x236\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237"
      u"\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237"
      u"\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x238\x7C\x7C\x7C\x7C\x7C\x7C\x237\x237"
      u"\x237\x237\x237\x237\x239\x23A\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x237\x23B\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x23C\x23C\x23C\x23C\x23C\x23C\x23D\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E"
      u"\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E"
      u"\x23E\x23E\x23E\x23E\x23E\x23F\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E"
      u"\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E"
      u"\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x23E\x240\x241\x241"
      u"\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241"
      u"\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x241\x242\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x243\x243\x243\x244\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x111\x111\x111\x111"
      u"\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111\x111"
      u"\x111\x111\x111\x111\x111\x111\x111\x111\x111\x245\x246\x247\x248\x249\x249\x249\x249\x24A\x24B\x24C\x24D\x24E"
      u"\x24F\x24F\x24F\x24F\x250\x251\x252\x253\x24F\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x254\x254\x254\x255\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x256\x256\x256\x256\x256\x257\x258\x259\x258\x25A\x7C\x7C\x25B\x25B\x25B\x25B\x25C\x25B\x25B\x25B\x25D"
      u"\x25B\x7C\x7C\x7C\x7C\x25E\x25F\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260"
      u"\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260"
      u"\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x260\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261"
      u"\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x261\x262\x7C\x263\x260"
      u"\x264\x7C\x7C\x7C\x7C\x7C\x7C\x260\x260\x260\x260\x260\x260\x260\x265\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x266\x267\xFE\xFE\xFE\xFE"
      u"\xFE\xFE\xFE\xFE\xFE\xFE\xFE\xFE\xFE\xFE\xFE\xFE\xFE\x268\x269\x7C\x26A\x26B\x26C\x26C\x26C\x26C\x26C\x26C"
      u"\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26C\x26D\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x26E\x26E\x26E\x26E\x26E\x26E\x26F\x270\x271\x272\x273"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x0\x0\x0\x0\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x0\x0\x0\x154\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0"
      u"\x274\x0\x275\x0\x275\x8\x8\xC2\x8\x276\x0\x0\x0\x0\x0\x0\x0\x273\x7C\x7C\x7C\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x277\x0\x0\x278\x0\x0\x0\x279\x27A\x27B\x0\x27C\x0\x0\x0\xEA\x7C\xB\xB\xB\xB\x27D\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x0\x273\x0\x273\x0\x0\x0\x0\x0\x27E\x0\x27F\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x0\x0\x0\x0\x0\xDF\x0"
      u"\x0\x0\x280\x281\x282\x283\x0\x0\x0\x284\x285\x0\x286\x287\x288\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0"
      u"\x0\x0\x0\x0\x0\x289\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x28A\x0\x0\x0\x28B\x28B\x28B\x28B\x28B"
      u"\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B"
      u"\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28B\x28C\x28D\x28E\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x4\x28F\x290\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x291\x292\x293\xE\xE\xE\x294\x7C"
      u"\x295\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x296\x296\x297\x298\x299\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x29A\x29B\x7C\x29C\x29C\x29C\x29D\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x29E\x29E\x29F\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x2A0\x2A0\x2A1\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x2A2\x2A3\x2A2"
      u"\x2A4\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x2A5\x2A6\x2A7\x2A7\x2A7\x2A7\x2A7\x2A7\x2A7"
      u"\x2A7\x2A7\x2A7\x2A7\x2A7\x2A8\x2A9\x7C\x7C\x2AA\x2AA\x2AA\x2AA\x2AB\x2AC\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x144\x0\x0\x0\x2AD\x7C\x7C\x7C\x7C\x144\x0\x0\xF5\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x2AE\x1B\x2AF\x2B0\x2B1\x2B2\x2B3\x2B4\x2B5\x2B6\x2B7\x2B6\x7C\x7C\x7C\x2B8\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x0\x0\x15C\x0\x0\x0\x0\x0\x0\x273\xE1\x144\x144\x144\x0"
      u"\x277\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\xF5\x7C\x7C\x7C\x2B9\x0\x2BA\x0\x0\x15C\x27F\xE3\x277\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x2BB"
      u"\x154\x154\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\xE9\x15C\x275\x15C\x0\x0\x0\x2BC\xE9\x0\x0\x2BC\x0\xF5\x15C"
      u"\xE3\x27F\x7C\x7C\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x0\x2BC\xF5\x154\x2BD\x0\x0\x0"
      u"\x2BE\x2BF\x2C0\x27F\x0\x0\x0\x0\x0\x0\x0\x0\x0\x140\x0\x0\x0\x0\x0\xEA\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\x7C\x7C\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\x138\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\x138\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\x2C1\xF6\xF6\xF6\xF6\xF6\xF6\x138\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\xF6\x138\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\x2C2\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6\xF6"
      u"\xF6\xF6\xF6\xF6\xF6\xF6\x139\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C"
      u"\x7C\x7C\x7C\x7C\x2C3\x7C\x0\x0\x0\x0\x0\x0\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x7C\x8\x8\x8\x8\x8\x8\x8\x8\x8\x8\x8"
      u"\x8\x8\x8\x8\x0";
  static constexpr unsigned char values[] =
      "\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\113\113\113\113\113\113\113\113\113\113"
      "\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\257\257\257\257\257\257\257\257\257\257\257"
      "\257\257\257\257\113\257\257\257\257\257\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113"
      "\113\113\113\113\113\113\257\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\257\257\257"
      "\257\257\257\257\113\113\113\113\113\257\257\257\257\257\17\17\257\257\257\257\256\256\256\256\256\256\256\256"
      "\256\256\256\256\256\256\256\256\56\56\56\56\257\56\56\56\0\0\56\56\56\56\257\56\0\0\0\0\56\257\56\257\56\56\56"
      "\0\56\0\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\0\56\56\56\56\56\56\56\56\56\56\56\56\56\56"
      "\56\32\32\32\32\32\32\32\32\32\32\32\32\32\32\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35"
      "\256\256\35\35\35\35\35\35\35\35\35\0\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6"
      "\6\0\0\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\0\0\6\6\6\0\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66"
      "\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\0\0\0\0\0\0\0\0\66\66\66\66\66\66\66\66\66\66\66\0"
      "\0\0\0\66\66\66\66\66\66\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\4\257\4\4\4\4\4\4\257\4\4\4\4\4\4\4\4\4\4\4\4\4\4\257\4"
      "\4\4\257\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\257\4\4\4\4\4\4\4\4\4\4\256\256\256\256\256\256\256\256\256\256\256\4"
      "\4\4\4\4\4\4\4\4\4\256\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\257\4\4\217\217\217\217\217\217"
      "\217\217\217\217\217\217\217\217\0\217\217\217\217\217\217\217\217\217\217\217\217\217\217\217\217\217\217\217"
      "\217\217\217\217\217\217\217\217\217\0\0\217\217\217\233\233\233\233\233\233\233\233\233\233\233\233\233\233"
      "\233\233\233\233\0\0\0\0\0\0\0\0\0\0\0\0\0\0\150\150\150\150\150\150\150\150\150\150\150\150\150\150\150\150"
      "\150\150\150\150\150\150\150\150\150\150\150\0\0\150\150\150\176\176\176\176\176\176\176\176\176\176\176\176"
      "\176\176\176\176\176\176\176\176\176\176\176\176\176\176\176\176\176\176\0\0\176\176\176\176\176\176\176\176"
      "\176\176\176\176\176\176\176\0\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125"
      "\125\125\125\125\125\125\125\125\0\0\125\0\217\217\217\217\217\217\217\217\217\217\217\0\0\0\0\0\4\4\0\0\0\0\0"
      "\4\4\4\4\4\4\4\4\4\4\4\257\4\4\4\4\4\4\4\4\4\4\4\4\4\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\256\256"
      "\256\256\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\257\257\36\36\36\36\36\36\36\36\36\36\14\14\14\14\0\14\14"
      "\14\14\14\14\14\14\0\0\14\14\0\0\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\0\14\14\14"
      "\14\14\14\14\0\14\0\0\0\14\14\14\14\0\0\14\14\14\14\14\14\14\14\14\0\0\14\14\0\0\14\14\14\14\0\0\0\0\0\0\0\0\14"
      "\0\0\0\0\14\14\0\14\14\14\14\14\0\0\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\0\0\61\61\61\0\61\61\61\61\61\61\0\0\0\0\61\61\0\0\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61"
      "\61\61\0\61\61\61\61\61\61\61\0\61\61\0\61\61\0\61\61\0\0\61\0\61\61\61\61\61\0\0\0\0\61\61\0\0\61\61\61\0\0\0"
      "\61\0\0\0\0\0\0\0\61\61\61\61\0\61\0\0\0\0\0\0\0\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\0\0\0\0\0\0"
      "\0\0\0\0\57\57\57\0\57\57\57\57\57\57\57\57\57\0\57\57\57\0\57\57\57\57\57\57\57\57\57\57\57\57\57\57\57\57\57"
      "\57\57\57\57\57\0\57\57\57\57\57\57\57\0\57\57\0\57\57\57\57\57\0\0\57\57\57\57\57\57\57\57\57\57\0\57\57\57\0"
      "\57\57\57\0\0\57\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\57\57\57\57\0\0\57\57\57\57\57\57\57\57\57\57\57\57\0\0\0\0\0\0"
      "\0\57\57\57\57\57\57\57\0\156\156\156\0\156\156\156\156\156\156\156\156\0\0\156\156\0\0\156\156\156\156\156\156"
      "\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\0\156\156\156\156\156\156\156\0\156\156\0\156"
      "\156\156\156\156\0\0\156\156\156\156\156\156\156\156\156\0\0\156\156\0\0\156\156\156\0\0\0\0\0\0\0\156\156\156"
      "\0\0\0\0\156\156\0\156\156\156\156\156\0\0\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156"
      "\156\0\0\0\0\0\0\0\0\0\0\224\224\0\224\224\224\224\224\224\0\0\0\224\224\224\0\224\224\224\224\0\0\0\224\224\0"
      "\224\0\224\224\0\0\0\224\224\0\0\0\224\224\224\0\0\0\224\224\224\224\224\224\224\224\224\224\224\224\0\0\0\0"
      "\224\224\224\224\224\0\0\0\224\224\224\0\224\224\224\224\0\0\224\0\0\0\0\0\0\224\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\0\0\0\0\0\230\230\230\230"
      "\230\230\230\230\230\230\230\230\230\0\230\230\230\0\230\230\230\230\230\230\230\230\230\230\230\230\230\230"
      "\230\230\230\230\230\230\230\230\230\0\230\230\230\230\230\230\230\230\230\230\230\230\230\230\230\230\0\0\230"
      "\230\230\230\230\230\230\230\230\0\230\230\230\0\230\230\230\230\0\0\0\0\0\0\0\230\230\0\230\230\230\0\230\230"
      "\0\0\230\230\230\230\0\0\230\230\230\230\230\230\230\230\230\230\0\0\0\0\0\0\0\230\230\230\230\230\230\230\230"
      "\230\106\106\106\106\106\106\106\106\106\106\106\106\106\0\106\106\106\0\106\106\106\106\106\106\106\106\106"
      "\106\106\106\106\106\106\106\106\106\106\106\106\106\106\0\106\106\106\106\106\106\106\106\106\106\0\106\106"
      "\106\106\106\0\0\106\106\106\106\106\106\106\106\106\0\106\106\106\0\106\106\106\106\0\0\0\0\0\0\0\106\106\0\0"
      "\0\0\0\106\106\106\0\106\106\106\106\0\0\106\106\106\106\106\106\106\106\106\106\0\106\106\106\0\0\0\0\0\0\0\0"
      "\0\0\0\0\134\134\134\134\134\134\134\134\134\134\134\134\134\0\134\134\134\0\134\134\134\134\134\134\134\134"
      "\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\0"
      "\134\134\134\0\134\134\134\134\134\134\0\0\0\0\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134\134"
      "\0\0\134\134\134\134\134\134\134\134\134\134\0\207\207\207\0\207\207\207\207\207\207\207\207\207\207\207\207"
      "\207\207\207\207\207\207\0\0\0\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207"
      "\207\207\207\207\0\207\207\207\207\207\207\207\207\207\0\207\0\0\207\207\207\207\207\207\207\0\0\0\207\0\0\0\0"
      "\207\207\207\207\207\207\0\207\0\207\207\207\207\207\207\207\207\0\0\0\0\0\0\207\207\207\207\207\207\207\207"
      "\207\207\0\0\207\207\207\0\0\0\0\0\0\0\0\0\0\0\0\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234"
      "\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\0"
      "\0\0\0\257\234\234\234\234\234\234\234\234\234\234\234\234\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\112\112\0"
      "\112\0\112\112\112\112\112\0\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112"
      "\112\112\112\112\0\112\0\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112"
      "\112\112\0\0\112\112\112\112\112\0\112\0\112\112\112\112\112\112\112\0\112\112\112\112\112\112\112\112\112\112"
      "\0\0\112\112\112\112\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235"
      "\235\235\0\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\0\0\0\0\235\235\235"
      "\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\0\235\235"
      "\235\235\235\235\235\257\257\257\257\235\235\0\0\0\0\0\142\142\142\142\142\142\142\142\142\142\142\142\142\142"
      "\142\142\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\0\50\0\0\0\0\0\50\0\0\50\50\50\50\50"
      "\50\50\50\50\50\50\257\50\50\50\50\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\46\46\46\46\46\46\46\46\46"
      "\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\0\46\46\46\46\0\0\46\46\46\46\46\46\46\0\46\0\46\46\46\46\0\0"
      "\46\0\46\46\46\46\0\0\46\46\46\46\46\46\46\0\46\0\46\46\46\46\0\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46"
      "\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\0\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46"
      "\0\0\0\46\46\46\46\46\46\46\46\46\46\0\0\0\0\0\0\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30"
      "\30\0\0\30\30\30\30\30\30\0\0\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\152\152\152\152\152\152\152\152"
      "\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\152\0\0\0\175\175\175\175\175"
      "\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\257\257\257\175\175"
      "\175\175\175\175\175\175\175\175\175\0\0\0\0\0\0\0\232\232\232\232\232\232\232\232\232\232\232\232\232\232\232"
      "\232\232\232\232\232\232\232\0\0\0\0\0\0\0\0\0\232\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64"
      "\64\257\257\0\0\0\0\0\0\0\0\0\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\0\0\0\0\0\0\0\0\0\0\0"
      "\0\220\220\220\220\220\220\220\220\220\220\220\220\220\0\220\220\220\0\220\220\0\0\0\0\0\0\0\0\0\0\0\0\103\103"
      "\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103"
      "\103\0\0\103\103\103\103\103\103\103\103\103\103\0\0\0\0\0\0\136\136\257\257\136\257\136\136\136\136\136\136"
      "\136\136\136\136\136\136\136\136\136\136\136\136\136\136\0\0\0\0\0\0\136\136\136\136\136\136\136\136\136\136"
      "\136\136\136\136\136\136\136\136\136\136\136\136\136\136\136\0\0\0\0\0\0\0\136\136\136\136\136\136\136\136\136"
      "\136\136\0\0\0\0\0\25\25\25\25\25\25\0\0\0\0\0\0\0\0\0\0\115\115\115\115\115\115\115\115\115\115\115\115\115"
      "\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\0\115\115\115\115\115\115\115\115\115"
      "\115\115\115\0\0\0\0\115\0\0\0\115\115\115\115\115\115\115\115\115\115\115\115\222\222\222\222\222\222\222\222"
      "\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\0\0\222\222\222\222"
      "\222\0\0\0\0\0\0\0\0\0\0\0\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223"
      "\223\223\223\223\223\223\223\0\0\0\0\223\223\223\223\223\223\223\223\223\223\0\0\0\0\0\0\223\223\223\223\223"
      "\223\223\223\223\223\223\0\0\0\223\223\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22"
      "\22\22\22\22\0\0\22\22\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111"
      "\111\111\111\111\111\111\111\111\111\0\111\111\111\111\111\111\111\111\111\111\111\111\111\0\0\111\111\111\111"
      "\111\111\111\111\111\111\111\0\0\0\0\0\0\111\111\111\111\111\111\111\111\111\111\111\111\111\111\0\0\256\256"
      "\256\256\256\256\256\256\256\256\256\256\256\256\0\0\256\256\256\256\256\256\256\256\256\256\256\256\0\0\0\0\10"
      "\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\0\10\10\214\214\214\214"
      "\214\214\214\214\214\214\214\214\214\214\214\214\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\0"
      "\0\0\0\0\0\0\0\13\13\13\13\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114"
      "\114\114\114\0\0\0\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\0\0\0\114\114\114\153\153\153"
      "\153\153\153\153\153\153\153\153\153\153\153\153\153\35\35\35\35\35\35\35\35\35\35\35\0\0\0\0\0\50\50\50\50\50"
      "\50\50\50\50\50\50\0\0\50\50\50\214\214\214\214\214\214\214\214\0\0\0\0\0\0\0\0\256\256\256\257\256\256\256\256"
      "\256\256\256\256\256\256\256\256\256\257\256\256\256\256\256\256\256\257\257\257\257\256\257\257\257\257\257"
      "\257\256\257\257\257\256\256\257\0\0\0\0\0\113\113\113\113\113\113\56\56\56\56\56\35\113\113\113\113\113\113"
      "\113\113\113\113\113\113\113\113\113\113\113\56\56\56\56\56\113\113\113\113\56\56\56\56\56\113\113\113\113\113"
      "\113\113\113\113\113\113\113\113\35\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113"
      "\113\113\113\56\56\56\56\56\56\56\0\0\56\56\56\56\56\56\0\0\56\56\56\56\56\56\56\56\0\56\0\56\0\56\0\56\56\56"
      "\56\56\56\56\56\56\56\56\56\56\56\56\0\0\56\56\56\56\56\0\56\56\56\56\56\56\56\56\56\56\56\56\56\56\0\0\56\56"
      "\56\56\56\56\0\56\56\56\0\0\56\56\56\0\56\56\56\56\56\56\56\56\56\0\257\257\257\257\257\257\257\257\257\257\257"
      "\257\256\256\257\257\257\257\257\257\257\0\257\257\257\257\257\257\257\257\257\257\257\113\0\0\257\257\257\257"
      "\257\257\257\257\257\257\257\113\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\0\113\113\113\113"
      "\113\113\113\113\113\113\113\113\113\0\0\0\257\257\0\0\0\0\0\0\0\0\0\0\0\0\0\0\256\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\257\257\257\257\257\257\56\257\257\257\113\113\257\257\257\257\257\257\113\257\257\257\257\257\257\257\257"
      "\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\113\257\113\113\113\113\113\113"
      "\113\113\113\257\257\257\0\0\0\0\257\257\257\257\257\257\257\257\257\257\0\0\0\0\0\0\257\257\257\257\257\257"
      "\257\257\257\257\257\0\0\0\0\0\21\21\21\21\21\21\21\21\21\21\21\21\21\21\21\21\257\257\257\257\0\0\257\257\257"
      "\257\257\257\257\257\257\257\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\32\32\32\32\32\32\32\32\32\32\32"
      "\32\32\32\32\32\32\32\32\32\0\0\0\0\0\32\32\32\32\32\32\32\231\231\231\231\231\231\231\231\231\231\231\231\231"
      "\231\231\231\231\231\231\231\231\231\231\231\0\0\0\0\0\0\0\231\231\0\0\0\0\0\0\0\0\0\0\0\0\0\0\231\46\46\46\46"
      "\46\46\46\0\0\0\0\0\0\0\0\0\46\46\46\46\46\46\46\0\46\46\46\46\46\46\46\0\257\257\257\257\257\257\257\257\257"
      "\257\257\257\257\257\0\0\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\0\63\63"
      "\63\63\63\63\63\63\63\0\0\0\0\0\0\0\0\0\0\0\0\63\63\63\63\63\63\0\0\0\0\0\0\0\0\0\0\257\257\257\257\257\63\257"
      "\63\257\257\257\257\257\257\257\257\257\63\63\63\63\63\63\63\63\63\256\256\256\256\62\62\257\257\257\257\257"
      "\257\257\257\63\63\63\63\257\257\257\257\0\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67"
      "\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\0\0\256\256\257\257\67\67\67\257\100\100\100\100\100\100\100\100"
      "\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100"
      "\100\100\100\100\100\100\100\257\257\100\100\100\0\0\0\0\0\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17"
      "\17\17\17\17\17\17\17\17\17\17\0\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62"
      "\62\62\62\62\0\257\257\257\257\257\257\0\0\0\0\0\0\0\0\0\257\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\257"
      "\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\257\100\100\100\100\100\100\100\100\257\257\257"
      "\257\257\257\257\257\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254"
      "\254\254\254\254\254\254\254\0\0\0\254\254\254\254\254\254\254\0\0\0\0\0\0\0\0\0\120\120\120\120\120\120\120"
      "\120\120\120\120\120\120\120\120\120\245\245\245\245\245\245\245\245\245\245\245\245\245\245\245\245\245\245"
      "\245\245\245\245\245\245\245\245\245\245\0\0\0\0\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11\11"
      "\11\11\11\0\0\0\0\0\0\0\0\257\257\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113"
      "\113\113\113\257\257\257\113\113\113\113\113\0\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\216"
      "\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216"
      "\216\0\0\0\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165\0\0"
      "\0\0\0\0\0\0\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\0\0\0\0\0"
      "\0\0\0\200\200\200\200\200\200\200\200\200\200\200\200\0\0\0\0\0\0\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77"
      "\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\257\77\173\173\173\173\173\173\173\173\173\173\173\173\173\173"
      "\173\173\173\173\173\173\0\0\0\0\0\0\0\0\0\0\0\173\62\62\62\62\62\62\62\62\62\62\62\62\62\0\0\0\76\76\76\76\76"
      "\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\0\257\76\76\76\76\76\76\76\76\76\76"
      "\0\0\0\0\76\76\142\142\142\142\142\142\142\142\142\142\142\142\142\142\142\0\27\27\27\27\27\27\27\27\27\27\27"
      "\27\27\27\27\27\27\27\27\27\27\27\27\0\0\0\0\0\0\0\0\0\27\27\27\27\27\27\27\27\27\27\27\27\27\27\0\0\27\27\27"
      "\27\27\27\27\27\27\27\0\0\27\27\27\27\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226"
      "\226\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\226\226\226\226\226\140\140\140\140\140\140\140\140\140"
      "\140\140\140\140\140\140\140\140\140\140\140\140\140\140\0\0\0\0\0\0\0\0\0\0\46\46\46\46\46\46\0\0\46\46\46\46"
      "\46\46\0\0\46\46\46\46\46\46\0\0\0\0\0\0\0\0\0\113\113\113\113\113\113\113\113\113\113\113\257\113\113\113\113"
      "\113\113\113\113\113\56\113\113\113\113\257\257\0\0\0\0\140\140\140\140\140\140\140\140\140\140\140\140\140\140"
      "\0\0\140\140\140\140\140\140\140\140\140\140\0\0\0\0\0\0\62\62\62\62\0\0\0\0\0\0\0\0\0\0\0\0\62\62\62\62\62\62"
      "\62\0\0\0\0\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\0\0\0\0\63\63\63\63\63\63\63\63\63\63\63\63\63"
      "\63\0\0\63\63\63\63\63\63\63\63\63\63\0\0\0\0\0\0\113\113\113\113\113\113\113\0\0\0\0\0\0\0\0\0\0\0\0\6\6\6\6\6"
      "\0\0\0\0\0\66\66\66\66\66\66\66\66\66\66\0\66\66\66\66\66\0\66\0\66\66\0\66\66\0\66\66\66\66\66\66\66\66\66\66"
      "\4\4\4\4\4\4\4\4\4\4\4\4\4\4\257\257\256\256\256\256\256\256\256\256\256\256\256\256\256\256\35\35\257\257\257"
      "\0\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\0\257\257\257\257\0\0\0\0\4\4\4"
      "\4\4\0\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\0\0\257\0\257\257\257\257\257\257\257\257\257\257\257\257"
      "\257\257\257\257\257\257\257\257\257\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100"
      "\100\100\100\100\100\100\257\257\0\0\62\62\62\62\62\62\0\0\62\62\62\62\62\62\0\0\62\62\62\62\62\62\0\0\62\62\62"
      "\0\0\0\257\257\257\257\257\257\257\0\257\257\257\257\257\257\257\0\0\0\0\0\0\0\0\0\0\257\257\257\257\257\0\0"
      "\117\117\117\117\117\117\117\117\117\117\117\117\0\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117"
      "\117\117\117\117\117\117\117\117\117\117\117\0\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117"
      "\117\117\117\0\117\117\0\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\0\0\117\117\117\117\117"
      "\117\117\117\117\117\117\0\0\0\0\0\257\257\257\0\0\0\0\257\257\257\257\257\257\257\257\257\257\257\257\257\0\0"
      "\0\257\257\257\257\257\257\257\257\257\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\0\257\257\257\257\257\257"
      "\257\257\257\257\257\257\257\0\0\0\56\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\257\257\257\257\257\257\257\257\257\257\257"
      "\257\257\256\0\0\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121"
      "\121\121\121\121\121\121\0\0\0\26\26\26\26\26\26\26\26\26\26\26\26\26\26\26\26\26\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\256\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257"
      "\257\0\0\0\0\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\0\0\0\0\0\0\0\0\0\75\75\75\54\54\54\54"
      "\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\0\0\0\0\0\164\164\164\164\164\164\164\164"
      "\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\0\0\0\0\0\244\244\244\244\244\244"
      "\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\0\244\251\251"
      "\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\0\0\0\0\251\251\251\251\251\251\251"
      "\251\251\251\251\251\251\251\0\0\0\0\0\0\0\0\0\0\41\41\41\41\41\41\41\41\41\41\41\41\41\41\41\41\202\202\202"
      "\202\202\202\202\202\202\202\202\202\202\202\202\202\160\160\160\160\160\160\160\160\160\160\160\160\160\160"
      "\160\160\160\160\160\160\160\160\160\160\160\160\160\160\160\160\0\0\160\160\160\160\160\160\160\160\160\160\0"
      "\0\0\0\0\0\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\0\0\0\0\157\157\157"
      "\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\0\0\0\0\44\44\44\44\44\44\44\44\44\44\44"
      "\44\44\44\44\44\44\44\44\44\44\44\44\44\0\0\0\0\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\0\0\0\0\0\0\0\0"
      "\0\0\0\2\246\246\246\246\246\246\246\246\246\246\246\0\246\246\246\246\246\246\246\0\246\246\0\246\246\246\246"
      "\246\246\246\246\246\246\246\0\246\246\246\246\246\246\246\246\246\246\246\246\246\246\246\0\246\246\246\246"
      "\246\246\246\0\246\246\0\0\0\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\0"
      "\0\0\0\0\0\0\0\0\0\0\0\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116"
      "\116\0\0\0\0\0\0\0\0\0\116\116\116\116\116\116\0\0\0\0\0\0\0\0\0\0\116\116\116\116\116\116\116\116\0\0\0\0\0\0"
      "\0\0\113\113\113\113\113\113\0\113\113\113\113\113\113\113\113\113\113\0\113\113\113\113\113\113\113\113\113\0"
      "\0\0\0\0\34\34\34\34\34\34\0\0\34\0\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34"
      "\34\34\34\0\34\34\0\0\0\34\0\0\34\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\0\5\5\5\5\5\5\5\5\5\162\162\162"
      "\162\162\162\162\162\162\162\162\162\162\162\162\162\146\146\146\146\146\146\146\146\146\146\146\146\146\146"
      "\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\0\0\0\0\0\0\0\0\146\146\146\146\146\146"
      "\146\146\146\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\0\65\65\0\0\0\0\0\65\65\65\65\65\170\170"
      "\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\0\0\0"
      "\170\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\122\0"
      "\0\0\0\0\122\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205"
      "\205\205\0\0\0\0\0\0\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\132\132\132\132\132\132"
      "\132\132\132\132\132\132\132\132\132\132\132\132\132\132\132\132\132\132\0\0\0\0\132\132\132\132\0\0\132\132"
      "\132\132\132\132\132\132\132\132\132\132\132\132\102\102\102\102\0\102\102\0\0\0\0\0\102\102\102\102\102\102"
      "\102\102\0\102\102\102\0\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102"
      "\102\102\102\102\102\102\102\102\0\0\102\102\102\0\0\0\0\102\102\102\102\102\102\102\102\102\102\0\0\0\0\0\0\0"
      "\177\177\177\177\177\177\177\177\177\177\177\177\177\177\177\177\145\145\145\145\145\145\145\145\145\145\145"
      "\145\145\145\145\145\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126"
      "\126\0\0\0\0\126\126\126\126\126\126\126\126\126\126\126\126\0\0\0\0\0\0\0\0\0\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\0\0\0\7\7\7\7\7\7\7\172\172\172\172\172\172\172\172\172\172\172\172\172\172\172\172\172\172\172"
      "\172\172\172\0\0\172\172\172\172\172\172\172\172\166\166\166\166\166\166\166\166\166\166\166\166\166\166\166"
      "\166\166\166\166\0\0\0\0\0\166\166\166\166\166\166\166\166\167\167\167\167\167\167\167\167\167\167\167\167\167"
      "\167\167\167\167\167\0\0\0\0\0\0\0\167\167\167\167\0\0\0\0\0\0\0\0\0\0\0\0\167\167\167\167\167\167\167\155\155"
      "\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\0\0\0\0\0\0\0\74"
      "\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\0\0\0\0\0\0\0\0\0\0\0\0\0\74\74\74\0\0\0\0\0\0\0\74\74"
      "\74\74\74\74\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\0"
      "\0\0\0\0\0\0\0\174\174\174\174\174\174\174\174\174\174\0\0\0\0\0\0\47\47\47\47\47\47\47\47\47\47\47\47\47\47\47"
      "\47\47\47\47\47\47\47\0\0\0\47\47\47\47\47\47\47\47\47\47\47\47\47\0\0\0\0\0\0\0\0\47\47\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\0\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253"
      "\253\0\253\253\253\0\0\253\253\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\4\4\0\0\0\0\0\0\0\0\4\4\4\4\4\4\4\4\4\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\4\4\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211"
      "\211\211\211\211\211\211\211\211\0\0\0\0\0\0\0\0\210\210\210\210\210\210\210\210\210\210\210\210\210\210\210"
      "\210\210\210\210\210\210\210\210\210\210\210\0\0\0\0\0\0\161\161\161\161\161\161\161\161\161\161\161\161\161"
      "\161\161\161\161\161\161\161\161\161\161\161\161\161\0\0\0\0\0\0\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31"
      "\31\31\31\31\31\31\31\31\31\31\31\31\31\0\0\0\0\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45"
      "\45\45\0\0\0\0\0\0\0\0\0\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20"
      "\20\0\0\0\0\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\0\0\0\0\0\0\0\0\0\20\110\110\110\110"
      "\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\0\0\0\0\0\0\0\0\0\0\110\0\0\212\212\212\212\212"
      "\212\212\212\212\212\212\212\212\212\212\212\212\212\212\212\212\212\212\212\212\0\0\0\0\0\0\0\212\212\212\212"
      "\212\212\212\212\212\212\0\0\0\0\0\0\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\0\24\24\24"
      "\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\0\0\0\0\0\0\0\0\123\123\123\123\123\123\123\123\123\123\123\123"
      "\123\123\123\123\123\123\123\123\123\123\123\0\0\0\0\0\0\0\0\0\203\203\203\203\203\203\203\203\203\203\203\203"
      "\203\203\203\203\0\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207\0\0\0\0\0\0"
      "\0\0\0\0\0\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\0\104\104\104\104\104\104"
      "\104\104\104\104\104\104\104\104\104\0\0\0\0\0\0\0\0\0\0\0\0\0\0\141\141\141\141\141\141\141\0\141\0\141\141"
      "\141\141\0\141\141\141\141\141\141\141\141\141\141\141\141\141\141\141\0\141\141\141\141\141\141\141\141\141"
      "\141\141\0\0\0\0\0\0\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206"
      "\206\206\206\206\206\0\0\0\0\0\206\206\206\206\206\206\206\206\206\206\0\0\0\0\0\0\55\55\55\55\0\55\55\55\55\55"
      "\55\55\55\0\0\55\55\0\0\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\0\55\55\55\55\55\55"
      "\55\0\55\55\0\55\55\55\55\55\0\256\55\55\55\55\55\55\55\55\55\0\0\55\55\0\0\55\55\55\0\0\55\0\0\0\0\0\0\55\0\0"
      "\0\0\0\55\55\55\55\55\55\55\0\0\55\55\55\55\55\55\55\0\0\0\55\55\55\55\55\0\0\0\0\0\0\0\0\0\0\0\243\243\243\243"
      "\243\243\243\243\243\243\0\243\0\0\243\0\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243"
      "\243\243\243\243\243\0\243\243\243\243\243\243\243\243\243\243\0\243\0\0\243\0\243\243\243\243\0\243\243\243"
      "\243\243\243\243\243\243\243\0\243\243\0\0\0\0\0\0\0\0\243\243\0\0\0\0\0\0\0\0\0\0\0\0\0\147\147\147\147\147"
      "\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\0\147\147\147\147"
      "\147\0\0\0\0\0\0\0\0\0\0\0\0\0\0\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236"
      "\236\236\236\236\236\0\0\0\0\0\0\0\0\236\236\236\236\236\236\236\236\236\236\0\0\0\0\0\0\204\204\204\204\204"
      "\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\0\0\204\204\204\204\204\204\204\204\204"
      "\204\204\204\204\204\204\204\204\204\204\204\204\204\0\0\135\135\135\135\135\135\135\135\135\135\135\135\135"
      "\135\135\135\135\135\135\135\135\0\0\0\0\0\0\0\0\0\0\0\135\135\135\135\135\135\135\135\135\135\0\0\0\0\0\0\136"
      "\136\136\136\136\136\136\136\136\136\136\136\136\0\0\0\221\221\221\221\221\221\221\221\221\221\221\221\221\221"
      "\221\221\221\221\221\221\221\221\221\221\221\221\0\0\0\0\0\0\142\142\142\142\0\0\0\0\0\0\0\0\0\0\0\0\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\0\0\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\0\0\0\0\3\3\3\3\3\3\3\0\0\0\0\0"
      "\0\0\0\0\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\0\0\0\0\247\247"
      "\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247\0\0\0\0\0\0\0\0\0\0\0\0\247\37\37\37\37\37"
      "\37\37\0\0\37\0\0\37\37\37\37\37\37\37\37\0\37\37\0\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\0\37\37\0\0\37\37\37\37\37\37\37\37\37\37\37\37\0\0\0\0\0\0\0\0\0\37\37\37\37\37"
      "\37\37\37\37\37\0\0\0\0\0\0\144\144\144\144\144\144\144\144\0\0\144\144\144\144\144\144\144\144\144\144\144\144"
      "\144\144\144\144\144\144\144\144\144\144\144\144\144\144\144\0\0\0\0\0\0\0\0\0\0\0\255\255\255\255\255\255\255"
      "\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\255\0\0\0\0\0\0\0\0\213\213\213\213\213\213"
      "\213\213\213\213\213\213\213\213\213\213\213\213\213\0\0\0\0\0\0\0\0\0\0\0\0\0\163\163\163\163\163\163\163\163"
      "\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\0\0\0\0\0\0\0\36\36\36\36\36\36\36\36\36"
      "\36\0\0\0\0\0\0\203\203\203\203\203\203\203\203\0\0\0\0\0\0\0\0\215\215\215\215\215\215\215\215\215\215\215\215"
      "\215\215\215\215\215\215\0\0\0\0\0\0\0\0\0\0\0\0\0\0\215\215\215\215\215\215\215\215\215\215\0\0\0\0\0\0\16\16"
      "\16\16\16\16\16\16\16\0\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16"
      "\0\16\16\16\16\16\16\16\16\16\16\16\16\16\16\0\0\0\0\0\0\0\0\0\0\16\16\16\16\16\16\16\16\16\16\16\16\16\0\0\0"
      "\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\0\0\127\127\127\127\127\127\127\127\127\127"
      "\127\127\127\127\127\127\127\127\127\127\127\127\0\127\127\127\127\127\127\127\127\127\127\127\127\127\127\0\0"
      "\0\0\0\0\0\0\0\53\53\53\53\53\53\53\0\53\53\0\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53"
      "\53\53\53\53\53\53\0\0\0\53\0\53\53\0\53\53\53\53\53\53\53\53\53\0\0\0\0\0\0\0\0\53\53\53\53\53\53\53\53\53\53"
      "\0\0\0\0\0\0\52\52\52\52\52\52\0\52\52\0\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52"
      "\52\52\52\52\52\52\52\52\52\52\52\52\52\52\0\52\52\0\52\52\52\52\52\52\0\0\0\0\0\0\0\52\52\52\52\52\52\52\52\52"
      "\52\0\0\0\0\0\0\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241"
      "\241\241\241\241\0\0\0\0\241\241\241\241\241\241\241\241\241\241\0\0\0\0\0\0\124\124\124\124\124\124\124\124"
      "\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\0\0\0\0\0\0\0\101\101\101\101\101\101\101"
      "\101\101\101\101\101\101\101\101\101\101\0\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101"
      "\101\101\101\101\101\101\101\101\0\0\0\101\101\101\101\101\101\101\101\101\101\101\101\101\0\0\0\0\0\120\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\224\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252"
      "\252\252\252\0\0\0\0\0\0\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\0\252\252\252\252\252\0\0"
      "\0\0\0\0\0\0\0\0\0\252\252\252\252\0\0\0\0\0\0\0\0\0\0\0\0\33\33\33\33\33\33\33\33\33\33\33\33\33\33\33\33\33"
      "\33\33\0\0\0\0\0\0\0\0\0\0\0\0\0\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\0\0\0\0\0\0"
      "\0\0\0\0\43\43\43\43\43\43\43\43\43\43\43\0\0\0\0\0\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\70\70\0\0\0\0\0\0\0\0\0\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\0\0\0"
      "\0\0\0\11\11\11\11\11\11\11\11\11\0\0\0\0\0\0\0\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137"
      "\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\0\137\137\137\137\137\137\137\137\137\137\0\0\0\0"
      "\137\137\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237"
      "\237\237\237\237\237\237\0\237\237\237\237\237\237\237\237\237\237\0\0\0\0\0\0\12\12\12\12\12\12\12\12\12\12\12"
      "\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\0\0\12\12\12\12\12\12\0\0\0\0\0\0\0\0\0\0\71\71\71\71"
      "\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\0\0\0\0\0\0\0\0\0\0\71\71\71\71\71\71\71\71\71\71\0\71"
      "\71\71\71\71\71\71\0\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\0\0\0\0\0\71\71\71\107\107"
      "\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\0\0\0\0\0\0"
      "\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\0"
      "\0\0\0\0\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\0\0\15\15\15\15\15\15\15\15"
      "\15\0\0\0\0\0\0\0\0\0\0\0\0\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171"
      "\171\171\171\171\171\171\0\0\0\0\171\171\171\171\171\171\171\171\171\0\0\0\0\0\0\0\171\225\151\63\63\105\0\0\0"
      "\0\0\0\0\0\0\0\0\63\63\63\63\63\63\63\0\0\0\0\0\0\0\0\0\225\225\225\225\225\225\225\225\225\225\225\225\225\225"
      "\225\225\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\105\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\105\225\225\225\225\225\225\225\225\225\225\225\225\225\225\225\0\225\225"
      "\225\0\0\0\0\0\0\0\0\0\0\0\0\0\100\100\100\100\0\100\100\100\100\100\100\100\0\100\100\0\100\67\67\67\67\67\67"
      "\67\67\67\67\67\67\67\67\67\100\100\100\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\67\0\0\0\0\0\0\0\0\0\0\0\0\0\67\67\67\0\0"
      "\100\0\0\0\0\0\0\0\0\0\0\0\0\0\0\100\100\100\100\0\0\0\0\0\0\0\0\151\151\151\151\151\151\151\151\151\151\151"
      "\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\0\0\0\0\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\0\0\0\0\0\42\42\42\42\42\42\42\42\42\42\42\42\42\0\0\0\42\42"
      "\42\42\42\42\42\42\42\0\0\0\0\0\0\0\42\42\42\42\42\42\42\42\42\42\0\0\42\42\42\42\257\257\257\257\0\0\0\0\0\0\0"
      "\0\0\0\0\0\257\257\257\257\0\0\0\0\0\0\257\257\257\257\257\257\257\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\256\256\256"
      "\256\256\256\256\0\0\0\0\0\0\0\0\0\257\257\257\257\257\257\0\0\0\0\0\0\0\0\0\0\257\257\257\257\257\257\257\0\0"
      "\257\257\257\257\257\257\257\257\257\257\257\257\257\257\256\256\256\257\257\257\257\257\257\257\257\257\257"
      "\257\257\257\257\257\257\257\256\256\256\256\256\256\256\256\257\257\256\256\256\256\256\256\256\257\257\257"
      "\257\257\257\257\257\257\257\257\257\257\257\256\256\256\256\257\257\56\56\56\56\56\56\0\0\0\0\0\0\0\0\0\0\257"
      "\257\257\257\257\257\257\0\0\0\0\0\0\0\0\0\257\257\257\257\257\257\257\257\257\0\0\0\0\0\0\0\257\257\257\257"
      "\257\257\257\257\257\257\257\257\257\0\257\257\0\0\257\0\0\257\257\0\0\257\257\257\257\0\257\257\257\257\257"
      "\257\257\257\257\257\257\257\0\257\0\257\257\257\257\257\257\257\0\257\257\257\257\257\257\257\257\257\257\257"
      "\257\257\257\257\257\257\0\257\257\257\257\0\0\257\257\257\257\257\257\257\257\0\257\257\257\257\257\257\257\0"
      "\257\257\257\257\257\257\257\257\257\257\257\257\0\257\257\257\257\0\257\257\257\257\257\0\257\0\0\0\257\257"
      "\257\257\257\257\257\0\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\0\0\257"
      "\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\257\0\0\257\257\201\201\201\201\201"
      "\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\201\201\201\201\201\0\201\201\201\201\201\201\201\201\201\201\201\201\201\201\201\113\113\113\113"
      "\113\113\113\113\113\113\113\113\113\113\113\0\0\0\0\0\0\113\113\113\113\113\113\0\0\0\0\0\51\51\51\51\51\51\51"
      "\0\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\0\0\51\51\51\51\51\51\51\0\51\51\0\51\51\51\51\51\0\0\0\0"
      "\0\35\35\35\35\35\35\35\35\35\35\35\35\35\35\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\35\72\72\72\72\72\72\72\72\72\72"
      "\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\0\0\0\72\72\72\72\72\72\72\72\72\72\72\72\72\72\0\0"
      "\72\72\72\72\72\72\72\72\72\72\0\0\0\0\72\72\242\242\242\242\242\242\242\242\242\242\242\242\242\242\242\242"
      "\242\242\242\242\242\242\242\242\242\242\242\242\242\242\242\0\250\250\250\250\250\250\250\250\250\250\250\250"
      "\250\250\250\250\250\250\250\250\250\250\250\250\250\250\0\0\0\0\0\250\143\143\143\143\143\143\143\143\143\143"
      "\143\143\143\143\143\143\143\143\143\143\143\143\143\143\143\143\0\0\0\0\0\0\154\154\154\154\154\154\154\154"
      "\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\0\0\0\0\154\227\227\227\227\227"
      "\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\0\227"
      "\227\227\227\227\227\0\0\0\0\0\0\0\0\227\227\46\46\46\46\46\46\46\0\46\46\46\46\0\46\46\0\46\46\46\46\46\46\46"
      "\46\46\46\46\46\46\46\46\0\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131"
      "\0\0\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\0\0\0\0\0\0\0\0\0\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\0\0\0\0\1\1\1\1\1\1\1\1\1\1\0\0\0\0\1\1\257\257\257\257\257\0\0\0\0\0\0\0\0\0"
      "\0\0\4\4\4\4\0\4\4\4\4\4\4\4\4\4\4\4\0\4\4\0\4\0\0\4\0\4\4\4\4\4\4\4\4\4\4\0\4\4\4\4\0\4\0\4\0\0\0\0\0\0\4\0\0"
      "\0\0\4\0\4\0\4\0\4\4\4\0\4\4\0\4\0\0\4\0\4\0\4\0\4\0\4\0\4\4\0\4\0\0\4\4\4\4\0\4\4\4\4\4\4\4\0\4\4\4\4\0\4\4\4"
      "\4\0\4\0\4\4\4\4\4\4\4\4\4\4\0\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\0\0\0\0\0\4\4\4\0\4\4\4\4\4\0\4\4\4\4\4\4\4\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\257\257\257\257\257\257\257\257\257\257\67\257\257\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\257\257\257\257\257\257\257\257\257\0\0\0\257\257\257\257\257\257\257\257\257\257\257\257\0\0\0\0\0\0\0\0"
      "\257\257\257\257\257\257\257\257\257\257\257\0\0\0\257\257\257\257\257\257\257\257\257\0\257\0\0\0\0\257\257"
      "\257\257\257\257\257\257\257\257\257\257\257\257\257\257\0\0\257\257\257\257\257\257\257\257\257\257\257\257\0"
      "\0\0\0\257\63\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\63\63\63\63\63\63\63\63\63\63\63\0\0\0\0\0\0\257\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0";
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
