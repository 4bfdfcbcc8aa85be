#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes what the Unicode Character Database says of letter case: letter_case.py TEXTS FOLDER

Each line has the name of an operation, a text, and what the operation makes of it: of each character that is changed,
and of random texts, by the words of the Unicode Standard, section 3.13. Without the database of the version of the
tables, nothing is written."""
import pathlib
import random
import sys

TEXTS, FOLDER = map(pathlib.Path, sys.argv[1:])
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "unicode"))
import case_tables
import normalization_tables
import tables

COUNT = 60_000
# Cased letters of all kinds, marks, what is case-ignorable or not, letters with dots, and special cases.
ALPHABET = [*"aIiJjKs.':1 \u00CC\u00CD\u0128\u012E\u012F\u0130\u0131\u00DF\u1E9E\u00E9\u01C5\u0149\u01F0\u0390\uFB03"
            "\u1FB4\u1F88\u0391\u03B1\u0386\u212A\u13A0\uAB70\u65E5\u00AD\u02B0\u037A\u1D62\U0001D422\U00010400"
            "\U0001F3FF\U000E0001", *"\u03A3\u03C3\u03C2" * 4, *"\u0307\u0301\u0323\u0345\u0327\u0F73" * 2]
# Those that no rule of UAX #29 divides, and of them what words can begin with.
ALPHABET_OF_WORDS = [each for each in ALPHABET if each not in "'.:1 \u65E5"]
LETTERS = [each for each in ALPHABET_OF_WORDS if each.isalpha()] + ["\u01C4", "\u01C6", "\u10D0", "\u1C90"]


class Standard:
    """Section 3.13 on lists of code points."""

    def __init__(self, folder):
        self.data = case_tables.Database(folder)
        self.decompositions = normalization_tables.Database(folder)

    def kind(self, code_point):
        return self.data.classes.get(code_point, 0)

    def before(self, text, at, wanted, between):
        """Whether the text before an offset ends as the expression `wanted between*` says."""
        while at > 0:
            at -= 1
            if wanted(text[at]):
                return True
            if not between(text[at]):
                return False
        return False

    def holds(self, condition, text, at):
        """Table 3-17; Not_ is the opposite."""
        before, after = text[:at], text[at + 1:][::-1]
        cased, ignorable = self.data.cased.__contains__, self.data.ignorable.__contains__
        if condition.startswith("Not_"):
            return not self.holds(condition.removeprefix("Not_"), text, at)
        if condition == "Final_Sigma":
            return (self.before(before, len(before), cased, ignorable) and
                    not self.before(after, len(after), cased, ignorable))
        side, wanted = {"After_Soft_Dotted": (before, self.data.soft_dotted.__contains__),
                        "More_Above": (after, lambda each: self.kind(each) == 230),
                        "Before_Dot": (after, lambda each: each == 0x307),
                        "After_I": (before, lambda each: each == 0x49)}[condition]
        return self.before(side, len(side), wanted, lambda each: self.kind(each) not in (0, 230))

    def map_at(self, text, at, upper, language):
        # The lines of a language before those of all.
        for fields in sorted(self.data.conditional, key=lambda fields: fields[4][:2].islower(), reverse=True):
            conditions = fields[4].split()
            if int(fields[0], 16) == text[at] and all(
                    each == language if each.islower() else self.holds(each, text, at) for each in conditions):
                return tables.code_points(fields[3 if upper else 1])
        return (self.data.upper if upper else self.data.lower).get(text[at], [text[at]])

    def convert(self, text, upper, language):
        return sum((self.map_at(text, at, upper, language) for at in range(len(text))), [])

    def title(self, text, language):
        """Of text in which all boundaries of words are around spaces."""
        result, is_begun = [], False
        for at, code_point in enumerate(text):
            if is_begun and code_point != 0x20:
                result += self.map_at(text, at, False, language)
                continue
            is_begun = code_point in self.data.cased
            i_with_dot = [0x130] if language == "tr" and code_point == 0x69 else None
            result += i_with_dot or self.data.title.get(code_point) or self.data.upper.get(code_point, [code_point])
        return result

    def fold(self, text, language=""):
        turkish = {0x49: [0x131], 0x130: [0x69]} if language == "tr" else {}
        return sum((turkish.get(each) or self.data.folded.get(each, [each]) for each in text), [])

    def decompose(self, text):
        result = sum(map(self.decompositions.decompose, text), [])
        begin = 0
        for at in range(len(result) + 1):
            if at == len(result) or self.kind(result[at]) == 0:
                result[begin:at] = sorted(result[begin:at], key=self.kind)
                begin = at + 1
        return result

    def canonical_key(self, text):
        return self.decompose(self.fold(self.decompose(text)))


def varied(standard, text, choices):
    """A text that may match another."""
    result = []
    for each in text:
        result += choices.choice([
            [each], standard.data.upper.get(each, [each]), standard.data.lower.get(each, [each]),
            standard.data.folded.get(each, [each]), standard.decompositions.decompose(each)])
    if choices.random() < 0.3 and len(result) > 1:
        at = choices.randrange(len(result) - 1)
        result[at:at + 2] = result[at:at + 2][::-1]
    if choices.random() < 0.1:
        result.append(choices.choice(text))
    return result


def lines(standard):
    operations = {
        "upper": lambda text: standard.convert(text, True, ""),
        "lower": lambda text: standard.convert(text, False, ""),
        "fold": standard.fold,
        "upper_tr": lambda text: standard.convert(text, True, "tr"),
        "lower_tr": lambda text: standard.convert(text, False, "tr"),
        "fold_tr": lambda text: standard.fold(text, "tr"),
        "upper_lt": lambda text: standard.convert(text, True, "lt"),
        "lower_lt": lambda text: standard.convert(text, False, "lt"),
    }
    titles = {
        "title": lambda text: standard.title(text, ""),
        "title_tr": lambda text: standard.title(text, "tr"),
        "title_lt": lambda text: standard.title(text, "lt"),
    }
    for code_point in standard.data.mapped:
        for name, operation in {**operations, **titles}.items():
            if (changed := operation([code_point])) != [code_point]:
                yield name, [code_point], changed
    choices = random.Random(1)
    for _ in range(COUNT):
        text = [ord(each) for each in choices.choices(ALPHABET, k=choices.randrange(1, 9))]
        name = choices.choice(list(operations))
        yield name, text, operations[name](text)
        other = varied(standard, text, choices)
        yield ("equal" if standard.fold(text) == standard.fold(other) else "unequal"), text, other
        same = standard.canonical_key(text) == standard.canonical_key(other)
        yield ("equal_canonically" if same else "unequal_canonically"), text, other
        words = ([choices.choice(LETTERS)] + choices.choices(ALPHABET_OF_WORDS, k=choices.randrange(5)) for _ in "123")
        text = [ord(each) for each in " ".join(map("".join, words))]
        name = choices.choice(list(titles))
        yield name, text, titles[name](text)


def main():
    age = FOLDER / "DerivedAge.txt"
    if not age.exists() or f"DerivedAge-{tables.VERSION}.txt" not in age.read_text(encoding="utf-8"):
        TEXTS.write_bytes(b"")
        return
    with TEXTS.open("w", encoding="utf-8") as out:
        for name, *texts in lines(Standard(FOLDER)):
            print(name, *("".join(map(chr, text)) for text in texts), sep="\t", file=out)


if __name__ == "__main__":
    main()
