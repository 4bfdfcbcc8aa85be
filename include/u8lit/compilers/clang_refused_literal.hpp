// SPDX-License-Identifier: BSL-1.0
// A part of diagnosis/refused_literal.hpp: the class by which clang refuses literals (compiler.hpp: literals as packs).
#ifdef __clang__
U8LIT_CLANG_ATTRIBUTES_BEGIN
// The return type of literal operators for literals that they refuse. An attribute of the destructor says why. Its
// number is what attribute_for_pack or attribute_for_scalar returns (diagnosis/refused_literal.hpp), or 64200 to 64202
// for a number (refused_numerals.hpp).
template <int Attribute>
struct refused_literal {
  template <class Value>
  U8LIT_ABI refused_literal(Value) noexcept;  // so that an operator can return it as it would return a value
  U8LIT_ABI ~refused_literal() __attribute__((
#define U8LIT_ATTRIBUTE Attribute
#define U8LIT_UNIT_WIDTH 8
#include <u8lit/compilers/clang_attributes.hpp>
#define U8LIT_ATTRIBUTE Attribute - 16000
#define U8LIT_UNIT_WIDTH 16
#include <u8lit/compilers/clang_attributes.hpp>
#define U8LIT_ATTRIBUTE Attribute - 32000
#define U8LIT_UNIT_WIDTH 32
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(Attribute == 64001, "no scalar value where one is required", "error"),
#define U8LIT_SEVERAL "more than one scalar value where one is required: the second begins at "
    diagnose_if(Attribute == 64002, U8LIT_SEVERAL "byte 2", "error"),
    diagnose_if(Attribute == 64003, U8LIT_SEVERAL "byte 3", "error"),
    diagnose_if(Attribute == 64004, U8LIT_SEVERAL "byte 4", "error"),
    diagnose_if(Attribute == 64005, U8LIT_SEVERAL "byte 5", "error"),
    diagnose_if(Attribute == 64102, U8LIT_SEVERAL "code unit 2", "error"),
    diagnose_if(Attribute == 64103, U8LIT_SEVERAL "code unit 3", "error"),
#undef U8LIT_SEVERAL
    diagnose_if(Attribute == 64200, U8LIT_NUMBER_not_an_integer, "error"),
    diagnose_if(Attribute == 64201, U8LIT_NUMBER_surrogate, "error"),
    diagnose_if(Attribute == 64202, U8LIT_NUMBER_out_of_range, "error"),
    diagnose_if(true, U8LIT_NOT_EVALUATED, "error")));
};
U8LIT_CLANG_ATTRIBUTES_END
#endif
