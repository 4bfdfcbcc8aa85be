#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what Python's codecs say: oracle.py CACHE VERDICTS SCALARS

VERDICTS: an octet for every string of 1, 2 and 3 octets and of 4 with the leads F0-F4, in order: 0 if it is well-formed,
else the first fault's offset * 16 + its length. SCALARS: all scalar values in UTF-8, then in UTF-16LE, then in UTF-32LE.
The files are kept in CACHE, for all compilers, under a name that changes with this program and with Python.
"""
import codecs
import hashlib
import multiprocessing
import os
import pathlib
import sys

SEPARATOR = b"\n"
PAIRS = [bytes((a, b)) for a in range(256) for b in range(256)]


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
    """The verdicts on all strings of this prefix and two more octets."""
    faults = FirstFaults(len(prefix) + 2)
    faults.found = bytearray(len(PAIRS))
    codecs.register_error("first_faults", faults)
    b"".join([prefix + pair + SEPARATOR for pair in PAIRS]).decode("utf-8", "first_faults")
    return bytes(faults.found)


def of_string(octets):
    """The verdict on one string, without anything behind it."""
    try:
        octets.decode("utf-8")
        return 0
    except UnicodeDecodeError as error:
        return error.start << 4 | (error.end - error.start)


def verdicts():
    yield bytes(of_string(bytes((a,))) for a in range(256))
    yield bytes(of_string(pair) for pair in PAIRS)
    prefixes = [bytes((a,)) for a in range(256)] + [bytes((a, b)) for a in range(0xF0, 0xF5) for b in range(256)]
    with multiprocessing.Pool() as pool:
        yield from pool.imap(of_prefix, prefixes, chunksize=8)


def scalars():
    every = "".join(map(chr, (*range(0xD800), *range(0xE000, 0x110000))))
    for encoding in ("utf-8", "utf-16-le", "utf-32-le"):
        yield every.encode(encoding)


def main():
    cache, *outputs = map(pathlib.Path, sys.argv[1:])
    cache.mkdir(parents=True, exist_ok=True)
    version = hashlib.sha256(pathlib.Path(__file__).read_bytes() + sys.version.encode()).hexdigest()[:16]
    for output, parts in zip(outputs, (verdicts, scalars)):
        kept = cache / f"{output.name}-{version}"
        if not kept.exists():
            unfinished = kept.with_suffix(f".{os.getpid()}")
            with open(unfinished, "wb") as file:
                file.writelines(parts())
            unfinished.rename(kept)
        output.unlink(missing_ok=True)
        output.symlink_to(kept.resolve())


if __name__ == "__main__":
    main()
