// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/column_names.hpp>

using namespace u8lit::detail;

static_assert(column_names<"a">::are_names && column_names<"a">::count == 1 && column_names<"a">::nth(0) == "a");
static_assert(column_names<"größe , \"b, c\",">::count == 3 && column_names<"größe , \"b, c\",">::nth(0) == "größe" &&
              column_names<"größe , \"b, c\",">::nth(1) == "b, c" && column_names<"größe , \"b, c\",">::nth(2).empty());
static_assert(!column_names<"">::are_names && !column_names<"a\nb">::are_names && !column_names<"a, \"b">::are_names);
// In any encoding form.
static_assert(column_names<u"größe , 😀">::count == 2 && column_names<u"größe , 😀">::nth(0) == "größe" &&
              column_names<U"größe , 😀">::nth(1) == "😀" && column_names<L"a, größe">::nth(1) == "größe" &&
              column_names<u8"a, größe">::nth(1) == "größe" && !column_names<u"a\nb">::are_names);

int main() {}
