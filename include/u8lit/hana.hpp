// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HANA_HPP
#define U8LIT_HANA_HPP

// Boost.Hana.

// IWYU pragma: begin_exports
#include <u8lit/glue/hana_comparison.hpp>
#include <u8lit/glue/hana_concatenation.hpp>
#include <u8lit/glue/hana_constants.hpp>
#include <u8lit/glue/hana_elements.hpp>
#include <u8lit/glue/hana_making.hpp>
// IWYU pragma: end_exports

#endif
