// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

const void* units_of_one() { return &hashed_units; }
const void* words_of_one() { return &ordered_words; }

// Looked up at run time.
bool has_unit(const char* data, u8lit::size_t size) { return hashed_units.contains(u8lit::code_units<char>{data, size}); }
