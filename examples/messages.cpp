// SPDX-License-Identifier: BSL-1.0
// Prints the messages of a program in the languages that are asked for, such as "pl" or the value of $LANG, with values
// in the place of their placeholders. The messages are .po files, in messages/.
#include <cstdio>
#include <string>
#include <string_view>

#include <u8lit/text.hpp>

#include "messages/catalog.hpp"

using text = u8lit::utf8_view;

constexpr auto greeting = messages.id("Welcome back, {name}!");
constexpr auto progress = messages.id("Copied {done} of {all}");
constexpr auto not_found = messages.id("There is no file “{path}”.");
constexpr auto open_file = messages.id("Open", "menu");
constexpr auto is_open = messages.id("Open", "state");
constexpr auto files = messages.plural_id("{n} file");
constexpr auto deleted = messages.plural_id("One file was deleted");

// What the compiler knows, too.
constexpr auto polish = *messages.find_language("pl_PL.UTF-8");
static_assert(polish.text(open_file) == "Otwórz" && polish.text(is_open) == "Otwarte");
static_assert(polish.plural(files, 22) == "{n} pliki" && polish.plural(files, 12) == "{n} plików");

struct argument { text name; std::string value; };

void put(text part) { std::printf("%.*s", static_cast<int>(part.size()), part.data()); }

// Prints the message with values instead of {name}. A brace is a boundary of well-formed text.
template <std::size_t Count>
void print(text message, const argument (&arguments)[Count]) {
  std::size_t from = 0;
  for (std::size_t brace = message.find(U'{'); brace != u8lit::npos; brace = message.find(U'{', from)) {
    put(message.slice(from, brace));
    from = message.find(U'}', brace) + 1;
    for (const argument& each : arguments) {
      if (each.name == message.slice(brace + 1, from - 1)) put(text::checked(each.value).value_or("?"));
    }
  }
  put(message.slice(from, message.size()));
  std::puts("");
}

int main(int count, char** names) {
  for (int at = 1; at < count; ++at) {
    const auto language = messages.find_language(std::string_view{names[at]}).value_or(messages.original());
    print(language.text(greeting), {{"name", "Ελένη"}});
    print(language.text(progress), {{"done", "7"}, {"all", "12"}});
    print(language.text(not_found), {{"path", "データ.txt"}});
    print(language.text(open_file), {{"", ""}});
    for (const unsigned number : {0u, 1u, 2u, 3u, 5u, 11u, 22u, 100u, 101u}) {
      print(language.plural(files, number), {{"n", std::to_string(number)}});
      print(language.plural(deleted, number), {{"n", std::to_string(number)}});
    }
  }
}
