// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/filesystem.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// Text of every kind and form names a file.
bool text_names_a_file() {
  const std::filesystem::path expected{"日本語😀.txt"};
  const restricted_text<char, policy::no_interior_nul> restricted = "日本語😀.txt";
  const text<char> owned{"日本語😀.txt"};
#ifdef __cpp_char8_t
  if (to_path(u8"日本語😀.txt"_utf8) != expected) return false;
#endif
  return to_path("日本語😀.txt"_utf8) == expected && to_path(u"日本語😀.txt"_text) == expected &&
         to_path(U"日本語😀.txt"_utf32) == expected && to_path(owned) == expected && to_path(restricted) == expected &&
         to_path(text<char16_t>{u"日本語😀.txt"}) == expected && to_path(""_utf8).empty() &&
         to_path("a/b"_utf8) / to_path("é"_utf8) == std::filesystem::path{"a/b/é"};
}

// And back, if it is text.
bool names_of_files_may_be_text() {
  const auto name = to_text<char>(transcode, to_path("日本語/é"_utf8).filename().native());
  const auto refused = to_text<char>(transcode, std::filesystem::path{"a\xFF"}.native());
  return name && *name == "é" && !refused && refused.verdict().offset == 1;
}

// Text is not a path, so overloads for paths and for strings are not ambiguous.
static_assert(!std::is_constructible_v<std::filesystem::path, utf8_view> &&
              !std::is_convertible_v<utf8_view, std::filesystem::path>);
int chosen(const std::filesystem::path&);
constexpr bool chosen(std::string_view) { return true; }
static_assert(chosen(utf8_view{"a"}));

int main() { return at_run_time(text_names_a_file, names_of_files_may_be_text); }
