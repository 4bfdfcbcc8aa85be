// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_BOUNDARY_HPP
#define U8LIT_OPERATION_BOUNDARY_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// The operation wing: what a standard library offers for strings, for text.
//
// Each operation but integer_text is a function object: argument-dependent lookup does not find it, and it can be an
// argument. It has up to three kinds of calls:
// - with text_constants only, it computes at compile time: `to_snake_case("HTTPServer"_text)` is the text_constant
//   "http_server"_text, and a call that cannot succeed does not compile;
// - with any text, it returns a number or a view: `find(view, "語")`, `trim(view)`;
// - with text and a buffer, it writes there and returns how far it got: `concat(name, ": "_text, value, buffer)`.
//
// One example: `split(trim(" a,b "_text), ","_text)`. `trim` (trim.hpp) removes sequences at both ends, and so cuts at
// boundaries (`unchecked_slice`, boundary.hpp); make_text of the text wing makes a text_constant of what is left.
// `split` (split.hpp) searches for "," with text_view::find; because both arguments are text_constants, text_list.hpp
// makes a text_list of the pieces, one type that holds "a"_text and "b"_text. The operations that write to buffers
// share writing_operation.hpp of the transcoding wing; the notations (escape_c.hpp, escape_json.hpp,
// percent_encoding.hpp) share escaping.hpp and unescaping.hpp. The other headers have the operations that they are
// named after: ascii_case, compare, concat, find, fold, hex, identifier_style, integer, replace_text, reverse,
// scalar_index, slice, sort and transform. real_number reads floating-point numbers, for rows from files.

namespace u8lit::detail {

struct is_boundary_operation : reads_text {
  using reads_text::operator();
  /// Returns whether a sequence begins at an offset, or the text ends there. Complexity: constant.
  /// \param text    any text
  /// \param offset  in code units; beyond the end the result is false
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text, size_t offset) const noexcept {
    const text_view view{text};
    return detail::is_boundary_at(view.data(), view.size(), offset);
  }
};

// The text between two boundaries. Precondition: both offsets are boundaries, in this order. `slice` checks them.
template <code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> unchecked_slice(text_view<Unit> text, size_t first, size_t last) noexcept {
  return text_view<Unit>::unchecked(text.data() + first, last - first);
}

// The code units of one scalar value, owned. Operations on two texts use it to accept a scalar value as the second.
template <code_unit Unit>
class scalar_text {
 public:
  U8LIT_ABI constexpr scalar_text() noexcept = default;
  U8LIT_ABI explicit constexpr scalar_text(scalar_value value) noexcept : size_{u8lit::encode_to(units_, value)} {}

  // Borrowed from this object.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> view() const noexcept U8LIT_LIFETIMEBOUND {
    return text_view<Unit>::unchecked(units_, size_);
  }

 private:
  Unit units_[longest_sequence]{};
  size_t size_ = 0;
};

}  // namespace u8lit::detail

namespace u8lit {

/// Returns whether a sequence begins at an offset, or the text ends there; text can be cut at boundaries only.
///
/// Call: `is_boundary(text, offset)`.
/// - `text`: any text
/// - `offset`: in code units; beyond the end the result is false
/// - returns whether the parts before and after the offset are both text (RFC 3629 section 1: "Character boundaries are
///   easily found from anywhere in an octet stream")
/// - complexity: constant
/// - errors: none
/// \code
/// static_assert(is_boundary("é"_text, 2));
/// static_assert(!is_boundary("é"_text, 1));
/// \endcode
inline constexpr detail::is_boundary_operation is_boundary{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
