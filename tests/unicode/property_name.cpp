// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/property_name.hpp>

using namespace u8lit::unicode;
using u8lit::detail::property_kind;
using u8lit::detail::property_name;

constexpr bool is(property_name name, property_kind kind, unsigned value) {
  return name.kind == kind && name.value == value && name.unknown_name[0] == '\0';
}
constexpr bool is(property_name name, script value) {
  return is(name, property_kind::script, static_cast<unsigned>(value));
}

// UAX44-LM3: case, spaces, hyphens, underscores and an initial "is" do not matter.
static_assert(is("Grek", script::greek) && is("greek", script::greek) && is("GREEK", script::greek) &&
              is("sc=g r-e_e k", script::greek) && is("script:Greek", script::greek) &&
              is("Is_Greek", script::greek) && is(" Script = Greek ", script::greek));
// A name that begins so is one.
static_assert(is("Script=isGrek", script::greek) && property_name{"isc"}.kind == property_kind::general_category);
// A script that no character is of, but that has a name.
static_assert(is("Hrkt", script::katakana_or_hiragana));
// A script that has three names.
static_assert(is("Copt", script::coptic) && is("Coptic", script::coptic) && is("Qaac", script::coptic));

// Categories come before properties, and these before scripts.
static_assert(is("C", property_kind::general_category, u8lit::detail::property_data<general_category>::count));
static_assert(is("Lower", property_kind::binary, static_cast<unsigned>(binary_property::lowercase)));
static_assert(is("Punct", property_kind::general_category, property_name{"P"}.value) &&
              is("digit", property_kind::general_category, static_cast<unsigned>(general_category::decimal_number)));

// A minus matters.
static_assert(property_name{"nv=-1/2"}.value != property_name{"nv=1/2"}.value &&
              property_name{"nv=-1/2"}.kind == property_kind::numeric_value);

// What there is not.
constexpr bool is_unknown(property_name name, property_kind kind) {
  return name.kind == property_kind::unknown && name.unknown_kind == kind;
}
static_assert(is_unknown("Grekk", property_kind::unknown) && is_unknown("Gre", property_kind::unknown) &&
              is_unknown("", property_kind::unknown) && is_unknown("is", property_kind::unknown) &&
              is_unknown("Greek,", property_kind::unknown) && is_unknown("Lu;", property_kind::unknown) &&
              is_unknown("lu,uppercaseletter", property_kind::unknown));
static_assert(is_unknown("sc=Lu", property_kind::script) && is_unknown("scx=", property_kind::script_extensions) &&
              is_unknown("Skript=Greek", property_kind::unknown) && is_unknown("age=99.0", property_kind::age) &&
              is_unknown("a name that is longer than all that there are, so that it does not fit in what is compared",
                         property_kind::unknown));

int main() {}
