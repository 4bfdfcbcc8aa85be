#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tables of the properties of code points (UAX #44), or checks them (tables.py)."""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import HEADER, VERSION, blocks_of_size, code_points, write_or_check

CODE_POINTS = 0x110000
SURROGATES = range(0xD800, 0xE000)
# The general categories that are groups of others.
GROUPS = ["C", "L", "LC", "M", "N", "P", "S", "Z"]

# The properties of many values: the enumeration, the names of the property, the file, what it is, and the value that
# has number 0.
ENUMERATED = {
    "general_category": ("gc", "extracted/DerivedGeneralCategory.txt",
                         "The general category of a code point (Unicode 4.5), with its short name.", "Cn"),
    "script": ("sc", "Scripts.txt", "The script of a code point (UAX #24), with its code in ISO 15924.", "Zzzz"),
    "east_asian_width": ("ea", "EastAsianWidth.txt", "The East Asian width of a code point (UAX #11).", "N"),
    "bidirectional_class": ("bc", "extracted/DerivedBidiClass.txt",
                            "The bidirectional class of a code point (UAX #9).", "L"),
    "joining_type": ("jt", "extracted/DerivedJoiningType.txt",
                     "How a letter joins its neighbours, as Arabic ones do (Unicode 9.2).", "U"),
    "numeric_type": ("nt", "extracted/DerivedNumericType.txt",
                     "Whether a code point is a digit, or another number (Unicode 4.6).", "None"),
    "age": ("age", "DerivedAge.txt", "The version of Unicode that assigned a code point. Later ones compare greater.",
            "NA"),
    "block": ("blk", "Blocks.txt", "The block of a code point (Unicode 3.4), with its short name.", "NB"),
}
# The binary properties and their files. Those that only contribute to others are not here.
BINARY = {
    "DerivedCoreProperties.txt": """
        Alphabetic Case_Ignorable Cased Changes_When_Casefolded Changes_When_Casemapped Changes_When_Lowercased
        Changes_When_Titlecased Changes_When_Uppercased Default_Ignorable_Code_Point Grapheme_Base Grapheme_Extend
        Grapheme_Link ID_Continue ID_Start Lowercase Math Uppercase XID_Continue XID_Start""",
    "DerivedNormalizationProps.txt": "Changes_When_NFKC_Casefolded Full_Composition_Exclusion",
    "PropList.txt": """
        ASCII_Hex_Digit Bidi_Control Dash Deprecated Diacritic Extender Hex_Digit Hyphen IDS_Binary_Operator
        IDS_Trinary_Operator IDS_Unary_Operator ID_Compat_Math_Continue ID_Compat_Math_Start Ideographic Join_Control
        Logical_Order_Exception Modifier_Combining_Mark Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space
        Prepended_Concatenation_Mark Quotation_Mark Radical Regional_Indicator Sentence_Terminal Soft_Dotted
        Terminal_Punctuation Unified_Ideograph Variation_Selector White_Space""",
    "emoji/emoji-data.txt": """
        Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extended_Pictographic""",
    "extracted/DerivedBinaryProperties.txt": "Bidi_Mirrored",
}


def loose(name):
    """A name without what loose matching ignores (UAX44-LM3)."""
    return re.sub(r"[ _-]", "", name).lower()


def lines_of(folder, name):
    """The fields of each line of a file, those of its @missing lines first."""
    lines = (folder / name).read_text(encoding="utf-8").splitlines()
    missing = [line.removeprefix("# @missing:") for line in lines if line.startswith("# @missing:")]
    for line in [*missing, *lines]:
        if line := line.partition("#")[0].strip():
            yield [field.strip() for field in line.split(";")]


def value_names(folder, prop, first):
    """The names of each value of a property: the short one, the long one, and others. Value 0 is the first."""
    names = [fields[1:] for fields in lines_of(folder, "PropertyValueAliases.txt") if fields[0] == prop]
    return sorted(names, key=lambda each: each[0] != first)


