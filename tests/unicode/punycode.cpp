// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/punycode.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::from_punycode, unicode::to_punycode;

// The samples of RFC 3492, section 7.1. Both directions; the letters of digits are of either case when decoded.
#define IS_SAMPLE(text, encoded)                                                           \
  static_assert(to_punycode(text##_text) == encoded##_text);                              \
  static_assert(from_punycode(encoded##_text) == text##_text);                            \
  static_assert(to_punycode(u##text##_text) == u##encoded##_text);                        \
  static_assert(from_punycode(U##encoded##_text) == U##text##_text)
// (A) Arabic (Egyptian), (B) Chinese (simplified), (C) Chinese (traditional), (D) Czech, (E) Hebrew.
IS_SAMPLE("\u0644\u064A\u0647\u0645\u0627\u0628\u062A\u0643\u0644\u0645\u0648\u0634\u0639\u0631\u0628\u064A\u061F",
          "egbpdaj6bu4bxfgehfvwxn");
IS_SAMPLE("\u4ED6\u4EEC\u4E3A\u4EC0\u4E48\u4E0D\u8BF4\u4E2D\u6587", "ihqwcrb4cv8a8dqg056pqjye");
IS_SAMPLE("\u4ED6\u5011\u7232\u4EC0\u9EBD\u4E0D\u8AAA\u4E2D\u6587", "ihqwctvzc91f659drss3x8bo0yb");
IS_SAMPLE("Pro\u010Dprost\u011Bnemluv\u00ED\u010Desky", "Proprostnemluvesky-uyb24dma41a");
IS_SAMPLE("\u05DC\u05DE\u05D4\u05D4\u05DD\u05E4\u05E9\u05D5\u05D8\u05DC\u05D0\u05DE\u05D3\u05D1\u05E8\u05D9\u05DD\u05E2"
          "\u05D1\u05E8\u05D9\u05EA",
          "4dbcagdahymbxekheh6e0a7fei0b");
// (F) Hindi, (G) Japanese, (H) Korean.
IS_SAMPLE("\u092F\u0939\u0932\u094B\u0917\u0939\u093F\u0928\u094D\u0926\u0940\u0915\u094D\u092F\u094B\u0902\u0928\u0939"
          "\u0940\u0902\u092C\u094B\u0932\u0938\u0915\u0924\u0947\u0939\u0948\u0902",
          "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd");
IS_SAMPLE("\u306A\u305C\u307F\u3093\u306A\u65E5\u672C\u8A9E\u3092\u8A71\u3057\u3066\u304F\u308C\u306A\u3044"
          "\u306E\u304B",
          "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa");
IS_SAMPLE("\uC138\uACC4\uC758\uBAA8\uB4E0\uC0AC\uB78C\uB4E4\uC774\uD55C\uAD6D\uC5B4\uB97C\uC774\uD574\uD55C\uB2E4\uBA74"
          "\uC5BC\uB9C8\uB098\uC88B\uC744\uAE4C",
          "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c");
// (I) Russian, whose sample has an upper-case digit; (J) Spanish, (K) Vietnamese.
IS_SAMPLE("\u043F\u043E\u0447\u0435\u043C\u0443\u0436\u0435\u043E\u043D\u0438\u043D\u0435\u0433\u043E\u0432\u043E\u0440"
          "\u044F\u0442\u043F\u043E\u0440\u0443\u0441\u0441\u043A\u0438",
          "b1abfaaepdrnnbgefbadotcwatmq2g4l");
static_assert(from_punycode("b1abfaaepdrnnbgefbaDotcwatmq2g4l"_text) ==
              from_punycode("b1abfaaepdrnnbgefbadotcwatmq2g4l"_text));
IS_SAMPLE("Porqu\u00E9nopuedensimplementehablarenEspa\u00F1ol", "PorqunopuedensimplementehablarenEspaol-fmd56a");
IS_SAMPLE("T\u1EA1isaoh\u1ECDkh\u00F4ngth\u1EC3ch\u1EC9n\u00F3iti\u1EBFngVi\u1EC7t",
          "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g");
// (L) to (S): names and titles.
IS_SAMPLE("3\u5E74B\u7D44\u91D1\u516B\u5148\u751F", "3B-ww4c5e180e575a65lsy2b");
IS_SAMPLE("\u5B89\u5BA4\u5948\u7F8E\u6075-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n");
IS_SAMPLE("Hello-Another-Way-\u305D\u308C\u305E\u308C\u306E\u5834\u6240",
          "Hello-Another-Way--fc4qua05auwb3674vfr0b");
IS_SAMPLE("\u3072\u3068\u3064\u5C4B\u6839\u306E\u4E0B\u0032", "2-u9tlzr9756bt3uc0v");
IS_SAMPLE("Maji\u3067Koi\u3059\u308B\u0035\u79D2\u524D", "MajiKoi5-783gue6qz075azm5e");
IS_SAMPLE("\u30D1\u30D5\u30A3\u30FCde\u30EB\u30F3\u30D0", "de-jg4avhby1noc0d");
IS_SAMPLE("\u305D\u306E\u30B9\u30D4\u30FC\u30C9\u3067", "d9juau41awczczp");
IS_SAMPLE("-> $1.00 <-", "-> $1.00 <--");
// Nothing, and what is beyond the first plane.
IS_SAMPLE("", "");
IS_SAMPLE("a", "a-");
IS_SAMPLE("-", "--");
IS_SAMPLE("\u00FC", "tda");
IS_SAMPLE("\U0001F600\U0010FFFF\u0080", "a1887w6y79f");

// Faults: no digit, a character beyond ASCII before the last hyphen or after it, a number that ends too early, one that
// stands for no character, one for a surrogate, and one that does not fit in 64 bits.
template <class Unit>
constexpr bool has_fault(std::basic_string_view<Unit> text, fault what, size_t offset, size_t length) {
  char32_t out[64]{};
  const transcoded done = from_punycode(text.data(), text.size(), out, 64);
  return done.found == verdict{what, offset, length} && done.read == offset && !done &&
         from_punycode(text.data(), text.size(), static_cast<char*>(nullptr), npos).found == done.found;
}
using std::string_view;
static_assert(has_fault(string_view{"a-!"}, fault::invalid_escape, 2, 1));
static_assert(has_fault(string_view{"-"}, fault::invalid_escape, 0, 1));
static_assert(has_fault(string_view{"\xC3\xBC-tda"}, fault::invalid_escape, 0, 1));
static_assert(has_fault(string_view{"ab-t\xC3\xBC"}, fault::invalid_escape, 4, 1));
static_assert(has_fault(std::u16string_view{u"ab-\u0161da"}, fault::invalid_escape, 3, 1));
static_assert(has_fault(string_view{"bcher-kv"}, fault::truncated, 6, 2));
static_assert(has_fault(string_view{"99999999"}, fault::truncated, 0, 8));
static_assert(has_fault(string_view{"99999b"}, fault::out_of_range, 0, 6));
static_assert(has_fault(string_view{"999999999999999999999999999999"}, fault::out_of_range, 0, 18));

// Each code point alone there and back.
constexpr bool goes_there_and_back(char32_t first, char32_t last, char32_t step) {
  for (char32_t value = first; value <= last; value += step) {
    if (!is_scalar_value(value)) continue;
    const char32_t text[]{U'a', value, U'b'};
    char32_t encoded[16]{}, decoded[4]{};
    const size_t size = to_punycode(text_view<char32_t>::unchecked(text, 3), encoded).written;
    const transcoded done = from_punycode(encoded, size, decoded, 4);
    if (!done || done.read != size || done.written != 3 || decoded[1] != value || decoded[2] != U'b') return false;
  }
  return true;
}
static_assert(goes_there_and_back(0, 0x10FFFF, 0x2FFF));
bool all_go_there_and_back() { return goes_there_and_back(0, 0x10FFFF, 1); }
// What stands for surrogates is between what stands for their neighbours.
bool finds_surrogates() {
  const char digits[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  size_t found = 0;
  for (size_t number = 0; number < 36 * 36 * 36 * 36; ++number) {
    const char text[]{digits[number % 36], digits[number / 36 % 36], digits[number / 36 / 36 % 36],
                      digits[number / 36 / 36 / 36]};
    char32_t out[4]{};
    const transcoded done = from_punycode(text, 4, out, 4);
    found += done.found.what == fault::surrogate && done.found.offset == 0 && done.found.length == 4;
    if (done && done.written == 1 && !is_scalar_value(out[0])) return false;
  }
  return found == 0x800;
}

// Room for all or for less.
constexpr bool needs_room() {
  for (size_t room = 0; room < 12; ++room) {
    char out[12]{};
    const transcoded encoded = to_punycode("b\u00FCcher"_text.view(), out, room);
    if (encoded.fits != (room >= 9) || encoded.read != (room >= 9 ? 7 : 0) || (encoded.fits && encoded.written != 9))
      return false;
    const transcoded decoded = from_punycode("bcher-kva", out, room);
    if (decoded.fits != (room >= 7) || (decoded.fits && (decoded.written != 7 || decoded.read != 9))) return false;
    for (size_t at = room; at < 12; ++at) {
      if (out[at] != '\0') return false;
    }
  }
  return true;
}
static_assert(needs_room());

// Owning text is made of what was decoded only after a test for faults (<u8lit/owning_text.hpp>).
static_assert(detail::writes_text_of<detail::to_punycode_operation, utf8_view> &&
              !detail::writes_text_of<detail::from_punycode_operation, utf8_view>);

int main() { return at_run_time(all_go_there_and_back, finds_surrogates, needs_room); }
