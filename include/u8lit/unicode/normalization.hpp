// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_NORMALIZATION_HPP
#define U8LIT_UNICODE_NORMALIZATION_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/base/copy.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/unicode/combining_marks.hpp>
#include <u8lit/base/begin.hpp>

// The normal forms of UAX #15. Most text is in normal form already: what is, is found by its properties and copied. The
// rest is cut where nothing is reordered or composed across, and piece by piece decomposed, sorted and composed.

namespace u8lit::detail {

// The place of the scalar value that a sequence of well-formed text encodes. In UTF-8, all octets but the last are the
// number of the block.
template <code_unit Unit>
U8LIT_ABI constexpr table_place find_place_in_tables(const Unit* units, size_t length) noexcept {
  if constexpr (utf8_unit<Unit>) {
    static_assert(normalization_block_bits == 6);
    const unsigned lead = static_cast<octet>(units[0]), last = static_cast<octet>(units[length - 1]) & 0x3Fu;
    return length == 2 ? table_place{lead & 0x1F, last}
           : length == 3 ? table_place{(lead & 0xF) << 6 | (static_cast<octet>(units[1]) & 0x3Fu), last}
           : length == 1 ? table_place{lead >> 6, last}
                         : table_place{(lead & 0x7) << 12 | (static_cast<octet>(units[1]) & 0x3Fu) << 6 |
                                           (static_cast<octet>(units[2]) & 0x3Fu), last};
  } else {
    return table_place::of(detail::decode_unchecked(units));
  }
}

// The offset after ASCII from `at` on, or of some of it.
template <utf8_unit Unit>
U8LIT_ABI constexpr size_t skip_ascii(const Unit* units, size_t size, size_t at) noexcept {
  while (!__builtin_is_constant_evaluated() && size - at >= 8) {
    unsigned long long octets;
    __builtin_memcpy(&octets, units + at, sizeof octets);
    octets &= 0x8080'8080'8080'8080;
    if (octets != 0)
      return at + static_cast<size_t>(is_little_endian ? __builtin_ctzll(octets) : __builtin_clzll(octets)) / 8;
    at += 8;
  }
  return at;
}
// The offset after the sequences from `at` on that the tables do not mention, or whose blocks are stable; not after
// those of four octets. In few statements, and without calls, because constant evaluation pays for each.
template <normal_form Form, utf8_unit Unit>
U8LIT_ABI constexpr size_t skip_stable(const Unit* units, size_t size, size_t at) noexcept {
  while (at < size) {
    const auto lead = static_cast<octet>(units[at]);
    if (lead < 0x80) {
      if constexpr (Form.folds()) {
        if (folding_of<Form>::changes(lead)) break;
        ++at;
        continue;
      }
      ++at;
      if (!__builtin_is_constant_evaluated()) at = detail::skip_ascii(units, size, at);
      else while (at < size && static_cast<octet>(units[at]) < 0x80) ++at;
      continue;
    }
    if (lead >= 0xF0) break;
    const size_t length = lead < 0xE0 ? 2 : 3;
    const unsigned second = static_cast<octet>(units[at + 1]) & 0x3Fu,
                   place = length == 2 ? lead & 0x1Fu : (lead & 0xFu) << 6 | second,
                   index = length == 2 ? second : static_cast<octet>(units[at + 2]) & 0x3Fu;
    if (canonical_blocks[place] >= (Form.is_composed ? first_block_not_in_nfc : 1) &&
        canonical_values[unsigned{canonical_blocks[place]} << 6 | index] != 0)
      break;
    if constexpr (Form.is_compatible) {
      const unsigned block = compatibility_blocks[place];
      if (block != 0 && compatibility_values[block << 6 | index] != 0) break;
    }
    if constexpr (Form.folds()) {
      if (folding_of<Form>::changes(char32_t{place} << 6 | index)) break;
    }
    at += length;
  }
  return at;
}

// A scalar value that normalization may change, or that may be composed with what precedes it.
struct unstable_place {
  size_t at;  // the size of the text if there is none
  bool begins_anew = true;
};
// The first one. `at` is where nothing is reordered or composed across.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr unstable_place find_unstable(const Unit* units, size_t size, size_t at) noexcept {
  octet last_class = 0;
  while (at < size) {
    if constexpr (utf8_unit<Unit>) {
      const size_t next = detail::skip_stable<Form>(units, size, at);
      if (next == size) break;
      if (next != at) last_class = 0;
      at = next;
    }
    const size_t length = detail::sequence_length(units[at]);
    const normalization_facts facts = detail::facts_of<Form>(detail::find_place_in_tables(units + at, length));
    if (!facts.is_stable || (facts.combining_class != 0 && facts.combining_class < last_class))
      return {at, facts.begins_anew};
    last_class = facts.combining_class;
    at += length;
  }
  return {size};
}

