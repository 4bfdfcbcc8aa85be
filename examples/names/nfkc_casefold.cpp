// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/nfkc_casefold.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/nfkc_casefold.hpp>

using namespace u8lit::literals;
namespace unicode = u8lit::unicode;

// Small letters, no ligatures, no soft hyphens.
static_assert(unicode::to_nfkc_casefold("\uFB01\u00ADanc\u00C9"_text) == "fianc\u00E9"_text);

static_assert(unicode::is_nfkc_casefold("fianc\u00E9"_text) && !unicode::is_nfkc_casefold("Fianc\u00E9"_text));

// The same characters, in any case and format.
static_assert(unicode::equal_ignoring_case_and_compatibility("\uFB01\uFF12"_text, "FI2"));

// And characters that are not seen make no difference.
static_assert(unicode::equal_as_identifiers("\uFB01\u00ADle"_text, "FILE"));

int main() { return 0; }
