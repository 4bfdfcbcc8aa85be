// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_ENCODED_CONSTANT_HPP
#define U8LIT_CODEC_ENCODED_CONSTANT_HPP

#include <u8lit/codec/form_diagnostic.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// What is well-formed in a form other than UTF-8, as a type: one for each form and value, with static storage and a NUL at
// the end. `"..."_cesu8` makes one. It is no text before the form's `to_utf8` has made text of it. An ill-formed literal is
// no valid argument: an error that names the fault and the form's rule, or a candidate less where that is asked.
//
// Of a form of one's own (codec.hpp), the first operator makes literals, and the second has the compiler's words be short:
//
//   template <u8lit::unvalidated_literal Octets>
//   constexpr u8lit::encoded_constant<mine, Octets> operator""_mine() noexcept { return {}; }
//   template <u8lit::unvalidated_literal Octets>
//     requires(u8lit::form_fault_of<mine, Octets>.exists())
//   u8lit::form_diagnostic<u8lit::form_fault_of<mine, Octets>> operator""_mine() noexcept;
template <class Form, unvalidated_literal Octets>
  requires well_formed<detail::form_diagnostic_of<Form, Octets>>
struct encoded_constant {
  static_assert(!detail::to_unsigned(Octets.units[Octets.size()]), "u8lit: the NUL at the end of the octets was overwritten");

  using form_type = Form;
  using unit_type = typename decltype(Octets)::unit_type;

  static constexpr const decltype(Octets)& value = Octets;

  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr const unit_type* data() noexcept {
    return Octets.units;
  }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr const unit_type* c_str() noexcept {
    return Octets.units;
  }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr size_t size() noexcept {
    return decltype(Octets)::size();
  }
  [[nodiscard]] [[gnu::always_inline]] U8LIT_ABI static constexpr bool empty() noexcept { return size() == 0; }
};

}  // namespace u8lit

namespace u8lit::detail {

template <class Form, unvalidated_literal Octets>
inline constexpr bool is_non_text<encoded_constant<Form, Octets>> = true;

}  // namespace u8lit::detail

namespace u8lit {

// Equal if the octets are. Those of different forms are not compared.
template <class Form, unvalidated_literal Left, unvalidated_literal Right>
U8LIT_ABI constexpr bool operator==(encoded_constant<Form, Left>, encoded_constant<Form, Right>) noexcept {
  if (Left.size() != Right.size()) return false;
  for (size_t at = 0; at < Left.size(); ++at) {
    if (detail::to_unsigned(Left.units[at]) != detail::to_unsigned(Right.units[at])) return false;
  }
  return true;
}

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
