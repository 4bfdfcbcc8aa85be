// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/owning_text.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/operations.hpp>
#include <u8lit/owning_text.hpp>

#include <string>
#include <utility>

using namespace u8lit::literals;

// A string that is always well-formed.
std::string make_name() {
  u8lit::text<char> name{"日本"};
  name += "語";
  return name.release();
}

// A string from elsewhere, without a copy.
u8lit::size_t count_characters(std::string line) {
  const u8lit::checked_owning_text<char> checked = u8lit::text<char>::checked(std::move(line));
  return checked ? checked->scalars().count() : 0;
}

// The result of an operation that otherwise writes to a buffer.
u8lit::text<char> dotted(u8lit::utf8_view name) { return u8lit::to_text(u8lit::replace, name, "-"_utf8, "."_utf8); }

int main() { return make_name().size() == 9 && count_characters("größe") == 5 && dotted("a-b") == "a.b" ? 0 : 1; }
