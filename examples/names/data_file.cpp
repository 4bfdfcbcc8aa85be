// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/data_file.hpp>.
#include <u8lit/data_file.hpp>
#include <u8lit/text_table.hpp>

// Or what #embed gives.
inline constexpr char unit_file[] = "unit,name,metres\nkm,kilometre,1000\nm,metre,1\n";

inline constexpr auto unit_names = u8lit::make_text_map<
    u8lit::data_file::csv<unit_file, u8lit::text_view<char>, u8lit::text_view<char>, "unit,name">>;
static_assert(unit_names.at("km") == "kilometre");

inline constexpr char key_file[] = "name\tcode\nEnter\t13\nEscape\t27\n";
inline constexpr auto key_codes =
    u8lit::make_text_map<u8lit::data_file::tsv<key_file, u8lit::text_view<char>, int, "name,code">>;
static_assert(key_codes.at("Escape") == 27);

inline constexpr char word_file[] = "if\nelse\nwhile\n";
inline constexpr auto words = u8lit::make_text_set<u8lit::data_file::lines<word_file>>;
static_assert(words.contains("else"));

inline constexpr char message_file[] = "greeting = Gr\\u00FC\\u00DF Gott\nfarewell: Auf \\\n  Wiedersehen\n";
inline constexpr auto messages = u8lit::make_text_map<
    u8lit::data_file::properties<message_file, u8lit::text_view<char>, u8lit::text_view<char>>>;
static_assert(messages.at("greeting") == "Grüß Gott" && messages.at("farewell") == "Auf Wiedersehen");

enum class level { info, warning };
inline constexpr u8lit::text_row<level> level_rows[] = {{"info", level::info}, {"warning", level::warning}};
inline constexpr auto level_names = u8lit::make_text_map<level_rows>;
template <>
inline constexpr auto& u8lit::data_file::names_of<level> = level_names;
inline constexpr char log_file[] = "[parser]\nlevel = warning\n";
inline constexpr auto log_levels =
    u8lit::make_text_map<u8lit::data_file::ini<log_file, u8lit::text_view<char>, level>>;
static_assert(log_levels.at("parser.level") == level::warning);

inline constexpr char entity_file[] = R"({"&lt;": {"codepoints": [60], "characters": "\u003C"}})";
inline constexpr auto entities = u8lit::make_text_map<
    u8lit::data_file::json<entity_file, u8lit::text_view<char>, u8lit::text_view<char>, "characters">>;
static_assert(entities.at("&lt;") == "<");

inline constexpr char country_file[] = R"({"version": 1, "countries": [{"code": "JP", "name": "日本"}]})";
inline constexpr auto countries = u8lit::make_text_map<
    u8lit::data_file::json<country_file, u8lit::text_view<char>, u8lit::text_view<char>, "code,name", "/countries">>;
static_assert(countries.at("JP") == "日本");

int main() {}
