// SPDX-License-Identifier: BSL-1.0
// Streams of octets cut at random: they become what Python's incremental decoders make of them. All strings of up to
// four octets, with one octet for each class that UTF-8 distinguishes, cut in every way: the result is that of the
// whole string. The same for the classes of UTF-16's code units. Argument: what streams.py wrote.
#include "../support/chunking.hpp"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

class oracle {
 public:
  explicit oracle(const char* path) {
    std::ifstream file{path, std::ios::binary};
    octets_.assign(std::istreambuf_iterator<char>{file}, {});
  }
  bool is_at_the_end() const { return at_ == octets_.size(); }
  size_t number() { return at_ < octets_.size() ? to_octet(octets_[at_++]) : 0; }
  std::string_view text() {
    const size_t size = number();
    const std::string_view result = std::string_view{octets_}.substr(at_, size);
    at_ += result.size();
    return result;
  }

 private:
  std::string octets_;
  size_t at_ = 0;
};

// A decoder, and all that it has written.
struct decoding {
  stream_decoder<> decoder;
  std::string written{};

  transcoded feed(std::string_view octets, chunk which) {
    char out[256];
    const transcoded found = decoder.decode(octets, out, which);
    written.append(out, found.written);
    return found;
  }
};

bool agrees_with_python(oracle& python) {
  size_t streams = 0, faults = 0;
  for (; !python.is_at_the_end(); ++streams) {
    const size_t offset = python.number(), length = python.number();
    const std::string_view kept = python.text(), stripped = python.text();
    decoding keep{stream_decoder{on_fault::replace}};
    decoding strip{stream_decoder{on_fault::replace, byte_order_mark::strip}};
    decoding strict{stream_decoder{}};
    verdict found;
    for (size_t chunks = python.number(); chunks > 0; --chunks) {
      const chunk which = chunks == 1 ? chunk::last : chunk::more_follow;
      const std::string_view octets = python.text();
      static_cast<void>(keep.feed(octets, which));
      static_cast<void>(strip.feed(octets, which));
      found = strict.feed(octets, which).found;
    }
    const bool same_fault = found.length == length && (found || found.offset == offset);
    if (keep.written != kept || strip.written != stripped || !same_fault) {
      std::printf("stream %zu: not as Python has it\n", streams);
      return false;
    }
    faults += length > 0;
  }
  if (faults < 1'000 || streams - faults < 1'000) {
    std::printf("there is no oracle\n");
    return false;
  }
  return true;
}

// All strings of these units, up to the longest, cut in every way, with so much room.
template <class Out, class In, size_t Count>
bool are_the_whole(const In (&units)[Count], size_t longest, size_t room) {
  for (size_t size = 0, strings = 1; size <= longest; ++size, strings *= Count) {
    for (size_t string = 0; string < strings; ++string) {
      // As large as the string, so that a sanitizer detects a read past its end.
      std::vector<In> in(size);
      size_t rest = string;
      for (In& unit : in) {
        unit = units[rest % Count];
        rest /= Count;
      }
      if (size == 0 || chunking::is_the_whole_however_cut<Out>(in.data(), size, room)) continue;
      std::printf("string %zu of %zu units, with room for %zu: not as the whole\n", string, size, room);
      return false;
    }
  }
  return true;
}

// The classes of octets that section 4's grammar distinguishes, and the octets of a mark.
constexpr char octets[]{'\x41', '\x80', '\x90', '\xBB', '\xBF', '\xC0', '\xC2', '\xE0', '\xED', '\xEF', '\xF0', '\xF1',
                        '\xF4'};
constexpr char16_t units[]{u'\x41', 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xFEFF, 0xFFFD};

constexpr size_t rooms[]{0, 3, 40};

}  // namespace

int main(int argc, char** argv) {
  oracle python{argc == 2 ? argv[1] : ""};
  bool agree = agrees_with_python(python);
  for (const size_t room : rooms) {
    agree = agree && are_the_whole<char16_t>(octets, room == 0 ? 4 : 3, room) && are_the_whole<char>(units, 4, room);
  }
  return !agree;
}
