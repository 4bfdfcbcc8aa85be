// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/sentence_break.hpp>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "sentence_rows.hpp"

using namespace u8lit::detail;
using kind = sentence_kind;

static_assert(divides_all<sentence_boundaries, sentence_rows>);

int main() {
  return at_run_time([] { return divides_all_at_run_time<sentence_boundaries>(sentence_rows); });
}
