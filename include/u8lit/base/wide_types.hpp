// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_WIDE_TYPES_HPP
#define U8LIT_BASE_WIDE_TYPES_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

// The types on which compilers compute many octets in one step: integers in constant expressions, vectors at run time.

namespace u8lit::detail {

// The largest integer type that a bit_cast can produce from octets. A bit_cast cannot produce a _BitInt.
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 block_word;
#else
using block_word = unsigned long long;
#endif

// The type of a block of octets: `Word`, or where clang has wide integers, a _BitInt. The cost of an operation hardly
// grows with its width.
template <size_t Octets, class Word>
struct block_type { using type = Word; };
#if defined(__clang__) && defined(__BITINT_MAXWIDTH__)
template <size_t Octets, class Word>
  requires(Octets > sizeof(Word))
struct block_type<Octets, Word> { __extension__ typedef unsigned _BitInt(8 * Octets) type; };
#endif

// The size of the largest block in octets. __BITINT_MAXWIDTH__ is 128 before clang 16 and on targets other than x86.
#if defined(__clang__) && defined(__BITINT_MAXWIDTH__)
template <class Word> inline constexpr size_t largest_block = __BITINT_MAXWIDTH__ >= 8192 ? 1024 : 16;
#else
template <class Word> inline constexpr size_t largest_block = sizeof(Word);
#endif

// A vector of octets in SIMD registers, if SIMD instructions are enabled at compile time; otherwise an integer of eight
// octets. Vectors of 64 octets are no faster with AVX-512; other instruction sets were not measured.
#if defined(__AVX2__)
using octet_vector [[__gnu__::__vector_size__(32)]] = octet;
#elif defined(__SSE2__) || defined(__ARM_NEON) || defined(__VSX__) || defined(__wasm_simd128__)
using octet_vector [[__gnu__::__vector_size__(16)]] = octet;
#else
using octet_vector = unsigned long long;
#endif

// A vector of so many numbers. Without SIMD instructions, compilers compute them one by one.
template <class Number, size_t Count>
struct vector_of {
  typedef Number type __attribute__((__vector_size__(Count * sizeof(Number))));
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
