#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Reads what becomes of tables in headers and of literals as types: object_test.py INCLUDE COMPILER [ARGUMENT...]

Two translation units make a shared library. Each table is in it once, nothing of it is relocated, it has as many octets
as its parts, and of the rows there is nothing left. Of a literal as a type there are the octets, if they are used.
"""
import ctypes
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

INCLUDE, COMPILER = sys.argv[1], sys.argv[2:]
HERE = pathlib.Path(__file__).parent
# The octets of the keys and of the values, an offset for each and for the end; of what has a hash also a displacement
# for each of four buckets, and half as many places again as there are keys.
KEYS = ["Кельвин-ключ", "日本鍵"] + [f"ключ-{number}" for number in range(3, 10)]
VALUES = ["значение К", "値日本"] + [f"значение {number}" for number in range(3, 10)]
REGIONS = ["край-1", "край-2", "край-3"]
NAMES = ["первый край", "второй край"]
CAPITALS = ["首都", "город"]
# Messages, and their translations.
ORIGINALS, TRANSLATIONS = ["сообщение-1", "{n} штука", "{n} штук"], ["перевод-1", "{n} кус"]
WORDS = ["слово-один", "слово-два", "слово-три"]


def pool(texts):
    return len("".join(texts).encode()) + len(texts) + 1


def even(size):
    return size + size % 2


SIZES = {
    "hashed_units": pool(KEYS) + pool(VALUES) + 4 + (9 + 9 // 2 + 1),
    "ordered_words": pool(WORDS),
    # Capitals have two octets a letter, aligned to two. The third region has an empty name and an empty capital.
    "regions": even(pool(REGIONS) + pool(NAMES) + 1 + 3) + even(2 * len("".join(CAPITALS)) + 4),
    # The names of the languages, one of them empty, and the texts; for each language where its texts begin, the number
    # of its forms, and where its rule ends; the rules `n!=1` and `0` in instructions of one octet, with their numbers.
    "messages": pool(["", "xq", *ORIGINALS, *TRANSLATIONS]) + 2 + 2 + 3 + 4 + 2,
    # The two words of ASCII; the four different words of 64 bits up to U+03FF; the number of the word for each 64 code
    # points (16), and one for all later ones; padded to a word.
    "letters": (2 + 4) * 8 + -(-17 // 8) * 8,
    # Six different blocks of 32 values of two bits, and the numbers of the 31 blocks.
    "cases": 6 * 32 * 2 // 8 + 31,
    # A-Z, a-z and the leads CE and CF; after CE, 91-A9 and B1-BF; after CF, 80-89: seven transitions of three octets,
    # and the ends of the transitions of four states.
    "matcher": 7 * 3 + 4,
}


class Object(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.library = pathlib.Path(cls.folder.name) / "libtables.so"
        subprocess.run([*COMPILER, "-std=c++20", "-O2", "-fPIC", "-shared", f"-I{INCLUDE}", HERE / "one.cpp",
                        HERE / "two.cpp",
                        "-o", cls.library], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def read(self, *command):
        return subprocess.run([*command, self.library], capture_output=True, text=True, check=True).stdout

    def symbols(self):
        """Address, size and name of each."""
        found = re.findall(r"^([0-9a-f]+) ([0-9a-f]+) \w (.*)$", self.read("nm", "-SC"), re.MULTILINE)
        return [(int(address, 16), int(size, 16), name) for address, size, name in found]

    def test_one_copy_of_the_right_size_in_read_only_memory(self):
        tables = [symbol for symbol in self.symbols() if symbol[2] in SIZES]
        self.assertEqual(sorted(name for *_, name in tables), sorted(SIZES))
        section = re.search(r" \.rodata +PROGBITS +([0-9a-f]+) [0-9a-f]+ ([0-9a-f]+) ", self.read("readelf", "-SW"))
        constants = int(section.group(1), 16)
        end_of_constants = constants + int(section.group(2), 16)
        for address, size, name in tables:
            with self.subTest(name):
                self.assertEqual(size, SIZES[name])
                self.assertTrue(constants <= address < end_of_constants)
        # At the same address in every translation unit.
        self.assertTrue(ctypes.CDLL(self.library).one_copy())

    def test_no_relocations(self):
        relocated = [int(address, 16)
                     for address in re.findall(r"^([0-9a-f]{8,}) ", self.read("readelf", "-rW"), re.MULTILINE)]
        self.assertTrue(relocated)  # a shared library has some
        for address, size, name in self.symbols():
            if name in SIZES:
                self.assertEqual([place for place in relocated if address <= place < address + size], [], name)

    def test_text_is_there_once(self):
        octets = self.library.read_bytes()
        for text in KEYS + VALUES + WORDS + REGIONS + NAMES + TRANSLATIONS + ORIGINALS[:1]:
            self.assertEqual(octets.count(text.encode()), 1, text)
        for text in CAPITALS:
            self.assertEqual(octets.count(text.encode(f"utf-16-{sys.byteorder[0]}e")), 1, text)
        names = [name.split("(")[0].split("<")[0] for *_, name in self.symbols()]
        self.assertEqual([name for name in names if re.search("_rows|_po$", name)], [])


class Literals(unittest.TestCase):
    def test_nothing_but_the_octets_that_are_used(self):
        source = """
            #include <u8lit/literals.hpp>
            using namespace u8lit::literals;
            void use(const char*, decltype(sizeof 0));
            constexpr auto unused = "не нужно"_text;
            static_assert(unused == u"не нужно"_text);
            void all() { use("нужно"_text.c_str(), "日本"_text.size()); use("нужно"_text.data(), unused.empty()); }
            """
        for option in ("-O0", "-O2"):
            with self.subTest(option), tempfile.TemporaryDirectory() as folder:
                made = pathlib.Path(folder) / "literals.o"
                subprocess.run([*COMPILER, "-std=c++20", option, f"-I{INCLUDE}", "-xc++", "-", "-c", "-o", made],
                               input=source,
                               text=True, check=True)
                names = subprocess.run(["nm", "--defined-only", "-j", made], capture_output=True, text=True,
                                       check=True).stdout
                ours = [name for name in names.split() if "u8lit" in name]
                self.assertEqual(len(ours), 1, ours)
                self.assertTrue(ours[0].startswith("_ZTAX"), ours)  # the template argument itself
                self.assertEqual(made.read_bytes().count("нужно\0".encode()), 1)
                self.assertEqual(made.read_bytes().count("не нужно".encode()), 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
