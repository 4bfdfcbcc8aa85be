# SPDX-License-Identifier: BSL-1.0
"""What the scripts share that write tables from the Unicode Character Database, which Debian's unicode-data has in
/usr/share/unicode, or check that they are what it says:

SCRIPT FOLDER [--write]

They end with status 77 if the folder has not the files of the version of the tables."""
import pathlib
import re
import sys

VERSION = "17.0.0"
HEADERS = pathlib.Path(__file__).resolve().parents[2] / "include/u8lit/unicode"
# The code points of a block, in bits: those whose UTF-8 sequences differ in the last byte only.
BLOCK_BITS = 6
# Those of a cell of `packed_kinds`, and the cells of a page.
CELL_BITS, PAGE_BITS = 4, 3

HEADER = """\
// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
#ifndef U8LIT_UNICODE_{guard}_HPP
#define U8LIT_UNICODE_{guard}_HPP

#include <u8lit/{included}.hpp>
#include <u8lit/base/begin.hpp>

// {what}
// Written by tests/unicode/{script} from the Unicode Character Database {version}, which is copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).

namespace u8lit::detail {{

{body}
}}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
"""


def header(name, what, body, included="base/octet"):
    """The text of a header of tables."""
    return HEADER.format(guard=name.upper(), what=what, script=pathlib.Path(sys.argv[0]).name, version=VERSION,
                         included=included, body=body.replace(",\n};", "\n};"))


def rows(folder, name):
    """The fields of each line of a file."""
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        if line := line.partition("#")[0].strip():
            yield [field.strip() for field in line.split(";")]


def code_points(field):
    """Those of a range, or of a sequence."""
    if ".." in field:
        first, last = field.split("..")
        return list(range(int(first, 16), int(last, 16) + 1))
    return [int(each, 16) for each in field.split()]


def having(folder, name, value):
    """The code points that a file of properties gives this property or value."""
    return {code_point for field, *values in rows(folder, name) if value in values for code_point in code_points(field)}


def utf16(code_points_):
    units = "".join(map(chr, code_points_)).encode("utf-16-le", "surrogatepass")
    return [int.from_bytes(units[at:at + 2], "little") for at in range(0, len(units), 2)]


def array(kind, name, numbers):
    return listed(f"{kind} {name}", (f"{number}," for number in numbers))


def listed(declaration, words):
    lines, line = [], "   "
    for word in words:
        if len(line) + len(word) + 1 > 120:
            lines.append(line)
            line = "   "
        line += f" {word}"
    return f"inline constexpr {declaration}[] = {{\n" + "\n".join([*lines, line]) + "\n};\n"


def blocks_of(values, limit, is_first=lambda _: True):
    """Numbers of blocks and the blocks; the empty one has number 0, and those for which `is_first` follow it."""
    size = 1 << BLOCK_BITS
    all_blocks = [tuple(values.get(at + each, 0) for each in range(size)) for at in range(0, limit, size)]
    distinct = sorted(set(all_blocks), key=lambda block: (any(block), not is_first(block), all_blocks.index(block)))
    assert not any(distinct[0]) and len(distinct) <= 256
    return [distinct.index(block) for block in all_blocks], distinct


