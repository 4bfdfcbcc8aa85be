// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_NORMAL_FORMS_HPP
#define U8LIT_TESTS_SUPPORT_NORMAL_FORMS_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/unicode/normalization.hpp>

#include <cstddef>
#include <string_view>

// A text and its normal forms: the columns of NormalizationTest.txt, and what that file states of them.

// A text of so many scalar values at most, in an encoding form.
template <class Unit, std::size_t Most>
class encoded_text {
 public:
  explicit constexpr encoded_text(std::u32string_view scalars) {
    for (const char32_t each : scalars)
      size_ += u8lit::encode_to(units_ + size_, u8lit::scalar_value::unchecked(each));
  }
  constexpr std::size_t size() const { return size_; }
  constexpr u8lit::text_view<Unit> text() const { return u8lit::text_view<Unit>::unchecked(units_, size_); }
  constexpr std::basic_string_view<Unit> string() const { return {units_, size_}; }

 private:
  Unit units_[Most * 4 / sizeof(Unit)]{};
  std::size_t size_ = 0;
};

// More than the longest compatibility decomposition, that of U+FDFA, with something before and after.
inline constexpr std::size_t longest_normal_form = 24;

struct normal_forms {
  std::u32string_view source, nfc, nfd, nfkc, nfkd;
};

// Whether the conversion of a text, where there is just enough room, is the other text; and whether it is said to be in
// the normal form if it is the same, and only then.
template <class Unit, std::size_t Most, class Convert, class Test>
constexpr bool becomes(const encoded_text<Unit, Most>& text, const encoded_text<Unit, Most>& expected, Convert convert,
                       Test is_in_form) {
  Unit out[Most * 4 / sizeof(Unit)];
  const u8lit::transcoded found = convert(text.text(), out, expected.size());
  return found && found.read == text.size() && std::basic_string_view<Unit>{out, found.written} == expected.string() &&
         is_in_form(text.text()) == (text.string() == expected.string());
}

// Whether a text becomes these.
template <class Unit>
constexpr bool becomes_forms(const normal_forms& row) {
  namespace unicode = u8lit::unicode;
  using column = encoded_text<Unit, longest_normal_form>;
  const column source{row.source};
  return becomes(source, column{row.nfc}, unicode::to_nfc, unicode::is_nfc) &&
         becomes(source, column{row.nfd}, unicode::to_nfd, unicode::is_nfd) &&
         becomes(source, column{row.nfkc}, unicode::to_nfkc, unicode::is_nfkc) &&
         becomes(source, column{row.nfkd}, unicode::to_nfkd, unicode::is_nfkd);
}

// The invariants of NormalizationTest.txt, which has the columns c1 to c5: what each column becomes.
template <class Unit>
constexpr bool are_normal_forms(const normal_forms& row) {
  const auto& [c1, c2, c3, c4, c5] = row;
  return becomes_forms<Unit>({c1, c2, c3, c4, c5}) && becomes_forms<Unit>({c2, c2, c3, c4, c5}) &&
         becomes_forms<Unit>({c3, c2, c3, c4, c5}) && becomes_forms<Unit>({c4, c4, c5, c4, c5}) &&
         becomes_forms<Unit>({c5, c4, c5, c4, c5});
}

#endif
