# SPDX-License-Identifier: BSL-1.0
"""Text cut to size and spelt in C++. It is the same every time."""

TEXTS = {"ASCII": "the quick brown fox ", "mixed": "aé語🚀 ", "CJK": "日本語", "Latin and CJK": "thé 日本語 ",
         "German": "Zwölf große Boxkämpfer jagen Viktor quer. "}


def repeated(name, octets):
    """A text of so many octets, filled up with dots where no character fits any more."""
    text = TEXTS[name].encode()
    whole = (text * (octets // len(text) + 1))[:octets].decode(errors="ignore").encode()
    return whole.ljust(octets, b".").decode()


def spelt(text):
    """One literal, in lines that an editor would bear."""
    return "\n".join(f'"{text[at:at + 1000]}"' for at in range(0, len(text), 1000))


def embedded(text):
    """The numbers that #embed puts into an array."""
    octets = text.encode()
    return ",\n".join(",".join(map(str, octets[at:at + 100])) for at in range(0, len(octets), 100))
