// SPDX-License-Identifier: BSL-1.0
#include <u8lit/compiler.hpp>

#include "at_run_time.hpp"

using namespace u8lit;

// U+00E9 is one octet in the ISO 8859 encodings that a compiler may be told to use, and two in UTF-8.
static_assert(compiler::ordinary_literals_are_utf8() == (sizeof("\u00E9") == 3 && "\u00E9"[0] == '\xC3'));

static_assert(noexcept(compiler::ordinary_literals_are_utf8()) && noexcept(compiler::stop()));

// `stop` does not come back: without the attribute these functions would lack a return.
inline int stops() noexcept { compiler::stop(); }
static_assert(noexcept(stops()));

constexpr bool knows_the_encoding() { return compiler::ordinary_literals_are_utf8() == (sizeof("\u00E9") == 3); }

int main() { return at_run_time(knows_the_encoding); }