def values_of(folder, name, ids, field=1, key=loose):
    """The value of each code point, by a file that may name values by any of their names."""
    values = [0] * CODE_POINTS
    for fields in lines_of(folder, name):
        if len(fields) > field and not fields[field].startswith("<"):
            value = ids[key(fields[field])]
            for code_point in code_points(fields[0]):
                values[code_point] = value
    return values


def ids_of(names):
    return {loose(name): value for value, each in enumerate(names) for name in each}


def runs_of(values):
    """Runs of equal values, as pairs of a length and a value."""
    first = 0
    for at in range(1, CODE_POINTS + 1):
        if at == CODE_POINTS or values[at] != values[first]:
            yield at - first, values[first]
            first = at


def string(declaration, numbers):
    """An array that is initialized by a string: compilers read it many times faster than a list of numbers. It has one
    element more, 0."""
    numbers = list(numbers)
    kind, prefix, escape = (("unsigned char", "", "\\{:o}") if max(numbers) < 0x100 else
                            ("char16_t", "u", "\\x{:X}") if max(numbers) < 0x10000 else ("char32_t", "U", "\\x{:X}"))
    lines, line = [], f'      {prefix}"'
    for number in numbers:
        word = escape.format(number)
        if len(line) + len(word) > 118:
            lines.append(line + '"')
            line = f'      {prefix}"'
        line += word
    return f"  static constexpr {kind} {declaration}[] =\n" + "\n".join([*lines, line + '";']) + "\n"


def wrapped(declaration, text):
    """The declaration of an array of chars."""
    lines = [text[at:at + 110] for at in range(0, len(text), 110)]
    return f"  static constexpr char {declaration}[] =\n" + "\n".join(f'      "{line}"' for line in lines) + ";\n"


def in_words(values, bits):
    """Values that share octets, the first in the low bits."""
    each = 8 // bits if bits < 8 else 1
    return [sum(value << bits * at for at, value in enumerate(values[first:first + each]))
            for first in range(0, len(values), each)]


def width(numbers):
    return 1 if max(numbers) < 0x100 else 2


def stages(values):
    """The members of a table in three stages: the smallest one, without what is at the end and has value 0."""
    values = list(values)
    for surrogate in SURROGATES:
        values[surrogate] = 0
    while values[-1] == 0:
        values.pop()
    values += [0] * (-len(values) % 16)
    grain = 0  # where all values change only at multiples of a power of two
    while grain < 4 and all(values[at] == values[at + (1 << grain)] for at in range(0, len(values), 2 << grain)):
        grain += 1
    values = values[::1 << grain]
    bits = 1
    while max(values) >> bits:
        bits *= 2
    best = None
    for shift in range(3, 9):
        numbers, distinct = blocks_of_size(values, shift)
        stored = in_words([value for block in distinct for value in block], bits)
        if best and len(stored) * width(stored) > best[0]:
            break
        for block_shift in range(2, 8):
            rows, blocks = blocks_of_size(numbers, block_shift)
            middle = [number for block in blocks for number in block]
            size = sum(len(part) * width(part) for part in (stored, middle, rows))
            if best is None or size < best[0]:
                best = size, shift, block_shift, stored, middle, rows, len(numbers) << shift + grain
    size, shift, block_shift, stored, middle, rows, end = best
    stages.total += size
    return (f"  // {size} octets: where each block of blocks begins, the blocks of each, and the values of each.\n"
            f"  static constexpr unsigned bits = {bits}, grain = {grain}, shift = {shift}, "
            f"block_shift = {block_shift};\n"
            f"  static constexpr char32_t end = 0x{end:X};\n" +
            string("rows", rows) + string("blocks", middle) + string("values", stored))


stages.total = 0


