// SPDX-License-Identifier: BSL-1.0
// Some lines of it. tests/unicode/confusable_tables.py holds the table to the data of UTS #39 where they are, and
// tests/oracle/confusables_against_icu.cpp to what ICU says.
#include <u8lit/unicode/identifier_status_table.hpp>

#include <u8lit/unicode/restriction_level.hpp>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Lines of IdentifierStatus.txt, with what is between them.
static_assert(!is_allowed_in_identifiers(U'&') && is_allowed_in_identifiers(U'\'') && !is_allowed_in_identifiers(U'('));
static_assert(is_allowed_in_identifiers(U'0') && is_allowed_in_identifiers(U':') && !is_allowed_in_identifiers(U';'));
static_assert(is_allowed_in_identifiers(0xB7) && is_allowed_in_identifiers(0xC0) && !is_allowed_in_identifiers(0xD7));

// In Unicode 17.0, there are as many of them.
bool has_all_at_run_time() {
  size_t count = 0;
  for (char32_t value = 0; value < unknown(0x11'0000); ++value) count += is_allowed_in_identifiers(value);
  return count == 33'791;
}

int main() { return at_run_time(has_all_at_run_time); }
