// SPDX-License-Identifier: BSL-1.0
// The headers that <u8lit.hpp> does not include can be included together, and before it.
#include <u8lit/caseless_table.hpp>
#include <u8lit/character_names.hpp>
#include <u8lit/code_point_properties.hpp>
#include <u8lit/confusables.hpp>
#include <u8lit/host_name.hpp>
#include <u8lit/identifier.hpp>
#include <u8lit/letter_case.hpp>
#include <u8lit/nfkc_casefold.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/segmentation.hpp>

#include <u8lit.hpp>

int main() { return 0; }