def runs(values):
    """The member for runs of one value from U+0000 on."""
    bits = max(1, max(values).bit_length())
    return (f"  // The lengths of runs of one value, from U+0000 on, in the high bits; the values in the others.\n"
            f"  static constexpr unsigned run_bits = {bits};\n" +
            string("runs", (length << bits | value for length, value in runs_of(values))))


def names_member(names):
    return wrapped("names", "".join(",".join(dict.fromkeys(map(loose, each))) + ";" for each in names))


def page(name, what, parts, included):
    return HEADER.format(guard=name.upper(), what=what, script=pathlib.Path(__file__).name, version=VERSION,
                         included=included, body="").replace("namespace u8lit::detail {\n\n\n}  // namespace "
                                                             "u8lit::detail\n", "\n".join(parts))


def public(text):
    return f"namespace u8lit::unicode {{\n\n{text}\n}}  // namespace u8lit::unicode\n"


def hidden(text):
    return f"namespace u8lit::detail {{\n\n{text}\n}}  // namespace u8lit::detail\n"


def enumeration(name, what, entries, kind="unsigned char"):
    lines = [f"/// {what}", f"enum class {name} : {kind} {{"]
    for value, (plain, comment) in enumerate(entries):
        lines.append(f"  {plain.lower()}{' = 0' if value == 0 else ''},  ///< {comment}")
    return "\n".join([*lines, "};"]) + "\n"


def enumerated_table(folder, name):
    prop, file, what, first = ENUMERATED[name]
    names = value_names(folder, prop, first)
    groups = []
    if prop == "gc":
        groups = [each for each in names if each[0] in GROUPS]
        names = [each for each in names if each not in groups]
    values = values_of(folder, file, ids_of(names))
    members = "  // By loose matching: a comma between the names of one value, a semicolon after the last.\n"
    members += names_member(names + groups)
    if groups:
        masks = [sum(1 << at for at, each in enumerate(names)
                     if (each[0] in ("Lu", "Ll", "Lt") if group[0] == "LC" else each[0][0] == group[0]))
                 for group in groups]
        members += ("  // The values of each group: L, LC, and so on, which have names, too.\n"
                    f"  static constexpr unsigned groups[] = {{{', '.join(f'0x{mask:X}' for mask in masks)}}};\n"
                    f"  static constexpr unsigned count = {len(names)};\n")
    members += runs(values) + stages(values)
    plain = [(each[1], each[0]) for each in names]
    return page(f"{name}_table", f"The property {what_of(folder, prop)}.", [
        public(enumeration(name, what, plain, "unsigned char" if len(names) <= 256 else "unsigned short")),
        hidden(f"template <>\nstruct property_data<unicode::{name}> {{\n{members}}};\n")], "unicode/property_data")


def what_of(folder, prop):
    return next(fields[1] for fields in lines_of(folder, "PropertyAliases.txt") if fields[0] == prop)


def script_extensions_table(folder):
    ids = ids_of(value_names(folder, "sc", "Zzzz"))
    sets, values = {(): 0}, [0] * CODE_POINTS
    for fields in lines_of(folder, "ScriptExtensions.txt"):
        if fields[1].startswith("<"):
            continue
        members = tuple(sorted(ids[loose(each)] for each in fields[1].split()))
        number = sets.setdefault(members, len(sets))
        for code_point in code_points(fields[0]):
            values[code_point] = number
    offsets = [0, 0]
    for members in list(sets)[1:]:
        offsets.append(offsets[-1] + len(members))
    count = len(set(ids.values()))
    text = ("  // Where the set of scripts of each value begins, and the end; the numbers of the scripts of all sets.\n"
            "  // Value 0 is for code points that have only their Script.\n" + string("offsets", offsets) +
            string("members", (each for members in sets for each in members)) +
            "  // The numbers of all scripts: a set of one script is part of it.\n" +
            string("all_scripts", range(count)) + runs(values) + stages(values))
    return page("script_extensions_table", "The property Script_Extensions (UAX #24).", [
        hidden(f"template <>\nstruct property_data<unicode::script_extensions> {{\n{text}}};\n")],
        "unicode/script_table").replace(
            "namespace u8lit::detail {", "namespace u8lit::unicode {\n\nclass script_extensions;\n\n"
            "}  // namespace u8lit::unicode\n\nnamespace u8lit::detail {", 1)


