// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_NORMALIZED_LITERAL_HPP
#define U8LIT_UNICODE_NORMALIZED_LITERAL_HPP

#include <u8lit/diagnosis/refused_literal.hpp>
#include <u8lit/unicode/normalization.hpp>
#include <u8lit/base/begin.hpp>

#include <u8lit/compilers/normalized_literals.hpp>  // IWYU pragma: export

#include <u8lit/base/end.hpp>

#endif
