// SPDX-License-Identifier: BSL-1.0
// Of ASCII, only letters, digits and hyphens are allowed unless an option says otherwise.
#include <u8lit/host_name.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto name = u8lit::unicode::to_ascii(u"_dmarc.b\u00FCcher.example"_text);  // refused

// g++: no host name (UTS #46): the character at code unit 1, U+005F, is no letter, digit or hyphen
// clang: no host name (UTS #46): the | character at code unit 1, U+005F, | is no letter, digit or hyphen
// clang 14-15: u8lit::detail::host_names::no_host_name<u8lit::unicode::host_name_fault::no_letter_digit_hyphen, u8lit::detail::diagnostic::at_code_unit<1>>
// first: g++ | clang
// mended: using namespace u8lit::unicode;
// mended: const auto name = to_ascii_with<host_name_options{.uses_std3_rules = false}>(u"_dmarc.b\u00FCcher.example"_text);
