// SPDX-License-Identifier: BSL-1.0
// The properties of every code point, as functions, maps and sets, against the files of the Unicode Character Database.
// Argument: the folder of the files; exits with 77 if they are not there or of another version.
#include <u8lit/code_point_properties.hpp>

#include <cstddef>
#include <cstdio>
#include <fstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

int failures = 0;

void fail(const std::string& what, char32_t value) {
  if (++failures < 50) std::printf("%s: U+%04lX\n", what.c_str(), static_cast<unsigned long>(value));
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t\r");
  return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

// Calls `visit` with the first and last code point of each line, and its fields.
template <class Visit>
void each_line(const std::string& path, Visit visit) {
  std::ifstream file{path};
  for (std::string line; std::getline(file, line);) {
    if (line.compare(0, 11, "# @missing:") == 0) line = line.substr(11);
    line = line.substr(0, line.find('#'));
    std::vector<std::string> fields;
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = line.find(';', begin) == std::string::npos ? line.size() : line.find(';', begin);
      fields.push_back(trimmed(line.substr(begin, end - begin)));
      begin = end + 1;
    }
    if (fields.size() < 2) continue;
    const std::size_t dots = fields[0].find("..");
    const auto first = static_cast<char32_t>(std::stoul(fields[0], nullptr, 16));
    visit(first,
          dots == std::string::npos ? first
                                    : static_cast<char32_t>(std::stoul(fields[0].substr(dots + 2), nullptr, 16)),
          fields);
  }
}

constexpr std::size_t all = 0x11'0000;

// The value of each code point by the names of values.
std::vector<unsigned> read(const std::string& path, const char* names, bool loosely = true, std::size_t field = 1) {
  std::vector<unsigned> values(all);
  each_line(path, [&](char32_t first, char32_t last, const std::vector<std::string>& fields) {
    if (fields.size() <= field) return;
    const std::string& name = fields[field];
    const unsigned value = loosely ? detail::find_loosely(names, {name.data(), name.size()})
                                   : detail::find_property_name(names, name.data(), name.size());
    if (value == detail::no_such_name) return fail("unknown name " + name, first);
    for (char32_t at = first; at <= last; ++at) values[at] = value;
  });
  return values;
}

template <class Value>
Value value_of(unsigned number) {
  if constexpr (std::is_enum_v<Value>) return static_cast<Value>(number);
  else return detail::property_data<Value>::numbers[number];
}

template <class Value, class Function>
void check(const std::string& path, const std::string& what, Function function, bool loosely = true,
           std::size_t field = 1) {
  const std::vector<unsigned> expected = read(path, detail::property_data<Value>::names, loosely, field);
  std::vector<unsigned> counted(all), mapped(all);
  constexpr unsigned limit = 1u << detail::property_data<Value>::run_bits;
  // Sets of one value each are disjoint, and complete.
  for (unsigned value = 0; value < limit; ++value) {
    if constexpr (std::is_same_v<Value, age>) {
      if (value > static_cast<unsigned>(age::v17_0)) break;
    }
    if constexpr (std::is_same_v<Value, general_category>) {
      if (value == detail::property_data<Value>::count) break;
    }
    for (const code_point_range range : detail::select_value<Value>(value)) {
      for (char32_t at = range.first; at <= range.last && at < all; ++at) {
        if (std::is_same_v<Value, age> && value > 0 && expected[at] != value) {
          if (expected[at] > value || expected[at] == 0) fail(what + ", set", at);
          continue;
        }
        counted[at] += value + 1;
      }
    }
  }
  for (const auto row : property_map<Value>) {
    for (char32_t at = row.unchecked_first; at <= row.unchecked_last; ++at) {
      mapped[at] = 1;
      if (!(row.value == value_of<Value>(expected[at]))) fail(what + ", map", at);
    }
  }
  for (char32_t at = 0; at < all; ++at) {
    const bool surrogate = detail::is_surrogate(at);
    if (!surrogate && !(function(at) == value_of<Value>(expected[at]))) fail(what, at);
    if (counted[at] != (surrogate ? 0 : expected[at] + 1)) fail(what + ", sets", at);
    if (mapped[at] != (!surrogate && expected[at] != 0)) fail(what + ", rows", at);
  }
}

void check_extensions(const std::string& folder) {
  std::vector<script_extensions> expected(all);
  const std::vector<unsigned> scripts = read(folder + "/Scripts.txt", detail::property_data<script>::names);
  std::vector<std::vector<script>> lists(all);
  for (char32_t at = 0; at < all; ++at) lists[at] = {static_cast<script>(scripts[at])};
  each_line(folder + "/ScriptExtensions.txt",
            [&](char32_t first, char32_t last, const std::vector<std::string>& fields) {
              if (fields[1][0] == '<') return;
              std::vector<script> list;
              for (std::size_t at = 0; at < fields[1].size(); at += 5)
                list.push_back(static_cast<script>(
                    detail::find_loosely(detail::property_data<script>::names, {fields[1].data() + at, 4})));
              for (char32_t at = first; at <= last; ++at) lists[at] = list;
            });
  for (char32_t at = 0; at < all; ++at) {
    if (detail::is_surrogate(at)) continue;
    const script_extensions found = script_extensions_of(at);
    bool same = found.size() == lists[at].size();
    for (const script each : lists[at]) same = same && found.contains(each);
    if (!same) fail("Script_Extensions", at);
  }
  for (unsigned each = 0; each <= static_cast<unsigned>(script::zanabazar_square); ++each) {
    const auto set = detail::select_script_extensions(each);
    for (char32_t at = 0; at < all; ++at) {
      bool is_in = false;
      for (const script other : lists[at]) is_in = is_in || static_cast<unsigned>(other) == each;
      if (set.contains(at) != (is_in && !detail::is_surrogate(at))) fail("Script_Extensions, set", at);
    }
  }
}