template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr bool begins_anew(const Unit* units) noexcept {
  if (detail::to_unsigned(*units) < 0x80) return true;
  return detail::facts_of<Form>(detail::find_place_in_tables(units, detail::sequence_length(*units))).begins_anew;
}
// The last offset up to `at` where nothing is reordered or composed across, from `first` on.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr size_t floor_of_piece(const Unit* units, size_t first, size_t at) noexcept {
  while (at > first && !detail::begins_anew<Form>(units + at)) at = detail::previous_sequence(units, at);
  return at;
}
// The same for what is not stable.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr size_t begin_of_piece(const Unit* units, size_t first, unstable_place unstable) noexcept {
  if (unstable.begins_anew || unstable.at == first) return unstable.at;
  return detail::floor_of_piece<Form>(units, first, detail::previous_sequence(units, unstable.at));
}
// The first such offset after the scalar value at `at`.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr size_t end_of_piece(const Unit* units, size_t size, size_t at) noexcept {
  do at += detail::sequence_length(units[at]);
  while (at < size && !detail::begins_anew<Form>(units + at));
  return at;
}

// Composes a starter with the marks after it, in their order: each unless it follows one of the same class that was not
// composed (the Unicode Standard, D115).
struct mark_composition {
  char32_t composed;
  octet class_before = 0;  // of the last mark that was not composed

  // Returns whether the mark is composed.
  U8LIT_ABI constexpr bool add(combining_mark mark) noexcept {
    const char32_t composite = class_before < mark.combining_class ? detail::compose(composed, mark.value) : 0;
    if (composite != 0) composed = composite;
    else class_before = mark.combining_class;
    return composite != 0;
  }
};

// Calls `put(value)` for the scalar values of a piece of text in normal form, until it returns false. Returns whether
// it never did.
template <normal_form Form, code_unit Unit, class Put>
U8LIT_ABI constexpr bool normalize_piece(const Unit* units, size_t size, Put put) noexcept {
  // Most pieces of decomposed text are two scalar values, and of composed text one.
  if constexpr (Form.is_composed) {
    const size_t first_size = detail::sequence_length(*units);
    if (size > first_size && size == first_size + detail::sequence_length(units[first_size])) {
      const char32_t first = detail::decode_unchecked(units), second = detail::decode_unchecked(units + first_size);
      const char32_t composite = detail::compose(first, second);
      // What composes does not decompose.
      if (((first < 0x80 && !Form.folds()) || detail::is_unchanged_starter<Form>(first)) &&
          ((composite != 0 && !Form.folds()) || !detail::decomposes<Form>(second)))
        return composite != 0 ? put(composite) : put(first) && put(second);
    }
  } else {
    if (size == detail::sequence_length(*units)) {  // the tables have decompositions in canonical order
      auto decomposed = decomposition::of<Form>(detail::decode_unchecked(units));
      do
        if (!put(decomposed.front())) return false;
      while (decomposed.remove_front());
      return true;
    }
  }
  for (decomposed_text<Form, Unit> rest{units, size}; !rest.is_empty();) {
    const bool has_starter = !rest.begins_with_mark();
    char32_t starter = rest.front();
    if (has_starter) rest.remove_front();
    if constexpr (Form.is_composed) {
      // As long as nothing is between this starter and the next.
      while (has_starter) {
        char32_t composed = 0;
        if (rest.begins_with_mark()) {
          combining_marks<Form, Unit> marks{rest};
          mark_composition composition{starter};
          for (combining_mark mark = marks.next(); mark.combining_class != 0; mark = marks.next())
            static_cast<void>(composition.add(mark));
          if (composition.class_before == 0) {
            composed = composition.composed;
            rest = marks.after();
          } else if (!put(composition.composed)) {
            return false;
          }
        } else if (!rest.is_empty() && (composed = detail::compose(starter, rest.front())) != 0) {
          rest.remove_front();
        } else if (!put(starter)) {
          return false;
        }
        if (composed == 0) break;
        starter = composed;
      }
    } else if (has_starter && !put(starter)) {
      return false;
    }
    if (!rest.begins_with_mark()) continue;
    combining_marks<Form, Unit> marks{rest};
    [[maybe_unused]] mark_composition composition{starter};
    for (combining_mark mark = marks.next(); mark.combining_class != 0; mark = marks.next()) {
      if constexpr (Form.is_composed) {
        if (has_starter && composition.add(mark)) continue;
      }
      if (!put(mark.value)) return false;
    }
    rest = marks.after();
  }
  return true;
}

