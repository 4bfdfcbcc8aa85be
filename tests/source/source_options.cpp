// SPDX-License-Identifier: BSL-1.0
#include <u8lit/source/source_options.hpp>

using namespace u8lit;
using namespace u8lit::detail;
using source::standard;

static_assert(source::options{}.language == standard::cpp26 && !source::options{}.trigraphs);
static_assert(source::options{}.wide_is_utf16 == (sizeof(wchar_t) == 2));

static_assert(is_cpp(standard::cpp11) && is_cpp(standard::cpp26) && !is_cpp(standard::c23) && !is_cpp(standard::c11));
static_assert(has_digit_separators(standard::c23) && has_digit_separators(standard::cpp14));
static_assert(!has_digit_separators(standard::c17) && !has_digit_separators(standard::cpp11));
static_assert(has_utf8_characters(standard::c23) && has_utf8_characters(standard::cpp17));
static_assert(!has_utf8_characters(standard::c17) && !has_utf8_characters(standard::cpp14));
static_assert(has_header_units(standard::cpp20) && !has_header_units(standard::cpp17) &&
              !has_header_units(standard::c23));

int main() { return 0; }
