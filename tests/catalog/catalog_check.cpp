// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/catalog_check.hpp>

#include <string_view>

using namespace u8lit::detail;

// What is wrong, in words, with the file, the line and the column.
template <const auto&... Files>
constexpr bool says(std::string_view expected) {
  const sentence words = words_for_catalog<false, Files...>();
  return std::string_view{words.data(), words.size()} == expected;
}
template <bool HasFallback, const auto&... Files>
constexpr bool is_fine = !problem_of_catalog<HasFallback, Files...>.problem.exists();

#define HEADER "msgid \"\"\nmsgstr \"Language: xx\\n\"\n"
#define FORMS(text) "msgid \"\"\nmsgstr \"Language: xx\\n\"\n\"Plural-Forms: " text "\\n\"\n"

inline constexpr char original[] = "msgid \"é\"\nmsgstr \"\"\n";
inline constexpr char translation[] = HEADER "msgid \"é\"\nmsgstr \"è\"\n";
static_assert(is_fine<false, original, translation> && is_fine<false, original> &&
              is_fine<true, original, translation>);

// The syntax of a file.
#define REFUSED(name, file, sentence)                   \
  inline constexpr char name[] = file;                  \
  static_assert(says<original, name>("file 2, " sentence))
REFUSED(ill_formed, HEADER "msgid \"é\xE9\"", "line 3, column 9: ill-formed UTF-8");
REFUSED(unknown, HEADER "msgidd \"é\"", "line 3, column 1: neither a comment nor a keyword nor a string");
REFUSED(outside, "x", "line 1, column 1: neither a comment nor a keyword nor a string");
REFUSED(no_string, HEADER "msgid é", "line 3, column 7: a string in quotation marks must follow the keyword");
REFUSED(no_keyword, "# a\n \"b\"\n", "line 2, column 2: a string without a keyword before it");
REFUSED(not_closed, HEADER "msgid \"é\nmsgstr \"\"", "line 3, column 7: a string that is not closed in its line");
REFUSED(never_closed, HEADER "msgid \"é\\\"", "line 3, column 7: a string that is not closed in its line");
REFUSED(comment, HEADER "msgid \"é\"\n#, fuzzy\nmsgstr \"\"", "line 4, column 1: a comment within an entry");
REFUSED(no_msgstr, HEADER "msgid \"é\"\nmsgid \"f\"", "line 4, column 1: msgstr of the entry before is missing");
REFUSED(no_last_msgstr, HEADER "msgid \"é\"", "line 3, column 10: msgstr of the entry before is missing");
REFUSED(no_msgid, HEADER "msgctxt \"é\"\nmsgstr \"f\"", "line 4, column 1: msgid is missing before this");
REFUSED(two_msgstr, HEADER "msgid \"é\"\nmsgstr \"f\"\nmsgstr \"f\"", "line 5, column 1: msgid is missing before this");
REFUSED(wrong_form, HEADER "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr[1] \"f\"",
        "line 5, column 1: wrong msgstr: msgstr[0] belongs here");
REFUSED(second_form, HEADER "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr[0] \"f\"\nmsgstr[2] \"f\"",
        "line 6, column 1: wrong msgstr: msgstr[1] belongs here");
REFUSED(no_form, HEADER "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr \"f\"",
        "line 5, column 1: wrong msgstr: msgstr[0] belongs here");
REFUSED(form_alone, HEADER "msgid \"é\"\nmsgstr[0] \"f\"", "line 4, column 1: wrong msgstr: msgstr belongs here");
REFUSED(escape, HEADER "msgid \"é\\q\"\nmsgstr \"f\"", "line 3, column 9: an unknown escape");
REFUSED(escaped_end, HEADER "msgid \"é\"\nmsgstr \"f\\x\"", "line 4, column 10: an unknown escape");
REFUSED(nul, HEADER "msgid \"é\"\nmsgstr \"\\0\"", "line 4, column 9: an escape of NUL, or of more than a byte");
REFUSED(large, HEADER "msgid \"é\"\nmsgstr \"\\x1C3\"", "line 4, column 9: an escape of NUL, or of more than a byte");
REFUSED(half, HEADER "msgid \"é\"\nmsgstr \"\\xC3\" \"f\"", "line 4, column 8: the escapes make ill-formed UTF-8");

