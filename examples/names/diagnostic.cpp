// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/diagnostic.hpp>.
#include <u8lit/diagnostic.hpp>
#include <u8lit/text.hpp>
#include <u8lit/validate.hpp>

#include <type_traits>

// Takes any literal, and says no to an ill-formed one; `fixed_text` would be an error.
template <u8lit::unvalidated_literal Name>
concept valid_name = u8lit::is_well_formed(Name) && Name.size() < 16;
static_assert(valid_name<"größe"> && !valid_name<"gr\xF6\xDF" "e">);

// The error of each name that is not known, as a type; well_formed_text for the others.
template <class Name>
struct there_is_no_field;
template <u8lit::fixed_text Name>
struct check : std::conditional<Name.size() == 5, u8lit::well_formed_text,
                                there_is_no_field<u8lit::shown_text<Name>>> {};

// The first of the errors. A compiler that finds the constraint unsatisfied prints it.
template <u8lit::fixed_text... Names>
  requires u8lit::well_formed<typename u8lit::first_ill_formed<typename check<Names>::type...>::type>
constexpr u8lit::size_t fields() {
  return sizeof...(Names);
}
static_assert(fields<"width", "color">() == 2);

int main() {}
