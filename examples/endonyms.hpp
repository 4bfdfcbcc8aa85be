// SPDX-License-Identifier: BSL-1.0
// What 227 languages call themselves. A static table: a code or a name that is not UTF-8
// does not compile, and neither does a code that is there twice.
// Data: Unicode CLDR 41, display names of languages (Unicode License).
#ifndef ENDONYMS_HPP
#define ENDONYMS_HPP

#include <u8lit/text_table.hpp>

namespace world {

// By BCP 47 codes.
inline constexpr u8lit::text_row<u8lit::text_view<char>> endonym_rows[] = {
    {"af", "Afrikaans"}, {"agq", "Aghem"}, {"ak", "Akan"},
    {"am", "አማርኛ"}, {"ar", "العربية"}, {"as", "অসমীয়া"},
    {"asa", "Kipare"}, {"ast", "asturianu"}, {"az", "azərbaycan"},
    {"az-Cyrl", "азәрбајҹан"}, {"bas", "Ɓàsàa"}, {"be", "беларуская"},
    {"be-tarask", "беларуская (клясычная)"}, {"bem", "Ichibemba"},
    {"bez", "Hibena"}, {"bg", "български"}, {"bm", "bamanakan"},
    {"bn", "বাংলা"}, {"bo", "བོད་སྐད་"}, {"br", "brezhoneg"},
    {"brx", "बर’"}, {"bs", "bosanski"}, {"bs-Cyrl", "босански"},
    {"ca", "català"}, {"ccp", "𑄌𑄋𑄴𑄟𑄳𑄦"}, {"ce", "нохчийн"},
    {"ceb", "Binisaya"}, {"cgg", "Rukiga"}, {"chr", "ᏣᎳᎩ"},
    {"ckb", "کوردیی ناوەندی"}, {"cs", "čeština"}, {"cy", "Cymraeg"},
    {"da", "dansk"}, {"dav", "Kitaita"}, {"de", "Deutsch"},
    {"dje", "Zarmaciine"}, {"doi", "डोगरी"}, {"dsb", "dolnoserbšćina"},
    {"dua", "duálá"}, {"dyo", "joola"}, {"dz", "རྫོང་ཁ"},
    {"ebu", "Kĩembu"}, {"ee", "Eʋegbe"}, {"el", "Ελληνικά"},
    {"en", "English"}, {"eo", "esperanto"}, {"es", "español"},
    {"et", "eesti"}, {"eu", "euskara"}, {"ewo", "ewondo"},
    {"fa", "فارسی"}, {"ff", "Pulaar"}, {"ff-Adlm", "𞤆𞤵𞤤𞤢𞤪"},
    {"fi", "suomi"}, {"fil", "Filipino"}, {"fo", "føroyskt"},
    {"fr", "français"}, {"fur", "furlan"}, {"fy", "Frysk"},
    {"ga", "Gaeilge"}, {"gd", "Gàidhlig"}, {"gl", "galego"},
    {"gsw", "Schwiizertüütsch"}, {"gu", "ગુજરાતી"}, {"guz", "Ekegusii"},
    {"gv", "Gaelg"}, {"ha", "Hausa"}, {"haw", "ʻŌlelo Hawaiʻi"},
    {"he", "עברית"}, {"hi", "हिन्दी"}, {"hr", "hrvatski"},
    {"hsb", "hornjoserbšćina"}, {"hu", "magyar"}, {"hy", "հայերեն"},
    {"ia", "interlingua"}, {"id", "Indonesia"}, {"ig", "Igbo"},
    {"ii", "ꆈꌠꉙ"}, {"is", "íslenska"}, {"it", "italiano"},
    {"ja", "日本語"}, {"jgo", "Ndaꞌa"}, {"jmc", "Kimachame"},
    {"jv", "Jawa"}, {"ka", "ქართული"}, {"kab", "Taqbaylit"},
    {"kam", "Kikamba"}, {"kde", "Chimakonde"}, {"kea", "kabuverdianu"},
    {"kgp", "kanhgág"}, {"khq", "Koyra ciini"}, {"ki", "Gikuyu"},
    {"kk", "қазақ тілі"}, {"kkj", "kakɔ"}, {"kl", "kalaallisut"},
    {"kln", "Kalenjin"}, {"km", "ខ្មែរ"}, {"kn", "ಕನ್ನಡ"},
    {"ko", "한국어"}, {"kok", "कोंकणी"}, {"ks", "کٲشُر"},
    {"ks-Deva", "कॉशुर"}, {"ksb", "Kishambaa"}, {"ksf", "rikpa"},
    {"ksh", "Kölsch"}, {"ku", "kurdî"}, {"kw", "kernewek"},
    {"ky", "кыргызча"}, {"lag", "Kɨlaangi"}, {"lb", "Lëtzebuergesch"},
    {"lg", "Luganda"}, {"lkt", "Lakȟólʼiyapi"}, {"ln", "lingála"},
    {"lo", "ລາວ"}, {"lrc", "لۊری شومالی"}, {"lt", "lietuvių"},
    {"lu", "Tshiluba"}, {"luo", "Dholuo"}, {"luy", "Luluhia"},
    {"lv", "latviešu"}, {"mai", "मैथिली"}, {"mas", "Maa"},
    {"mer", "Kĩmĩrũ"}, {"mfe", "kreol morisien"}, {"mg", "Malagasy"},
    {"mgh", "Makua"}, {"mgo", "metaʼ"}, {"mi", "te reo Māori"},
    {"mk", "македонски"}, {"ml", "മലയാളം"}, {"mn", "монгол"},
    {"mni", "মৈতৈলোন্"}, {"mr", "मराठी"}, {"ms", "Melayu"},
    {"mt", "Malti"}, {"mua", "MUNDAŊ"}, {"my", "မြန်မာ"},
    {"mzn", "مازرونی"}, {"naq", "Khoekhoegowab"}, {"nd", "isiNdebele"},
    {"nds", "Neddersass’sch"}, {"ne", "नेपाली"}, {"nl", "Nederlands"},
    {"nmg", "Kwasio"}, {"nnh", "Shwóŋò ngiembɔɔn"}, {"no", "norsk"},
    {"nus", "Thok Nath"}, {"nyn", "Runyankore"}, {"om", "Oromoo"},
    {"or", "ଓଡ଼ିଆ"}, {"os", "ирон"}, {"pa", "ਪੰਜਾਬੀ"},
    {"pa-Arab", "پنجابی"}, {"pcm", "Naijíriá Píjin"}, {"pl", "polski"},
    {"ps", "پښتو"}, {"pt", "português"}, {"qu", "Runasimi"},
    {"rm", "rumantsch"}, {"rn", "Ikirundi"}, {"ro", "română"},
    {"rof", "Kihorombo"}, {"ru", "русский"}, {"rw", "Kinyarwanda"},
    {"rwk", "Kiruwa"}, {"sa", "संस्कृत भाषा"}, {"sah", "саха тыла"},
    {"saq", "Kisampur"}, {"sat", "ᱥᱟᱱᱛᱟᱲᱤ"}, {"sbp", "Ishisangu"},
    {"sc", "sardu"}, {"sd", "سنڌي"}, {"sd-Deva", "सिन्धी"},
    {"se", "davvisámegiella"}, {"seh", "sena"}, {"ses", "Koyraboro senni"},
    {"sg", "Sängö"}, {"shi", "ⵜⴰⵛⵍⵃⵉⵜ"}, {"shi-Latn", "Tashelḥiyt"},
    {"si", "සිංහල"}, {"sk", "slovenčina"}, {"sl", "slovenščina"},
    {"smn", "anarâškielâ"}, {"sn", "chiShona"}, {"so", "Soomaali"},
    {"sq", "shqip"}, {"sr", "српски"}, {"sr-Latn", "srpski"},
    {"su", "Basa Sunda"}, {"sv", "svenska"}, {"sw", "Kiswahili"},
    {"ta", "தமிழ்"}, {"te", "తెలుగు"}, {"teo", "Kiteso"},
    {"tg", "тоҷикӣ"}, {"th", "ไทย"}, {"ti", "ትግርኛ"},
    {"tk", "türkmen dili"}, {"to", "lea fakatonga"}, {"tr", "Türkçe"},
    {"tt", "татар"}, {"twq", "Tasawaq senni"}, {"tzm", "Tamaziɣt n laṭlaṣ"},
    {"ug", "ئۇيغۇرچە"}, {"uk", "українська"}, {"ur", "اردو"},
    {"uz", "o‘zbek"}, {"uz-Arab", "اوزبیک"}, {"uz-Cyrl", "ўзбекча"},
    {"vai", "ꕙꔤ"}, {"vai-Latn", "Vai"}, {"vi", "Tiếng Việt"},
    {"vun", "Kyivunjo"}, {"wae", "Walser"}, {"wo", "Wolof"},
    {"xh", "isiXhosa"}, {"xog", "Olusoga"}, {"yav", "nuasue"},
    {"yi", "ייִדיש"}, {"yo", "Èdè Yorùbá"}, {"yrl", "nheẽgatu"},
    {"yue", "粵語"}, {"yue-Hans", "粤语"}, {"zgh", "ⵜⴰⵎⴰⵣⵉⵖⵜ"},
    {"zh", "中文"}, {"zh-Hant", "繁體中文"}, {"zu", "isiZulu"},
};

// Only bytes and offsets: no dynamic initialization, no relocations, and one copy for all translation units.
inline constexpr auto endonyms = u8lit::make_text_map<endonym_rows>;

}  // namespace world

#endif
