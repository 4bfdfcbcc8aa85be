// SPDX-License-Identifier: BSL-1.0
// Compares the legacy encodings with Python, Perl or Java. Code points and numbers up to FFFFFFFF are encoded and
// decoded. Strings are validated: the first fault, the numbers before it, and what is UTF-8. Python adds every string
// of 1, 2 and 3 octets, and WTF-8 to and from UTF-16. Arguments: the language, and files that legacy.py wrote: strings,
// numbers, the answers for them and, with Python, the answers for the short strings.
#include "legacy_codec.hpp"
#include "strings.hpp"

#include <u8lit/legacy.hpp>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;
using octets = std::vector<octet>;

// As legacy.py has it.
constexpr octet is_well_formed = 0xFF, is_unknown = 0xFE;
constexpr char absent[] = "DOES NOT EXIST";

octets read(const char* name) {
  std::ifstream file{name, std::ios::binary};
  return octets(std::istreambuf_iterator<char>{file}, {});
}

class reader {
 public:
  explicit reader(const octets& all) noexcept : at_{all.data()}, end_{all.data() + all.size()} {}

  bool at_end() const noexcept { return at_ == end_; }
  // The next octets. Where there are not so many, the files do not belong together, and nothing can be said.
  const octet* next(size_t size) {
    if (static_cast<size_t>(end_ - at_) < size) {
      std::printf("the oracle ends before what it was asked\n");
      std::exit(1);
    }
    at_ += size;
    return at_ - size;
  }
  octet next_octet() { return *next(1); }
  char32_t next_number() {
    const octet* const found = next(4);
    return found[0] | char32_t{found[1]} << 8 | char32_t{found[2]} << 16 | char32_t{found[3]} << 24;
  }

 private:
  const octet* at_;
  const octet* end_;
};

void say(const char* codec, const char* what, const octet* units, size_t size) {
  std::printf("%s: %s:", codec, what);
  for (size_t at = 0; at < size; ++at) std::printf(" %02X", units[at]);
  std::printf("\n");
}

void say(const char* codec, const char* what, const octet* units, size_t size, verdict found, size_t first_fault) {
  say(codec, what, units, size);
  std::printf("%s at %zu, %zu long; ", name_of(found.what), found.offset, found.length);
  std::printf("expected at %zu of %zu\n", first_fault, size);
}

bool same(const octet* left, size_t left_size, const octet* right, size_t right_size) {
  return left_size == right_size && (left_size == 0 || std::memcmp(left, right, left_size) == 0);
}

// What an input is before its first fault: the numbers, and where that is; else the size.
constexpr size_t longest = 16;
struct beginning {
  const char32_t* numbers;
  size_t count;
  size_t offset;
};

// Whether conversions stop where they must and write what they must: of the beginning, what is before the first number
// that is no scalar value.
template <class Codec>
bool becomes_utf8(const octet* units, size_t size, beginning right) {
  octet utf8[4 * longest];
  size_t written = 0, read = 0, text = 0;
  for (; text < right.count && is_scalar_value(right.numbers[text]); ++text) {
    written += encode_to(utf8 + written, scalar_value::unchecked(right.numbers[text]));
    read += Codec::encode(right.numbers[text]).size();
  }
  const auto input = units_of(units, size), output = units_of(utf8, written);
  const verdict found = Codec::validate_scalar_values(input);
  if (text < right.count) {
    const fault what = is_surrogate(right.numbers[text]) ? fault::surrogate : fault::out_of_range;
    if (found != verdict{what, read, Codec::encode(right.numbers[text]).size()}) return false;
  } else if (read != right.offset || found != Codec::validate(input)) {
    return false;
  }
  if (Codec::to_utf8_length(input) != written || Codec::from_utf8_length(output) != read) return false;

  // Into as much room as it takes, and back.
  octet there[4 * longest], back[longest];
  const transcoded all{read, written, found, true, 0}, all_back{written, read, {fault::none, written, 0}, true, 0};
  if (Codec::to_utf8(units, size, there, written) != all || !same(there, written, utf8, written) ||
      Codec::from_utf8(utf8, written, back, read) != all_back || !same(back, read, units, read))
    return false;
  if (written == 0) return true;

  // Into too little.
  const transcoded less = Codec::to_utf8(units, size, there, written - 1),
                   less_back = Codec::from_utf8(utf8, written, back, read - 1);
  return !less.fits && less.read < read && less.written < written && !less_back.fits && less_back.read < written &&
         less_back.written < read;
}

