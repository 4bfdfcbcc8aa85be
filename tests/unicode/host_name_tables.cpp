// SPDX-License-Identifier: BSL-1.0
// tests/unicode/host_name_tables.py tests the table against the Unicode Character Database.
#include <u8lit/unicode/host_name_tables.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// Runs are sorted, of kinds that there are, and of another kind than the run before them.
constexpr bool agrees() {
  constexpr unsigned kinds = sizeof host_name_kinds / sizeof *host_name_kinds, mask = (1u << host_name_kind_bits) - 1;
  for (size_t at = 0; at < sizeof host_name_runs / sizeof *host_name_runs; ++at) {
    if ((host_name_runs[at] & mask) >= kinds) return false;
    if (at == 0) continue;
    if (host_name_runs[at] >> host_name_kind_bits <= host_name_runs[at - 1] >> host_name_kind_bits ||
        (host_name_runs[at] & mask) == (host_name_runs[at - 1] & mask))
      return false;
  }
  return host_name_runs[0] >> host_name_kind_bits == 0 && kinds <= mask + 1;
}
static_assert(agrees());

int main() { return 0; }
