// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/version.hpp>

// Usable where the preprocessor compares, and the same in a constant.
#if U8LIT_VERSION < 200 || U8LIT_VERSION >= 1000000
#error "the version is no number as 200 for 0.2.0"
#endif
static_assert(u8lit::version == U8LIT_VERSION);
static_assert(U8LIT_VERSION / 10000 == U8LIT_VERSION_MAJOR && U8LIT_VERSION / 100 % 100 == U8LIT_VERSION_MINOR &&
              U8LIT_VERSION % 100 == U8LIT_VERSION_PATCH);

int main() {}
