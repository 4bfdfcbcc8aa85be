// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_VIEW_HPP
#define U8LIT_TEXT_VIEW_HPP

#include <u8lit/judge.hpp>
#include <u8lit/order.hpp>
#include <u8lit/scalar_view.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// What may be made of a text's units and their number without being asked to: std::basic_string_view, std::string,
// std::span and their like; no span of a fixed extent.
template <class View, class Unit>
concept made_of_units = requires(const Unit* data, size_t size, void take(View)) { take({data, size}); };

template <code_unit Unit>
class text_view;
template <code_unit Unit>
class checked_text;
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int compare(text_view<Left> left, text_view<Right> right) noexcept;

// Borrowed text: code units that are well-formed by construction (RFC 3629 section 4), not NUL-terminated. No
// range: `scalars()` is the range of its scalar values, `data()` and `size()` are its code units. Made from a literal, which does not compile if it is ill-formed; by `checked`, which judges at run time;
// or by `unchecked`, which believes. So `void title(u8lit::text_view<char>)` may be called `title("日本語")`.
template <code_unit Unit>
class text_view {
 public:
  using unit_type = Unit;

  U8LIT_ABI constexpr text_view() noexcept = default;

#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <size_t Size>
  U8LIT_ABI constexpr text_view(const Unit (&literal)[Size]) noexcept
      __attribute__((enable_if(u8lit::judge(u8lit::units_of(literal).data(), u8lit::units_of(literal).size()).accepts,
                               "")))
      : text_view{literal, u8lit::units_of(literal).size()} {}
#pragma clang diagnostic pop
#endif
  template <size_t Size>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("ill-formed text in a literal (RFC 3629), or one that is not judged here: use \"...\"_utf8")))
#endif
  consteval text_view(const Unit (&literal)[Size]) noexcept : data_{literal} {
    size_ = u8lit::units_of(literal).size();
    if ((looked_at<Unit> && u8lit::is_known_at_once(literal)) || u8lit::is_known_to_be_well_formed(literal, size_))
      return;
    const judgement found = u8lit::judge(literal, size_);
    size_ = found.ruling(found.number, found.shown);
  }

  // Text, or the first fault. Linear in the size.
  U8LIT_ABI static constexpr checked_text<Unit> checked(const Unit* data, size_t size) noexcept;
  template <text_like Text>
    requires requires(const Text& text, code_units<Unit> units) { units = u8lit::units_of(text); }
  U8LIT_ABI static constexpr checked_text<Unit> checked(const Text& text) noexcept {
    const auto units = u8lit::units_of(text);
    return checked(units.data(), units.size());
  }

  // For units that are known to be well-formed. Anything else breaks the promise of this type: iteration and whatever
  // relies on it are then undefined.
  U8LIT_ABI static constexpr text_view unchecked(const Unit* data, size_t size) noexcept {
    return text_view{data, size};
  }

  U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }

  // The text as a range of scalar values: `for (u8lit::scalar_value c : text.scalars())`. Their number is
  // `text.scalars().count()`. Borrowed: valid as long as the code units are.
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Unit> scalars() const noexcept { return {data_, size_}; }

  template <made_of_units<Unit> View>
  U8LIT_ABI constexpr operator View() const noexcept(noexcept(View(data_, size_))) {
    return View(data_, size_);
  }

  U8LIT_ABI friend constexpr bool operator==(text_view left, text_view right) noexcept {
    return left.size_ == right.size_ && u8lit::compare(left, right) == 0;
  }
  U8LIT_ABI friend constexpr bool operator<(text_view left, text_view right) noexcept {
    return u8lit::compare(left, right) < 0;
  }
  U8LIT_ABI friend constexpr bool operator>(text_view left, text_view right) noexcept {
    return u8lit::compare(left, right) > 0;
  }
  U8LIT_ABI friend constexpr bool operator<=(text_view left, text_view right) noexcept {
    return u8lit::compare(left, right) <= 0;
  }
  U8LIT_ABI friend constexpr bool operator>=(text_view left, text_view right) noexcept {
    return u8lit::compare(left, right) >= 0;
  }

 private:

  U8LIT_ABI constexpr text_view(const Unit* data, size_t size) noexcept : data_{data}, size_{size} {}

  const Unit* data_ = nullptr;
  size_t size_ = 0;
};

// Code point order, in every form and across forms: negative, 0 or positive (RFC 3629 section 1: "The byte-value
// lexicographic sorting order of UTF-8 strings is the same as if ordered by character numbers"). Linear.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int compare(text_view<Left> left, text_view<Right> right) noexcept {
  if constexpr (__is_same(Left, Right))
    return u8lit::compare_units(left.data(), left.size(), right.data(), right.size());
  auto l = left.scalars().begin();
  auto r = right.scalars().begin();
  const auto l_end = left.scalars().end();
  const auto r_end = right.scalars().end();
  for (; l != l_end && r != r_end; ++l, ++r) {
    const char32_t a = *l, b = *r;
    if (a != b) return a < b ? -1 : 1;
  }
  return (l != l_end) - (r != r_end);
}

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator==(text_view<Left> left, text_view<Right> right) noexcept {
  return u8lit::compare(left, right) == 0;
}

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator<(text_view<Left> left, text_view<Right> right) noexcept {
  return u8lit::compare(left, right) < 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator>(text_view<Left> left, text_view<Right> right) noexcept {
  return u8lit::compare(left, right) > 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator<=(text_view<Left> left, text_view<Right> right) noexcept {
  return u8lit::compare(left, right) <= 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator>=(text_view<Left> left, text_view<Right> right) noexcept {
  return u8lit::compare(left, right) >= 0;
}

// What `text_view::checked` gives. `*` of a refused one is the empty text, never the ill-formed input.
template <code_unit Unit>
class checked_text {
 public:
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return static_cast<bool>(verdict_); }
  U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept { return text_; }
  U8LIT_ABI constexpr const text_view<Unit>* operator->() const noexcept { return &text_; }
  U8LIT_ABI constexpr u8lit::verdict verdict() const noexcept { return verdict_; }

 private:
  friend class text_view<Unit>;
  U8LIT_ABI constexpr checked_text(const Unit* data, size_t size) noexcept : verdict_{u8lit::validate(data, size)} {
    if (verdict_) text_ = text_view<Unit>::unchecked(data, size);
  }

  u8lit::verdict verdict_{};
  text_view<Unit> text_;
};

template <code_unit Unit>
U8LIT_ABI constexpr checked_text<Unit> text_view<Unit>::checked(const Unit* data, size_t size) noexcept {
  return {data, size};
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
