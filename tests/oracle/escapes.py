#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what Python's json and urllib make of text: escapes.py CACHE RECORDS

A record: a letter for what is done, the sizes of the input and of the output in UTF-8 as 32 bits each, little-endian
(the latter all ones where the input is refused), the input, the output. RECORDS is kept in CACHE, for all compilers,
under a name that changes with this program and with Python.
"""
import hashlib
import json
import os
import pathlib
import random
import re
import struct
import sys
from urllib.parse import quote, unquote_to_bytes

RESERVED = ":/?#[]@!$&'()*+,;="
REFUSED = None
ESCAPING = {
    "j": lambda text: json.dumps(text, ensure_ascii=False)[1:-1],
    "J": lambda text: json.dumps(text, ensure_ascii=True)[1:-1],
    "p": lambda text: quote(text, safe=""),
    "P": lambda text: quote(text, safe=RESERVED),
}
PIECES = {
    "u": ["\\", "\\u", "\\uD83D", "\\ude00", "\\u004", "\\u20AC", "D800", "DC00", "u", "n", "\\n", "\\/", "\\\"", "\"",
          "\n", "\x1f",
          "\x7f", "0", "F", "g", "{", "é", "日", "😀", "a", "\\x41"],
    "d": ["%", "%4", "%41", "%25", "%e2", "%82", "%AC", "%E2%82%AC", "%F0%9F", "%98%80", "%F4", "%90", "%80", "%BF",
          "%ED", "%A0", "%E0",
          "%C0", "%C3", "%FF", "+", "2", "G", " ", "é", "日", "😀", "/"],
}


def unescape_json(written):
    try:
        text = json.loads(f'"{written}"')
        text.encode()  # lone surrogates
        return text
    except ValueError:
        return REFUSED


def percent_decode(written):
    if re.search("%(?![0-9A-Fa-f]{2})", written):
        return REFUSED
    try:
        return unquote_to_bytes(written).decode()
    except UnicodeDecodeError:
        return REFUSED


def record(letter, given, result):
    octets = given.encode()
    if result is REFUSED:
        return letter.encode() + struct.pack("<II", len(octets), 0xFFFF_FFFF) + octets
    output = result.encode()
    return letter.encode() + struct.pack("<II", len(octets), len(output)) + octets + output


def records():
    scalars = "".join(map(chr, (*range(0xD800), *range(0xE000, 0x110000))))
    chance = random.Random(8259)
    texts = [scalars[begin:begin + 4096] for begin in range(0, len(scalars), 4096)]
    for _ in range(2000):
        some = [chance.choice((scalars, scalars[:0x800], scalars[:0x80])) for _ in range(chance.randrange(20))]
        texts.append("".join(map(chance.choice, some)))
    for letter, escape in ESCAPING.items():
        for text in texts:
            yield record(letter, text, escape(text))
    for letter, unescape in (("u", unescape_json), ("d", percent_decode)):
        for _ in range(100_000):
            written = "".join(chance.choices(PIECES[letter], k=chance.randrange(1, 5)))
            yield record(letter, written, unescape(written))


def main():
    cache, output = map(pathlib.Path, sys.argv[1:])
    cache.mkdir(parents=True, exist_ok=True)
    version = hashlib.sha256(pathlib.Path(__file__).read_bytes() + sys.version.encode()).hexdigest()[:16]
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
