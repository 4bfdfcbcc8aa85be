#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what others make of data files and numbers: data_files.py CACHE RECORDS

A record: a letter, the size of a text in 32 bits, little-endian, the text; then how many strings are made of it (all
ones if it is refused), and of each the size and the string. The letters are
  p  properties, by Java (DataFiles.java), none if there is no Java: keys and values
  i  INI files by Python's configparser, as far as the rules agree: keys, with sections, and values
  d  a number by Python's float, in the octets of a binary64, little-endian
  f  a number by rational arithmetic, in those of a binary32
RECORDS is kept in CACHE, for all compilers, under a name that changes with these programs and with what runs them.
"""
import configparser
import fractions
import hashlib
import itertools
import math
import os
import pathlib
import random
import shutil
import struct
import subprocess
import sys
import tempfile

REFUSED = None
JAVA = pathlib.Path(__file__).with_name("DataFiles.java")
PROPERTIES = "a=: \n\\#\r"
PIECES = ["\\u", "\\uD83D", "\\uDE00", "\\u00e9", "\\u004", "00E9", "DE00", "\\\n", "\\\r\n  ", "\\", "\n", "\r", "\t",
          "\f", " ", "=", ":", "#", "!", "a", "é", "日", "😀", "\\t", "\\n", "\\r", "\\f", "\\q", "\\é", "\\=", "u", "1"]


def record(letter, text, strings):
    octets = text.encode()
    parts = [letter.encode(), struct.pack("<I", len(octets)), octets]
    if strings is REFUSED:
        parts.append(b"\xFF\xFF\xFF\xFF")
    else:
        parts.append(struct.pack("<I", len(strings)))
        for string in strings:
            parts += [struct.pack("<I", len(string)), string]
    return b"".join(parts)


def properties(chance):
    texts = ["".join(letters) for size in range(6) for letters in itertools.product(PROPERTIES, repeat=size)]
    texts += ["".join(chance.choices(PIECES, k=chance.randrange(1, 12))) for _ in range(100_000)]
    java = shutil.which("java")
    if java is None:
        return b""
    with tempfile.NamedTemporaryFile() as file:
        for text in map(str.encode, texts):
            file.write(struct.pack("<I", len(text)) + text)
        file.flush()
        return subprocess.run([java, JAVA, file.name], stdout=subprocess.PIPE, check=True).stdout


def ini_line(chance):
    kind = chance.randrange(8)
    if kind == 0:
        return f"[{''.join(chance.choices('ab.é=;#', k=chance.randrange(1, 4)))}]"
    text = "".join(chance.choices("ab.é=;# \t[]\\", k=chance.randrange(8)))
    return text if kind == 1 and text[:1] not in ("[", " ", "\t") else f"a{text}={text}".replace("a#", "#")


def ini(chance):
    for _ in range(50_000):
        text = "\n".join(["[s]", *(ini_line(chance) for _ in range(chance.randrange(1, 8)))])
        parser = configparser.RawConfigParser(
            strict=False, delimiters=("=",), comment_prefixes=("#", ";"), inline_comment_prefixes=None,
            empty_lines_in_values=False, default_section="\0")
        parser.optionxform = str
        try:
            parser.read_string(text)
        except configparser.Error:
            yield record("i", text, REFUSED)
        else:
            pairs = [(f"{section}.{key}", value)
                     for section in parser.sections() for key, value in parser.items(section)]
            yield record("i", text, [string.encode() for pair in pairs for string in pair])


def nearest_binary32(text):
    number = fractions.Fraction(text)
    exponent = -149
    if number:
        exponent = max(math.floor(math.log2(abs(number.numerator)) - math.log2(number.denominator)) - 24, -149)
        while abs(number) / fractions.Fraction(2) ** exponent >= 2 ** 24:
            exponent += 1
    rounded = round(number / fractions.Fraction(2) ** exponent) * fractions.Fraction(2) ** exponent
    if abs(rounded) >= 2 ** 128:
        return REFUSED
    return struct.pack("<f", math.copysign(rounded, -1 if text[0] == "-" else 1))


def decimal(number):
    """All digits of a number whose denominator is a power of two."""
    exponent = number.denominator.bit_length() - 1
    digits = str(number.numerator * 5 ** exponent).rjust(exponent + 1, "0")
    return f"{digits[:len(digits) - exponent]}.{digits[len(digits) - exponent:]}"


def numbers(chance):
    for _ in range(20_000):
        digits = "".join(chance.choices("0123456789", k=chance.randrange(1, 40)))
        point = chance.randrange(len(digits) + 1)
        exponent = chance.choice(
            ["", f"e{chance.randrange(-400, 400)}", f"E+{chance.randrange(30)}", f"e{chance.randrange(-80, 60)}"])
        yield f"{chance.choice(['', '-'])}{digits[:point]}.{digits[point:]}{exponent}"
    for kind, bits in (("<d", 52), ("<f", 23)):
        size = struct.calcsize(kind) * 8
        for each in range(4_000):
            pattern = chance.getrandbits(size - 1) if each % 2 else chance.getrandbits(bits)
            low, high = (struct.unpack(kind, (pattern + up).to_bytes(size // 8, "little"))[0] for up in (0, 1))
            if math.isinf(high) or math.isnan(high) or math.isinf(low):
                continue
            half = decimal((fractions.Fraction(low) + fractions.Fraction(high)) / 2)
            yield repr(low)
            yield half
            yield half + "1"
            yield half[:chance.randrange(2, len(half))] + "9"


def records():
    chance = random.Random(8259)
    yield properties(chance)
    yield from ini(chance)
    for text in numbers(chance):
        value = float(text)
        yield record("d", text, REFUSED if math.isinf(value) else [struct.pack("<d", value)])
        single = nearest_binary32(text)
        yield record("f", text, REFUSED if single is REFUSED else [single])


def main():
    cache, output = map(pathlib.Path, sys.argv[1:])
    cache.mkdir(parents=True, exist_ok=True)
    programs = pathlib.Path(__file__).read_bytes() + JAVA.read_bytes()
    version = hashlib.sha256(programs + sys.version.encode() + str(shutil.which("java")).encode()).hexdigest()[:16]
    kept = cache / f"{output.name}-{version}"
    if not kept.exists():
        unfinished = kept.with_suffix(f".{os.getpid()}")
        with open(unfinished, "wb") as file:
            file.writelines(records())
        unfinished.rename(kept)
    output.unlink(missing_ok=True)
    output.symlink_to(kept.resolve())


if __name__ == "__main__":
    main()
