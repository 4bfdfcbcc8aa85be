// SPDX-License-Identifier: BSL-1.0
// Prints how fast text is normalized, changed in case and divided at run time, in MB of input a second, and as ratios
// to ICU, utf8proc and libunistring, those of them that are there, all in one run. tests/bench/report builds it with
// every compiler.
#include "best.hpp"
#include "samples.hpp"

#include <u8lit/letter_case.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/segmentation.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#if __has_include(<unicode/utf8.h>)
#include <unicode/brkiter.h>
#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/normalizer2.h>
#include <unicode/utext.h>
#define HAS_ICU
#endif
#if __has_include(<utf8proc.h>)
#include <utf8proc.h>
#define HAS_UTF8PROC
#endif
#if __has_include(<unicase.h>)
#include <unicase.h>
#include <unigbrk.h>
#include <uninorm.h>
#define HAS_UNISTRING
#endif

namespace {

using std::size_t;
using std::string;

// The text, and room for results.
struct input {
  string text;
  std::vector<char> room;
  u8lit::utf8_view view() const { return u8lit::utf8_view::unchecked(text.data(), text.size()); }
};
// Reads text and returns a number, or writes to the room and returns how much.
using function = size_t(input&);

template <const auto& Operation>
size_t convert(input& in) { return Operation(in.view(), in.room).written; }
template <const auto& Predicate>
size_t ask(input& in) { return Predicate(in.view()); }
template <const auto& Divide>
size_t count(input& in) {
  size_t segments = 0;
  for ([[maybe_unused]] const u8lit::utf8_view segment : Divide(in.view())) ++segments;
  return segments;
}

#ifdef HAS_ICU
const icu::Normalizer2& normalizer(bool is_compatible) {
  static UErrorCode status = U_ZERO_ERROR;
  static const icu::Normalizer2* const found[] = {icu::Normalizer2::getNFCInstance(status),
                                                  icu::Normalizer2::getNFKCInstance(status)};
  if (U_FAILURE(status)) std::abort();
  return *found[is_compatible];
}
const icu::Normalizer2& decomposer() {
  static UErrorCode status = U_ZERO_ERROR;
  static const icu::Normalizer2* const found = icu::Normalizer2::getNFDInstance(status);
  if (U_FAILURE(status)) std::abort();
  return *found;
}
size_t normalize(input& in, const icu::Normalizer2& form) {
  UErrorCode status = U_ZERO_ERROR;
  icu::CheckedArrayByteSink sink{in.room.data(), static_cast<int32_t>(in.room.size())};
  form.normalizeUTF8(0, {in.text.data(), static_cast<int32_t>(in.text.size())}, sink, nullptr, status);
  return static_cast<size_t>(sink.NumberOfBytesWritten());
}
size_t is_normalized(input& in, const icu::Normalizer2& form) {
  UErrorCode status = U_ZERO_ERROR;
  return form.isNormalizedUTF8({in.text.data(), static_cast<int32_t>(in.text.size())}, status) != 0;
}
template <class Map>
size_t map_case(input& in, Map map) {
  UErrorCode status = U_ZERO_ERROR;
  icu::CheckedArrayByteSink sink{in.room.data(), static_cast<int32_t>(in.room.size())};
  map(icu::StringPiece{in.text.data(), static_cast<int32_t>(in.text.size())}, sink, status);
  return static_cast<size_t>(sink.NumberOfBytesWritten());
}
// The iterator is made once: what it costs to make one is not what is compared.
template <class Make>
size_t count_boundaries(input& in, Make make) {
  UErrorCode status = U_ZERO_ERROR;
  static icu::BreakIterator* const iterator = make(icu::Locale::getRoot(), status);
  UText* const text = utext_openUTF8(nullptr, in.text.data(), static_cast<int64_t>(in.text.size()), &status);
  iterator->setText(text, status);
  if (U_FAILURE(status)) std::abort();
  size_t count = 0;
  while (iterator->next() != icu::BreakIterator::DONE) ++count;
  utext_close(text);
  return count;
}
namespace by_icu {
size_t to_nfc(input& in) { return normalize(in, normalizer(false)); }
size_t to_nfkc(input& in) { return normalize(in, normalizer(true)); }
size_t to_nfd(input& in) { return normalize(in, decomposer()); }
size_t is_nfc(input& in) { return is_normalized(in, normalizer(false)); }
size_t to_upper(input& in) {
  return map_case(in, [](auto text, auto& sink, UErrorCode& status) {
    icu::CaseMap::utf8ToUpper("", 0, text, sink, nullptr, status);
  });
}
size_t to_lower(input& in) {
  return map_case(in, [](auto text, auto& sink, UErrorCode& status) {
    icu::CaseMap::utf8ToLower("", 0, text, sink, nullptr, status);
  });
}
size_t fold_case(input& in) {
  return map_case(in, [](auto text, auto& sink, UErrorCode& status) {
    icu::CaseMap::utf8Fold(0, text, sink, nullptr, status);
  });
}
size_t to_title(input& in) {
  return map_case(in, [](auto text, auto& sink, UErrorCode& status) {
    icu::CaseMap::utf8ToTitle("", 0, nullptr, text, sink, nullptr, status);
  });
}
size_t graphemes(input& in) {
  return count_boundaries(in, [](const icu::Locale& locale, UErrorCode& status) {
    return icu::BreakIterator::createCharacterInstance(locale, status);
  });
}
size_t words(input& in) {
  return count_boundaries(in, [](const icu::Locale& locale, UErrorCode& status) {
    return icu::BreakIterator::createWordInstance(locale, status);
  });
}
size_t sentences(input& in) {
  return count_boundaries(in, [](const icu::Locale& locale, UErrorCode& status) {
    return icu::BreakIterator::createSentenceInstance(locale, status);
  });
}
size_t lines(input& in) {
  return count_boundaries(in, [](const icu::Locale& locale, UErrorCode& status) {
    return icu::BreakIterator::createLineInstance(locale, status);
  });
}
}  // namespace by_icu
#else
namespace by_icu {
constexpr function *to_nfc = nullptr, *to_nfkc = nullptr, *to_nfd = nullptr, *is_nfc = nullptr, *to_upper = nullptr,
                   *to_lower = nullptr, *to_title = nullptr, *fold_case = nullptr, *graphemes = nullptr,
                   *words = nullptr, *sentences = nullptr, *lines = nullptr;
}  // namespace by_icu
#endif

#ifdef HAS_UTF8PROC
// Its results are allocated.
size_t map_by_utf8proc(input& in, int options) {
  utf8proc_uint8_t* made = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(in.text.data()),
                                 static_cast<utf8proc_ssize_t>(in.text.size()), &made,
                                 static_cast<utf8proc_option_t>(options | UTF8PROC_STABLE));
  std::free(made);
  return static_cast<size_t>(size);
}
namespace by_utf8proc {
size_t to_nfc(input& in) { return map_by_utf8proc(in, UTF8PROC_COMPOSE); }
size_t to_nfkc(input& in) { return map_by_utf8proc(in, UTF8PROC_COMPOSE | UTF8PROC_COMPAT); }
size_t to_nfd(input& in) { return map_by_utf8proc(in, UTF8PROC_DECOMPOSE); }
size_t fold_case(input& in) { return map_by_utf8proc(in, UTF8PROC_CASEFOLD); }
size_t graphemes(input& in) {
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(in.text.data());
  const auto* const end = at + in.text.size();
  utf8proc_int32_t before = 0, state = 0;
  size_t count = 1;
  at += utf8proc_iterate(at, end - at, &before);
  while (at != end) {
    utf8proc_int32_t next = 0;
    at += utf8proc_iterate(at, end - at, &next);
    count += utf8proc_grapheme_break_stateful(before, next, &state);
    before = next;
  }
  return count;
}
}  // namespace by_utf8proc
#else
namespace by_utf8proc {
constexpr function *to_nfc = nullptr, *to_nfkc = nullptr, *to_nfd = nullptr, *fold_case = nullptr,
                   *graphemes = nullptr;
}  // namespace by_utf8proc
#endif

