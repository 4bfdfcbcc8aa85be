// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/message_catalog.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;

inline constexpr char english[] = R"(
msgid "Open file"
msgstr ""

msgctxt "menu"
msgid "Open"
msgstr ""

msgctxt ""
msgid "Open"
msgstr ""

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] ""
msgstr[1] ""

msgctxt "menu"
msgid "One word"
msgid_plural "{n} words"
msgstr[0] ""
msgstr[1] ""
)";
inline constexpr char polish[] = R"(
msgid "Open file"
msgstr "Otwórz plik"

msgid ""
msgstr "Language: pl\n"
"Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "jeden plik"
msgstr[1] "{n} pliki"
msgstr[2] "{n} plików"

msgctxt "menu"
msgid "One word"
msgid_plural "{n} words"
msgstr[0] "słowo"
msgstr[1] "{n} słowa"
msgstr[2] "{n} słów"

msgctxt "menu"
msgid "Open"
msgstr "Otwórz"

msgctxt ""
msgid "Open"
msgstr "Otwarte"
)";
inline constexpr detail::utf8_character brazilian[] = u8R"(
msgid ""
msgstr "Language: pt_BR\n"
"Plural-Forms: nplurals=2; plural=n>1;\n"

msgid "Open file"
msgstr "Abrir arquivo"

#, fuzzy
msgctxt "menu"
msgid "Open"
msgstr "Feche"

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] ""
msgstr[1] ""

msgctxt "menu"
msgid "One word"
msgid_plural "{n} words"
msgstr[0] "{n} palavra"
msgstr[1] "{n} palavras"
)";
inline constexpr unsigned char serbian[] = {'m', 's', 'g', 'i', 'd', ' ', '"', '"', '\n', 'm', 's', 'g', 's', 't',
                                            'r', ' ', '"', 'L', 'a', 'n', 'g', 'u', 'a', 'g', 'e', ':', ' ', 's',
                                            'r', '@', 'l', 'a', 't', 'i', 'n', '"', '\n'};

inline constexpr auto messages = message_catalog::make<english, polish>;
constexpr auto open_file = messages.id("Open file");
constexpr auto open_in_menu = messages.id(u8"Open", "menu");
constexpr auto open_without = messages.id("Open", "");
constexpr auto files = messages.plural_id("{n} file");
constexpr auto words = messages.plural_id("One word", "menu");
constexpr auto in_polish = *messages.find_language("pl");
static_assert(in_polish.text(open_file) == "Otwórz plik" && in_polish.text(open_in_menu) == "Otwórz" &&
              in_polish.text(open_without) == "Otwarte" && in_polish.name() == "pl");
static_assert(messages.original().text(open_file) == "Open file" && messages.original().name().empty() &&
              messages.original().text(open_in_menu) == "Open");
static_assert(in_polish.plural(files, 1) == "jeden plik" && in_polish.plural(files, 22) == "{n} pliki" &&
              in_polish.plural(files, 12) == "{n} plików" && in_polish.plural(words, 0) == "{n} słów" &&
              in_polish.plural(words, static_cast<unsigned long long>(-1)) == "{n} słów");
static_assert(messages.original().plural(files, 1) == "{n} file" &&
              messages.original().plural(words, 1) == "One word" &&
              messages.original().plural(words, 0) == "{n} words");

// What is not translated or fuzzy is shown in the original, by the original's rule.
inline constexpr auto more = message_catalog::make_with_fallback<english, polish, brazilian, serbian>;
constexpr auto in_brazilian = more.nth(2), in_serbian = more.nth(3);
static_assert(more.size() == 4 && in_brazilian.name() == "pt_BR" && in_serbian.name() == "sr@latin");
static_assert(in_brazilian.text(more.id("Open file")) == "Abrir arquivo" &&
              in_brazilian.text(more.id("Open", "menu")) == "Open" &&
              in_serbian.text(more.id("Open file")) == "Open file");
static_assert(in_brazilian.plural(more.plural_id("{n} file"), 0) == "{n} files" &&
              in_brazilian.plural(more.plural_id("{n} file"), 1) == "{n} file" &&
              in_brazilian.plural(more.plural_id("One word", "menu"), 0) == "{n} palavra" &&
              in_serbian.plural(more.plural_id("{n} file"), 2) == "{n} files");