std::vector<std::vector<bool>> read_binary(const std::string& folder, std::size_t count) {
  std::vector<std::vector<bool>> members(count, std::vector<bool>(all));
  std::vector<bool> in_use(count);
  for (const char* file : {"DerivedCoreProperties.txt", "DerivedNormalizationProps.txt", "PropList.txt",
                           "emoji/emoji-data.txt", "extracted/DerivedBinaryProperties.txt"}) {
    each_line(folder + "/" + file, [&](char32_t first, char32_t last, const std::vector<std::string>& fields) {
      const unsigned value = detail::find_loosely(detail::property_data<binary_property>::names,
                                                  {fields[1].data(), fields[1].size()});
      if (value == detail::no_such_name || fields[0] == "0000..10FFFF") return;
      in_use[value] = true;
      for (char32_t at = first; at <= last; ++at) members[value][at] = true;
    });
  }
  for (std::size_t each = 0; each < count; ++each) {
    const auto what = static_cast<binary_property>(each);
    if (!in_use[each] && what != binary_property::any && what != binary_property::ascii &&
        what != binary_property::assigned)
      fail("a binary property without a file", static_cast<char32_t>(each));
  }
  const std::vector<unsigned> categories =
      read(folder + "/extracted/DerivedGeneralCategory.txt", detail::property_data<general_category>::names);
  for (char32_t at = 0; at < all; ++at) {
    members[static_cast<std::size_t>(binary_property::any)][at] = true;
    members[static_cast<std::size_t>(binary_property::ascii)][at] = at < 0x80;
    members[static_cast<std::size_t>(binary_property::assigned)][at] = categories[at] != 0;
  }
  return members;
}

struct binary {
  bool (*has)(char32_t);
  const code_point_range *first, *last;
};
template <std::size_t Each>
binary make_binary() {
  constexpr auto& set = property<static_cast<binary_property>(Each)>;
  return {[](char32_t value) { return has<static_cast<binary_property>(Each)>(value); }, set.begin(), set.end()};
}
void check_binary(const binary& found, const std::vector<bool>& expected, std::size_t number) {
  const code_point_range* range = found.first;
  for (char32_t at = 0; at < all; ++at) {
    while (range != found.last && range->last < at) ++range;
    const bool is_in = expected[at] && !detail::is_surrogate(at);
    if (found.has(at) != is_in || (range != found.last && range->first <= at) != is_in)
      fail("binary property " + std::to_string(number), at);
  }
}
template <std::size_t... Each>
void check_binaries(const std::string& folder, std::index_sequence<Each...>) {
  const binary found[] = {make_binary<Each>()...};
  const auto members = read_binary(folder, sizeof...(Each));
  for (std::size_t each = 0; each < sizeof...(Each); ++each) check_binary(found[each], members[each], each);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "";
  std::ifstream ages{folder + "/DerivedAge.txt"};
  std::string line;
  if (!std::getline(ages, line) || line.find("17.0.0") == std::string::npos) {
    std::printf("no Unicode Character Database 17.0\n");
    return 77;
  }
  const std::string derived = folder + "/extracted/Derived";
  check<general_category>(derived + "GeneralCategory.txt", "General_Category",
                          [](char32_t at) { return category_of(at); });
  check<script>(folder + "/Scripts.txt", "Script", [](char32_t at) { return script_of(at); });
  check<east_asian_width>(derived + "EastAsianWidth.txt", "East_Asian_Width",
                          [](char32_t at) { return east_asian_width_of(at); });
  check<bidirectional_class>(derived + "BidiClass.txt", "Bidi_Class",
                             [](char32_t at) { return bidirectional_class_of(at); });
  check<joining_type>(derived + "JoiningType.txt", "Joining_Type", [](char32_t at) { return joining_type_of(at); });
  check<numeric_type>(derived + "NumericType.txt", "Numeric_Type", [](char32_t at) { return numeric_type_of(at); });
  check<numeric_value>(derived + "NumericValues.txt", "Numeric_Value",
                       [](char32_t at) { return numeric_value_of(at); }, false, 3);
  check<age>(folder + "/DerivedAge.txt", "Age", [](char32_t at) { return age_of(at); });
  check<block>(folder + "/Blocks.txt", "Block", [](char32_t at) { return block_of(at); });
  check_extensions(folder);
  constexpr std::size_t binaries =
      sizeof detail::property_data<binary_property>::offsets / sizeof *detail::property_data<binary_property>::offsets;
  check_binaries(folder, std::make_index_sequence<binaries - 2>());
  for (char32_t at = 0xD800; at < 0xE000; ++at) {
    if (category_of(at) != general_category::surrogate || script_of(at) != script::unknown) fail("surrogates", at);
  }
  std::printf("%d failures\n", failures);
  return failures == 0 ? 0 : 1;
}
