// SPDX-License-Identifier: BSL-1.0
// Prints how fast operations on text are at run time, in MB of input a second, and as ratios to what one writes with
// the standard library, to Abseil, and to the fastest of the C library, GLib, ICU and libunistring, all in one run.
// tests/bench/report builds it with every compiler.
#include "best.hpp"
#include "samples.hpp"

#include <u8lit.hpp>
#include <u8lit/hash.hpp>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#if __has_include(<absl/strings/escaping.h>)
#include <absl/hash/hash.h>
#include <absl/strings/ascii.h>
#include <absl/strings/escaping.h>
#include <absl/strings/match.h>
#include <absl/strings/numbers.h>
#include <absl/strings/str_cat.h>
#include <absl/strings/str_replace.h>
#include <absl/strings/str_split.h>
#define HAS_ABSEIL
#endif
#ifdef __GLIBC__
#include <iconv.h>
#include <strings.h>
#endif
#if __has_include(<glib.h>)
#include <glib.h>
#define HAS_GLIB
#endif
#if __has_include(<unicode/ustring.h>)
#include <unicode/ustring.h>
#define HAS_ICU
#endif
#if __has_include(<unistr.h>)
#include <unistr.h>
#define HAS_UNISTRING
#endif

namespace {

using std::size_t;
using std::string;
using std::string_view;
using namespace u8lit::literals;

// The text, an equal copy of it, room for results, and the same text escaped in several notations.
struct input {
  string text, copy, lines, json, c, percent, upper, utf16be;
  std::vector<char> room;
  u8lit::utf8_view view() const { return u8lit::utf8_view::unchecked(text.data(), text.size()); }
};

u8lit::utf8_view view_of(const string& text) { return u8lit::utf8_view::unchecked(text.data(), text.size()); }

// Reads text and returns a number, or writes to the room and returns how much.
using function = size_t(input&);
constexpr string_view needle = "needle that is nowhere", word = "free";

bool is_ascii_space(char unit) { return unit == ' ' || (unit >= '\t' && unit <= '\r'); }
char ascii_upper(char unit) { return unit >= 'a' && unit <= 'z' ? static_cast<char>(unit - 'a' + 'A') : unit; }
bool is_unreserved(char unit) {
  return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || (unit >= '0' && unit <= '9') || unit == '-' ||
         unit == '.' || unit == '_' || unit == '~';
}
int digit_value(char unit) { return unit <= '9' ? unit - '0' : (unit & 0xDF) - 'A' + 10; }

struct writer {
  char* at;
  char* begin;
  explicit writer(input& in) : at{in.room.data()}, begin{at} {}
  void put(char unit) { *at++ = unit; }
  void put(string_view units) { at += units.copy(at, units.size()); }
  size_t count() const { return static_cast<size_t>(at - begin); }
};

// The naive ones.
namespace naive {

size_t compare(input& in) { return static_cast<size_t>(string_view{in.text}.compare(in.copy)); }
size_t scalars(input& in) {
  size_t result = 0;
  for (const char unit : in.text) result += (unit & 0xC0) != 0x80;
  return result;
}
size_t hash(input& in) { return std::hash<string_view>{}(in.text); }
size_t find(input& in) { return string_view{in.text}.find(needle); }
size_t rfind(input& in) { return string_view{in.text}.rfind(needle); }
size_t count(input& in) {
  size_t result = 0;
  for (size_t at = 0; (at = string_view{in.text}.find(word, at)) != string::npos; at += word.size()) ++result;
  return result;
}
size_t split(input& in) {
  size_t result = 0;
  for (size_t at = 0;; ++at, ++result) {
    const size_t end = string_view{in.text}.find(',', at);
    if (end == string::npos) return result + 1;
    at = end;
  }
}
size_t words(input& in) {
  size_t result = 0;
  bool is_space = true;
  for (const char unit : in.text) {
    if (is_space && !is_ascii_space(unit)) ++result;
    is_space = is_ascii_space(unit);
  }
  return result;
}
size_t lines(input& in) {
  size_t result = 0;
  for (size_t at = 0; at < in.lines.size(); ++result) {
    const size_t end = in.lines.find('\n', at);
    at = end == string::npos ? in.lines.size() : end + 1;
  }
  return result;
}
size_t upper(input& in) {
  writer out{in};
  for (const char unit : in.text) out.put(ascii_upper(unit));
  return out.count();
}
size_t equal_ignoring_case(input& in) {
  if (in.text.size() != in.upper.size()) return 0;
  for (size_t at = 0; at < in.text.size(); ++at) {
    if (ascii_upper(in.text[at]) != ascii_upper(in.upper[at])) return 0;
  }
  return 1;
}
size_t reverse(input& in) {
  writer out{in};
  for (size_t end = in.text.size(); end > 0;) {
    size_t begin = end - 1;
    while ((in.text[begin] & 0xC0) == 0x80) --begin;
    out.put(string_view{in.text}.substr(begin, end - begin));
    end = begin;
  }
  return out.count();
}
size_t replace(input& in) {
  writer out{in};
  size_t at = 0;
  for (size_t next; (next = in.text.find(word, at)) != string::npos; at = next + word.size()) {
    out.put(string_view{in.text}.substr(at, next - at));
    out.put("liberated");
  }
  out.put(string_view{in.text}.substr(at));
  return out.count();
}
size_t concat(input& in) {
  writer out{in};
  out.put(in.text);
  out.put(in.copy);
  return out.count();
}
size_t to_hex(input& in) {
  writer out{in};
  for (const char unit : in.text) {
    out.put("0123456789ABCDEF"[unit >> 4 & 15]);
    out.put("0123456789ABCDEF"[unit & 15]);
  }
  return out.count();
}
size_t escape_json(input& in) {
  writer out{in};
  for (const char unit : in.text) {
    if (unit == '"' || unit == '\\') out.put('\\');
    if (unit == '\n') out.put("\\n");
    else if (static_cast<unsigned char>(unit) < 0x20) std::abort();
    else out.put(unit);
  }
  return out.count();
}
size_t unescape(const string& text, input& in) {
  writer out{in};
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '\\') out.put(text[at]);
    else if (text[++at] == 'n') out.put('\n');
    else out.put(text[at]);
  }
  return out.count();
}
size_t unescape_json(input& in) { return unescape(in.json, in); }
size_t unescape_c(input& in) { return unescape(in.c, in); }
size_t percent_encode(input& in) {
  writer out{in};
  for (const char unit : in.text) {
    if (is_unreserved(unit)) {
      out.put(unit);
    } else {
      out.put('%');
      out.put("0123456789ABCDEF"[unit >> 4 & 15]);
      out.put("0123456789ABCDEF"[unit & 15]);
    }
  }
  return out.count();
}
size_t percent_decode(input& in) {  // what is decoded is not validated
  writer out{in};
  for (size_t at = 0; at < in.percent.size(); ++at) {
    if (in.percent[at] != '%') {
      out.put(in.percent[at]);
    } else {
      out.put(static_cast<char>(digit_value(in.percent[at + 1]) << 4 | digit_value(in.percent[at + 2])));
      at += 2;
    }
  }
  return out.count();
}
size_t to_integer(input&) {
  size_t sum = 0;
  for (const string_view digits : {"7", "1234", "4294967295", "18446744073709551615"}) {
    size_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    sum += value;
  }
  return sum;
}
size_t to_octets(input& in) {  // what is encoded is not validated
  writer out{in};
  const auto put = [&out](unsigned unit) {
    out.put(static_cast<char>(unit >> 8));
    out.put(static_cast<char>(unit));
  };
  const auto* at = reinterpret_cast<const unsigned char*>(in.text.data());
  for (const auto* const end = at + in.text.size(); at < end;) {
    const unsigned lead = *at++;
    if (lead < 0x80) {
      put(lead);
      continue;
    }
    unsigned value = lead & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07);
    while (at < end && (*at & 0xC0) == 0x80) value = value << 6 | (*at++ & 0x3F);
    if (value > 0xFFFF) put(0xD7C0 + (value >> 10));
    put(value > 0xFFFF ? 0xDC00 | (value & 0x3FF) : value);
  }
  return out.count();
}
size_t from_octets(input& in) {  // what is decoded is not validated
  writer out{in};
  const auto* at = reinterpret_cast<const unsigned char*>(in.utf16be.data());
  const auto next = [&at] {
    at += 2;
    return static_cast<unsigned>(at[-2] << 8 | at[-1]);
  };
  for (const auto* const end = at + in.utf16be.size(); at < end;) {
    unsigned value = next();
    if (value >> 10 == 0x36) value = 0x10000 + ((value & 0x3FF) << 10 | (next() & 0x3FF));
    const auto put = [&out](unsigned unit) { out.put(static_cast<char>(unit)); };
    if (value < 0x80) put(value);
    else if (value < 0x800) put(0xC0 | value >> 6);
    else if (value < 0x10000) put(0xE0 | value >> 12);
    else put(0xF0 | value >> 18);
    if (value >= 0x10000) put(0x80 | (value >> 12 & 0x3F));
    if (value >= 0x800) put(0x80 | (value >> 6 & 0x3F));
    if (value >= 0x80) put(0x80 | (value & 0x3F));
  }
  return out.count();
}
size_t first_of(input& in) { return string_view{in.text}.find_first_of("|<>"); }
size_t utf16_length(input& in) {
  size_t result = 0;
  for (const char unit : in.text) result += size_t{(unit & 0xC0) != 0x80} + size_t{(unit & 0xF8) == 0xF0};
  return result;
}

}  // namespace naive

