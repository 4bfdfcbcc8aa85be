// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/reflection.hpp>.
#include <u8lit/reflection.hpp>

#ifdef __cpp_lib_reflection

#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

enum class unit { metre, kilogram, second };

inline constexpr auto units = u8lit::make_text_map<u8lit::reflection::enumerators<unit>>;
static_assert(units.at("metre") == unit::metre);

inline constexpr auto unit_names = u8lit::make_number_map<u8lit::reflection::names<unit>>;
static_assert(unit_names.at(unit::second) == "second");

struct measurement {
  double größe;
  unit einheit;
};
static_assert(u8lit::reflection::members<measurement>.index_of("einheit") == 1);

#endif

int main() {}
