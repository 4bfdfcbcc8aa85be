// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_BENCH_SAMPLES_HPP
#define U8LIT_TESTS_BENCH_SAMPLES_HPP

#include <string_view>

// Text of several scripts, to be repeated.
struct sample {
  const char* name;
  std::string_view text;
};
inline constexpr sample samples[]{
    {"ASCII", "the quick brown fox jumps over the lazy dog. "},
    {"German", "Falsches Üben von Xylophonmusik quält jeden größeren Zwerg, zwölf Boxkämpfer jagen Viktor quer. "},
    {"Cyrillic", "съешь ещё этих мягких французских булок, да выпей чаю "},
    {"Han", "人人生而自由，在尊嚴和權利上一律平等。"},
    {"emoji", "🚀🌍🎉🦊🍣🦉🧭🪁"},
    {"mixed", "Grüße, Jürgen! Привет, мир 🌍. すべての人間は free and equal: γνῶθι σεαυτόν 🚀 naïve "},
};

#endif
