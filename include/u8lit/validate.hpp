// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATE_HPP
#define U8LIT_VALIDATE_HPP

// <u8lit/validate.hpp>: validate and is_well_formed: the first fault of any input.
//
//   validate        returns a verdict: the first fault, its offset and length
//   is_well_formed  returns whether there is no fault
//   fault           the kinds of fault; name_of returns the name of one

// IWYU pragma: begin_exports
#include <u8lit/encoding/fault.hpp>
#include <u8lit/encoding/verdict.hpp>
#include <u8lit/validation/validate.hpp>
// IWYU pragma: end_exports

#endif
