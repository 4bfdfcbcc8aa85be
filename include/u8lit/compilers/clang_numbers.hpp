// SPDX-License-Identifier: BSL-1.0
// A part of classes: their constructors from constant numbers, for clang. One takes accepted constants, the other
// refuses the rest with a sentence (compiler.hpp: unevaluated conversions, sentences of clang). The class's consteval
// constructor, which is selected for numbers that are not constants, has the documentation.
//
// The class defines these for each such constructor, and this file undefines them:
//   U8LIT_CONSTRUCTOR      its declaration, from the template's parameters to noexcept
//   U8LIT_NUMBERS          the first and the last scalar value of its range, or one number twice
//   U8LIT_MEMBERS(as)      its initializers, with as(number) for each number
//   U8LIT_REFUSES_NUMBERS  defined if other numbers are refused here; otherwise the consteval constructor refuses them
//   U8LIT_BEFORE_CLANG_17  defined if later versions need no such constructor
#if defined(__clang__) && (__clang_major__ < 17 || !defined(U8LIT_BEFORE_CLANG_17))
U8LIT_CLANG_ATTRIBUTES_BEGIN
#define U8LIT_IS_RANGE detail::is_scalar_range(U8LIT_NUMBERS)
U8LIT_CONSTRUCTOR __attribute__((enable_if(U8LIT_IS_RANGE, ""))) : U8LIT_MEMBERS(static_cast<char32_t>) {}
#ifdef U8LIT_REFUSES_NUMBERS
#define U8LIT_FLAW detail::flaw_in_range(U8LIT_NUMBERS)
U8LIT_CONSTRUCTOR __attribute__((enable_if(!U8LIT_IS_RANGE, ""),
    diagnose_if(U8LIT_FLAW == detail::range_flaw::half_a_character, U8LIT_NUMBER_half_a_character, "error"),
    diagnose_if(U8LIT_FLAW == detail::range_flaw::negative, U8LIT_NUMBER_negative, "error"),
    diagnose_if(U8LIT_FLAW == detail::range_flaw::out_of_range, U8LIT_NUMBER_out_of_range, "error"),
    diagnose_if(U8LIT_FLAW == detail::range_flaw::reversed, U8LIT_NUMBER_reversed, "error"),
    diagnose_if(U8LIT_FLAW == detail::range_flaw::has_surrogates, U8LIT_NUMBER_has_surrogates, "error"),
    diagnose_if(U8LIT_FLAW == detail::range_flaw::surrogate, U8LIT_NUMBER_surrogate, "error")))
#define U8LIT_REFUSED_NUMBER(number) detail::compiler::refused_number
    : U8LIT_MEMBERS(U8LIT_REFUSED_NUMBER) {}
#undef U8LIT_FLAW
#undef U8LIT_REFUSED_NUMBER
#endif
#undef U8LIT_IS_RANGE
U8LIT_CLANG_ATTRIBUTES_END
#endif
#undef U8LIT_CONSTRUCTOR
#undef U8LIT_NUMBERS
#undef U8LIT_MEMBERS
#undef U8LIT_REFUSES_NUMBERS
#undef U8LIT_BEFORE_CLANG_17