template <class Codec>
bool has_first_surrogate(const octet* units, size_t size, beginning right) {
  verdict expected = Codec::validate(units, size);
  size_t at = 0;
  for (size_t each = 0; each < right.count; ++each) {
    const size_t length = Codec::encode(right.numbers[each]).size();
    if (is_surrogate(right.numbers[each])) {
      expected = {fault::surrogate, at, length};
      break;
    }
    at += length;
  }
  return Codec::find_surrogate(units_of(units, size)) == expected;
}

template <class Codec>
bool is_as_said(oracle::legacy_codec codec, const octet* units, size_t size, beginning right) {
  const char* what = nullptr;
  const verdict found = Codec::validate(units, size);
  if (found.offset != right.offset || static_cast<bool>(found) != (right.offset == size) ||
      Codec::is_well_formed(units, size) != static_cast<bool>(found))
    what = "the first fault is elsewhere";
  size_t at = 0;
  for (size_t each = 0; each < right.count && what == nullptr; ++each) {
    const decoded next = Codec::decode_front(units + at, size - at);
    if (!next || next.value != right.numbers[each]) what = "its numbers are others";
    at += next.length;
  }
  if (what == nullptr) {
    const decoded last = Codec::decode_front(units + at, size - at);
    const decoded expected = oracle::fault_of(codec, units + right.offset, size - right.offset);
    if (at != right.offset || last != expected || (!found && (found.what != last.what || found.length != last.length)))
      what = "the first fault is another";
    else if (!becomes_utf8<Codec>(units, size, right)) what = "does not become what it must in UTF-8";
    else if (!has_first_surrogate<Codec>(units, size, right)) what = "the first surrogate is elsewhere";
  }
  if (what == nullptr) return true;
  say(codec.name, what, units, size, found, right.offset);
  return false;
}

// A number and its octets, or that it has none.
template <class Codec>
bool is_encoded(oracle::legacy_codec codec, char32_t number, const octet* units, size_t size) {
  const auto made = Codec::encode(number);
  bool agrees = Codec::has(number) == (size > 0) && Codec::length(number) == size &&
                same(made.data(), made.size(), units, size);
  if (agrees && size > 0) {
    const decoded back = Codec::decode_front(units, size);
    agrees = back == decoded{number, size, fault::none} && becomes_utf8<Codec>(units, size, {&number, 1, size});
  }
  if (!agrees) {
    say(codec.name, "not encoded and decoded so", units, size);
    std::printf("number %lX\n", static_cast<unsigned long>(number));
  }
  return agrees;
}

// All that is said of one encoding.
template <class Codec>
bool agrees(oracle::legacy_codec codec, const octets& strings, const octets& numbers, reader& said) {
  for (reader asked{numbers}; !asked.at_end();) {
    const char32_t number = asked.next_number();
    const octet size = said.next_octet();
    if (size != is_unknown && !is_encoded<Codec>(codec, number, said.next(size), size)) return false;
  }
  unsigned long known = 0;
  for (reader asked{strings}; !asked.at_end();) {
    const octet size = asked.next_octet(), offset = said.next_octet(), count = said.next_octet();
    char32_t right[longest]{};
    if (size > longest || count > size) return false;
    for (size_t each = 0; each < count; ++each) right[each] = said.next_number();
    // As large as the string, so that a sanitizer detects a read past its end.
    const std::unique_ptr<octet[]> units{new octet[size]};
    if (size > 0) std::memcpy(units.get(), asked.next(size), size);
    if (offset == is_unknown) continue;
    ++known;
    const size_t first_fault = offset == is_well_formed ? size : offset;
    if (!is_as_said<Codec>(codec, units.get(), size, {right, count, first_fault})) return false;
  }
  std::printf("%s: %lu strings\n", codec.name, known);
  return known > 0;
}

