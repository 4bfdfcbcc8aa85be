// SPDX-License-Identifier: BSL-1.0
// The same without SIMD registers: with the number of eight octets.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wreserved-macro-identifier"
#endif
#undef __SSE2__
#undef __ARM_NEON
#undef __VSX__
#undef __wasm_simd128__
#include "octet_vector.cpp"
