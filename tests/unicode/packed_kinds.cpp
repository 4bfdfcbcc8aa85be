// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/packed_kinds.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Two pages below the limit and one of tags: all of kind 0; of kinds 1 to 7 and 15; of kind 2.
constexpr octet pages[] = {0, 1, 2};
constexpr unsigned short cells[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 3, 4, 4, 4, 4, 4, 4, 4, 4};
constexpr unsigned long long kinds[] = {0, 0x7654'3210'0000'0001, 0xF000'0000'0000'0000, 0xF, 0x2222'2222'2222'2222};
constexpr packed_kinds table{{pages, cells, 0x100, {0xE0000, 0xE007F}}, kinds};

constexpr bool finds_kinds() {
  return table[0] == 0 && table[0x7F] == 0 && table[0x80] == 1 && table[0x81] == 0 && table[0x8F] == 7 &&
         table[0x9E] == 0 && table[0x9F] == 15 && table[0xF0] == 15 && table[0xFF] == 0 && table[0x100] == 0 &&
         table[0xDFFFF] == 0 && table[0xE0000] == 2 && table[0xE007F] == 2 && table[0xE0080] == 0 &&
         table[0x10FFFF] == 0;
}
static_assert(finds_kinds());

enum class kind : octet { a, b, last = 63 };
constexpr kind_set<kind> some{kind::b, kind::last};
static_assert(!some.contains(kind::a) && some.contains(kind::b) && some.contains(kind::last));
static_assert(kind_set<kind>{kind::a}.contains(kind::a) && !kind_set<kind>{kind::a}.contains(kind::b));

int main() { return at_run_time(finds_kinds); }
