// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATE_HPP
#define U8LIT_VALIDATE_HPP

// Validate, is_well_formed: the first fault, or none.

// IWYU pragma: begin_exports
#include <u8lit/validation/validate.hpp>
// IWYU pragma: end_exports

#endif
