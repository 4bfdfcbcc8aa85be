// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/language_name.hpp>

#include <string>
#include <string_view>
#include <vector>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr language_name<char> named(std::string_view name) { return language_name<char>{units_of(name)}; }

// Of some languages, the one that fits a name best, or "".
template <class... Languages>
constexpr std::string_view lookup(std::string_view name, Languages... languages) {
  const std::string_view all[] = {languages...};
  std::string_view found;
  u8lit::size_t most = 0;
  for (const std::string_view language : all) {
    const u8lit::size_t fits = named(language).fits(named(name));
    if (fits > most) {
      most = fits;
      found = language;
    }
  }
  return found;
}

// RFC 4647, section 3.4, line by line. What is removed together is not looked for.
constexpr std::string_view range = "zh-Hant-CN-x-private1-private2";
static_assert(lookup(range, "zh", "zh-Hant", "zh-Hant-CN", "zh-Hant-CN-x-private1", range) == range);
static_assert(lookup(range, "zh", "zh-Hant", "zh-Hant-CN", "zh-Hant-CN-x-private1") == "zh-Hant-CN-x-private1");
static_assert(lookup(range, "zh", "zh-Hant-CN-x", "zh-Hant", "zh-Hant-CN") == "zh-Hant-CN");
static_assert(lookup(range, "zh-Hant-CN-x", "zh", "zh-Hant") == "zh-Hant");
static_assert(lookup(range, "zh-Hant-CN-x", "zh-CN", "zh") == "zh");
static_assert(lookup(range, "zh-Hant-CN-x", "zh-CN", "zh-Hans", "en", "") == "");
// What ends in a single letter or digit is not looked for, because such subtags are removed with the one after them.
static_assert(lookup("x-private1", "x") == "" && lookup("i-klingon", "i") == "" && lookup("de-1-x", "de-1") == "" &&
              lookup("i-klingon", "i-klingon") == "i-klingon");
// Section 3.4.1: the ranges of the list fr-FR, zh-Hant, each on its own.
static_assert(lookup("fr-FR", "zh-Hant", "fr", "fr-FR") == "fr-FR" && lookup("fr-FR", "zh-Hant", "fr") == "fr" &&
              lookup("fr-FR", "zh-Hant", "zh") == "" && lookup("zh-Hant", "zh", "zh-Hant") == "zh-Hant" &&
              lookup("zh-Hant", "zh", "fr") == "zh");
// A language with more subtags does not fit, and none are skipped but the last ones.
static_assert(lookup("de-CH", "de-CH-1996", "de-DE") == "" && lookup("de", "de-CH") == "" &&
              lookup("de-CH-1996", "de-CH") == "de-CH" && lookup("de-Latn-DE", "de-DE", "de") == "de" &&
              lookup("fra", "fr") == "" && lookup("fr", "fra") == "" && lookup("*", "de") == "");
// Section 2: case does not matter.
static_assert(lookup("ZH-hANT-cn", "zh-Hant") == "zh-Hant" && lookup("de", "DE") == "DE");

// Locales of POSIX.
static_assert(lookup("zh_Hans_CN", "zh", "zh-Hans") == "zh-Hans" && lookup("zh-Hans-CN", "zh_Hans") == "zh_Hans");
static_assert(lookup("de_AT.UTF-8@euro", "de") == "de" && lookup("de_AT.UTF-8@euro", "de", "de-AT") == "de-AT" &&
              lookup("de_AT.UTF-8", "de", "de_AT") == "de_AT" && lookup("de.ISO-8859-1", "de") == "de");
static_assert(lookup("sr@latin", "sr", "sr-Latn") == "sr-Latn" && lookup("sr@latin", "sr", "sr-Cyrl") == "sr" &&
              lookup("sr_RS@latin", "sr_RS", "sr-Latn") == "sr-Latn" &&
              lookup("sr_RS.UTF-8@latin", "sr-Latn", "sr_Latn_RS") == "sr_Latn_RS" &&
              lookup("sr_RS@latin", "sr", "sr_RS") == "sr_RS" && lookup("sr-Latn-RS", "sr", "sr@latin") == "sr@latin" &&
              lookup("sr@Latin", "sr@latin", "sr") == "sr@latin" && lookup("sr", "sr@latin") == "" &&
              lookup("sr_RS", "sr@latin", "sr-Latn") == "");
static_assert(lookup("uz_UZ@cyrillic", "uz", "uz-Cyrl") == "uz-Cyrl" &&
              lookup("ks_IN@devanagari", "ks", "ks-Deva") == "ks-Deva" && lookup("sr@latinx", "sr-Latn") == "" &&
              lookup("sr_Cyrl@latin", "sr-Latn", "sr-Cyrl") == "sr-Cyrl" &&
              lookup("de_1901@latin", "de_Latn_1901") != "");
