// SPDX-License-Identifier: BSL-1.0
// Prints how fast text is validated, counted and decoded at run time, in MB a second, and as ratios to a scalar loop
// and to what is installed of utfcpp and ICU, all in one run. tests/bench/report builds it with every compiler.
#include "best.hpp"
#include "naive.hpp"
#include "samples.hpp"

#include <u8lit.hpp>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#if __has_include(<utf8.h>)
#include <utf8.h>
#endif
#if __has_include(<unicode/utf8.h>)
#include <unicode/utf8.h>
#endif

namespace {

using function = std::uint64_t(std::string_view);

std::uint64_t validate(std::string_view text) { return u8lit::is_well_formed(text); }
std::uint64_t validate_naively(std::string_view text) { return is_well_formed_naively(text.data(), text.size()); }

std::uint64_t count(std::string_view text) {
  return u8lit::text_view<char>::unchecked(text.data(), text.size()).scalars().count();
}
std::uint64_t count_naively(std::string_view text) {
  std::uint64_t result = 0;
  for (const char octet : text) result += (octet & 0xC0) != 0x80;
  return result;
}

// Decoding validates, too. The sum of the values stands for whatever is done with them.
std::uint64_t decode(std::string_view text) {
  std::uint64_t sum = 0;
  for (const char32_t value : u8lit::scalars(text)) sum += value;
  return sum;
}
std::uint64_t decode_one_by_one(std::string_view text) {
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < text.size();) {
    const u8lit::decoded next = u8lit::decode_front(text.data() + at, text.size() - at);
    sum += next.value;
    at += next.length;
  }
  return sum;
}

#if __has_include(<utf8.h>)
std::uint64_t validate_with_utfcpp(std::string_view text) { return utf8::is_valid(text.begin(), text.end()); }
std::uint64_t count_with_utfcpp(std::string_view text) {
  return static_cast<std::uint64_t>(utf8::unchecked::distance(text.begin(), text.end()));
}
std::uint64_t decode_with_utfcpp(std::string_view text) {
  std::uint64_t sum = 0;
  for (const char* at = text.data(); at != text.data() + text.size();) sum += utf8::next(at, text.data() + text.size());
  return sum;
}
#else
constexpr function *validate_with_utfcpp = nullptr, *count_with_utfcpp = nullptr, *decode_with_utfcpp = nullptr;
#endif

#if __has_include(<unicode/utf8.h>)
template <class Take>
std::uint64_t with_icu(std::string_view text, Take take) {
  const auto* const octets = reinterpret_cast<const std::uint8_t*>(text.data());
  const auto size = static_cast<std::int32_t>(text.size());
  std::uint64_t result = 0;
  for (std::int32_t at = 0; at < size;) {
    UChar32 value;
    U8_NEXT(octets, at, size, value);
    if (value < 0) return 0;
    take(result, value);
  }
  return result;
}
std::uint64_t validate_with_icu(std::string_view text) {
  return with_icu(text, [](std::uint64_t& result, UChar32) { result = 1; });
}
std::uint64_t decode_with_icu(std::string_view text) {
  return with_icu(text, [](std::uint64_t& result, UChar32 value) { result += static_cast<std::uint64_t>(value); });
}
#else
constexpr function *validate_with_icu = nullptr, *decode_with_icu = nullptr;
#endif

struct verb {
  const char* name;
  function *ours, *naive, *utfcpp, *icu;
};
constexpr verb verbs[]{{"validate", validate, validate_naively, validate_with_utfcpp, validate_with_icu},
                       {"count", count, count_naively, count_with_utfcpp, nullptr},
                       {"decode", decode, decode_one_by_one, decode_with_utfcpp, decode_with_icu}};

std::string name_of(const verb& verb, const sample& text, const char* kind) {
  return std::string{verb.name} + ", " + std::string{text.name} + ", " + kind;
}

void measure(const std::string& name, const std::string& text, function* run, std::uint64_t expected) {
  if (run == nullptr) return;
  if (run(text) != expected) {
    std::printf("%s: another result\n", name.c_str());
    std::exit(1);
  }
  const auto repeat = [&text, run](benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(run(text));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
  };
  benchmark::RegisterBenchmark(name.c_str(), repeat)->MinTime(0.05)->Repetitions(5);
}

// What was promised of validation, times the scalar loop; 0 where nothing was.
double promised(const verb& verb, const sample& text) {
#ifdef __AVX2__
  const double mixed = 5;
#else
  const double mixed = 2;
#endif
  const std::string_view name = text.name;
  return verb.ours != validate ? 0 : name == "mixed" ? mixed : name == "ASCII" ? 10 : 0;
}

void print(const best& fastest, const verb& verb, const sample& text) {
  const std::string name = name_of(verb, text, "");
  if (!fastest.has(name + "u8lit")) return;
  const double rate = fastest.rate(name + "u8lit");
  std::printf("  %-20s%10.0f", name.substr(0, name.size() - 2).c_str(), rate / 1e6);
  for (const char* const other : {"naive", "utfcpp", "ICU"}) {
    if (fastest.has(name + other)) std::printf("%16.2f", rate / fastest.rate(name + other));
    else std::printf("%16s", "");
  }
  if (const double bound = promised(verb, text); bound > 0)
    std::printf("  >= %.0f %s", bound, rate >= bound * fastest.rate(name + "naive") ? "met" : "short");
  std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  static std::vector<std::string> texts;
  texts.reserve(std::size(samples));
  for (const sample& each : samples) {
    std::string& text = texts.emplace_back();
    while (text.size() < std::size_t{4} << 20) text += each.text;
    for (const verb& verb : verbs) {
      const std::uint64_t expected = verb.naive(text);
      measure(name_of(verb, each, "u8lit"), text, verb.ours, expected);
      measure(name_of(verb, each, "naive"), text, verb.naive, expected);
      measure(name_of(verb, each, "utfcpp"), text, verb.utfcpp, expected);
      measure(name_of(verb, each, "ICU"), text, verb.icu, expected);
    }
  }
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);
  std::printf("%-22s%10s%16s%16s%16s\n", "MB of 4 MiB a second", "u8lit", "times naive", "times utfcpp", "times ICU");
  for (const verb& verb : verbs) {
    for (const sample& each : samples) print(fastest, verb, each);
  }
}
