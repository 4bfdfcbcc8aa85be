// SPDX-License-Identifier: BSL-1.0
// std::format fills fields up to the same columns: with each scalar value, and with random texts, the same every time.
// Exits with 77 where the standard library has no std::format, or another version of Unicode: libstdc++ 16 has 17.0.
#include <u8lit/segmentation.hpp>

#include <cstddef>
#include <cstdio>
#include <iterator>
#include <random>
#include <string>
#include <version>

#if defined(__cpp_lib_format) && defined(_GLIBCXX_RELEASE) && _GLIBCXX_RELEASE >= 16
#include <format>

namespace {

using namespace u8lit;

// What clusters are made of: letters, marks, flags, and emoji with what may follow them. No syllables of Hangul:
// libstdc++ 16 begins a cluster with a mark that follows one.
constexpr char32_t alphabet[] =
    U"a \u00E9\u0301\u0308\u200D\uFE0F\u20E3\u65E5\uFF21\uFF71\u0915\u094D\u0937\u093F\u261D"
    U"\u2764\u231A\u4DC0\U0001F1E6\U0001F1E7\U0001F3FB\U0001F468\U0001F469\U0001F600\U0001F680\U00020000";

bool agrees(const std::string& text) {
  const auto view = utf8_view::unchecked(text.data(), text.size());
  const std::size_t columns = unicode::count_columns(view);
  const std::size_t wanted = columns + 3;
  if (std::format("{:{}}", text, wanted).size() == text.size() + 3) return true;
  std::printf("%zu columns:", columns);
  for (const char32_t value : view.scalars()) std::printf(" %04lX", static_cast<unsigned long>(value));
  std::printf("\n");
  return false;
}
void append(std::string& text, char32_t value) {
  char units[4];
  text.append(units, encode_to(units, scalar_value::unchecked(value)));
}

}  // namespace

int main() {
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_scalar_value(value)) continue;
    std::string text;
    append(text, value);
    if (!agrees(text)) return 1;
  }
  std::mt19937 random{1};
  const auto below = [&random](std::size_t end) { return static_cast<std::size_t>(random() % end); };
  for (std::size_t count = 0; count < 300'000; ++count) {
    std::string text;
    for (std::size_t left = 1 + below(12); left > 0; --left) append(text, alphabet[below(std::size(alphabet) - 1)]);
    if (!agrees(text)) return 1;
  }
  return 0;
}
#else
int main() { return 77; }
#endif