// The header.
REFUSED(no_header, "msgid \"é\"\nmsgstr \"f\"", "line 1, column 1: the file has no header, the translation of \"\"");
REFUSED(charset, "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n",
        "line 3, column 36: the charset is not UTF-8");
REFUSED(no_language, "msgid \"\"\nmsgstr \"Language: \\n\"\n", "line 2, column 8: the header has no Language");
REFUSED(no_rule, HEADER "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr[0] \"f\"",
        "line 2, column 8: the header has no Plural-Forms");
REFUSED(no_number, FORMS("plural=0;"), "line 3, column 15: nplurals must be 1 to 16");
REFUSED(zero, FORMS("nplurals=0; plural=0;"), "line 3, column 25: nplurals must be 1 to 16");
REFUSED(seventeen, FORMS("nplurals=17; plural=0;"), "line 3, column 25: nplurals must be 1 to 16");
REFUSED(no_plural, FORMS("nplurals=1; n;"), "line 3, column 26: plural= is missing");
REFUSED(operand, FORMS("nplurals=2; plural=n!=;"), "line 3, column 38: the plural expression lacks an operand");
REFUSED(operation, FORMS("nplurals=2; plural=n 1;"), "line 3, column 37: the plural expression lacks an operator");
REFUSED(parenthesis, FORMS("nplurals=2; plural=(n;"),
        "line 3, column 37: the plural expression has an unmatched parenthesis, ? or :");
REFUSED(beyond, FORMS("nplurals=2; plural=99999999999999999999;"), "line 3, column 35: the number is too large");
REFUSED(deep_rule, FORMS("nplurals=2; plural=((((((((((((((((((((((((((((((((n;"),
        "line 3, column 65: the plural expression is nested too deeply, in more than 30 operators or parentheses");
#define TERMS "+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7+n%7"
REFUSED(long_rule,
        FORMS("nplurals=2; plural=n" TERMS TERMS TERMS TERMS TERMS TERMS TERMS TERMS TERMS TERMS TERMS TERMS TERMS ";"),
        "line 3, column 856: the plural expression is too long");
REFUSED(division, FORMS("nplurals=2; plural=6/n>5;"),
        "line 3, column 35: the plural expression divides by zero if n is 0");
REFUSED(third_form, FORMS("nplurals=2; plural=n==999?2:n==1;"),
        "line 3, column 35: the plural expression is 2 if n is 999, no less than nplurals");

// Entries.
REFUSED(too_few, FORMS("nplurals=2; plural=n!=1;") "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr[0] \"f\"",
        "line 6, column 11: as many msgstr as nplurals are needed: 2");
REFUSED(empty_form,
        FORMS("nplurals=2; plural=n!=1;") "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr[0] \"f\"\nmsgstr[1] \"\"",
        "line 7, column 11: msgstr[1] is empty");
REFUSED(twice, HEADER "msgid \"é\"\nmsgstr \"f\"\nmsgid \"é\"\nmsgstr \"f\"",
        "line 5, column 7: the message of line 3 is here again");
REFUSED(unknown_id, HEADER "msgid \"é\"\nmsgstr \"f\"\nmsgctxt \"c\"\nmsgid \"é\"\nmsgstr \"f\"",
        "line 6, column 7: file 1 lacks \"<U+00E9>\"");
REFUSED(with_plural, FORMS("nplurals=1; plural=0;") "msgid \"é\"\nmsgid_plural \"f\"\nmsgstr[0] \"f\"",
        "line 4, column 7: file 1 has another msgid_plural for \"<U+00E9>\", or none");