namespace ours {

size_t written(u8lit::transcoded done) { return done.fits ? done.written : 0; }

size_t compare(input& in) { return static_cast<size_t>(u8lit::compare(in.view(), view_of(in.copy))); }
size_t scalars(input& in) { return in.view().scalars().count(); }
size_t hash(input& in) { return u8lit::text_hash{}(in.view()); }
size_t find(input& in) { return u8lit::find(in.view(), "needle that is nowhere"); }
size_t rfind(input& in) { return u8lit::rfind(in.view(), "needle that is nowhere"); }
size_t count(input& in) { return u8lit::count(in.view(), "free"); }
template <class Range>
size_t size_of(const Range& range) {
  size_t result = 0;
  for (const auto& each : range) {
    benchmark::DoNotOptimize(each.data());
    ++result;
  }
  return result;
}
size_t split(input& in) { return size_of(u8lit::split(in.view(), ",")); }
size_t words(input& in) { return size_of(u8lit::split_ascii_white_space(in.view())); }
size_t lines(input& in) { return size_of(u8lit::lines(view_of(in.lines))); }
size_t upper(input& in) { return written(u8lit::to_ascii_upper(in.view(), in.room)); }
size_t equal_ignoring_case(input& in) { return u8lit::equal_ignoring_ascii_case(in.view(), view_of(in.upper)); }
size_t reverse(input& in) { return written(u8lit::reverse(in.view(), in.room)); }
size_t replace(input& in) { return written(u8lit::replace(in.view(), "free", "liberated", in.room)); }
size_t concat(input& in) { return written(u8lit::concat(in.view(), view_of(in.copy), in.room)); }
size_t to_hex(input& in) { return written(u8lit::to_hex(in.view(), in.room, u8lit::hex_separator::none)); }
size_t escape_c(input& in) { return written(u8lit::escape_c(in.view(), in.room)); }
size_t escape_json(input& in) { return written(u8lit::escape_json(in.view(), in.room)); }
size_t unescape_json(input& in) { return written(u8lit::unescape_json(view_of(in.json), in.room)); }
size_t unescape_c(input& in) { return written(u8lit::unescape_c(view_of(in.c), in.room)); }
size_t percent_encode(input& in) { return written(u8lit::percent_encode(in.view(), in.room)); }
size_t percent_decode(input& in) { return written(u8lit::percent_decode(view_of(in.percent), in.room)); }
size_t to_integer(input&) {
  size_t sum = 0;
  for (const string_view digits : {"7", "1234", "4294967295", "18446744073709551615"})
    sum += *u8lit::to_integer<size_t>(u8lit::utf8_view::unchecked(digits.data(), digits.size()));
  return sum;
}
constexpr auto utf16be = u8lit::encoding_scheme::utf16be;
size_t to_octets(input& in) {
  return written(u8lit::to_octets(in.text, utf16be, u8lit::initial_mark::omit, in.room));
}
size_t from_octets(input& in) {
  return written(u8lit::from_octets(in.utf16be, utf16be, u8lit::byte_order_mark::keep, in.room));
}
constexpr auto mark_points = u8lit::code_points_in("|<>"_text);
constexpr auto marks = u8lit::make_code_point_set<mark_points>;
size_t first_of(input& in) { return u8lit::find_first_of(in.view(), marks); }
size_t utf16_length(input& in) { return u8lit::utf16_length(in.view()); }

}  // namespace ours

