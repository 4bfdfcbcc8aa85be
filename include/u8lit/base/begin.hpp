// SPDX-License-Identifier: BSL-1.0
// Every header includes this file before its code and end.hpp after it: they push and pop diagnostic settings.
// Compilers that need none of them (g++ before 15; clang before 16, except for Microsoft's target and POWER) skip both
// files after the first inclusion.
#ifndef U8LIT_NO_PRAGMAS_NEEDED

#ifndef U8LIT_BASE_BEGIN_HPP
#define U8LIT_BASE_BEGIN_HPP
#include <u8lit/base/attributes.hpp>
#include <u8lit/base/target.hpp>
#include <u8lit/base/version.hpp>
#if defined(__clang__) ? __clang_major__ < 16 && !defined(_MSC_VER) && !defined(__VSX__) \
                       : defined(__GNUC__) && __GNUC__ < 15
#define U8LIT_NO_PRAGMAS_NEEDED
#endif
#endif

// In few directives, because clang processes this file for every header.
#if defined(__clang__) && !defined(U8LIT_NO_PRAGMAS_NEEDED)
#pragma clang diagnostic push
// The attribute diagnose_if is clang's own (attributes.hpp).
#pragma clang diagnostic ignored "-Wgcc-compat"
#if __clang_major__ >= 16
// Literals are raw arrays, and this warning asks for containers instead. Here, reads out of bounds are found by tests
// and by constant evaluation, which rejects them.
#pragma clang diagnostic ignored "-Wunsafe-buffer-usage"
#if __clang_major__ >= 19
// Reasons for deleted functions (attributes.hpp) are C++26; these compilers accept them in every mode.
#pragma clang diagnostic ignored "-Wc++26-extensions"
#endif
#endif
#if defined(_MSC_VER) || defined(__ALTIVEC__)
// Clang ignores [[no_unique_address]] in Microsoft's ABI, where empty members take a byte.
#pragma clang diagnostic ignored "-Wunknown-attributes"
// On POWER clang warns that comparisons of AltiVec vectors are deprecated; octet_vector.hpp and ascii_case.hpp compare
// generic vectors.
#pragma clang diagnostic ignored "-Wdeprecated-altivec-src-compat"
#endif
#elif defined(__GNUC__) && __GNUC__ >= 15
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
#endif

#endif
