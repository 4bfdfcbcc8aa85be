// SPDX-License-Identifier: BSL-1.0
// Prints the code units of the literals in a file, without a compiler: source_literals.py compares them with those that
// the compiler makes of it. source_literals FILE c|cpp [trigraphs]
#include <u8lit/encode.hpp>
#include <u8lit/source_literals.hpp>

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

using namespace u8lit;
using source::literal_prefix;
using source::token;

namespace {

constexpr optional_scalar_value find_name(text_view<char> name) noexcept {
  return name == "EURO SIGN"                         ? scalar_value{U'\u20AC'}
         : name == "LATIN SMALL LETTER E WITH ACUTE" ? scalar_value{U'\u00E9'}
         : name == "GRINNING FACE"                   ? scalar_value{U'\U0001F600'}
                                                     : optional_scalar_value{};
}

// Prints an element in hexadecimal, in the encoding of the literal.
template <class Unit>
void print_units(const source::literal_unit& unit) {
  if (unit.kind != source::unit_kind::character) {
    std::printf(" %X", static_cast<unsigned>(unit.value));
    return;
  }
  Unit units[4]{};
  const std::size_t size = encode_to(units, scalar_value::unchecked(unit.value));
  for (std::size_t at = 0; at < size; ++at) std::printf(" %X", static_cast<unsigned>(detail::to_unsigned(units[at])));
}

// Whether the literal has nothing that a compiler refuses.
bool print_literal(std::string_view file, token literal, literal_prefix prefix, source::options rules) {
  literal.prefix = prefix;
  for (const source::literal_unit unit : source::literal_units_with<find_name>(file, literal, rules)) {
    if (unit.what != source::unit_flaw::none && unit.kind != source::unit_kind::byte) return false;
    if (prefix == literal_prefix::none || prefix == literal_prefix::utf8) print_units<char>(unit);
    else if (prefix == literal_prefix::utf16) print_units<char16_t>(unit);
    else if (prefix == literal_prefix::utf32) print_units<char32_t>(unit);
    else print_units<wchar_t>(unit);
  }
  return literal.what == source::token_flaw::none;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) return 2;
  std::ifstream stream{arguments[1], std::ios::binary};
  const std::string file{std::istreambuf_iterator<char>{stream}, {}};
  source::options rules;
  rules.language = std::strcmp(arguments[2], "c") == 0 ? source::standard::c17 : source::standard::cpp17;
  rules.trigraphs = count > 3;
  const auto all = source::tokens(file, rules);
  for (auto next = all.begin(); next != all.end();) {
    const token found = *next;
    const auto run = source::adjacent_literals(next, all.end());
    if (!found.is_literal()) {
      ++next;
    } else if (run.count == 0) {
      std::printf("character:");
      if (!print_literal(file, found, found.prefix, rules)) std::printf(" refused");
      std::printf("\n");
      ++next;
    } else {
      std::printf("string:");
      bool is_right = run.is_consistent;
      for (; next != run.next; ++next) {
        if ((*next).is_literal()) is_right = print_literal(file, *next, run.prefix, rules) && is_right;
      }
      std::printf(is_right ? "\n" : " refused\n");
    }
  }
}
