// SPDX-License-Identifier: BSL-1.0
// Of all scalar values, every policy finds those that it forbids, in every form, and a policy implies another exactly
// where it says so. With PropList.txt and UnicodeData.txt of the Unicode Character Database as arguments, what is
// forbidden is compared with these files. Exits with 77 where they do not exist.
#include <u8lit/policy/policies.hpp>

#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <set>
#include <string>

#include "../support/policies.hpp"

namespace {

using namespace u8lit;
using namespace u8lit::policy;

int failures = 0;

// Not constexpr, so that no compiler tries it, too.
bool holds_for_all(const char* law, bool (*holds)(scalar_value)) {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    if (!is_scalar_value(number) || holds(scalar_value::unchecked(number))) continue;
    std::printf("%s: not for U+%04lX\n", law, static_cast<unsigned long>(number));
    ++failures;
    return false;
  }
  return true;
}

template <class Policy, auto Forbids>
void over_all() {
  holds_for_all(Policy::name, [](scalar_value value) { return holds_in_every_form<Policy>(Forbids, value); });
}

// Whatever the one policy allows the other does, if and only if the one implies the other.
template <class Held, class Asked>
void implication() {
  bool follows = true;
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    if (!is_scalar_value(number)) continue;
    const written_out<char, 1> text{{number}};
    const written_out<char, 2> second{{U'a', number}};
    follows = follows && (Held::first_violation(text.view()) || !Asked::first_violation(text.view())) &&
              (Held::first_violation(second.view()) || !Asked::first_violation(second.view()));
  }
  if (follows == implies<Held, Asked>) return;
  std::printf("that %s implies %s: wrong\n", Held::name, Asked::name);
  ++failures;
}
template <class Held, class... Asked>
void implications() {
  (implication<Held, Asked>(), ...);
}
template <class... Policies>
void all_implications() {
  (implications<Policies, Policies...>(), ...);
}

void try_every_scalar_value() {
  over_all<no_interior_nul, is_nul>();
  over_all<ascii_only, is_not_ascii>();
  over_all<no_noncharacters, is_a_noncharacter>();
  over_all<no_controls, is_a_control>();
  over_all<no_controls_but_white_space, is_a_control_but_no_white_space>();
  over_all<no_bidirectional_controls, is_a_bidirectional_control>();
  holds_for_all(no_leading_mark::name, [](scalar_value value) {
    return marks_lead<char>(value) && marks_lead<char16_t>(value) && marks_lead<char32_t>(value);
  });
  holds_for_all(no_interior_mark::name, [](scalar_value value) {
    return marks_lie_inside<char>(value) && marks_lie_inside<char16_t>(value) && marks_lie_inside<char32_t>(value);
  });
  holds_for_all(no_unterminated_bidirectional_controls::name, [](scalar_value value) {
    return may_leave_open<char>(value) && may_leave_open<char16_t>(value) && may_leave_open<char32_t>(value);
  });
  bool (*const volatile in_all_short_texts[])() = {finds_open_controls_in_all<char, 7>,
                                                   finds_open_controls_in_all<char16_t, 6>};
  for (const auto& holds : in_all_short_texts) {
    if (holds()) continue;
    std::printf("%s: not for all short texts\n", no_unterminated_bidirectional_controls::name);
    ++failures;
  }
  holds_for_all(one_scalar_value::name, [](scalar_value value) {
    return only_one_is_one<char>(value) && only_one_is_one<char16_t>(value) && only_one_is_one<char32_t>(value);
  });
  holds_for_all(at_most_bytes<0>::name, [](scalar_value value) {
    return counts_octets_up_to_12<char>({U'a', value, value}) &&
           counts_octets_up_to_12<char16_t>({U'a', value, value}) &&
           counts_octets_up_to_12<char32_t>({U'a', value, value});
  });
  all_implications<no_interior_nul, no_leading_mark, no_interior_mark, ascii_only, no_noncharacters, no_controls,
                   no_controls_but_white_space, no_bidirectional_controls,
                   no_unterminated_bidirectional_controls>();
}

