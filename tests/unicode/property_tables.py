#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tables of the properties of code points (UAX #44), or checks them (tables.py)."""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import array, code_points, header, listed, write_or_check

CODE_POINTS = 0x110000
SURROGATES = range(0xD800, 0xE000)


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


def value_names(folder, prop):
    """The names of each value of a property: the short one, the long one, and others."""
    return [fields[1:] for fields in lines_of(folder, "PropertyValueAliases.txt") if fields[0] == prop]


def values_of(folder, name, ids, field=1):
    """The value of each code point, by a file that may name values by any of their names."""
    values = [0] * CODE_POINTS
    for fields in lines_of(folder, name):
        value = ids[loose(fields[field])]
        for code_point in code_points(fields[0]):
            values[code_point] = value
    return values


def runs_of(values):
    """Runs of equal values, as pairs of a length and a value. The last run is to 10FFFF."""
    first = 0
    for at in range(1, CODE_POINTS + 1):
        if at == CODE_POINTS or values[at] != values[first]:
            yield at - first, values[first]
            first = at


def packed_runs(name, values):
    bits = max(1, max(values).bit_length())
    return (f"// The lengths of runs of one value, from U+0000 on, in the high bits; the values in the low {bits}.\n"
            f"inline constexpr unsigned {name}_bits = {bits};\n" +
            array("unsigned", f"{name}_runs", (length << bits | value for length, value in runs_of(values))))


