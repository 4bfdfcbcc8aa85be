// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/wide_types.hpp>

using namespace u8lit::detail;

template <class Word>
constexpr bool holds_its_blocks() {
  return sizeof(typename block_type<sizeof(Word), Word>::type) == sizeof(Word) &&
         sizeof(typename block_type<largest_block<Word>, Word>::type) == largest_block<Word> &&
         static_cast<typename block_type<largest_block<Word>, Word>::type>(-1) >> (8 * largest_block<Word> - 1) == 1;
}
static_assert(holds_its_blocks<block_word>() && holds_its_blocks<unsigned long long>());
static_assert(largest_block<block_word> >= sizeof(block_word) && sizeof(block_word) >= 8);
#if defined(__x86_64__) && !defined(__EDG__)
static_assert(sizeof(block_word) == 16);
#if defined(__clang__) && __clang_major__ >= 16
static_assert(largest_block<block_word> == 1024);
#endif
#endif

#if defined(__AVX2__)
static_assert(sizeof(octet_vector) == 32);
#elif defined(__x86_64__) || defined(__aarch64__)
static_assert(sizeof(octet_vector) == 16);
#endif

int main() {}
