// SPDX-License-Identifier: BSL-1.0
// What 227 languages call themselves. A static table of checked literals: a name that is not UTF-8 does not compile.
// Data: Unicode CLDR 41, display names of languages (Unicode License).
#ifndef ENDONYMS_HPP
#define ENDONYMS_HPP

#include <cstddef>
#include <iterator>
#include <u8lit/literals.hpp>

namespace world {

using namespace u8lit::literals;

struct endonym {
  u8lit::text_view<char> code;  // BCP 47
  u8lit::text_view<char> name;
};

inline constexpr endonym endonyms[] = {
    {"af"_utf8, "Afrikaans"_utf8}, {"agq"_utf8, "Aghem"_utf8}, {"ak"_utf8, "Akan"_utf8},
    {"am"_utf8, "አማርኛ"_utf8}, {"ar"_utf8, "العربية"_utf8}, {"as"_utf8, "অসমীয়া"_utf8},
    {"asa"_utf8, "Kipare"_utf8}, {"ast"_utf8, "asturianu"_utf8}, {"az"_utf8, "azərbaycan"_utf8},
    {"az-Cyrl"_utf8, "азәрбајҹан"_utf8}, {"bas"_utf8, "Ɓàsàa"_utf8}, {"be"_utf8, "беларуская"_utf8},
    {"be-tarask"_utf8, "беларуская (клясычная)"_utf8}, {"bem"_utf8, "Ichibemba"_utf8},
    {"bez"_utf8, "Hibena"_utf8}, {"bg"_utf8, "български"_utf8}, {"bm"_utf8, "bamanakan"_utf8},
    {"bn"_utf8, "বাংলা"_utf8}, {"bo"_utf8, "བོད་སྐད་"_utf8}, {"br"_utf8, "brezhoneg"_utf8},
    {"brx"_utf8, "बर’"_utf8}, {"bs"_utf8, "bosanski"_utf8}, {"bs-Cyrl"_utf8, "босански"_utf8},
    {"ca"_utf8, "català"_utf8}, {"ccp"_utf8, "𑄌𑄋𑄴𑄟𑄳𑄦"_utf8}, {"ce"_utf8, "нохчийн"_utf8},
    {"ceb"_utf8, "Binisaya"_utf8}, {"cgg"_utf8, "Rukiga"_utf8}, {"chr"_utf8, "ᏣᎳᎩ"_utf8},
    {"ckb"_utf8, "کوردیی ناوەندی"_utf8}, {"cs"_utf8, "čeština"_utf8}, {"cy"_utf8, "Cymraeg"_utf8},
    {"da"_utf8, "dansk"_utf8}, {"dav"_utf8, "Kitaita"_utf8}, {"de"_utf8, "Deutsch"_utf8},
    {"dje"_utf8, "Zarmaciine"_utf8}, {"doi"_utf8, "डोगरी"_utf8}, {"dsb"_utf8, "dolnoserbšćina"_utf8},
    {"dua"_utf8, "duálá"_utf8}, {"dyo"_utf8, "joola"_utf8}, {"dz"_utf8, "རྫོང་ཁ"_utf8},
    {"ebu"_utf8, "Kĩembu"_utf8}, {"ee"_utf8, "Eʋegbe"_utf8}, {"el"_utf8, "Ελληνικά"_utf8},
    {"en"_utf8, "English"_utf8}, {"eo"_utf8, "esperanto"_utf8}, {"es"_utf8, "español"_utf8},
    {"et"_utf8, "eesti"_utf8}, {"eu"_utf8, "euskara"_utf8}, {"ewo"_utf8, "ewondo"_utf8},
    {"fa"_utf8, "فارسی"_utf8}, {"ff"_utf8, "Pulaar"_utf8}, {"ff-Adlm"_utf8, "𞤆𞤵𞤤𞤢𞤪"_utf8},
    {"fi"_utf8, "suomi"_utf8}, {"fil"_utf8, "Filipino"_utf8}, {"fo"_utf8, "føroyskt"_utf8},
    {"fr"_utf8, "français"_utf8}, {"fur"_utf8, "furlan"_utf8}, {"fy"_utf8, "Frysk"_utf8},
    {"ga"_utf8, "Gaeilge"_utf8}, {"gd"_utf8, "Gàidhlig"_utf8}, {"gl"_utf8, "galego"_utf8},
    {"gsw"_utf8, "Schwiizertüütsch"_utf8}, {"gu"_utf8, "ગુજરાતી"_utf8}, {"guz"_utf8, "Ekegusii"_utf8},
    {"gv"_utf8, "Gaelg"_utf8}, {"ha"_utf8, "Hausa"_utf8}, {"haw"_utf8, "ʻŌlelo Hawaiʻi"_utf8},
    {"he"_utf8, "עברית"_utf8}, {"hi"_utf8, "हिन्दी"_utf8}, {"hr"_utf8, "hrvatski"_utf8},
    {"hsb"_utf8, "hornjoserbšćina"_utf8}, {"hu"_utf8, "magyar"_utf8}, {"hy"_utf8, "հայերեն"_utf8},
    {"ia"_utf8, "interlingua"_utf8}, {"id"_utf8, "Indonesia"_utf8}, {"ig"_utf8, "Igbo"_utf8},
    {"ii"_utf8, "ꆈꌠꉙ"_utf8}, {"is"_utf8, "íslenska"_utf8}, {"it"_utf8, "italiano"_utf8},
    {"ja"_utf8, "日本語"_utf8}, {"jgo"_utf8, "Ndaꞌa"_utf8}, {"jmc"_utf8, "Kimachame"_utf8},
    {"jv"_utf8, "Jawa"_utf8}, {"ka"_utf8, "ქართული"_utf8}, {"kab"_utf8, "Taqbaylit"_utf8},
    {"kam"_utf8, "Kikamba"_utf8}, {"kde"_utf8, "Chimakonde"_utf8}, {"kea"_utf8, "kabuverdianu"_utf8},
    {"kgp"_utf8, "kanhgág"_utf8}, {"khq"_utf8, "Koyra ciini"_utf8}, {"ki"_utf8, "Gikuyu"_utf8},
    {"kk"_utf8, "қазақ тілі"_utf8}, {"kkj"_utf8, "kakɔ"_utf8}, {"kl"_utf8, "kalaallisut"_utf8},
    {"kln"_utf8, "Kalenjin"_utf8}, {"km"_utf8, "ខ្មែរ"_utf8}, {"kn"_utf8, "ಕನ್ನಡ"_utf8},
    {"ko"_utf8, "한국어"_utf8}, {"kok"_utf8, "कोंकणी"_utf8}, {"ks"_utf8, "کٲشُر"_utf8},
    {"ks-Deva"_utf8, "कॉशुर"_utf8}, {"ksb"_utf8, "Kishambaa"_utf8}, {"ksf"_utf8, "rikpa"_utf8},
    {"ksh"_utf8, "Kölsch"_utf8}, {"ku"_utf8, "kurdî"_utf8}, {"kw"_utf8, "kernewek"_utf8},
    {"ky"_utf8, "кыргызча"_utf8}, {"lag"_utf8, "Kɨlaangi"_utf8}, {"lb"_utf8, "Lëtzebuergesch"_utf8},
    {"lg"_utf8, "Luganda"_utf8}, {"lkt"_utf8, "Lakȟólʼiyapi"_utf8}, {"ln"_utf8, "lingála"_utf8},
    {"lo"_utf8, "ລາວ"_utf8}, {"lrc"_utf8, "لۊری شومالی"_utf8}, {"lt"_utf8, "lietuvių"_utf8},
    {"lu"_utf8, "Tshiluba"_utf8}, {"luo"_utf8, "Dholuo"_utf8}, {"luy"_utf8, "Luluhia"_utf8},
    {"lv"_utf8, "latviešu"_utf8}, {"mai"_utf8, "मैथिली"_utf8}, {"mas"_utf8, "Maa"_utf8},
    {"mer"_utf8, "Kĩmĩrũ"_utf8}, {"mfe"_utf8, "kreol morisien"_utf8}, {"mg"_utf8, "Malagasy"_utf8},
    {"mgh"_utf8, "Makua"_utf8}, {"mgo"_utf8, "metaʼ"_utf8}, {"mi"_utf8, "te reo Māori"_utf8},
    {"mk"_utf8, "македонски"_utf8}, {"ml"_utf8, "മലയാളം"_utf8}, {"mn"_utf8, "монгол"_utf8},
    {"mni"_utf8, "মৈতৈলোন্"_utf8}, {"mr"_utf8, "मराठी"_utf8}, {"ms"_utf8, "Melayu"_utf8},
    {"mt"_utf8, "Malti"_utf8}, {"mua"_utf8, "MUNDAŊ"_utf8}, {"my"_utf8, "မြန်မာ"_utf8},
    {"mzn"_utf8, "مازرونی"_utf8}, {"naq"_utf8, "Khoekhoegowab"_utf8}, {"nd"_utf8, "isiNdebele"_utf8},
    {"nds"_utf8, "Neddersass’sch"_utf8}, {"ne"_utf8, "नेपाली"_utf8}, {"nl"_utf8, "Nederlands"_utf8},
    {"nmg"_utf8, "Kwasio"_utf8}, {"nnh"_utf8, "Shwóŋò ngiembɔɔn"_utf8}, {"no"_utf8, "norsk"_utf8},
    {"nus"_utf8, "Thok Nath"_utf8}, {"nyn"_utf8, "Runyankore"_utf8}, {"om"_utf8, "Oromoo"_utf8},
    {"or"_utf8, "ଓଡ଼ିଆ"_utf8}, {"os"_utf8, "ирон"_utf8}, {"pa"_utf8, "ਪੰਜਾਬੀ"_utf8},
    {"pa-Arab"_utf8, "پنجابی"_utf8}, {"pcm"_utf8, "Naijíriá Píjin"_utf8}, {"pl"_utf8, "polski"_utf8},
    {"ps"_utf8, "پښتو"_utf8}, {"pt"_utf8, "português"_utf8}, {"qu"_utf8, "Runasimi"_utf8},
    {"rm"_utf8, "rumantsch"_utf8}, {"rn"_utf8, "Ikirundi"_utf8}, {"ro"_utf8, "română"_utf8},
    {"rof"_utf8, "Kihorombo"_utf8}, {"ru"_utf8, "русский"_utf8}, {"rw"_utf8, "Kinyarwanda"_utf8},
    {"rwk"_utf8, "Kiruwa"_utf8}, {"sa"_utf8, "संस्कृत भाषा"_utf8}, {"sah"_utf8, "саха тыла"_utf8},
    {"saq"_utf8, "Kisampur"_utf8}, {"sat"_utf8, "ᱥᱟᱱᱛᱟᱲᱤ"_utf8}, {"sbp"_utf8, "Ishisangu"_utf8},
    {"sc"_utf8, "sardu"_utf8}, {"sd"_utf8, "سنڌي"_utf8}, {"sd-Deva"_utf8, "सिन्धी"_utf8},
    {"se"_utf8, "davvisámegiella"_utf8}, {"seh"_utf8, "sena"_utf8}, {"ses"_utf8, "Koyraboro senni"_utf8},
    {"sg"_utf8, "Sängö"_utf8}, {"shi"_utf8, "ⵜⴰⵛⵍⵃⵉⵜ"_utf8}, {"shi-Latn"_utf8, "Tashelḥiyt"_utf8},
    {"si"_utf8, "සිංහල"_utf8}, {"sk"_utf8, "slovenčina"_utf8}, {"sl"_utf8, "slovenščina"_utf8},
    {"smn"_utf8, "anarâškielâ"_utf8}, {"sn"_utf8, "chiShona"_utf8}, {"so"_utf8, "Soomaali"_utf8},
    {"sq"_utf8, "shqip"_utf8}, {"sr"_utf8, "српски"_utf8}, {"sr-Latn"_utf8, "srpski"_utf8},
    {"su"_utf8, "Basa Sunda"_utf8}, {"sv"_utf8, "svenska"_utf8}, {"sw"_utf8, "Kiswahili"_utf8},
    {"ta"_utf8, "தமிழ்"_utf8}, {"te"_utf8, "తెలుగు"_utf8}, {"teo"_utf8, "Kiteso"_utf8},
    {"tg"_utf8, "тоҷикӣ"_utf8}, {"th"_utf8, "ไทย"_utf8}, {"ti"_utf8, "ትግርኛ"_utf8},
    {"tk"_utf8, "türkmen dili"_utf8}, {"to"_utf8, "lea fakatonga"_utf8}, {"tr"_utf8, "Türkçe"_utf8},
    {"tt"_utf8, "татар"_utf8}, {"twq"_utf8, "Tasawaq senni"_utf8}, {"tzm"_utf8, "Tamaziɣt n laṭlaṣ"_utf8},
    {"ug"_utf8, "ئۇيغۇرچە"_utf8}, {"uk"_utf8, "українська"_utf8}, {"ur"_utf8, "اردو"_utf8},
    {"uz"_utf8, "o‘zbek"_utf8}, {"uz-Arab"_utf8, "اوزبیک"_utf8}, {"uz-Cyrl"_utf8, "ўзбекча"_utf8},
    {"vai"_utf8, "ꕙꔤ"_utf8}, {"vai-Latn"_utf8, "Vai"_utf8}, {"vi"_utf8, "Tiếng Việt"_utf8},
    {"vun"_utf8, "Kyivunjo"_utf8}, {"wae"_utf8, "Walser"_utf8}, {"wo"_utf8, "Wolof"_utf8},
    {"xh"_utf8, "isiXhosa"_utf8}, {"xog"_utf8, "Olusoga"_utf8}, {"yav"_utf8, "nuasue"_utf8},
    {"yi"_utf8, "ייִדיש"_utf8}, {"yo"_utf8, "Èdè Yorùbá"_utf8}, {"yrl"_utf8, "nheẽgatu"_utf8},
    {"yue"_utf8, "粵語"_utf8}, {"yue-Hans"_utf8, "粤语"_utf8}, {"zgh"_utf8, "ⵜⴰⵎⴰⵣⵉⵖⵜ"_utf8},
    {"zh"_utf8, "中文"_utf8}, {"zh-Hant"_utf8, "繁體中文"_utf8}, {"zu"_utf8, "isiZulu"_utf8},
};

// In octet order, which is code point order, and without duplicates.
constexpr bool is_sorted() {
  for (std::size_t at = 1; at < std::size(endonyms); ++at) {
    if (!(endonyms[at - 1].code < endonyms[at].code)) return false;
  }
  return true;
}
static_assert(is_sorted());

// The name of the language with this code; empty if there is none. A binary search.
constexpr u8lit::text_view<char> endonym_of(u8lit::text_view<char> code) {
  std::size_t first = 0, last = std::size(endonyms);
  while (first < last) {
    const std::size_t middle = first + (last - first) / 2;
    if (endonyms[middle].code == code) return endonyms[middle].name;
    if (endonyms[middle].code < code) first = middle + 1;
    else last = middle;
  }
  return {};
}

}  // namespace world

#endif
