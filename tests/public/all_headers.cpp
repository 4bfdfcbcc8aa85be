// SPDX-License-Identifier: BSL-1.0
// All public headers that need no library but the standard one can be included together. Each by itself is tested where
// it belongs.
#include <u8lit.hpp>

#include <u8lit/caseless_table.hpp>
#include <u8lit/character_names.hpp>
#include <u8lit/code_point_properties.hpp>
#include <u8lit/confusables.hpp>
#include <u8lit/filesystem.hpp>
#include <u8lit/format.hpp>
#include <u8lit/hash.hpp>
#include <u8lit/host_name.hpp>
#include <u8lit/identifier.hpp>
#include <u8lit/letter_case.hpp>
#include <u8lit/nfkc_casefold.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/ostream.hpp>
#include <u8lit/owning_text.hpp>
#include <u8lit/reflection.hpp>
#include <u8lit/segmentation.hpp>

using namespace u8lit::literals;

static_assert(u8lit::unicode::to_nfkc_casefold("\u00ADA"_text) == "a"_text);
static_assert(u8lit::unicode::to_skeleton("\u00ADa"_text) == "a"_text);
