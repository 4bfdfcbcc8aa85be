// SPDX-License-Identifier: BSL-1.0
// Says of names whether a program in a small language may declare them. Its keywords and built-in names are in several
// scripts; none looks like another, or the table would not compile, and no name that is declared may look like one.
#include <u8lit/confusables.hpp>
#include <u8lit/identifier.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/policy.hpp>

#include <cstdio>
#include <string_view>

namespace policy = u8lit::policy;
namespace unicode = u8lit::unicode;

enum class kind { keyword, built_in };

inline constexpr auto known_rows = u8lit::make_rows<kind>({
    {"if", kind::keyword}, {"else", kind::keyword}, {"scope", kind::keyword}, {"wenn", kind::keyword},
    {"если", kind::keyword}, {"иначе", kind::keyword}, {"もし", kind::keyword}, {"αν", kind::keyword},
    {"größe", kind::built_in}, {"печать", kind::built_in}, {"表示", kind::built_in}, {"print", kind::built_in}});
inline constexpr auto known = u8lit::make_text_map<unicode::not_confusable<known_rows>>;

using identifier = u8lit::restricted_text<char, policy::identifier, policy::nfc>;

constexpr const char* name_of(kind which) { return which == kind::keyword ? "keyword" : "built-in name"; }

void judge(std::string_view word) {
  std::printf("%.*s: ", static_cast<int>(word.size()), word.data());
  const auto name = identifier::checked(word);
  if (!name.verdict()) {
    std::puts("ill-formed");
  } else if (!name) {
    std::printf("not allowed at byte %zu: %s\n", name.violation().offset + 1, name.policy_name());
  } else if (const auto found = known.find_value(*name)) {
    std::printf("a %s\n", name_of(*found));
  } else {
    for (const auto [other, which] : known) {
      if (!unicode::are_confusable(*name, other)) continue;
      std::printf("looks like the %s %.*s\n", name_of(which), static_cast<int>(other.size()), other.data());
      return;
    }
    const bool mixes = unicode::restriction_level_of(*name) > unicode::restriction_level::highly_restrictive;
    std::puts(mixes ? "mixes scripts, or has characters that are not in common use" : "may be declared");
  }
}

int main(int argc, char** argv) {
  for (int at = 1; at < argc; ++at) judge(argv[at]);
}
