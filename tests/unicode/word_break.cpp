// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/word_break.hpp>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "word_rows.hpp"

using namespace u8lit::detail;
using kind = word_kind;

static_assert(divides_all<word_boundaries, word_rows>);

int main() {
  return at_run_time([] { return divides_all_at_run_time<word_boundaries>(word_rows); });
}
