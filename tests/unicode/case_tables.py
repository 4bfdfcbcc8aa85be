#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tables of letter case, or checks them (tables.py)."""
import bisect
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import BLOCK_BITS, array, blocks_of, code_points, header, having, listed, pooled, rows, write_or_check

# In place of a difference: the mapping is in the list of special ones.
SPECIAL = 0x8000
# Its mapping to lower case depends on what is around it.
CAPITAL_SIGMA = 0x3A3
# The planes with code points that have a property.
PLANES = [0, 1, 14]


class Database:
    """What the files say of letter case: the full mappings of each code point that has any, and properties."""

    def __init__(self, folder):
        self.upper, self.lower, self.folded, self.title = {}, {}, {}, {}
        self.classes, self.decomposed = {}, set()
        for fields in rows(folder, "UnicodeData.txt"):
            code_point = int(fields[0], 16)
            if fields[3] != "0":
                self.classes[code_point] = int(fields[3])
            if fields[5] and not fields[5].startswith("<"):
                self.decomposed.add(code_point)
            # Without a mapping to titlecase, that to upper case stands for it.
            for mapping, field in ((self.upper, fields[12]), (self.lower, fields[13]),
                                   (self.title, fields[14] or fields[12])):
                if field:
                    mapping[code_point] = code_points(field)
        self.conditional = []
        for fields in rows(folder, "SpecialCasing.txt"):
            if len(fields) == 5:
                code_point = int(fields[0], 16)
                self.lower[code_point], self.title[code_point], self.upper[code_point] = map(code_points, fields[1:4])
            else:
                self.conditional.append(fields)
        for fields in rows(folder, "CaseFolding.txt"):
            if fields[1] in "CF":
                self.folded[int(fields[0], 16)] = code_points(fields[2])
        self.mappings = [self.upper, self.lower, self.folded]
        for mapping in self.mappings:
            for code_point in [each for each, mapped in mapping.items() if mapped == [each]]:
                del mapping[code_point]
        self.mapped = sorted(set().union(*self.mappings))
        self.title = {each: mapped for each, mapped in self.title.items() if mapped != self.upper.get(each, [each])}
        self.cased = having(folder, "DerivedCoreProperties.txt", "Cased")
        self.ignorable = having(folder, "DerivedCoreProperties.txt", "Case_Ignorable")
        self.soft_dotted = having(folder, "PropList.txt", "Soft_Dotted")


def title_arrays(data):
    """The code points whose mapping to titlecase is not that to upper case, in ranges that map in the same way."""
    entries, pool = [], []  # the first code point, how many more there are, a difference or where the mapping is
    for code_point, mapped in sorted(data.title.items()):
        if len(mapped) > 1:
            entries.append((code_point, 0, SPECIAL | len(pool)))
            pool += [*mapped, 0]
            continue
        difference = mapped[0] - code_point & 0xFFFF
        assert difference & SPECIAL == 0 or difference > 0xFFF0
        if entries and entries[-1][0] + entries[-1][1] + 1 == code_point and entries[-1][2] == difference:
            entries[-1] = (entries[-1][0], entries[-1][1] + 1, difference)
        else:
            entries.append((code_point, 0, difference))
    assert len(pool) < 0xFFF0 - SPECIAL and entries[-1][0] <= 0xFFFF
    firsts, more, differences = zip(*entries)
    return f"""\
{array("unsigned short", "title_firsts", firsts)}\
{array("octet", "title_more", more)}\
{array("unsigned short", "title_differences", differences)}\
{array("unsigned short", "title_mappings", pool)}"""


def ranges(name, members):
    """The arrays of a list of ranges: the low 16 bits of the first of each, and how many more there are."""
    firsts = []
    for each in sorted(members):
        if firsts and each == firsts[-1][0] + firsts[-1][1] + 1 and firsts[-1][1] < 0xFF and each & 0xFFFF:
            firsts[-1][1] += 1
        else:
            firsts.append([each, 0])
    assert {first >> 16 for first, _ in firsts} <= set(PLANES)
    ends = [bisect.bisect_left(firsts, [plane + 1 << 16]) for plane in PLANES]
    return f"""\
inline constexpr unsigned short {name}_ends[] = {{{", ".join(map(str, ends))}}};
{array("unsigned short", f"{name}_firsts", [first & 0xFFFF for first, _ in firsts])}\
{array("octet", f"{name}_more", [more for _, more in firsts])}"""


def check_normalization(data):
    """That folding the case of text in Normalization Form D leaves it in that form: D145 needs no second one."""
    for code_point, folded in data.folded.items():
        if code_point in data.decomposed:
            continue
        assert not data.decomposed.intersection(folded)
        assert not any(each in data.classes for each in folded)
        assert code_point not in data.classes or data.classes[code_point] == max(data.classes.values())


