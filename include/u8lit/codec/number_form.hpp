// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_NUMBER_FORM_HPP
#define U8LIT_CODEC_NUMBER_FORM_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/codec/basic_form.hpp>
#include <u8lit/codec/form_diagnostic.hpp>
#include <u8lit/codec/grammar.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

template <code_unit Unit, const auto& Numbers>
inline constexpr bool numbers_fit_unit = [] {
  for (const number_range& each : Numbers) {
    if (detail::to_unsigned(static_cast<Unit>(each.last)) != each.last) return false;
  }
  return true;
}();

// How many code units from the front on evaluators know to be numbers of the ranges: in blocks, each in one expression for
// a range, for they count statements and calls, and not what is in them.
template <const auto& Numbers, code_unit Unit, size_t... Index>
[[nodiscard]] U8LIT_ABI constexpr size_t valid_number_prefix(const Unit* units, size_t size, indices<Index...>) noexcept {
  constexpr size_t block = sizeof...(Index);
  constexpr unsigned all = (1u << block) - 1;
  using number = decltype(detail::unsigned_like(Unit{}));
  size_t at = 0;
  for (unsigned right = 0; size - at >= block; at += block, right = 0) {
    for (const number_range& each : Numbers) {
      const unsigned first = each.first, last = each.last;
      if (first > last) continue;
      right |= (... | (unsigned{static_cast<number>(units[at + Index]) - first <= last - first} << Index));
      if (right == all) break;
    }
    if (right != all) break;
  }
  return at;
}

}  // namespace u8lit::detail

namespace u8lit {

// All that there is to do with a form in which each number is one code unit of that value, given the ranges of its
// numbers, a constant at namespace scope. Offsets and lengths count code units. What is no number of the form is
// `surrogate` or `out_of_range`, of length 1. A form is a type of its own, which names it:
// `struct mine : u8lit::number_form<mine, char16_t, my_numbers> {};`
template <class Form, code_unit Unit, const auto& Numbers>
  requires detail::numbers_fit_unit<Unit, Numbers>
struct number_form : detail::basic_form<Form> {
  // As of a codec.
  static_assert(!requires(const Form* form, void take(const detail::basic_form<Form>*)) { take(form); },
                "u8lit: the first argument of a number_form is the struct that derives from it");

  using detail::basic_form<Form>::decode_front;
  using detail::basic_form<Form>::validate;

  static constexpr detail::encoding_form unit_form = detail::form_of<Unit>;
  static constexpr size_t longest = 1;

  // How many code units the number has: 1, or 0 if it is none of the form's.
  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    for (const detail::number_range& each : Numbers) {
      if (each.contains(number)) return 1;
    }
    return 0;
  }

  // The code unit of a number; empty if it is none of the form's.
  [[nodiscard]] U8LIT_ABI static constexpr detail::unit_sequence<Unit, longest> encode(char32_t number) noexcept {
    return detail::unit_sequence<Unit, longest>{[number](Unit* units) { return encode_to(units, number); }};
  }

  // Writes it to `units`, and tells its length. Precondition: there is room for it.
  template <code_unit Out>
    requires detail::unit_of_form<Form, Out>
  U8LIT_ABI static constexpr size_t encode_to(Out* units, char32_t number) noexcept {
    if (length(number) == 0) return 0;
    units[0] = static_cast<Out>(number);
    return 1;
  }

  template <code_unit In>
    requires detail::unit_of_form<Form, In>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const In* units, size_t size) noexcept {
    if (size == 0) return {};
    const char32_t number = detail::to_unsigned(units[0]);
    if (length(number) == 1) return {number, 1, fault::none};
    return {replacement_character, 1, detail::is_surrogate(number) ? fault::surrogate : fault::out_of_range};
  }

  template <code_unit In>
    requires detail::unit_of_form<Form, In>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const In* units, size_t size) noexcept {
    size_t known = 0;
    if (__builtin_is_constant_evaluated()) known = detail::valid_number_prefix<Numbers>(units, size, detail::indices_below<16>{});
    verdict found = detail::basic_form<Form>::first_of(units + known, size - known, [](decoded each) { return each; });
    found.offset += known;
    return found;
  }
};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