#ifdef HAS_UNISTRING
const std::uint8_t* octets(const input& in) { return reinterpret_cast<const std::uint8_t*>(in.text.data()); }
template <class Convert>
size_t convert_by_unistring(input& in, Convert convert) {
  size_t size = in.room.size();
  auto* const room = reinterpret_cast<std::uint8_t*>(in.room.data());
  if (convert(octets(in), in.text.size(), room, &size) != room) std::abort();
  return size;
}
size_t normalize_by_unistring(input& in, uninorm_t form) {
  return convert_by_unistring(in, [form](auto* text, size_t size, auto* out, size_t* out_size) {
    return u8_normalize(form, text, size, out, out_size);
  });
}
namespace by_unistring {
size_t to_nfc(input& in) { return normalize_by_unistring(in, UNINORM_NFC); }
size_t to_nfkc(input& in) { return normalize_by_unistring(in, UNINORM_NFKC); }
size_t to_nfd(input& in) { return normalize_by_unistring(in, UNINORM_NFD); }
size_t to_upper(input& in) {
  return convert_by_unistring(in, [](auto* text, size_t size, auto* out, size_t* out_size) {
    return u8_toupper(text, size, "", nullptr, out, out_size);
  });
}
size_t to_lower(input& in) {
  return convert_by_unistring(in, [](auto* text, size_t size, auto* out, size_t* out_size) {
    return u8_tolower(text, size, "", nullptr, out, out_size);
  });
}
size_t fold_case(input& in) {
  return convert_by_unistring(in, [](auto* text, size_t size, auto* out, size_t* out_size) {
    return u8_casefold(text, size, "", nullptr, out, out_size);
  });
}
size_t graphemes(input& in) {
  size_t count = 0;
  const std::uint8_t *at = octets(in), *const end = at + in.text.size();
  for (; at != end; ++count) at = u8_grapheme_next(at, end);
  return count;
}
}  // namespace by_unistring
#else
namespace by_unistring {
constexpr function *to_nfc = nullptr, *to_nfkc = nullptr, *to_nfd = nullptr, *to_upper = nullptr, *to_lower = nullptr,
                   *fold_case = nullptr, *graphemes = nullptr;
}  // namespace by_unistring
#endif

