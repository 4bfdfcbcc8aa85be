// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/copy_ascii.hpp>

#include <cstddef>
#include <memory>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Sixty units with another one at `place`, copied from the third on. Nothing is read or written beyond the ends, which
// sanitizers see: there is no memory after them.
template <class In, class Out>
bool is_copied_up_to(size_t place, char32_t other, size_t room) {
  constexpr size_t size = 60, begin = 3;
  const std::unique_ptr<In[]> in(new In[size]);
  const std::unique_ptr<Out[]> out(new Out[room]);
  for (size_t at = 0; at < size; ++at) in[at] = static_cast<In>(at == place ? other : at * 7 % 0x80);
  for (size_t at = 0; at < room; ++at) out[at] = static_cast<Out>(0x55);
  size_t read = begin, written = 0;
  copy_ascii(in.get(), size, out.get(), room, read, written);
  const size_t ascii = place < begin || place > size ? size - begin : place - begin;
  if (written != (ascii < room ? ascii : room) || read != begin + written) return false;
  for (size_t at = 0; at < room; ++at) {
    if (out[at] != static_cast<Out>(at < written ? (begin + at) * 7 % 0x80 : 0x55)) return false;
  }
  // Whole blocks only.
  const size_t blocks = copy_ascii_blocks(in.get() + begin, size - begin, out.get(), room);
  return blocks == written / 16 * 16;
}
template <class In, class Out>
bool is_copied() {
  const In others[]{static_cast<In>(0x80), static_cast<In>(-1), static_cast<In>(0x80ull << (8 * sizeof(In) - 8))};
  for (size_t place = 3; place <= 61; ++place) {
    for (const In other : others) {
      for (size_t room = 0; room < 66; ++room) {
        if (!is_copied_up_to<In, Out>(place, static_cast<char32_t>(other), room)) return false;
      }
    }
  }
  return true;
}
template <class In>
bool are_copied() {
  return is_copied<In, char>() && is_copied<In, char16_t>() && is_copied<In, char32_t>() && is_copied<In, wchar_t>();
}
bool ascii_is_copied() {
  return are_copied<char>() && are_copied<unsigned char>() && are_copied<char16_t>() && are_copied<char32_t>() &&
         are_copied<wchar_t>();
}

// In constant expressions, unit by unit.
constexpr bool is_copied_in_constant_expressions() {
  constexpr char in[]{"ascii \xC3\xA9"};
  char16_t out[9]{};
  size_t read = 1, written = 0;
  copy_ascii(in, 8, out, 9, read, written);
  return read == 6 && written == 5 && out[0] == u's' && out[4] == u' ' && out[5] == 0;
}
static_assert(is_copied_in_constant_expressions());

int main() { return ascii_is_copied() ? 0 : 1; }