#ifdef HAS_ABSEIL
namespace abseil {

size_t kept(const string& text, input& in) { return text.copy(in.room.data(), text.size()); }

size_t hash(input& in) { return absl::Hash<absl::string_view>{}(in.text); }
template <class Range>
size_t size_of(const Range& range) {
  size_t result = 0;
  for (const absl::string_view each : range) {
    benchmark::DoNotOptimize(each.data());
    ++result;
  }
  return result;
}
size_t split(input& in) { return size_of(absl::StrSplit(in.text, ',')); }
size_t words(input& in) { return size_of(absl::StrSplit(in.text, absl::ByAnyChar(" \t\n\v\f\r"), absl::SkipEmpty())); }
size_t lines(input& in) { return size_of(absl::StrSplit(in.lines, '\n')) - 1; }
size_t upper(input& in) { return kept(absl::AsciiStrToUpper(in.text), in); }
size_t equal_ignoring_case(input& in) { return absl::EqualsIgnoreCase(in.text, in.upper); }
size_t replace(input& in) { return kept(absl::StrReplaceAll(in.text, {{"free", "liberated"}}), in); }
size_t concat(input& in) { return kept(absl::StrCat(in.text, in.copy), in); }
size_t unescape_c(input& in) {
  string out;
  absl::CUnescape(in.c, &out);
  return kept(out, in);
}

size_t to_hex(input& in) { return kept(absl::BytesToHexString(in.text), in); }
size_t escape_c(input& in) { return kept(absl::Utf8SafeCEscape(in.text), in); }
size_t to_integer(input&) {
  size_t sum = 0;
  for (const string_view digits : {"7", "1234", "4294967295", "18446744073709551615"}) {
    std::uint64_t value = 0;
    if (absl::SimpleAtoi(absl::string_view{digits.data(), digits.size()}, &value)) sum += value;
  }
  return sum;
}

}  // namespace abseil
#define ABSEIL(name) abseil::name
#else
#define ABSEIL(name) nullptr
#endif

