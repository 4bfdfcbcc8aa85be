// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HANA_HPP
#define U8LIT_HANA_HPP

// <u8lit/hana.hpp>: Boost.Hana: constants as objects of its concepts.
//
//   text_tag        the tag of text_constant
//   to_octet_tuple  a hana::tuple of the bytes of a constant in UTF-8

// IWYU pragma: always_keep
// IWYU pragma: begin_exports
#include <u8lit/glue/hana_comparison.hpp>
#include <u8lit/glue/hana_concatenation.hpp>
#include <u8lit/glue/hana_constants.hpp>
#include <u8lit/glue/hana_elements.hpp>
#include <u8lit/glue/hana_conversion.hpp>
// IWYU pragma: end_exports

#endif