// The code points of a property in PropList.txt: `202A..202E    ; Bidi_Control # Cf   [5] ...`.
std::set<char32_t> of_property(std::ifstream& list, const std::string& property) {
  std::set<char32_t> result;
  list.clear();
  list.seekg(0);
  for (std::string line; std::getline(list, line);) {
    const std::string entry = line.substr(0, line.find('#'));
    const size_t semicolon = entry.find(';');
    if (semicolon == std::string::npos) continue;
    const size_t begin = entry.find_first_not_of(' ', semicolon + 1), end = entry.find_last_not_of(' ');
    if (entry.substr(begin, end + 1 - begin) != property) continue;
    const unsigned long first = std::stoul(entry, nullptr, 16);
    const size_t dots = entry.find("..");
    const unsigned long last = dots == std::string::npos ? first : std::stoul(entry.substr(dots + 2), nullptr, 16);
    for (unsigned long each = first; each <= last; ++each) result.insert(static_cast<char32_t>(each));
  }
  return result;
}

// Those for which a field of UnicodeData.txt has a value. In `0000;<control>;Cc;0;BN;...`, number 2 is the general
// category and number 4 Bidi_Class. None of the values asked for is given by a range.
std::set<char32_t> of_field(std::ifstream& data, int field, const std::string& value) {
  std::set<char32_t> result;
  data.clear();
  data.seekg(0);
  for (std::string line; std::getline(data, line);) {
    size_t begin = 0;
    for (int before = 0; before < field; ++before) begin = line.find(';', begin) + 1;
    if (line.substr(begin, line.find(';', begin) - begin) == value)
      result.insert(static_cast<char32_t>(std::stoul(line, nullptr, 16)));
  }
  return result;
}

template <class InDatabase>
void compare(const char* what, bool (*listed)(char32_t), InDatabase in_database) {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    if (listed(number) == in_database(number)) continue;
    std::printf("%s: U+%04lX\n", what, static_cast<unsigned long>(number));
    ++failures;
    return;
  }
}

void ask_the_database(std::ifstream& list, std::ifstream& data) {
  const auto bidirectional = of_property(list, "Bidi_Control"),
      noncharacters = of_property(list, "Noncharacter_Code_Point"),
             white_space = of_property(list, "White_Space"), controls = of_field(data, 2, "Cc");
  if (bidirectional.size() != 12 || noncharacters.size() != 66 || controls.size() != 65 ||
      white_space.count(U' ') == 0) {
    std::printf("the database is not understood\n");
    ++failures;
  }
  compare("Bidi_Control", is_a_bidirectional_control,
          [&](char32_t number) { return bidirectional.count(number) == 1; });
  compare("Noncharacter_Code_Point", is_a_noncharacter,
          [&](char32_t number) { return noncharacters.count(number) == 1; });
  compare("Cc", is_a_control, [&](char32_t number) { return controls.count(number) == 1; });
  compare("Cc but White_Space", is_a_control_but_no_white_space,
          [&](char32_t number) { return controls.count(number) == 1 && white_space.count(number) == 0; });
  const auto compare_bidi_classes = [&data](const char* classes, bool (*listed)(char32_t),
                                            std::initializer_list<const char*> names) {
    std::set<char32_t> all;
    for (const char* name : names) all.merge(of_field(data, 4, name));
    compare(classes, listed, [&all](char32_t number) { return all.count(number) == 1; });
  };
  compare_bidi_classes("embeddings", begins_embedding, {"LRE", "RLE", "LRO", "RLO"});
  compare_bidi_classes("PDF", ends_embedding, {"PDF"});
  compare_bidi_classes("isolates", begins_isolate, {"LRI", "RLI", "FSI"});
  compare_bidi_classes("PDI", ends_isolate, {"PDI"});
  compare_bidi_classes("B", separates_paragraphs, {"B"});
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3) {
    std::ifstream list{argv[1]}, data{argv[2]};
    if (!list || !data) {
      std::printf("no Unicode Character Database: Debian's package unicode-data has it\n");
      return 77;
    }
    ask_the_database(list, data);
  } else {
    try_every_scalar_value();
  }
  return failures == 0 ? 0 : 1;
}
