// SPDX-License-Identifier: BSL-1.0
// Pops what begin.hpp pushed.
#ifndef U8LIT_NO_PRAGMAS_NEEDED

#ifdef __clang__
#pragma clang diagnostic pop
#elif defined(__GNUC__) && __GNUC__ >= 15
#pragma GCC diagnostic pop
#endif

#endif
