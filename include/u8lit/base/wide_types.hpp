// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_WIDE_TYPES_HPP
#define U8LIT_BASE_WIDE_TYPES_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

// The types of many octets that a compiler computes on in one step: integers in constant expressions, vectors at run
// time.

namespace u8lit::detail {

// The largest integer type into which octets can be bit_cast. A _BitInt is no such type.
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 block_word;
#else
using block_word = unsigned long long;
#endif

// The type of a block of octets. Clang has numbers of many words, and the cost of an operation hardly grows with their
// size.
template <size_t Octets, class Word>
struct block_type { using type = Word; };
#ifdef __BITINT_MAXWIDTH__
template <size_t Octets, class Word>
  requires(Octets > sizeof(Word))
struct block_type<Octets, Word> { __extension__ typedef unsigned _BitInt(8 * Octets) type; };
#endif

// The size of the largest block in octets. Before clang 16, and on targets other than x86, the largest number has 16.
#ifdef __BITINT_MAXWIDTH__
template <class Word> inline constexpr size_t largest_block = __BITINT_MAXWIDTH__ >= 8192 ? 1024 : 16;
#else
template <class Word> inline constexpr size_t largest_block = sizeof(Word);
#endif

// Octets in the registers for which SIMD instructions are enabled at compile time; without any, in a number.
#if defined(__AVX2__)  // With AVX-512, too: vectors of 64 octets are no faster.
using octet_vector [[gnu::vector_size(32)]] = octet;
#elif defined(__SSE2__) || defined(__ARM_NEON) || defined(__VSX__) || defined(__wasm_simd128__)
using octet_vector [[gnu::vector_size(16)]] = octet;
#else
using octet_vector = unsigned long long;
#endif

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
