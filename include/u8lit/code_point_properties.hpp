// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_PROPERTIES_HPP
#define U8LIT_CODE_POINT_PROPERTIES_HPP

// <u8lit/code_point_properties.hpp>: what Unicode says of each character: its category, script, width and others.
//
// In namespace unicode, by UAX #44:
//   property                    the set of all characters with a property: `property<"Script=Greek">`
//   has                         whether a character has a property: `has<"Alphabetic">(U'x')`
//   property_map                the map from characters to the values of a property
//   category_of                 the general_category of a character
//   script_of                   its script
//   script_extensions_of        the scripts that it is used in, as script_extensions
//   east_asian_width_of         its east_asian_width
//   bidirectional_class_of      its bidirectional_class
//   joining_type_of             its joining_type
//   numeric_type_of             its numeric_type
//   numeric_value_of            the number that it stands for, a numeric_value
//   age_of                      the version of Unicode that assigned it, an age
//   block_of                    its block
//   binary_property             the properties that characters have or not, as an enumeration
//
// The tables are those of Unicode 17.0. Programs contain those that they use: 20 KB for categories, as many for
// scripts, and up to 5 KB for a binary property.

// IWYU pragma: begin_exports
#include <u8lit/unicode/code_point_properties.hpp>
#include <u8lit/unicode/property_set.hpp>
// IWYU pragma: end_exports

#endif
