// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_HOST_NAME_MAPPING_HPP
#define U8LIT_UNICODE_HOST_NAME_MAPPING_HPP

#include <u8lit/unicode/compatibility_folding.hpp>
#include <u8lit/unicode/host_name_tables.hpp>
#include <u8lit/unicode/normalization.hpp>
#include <u8lit/unicode/sorted_search.hpp>
#include <u8lit/base/begin.hpp>

// What UTS #46 makes of each character of a host name, without a table of mappings: that of NFKC_Casefold, with seven
// exceptions (section 7). The script of host_name_tables has the same ones.

namespace u8lit::detail {

inline constexpr normal_form mapped_host_name{true, true, character_folding::host_name};

inline constexpr char32_t sharp_s = 0xDF, capital_sharp_s = 0x1E9E, zero_width_non_joiner = 0x200C,
                          zero_width_joiner = 0x200D, ideographic_full_stop = 0x3002,
                          halfwidth_ideographic_full_stop = 0xFF61;

U8LIT_ABI constexpr unsigned host_name_kind_number(char32_t value) noexcept {
  const char32_t wanted = value << host_name_kind_bits | ((1u << host_name_kind_bits) - 1);
  return host_name_runs[detail::last_not_above(host_name_runs, wanted)] & ((1u << host_name_kind_bits) - 1);
}
U8LIT_ABI constexpr bool is_allowed_in_host_names(char32_t value) noexcept {
  return value < 0x80 || detail::host_name_kind_number(value) != 0;
}
U8LIT_ABI constexpr host_name_kind host_name_kind_of(char32_t value) noexcept {
  return host_name_kinds[detail::host_name_kind_number(value)];
}

template <normal_form Form>
  requires(Form.folding == character_folding::host_name)
struct folding_of<Form> {
  // Whether NFKC_Casefold would change it, but UTS #46 does not ("deviation").
  U8LIT_ABI static constexpr bool keeps(char32_t value) noexcept {
    return value == sharp_s || value == small_final_sigma || value == zero_width_non_joiner ||
           value == zero_width_joiner;
  }
  U8LIT_ABI static constexpr bool removes(char32_t value) noexcept {
    return detail::is_default_ignorable(value) && !keeps(value);
  }
  U8LIT_ABI static constexpr bool changes(char32_t value) noexcept {
    return (detail::case_difference<case_mapping::folding>(value) != 0 && !keeps(value)) ||
           value == ideographic_full_stop || removes(value);
  }

  struct folded : folded_decomposition {
    // Returns whether anything is left of it.
    U8LIT_ABI constexpr bool read(char32_t value) noexcept {
      if (removes(value)) return false;
      if (keeps(value)) keep(value);
      else if (value == capital_sharp_s) keep(sharp_s);
      else if (value == ideographic_full_stop || value == halfwidth_ideographic_full_stop) keep(U'.');
      else folded_decomposition::read(value);
      return true;
    }
  };
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