// Where normalization writes: what is there already is copied, the rest put. A piece that does not fit does not count
// as written.
template <code_unit Unit>
class normalized_buffer {
 public:
  U8LIT_ABI constexpr normalized_buffer(Unit* out, size_t size) noexcept : out_{out}, size_{size} {}

  U8LIT_ABI constexpr size_t written() const noexcept { return written_; }
  U8LIT_ABI constexpr size_t room() const noexcept { return size_ - written_; }
  // Copies whole sequences and returns how many units.
  U8LIT_ABI constexpr size_t copy(text_view<Unit> text) noexcept {
    const size_t size = size_ - written_ < text.size() ? text.first(size_ - written_).size() : text.size();
    if (__builtin_is_constant_evaluated()) detail::copy(out_ + written_, text.data(), size);
    else static_cast<void>(detail::copy_to(out_ + written_, text.first(size)));
    written_ += size;
    return size;
  }
  // What is made of the text at an offset.
  U8LIT_ABI constexpr bool put_at(size_t, char32_t value) noexcept {
    const auto each = scalar_value::unchecked(value);
    if (detail::encoded_length<Unit>(each) > size_ - written_) return false;
    written_ += u8lit::encode_to(out_ + written_, each);
    return true;
  }
  template <normal_form Form>
  U8LIT_ABI constexpr bool put_piece(const Unit* units, size_t size) noexcept {
    size_t at = written_;
    const bool fits = detail::normalize_piece<Form>(units, size, [&](char32_t value) {
      const auto each = scalar_value::unchecked(value);
      if (size_ - at < longest_sequence && detail::encoded_length<Unit>(each) > size_ - at) return false;
      at += u8lit::encode_to(out_ + at, each);
      return true;
    });
    if (fits) written_ = at;
    return fits;
  }

 private:
  Unit* out_;
  size_t size_;
  size_t written_ = 0;
};
// Counts the code units.
template <code_unit Unit>
class normalized_size {
 public:
  U8LIT_ABI constexpr size_t written() const noexcept { return written_; }
  U8LIT_ABI static constexpr size_t room() noexcept { return npos; }
  U8LIT_ABI constexpr size_t copy(text_view<Unit> text) noexcept {
    written_ += text.size();
    return text.size();
  }
  U8LIT_ABI constexpr bool put_at(size_t, char32_t value) noexcept {
    written_ += detail::encoded_length<Unit>(scalar_value::unchecked(value));
    return true;
  }
  template <normal_form Form>
  U8LIT_ABI constexpr bool put_piece(const Unit* units, size_t size) noexcept {
    return detail::normalize_piece<Form>(units, size, [this](char32_t value) { return put_at(0, value); });
  }

 private:
  size_t written_ = 0;
};
// A piece that is a Hangul syllable, decomposed: two or three jamo.
struct decomposed_syllable {
  size_t first;
  size_t last;  // 0 if there is none
  char32_t composed;
};
// That with a vowel at `at`, from `first` on. It is found faster than other pieces, which are rarer.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr decomposed_syllable find_decomposed_syllable(const Unit* units, size_t size, size_t first,
                                                                 size_t at) noexcept {
  if (at == first || at == size) return {};
  const char32_t vowel = detail::decode_unchecked(units + at);
  if (vowel - hangul::first_vowel >= hangul::vowels) return {};
  const size_t lead = detail::previous_sequence(units, at);
  char32_t composed = hangul::compose_syllable(detail::decode_unchecked(units + lead), vowel);
  if (composed == 0) return {};
  at += detail::sequence_length(units[at]);
  if (at < size) {
    const char32_t with_trail = hangul::add_trail(composed, detail::decode_unchecked(units + at));
    if (with_trail != 0) {
      composed = with_trail;
      at += detail::sequence_length(units[at]);
    }
  }
  if (at < size && !detail::begins_anew<Form>(units + at)) return {};
  return {lead, at, composed};
}