def packed_kinds(name, kinds, limit, parts, what):
    """The arrays of `packed_kinds`, or of `kind_cells` and octets if there are more than 16 kinds. Beyond the limit,
    all are 0 but those of `parts`, ranges that are made of whole pages."""
    cell, page = 1 << CELL_BITS, 1 << CELL_BITS + PAGE_BITS
    assert not any(kinds[each] for each in kinds if each >= limit and not any(each in part for part in parts))
    cells = [tuple(kinds.get(at + each, 0) for each in range(cell))
             for part in [range(limit), *parts] for at in range(part.start, part.stop, cell)]
    distinct_cells = sorted(set(cells), key=lambda each: (any(each), cells.index(each)))
    numbers = [distinct_cells.index(each) for each in cells]
    pages = [tuple(numbers[at:at + page // cell]) for at in range(0, len(numbers), page // cell)]
    distinct_pages = list(dict.fromkeys(pages))
    assert len(distinct_pages) <= 256 and not any(distinct_cells[0])
    if max(kinds.values()) < 16:
        words = (f"0x{sum(kind << 4 * at for at, kind in enumerate(each)):X}," for each in distinct_cells)
        last = f"""\
// The cells: four bits for the kind of each code point, the first in the lowest ones.
{listed(f"unsigned long long {name}_kinds", words)}"""
    else:
        last = f"""\
// The cells.
{array("octet", f"{name}_kinds", sum(distinct_cells, ()))}"""
    return f"""\
// {what}: the number of the page of each {page} code points.
{array("octet", f"{name}_pages", map(distinct_pages.index, pages))}
// The pages: the number of the cell of each {cell} code points.
{array("unsigned short", f"{name}_cells", sum(distinct_pages, ()))}
{last}"""


def rows_of_test(folder, name):
    """The lines of a test file of UAX #29 or UAX #14 as elements of an array: a text, and its boundaries."""
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        if marks := line.partition("#")[0].split():
            marks[0] = "\N{DIVISION SIGN}"  # the beginning of a text is a boundary here, though none for UAX #14
            boundaries = "".join("|" if each == "\N{DIVISION SIGN}" else "." for each in marks[::2])
            each = [f"\\x{mark}" for mark in marks[1::2]]
            pieces = [f'U"{"".join(each[at:at + 16])}"' for at in range(0, len(each), 16)]
            marked = [f'"{boundaries[at:at + 110]}"' for at in range(0, len(boundaries), 110)]
            marked[-1] += "}"
            fits = sum(map(len, pieces + marked)) < 110
            yield "{" + (f"{pieces[0]}, {marked[0]}" if fits else
                         "\n     ".join([*pieces[:-1], f"{pieces[-1]},", *marked]))


def test_header(name, type_, what, rows_):
    """A header of such rows, for tests."""
    lines = ",\n    ".join(rows_)
    return f"""\
// SPDX-License-Identifier: BSL-1.0 AND Unicode-3.0
// {what}: a text, and before each code point and at the end, | for a boundary or a dot.
// Written by tests/unicode/{pathlib.Path(sys.argv[0]).name} from the Unicode Character Database {VERSION}, which is \
copyright
// Unicode, Inc., and licensed under the Unicode License v3 (https://www.unicode.org/license.txt).
#pragma once

struct {type_} {{
  const char32_t* text;
  const char* boundaries;
}};
inline constexpr {type_} {name}[] = {{
    {lines}
}};
"""


def blocks_of_size(values, shift):
    """The numbers of blocks of 2^shift values, and the distinct blocks."""
    size, ids, numbers = 1 << shift, {}, []
    values = [*values, *[0] * (-len(values) % size)]
    for at in range(0, len(values), size):
        numbers.append(ids.setdefault(tuple(values[at:at + size]), len(ids)))
    return numbers, list(ids)


def pooled(entries):
    """The offsets of entries in a pool, and the pool. Each is there once."""
    offsets, pool = {}, []
    for entry in entries:
        if entry not in offsets:
            offsets[entry] = len(pool)
            pool += entry
    return offsets, pool


def write_or_check(pages, needed=(("DerivedAge.txt", f"DerivedAge-{VERSION}.txt"),)):
    """`pages(folder)` returns texts by the path of the file, or by the name of the header. `needed` has names of files,
    and what is in them if they are of the version."""
    folder, differ = pathlib.Path(sys.argv[1]), False
    for name, words in needed:
        if not (folder / name).exists() or words not in (folder / name).read_text(encoding="utf-8"):
            print(f"{folder} has no {name} of Unicode {VERSION}.", file=sys.stderr)
            sys.exit(77)
    for name, page in pages(folder).items():
        path = HEADERS / f"{name}.hpp" if isinstance(name, str) else name
        if "--write" in sys.argv:
            path.write_text(page, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page:
            print(f"{path.name} is not what the database says; write it with {sys.argv[0]} {folder} --write",
                  file=sys.stderr)
            differ = True
    sys.exit(differ)
