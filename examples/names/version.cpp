// SPDX-License-Identifier: BSL-1.0
// The name of <u8lit/version.hpp>.
#include <u8lit/version.hpp>

static_assert(u8lit::version >= 200, "u8lit 0.2.0 or later");

int main() {}
