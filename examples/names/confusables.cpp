// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/confusables.hpp>.
#include <u8lit/confusables.hpp>
#include <u8lit/literals.hpp>
#include <u8lit/policy.hpp>

#include <string_view>

using namespace u8lit::literals;
namespace policy = u8lit::policy;
namespace unicode = u8lit::unicode;

// The second text is all Cyrillic.
static_assert(unicode::are_confusable("scope"_text, "\u0455\u0441\u043E\u0440\u0435"));

// What all texts have in common that look like this one: to compare, not to show.
static_assert(unicode::to_skeleton("p\u0430ypa1"_text) == "paypal"_text);

// A table whose keys do not look alike. It finds them as they are written.
inline constexpr auto user_rows = u8lit::make_rows({"anna", "борис", "ελένη"});
inline constexpr auto users = u8lit::make_text_set<unicode::not_confusable<user_rows>>;
static_assert(users.contains("anna") && !users.contains("\u0430nna"));

// A Cyrillic letter in a Latin word; but Japanese is one script here.
static_assert(!unicode::is_single_script("p\u0430ypal"_text) && unicode::is_single_script("東京タワー"_text));

static_assert(unicode::restriction_level_of("東京tower"_text) == unicode::restriction_level::highly_restrictive);

// A Bengali digit that looks like 8.
static_assert(unicode::has_mixed_numbers("8\u09EA"_text));

static_assert(unicode::is_allowed_in_identifiers(U'ß') && !unicode::is_allowed_in_identifiers(U'❤'));

// Literals and input that are in one script.
constexpr u8lit::restricted_text<char, policy::single_script> service = "größe";

static_assert(!u8lit::satisfies<"abcไทย", policy::highly_restrictive>);

static_assert(u8lit::satisfies<"abcไทย", policy::moderately_restrictive>);

bool is_taken(std::string_view name) {
  const auto text = u8lit::utf8_view::checked(name);
  if (!text) return true;
  for (const auto user : users)
    if (unicode::are_confusable(*text, user)) return true;
  return false;
}

int main() { return is_taken("\u0430nna") && !is_taken("anne") && service.size() == 7 ? 0 : 1; }
