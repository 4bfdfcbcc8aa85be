// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_LITERAL_HPP
#define U8LIT_TEXT_TEXT_LITERAL_HPP

#include <u8lit/diagnosis/refused_literal.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

#include <u8lit/compilers/text_literals.hpp>  // IWYU pragma: export

#include <u8lit/base/end.hpp>

#endif
