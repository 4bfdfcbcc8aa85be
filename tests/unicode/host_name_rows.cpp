// SPDX-License-Identifier: BSL-1.0
// Rows of IdnaTestV2.txt at compile time; oracle/host_names.cpp takes the whole file.
#include "host_name_rows.hpp"

#include <u8lit/unicode/host_name.hpp>

#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "../support/at_run_time.hpp"

using namespace u8lit;

template <class Operation>
constexpr bool converts(const Operation& operation, std::u32string_view name, const char32_t* expected) {
  char32_t out[256]{};
  const unicode::converted_host_name done =
      operation(text_view<char32_t>::unchecked(name.data(), name.size()), out, 256);
  return expected ? done && std::u32string_view{out, done.written} == expected
                  : done.what != unicode::host_name_fault::none;
}
constexpr bool holds(const host_name_row& row) {
  return converts(unicode::to_unicode, row.name, row.in_unicode) && converts(unicode::to_ascii, row.name, row.in_ascii);
}

template <std::size_t Index>
struct row {
  static_assert(holds(host_name_rows[Index]), "Index is that of the row");
  static constexpr bool is_tested = true;
};
template <std::size_t... Indices>
constexpr bool hold(std::index_sequence<Indices...>) {
  constexpr bool all[]{row<Indices>::is_tested...};
  return std::size(all) == std::size(host_name_rows);
}
static_assert(hold(std::make_index_sequence<std::size(host_name_rows)>{}));

bool hold_at_run_time() {
  for (const host_name_row& each : host_name_rows) {
    if (!holds(each)) return false;
  }
  return true;
}

int main() { return at_run_time(hold_at_run_time); }