// Other modifiers are names of their own, as in gettext: before the territory.
static_assert(lookup("ca_ES@valencia", "ca", "ca_ES", "ca@valencia") == "ca@valencia" &&
              lookup("ca_ES.UTF-8@VALENCIA", "ca_ES@valencia", "ca@valencia") == "ca_ES@valencia" &&
              lookup("ca_ES", "ca@valencia") == "" && lookup("ca@euro", "ca@valencia") == "");
// No language.
static_assert(lookup("C", "c_", "de", "") == "" && lookup("POSIX", "de", "") == "" && lookup("", "de", "") == "" &&
              lookup("C.UTF-8", "de", "") == "" && lookup("_DE", "de", "") == "" && lookup(".UTF-8", "") == "" &&
              lookup("@euro", "") == "" && lookup("-", "") == "" && lookup("en_US_POSIX", "en", "en_US") == "en_US");

static_assert(named("pt_BR").equals(named("pt-br")) && named("sr@latin").equals(named("sr-Latn")) &&
              named("de.UTF-8").equals(named("de")));
static_assert(!named("pt").equals(named("pt_BR")) && !named("pt_BR").equals(named("pt")) &&
              !named("ca").equals(named("ca@valencia")) && !named("").equals(named("")));

// The same, with copies of names.
std::string plain(std::string_view name) {
  std::string result;
  for (const char unit : name)
    result += unit == '_' ? '-' : unit >= 'A' && unit <= 'Z' ? static_cast<char>(unit + 32) : unit;
  return result;
}
std::vector<std::string> names_to_look_for(std::string_view locale) {
  std::string name = plain(locale), modifier;
  if (const std::size_t at = name.find('@'); at != std::string::npos) {
    modifier = name.substr(at);
    name.resize(at);
  }
  name.resize(name.find('.') == std::string::npos ? name.size() : name.find('.'));
  std::string script = modifier == "@latin" ? "-latn" : modifier == "@cyrillic" ? "-cyrl" : "";
  const std::size_t language = name.find('-') == std::string::npos ? name.size() : name.find('-');
  if (name.substr(language).starts_with("-hans") || name.substr(language).starts_with("-latn")) script = "";
  else if (!script.empty()) modifier = "";
  std::vector<std::string> result;
  const auto add = [&](std::string tag, std::size_t least, const std::string& end) {
    while (tag.size() > least) {
      result.push_back(tag + end);
      tag.resize(tag.rfind('-') == std::string::npos ? 0 : tag.rfind('-'));
      if (tag.size() > 1 && tag[tag.size() - 2] == '-') tag.resize(tag.size() - 2);
    }
  };
  if (!script.empty()) add(name.substr(0, language) + script + name.substr(language), language, "");
  else if (modifier == "@valencia") add(name, 0, modifier);
  add(name, 0, "");
  return result;
}
bool finds_what_copies_find() {
  std::vector<std::string> names;
  for (const char* language : {"sr", "SR", "zh"})
    for (const char* script : {"", "_Latn", "-Hans"})
      for (const char* territory : {"", "_RS", "-x-a1", "_1996-RS"})
        for (const char* encoding : {"", ".UTF-8"})
          for (const char* modifier : {"", "@latin", "@cyrillic", "@valencia"})
            names.push_back(std::string{language} + script + territory + encoding + modifier);
  const std::vector<std::vector<std::string>> catalogs = {{"sr", "sr-Latn", "zh", "sr_RS"},
                                                          {"zh_Hans", "sr-Cyrl", "sr@latin", "sr-x"},
                                                          {"sr_Latn_RS", "sr_RS", "zh-Hans-x-a1"},
                                                          {"sr@valencia", "sr", "zh_RS@valencia", "zh-Latn"},
                                                          {"sr-Cyrl-RS", "sr-1996", "zh-x-a1", "zh-Hans-1996"}};
  std::size_t found_names = 0;
  for (const std::string& name : names) {
    for (const std::vector<std::string>& languages : catalogs) {
      std::string expected, found;
      for (const std::string& wanted : names_to_look_for(name)) {
        for (const std::string& language : languages) {
          std::string own = plain(language);
          if (own.ends_with("@latin")) own = "sr-latn";
          if (expected.empty() && own == wanted) expected = language;
        }
      }
      u8lit::size_t most = 0;
      for (const std::string& language : languages) {
        if (const u8lit::size_t fits = named(language).fits(named(name)); fits > most) {
          most = fits;
          found = language;
        }
      }
      if (found != expected) return false;
      if (!found.empty()) ++found_names;
    }
  }
  return found_names > 500;
}

int main() { return at_run_time(finds_what_copies_find); }
