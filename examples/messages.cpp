// SPDX-License-Identifier: BSL-1.0
// Prints the messages of messages.hpp in all languages, with values in the place of their placeholders.
#include "messages.hpp"

#include <cstdio>

using messages::text;

// What the compiler checks in every message.
static_assert(messages::has_placeholders_of("{done} of {all}", "{all} 個中 {done} 個"));
static_assert(!messages::has_placeholders_of("{done} of {all}", "{all} 個中"));
static_assert(!messages::has_placeholders_of("{name}", "{ name }") && messages::has_placeholders_of("none", "{name}"));

struct argument {
  text name;
  text value;
};

void put(text part) { std::printf("%.*s", static_cast<int>(part.size()), part.data()); }

// Each piece is cut at boundaries of well-formed text, so it is well-formed.
template <std::size_t Count>
void print(const messages::message& message, messages::language language, const argument (&arguments)[Count]) {
  const text all = message.in[language];
  for (std::size_t from = 0, end = 0; from < all.size(); from = end) {
    const text name = messages::next_placeholder(all, end);
    put(all.slice(from, end - name.size()));
    for (const argument& each : arguments) {
      if (each.name == name) put(each.value);
    }
  }
  std::puts("");
}

int main() {
  constexpr argument values[] = {{"{name}", "Ελένη"}, {"{done}", "7"}, {"{all}", "12"}, {"{path}", "データ.txt"}};
  for (int number = 0; number < messages::languages; ++number) {
    const auto language = static_cast<messages::language>(number);
    print(messages::greeting, language, values);
    print(messages::progress, language, values);
    print(messages::not_found, language, values);
  }
}