def numeric_value_table(folder):
    numbers = {"": (0, 0)}
    for fields in lines_of(folder, "extracted/DerivedNumericValues.txt"):
        if len(fields) > 3:
            numerator, _, denominator = fields[3].partition("/")
            numbers[fields[3]] = int(numerator), int(denominator or 1)
    ordered = sorted(numbers, key=lambda each: (each != "", numbers[each][0] / (numbers[each][1] or 1)))
    values = values_of(folder, "extracted/DerivedNumericValues.txt",
                       {each: at for at, each in enumerate(ordered)}, 3, str)
    listed = ", ".join("{%d, %d}" % numbers[each] for each in ordered)
    lines, line = [], "     "
    for word in listed.replace(", {", ",|{").split("|"):
        if len(line) + len(word) + 1 > 119:
            lines.append(line)
            line = "     "
        line += " " + word
    text = ("  static constexpr unicode::numeric_value numbers[] = {\n" + "\n".join([*lines, line]) + "\n  };\n" +
            "  // The same as names.\n" + wrapped("names", "".join(each + ";" for each in ["nan", *ordered[1:]])) +
            runs(values) + stages(values))
    what = """\
/// The number that a character stands for (Unicode 4.6), as a fraction in lowest terms: 1/2 for U+00BD. The denominator
/// is 0 if there is none.
/// \\code
/// static_assert(u8lit::unicode::numeric_value_of(U'\\u00BD') == u8lit::unicode::numeric_value{1, 2});
/// \\endcode
struct numeric_value {
  long long numerator = 0;  ///< Up to 1,000,000,000,000; -1 for U+0F33, together with the denominator 2.
  int denominator = 0;  ///< From 1 to 320; 0 if a character stands for no number.

  /// Returns whether there is a number.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return denominator != 0; }
  /// Whether there is a number.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return has_value(); }
  /// Returns whether two are equal.
  U8LIT_ABI friend constexpr bool operator==(numeric_value, numeric_value) noexcept = default;
};
"""
    return page("numeric_value_table", "The property Numeric_Value.", [
        public(what), hidden(f"template <>\nstruct property_data<unicode::numeric_value> {{\n{text}}};\n")],
        "unicode/property_data")


