// SPDX-License-Identifier: BSL-1.0
// ICU divides text in the same places: around each scalar value, and in a million random texts, the same every time.
// Exits with 77 where ICU has another version of Unicode: the rules change with it.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

#include <u8lit/code_point_properties.hpp>
#include <u8lit/segmentation.hpp>

#include <cstdint>
#include <cstdio>
#include <iterator>
#include <random>
#include <string>

#ifdef __clang__
#pragma clang diagnostic ignored "-Wdisabled-macro-expansion"  // ICU's functions are macros of their own names
#endif

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

constexpr size_t longest = 12;

// Characters of all kinds that the rules of UAX #29 and UAX #14 name.
constexpr char32_t alphabet[] =
    U"aZ\u00E9\u03B1\u0434\u05D0\u0628 1\u0664.,;!?'\"()-_/%$\u20AC\t\n\r\u0085\u2028\u00A0\u00AD\u200B\u200C\u200D"
    U"\u2060\u0301\u0308\u093F\u094D\u0915\u0937\u0E01\u1100\u1161\u11A8\uAC00\uAC01\u0600\u0904\u00AB\u00BB\u201C"
    U"\u201D\u2018\u2019\u2014\u2026\u2024\u2025\u3001\u3002\u4E00\u30A2\u30FC\u3042\u3041\uFF08\uFF09\uFE0F\u203C"
    U"\u2764\u00A9\u231A\u261D\u25CC\u1B05\u1B44\u1BC0\u0F0B\u0F0C\u05BE\u1806\u2010\u2012"
    U"\U0001F1E6\U0001F1E7\U0001F3FB\U0001F468\U0001F600\U0001F9D1\U0001F680\U0001F02C\U000E0061\U000E007F";

class breaks {
 public:
  explicit breaks(UBreakIteratorType type) noexcept {
    UErrorCode error = U_ZERO_ERROR;
    iterator_ = ubrk_open(type, "", nullptr, 0, &error);
  }
  breaks(const breaks&) = delete;
  breaks& operator=(const breaks&) = delete;
  ~breaks() { ubrk_close(iterator_); }

  // Whether the parts of a range are those of ICU, and these are found one by one, too.
  template <class Range, class IsBoundary>
  bool agree(const char* name, const std::u16string& text, const Range& divide, const IsBoundary& is_boundary) {
    UErrorCode error = U_ZERO_ERROR;
    ubrk_setText(iterator_, text.data(), static_cast<std::int32_t>(text.size()), &error);
    if (U_FAILURE(error)) return false;
    const auto view = u8lit::text_view<char16_t>::unchecked(text.data(), text.size());
    size_t first = 0;
    bool is_equal = true;
    for (const u8lit::text_view<char16_t> part : divide(view)) {
      const auto next = static_cast<size_t>(ubrk_following(iterator_, static_cast<std::int32_t>(first)));
      is_equal = is_equal && next == first + part.size() && is_boundary(view, next);
      first += part.size();
    }
    if (is_equal && first == text.size()) return true;
    std::printf("%s:", name);
    size_t at = 0;
    for (const char16_t unit : text) {
      if (at > 0 && ubrk_isBoundary(iterator_, static_cast<std::int32_t>(at))) std::printf(" /");
      if (at > 0 && is_boundary(view, at)) std::printf(" |");
      std::printf(" %04X", static_cast<unsigned>(unit));
      ++at;
    }
    std::printf("\n");
    return false;
  }

 private:
  UBreakIterator* iterator_ = nullptr;
};

// Not what ICU divides by dictionaries.
bool is_of_line_rules(char32_t value) {
  return u_getIntPropertyValue(static_cast<UChar32>(value), UCHAR_LINE_BREAK) != U_LB_COMPLEX_CONTEXT;
}
// Nor what it divides by rules of its own: colons.
bool is_of_word_rules(char32_t value) {
  const auto point = static_cast<UChar32>(value);
  const bool is_hangul = u_getIntPropertyValue(point, UCHAR_HANGUL_SYLLABLE_TYPE) != U_HST_NOT_APPLICABLE;
  const bool is_katakana = u_getIntPropertyValue(point, UCHAR_WORD_BREAK) == U_WB_KATAKANA;
  return is_of_line_rules(value) && !is_hangul && !is_katakana && !u_hasBinaryProperty(point, UCHAR_IDEOGRAPHIC) &&
         !has<script::hiragana>(value) && !has<script::han>(value) && value != U':';
}

void append(std::u16string& text, char32_t value) {
  char16_t units[2];
  text.append(units, encode_to(units, scalar_value::unchecked(value)));
}

class oracle {
 public:
  bool agrees(const std::u32string& values) {
    std::u16string text;
    bool is_of_lines = true, is_of_words = true;
    for (const char32_t value : values) {
      append(text, value);
      is_of_lines = is_of_lines && is_of_line_rules(value);
      is_of_words = is_of_words && is_of_word_rules(value);
    }
    return clusters_.agree("clusters", text, graphemes, is_grapheme_boundary) &&
           (!is_of_words || words_.agree("words", text, words, is_word_boundary)) &&
           sentences_.agree("sentences", text, sentences, is_sentence_boundary) &&
           (!is_of_lines || lines_.agree("lines", text, line_segments, is_line_boundary));
  }

 private:
  breaks clusters_{UBRK_CHARACTER}, words_{UBRK_WORD}, sentences_{UBRK_SENTENCE}, lines_{UBRK_LINE};
};

}  // namespace

int main() {
  UVersionInfo unicode_version;
  u_getUnicodeVersion(unicode_version);
  if (unicode_version[0] != 17) {
    std::printf("ICU has another version of Unicode\n");
    return 77;
  }
  oracle icu;
  for (char32_t value = 0; value < 0x11'0000; ++value)
    if (is_scalar_value(value) && !icu.agrees({U'a', value, value, U'1', value})) return 1;
  std::mt19937 random{1};
  const auto below = [&random](size_t end) { return static_cast<size_t>(random() % end); };
  for (size_t count = 0; count < 1'000'000; ++count) {
    std::u32string text;
    for (size_t left = 1 + below(longest); left > 0; --left) {
      char32_t value = alphabet[below(std::size(alphabet) - 1)];
      // Now and then any other.
      while (below(8) == 0 || !is_scalar_value(value))
        value = static_cast<char32_t>(below(below(2) == 0 ? 0x3000 : 0x2'0000));
      text += value;
    }
    if (!icu.agrees(text)) return 1;
  }
  return 0;
}