// A string of up to three octets, and the offset of its first fault, or 3. As far as it is text, its octets are UTF-8,
// but for modified UTF-8's U+0000.
template <class Codec>
bool is_as_said_in_short(oracle::legacy_codec codec, const octet* units, size_t size, unsigned said) {
  const size_t offset = said == 3 ? size : said, text = size == 3 && units[0] == 0xED && units[1] >= 0xA0 ? 0 : offset;
  const verdict found = Codec::validate(units, size);
  const decoded expected = oracle::fault_of(codec, units + offset, size - offset);
  octet utf8[3]{};
  const transcoded there = Codec::to_utf8(units, size, utf8, sizeof utf8);
  bool agrees = found.offset == offset && static_cast<bool>(found) == (said == 3) && there.read == text;
  if (!found) agrees = agrees && found.what == expected.what && found.length == expected.length;
  size_t written = 0;
  for (size_t at = 0; at < text && agrees; ++at) {
    const bool is_nul = units[at] == 0xC0;
    agrees = utf8[written++] == (is_nul ? 0 : units[at]);
    at += is_nul;
  }
  if (agrees && there.written == written) return true;
  say(codec.name, "not as Python has it", units, size, found, offset);
  return false;
}

bool all_short_agree(const octets& all) {
  reader said{all};
  for (size_t size = 1; size <= 3; ++size) {
    const std::unique_ptr<octet[]> units{new octet[size]};
    for (unsigned long string = 0; string < 1ul << 8 * size; ++string) {
      for (size_t at = 0; at < size; ++at) units[at] = static_cast<octet>(string >> 8 * (size - 1 - at));
      const unsigned offsets = said.next_octet();
      const bool agree =
          is_as_said_in_short<legacy::rfc2279>(oracle::rfc2279, units.get(), size, offsets & 3) &&
          is_as_said_in_short<legacy::cesu8>(oracle::cesu8, units.get(), size, offsets >> 2 & 3) &&
          is_as_said_in_short<legacy::modified_utf8>(oracle::modified_utf8, units.get(), size, offsets >> 4 & 3) &&
          is_as_said_in_short<legacy::wtf8>(oracle::wtf8, units.get(), size, offsets >> 6);
      if (!agree) return false;
    }
  }
  return said.at_end();
}

// WTF-8 there and back, in as much room as it takes, and cut in two anywhere and joined again.
bool is_in_wtf8(const char16_t* units, size_t size, const octet* expected, size_t length) {
  using legacy::wtf8;
  octet made[longest], left[longest], right[longest], joined[longest];
  char16_t back[longest]{};
  if (wtf8::from_utf16(units, size, made, length) != transcoded{size, length, {fault::none, size, 0}, true, 0} ||
      !same(made, length, expected, length) ||
      wtf8::to_utf16(expected, length, back, size) != transcoded{length, size, {fault::none, length, 0}, true, 0} ||
      std::memcmp(back, units, size * sizeof *units) != 0)
    return false;
  for (size_t cut = 0; cut <= size; ++cut) {
    const auto before = units_of(left, wtf8::from_utf16(units, cut, left, longest).written),
               after = units_of(right, wtf8::from_utf16(units + cut, size - cut, right, longest).written);
    const transcoded both = wtf8::concat(before, after, joined);
    const size_t read = before.size() + after.size();
    if (both != transcoded{read, length, {fault::none, read, 0}, true, 0} || !same(joined, length, expected, length))
      return false;
  }
  return true;
}

bool all_utf16_agrees(reader& said) {
  return holds_for_strings(units_16, 5, [&](const char16_t* units, size_t size) {
    const octet length = said.next_octet();
    const octet* const expected = said.next(length);
    const bool agrees = length <= longest && is_in_wtf8(units, size, expected, length);
    if (!agrees) say("WTF-8", "not what UTF-16 becomes", expected, length);
    return agrees;
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return 1;
  const std::string who = argv[1];
  const octets strings = read(argv[2]), numbers = read(argv[3]), all = read(argv[4]);
  if (same(all.data(), all.size(), reinterpret_cast<const octet*>(absent), sizeof absent - 1)) {
    std::printf("without %s nothing is compared with it\n", who.c_str());
    return 77;
  }
  reader said{all};
  const auto agree = [&]<class Codec>(const Codec&, oracle::legacy_codec codec) {
    return agrees<Codec>(codec, strings, numbers, said);
  };
  if (strings.empty() || numbers.empty()) return 1;
  if (who != "Java" && !agree(legacy::rfc2279{}, oracle::rfc2279)) return 1;
  if (who != "Perl" && !agree(legacy::cesu8{}, oracle::cesu8)) return 1;
  if (who != "Perl" && !agree(legacy::modified_utf8{}, oracle::modified_utf8)) return 1;
  if (who == "Python" && !(agree(legacy::wtf8{}, oracle::wtf8) && all_utf16_agrees(said))) return 1;
  if (!said.at_end()) return 1;
  return who == "Python" && !(argc == 6 && all_short_agree(read(argv[5])));
}
