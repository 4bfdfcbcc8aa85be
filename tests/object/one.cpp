// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

const void* units_of_one() { return &hashed_units; }
const void* regions_of_one() { return &regions; }
const void* words_of_one() { return &ordered_words; }
const void* letters_of_one() { return &letters; }
const void* cases_of_one() { return &cases; }
const void* matcher_of_one() { return &matcher; }
const void* messages_of_one() { return &messages; }

// Looked up at run time.
u8lit::size_t length_of_message(unsigned language, unsigned long long n) {
  return messages.nth(language).plural(messages.plural_id("{n} штука"), n).size();
}
bool has_unit(const char* data, u8lit::size_t size) {
  return hashed_units.contains(u8lit::detail::code_units<char>{data, size});
}
