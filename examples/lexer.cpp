// SPDX-License-Identifier: BSL-1.0
// Letters for lexers that read bytes: prints a regular expression and an automaton for letters of three scripts, as
// generators of lexers take them, or cuts its arguments into words without decoding them.
#include <u8lit/code_point_set.hpp>
#include <u8lit/octet_automaton.hpp>
#include <u8lit/text.hpp>

#include <cstdio>
#include <string_view>

// Greek, Cyrillic and Adlam. Numbers that are not scalar values do not compile, nor do reversed ranges.
inline constexpr auto letters = u8lit::make_code_points({
    U'Ά', {U'Έ', U'Ί'}, U'Ό', {U'Ύ', U'Ρ'}, {U'Σ', U'ώ'}, {U'ἀ', U'ἕ'}, {U'Ѐ', U'ҁ'}, {U'Ҋ', U'ԯ'}, {U'𞤀', U'𞥃'},
});
inline constexpr auto& ranges = u8lit::make_octet_ranges<letters>;
inline constexpr auto& automaton = u8lit::make_octet_automaton<letters>;
inline constexpr auto& table = u8lit::make_octet_table<automaton>;

static_assert(u8lit::match_front("λόγος", table) == 2);
static_assert(u8lit::match_front("logos", table) == 0);

void print_regular_expression() {
  const char* before = "";
  for (const auto& sequence : ranges) {
    std::printf("%s", before);
    for (u8lit::size_t at = 0; at < sequence.size; ++at) {
      const auto [first, last] = sequence.octets[at];
      if (first == last) std::printf("\\x%02X", unsigned{first});
      else std::printf("[\\x%02X-\\x%02X]", unsigned{first}, unsigned{last});
    }
    before = "|";
  }
  std::printf("\n");
}

void print_automaton() {
  for (unsigned state = 0; state < automaton.size(); ++state) {
    std::printf("%u%s", state, automaton.accepts(static_cast<u8lit::octet>(state)) ? " accepts" : "");
    for (const auto& [octets, to] : automaton.transitions_from(static_cast<u8lit::octet>(state)))
      std::printf("  %02X-%02X: %u", unsigned{octets.first}, unsigned{octets.last}, unsigned{to});
    std::printf("\n");
  }
}

int main(int count, char** arguments) {
  if (count < 2) {
    print_regular_expression();
    print_automaton();
  }
  for (int argument = 1; argument < count; ++argument) {
    for (std::string_view rest = arguments[argument]; !rest.empty();) {
      u8lit::size_t word = 0, more = 0;
      while ((more = u8lit::match_front(rest.substr(word), table)) != 0) word += more;
      if (word > 0) std::printf("%.*s\n", static_cast<int>(word), rest.data());
      rest.remove_prefix(word > 0 ? word : 1);
    }
  }
}
