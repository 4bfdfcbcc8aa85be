#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the names of characters (Unicode 4.8), or checks them (tables.py)."""
import collections
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from tables import code_points, header, rows, write_or_check

# Numbers are written in base 92, as characters of ASCII that strings need not escape: from # on, but ! and a space for
# the backslash and the question mark.
BASE, FIRST = 92, 0x23
INSTEAD = {"\\": "!", "?": " "}
# Names in a group, the first of which shares no words with the one before it; words of one digit; the digit before
# words that are spelled. The other digits begin words of two.
GROUP, SHORT, SPELLED = 16, 50, BASE - 1
MOST_SHARED, MOST_NEW = 8, 10
HANGUL = "HANGUL SYLLABLE "


def digit(value):
    character = chr(FIRST + value)
    return INSTEAD.get(character, character)


def digits(value, count):
    return "".join(digit(value // BASE ** place % BASE) for place in reversed(range(count)))


def spelled(word):
    """A word with its last character marked: a small letter, one of ten signs for a digit, or a tilde for a hyphen."""
    last = word[-1]
    mark = chr(FIRST + int(last)) if last.isdigit() else "~" if last == "-" else last.lower()
    return digit(SPELLED) + word[:-1] + mark


def loose(name):
    """By UAX44-LM2, without U+1180: no spaces, and no hyphens between letters or digits."""
    return re.sub(r"(?<=[A-Z0-9])-(?=[A-Z0-9])", "", name).replace(" ", "")


class Names:
    def __init__(self, folder):
        self.by_code_point, self.patterns = {}, []
        for field, name in rows(folder, "extracted/DerivedName.txt"):
            if name.endswith("*"):
                points = code_points(field)
                self.patterns.append((points[0], points[-1], name.removesuffix("*")))
            elif not name.startswith(HANGUL):
                (code_point,) = code_points(field)
                self.by_code_point[code_point] = name
        self.aliases = [(int(code_point, 16), alias) for code_point, alias, _ in rows(folder, "NameAliases.txt")]
        self.names = list(self.by_code_point.values()) + [alias for _, alias in self.aliases]
        assert list(self.by_code_point) == sorted(self.by_code_point)
        self.new_words = list(self.share(self.names))
        counts = collections.Counter(word for _, words in self.new_words for word in words)
        frequent = sorted(counts, key=lambda word: (-counts[word], word))
        most = SHORT + (SPELLED - SHORT) * BASE
        self.short, self.long = (sorted(words, key=lambda word: (len(word), word))
                                 for words in (frequent[:SHORT], frequent[SHORT:most]))

    @staticmethod
    def share(names):
        """How many words each name shares with the one before it, and its other words."""
        before = []
        for at, name in enumerate(names):
            words, shared = name.split(" "), 0
            while (at % GROUP and shared < min(len(words) - 1, len(before), MOST_SHARED) and
                   words[shared] == before[shared]):
                shared += 1
            before = words
            yield (shared, words[shared:]) if len(words) - shared <= MOST_NEW else (0, words)

    def stream(self):
        """The names, and where each group begins."""
        codes = {word: digit(at) for at, word in enumerate(self.short)}
        codes |= {word: digit(SHORT + at // BASE) + digit(at % BASE) for at, word in enumerate(self.long)}
        text, groups = "", []
        parts = []
        for at, (shared, words) in enumerate(self.new_words):
            part = (digit(shared * MOST_NEW + len(words) - 1) if len(words) <= MOST_NEW else
                    digit(SPELLED) + digit(len(words)))
            parts.append(part + "".join(codes.get(word) or spelled(word) for word in words))
        for at in range(0, len(parts), GROUP):
            groups.append(len(text))
            text += "".join(parts[at:at + GROUP])
        return text, groups

    def runs(self):
        """The first code point of each run of names, and the number of its name."""
        return [(code_point, at) for at, code_point in enumerate(self.by_code_point)
                if code_point - 1 not in self.by_code_point]

    def order(self):
        return sorted(range(len(self.names)), key=lambda at: loose(self.names[at]))


def strings(declaration, text, prefix="u8"):
    lines = [text[at:at + 112] for at in range(0, len(text), 112)]
    return f"inline constexpr {declaration}[] =\n" + "\n".join(f'    {prefix}"{line}"' for line in lines) + ";\n"


def numbers(name, values):
    width = 2 if max(values) < 0x10000 else 4
    kind, prefix = ("char16_t", "u") if width == 2 else ("char32_t", "U")
    words = [f"\\x{value:X}" for value in values]
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 110:
            lines.append(line)
            line = ""
        line += word
    text = "\n".join(f'    {prefix}"{each}"' for each in [*lines, line])
    return f"inline constexpr {kind} {name}[] =\n{text};\n"


def lengths(words):
    """How many words are shorter than each length, from 0 on, and how many there are."""
    longest = len(words[-1])
    return [sum(len(word) < length for word in words) for length in range(longest + 2)]


def table(folder):
    names = Names(folder)
    stream, groups = names.stream()
    runs = names.runs()
    assert all(re.fullmatch(r"[A-Z0-9]([A-Z0-9 -]*[A-Z0-9])?", name) for name in names.names)
    keys = collections.Counter(map(loose, names.names))
    assert {key for key, count in keys.items() if count > 1} == {"HANGULJUNGSEONGOE"}
    prefixes = list(dict.fromkeys(prefix for _, _, prefix in names.patterns))
    patterns = ", ".join(f"{{0x{first:X}, 0x{last:X}, {prefixes.index(prefix)}}}"
                         for first, last, prefix in names.patterns)
    pattern_lines = re.sub(r"((?:\{[^{}]*\}, ){4})", r"\1\n    ", patterns).replace(" \n", "\n")
    prefix_list = ",\n    ".join(f'u8"{prefix}"' for prefix in prefixes)
    most_words = max(len(name.split(" ")) for name in names.names)
    body = f"""\
// These strings are longer than C++ requires compilers to take, but no compiler that has C++20 minds.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

// Numbers are in base {BASE}, in characters of ASCII: see name_digit.
inline constexpr unsigned name_base = {BASE}, names_in_group = {GROUP}, short_words = {SHORT};
// How many names there are, without aliases, and the longest of all.
inline constexpr size_t name_count = {len(names.by_code_point)}, alias_count = {len(names.aliases)};
inline constexpr size_t longest_name = {max(map(len, names.names))}, most_words = {most_words};

// The words of one digit and those of two, from the shortest on; how many are shorter than each length.
{strings("utf8_character short_word_text", "".join(names.short))}\
{numbers("short_word_lengths", lengths(names.short))}\
{strings("utf8_character long_word_text", "".join(names.long))}\
{numbers("long_word_lengths", lengths(names.long))}
// The names in the order of code points, then aliases.
{strings("utf8_character name_stream", stream)}
// Where each group of names begins: three digits.
{strings("utf8_character name_groups", "".join(digits(group, 3) for group in groups))}
// The runs of code points that have names: the first of each, and the number of its name.
{numbers("name_run_code_points", [code_point for code_point, _ in runs])}\
{numbers("name_run_numbers", [at for _, at in runs])}
// The numbers of all names in the order of their characters by loose matching: three digits.
{strings("utf8_character name_order", "".join(digits(at, 3) for at in names.order()))}
// What aliases are the names of: four digits.
{strings("utf8_character alias_code_points", "".join(digits(code_point, 4) for code_point, _ in names.aliases))}
// Names that end with the code point in hexadecimal digits: the range, and the number of what is before.
struct name_pattern {{
  char32_t first, last;
  unsigned prefix;
}};
inline constexpr name_pattern name_patterns[] = {{
    {pattern_lines}
}};
inline constexpr utf8_character name_prefixes[][{max(map(len, prefixes)) + 1}] = {{
    {prefix_list}
}};

#pragma GCC diagnostic pop
"""
    return header("name_tables", "The names of characters (Unicode 4.8).", body, "encoding/code_unit")


if __name__ == "__main__":
    write_or_check(lambda folder: {"name_tables": table(folder)})
