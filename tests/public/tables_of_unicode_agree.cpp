// SPDX-License-Identifier: BSL-1.0
// Some headers have small tables of their own, so that programs need not include all properties. They say the same of
// every character as the properties do.
#include <u8lit/code_point_properties.hpp>
#include <u8lit/host_name.hpp>
#include <u8lit/letter_case.hpp>
#include <u8lit/nfkc_casefold.hpp>
#include <u8lit/segmentation.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

template <class Test>
bool of_all(Test agrees) {
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (is_scalar_value(value) && !agrees(value)) return false;
  }
  return true;
}

bool letter_case_agrees() {
  return of_all([](char32_t value) {
    return detail::is_cased(value) == has<"Cased">(value) &&
           detail::is_case_ignorable(value) == has<"Case_Ignorable">(value) &&
           detail::is_soft_dotted(value) == has<"Soft_Dotted">(value);
  });
}
// What std::format takes for wide besides: hexagrams and two blocks of pictographs.
bool columns_agree() {
  return of_all([](char32_t value) {
    const auto width = east_asian_width_of(value);
    const bool is_wide = width == east_asian_width::wide || width == east_asian_width::fullwidth ||
                         (value >= 0x4DC0 && value <= 0x4DFF) || (value >= 0x1F300 && value <= 0x1F5FF) ||
                         (value >= 0x1F900 && value <= 0x1F9FF);
    return detail::is_wide(value) == is_wide;
  });
}
// Of characters that are allowed and not mapped to others.
bool host_names_agree() {
  return of_all([](char32_t value) {
    const auto text = u8lit::text_view<char32_t>::unchecked(&value, 1);
    if (!detail::is_allowed_in_host_names(value) || !is_nfkc_casefold(text)) return true;
    const auto kind = detail::host_name_kind_of(value);
    const auto type = joining_type_of(value);
    const auto joining = type == joining_type::dual_joining    ? detail::host_name_joining::both
                         : type == joining_type::left_joining  ? detail::host_name_joining::left
                         : type == joining_type::right_joining ? detail::host_name_joining::right
                         : type == joining_type::transparent   ? detail::host_name_joining::transparent
                                                               : detail::host_name_joining::none;
    return kind.is_mark == has<"M">(value) && kind.joining == joining;
  });
}

int main() { return at_run_time(letter_case_agrees, columns_agree, host_names_agree); }
