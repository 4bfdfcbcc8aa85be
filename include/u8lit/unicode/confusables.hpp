// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_CONFUSABLES_HPP
#define U8LIT_UNICODE_CONFUSABLES_HPP

#include <u8lit/unicode/canonical_equivalence.hpp>
#include <u8lit/unicode/confusable_table.hpp>
#include <u8lit/unicode/default_ignorable.hpp>
#include <u8lit/unicode/property_data.hpp>
#include <u8lit/base/begin.hpp>

// Skeletons (UTS #39, section 4): texts that look alike have the same one. That of a text is made in two steps, and the
// marks are sorted in both: Normalization Form D, then the prototypes of its characters.

namespace u8lit::detail {

// The units in UTF-16 of what a scalar value looks like; none if that is the scalar value itself.
struct prototype {
  const char16_t* units;
  unsigned size;

  // Precondition: the scalar value has no decomposition.
  U8LIT_ABI static constexpr prototype of(char32_t value) noexcept {
    const unsigned found = stored_stages<confusable_data>{}[value], mask = (1u << confusable_data::length_bits) - 1;
    const char16_t* const units = confusable_data::units + (found >> confusable_data::length_bits);
    if ((found & mask) == mask) return {units + 1, *units};
    return {units, found & mask};
  }
  U8LIT_ABI constexpr char32_t front() const noexcept { return detail::decode_unchecked(units); }
  // Precondition: not empty.
  U8LIT_ABI constexpr void remove_front() noexcept {
    const auto length = static_cast<unsigned>(detail::sequence_length(*units));
    units += length;
    size -= length;
  }
};

// The prototypes of the characters of text in Normalization Form D, without what is ignored, in this order: those that
// are marks are not sorted again.
template <code_unit Unit>
class prototype_text {
 public:
  U8LIT_ABI explicit constexpr prototype_text(text_view<Unit> text) noexcept : sequence_{text} { read(); }

  U8LIT_ABI constexpr bool is_empty() const noexcept { return front_ == canonical_sequence<Unit>::end; }
  // Precondition: not empty.
  U8LIT_ABI constexpr char32_t front() const noexcept { return front_; }
  U8LIT_ABI constexpr octet combining_class() const noexcept { return class_; }
  U8LIT_ABI constexpr bool begins_with_mark() const noexcept { return !is_empty() && class_ != 0; }
  U8LIT_ABI constexpr void remove_front() noexcept {
    if (rest_.size > 0) read_prototype();
    else read();
  }

 private:
  U8LIT_ABI constexpr void read() noexcept {
    do front_ = sequence_.next();
    while (!is_empty() && detail::is_default_ignorable(front_));
    if (is_empty()) return;
    rest_ = prototype::of(front_);
    if (rest_.size > 0) read_prototype();
    else class_ = detail::class_of(front_).combining_class;
  }
  U8LIT_ABI constexpr void read_prototype() noexcept {
    front_ = rest_.front();
    rest_.remove_front();
    class_ = detail::class_of(front_).combining_class;
  }

  canonical_sequence<Unit> sequence_;
  char32_t front_ = 0;
  octet class_ = 0;
  prototype rest_{};
};

// The scalar values of the skeleton of a text, one by one.
template <code_unit Unit>
class skeleton_sequence : public ordered_sequence<prototype_text<Unit>> {
 public:
  U8LIT_ABI explicit constexpr skeleton_sequence(text_view<Unit> text) noexcept
      : ordered_sequence<prototype_text<Unit>>{prototype_text<Unit>{text}} {}
};

// Whether the skeletons of what precedes a scalar value, and of what begins with it, can be joined: nothing in one is
// reordered with what is in the other, in either step.
[[nodiscard]] U8LIT_ABI constexpr bool begins_skeleton_anew(char32_t value) noexcept {
  const auto decomposed = decomposition::of<nfd>(value);
  if (decomposed.combining_class() != 0 || detail::is_default_ignorable(decomposed.front())) return false;
  const auto shown = prototype::of(decomposed.front());
  return shown.size == 0 || detail::class_of(shown.front()).combining_class == 0;
}
// The offset after the scalar value at `at` and what cannot be separated from it.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr size_t end_of_skeleton_piece(const Unit* units, size_t size, size_t at) noexcept {
  do at += detail::sequence_length(units[at]);
  while (at < size && !detail::begins_skeleton_anew(detail::decode_unchecked(units + at)));
  return at;
}

