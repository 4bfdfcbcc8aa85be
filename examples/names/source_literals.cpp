// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/source_literals.hpp>.
#include <u8lit/source_literals.hpp>
#include <u8lit/text.hpp>

#include <cstdio>
#include <string_view>

namespace source = u8lit::source;

constexpr std::string_view file = "auto s = u8\"a\\xFF\" \"b\"; // done\n";

// What a file is written in: here the trigraphs of C are read.
constexpr source::options in_c11{.language = source::standard::c11, .trigraphs = true};

// The first literal of a file.
constexpr source::token first_literal(std::string_view text, source::options rules = {}) {
  for (const source::token each : source::tokens(text, rules)) {
    if (each.kind == source::token_kind::string || each.kind == source::token_kind::character) return each;
  }
  return {};
}
static_assert(first_literal(file).prefix == source::literal_prefix::utf8 && first_literal(file).column == 10);
static_assert(first_literal("\"?\?/\"", in_c11).what == source::token_flaw::unterminated);

// Its units: U+0061 and the byte FF.
constexpr source::literal_unit second_unit = *++source::literal_units(file, first_literal(file)).begin();
static_assert(second_unit.kind == source::unit_kind::number && second_unit.value == 0xFF && second_unit.offset == 13);

// An escape that is none.
constexpr std::string_view wrong = "'\\q'";
static_assert((*source::literal_units(wrong, first_literal(wrong)).begin()).what == source::unit_flaw::unknown_escape);

// With names of characters; <u8lit/character_names.hpp> has all of them.
constexpr u8lit::optional_scalar_value find_name(u8lit::text_view<char> name) {
  return name == "EURO SIGN" ? u8lit::scalar_value{U'\u20AC'} : u8lit::optional_scalar_value{};
}
constexpr std::string_view named = "u'\\N{EURO SIGN}'";
static_assert((*source::literal_units_with<find_name>(named, first_literal(named)).begin()).value == U'\u20AC');

// Literals that a compiler joins: their number, their prefix, and what follows them.
template <class Iterator>
constexpr bool are_two_in_utf8(const source::literal_run<Iterator>& run) {
  return run.count == 2 && run.prefix == source::literal_prefix::utf8 && run.is_consistent;
}
constexpr std::string_view two = "u8\"a\" /* and */ \"b\"";
constexpr auto both = source::tokens(two);
static_assert(are_two_in_utf8(source::adjacent_literals(both.begin(), both.end())));

int main() {
  for (const source::token each : source::tokens(file)) {
    if (each.is_comment()) std::printf("a comment at %zu:%zu\n", each.line, each.column);
  }
}
