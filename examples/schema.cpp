// SPDX-License-Identifier: BSL-1.0
// Makes a record of a schema, and JSON of the record.
#include "schema.hpp"

#include <u8lit/literals.hpp>

using namespace u8lit::literals;

constexpr auto record = schema::make("Ada \"Countess\""_text, 165, true);

static_assert(record["größe \"cm\""_text] == 165 && record[u"🚀"_text]);

int main() { schema::write_json(record); }