namespace unicode = u8lit::unicode;
struct operation {
  const char* name;
  function *run, *icu, *utf8proc, *unistring;
};
constexpr operation operations[]{
    {"is_nfc", ask<unicode::is_nfc>, by_icu::is_nfc, nullptr, nullptr},
    {"to_nfc", convert<unicode::to_nfc>, by_icu::to_nfc, by_utf8proc::to_nfc, by_unistring::to_nfc},
    {"to_nfd", convert<unicode::to_nfd>, by_icu::to_nfd, by_utf8proc::to_nfd, by_unistring::to_nfd},
    {"to_nfkc", convert<unicode::to_nfkc>, by_icu::to_nfkc, by_utf8proc::to_nfkc, by_unistring::to_nfkc},
    {"to_upper", convert<unicode::to_upper>, by_icu::to_upper, nullptr, by_unistring::to_upper},
    {"to_lower", convert<unicode::to_lower>, by_icu::to_lower, nullptr, by_unistring::to_lower},
    {"to_title", convert<unicode::to_title>, by_icu::to_title, nullptr, nullptr},
    {"fold_case", convert<unicode::fold_case>, by_icu::fold_case, by_utf8proc::fold_case, by_unistring::fold_case},
    {"graphemes", count<unicode::graphemes>, by_icu::graphemes, by_utf8proc::graphemes, by_unistring::graphemes},
    {"words", count<unicode::words>, by_icu::words, nullptr, nullptr},
    {"sentences", count<unicode::sentences>, by_icu::sentences, nullptr, nullptr},
    {"lines", count<unicode::line_segments>, by_icu::lines, nullptr, nullptr},
};

constexpr sample decomposed[]{
    {"French, NFD", "Ou\u0300 l'e\u0301le\u0300ve di\u0302ne a\u0300 la fore\u0302t, pre\u0300s du cha\u0302teau. "},
    {"Vietnamese", "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền. "},
    {"Hangul", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. "},
    {"Hangul, NFD", "\u1106\u1169\u1103\u1173\u11AB \u110B\u1175\u11AB\u1100\u1161\u11AB\u110B\u1173\u11AB "},
    {"Hindi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। "},
};

// Peers that have another result, because of another version of Unicode, are not compared.
void measure(const string& name, input& in, function* run, function* expected) {
  if (run == nullptr) return;
  if (run(in) != expected(in)) {
    std::printf("%s: not compared, its result is another\n", name.c_str());
    return;
  }
  const auto repeat = [&in, run](benchmark::State& state) {
    for (auto _ : state) {
      benchmark::DoNotOptimize(run(in));
      benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(in.text.size()));
  };
  benchmark::RegisterBenchmark(name.c_str(), repeat)->MinTime(0.02)->Repetitions(5);
}

input made(std::string_view sample) {
  input in;
  while (in.text.size() < 64 * 1024) in.text += sample;
  in.room.resize(4 * in.text.size());
  return in;
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  static std::vector<input> inputs;
  std::vector<const char*> names;
  const auto add = [&names](const sample& each) {
    inputs.push_back(made(each.text));
    names.push_back(each.name);
  };
  for (const sample& each : samples) add(each);
  for (const sample& each : decomposed) add(each);
  for (const operation& each : operations) {
    for (size_t at = 0; at < inputs.size(); ++at) {
      const string name = string{each.name} + ", " + names[at] + ", ";
      measure(name + "u8lit", inputs[at], each.run, each.run);
      measure(name + "ICU", inputs[at], each.icu, each.run);
      measure(name + "utf8proc", inputs[at], each.utf8proc, each.run);
      measure(name + "libunistring", inputs[at], each.unistring, each.run);
    }
  }
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);
  std::printf("%-34s%12s%12s%16s%20s\n", "MB of input a second", "u8lit", "times ICU", "times utf8proc",
              "times libunistring");
  for (const operation& each : operations) {
    for (const char* const text : names) {
      const string name = string{each.name} + ", " + text;
      if (!fastest.has(name + ", u8lit")) continue;
      const double rate = fastest.rate(name + ", u8lit");
      std::printf("%-34s%12.0f", name.c_str(), rate / 1e6);
      int width = 12;
      for (const char* const peer : {", ICU", ", utf8proc", ", libunistring"}) {
        if (fastest.has(name + peer)) std::printf("%*.2f", width, rate / fastest.rate(name + peer));
        else std::printf("%*s", width, "");
        width += 4;
      }
      std::printf("\n");
    }
  }
}
