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
      "iragana;hluw,anatolianhieroglyphs;hmng,pahawhhmong;hmnp,nyiakengpuachuehmong;hung,oldhungarian;ital,olditalic;"
      "java,javanese;kali,kayahli;kana,katakana;kawi;khar,kharoshthi;khmr,khmer;khoj,khojki;kits,khitansmallscript;kn"
      "da,kannada;krai,kiratrai;kthi,kaithi;lana,taitham;laoo,lao;latn,latin;lepc,lepcha;limb,limbu;lina,lineara;linb"
      ",linearb;lisu;lyci,lycian;lydi,lydian;mahj,mahajani;maka,makasar;mand,mandaic;mani,manichaean;marc,marchen;med"
      "f,medefaidrin;mend,mendekikakui;merc,meroiticcursive;mero,meroitichieroglyphs;mlym,malayalam;modi;mong,mongoli"
      "an;mroo,mro;mtei,meeteimayek;mult,multani;mymr,myanmar;nagm,nagmundari;nand,nandinagari;narb,oldnortharabian;n"
      "bat,nabataean;newa;nkoo,nko;nshu,nushu;ogam,ogham;olck,olchiki;onao,olonal;orkh,oldturkic;orya,oriya;osge,osag"
      "e;osma,osmanya;ougr,olduyghur;palm,palmyrene;pauc,paucinhau;perm,oldpermic;phag,phagspa;phli,inscriptionalpahl"
      "avi;phlp,psalterpahlavi;phnx,phoenician;plrd,miao;prti,inscriptionalparthian;rjng,rejang;rohg,hanifirohingya;r"
      "unr,runic;samr,samaritan;sarb,oldsoutharabian;saur,saurashtra;sgnw,signwriting;shaw,shavian;shrd,sharada;sidd,"
      "siddham;sidt,sidetic;sind,khudawadi;sinh,sinhala;sogd,sogdian;sogo,oldsogdian;sora,sorasompeng;soyo,soyombo;su"
      "nd,sundanese;sunu,sunuwar;sylo,sylotinagri;syrc,syriac;tagb,tagbanwa;takr,takri;tale,taile;talu,newtailue;taml"
      ",tamil;tang,tangut;tavt,taiviet;tayo,taiyo;telu,telugu;tfng,tifinagh;tglg,tagalog;thaa,thaana;thai;tibt,tibeta"
      "n;tirh,tirhuta;tnsa,tangsa;todr,todhri;tols,tolongsiki;toto;tutg,tulutigalari;ugar,ugaritic;vaii,vai;vith,vith"
      "kuqi;wara,warangciti;wcho,wancho;xpeo,oldpersian;xsux,cuneiform;yezi,yezidi;yiii,yi;zanb,zanabazarsquare;zinh,"
      "inherited,qaai;zyyy,common;";
  // The lengths of runs of one value, from U+0000 on, in the high bits; the values in the others.
  static constexpr unsigned run_bits = 8;
  static constexpr char32_t runs[] =
      U"\x41AE\x1A4A\x6AE\x1A4A\x2FAE\x14A\xFAE\x14A\x5AE\x174A\x1AE\x1F4A\x1AE\x1C14A\x27AE\x54A\x5AE\x20F\x14AE"
      U"\x70AD\x42E\x1AE\x32E\x200\x42E\x1AE\x12E\x400\x12E\x1AE\x12E\x1AE\x32E\x100\x12E\x100\x142E\x100\x3F2E\xE1A"
      U"\x102E\x851D\x2AD\xA91D\x100\x2606\x200\x3206\x200\x306\x100\x3736\x800\x1B36\x400\x636\xB00\x504\x1AE\x604"
      U"\x1AE\xE04\x1AE\x304\x1AE\x2004\x1AE\xA04\xBAD\x1A04\x1AD\x6C04\x1AE\x2204\xE8E\x100\x3C8E\x200\x38E\x3004"
      U"\x329A\xE00\x3B67\x200\x367\x2E7D\x200\xF7D\x100\x1C54\x200\x154\x100\xB8E\x500\x2204\x500\x4B04\x1AE\x1D04"
      U"\x511E\x4AD\xF1E\x2AE\x1A1E\x40C\x100\x80C\x200\x20C\x200\x160C\x100\x70C\x100\x10C\x300\x40C\x200\x90C\x200"
      U"\x20C\x200\x40C\x800\x10C\x400\x20C\x100\x50C\x200\x190C\x200\x331\x100\x631\x400\x231\x200\x1631\x100\x731"
      U"\x100\x231\x100\x231\x100\x231\x200\x131\x100\x531\x400\x231\x200\x331\x300\x131\x700\x431\x100\x131\x700"
      U"\x1131\xA00\x32F\x100\x92F\x100\x32F\x100\x162F\x100\x72F\x100\x22F\x100\x52F\x200\xA2F\x100\x32F\x100\x32F"
      U"\x200\x12F\xF00\x42F\x200\xC2F\x700\x72F\x100\x36D\x100\x86D\x200\x26D\x200\x166D\x100\x76D\x100\x26D\x100"
      U"\x56D\x200\x96D\x200\x26D\x200\x36D\x700\x36D\x400\x26D\x100\x56D\x200\x126D\xA00\x293\x100\x693\x300\x393"
      U"\x100\x493\x300\x293\x100\x193\x100\x293\x300\x293\x300\x393\x300\xC93\x400\x593\x300\x393\x100\x493\x200\x193"
      U"\x600\x193\xE00\x1593\x500\xD97\x100\x397\x100\x1797\x100\x1097\x200\x997\x100\x397\x100\x497\x700\x297\x100"
      U"\x397\x100\x297\x200\x497\x200\xA97\x700\x997\xD45\x100\x345\x100\x1745\x100\xA45\x100\x545\x200\x945\x100"
      U"\x345\x100\x445\x700\x245\x500\x345\x100\x445\x200\xA45\x100\x345\xC00\xD5B\x100\x35B\x100\x335B\x100\x35B"
      U"\x100\x65B\x400\x105B\x200\x1A5B\x100\x386\x100\x1286\x300\x1886\x100\x986\x100\x186\x200\x786\x300\x186\x400"
      U"\x686\x100\x186\x100\x886\x600\xA86\x200\x386\xC00\x3A9B\x400\x1AE\x1C9B\x2500\x249\x100\x149\x100\x549\x100"
      U"\x1849\x100\x149\x100\x1749\x200\x549\x100\x149\x100\x749\x100\xA49\x200\x449\x2000\x489C\x100\x249C\x400"
      U"\x279C\x100\x249C\x100\xF9C\x100\x79C\x4AE\x29C\x2500\xA061\x2628\x100\x128\x500\x128\x200\x2B28\x1AE\x428"
      U"\x10032\x4926\x100\x426\x200\x726\x100\x126\x100\x426\x200\x2926\x100\x426\x200\x2126\x100\x426\x200\x726\x100"
      U"\x126\x100\x426\x200\xF26\x100\x3926\x100\x426\x200\x4326\x200\x2026\x300\x1A26\x600\x5618\x200\x618\x200"
      U"\x28015\x1D69\x300\x4B7C\x3AE\xB7C\x700\x1699\x900\x199\x1534\x2AE\x900\x1413\xC00\xD8F\x100\x38F\x100\x28F"
      U"\xC00\x5E42\x200\xA42\x600\xA42\x600\x25D\x2AE\x15D\x1AE\x145D\x600\x595D\x700\x2B5D\x500\x4615\xA00\x1F4C"
      U"\x100\xC4C\x400\xC4C\x400\x14C\x300\xC4C\x1E91\x200\x591\xB00\x2C92\x400\x1A92\x600\xB92\x300\x292\x2042\x1C12"
      U"\x200\x212\x3F48\x100\x1D48\x200\xB48\x600\xA48\x600\xE48\x200\x2EAD\x200\xCAD\x1400\x4D08\x100\x3208\x408B"
      U"\x340B\x800\x40B\x384B\x300\xF4B\x300\x34B\x306A\xB1D\x500\x2B28\x200\x328\x88B\x800\x3AD\x1AE\xDAD\x1AE\x7AD"
      U"\x4AE\x1AD\x6AE\x1AD\x3AE\x2AD\x1AE\x500\x264A\x52E\x11D\x314A\x52E\x44A\x52E\xD4A\x11D\x464A\x12E\x40AD"
      U"\x1004A\x162E\x200\x62E\x200\x262E\x200\x62E\x200\x82E\x100\x12E\x100\x12E\x100\x12E\x100\x1F2E\x200\x352E"
      U"\x100\xF2E\x100\xE2E\x200\x62E\x100\x132E\x200\x32E\x100\x92E\x100\xCAE\x2AD\x57AE\x100\xBAE\x14A\x200\xBAE"
      U"\x14A\xFAE\x100\xD4A\x300\x22AE\xE00\x21AD\xF00\x26AE\x12E\x3AE\x24A\x6AE\x14A\x1BAE\x14A\x11AE\x294A\x3AE"
      U"\x400\x29AAE\x1600\xBAE\x1500\x3A0AE\x10011\x274AE\x200\x8AAE\x6029\x204A\x741A\x500\x71A\x2628\x100\x128\x500"
      U"\x128\x200\x3898\x700\x298\xE00\x198\x1726\x900\x726\x100\x726\x100\x726\x100\x726\x100\x726\x100\x726\x100"
      U"\x726\x100\x726\x100\x201D\x5EAE\x2200\x1A33\x100\x5933\xC00\xD633\x1A00\x15AE\x133\x1AE\x133\x19AE\x933\x4AD"
      U"\x232\x8AE\x433\x4AE\x100\x5637\x200\x2AD\x2AE\x337\x1AE\x5A3F\x2AE\x33F\x500\x2B0F\x100\x5E32\x100\x10AE"
      U"\x200F\x26AE\x900\x1AE\x103F\x1F32\x100\x40AE\x1F32\x51AE\x2F3F\x1AE\x583F\xA8AE\x19C033\x40AE\x520033\x48DAB"
      U"\x300\x37AB\x900\x304F\x12CA4\x1400\x601D\x5809\x800\x22AE\x664A\x3AE\x524A\x1400\xF4A\x2D8D\x300\xAAE\x600"
      U"\x3874\x800\x467F\x800\xC7F\x600\x201E\x2E3E\x1AE\x13E\x247A\xB00\x17A\x1D32\x300\x4E3D\x100\x1AE\xA3D\x400"
      U"\x23D\x1F61\x100\x3717\x900\xE17\x200\xA17\x200\x417\x2061\x4395\x1800\x595\x175F\xA00\x626\x200\x626\x200"
      U"\x626\x900\x726\x100\x726\x100\x2B4A\x1AE\x94A\x12E\x44A\x2AE\x400\x5018\x2E5F\x200\xA5F\x600\x2BA432\xC00"
      U"\x1732\x400\x3132\x210400\x16E33\x200\x6A33\x2600\x74A\xC00\x506\x500\x1A36\x100\x536\x100\x136\x100\x236\x100"
      U"\x236\x100\xA36\x1EE04\x2AE\x9004\x2000\x1004\x10AD\xAAE\x600\xEAD\x21D\x23AE\x100\x13AE\x100\x4AE\x400\x504"
      U"\x100\x8704\x200\x1AE\x100\x20AE\x1A4A\x6AE\x1A4A\xBAE\xA3F\x1AE\x2D3F\x2AE\x1F32\x300\x632\x200\x632\x200"
      U"\x632\x200\x332\x300\x7AE\x100\x7AE\xA00\x5AE\x200\xC4E\x100\x1A4E\x100\x134E\x100\x24E\x100\xF4E\x200\xE4E"
      U"\x2200\x7B4E\x500\x3AE\x400\x2DAE\x300\x9AE\x4F2E\x100\xDAE\x300\x12E\x2F00\x2DAE\x1AD\x8200\x1D50\x300\x3116"
      U"\xF00\x1AD\x1BAE\x400\x243C\x900\x33C\x1B2C\x500\x2B73\x500\x1EA3\x100\x1A3\x24A8\x400\xEA8\x2A00\x5021\x3081"
      U"\x1E6F\x200\xA6F\x600\x246E\x400\x246E\x400\x2824\x800\x3402\xB00\x102\xBA5\x100\xFA5\x100\x7A5\x100\x2A5\x100"
      U"\xBA5\x100\xFA5\x100\x7A5\x100\x2A5\x300\x349F\xC00\x1374D\x900\x164D\xA00\x84D\x1800\x64A\x100\x2A4A\x100"
      U"\x94A\x4500\x61C\x200\x11C\x100\x2C1C\x100\x21C\x300\x11C\x200\x11C\x1605\x100\x905\x2071\x1F65\x800\x965"
      U"\x3000\x1335\x100\x235\x500\x535\x1C77\x300\x177\x1A51\x500\x151\x1A84\x2600\x205A\x1859\x400\x1459\x200\x2E59"
      U"\x441\x100\x241\x500\x841\x100\x341\x100\x1D41\x200\x341\x400\xA41\x700\x941\x700\x207E\x2064\x2000\x2755\x400"
      U"\xC55\x900\x3607\x300\x707\x1679\x200\x879\x1375\x500\x875\x1276\x700\x476\xC00\x776\x5000\x496C\x3700\x333B"
      U"\xD00\x333B\x700\x63B\x287B\x800\xA7B\x600\x2627\x300\x1D27\x800\x227\xD000\x1F04\x100\x2AAA\x100\x3AA\x200"
      U"\x2AA\x1000\x604\x800\x904\x2100\x604\x2888\x800\x2A87\x1600\x1A70\x2600\x1C19\x1400\x1725\x900\x4E10\x400"
      U"\x2410\x900\x110\x4347\xA00\x147\x200\x1989\x700\xA89\x600\x3514\x100\x1214\x800\x2752\x900\x6082\x100\x1486"
      U"\xB00\x1243\x100\x2F43\x3E00\x760\x100\x160\x100\x460\x100\xF60\x100\xB60\x600\x3B85\x500\xA85\x600\x42D\x100"
      U"\x82D\x200\x22D\x200\x162D\x100\x72D\x100\x22D\x100\x52D\x100\x1AD\x92D\x200\x22D\x200\x32D\x200\x12D\x600"
      U"\x12D\x500\x72D\x200\x72D\x300\x52D\xB00\xAA2\x100\x1A2\x200\x1A2\x100\x26A2\x100\xAA2\x100\x1A2\x200\x1A2"
      U"\x100\x4A2\x100\xAA2\x100\x2A2\x800\x2A2\x1D00\x5C66\x100\x566\x1E00\x489D\x800\xA9D\xA600\x3683\x200\x2683"
      U"\x2200\x455C\xB00\xA5C\x600\xD5D\x1300\x3A90\x600\xA90\x600\x1461\x1C00\x1B03\x200\xF03\x400\x1703\xB900\x3C20"
      U"\x6400\x53A6\xC00\x1A6\x71F\x200\x11F\x200\x81F\x100\x21F\x100\x1E1F\x100\x21F\x200\xC1F\x900\xA1F\x4600\x863"
      U"\x200\x2E63\x200\xB63\x1B00\x48AC\x800\x538A\xD00\x1015\x3972\x700\xA1E\x5600\x882\x5800\x228C\xE00\xA8C\x600"
      U"\x90E\x100\x2D0E\x100\xE0E\xA00\x1D0E\x300\x2056\x200\x1656\x100\xE56\x4900\x72B\x100\x22B\x100\x2C2B\x300"
      U"\x12B\x100\x22B\x100\x92B\x800\xA2B\x600\x62A\x100\x22A\x100\x252A\x100\x22A\x100\x62A\x700\xA2A\x600\x2CA0"
      U"\x400\xAA0\xF600\x1953\x700\x1140\x100\x2940\x300\x1D40\x5500\x14F\xF00\x3293\xD00\x193\x39AA9\x6600\x6FA9"
      U"\x100\x5A9\xB00\xC4A9\xA4C00\x631B\xD00\x45623\xA00\xF9B23\x500\x24738\x1AB900\x3A30\x6C600\x23909\x700\x1F5E"
      U"\x100\xA5E\x400\x25E\x4F9E\x100\xA9E\x600\x1E0A\x200\x60A\xA00\x4639\xA00\xA39\x100\x739\x100\x1539\x500\x1339"
      U"\x1B000\x3A46\xC600\x5B57\x500\x190D\x200\x190D\x2C00\x4B78\x400\x3978\x700\x1178\x4000\x194\x168\x233\x144"
      U"\xB00\x733\x900\x1B0094\x1D644\x2900\x144\x1F94\x6100\x7394\x21FD00\x43F\x100\x73F\x100\x23F\x100\x13F\x11F37"
      U"\x33F\xF00\x137\x1D00\x337\x200\x13F\xE00\x43F\x800\x18C68\x90400\x6B22\x500\xD22\x300\x922\x700\xA22\x200"
      U"\x422\x4AE\xF5C00\xFDAE\x300\x1B4AE\x600\x17AE\xF00\x11AE\xF00\x2EAD\x200\x17AD\x900\x74AE\x3C00\xF6AE\xA00"
      U"\x27AE\x200\x3EAE\x3AD\x11AE\x8AD\x2AE\x7AD\x1EAE\x4AD\x3DAE\x1500\x462E\x7A00\x14AE\xC00\x14AE\xC00\x57AE"
      U"\x900\x19AE\x8700\x55AE\x100\x47AE\x100\x2AE\x200\x1AE\x200\x2AE\x200\x4AE\x100\xCAE\x100\x1AE\x100\x7AE\x100"
      U"\x41AE\x100\x4AE\x200\x8AE\x100\x7AE\x100\x1CAE\x100\x4AE\x100\x5AE\x100\x1AE\x300\x7AE\x100\x154AE\x200"
      U"\x124AE\x200\x32AE\x28C80\xF00\x580\x100\xF80\x45000\x1F4A\x600\x64A\xD500\x729\x100\x1129\x200\x729\x100\x229"
      U"\x100\x529\x500\x3E1D\x2100\x11D\x7000\x2D3A\x300\xE3A\x200\xA3A\x400\x23A\x14000\x1FA1\x1100\x3AA7\x500\x1A7"
      U"\x1D000\x2A62\xD600\x2B6B\x400\x16B\xC000\x1F96\x100\x1696\x800\x296\xE000\x726\x100\x426\x100\x226\x100\xF26"
      U"\x100\xC558\x200\x1058\x2900\x4C01\x400\xA01\x400\x201\x31100\x44AE\x4C00\x3DAE\xC200\x404\x100\x1B04\x100"
      U"\x204\x100\x104\x200\x104\x100\xA04\x100\x404\x100\x104\x100\x104\x600\x104\x400\x104\x100\x104\x100\x104\x100"
      U"\x304\x100\x204\x100\x104\x200\x104\x100\x104\x100\x104\x100\x104\x100\x104\x100\x204\x100\x104\x200\x404\x100"
      U"\x704\x100\x404\x100\x404\x100\x104\x100\xA04\x100\x1104\x500\x304\x100\x504\x100\x1104\x3400\x204\x10E00"
      U"\x2CAE\x400\x64AE\xC00\xFAE\x200\xFAE\x100\xFAE\x100\x25AE\xA00\xAEAE\x3800\x1AAE\x137\x2AE\xD00\x2CAE\x400"
      U"\x9AE\x700\x2AE\xE00\x6AE\x9A00\x3D9AE\x300\x11AE\x300\xDAE\x300\xDAAE\x600\xCAE\x400\x1AE\xF00\xCAE\x400"
      U"\x38AE\x800\xAAE\x600\x28AE\x800\x1EAE\x200\xCAE\x400\x2AE\xE00\x9AE\x2700\x158AE\x800\xEAE\x200\xDAE\x300"
      U"\xBAE\x300\x39AE\x100\x1AE\x400\x10AE\x200\xCAE\x400\xAAE\x700\x93AE\x100\x67AE\x40500\xA6E033\x2000\x111E33"
      U"\x200\x168E33\x200\x1D3133\xF00\x26E33\x9A200\x21E33\x5E200\x134B33\x500\x212A33\xACB8700\x1AE\x1E00\x60AE"
      U"\x8000\xF0AD\x2FE1000";
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
      "\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\112\112\112\112\112\112\112\112\112\112"
      "\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\256\256\256\256\256\256\256\256\256\256\256"
      "\256\256\256\256\112\256\256\256\256\256\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112"
      "\112\112\112\112\112\112\256\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\256\256\256"
      "\256\256\256\256\112\112\112\112\112\256\256\256\256\256\17\17\256\256\256\256\255\255\255\255\255\255\255\255"
      "\255\255\255\255\255\255\255\255\56\56\56\56\256\56\56\56\0\0\56\56\56\56\256\56\0\0\0\0\56\256\56\256\56\56\56"
      "\0\56\0\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\0\56\56\56\56\56\56\56\56\56\56\56\56\56\56"
      "\56\32\32\32\32\32\32\32\32\32\32\32\32\32\32\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35\35"
      "\255\255\35\35\35\35\35\35\35\35\35\0\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6"
      "\6\0\0\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\6\0\0\6\6\6\0\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66"
      "\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\66\0\0\0\0\0\0\0\0\66\66\66\66\66\66\66\66\66\66\66\0"
      "\0\0\0\66\66\66\66\66\66\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\4\256\4\4\4\4\4\4\256\4\4\4\4\4\4\4\4\4\4\4\4\4\4\256\4"
      "\4\4\256\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\256\4\4\4\4\4\4\4\4\4\4\255\255\255\255\255\255\255\255\255\255\255\4"
      "\4\4\4\4\4\4\4\4\4\255\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\256\4\4\216\216\216\216\216\216"
      "\216\216\216\216\216\216\216\216\0\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216\216"
      "\216\216\216\216\216\216\216\216\216\0\0\216\216\216\232\232\232\232\232\232\232\232\232\232\232\232\232\232"
      "\232\232\232\232\0\0\0\0\0\0\0\0\0\0\0\0\0\0\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147\147"
      "\147\147\147\147\147\147\147\147\147\147\147\0\0\147\147\147\175\175\175\175\175\175\175\175\175\175\175\175"
      "\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\175\0\0\175\175\175\175\175\175\175\175"
      "\175\175\175\175\175\175\175\0\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124\124"
      "\124\124\124\124\124\124\124\124\0\0\124\0\216\216\216\216\216\216\216\216\216\216\216\0\0\0\0\0\4\4\0\0\0\0\0"
      "\4\4\4\4\4\4\4\4\4\4\4\256\4\4\4\4\4\4\4\4\4\4\4\4\4\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\255\255"
      "\255\255\36\36\36\36\36\36\36\36\36\36\36\36\36\36\36\256\256\36\36\36\36\36\36\36\36\36\36\14\14\14\14\0\14\14"
      "\14\14\14\14\14\14\0\0\14\14\0\0\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\0\14\14\14"
      "\14\14\14\14\0\14\0\0\0\14\14\14\14\0\0\14\14\14\14\14\14\14\14\14\0\0\14\14\0\0\14\14\14\14\0\0\0\0\0\0\0\0\14"
      "\0\0\0\0\14\14\0\14\14\14\14\14\0\0\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14\14"
      "\0\0\61\61\61\0\61\61\61\61\61\61\0\0\0\0\61\61\0\0\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61"
      "\61\61\0\61\61\61\61\61\61\61\0\61\61\0\61\61\0\61\61\0\0\61\0\61\61\61\61\61\0\0\0\0\61\61\0\0\61\61\61\0\0\0"
      "\61\0\0\0\0\0\0\0\61\61\61\61\0\61\0\0\0\0\0\0\0\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\61\0\0\0\0\0\0"
      "\0\0\0\0\57\57\57\0\57\57\57\57\57\57\57\57\57\0\57\57\57\0\57\57\57\57\57\57\57\57\57\57\57\57\57\57\57\57\57"
      "\57\57\57\57\57\0\57\57\57\57\57\57\57\0\57\57\0\57\57\57\57\57\0\0\57\57\57\57\57\57\57\57\57\57\0\57\57\57\0"
      "\57\57\57\0\0\57\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\57\57\57\57\0\0\57\57\57\57\57\57\57\57\57\57\57\57\0\0\0\0\0\0"
      "\0\57\57\57\57\57\57\57\0\155\155\155\0\155\155\155\155\155\155\155\155\0\0\155\155\0\0\155\155\155\155\155\155"
      "\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\0\155\155\155\155\155\155\155\0\155\155\0\155"
      "\155\155\155\155\0\0\155\155\155\155\155\155\155\155\155\0\0\155\155\0\0\155\155\155\0\0\0\0\0\0\0\155\155\155"
      "\0\0\0\0\155\155\0\155\155\155\155\155\0\0\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155\155"
      "\155\0\0\0\0\0\0\0\0\0\0\223\223\0\223\223\223\223\223\223\0\0\0\223\223\223\0\223\223\223\223\0\0\0\223\223\0"
      "\223\0\223\223\0\0\0\223\223\0\0\0\223\223\223\0\0\0\223\223\223\223\223\223\223\223\223\223\223\223\0\0\0\0"
      "\223\223\223\223\223\0\0\0\223\223\223\0\223\223\223\223\0\0\223\0\0\0\0\0\0\223\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\0\0\0\0\0\227\227\227\227"
      "\227\227\227\227\227\227\227\227\227\0\227\227\227\0\227\227\227\227\227\227\227\227\227\227\227\227\227\227"
      "\227\227\227\227\227\227\227\227\227\0\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\227\0\0\227"
      "\227\227\227\227\227\227\227\227\0\227\227\227\0\227\227\227\227\0\0\0\0\0\0\0\227\227\0\227\227\227\0\227\227"
      "\0\0\227\227\227\227\0\0\227\227\227\227\227\227\227\227\227\227\0\0\0\0\0\0\0\227\227\227\227\227\227\227\227"
      "\227\105\105\105\105\105\105\105\105\105\105\105\105\105\0\105\105\105\0\105\105\105\105\105\105\105\105\105"
      "\105\105\105\105\105\105\105\105\105\105\105\105\105\105\0\105\105\105\105\105\105\105\105\105\105\0\105\105"
      "\105\105\105\0\0\105\105\105\105\105\105\105\105\105\0\105\105\105\0\105\105\105\105\0\0\0\0\0\0\0\105\105\0\0"
      "\0\0\0\105\105\105\0\105\105\105\105\0\0\105\105\105\105\105\105\105\105\105\105\0\105\105\105\0\0\0\0\0\0\0\0"
      "\0\0\0\0\133\133\133\133\133\133\133\133\133\133\133\133\133\0\133\133\133\0\133\133\133\133\133\133\133\133"
      "\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\0"
      "\133\133\133\0\133\133\133\133\133\133\0\0\0\0\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133\133"
      "\0\0\133\133\133\133\133\133\133\133\133\133\0\206\206\206\0\206\206\206\206\206\206\206\206\206\206\206\206"
      "\206\206\206\206\206\206\0\0\0\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206"
      "\206\206\206\206\0\206\206\206\206\206\206\206\206\206\0\206\0\0\206\206\206\206\206\206\206\0\0\0\206\0\0\0\0"
      "\206\206\206\206\206\206\0\206\0\206\206\206\206\206\206\206\206\0\0\0\0\0\0\206\206\206\206\206\206\206\206"
      "\206\206\0\0\206\206\206\0\0\0\0\0\0\0\0\0\0\0\0\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233"
      "\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\233\0"
      "\0\0\0\256\233\233\233\233\233\233\233\233\233\233\233\233\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\111\111\0"
      "\111\0\111\111\111\111\111\0\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111"
      "\111\111\111\111\0\111\0\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111\111"
      "\111\111\0\0\111\111\111\111\111\0\111\0\111\111\111\111\111\111\111\0\111\111\111\111\111\111\111\111\111\111"
      "\0\0\111\111\111\111\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234"
      "\234\234\0\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\0\0\0\0\234\234\234"
      "\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\234\0\234\234"
      "\234\234\234\234\234\256\256\256\256\234\234\0\0\0\0\0\141\141\141\141\141\141\141\141\141\141\141\141\141\141"
      "\141\141\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\50\0\50\0\0\0\0\0\50\0\0\50\50\50\50\50"
      "\50\50\50\50\50\50\256\50\50\50\50\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\46\46\46\46\46\46\46\46\46"
      "\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\0\46\46\46\46\0\0\46\46\46\46\46\46\46\0\46\0\46\46\46\46\0\0"
      "\46\0\46\46\46\46\0\0\46\46\46\46\46\46\46\0\46\0\46\46\46\46\0\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46"
      "\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\0\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46"
      "\0\0\0\46\46\46\46\46\46\46\46\46\46\0\0\0\0\0\0\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30\30"
      "\30\0\0\30\30\30\30\30\30\0\0\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\25\151\151\151\151\151\151\151\151"
      "\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\151\0\0\0\174\174\174\174\174"
      "\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\174\256\256\256\174\174"
      "\174\174\174\174\174\174\174\174\174\0\0\0\0\0\0\0\231\231\231\231\231\231\231\231\231\231\231\231\231\231\231"
      "\231\231\231\231\231\231\231\0\0\0\0\0\0\0\0\0\231\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64\64"
      "\64\256\256\0\0\0\0\0\0\0\0\0\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\23\0\0\0\0\0\0\0\0\0\0\0"
      "\0\217\217\217\217\217\217\217\217\217\217\217\217\217\0\217\217\217\0\217\217\0\0\0\0\0\0\0\0\0\0\0\0\102\102"
      "\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102\102"
      "\102\0\0\102\102\102\102\102\102\102\102\102\102\0\0\0\0\0\0\135\135\256\256\135\256\135\135\135\135\135\135"
      "\135\135\135\135\135\135\135\135\135\135\135\135\135\135\0\0\0\0\0\0\135\135\135\135\135\135\135\135\135\135"
      "\135\135\135\135\135\135\135\135\135\135\135\135\135\135\135\0\0\0\0\0\0\0\135\135\135\135\135\135\135\135\135"
      "\135\135\0\0\0\0\0\25\25\25\25\25\25\0\0\0\0\0\0\0\0\0\0\114\114\114\114\114\114\114\114\114\114\114\114\114"
      "\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\114\0\114\114\114\114\114\114\114\114\114"
      "\114\114\114\0\0\0\0\114\0\0\0\114\114\114\114\114\114\114\114\114\114\114\114\221\221\221\221\221\221\221\221"
      "\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\221\0\0\221\221\221\221"
      "\221\0\0\0\0\0\0\0\0\0\0\0\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222\222"
      "\222\222\222\222\222\222\222\0\0\0\0\222\222\222\222\222\222\222\222\222\222\0\0\0\0\0\0\222\222\222\222\222"
      "\222\222\222\222\222\222\0\0\0\222\222\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22\22"
      "\22\22\22\22\0\0\22\22\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110\110"
      "\110\110\110\110\110\110\110\110\110\0\110\110\110\110\110\110\110\110\110\110\110\110\110\0\0\110\110\110\110"
      "\110\110\110\110\110\110\110\0\0\0\0\0\0\110\110\110\110\110\110\110\110\110\110\110\110\110\110\0\0\255\255"
      "\255\255\255\255\255\255\255\255\255\255\255\255\0\0\255\255\255\255\255\255\255\255\255\255\255\255\0\0\0\0\10"
      "\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\10\0\10\10\213\213\213\213"
      "\213\213\213\213\213\213\213\213\213\213\213\213\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\13\0"
      "\0\0\0\0\0\0\0\13\13\13\13\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113"
      "\113\113\113\0\0\0\113\113\113\113\113\113\113\113\113\113\113\113\113\113\113\0\0\0\113\113\113\152\152\152"
      "\152\152\152\152\152\152\152\152\152\152\152\152\152\35\35\35\35\35\35\35\35\35\35\35\0\0\0\0\0\50\50\50\50\50"
      "\50\50\50\50\50\50\0\0\50\50\50\213\213\213\213\213\213\213\213\0\0\0\0\0\0\0\0\255\255\255\256\255\255\255\255"
      "\255\255\255\255\255\255\255\255\255\256\255\255\255\255\255\255\255\256\256\256\256\255\256\256\256\256\256"
      "\256\255\256\256\256\255\255\256\0\0\0\0\0\112\112\112\112\112\112\56\56\56\56\56\35\112\112\112\112\112\112"
      "\112\112\112\112\112\112\112\112\112\112\112\56\56\56\56\56\112\112\112\112\56\56\56\56\56\112\112\112\112\112"
      "\112\112\112\112\112\112\112\112\35\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112\112"
      "\112\112\112\56\56\56\56\56\56\56\0\0\56\56\56\56\56\56\0\0\56\56\56\56\56\56\56\56\0\56\0\56\0\56\0\56\56\56"
      "\56\56\56\56\56\56\56\56\56\56\56\56\0\0\56\56\56\56\56\0\56\56\56\56\56\56\56\56\56\56\56\56\56\56\0\0\56\56"
      "\56\56\56\56\0\56\56\56\0\0\56\56\56\0\56\56\56\56\56\56\56\56\56\0\256\256\256\256\256\256\256\256\256\256\256"
      "\256\255\255\256\256\256\256\256\256\256\0\256\256\256\256\256\256\256\256\256\256\256\112\0\0\256\256\256\256"
      "\256\256\256\256\256\256\256\112\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\0\112\112\112\112"
      "\112\112\112\112\112\112\112\112\112\0\0\0\256\256\0\0\0\0\0\0\0\0\0\0\0\0\0\0\255\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\256\256\256\256\256\256\56\256\256\256\112\112\256\256\256\256\256\256\112\256\256\256\256\256\256\256\256"
      "\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\112\256\112\112\112\112\112\112"
      "\112\112\112\256\256\256\0\0\0\0\256\256\256\256\256\256\256\256\256\256\0\0\0\0\0\0\256\256\256\256\256\256"
      "\256\256\256\256\256\0\0\0\0\0\21\21\21\21\21\21\21\21\21\21\21\21\21\21\21\21\256\256\256\256\0\0\256\256\256"
      "\256\256\256\256\256\256\256\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\51\32\32\32\32\32\32\32\32\32\32\32"
      "\32\32\32\32\32\32\32\32\32\0\0\0\0\0\32\32\32\32\32\32\32\230\230\230\230\230\230\230\230\230\230\230\230\230"
      "\230\230\230\230\230\230\230\230\230\230\230\0\0\0\0\0\0\0\230\230\0\0\0\0\0\0\0\0\0\0\0\0\0\0\230\46\46\46\46"
      "\46\46\46\0\0\0\0\0\0\0\0\0\46\46\46\46\46\46\46\0\46\46\46\46\46\46\46\0\256\256\256\256\256\256\256\256\256"
      "\256\256\256\256\256\0\0\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\63\0\63\63"
      "\63\63\63\63\63\63\63\0\0\0\0\0\0\0\0\0\0\0\0\63\63\63\63\63\63\0\0\0\0\0\0\0\0\0\0\256\256\256\256\256\63\256"
      "\63\256\256\256\256\256\256\256\256\256\63\63\63\63\63\63\63\63\63\255\255\255\255\62\62\256\256\256\256\256"
      "\256\256\256\63\63\63\63\256\256\256\256\0\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67"
      "\67\67\67\67\67\67\67\67\67\67\67\67\67\67\67\0\0\255\255\256\256\67\67\67\256\77\77\77\77\77\77\77\77\77\77\77"
      "\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\256\256\77\77\77"
      "\0\0\0\0\0\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\17\0\62\62\62\62\62\62"
      "\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\0\256\256\256\256\256\256\0\0\0\0\0\0"
      "\0\0\0\256\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\256\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77\256\77"
      "\77\77\77\77\77\77\77\256\256\256\256\256\256\256\256\253\253\253\253\253\253\253\253\253\253\253\253\253\253"
      "\253\253\253\253\253\253\253\253\253\253\253\253\253\253\253\0\0\0\253\253\253\253\253\253\253\0\0\0\0\0\0\0\0"
      "\0\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\117\244\244\244\244\244\244\244\244\244\244\244"
      "\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\244\0\0\0\0\11\11\11\11\11\11\11\11\11\11\11"
      "\11\11\11\11\11\11\11\11\11\11\11\11\11\0\0\0\0\0\0\0\0\256\256\112\112\112\112\112\112\112\112\112\112\112\112"
      "\112\112\112\112\112\112\112\112\112\112\256\256\256\112\112\112\112\112\0\112\112\112\112\112\112\112\112\112"
      "\112\112\112\112\112\112\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215\215"
      "\215\215\215\215\215\215\215\215\0\0\0\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164\164"
      "\164\164\164\164\164\164\0\0\0\0\0\0\0\0\177\177\177\177\177\177\177\177\177\177\177\177\177\177\177\177\177"
      "\177\177\177\177\177\0\0\0\0\0\0\0\0\177\177\177\177\177\177\177\177\177\177\177\177\0\0\0\0\0\0\76\76\76\76\76"
      "\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\76\256\76\172\172\172\172\172\172\172"
      "\172\172\172\172\172\172\172\172\172\172\172\172\172\0\0\0\0\0\0\0\0\0\0\0\172\62\62\62\62\62\62\62\62\62\62\62"
      "\62\62\0\0\0\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\75\0\256\75"
      "\75\75\75\75\75\75\75\75\75\0\0\0\0\75\75\141\141\141\141\141\141\141\141\141\141\141\141\141\141\141\0\27\27"
      "\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\27\0\0\0\0\0\0\0\0\0\27\27\27\27\27\27\27\27\27\27"
      "\27\27\27\27\0\0\27\27\27\27\27\27\27\27\27\27\0\0\27\27\27\27\225\225\225\225\225\225\225\225\225\225\225\225"
      "\225\225\225\225\225\225\225\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\225\225\225\225\225\137\137\137"
      "\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\137\0\0\0\0\0\0\0\0\0\0\46\46\46"
      "\46\46\46\0\0\46\46\46\46\46\46\0\0\46\46\46\46\46\46\0\0\0\0\0\0\0\0\0\112\112\112\112\112\112\112\112\112\112"
      "\112\256\112\112\112\112\112\112\112\112\112\56\112\112\112\112\256\256\0\0\0\0\137\137\137\137\137\137\137\137"
      "\137\137\137\137\137\137\0\0\137\137\137\137\137\137\137\137\137\137\0\0\0\0\0\0\62\62\62\62\0\0\0\0\0\0\0\0\0"
      "\0\0\0\62\62\62\62\62\62\62\0\0\0\0\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\62\0\0\0\0\63\63\63\63\63"
      "\63\63\63\63\63\63\63\63\63\0\0\63\63\63\63\63\63\63\63\63\63\0\0\0\0\0\0\112\112\112\112\112\112\112\0\0\0\0\0"
      "\0\0\0\0\0\0\0\6\6\6\6\6\0\0\0\0\0\66\66\66\66\66\66\66\66\66\66\0\66\66\66\66\66\0\66\0\66\66\0\66\66\0\66\66"
      "\66\66\66\66\66\66\66\66\4\4\4\4\4\4\4\4\4\4\4\4\4\4\256\256\255\255\255\255\255\255\255\255\255\255\255\255"
      "\255\255\35\35\256\256\256\0\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\0\256"
      "\256\256\256\0\0\0\0\4\4\4\4\4\0\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\0\0\256\0\256\256\256\256\256"
      "\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\77\77\77\77\77\77\77\77\77\77\77\77\77\77\77"
      "\77\77\77\77\77\77\77\77\77\256\256\0\0\62\62\62\62\62\62\0\0\62\62\62\62\62\62\0\0\62\62\62\62\62\62\0\0\62\62"
      "\62\0\0\0\256\256\256\256\256\256\256\0\256\256\256\256\256\256\256\0\0\0\0\0\0\0\0\0\0\256\256\256\256\256\0\0"
      "\116\116\116\116\116\116\116\116\116\116\116\116\0\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116"
      "\116\116\116\116\116\116\116\116\116\116\116\0\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116"
      "\116\116\116\0\116\116\0\116\116\116\116\116\116\116\116\116\116\116\116\116\116\116\0\0\116\116\116\116\116"
      "\116\116\116\116\116\116\0\0\0\0\0\256\256\256\0\0\0\0\256\256\256\256\256\256\256\256\256\256\256\256\256\0\0"
      "\0\256\256\256\256\256\256\256\256\256\56\56\56\56\56\56\56\56\56\56\56\56\56\56\56\0\256\256\256\256\256\256"
      "\256\256\256\256\256\256\256\0\0\0\56\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\256\256\256\256\256\256\256\256\256\256\256"
      "\256\256\255\0\0\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120\120"
      "\120\120\120\120\120\120\0\0\0\26\26\26\26\26\26\26\26\26\26\26\26\26\26\26\26\26\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\255\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256"
      "\256\0\0\0\0\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\74\0\0\0\0\0\0\0\0\0\74\74\74\54\54\54\54"
      "\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\54\0\0\0\0\0\163\163\163\163\163\163\163\163"
      "\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\163\0\0\0\0\0\243\243\243\243\243\243"
      "\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\243\0\243\250\250"
      "\250\250\250\250\250\250\250\250\250\250\250\250\250\250\250\250\250\250\0\0\0\0\250\250\250\250\250\250\250"
      "\250\250\250\250\250\250\250\0\0\0\0\0\0\0\0\0\0\41\41\41\41\41\41\41\41\41\41\41\41\41\41\41\41\201\201\201"
      "\201\201\201\201\201\201\201\201\201\201\201\201\201\157\157\157\157\157\157\157\157\157\157\157\157\157\157"
      "\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\157\0\0\157\157\157\157\157\157\157\157\157\157\0"
      "\0\0\0\0\0\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\0\0\0\0\156\156\156"
      "\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\156\0\0\0\0\44\44\44\44\44\44\44\44\44\44\44"
      "\44\44\44\44\44\44\44\44\44\44\44\44\44\0\0\0\0\0\0\0\0\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\0\0\0\0\0\0\0\0"
      "\0\0\0\2\245\245\245\245\245\245\245\245\245\245\245\0\245\245\245\245\245\245\245\0\245\245\0\245\245\245\245"
      "\245\245\245\245\245\245\245\0\245\245\245\245\245\245\245\245\245\245\245\245\245\245\245\0\245\245\245\245"
      "\245\245\245\0\245\245\0\0\0\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\237\0"
      "\0\0\0\0\0\0\0\0\0\0\0\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115\115"
      "\115\0\0\0\0\0\0\0\0\0\115\115\115\115\115\115\0\0\0\0\0\0\0\0\0\0\115\115\115\115\115\115\115\115\0\0\0\0\0\0"
      "\0\0\112\112\112\112\112\112\0\112\112\112\112\112\112\112\112\112\112\0\112\112\112\112\112\112\112\112\112\0"
      "\0\0\0\0\34\34\34\34\34\34\0\0\34\0\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34\34"
      "\34\34\34\0\34\34\0\0\0\34\0\0\34\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\5\0\5\5\5\5\5\5\5\5\5\161\161\161"
      "\161\161\161\161\161\161\161\161\161\161\161\161\161\145\145\145\145\145\145\145\145\145\145\145\145\145\145"
      "\145\145\145\145\145\145\145\145\145\145\145\145\145\145\145\145\145\0\0\0\0\0\0\0\0\145\145\145\145\145\145"
      "\145\145\145\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\65\0\65\65\0\0\0\0\0\65\65\65\65\65\167\167"
      "\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\167\0\0\0"
      "\167\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\121\0"
      "\0\0\0\0\121\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204\204"
      "\204\204\0\0\0\0\0\0\132\132\132\132\132\132\132\132\132\132\132\132\132\132\132\132\131\131\131\131\131\131"
      "\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\131\0\0\0\0\131\131\131\131\0\0\131\131"
      "\131\131\131\131\131\131\131\131\131\131\131\131\101\101\101\101\0\101\101\0\0\0\0\0\101\101\101\101\101\101"
      "\101\101\0\101\101\101\0\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101\101"
      "\101\101\101\101\101\101\101\101\0\0\101\101\101\0\0\0\0\101\101\101\101\101\101\101\101\101\101\0\0\0\0\0\0\0"
      "\176\176\176\176\176\176\176\176\176\176\176\176\176\176\176\176\144\144\144\144\144\144\144\144\144\144\144"
      "\144\144\144\144\144\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125\125"
      "\125\0\0\0\0\125\125\125\125\125\125\125\125\125\125\125\125\0\0\0\0\0\0\0\0\0\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7\7"
      "\7\7\7\7\7\7\0\0\0\7\7\7\7\7\7\7\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171\171"
      "\171\171\171\0\0\171\171\171\171\171\171\171\171\165\165\165\165\165\165\165\165\165\165\165\165\165\165\165"
      "\165\165\165\165\0\0\0\0\0\165\165\165\165\165\165\165\165\166\166\166\166\166\166\166\166\166\166\166\166\166"
      "\166\166\166\166\166\0\0\0\0\0\0\0\166\166\166\166\0\0\0\0\0\0\0\0\0\0\0\0\166\166\166\166\166\166\166\154\154"
      "\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\154\0\0\0\0\0\0\0\73"
      "\73\73\73\73\73\73\73\73\73\73\73\73\73\73\73\73\73\73\0\0\0\0\0\0\0\0\0\0\0\0\0\73\73\73\0\0\0\0\0\0\0\73\73"
      "\73\73\73\73\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\173\0"
      "\0\0\0\0\0\0\0\173\173\173\173\173\173\173\173\173\173\0\0\0\0\0\0\47\47\47\47\47\47\47\47\47\47\47\47\47\47\47"
      "\47\47\47\47\47\47\47\0\0\0\47\47\47\47\47\47\47\47\47\47\47\47\47\0\0\0\0\0\0\0\0\47\47\4\4\4\4\4\4\4\4\4\4\4"
      "\4\4\4\4\0\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252\252"
      "\252\0\252\252\252\0\0\252\252\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\4\4\0\0\0\0\0\0\0\0\4\4\4\4\4\4\4\4\4\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\4\4\210\210\210\210\210\210\210\210\210\210\210\210\210\210\210\210"
      "\210\210\210\210\210\210\210\210\0\0\0\0\0\0\0\0\207\207\207\207\207\207\207\207\207\207\207\207\207\207\207"
      "\207\207\207\207\207\207\207\207\207\207\207\0\0\0\0\0\0\160\160\160\160\160\160\160\160\160\160\160\160\160"
      "\160\160\160\160\160\160\160\160\160\160\160\160\160\0\0\0\0\0\0\31\31\31\31\31\31\31\31\31\31\31\31\31\31\31"
      "\31\31\31\31\31\31\31\31\31\31\31\31\31\0\0\0\0\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45\45"
      "\45\45\0\0\0\0\0\0\0\0\0\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20"
      "\20\0\0\0\0\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\20\0\0\0\0\0\0\0\0\0\20\107\107\107\107"
      "\107\107\107\107\107\107\107\107\107\107\107\107\107\107\107\0\0\0\0\0\0\0\0\0\0\107\0\0\211\211\211\211\211"
      "\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\211\0\0\0\0\0\0\0\211\211\211\211"
      "\211\211\211\211\211\211\0\0\0\0\0\0\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\0\24\24\24"
      "\24\24\24\24\24\24\24\24\24\24\24\24\24\24\24\0\0\0\0\0\0\0\0\122\122\122\122\122\122\122\122\122\122\122\122"
      "\122\122\122\122\122\122\122\122\122\122\122\0\0\0\0\0\0\0\0\0\202\202\202\202\202\202\202\202\202\202\202\202"
      "\202\202\202\202\0\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\206\0\0\0\0\0\0"
      "\0\0\0\0\0\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\103\0\103\103\103\103\103\103"
      "\103\103\103\103\103\103\103\103\103\0\0\0\0\0\0\0\0\0\0\0\0\0\0\140\140\140\140\140\140\140\0\140\0\140\140"
      "\140\140\0\140\140\140\140\140\140\140\140\140\140\140\140\140\140\140\0\140\140\140\140\140\140\140\140\140"
      "\140\140\0\0\0\0\0\0\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205\205"
      "\205\205\205\205\205\0\0\0\0\0\205\205\205\205\205\205\205\205\205\205\0\0\0\0\0\0\55\55\55\55\0\55\55\55\55\55"
      "\55\55\55\0\0\55\55\0\0\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\55\0\55\55\55\55\55\55"
      "\55\0\55\55\0\55\55\55\55\55\0\255\55\55\55\55\55\55\55\55\55\0\0\55\55\0\0\55\55\55\0\0\55\0\0\0\0\0\0\55\0\0"
      "\0\0\0\55\55\55\55\55\55\55\0\0\55\55\55\55\55\55\55\0\0\0\55\55\55\55\55\0\0\0\0\0\0\0\0\0\0\0\242\242\242\242"
      "\242\242\242\242\242\242\0\242\0\0\242\0\242\242\242\242\242\242\242\242\242\242\242\242\242\242\242\242\242"
      "\242\242\242\242\242\0\242\242\242\242\242\242\242\242\242\242\0\242\0\0\242\0\242\242\242\242\0\242\242\242"
      "\242\242\242\242\242\242\242\0\242\242\0\0\0\0\0\0\0\0\242\242\0\0\0\0\0\0\0\0\0\0\0\0\0\146\146\146\146\146"
      "\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\146\0\146\146\146\146"
      "\146\0\0\0\0\0\0\0\0\0\0\0\0\0\0\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235\235"
      "\235\235\235\235\235\0\0\0\0\0\0\0\0\235\235\235\235\235\235\235\235\235\235\0\0\0\0\0\0\203\203\203\203\203"
      "\203\203\203\203\203\203\203\203\203\203\203\203\203\203\203\203\203\0\0\203\203\203\203\203\203\203\203\203"
      "\203\203\203\203\203\203\203\203\203\203\203\203\203\0\0\134\134\134\134\134\134\134\134\134\134\134\134\134"
      "\134\134\134\134\134\134\134\134\0\0\0\0\0\0\0\0\0\0\0\134\134\134\134\134\134\134\134\134\134\0\0\0\0\0\0\135"
      "\135\135\135\135\135\135\135\135\135\135\135\135\0\0\0\220\220\220\220\220\220\220\220\220\220\220\220\220\220"
      "\220\220\220\220\220\220\220\220\220\220\220\220\0\0\0\0\0\0\141\141\141\141\0\0\0\0\0\0\0\0\0\0\0\0\3\3\3\3\3"
      "\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\0\0\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\0\0\0\0\3\3\3\3\3\3\3\0\0\0\0\0"
      "\0\0\0\0\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\40\0\0\0\0\246\246"
      "\246\246\246\246\246\246\246\246\246\246\246\246\246\246\246\246\246\0\0\0\0\0\0\0\0\0\0\0\0\246\37\37\37\37\37"
      "\37\37\0\0\37\0\0\37\37\37\37\37\37\37\37\0\37\37\0\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37\37"
      "\37\37\37\37\37\37\37\37\37\37\0\37\37\0\0\37\37\37\37\37\37\37\37\37\37\37\37\0\0\0\0\0\0\0\0\0\37\37\37\37\37"
      "\37\37\37\37\37\0\0\0\0\0\0\143\143\143\143\143\143\143\143\0\0\143\143\143\143\143\143\143\143\143\143\143\143"
      "\143\143\143\143\143\143\143\143\143\143\143\143\143\143\143\0\0\0\0\0\0\0\0\0\0\0\254\254\254\254\254\254\254"
      "\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\254\0\0\0\0\0\0\0\0\212\212\212\212\212\212"
      "\212\212\212\212\212\212\212\212\212\212\212\212\212\0\0\0\0\0\0\0\0\0\0\0\0\0\162\162\162\162\162\162\162\162"
      "\162\162\162\162\162\162\162\162\162\162\162\162\162\162\162\162\162\0\0\0\0\0\0\0\36\36\36\36\36\36\36\36\36"
      "\36\0\0\0\0\0\0\202\202\202\202\202\202\202\202\0\0\0\0\0\0\0\0\214\214\214\214\214\214\214\214\214\214\214\214"
      "\214\214\214\214\214\214\0\0\0\0\0\0\0\0\0\0\0\0\0\0\214\214\214\214\214\214\214\214\214\214\0\0\0\0\0\0\16\16"
      "\16\16\16\16\16\16\16\0\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16\16"
      "\0\16\16\16\16\16\16\16\16\16\16\16\16\16\16\0\0\0\0\0\0\0\0\0\0\16\16\16\16\16\16\16\16\16\16\16\16\16\0\0\0"
      "\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\126\0\0\126\126\126\126\126\126\126\126\126\126"
      "\126\126\126\126\126\126\126\126\126\126\126\126\0\126\126\126\126\126\126\126\126\126\126\126\126\126\126\0\0"
      "\0\0\0\0\0\0\0\53\53\53\53\53\53\53\0\53\53\0\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53\53"
      "\53\53\53\53\53\53\0\0\0\53\0\53\53\0\53\53\53\53\53\53\53\53\53\0\0\0\0\0\0\0\0\53\53\53\53\53\53\53\53\53\53"
      "\0\0\0\0\0\0\52\52\52\52\52\52\0\52\52\0\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52\52"
      "\52\52\52\52\52\52\52\52\52\52\52\52\52\52\0\52\52\0\52\52\52\52\52\52\0\0\0\0\0\0\0\52\52\52\52\52\52\52\52\52"
      "\52\0\0\0\0\0\0\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240\240"
      "\240\240\240\240\0\0\0\0\240\240\240\240\240\240\240\240\240\240\0\0\0\0\0\0\123\123\123\123\123\123\123\123"
      "\123\123\123\123\123\123\123\123\123\123\123\123\123\123\123\123\123\0\0\0\0\0\0\0\100\100\100\100\100\100\100"
      "\100\100\100\100\100\100\100\100\100\100\0\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100\100"
      "\100\100\100\100\100\100\100\100\0\0\0\100\100\100\100\100\100\100\100\100\100\100\100\100\0\0\0\0\0\117\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\223\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\223\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251"
      "\251\251\251\0\0\0\0\0\0\251\251\251\251\251\251\251\251\251\251\251\251\251\251\251\0\251\251\251\251\251\0\0"
      "\0\0\0\0\0\0\0\0\0\251\251\251\251\0\0\0\0\0\0\0\0\0\0\0\0\33\33\33\33\33\33\33\33\33\33\33\33\33\33\33\33\33"
      "\33\33\0\0\0\0\0\0\0\0\0\0\0\0\0\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\43\0\0\0\0\0\0"
      "\0\0\0\0\43\43\43\43\43\43\43\43\43\43\43\0\0\0\0\0\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70\70"
      "\70\70\70\0\0\0\0\0\0\0\0\0\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\60\0\0\0"
      "\0\0\0\11\11\11\11\11\11\11\11\11\0\0\0\0\0\0\0\136\136\136\136\136\136\136\136\136\136\136\136\136\136\136\136"
      "\136\136\136\136\136\136\136\136\136\136\136\136\136\136\136\0\136\136\136\136\136\136\136\136\136\136\0\0\0\0"
      "\136\136\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236\236"
      "\236\236\236\236\236\236\0\236\236\236\236\236\236\236\236\236\236\0\0\0\0\0\0\12\12\12\12\12\12\12\12\12\12\12"
      "\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\12\0\0\12\12\12\12\12\12\0\0\0\0\0\0\0\0\0\0\71\71\71\71"
      "\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\0\0\0\0\0\0\0\0\0\0\71\71\71\71\71\71\71\71\71\71\0\71"
      "\71\71\71\71\71\71\0\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\71\0\0\0\0\0\71\71\71\106\106"
      "\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\106\0\0\0\0\0\0"
      "\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\127\0"
      "\0\0\0\0\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\15\0\0\15\15\15\15\15\15\15\15"
      "\15\0\0\0\0\0\0\0\0\0\0\0\0\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170\170"
      "\170\170\170\170\170\170\0\0\0\0\170\170\170\170\170\170\170\170\170\0\0\0\0\0\0\0\170\224\150\63\63\104\0\0\0"
      "\0\0\0\0\0\0\0\0\63\63\63\63\63\63\63\0\0\0\0\0\0\0\0\0\224\224\224\224\224\224\224\224\224\224\224\224\224\224"
      "\224\224\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\104\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\104\224\224\224\224\224\224\224\224\224\224\224\224\224\224\224\0\224\224"
      "\224\0\0\0\0\0\0\0\0\0\0\0\0\0\77\77\77\77\0\77\77\77\77\77\77\77\0\77\77\0\77\67\67\67\67\67\67\67\67\67\67\67"
      "\67\67\67\67\77\77\77\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\67\0\0\0\0\0\0\0\0\0\0\0\0\0\67\67\67\0\0\77\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\77\77\77\77\0\0\0\0\0\0\0\0\150\150\150\150\150\150\150\150\150\150\150\150\150\150\150\150\150"
      "\150\150\150\150\150\150\150\150\150\150\150\0\0\0\0\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42\42"
      "\42\42\42\42\42\42\42\42\0\0\0\0\0\42\42\42\42\42\42\42\42\42\42\42\42\42\0\0\0\42\42\42\42\42\42\42\42\42\0\0"
      "\0\0\0\0\0\42\42\42\42\42\42\42\42\42\42\0\0\42\42\42\42\256\256\256\256\0\0\0\0\0\0\0\0\0\0\0\0\256\256\256"
      "\256\0\0\0\0\0\0\256\256\256\256\256\256\256\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\255\255\255\255\255\255\255\0\0\0\0"
      "\0\0\0\0\0\256\256\256\256\256\256\0\0\0\0\0\0\0\0\0\0\256\256\256\256\256\256\256\0\0\256\256\256\256\256\256"
      "\256\256\256\256\256\256\256\256\255\255\255\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256"
      "\256\255\255\255\255\255\255\255\255\256\256\255\255\255\255\255\255\255\256\256\256\256\256\256\256\256\256"
      "\256\256\256\256\256\255\255\255\255\256\256\56\56\56\56\56\56\0\0\0\0\0\0\0\0\0\0\256\256\256\256\256\256\256"
      "\0\0\0\0\0\0\0\0\0\256\256\256\256\256\256\256\256\256\0\0\0\0\0\0\0\256\256\256\256\256\256\256\256\256\256"
      "\256\256\256\0\256\256\0\0\256\0\0\256\256\0\0\256\256\256\256\0\256\256\256\256\256\256\256\256\256\256\256"
      "\256\0\256\0\256\256\256\256\256\256\256\0\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256"
      "\0\256\256\256\256\0\0\256\256\256\256\256\256\256\256\0\256\256\256\256\256\256\256\0\256\256\256\256\256\256"
      "\256\256\256\256\256\256\0\256\256\256\256\0\256\256\256\256\256\0\256\0\0\0\256\256\256\256\256\256\256\0\256"
      "\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\256\0\0\256\256\256\256\256\256\256"
      "\256\256\256\256\256\256\256\256\256\256\256\256\256\0\0\256\256\200\200\200\200\200\200\200\200\200\200\200"
      "\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\200\200\200"
      "\200\200\0\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\112\112\112\112\112\112\112\112\112\112"
      "\112\112\112\112\112\0\0\0\0\0\0\112\112\112\112\112\112\0\0\0\0\0\51\51\51\51\51\51\51\0\51\51\51\51\51\51\51"
      "\51\51\51\51\51\51\51\51\51\51\0\0\51\51\51\51\51\51\51\0\51\51\0\51\51\51\51\51\0\0\0\0\0\35\35\35\35\35\35\35"
      "\35\35\35\35\35\35\35\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\35\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72\72"
      "\72\72\72\72\72\72\72\72\72\72\72\72\0\0\0\72\72\72\72\72\72\72\72\72\72\72\72\72\72\0\0\72\72\72\72\72\72\72"
      "\72\72\72\0\0\0\0\72\72\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241\241"
      "\241\241\241\241\241\241\241\241\241\0\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247\247"
      "\247\247\247\247\247\247\247\247\0\0\0\0\0\247\142\142\142\142\142\142\142\142\142\142\142\142\142\142\142\142"
      "\142\142\142\142\142\142\142\142\142\142\0\0\0\0\0\0\153\153\153\153\153\153\153\153\153\153\153\153\153\153"
      "\153\153\153\153\153\153\153\153\153\153\153\153\153\0\0\0\0\153\226\226\226\226\226\226\226\226\226\226\226"
      "\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\226\0\226\226\226\226\226\226\0\0"
      "\0\0\0\0\0\0\226\226\46\46\46\46\46\46\46\0\46\46\46\46\0\46\46\0\46\46\46\46\46\46\46\46\46\46\46\46\46\46\46"
      "\0\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\130\0\0\130\130\130\130\130"
      "\130\130\130\130\130\130\130\130\130\130\130\0\0\0\0\0\0\0\0\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1"
      "\1\1\1\1\0\0\0\0\1\1\1\1\1\1\1\1\1\1\0\0\0\0\1\1\256\256\256\256\256\0\0\0\0\0\0\0\0\0\0\0\4\4\4\4\0\4\4\4\4\4"
      "\4\4\4\4\4\4\0\4\4\0\4\0\0\4\0\4\4\4\4\4\4\4\4\4\4\0\4\4\4\4\0\4\0\4\0\0\0\0\0\0\4\0\0\0\0\4\0\4\0\4\0\4\4\4\0"
      "\4\4\0\4\0\0\4\0\4\0\4\0\4\0\4\0\4\4\0\4\0\0\4\4\4\4\0\4\4\4\4\4\4\4\0\4\4\4\4\0\4\4\4\4\0\4\0\4\4\4\4\4\4\4\4"
      "\4\4\0\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\4\0\0\0\0\0\4\4\4\0\4\4\4\4\4\0\4\4\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\256\256\256\256\256\256\256\256\256\256\67\256\256\0\0\0\0\0\0\0\0\0\0\0\0\0\256\256\256\256\256"
      "\256\256\256\256\0\0\0\256\256\256\256\256\256\256\256\256\256\256\256\0\0\0\0\0\0\0\0\256\256\256\256\256\256"
      "\256\256\256\256\256\0\0\0\256\256\256\256\256\256\256\256\256\0\256\0\0\0\0\256\256\256\256\256\256\256\256"
      "\256\256\256\256\256\256\256\256\0\0\256\256\256\256\256\256\256\256\256\256\256\256\0\0\0\0\256\63\0\0\0\0\0\0"
      "\0\0\0\0\0\0\0\0\0\63\63\63\63\63\63\63\63\63\63\63\0\0\0\0\0\0\256\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
