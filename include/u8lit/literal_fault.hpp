// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LITERAL_FAULT_HPP
#define U8LIT_LITERAL_FAULT_HPP

#include <u8lit/unvalidated_literal.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The first fault of a literal with all that a message says of it: the octets of the evidence, or of the wider code unit,
// highest first. As a template argument it is one and the same for all literals that are well-formed, where the
// literal itself would be another one each time.
struct literal_fault {
  fault what = fault::none;
  bool is_not_utf8 = false;  // the ordinary literal encoding; with a form, the wide one is not of this form
  encoding_form form = encoding_form::none;
  octet count = 0;
  octet octets[4]{};
  size_t offset = 0;

  [[nodiscard]] U8LIT_ABI constexpr bool exists() const noexcept { return is_not_utf8 || what != fault::none; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }

  template <code_unit Unit, size_t Size>
    requires is_character<Unit>
  U8LIT_ABI constexpr literal_fault(const Unit (&literal)[Size]) noexcept {
    // What is wrong is looked for only where something is: most literals are known to be well-formed at once.
    if constexpr (utf8_unit<Unit> && looked_at<Unit>) {
      if (u8lit::is_known_to_be_well_formed(u8lit::octets_in(literal))) return;
    }
    judge(literal, Size - 1);
  }
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr literal_fault(const unvalidated_literal<Unit, Size>& literal) noexcept {
    if constexpr (utf8_unit<Unit> && looked_at<Unit>) {
      if (u8lit::is_known_to_be_well_formed(literal)) return;
    }
    judge(literal.units, Size);
  }
  // (g++ does not convert the argument of an alias template.)
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr literal_fault(const fixed_text<Unit, Size>& text) noexcept
      : literal_fault{unvalidated_literal<Unit, Size>{text}} {}

 private:
  template <code_unit Unit>
  U8LIT_ABI constexpr void judge(const Unit* units, size_t size) noexcept {
    if constexpr (!looked_at<Unit>) {
      is_not_utf8 = true;
      if constexpr (!is_ordinary<Unit>) form = form_of<Unit>;
    } else if (const verdict found = u8lit::evaluated_verdict(units, size); !found) show(units, found);
  }

  template <code_unit Unit>
  U8LIT_ABI constexpr void show(const Unit* units, verdict found) noexcept {
    what = found.what;
    form = form_of<Unit>;
    offset = found.offset;
    count = static_cast<octet>(utf8_unit<Unit> ? found.evidence() : sizeof(Unit));
    for (size_t at = 0; at < count; ++at) {
      if constexpr (utf8_unit<Unit>) octets[at] = u8lit::octet_of(units[offset + at]);
      else octets[at] = static_cast<octet>(u8lit::value_of(units[offset]) >> 8 * (count - 1 - at));
    }
  }
};

namespace finding {

// The fault of an ill-formed literal. A well-formed one makes no constant expression, so it is no template argument
// (compiler.hpp: constraints on literal operators).
struct ill_formed_literal {
  literal_fault fault;

  template <code_unit Unit, size_t Size>
    requires is_character<Unit>
  U8LIT_ABI constexpr ill_formed_literal(const Unit (&literal)[Size]) noexcept : fault{literal} {
    if (!fault.exists()) compiler::stop();
  }
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr ill_formed_literal(const unvalidated_literal<Unit, Size>& literal) noexcept : fault{literal} {
    if (!fault.exists()) compiler::stop();
  }
};

}  // namespace finding

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
