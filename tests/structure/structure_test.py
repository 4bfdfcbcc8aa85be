#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks what no compiler does: the order of the wings and what they keep to themselves.

structure_test.py ROOT COMPILER [ARGUMENT...]
"""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
INCLUDE = ROOT / "include"
# The wings, in the order in which one reads the library: the headers of each include only what is in it and in those
# before it.
WINGS = ["base", "compilers", "encoding", "rfc3629", "validation", "diagnosis", "text", "transcoding", "operation",
         "policy", "codec", "table", "data_file", "catalog", "source", "code_point", "matcher", "unicode",
         "glue"]
# The headers of a wing that no other wing includes, and no public header.
INNER = {
    "base": ["attributes", "target"],
    "compilers": ["clang_attributes", "clang_policy_attributes"],
    "encoding": ["number_words"],
    "validation": ["constexpr_valid_prefix", "error_mask", "evaluated_octets", "octet_block", "octet_vector"],
    "text": ["literal_argument", "scalar_view", "unit_search"],
    "transcoding": ["copy_ascii", "copy_sequences", "copy_shuffled"],
    "codec": ["basic_codec", "codec_conversion", "codec_diagnostic", "codec_transcoding", "grammar_check",
              "grammar_fault"],
    "table": ["key_case", "key_check", "key_search", "mapped_keys", "number_search", "perfect_hash", "table_iterator",
              "text_pool", "value_check"],
    "data_file": ["column_names", "delimited_text", "file_rows", "file_source", "fixed_columns", "json_pointer",
                  "json_rows", "json_text"],
    "catalog": ["catalog_check", "language_name", "placeholders", "plural_rule", "po_entries", "po_header", "po_text"],
    "source": ["source_reader"],
    "code_point": ["block_bitmap", "block_sequence", "code_point_rows", "scalar_range", "stages"],
    "matcher": ["reverse_dfa_builder", "state_table"],
    "unicode": ["age_table", "bidirectional_class_table", "binary_property_table", "block_table", "canonical_tables",
                "case_tables", "combining_marks", "compatibility_folding", "compatibility_tables", "confusable_table",
                "decomposition", "default_ignorable", "east_asian_width_table", "general_category_table",
                "grapheme_break", "grapheme_tables", "hangul", "host_name_mapping", "host_name_tables",
                "identifier_status_table", "ignorable_tables", "joining_type_table", "line_break", "line_tables",
                "name_tables", "name_text", "numeric_type_table", "numeric_value_table", "packed_kinds",
                "property_data", "property_map", "property_name", "script_extensions", "script_extensions_table",
                "script_table", "segments", "sentence_break", "sentence_tables", "sorted_search", "wide_tables",
                "word_break", "word_tables"],
    "glue": ["text_formatter"],
}
# The parts of headers in the compilers wing, and the headers that each is a part of.
PARTS = {
    "clang_arrays": ["text/text_view"],
    "clang_attributes": ["compilers/clang_constructors", "compilers/clang_literals", "compilers/clang_refused_literal"],
    "clang_constructors": ["policy/restricted_text", "text/text_view"],
    "clang_ill_formed_chars": ["text/char_literal"],
    "clang_literals": ["text/literals"],
    "clang_numbers": ["code_point/code_point_rows", "code_point/scalar_range", "encoding/scalar_value"],
    "clang_policy_attributes": ["compilers/clang_constructors"],
    "clang_refused_literal": ["diagnosis/refused_literal"],
    "clang_suspicious_chars": ["text/char_literal"],
    "clang_suspicious_fixed_text": ["text/fixed_text"],
    "clang_suspicious_literals": ["text/literals"],
    "fixed_sentences": ["text/literal_argument"],
    "nul_assertion": ["text/char_literal", "text/text_constant"],
    "normalized_literals": ["unicode/normalized_literal"],
    "refused_numerals": ["text/scalar_literal"],
    "report_functions": ["diagnosis/diagnose"],
    "scalar_literals": ["text/scalar_literal"],
    "text_literals": ["text/text_literal"],
}
# The headers of wings that only include others.
ONLY_INCLUDE = {
    # A part of the compilers wing, after what that needs.
    "u8lit/text/text_literal.hpp",
    "u8lit/unicode/normalized_literal.hpp",
}
# Opens and closes the code of a header.
BEGIN_END = ["u8lit/base/begin.hpp", "u8lit/base/end.hpp"]
# All that the glue to Boost.Hana needs of it: declarations, and what its results are made of.
BOOST_HANA = {f"boost/hana/{name}.hpp" for name in [
    "bool", "concept/foldable", "concept/integral_constant", "concept/iterable", "fwd/any_of", "fwd/append", "fwd/at",
    "fwd/concat", "fwd/core/make", "fwd/core/tag_of", "fwd/core/to", "fwd/drop_front", "fwd/empty", "fwd/equal",
    "fwd/find_if", "fwd/front", "fwd/hash", "fwd/is_empty", "fwd/length", "fwd/less", "fwd/plus",
    "fwd/prepend", "fwd/unpack", "fwd/zero", "optional", "string", "tuple", "type",
    "unpack"]}
# What the headers of the glue include from outside: the only ones that do.
GLUE = {
    "u8lit/glue/filesystem.hpp": {"filesystem"},
    "u8lit/glue/fmt.hpp": {"string"},
    "u8lit/glue/format.hpp": {"format", "string", "string_view"},
    "u8lit/glue/hana_comparison.hpp": BOOST_HANA,
    "u8lit/glue/hana_concatenation.hpp": BOOST_HANA,
    "u8lit/glue/hana_constants.hpp": BOOST_HANA,
    "u8lit/glue/hana_elements.hpp": BOOST_HANA,
    "u8lit/glue/hana_conversion.hpp": BOOST_HANA,
    "u8lit/glue/hash.hpp": {"string_view"},
    "u8lit/glue/mp11.hpp": {"boost/mp11/integral.hpp", "boost/mp11/list.hpp"},
    "u8lit/glue/owning_text.hpp": {"string"},
    "u8lit/glue/ostream.hpp": {"iosfwd", "string_view"},
    "u8lit/glue/reflection.hpp": {"meta"},
    "u8lit/glue/text_formatter.hpp": set(),
}
# The headers of macros: the words of sentences, which must be string literals.
WORDS = ["u8lit/diagnosis/words.hpp", "u8lit/encoding/fault.hpp", "u8lit/encoding/number_words.hpp"]
# The headers with elements that only the library itself reads by index.
INDEXED_INSIDE = {f"u8lit/table/{name}.hpp"
                  for name in ["key_case", "key_order", "mapped_keys", "number_key", "number_search",
                               "perfect_hash", "record", "rows", "text_cases", "text_pool", "text_table",
                               "value_check"]} | {
                                   "u8lit/catalog/po_entries.hpp", "u8lit/catalog/po_text.hpp",
                                   "u8lit/data_file/file_rows.hpp"}
# Function objects that only the library calls, or nobody may.
CALLED_INSIDE = {"do_nothing", "make_pack", "std::hash"}
# Functions that users call and with results that they may ignore: most write to where there is room.
MAY_BE_DISCARDED = {
    "U8LIT_ABI constexpr size_t encode_to(Unit* units, scalar_value value) noexcept {",
    "U8LIT_ABI static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {",
    "U8LIT_ABI static constexpr size_t encode_to(Out* units, char32_t number) noexcept {",
    "U8LIT_ABI constexpr bool pop_back() noexcept {",
    "U8LIT_ABI constexpr typename Context::iterator parse(Context& context) {",
    "U8LIT_ABI typename Context::iterator format(const Object&, Context& context) const {",
}
# What ends a program other than by a compiler's failure: the lines of each header.
ENDS = {
    "u8lit/base/compiler.hpp": ["__builtin_trap();"],
    # Constructors of template arguments: what is no constant expression is no template argument.
    "u8lit/text/literal_argument.hpp": [
        "if constexpr (!compiler::names_line_of_assertion) compiler::stop();",
        "if (!detail::is_well_formed_literal(text.unchecked_units, Size)) compiler::stop();",
        *["if (place.why == reason::none) compiler::stop();"] * 2],
    "u8lit/text/char_literal.hpp": ["if constexpr (compiler::falls_back_on_packs) compiler::stop();"],
    "u8lit/policy/restricted_text.hpp": ["if (!*this) detail::compiler::stop();"],
}
# Compilers differ in these wings: one has macros, constants and types for their differences (base/attributes.hpp,
# base/compiler.hpp, base/wide_types.hpp), the other the parts of headers that only some compilers read.
COMPILERS = {"base", "compilers"}
# What is compiled conditionally elsewhere: the macros of each condition of a header, in order, with the reason.
CONDITIONS = [
    # An implementation that is not hosted, or a library, lacks what the header supports.
    ("glue/filesystem", "__STDC_HOSTED__"),
    ("glue/format", "__STDC_HOSTED__ __has_include", "__STDC_HOSTED__ __cpp_lib_format"),
    ("glue/hash", "__STDC_HOSTED__"),
    ("glue/ostream", "__STDC_HOSTED__"),
    ("glue/owning_text", "__STDC_HOSTED__"),
    ("glue/reflection", "__STDC_HOSTED__ __cpp_impl_reflection __cpp_char8_t"),
    # {fmt} is supported if it was included before.
    ("fmt", "FMT_VERSION"),
    ("glue/fmt", "FMT_VERSION"),
    ("glue/missing_glue", "FMT_VERSION"),
    # With -fno-char8_t, `const char8_t*` cannot be written, and any other parameter is that of another overload or none
    # that a literal operator may have.
    ("text/literals", *["__cpp_char8_t"] * 3),
    ("text/char_literal", "__cpp_char8_t"),
    ("text/scalar_literal", "__cpp_char8_t"),
    # Only where a user asks for warnings is the header included that has them.
    ("text/fixed_text", "U8LIT_WARNS"),
    ("text/text_view", "U8LIT_WARNS"),
    # Includes and functions that only some compilers need, in headers that every program includes. With them, to
    # include text.hpp would take clang 19 6 % longer for literal_argument.hpp and g++ 12 10 % for fault_sentence.hpp;
    # for both ways to validate at compile time, clang 19 1.6 %.
    ("text/text_constant", "__clang__"),
    ("diagnosis/diagnose", "U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN U8LIT_COMPUTES_SENTENCES"),
    ("validation/constexpr_valid_prefix", "__clang__"),
    # Shuffles of vectors, which are in no SIMD instructions before.
    ("transcoding/copy_shuffled", "__AVX2__"),
    ("transcoding/transcoding", "__AVX2__"),
]
TOP_LEVEL = {"CMakeLists.txt", "include", "tests", "examples", "docs", "meson.build", "meson_options.txt", "README.md",
             "LICENSE"}


def headers():
    return {path.relative_to(INCLUDE).as_posix(): path.read_text(encoding="utf-8")
            for path in INCLUDE.rglob("*.hpp")}


def conditions(text):
    """The macros in each condition of a header, besides its guard."""
    lines = re.findall(r"^ *# *(?:if|ifn?def|elif|elifn?def)\b((?:.*\\\n)*.*)", without_comments(text), re.MULTILINE)
    defined = set(re.findall(r"^ *# *define (\w+)_HPP$", text, re.MULTILINE))
    found = []
    for line in lines:
        macros = [macro for macro in re.findall(r"\b(?!\d)\w+", re.sub(r"<.*?>|'.'", "", line)) if macro != "defined"]
        others = [macro for macro in macros if macro.removesuffix("_HPP") not in defined]
        if others or not macros:
            found.append(" ".join(others))
    return found


def includes(text):
    return re.findall(r'^ *# *include *[<"]([^>"]+)[>"]', text, re.MULTILINE)


def only_includes(text):
    """Whether a header has no code of its own."""
    return not re.sub(r"//.*|^ *# *(?:include|if|ifn?def|elif|elifn?def|else|endif)\b.*|^ *# *define \w+_HPP$|"
                      r"^U8LIT_CLANG_ATTRIBUTES_(?:BEGIN|END)$", "", text, flags=re.MULTILINE).strip()


def wing(name):
    """The place of a header's wing in the order; that of the public headers is the end."""
    return WINGS.index(name.split("/")[1]) if name.count("/") == 2 else len(WINGS)