REFUSED(empty, HEADER "msgid \"é\"\nmsgstr \"\"", "line 4, column 8: \"<U+00E9>\" is not translated");
REFUSED(fuzzy, HEADER "#, fuzzy\nmsgid \"é\"\nmsgstr \"f\"", "line 5, column 8: \"<U+00E9>\" is not translated");
inline constexpr char nothing[] = HEADER;
static_assert(says<original, nothing>("file 1, line 1, column 7: file 2 lacks \"<U+00E9>\""));
static_assert(is_fine<true, original, nothing> && is_fine<true, original, empty> && is_fine<true, original, fuzzy>);
static_assert(says<original, translation, translation>(
    "file 3, line 2, column 8: file 2 has the same language, \"xx\""));
inline constexpr char of_same_language[] = HEADER "msgid \"é\"\nmsgstr \"\"\n";
inline constexpr char brazilian[] = "msgid \"\" msgstr \"Language: pt_BR\\n\"\nmsgid \"é\"\nmsgstr \"e\"";
inline constexpr char brazilian_too[] = "msgid \"\" msgstr \"Language: pt-br\\n\"\nmsgid \"é\"\nmsgstr \"e\"";
static_assert(says<original, brazilian, brazilian_too>(
    "file 3, line 1, column 17: file 2 has the same language, \"pt-br\""));
static_assert(says<of_same_language, translation>("file 2, line 2, column 8: file 1 has the same language, \"xx\""));

// Placeholders. A form that is for one number may lack one.
#define RULE FORMS("nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;")
inline constexpr char files[] =
    "msgid \"{n} file in {d}\"\nmsgid_plural \"{n} files in {d}\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n";
#define OF_FILES RULE "msgid \"{n} file in {d}\"\nmsgid_plural \"{n} files in {d}\"\n"
#define FILES(name, forms) inline constexpr char name[] = OF_FILES forms
FILES(good, "msgstr[0] \"one in {d}\"\nmsgstr[1] \"{d}: two\"\nmsgstr[2] \"in {d} {n}\"");
FILES(two_lack, "msgstr[0] \"one in {d}\"\nmsgstr[1] \"two\"\nmsgstr[2] \"in {d} {n}\"");
FILES(many_lack, "msgstr[0] \"one in {d}\"\nmsgstr[1] \"{d}: two\"\nmsgstr[2] \"in {d}\"");
FILES(other, "msgstr[0] \"one in {e}\"\nmsgstr[1] \"{d}: two\"\nmsgstr[2] \"in {d} {n}\"");
FILES(brace, "msgstr[0] \"one in {d}\"\nmsgstr[1] \"{d}: two\"\nmsgstr[2] \"in {d} {n\"");
static_assert(is_fine<false, files, good>);
static_assert(says<files, two_lack>("file 2, line 7, column 11: the translation lacks \"{d}\""));
static_assert(says<files, many_lack>("file 2, line 8, column 11: the translation lacks \"{n}\""));
static_assert(says<files, other>("file 2, line 6, column 19: the original lacks \"{e}\""));
static_assert(says<files, brace>("file 2, line 8, column 19: no placeholder begins here"));

#define ONE(name, flags, id, text)                                                         \
  inline constexpr char name##_id[] = flags "msgid \"" id "\"\nmsgstr \"\"\n";             \
  inline constexpr char name[] = HEADER flags "msgid \"" id "\"\nmsgstr \"" text "\"\n"
