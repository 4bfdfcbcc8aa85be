#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of characters that NFKC_Casefold removes, or checks it (tables.py). Checks that the other mappings
of NFKC_Casefold follow from decompositions and the folding of case, as unicode/compatibility_folding.hpp has it."""
import pathlib
import sys
import unicodedata

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import code_points, having, header, listed, rows, write_or_check


def ranges_of(members):
    found = []
    for code_point in sorted(members):
        if found and found[-1][1] == code_point - 1:
            found[-1][1] = code_point
        else:
            found.append([code_point, code_point])
    return found


class Database:
    def __init__(self, folder):
        self.classes, self.decompositions, self.canonical, self.folded, self.casefold = {}, {}, set(), {}, {}
        for fields in rows(folder, "UnicodeData.txt"):
            code_point = int(fields[0], 16)
            if fields[3] != "0":
                self.classes[code_point] = int(fields[3])
            if fields[5]:
                self.decompositions[code_point] = code_points(fields[5].rpartition(">")[2].strip())
                if not fields[5].startswith("<"):
                    self.canonical.add(code_point)
        for fields in rows(folder, "CaseFolding.txt"):
            if fields[1] in "CF":
                self.folded[int(fields[0], 16)] = code_points(fields[2])
        for fields in rows(folder, "DerivedNormalizationProps.txt"):
            if fields[1] == "NFKC_CF":
                for code_point in code_points(fields[0]):
                    self.casefold[code_point] = code_points(fields[2]) if len(fields) > 2 else []
        self.ignorable = having(folder, "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")

    def decomposed(self, code_point, is_compatible=True):
        if 0xAC00 <= code_point <= 0xD7A3:
            return [ord(each) for each in unicodedata.normalize("NFD", chr(code_point))]
        mapped = code_point in self.decompositions and (is_compatible or code_point in self.canonical)
        return sum((self.decomposed(each, is_compatible) for each in self.decompositions[code_point]),
                   []) if mapped else [code_point]

    def ordered(self, sequence):
        result = []
        for each in sequence:
            at = len(result)
            while at > 0 and 0 < self.classes.get(each, 0) < self.classes.get(result[at - 1], 0):
                at -= 1
            result.insert(at, each)
        return result

    def expansion(self, code_point):
        """As the library maps a character, before it composes: decomposed, then folded, and nothing more."""
        if code_point in self.ignorable:
            return []
        return [folded for each in self.decomposed(code_point) for folded in self.folded.get(each, [each])
                if folded not in self.ignorable]


def check(data):
    for code_point in range(0x110000):
        mapped = data.expansion(code_point)
        # NFKC_Casefold, as far as composition allows to compare.
        expected = [each for mapped_to in data.casefold.get(code_point, [code_point])
                    for each in data.decomposed(mapped_to, False)]
        assert data.ordered(mapped) == data.ordered(expected), hex(code_point)
        # What results is folded and decomposed. So it is for D146 of the Unicode Standard, which folds first.
        for each in mapped:
            assert data.expansion(each) == [each], hex(code_point)
        first = [each for folded in data.decomposed(code_point, False) for each in data.folded.get(folded, [folded])]
        twice = [folded for each in first for part in data.decomposed(each)
                 for folded in data.folded.get(part, [part])]
        if code_point not in data.ignorable:
            assert [last for each in twice for last in data.decomposed(each) if last not in data.ignorable] == mapped
        # In D146 and D147, text is put in canonical order before it is folded. That matters for U+0345 alone, which is
        # the last of all marks, and folds to a letter.
        if data.classes.get(code_point, 0) and code_point != 0x345:
            assert code_point in data.canonical or mapped == [code_point], hex(code_point)
    assert data.classes[0x345] == max(data.classes.values())


def table(folder):
    data = Database(folder)
    check(data)
    body = listed("code_point_range default_ignorable_ranges",
                  (f"{{0x{first:X}, 0x{last:X}}}," for first, last in ranges_of(data.ignorable)))
    return header("ignorable_tables", "The code points with the property Default_Ignorable_Code_Point.", body,
                  "encoding/scalar_value")


if __name__ == "__main__":
    write_or_check(lambda folder: {"ignorable_tables": table(folder)})
