// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/identifier.hpp>.
#include <u8lit/identifier.hpp>
#include <u8lit/literals.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/policy.hpp>

#include <string_view>

using namespace u8lit::literals;
namespace policy = u8lit::policy;
namespace unicode = u8lit::unicode;

// Letters of any script, marks, digits and _, but not at the beginning.
static_assert(unicode::is_identifier("größe_2"_text) && !unicode::is_identifier("2nd"_text));

// By the rules of a language, or of hashtags.
static_assert(unicode::is_identifier_of<unicode::identifier_profile::cpp>("_x"_text));
static_assert(!unicode::is_identifier_of<unicode::identifier_profile::rust>("_"_text));
static_assert(unicode::is_identifier_of<unicode::identifier_profile::hashtag>("#größe❤"_text));

// Where it is not one: at the fourth byte.
static_assert(policy::identifier::first_violation("max size"_text.view()).offset == 3);

// C++ requires Normalization Form C, too.
using cpp_name = u8lit::restricted_text<char, policy::cpp_identifier, policy::nfc>;
constexpr cpp_name width = "größe";

static_assert(u8lit::satisfies<"r\u00E9sum\u00E9", policy::rust_identifier>);

static_assert(!u8lit::satisfies<"#", policy::hashtag>);

bool may_be_declared(std::string_view word) { return cpp_name::checked(word).has_value(); }

int main() { return may_be_declared("_größe") && !may_be_declared("3d") && width.size() == 7 ? 0 : 1; }
