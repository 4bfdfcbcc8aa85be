// SPDX-License-Identifier: BSL-1.0
// ICU says the same of the same input: which parts are ill-formed and how long they are, and what the text is in the
// other forms and schemes, with U+FFFD for each of them. Every string of up to 4 octets at the edges of what an octet
// can be, of up to 5 such units of UTF-16 and 3 of UTF-32, and random ones of up to 64, the same every time. Only ICU's
// C functions are called, which fit any C++ library.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/ucnv.h>
#include <unicode/ustring.h>
#include <unicode/utf8.h>

#include <u8lit.hpp>

#include "strings.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <memory>
#include <random>

#ifdef __clang__
#pragma clang diagnostic ignored "-Wdisabled-macro-expansion"  // ICU's functions are macros of their own names
#endif

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t longest = 64;

// Text that ICU or this library has written; all that they had to do in `replaced` places.
template <class Unit>
struct written {
  Unit units[3 * longest + 1]{};
  size_t size = 0;
  size_t replaced = 0;
  bool failed = false;

  friend bool operator==(const written& left, const written& right) {
    if (left.failed || right.failed) return left.failed == right.failed;
    return left.replaced == right.replaced &&
           std::equal(left.units, left.units + left.size, right.units, right.units + right.size);
  }
};

// ICU's functions between forms, which have UTF-32 as int32_t. They fail at a fault if they are given no substitute.
template <class Unit, class In>
using between_forms = Unit*(Unit*, std::int32_t, std::int32_t*, const In*, std::int32_t, UChar32, std::int32_t*,
                            UErrorCode*);

template <class Unit, class In>
written<Unit> call(between_forms<Unit, In> function, const In* in, size_t size, on_fault policy) {
  written<Unit> result;
  std::int32_t length = 0, replaced = 0;
  UErrorCode error = U_ZERO_ERROR;
  function(result.units, static_cast<std::int32_t>(std::size(result.units)), &length, in,
           static_cast<std::int32_t>(size),
           policy == on_fault::replace ? 0xFFFD : U_SENTINEL, &replaced, &error);
  result.size = static_cast<size_t>(length);
  result.replaced = static_cast<size_t>(replaced);
  result.failed = U_FAILURE(error);
  return result;
}

template <class Unit, class In>
written<Unit> ours(const In* in, size_t size, on_fault policy) {
  written<Unit> result;
  const auto input = units_of(in, size);
  const bool replaces = policy == on_fault::replace;
  const transcoded found = replaces ? replace_ill_formed(input, result.units) : transcode(input, result.units);
  result.size = found.written;
  result.replaced = found.replaced;
  result.failed = !found;
  return result;
}

written<UChar32> as_icu_has_it(const written<char32_t>& text) {
  written<UChar32> result;
  std::copy(text.units, text.units + text.size, result.units);
  result.size = text.size;
  result.replaced = text.replaced;
  result.failed = text.failed;
  return result;
}

bool agrees(const char* text, size_t size) {
  const auto* const octets = reinterpret_cast<const std::uint8_t*>(text);
  verdict first{fault::none, size, 0};
  for (size_t at = 0; at < size;) {
    const decoded found = decode_front(text + at, size - at);
    auto next = static_cast<std::int32_t>(at);
    UChar32 value = 0;
    U8_NEXT(octets, next, static_cast<std::int32_t>(size), value);
    if (static_cast<size_t>(next) - at != found.length) return false;
    if (found ? static_cast<char32_t>(value) != found.value : value >= 0) return false;
    if (first && !found) first = {found.what, at, found.length};
    at += found.length;
  }
  for (const on_fault policy : {on_fault::stop, on_fault::replace}) {
    if (call(u_strFromUTF8WithSub, text, size, policy) != ours<char16_t>(text, size, policy)) return false;
  }
  char16_t out[longest + 1];
  return validate(text, size) == first && transcode(units_of(text, size), out).found == first;
}

bool agrees(const char16_t* text, size_t size) {
  for (const on_fault policy : {on_fault::stop, on_fault::replace}) {
    if (call(u_strToUTF8WithSub, text, size, policy) != ours<char>(text, size, policy)) return false;
    if (call(u_strToUTF32WithSub, text, size, policy) != as_icu_has_it(ours<char32_t>(text, size, policy)))
      return false;
  }
  return true;
}

bool agrees(const char32_t* text, size_t size) {
  UChar32 in[longest]{};
  std::copy(text, text + size, in);
  const UChar32* const theirs = in;
  for (const on_fault policy : {on_fault::stop, on_fault::replace}) {
    if (call(u_strFromUTF32WithSub, theirs, size, policy) != ours<char16_t>(text, size, policy)) return false;
  }
  return true;
}

