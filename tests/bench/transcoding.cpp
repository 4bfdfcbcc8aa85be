// SPDX-License-Identifier: BSL-1.0
// Prints how fast transcoding and replacement are at run time, in MB of input a second, and as ratios to a naive loop
// and to ICU, all in one run. tests/bench/report builds it with every compiler.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/ustring.h>
#include <unicode/utf8.h>

#include "best.hpp"
#include "samples.hpp"

#include <u8lit.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

std::string repeated(std::string_view text) {
  std::string result;
  while (result.size() < 64 * 1024) result += text;
  return result;
}

// The words of a text, or where it has none, its characters, in random order: processors learn the branches that a text
// takes which repeats.
std::string shuffled(std::string_view text) {
  const bool has_words = text.find(' ') != text.npos;
  std::vector<std::string_view> parts;
  for (size_t begin = 0, at = 1; at <= text.size(); ++at) {
    if (at < text.size() && (has_words ? text[at - 1] != ' ' : (text[at] & 0xC0) == 0x80)) continue;
    parts.push_back(text.substr(begin, at - begin));
    begin = at;
  }
  std::mt19937 chance{3629};
  std::string result;
  while (result.size() < 512 * 1024) result += parts[chance() % parts.size()];
  return result;
}

// One unit in a hundred is replaced by one that can only stand in the middle of a sequence, or by none of any.
template <class Unit>
std::vector<Unit> spoilt(std::vector<Unit> text) {
  std::mt19937 chance{3629};
  for (Unit& unit : text) {
    if (chance() % 100 == 0) unit = static_cast<Unit>(sizeof(Unit) > 1 ? 0xDC00 : chance() % 2 > 0 ? 0xFF : 0x80);
  }
  return text;
}

// As anyone would write it with a decoder and an encoder at hand.
template <class In, class Out>
size_t naive(const std::vector<In>& in, std::vector<Out>& out, on_fault policy) {
  size_t written = 0;
  for (size_t at = 0; at < in.size();) {
    const decoded next = decode_front(in.data() + at, in.size() - at);
    if (!next && policy == on_fault::stop) break;
    const scalar_value value = scalar_value::unchecked(next.value);
    if (encoded_length<Out>(value) > out.size() - written) break;
    written += encode_to(out.data() + written, value);
    at += next.length;
  }
  return written;
}

template <class In, class Out>
size_t ours(const std::vector<In>& in, std::vector<Out>& out, on_fault policy) {
  return (policy == on_fault::stop ? transcode(in, out) : replace_ill_formed(in, out)).written;
}

// ICU has no functions from UTF-8 to UTF-32 and back, but macros that decode and encode.
template <class In, class Out>
size_t icu(const std::vector<In>& in, std::vector<Out>& out, on_fault policy) {
  const UChar32 substitute = policy == on_fault::stop ? U_SENTINEL : 0xFFFD;
  const auto size = static_cast<std::int32_t>(in.size()), room = static_cast<std::int32_t>(out.size());
  std::int32_t written = 0;
  UErrorCode error = U_ZERO_ERROR;
  if constexpr (utf8_unit<In> && utf16_unit<Out>) {
    u_strFromUTF8WithSub(out.data(), room, &written, in.data(), size, substitute, nullptr, &error);
  } else if constexpr (utf16_unit<In> && utf8_unit<Out>) {
    u_strToUTF8WithSub(out.data(), room, &written, in.data(), size, substitute, nullptr, &error);
  } else if constexpr (utf32_unit<In>) {
    auto* const octets = reinterpret_cast<std::uint8_t*>(out.data());
    for (const char32_t value : in) {
      UBool is_error = false;
      U8_APPEND(octets, written, room, static_cast<std::uint32_t>(value), is_error);
      if (is_error) break;
    }
  } else {
    const auto* const octets = reinterpret_cast<const std::uint8_t*>(in.data());
    for (std::int32_t at = 0; at < size && written < room;) {
      UChar32 value;
      U8_NEXT_OR_FFFD(octets, at, size, value);
      out[static_cast<size_t>(written++)] = static_cast<Out>(value);
    }
  }
  return static_cast<size_t>(written);
}

// Latin-1, in which each byte is a code point.
size_t ours_to_latin1(const std::vector<char>& in, std::vector<char>& out, on_fault) {
  return to_latin1(in, out).written;
}
size_t naive_to_latin1(const std::vector<char>& in, std::vector<char>& out, on_fault) {
  size_t written = 0;
  for (size_t at = 0; at < in.size() && written < out.size();) {
    const decoded next = decode_front(in.data() + at, in.size() - at);
    if (!next || next.value > 0xFF) break;
    out[written++] = static_cast<char>(next.value);
    at += next.length;
  }
  return written;
}
size_t ours_from_latin1(const std::vector<char>& in, std::vector<char>& out, on_fault) {
  return from_latin1(in, out).written;
}
size_t naive_from_latin1(const std::vector<char>& in, std::vector<char>& out, on_fault) {
  size_t written = 0;
  for (const char unit : in) {
    const scalar_value value = scalar_value::unchecked(to_octet(unit));
    if (encoded_length<char>(value) > out.size() - written) break;
    written += encode_to(out.data() + written, value);
  }
  return written;
}

