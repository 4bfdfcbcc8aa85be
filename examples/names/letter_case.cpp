// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/letter_case.hpp>.
#include <u8lit/letter_case.hpp>
#include <u8lit/literals.hpp>

#include <string>

using namespace u8lit::literals;
namespace unicode = u8lit::unicode;

// There may be more letters than before.
static_assert(unicode::to_upper("stra\u00DFe"_text) == "STRASSE"_text);

// The sigma at the end of a word has another form: ΣΑΣ.
static_assert(unicode::to_lower("\u03A3\u0391\u03A3"_text) == "\u03C3\u03B1\u03C2"_text);

// The first letter of each word, and the others.
static_assert(unicode::to_title("o'NEIL and SONS"_text) == "O'neil And Sons"_text);

// For comparison.
static_assert(unicode::fold_case("Stra\u00DFe"_text) == unicode::fold_case("STRASSE"_text));

// The same, without a buffer.
static_assert(unicode::equal_ignoring_case("Stra\u00DFe"_text, "STRASSE"));

static_assert(unicode::equal_ignoring_case_in<unicode::case_language::turkish>("I\u0130"_text, "\u0131i"));

// é may be one character or two.
static_assert(unicode::equal_ignoring_case_canonically("CAF\u00C9"_text, u"cafe\u0301"_text));

// In Turkish, the capital of i has a dot.
static_assert(unicode::to_upper_in<unicode::case_language::turkish>("izmir"_text) == "\u0130ZM\u0130R"_text);

// And the small letter of I has none.
static_assert(unicode::to_lower_in<unicode::case_language::turkish>("ISPARTA"_text) == "\u0131sparta"_text);

static_assert(unicode::to_title_in<unicode::case_language::turkish>("izmir"_text) == "\u0130zmir"_text);

static_assert(unicode::fold_case_in<unicode::case_language::turkish>("I\u0131"_text) == "\u0131\u0131"_text);

using unicode::case_language;
static_assert(unicode::to_lower_in<case_language::lithuanian>("\u00CD"_text) == "i\u0307\u0301"_text);

// Input, into a buffer.
std::string in_upper_case(u8lit::utf8_view text) {
  std::string result(3 * text.size(), '\0');
  result.resize(unicode::to_upper(text, result).written);
  return result;
}

int main() { return in_upper_case("caf\u00E9") == "CAF\u00C9" ? 0 : 1; }
