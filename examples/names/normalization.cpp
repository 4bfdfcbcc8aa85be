// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/normalization.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/policy.hpp>

#include <string>
#include <string_view>

using namespace u8lit::literals;
namespace policy = u8lit::policy;
namespace unicode = u8lit::unicode;

// The editor may have written é as one character or as two.
static_assert("cafe\u0301"_nfc == "caf\u00E9"_text);

static_assert(unicode::to_nfc("cafe\u0301"_text) == "caf\u00E9"_text);

// A letter and its marks, as two characters.
static_assert(unicode::to_nfd("caf\u00E9"_text) == "cafe\u0301"_text);

// Without the ligature.
static_assert(unicode::to_nfkc("\uFB01ance\u0301"_text) == "fianc\u00E9"_text);

static_assert(unicode::to_nfkd("\uFB01anc\u00E9"_text) == "fiance\u0301"_text);

static_assert(unicode::is_nfc("caf\u00E9"_text) && !unicode::is_nfc("cafe\u0301"_text));

static_assert(unicode::is_nfd("cafe\u0301"_text) && !unicode::is_nfd("caf\u00E9"_text));

static_assert(unicode::is_nfkc("caf\u00E9"_text) && !unicode::is_nfkc("x\u00B2"_text));

static_assert(unicode::is_nfkd("x2"_text) && !unicode::is_nfkd("\uFB01"_text));

// An accent may follow in the next part: "caf" is final, "e" is not.
static_assert(unicode::nfc_prefix_size("cafe"_text) == 3);

static_assert(unicode::nfd_prefix_size("cafe\u0301"_text) == 3);

static_assert(unicode::nfkc_prefix_size("x\u00B2"_text) == 1);

static_assert(unicode::nfkd_prefix_size("caf\uFB01"_text) == 3);

// The same characters, without a buffer.
static_assert(unicode::compare_canonically("caf\u00E9"_text, u"cafe\u0301"_text) == 0);

static_assert(unicode::to_stream_safe("cafe\u0301"_text) == "cafe\u0301"_text);

using composed = u8lit::restricted_text<char, policy::nfc>;
static_assert(composed::checked("caf\u00E9") && !composed::checked("cafe\u0301"));

static_assert(u8lit::satisfies<"fi", policy::nfkc> && !u8lit::satisfies<"\uFB01", policy::nfkc>);

// Input, into a buffer.
std::string normalized(u8lit::utf8_view text) {
  std::string result(3 * text.size(), '\0');
  result.resize(unicode::to_nfc(text, result).written);
  return result;
}

int main() { return normalized("cafe\u0301") == "caf\u00E9" ? 0 : 1; }
