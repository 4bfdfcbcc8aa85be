// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/transcode.hpp>.
#include <u8lit/transcode.hpp>

#include <cstdio>
#include <string>

using namespace u8lit::literals;

// Input that may be ill-formed: the conversion stops at the first fault, and where the buffer is full.
bool print_utf8(const std::u16string& input) {
  char out[16];
  const u8lit::transcoded done = u8lit::transcode(input, out);
  if (done.found) std::printf("%.*s: %zu units read\n", static_cast<int>(done.written), out, done.read);
  return static_cast<bool>(done.found);
}

// U+FFFD replaces each maximal subpart that is ill-formed.
constexpr u8lit::size_t count_replaced() {
  char16_t out[8]{};
  return u8lit::replace_ill_formed("ab\xE0\x80z", out).replaced;
}
static_assert(count_replaced() == 2);

// The action is chosen at run time.
constexpr bool replaces(u8lit::on_fault action) { return action == u8lit::on_fault::replace; }
static_assert(replaces(u8lit::on_fault::replace) && !replaces(u8lit::on_fault::stop));

static_assert(u8lit::to_utf8(u"日本語"_text) == "日本語"_text);

inline constexpr const char16_t* utf16_name = u8lit::to_utf16("日本語 🚀"_text).c_str();

static_assert(u8lit::to_utf32("日本語"_text).size() == 3);

// For functions of Windows that take wchar_t.
inline constexpr const wchar_t* title = u8lit::to_wide("日本語"_text).c_str();

// A literal in ISO 8859-1; text that has other characters does not compile.
inline constexpr auto latin1 = u8lit::to_latin1("déjà vu"_text);
static_assert(latin1.size() == 7);

constexpr u8lit::size_t size_from_latin1() {
  char out[4]{};
  return u8lit::from_latin1("\xE9", out).written;  // C3 A9
}
static_assert(size_from_latin1() == 2);

static_assert(u8lit::utf8_length(u"€"_text) == 3 && u8lit::utf8_length(U'€') == 3);

static_assert(u8lit::utf16_length("🚀"_text) == 2 && u8lit::utf16_length(U'🚀') == 2);

static_assert(u8lit::utf32_length("日本語"_text) == 3);

static_assert("a\xFFz"_lossy == "a\uFFFDz"_text);

int main() { return print_utf8(u"日本語") && *utf16_name && *title ? 0 : 1; }