// ICU's converter for an encoding scheme, stopping at faults.
class converter {
 public:
  explicit converter(const char* name) {
    UErrorCode error = U_ZERO_ERROR;
    converter_ = ucnv_open(name, &error);
    ucnv_setToUCallBack(converter_, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
    ucnv_setFromUCallBack(converter_, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &error);
    works_ = U_SUCCESS(error);
  }
  converter(const converter&) = delete;
  converter& operator=(const converter&) = delete;
  ~converter() { ucnv_close(converter_); }

  bool works() const { return works_; }

  // Text from octets as far as it is well-formed, and the offset of the first fault in `read`.
  written<char16_t> from(const octet* octets, size_t size, size_t& read) {
    written<char16_t> result;
    UErrorCode error = U_ZERO_ERROR;
    const auto* const begin = reinterpret_cast<const char*>(octets);
    const char* in = begin;
    char16_t* out = result.units;
    ucnv_resetToUnicode(converter_);
    ucnv_toUnicode(converter_, &out, std::end(result.units), &in, begin + size, nullptr, true, &error);
    result.size = static_cast<size_t>(out - result.units);
    result.failed = U_FAILURE(error);
    if (result.failed) {
      char invalid[8];
      auto length = static_cast<std::int8_t>(sizeof invalid);
      error = U_ZERO_ERROR;
      ucnv_getInvalidChars(converter_, invalid, &length, &error);
      in -= length;
    }
    read = static_cast<size_t>(in - begin);
    return result;
  }

  written<char> to(const char16_t* text, size_t size) {
    written<char> result;
    UErrorCode error = U_ZERO_ERROR;
    const auto room = static_cast<std::int32_t>(std::size(result.units));
    const auto length = static_cast<std::int32_t>(size);
    result.size = static_cast<size_t>(ucnv_fromUChars(converter_, result.units, room, text, length, &error));
    result.failed = U_FAILURE(error);
    return result;
  }

 private:
  UConverter* converter_ = nullptr;
  bool works_ = false;
};

struct scheme {
  encoding_scheme of;
  converter icu;

  bool agrees(const octet* octets, size_t size) {
    size_t read = 0;
    const written<char16_t> theirs = icu.from(octets, size, read);
    char16_t out[longest]{};
    const transcoded found = from_octets(units_of(octets, size), of, byte_order_mark::keep, out);
    return !found == theirs.failed && found.read == read && found.fits &&
           std::equal(out, out + found.written, theirs.units, theirs.units + theirs.size);
  }
  bool agrees(const char16_t* text, size_t size) {
    written<char> mine;
    const transcoded found = to_octets(units_of(text, size), of, initial_mark::omit, mine.units);
    mine.size = found.written;
    mine.failed = !found;
    return icu.to(text, size) == mine;
  }
};

// Octets at every edge.
constexpr char edges[]{'\x00', '\x41', '\x7F', '\x80', '\x8F', '\x90', '\x9F', '\xA0', '\xBF', '\xC0', '\xC1', '\xC2',
                       '\xDF',
                       '\xE0', '\xE1', '\xEC', '\xED', '\xEE', '\xEF', '\xF0', '\xF1', '\xF3', '\xF4', '\xF5', '\xFF'};
constexpr octet scheme_edges[]{0x00, 0x10, 0x11, 0x41, 0xD7, 0xD8, 0xDB, 0xDC, 0xDF, 0xE0, 0xFE, 0xFF};

// Text of up to 64 units with sequences of all lengths, and now and then what `spoil` gives in place of one.
template <class Unit, class Spoil>
size_t random_text(std::mt19937& chance, Unit (&units)[longest], Spoil spoil) {
  const size_t size = chance() % (longest + 1);
  const bool is_spoilt = chance() % 4 > 0;
  size_t at = 0;
  while (at < size) {
    const char32_t ranges[]{0x80, 0x800, 0x1'0000, 0x11'0000};
    const auto value = static_cast<char32_t>(chance() % ranges[chance() % 4]);
    const scalar_value scalar = scalar_value::unchecked(is_surrogate(value) ? U'\uFFFD' : value);
    if (is_spoilt && chance() % 8 == 0) units[at++] = spoil();
    else if (encoded_length<Unit>(scalar) <= size - at) at += encode_to(units + at, scalar);
    else units[at++] = is_spoilt ? spoil() : Unit{'.'};
  }
  return size;
}

template <class Unit, class Spoil>
bool agrees_on_random_text(Spoil spoil, int count) {
  std::mt19937 chance{3629};
  for (int number = 0; number < count; ++number) {
    Unit units[longest];
    const size_t size = random_text(chance, units, [&] { return static_cast<Unit>(spoil(chance())); });
    const std::unique_ptr<Unit[]> exact{new Unit[size]};
    std::copy(units, units + size, exact.get());
    if (!agrees(exact.get(), size)) return false;
  }
  return true;
}

bool agrees_on_schemes() {
  scheme schemes[]{{encoding_scheme::utf8, converter{"UTF-8"}},       {encoding_scheme::utf16be, converter{"UTF-16BE"}},
                   {encoding_scheme::utf16le, converter{"UTF-16LE"}}, {encoding_scheme::utf32be, converter{"UTF-32BE"}},
                   {encoding_scheme::utf32le, converter{"UTF-32LE"}}};
  for (scheme& each : schemes) {
    const auto agrees_on = [&each](const auto* units, size_t size) { return each.agrees(units, size); };
    if (!each.icu.works() || !holds_for_strings(scheme_edges, 4, agrees_on) ||
        !holds_for_strings(units_16, 4, agrees_on)) {
      std::printf("scheme %d\n", static_cast<int>(each.of));
      return false;
    }
  }
  return true;
}

}  // namespace

int main() {
  const auto said = [](bool agree, const char* what) {
    if (!agree) std::printf("%s: not as ICU has it\n", what);
    return agree;
  };
  const auto agrees_on = [](const auto* units, size_t size) { return agrees(units, size); };
  const auto anything = [](auto number) { return number; };
  const auto surrogate = [](auto number) { return 0xD800 | (number & 0x7FF); };
  return !(said(holds_for_strings(edges, 4, agrees_on), "UTF-8") &&
           said(holds_for_strings(units_16, 5, agrees_on), "UTF-16") &&
           said(holds_for_strings(units_32, 3, agrees_on), "UTF-32") &&
           said(agrees_on_random_text<char>(anything, 20'000), "random UTF-8") &&
           said(agrees_on_random_text<char16_t>(surrogate, 20'000), "random UTF-16") &&
           said(agrees_on_random_text<char32_t>(anything, 20'000), "random UTF-32") &&
           said(agrees_on_schemes(), "encoding schemes"));
}
