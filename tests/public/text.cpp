// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text.hpp>

// The header of all shapes of text has all of them.
static_assert(u8lit::text_view<char>{"日本語"}.scalars().count() == 3);
static_assert(u8lit::fixed_text{"日本語"}.size() == 9);
static_assert(u8lit::text_constant<"日本語">::view() == "日本語");

int main() {}
