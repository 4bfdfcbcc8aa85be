// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/fault.hpp>
#include <u8lit/encoding/verdict.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The faults and their names, as the table has them and as the enumeration does.
struct row {
  fault what;
  std::string_view name, enumerator;
};
constexpr row rows[] = {
#define ROW(fault_, name, ...) {fault::fault_, name, #fault_},
  U8LIT_FAULTS(ROW)
#undef ROW
};

// Does not compile if the table lacks a fault: append it in encoding/fault.hpp.
constexpr bool is_in_table(fault what) noexcept {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wswitch-default"
#pragma GCC diagnostic error "-Wswitch"
  switch (what) {
    case fault::none: return false;
#define U8LIT_CASE(fault_, ...) case fault::fault_:
    U8LIT_FAULTS(U8LIT_CASE)
#undef U8LIT_CASE
      return true;
  }
#pragma GCC diagnostic pop
  return false;
}
static_assert(is_in_table(fault::surrogate_pair) && !is_in_table(fault::none));

// The table is in the order of the enumeration.
constexpr bool every_fault_has_its_place() {
  int number = static_cast<int>(fault::none);
  for (const row& each : rows)
    if (static_cast<int>(each.what) != ++number) return false;
  return true;
}
static_assert(every_fault_has_its_place());
static_assert(static_cast<int>(fault::none) == 0 && sizeof(fault) == 1);

// A name is that of the enumerator, with spaces.
constexpr bool every_fault_has_its_name() {
  for (const row& each : rows) {
    const std::string_view name = name_of(each.what);
    if (name != each.name || name.size() != each.enumerator.size()) return false;
    for (size_t at = 0; at < name.size(); ++at)
      if (name[at] != (each.enumerator[at] == '_' ? ' ' : each.enumerator[at])) return false;
  }
  return name_of(fault::none) == std::string_view{"well-formed"} &&
         name_of(fault::unpaired_high_surrogate) == std::string_view{"unpaired high surrogate"};
}
static_assert(every_fault_has_its_name() && noexcept(name_of(fault::none)));

int main() { return at_run_time(every_fault_has_its_place, every_fault_has_its_name); }
