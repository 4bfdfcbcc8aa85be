// SPDX-License-Identifier: BSL-1.0
// The General_Categories of the Unicode Character Database as sets of scalar values: what is in each, in their unions
// and differences and in what is left, code point by code point. Argument: UnicodeData.txt; exits with 77 where there
// is none.
#include <u8lit/code_point/code_point_ranges.hpp>

#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t most = 5000;  // ranges of a category, or of several
using set = code_point_ranges<most>;
struct rows {
  code_point_range all[40'000];
  size_t count = 0;
};

struct database {
  std::vector<std::string> category = std::vector<std::string>(0x11'0000, "Cn");
  std::map<std::string, std::unique_ptr<rows>> rows_of;

  explicit database(std::istream& data) {
    char32_t first = 0;
    bool in_range = false;
    for (std::string line; std::getline(data, line);) {
      const size_t name = line.find(';') + 1, begin = line.find(';', name) + 1;
      const std::string which = line.substr(begin, line.find(';', begin) - begin);
      const auto last = static_cast<char32_t>(std::stoul(line, nullptr, 16));
      if (!in_range) first = last;
      in_range = line.compare(begin - 9, 8, ", First>") == 0;
      if (in_range) continue;
      for (char32_t value = first; value <= last; ++value) category[value] = which;
      if (which == "Cs") continue;
      // In no order.
      auto& part = rows_of[which];
      if (!part) part = std::make_unique<rows>();
      part->all[part->count++] = {first, last};
      if (part->count % 2 == 0) std::swap(part->all[part->count / 2], part->all[part->count - 1]);
    }
  }
  set of(const std::string& which) {
    rows& part = *rows_of.at(which);
    return with_capacity<most>(make_code_point_ranges(part.all, part.count));
  }
};

int failures = 0;

template <class Set, class Expected>
void check(const std::string& what, const Set& members, Expected is_member) {
  size_t count = 0;
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    const bool expected = !is_surrogate(value) && is_member(value);
    count += expected;
    if (members.contains(value) == expected) continue;
    std::printf("%s: U+%04lX\n", what.c_str(), static_cast<unsigned long>(value));
    ++failures;
    return;
  }
  if (members.count() == count) return;
  std::printf("%s: wrong number of members\n", what.c_str());
  ++failures;
}
void check(const char* what, bool holds) {
  if (holds) return;
  std::printf("%s: not so\n", what);
  ++failures;
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file{argc > 1 ? argv[1] : ""};
  if (!file) {
    std::printf("no Unicode Character Database: Debian's package unicode-data has it\n");
    return 77;
  }
  database data{file};
  const auto& category = data.category;
  std::map<std::string, set> sets;
  set assigned;
  size_t sum = 0;
  for (const auto& each : data.rows_of) {
    const auto& name = each.first;  // clang 14 captures no structured binding
    const set members = data.of(name);
    check(name, members, [&](char32_t value) { return category[value] == name; });
    check("disjoint from all before", (members & assigned).empty());
    assigned = with_capacity<most>(assigned | members);
    sum += members.count();
    sets.emplace(name, members);
  }
  check("the database is understood", sets.size() == 28 && sets.at("Cc").count() == 65 && sets.at("Zl").count() == 1);
  check("assigned", assigned, [&](char32_t value) { return category[value] != "Cn"; });
  check("unassigned", ~assigned, [&](char32_t value) { return category[value] == "Cn"; });
  check("members are counted", sum == assigned.count() && assigned.count() + (~assigned).count() == 1'112'064);

  const auto letters = sets.at("Lu") | sets.at("Ll") | sets.at("Lt") | sets.at("Lm") | sets.at("Lo");
  const auto marks = sets.at("Mn") | sets.at("Mc") | sets.at("Me");
  const auto is = [&](char32_t value, char group) { return category[value][0] == group; };
  check("letters", letters, [&](char32_t value) { return is(value, 'L'); });
  check("letters and marks", letters | marks, [&](char32_t value) { return is(value, 'L') || is(value, 'M'); });
  check("neither", ~(letters | marks), [&](char32_t value) { return !is(value, 'L') && !is(value, 'M'); });
  check("assigned but no letters", assigned - letters,
        [&](char32_t value) { return category[value] != "Cn" && !is(value, 'L'); });
  check("either letters or below 3000", letters ^ make_code_points({{0, 0x2FFF}}),
        [&](char32_t value) { return is(value, 'L') != (value < 0x3000); });
  check("parts",
        is_subset(letters, assigned) && is_subset(sets.at("Lu"), letters) && !is_subset(letters, sets.at("Lo")));
  return failures == 0 ? 0 : 1;
}
