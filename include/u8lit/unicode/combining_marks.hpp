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
    if (at_ != end_) decomposed_ = decomposition::of<Form>(detail::decode_unchecked(at_));
  }

  const Unit* at_;
  const Unit* end_;
  decomposition decomposed_;
};

struct combining_mark {
  char32_t value;
  octet combining_class;
  size_t index;  // among the marks, in the order of the text

  U8LIT_ABI constexpr bool precedes(const combining_mark& other) const noexcept {
    return combining_class != other.combining_class ? combining_class < other.combining_class : index < other.index;
  }
};

// The marks at the beginning of text, by combining class, and marks of the same class in the order of the text. As many
// are sorted at once as fit in an array: more than occur in any language.
template <normal_form Form, code_unit Unit>
class combining_marks {
 public:
  U8LIT_ABI explicit constexpr combining_marks(const decomposed_text<Form, Unit>& text) noexcept
      : text_{text}, after_{text} {
    sort_more();
  }

  // Goes on to the marks at the beginning of other text. Not by assignment, because marks that are not there have no
  // value that a constant expression could copy.
  U8LIT_ABI constexpr void begin_with(const decomposed_text<Form, Unit>& text) noexcept {
    text_ = text;
    before_ = {};
    sort_more();
  }

  // What follows the marks.
  U8LIT_ABI constexpr const decomposed_text<Form, Unit>& after() const noexcept { return after_; }
  // The next mark; its class is 0 if there is none.
  U8LIT_ABI constexpr combining_mark next() noexcept {
    if (next_ == count_) {
      if (count_ < capacity) return {};
      before_ = marks_[count_ - 1];
      sort_more();
      if (count_ == 0) return {};
    }
    return marks_[next_++];
  }

 private:
  static constexpr size_t capacity = 32;

  // Fills the array with the first marks after `before_`.
  U8LIT_ABI constexpr void sort_more() noexcept {
    next_ = count_ = 0;
    auto rest = text_;
    for (size_t index = 0; rest.begins_with_mark(); ++index, rest.remove_front()) {
      const combining_mark mark{rest.front(), rest.combining_class(), index};
      if (before_.combining_class != 0 && !before_.precedes(mark)) continue;
      if (count_ == capacity) {
        if (!mark.precedes(marks_[count_ - 1])) continue;
        --count_;
      }
      size_t at = count_++;
      for (; at > 0 && mark.precedes(marks_[at - 1]); --at) marks_[at] = marks_[at - 1];
      marks_[at] = mark;
    }
    after_ = rest;
  }

  decomposed_text<Form, Unit> text_;
  decomposed_text<Form, Unit> after_;
  combining_mark before_{};
  combining_mark marks_[capacity];
  size_t count_ = 0;
  size_t next_ = 0;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
