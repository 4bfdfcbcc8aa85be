// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/host_name.hpp>.
#include <u8lit/host_name.hpp>
#include <u8lit/literals.hpp>

#include <cstdio>

using namespace u8lit::literals;
namespace unicode = u8lit::unicode;

// As the Domain Name System has it.
static_assert(unicode::to_ascii("B\u00FCcher.example"_text) == "xn--bcher-kva.example"_text);

// As users read it.
static_assert(unicode::to_unicode("xn--bcher-kva.example"_text) == "b\u00FCcher.example"_text);

// One label, without the prefix.
static_assert(unicode::to_punycode("b\u00FCcher"_text) == "bcher-kva"_text);

static_assert(unicode::from_punycode("bcher-kva"_text) == "b\u00FCcher"_text);

// What browsers allow.
constexpr unicode::host_name_options of_urls{
    .checks_hyphens = false, .uses_std3_rules = false, .verifies_dns_length = false};
static_assert(unicode::to_ascii_with<of_urls>("a_b.\u00FC"_text) == "a_b.xn--tda"_text);

static_assert(unicode::to_unicode_with<of_urls>("a_b.xn--tda."_text) == "a_b.\u00FC."_text);

// A name from outside, into a buffer.
bool is_host_name(u8lit::utf8_view text) {
  char in_ascii[253];
  const unicode::converted_host_name done = unicode::to_ascii(text, in_ascii);
  if (done.what != unicode::host_name_fault::none)
    std::printf("at byte %zu: %s\n", done.offset + 1, unicode::predicate_of(done.what));
  return static_cast<bool>(done);
}

int main() { return is_host_name("b\u00FCcher.example") && !is_host_name("b\u00FCcher..example") ? 0 : 1; }