def public():
    """What users include, but for the umbrella."""
    return sorted(path.relative_to(INCLUDE).as_posix() for path in (INCLUDE / "u8lit").glob("*.hpp"))


def out_of_order(texts):
    """Every include of a header of a later wing, or by which it includes itself."""
    found = [f"{name} includes {other}" for name, text in texts.items() for other in includes(text)
             if other in texts and wing(other) > wing(name)]
    left = {name: {other for other in includes(text) if other in texts} for name, text in texts.items()}
    while ready := [name for name, others in left.items() if not others & set(left)]:
        for name in ready:
            del left[name]
    return found + [f"{name} includes itself" for name in sorted(left)]


def inner(texts):
    """The headers that are included by their own wing only, by wing."""
    included = {name: {other for other, text in texts.items() if name in includes(text)} for name in texts}
    found = {}
    for name in sorted(texts):
        folder = name.rpartition("/")[0]
        if name.count("/") == 2 and all(other.rpartition("/")[0] == folder for other in included[name]):
            found.setdefault(folder.removeprefix("u8lit/"), []).append(pathlib.PurePath(name).stem)
    return found


def dangling(name, text, texts):
    """The references in a header's comments to headers that do not exist, or to differences between compilers that
    base/compiler.hpp does not have. A name without a folder is that of a header of any wing."""
    blocks = re.findall(r"(?m)(?:^ *//.*\n)+|//.*", text)
    comments = "\n".join(re.sub(r"\n? *//+ *", " ", block) for block in blocks)
    named = re.findall(r"(?<![\w</])[\w/]+\.hpp\b|(?<=<)u8lit/[\w/]+\.hpp", comments)
    known = {part for path in ["u8lit.hpp", *texts]
             for part in [path, path.removeprefix("u8lit/"), path.rpartition("/")[2]]}
    titles = {title.lower() for title in re.findall(r"(?m)^// ([^:\n]+): ", texts["u8lit/base/compiler.hpp"])}
    differences = [title for group in re.findall(r"compiler\.hpp: +([\w ]+(?:, [\w ]+)*)", comments)
                   for title in group.split(", ")]
    return ([each for each in named if each not in known] +
            [each for each in differences if not any(each.lower().startswith(title) for title in titles)])


