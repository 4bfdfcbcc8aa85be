// SPDX-License-Identifier: BSL-1.0
// All 1,112,064 scalar values go from every encoding form and scheme to every other as Python's codecs have them, as
// one text and each alone, and to and from Latin-1 those that it has. Argument: what oracle.py wrote.
#include "scalars.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

// Whether all of the input became all of what was expected, with no unit of room to spare.
bool is_whole(transcoded found, size_t read, size_t written) {
  return found == transcoded{read, written, {fault::none, read, 0}, true, 0};
}

template <class Out, class In>
bool goes(const std::vector<In>& in, const std::vector<Out>& expected) {
  std::vector<Out> out(expected.size()), replaced(expected.size());
  const auto view = text_view<In>::unchecked(in.data(), in.size());
  return is_whole(transcode(in, out), in.size(), out.size()) && out == expected &&
         encoded_size<Out>(view) == out.size() &&
         is_whole(replace_ill_formed(in, replaced), in.size(), out.size()) && replaced == expected;
}

template <class... Units>
bool go_everywhere(const std::vector<Units>&... forms) {
  const auto goes_everywhere = [&](const auto& in) { return (goes(in, forms) && ...); };
  return (goes_everywhere(forms) && ...);
}

template <class Unit>
bool goes_through(encoding_scheme scheme, const std::vector<octet>& octets, const std::vector<Unit>& units) {
  std::vector<octet> out(octets.size());
  std::vector<Unit> back(units.size()), stripped(units.size());
  if (!is_whole(to_octets(units, scheme, initial_mark::omit, out), units.size(), octets.size()) ||
      out != octets) return false;
  if (!is_whole(from_octets(octets, scheme, byte_order_mark::keep, back), octets.size(), units.size()) || back != units)
    return false;

  // With a mark before them, which is not text where it is stripped.
  for (const scheme_mark& mark_of : scheme_marks) {
    if (mark_of.scheme != scheme) continue;
    std::vector<octet> marked(mark_of.octets, mark_of.octets + mark_of.length),
    with_mark(marked.size() + octets.size());
    marked.insert(marked.end(), octets.begin(), octets.end());
    const transcoded there = to_octets(units, scheme, initial_mark::write, with_mark);
    if (!is_whole(there, units.size(), marked.size()) || with_mark != marked) return false;
    return is_whole(from_octets(marked, scheme, byte_order_mark::strip, stripped), marked.size(), units.size()) &&
           stripped == units;
  }
  return false;
}

template <class... Units>
bool go_through_all(const oracle::scalars& all, const std::vector<Units>&... forms) {
  using enum encoding_scheme;
  const auto all_go = [&](encoding_scheme scheme, const std::vector<octet>& octets) {
    return (goes_through(scheme, octets, forms) && ...);
  };
  return all_go(utf8, all.utf8) && all_go(utf16be, all.utf16be) && all_go(utf16le, all.utf16le) &&
         all_go(utf32be, all.utf32be) && all_go(utf32le, all.utf32le);
}

// The sequence of one scalar value goes into as much room as it takes, and nothing of it into less.
template <class Out, class In>
bool goes_alone(const In* in, size_t size, const Out* expected, size_t length) {
  Out out[longest_sequence]{};
  if (!is_whole(transcode(in, size, out, length), size, length)) return false;
  for (size_t at = 0; at < longest_sequence; ++at) {
    if (out[at] != (at < length ? expected[at] : Out{})) return false;
  }
  Out none[longest_sequence]{};
  const transcoded nothing{0, 0, {}, false, 0};
  return transcode(in, size, none, length - 1) == nothing && none[0] == Out{};
}

bool each_goes_alone(const oracle::scalars& all) {
  size_t at8 = 0, at16 = 0;
  for (const char32_t value : all.utf32) {
    const octet* const in8 = all.utf8.data() + at8;
    const char16_t* const in16 = all.utf16.data() + at16;
    const size_t size8 = value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1'0000 ? 3 : 4, size16 = value < 0x1'0000 ? 1
        : 2;
    const bool agree = goes_alone(in8, size8, in8, size8) && goes_alone(in8, size8, in16, size16) &&
                       goes_alone(in8, size8, &value, 1) && goes_alone(in16, size16, in8, size8) &&
                       goes_alone(in16, size16, in16, size16) && goes_alone(in16, size16, &value, 1) &&
                       goes_alone(&value, 1, in8, size8) && goes_alone(&value, 1, in16, size16) &&
                       goes_alone(&value, 1, &value, 1);
    if (!agree) {
      std::printf("U+%04lX: not as Python has it\n", static_cast<unsigned long>(value));
      return false;
    }
    at8 += size8;
    at16 += size16;
  }
  return at8 == all.utf8.size() && at16 == all.utf16.size();
}

// What Latin-1 has is in the oracle, octet after octet; of all else it is said that it has it not.
template <class Unit>
bool goes_to_latin1(const std::vector<Unit>& all, const std::vector<octet>& latin1) {
  std::vector<octet> held;
  for (size_t at = 0; at < all.size();) {
    const size_t length = sequence_length(all[at]);
    octet out[1]{};
    const transcoded found = to_latin1(units_of(all.data() + at, length), out);
    if (found) held.push_back(out[0]);
    const bool is_as_told = is_whole(found, length, 1) ||
                            found == transcoded{0, 0, {fault::unrepresentable, 0, length}, true, 0};
    if (!is_as_told) return false;
    at += length;
  }
  return held == latin1;
}

template <class Unit>
bool goes_from_latin1(const std::vector<octet>& latin1, const std::vector<Unit>& all, size_t size) {
  std::vector<Unit> out(size);
  return is_whole(from_latin1(latin1, out), latin1.size(), size) && std::equal(out.begin(), out.end(), all.begin());
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::scalars all{argc, argv};
  const std::vector<wchar_t> wide(all.utf32.begin(), all.utf32.end());
  const auto said = [](bool agree, const char* what) {
    if (!agree) std::printf("%s: not as Python has it\n", what);
    return agree;
  };
  return !(said(go_everywhere(all.utf8, all.utf16, all.utf32, wide), "encoding forms") &&
           said(go_through_all(all, all.utf8, all.utf16, all.utf32), "encoding schemes") && each_goes_alone(all) &&
           said(goes_to_latin1(all.utf8, all.latin1) && goes_to_latin1(all.utf16, all.latin1) &&
                    goes_to_latin1(all.utf32, all.latin1) && goes_from_latin1(all.latin1, all.utf8, 0x80 + 2 * 0x80) &&
                    goes_from_latin1(all.latin1, all.utf16, 0x100) && goes_from_latin1(all.latin1, all.utf32, 0x100),
                "Latin-1"));
}
