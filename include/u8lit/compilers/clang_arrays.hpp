// SPDX-License-Identifier: BSL-1.0
// A part of text/text_view.hpp: how clang validates arrays that are arguments of constructors (compiler.hpp: arrays as
// arguments). Written densely, because every program parses it.
#ifdef __clang__

namespace u8lit::detail {

// The units of a literal or another constant array, without a final NUL. `size` is that of the array in bytes.
template <code_unit Unit>
U8LIT_ABI constexpr code_units<Unit> units_of_array(const Unit* array, size_t size) noexcept {
  return {array, size / sizeof(Unit) - (is_character<Unit> && !static_cast<char32_t>(array[size / sizeof(Unit) - 1]))};
}
// The sizes in bytes of the largest array that has an attribute of its own (each would validate all of it), and of the
// largest that constructors from a pointer take. Since clang 17, larger arrays are left to the constructor from a
// reference, which reads 1 MB by a bit_cast in a quarter of the time.
inline constexpr size_t largest_array_with_attributes = 16384;
inline constexpr size_t largest_array_by_pointer =
    __clang_major__ < 17 ? static_cast<size_t>(-1) / 2 : largest_array_with_attributes;
// Conditions of attributes. Clang knows the size of the array while it evaluates an attribute.
template <code_unit Unit> U8LIT_ABI constexpr bool is_well_formed_array(const Unit* array) noexcept {
  const code_units<Unit> units = detail::units_of_array(array, __builtin_object_size(array, 1));
  return detail::is_well_formed_literal(units.data(), units.size());
}
template <code_unit Unit> U8LIT_ABI constexpr int attribute_for_array(const Unit* array) noexcept {
  if (__builtin_object_size(array, 1) > largest_array_with_attributes) return 0;
  const code_units<Unit> units = detail::units_of_array(array, __builtin_object_size(array, 1));
  return detail::attribute_for(units.data(), units.size(), 4);
}
#ifdef U8LIT_HAS_WARNING_OVERLOADS
template <code_unit Unit>
U8LIT_ABI constexpr suspicion suspicion_in_constant(const Unit* array) noexcept {
  const code_units<Unit> units = detail::units_of_array(array, __builtin_object_size(array, 1));
  return detail::suspicion_in_literal(units.data(), units.size());
}
#endif

// Has a member `type` if the unit of an array is a `const Unit`. Not a concept, because clang instantiates attributes
// before it checks constraints.
template <class Constant, class Unit> struct constant_of {};
template <class Unit> struct constant_of<const Unit, Unit> { using type = void; };

// The units of a refused array. Nothing defines them, so nothing can read them (compiler.hpp: sentences of clang).
template <class Unit> extern const Unit refused_units[];

}  // namespace u8lit::detail

#endif
