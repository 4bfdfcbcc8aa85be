// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_DECODING_VIEW_HPP
#define U8LIT_ENCODING_DECODING_VIEW_HPP

#include <u8lit/base/std_forward.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// A scalar value of input that may be ill-formed, and where it stands; or U+FFFD and what is wrong with the maximal
// subpart there. Offset, counted from the view's first unit, and length are in code units. True if it is well-formed.
struct scalar_with_error {
  scalar_value value = replacement_character;
  fault what = fault::none;
  size_t offset = 0;
  size_t length = 0;

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what == fault::none; }
  U8LIT_ABI constexpr explicit operator scalar_value() const noexcept { return value; }
  U8LIT_ABI friend constexpr bool operator==(const scalar_with_error&, const scalar_with_error&) noexcept = default;
};

}  // namespace u8lit

namespace u8lit::detail {

// Walks code units that nobody has judged by scalar values, in both directions; models std::bidirectional_iterator. It
// knows where its input begins and ends, reads nothing outside and steps over neither end. Each step is constant time.
template <code_unit Unit, class Element>
class decoding_iterator {
 public:
  using iterator_concept = std::bidirectional_iterator_tag;
  using iterator_category = std::bidirectional_iterator_tag;
  using value_type = Element;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = Element;

  U8LIT_ABI constexpr decoding_iterator() noexcept = default;

  // Where the sequence or the maximal subpart begins.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* base() const noexcept { return at_; }

  U8LIT_ABI constexpr Element operator*() const noexcept {
    const decoded found = front();
    return static_cast<Element>(scalar_with_error{scalar_value::unchecked(found.value), found.what,
                                              static_cast<size_t>(at_ - begin_), found.length});
  }

  U8LIT_ABI constexpr decoding_iterator& operator++() noexcept {
    at_ += front().length;
    return *this;
  }
  U8LIT_ABI constexpr decoding_iterator operator++(int) noexcept {
    const decoding_iterator before = *this;
    ++*this;
    return before;
  }

  U8LIT_ABI constexpr decoding_iterator& operator--() noexcept {
    at_ -= u8lit::decode_back(begin_, static_cast<size_t>(at_ - begin_)).length;
    return *this;
  }
  U8LIT_ABI constexpr decoding_iterator operator--(int) noexcept {
    const decoding_iterator before = *this;
    --*this;
    return before;
  }

  U8LIT_ABI friend constexpr bool operator==(const decoding_iterator& left, const decoding_iterator& right) noexcept {
    return left.at_ == right.at_;
  }

 private:
  template <code_unit, class>
  friend class decoding_view;
  U8LIT_ABI constexpr decoding_iterator(const Unit* begin, const Unit* at, const Unit* end) noexcept
      : begin_{begin}, at_{at}, end_{end} {}

  // Decoded anew from here, for what is behind the input's part that was walked over backward may be to blame.
  [[nodiscard]] U8LIT_ABI constexpr decoded front() const noexcept {
    return u8lit::decode_front(at_, static_cast<size_t>(end_ - at_));
  }

  const Unit* begin_ = nullptr;
  const Unit* at_ = nullptr;
  const Unit* end_ = nullptr;
};

// Borrowed code units as a lazy range of elements, each a scalar_value or a scalar_with_error, which `scalars` and
// `scalars_with_errors` make. It has no size(), for how many elements there are takes linear time to know.
template <code_unit Unit, class Element>
class decoding_view {
 public:
  using value_type = Element;
  using iterator = decoding_iterator<Unit, Element>;
  using const_iterator = iterator;

  U8LIT_ABI constexpr decoding_view() noexcept = default;
  U8LIT_ABI explicit constexpr decoding_view(detail::code_units<Unit> units) noexcept
      : begin_{units.data()}, end_{units.data() + units.size()} {}

  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return begin_ == end_; }
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept { return {begin_, begin_, end_}; }
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept { return {begin_, end_, end_}; }

  // The number of elements. Linear in the number of code units.
  [[nodiscard]] U8LIT_ABI constexpr size_t count() const noexcept {
    size_t result = 0;
    for (const Unit* at = begin_; at != end_; ++result)
      at += u8lit::decode_front(at, static_cast<size_t>(end_ - at)).length;
    return result;
  }

 private:
  const Unit* begin_ = nullptr;
  const Unit* end_ = nullptr;
};

}  // namespace u8lit::detail

namespace u8lit {

// The scalar values of any input in UTF-8, UTF-16 or UTF-32, with U+FFFD for each maximal subpart of an ill-formed
// sequence (Unicode 3.9, "U+FFFD Substitution of Maximal Subparts"; so does the WHATWG's decoder). Lazy: constant time;
// the input must outlive the view.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr detail::decoding_view<Unit, scalar_value> scalars(const Unit* units U8LIT_LIFETIMEBOUND,
                                                                            size_t size) noexcept {
  return detail::decoding_view<Unit, scalar_value>{detail::code_units<Unit>{units, size}};
}
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr auto scalars(const Text& text) noexcept {
  return u8lit::scalars(detail::units_of(text).data(), detail::units_of(text).size());
}

// The same, and each element tells whether it was well-formed, else what is wrong, and its offset and length. Elements
// are made when they are asked for: give std::views::transform a function, for a pointer to a member would dangle.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr detail::decoding_view<Unit, scalar_with_error> scalars_with_errors(
    const Unit* units U8LIT_LIFETIMEBOUND, size_t size) noexcept {
  return detail::decoding_view<Unit, scalar_with_error>{detail::code_units<Unit>{units, size}};
}
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr auto scalars_with_errors(const Text& text) noexcept {
  return u8lit::scalars_with_errors(detail::units_of(text).data(), detail::units_of(text).size());
}

// A temporary that owns its units, such as a std::string, would be gone before the view is used.
template <detail::owning_temporary Text>
  requires text_like<Text>
U8LIT_ABI constexpr void scalars(const Text&&) = delete;
template <detail::owning_temporary Text>
  requires text_like<Text>
U8LIT_ABI constexpr void scalars_with_errors(const Text&&) = delete;

template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& scalars(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");
template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& scalars_with_errors(Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

template <u8lit::code_unit Unit, class Element>
inline constexpr bool std::ranges::enable_view<u8lit::detail::decoding_view<Unit, Element>> = true;
template <u8lit::code_unit Unit, class Element>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::decoding_view<Unit, Element>> = true;

#include <u8lit/base/end.hpp>

#endif
