#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what others say of the legacy forms: legacy.py CACHE VERDICTS SHORT STRINGS NUMBERS PYTHON PERL JAVA

VERDICTS: what oracle.py wrote.
SHORT: an octet for every string of 1, 2 and 3 octets, in order: for each of FORMS two bits, the first the lowest: the
offset of the first fault, or 3. It is what Python says of UTF-8, but for the strings in which another form may differ.
STRINGS: strings, the size of each in an octet before it: see strings().
NUMBERS: numbers of 32 bits, little-endian: see numbers().
PYTHON, PERL, JAVA: ABSENT where there is no such thing; else of each form that it knows, in the order of FORMS, of each
of NUMBERS its octets, the size in an octet before them (0: it has none; UNKNOWN); then of each of STRINGS the offset of
the first fault (or WELL_FORMED, or UNKNOWN), how many numbers stand before it, and these in 32 bits. Perl is asked of
RFC 2279 (legacy.pl), Java of CESU-8 and modified UTF-8 (Legacy.java), Python of all, and of UTF-16 in WTF-8: see
in_wtf8().
The files are kept in CACHE, for all compilers, under a name that changes with these programs and with what runs them.
"""
import functools
import hashlib
import itertools
import multiprocessing
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys

from oracle import UNITS_16, strings_of

FORMS = ("rfc2279", "cesu8", "modified_utf8", "wtf8")
WELL_FORMED, UNKNOWN = 0xFF, 0xFE
ABSENT = b"DOES NOT EXIST"
PAIR = re.compile("[\uD800-\uDBFF][\uDC00-\uDFFF]")
LAST_HIGH = re.compile("[\uD800-\uDBFF]$")
LOW_BEGINS = re.compile(b"\xED[\xB0-\xBF]")


def scan(octets):
    """UTF-8 with surrogates, as far as Python has it: the text before the first fault, and whether there is one."""
    try:
        return octets.decode("utf-8", "surrogatepass"), False
    except UnicodeDecodeError as error:
        return octets[:error.start].decode("utf-8", "surrogatepass"), True


def size_of(text):
    return len(text.encode("utf-8", "surrogatepass"))


def of_rfc2279(octets):
    """Python knows no number above 10FFFF, which takes at least four octets."""
    if len(octets) > 3 and max(octets) > 0xF3:
        return UNKNOWN, ""
    text, fault = scan(octets)
    return size_of(text) if fault else WELL_FORMED, text


def of_cesu8(octets):
    """Surrogates are what UTF-16 makes of them, and there is nothing of four octets."""
    text, fault = scan(octets)
    if not text:
        return 0 if fault else WELL_FORMED, text
    long = [at for at, each in enumerate(text) if each > "\uFFFF"][:1]
    if long:
        text, fault = text[:long[0]], True
    units = text.encode("utf-16-le", "surrogatepass")
    try:
        return size_of(text) if fault else WELL_FORMED, units.decode("utf-16-le")
    except UnicodeDecodeError as error:
        return size_of(text[:error.start // 2]), units[:error.start].decode("utf-16-le")


def of_modified_utf8(octets):
    """CESU-8 but for U+0000. C0 is part of nothing else."""
    offset, text = of_cesu8(octets.replace(b"\x00", b"\xFF").replace(b"\xC0\x80", b"\x00"))
    return offset if offset == WELL_FORMED else offset + text.count("\0"), text


def of_wtf8(octets):
    """A low surrogate after a high one is a fault as soon as it is known to be one. The fault is at the high one.
    Python itself would report it at the low one if that has only two octets."""
    text, fault = scan(octets)
    pair = PAIR.search(text) or fault and LOW_BEGINS.match(octets, size_of(text)) and LAST_HIGH.search(text)
    if pair:
        text, fault = text[:pair.start()], True
    return size_of(text) if fault else WELL_FORMED, text


SAYINGS = (of_rfc2279, of_cesu8, of_modified_utf8, of_wtf8)


@functools.cache
def supplementary_in_cesu8():
    """The units of UTF-16 of all supplementary characters, each as if it were a character of its own."""
    units = "".join(map(chr, range(0x10000, 0x110000))).encode("utf-16-le")
    return "".join(map(chr, struct.unpack(f"<{len(units) // 2}H", units))).encode("utf-8", "surrogatepass")


def octets_of(form, number):
    """In this form: None if it is not known."""
    if number > 0x10FFFF:
        return None if form == "rfc2279" else b""
    if form in ("cesu8", "modified_utf8"):
        if 0xD800 <= number <= 0xDFFF:
            return b""
        if number > 0xFFFF:
            return supplementary_in_cesu8()[6 * (number - 0x10000):6 * (number - 0xFFFF)]
        if number == 0 and form == "modified_utf8":
            return b"\xC0\x80"
    return chr(number).encode("utf-8", "surrogatepass")


def numbers():
    """All code points, then both sides of each power of two, then some of each of RFC 2279's longer rows."""
    yield from range(0x110000)
    for bit in range(16, 31):
        yield from range((1 << bit) - 2, (1 << bit) + 2)
    yield from range(0x110000, 0x80000000, 16381)
    yield 0x7FFFFFFF
    yield 0x80000000
    yield 0xFFFFFFFF


def words(letters, longest):
    for size in range(longest + 1):
        yield from map(b"".join, itertools.product(letters, repeat=size))


def letters(text):
    return [bytes.fromhex(letter) for letter in text.split()]


