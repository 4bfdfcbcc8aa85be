// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/encode.hpp>.
#include <u8lit/encode.hpp>
#include <u8lit/literals.hpp>

#include <string>

using namespace u8lit::literals;

static_assert(u8lit::encode(U'€') == "€"_utf8 && u8lit::encode(U'€').size() == 3);

// The sequence owns its bytes.
std::string& append(std::string& string, u8lit::scalar_value value) {
  const u8lit::utf8_sequence sequence = u8lit::encode(value);
  return string.append(sequence.begin(), sequence.end());
}

// The type of the buffer chooses the form.
constexpr u8lit::size_t length_in_utf16(u8lit::scalar_value value) {
  char16_t buffer[2]{};
  return u8lit::encode_to(buffer, value);
}
static_assert(length_in_utf16(U'€') == 1 && length_in_utf16(U'🚀') == 2);

int main() {
  std::string string = "10 ";
  return append(string, U'€') == "10 \xE2\x82\xAC" ? 0 : 1;
}
