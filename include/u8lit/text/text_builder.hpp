// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_BUILDER_HPP
#define U8LIT_TEXT_TEXT_BUILDER_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

// How operations make new text_constants: `make_text<char>([](auto& writer) { writer.append("日本"_text.view()); })`.
// Concatenations of text and scalar values are well-formed (RFC 3629 section 4: "UTF8-octets = *( UTF8-char )"), so
// results are not validated.

namespace u8lit::detail {

// Counts the code units of the text appended, and writes them to a buffer unless that is null. Writes whole sequences
// only, and nothing after the first that does not fit.
template <code_unit Unit>
class text_writer {
 public:
  U8LIT_ABI explicit constexpr text_writer(Unit* units = nullptr, size_t capacity = ~size_t{}) noexcept
      : units_{units}, capacity_{capacity} {}

  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  U8LIT_ABI constexpr bool fits() const noexcept { return fits_; }

  U8LIT_ABI constexpr void append(text_view<Unit> text) noexcept {
    if (!reserve(text.size())) return;
    for (size_t at = 0; units_ && at < text.size(); ++at) units_[size_ + at] = text.data()[at];
    size_ += text.size();
  }
  template <code_unit Other>
  U8LIT_ABI constexpr void append(text_view<Other> text) noexcept {
    for (const scalar_value value : text.scalars()) append(value);
  }
  U8LIT_ABI constexpr void append(scalar_value value) noexcept {
    const size_t length = detail::encoded_length<Unit>(value);
    if (!reserve(length)) return;
    if (units_) u8lit::encode_to(units_ + size_, value);
    size_ += length;
  }

 private:
  U8LIT_ABI constexpr bool reserve(size_t size) noexcept { return fits_ = fits_ && size <= capacity_ - size_; }

  Unit* units_;
  size_t capacity_;
  size_t size_ = 0;
  bool fits_ = true;
};

// The code units that `Fill{}(units, Size)` writes, and the number of units that `Write{}` appends. Variables at
// namespace scope, because clang evaluates those of a function again for each call.
template <code_unit Unit, size_t Size, class Fill>
inline constexpr auto built_units = [] {
  fixed_text<Unit, Size> result;
  Fill{}(result.unchecked_units, Size);
  return result;
}();
template <code_unit Unit, class Write>
inline constexpr size_t built_size = [] {
  text_writer<Unit> counter;
  Write{}(counter);
  return counter.size();
}();

// Whether text is refused where it becomes a text_constant: the NUL is another value, because it was overwritten or the
// literal is ill-formed. Operations accept such a text_constant, whose view is empty, because a second error would be
// false.
template <code_unit Unit, size_t Size>
[[nodiscard]] U8LIT_ABI constexpr bool is_refused(const fixed_text<Unit, Size>& text) noexcept {
  return detail::to_unsigned(text.unchecked_units[Size]) != 0;
}

// Returns the text_constant of the code units that `Fill{}(units, Size)` writes. Precondition: they are well-formed.
template <code_unit Unit, size_t Size, class Fill>
consteval auto make_unchecked_text(Fill) noexcept {
  constexpr bool is_unicode = literals_are_unicode<Unit>;
  static_assert(is_unicode, "u8lit: literals of this type are in another encoding: use char8_t, char16_t or char32_t");
  if constexpr (is_unicode) return text_constant<built_units<Unit, Size, Fill>>{};
  else return text_constant<fixed_text<Unit, 0>{}>{};  // without a result there would be a second error
}

// Returns the text_constant of the text that `Write{}(writer)` appends to a text_writer. Called once to count and once
// to write.
template <code_unit Unit, class Write>
consteval auto make_text(Write) noexcept {
  return detail::make_unchecked_text<Unit, built_size<Unit, Write>>([](Unit* units, size_t) {
    text_writer<Unit> writer{units};
    Write{}(writer);
  });
}

// The index of the first of some flags that is false. Precondition: one is.
template <size_t Size>
U8LIT_ABI constexpr size_t first_false(const bool (&flags)[Size]) noexcept {
  size_t at = 0;
  while (flags[at]) ++at;
  return at;
}

// Returns the first diagnostic of an ill-formed literal; well_formed_text if there is none.
template <class... Diagnostics>
U8LIT_ABI constexpr auto find_first_ill_formed(type_identity<Diagnostics>... diagnostics) noexcept {
  constexpr size_t first = detail::first_false({well_formed<Diagnostics>..., false});
  if constexpr (first == sizeof...(Diagnostics)) return type_identity<well_formed_text>{};
  else return detail::nth_argument<first>(diagnostics...);
}

}  // namespace u8lit::detail

namespace u8lit {

/// The diagnostic of several literals: its member `type` is the first that is not well_formed_text, or well_formed_text
/// if there is none.
/// \tparam Diagnostics  the diagnostics of the literals, in their order
/// \code
/// template <u8lit::fixed_text... Names>
///   requires u8lit::well_formed<typename u8lit::first_ill_formed<typename check<Names>::type...>::type>
/// void set();
/// \endcode
template <class... Diagnostics>
struct first_ill_formed : decltype(detail::find_first_ill_formed(detail::type_identity<Diagnostics>{}...)) {};

}  // namespace u8lit

namespace u8lit::detail {

// The diagnostic of several literals.
template <unvalidated_literal... Literals>
using diagnostic_of_all = typename first_ill_formed<diagnostic_of<Literals>...>::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