std::vector<std::string> names;

template <class In, class Out>
struct contender {
  const char* name;
  size_t (*run)(const std::vector<In>&, std::vector<Out>&, on_fault);
};

// Measures each; the first is the naive one, whose result is expected.
template <class In, class Out>
void measure(const std::string& name, const std::vector<In>& in, on_fault policy,
             const std::vector<contender<In, Out>>& all = {
                 {"naive", naive<In, Out>}, {"u8lit", ours<In, Out>}, {"ICU", icu<In, Out>}}) {
  std::vector<Out> expected(4 * in.size());
  expected.resize(all.front().run(in, expected, policy));
  for (const auto& each : all) {
    std::vector<Out> out(expected.size());
    if (each.run(in, out, policy) != out.size() || out != expected) {
      std::printf("%s, %s: another result\n", name.c_str(), each.name);
      std::exit(1);
    }
    const auto repeat = [in, out, policy, run = each.run](benchmark::State& state) {
      std::vector<Out> room = out;
      for (auto _ : state) {
        benchmark::DoNotOptimize(run(in, room, policy));
        benchmark::ClobberMemory();
      }
      state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(in.size() * sizeof(In)));
    };
    benchmark::RegisterBenchmark((name + each.name).c_str(), repeat)->MinTime(0.02)->Repetitions(5);
  }
  names.push_back(name);
}

template <class Out, class In>
std::vector<Out> in_form(const std::vector<In>& in) {
  std::vector<Out> out(in.size());
  out.resize(transcode(in, out).written);
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  for (const sample& each : samples) {
    const std::string text = repeated(each.text), name = each.name;
    const std::vector<char> utf8(text.begin(), text.end());
    const auto utf16 = in_form<char16_t>(utf8);
    measure<char, char16_t>("UTF-8 to UTF-16, " + name, utf8, on_fault::stop);
    measure<char16_t, char>("UTF-16 to UTF-8, " + name, utf16, on_fault::stop);
    measure<char, char32_t>("UTF-8 to UTF-32, " + name, utf8, on_fault::stop);
    measure<char32_t, char>("UTF-32 to UTF-8, " + name, in_form<char32_t>(utf8), on_fault::stop);
    const std::vector<char> start(utf8.begin(), utf8.begin() + static_cast<std::ptrdiff_t>(each.text.size()));
    measure<char, char16_t>("UTF-8 to UTF-16, short, " + name, start, on_fault::stop);
    const std::string words = shuffled(each.text);
    const std::vector<char> shuffled8(words.begin(), words.end());
    measure<char, char16_t>("UTF-8 to UTF-16, shuffled, " + name, shuffled8, on_fault::stop);
    measure<char16_t, char>("UTF-16 to UTF-8, shuffled, " + name, in_form<char16_t>(shuffled8), on_fault::stop);
    measure<char, char16_t>("UTF-8 to UTF-16, replacing, " + name, utf8, on_fault::replace);
    measure<char, char16_t>("UTF-8 to UTF-16, 1 % ill-formed, " + name, spoilt(utf8), on_fault::replace);
    measure<char16_t, char>("UTF-16 to UTF-8, 1 % ill-formed, " + name, spoilt(utf16), on_fault::replace);
  }
  const std::string ascii = repeated(samples[0].text);
  const std::vector<char> units(ascii.begin(), ascii.end());
  measure<char, char>("UTF-8 to Latin-1, ASCII", units, on_fault::stop,
                      {{"naive", naive_to_latin1}, {"u8lit", ours_to_latin1}});
  measure<char, char>("Latin-1 to UTF-8, ASCII", units, on_fault::stop,
                      {{"naive", naive_from_latin1}, {"u8lit", ours_from_latin1}});
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);
  std::printf("%-46s%12s%14s%14s\n", "MB of input a second", "u8lit", "times naive", "times ICU");
  std::sort(names.begin(), names.end());
  for (const std::string& name : names) {
    if (!fastest.has(name + "u8lit")) continue;
    const double rate = fastest.rate(name + "u8lit");
    std::printf("%-46s%12.0f%14.2f", name.c_str(), rate / 1e6, rate / fastest.rate(name + "naive"));
    if (fastest.has(name + "ICU")) std::printf("%14.2f", rate / fastest.rate(name + "ICU"));
    std::printf("\n");
  }
}
