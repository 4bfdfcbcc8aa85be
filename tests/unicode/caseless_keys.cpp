// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/caseless_keys.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/unicode/caseless_matching.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::ignoring_case;

inline constexpr text_row<int> city_rows[] = {{"Gießen", 641}, {"Köln", 221}, {"ΠΆΤΡΑΣ", 2610}};
inline constexpr auto cities = make_text_map<ignoring_case<city_rows>>;
static_assert(cities.at("GIESSEN") == 641 && cities.at("GIEẞEN") == 641 && cities.at(u"gießen") == 641);
static_assert(cities.at("KÖLN") == 221 && cities.at(U"köln") == 221 && !cities.contains("koln"));
static_assert(cities.at("Πάτρας") == 2610 && cities.at("πάτρασ") == 2610);
// Keys are stored folded. A prefix is folded, too.
static_assert(cities.nth(0).key == "giessen" && cities.starting_with("GIEß").size() == 1 &&
              cities.longest_prefix_of(u"GIEẞENER")->value == 641);
static_assert(!cities.contains("K\xC3") && !make_text_map<city_rows>.contains("KÖLN"));

// Keys that differ in case only.
inline constexpr text_key<> twice[] = {"Straße", "b", "STRASSE"};
inline constexpr text_key<> once[] = {"Straße", "b", "STRASE"};
template <const auto& Rows>
concept makes_a_set = requires { sizeof(make_text_set<ignoring_case<Rows>>); };
static_assert(makes_a_set<once> && !makes_a_set<twice>);

// Every character is found by its folded form and its folded form by it; no other has a longer one.
bool finds_every_character() {
  static constexpr text_key<> keys[] = {"\u0390", "\uFB03", "\u1E9E", "ı", "i\u0307", "K", "Σ", "\u13A0", "\U0001E900"};
  static constexpr auto table = make_text_set<ignoring_case<keys>>;
  size_t found = 0, longest = 0;
  for (char32_t value = 0; value <= 0x10FFFF; ++value) {
    if (value >= 0xD800 && value < 0xE000) continue;
    const char32_t units[] = {value};
    const auto text = text_view<char32_t>::unchecked(units, 1);
    bool is_key = false;
    for (const auto& key : keys) {
      is_key = is_key || unicode::equal_ignoring_case(text_view<char>::unchecked(key.data(), key.size()), text);
    }
    if (table.contains(text) != is_key) return false;
    found += is_key;
    char32_t folded[3]{};
    const size_t count = unicode::fold_case(text, folded, 3).written;
    char octets[12]{};
    const size_t size = transcode(text_view<char32_t>::unchecked(folded, count), octets).written;
    if (size > longest) longest = size;
  }
  // U+0390 and U+1FD3; U+FB03; U+1E9E and U+00DF; U+0131; U+0130; k, K and the Kelvin sign; two small sigmas and the
  // capital one; U+13A0 and U+AB70; U+1E900 and U+1E922.
  return found == 2 + 1 + 2 + 1 + 1 + 3 + 3 + 2 + 2 && longest == detail::folding_of_keys::longest_mapped;
}

int main() { return at_run_time(finds_every_character); }
