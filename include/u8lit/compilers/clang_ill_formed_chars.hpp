// SPDX-License-Identifier: BSL-1.0
// A part of text/char_literal.hpp: the operator `_chars` for ill-formed literals (compiler.hpp: literals as packs).
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgnu-string-literal-operator-template"
template <class Unit, Unit... Units>
  requires __is_same(Unit, detail::utf8_character)
U8LIT_ABI detail::refused_literal<detail::attribute_for_pack<Unit, Units...>()> operator""_chars() noexcept;
#pragma clang diagnostic pop
#endif
