// SPDX-License-Identifier: BSL-1.0
#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/table/text_table.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/normalization_policies.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;

template <class Policy, class Text>
constexpr policy::violation find_in(const Text& text) {
  return Policy::first_violation(text_view{text});
}
constexpr policy::violation at(size_t offset, scalar_value value) { return {true, offset, value}; }

// The first scalar value that is not in the form, or that would be composed or moved.
static_assert(!find_in<policy::nfc>(""_text) && !find_in<policy::nfc>("caf\u00E9"_text));
static_assert(find_in<policy::nfc>("cafe\u0301s"_text) == at(4, U'\u0301'));
static_assert(find_in<policy::nfc>(u"cafe\u0301s"_text) == at(4, U'\u0301'));
static_assert(find_in<policy::nfc>("a\u212B"_text) == at(1, U'\u212B'));
static_assert(find_in<policy::nfc>("q\u0307\u0323"_text) == at(3, U'\u0323'));
static_assert(find_in<policy::nfc>("\u1100\u1161"_text) == at(3, U'\u1161'));
// Not a mark that could be composed, but with another letter.
static_assert(!find_in<policy::nfc>("q\u0301"_text) && find_in<policy::nfc>("q\u0301e\u0301"_text) == at(4, U'\u0301'));
static_assert(find_in<policy::nfc>("q\u0302e\u0323\u0302"_text) == at(4, U'\u0323'));
// The first of many that are composed with each other, or could be: U+09BE follows U+09C7 only.
static_assert(find_in<policy::nfc>("\u09BE\u09BE\u09BE\u09BE\u09BE\u0301\u0316\u09BE"_text) == at(17, U'\u0316'));
static_assert(find_in<policy::nfc>("\u0995\u09BE\u09BE\u09BE\u0300\u0340"_text) == at(14, U'\u0340'));
// Compatibility characters.
static_assert(!find_in<policy::nfc>("\uFB01"_text) && find_in<policy::nfkc>("a\uFB01"_text) == at(1, U'\uFB01'));
static_assert(find_in<policy::nfkc>("e\u0301"_text) == at(1, U'\u0301') && !find_in<policy::nfkc>("caf\u00E9"_text));

// Restricted text: literals, input, and text in Form KC where Form C is asked.
using composed = restricted_text<char, policy::nfc>;
constexpr composed drink = "caf\u00E9";
static_assert(drink.size() == 5 && composed::checked("caf\u00E9") && !composed::checked("cafe\u0301"));
constexpr composed from_compatible = restricted_text<char, policy::nfkc>("caf\u00E9");
static_assert(from_compatible == drink && !policy::implies<policy::nfc, policy::nfkc>);
static_assert(satisfies<"caf\u00E9", policy::nfc> && !satisfies<"cafe\u0301", policy::nfc>);

// Keys of tables.
struct row {
  composed key;
  int value;
};
inline constexpr row rows[] = {{"caf\u00E9", 1}, {"na\u00EFve", 2}};
static_assert(make_text_map<rows>.at("caf\u00E9") == 1);

constexpr bool checks() {
  return composed::checked("caf\u00E9") && composed::checked("cafe\u0301").violation() == at(4, U'\u0301');
}
static_assert(checks());

int main() { return at_run_time(checks); }
