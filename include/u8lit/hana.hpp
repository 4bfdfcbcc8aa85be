// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HANA_HPP
#define U8LIT_HANA_HPP

// Text for Boost.Hana: a text_constant is Comparable, Orderable, Hashable, Foldable, Iterable, Searchable and a Monoid.
// IWYU pragma: begin_exports
#include <u8lit/hana_comparison.hpp>     // its tag, equality and order; keys of maps and sets
#include <u8lit/hana_elements.hpp>       // its scalar values
#include <u8lit/hana_constants.hpp>      // what text constants are, or what is wrong with them
#include <u8lit/hana_making.hpp>         // made of integral constants, hana::string and hana::tuple, and back
#include <u8lit/hana_concatenation.hpp>  // text after text
// IWYU pragma: end_exports

#endif
