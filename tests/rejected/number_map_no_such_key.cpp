// SPDX-License-Identifier: BSL-1.0
// The value of a number that is not there.
#include <u8lit/number_map.hpp>

inline constexpr auto rows = u8lit::make_rows<int, int>({{404, 1}, {200, 2}});
inline constexpr auto statuses = u8lit::make_number_map<rows>;
int teapot = statuses.at(-418);  // refused

// g++: missing_number<int>{((const char8_t*)"this map has no such key"), -418}
// g++ 16+: this map has no key -418
// clang: this_key_is_missing_or_known_only_at_run_time>' is not a constant expression | "this map has no such key"[0], -418
// first: g++ 12-13 | g++ 16+ | clang
// mended: const auto teapot = statuses.find_value(-418);
