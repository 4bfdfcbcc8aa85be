#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Holds the example's tables of Unicode to Python's unicodedata and to the script that has written them:
unicode_rows_test.py UNICODE_PROPERTIES SOURCE_ROOT"""
import importlib.util
import pathlib
import subprocess
import sys
import tempfile
import unicodedata
import unittest

PROPERTIES, ROOT = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
SURROGATES = range(0xD800, 0xE000)

sys.dont_write_bytecode = True
spec = importlib.util.spec_from_file_location("unicode_rows", ROOT / "examples/unicode_rows.py")
unicode_rows = importlib.util.module_from_spec(spec)
spec.loader.exec_module(unicode_rows)


def two_stages(values):
    """The octets of the smallest table of two stages with a value in each octet, as CPython's splitbins makes them."""
    def octets(shift):
        blocks = {}
        first = [blocks.setdefault(values[at:at + (1 << shift)], len(blocks))
                 for at in range(0, len(values), 1 << shift)]
        return len(first) * (1 if len(blocks) <= 256 else 2) + (len(blocks) << shift)
    return min(map(octets, range(2, 16)))


def columns(character):
    """What the example's display_width is to be, by Python's knowledge."""
    if unicodedata.category(character) in ("Mn", "Me", "Cf", "Cc"):
        return 1 if character == "\u00AD" else 0
    if "\u1160" <= character <= "\u11FF":
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printed = subprocess.run([PROPERTIES], capture_output=True, encoding="utf-8",
                                     check=True).stdout.splitlines()

    def test_are_no_larger_than_splitbins(self):
        values = [bytearray(), bytearray()]
        for line in self.printed[1:]:
            first, last, *numbers, _ = line.split()
            for all_values, number in zip(values, numbers):
                all_values += bytes([int(number)]) * (int(last, 16) - int(first, 16) + 1)
        for ours, all_values in zip(map(int, self.printed[0].split()), values):
            theirs = two_stages(bytes(all_values))
            print(f"{ours} octets, and {theirs} by splitbins")
            self.assertLessEqual(ours, theirs)

    def test_equal_unicodedata(self):
        """For every character that is assigned in Python's version of Unicode and in the tables'."""
        widths = list(unicode_rows.WIDTHS)
        compared, next_expected, wrong = 0, 0, []
        for line in self.printed[1:]:
            first, last, category, width, shown = line.split()
            first, last = int(first, 16), int(last, 16)
            self.assertEqual(first, next_expected)
            next_expected = last + 1
            category, width = unicode_rows.CATEGORIES[int(category)], widths[int(width)]
            for number in range(first, last + 1):
                here = unicodedata.category(chr(number))
                if number in SURROGATES:
                    self.assertEqual((category, width, shown), ("Cn", "N", "-1"))
                elif "Cn" not in (category, here):
                    compared += 1
                    there = (here, unicodedata.east_asian_width(chr(number)), str(columns(chr(number))))
                    if (category, width, shown) != there:
                        wrong.append(f"U+{number:04X} {category} {width} {shown}")
        self.assertEqual(next_expected, 0x110000)
        print(f"{compared} characters compared with Unicode {unicodedata.unidata_version}")
        # Properties of old characters change from version to version: 16.0 made 160 symbols wide.
        same = unicodedata.unidata_version == unicode_rows.VERSION
        self.assertLessEqual(len(wrong), 0 if same else 200, wrong)
        self.assertGreater(compared, 280000)

    def test_are_what_the_script_writes(self):
        if unicode_rows.version() != unicode_rows.VERSION:
            self.skipTest(f"no version {unicode_rows.VERSION} in {unicode_rows.DATABASE} (Debian: unicode-data)")
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-B", ROOT / "examples/unicode_rows.py", folder], check=True)
            for header in pathlib.Path(folder).iterdir():
                with self.subTest(header.name):
                    self.assertEqual(header.read_bytes(), (ROOT / "examples" / header.name).read_bytes())
            self.assertEqual(len(list(pathlib.Path(folder).iterdir())), 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
