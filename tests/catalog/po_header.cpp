// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/po_header.hpp>

using namespace u8lit;
using namespace u8lit::detail;

constexpr po_header read(text_view<char> text) {
  po_header result;
  po_header_reader{text, result}.read();
  return result;
}
constexpr po_header polish = read("Project-Id-Version: x\nLanguage:  pl \nContent-Type: text/plain; charset=UTF-8\n"
                                  "Plural-Forms: nplurals=3; plural=n==1 ? 0 : 1;\n");
static_assert(polish.language == "pl" && polish.forms == 3 && polish.plural_expression == "n==1 ? 0 : 1" &&
              polish.what == po_flaw::none);
// The last line need not end, nor need the expression.
static_assert(read("Plural-Forms: nplurals=16; plural=n").plural_expression == "n" &&
              read("Language: ja").language == "ja");
static_assert(read("X-Language: pl\nPlural: n\n").language.empty() && read("").forms == 0);
// What xgettext writes into a template.
constexpr po_header of_template = read("Language: \nContent-Type: text/plain; charset=CHARSET\n"
                                       "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n");
static_assert(of_template.language.empty() && of_template.forms == 0 && of_template.what == po_flaw::none);
static_assert(read("Content-Type: text/plain; charset=utf-8 \n").what == po_flaw::none &&
              read("Content-Type: text/plain\n").what == po_flaw::none);
static_assert(read("Content-Type: text/plain; charset=UTF-16\n").what == po_flaw::charset_is_not_utf8 &&
              read("Content-Type: text/plain; charset=UTF-16\n").flaw_offset == 34);
static_assert(read("Plural-Forms: nplurals=17; plural=0;").what == po_flaw::wrong_nplurals &&
              read("Plural-Forms: nplurals=x; plural=0;").what == po_flaw::wrong_nplurals &&
              read("Plural-Forms: nplurals=9999999999; plural=0;").what == po_flaw::wrong_nplurals &&
              read("Plural-Forms: plural=0;").what == po_flaw::wrong_nplurals &&
              read("Plural-Forms: nplurals=1;").what == po_flaw::no_plural_expression);

// Without a rule, that of English; how many numbers take each form.
inline constexpr char no_header[] = "msgid \"a\" msgstr \"\"";
static_assert(forms_of<no_header> == 2 && counted_forms<no_header>.counts[0] == 1 &&
              counted_forms<no_header>.counts[1] == 999 && !counted_forms<no_header>.has_flaw);
inline constexpr char of_three[] = "msgid \"\" msgstr \"Plural-Forms: nplurals=3; plural=n%10==1 ? 0 : n==2 ? 1 : 2;\"";
static_assert(forms_of<of_three> == 3 && counted_forms<of_three>.counts[0] == 100 &&
              counted_forms<of_three>.counts[1] == 1 &&
              counted_forms<of_three>.counts[2] == 899);
inline constexpr char late[] = "msgid \"\" msgstr \"Plural-Forms: nplurals=1; plural=n==251 ? 4 : n==999 ? 5 : 0\"";
static_assert(counted_forms<late>.has_flaw && counted_forms<late>.number_at_fault == 251 &&
              counted_forms<late>.result.value == 4);

int main() {}
