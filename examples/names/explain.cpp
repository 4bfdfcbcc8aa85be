// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/explain.hpp>.
#include <u8lit/explain.hpp>
#include <u8lit/validate.hpp>

#include <cstdio>
#include <string>

// The sentence that compilers show for a literal.
inline constexpr auto sentence = u8lit::explain(u8lit::validate("caf\xC3"), "caf\xC3");
static_assert(sentence.view() == "ill-formed UTF-8: the sequence at byte 4 (C3) is truncated (RFC 3629, section 4)");

bool check_input(const std::string& input) {
  const u8lit::verdict result = u8lit::validate(input);
  const u8lit::explanation message = u8lit::explain(result, input);
  if (!result) std::puts(message.c_str());
  return static_cast<bool>(result);
}

// What is printed for an object of u8lit.
static_assert(u8lit::as_text(u8lit::fault::overlong) == "overlong");

int main() { return check_input("日本語") && !check_input("/..\xC0\xAF") ? 0 : 1; }
