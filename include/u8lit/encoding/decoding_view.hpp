// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_DECODING_VIEW_HPP
#define U8LIT_ENCODING_DECODING_VIEW_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

/// An element of `scalars_with_faults`: a scalar value, or U+FFFD and the fault that it replaces (Unicode 3.9).
/// Converts to true if the sequence is well-formed.
struct scalar_with_fault {
  /// The scalar value; U+FFFD for a fault.
  scalar_value value = replacement_character;
  /// The fault, or `none`.
  fault what = fault::none;
  /// The offset of the sequence or maximal subpart in code units, from the beginning of the view.
  size_t offset = 0;
  /// The number of its code units.
  size_t length = 0;

  /// Whether the sequence is well-formed.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return !static_cast<bool>(what); }
  /// The value.
  U8LIT_ABI constexpr explicit operator scalar_value() const noexcept { return value; }
  /// Returns whether all members are equal.
  U8LIT_ABI friend constexpr bool operator==(const scalar_with_fault&, const scalar_with_fault&) noexcept = default;
};

/// The iterator of `scalars` and `scalars_with_faults`: decodes input that may be ill-formed, in both directions.
/// Models std::bidirectional_iterator. It holds both ends of the input, reads nothing outside them and does not move
/// past them. Each operation takes constant time.
template <code_unit Unit, class Element>
class decoding_iterator
    : public value_iterator<decoding_iterator<Unit, Element>, std::bidirectional_iterator_tag, Element> {
 public:
  /// Singular; it can only be assigned to or destroyed.
  U8LIT_ABI constexpr decoding_iterator() noexcept = default;

  /// Returns a pointer to the first code unit of the sequence or maximal subpart.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* base() const noexcept { return at_; }

  /// Returns the scalar value, or U+FFFD for a maximal subpart.
  [[__gnu__::__always_inline__]] U8LIT_ABI constexpr Element operator*() const noexcept {
    const decoded next = front();
    return static_cast<Element>(scalar_with_fault{scalar_value::unchecked(next.value), next.what,
                                                  static_cast<size_t>(at_ - begin_), next.length});
  }

  using decoding_iterator::value_iterator::operator++;
  /// Moves to the next sequence or maximal subpart.
  [[__gnu__::__always_inline__]] U8LIT_ABI constexpr decoding_iterator& operator++() noexcept {
    at_ += front().length;
    return *this;
  }

  using decoding_iterator::value_iterator::operator--;
  /// Moves to the previous sequence or maximal subpart.
  U8LIT_ABI constexpr decoding_iterator& operator--() noexcept {
    at_ -= u8lit::decode_back(begin_, static_cast<size_t>(at_ - begin_)).length;
    return *this;
  }

  /// Returns whether both point to the same code unit.
  U8LIT_ABI friend constexpr bool operator==(const decoding_iterator& left, const decoding_iterator& right) noexcept {
    return left.at_ == right.at_;
  }

 private:
  template <code_unit, class>
  friend class decoding_view;
  U8LIT_ABI constexpr decoding_iterator(const Unit* begin, const Unit* at, const Unit* end) noexcept
      : begin_{begin}, at_{at}, end_{end} {}

  // Decodes at `*` and again at `++`, which compilers merge if all three are inlined: a loop takes a third of the time
  // (g++ 12) or less (clang). A cached result would take clang longer than to decode twice.
  [[nodiscard, __gnu__::__always_inline__]] U8LIT_ABI constexpr decoded front() const noexcept {
    return u8lit::decode_front(at_, static_cast<size_t>(end_ - at_));
  }

  const Unit* begin_ = nullptr;
  const Unit* at_ = nullptr;
  const Unit* end_ = nullptr;
};

/// The view that `scalars` and `scalars_with_faults` return: borrowed code units as a range of `scalar_value` or
/// `scalar_with_fault`, decoded lazily. A borrowed range. It has no size(), because counting the elements takes linear
/// time.
template <code_unit Unit, class Element>
class decoding_view {
 public:
  using value_type = Element;
  using iterator = decoding_iterator<Unit, Element>;
  using const_iterator = iterator;

