// SPDX-License-Identifier: BSL-1.0
// ICU says the same of host names: of each scalar value in a label, of random ones and of random Punycode, the same
// every time; and of NFKC_Casefold of random text. Exits with 77 if ICU has another version of Unicode, because UTS #46
// has allowed and mapped other characters in each. Only ICU's C functions are called, which fit any C++ library.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/uchar.h>
#include <unicode/uidna.h>
#include <unicode/unorm2.h>

#include <u8lit/host_name.hpp>
#include <u8lit/nfkc_casefold.hpp>

#include <algorithm>
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

// Characters that rules are about: of each direction, joiners and what they join, viramas, marks, hyphens and dots,
// what is mapped otherwise than by NFKC_Casefold, ignorable and disallowed ones.
constexpr char32_t alphabet[] =
    U"abzABZ019---..__ \u3002\uFF0E\uFF61\u00DF\u1E9E\u03C2\u03A3\u200C\u200C\u200D\u200D\u0628\u0627\u0644\u0840"
    U"\uA872\u094D\u0915\u0D4D\u05D0\u05D1\u05B0\u0660\u06F1\u0661\u0301\u0300\u0327\u0345\u1100\u1161\u11A8\uAC00"
    U"\u00AD\u034F\u2024\u2260\u0338=<\u00FC\u00E9E\u65E5\u672C\u1F80\u210C\uFB01\uFE0F\u2488\u0378\U0001D6D3"
    U"\U0001E900\U0001F600";

constexpr std::int32_t most = 2000;
std::int32_t size_of(const std::u16string& text) { return static_cast<std::int32_t>(text.size()); }
auto view(const std::u16string& text) { return u8lit::text_view<char16_t>::unchecked(text.data(), text.size()); }
void print(const char* what, const std::u16string& text) {
  std::printf("%s:", what);
  for (const char16_t unit : text) std::printf(" %04X", static_cast<unsigned>(unit));
  std::printf("\n");
}

template <class Operation, class Convert>
bool agrees(const char* what, const UIDNA* idna, const std::u16string& name, const Operation& operation,
            Convert convert, std::uint32_t ignored) {
  char16_t icu[most], own[most];
  UErrorCode error = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  const auto size = static_cast<size_t>(convert(idna, name.data(), size_of(name), icu, most, &info, &error));
  const converted_host_name done = operation(view(name), own, size_t{most});
  const bool is_faulty = (info.errors & ~ignored) != 0;
  const bool is_same = done.written == size && std::equal(own, own + size, icu);
  // ICU counts code units up to hyphens that are third and fourth, and not characters.
  if (done.what == host_name_fault::two_hyphens || (info.errors & UIDNA_ERROR_HYPHEN_3_4) != 0) {
    const auto is_surrogate = [](char16_t unit) { return unit >> 11 == 0xD800 >> 11; };
    if (std::any_of(name.begin(), name.end(), is_surrogate) || name.find(u"n--") != std::u16string::npos) return true;
  }
  if (error == U_ZERO_ERROR && is_faulty == !done && (is_faulty || is_same)) return true;
  print(what, name);
  std::printf("ICU: %X, own: %d\n", static_cast<unsigned>(info.errors), static_cast<int>(done.what));
  return false;
}
bool agrees(const UIDNA* strict, const UIDNA* lax, const std::u16string& name) {
  // ICU lets the root stay, checks hyphens, and the length of labels whatever its options are.
  constexpr host_name_options not_std3{.uses_std3_rules = false};
  constexpr std::uint32_t length =
      UIDNA_ERROR_EMPTY_LABEL | UIDNA_ERROR_LABEL_TOO_LONG | UIDNA_ERROR_DOMAIN_NAME_TOO_LONG;
  char16_t mapped[most];
  UErrorCode error = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  const std::int32_t size = uidna_nameToUnicode(lax, name.data(), size_of(name), mapped, most, &info, &error);
  const bool has_root = size > 0 && mapped[size - 1] == u'.';
  return agrees("to_unicode", strict, name, to_unicode, uidna_nameToUnicode, length) &&
         agrees("to_unicode_with", lax, name, to_unicode_with<not_std3>, uidna_nameToUnicode, length) &&
         (has_root || (agrees("to_ascii", strict, name, to_ascii, uidna_nameToASCII, 0) &&
                       agrees("to_ascii_with", lax, name, to_ascii_with<not_std3>, uidna_nameToASCII, 0)));
}
void append(std::u16string& text, char32_t value) {
  char16_t units[2];
  text.append(units, encode_to(units, scalar_value::unchecked(value)));
}