def unmentioned(page, folder, texts):
    """The headers of a wing that the comment which introduces it does not mention."""
    introduction = re.search(rf"(?m)^// The {folder} wing: (?:.*\n//)*.*\n", page)
    mentioned = re.findall(r"\w+", introduction[0]) if introduction else []
    return [stem for name in sorted(texts) if name.startswith(f"u8lit/{folder}/")
            if (stem := pathlib.PurePath(name).stem) not in mentioned]


def untagged(text):
    """The constexpr functions that do not begin with U8LIT_ABI."""
    text = re.sub(r"//.*|decltype\([^()]*\)", "", text)
    while (shorter := re.sub(r"(?<!operator)<(?:[^<>=;{}]|{\w*})*>", "", text)) != text:  # template arguments
        text = shorter
    return re.findall(r"^ *((?:template )?(?:\[\[.*?\]\] )*"
                      r"(?:(?:friend|static|inline|explicit(?:\(.*?\))?) )*constexpr "
                      r"(?:[^={([\n]*\boperator|[^={([\n]*\().*)", text, re.MULTILINE)


def discardable(text):
    """The functions that return something and are not [[nodiscard]]."""
    text = re.sub(r"//.*", "", text)
    text = re.sub(r"U8LIT_ABI [^;{}]*(?:\sU8LIT_UNSIZED|\bU8LIT_(?:REFUSED|REFUSAL(?:_\w+)?)\([^;{}]*);", "", text)
    text = re.sub(r"\n +U8LIT_(DELETED|REFUSED|UNSIZED_DELETED)", " = delete", text)
    found = []
    for line in re.findall(r"^ *((?:\[\[__gnu__::__always_inline__\]\] )?"
                           r"(?:U8LIT_ABI|(?:explicit |static )?consteval) .*)",
                           text, re.MULTILINE):
        before = line
        while before != (shorter := re.sub(r"<[^<>]*>", "", before)):  # template arguments
            before = shorter
        before = re.sub(r"operator\(\)", "call", before)
        words = [word for word in before.partition("(")[0].split() if word not in
                 ("U8LIT_ABI", "[[__gnu__::__always_inline__]]", "constexpr", "consteval", "static", "inline",
                  "explicit")]
        if len(words) > 1 and "(" in before and "= delete" not in before and "::" not in words[-1] and not (
                {"void", "friend"} & set(words) or any(word.startswith("operator") for word in words)):
            found.append(line)
    return found


