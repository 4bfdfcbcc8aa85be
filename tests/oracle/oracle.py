#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what Python's codecs say: oracle.py [--any] CACHE VERDICTS SCALARS REPLACED SCHEMES

VERDICTS: an octet for every string of 1, 2 and 3 octets and of 4 with the leads F0-F4, in order: 0 if it is
well-formed, else the first fault's offset * 16 + its length.
SCALARS: all scalar values in UTF-8, then in UTF-16LE, UTF-32LE, UTF-16BE, UTF-32BE, and those that it has in Latin-1.
REPLACED: of the same strings as VERDICTS, with errors="replace" and a line feed after each, in UTF-8, the Adler-32 of
each block (256, and then 65536 at a time); then in UTF-16LE all strings of up to 5 units of UNITS_16, then of up to 3
of UNITS_32, with errors="replace" and a line feed after each.
SCHEMES: of each encoding scheme in SCHEMES, for all strings of up to 5 of its octets: the verdict as in VERDICTS; then
the number of code points before the first fault. The files are kept in CACHE, for all compilers, under a name that
changes with this program and with Python; --any takes what any version of Python has said.
"""
import codecs
import hashlib
import itertools
import multiprocessing
import os
import pathlib
import sys
import zlib

SEPARATOR = b"\n"
PAIRS = [bytes((a, b)) for a in range(256) for b in range(256)]
SOME_PAIRS = PAIRS[::257]
PREFIXES = [bytes((a,)) for a in range(256)] + [bytes((a, b)) for a in range(0xF0, 0xF5) for b in range(256)]

# Units at the edges of what they can be.
UNITS_16 = [0x0041, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF]
UNITS_32 = [0x41, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0x10FFFF, 0x110000, 0xFFFFFFFF]
SCHEMES = {"utf-16-be": b"\x00\x41\xD7\xD8\xDB\xDC\xDF\xE0", "utf-16-le": b"\x00\x41\xD7\xD8\xDB\xDC\xDF\xE0",
           "utf-32-be": b"\x00\x10\x11\xD7\xD8\xDF\xE0\xFF", "utf-32-le": b"\x00\x10\x11\xD7\xD8\xDF\xE0\xFF"}


class FirstFaults:
    """An error handler that notes each string's first fault and goes on with the next string."""

    def __init__(self, size):
        self.stride = size + len(SEPARATOR)
        self.found = None

    def __call__(self, error):
        string, offset = divmod(error.start, self.stride)
        self.found[string] = offset << 4 | (error.end - error.start)
        return "", (string + 1) * self.stride


def of_prefix(prefix):
    """The verdicts on all strings of this prefix and two more octets. If the first fault ends within the prefix, Python
    says the same of all, which is asked of some."""
    verdict = of_string(prefix)
    if verdict and (verdict >> 4) + (verdict & 15) < len(prefix):
        assert all(of_string(prefix + pair) == verdict for pair in SOME_PAIRS)
        return bytes((verdict,)) * len(PAIRS)
    faults = FirstFaults(len(prefix) + 2)
    faults.found = bytearray(len(PAIRS))
    codecs.register_error("first_faults", faults)
    b"".join([prefix + pair + SEPARATOR for pair in PAIRS]).decode("utf-8", "first_faults")
    return bytes(faults.found)


def of_string(octets):
    """The verdict on one string, with nothing after it."""
    try:
        octets.decode("utf-8")
        return 0
    except UnicodeDecodeError as error:
        return error.start << 4 | (error.end - error.start)


def verdicts():
    yield bytes(of_string(bytes((a,))) for a in range(256))
    yield bytes(of_string(pair) for pair in PAIRS)
    with multiprocessing.Pool() as pool:
        yield from pool.imap(of_prefix, PREFIXES, chunksize=8)


def scalars():
    every = "".join(map(chr, (*range(0xD800), *range(0xE000, 0x110000))))
    for encoding in ("utf-8", "utf-16-le", "utf-32-le", "utf-16-be", "utf-32-be"):
        yield every.encode(encoding)
    yield every.encode("latin-1", "ignore")


def replaced_block(strings):
    text = SEPARATOR.join([*strings, b""]).decode("utf-8", "replace")
    return zlib.adler32(text.encode("utf-8")).to_bytes(4, "little")


def replaced_of_prefix(prefix):
    return replaced_block([prefix + pair for pair in PAIRS])


def strings_of(alphabet, longest):
    """All strings of up to so many letters, the short ones first, the last letter running fastest."""
    for size in range(1, longest + 1):
        yield from itertools.product(alphabet, repeat=size)


def replaced():
    yield replaced_block([bytes((a,)) for a in range(256)])
    yield replaced_block(PAIRS)
    with multiprocessing.Pool() as pool:
        yield from pool.imap(replaced_of_prefix, PREFIXES, chunksize=8)
    for encoding, width, units, longest in (("utf-16-le", 2, UNITS_16, 5), ("utf-32-le", 4, UNITS_32, 3)):
        for string in strings_of(units, longest):
            octets = b"".join(unit.to_bytes(width, "little") for unit in string)
            yield (octets.decode(encoding, "replace") + "\n").encode("utf-16-le")


def of_octets(octets, encoding):
    """The verdict on octets in an encoding scheme, and how many code points there are before the first fault."""
    try:
        return bytes((0, len(octets.decode(encoding))))
    except UnicodeDecodeError as error:
        return bytes((error.start << 4 | (error.end - error.start), len(octets[:error.start].decode(encoding))))


def schemes():
    for encoding, alphabet in SCHEMES.items():
        yield b"".join(of_octets(bytes(string), encoding) for string in strings_of(alphabet, 5))


def main():
    of_any = sys.argv[1] == "--any"
    cache, *outputs = map(pathlib.Path, sys.argv[1 + of_any:])
    cache.mkdir(parents=True, exist_ok=True)
    program, python = (hashlib.sha256(of).hexdigest()[:16]
                       for of in (pathlib.Path(__file__).read_bytes(), sys.version.encode()))
    for output, parts in zip(outputs, (verdicts, scalars, replaced, schemes)):
        kept = cache / f"{output.name}-{program}-{python}"
        if of_any:
            kept = next(cache.glob(f"{output.name}-{program}-{'?' * len(python)}"), kept)
        if not kept.exists():
            unfinished = kept.with_suffix(f".{os.getpid()}")
            with open(unfinished, "wb") as file:
                file.writelines(parts())
            unfinished.rename(kept)
        output.unlink(missing_ok=True)
        output.symlink_to(kept.resolve())


if __name__ == "__main__":
    main()