ONE(c_same, "#, c-format\n", "%s: %5d%%", "%2$d %% %1$s");
ONE(c_other, "#, c-format\n", "%s: %d", "%s: %ld");
ONE(c_lacks, "#, c-format\n", "%s: %d", "%s");
ONE(c_wrong, "#, c-format\n", "%s", "%s %y");
ONE(c_bad, "#, c-format\n", "100 %", "100 %");
ONE(braces_alone, "", "f() { return {}; }", "g()");
ONE(no_format, "#, no-c++-format\n", "{name}", "name");
ONE(format, "#, c++-format\n", "none", "{name}");
ONE(not_flagged, "", "none", "{name}");
ONE(narrower, "#, c++-format\n", "{} {:x}", "{1:d} {0}");
ONE(wider, "#, c++-format\n", "{0:d} {0:x} {1:%H} {2:c}", "{1:%d} {0:+} {2}");
ONE(type, "#, c++-format\n", "{} {:d}", "{0:>8} {1:s}");
ONE(any_type, "#, c++-format\n", "{}", "{:d}");
ONE(presentation, "#, c++-format\n", "{:c}", "{:d}");
ONE(converted, "#, python-brace-format\n", "{a!r} {b}", "{b:>8} {a!s:<8}");
ONE(conversion, "#, python-brace-format\n", "{a}", "{a!r}");
ONE(width, "#, c++-format\n", "{:{}}", "{0:{1:}}");
ONE(width_alone, "#, c++-format\n", "{} {}", "{0:{1}}");
ONE(no_type, "#, c++-format\n", "{:.3d}", "x");
ONE(many, "#, c++-format\n", "{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}", "x");
static_assert(is_fine<false, c_same_id, c_same> && is_fine<false, braces_alone_id, braces_alone> &&
              is_fine<false, no_format_id, no_format> && is_fine<false, not_flagged_id, not_flagged>);
static_assert(is_fine<false, narrower_id, narrower> && is_fine<false, converted_id, converted>);
static_assert(says<wider_id, wider>("file 2, line 5, column 16: the original lacks \"{0:+}\""));
static_assert(says<type_id, type>("file 2, line 5, column 16: the original lacks \"{1:s}\""));
static_assert(says<any_type_id, any_type>("file 2, line 5, column 9: the original lacks \"{:d}\""));
static_assert(says<presentation_id, presentation>("file 2, line 5, column 9: the original lacks \"{:d}\""));
static_assert(says<conversion_id, conversion>("file 2, line 5, column 9: the original lacks \"{a!r}\""));
static_assert(says<width_id, width>("file 2, line 5, column 12: no placeholder begins here"));
static_assert(says<width_alone_id, width_alone>("file 2, line 5, column 12: the original lacks \"{1}\""));
static_assert(says<no_type_id, no_type>("file 1, line 2, column 8: no placeholder begins here"));
static_assert(says<c_other_id, c_other>("file 2, line 5, column 13: the original lacks \"%ld\""));
static_assert(says<c_lacks_id, c_lacks>("file 2, line 5, column 8: the translation lacks \"%d\""));
static_assert(says<c_wrong_id, c_wrong>("file 2, line 5, column 12: no placeholder begins here"));
static_assert(says<c_bad_id, c_bad>("file 1, line 2, column 12: no placeholder begins here"));
static_assert(says<format_id, format>("file 2, line 5, column 9: the original lacks \"{name}\""));
static_assert(says<many_id, many>("file 1, line 2, column 8: too many placeholders"));

// An argument that is there twice is one.
#define N_OF_N "msgid \"{n} of {n}\"\nmsgid_plural \"{n} of {n}\"\n"
inline constexpr char twice_id[] = N_OF_N "msgstr[0] \"\"\nmsgstr[1] \"\"\n";
inline constexpr char twice_none[] = RULE N_OF_N "msgstr[0] \"one\"\nmsgstr[1] \"{n}\"\nmsgstr[2] \"{n}\"";
static_assert(is_fine<false, twice_id, twice_none>);

// Messages that are keys: the text of the first file is compared.
#define KEYED(name, flags, first, second)                                                                       \
  inline constexpr char name##_first[] = HEADER flags "msgctxt \"menu\"\nmsgid \"open\"\nmsgstr \"" first "\"\n"; \
  inline constexpr char name[] = "msgid \"\"\nmsgstr \"Language: de\\n\"\n"                                    \
                                 "msgctxt \"menu\"\nmsgid \"open\"\nmsgstr \"" second "\"\n"