#ifdef __GLIBC__
namespace c_library {

size_t compare(input& in) { return static_cast<size_t>(std::memcmp(in.text.data(), in.copy.data(), in.text.size())); }
size_t find_from(const input& in, size_t at, string_view what) {
  const void* const found = memmem(in.text.data() + at, in.text.size() - at, what.data(), what.size());
  return found ? static_cast<size_t>(static_cast<const char*>(found) - in.text.data()) : string::npos;
}
size_t find(input& in) { return find_from(in, 0, needle); }
size_t count(input& in) {
  size_t result = 0;
  for (size_t at = 0; (at = find_from(in, at, word)) != string::npos; at += word.size()) ++result;
  return result;
}
size_t equal_ignoring_case(input& in) {
  return in.text.size() == in.upper.size() && strncasecmp(in.text.data(), in.upper.data(), in.text.size()) == 0;
}
size_t convert(iconv_t converter, string& from, input& in) {
  char *read = from.data(), *written = in.room.data();
  size_t left = from.size(), room = in.room.size();
  iconv(converter, &read, &left, &written, &room);
  return static_cast<size_t>(written - in.room.data());
}
size_t to_octets(input& in) {
  static const iconv_t converter = iconv_open("UTF-16BE", "UTF-8");
  return convert(converter, in.text, in);
}
size_t from_octets(input& in) {
  static const iconv_t converter = iconv_open("UTF-8", "UTF-16BE");
  return convert(converter, in.utf16be, in);
}

}  // namespace c_library
#define C_LIBRARY(name) c_library::name
#else
#define C_LIBRARY(name) nullptr
#endif

