// SPDX-License-Identifier: BSL-1.0
// Every scalar value and random texts are escaped for JSON and percent-encoded as Python does it, and come back; random
// strings of pieces of escapes are read or refused as Python does it. In all three forms. Every scalar value comes back
// from its escapes for C. Argument: what escapes.py wrote.
#include <u8lit/operation/escape_c.hpp>
#include <u8lit/operation/escape_json.hpp>
#include <u8lit/operation/percent_encoding.hpp>
#include <u8lit/transcoding/transcode.hpp>

#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>

#include "../support/laws.hpp"
#include "../support/round_trip.hpp"

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr auto c_kept = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_c(in, size, out, room);
};
constexpr auto c_ascii = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_c(in, size, out, room, beyond_ascii::escaped);
};
constexpr auto c_back = [](const auto* in, size_t size, auto* out, size_t room) {
  return unescape_c(in, size, out, room);
};
constexpr auto json_kept = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_json(in, size, out, room);
};
constexpr auto json_ascii = [](const auto* in, size_t size, auto* out, size_t room) {
  return escape_json(in, size, out, room, beyond_ascii::escaped);
};
constexpr auto json_back = [](const auto* in, size_t size, auto* out, size_t room) {
  return unescape_json(in, size, out, room);
};
constexpr auto unreserved = [](const auto* in, size_t size, auto* out, size_t room) {
  return percent_encode(in, size, out, room);
};
constexpr auto reserved = [](const auto* in, size_t size, auto* out, size_t room) {
  return percent_encode(in, size, out, room, kept_in_uri::reserved);
};
constexpr auto percent_back = [](const auto* in, size_t size, auto* out, size_t room) {
  return percent_decode(in, size, out, room);
};

template <class Unit>
bool comes_back_from_c(scalar_value value) {
  return comes_back<Unit>(value, false, c_kept, c_back) && comes_back<Unit>(value, true, c_ascii, c_back);
}

// All that is made of the input, in the form of `Unit`, from it in the same form.
template <class Unit>
struct written {
  std::basic_string<Unit> units;
  bool whole = false;
};
template <class Unit>
written<Unit> made(const std::basic_string<Unit>& in, auto write) {
  const transcoded counting_target = write(in.data(), in.size(), static_cast<Unit*>(nullptr), ~size_t{});
  written<Unit> result{std::basic_string<Unit>(counting_target.written, Unit{}), static_cast<bool>(counting_target)};
  if (write(in.data(), in.size(), result.units.data(), result.units.size()) != counting_target) result.whole = false;
  return result;
}
template <class Unit>
std::basic_string<Unit> in_form(const std::string& text) {
  std::basic_string<Unit> result(text.size(), Unit{});
  result.resize(transcode(text, result).written);
  return result;
}

// Python writes lower-case digits after `\u`.
template <class Unit>
std::basic_string<Unit> as_python_has_it(std::basic_string<Unit> escaped) {
  for (size_t at = 0; at < escaped.size(); ++at) {
    if (escaped[at] != '\\') continue;
    ++at;
    for (size_t digit = 1; escaped[at] == 'u' && digit <= 4; ++digit) {
      Unit& unit = escaped[at + digit];
      if (unit >= 'A' && unit <= 'F') unit = static_cast<Unit>(unit + ('a' - 'A'));
    }
  }
  return escaped;
}

template <class Unit>
bool agrees(char letter, const std::string& in, const std::string* out) {
  const auto input = in_form<Unit>(in);
  const auto there = [&](auto write, auto back) {
    const auto forth = made(input, write);
    const auto again = made(forth.units, back);
    const bool json = letter == 'j' || letter == 'J';
    return forth.whole && again.whole && again.units == input &&
           (json ? as_python_has_it(forth.units) : forth.units) == in_form<Unit>(*out);
  };
  const auto here = [&](auto back) {
    const auto read = made(input, back);
    return read.whole == (out != nullptr) && (!out || read.units == in_form<Unit>(*out));
  };
  switch (letter) {
    case 'j': return there(json_kept, json_back);
    case 'J': return there(json_ascii, json_back);
    case 'p': return there(unreserved, percent_back);
    case 'P': return there(reserved, percent_back);
    case 'u': return here(json_back);
    case 'd': return here(percent_back);
    default: return false;
  }
}

size_t number(const std::string& octets, size_t at) {
  size_t result = 0;
  for (size_t each = 4; each-- > 0;) result = result << 8 | static_cast<unsigned char>(octets[at + each]);
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file{argc == 2 ? argv[1] : "", std::ios::binary};
  const std::string records{std::istreambuf_iterator<char>{file}, {}};
  size_t count = 0, refused = 0;
  for (size_t at = 0; at < records.size(); ++count) {
    const char letter = records[at];
    const size_t in_size = number(records, at + 1), out_size = number(records, at + 5);
    const bool is_refused = out_size == 0xFFFF'FFFF;
    const std::string in = records.substr(at + 9, in_size);
    const std::string out = is_refused ? std::string{} : records.substr(at + 9 + in_size, out_size);
    const std::string* const expected = is_refused ? nullptr : &out;
    if (!agrees<char>(letter, in, expected) || !agrees<char16_t>(letter, in, expected) ||
        !agrees<char32_t>(letter, in, expected)) {
      std::printf("record %zu, %c: not as Python has it: %s\n", count, letter, in.c_str());
      return 1;
    }
    refused += is_refused;
    at += 9 + in_size + out.size();
  }
  if (count != 4 * (272 + 2000) + 200'000 || refused < 50'000 || refused > 150'000) {
    std::printf("there is no oracle: %zu records, %zu refused\n", count, refused);
    return 1;
  }
  for (law* const each : {comes_back_from_c<char>, comes_back_from_c<char16_t>, comes_back_from_c<char32_t>}) {
    if (!holds_for_every_scalar_value(each)) {
      std::printf("not every scalar value comes back from C\n");
      return 1;
    }
  }
  return 0;
}
