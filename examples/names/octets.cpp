// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/octets.hpp>.
#include <u8lit/encode.hpp>
#include <u8lit/literals.hpp>
#include <u8lit/octets.hpp>
#include <u8lit/validate.hpp>

using namespace u8lit::literals;

// Bytes, which need not be text.
static_assert(u8lit::encode(U'€') == "E2 82 AC"_octets);
static_assert(!u8lit::is_well_formed("C0 80"_octets));

inline constexpr u8lit::fixed_octets mark = "EF BB BF"_octets;
static_assert(mark.size() == 3 && mark.data()[0] == 0xEF);

// Characters by their numbers, as RFC 3629 writes them.
static_assert("U+0041 U+2262 U+0391 U+002E"_characters == "A≢Α."_text);

int main() {}
