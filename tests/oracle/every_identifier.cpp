// SPDX-License-Identifier: BSL-1.0
// Which code points begin and continue identifiers, in each profile, against the files of the Unicode Character
// Database. Arguments: DerivedCoreProperties.txt and emoji-data.txt; exits with 77 if they are not there or of another
// version.
#include <u8lit/identifier.hpp>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

// Which code points have a property. Empty if the file is not of the version.
std::vector<bool> read(const char* path, const std::string& property) {
  std::ifstream file{path};
  std::vector<bool> result(0x11'0000);
  bool is_of_version = false;
  for (std::string line; std::getline(file, line);) {
    is_of_version = is_of_version || line.find("-17.0.0.txt") != std::string::npos ||
                    line.find("Version: 17.0") != std::string::npos;
    line = line.substr(0, line.find('#'));
    const std::size_t separator = line.find(';');
    if (separator == std::string::npos) continue;
    std::string name;
    for (const char each : line.substr(separator + 1))
      if (each != ' ') name += each;
    if (name != property) continue;
    const std::size_t dots = line.find("..");
    const unsigned long first = std::stoul(line, nullptr, 16),
                        last = dots < separator ? std::stoul(line.substr(dots + 2), nullptr, 16) : first;
    for (unsigned long at = first; at <= last; ++at) result[at] = true;
  }
  return is_of_version ? result : std::vector<bool>{};
}

int failures = 0;

template <identifier_profile Profile>
void check(char32_t before, char32_t value, bool expected) {
  const char32_t units[] = {before, value};
  const bool is_alone = before == 0;
  const auto text = u8lit::text_view<char32_t>::unchecked(units + is_alone, is_alone ? 1 : 2);
  char octets[8]{};
  size_t size = is_alone ? 0 : encode_to(octets, scalar_value::unchecked(before));
  const size_t at = size;
  size += encode_to(octets + size, scalar_value::unchecked(value));
  const auto in_utf8 = u8lit::text_view<char>::unchecked(octets, size);
  const policy::violation found = detail::identifier_policy<Profile>::first_violation(in_utf8);
  const bool agrees = is_identifier_of<Profile>(text) == expected && is_identifier_of<Profile>(in_utf8) == expected &&
                      found.exists != expected && (expected || found.offset == at || !found.value.has_value());
  if (!agrees && ++failures < 50)
    std::printf("profile %u: U+%04lX after U+%04lX\n", static_cast<unsigned>(Profile),
                static_cast<unsigned long>(value), static_cast<unsigned long>(before));
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 77;
  const std::vector<bool> starts = read(arguments[1], "XID_Start"), continues = read(arguments[1], "XID_Continue"),
                          pictographic = read(arguments[2], "Extended_Pictographic"),
                          component = read(arguments[2], "Emoji_Component");
  if (starts.empty() || component.empty()) return 77;
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_scalar_value(value)) continue;
    using enum identifier_profile;
    const bool starts_one = starts[value], continues_one = continues[value];
    const bool is_joiner = value == 0x200C || value == 0x200D;
    const bool is_number_sign = value == U'#' || value == 0xFE5F || value == 0xFF03;
    check<standard>(0, value, starts_one);
    check<standard>(U'a', value, continues_one);
    check<cpp>(0, value, starts_one || value == U'_');
    check<cpp>(U'_', value, continues_one);
    check<rust>(0, value, starts_one);
    check<rust>(U'_', value, continues_one && !is_joiner);
    check<hashtag>(0, value, false);
    check<hashtag>(0xFF03, value,
                   (continues_one || pictographic[value] || component[value] || value == U'+' || value == U'-') &&
                       !is_number_sign);
  }
  return failures == 0 ? 0 : 1;
}
