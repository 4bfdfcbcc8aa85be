// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_SUSPICION_HPP
#define U8LIT_DIAGNOSIS_SUSPICION_HPP

#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// What is well-formed and almost certainly a mistake: a bidirectional control without its end, U+FEFF inside text, a
// noncharacter. Policies refuse these, and with U8LIT_WARN_SUSPICIOUS compilers warn of literals that contain them.

namespace u8lit::detail {

// Follows the bidirectional controls of a text (UAX #9 section 2). An embedding or override is terminated by its PDF
// (BD11) or by the end of an isolate around it (X6a), an isolate by its PDI (BD9). Nothing else terminates them: at the
// end of a paragraph (P1) or of the text they are open, which is what the attack "Trojan Source" needs.
//
// Only the first open control is of interest, so there is no stack: the controls after it are counted until it is
// terminated. Those in an isolate after it do not matter, because the end of that isolate terminates them.
class bidirectional_scope {
 public:
  // Processes the next scalar value, at an offset. Returns whether it ends a paragraph in which a control is still
  // open.
  U8LIT_ABI constexpr bool ends_paragraph_while_open(char32_t value, size_t offset) noexcept {
    const bool is_isolate = value >= 0x2066 && value <= 0x2068;                       // LRI, RLI, FSI
    const bool is_embedding = value >= 0x202A && value <= 0x202E && value != 0x202C;  // LRE, RLE, LRO, RLO
    if (!is_open()) {
      if (is_isolate || is_embedding) *this = {value, offset, is_isolate};
      return false;
    }
    if (is_isolate) ++isolates_;
    else if (value == 0x2069) end_isolate();                                          // PDI
    else if (isolates_ > 0) return is_paragraph_separator(value);
    else if (is_embedding) ++embeddings_;
    else if (value == 0x202C) end_embedding();                                        // PDF
    return is_paragraph_separator(value);
  }
  // Whether a control is open. It is `value`, at `offset`.
  [[nodiscard]] U8LIT_ABI constexpr bool is_open() const noexcept { return value_ != 0; }
  [[nodiscard]] U8LIT_ABI constexpr char32_t value() const noexcept { return value_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t offset() const noexcept { return offset_; }

  U8LIT_ABI constexpr bidirectional_scope() noexcept = default;

 private:
  U8LIT_ABI constexpr bidirectional_scope(char32_t value, size_t offset, bool is_isolate) noexcept
      : value_{value}, offset_{offset}, is_isolate_{is_isolate} {}

  // Bidi_Class=B.
  U8LIT_ABI static constexpr bool is_paragraph_separator(char32_t value) noexcept {
    return value == 0x000A || value == 0x000D || (value >= 0x001C && value <= 0x001E) || value == 0x0085 ||
           value == 0x2029;
  }
  U8LIT_ABI constexpr void end_isolate() noexcept {
    if (isolates_ > 0) --isolates_;
    else if (is_isolate_) *this = {};
  }
  U8LIT_ABI constexpr void end_embedding() noexcept {
    if (embeddings_ > 0) --embeddings_;
    else if (!is_isolate_) *this = {};
  }

  char32_t value_ = 0;
  size_t offset_ = 0;
  bool is_isolate_ = false;
  size_t isolates_ = 0;    // that began after it and are open
  size_t embeddings_ = 0;  // that began after it, outside of these isolates, and are open
};

enum class suspicion_kind : unsigned char { none, unterminated_control, interior_mark, noncharacter };

struct suspicion {
  suspicion_kind what = suspicion_kind::none;
  char32_t value = 0;
  size_t offset = 0;

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return what != suspicion_kind::none; }
};

// The first scalar value that is suspicious in one of these ways. The text may be ill-formed, which makes the
// result meaningless. Linear.
template <suspicion_kind... Kinds, code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr suspicion first_suspicion(const Unit* units, size_t size) noexcept {
  constexpr bool finds_control = ((Kinds == suspicion_kind::unterminated_control) || ...);
  constexpr bool finds_mark = ((Kinds == suspicion_kind::interior_mark) || ...);
  constexpr bool finds_noncharacter = ((Kinds == suspicion_kind::noncharacter) || ...);
  using number = decltype(detail::unsigned_like(Unit{}));
  // Units that begin nothing suspicious are skipped: those below the first bidirectional control, and those between the
  // last one and the first noncharacter or U+FEFF. If a control is open, those that may begin a paragraph separator are
  // not skipped: U+2029, the control codes, and the first unit of U+0085.
  constexpr char32_t first_control = utf8_unit<Unit> ? 0xE2 : 0x2029, last_control = utf8_unit<Unit> ? 0xE2 : 0x2069;
  constexpr char32_t after_gap = utf8_unit<Unit> ? 0xEF : surrogates.first, next_line = utf8_unit<Unit> ? 0xC2 : 0x85;
  suspicion found;
  bidirectional_scope scope;
  bool is_open = false, is_left_open = false;
  // Two loops, because g++ limits the number of iterations of each in constant expressions.
  for (size_t at = 0; at < size && !is_left_open;) {
    const size_t end = size - at > 0x1'0000 ? at + 0x1'0000 : size;
    while (at < end && !is_left_open) {
      char32_t first = 0;
      while (at < end && ((first = static_cast<number>(units[at])) < first_control ||
                          (first > last_control && first < after_gap)) &&
             (!is_open || (first > 0x1E && first != next_line)))
        ++at;
      if (at == end) break;
      decoded next{first, 1, fault::none};
      if (const size_t length = detail::sequence_length(units[at]); length > 1) {
        // A copy, because g++ examines the whole literal at each call with a pointer to it.
        Unit sequence[longest_sequence]{};
        size_t inner = 0;
        for (; inner < length && inner < size - at; ++inner) sequence[inner] = units[at + inner];
        next = u8lit::decode_front(sequence, inner);
      }
      if constexpr (finds_control) {
        is_left_open = scope.ends_paragraph_while_open(next.value, at);
        is_open = scope.is_open();
      }
      if (!found) {
        if (finds_mark && next.value == 0xFEFF && at > 0) found = {suspicion_kind::interior_mark, next.value, at};
        if (finds_noncharacter && is_noncharacter(next.value))
          found = {suspicion_kind::noncharacter, next.value, at};
      }
      at += next.length;
    }
    if (found && !is_open) break;
  }
  if (is_open && (!found || scope.offset() < found.offset))
    return {suspicion_kind::unterminated_control, scope.value(), scope.offset()};
  return found;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
