#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the tables of normalization, or checks them (tables.py)."""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import BLOCK_BITS, array, blocks_of, header, having, listed, pooled, rows, utf16, write_or_check

# No code point from here on has a decomposition or a combining class.
LIMIT = 0x30000
HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
# The vowels and the trailing consonants that Hangul syllables are composed of (the Unicode Standard, section 3.12).
HANGUL_VOWELS, HANGUL_TRAILS = range(0x1161, 0x1176), range(0x11A8, 0x11C3)


class Database:
    """What the files say of decompositions."""

    def __init__(self, folder):
        self.classes, self.canonical, self.compatibility = {}, {}, {}
        for fields in rows(folder, "UnicodeData.txt"):
            code_point, mapping = int(fields[0], 16), fields[5].split()
            if fields[3] != "0":
                self.classes[code_point] = int(fields[3])
            if mapping and mapping[0].startswith("<"):
                self.compatibility[code_point] = [int(each, 16) for each in mapping[1:]]
            elif mapping:
                self.canonical[code_point] = [int(each, 16) for each in mapping]
        self.excluded = having(folder, "DerivedNormalizationProps.txt", "Full_Composition_Exclusion")
        # The first and the second code point of a pair, and what they compose to.
        self.pairs = {tuple(mapping): code_point for code_point, mapping in self.canonical.items()
                      if code_point not in self.excluded}
        self.seconds = sorted({second for first, second in self.pairs})
        assert not set(self.seconds) & set(self.canonical)

    def decompose(self, code_point, compatibly=False):
        mapping = compatibly and self.compatibility.get(code_point) or self.canonical.get(code_point)
        result = sum((self.decompose(each, compatibly) for each in mapping), []) if mapping else [code_point]
        classes = [self.classes.get(each, 0) for each in result]
        assert all(after == 0 or before <= after for before, after in zip(classes, classes[1:]))  # canonical order
        return result

    def joins_what_precedes(self, code_point):
        """Whether a code point may be reordered or composed with what precedes it."""
        return (code_point in self.classes or code_point in self.seconds or code_point in HANGUL_VOWELS or
                code_point in HANGUL_TRAILS)


def canonical_header(data):
    # Classes: what there is to know of a code point without a decomposition. The first is that of most, the second that
    # of Hangul syllables, which have none that is stored.
    vowel, trail = len(data.seconds) + 1, len(data.seconds) + 2
    kinds, classes = [(0, 0), None], {}
    for code_point in sorted({*data.classes, *data.seconds, *HANGUL_VOWELS, *HANGUL_TRAILS} - set(data.canonical)):
        number = (vowel if code_point in HANGUL_VOWELS else trail if code_point in HANGUL_TRAILS else
                  data.seconds.index(code_point) + 1 if code_point in data.seconds else 0)
        kind = (data.classes.get(code_point, 0), number)
        if kind not in kinds:
            kinds.append(kind)
        classes[code_point] = kinds.index(kind)
    kinds[1] = (0, 0)
    classes |= {code_point: 1 for code_point in HANGUL_SYLLABLES}

    def entry(code_point):
        scalars = data.decompose(code_point)
        units = utf16(scalars)
        assert len(units) < 8
        return (len(units) | (code_point in data.excluded) << 3 | data.joins_what_precedes(scalars[0]) << 4, *units)

    offsets, pool = pooled(entry(code_point) for code_point in sorted(data.canonical))
    values = classes | {code_point: len(kinds) + offsets[entry(code_point)] for code_point in data.canonical}

    def changes_nothing(block):
        return all(value < 2 or value >= len(kinds) and pool[value - len(kinds)] < 8 for value in block)

    numbers, blocks = blocks_of(values, LIMIT, changes_nothing)
    ends, firsts, composites = [0], [], []
    for second in data.seconds:
        for first, composite in sorted((pair[0], composite) for pair, composite in data.pairs.items()
                                       if pair[1] == second):
            assert first >> 16 == composite >> 16
            firsts.append(first)
            composites.append(composite & 0xFFFF)
        ends.append(len(firsts))
    body = f"""\
inline constexpr unsigned normalization_block_bits = {BLOCK_BITS};
// There are no data on code points in later blocks.
inline constexpr unsigned normalization_blocks = 0x{LIMIT:X} >> normalization_block_bits;

// The number of the block of each 64 code points. In block 0, nothing decomposes or has a combining class; in blocks
// below `first_block_not_in_nfc`, NFC changes nothing.
inline constexpr octet first_block_not_in_nfc = {sum(map(changes_nothing, blocks))};
{array("octet", "canonical_blocks", numbers)}
// The blocks. Values from `first_decomposition` on are offsets in `canonical_decompositions`, added to it; smaller ones
// are indexes of `canonical_classes`: 0 for most code points, 1 for Hangul syllables.
inline constexpr unsigned short first_decomposition = {len(kinds)};
{array("unsigned short", "canonical_values", sum(blocks, ()))}
// The canonical combining class, and the number of a list of compositions, or 0. Code points with a list may be
// composed with those before them.
struct canonical_class {{
  octet combining_class;
  octet compositions;
}};
{listed("canonical_class canonical_classes", (f"{{{kind[0]}, {kind[1]}}}," for kind in kinds))}
// Full decompositions in UTF-16. Each begins with the number of its code units, in the lowest three bits. Bit 3 is set
// if no composed text has the code point (Full_Composition_Exclusion); bit 4 if the first of the decomposition may be
// reordered or composed with code points before it.
{array("unsigned short", "canonical_decompositions", pool)}
// The lists of compositions, one for each second code point, sorted by the first: that, and the low 16 bits of the
// composite, which is in the same plane. List 0 is empty. Of Hangul, which is composed by a formula, there are none.
inline constexpr octet hangul_vowel_compositions = {vowel}, hangul_trail_compositions = {trail};
{array("unsigned short", "composition_ends", ends)}
{array("char32_t", "composition_firsts", firsts)}
{array("unsigned short", "composites", composites)}"""
    return header("canonical_tables", "Canonical decompositions, combining classes and compositions (UAX #15).", body)


def compatibility_header(data):
    def entry(code_point):
        scalars = data.decompose(code_point, True)
        units = utf16(scalars)
        assert len(units) < 32
        return (len(units) | data.joins_what_precedes(scalars[0]) << 5, *units)

    changed = [code_point for code_point in range(LIMIT)
               if data.decompose(code_point, True) != data.decompose(code_point)]
    offsets, pool = pooled(entry(code_point) for code_point in changed)
    numbers, blocks = blocks_of({code_point: offsets[entry(code_point)] + 1 for code_point in changed}, LIMIT)
    body = f"""\
// The number of the block of each 64 code points. In block 0, no compatibility decomposition differs from the canonical
// one.
{array("octet", "compatibility_blocks", numbers)}
// The blocks: 0, or the offset in `compatibility_decompositions` plus 1.
{array("unsigned short", "compatibility_values", sum(blocks, ()))}
// Full decompositions in UTF-16. Each begins with the number of its code units, in the lowest five bits. Bit 5 is set
// if the first of the decomposition may be reordered or composed with code points before it.
{array("unsigned short", "compatibility_decompositions", pool)}"""
    return header("compatibility_tables", "Compatibility decompositions (UAX #15).", body)


def pages(folder):
    data = Database(folder)
    return {"canonical_tables": canonical_header(data), "compatibility_tables": compatibility_header(data)}


if __name__ == "__main__":
    write_or_check(pages)