def strings():
    """All strings of up to six octets of two alphabets of edges, and of up to four letters of one with whole sequences;
    all leads with all octets after them, and as many more as they may require; pairs of surrogates, with all octets in
    two places."""
    yield from words(letters("41 80 A0 B0 BF E0 ED"), 6)
    yield from words(letters("80 84 88 BF F8 FC FE"), 6)
    yield from words(letters("00 41 80 9F A0 B0 BF C0 C2 E0 ED EE F0 EDA080 EDB080 EDAFBF EDBFBF C080"), 4)
    rests = letters("80 8080 808080 80808080 8080808080 BFBFBFBF 80808041 80EDB080")
    for first, second in itertools.product(range(0x100), repeat=2):
        if first >= 0xC0:
            yield from (bytes((first, second)) + rest for rest in rests)
            yield bytes((0xED, 0xA0, 0x80, first, second, 0x80))
        yield bytes((0xED, first, 0x80, 0xED, second, 0xBF))
        yield bytes((0xED, 0xAF, first, 0xED, 0xB0, second))


def of_numbers(form):
    for number in numbers():
        octets = octets_of(form, number)
        yield bytes((UNKNOWN,)) if octets is None else bytes((len(octets),)) + octets


def of_strings(form):
    saying = SAYINGS[FORMS.index(form)]
    for octets in strings():
        offset, text = saying(octets)
        yield bytes((offset, len(text))) + text.encode("utf-32-le", "surrogatepass")


def in_wtf8():
    """Of all strings of up to five units of UTF-16, ill-formed or not: the octets, the size in an octet before them."""
    for units in strings_of(UNITS_16, 5):
        text = struct.pack(f"<{len(units)}H", *units).decode("utf-16-le", "surrogatepass")
        octets = text.encode("utf-8", "surrogatepass")
        yield bytes((len(octets),)) + octets


def not_as_in_utf8():
    """The strings of up to three octets for which the result of a form may differ from that of UTF-8: those with U+0000
    or an encoded surrogate."""
    octets = [bytes((octet,)) for octet in range(256)]
    yield from (b"\0", b"\xC0\x80")
    for octet in octets:
        yield from (b"\0" + octet, octet + b"\0", b"\xC0\x80" + octet, octet + b"\xC0\x80")
    for first, second in itertools.product(octets, repeat=2):
        yield from (b"\0" + first + second, first + b"\0" + second, first + second + b"\0", b"\xED" + first + second)


def short(verdicts):
    """The verdicts have an octet of each string: 0, or 16 times the offset and the length."""
    strings_up_to_3 = 0x1010100
    begins = {1: 0, 2: 0x100, 3: 0x10100}
    of_verdict = bytes(0x55 * (min(verdict >> 4, 3) if verdict else 3) for verdict in range(256))
    with open(verdicts, "rb") as file:
        said = bytearray(file.read(strings_up_to_3).translate(of_verdict))
    for string in not_as_in_utf8():
        said[begins[len(string)] + int.from_bytes(string, "big")] = sum(
            min(saying(string)[0], 3) << 2 * at for at, saying in enumerate(SAYINGS))
    return said


def said_by(command, *arguments):
    return subprocess.run([*command, *arguments], check=True, stdout=subprocess.PIPE).stdout if command else ABSENT


def answer_of(*command):
    """What it prints, or nothing if there is no such thing or it does not work."""
    if not shutil.which(command[0]):
        return b""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return result.stdout if result.returncode == 0 else b""


def joined(part, form):
    return b"".join(part(form))


def keep(path, *parts):
    unfinished = path.with_suffix(f".{os.getpid()}")
    with open(unfinished, "wb") as file:
        file.writelines(parts)
    unfinished.rename(path)


def make(verdicts, perl, java, paths):
    """All of it at once, as far as there are processors."""
    keep(paths[1], *(bytes((len(string),)) + string for string in strings()))
    keep(paths[2], *(struct.pack("<I", number) for number in numbers()))
    with multiprocessing.Pool() as pool:
        by_others = [pool.apply_async(said_by, (command, *paths[1:3])) for command in (java, perl)]
        by_python = [pool.apply_async(joined, (part, form)) for form in FORMS for part in (of_numbers, of_strings)]
        keep(paths[0], pool.apply(short, (verdicts,)))
        keep(paths[3], *(said.get() for said in by_python), *in_wtf8())
        keep(paths[5], by_others[0].get())
        keep(paths[4], by_others[1].get())


def main():
    cache, verdicts, *outputs = map(pathlib.Path, sys.argv[1:])
    cache.mkdir(parents=True, exist_ok=True)
    here = pathlib.Path(__file__).parent
    programs = [pathlib.Path(__file__), here / "legacy.pl", here / "Legacy.java"]
    perl, java = answer_of("perl", "-MEncode", "-e", "print $^V"), answer_of("java", "--list-modules")
    makers = [*(program.read_bytes() for program in programs), sys.version.encode(), perl, java,
              verdicts.resolve().name.encode()]
    version = hashlib.sha256(b"".join(makers)).hexdigest()[:16]
    paths = [cache / f"{output.name}-{version}" for output in outputs]
    if not all(path.exists() for path in paths):
        # Java runs a source file only if it has its compiler; most of what it throws here is not used.
        make(verdicts, ["perl", programs[1]] if perl else [],
             ["java", "-XX:-StackTraceInThrowable", programs[2]] if b"jdk.compiler" in java else [], paths)
    for output, path in zip(outputs, paths):
        output.unlink(missing_ok=True)
        output.symlink_to(path.resolve())


if __name__ == "__main__":
    main()
