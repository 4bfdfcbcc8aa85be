// SPDX-License-Identifier: BSL-1.0
// A program that imports the module u8lit and includes nothing.
import u8lit;

using namespace u8lit::literals;

constexpr u8lit::utf8_view language = "日本語"_utf8;
static_assert(language.size() == 9);
static_assert(u8lit::concat("日本"_text, "語"_text) == "日本語"_text);
static_assert(!u8lit::is_well_formed("\xED\xA0\x80"));

inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<colour_rows>;
static_assert(colours.at("red") == 1);

int main(int count, char** arguments) {
  const auto key = u8lit::utf8_view::checked(arguments[count - 1], 5);
  if (!key || u8lit::find(language, "語") != 6) return 1;
  return colours.value_or(*key, 0) == 2 ? 0 : 2;
}
