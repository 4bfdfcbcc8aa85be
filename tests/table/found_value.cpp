// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/found_value.hpp>

#include <type_traits>

#include <u8lit/text.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct unit_of_length {
  int metres;
  constexpr int twice() const { return 2 * metres; }
};
constexpr unit_of_length mile{1609};

// found_value refers to a value in the table.
using found_unit = found_value<const unit_of_length&>;
static_assert(!found_unit{} && !found_unit{}.has_value() && found_unit{}.value_or({1}).metres == 1);
static_assert(found_unit{mile} && found_unit{mile}.has_value() && &*found_unit{mile} == &mile);
static_assert(found_unit{mile}->twice() == 3218 && found_unit{mile}.value_or({1}).metres == 1609);

// Text is returned by value, as a view.
using found_words = found_value<text_view<char>>;
static_assert(!found_words{} && !found_words{}.has_value() && found_words{}.value_or("語") == text_view<char>{"語"});
static_assert(found_words{"日本"} && *found_words{"日本"} == text_view<char>{"日本"} && found_words{"日本"}->size() == 6);

// The conversion to bool is explicit.
static_assert(!std::is_convertible_v<found_unit, bool> && !std::is_convertible_v<found_words, bool>);
static_assert(std::is_trivially_copyable_v<found_unit> && std::is_trivially_copyable_v<found_words>);
static_assert(noexcept(*found_unit{}) && noexcept(found_words{}.value_or("")));

bool is_used_in_conditions() {
  const found_unit found{mile};
  const found_unit missing;
  return !missing && found && found->metres == (*found).metres;
}

int main() { return at_run_time(is_used_in_conditions); }
