// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/stream.hpp>.
#include <u8lit/stream.hpp>

#include <cstdio>
#include <string_view>

// Text in chunks, which may end inside a sequence.
struct receiver {
  u8lit::stream_decoder<> decoder{u8lit::on_fault::replace};
  u8lit::size_t characters = 0;

  void receive(std::string_view bytes, u8lit::chunk position) {
    char32_t out[8];
    while (true) {
      const u8lit::transcoded step = decoder.decode(bytes, out, position);
      characters += step.written;
      bytes.remove_prefix(step.read);
      if (step.fits) break;
    }
  }
};

int main() {
  receiver in;
  in.receive("Tokyo is \xE6\x9D\xB1\xE4", u8lit::chunk::more_follow);  // more than the buffer holds
  in.receive("\xBA\xAC", u8lit::chunk::last);
  std::printf("%zu characters\n", in.characters);
  return in.characters == 11 ? 0 : 1;
}