#ifdef HAS_GLIB
namespace glib {

size_t kept(char* text, input& in) {
  const size_t size = std::strlen(text);
  std::memcpy(in.room.data(), text, size);
  g_free(text);
  return size;
}
gssize size_of(const string& text) { return static_cast<gssize>(text.size()); }

size_t scalars(input& in) { return static_cast<size_t>(g_utf8_strlen(in.text.data(), size_of(in.text))); }
size_t hash(input& in) { return g_str_hash(in.text.c_str()); }
size_t find(input& in) { return g_strstr_len(in.text.data(), size_of(in.text), needle.data()) ? 0 : string::npos; }
size_t upper(input& in) { return kept(g_ascii_strup(in.text.data(), size_of(in.text)), in); }
size_t equal_ignoring_case(input& in) {
  return g_ascii_strncasecmp(in.text.data(), in.upper.data(), in.text.size()) == 0;
}
size_t reverse(input& in) { return kept(g_utf8_strreverse(in.text.data(), size_of(in.text)), in); }
size_t percent_encode(input& in) { return kept(g_uri_escape_string(in.text.c_str(), nullptr, FALSE), in); }
size_t percent_decode(input& in) { return kept(g_uri_unescape_string(in.percent.c_str(), nullptr), in); }

}  // namespace glib
#define GLIB(name) glib::name
#else
#define GLIB(name) nullptr
#endif

#ifdef HAS_ICU
namespace icu_library {

size_t utf16_length(input& in) {
  std::int32_t size = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(nullptr, 0, &size, in.text.data(), static_cast<std::int32_t>(in.text.size()), &error);
  return static_cast<size_t>(size);
}

}  // namespace icu_library
#define ICU(name) icu_library::name
#else
#define ICU(name) nullptr
#endif

#ifdef HAS_UNISTRING
namespace unistring {

const std::uint8_t* octets_of(const string& text) { return reinterpret_cast<const std::uint8_t*>(text.data()); }
size_t scalars(input& in) { return u8_mbsnlen(octets_of(in.text), in.text.size()); }

}  // namespace unistring
#define UNISTRING(name) unistring::name
#else
#define UNISTRING(name) nullptr
#endif

enum class same : unsigned char { text, length, nothing };  // what the results have in common
struct peer {
  const char* name;
  function* run;
};
struct operation {
  const char* name;
  function *run, *naively, *abseil = nullptr;
  peer others[2] = {};
  same result = same::text;
};
constexpr operation operations[]{
    {"compare", ours::compare, naive::compare, nullptr, {{"C", C_LIBRARY(compare)}}},
    {"text_hash", ours::hash, naive::hash, ABSEIL(hash), {{"GLib", GLIB(hash)}}, same::nothing},
    {"scalars().count()", ours::scalars, naive::scalars, nullptr,
     {{"GLib", GLIB(scalars)}, {"libunistring", UNISTRING(scalars)}}},
    {"find", ours::find, naive::find, nullptr, {{"C", C_LIBRARY(find)}, {"GLib", GLIB(find)}}},
    {"rfind", ours::rfind, naive::rfind},
    {"find_first_of", ours::first_of, naive::first_of},
    {"count", ours::count, naive::count, nullptr, {{"C", C_LIBRARY(count)}}},
    {"utf16_length", ours::utf16_length, naive::utf16_length, nullptr, {{"ICU", ICU(utf16_length)}}},
    {"split", ours::split, naive::split, ABSEIL(split)},
    {"split_ascii_white_space", ours::words, naive::words, ABSEIL(words)},
    {"lines", ours::lines, naive::lines, ABSEIL(lines)},
    {"to_ascii_upper", ours::upper, naive::upper, ABSEIL(upper), {{"GLib", GLIB(upper)}}},
    {"equal_ignoring_ascii_case", ours::equal_ignoring_case, naive::equal_ignoring_case, ABSEIL(equal_ignoring_case),
     {{"C", C_LIBRARY(equal_ignoring_case)}, {"GLib", GLIB(equal_ignoring_case)}}},
    {"reverse", ours::reverse, naive::reverse, nullptr, {{"GLib", GLIB(reverse)}}},
    {"replace", ours::replace, naive::replace, ABSEIL(replace)},
    {"concat", ours::concat, naive::concat, ABSEIL(concat)},
    {"to_hex", ours::to_hex, naive::to_hex, ABSEIL(to_hex), {}, same::length},  // Abseil writes lower-case letters
    {"escape_c", ours::escape_c, naive::escape_json, ABSEIL(escape_c)},  // of these texts the same in C and in JSON
    {"escape_json", ours::escape_json, naive::escape_json},
    {"unescape_json", ours::unescape_json, naive::unescape_json},
    {"unescape_c", ours::unescape_c, naive::unescape_c, ABSEIL(unescape_c)},
    {"percent_encode", ours::percent_encode, naive::percent_encode, nullptr, {{"GLib", GLIB(percent_encode)}}},
    {"percent_decode", ours::percent_decode, naive::percent_decode, nullptr, {{"GLib", GLIB(percent_decode)}}},
    {"to_octets, UTF-16BE", ours::to_octets, naive::to_octets, nullptr, {{"C", C_LIBRARY(to_octets)}}},
    {"from_octets, UTF-16BE", ours::from_octets, naive::from_octets, nullptr, {{"C", C_LIBRARY(from_octets)}}},
    {"to_integer", ours::to_integer, naive::to_integer, ABSEIL(to_integer)}};

