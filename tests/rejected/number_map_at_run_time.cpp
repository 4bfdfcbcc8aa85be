// SPDX-License-Identifier: BSL-1.0
// A number that is known only at run time may not be there.
#include <u8lit/number_map.hpp>

inline constexpr auto rows = u8lit::make_rows<int, int>({{404, 1}, {200, 2}});
inline constexpr auto statuses = u8lit::make_number_map<rows>;
int value_of([[maybe_unused]] int status) {
  return 0
         + statuses.at(status)  // refused
      ;
}

// g++: "the key is not constant: call value_or(key, other) or find_value(key)"
// clang: this_key_is_missing_or_known_only_at_run_time>' is not a constant expression | "the key is not constant: call value_or(key, other) or find_value(key)"
// first: g++ 12-13 | clang
// mended: + statuses.find_value(status).value_or(0)
