// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_BUILDER_HPP
#define U8LIT_TEXT_TEXT_BUILDER_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

// How the operations on literals make new literals. Whatever they make is well-formed because of what it is made of:
// text and scalar values put together are text (RFC 3629 section 4, "UTF8-octets = *( UTF8-char )").

namespace u8lit::detail {

// Takes text and nothing else. Counts its code units, and writes them where there is somewhere to, whole sequences only:
// nothing more after something for which there is no room.
template <code_unit Unit>
class text_writer {
 public:
  U8LIT_ABI explicit constexpr text_writer(Unit* units = nullptr, size_t room = ~size_t{}) noexcept
      : units_{units}, room_{room} {}

  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  U8LIT_ABI constexpr bool fits() const noexcept { return fits_; }

  U8LIT_ABI constexpr void append(text_view<Unit> text) noexcept {
    if (!makes_room(text.size())) return;
    for (size_t at = 0; units_ && at < text.size(); ++at) units_[size_ + at] = text.data()[at];
    size_ += text.size();
  }
  template <code_unit Other>
  U8LIT_ABI constexpr void append(text_view<Other> text) noexcept {
    for (const scalar_value value : text.scalars()) append(value);
  }
  U8LIT_ABI constexpr void append(scalar_value value) noexcept {
    const size_t length = detail::encoded_length<Unit>(value);
    if (!makes_room(length)) return;
    if (units_) u8lit::encode_to(units_ + size_, value);
    size_ += length;
  }

 private:
  U8LIT_ABI constexpr bool makes_room(size_t size) noexcept { return fits_ = fits_ && size <= room_ - size_; }

  Unit* units_;
  size_t room_;
  size_t size_ = 0;
  bool fits_ = true;
};

// What `Fill{}(units, Size)` writes, and how many units `Write{}` appends. These are no constants of the functions that
// use them, for clang evaluates such again whenever it evaluates a call.
template <code_unit Unit, size_t Size, class Fill>
inline constexpr auto built_units = [] {
  fixed_text<Unit, Size> made;
  Fill{}(made.unchecked_units, Size);
  return made;
}();
template <code_unit Unit, class Write>
inline constexpr size_t built_size = [] {
  text_writer<Unit> counting_target;
  Write{}(counting_target);
  return counting_target.size();
}();

// The text_constant of what `Fill{}(units, Size)` writes.
template <code_unit Unit, size_t Size, class Fill>
consteval auto build_unchecked_text(Fill) noexcept {
  constexpr bool is_unicode = literals_are_unicode<Unit>;
  static_assert(is_unicode, "u8lit: literals of this type are in another encoding: use char8_t, char16_t or char32_t");
  if constexpr (is_unicode) return text_constant<built_units<Unit, Size, Fill>>{};
}

// The text_constant of what `Write{}` appends to the text_writer that it is called with: once to count, once to write.
template <code_unit Unit, class Write>
consteval auto build_text(Write) noexcept {
  return detail::build_unchecked_text<Unit, built_size<Unit, Write>>([](Unit* units, size_t) {
    text_writer<Unit> written{units};
    Write{}(written);
  });
}

// What is found of several literals: the first that is ill-formed counts.
template <class... Findings>
U8LIT_ABI constexpr auto first_ill_formed_of(type_identity<Findings>... findings) noexcept {
  constexpr bool right[] = {well_formed<Findings>..., false};
  constexpr size_t first = [&] {
    size_t at = 0;
    while (right[at]) ++at;
    return at;
  }();
  if constexpr (first == sizeof...(Findings)) return type_identity<well_formed_text>{};
  else return detail::nth_argument<first>(findings...);
}

}  // namespace u8lit::detail

namespace u8lit {

template <class... Findings>
struct first_ill_formed : decltype(detail::first_ill_formed_of(detail::type_identity<Findings>{}...)) {};

}  // namespace u8lit

namespace u8lit::detail {

template <unvalidated_literal... Texts>
using diagnostic_of_all = typename first_ill_formed<diagnostic_of<Texts>...>::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
