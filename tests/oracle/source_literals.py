#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compares what the lexer of literals reads from a file with what the compiler makes of it.

source_literals.py READER [--count=N] [--seed=N] [--file=LITERALS] COMPILER [ARGUMENT...]
READER is the program of source_literals.cpp. The literals are made at random, of every prefix, with all kinds of
escapes, or they are those of a file, one Python literal of bytes a line.
"""
import ast
import pathlib
import random
import re
import subprocess
import sys
import tempfile

# Rows of the value of each literal. A function, because a raw string may be no argument of a macro.
ROWS = """#include <stddef.h>
struct row { const void* units; size_t size; size_t width; unsigned long character; };
#ifdef __cplusplus
template <class Unit, size_t Size>
constexpr row string_row(const Unit (&units)[Size]) { return {units, Size - 1, sizeof(Unit), 0}; }
#else
#define string_row(literal) {literal, sizeof(literal) / sizeof *(literal) - 1, sizeof *(literal), 0}
#endif
#define character_row(literal, mask) {0, 0, 0, (unsigned long)(literal) & (mask)}
"""
MAIN = """
#include <stdio.h>
int main(void) {
  for (size_t at = 0; at < sizeof rows / sizeof *rows; ++at) {
    printf(rows[at].width ? "string:" : "character: %lX", rows[at].character);
    for (size_t index = 0; index < rows[at].size; ++index) {
      const size_t width = rows[at].width;
      printf(" %X", width == 1 ? ((const unsigned char*)rows[at].units)[index]
                    : width == 2 ? ((const unsigned short*)rows[at].units)[index]
                                 : ((const unsigned*)rows[at].units)[index]);
    }
    printf("\\n");
  }
  return 0;
}
"""
LARGEST = {"": 0xFF, "u8": 0xFF, "u": 0xFFFF, "U": 0xFFFFFFFF, "L": 0xFFFFFFFF}
NAMES = ["EURO SIGN", "LATIN SMALL LETTER E WITH ACUTE", "GRINNING FACE"]
CHARACTERS = "abcxAFgz059 _#%&()*+,-./:;<=>[]^{|}~@$`?¡éßЖ€日\uFFFD\U00010000\U0001F600\U0010FFFF\t\v\f\0"
TRIGRAPHS = ["??=", "??(", "??)", "??'", "??<", "??>", "??!", "??-", "??/n", "??/\n", "??/x41 "]


class Maker:
    """Makes literals."""

    def __init__(self, seed, language, trigraphs, is_delimited, is_named):
        self.random, self.language, self.trigraphs = random.Random(seed), language, trigraphs
        self.is_delimited, self.is_named = is_delimited, is_named

    def number(self, largest):
        return self.random.choice([self.random.randrange(min(largest, 0x7F) + 1), self.random.randrange(largest + 1),
                                   self.random.choice([0, 0x7F, 0x80, 0xFF, largest])])

    def scalar(self):
        while True:
            value = self.random.choice([self.random.randrange(0xA0, 0x800), self.random.randrange(0xA0, 0x10000),
                                        self.random.randrange(0x10000, 0x110000)])
            if not 0xD800 <= value <= 0xDFFF:
                return value

    def item(self, prefix, is_narrow):
        """A character, an escape, or a byte that is not UTF-8."""
        kind, pick = self.random.randrange(15), self.random.choice
        if kind < 4:
            return pick(CHARACTERS).encode()
        if kind == 4:
            return ("\\" + pick("abfnrtve'\"\\?")).encode()
        if kind == 5:
            value = self.number(min(LARGEST[prefix], 0o777))
            return b"\\%o" % value if value < 0o40 else b"\\%03o" % value
        if kind in (6, 7):
            text = b"\\x%s%X" % (b"0" * self.random.randrange(3), self.number(LARGEST[prefix]))
            return text + pick([b"g", b" ", b"\\n", b"\" \"", b"\"/*\"*/\""])
        if kind == 8:
            value = self.scalar()
            return b"\\u%04x" % value if value < 0x10000 else b"\\U%08X" % value
        if kind == 9:
            return b"\\U%08x" % self.scalar()
        if kind == 10 and self.is_delimited:
            return pick([b"\\x{%x}" % self.number(LARGEST[prefix]), b"\\o{%o}" % self.number(LARGEST[prefix]),
                         b"\\u{%x}" % self.scalar()])
        if kind == 11 and self.is_named:
            return b"\\N{%s}" % pick(NAMES).encode()
        if kind == 12:
            return pick([b"\\\n", b"\\\r\n", b"\\ \t\n"])
        if kind == 13 and is_narrow:
            return bytes([self.random.randrange(0x80, 0x100)])
        if kind == 14 and self.trigraphs:
            return pick(TRIGRAPHS).encode()
        return pick([b"'", b"u8", b"R", b"/*", b"//"])

    def joined(self, text):
        """With lines joined anywhere, but for where they are already."""
        if b"\n" in text:
            return text
        at = self.random.randrange(len(text) + 1)
        return text[:at] + b"\\\n" + text[at:]

    def string(self, prefix, is_narrow):
        if self.language == "c++" and self.random.randrange(5) == 0:
            delimiter = self.random.choice([b"", b"x", b"0123456789abcdef", b"-~!"])
            items = self.random.choices([*CHARACTERS, "\\", "\n", '"', ')"', ")", "\\\n", "??/", "\\u20AC", "//", "/*",
                                         "\r\n"], k=self.random.randrange(9))
            contents = "".join(items).encode()
            # g++ replaces blanks at the end of a line of a raw string if it would be joined elsewhere.
            is_changed = re.search(rb"(\\|\?\?/)[ \t\v\f]+\r?\n", contents)
            if b')%s"' % delimiter not in contents + b")" and not is_changed:
                return b'%sR"%s(%s)%s"' % (prefix, delimiter, contents, delimiter)
        items = [self.item(prefix.decode(), is_narrow) for _ in range(self.random.randrange(8))]
        text = b'%s"%s"' % (prefix, b"".join(items))
        return self.joined(text) if self.random.randrange(6) == 0 else text

    def row(self):
        prefix = self.random.choice([b"", b"", b"u8", b"u", b"U", b"L"])
        if self.random.randrange(6) == 0:
            return self.character(b"" if prefix == b"u8" else prefix)
        prefixes = [self.random.choice([b"", prefix]) for _ in range(self.random.choice([0, 0, 0, 1, 2]))]
        prefixes.insert(self.random.randrange(len(prefixes) + 1), prefix)
        parts = [self.string(each, not prefix) for each in prefixes]
        space = self.random.choice([b" ", b"\n", b"/* \" */", b" // '\n", b"\t\\\n"])
        return b"string_row(%s)" % space.join(parts)

    def character(self, prefix):
        """A character of one code unit."""
        name = prefix.decode()
        largest = LARGEST[name]
        values = ["a", '"', "?", "\\'", "\\n", "\\0", "a\\\n", f"\\x{self.number(largest):X}",
                  f"\\{self.number(0xFF):o}"]
        if name:
            values += ["é", "€", "\\u20AC"]
        if name in ("U", "L"):
            values += ["\U0001F600", f"\\U{self.scalar():08X}"]
        if self.trigraphs:
            values += ["??=", "??/n", "??/x41"]
        more = " + 0 * 1'000" if self.language == "c++" and self.random.randrange(2) else ""
        return f"character_row({name}'{self.random.choice(values)}'{more}, 0x{largest:X}u)".encode()


def reads(compiler, language, escape, size):
    """Whether a compiler reads an escape, as so many bytes."""
    code = b'char size[sizeof "%s" == %d ? 1 : -1];' % (escape, size + 1)
    return subprocess.run([*compiler, "-x", language, "-fsyntax-only", "-w", "-"], input=code, capture_output=True,
                          check=False).returncode == 0


def differences(reader, compiler, language, standard, rows, trigraphs):
    """What differs, as lines; of a file of these rows."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "rows.h").write_text(ROWS, encoding="utf-8")
        (folder / "main.h").write_text(MAIN, encoding="utf-8")
        source = folder / "literals"
        source.write_bytes(b"\xEF\xBB\xBF#include \"rows.h\"\r\n#if __has_include(\"rows.h\") // don't\n"
                           b"#pragma mark don't\n#else\n#error don't \"\n#endif\n"
                           b"static const struct row rows[] = {\n" + b",\n".join(rows) + b"};\n#include \"main.h\"\n")
        command = [*compiler, f"-std={standard}", "-w", *(["-trigraphs"] if trigraphs else []), "-x", language, source,
                   "-o", folder / "program"]
        made = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if made.returncode:
            return [f"{standard}: not compiled\n{made.stderr[:3000]}"]
        expected = subprocess.run([folder / "program"], capture_output=True, text=True, check=True).stdout.splitlines()
        arguments = ["c" if language == "c" else "cpp", *(["trigraphs"] if trigraphs else [])]
        read = subprocess.run([reader, source, *arguments], capture_output=True, text=True,
                              check=True).stdout.splitlines()
    if len(read) != len(expected):
        return [f"{standard}: {len(read)} literals read, {len(expected)} compiled"]
    return [f"{standard}: {row!r} is {one}, read as {other}" for row, one, other in zip(rows, expected, read)
            if one != other]


def main():
    reader, *compiler = sys.argv[1:]
    options = {"--count": "500", "--seed": "1", "--file": ""}
    while compiler[0].startswith("--"):
        name, _, value = compiler.pop(0).partition("=")
        options[name] = value
    failed = False
    for language, standard, trigraphs in [("c++", "c++17", False), ("c++", "c++14", True), ("c", "c11", True),
                                          ("c", "gnu17", False)]:
        if options["--file"]:
            rows = [b"string_row(%s)" % ast.literal_eval(line) for line in open(options["--file"], encoding="ascii")]
            if language == "c":
                continue
        else:
            maker = Maker(int(options["--seed"]), language, trigraphs, reads(compiler, language, b"\\x{41}", 1),
                          reads(compiler, language, b"\\N{EURO SIGN}", 3))
            rows = [maker.row() for _ in range(int(options["--count"]))]
        found = differences(reader, compiler, language, standard, rows, trigraphs)
        print(f"{standard}{' with trigraphs' if trigraphs else ''}: {len(rows)} literals, {len(found)} differ")
        print("\n".join(found[:10]))
        failed = failed or bool(found)
    return failed


if __name__ == "__main__":
    sys.exit(main())
