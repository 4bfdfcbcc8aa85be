// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_COMBINING_MARKS_HPP
#define U8LIT_UNICODE_COMBINING_MARKS_HPP

#include <u8lit/unicode/decomposition.hpp>
#include <u8lit/base/begin.hpp>

// Decomposes text, scalar value by scalar value, and sorts the marks between two starters into canonical order (the
// Unicode Standard, D109), without memory for all of them.

namespace u8lit::detail {

// The scalar values of the decomposition of text, in the order of the text. The text is well-formed.
template <normal_form Form, code_unit Unit>
class decomposed_text {
 public:
  U8LIT_ABI constexpr decomposed_text(const Unit* units, size_t size) noexcept : at_{units}, end_{units + size} {
    decompose_next();
  }

  U8LIT_ABI constexpr bool is_empty() const noexcept { return at_ == end_; }
  // Precondition: not empty.
  U8LIT_ABI constexpr char32_t front() const noexcept { return decomposed_.front(); }
  U8LIT_ABI constexpr octet combining_class() const noexcept { return decomposed_.combining_class(); }
  U8LIT_ABI constexpr bool begins_with_mark() const noexcept { return !is_empty() && combining_class() != 0; }
  U8LIT_ABI constexpr void remove_front() noexcept {
    if (decomposed_.remove_front()) return;
    at_ += detail::sequence_length(*at_);
    decompose_next();
  }

 private:
  U8LIT_ABI constexpr void decompose_next() noexcept {
    while (at_ != end_ && !decomposition_in<Form>::read(decomposed_, detail::decode_unchecked(at_)))
      at_ += detail::sequence_length(*at_);
  }

  const Unit* at_;
  const Unit* end_;
  typename decomposition_in<Form>::type decomposed_;
};

struct combining_mark {
  char32_t value;
  octet combining_class;
};

// The marks at the beginning of text, by combining class, and marks of the same class in the order of the text. They
// are sorted in an array if they fit, as those of any language do. Otherwise the text is read once for each class in
// it: at most 55 times. `Text` is a decomposed_text, or anything else with its members.
template <class Text>
class sorted_marks {
 public:
  U8LIT_ABI explicit constexpr sorted_marks(const Text& text) noexcept : text_{text}, rest_{text} { sort(); }
  // Without marks that are not there: they have no value that a constant expression could copy.
  U8LIT_ABI constexpr sorted_marks(const sorted_marks& other) noexcept : text_{other.text_}, rest_{other.rest_} {
    copy_marks(other);
  }
  U8LIT_ABI constexpr sorted_marks& operator=(const sorted_marks& other) noexcept {
    text_ = other.text_;
    rest_ = other.rest_;
    copy_marks(other);
    return *this;
  }

  // Goes on to the marks at the beginning of other text.
  U8LIT_ABI constexpr void begin_with(const Text& text) noexcept {
    text_ = rest_ = text;
    sort();
  }

  // What follows the marks, if all were read.
  U8LIT_ABI constexpr const Text& after() const noexcept { return rest_; }
  // The next mark; its class is 0 if there is none.
  U8LIT_ABI constexpr combining_mark next() noexcept {
    if (count_ > capacity) return find_next();
    return next_ < count_ ? marks_[next_++] : combining_mark{};
  }

 private:
  static constexpr size_t capacity = 32;

  // Fills the array, unless there are too many marks; then `count_` is greater than the capacity.
  U8LIT_ABI constexpr void sort() noexcept {
    next_ = count_ = 0;
    for (; rest_.begins_with_mark(); rest_.remove_front()) {
      if (count_ == capacity) {
        count_ = capacity + 1;
        rest_ = text_;
        class_ = next_class_ = 0;
        return;
      }
      const combining_mark mark{rest_.front(), rest_.combining_class()};
      size_t at = count_++;
      for (; at > 0 && mark.combining_class < marks_[at - 1].combining_class; --at) marks_[at] = marks_[at - 1];
      marks_[at] = mark;
    }
  }
  // The next mark of this class in the rest of the text, or the first one of the next class.
  U8LIT_ABI constexpr combining_mark find_next() noexcept {
    while (true) {
      for (; rest_.begins_with_mark(); rest_.remove_front()) {
        const combining_mark mark{rest_.front(), rest_.combining_class()};
        if (mark.combining_class == class_) {
          rest_.remove_front();
          return mark;
        }
        if (mark.combining_class > class_ && (next_class_ == 0 || mark.combining_class < next_class_))
          next_class_ = mark.combining_class;
      }
      if (next_class_ == 0) return {};
      class_ = next_class_;
      next_class_ = 0;
      rest_ = text_;
    }
  }

  U8LIT_ABI constexpr void copy_marks(const sorted_marks& other) noexcept {
    count_ = other.count_;
    next_ = other.next_;
    class_ = other.class_;
    next_class_ = other.next_class_;
    for (size_t at = next_; at < count_ && count_ <= capacity; ++at) marks_[at] = other.marks_[at];
  }

  Text text_;
  Text rest_;
  combining_mark marks_[capacity];
  size_t count_ = 0;
  size_t next_ = 0;
  octet class_ = 0;
  octet next_class_ = 0;  // the lowest one above it that was found, or 0
};
template <normal_form Form, code_unit Unit>
using combining_marks = sorted_marks<decomposed_text<Form, Unit>>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
