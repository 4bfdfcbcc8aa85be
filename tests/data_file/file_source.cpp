// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/file_source.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The NUL of a literal is not part of a file; that of an object with data() and size() neither.
inline constexpr char file[] = "aé";
inline constexpr unsigned char embedded[] = {'a', 0xC3, 0xA9};
inline constexpr std::string_view view = "aé", with_nul{"a\0", 2};
static_assert(source_file<file>::units().size() == 3 && source_file<embedded>::units().size() == 3 &&
              source_file<view>::units().size() == 3 && source_file<with_nul>::units().size() == 1);
static_assert(source_file<file>::is_constexpr && source_file<embedded>::is_constexpr &&
              source_file<view>::is_constexpr);
inline constexpr char16_t utf16[] = u"a";
int changing = 0;
const char known_at_run_time[] = {'a', static_cast<char>(changing)};
static_assert(!source_file<utf16>::is_constexpr && !source_file<known_at_run_time>::is_constexpr);

template <class Unit>
constexpr bool pools() {
  const auto fill = [](auto& sink) {
    const Unit units[] = {'a', 'b', 'c'};
    sink.append(units, 2);
    sink.append(units + 2, 1);
    sink.end_field(7);
    sink.end_field(8);
    sink.put(octet{0x41});
    sink.put(scalar_value::unchecked(U'é'));
    sink.end_field(9);
  };
  field_counter counter;
  fill(counter);
  const field_pool<6, 3> pool{fill};
  return counter.octets == 6 && counter.fields == 3 && pool[0].text == "abc" && pool[0].offset == 7 &&
         pool[1].text.empty() && pool[1].offset == 8 && pool[2].text == "Aé" && pool[2].offset == 9;
}
static_assert(pools<char>() && pools<unsigned char>());

int main() { return at_run_time(pools<char>) | known_at_run_time[1]; }