def case_header(data):
    def is_special(mapping, code_point):
        return len(mapping.get(code_point, [])) > 1 or mapping is data.lower and code_point == CAPITAL_SIGMA

    def difference(mapping, code_point):
        mapped = mapping.get(code_point, [code_point])
        if is_special(mapping, code_point):
            return SPECIAL
        result = mapped[0] - code_point & 0xFFFF
        assert mapped[0] >> 16 == code_point >> 16 and result != SPECIAL
        return result

    kinds, values = [(0, 0, 0)], {}
    for code_point in data.mapped:
        kind = tuple(difference(mapping, code_point) for mapping in data.mappings)
        if kind not in kinds:
            kinds.append(kind)
        values[code_point] = kinds.index(kind)
    assert len(kinds) <= 256
    limit = (data.mapped[-1] >> BLOCK_BITS) + 1 << BLOCK_BITS
    numbers, blocks = blocks_of(values, limit)
    # What two octets encode begins at U+0080, what three encode at U+0800, and four at U+10000.
    unaffected = sum(1 << lead - 0xC0 for lead, first, last in
                     [*((0xC0 + each, max(each << 6, 0x80), each + 1 << 6) for each in range(2, 32)),
                      *((0xE0 + each, max(each << 12, 0x800), each + 1 << 12) for each in range(16)),
                      *((0xF0 + each, max(each << 18, 0x10000), each + 1 << 18) for each in range(5))]
                     if not any(first <= each < last for each in data.mapped))

    def entry(code_point):
        each = [mapping[code_point] if is_special(mapping, code_point) else [] for mapping in data.mappings]
        return (len(each[0]) | len(each[1]) << 2 | len(each[2]) << 4, *sum(each, []))

    special = [code_point for code_point in data.mapped if SPECIAL in kinds[values[code_point]]]
    offsets, pool = pooled(map(entry, special))
    assert max([*special, *pool]) <= 0xFFFF and set(data.mapped) <= data.cased
    check_normalization(data)
    above = {code_point for code_point, each in data.classes.items() if each == 230}
    body = f"""\
inline constexpr unsigned case_block_bits = {BLOCK_BITS};
// No code point in later blocks has a mapping.
inline constexpr unsigned case_blocks_size = {len(numbers)};
// The number of the block of each 64 code points. In block 0, none has a mapping.
{array("octet", "case_blocks", numbers)}
// The blocks: indexes of `case_kinds`.
{array("octet", "case_values", sum(blocks, ()))}
// What to add to code points for the mapping to upper case, to lower case, and case folding, in the low 16 bits: all
// stay in their plane. If it is `special_case`, the mapping is one of the special cases.
inline constexpr unsigned short special_case = 0x{SPECIAL:X};
struct case_kind {{
  unsigned short differences[3];
}};
{listed("case_kind case_kinds", (f"{{{{{', '.join(map(str, kind))}}}}}," for kind in kinds))}
// Bit n is set if no code point has a mapping whose sequence in UTF-8 begins with C0 + n.
inline constexpr unsigned long long leads_without_case = 0x{unaffected:X};

// Mappings to several code points, and the one of U+03A3 to lower case, which depends on what is around it: the code
// points that have them, and offsets of what they map to. There are the numbers of code points that they map to in the
// three mappings, each two bits of the first element; then those.
{array("unsigned short", "special_cases", special)}
{array("unsigned short", "special_case_offsets", [offsets[entry(code_point)] for code_point in special])}
{array("unsigned short", "special_case_mappings", pool)}
// Mappings to titlecase other than those to upper case, of ranges of code points: the first, how many more there are,
// and what to add in the low 16 bits. From `special_case` to `special_title_end`, that says where the list has what one
// code point maps to, which ends with 0.
inline constexpr unsigned short special_title_end = 0xFFF0;
{title_arrays(data)}
// Properties as lists of ranges in planes {PLANES[0]}, {PLANES[1]} and {PLANES[2]}: where those of each plane end, \
the low 16 bits of the first code
// point of each, and how many more there are in it.
//
// Cased (the Unicode Standard, D135), besides what has a mapping; and Case_Ignorable (D136).
{ranges("cased", data.cased - set(data.mapped))}
{ranges("case_ignorable", data.ignorable)}
// Soft_Dotted; combining class 230, Above; other combining classes but 0.
{ranges("soft_dotted", data.soft_dotted)}
{ranges("marks_above", above)}
{ranges("other_marks", set(data.classes) - above)}"""
    return header("case_tables", "Case mappings and case folding (the Unicode Standard, section 3.13).", body)


if __name__ == "__main__":
    write_or_check(lambda folder: {"case_tables": case_header(Database(folder))})