def lost_or_joined(text):
    """The lines of documentation that editors do not show, because a line of the preprocessor follows, and those that
    they show together with the comment beside them."""
    lines = [line.strip() for line in text.splitlines()]
    pairs = [(f"{first}\n{second}", first[:3] == "///", second[:3] == "///", first[:2] == second[:2] == "//",
              second[:1] == "#") for first, second in zip(lines, lines[1:])]
    return [pair for pair, is_first, is_second, are_comments, is_directive in pairs
            if are_comments and is_first != is_second or is_first and is_directive]


def unexplained_calls(text):
    """The overloads of operator() without documentation. Those without a body only refuse arguments."""
    found = []
    for match in re.finditer(r"(?m)^(?! *(?://|return\b)).*\boperator\(\)(?=\()", text):
        before, after = text[:match.start()], re.sub("= {}", "", text[match.end():])
        comment = re.search(r"(?m:^)((?: *//.*\n)*)(?:( *)template .*\n(?:\2 +.*\n)*)?\Z", before)
        if re.search(r"[;{]", after)[0] == "{" and not comment[1].lstrip().startswith("///"):
            found.append((re.findall(r"(?m)^(?:struct|class) ([\w:]+)", before)[-1], match[0].strip()))
    return found


def stems(folder, pattern):
    return sorted(path.stem for path in folder.glob(pattern))


def misnamed(rooms, tested):
    """The tests, by wing, that are named after no header of the wing."""
    return [f"{folder}/{name}" for folder, names in tested.items() for name in names
            if not any(name == room or name.startswith(f"{room}_") for room in rooms[folder])
            and not (folder == "rfc3629" and re.match(r"section_\d+_", name))]


