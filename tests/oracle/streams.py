#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what Python's incremental decoders give for streams of octets, cut at random: streams.py STREAMS

For each stream: the offset of its first fault and the fault's length, which is 0 where there is none; what the decoders
of UTF-8 and of UTF-8 with a signature give, replacing, in UTF-8; the number of chunks, and the chunks. Each text has
its size before it. All numbers are octets.
"""
import codecs
import pathlib
import random
import sys

COUNT = 40_000
MARK = codecs.BOM_UTF8
# What streams are made of: sequences of all lengths, whole or cut, marks, and octets that end up anywhere.
PIECES = [text.encode() for text in ("a", "\0", "\x7F", "\x80", "é", "€", "\uFFFD", "\uFEFF", "\U0001F600",
                                     "\U0010FFFF")]
PIECES += [b"\x80", b"\xBB", b"\xBF", b"\xC0", b"\xC2", b"\xE0", b"\xE0\x80", b"\xE2\x82", b"\xED", b"\xED\xA0\x80",
           b"\xEF", b"\xEF\xBB", b"\xF0", b"\xF0\x90", b"\xF0\x8F", b"\xF0\x9F\x98", b"\xF4\x90", b"\xF5", b"\xFF"]


def streams(choices):
    for _ in range(COUNT):
        marked = MARK[:choices.randrange(4)] if choices.random() < 0.3 else b""
        octets = marked + b"".join(choices.choices(PIECES, k=choices.randrange(9)))
        cuts = sorted(choices.choices(range(len(octets) + 1), k=choices.randrange(6)))
        yield octets, [octets[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(octets)])]


def decoded(encoding, chunks):
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    last = len(chunks) - 1
    return "".join(decoder.decode(chunk, final=at == last) for at, chunk in enumerate(chunks)).encode()


def first_fault(octets):
    try:
        octets.decode("utf-8")
        return bytes(2)
    except UnicodeDecodeError as error:
        return bytes((error.start, error.end - error.start))


def main():
    with open(pathlib.Path(sys.argv[1]), "wb") as file:
        for octets, chunks in streams(random.Random(3629)):
            plain, marked = decoded("utf-8", chunks), decoded("utf-8-sig", chunks)
            # Python's decoder forgets what it takes for the beginning of a mark where nothing follows it.
            if len(octets) < len(MARK) and MARK.startswith(octets):
                marked = plain
            file.write(first_fault(octets))
            file.writelines(bytes((len(text),)) + text for text in (plain, marked))
            file.write(bytes((len(chunks),)))
            file.writelines(bytes((len(chunk),)) + chunk for chunk in chunks)


if __name__ == "__main__":
    main()