// Normalizes text into a sink. Returns how far it went. What is stable is read as far as there is room for it, and to
// the end of the piece there: otherwise text that is converted in parts would be read to its end for each.
template <normal_form Form, code_unit Unit, class Sink>
U8LIT_ABI constexpr size_t normalize(text_view<Unit> text, Sink& sink) noexcept {
  const Unit* const units = text.data();
  const size_t size = text.size();
  for (size_t done = 0, end = 0;;) {
    if (done == end) {
      end = size;
      if (const size_t room = sink.room(); room < size - done)
        end = detail::end_of_piece<Form>(units, size, detail::floor_boundary(units, size, done + room));
    }
    const unstable_place unstable = detail::find_unstable<Form>(units, end, done);
    if constexpr (Form.is_composed) {
      const decomposed_syllable syllable = detail::find_decomposed_syllable<Form>(units, end, done, unstable.at);
      if (syllable.last != 0) {
        const size_t copied =
            syllable.first == done ? 0 : sink.copy(detail::unchecked_slice(text, done, syllable.first));
        if (copied < syllable.first - done) return done + copied;
        if (!sink.put_at(syllable.first, syllable.composed)) return syllable.first;
        done = syllable.last;
        continue;
      }
    }
    const size_t first = detail::begin_of_piece<Form>(units, done, unstable);
    const size_t copied = first == done ? 0 : sink.copy(detail::unchecked_slice(text, done, first));
    if (first == size || copied < first - done) return done + copied;
    done = first;
    if (first == end) continue;
    const size_t last = detail::end_of_piece<Form>(units, end, unstable.at);
    if (!sink.template put_piece<Form>(units + first, last - first)) return first;
    done = last;
  }
}

template <normal_form Form>
struct normalizing_operation final : rewriting_operation<normalizing_operation<Form>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    normalized_size<Unit> result;
    static_cast<void>(detail::normalize<Form>(text, result));
    return result.written();
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    normalized_buffer<Unit> buffer{out, out_size};
    const size_t read = detail::normalize<Form>(text, buffer);
    return detail::make_transcoded(read, buffer.written(), read == text.size());
  }
};

// Whether a piece of text is in normal form.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr bool is_normalized_piece(const Unit* units, size_t size) noexcept {
  const Unit* at = units;
  const Unit* const end = units + size;
  return detail::normalize_piece<Form>(units, size, [&at, end](char32_t value) {
           if (at == end || detail::decode_unchecked(at) != value) return false;
           at += detail::sequence_length(*at);
           return true;
         }) && at == end;
}
// The first piece of a text that is not in normal form, and the offset of the first scalar value in it that may be the
// reason. All are at the end if there is none.
struct not_normalized {
  size_t first;
  size_t unstable;
  size_t last;
};
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr not_normalized find_not_normalized(const Unit* units, size_t size) noexcept {
  for (size_t done = 0;;) {
    const unstable_place unstable = detail::find_unstable<Form>(units, size, done);
    if (unstable.at == size) return {size, size, size};
    const size_t first = detail::begin_of_piece<Form>(units, done, unstable);
    done = detail::end_of_piece<Form>(units, size, unstable.at);
    if (!detail::is_normalized_piece<Form>(units + first, done - first)) return {first, unstable.at, done};
  }
}
// The offset of the scalar value after which the piece is not in normal form. Binary search: what begins a text in
// normal form is in it, too.
template <normal_form Form, code_unit Unit>
U8LIT_ABI constexpr size_t find_violation(const Unit* units, not_normalized piece) noexcept {
  size_t begin = piece.unstable;
  for (size_t end = piece.last; begin < end;) {
    size_t middle = detail::floor_boundary(units, end, begin + (end - begin) / 2);
    if (middle == begin) middle += detail::sequence_length(units[begin]);
    if (middle == end) break;
    if (detail::is_normalized_piece<Form>(units + piece.first, middle - piece.first)) begin = middle;
    else end = middle;
  }
  return begin;
}

// A text_constant in the normal form: the same if it is so already, which takes half of the time.
template <normal_form Form, class Text>
[[nodiscard]] consteval auto make_normalized_text(Text text) noexcept {
  if constexpr (detail::find_unstable<Form>(Text::view().data(), Text::view().size(), 0).at == Text::view().size())
    return text;
  else return normalizing_operation<Form>{}(text);
}

template <normal_form Form>
struct is_normalized_operation : reads_text {
  using reads_text::operator();
  /// Returns whether a text is in the normal form. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text) const noexcept {
    const text_view view{text};
    return detail::find_not_normalized<Form>(view.data(), view.size()).first == view.size();
  }
};

