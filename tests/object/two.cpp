// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

extern "C" bool one_copy() {
  return units_of_one() == &hashed_units && words_of_one() == &ordered_words && letters_of_one() == &letters &&
         cases_of_one() == &cases && messages_of_one() == &messages &&
         matcher_of_one() == &matcher && regions_of_one() == &regions;
}
