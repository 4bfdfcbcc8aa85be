// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/identifiers.hpp>

#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/normalization_policies.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

template <identifier_profile Profile>
constexpr auto is = is_identifier_of<Profile>;
using enum identifier_profile;

// The default (UAX31-R1).
static_assert(is_identifier("x"_text) && is_identifier("größe_2"_text) && is_identifier(u"переменная"_text));
static_assert(is_identifier(U"変数"_text) && is_identifier("अंक"_text) && is_identifier("\U00010400"_text));
static_assert(!is_identifier(""_text) && !is_identifier("2x"_text) && !is_identifier("_x"_text));
static_assert(!is_identifier("a b"_text) && !is_identifier("a-b"_text) && !is_identifier("a\u2764"_text));
// A middle dot as in Catalan, and connecting punctuation, may follow; a mark, too.
static_assert(is_identifier("l\u00B7l"_text) && !is_identifier("\u00B7l"_text) && is_identifier("a\u203Fb"_text));
static_assert(is_identifier("e\u0301"_text) && !is_identifier("\u0301e"_text));
// Characters that have been letters: Other_ID_Start, Other_ID_Continue.
static_assert(is_identifier("\u2118\u212E"_text) && is_identifier("a\u1369"_text) && !is_identifier("\u1369"_text));
// Letters that would not be in NFKC: ID_Start, not XID_Start.
static_assert(!is_identifier("\u037A"_text) && !is_identifier("\u0E33"_text) && is_identifier("a\u0E33"_text));
static_assert(is_identifier("a\u200Db"_text) && !is_identifier("a\u200Bb"_text) && !is_identifier("a\u0378"_text));

// C++ and Rust.
static_assert(is<cpp>("_"_text) && is<cpp>("_x"_text) && is<cpp>("__2"_text) && !is<cpp>("2_"_text));
static_assert(!is<cpp>(""_text));
static_assert(is<cpp>("a\u200Db"_text) && is<cpp>("e\u0301"_text) && !is<cpp>("a$"_text));
static_assert(!is<rust>("_"_text) && is<rust>("_x"_text) && is<rust>("__"_text) && is<rust>("x"_text));
static_assert(!is<rust>(""_text) && !is<rust>("a\u200Db"_text) && !is<rust>("a\u200C"_text) && is<rust>("東京"_text));

// Hashtags.
static_assert(is<hashtag>("#größe"_text) && is<hashtag>("\uFF03日本"_text) && is<hashtag>("\uFE5Fx"_text));
static_assert(is<hashtag>("#2\u2764\uFE0F"_text) && is<hashtag>("#a+b-c_d"_text));
static_assert(is<hashtag>("#\U0001F1E9\U0001F1EA"_text));
static_assert(!is<hashtag>("größe"_text) && !is<hashtag>("#"_text) && !is<hashtag>("##"_text));
static_assert(!is<hashtag>("#a b"_text));
static_assert(!is<hashtag>("#a#b"_text) && !is<hashtag>("\uFF03"_text) && !is<hashtag>(""_text));
static_assert(!is<hashtag>("#.a"_text));

// Where a text is not an identifier.
template <class Policy, class Text>
constexpr policy::violation find_in(const Text& text) {
  return Policy::first_violation(text_view{text});
}
constexpr policy::violation at(size_t offset, scalar_value value) { return {true, offset, value}; }
constexpr policy::violation at_end(size_t offset) { return {true, offset}; }

static_assert(!find_in<policy::identifier>("größe"_text) && find_in<policy::identifier>(""_text) == at_end(0));
static_assert(find_in<policy::identifier>("größe a"_text) == at(7, U' '));
static_assert(find_in<policy::identifier>(u"größe a"_text) == at(5, U' '));
static_assert(find_in<policy::identifier>("1"_text) == at(0, U'1'));
static_assert(find_in<policy::identifier>("_"_text) == at(0, U'_'));
static_assert(find_in<policy::rust_identifier>("_"_text) == at_end(1) && !find_in<policy::cpp_identifier>("_"_text));
static_assert(find_in<policy::hashtag>("\uFF03"_text) == at_end(3));
static_assert(find_in<policy::hashtag>("#a#"_text) == at(2, U'#'));

// Restricted text. C++ also requires Normalization Form C.
using cpp_name = restricted_text<char, policy::cpp_identifier, policy::nfc>;
constexpr cpp_name accent = "caf\u00E9";
static_assert(accent.size() == 5 && cpp_name::checked("_2") && !cpp_name::checked("2"));
static_assert(!cpp_name::checked("cafe\u0301"));
static_assert(satisfies<"x2", policy::identifier> && !satisfies<"x 2", policy::identifier>);
constexpr restricted_text<char, policy::cpp_identifier> from_others[] = {
    restricted_text<char, policy::identifier>("a"), restricted_text<char, policy::rust_identifier>("_b")};
static_assert(from_others[1] == "_b" && !policy::implies<policy::identifier, policy::rust_identifier>);

constexpr bool checks() {
  return cpp_name::checked("x-").violation() == at(1, U'-') && is_identifier("\u0401"_text) &&
         is<hashtag>("#\u2764"_text);
}
static_assert(checks());

int main() { return at_run_time(checks); }