void measure(const string& name, input& in, function* run, function* expected, same common) {
  if (run == nullptr) return;
  const size_t result = expected(in);
  const std::vector<char> written = in.room;
  if (common != same::nothing && (run(in) != result || (common == same::text && in.room != written))) {
    std::printf("%s: another result\n", name.c_str());
    std::exit(1);
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

input made(string_view sample) {
  input in;
  while (in.text.size() < 64 * 1024) in.text += sample;
  in.copy = in.text;
  for (size_t at = 0; at + 80 < in.text.size(); at += sample.size()) {
    in.lines += sample;
    in.lines += '\n';
  }
  in.room.resize(4 * in.text.size());
  for (const char unit : in.text) in.upper += ascii_upper(unit);
  while (in.json.size() < in.text.size()) in.json += "\\\"\\\\\\n" + string{sample};
  in.c = in.json;
  in.room.assign(in.room.size(), '\0');
  in.percent.assign(in.room.data(), naive::percent_encode(in));
  in.room.assign(in.room.size(), '\0');
  in.utf16be.assign(in.room.data(), naive::to_octets(in));
  in.room.assign(in.room.size(), '\0');
  return in;
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  static input inputs[]{made(samples[0].text), made(samples[5].text)};
  constexpr const char* names[]{"ASCII", "mixed"};
  for (size_t at = 0; at < 2; ++at) {
    for (const operation& each : operations) {
      const string name = string{each.name} + ", " + names[at] + ", ";
      measure(name + "u8lit", inputs[at], each.run, each.naively, each.result);
      measure(name + "naive", inputs[at], each.naively, each.naively, each.result);
      measure(name + "Abseil", inputs[at], each.abseil, each.naively, each.result);
      for (const peer& other : each.others) {
        if (other.run) measure(name + other.name, inputs[at], other.run, each.naively, each.result);
      }
    }
  }
  best fastest;
  benchmark::RunSpecifiedBenchmarks(&fastest);
  std::printf("%-34s%12s%14s%14s%20s\n", "MB of input a second", "u8lit", "times naive", "times Abseil",
              "times another");
  for (const operation& each : operations) {
    for (const char* const text : names) {
      const string name = string{each.name} + ", " + text;
      if (!fastest.has(name + ", u8lit")) continue;
      const double rate = fastest.rate(name + ", u8lit");
      std::printf("%-34s%12.0f%14.2f", name.c_str(), rate / 1e6, rate / fastest.rate(name + ", naive"));
      if (fastest.has(name + ", Abseil")) std::printf("%14.2f", rate / fastest.rate(name + ", Abseil"));
      else std::printf("%14s", "");
      const char* other = nullptr;  // the fastest one
      for (const peer& one : each.others) {
        if (one.name == nullptr || !fastest.has(name + ", " + one.name)) continue;
        if (!other || fastest.rate(name + ", " + one.name) > fastest.rate(name + ", " + other)) other = one.name;
      }
      if (other) std::printf("%7.2f %s", rate / fastest.rate(name + ", " + other), other);
      std::printf("\n");
    }
  }
}
