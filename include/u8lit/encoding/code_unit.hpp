// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_CODE_UNIT_HPP
#define U8LIT_ENCODING_CODE_UNIT_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

// The encoding wing: code units, scalar values, and the conversions between them, one character at a time.
//   code_unit.hpp      types of code units, and what the library accepts as text: pointer and length, arrays, views
//   scalar_value.hpp   0..10FFFF without the surrogates: a checked number
//   number_words.hpp   why other numbers are refused
//   encode.hpp         scalar value -> code units
//   fault.hpp, verdict.hpp   what can be wrong with code units, with the words for it; the result of validation
//   decode.hpp         code units -> scalar value or fault, at either end of the input
//   decoding_view.hpp  the same as a range
//   numeral.hpp, fixed_octets.hpp   numbers written in digits; bytes as a value
//   ascii_letters.hpp  the case of A to Z
// For example, `encode(U'\u20AC')` checks that 20AC is a scalar value (scalar_value.hpp) and returns the bytes E2 82 AC
// (encode.hpp). `decode_front("\xE2\x82\xAC")` takes the array without its NUL (code_unit.hpp) and returns the value
// 20AC and the length 3 (decode.hpp). For "\xE2\x28" it returns U+FFFD, the length 1 and `fault::missing_continuation`
// (fault.hpp), because 28 is not a continuation byte (base/octet.hpp). `scalars("\xE2\x28")` repeats that: U+FFFD,
// U+0028.

namespace u8lit::detail {

// The Unicode encoding form of a code unit type (RFC 3629 section 1: "In an encoding form, each character is
// represented as one or more encoding units"). `none` is the form of types that are not code units.
enum class encoding_form : unsigned char { none, utf8, utf16, utf32 };

template <class Unit>
inline constexpr encoding_form form_of =
    __is_same(Unit, char) || __is_same(Unit, unsigned char) || __is_same(Unit, utf8_character) ? encoding_form::utf8
    : __is_same(Unit, char16_t) || (__is_same(Unit, wchar_t) && sizeof(wchar_t) == 2)          ? encoding_form::utf16
    : __is_same(Unit, char32_t) || __is_same(Unit, wchar_t)                                    ? encoding_form::utf32
                                                                                               : encoding_form::none;

// std::byte and other enumerations of bytes.
template <class Unit>
  requires(__is_enum(Unit))
inline constexpr encoding_form form_of<Unit> = form_of<__underlying_type(Unit)> == encoding_form::utf8
                                                   ? encoding_form::utf8
                                                   : encoding_form::none;

}  // namespace u8lit::detail

namespace u8lit {

// Enumerators are compared as numbers. Clang would consider every operator== of the namespace for a comparison of two
// enumerators, again for each type that a concept is checked for. That made an include of literals.hpp 5 % slower.

/// A code unit of UTF-8 (RFC 3629 section 3): char, char8_t, unsigned char, or an enumeration of one of them such as
/// std::byte.
template <class Unit>
concept utf8_unit = static_cast<int>(detail::form_of<Unit>) == static_cast<int>(detail::encoding_form::utf8);

/// A code unit of UTF-16 (Unicode D91): char16_t, or wchar_t where it has 16 bits.
template <class Unit>
concept utf16_unit = static_cast<int>(detail::form_of<Unit>) == static_cast<int>(detail::encoding_form::utf16);

/// A code unit of UTF-32 (Unicode D90): char32_t, or wchar_t where it has 32 bits.
template <class Unit>
concept utf32_unit = static_cast<int>(detail::form_of<Unit>) == static_cast<int>(detail::encoding_form::utf32);

/// A code unit of UTF-8, UTF-16 or UTF-32 (RFC 3629 section 3; Unicode D91, D90).
template <class Unit>
concept code_unit = static_cast<int>(detail::form_of<Unit>) != static_cast<int>(detail::encoding_form::none);

}  // namespace u8lit

namespace u8lit::detail {

// Whether arrays of this type end in a NUL that is not part of the text. Arrays of bytes do not: #embed adds no NUL.
template <class Unit>
inline constexpr bool is_character = code_unit<Unit> && !__is_enum(Unit);
template <>
inline constexpr bool is_character<unsigned char> = false;

// Whether literals of this type are in the ordinary literal encoding, which need not be UTF-8.
template <class Unit>
inline constexpr bool is_ordinary = false;
template <>
inline constexpr bool is_ordinary<char> = true;

// Whether literals of this type are in UTF-8, UTF-16 or UTF-32, so that they can be validated.
template <class Unit>
concept literals_are_unicode = (!is_ordinary<Unit> || compiler::ordinary_literals_are_utf8()) &&
                               (!__is_same(Unit, wchar_t) || compiler::wide_literals_are_unicode());

template <utf8_unit Unit>
U8LIT_ABI constexpr octet to_octet(Unit unit) noexcept {
  return static_cast<octet>(unit);
}

// The unit's value without the sign that char and wchar_t may have.
template <code_unit Unit>
U8LIT_ABI constexpr char32_t to_unsigned(Unit unit) noexcept {
  if constexpr (utf8_unit<Unit>) return static_cast<octet>(unit);
  else if constexpr (utf16_unit<Unit>) return static_cast<char16_t>(unit);
  else return static_cast<char32_t>(unit);
}

// Borrowed code units that may be ill-formed.
template <code_unit Unit>
class code_units {
 public:
  using unit_type = Unit;

