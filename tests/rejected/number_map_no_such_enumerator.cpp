// SPDX-License-Identifier: BSL-1.0
// The value of an enumerator that is not there.
#include <u8lit/number_map.hpp>

enum class level { info, warning, error };
inline constexpr auto rows = u8lit::make_rows<level, int>({{level::info, 1}, {level::warning, 2}});
inline constexpr auto levels = u8lit::make_number_map<rows>;
int sign = levels.at(level::error);  // refused

// g++: missing_number<level>{((const char8_t*)"this map has no such key"), level::error}
// g++ 16+: this map has no key 2
// clang: this_key_is_missing_or_known_only_at_run_time>' is not a constant expression | (level::error)
// first: g++ 12-13 | g++ 16+ | clang
// mended: const auto sign = levels.find_value(level::error);