// Calls `put(value)` for the scalar values of the skeleton of a piece of text, until it returns false. Returns whether
// it never did.
template <code_unit Unit, class Put>
U8LIT_ABI constexpr bool make_skeleton_of_piece(text_view<Unit> text, Put put) noexcept {
  // Most pieces are a character that looks like itself, or like one other.
  if (text.size() == detail::sequence_length(*text.data())) {
    const char32_t value = detail::decode_unchecked(text.data());
    const normalization_facts facts = detail::facts_of<nfd>(table_place::of(value));
    if (facts.is_stable && facts.combining_class == 0 && !detail::is_default_ignorable(value)) {
      const auto shown = prototype::of(value);
      if (shown.size == 0) return put(value);
      if (shown.size == 1) return put(*shown.units);
    }
  }
  skeleton_sequence<Unit> sequence{text};
  for (char32_t value = sequence.next(); value != skeleton_sequence<Unit>::end; value = sequence.next())
    if (!put(value)) return false;
  return true;
}

struct skeleton_operation final : rewriting_operation<skeleton_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    size_t result = 0;
    for (size_t at = 0; at < text.size();) {
      const size_t end = detail::end_of_skeleton_piece(text.data(), text.size(), at);
      static_cast<void>(detail::make_skeleton_of_piece(detail::unchecked_slice(text, at, end), [&](char32_t value) {
        result += detail::encoded_length<Unit>(scalar_value::unchecked(value));
        return true;
      }));
      at = end;
    }
    return result;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    size_t at = 0, written = 0;
    while (at < text.size()) {
      const size_t end = detail::end_of_skeleton_piece(text.data(), text.size(), at);
      size_t put = written;
      const bool fits = detail::make_skeleton_of_piece(detail::unchecked_slice(text, at, end), [&](char32_t value) {
        const auto each = scalar_value::unchecked(value);
        if (detail::encoded_length<Unit>(each) > out_size - put) return false;
        put += u8lit::encode_to(out + put, each);
        return true;
      });
      if (!fits) break;
      written = put;
      at = end;
    }
    return detail::make_transcoded(at, written, at == text.size());
  }
};

template <code_unit Left, code_unit Right>
[[nodiscard]] U8LIT_ABI constexpr bool have_equal_skeletons(text_view<Left> left, text_view<Right> right) noexcept {
  skeleton_sequence<Left> l{left};
  skeleton_sequence<Right> r{right};
  while (true) {
    const char32_t next = l.next();
    if (next != r.next()) return false;
    if (next == skeleton_sequence<Left>::end) return true;
  }
}

struct confusable_operation : reads_text {
  using reads_text::operator();
  /// Returns whether two texts look alike: whether their skeletons are equal.
  /// \param left   any text
  /// \param right  text of the same code unit type, or a literal, which does not compile if it is ill-formed
  template <any_text Left>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, view_of<Left> right) const noexcept {
    return detail::have_equal_skeletons(text_view{left}, right);
  }
  /// As above, for a text of another code unit type.
  template <any_text Left, any_text Right>
    requires(!__is_same(unit_of<Left>, unit_of<Right>))
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left, const Right& right) const noexcept {
    return detail::have_equal_skeletons(text_view{left}, text_view{right});
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Converts text to its skeleton (UTS #39, section 4, internalSkeleton): texts with the same skeleton look alike. A
/// skeleton is for comparison only: it is not meant to be shown, and not a normal form. Text of right-to-left scripts
/// is taken in the order in which it is stored (bidiSkeleton, which takes it as it is displayed, is not there).
///
/// Calls: `to_skeleton("..."_text)`, `to_skeleton(text, buffer)`, `to_skeleton(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before what does not fit, at a place from which it can be
///   continued, and writes no NUL. A character and its marks are written as a whole. In UTF-8, the skeleton is at most
///   ten times as long as the text.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// \code
/// static_assert(u8lit::unicode::to_skeleton("p\u0430ypa1"_text) == u8lit::unicode::to_skeleton("paypal"_text));
/// \endcode
inline constexpr detail::skeleton_operation to_skeleton{};

/// Returns whether two texts are confusable (UTS #39, section 4): whether they look alike, as far as Unicode's data
/// say, because their skeletons are equal. A text is confusable with itself.
///
/// Call: `are_confusable(left, right)`.
/// - `left`: any text
/// - `right`: any text, of any code unit type, or a literal of `left`'s
/// - complexity: linear, up to the first difference; no buffer is needed
/// - errors: a literal that is ill-formed does not compile
/// \code
/// static_assert(u8lit::unicode::are_confusable("scope"_text, "\u0455\u0441\u043E\u0440\u0435"));
/// \endcode
inline constexpr detail::confusable_operation are_confusable{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