bool folds(const UNormalizer2* normalizer, const std::u16string& text) {
  char16_t icu[most], own[most];
  UErrorCode error = U_ZERO_ERROR;
  const auto size = static_cast<size_t>(unorm2_normalize(normalizer, text.data(), size_of(text), icu, most, &error));
  const transcoded done = to_nfkc_casefold(view(text), own, size_t{most});
  if (error == U_ZERO_ERROR && done.written == size && std::equal(own, own + size, icu)) return true;
  print("to_nfkc_casefold", text);
  return false;
}

}  // namespace

int main() {
  UVersionInfo data;
  u_getUnicodeVersion(data);
  if (data[0] != 17) return 77;
  UErrorCode error = U_ZERO_ERROR;
  constexpr std::uint32_t options = UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_NONTRANSITIONAL_TO_ASCII |
                                    UIDNA_NONTRANSITIONAL_TO_UNICODE;
  const UIDNA* const strict = uidna_openUTS46(options | UIDNA_USE_STD3_RULES, &error);
  const UIDNA* const lax = uidna_openUTS46(options, &error);
  const UNormalizer2* const normalizer = unorm2_getNFKCCasefoldInstance(&error);
  if (error != U_ZERO_ERROR) return 1;
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_scalar_value(value)) continue;
    std::u16string after, before, encoded;
    after = u"a";
    append(after, value);
    append(before, value);
    before += u"b";
    // What Punycode stands for is not mapped, and must be allowed itself.
    char32_t digits[16];
    const char32_t text[]{U'a', value};
    encoded = u"xn--";
    const size_t size = to_punycode(u8lit::text_view<char32_t>::unchecked(text, 2), digits).written;
    for (size_t at = 0; at < size; ++at) encoded += static_cast<char16_t>(digits[at]);
    if (!agrees(strict, lax, after) || !agrees(strict, lax, before) || !agrees(strict, lax, encoded)) return 1;
  }
  std::mt19937 random{1};
  const auto below = [&random](size_t end) { return static_cast<size_t>(random() % end); };
  for (size_t count = 0; count < 300'000; ++count) {
    std::u16string name;
    std::u32string label;
    for (size_t left = 1 + below(count % 100 == 0 ? 120 : 8); left > 0; --left) {
      char32_t value = alphabet[below(std::size(alphabet) - 1)];
      // Now and then any other.
      while (below(12) == 0 || !is_scalar_value(value))
        value = static_cast<char32_t>(below(below(2) == 0 ? 0x3000 : 0x2'0000));
      append(name, value);
      label += value;
    }
    if (!agrees(strict, lax, name) || !folds(normalizer, name)) return 1;
    if (count % 4 != 0) continue;
    // The same in Punycode, with a mistake now and then.
    char32_t digits[most];
    const size_t size = to_punycode(u8lit::text_view<char32_t>::unchecked(label.data(), label.size()), digits).written;
    std::u16string encoded = u"xn--";
    for (size_t at = 0; at < size; ++at)
      if (digits[at] != U'.') encoded += static_cast<char16_t>(digits[at]);
    if (below(8) == 0) encoded[4 + below(encoded.size() - 4)] = static_cast<char16_t>(u'0' + below(75));
    if (!agrees(strict, lax, encoded) || !agrees(strict, lax, name + u"." + encoded)) return 1;
  }
  return 0;
}