// Languages are found by their names, or by those of locales.
constexpr bool is_found(std::string_view name, u8lit::size_t index) {
  const auto found = more.find_language(name);
  return found.has_value() && *found == more.nth(index);
}
static_assert(is_found("pl", 1) && is_found("pl_PL", 1) && is_found("pl_PL.UTF-8", 1) && is_found("pl.UTF-8@euro", 1) &&
              is_found("pl@x", 1) && is_found("pt_BR", 2) && is_found("pt-BR", 2) &&
              is_found("pt_BR.ISO-8859-1@x", 2) &&
              is_found("sr@latin", 3) && is_found("sr_RS@latin", 3) && is_found("sr_RS.UTF-8@latin", 3));
static_assert(!more.find_language("") && !more.find_language("C") && !more.find_language("pt") &&
              !more.find_language("pt_PT") &&
              !more.find_language("p") && more.find_language("PT-br") && is_found("sr-Latn-RS", 3) &&
              !more.find_language("C.UTF-8") && !more.find_language("pll") && !more.find_language("_PL") &&
              !more.find_language("sr") && !more.find_language("sr@cyrillic") && !more.find_language("POSIX"));

// An original in its own file, with texts of its own, is a translation of itself; a catalog may have no messages.
inline constexpr char keys[] = "msgid \"\" msgstr \"Language: en\\nPlural-Forms: nplurals=2; plural=n>1\"\n"
                               "msgid \"OPEN\" msgstr \"Open\"\n"
                               "msgid \"F\" msgid_plural \"G\" msgstr[0] \"a\" msgstr[1] \"b\"";
inline constexpr char nothing[] = "";
inline constexpr auto of_keys = message_catalog::make<keys>;
static_assert(of_keys.find_language("en_GB")->text(of_keys.id("OPEN")) == "Open" &&
              of_keys.original().plural(of_keys.plural_id("F"), 0) == "a");
static_assert(message_catalog::make<nothing>.size() == 1 && message_catalog::make<nothing>.original().name().empty());

// Messages of catalogs are of different types, and small.
static_assert(!std::is_convertible_v<decltype(open_file), decltype(of_keys)::message_type> &&
              !std::is_convertible_v<decltype(open_file), decltype(messages)::plural_message_type> &&
              sizeof open_file == sizeof(unsigned) && std::is_trivially_copyable_v<decltype(in_polish)>);
static_assert(in_polish == messages.nth(1) && !(in_polish == messages.original()));

template <const auto&... Files>
concept has_catalog = requires { sizeof(message_catalog::make<Files...>); };
inline unsigned char variable[] = {'a'};
inline constexpr char refused[] = "msgid";
static_assert(has_catalog<english, polish> && !has_catalog<english, refused> && !has_catalog<refused> &&
              !has_catalog<english, brazilian> && !has_catalog<variable>);

// What is obsolete has flags of its own; flags are separated by commas or spaces. Headers may have more space, and the
// charset any case.
inline constexpr char two_words[] = "msgid \"open\"\nmsgstr \"\"\n\nmsgid \"shut\"\nmsgstr \"\"\n";
inline constexpr char german[] = R"(msgid ""
msgstr ""
"Language:\tde\n"
"Content-Type: text/plain; charset=Utf-8\n"
"Plural-Forms: nplurals= 2; plural= n != 1;\n"

#, fuzzy
#~ msgid "old"
#~ msgstr "alt"

msgid "open"
msgstr "offen"

#, fuzzy c-format
msgid "shut"
msgstr "zu"
)";
inline constexpr auto verbs = message_catalog::make_with_fallback<two_words, german>;
static_assert(verbs.nth(1).name() == "de" && verbs.nth(1).text(verbs.id("open")) == "offen" &&
              verbs.nth(1).text(verbs.id("shut")) == "shut");

bool is_chosen_at_run_time() {
  const std::string_view names[] = {"pl_PL.UTF-8", "xx"};
  const std::string_view expected[] = {"{n} pliki", "{n} files"};
  for (int at = 0; at < 2; ++at) {
    const auto language = messages.find_language(names[at]).value_or(messages.original());
    for (unsigned n = 2; n < 5; ++n) {
      if (std::string_view{language.plural(files, n)} != expected[at]) return false;
    }
    if (language.text(open_file).empty()) return false;
  }
  return true;
}

int main() { return at_run_time(is_chosen_at_run_time); }
