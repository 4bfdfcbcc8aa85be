// SPDX-License-Identifier: BSL-1.0
// A part of classes of text: their constructors from arrays, for clang (compiler.hpp: arrays as arguments). One takes
// accepted arrays, the others refuse ill-formed arrays, violations of a policy, and pointers. The class's constructor
// from a reference to an array has the documentation.
//
// The class defines these, and this file undefines them:
//   U8LIT_CONSTRUCTED     its name; U8LIT_TAG: empty, or what must follow a text_view to construct it from that
//   U8LIT_ACCEPTED_ARRAY  the condition for `literal`, a pointer to the first unit of a constant array; it can use
//                         U8LIT_ARRAY_UNITS, the array's code units without a final NUL
//   U8LIT_REFUSES_ARRAYS  defined if every well-formed array is accepted; then the constructors that refuse ill-formed
//                         ones are declared here
//   U8LIT_VIOLATION       defined if arrays must satisfy a policy: the number of the attribute for the violated policy
//                         (clang_policy_attributes.hpp); U8LIT_POLICY: a type that names it
//   U8LIT_POINTER         the message for pointers; U8LIT_POINTER_NAME: the same as the name of a type
// It must be included in a public section. No constraint subsumes another, so the attributes alone select a
// constructor.
#ifdef __clang__
U8LIT_CLANG_ATTRIBUTES_BEGIN
#define U8LIT_ARRAY_UNITS detail::units_of_array(literal, __builtin_object_size(literal, 1))
#define U8LIT_CONSTANT_ARRAY    \
  __builtin_constant_p(*literal) && __builtin_object_size(literal, 1) <= detail::largest_array_by_pointer
template <class Constant, class = typename detail::constant_of<Constant, Unit>::type> requires code_unit<Unit>
U8LIT_IMMEDIATE_CONVERSION U8LIT_CONSTRUCTED(Constant* const literal U8LIT_SIZED) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""), enable_if(U8LIT_ACCEPTED_ARRAY, "")))
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(literal, U8LIT_ARRAY_UNITS.size()) U8LIT_TAG} {}
#ifdef U8LIT_REFUSES_ARRAYS
template <class Constant, class = typename detail::constant_of<Constant, Unit>::type> requires utf8_unit<Unit>
U8LIT_REFUSES_LITERALS constexpr U8LIT_CONSTRUCTED(Constant* const literal) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""),
#define U8LIT_ATTRIBUTE detail::attribute_for_array(literal)
#define U8LIT_UNIT_WIDTH 8
#define U8LIT_FOUR_POSITIONS
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(literal) || true, U8LIT_NOT_EVALUATED, "error")))
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(detail::refused_units<Unit>, 1) U8LIT_TAG} {}
template <class Constant, class = typename detail::constant_of<Constant, Unit>::type> requires utf16_unit<Unit>
U8LIT_REFUSES_LITERALS constexpr U8LIT_CONSTRUCTED(Constant* const literal) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""),
#define U8LIT_ATTRIBUTE detail::attribute_for_array(literal)
#define U8LIT_UNIT_WIDTH 16
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(literal) || true, U8LIT_NOT_EVALUATED, "error")))
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(detail::refused_units<Unit>, 1) U8LIT_TAG} {}
template <class Constant, class = typename detail::constant_of<Constant, Unit>::type> requires utf32_unit<Unit>
U8LIT_REFUSES_LITERALS constexpr U8LIT_CONSTRUCTED(Constant* const literal) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""),
#define U8LIT_ATTRIBUTE detail::attribute_for_array(literal)
#define U8LIT_UNIT_WIDTH 32
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(literal) || true, U8LIT_NOT_EVALUATED, "error")))
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(detail::refused_units<Unit>, 1) U8LIT_TAG} {}
#endif
#ifdef U8LIT_VIOLATION
 private:
  // Not in each attribute, because a template costs more there.
  [[nodiscard]] U8LIT_ABI static constexpr int violation(const Unit* literal) noexcept { return U8LIT_VIOLATION; }

 public:
template <class Constant, class Policy = U8LIT_POLICY, class = typename detail::constant_of<Constant, Unit>::type>
  requires utf8_unit<Unit>
U8LIT_MUST_BE_EVALUATED("a literal that violates a policy")
U8LIT_ABI constexpr U8LIT_CONSTRUCTED(Constant* const literal) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""), enable_if(violation(literal) > 0, ""),
#include <u8lit/compilers/clang_policy_attributes.hpp>
    diagnose_if(!__builtin_constant_p(literal) || true, U8LIT_NOT_EVALUATED, "error")))
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(detail::refused_units<Unit>, 1) U8LIT_TAG} {}
#endif
template <class Same, class = detail::U8LIT_POINTER_NAME> requires __is_same(Same, Unit)
U8LIT_ABI constexpr U8LIT_CONSTRUCTED(const Same* const&) U8LIT_DELETED(U8LIT_POINTER);
#ifdef U8LIT_HAS_WARNING_OVERLOADS
template <class Constant, class = typename detail::constant_of<Constant, Unit>::type> requires utf8_unit<Unit>
U8LIT_ABI constexpr U8LIT_CONSTRUCTED(Constant* const literal U8LIT_SIZED) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""), enable_if(U8LIT_ACCEPTED_ARRAY, ""),
                   enable_if(!!detail::suspicion_in_constant(literal), "")))
    U8LIT_WARNINGS(detail::suspicion_in_constant(literal), "byte")
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(literal, U8LIT_ARRAY_UNITS.size()) U8LIT_TAG} {}
template <class Constant, class = typename detail::constant_of<Constant, Unit>::type> requires(!utf8_unit<Unit>)
U8LIT_ABI constexpr U8LIT_CONSTRUCTED(Constant* const literal U8LIT_SIZED) noexcept
    __attribute__((enable_if(U8LIT_CONSTANT_ARRAY, ""), enable_if(U8LIT_ACCEPTED_ARRAY, ""),
                   enable_if(!!detail::suspicion_in_constant(literal), "")))
    U8LIT_WARNINGS(detail::suspicion_in_constant(literal), "code unit")
    : U8LIT_CONSTRUCTED{text_view<Unit>::unchecked(literal, U8LIT_ARRAY_UNITS.size()) U8LIT_TAG} {}
#endif
U8LIT_CLANG_ATTRIBUTES_END
#endif
#undef U8LIT_CONSTRUCTED
#undef U8LIT_TAG
#undef U8LIT_ACCEPTED_ARRAY
#undef U8LIT_REFUSES_ARRAYS
#undef U8LIT_VIOLATION
#undef U8LIT_POLICY
#undef U8LIT_ARRAY_UNITS
#undef U8LIT_CONSTANT_ARRAY
#undef U8LIT_POINTER
#undef U8LIT_POINTER_NAME