def binary_table(folder):
    aliases = {fields[1]: fields for fields in lines_of(folder, "PropertyAliases.txt")}
    found = {}
    for file, names in BINARY.items():
        wanted = set(names.split())
        for fields in lines_of(folder, file):
            if len(fields) > 1 and fields[1] in wanted and fields[0] != "0000..10FFFF":
                found.setdefault(fields[1], set()).update(code_points(fields[0]))
        assert wanted <= set(found), wanted - set(found)
    unassigned = {code_point for fields in lines_of(folder, "extracted/DerivedGeneralCategory.txt")
                  if fields[1] in ("Cn", "Unassigned") for code_point in code_points(fields[0])
                  if fields[0] != "0000..10FFFF"}
    # The sets of UTS #18 that are no properties.
    found["Any"] = set(range(CODE_POINTS))
    found["ASCII"] = set(range(0x80))
    found["Assigned"] = found["Any"] - unassigned
    order = sorted(found, key=str.lower)
    entries = [(each, aliases[each][0] if each in aliases else "of UTS #18") for each in order]
    names = [aliases.get(each, [each]) for each in order]
    parts, offsets, all_lengths = [], [0], []
    for each in order:
        values = [0] * CODE_POINTS
        for member in found[each]:
            values[member] = 1
        lengths = [length for length, _ in runs_of(values)]
        if values[0]:
            lengths.insert(0, 0)
        all_lengths += lengths[:len(lengths) // 2 * 2]
        offsets.append(len(all_lengths))
        parts.append(f"template <>\nstruct binary_data<unicode::binary_property::{each.lower()}> {{\n"
                     f"{stages(values)}}};\n")
    head = ("template <>\nstruct property_data<unicode::binary_property> {\n"
            "  // By loose matching: a comma between the names of one property, a semicolon after the last.\n" +
            names_member(names) +
            "  // For each property, how many code points are outside, inside, outside, and so on, from U+0000 on; "
            "where these\n  // begin for each property, and the end.\n" + string("lengths", all_lengths) +
            string("offsets", offsets) + "};\n"
            "// The table in stages of each property.\n"
            "template <unicode::binary_property>\nstruct binary_data;\n")
    what = enumeration("binary_property", "A property that code points have or not (UAX #44), with its short name.",
                       entries)
    return page("binary_property_table", "The binary properties.",
                [public(what), hidden(head + "".join(parts))], "unicode/property_data")


def test_rows(folder):
    """Rows for tests: the first code point of each script, the first and the last of each category, and others."""
    columns = []
    for name, (prop, file, _, first) in ENUMERATED.items():
        names = value_names(folder, prop, first)
        names = [each for each in names if prop != "gc" or each[0] not in GROUPS]
        columns.append((names, values_of(folder, file, ids_of(names))))
    numbers = {}
    for fields in lines_of(folder, "extracted/DerivedNumericValues.txt"):
        if len(fields) > 3:
            numerator, _, denominator = fields[3].partition("/")
            numbers.update(dict.fromkeys(code_points(fields[0]), (numerator, denominator or "1")))
    categories, scripts = columns[0][1], columns[1][1]
    chosen = {scripts.index(value) for value in set(scripts)} | {categories.index(value) for value in set(categories)}
    chosen |= {CODE_POINTS - 1 - categories[::-1].index(value) for value in set(categories)}
    chosen |= set(range(7, 0x20000, 1511))
    lines = []
    for at in sorted(chosen - set(SURROGATES)):
        words = [names[values[at]][1].lower() for names, values in columns]
        numerator, denominator = numbers.get(at, ("0", "0"))
        lines.append(f"    {{0x{at:X}, general_category::{words[0]}, script::{words[1]},\n"
                     f"     east_asian_width::{words[2]}, bidirectional_class::{words[3]},\n"
                     f"     joining_type::{words[4]}, numeric_type::{words[5]},\n"
                     f"     {{{numerator}, {denominator}}}, age::{words[6]}, block::{words[7]}}},\n")
    return f"""\
// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
// Properties of some code points.
// Written by tests/unicode/property_tables.py from the Unicode Character Database {VERSION}, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).
#pragma once

#include <u8lit/unicode/code_point_properties.hpp>

struct property_row {{
  char32_t value;
  u8lit::unicode::general_category category;
  u8lit::unicode::script script;
  u8lit::unicode::east_asian_width width;
  u8lit::unicode::bidirectional_class direction;
  u8lit::unicode::joining_type joining;
  u8lit::unicode::numeric_type kind;
  u8lit::unicode::numeric_value number;
  u8lit::unicode::age age;
  u8lit::unicode::block block;
}};

namespace u8lit::unicode {{

inline constexpr property_row property_rows[] = {{
{"".join(lines).rstrip(chr(10)).rstrip(",")}
}};

}}  // namespace u8lit::unicode
"""


def pages(folder):
    found = {f"{name}_table": enumerated_table(folder, name) for name in ENUMERATED}
    found["script_extensions_table"] = script_extensions_table(folder)
    found["numeric_value_table"] = numeric_value_table(folder)
    found["binary_property_table"] = binary_table(folder)
    found[pathlib.Path(__file__).with_name("property_rows.hpp")] = test_rows(folder)
    return found


if __name__ == "__main__":
    write_or_check(pages)
