// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/hex.hpp>

#include <array>
#include <cstddef>
#include <iterator>
#include <string_view>

#include <u8lit/text/literals.hpp>
#include <u8lit/text/notation.hpp>
#include "../support/every_length.hpp"
#include "../support/at_run_time.hpp"
#include "../support/is.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// The examples of RFC 3629 section 7.
static_assert(is(to_hex("A\u2262\u0391."_text), "41 E2 89 A2 CE 91 2E"_text) &&
              is(to_hex("日本語"_text), "E6 97 A5 E6 9C AC E8 AA 9E"_text));
static_assert(is(to_hex("\uD55C\uAD6D\uC5B4"_text), "ED 95 9C EA B5 AD EC 96 B4"_text));
static_assert(is(to_hex("\uFEFF\U000233B4"_text, hex_separator::none), "EFBBBFF0A38EB4"_text));
static_assert(is(to_hex("A\0"_text, hex_separator::none), "4100"_text) && is(to_hex(""_text), ""_text));

// Text of any form, as its UTF-8 bytes.
static_assert(is(to_hex(u"日"_text), u"E6 97 A5"_text) && is(to_hex(U"😀"_text), U"F0 9F 98 80"_text) &&
              is(to_hex(L"日"_text), L"E6 97 A5"_text));
#ifdef __cpp_char8_t
static_assert(is(to_hex(u8"日"_text), u8"E6 97 A5"_text));
#endif

// The literals `_octets` read the output: every byte, with spaces and without.
template <hex_separator Between>
constexpr bool every_octet_is_read_back() {
  octet all[256]{}, read[256]{};
  for (unsigned each = 0; each < 256; ++each) all[each] = static_cast<octet>(each);
  char16_t written[3 * 256]{};
  const transcoded found = to_hex(all, written, Between);
  if (!found || found.read != 256 || found.written != (Between.is_none ? 2 * 256 : 3 * 256 - 1)) return false;
  const notation::parse_result back = notation::parse_octets(written, found.written, read);
  if (back.what != notation::flaw::none || back.count != 256) return false;
  for (unsigned each = 0; each < 256; ++each) {
    if (read[each] != each) return false;
  }
  return true;
}
static_assert(every_octet_is_read_back<hex_separator::space>() && every_octet_is_read_back<hex_separator::none>());

// Into a buffer, from any kind of byte string; the output never ends with a space.
constexpr bool writes_to_a_buffer() {
  char out[8]{'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'};
  if (to_hex(std::string_view{"日"}, out) != transcoded{3, 8, {fault::none, 3, 0}} ||
      std::string_view{out, 8} != "E6 97 A5")
    return false;
  const std::array<std::byte, 2> bytes{std::byte{0xC0}, std::byte{0x0F}};
  char32_t values[7]{};
  if (to_hex(bytes, values, hex_separator::none) != transcoded{2, 4, {fault::none, 2, 0}} || values[3] != U'F')
    return false;
  char small[4]{'x', 'x', 'x', 'x'};
  const transcoded first = to_hex("AB", small);
  return !first && first == transcoded{1, 2, {fault::none, 1, 0}, false} && std::string_view{small, 4} == "41xx";
}
static_assert(writes_to_a_buffer());

constexpr bool stops_before_what_does_not_fit() {
  const std::string_view in = "A日\xFF";
  return writes_to_every_length<char>(in.data(), in.size(),
                                      [](const char* octets, size_t size, char* out, size_t room) {
                                        return to_hex(octets, size, out, room, hex_separator::none);
                                      });
}
static_assert(stops_before_what_does_not_fit());

// At run time, bytes are written in blocks: every size and room up to a few blocks, from every offset; nothing is
// written after the digits.
template <class Out>
bool writes_blocks() {
  constexpr size_t longest = 70;
  octet all[longest + 16]{};
  for (size_t at = 0; at < std::size(all); ++at) all[at] = static_cast<octet>(at * 0x25 + 0x9A);
  for (const hex_separator between : {hex_separator{true}, hex_separator{false}}) {
    for (size_t size = 0; size <= longest; ++size) {
      for (size_t room = 0; room <= 3 * size + 1; ++room) {
        const octet* const in = all + size % 16;
        Out out[3 * longest + 2]{};
        const transcoded found = to_hex(in, size, out + room % 2, room, between);
        size_t count = 0, written = 0;
        for (; count < size; ++count) {
          const bool is_spaced = count > 0 && !between.is_none;
          if (room - written < (is_spaced ? 3 : 2)) break;
          const Out* const digits = out + room % 2 + written + is_spaced;
          if (is_spaced && digits[-1] != Out{' '}) return false;
          if (digits[0] != static_cast<Out>("0123456789ABCDEF"[in[count] >> 4]) ||
              digits[1] != static_cast<Out>("0123456789ABCDEF"[in[count] & 15]))
            return false;
          written += is_spaced ? 3 : 2;
        }
        if (found != transcoded{count, written, {fault::none, count, 0}, count == size}) return false;
        if (out[room % 2 + written] != Out{} || (room % 2 == 1 && out[0] != Out{})) return false;
      }
    }
  }
  return true;
}

// Input of wider code units and ill-formed literals are rejected (SFINAE-friendly).
template <class In>
concept is_written = requires(const In& in, char (&out)[8]) { to_hex(in, out); };
static_assert(is_written<std::string_view> && is_written<text_view<char>> && !is_written<std::u16string_view> &&
              !is_written<int>);
template <unvalidated_literal Text>
concept is_written_as_text = requires { sizeof(to_hex(text_constant<Text>{})); };
static_assert(is_written_as_text<"日"> && !is_written_as_text<"\xE6"> && !is_written_as_text<u"\xD800">);

int main() {
  return at_run_time(every_octet_is_read_back<hex_separator::space>, every_octet_is_read_back<hex_separator::none>,
                     writes_to_a_buffer, stops_before_what_does_not_fit, writes_blocks<char>, writes_blocks<char16_t>);
}
