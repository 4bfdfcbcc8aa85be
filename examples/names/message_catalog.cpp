// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/message_catalog.hpp>.
#include <u8lit/message_catalog.hpp>

#include <cstdio>
#include <string>
#include <type_traits>

// Or what #embed gives.
inline constexpr char english[] = R"(
msgid "Open file"
msgstr ""

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] ""
msgstr[1] ""
)";
inline constexpr char polish[] = R"(
msgid ""
msgstr ""
"Language: pl\n"
"Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"

msgid "Open file"
msgstr "Otwórz plik"

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} plik"
msgstr[1] "{n} pliki"
msgstr[2] "{n} plików"
)";
inline constexpr char german[] = R"(
msgid ""
msgstr ""
"Language: de\n"
"Plural-Forms: nplurals=2; plural=n!=1;\n"

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "{n} Datei"
msgstr[1] "{n} Dateien"
)";
namespace message_catalog = u8lit::message_catalog;

inline constexpr auto messages = message_catalog::make<english, polish>;
constexpr auto open_file = messages.id("Open file");
constexpr auto files = messages.plural_id("{n} file");
static_assert(messages.size() == 2 && messages.find_language("pl_PL.UTF-8")->text(open_file) == "Otwórz plik");

// German lacks a message, which is shown in English.
inline constexpr auto more_messages = message_catalog::make_with_fallback<english, polish, german>;
static_assert(more_messages.nth(2).text(more_messages.id("Open file")) == "Open file");

// A function for any catalog.
template <class Catalog>
void print(message_catalog::language<Catalog> language, message_catalog::message<Catalog> message,
           message_catalog::plural_message<Catalog> counted) {
  std::printf("%s: %s\n", std::string{language.name()}.c_str(), std::string{language.text(message)}.c_str());
  for (const unsigned n : {1u, 2u, 5u}) std::printf("  %s\n", std::string{language.plural(counted, n)}.c_str());
}
// The type of this one.
using catalog_type = message_catalog::catalog<false, english, polish>;
static_assert(std::is_same_v<decltype(messages), const catalog_type>);

int main() {
  for (u8lit::size_t index = 0; index < messages.size(); ++index) print(messages.nth(index), open_file, files);
}
