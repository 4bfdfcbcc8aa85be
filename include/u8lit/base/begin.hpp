// SPDX-License-Identifier: BSL-1.0
// Opens the code of a header; end.hpp closes it. Every header includes both, so they are read once by compilers for which
// there is nothing to open.
#ifndef U8LIT_NOTHING_TO_OPEN

#include <u8lit/base/attributes.hpp>
#include <u8lit/base/target.hpp>

#if defined(__clang__) ? __clang_major__ < 16 && !defined(_MSC_VER) : defined(__GNUC__) && __GNUC__ < 15
#define U8LIT_NOTHING_TO_OPEN
#endif

// A library that reads literals reads raw arrays. This warning is for those who read none; here the tests and the
// constant evaluators, which refuse every read out of bounds, stand in for it.
#if defined(__clang__) && __clang_major__ >= 16
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunsafe-buffer-usage"
#endif

// A deleted function's words (attributes.hpp) are C++26, and known in every mode.
#if defined(__clang__) && __clang_major__ >= 19
#pragma clang diagnostic ignored "-Wc++26-extensions"
#elif !defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 15
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
#endif

// Microsoft's ABI, which clang follows, has no [[no_unique_address]]: members that are empty take a byte there.
#if defined(__clang__) && defined(_MSC_VER)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-attributes"
#endif

#endif
