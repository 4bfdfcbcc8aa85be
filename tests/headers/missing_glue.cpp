// SPDX-License-Identifier: BSL-1.0
#include <u8lit/missing_glue.hpp>

#include <u8lit/literals.hpp>

#include <sstream>
#include <string>

#include "at_run_time.hpp"

using namespace u8lit;

// Without the glue nothing of this library prints, and whoever asks is told so.
template <class Object>
concept prints = requires(std::ostream& stream, const Object& object) { stream << object; };
static_assert(!prints<text_view<char>> && !prints<text_constant<"a">> && !prints<verdict> && !prints<scalar_value> && !prints<fault>);
static_assert(prints<int> && prints<std::string> && prints<const char*>);

// With it, and it may come later, everything does.
#include <u8lit/format.hpp>
#include <u8lit/ostream.hpp>
static_assert(prints<text_view<char16_t>> && prints<text_constant<u"a">> && prints<explanation>);

bool prints_once_there_is_glue() {
  std::ostringstream stream, other;
  stream << "日本語"_utf8 << u"é"_text << U'€'_scalar;
  static_cast<std::ostream&>(other) << "日本語"_utf8;
  return stream.str() == "日本語é€" && other.str() == "日本語";
}

#ifdef __cpp_lib_format
static_assert(std::is_default_constructible_v<std::formatter<text_view<char>>>);
bool formats_once_there_is_glue() { return std::format("{:>4}{}", "é"_utf8, fault::overlong) == std::format("{:>4}", "é") + "overlong"; }
#else
bool formats_once_there_is_glue() { return true; }
#endif

int main() { return at_run_time(prints_once_there_is_glue, formats_once_there_is_glue); }
