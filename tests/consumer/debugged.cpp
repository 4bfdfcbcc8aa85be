// SPDX-License-Identifier: BSL-1.0
// What gdb_test.py has a debugger print. Comments say what.
#include <u8lit.hpp>

using namespace u8lit::literals;

volatile bool is_stopped = false;
void stop() {
  is_stopped = true;
}

int main() {
  [[maybe_unused]] const u8lit::utf8_view name = "日本語";                  // "日本語"
  [[maybe_unused]] const u8lit::utf8_view part = name.slice(3, 6);          // "本"
  [[maybe_unused]] const u8lit::utf8_view quoted = "a\"\n";                 // "a\"\n"
  [[maybe_unused]] const u8lit::utf8_view empty;                            // ""
  [[maybe_unused]] const u8lit::utf16_view rocket = u"日 🚀";               // u"日 🚀"
  [[maybe_unused]] const u8lit::utf32_view accent = U"é";                   // U"é"
  [[maybe_unused]] const auto constant = "größe"_text;                      // "größe"
  [[maybe_unused]] const u8lit::fixed_text fixed = "größe";                 // "größe"
  [[maybe_unused]] const u8lit::scalar_value euro = U'€';                   // U+20AC '€'
  [[maybe_unused]] const u8lit::scalar_value mark = 0xFEFF;                 // U+FEFF
  [[maybe_unused]] const u8lit::verdict good = u8lit::validate("abc");      // well-formed
  [[maybe_unused]] const u8lit::verdict bad = u8lit::validate("ab\xFFz");   // invalid_lead at offset 2
  stop();
}