  U8LIT_ABI constexpr code_units(const Unit* data U8LIT_LIFETIMEBOUND, size_t size) noexcept
      : data_{data}, size_{size} {}
  U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

 private:
  const Unit* data_;
  size_t size_;
};

// The code units of anything that the library accepts as text: an array, a pointer and a length, or an object with
// data() and size(). The final NUL of an array of characters does not count, because such an array is a literal or a
// copy of one.
template <code_unit Unit, size_t Size>
U8LIT_ABI constexpr code_units<Unit> units_of(const Unit (&array)[Size]) noexcept {
  const bool ends_in_nul = is_character<Unit> && static_cast<char32_t>(array[Size - 1]) == 0;
  return {array, Size - ends_in_nul};
}

template <code_unit Unit>
U8LIT_ABI constexpr code_units<Unit> units_of(const Unit* data, size_t size) noexcept {
  return {data, size};
}

template <class Text>
  requires requires(const Text& text) { detail::units_of(text.data(), text.size()); }
U8LIT_ABI constexpr auto units_of(const Text& text) noexcept {
  return detail::units_of(text.data(), static_cast<size_t>(text.size()));
}

template <class Text>
concept octets_like = requires(const Text& text) { detail::to_octet(*detail::units_of(text).data()); };

// Whether an object owns its code units, so that a view of a temporary would dangle. True for types that are not
// trivially destructible (std::string), and for types with a data() that points to const only if the object is const
// (std::array). Specialize it for other types that own their units.
template <class Text>
inline constexpr bool owns_units = !compiler::is_trivially_destructible<Text> ||
                                   requires(Text& text, const Text& constant) {
                                     requires !__is_same(decltype(text.data()), decltype(constant.data()));
                                   };
template <class Text>
inline constexpr bool owns_units<const Text> = owns_units<Text>;
template <class Text>
inline constexpr bool owns_units<Text&> = false;

// Satisfied if the argument for a parameter `Text&&` is a temporary that owns its code units. A function that returns a
// view of its argument has a deleted overload for it:
//   template <owning_temporary Text>
//   U8LIT_ABI constexpr void f(const Text&&) = delete;
template <class Text>
concept owning_temporary = owns_units<Text>;

// A pointer to code units, nullptr, or a mutable array of characters such as a buffer: the length of the text is
// unknown.
// Functions that take text have a deleted overload for it:
//   U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& f(detail::unsized auto&& U8LIT_NO_LENGTH) U8LIT_UNSIZED;
template <class Text>
inline constexpr bool is_unsized = false;
template <class Text>
inline constexpr bool is_unsized<Text&> = is_unsized<Text>;
template <class Unit, size_t Size>
inline constexpr bool is_unsized<Unit[Size]> = is_character<Unit>;
template <class Unit>
inline constexpr bool is_unsized<Unit*> = requires(const Unit* units) { detail::units_of(units, 0); };
template <class Unit>
inline constexpr bool is_unsized<Unit* const> = is_unsized<Unit*>;
template <>
inline constexpr bool is_unsized<decltype(nullptr)> = true;
template <class Text>
concept unsized = is_unsized<Text>;

// The result of refused member functions: converts to anything, so that clang reports no second error for its use.
struct anything {
  template <class Type>
  U8LIT_ABI constexpr operator Type() const noexcept;
};
// The message of compilers that print only the name of a deleted function (base/attributes.hpp).
struct pass_a_view_of_the_pointer_and_length : anything {
  U8LIT_REFUSAL_MEMBERS(pass_a_view_of_the_pointer_and_length, U8LIT_UNSIZED_REASON)
};
// The same for the operators == and <=>.
struct compare_with_a_view_of_the_pointer_and_length;

// Whether a class with data() and size() holds no Unicode text, but bytes or another encoding. The comparisons of text
// do not take it; it may have its own.
template <class Other>
inline constexpr bool is_non_text = false;

// The unsigned type of a unit's width. Not defined: for decltype.
template <utf8_unit Unit>
octet unsigned_like(Unit) noexcept;
template <utf16_unit Unit>
char16_t unsigned_like(Unit) noexcept;
template <utf32_unit Unit>
char32_t unsigned_like(Unit) noexcept;

// The sum of function(unit), which is 0 to 3, over all units. Linear. At run time it adds up chunks of 64 units: their
// sums fit in a number of a unit's width, so that compilers can vectorize the inner loop: to count the scalar values of
// UTF-8 takes 1/20 of the time (g++ 12, clang 19).
template <code_unit Unit, class Function>
U8LIT_ABI constexpr size_t unit_sum(const Unit* units, size_t size, Function function) noexcept {
  size_t result = 0, at = 0;
  if (!__builtin_is_constant_evaluated()) {
    using number = decltype(detail::unsigned_like(Unit{}));
    for (; size - at >= 64; at += 64) {
      number part = 0;
      for (size_t next = 0; next < 64; ++next)
        part = static_cast<number>(part + static_cast<number>(function(units[at + next])));
      result += part;
    }
  }
  for (; at < size; ++at) result += static_cast<size_t>(function(units[at]));
  return result;
}

}  // namespace u8lit::detail

namespace u8lit {

/// What functions take as text: an array of code units, or an object with data() and size() over code units, such as
/// std::string_view, std::vector<std::byte> and the types of this library. It may be ill-formed. The final NUL of an
/// array of characters does not count.
template <class Text>
concept text_like = requires(const Text& text) { detail::units_of(text); };

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
