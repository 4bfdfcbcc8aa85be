// SPDX-License-Identifier: BSL-1.0
// Defines an encoding by its sequences and their numbers alone: some of the alphabet of SMS (3GPP TS 23.038), in which
// 1B begins a second table. Shows each argument in it, or what the alphabet does not have.
#include <u8lit.hpp>

#include <cstdio>
#include <string_view>

using u8lit::octet_range;
using namespace u8lit::literals;

inline constexpr octet_range escape{0x1B, 0x1B};
inline constexpr u8lit::grammar sms_grammar{
    u8lit::syntax<9, 2>{{{octet_range{0x00, 0x00}},
                         {octet_range{0x0A, 0x0A}},
                         {octet_range{0x20, 0x23}},
                         {octet_range{0x25, 0x3F}},
                         {octet_range{0x41, 0x5A}},
                         {octet_range{0x61, 0x7A}},
                         {escape, octet_range{0x3C, 0x3C}},
                         {escape, octet_range{0x3E, 0x3E}},
                         {escape, octet_range{0x65, 0x65}}}},
    {{'@', '@'}, {'\n', '\n'}, {' ', '#'}, {'%', '?'}, {'A', 'Z'}, {'a', 'z'}, {'[', '['}, {']', ']'}, {U'€', U'€'}}};
struct sms : u8lit::codec<sms, sms_grammar> {};

template <u8lit::unvalidated_literal Octets>
constexpr u8lit::encoded_constant<sms, Octets> operator""_sms() noexcept {
  return {};
}
// A byte that the encoding does not have is an error at the literal.
template <u8lit::unvalidated_literal Octets>
sms::refused<Octets> operator""_sms() noexcept;

static_assert(sms::encode(U'€').size() == 2 && sms::decode_front("\x1B\x65!").value == U'€');
static_assert(sms::validate("10 \x1B" "e").what == u8lit::fault::none && !sms::has(U'ö'));
static_assert(sms::validate("10 \x1B").what == u8lit::fault::truncated);
static_assert(sms::to_utf8("10 \x1B" "e"_sms) == "10 €" && sms::from_utf8("[ok]"_text) == "\x1B<ok\x1B>"_sms);

// Text that is too long for the buffer is cut between two sequences, as SMS are.
void show(std::string_view text) {
  unsigned char bytes[20];
  const u8lit::transcoded made = sms::from_utf8(text, bytes);
  for (std::size_t at = 0; at < made.written; ++at) std::printf("%02X ", unsigned{bytes[at]});
  if (!made.found) std::printf("... %s", u8lit::explain(made.found, text).c_str());
  else if (!made.fits) std::printf("... %zu bytes more", sms::from_utf8_length(text) - made.written);
  std::puts("");
}

int main(int argc, char** argv) {
  if (argc < 2) show("10 € [a@b]");
  for (int at = 1; at < argc; ++at) show(argv[at]);
}
