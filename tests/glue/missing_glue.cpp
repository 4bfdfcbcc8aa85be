// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/missing_glue.hpp>

#include <u8lit/text/literals.hpp>

#include <sstream>
#include <string>
#include <type_traits>
#include <unordered_set>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// Without the glue nothing of this library prints; the error names the missing header.
template <class Object>
concept prints = requires(std::ostream& stream, const Object& object) { stream << object; };
static_assert(!prints<text_view<char>> && !prints<text_constant<"a">> && !prints<verdict> && !prints<scalar_value> &&
              !prints<fault> && !prints<utf8_sequence>);
static_assert(prints<int> && prints<std::string> && prints<const char*>);

// Without the glue, std::hash of text is refused (rejected/hash_without_glue.cpp). That of other types is unchanged.
static_assert(!std::is_default_constructible_v<std::hash<verdict>> &&
              !std::is_default_constructible_v<std::hash<checked_text<char>>>);
static_assert(std::is_default_constructible_v<std::hash<int>> &&
              std::is_default_constructible_v<std::hash<std::string>>);

// With it, and it may come later, everything does.
#include <u8lit/glue/format.hpp>
#include <u8lit/glue/hash.hpp>
#include <u8lit/glue/ostream.hpp>
static_assert(prints<text_view<char16_t>> && prints<text_constant<u"a">> && prints<explanation>);

bool prints_once_there_is_glue() {
  std::ostringstream stream, other;
  stream << "日本語"_utf8 << u"é"_text << U'€'_scalar;
  static_cast<std::ostream&>(other) << "日本語"_utf8;
  return stream.str() == "日本語é€" && other.str() == "日本語";
}

bool hashes_once_there_is_glue() {
  const std::unordered_set<text_view<char16_t>> words{u"日本", u"語"};
  return std::hash<restricted_text<char, policy::ascii_only>>{}("a") == std::hash<std::string>{}("a") &&
         words.contains(u"語"_utf16) && std::hash<scalar_value>{}(U'€') == std::hash<char32_t>{}(U'€');
}

#ifdef __cpp_lib_format
static_assert(std::is_default_constructible_v<std::formatter<text_view<char>>>);
bool formats_once_there_is_glue() {
  return std::format("{:>4}{}", "é"_utf8, fault::overlong) == std::format("{:>4}", "é") + "overlong";
}
#else
bool formats_once_there_is_glue() { return true; }
#endif

int main() { return at_run_time(prints_once_there_is_glue, hashes_once_there_is_glue, formats_once_there_is_glue); }
