// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_MEMBERS_HPP
#define U8LIT_TEXT_TEXT_MEMBERS_HPP

#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Base of a class of text that has `view()`: the members of text_view that search, and those that return a part or a
// scalar value. Parts are text_views.
template <class Text, code_unit Unit>
class text_members {
 public:
  // Deleted, as in text_view.
  U8LIT_ABI constexpr text_is_not_a_range_so_iterate_over_its_member_scalars& begin() const
      U8LIT_DELETED("u8lit: text is not a range: write `for (char32_t character : text.scalars())`");
  U8LIT_ABI constexpr text_is_not_a_range_so_iterate_over_its_member_scalars& end() const
      U8LIT_DELETED("u8lit: text is not a range: write `for (char32_t character : text.scalars())`");

  /// As text_view::find.
  [[nodiscard]] U8LIT_ABI constexpr size_t find(text_view<Unit> needle, size_t from = 0) const& noexcept {
    return whole().find(needle, from);
  }
  /// As text_view::find, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr size_t find(scalar_value needle, size_t from = 0) const& noexcept {
    return whole().find(needle, from);
  }
  /// As text_view::rfind.
  [[nodiscard]] U8LIT_ABI constexpr size_t rfind(text_view<Unit> needle, size_t from = npos) const& noexcept {
    return whole().rfind(needle, from);
  }
  /// As text_view::rfind, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr size_t rfind(scalar_value needle, size_t from = npos) const& noexcept {
    return whole().rfind(needle, from);
  }
  /// As text_view::contains.
  [[nodiscard]] U8LIT_ABI constexpr bool contains(text_view<Unit> needle) const& noexcept {
    return whole().contains(needle);
  }
  /// As text_view::contains, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr bool contains(scalar_value needle) const& noexcept {
    return whole().contains(needle);
  }
  /// As text_view::starts_with.
  [[nodiscard]] U8LIT_ABI constexpr bool starts_with(text_view<Unit> prefix) const& noexcept {
    return whole().starts_with(prefix);
  }
  /// As text_view::starts_with, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr bool starts_with(scalar_value prefix) const& noexcept {
    return whole().starts_with(prefix);
  }
  /// As text_view::ends_with.
  [[nodiscard]] U8LIT_ABI constexpr bool ends_with(text_view<Unit> suffix) const& noexcept {
    return whole().ends_with(suffix);
  }
  /// As text_view::ends_with, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr bool ends_with(scalar_value suffix) const& noexcept {
    return whole().ends_with(suffix);
  }

  /// As text_view::strip_prefix.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> strip_prefix(text_view<Unit> prefix) const& noexcept {
    return whole().strip_prefix(prefix);
  }
  /// As text_view::strip_prefix, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> strip_prefix(scalar_value prefix) const& noexcept {
    return whole().strip_prefix(prefix);
  }
  /// As text_view::strip_suffix.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> strip_suffix(text_view<Unit> suffix) const& noexcept {
    return whole().strip_suffix(suffix);
  }
  /// As text_view::strip_suffix, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> strip_suffix(scalar_value suffix) const& noexcept {
    return whole().strip_suffix(suffix);
  }
  /// As text_view::slice.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> slice(size_t first, size_t last) const& noexcept {
    return whole().slice(first, last);
  }
  /// As text_view::slice.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> slice(size_t first) const& noexcept { return whole().slice(first); }
  /// As text_view::slice_scalars.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> slice_scalars(size_t index, size_t count = npos) const& noexcept {
    return whole().slice_scalars(index, count);
  }
  /// As text_view::first.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> first(size_t count) const& noexcept { return whole().first(count); }
  /// As text_view::last.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> last(size_t count) const& noexcept { return whole().last(count); }
  /// As text_view::drop.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> drop(size_t count) const& noexcept { return whole().drop(count); }
  /// As text_view::nth.
  [[nodiscard]] U8LIT_ABI constexpr optional_scalar_value nth(size_t index) const& noexcept {
    return whole().nth(index);
  }

 private:
  U8LIT_ABI constexpr text_view<Unit> whole() const noexcept { return static_cast<const Text&>(*this).view(); }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