def preprocessed(source, *arguments):
    return subprocess.run([*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-x", "c++", "-E", *arguments, "-"], input=source,
                          capture_output=True, text=True, check=True).stdout


def without_comments(text):
    """In tables, strings contain //, too."""
    return re.sub(r'("(?:[^"\\\n]|\\.)*")|//.*', lambda match: match[1] or "", text)


def comparisons(text):
    """Of each operator== of a header: the classes that it stands in and compares, from the outermost, whether it is
    defaulted, and the arrays that the innermost class has for members."""
    code = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', re.sub(r"(?m)^#.*", "", without_comments(text)))
    opened, ends = [], {}
    for at, character in enumerate(code):
        if character == "{":
            opened.append(at)
        elif character == "}":
            ends[opened.pop()] = at
    classes = [(match.end() - 1, ends[match.end() - 1], match[1]) for match in
               re.finditer(r"\b(?:class|struct) (\w+)(?:(?!\b(?:class|struct)\b)[^;{}()])*{",
                           code) if match.end() - 1 in ends]
    for operator in re.finditer(r"\boperator(?:==|<=>)\((?:const )?(\w+)[^{};]*", code):
        around = [each for each in classes if each[0] < operator.start() < each[1]]
        arrays = []
        if around:
            members = code[around[-1][0] + 1:around[-1][1]]
            while members != (flat := re.sub(r"{[^{}]*}", "", members)):
                members = flat
            arrays = re.findall(r"(\w+)(?:\[[^\[\]]*\])+\s*(?=[;=,])", members)
        names = [name for _, _, name in around]
        if operator[1] not in names:
            names.append(operator[1])
        yield names, re.search(r"=\s*default", operator[0]) is not None, arrays


class Structure(unittest.TestCase):
    maxDiff = None

    def test_every_folder_is_a_wing(self):
        self.assertEqual({path.name for path in (INCLUDE / "u8lit").iterdir() if path.is_dir()}, set(WINGS))

    def test_umbrella_lists_every_public_header_but_the_glue_and_large_tables(self):
        left_out = {name for name in public()
                    if any("/glue/" in other or "/unicode/" in other for other in includes(headers()[name]))}
        self.assertEqual(sorted(includes(headers()["u8lit.hpp"])),
                         sorted({*public(), "u8lit/glue/missing_glue.hpp"} - left_out))

    def test_public_headers_are_for_users(self):
        """They include wings; wings never include them; and everything is included by one of them."""
        texts = headers()
        reached, left = set(), ["u8lit.hpp", *public()]
        while left:
            name = left.pop()
            reached.add(name)
            left += [other for other in includes(texts[name]) if other in texts and other not in reached]
        self.assertEqual(sorted(set(texts) - reached), [])
        for name in public():
            with self.subTest(name):
                self.assertEqual([other for other in includes(texts[name]) if other.count("/") != 2], [])

    def test_headers_of_headers_export_them(self):
        """For clang-tidy's misc-include-cleaner and include-what-you-use, in users' files."""
        for name, text in headers().items():
            with self.subTest(name):
                code = re.sub(r"//.*|^#.*", "", text, flags=re.MULTILINE)
                begin, end = "// IWYU pragma: begin_exports\n", "// IWYU pragma: end_exports\n"
                has_part = any(other.startswith("u8lit/compilers/") for other in includes(text))
                if name not in BEGIN_END and not code.strip() and not has_part:
                    before, _, rest = text.partition(begin)
                    self.assertEqual(includes(before) + includes(rest.partition(end)[2]), [])

    def test_glue_includes_rooms_and_what_it_glues_to(self):
        texts = headers()
        for room, glued in GLUE.items():
            with self.subTest(room):
                self.assertEqual(set(includes(texts[room])) - glued - set(texts), set())

    def test_owning_text_is_included_by_users_only(self):
        self.assertEqual([name for name, text in headers().items() if "u8lit/glue/owning_text.hpp" in includes(text)],
                         ["u8lit/owning_text.hpp"])

    def test_parts_of_headers_include_parts_only(self):
        """They have no guard, because they stand where another header includes them."""
        for name, text in headers().items():
            with self.subTest(name):
                is_part, parts = name.startswith("u8lit/compilers/"), "u8lit/compilers/"
                has_guard = re.search(r"(?m)^#define U8LIT_(\w+_)?HPP$", text) is not None
                self.assertEqual(is_part, not has_guard and name not in BEGIN_END)
                self.assertEqual([other for other in includes(text) if is_part and not other.startswith(parts)], [])

    def test_parts_stand_in_their_headers_only(self):
        texts = headers()
        self.assertEqual({name for name in texts if name.startswith("u8lit/compilers/")},
                         {f"u8lit/compilers/{part}.hpp" for part in PARTS})
        for part, expected in PARTS.items():
            with self.subTest(part):
                found = [name for name, text in texts.items() if f"u8lit/compilers/{part}.hpp" in includes(text)]
                self.assertEqual(sorted(found), [f"u8lit/{header}.hpp" for header in expected])

    def test_headers_of_wings_declare_something(self):
        """Only public headers just include others."""
        self.assertEqual({name for name, text in headers().items() if name.count("/") == 2 and only_includes(text)},
                         ONLY_INCLUDE)

    def test_the_check_of_declarations_can_fail(self):
        empty = "// a\n#ifndef U8LIT_A_HPP\n#define U8LIT_A_HPP\n\n#if B\n#include <b>\n#endif\n{}#endif\n"
        self.assertTrue(only_includes(empty.format("U8LIT_CLANG_ATTRIBUTES_BEGIN\n# include <c>\n")))
        for code in ["int c;\n", "#define C 1\n", "#pragma c\n"]:
            self.assertFalse(only_includes(empty.format(code)))

    def test_wings_include_only_wings_before_them(self):
        self.assertEqual(out_of_order(headers()), [])

    def test_the_check_of_the_order_can_fail(self):
        first, second, third = "u8lit/base/a.hpp", "u8lit/text/b.hpp", "u8lit/c.hpp"
        including = {name: f"#include <{name}>\n" for name in (first, second, third)}
        self.assertEqual(out_of_order({first: "", second: including[first], third: including[second]}), [])
        self.assertEqual(out_of_order({first: including[second], second: ""}), [f"{first} includes {second}"])
        self.assertEqual(out_of_order({second: including[third], third: ""}), [f"{second} includes {third}"])
        self.assertEqual(out_of_order({second: including[second]}), [f"{second} includes itself"])

    def test_inner_headers_are_included_by_their_wing_only(self):
        found = inner(headers())
        for folder in WINGS:
            with self.subTest(folder):
                self.assertEqual(found.get(folder, []), INNER.get(folder, []))

    def test_the_check_of_inner_headers_can_fail(self):
        inside, room, other, page = "u8lit/base/a.hpp", "u8lit/base/b.hpp", "u8lit/text/c.hpp", "u8lit/d.hpp"
        including = {name: f"#include <{name}>\n" for name in (inside, room, other)}
        texts = {inside: "", room: including[inside], other: including[room], page: including[other]}
        self.assertEqual(inner(texts), {"base": ["a"]})
        self.assertEqual(inner({**texts, other: including[room] + including[inside]}), {})
        indented = f"#ifdef A\n  #  include <{inside}>\n#endif\n"
        self.assertEqual(inner({**texts, other: including[room] + indented}), {})
        self.assertEqual(inner({**texts, page: including[inside]}), {"text": ["c"]})

    def test_conditions_have_reasons(self):
        allowed = {f"u8lit/{header}.hpp": macros for header, *macros in CONDITIONS}
        self.assertEqual(set(allowed) - set(headers()), set())
        for name, text in headers().items():
            if name.count("/") < 2 or name.split("/")[1] not in COMPILERS:
                with self.subTest(name):
                    self.assertEqual(conditions(text), allowed.get(name, []))

    def test_the_check_of_conditions_can_fail(self):
        guarded = "#ifndef U8LIT_A_HPP\n#define U8LIT_A_HPP\n{}#endif\n"
        for code, found in {"int a;  // #if no_condition\n": [],
                            "#if defined(A) && B > 16 || \\\n  !C  // D\n#elif E == 'F'\n": ["A B C", "E"],
                            "# ifdef A\n#endif\n#if __has_include(<b>)\n#endif\n": ["A", "__has_include"],
                            "#ifdef A\n#elifndef A\n#endif\n#if 0\n#endif\n": ["A", "A", ""]}.items():
            self.assertEqual(conditions(guarded.format(code)), found)

    def test_one_header_introduces_each_wing(self):
        texts = headers()
        pages = dict(re.findall(r"(?m)^//   ((\w+)/\w+\.hpp) ", texts["u8lit.hpp"]))
        self.assertEqual(list(pages.values()), WINGS)
        for page, folder in pages.items():
            with self.subTest(folder):
                self.assertEqual(unmentioned(texts[f"u8lit/{page}"], folder, texts), [])

    def test_the_check_of_introductions_can_fail(self):
        texts = {f"u8lit/text/{name}.hpp": "" for name in ["a", "a_b", "c"]}
        page = "#include <c.hpp>\n// c\n\n// The text wing: a.hpp, a_b.hpp{}.\nint c;\n"
        self.assertEqual(unmentioned(page.format(" and c"), "text", texts), [])
        self.assertEqual(unmentioned(page.format(""), "text", texts), ["c"])
        self.assertEqual(unmentioned("// The base wing: a, a_b and c.\n", "text", texts), ["a", "a_b", "c"])

    def test_comments_refer_to_what_is_there(self):
        texts = headers()
        for name, text in texts.items():
            with self.subTest(name):
                self.assertEqual(dangling(name, text, texts), [])

    def test_the_check_of_references_can_fail(self):
        texts = {"u8lit/base/compiler.hpp": "// Vectors: an example.\n", "u8lit/text/a.hpp": "", "u8lit/b.hpp": ""}
        for reference in ["a.hpp", "compiler.hpp: vectors", "base/compiler.hpp", "<u8lit/b.hpp>, <any/other.hpp>",
                          "compiler.hpp:\n// vectors"]:
            self.assertEqual(dangling("u8lit/text/c.hpp", f"// See {reference}\n", texts), [], reference)
        for reference in ["c.hpp", "base/a.hpp", "<u8lit/c.hpp>", "text/compiler.hpp", "compiler.hpp: arrays",
                          "compiler.hpp: vectors, arrays", "compiler.hpp:\n// arrays"]:
            self.assertEqual(len(dangling("u8lit/text/c.hpp", f"// See {reference}.\n", texts)), 1, reference)

    def test_brackets_come_in_pairs(self):
        for name, text in headers().items():
            with self.subTest(name):
                both = [other for other in includes(text) if other in BEGIN_END]
                self.assertIn(both, ([], BEGIN_END))

    def test_no_macros_but_guards_attributes_and_words(self):
        def macros(source):
            return set(re.findall(r"^#define (\w+)", preprocessed(source, "-dM"), re.MULTILINE))

        # libc++ says in a header what it is; that comes along.
        left = macros("#include <u8lit.hpp>\n") - macros("#if __has_include(<__config>)\n#include <__config>\n#endif\n")
        guards = {re.sub(r"\W", "_", name).upper() for name in headers()}
        guards.add("U8LIT_NO_PRAGMAS_NEEDED")  # for compilers that read begin.hpp and end.hpp once
        compilers = {"U8LIT_CONSTEXPR_ERROR_IS_BUILT_IN",  # g++ 16
                     "U8LIT_COMPUTES_SENTENCES",  # g++ 14
                     "U8LIT_REFUSE",  # g++
                     "U8LIT_IMMEDIATE_CONVERSION", "U8LIT_IMMEDIATE_TWIN", "U8LIT_NOT_EVALUATED",  # clang
                     "U8LIT_REFUSES_LITERALS", "U8LIT_SIZED", "U8LIT_TAKES_LITERALS"}
        words = {macro for name in WORDS
                 for macro in re.findall(r"^#define (U8LIT_\w+)", headers()[name], re.MULTILINE)}
        self.assertEqual(left - guards - compilers,
                         {"U8LIT_ABI", "U8LIT_CHECK_FIRST", "U8LIT_CLANG_ATTRIBUTES_BEGIN",
                          "U8LIT_CLANG_ATTRIBUTES_END", "U8LIT_CONSTEXPR_ERROR", "U8LIT_DELETED", "U8LIT_ELSE_DELETED",
                          "U8LIT_ELSE_REFUSED",
                          "U8LIT_ERROR_AT_CALL", "U8LIT_FALSE_WARNINGS_BEGIN", "U8LIT_FALSE_WARNINGS_END",
                          "U8LIT_IMMEDIATE", "U8LIT_LIFETIMEBOUND", "U8LIT_LITERAL",
                          "U8LIT_MUST_BE_EVALUATED", "U8LIT_NAME_TEMPORARY", "U8LIT_NAME_TEXT", "U8LIT_NO_LENGTH",
                          "U8LIT_NO_LENGTH_OF_MORE", "U8LIT_OPERAND_CLASS", "U8LIT_RECOVERED",
                          "U8LIT_RECOVERED_LITERAL", "U8LIT_REFUSAL", "U8LIT_REFUSAL_ALONE", "U8LIT_REFUSAL_CLASS",
                          "U8LIT_REFUSAL_MEMBERS", "U8LIT_REFUSAL_OF_MORE", "U8LIT_REFUSED", "U8LIT_REFUSED_RESULT",
                          "U8LIT_UNSIZED", "U8LIT_UNSIZED_DELETED", "U8LIT_UNSIZED_REASON", "U8LIT_WRITE_LITERAL",
                          "U8LIT_VERSION", "U8LIT_VERSION_MAJOR", "U8LIT_VERSION_MINOR", "U8LIT_VERSION_PATCH",
                          "U8LIT_WARN_IF_SUSPICIOUS"} | words - guards)

    def test_every_function_has_a_name_for_each_target(self):
        for name, text in headers().items():
            with self.subTest(name):
                self.assertEqual(untagged(text), [])

    def test_the_check_of_functions_can_fail(self):
        tagged = "U8LIT_ABI constexpr int f() noexcept;\n  U8LIT_ABI static constexpr int f() noexcept {"
        self.assertEqual(untagged(tagged), [])
        self.assertEqual(untagged(tagged.replace("U8LIT_ABI ", "")), [line.strip() for line in
                                                                     tagged.replace("U8LIT_ABI ", "").splitlines()])
        others = "  constexpr size_t size = f();\n  if constexpr (f()) {\n  inline constexpr bool b = f();"
        self.assertEqual(untagged(others), [])

    def test_nothing_internal_to_a_translation_unit(self):
        for name, text in headers().items():
            with self.subTest(name):
                code = re.sub(r"//.*", "", text)
                self.assertNotRegex(code, r"namespace\s*{")
                self.assertNotRegex(code, r"^(static|const|constexpr)\b[^({]*=|^static\b")

    def test_compilers_without_has_builtin_are_not_asked(self):
        for name, text in headers().items():
            with self.subTest(name):
                lines = ["", *text.splitlines()]
                self.assertEqual([line for before, line in zip(lines, lines[1:])
                                  if "__has_builtin(" in line and before != "#ifdef __has_builtin"], [])

    def tracked(self):
        """The files of the repository."""
        if not shutil.which("git"):
            self.skipTest("no git")
        listed = subprocess.run(["git", "-C", ROOT, "ls-files"], capture_output=True, text=True, check=False)
        if listed.returncode:
            self.skipTest("not a checkout")
        return [path for path in listed.stdout.splitlines() if (ROOT / path).exists()]

    def test_lines_have_at_most_120_columns(self):
        """But the texts of compilers that tests/rejected expects, and prose."""
        for path in self.tracked():
            if path.endswith(".md") or path == "LICENSE" or re.fullmatch(r"tests/rejected/\w+\.cpp", path):
                continue
            lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
            with self.subTest(path):
                self.assertEqual([line for line in lines if len(line) > 120], [])

    def test_top_level(self):
        top = {path.split("/")[0] for path in self.tracked()}
        self.assertEqual({name for name in top if not name.startswith(".")} - TOP_LEVEL, set())

    def test_no_comparison_of_an_array_is_defaulted(self):
        """compiler.hpp: defaulted comparisons."""
        for name, text in headers().items():
            with self.subTest(name):
                self.assertEqual([names for names, defaulted, arrays in comparisons(text) if defaulted and arrays], [])

    def test_the_check_of_comparisons_can_fail(self):
        member = "friend constexpr bool operator==(const inner&, const inner&) noexcept = default;"
        written = "friend constexpr bool operator==(const inner& l, const inner& r) noexcept { return l.a == r.a; }"
        of_inner = "template <class T>\nclass outer {{\n  struct inner {{\n    {}\n" \
            "    void f() {{ int b[2]; }}\n    {}\n  }};\n}};\n"
        for array in ["T a[N == 0 ? 1 : N]{};", "T a[2], b;", "T b, a[M][N];", "T a[2] = {1, 2};"]:
            self.assertEqual(list(comparisons(of_inner.format(array, member))), [(["outer", "inner"], True, ["a"])],
                             array)
        self.assertEqual(list(comparisons(of_inner.format("T a[2];", written))), [(["outer", "inner"], False, ["a"])])
        self.assertEqual(list(comparisons(of_inner.format("T a;", member))), [(["outer", "inner"], True, [])])

    def test_every_comparison_is_tested(self):
        """In one evaluation, with what is equal and what is not."""
        tested = (ROOT / "tests/public/comparisons.cpp").read_text(encoding="utf-8")
        # Private; any type with data() and size(); refused.
        others = {"automaton::remainder_set", "Text", "untested::Checked", "stored_stages"}
        for name, text in headers().items():
            for names, _, _ in comparisons(text):
                with self.subTest(name, names=names):
                    missing = [each for each in names if not re.search(rf"\b(make_)?{each}\b", tested)]
                    self.assertTrue(not missing or "::".join(names) in others, missing)

    def test_what_is_read_unchecked_says_so(self):
        """An index, or the value of what may have none, is asked for at the caller's risk."""
        for name, text in headers().items():
            for match in re.finditer(r"(?m)^ *(?!.* optional_).*U8LIT_ABI.*\b(?:operator\[\]|nth)\(size_t.*", text):
                with self.subTest(f"{name}: {match[0].strip()}"):
                    comment = re.search(r"((?: *//.*\n)*)(?: *template .*\n(?: *requires.*\n)?)?$",
                                        text[:match.start()])
                    self.assertTrue("Precondition" in comment[1] or name in INDEXED_INSIDE)

    def test_results_are_nodiscard(self):
        """Of what users call: functions outside of namespace detail, and function objects, with types in it."""
        for name, text in headers().items():
            outside = re.sub(r"(?ms)^namespace (u8lit::detail\S*) \{.*?^\}  // namespace \1$", "", text)
            calls = [line for line in discardable(text) if " operator()(" in line]
            for line in {*discardable(outside), *calls}:
                if "/hana_" in name or re.search(r"& (append|write)\w*\(", line):
                    continue
                with self.subTest(f"{name}: {line}"):
                    self.assertIn(line, MAY_BE_DISCARDED)

    def test_discardable_functions_are_found(self):
        found = ["U8LIT_ABI constexpr int f() noexcept {", "U8LIT_ABI static constexpr a<b, c> f(int) noexcept;",
                 "consteval auto f() noexcept {", "U8LIT_ABI constexpr int operator()(int) const noexcept {"]
        others = ["U8LIT_ABI constexpr void f() noexcept {", "U8LIT_ABI explicit constexpr f(int) noexcept",
                  "U8LIT_ABI constexpr bool operator==(int) noexcept {", "U8LIT_ABI friend constexpr int f() noexcept;",
                  "U8LIT_ABI constexpr int f() = delete;", "[[nodiscard]] " + found[0], "[[nodiscard]] " + found[2]]
        refused = ["U8LIT_ABI refusal& operator()(int,\n    int) const\n    U8LIT_REFUSED(\"a\");",
                   "U8LIT_ABI refusal& operator()(int U8LIT_REFUSAL(a)) const\n    U8LIT_ELSE_REFUSED(\"a\");",
                   "U8LIT_ABI refusal& operator()(int) const\n    U8LIT_UNSIZED;"]
        self.assertEqual(discardable("\n  ".join(found + others + refused)), found)

    def test_nothing_ends_the_program(self):
        """But where a compiler has failed to evaluate what it should have, and by a precondition that is stated."""
        for name, text in headers().items():
            code = without_comments(text)
            ends = re.findall(r".*(?:compiler::stop|__builtin_trap|abort|terminate)\(\).*", code)
            unguarded = [line.strip() for line in ends if "if (!__builtin_is_constant_evaluated())" not in line]
            with self.subTest(name):
                self.assertEqual(unguarded, ENDS.get(name, []))

    def test_documentation_stands_alone(self):
        for name, text in headers().items():
            with self.subTest(name):
                self.assertEqual(lost_or_joined(text), [])

    def test_the_check_of_documentation_can_fail(self):
        """Editors show the note for whoever changes the function to whoever calls it."""
        self.assertEqual(lost_or_joined("  // note\n\n  /// f\n  int f();\n  // g\n#if A\n/// h\n/// h"), [])
        for joined in ["// note\n/// f", "/// f\n// note", "/// f\n#ifdef A"]:
            self.assertEqual(lost_or_joined(f"  int g();\n{joined}\nint f();"), [joined])

    def test_every_call_is_explained(self):
        """Editors show the comment of the overload for a call of a function object."""
        for name, text in headers().items():
            with self.subTest(name):
                self.assertEqual([call for call in unexplained_calls(text) if call[0] not in CALLED_INSIDE], [])

    def test_the_check_of_calls_can_fail(self):
        comment = "  /// Calls.\n"
        head = "  template <class T>\n    requires(sizeof(T) > 1) &&\n             requires { a; }\n"
        call = "  U8LIT_ABI constexpr bool operator()(int, option = {}) const {\n    return operator()(b);\n  }\n"
        refused = "  template <class T>\n  refusal operator()(T,\n                     int = {}) const noexcept;\n"
        for before in ["", "  bool b = true;  ///< A member.\n", comment + call, refused]:
            for good in [comment + call, comment + head + call, refused]:
                self.assertEqual(unexplained_calls(f"struct a {{\n{before}{good}}};\n"), [])
            for bad in [call, head + call, "  // A note.\n" + call, comment + "\n" + call]:
                self.assertEqual(unexplained_calls(f"struct a {{\n{before}{bad}}};\n"),
                                 [("a", call.partition("(int")[0].strip())])

    def test_every_header_has_a_test(self):
        tested = {path.relative_to(ROOT / "tests").with_suffix("").as_posix()
                  for path in (ROOT / "tests").glob("*/*.cpp")}
        rooms = {name.removeprefix("u8lit/").removesuffix(".hpp") for name in headers() if name.count("/") == 2}
        without = {f"base/{name}" for name in ["attributes", "target", "begin", "end", "std_forward"]}
        words = {"diagnosis/words", "encoding/number_words"}
        parts = {name for name in rooms if name.startswith("compilers/")}
        self.assertEqual(rooms - tested - without - words - parts, set())

    def test_an_earlier_standard_is_one_error(self):
        needs_a_library = {"u8lit/fmt.hpp", "u8lit/hana.hpp", "u8lit/version.hpp"}  # the last one needs no C++20
        for header in ["u8lit.hpp", *(header for header in public() if header not in needs_a_library)]:
            with self.subTest(header):
                made = subprocess.run([*COMPILER, "-std=c++17", f"-I{INCLUDE}", "-x", "c++", "-fsyntax-only", "-"],
                                      input=f"#include <{header}>\n", text=True, capture_output=True, check=False)
                self.assertEqual(made.stderr.count("error: "), 1, made.stderr[:1000])
                self.assertIn("u8lit needs C++20", made.stderr)

    def test_conditions_name_only_macros_that_are_defined(self):
        made = subprocess.run([*COMPILER, "-std=c++20", "-Wundef", "-Werror", f"-I{INCLUDE}", "-x", "c++",
                               "-fsyntax-only", "-"], input="#include <u8lit.hpp>\n", text=True, capture_output=True,
                              check=False)
        self.assertEqual((made.returncode, made.stderr), (0, ""))

    def test_every_test_of_a_wing_names_one_of_its_headers(self):
        """A test has the name of a header, alone or before an underscore; those of the RFC are named after sections."""
        self.assertEqual(misnamed({folder: stems(INCLUDE / "u8lit" / folder, "*.hpp") for folder in WINGS},
                                  {folder: stems(ROOT / "tests" / folder, "*.cpp") for folder in WINGS}), [])

    def test_the_check_of_names_can_fail(self):
        tested = {"text": ["as_text", "as_text_of_others", "as_texts"], "rfc3629": ["section_10_security", "section"]}
        self.assertEqual(misnamed({"text": ["as_text"], "rfc3629": []}, tested), ["text/as_texts", "rfc3629/section"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
