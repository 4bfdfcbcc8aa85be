#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what Python's json makes of every short text: json_texts.py CACHE TEXTS

For each alphabet a line: the longest length, and the alphabet as JSON. Then a line with an octet for every text of
characters of the alphabet, the shorter ones first: "-" if the text is refused, "v" if it is a value that is no array or
object, otherwise a letter from "a" on for the number of elements or members. TEXTS is kept in CACHE, for all compilers,
under a name that changes with this program and with Python.
"""
import hashlib
import itertools
import json
import os
import pathlib
import sys

ALPHABETS = [(6, '{}[]",:1a\\ '), (7, "01-+.eE"), (5, '["\\nu/\t\n\r\x1f\x7f]'), (5, "truefalsn")]


class Members(list):
    pass


def octet_for(text):
    try:
        value = json.loads(text, object_pairs_hook=Members)
    except ValueError:
        return "-"
    return chr(ord("a") + len(value)) if isinstance(value, list) else "v"


def main():
    cache, output = map(pathlib.Path, sys.argv[1:])
    cache.mkdir(parents=True, exist_ok=True)
    version = hashlib.sha256(pathlib.Path(__file__).read_bytes() + sys.version.encode()).hexdigest()[:16]
    kept = cache / f"{output.name}-{version}"
    if not kept.exists():
        unfinished = kept.with_suffix(f".{os.getpid()}")
        with open(unfinished, "w", encoding="ascii") as file:
            for length, alphabet in ALPHABETS:
                print(length, json.dumps(alphabet), file=file)
                for size in range(length + 1):
                    file.writelines(octet_for("".join(text)) for text in itertools.product(alphabet, repeat=size))
                print(file=file)
        unfinished.rename(kept)
    output.unlink(missing_ok=True)
    output.symlink_to(kept.resolve())


if __name__ == "__main__":
    main()