def packed_lengths(name, members):
    """An array of how many code points are outside, inside, outside, ..."""
    values = [0] * CODE_POINTS
    for member in members:
        values[member] = 1
    lengths = [length for length, _ in runs_of(values)]
    if values[0]:
        lengths.insert(0, 0)
    return array("unsigned", f"{name}_lengths", lengths[:len(lengths) // 2 * 2])


def blocks(values, shift):
    """The numbers of blocks of values, and the distinct blocks."""
    size, ids, numbers = 1 << shift, {}, []
    values = [*values, *[0] * (-len(values) % size)]
    for at in range(0, len(values), size):
        numbers.append(ids.setdefault(tuple(values[at:at + size]), len(ids)))
    return numbers, list(ids)


def bits_for(largest):
    bits = 1
    while largest >> bits:
        bits *= 2
    return bits


def words(values, bits):
    """Values that share octets, the first in the low bits."""
    if bits >= 8:
        return values
    each = 8 // bits
    return [sum(value << bits * at for at, value in enumerate(values[first:first + each]))
            for first in range(0, len(values), each)]


def flat(lists):
    return [each for one in lists for each in one]


class Stage:
    """A table in stages, as code_point/stages.hpp has them: the smallest one."""

    def __init__(self, values, depth, default=0):
        self.bits = bits_for(max(values))
        self.default = default
        best = None
        for shift in range(3 if self.bits == 1 else 1, 9):
            if 1 << shift < 8 // min(self.bits, 8):
                continue
            numbers, distinct = blocks(values, shift)
            size = (len(distinct) << shift) * self.bits // 8
            if depth == 2:
                inner, inner_size = None, len(numbers) * (1 if len(distinct) <= 256 else 2)
            else:
                inner = Stage(numbers, depth - 1)
                inner_size = inner.size
            if best is None or size + inner_size < best[0]:
                best = size + inner_size, shift, numbers, distinct, inner
        self.size, self.shift, self.numbers, self.distinct, self.inner = best

    def type(self):
        numbers = f", {self.inner.type()}" if self.inner else ""
        return f"two_stage<{self.bits}, {self.default}, {self.shift}, {len(self.numbers)}, {len(self.distinct)}{numbers}>"

    def parts(self):
        yield words(flat(self.distinct), self.bits)
        if self.inner:
            yield from self.inner.parts()
        else:
            yield self.numbers

    def text(self, name, kind=None):
        """The declaration of a constant. Its braces are those of nested aggregates."""
        def braces(stage):
            inner = braces(stage.inner) if stage.inner else [stage.numbers]
            return [words(flat(stage.distinct), stage.bits), *inner]

        parts = braces(self)
        depth = len(parts)
        lines = [f"inline constexpr {kind or self.type()} {name}{{"]
        for at, part in enumerate(parts):
            body = listed("", (f"{number}," for number in part)).splitlines()[1:-1]
            body[-1] = body[-1].rstrip(",")
            opening = "{{" if at < depth - 1 else "{{"
            nested = "{" if 0 < at < depth - 1 else ""
            lines.append(f"    {nested}{opening}")
            lines += body
            lines.append("    }}," if at < depth - 1 else "    }}" + "}" * (depth - 2))
        return "\n".join(lines) + "};\n"


def stages(name, values, default=0):
    """A table in three stages, without what is at the end and has the default value."""
    values = list(values)
    for surrogate in SURROGATES:
        values[surrogate] = default
    while values[-1] == default:
        values.pop()
    stage = Stage(values, 3, default)
    return f"// {stage.size} octets.\n" + stage.text(name, "auto " if False else None)


def enumeration(name, what, names, plain=str.lower, comment=None):
    """A scoped enumeration of values, with the short name of each."""
    lines = [f"/// {what}"]
    lines.append(f"enum class {name} : unsigned char {{")
    for value, each in enumerate(names):
        lines.append(f"  {plain(each[1])}{' = 0' if value == 0 else ''},  ///< {(comment or short_name)(each)}")
    return "\n".join([*lines, "};"]) + "\n"


def short_name(names):
    return names[0]


def names_text(name, names):
    """The names of values by loose matching, as a string: a comma between those of one, a semicolon after the last."""
    text = "".join(",".join(dict.fromkeys(map(loose, each))) + ";" for each in names)
    lines = [text[at:at + 112] for at in range(0, len(text), 112)]
    return (f"// The names of the values by loose matching: a comma between those of one value, a semicolon after the "
            f"last.\ninline constexpr char {name}_names[] =\n" + "\n".join(f'    "{line}"' for line in lines) + ";\n")


def ids_of(names):
    return {loose(name): value for value, each in enumerate(names) for name in each}


def page(name, what, public, body, included="unicode/property_runs"):
    text = header(name, what, body, included)
    return text.replace("namespace u8lit::detail {\n", f"namespace u8lit::unicode {{\n\n{public}\n"
                        "}  // namespace u8lit::unicode\n\nnamespace u8lit::detail {\n", 1) if public else text


def first(names, short):
    """The names with those of a value moved to the front, which has number 0."""
    return sorted(names, key=lambda each: each[0] != short)


def scripts(folder):
    return first([each for each in value_names(folder, "sc")
                  if each[0] not in ("Hrkt",)], "Zzzz")


def script_tables(folder):
    names = scripts(folder)
    values = values_of(folder, "Scripts.txt", ids_of(names))
    assert len(names) <= 256
    return page("script_tables", "The property Script (UAX #24).",
                enumeration("script", "The scripts of Unicode 17.0 (UAX #24), with the codes of ISO 15924.", names),
                "\n".join([names_text("script", names), packed_runs("script", values),
                           stages("script_table", values)]))


def script_extension_tables(folder):
    names = scripts(folder)
    ids = ids_of(names)
    sets, values = {(): 0}, [0] * CODE_POINTS
    for fields in lines_of(folder, "ScriptExtensions.txt"):
        if fields[1].startswith("<"):
            continue
        members = tuple(sorted(ids[loose(each)] for each in fields[1].split()))
        number = sets.setdefault(members, len(sets))
        for code_point in code_points(fields[0]):
            values[code_point] = number
    assert len(sets) <= 256
    offsets = [0]
    for members in list(sets)[1:]:
        offsets.append(offsets[-1] + len(members))
    body = "\n".join([
        "// Sets of scripts, as numbers of scripts. Set 0, which is for all code points that have only the script that "
        "Script\n// says, is not here. The first array has where each begins, from set 1 on, and the end.",
        array("unsigned short", "script_set_offsets", offsets).rstrip() + "\n" +
        array("unicode::script", "script_set_members",
              (f"unicode::script{{{each}}}" for members in list(sets)[1:] for each in members)),
        packed_runs("script_extension", values), stages("script_extension_table", values)])
    return header("script_extension_tables", "The property Script_Extensions (UAX #24).", body,
                  "unicode/script_tables")


def binary(folder, file, prop):
    return {code_point for fields in lines_of(folder, file) if fields[1] == prop
            for code_point in code_points(fields[0])}


# The binary properties by header: their file, and their names.
BINARY = {
    "identifier": ("The properties of identifiers and patterns (UAX #31).", [
        ("DerivedCoreProperties.txt", ["ID_Start", "ID_Continue", "XID_Start", "XID_Continue"]),
        ("PropList.txt", ["Pattern_Syntax", "Pattern_White_Space", "Other_ID_Start", "Other_ID_Continue",
                          "ID_Compat_Math_Start", "ID_Compat_Math_Continue"])]),
}


def binary_tables(folder, name):
    what, files = BINARY[name]
    parts = ["// For each property, how many code points are outside, inside, outside, and so on, from U+0000 on."]
    for file, properties in files:
        for each in properties:
            parts.append(packed_lengths(each.lower(), binary(folder, file, each)))
    return header(f"{name}_tables", what, "\n".join(parts), "unicode/property_runs")


def pages(folder):
    found = {"script_tables": script_tables(folder), "script_extension_tables": script_extension_tables(folder)}
    for name in BINARY:
        found[f"{name}_tables"] = binary_tables(folder, name)
    return found


if __name__ == "__main__":
    write_or_check(pages)
