// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_table.hpp>

#include <u8lit/text/text_view.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct unit_of_length {
  int metres;
  constexpr int twice() const { return 2 * metres; }
};
constexpr unit_of_length mile{1609};

// Of a value that the table has: a reference to it.
using found_unit = found_value<const unit_of_length&>;
static_assert(!found_unit{} && !found_unit{}.has_value() && found_unit{}.value_or({1}).metres == 1);
static_assert(found_unit{mile} && found_unit{mile}.has_value() && &*found_unit{mile} == &mile);
static_assert(found_unit{mile}->twice() == 3218 && found_unit{mile}.value_or({1}).metres == 1609);

// Of text, which is made when it is asked for.
using found_text = found_value<text_view<char>>;
static_assert(!found_text{} && !found_text{}.has_value() && found_text{}.value_or("語") == text_view<char>{"語"});
static_assert(found_text{"日本"} && *found_text{"日本"} == text_view<char>{"日本"} && found_text{"日本"}->size() == 6);

// Only a condition makes it a bool: it is no number by mistake.
static_assert(!std::is_convertible_v<found_unit, bool> && !std::is_convertible_v<found_text, bool>);
static_assert(std::is_trivially_copyable_v<found_unit> && std::is_trivially_copyable_v<found_text>);
static_assert(noexcept(*found_unit{}) && noexcept(found_text{}.value_or("")));

bool is_used_in_conditions() {
  const found_unit found{mile};
  const found_unit missing;
  return !missing && found && found->metres == (*found).metres;
}

int main() { return at_run_time(is_used_in_conditions); }
