// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_COMPATIBILITY_FOLDING_HPP
#define U8LIT_UNICODE_COMPATIBILITY_FOLDING_HPP

#include <u8lit/unicode/case_mapping.hpp>
#include <u8lit/unicode/combining_marks.hpp>
#include <u8lit/unicode/default_ignorable.hpp>
#include <u8lit/base/begin.hpp>

// NFKC_Casefold (the Unicode Standard, section 3.13) without a table of its own: compatibility decomposition, then
// folding of case, of each character; default ignorable ones are removed. That nothing else is needed is checked by the
// script of ignorable_tables, tests/unicode/ignorable_tables.py.

namespace u8lit::detail {

// R5; and what texts have in common that match by D146 and D147. These normalize text before they fold it.
inline constexpr normal_form nfkc_casefold{true, true, character_folding::nfkc_casefold},
    compatibility_caseless{true, false, character_folding::compatibility_caseless},
    identifier_caseless{true, false, character_folding::identifier_caseless};

// The scalar values of the compatibility decomposition of one, each with its case folded.
class folded_decomposition {
 public:
  U8LIT_ABI constexpr void read(char32_t value) noexcept {
    rest_ = decomposition::of<nfkd>(value);
    is_last_ = false;
    fold_front();
  }
  // One that stays as it is.
  U8LIT_ABI constexpr void keep(char32_t value) noexcept {
    folded_ = {{value}, 1};
    next_ = 0;
    is_last_ = true;
    class_ = detail::class_of(value).combining_class;
  }

  U8LIT_ABI constexpr char32_t front() const noexcept { return folded_.values[next_]; }
  U8LIT_ABI constexpr octet combining_class() const noexcept { return class_; }
  // Returns whether there is another one.
  U8LIT_ABI constexpr bool remove_front() noexcept {
    if (++next_ < folded_.count) {
      class_ = detail::class_of(front()).combining_class;
      return true;
    }
    if (is_last_ || !rest_.remove_front()) return false;
    fold_front();
    return true;
  }

 private:
  U8LIT_ABI constexpr void fold_front() noexcept {
    folded_ = detail::map_character<case_mapping::folding>(rest_.front());
    next_ = 0;
    class_ = detail::class_of(front()).combining_class;
  }

  decomposition rest_;
  mapped_characters folded_;
  unsigned next_ = 0;
  octet class_ = 0;
  bool is_last_ = false;
};

template <normal_form Form>
  requires(Form.folding == character_folding::nfkc_casefold ||
           Form.folding == character_folding::compatibility_caseless ||
           Form.folding == character_folding::identifier_caseless)
struct folding_of<Form> {
  U8LIT_ABI static constexpr bool removes(char32_t value) noexcept {
    return Form.folding != character_folding::compatibility_caseless && detail::is_default_ignorable(value);
  }
  U8LIT_ABI static constexpr bool changes(char32_t value) noexcept {
    return detail::case_difference<case_mapping::folding>(value) != 0 || removes(value);
  }

  struct folded : folded_decomposition {
    // Returns whether anything is left of it.
    U8LIT_ABI constexpr bool read(char32_t value) noexcept {
      if (removes(value)) return false;
      folded_decomposition::read(value);
      return true;
    }
  };
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