  /// Empty.
  U8LIT_ABI constexpr decoding_view() noexcept = default;
  // For `scalars` and `scalars_with_faults`.
  U8LIT_ABI explicit constexpr decoding_view(code_units<Unit> units) noexcept
      : begin_{units.data()}, end_{units.data() + units.size()} {}

  /// Returns whether there are no code units.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return begin_ == end_; }
  /// Returns an iterator to the first element.
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept { return {begin_, begin_, end_}; }
  /// Returns an iterator past the last element.
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept { return {begin_, end_, end_}; }

  /// Returns the number of elements. Complexity: linear in the number of code units.
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

// The function object of `scalars` and `scalars_with_faults`.
#define U8LIT_NAME_STRING "u8lit: a range over this temporary would dangle: give the string a name, and pass that"
U8LIT_REFUSAL_CLASS(a_range_over_a_temporary_would_dangle_so_name_the_string_first, U8LIT_NAME_STRING)

template <class Element>
struct decode_operation {
  /// Decodes code units lazily.
  /// \param units  the first code unit; the view refers to the units
  /// \param size   the number of code units
  /// \return a bidirectional view of the elements
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI constexpr decoding_view<Unit, Element> operator()(const Unit* units U8LIT_LIFETIMEBOUND,
                                                                            size_t size) const noexcept {
    return decoding_view<Unit, Element>{code_units<Unit>{units, size}};
  }
  /// As above, for an array or an object.
  /// \param text  an array, in which a final NUL character does not count, or an object with data() and size()
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text) const noexcept {
    return operator()(detail::units_of(text).data(), detail::units_of(text).size());
  }

  /// Deleted: a view of a temporary that owns its units, such as a std::string, would dangle.
  template <owning_temporary Text>
    requires text_like<Text>
  U8LIT_ABI decoding_view<char, Element> operator()(
      const Text&& U8LIT_REFUSAL(a_range_over_a_temporary_would_dangle_so_name_the_string_first)) const
      U8LIT_ELSE_REFUSED(U8LIT_NAME_STRING);
  /// Deleted: the length of the text is unknown. Pass a view.
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& operator()(unsized auto&& U8LIT_NO_LENGTH) const U8LIT_UNSIZED;
};

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the scalar values of input in UTF-8, UTF-16 or UTF-32, with U+FFFD for each maximal subpart of an ill-formed
/// sequence (Unicode 3.9, "U+FFFD Substitution of Maximal Subparts", as in the WHATWG Encoding Standard).
///
/// Calls: `scalars(text)`, `scalars(units, size)`.
/// - `text`: an array, in which a final NUL character does not count, or an object with data() and size()
/// - `units`, `size`: a pointer and a number of code units
/// - returns a bidirectional view of `scalar_value`, which refers to the code units
/// - complexity: constant; it decodes lazily
/// - errors: none; each maximal subpart of an ill-formed sequence is one element, U+FFFD
/// \code
/// static_assert(*u8lit::scalars("\u20AC").begin() == U'\u20AC');
/// for (u8lit::scalar_value each : u8lit::scalars(data, size)) use(each);
/// \endcode
inline constexpr detail::decode_operation<scalar_value> scalars{};

/// As `scalars`, with the fault, offset and length of each element. Elements are created on access, so a projection
/// must not return a reference to a member: pass std::views::transform a function, not a pointer to a member.
///
/// Calls: `scalars_with_faults(text)`, `scalars_with_faults(units, size)`. As `scalars`, except for:
/// - returns a bidirectional view; each element has a `value`, the fault as `what`, an `offset` and a `length`
/// - errors: none; each maximal subpart of an ill-formed sequence is one element, with its fault
/// \code
/// static_assert((*u8lit::scalars_with_faults("\xC0").begin()).what == u8lit::fault::invalid_lead);
/// for (auto each : u8lit::scalars_with_faults(data, size))
///   if (!each) report(each.offset, each.what);
/// \endcode
inline constexpr detail::decode_operation<detail::scalar_with_fault> scalars_with_faults{};

}  // namespace u8lit

template <u8lit::code_unit Unit, class Element>
inline constexpr bool std::ranges::enable_view<u8lit::detail::decoding_view<Unit, Element>> = true;
template <u8lit::code_unit Unit, class Element>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::decoding_view<Unit, Element>> = true;

#undef U8LIT_NAME_STRING
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
