// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_OCTET_HPP
#define U8LIT_BASE_OCTET_HPP

#include <u8lit/base/compiler.hpp>
#include <u8lit/base/begin.hpp>

// The base wing: what one would include from <cstddef> and other standard headers, if these did not cost more compile
// time than the library. All other wings use its vocabulary:
//   octet.hpp              sizes, octets, and inclusive ranges as the RFC writes them
//   compiler.hpp           differences between compilers, each with its reason
//   refusal.hpp            how an evaluation fails so that the compiler's message names the reason
//   refused_variable.hpp   the same for a variable template and its arguments
//   copy.hpp               copying code units
//   indices.hpp            packs of numbers, and the argument with a given index
//   iterator_base.hpp      the members that iterators have in common
//   type_traits.hpp        types made from types and numbers
//   wide_types.hpp         the integers and vectors of many octets that a compiler has
//   std_forward.hpp        declarations of what the standard library has
//   begin.hpp, end.hpp, attributes.hpp, target.hpp        warnings, attributes, and U8LIT_ABI
//   version.hpp            the version of the library
// For example, the octet 80 of "\x80" is in the range `continuation` (octet.hpp), so no sequence can begin with it. In
// a constant expression, the diagnosis wing refuses it: g++ 16 and clang print a sentence (attributes.hpp). For other
// compilers it calls a built-in function that is never constant (`U8LIT_REFUSE`, refusal.hpp), and their message has
// its arguments: the sentence and the number of the byte. A program gets as far as `compiler::stop` (compiler.hpp) only
// if a compiler fails to evaluate the call.

namespace u8lit::detail {

// The order of the octets of a number in memory.
inline constexpr bool is_little_endian = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

// The numbers from `first` to `last`, both included, as the RFC writes them: `%x80-BF`, `U+D800..U+DFFF`.
template <class Number>
struct inclusive_range {
  Number first;
  Number last;

  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    return first <= number && number <= last;
  }
  // Not defaulted: all defaulted comparisons in the headers that every program includes cost clang a millisecond.
  U8LIT_ABI friend constexpr bool operator==(inclusive_range left, inclusive_range right) noexcept {
    return left.first == right.first && left.last == right.last;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// The same type as std::size_t, for which libc++ has no header that is as cheap to include.
using size_t = decltype(sizeof 0);

/// "Not found" as the result of a search, and "up to the end" as a length.
inline constexpr size_t npos = static_cast<size_t>(-1);

/// A byte as a number. The RFC's word is octet.
using octet = unsigned char;

/// The bytes from `first` to `last`, both included.
/// \code
/// constexpr u8lit::octet_range digits{0x30, 0x39};
/// static_assert(digits.contains(0x39));
/// \endcode
using octet_range = detail::inclusive_range<octet>;

}  // namespace u8lit

namespace u8lit::detail {

// The same type as std::ptrdiff_t.
using ptrdiff_t = decltype(static_cast<char*>(nullptr) - static_cast<char*>(nullptr));

// The character type of u8 literals. The names that the library knows and the text that it writes come from u8
// literals, which are UTF-8 whatever the execution character set is.
using utf8_character = decltype(u8'a');

// The ASCII code of a character of a `char` literal, whatever the ordinary literal encoding is.
[[nodiscard]] U8LIT_ABI constexpr utf8_character to_ascii(char ordinary) noexcept {
  if constexpr (!compiler::ordinary_literals_are_utf8()) {
    const char* const ascii =
        " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";
    for (size_t at = 0; ascii[at]; ++at) {
      if (ascii[at] == ordinary) return static_cast<utf8_character>(0x20 + at);
    }
  }
  return static_cast<utf8_character>(ordinary);
}

// The octets of a sequence except the first (RFC 3629 section 4, UTF8-tail).
inline constexpr octet_range continuation{0x80, 0xBF};

[[nodiscard]] U8LIT_ABI constexpr bool is_continuation(octet value) noexcept { return (value & 0xC0) == 0x80; }

// RFC 3629 section 3: "sequences of 1 to 4 octets".
inline constexpr size_t longest_sequence = 4;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