KEYED(k_same, "", "Open {name:>8} in {d}", "In {d} {name} öffnen");
KEYED(k_lacks, "", "Open {name} in {d}", "{name} öffnen");
KEYED(k_other, "", "Open {name}", "{nmae} öffnen");
KEYED(k_none, "", "Open", "{name} öffnen");
KEYED(k_broken, "", "Open {name}", "{name öffnen");
KEYED(k_flagged, "#, c++-format\n", "Open {name}", "{name} öffnen");
KEYED(k_flagged_other, "#, c-format\n", "Open %s", "%d öffnen");
KEYED(k_flagged_broken, "#, c++-format\n", "Open {name", "öffnen");
KEYED(k_no_format, "#, no-c++-format\n", "Open {name}", "öffnen");
KEYED(k_braces_alone, "", "f() { return {}; }", "{name} öffnen");
KEYED(k_other_braces_alone, "", "Open", "{ öffnen }");
KEYED(k_fuzzy, "#, fuzzy\n", "Open {name}", "öffnen");
KEYED(k_text_with, "", "{", "öffnen");
static_assert(is_fine<false, k_same_first, k_same> && is_fine<false, k_flagged_first, k_flagged> &&
              is_fine<false, k_no_format_first, k_no_format> &&
              is_fine<false, k_braces_alone_first, k_braces_alone> &&
              is_fine<false, k_other_braces_alone_first, k_other_braces_alone> &&
              is_fine<true, k_fuzzy_first, k_fuzzy> && is_fine<false, k_text_with_first, k_text_with>);
static_assert(says<k_lacks_first, k_lacks>("file 2, line 5, column 8: the translation lacks \"{d}\""));
static_assert(says<k_other_first, k_other>("file 2, line 5, column 9: the original lacks \"{nmae}\""));
static_assert(says<k_none_first, k_none>("file 2, line 5, column 9: the original lacks \"{name}\""));
static_assert(says<k_broken_first, k_broken>("file 2, line 5, column 9: no placeholder begins here"));
static_assert(says<k_flagged_other_first, k_flagged_other>("file 2, line 5, column 9: the original lacks \"%d\""));
static_assert(says<k_flagged_broken_first, k_flagged_broken>("file 1, line 6, column 14: no placeholder begins here"));

// The same with plural forms: the first form that is for more than one number.
#define KEYED_FORMS(name, header, forms) \
  inline constexpr char name[] = header "msgid \"files\"\nmsgid_plural \"files\"\n" forms
#define TWO_FORMS "msgid \"\"\nmsgstr \"Language: en\\nPlural-Forms: nplurals=2; plural=n!=1;\\n\"\n"
KEYED_FORMS(keyed_files, TWO_FORMS, "msgstr[0] \"one file in {d}\"\nmsgstr[1] \"{n} files in {d}\"\n");
KEYED_FORMS(keyed_good, RULE, "msgstr[0] \"one in {d}\"\nmsgstr[1] \"{d}: two\"\nmsgstr[2] \"in {d} {n}\"");
KEYED_FORMS(keyed_lacks, RULE, "msgstr[0] \"one in {d}\"\nmsgstr[1] \"{d}: two\"\nmsgstr[2] \"in {d}\"");
KEYED_FORMS(keyed_lacks_two, TWO_FORMS, "msgstr[0] \"one file\"\nmsgstr[1] \"{n} files in {d}\"\n");
KEYED_FORMS(keyed_has_other, TWO_FORMS, "msgstr[0] \"{m} file in {d}\"\nmsgstr[1] \"{n} files in {d}\"\n");
static_assert(is_fine<false, keyed_files, keyed_good>);
static_assert(says<keyed_files, keyed_lacks>("file 2, line 8, column 11: the translation lacks \"{n}\""));
static_assert(says<keyed_lacks_two, keyed_good>("file 1, line 5, column 11: the translation lacks \"{d}\""));
static_assert(says<keyed_has_other, keyed_good>("file 1, line 5, column 12: the original lacks \"{m}\""));

// Every flaw has words.
constexpr bool have_words() {
  for (int what = 1; what <= static_cast<int>(po_flaw::too_many_placeholders); ++what) {
    if (!*words_of_po_flaw(static_cast<po_flaw>(what))) return false;
  }
  return true;
}
static_assert(have_words());

int main() {}