template <normal_form Form>
struct normalized_prefix_operation : reads_text {
  using reads_text::operator();
  /// Returns the length of a prefix that is in the normal form whatever follows, in code units.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    const text_view view{text};
    const size_t normalized = detail::find_not_normalized<Form>(view.data(), view.size()).first;
    if (normalized < view.size() || view.size() == 0) return normalized;
    const size_t last = detail::floor_boundary(view.data(), view.size(), view.size() - 1);
    return detail::floor_of_piece<Form>(view.data(), 0, last);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// Converts text to Normalization Form C (UAX #15): canonical decomposition, then canonical composition.
///
/// Calls: `to_nfc("..."_text)`, `to_nfc(text, buffer)`, `to_nfc(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It stops before what does not fit, at a place from which it can be
///   continued, and writes no NUL. A character and its marks are written as a whole. In UTF-8, text is at most three
///   times as long in this form.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// \code
/// static_assert(u8lit::unicode::to_nfc("e\u0301"_text) == "\u00E9"_text);
/// \endcode
inline constexpr detail::normalizing_operation<detail::nfc> to_nfc{};
/// Converts text to Normalization Form D (UAX #15), canonical decomposition, as `to_nfc`. In UTF-8, text is at most
/// three times as long in this form.
/// \code
/// static_assert(u8lit::unicode::to_nfd("\u00E9"_text) == "e\u0301"_text);
/// \endcode
inline constexpr detail::normalizing_operation<detail::nfd> to_nfd{};
/// Converts text to Normalization Form KC (UAX #15): compatibility decomposition, then canonical composition, as
/// `to_nfc`. In UTF-8, text is at most eleven times as long in this form.
/// \code
/// static_assert(u8lit::unicode::to_nfkc("\uFB01e\u0301"_text) == "fi\u00E9"_text);
/// \endcode
inline constexpr detail::normalizing_operation<detail::nfkc> to_nfkc{};
/// Converts text to Normalization Form KD (UAX #15), compatibility decomposition, as `to_nfc`. In UTF-8, text is at
/// most eleven times as long in this form.
/// \code
/// static_assert(u8lit::unicode::to_nfkd("\uFB01\u00E9"_text) == "fie\u0301"_text);
/// \endcode
inline constexpr detail::normalizing_operation<detail::nfkd> to_nfkd{};

/// Returns whether text is in Normalization Form C (UAX #15).
///
/// Call: `is_nfc(text)`.
/// - `text`: any text
/// - complexity: as `to_nfc`
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::is_nfc("\u00E9"_text) && !u8lit::unicode::is_nfc("e\u0301"_text));
/// \endcode
inline constexpr detail::is_normalized_operation<detail::nfc> is_nfc{};
/// Returns whether text is in Normalization Form D, as `is_nfc`.
inline constexpr detail::is_normalized_operation<detail::nfd> is_nfd{};
/// Returns whether text is in Normalization Form KC, as `is_nfc`.
inline constexpr detail::is_normalized_operation<detail::nfkc> is_nfkc{};
/// Returns whether text is in Normalization Form KD, as `is_nfc`.
inline constexpr detail::is_normalized_operation<detail::nfkd> is_nfkd{};

/// Returns the length of a prefix of a text that is in Normalization Form C, and is so whatever follows it: up to the
/// first character with its marks that is not, or else up to the last one, with which what follows may combine. So text
/// that arrives in parts can be checked: keep the rest until more has arrived.
///
/// Call: `nfc_prefix_size(text)`.
/// - `text`: any text
/// - returns a number of code units
/// - complexity: as `to_nfc`
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::nfc_prefix_size("cafe"_text) == 3);
/// static_assert(u8lit::unicode::nfc_prefix_size("cafe\u0301s"_text) == 3);
/// \endcode
inline constexpr detail::normalized_prefix_operation<detail::nfc> nfc_prefix_size{};
/// Returns the length of a prefix that is in Normalization Form D whatever follows, as `nfc_prefix_size`.
inline constexpr detail::normalized_prefix_operation<detail::nfd> nfd_prefix_size{};
/// Returns the length of a prefix that is in Normalization Form KC whatever follows, as `nfc_prefix_size`.
inline constexpr detail::normalized_prefix_operation<detail::nfkc> nfkc_prefix_size{};
/// Returns the length of a prefix that is in Normalization Form KD whatever follows, as `nfc_prefix_size`.
inline constexpr detail::normalized_prefix_operation<detail::nfkd> nfkd_prefix_size{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
