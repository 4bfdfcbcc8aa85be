// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HASH_HPP
#define U8LIT_HASH_HPP

// <u8lit/hash.hpp>: std::hash: text as a key of unordered containers.
//
//   text_hash   hashes text and strings of all types alike
//   text_equal  compares them; with both, containers look up texts by strings and strings by texts

// IWYU pragma: always_keep
// IWYU pragma: begin_exports
#include <u8lit/glue/hash.hpp>
// IWYU pragma: end_exports

#endif
