// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/validate.hpp>.
#include <u8lit/validate.hpp>

#include <cstdio>
#include <string>

static_assert(u8lit::is_well_formed("日本語") && u8lit::is_well_formed(u"🚀"));
static_assert(!u8lit::is_well_formed("\xC0\x80") && !u8lit::is_well_formed("\xED\xA0\x80"));

// The first fault, its offset and its length.
static_assert(u8lit::validate("abc\xE0\x80") == u8lit::verdict{u8lit::fault::overlong, 3, 1});

static_assert(u8lit::validate("caf\xC3").what == u8lit::fault::truncated);
static_assert(u8lit::validate("\xED\xA0\x80").what == u8lit::fault::surrogate);
static_assert(u8lit::validate("\xF5").what == u8lit::fault::invalid_lead);

bool report(const std::string& input) {
  const u8lit::verdict result = u8lit::validate(input);
  if (!result) std::printf("%s at byte %zu\n", u8lit::name_of(result.what), result.offset + 1);
  return static_cast<bool>(result);
}

int main() { return report("日本語") && !report("\xC0\x80") ? 0 : 1; }
