#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Runs the examples and holds them to what they are meant to show.

examples_test.py BUILT_EXAMPLES SOURCE_ROOT COMPILER [ARGUMENT...]
"""
import html
import html.entities
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
import unittest

BUILT, ROOT = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
COMPILER = sys.argv[3:]


def run(name, *arguments, folder=None):
    """The exit status, standard output and standard error."""
    ran = subprocess.run([BUILT / name, *arguments], capture_output=True, encoding="utf-8", cwd=folder, check=False)
    return ran.returncode, ran.stdout, ran.stderr


class Examples(unittest.TestCase):
    def test_hello(self):
        status, out, _ = run("hello")
        self.assertEqual(status, 0)
        self.assertEqual(out, "日本語: 3 characters, 9 bytes\nΕλληνικά: 8 characters, 16 bytes\n")

    def test_scalar_values(self):
        status, out, _ = run("scalar_values")
        self.assertEqual(status, 0)
        sample = "Aßλहि語𞤀🚀"
        lines = [f"U+{ord(c):04X}  {c.encode().hex(' ').upper()}" for c in sample]
        self.assertEqual(out.splitlines(), ["forward:", *lines, "backward:", *reversed(lines)])

    @unittest.skipUnless((BUILT / "greetings").exists(), "no Boost.Hana")
    def test_greetings(self):
        status, out, _ = run("greetings")
        self.assertEqual(status, 0)
        names = [line.split(":")[0].rsplit(", ", 1) for line in out.splitlines()]
        self.assertEqual([name for name, _ in names], ["Deutsch", "日本語", "हिन्दी", "العربية"])
        self.assertEqual([count for _, count in names], [f"{len(name)} characters" for name, _ in names])
        self.assertIn("日本語, 3 characters: こんにちは\n", out)

    @unittest.skipUnless((BUILT / "schema").exists(), "no Boost.Hana")
    def test_schema(self):
        status, out, _ = run("schema")
        self.assertEqual(status, 0)
        self.assertTrue(out.isascii())
        self.assertEqual(json.loads(out), {"名前": 'Ada "Countess"', 'größe "cm"': 165, "🚀": True})

    def test_validate_file(self):
        cases = {  # what Python's codec makes of each is asserted below
            "good.txt": ("日本語\n".encode() * 30000, None),
            "empty.txt": (b"", None),
            "overlong.txt": (b"abc\xE0\x80\x80", "byte 4: overlong (E0 80)"),
            "overlong_nul.txt": (b"\xC0\x80", "byte 1: invalid lead (C0)"),
            "surrogate.txt": (b"\xED\xA1\x8C\xED\xBE\xB4", "byte 1: surrogate (ED A1)"),
            "out_of_range.txt": (b"a\xF4\x90\x80\x80", "byte 2: out of range (F4 90)"),
            "truncated.txt": (b"a" * 65535 + b"\xE6\x97", "byte 65536: truncated (E6 97)"),
            "missing.txt": (b"a" * 65534 + b"\xF0\x9F\x9A!", "byte 65535: missing continuation (F0 9F 9A 21)"),
            "unexpected.txt": (b"\xF0\x9F\x9A\x80" * 20000 + b"\x80", "byte 80001: unexpected continuation (80)"),
            "latin_1.txt": ("déjà vu".encode("latin-1"), "byte 2: missing continuation (E9 6A)"),
        }
        with tempfile.TemporaryDirectory() as folder:
            for name, (content, fault) in cases.items():
                (pathlib.Path(folder) / name).write_bytes(content)
                with self.subTest(name):
                    try:
                        content.decode()
                        self.assertIsNone(fault)
                    except UnicodeDecodeError as error:
                        self.assertTrue(fault.startswith(f"byte {error.start + 1}: "))
                    expected = (1, f"{name}: {fault}\n", "") if fault else (0, "", "")
                    self.assertEqual(run("validate_file", name, folder=folder), expected)
            status, out, err = run("validate_file", "good.txt", "missing_file.txt", "overlong.txt", folder=folder)
            self.assertEqual((status, out), (2, "overlong.txt: byte 4: overlong (E0 80)\n"))
            self.assertIn("missing_file.txt: ", err)

    def test_windows_api(self):
        status, out, _ = run("windows_api")
        self.assertEqual(status, 0)

        def units(text):
            return text.encode("utf-16-be").hex(" ", 2).upper()

        self.assertEqual(out.splitlines(), [
            units("日本語 🚀"), units("Größe: 10 €"), units("C:\\Users\\Ελένη"),
            "cut after 28 bytes: " + units("🚀" * 7), "byte 3: overlong"])

    def test_messages(self):
        """What msgfmt and gettext make of the same files is compared in tests/oracle/catalogs.py."""
        status, out, _ = run("messages", "xx", "pl_PL.UTF-8", "ja")
        self.assertEqual(status, 0)
        english, polish, japanese = zip(*[iter(out.splitlines())] * (4 + 2 * 9))
        self.assertEqual(english[:4], ("Welcome back, Ελένη!", "Copied 7 of 12", "There is no file “データ.txt”.", "Open"))
        self.assertEqual(english[4:8], ("0 files", "0 files were deleted", "1 file", "One file was deleted"))
        self.assertEqual(polish[3::2], ("Otwórz", "Usunięto 0 plików", "Usunięto jeden plik", "Usunięto 2 pliki",
                                        "Usunięto 3 pliki", "Usunięto 5 plików", "Usunięto 11 plików",
                                        "Usunięto 22 pliki", "Usunięto 100 plików", "Usunięto 101 plików"))
        self.assertEqual(japanese[1], "12 個中 7 個をコピーしました")  # in another order
        self.assertNotRegex(out, "[{}]")

    def test_endonyms(self):
        self.assertEqual(run("endonyms", "de", "ja"), (0, "Deutsch\n日本語\n", ""))
        status, out, err = run("endonyms", "de", "xx-none")
        self.assertEqual((status, out), (1, "Deutsch\n"))
        self.assertIn("xx-none", err)
        status, out, _ = run("endonyms")
        self.assertEqual(status, 0)
        *rows, last = out.splitlines()
        self.assertGreaterEqual(len(rows), 150)
        self.assertEqual(last, f"{len(rows)} languages, one table for both translation units")
        self.assertTrue(any(ord(c) > 0xFFFF for c in out), "no sequence of four octets")

    def test_html(self):
        names = sorted(html.entities.html5)
        source = " ".join(f"&{name}" for name in names) + " & &; &xyzzy; 日本語 &NotEqualTilde;&lt&lt;b"
        # Outside attributes, HTML does what Python does.
        self.assertEqual(run("html", source), (0, html.unescape(source) + "\n", ""))
        self.assertEqual(run("html", "&notit;", b"\xC0"), (1, "¬it;\n", "html: argument 2 is not UTF-8\n"))
        ran = subprocess.run([sys.executable, ROOT / "examples/html_entities.py"], capture_output=True, check=True)
        self.assertEqual(ran.stdout, (ROOT / "examples/html_entities.hpp").read_bytes(), "is what the script writes")

    def test_host_names(self):
        self.assertEqual(run("host_names", "WWW.Спам.example", "ADS.STRASSE.example", "example.org"),
                         (0, "WWW.Спам.example: blocked\nADS.STRASSE.example: blocked\nexample.org: not blocked\n", ""))
        self.assertEqual(run("host_names"), (0, "", ""))

    def test_identifiers(self):
        status, out, _ = run("identifiers", "scope", "größe", "größe2", "東京tower", "\u0455\u0441\u043E\u0440\u0435",
                             "lf", "Il", "p\u0430ypal", "2x", "gro\u0308ße", "")
        self.assertEqual(status, 0)
        self.assertEqual([line.partition(": ")[2] for line in out.splitlines()], [
            "a keyword", "a built-in name", "may be declared", "may be declared", "looks like the keyword scope",
            "may be declared", "may be declared", "mixes scripts, or has characters that are not in common use",
            "not allowed at byte 1: identifier (UAX #31)", "not allowed at byte 4: Normalization Form C",
            "not allowed at byte 1: identifier (UAX #31)"])
        self.assertEqual(run("identifiers"), (0, "", ""))

    def test_keywords(self):
        status, out, _ = run("keywords", "wenn x sonst", "если\tそうでなければ फलन 반환 if_")
        self.assertEqual(status, 0)
        self.assertEqual([tuple(line.split()) for line in out.splitlines()], [
            ("if", "wenn"), ("name", "x"), ("else", "sonst"), ("if", "если"), ("else", "そうでなければ"), ("function", "फलन"),
            ("return", "반환"), ("name", "if_")])

    def test_display_width(self):
        def columns(text):
            without = ("Mn", "Me", "Cf", "Cc")
            return sum(0 if unicodedata.category(c) in without else 1 + (unicodedata.east_asian_width(c) in "WF")
                       for c in text)

        status, out, _ = run("display_width")
        self.assertEqual(status, 0)
        lines = out.splitlines()
        self.assertEqual(len(lines), 8)
        self.assertIn("| 東京   | 日本       |", lines)
        self.assertEqual({tuple(columns(cell) for cell in line.split("|")) for line in lines}, {(0, 8, 12, 0)})
        self.assertGreater(len({len(line) for line in lines}), 2)  # characters alone would not do

    def test_colour_names(self):
        names = {"en": "red green blue", "de": "rot grün blau", "Deutsch": "rot grün blau",
                 "Ελληνικά": "κόκκινο πράσινο μπλε",
                 "日本語": "赤 緑 青", "jp": "赤 緑 青", "Deutsc": "red green blue", "": "red green blue"}
        for language, expected in names.items():
            with self.subTest(language):
                self.assertEqual(run("colour_names", language),
                                 (0, "".join(f"{name} {initial}\n" for name, initial in zip(expected.split(), "rgb")),
                                  ""))
        self.assertEqual(run("colour_names")[1].split()[::2], ["red", "green", "blue"])

    def test_lexer(self):
        status, out, _ = run("lexer")
        self.assertEqual(status, 0)
        pattern, *states = out.splitlines()
        letters = re.compile(pattern.encode())
        expected = "[ΆΈ-ΊΌΎ-ΡΣ-ώἀ-ἕЀ-ҁҊ-ԯ𞤀-𞥃]"
        transitions = {}
        for line in states:
            state, *rest = re.split(r"  ", line)
            for first, last, to in (re.fullmatch(r"(..)-(..): (\d+)", each).groups() for each in rest):
                for octet in range(int(first, 16), int(last, 16) + 1):
                    transitions[state.split()[0], octet] = to
        [accepting] = [line.split()[0] for line in states if line.endswith(" accepts")]
        for number in (*range(0xD800), *range(0xE000, 0x110000)):
            octets, state = chr(number).encode(), "0"
            for octet in octets:
                state = transitions.get((state, octet))
            meant = re.fullmatch(expected, chr(number)) is not None
            self.assertEqual((letters.fullmatch(octets) is not None, state == accepting), (meant, meant), hex(number))
        self.assertEqual(run("lexer", "λόγος = слово; x", "𞤀𞤣𞤤𞤢𞤥")[1], "λόγος\nслово\n𞤀𞤣𞤤𞤢𞤥\n")

    def test_named_arguments(self):
        self.assertEqual(run("named_arguments"), (0, "http://example.org:8080/日本語\nhttp://例え.テスト:80/Ελληνικά\n", ""))
        source = (ROOT / "examples/named_arguments.cpp").read_text(encoding="utf-8")
        call = re.search(r"\n  (visit\(.*);", source).group(1)
        cases = {  # as clang shows the name, and as g++ spells it
            call: None,
            call.replace('"host"', 'u"host"'): None,
            call.replace("host", "hast"): ("no_parameter_is_called<", "U'h', U'a', U's', U't'", "hast"),
            call.replace("パス", "پث"): ("no_parameter_is_called<", r"U'\u067e', U'\u062b'", "<U+067E><U+062B>"),
            call.replace("host", "パス"): ("two_arguments_are_called<", r"U'\u30d1', U'\u30b9'", "<U+30D1><U+30B9>"),
            re.sub(' arg<"θύρα"> = 8080,', "", call): ("an_argument_is_missing<", r"U'\u03b8', U'\u03cd'",
                                                       "<U+03B8><U+03CD>"),
            call.replace("host", r"h\xC0"): ("overlong", "_see_RFC_3629_section_1_at_byte(2, ", '"at byte"), 2}'),
        }
        self.assertEqual(len(cases), 7)
        for changed, words in cases.items():
            with self.subTest(changed):
                ran = subprocess.run([*COMPILER, f"-I{ROOT / 'include'}", "-fsyntax-only", "-x", "c++", "-"],
                                     input=source.replace(call, changed), capture_output=True, encoding="utf-8",
                                     check=False)
                if words is None:
                    self.assertEqual((ran.returncode, ran.stderr), (0, ""))
                    continue
                self.assertEqual(len(re.findall(r"\berror: ", ran.stderr)), 1, ran.stderr)
                fault, by_clang, by_gcc = words
                self.assertIn(fault, ran.stderr)
                self.assertTrue(by_clang in ran.stderr or by_gcc in ran.stderr, ran.stderr)

    def test_legacy_to_utf8(self):
        status, out, _ = run("legacy_to_utf8")
        self.assertEqual(status, 0)
        self.assertEqual(out.split("\n"), [
            "The constant pool:", "hello 🚀", "日本語␀null!",
            "utf-8\uFFFD\uFFFD\uFFFD\uFFFD   <- ill-formed: byte 6 (F0) begins no sequence",
            "cut\uFFFD   <- ill-formed UTF-8: the sequence at byte 4 (E6 97) is truncated (RFC 3629, section 4)",
            "The database:", "1\tGröße", "2\t\U00020120 😀",
            "3\t\uFFFD half a pair   <- ill-formed: the sequence at byte 3 (ED A0 BD) encodes a surrogate",
            "4\tno \uFFFD\uFFFD here   "
            "<- ill-formed UTF-8: byte 6 (C0) can only begin an overlong sequence (RFC 3629, section 1)", ""])

    def test_own_grammar(self):
        def sms(text):
            octets = text.replace("@", "\0")
            for character, second in {"[": "<", "]": ">", "€": "e"}.items():
                octets = octets.replace(character, "\x1B" + second)
            return octets.encode("ascii").hex(" ").upper() + " "

        self.assertEqual(run("own_grammar"), (0, sms("10 € [a@b]") + "\n", ""))
        all_but_escapes = "".join(map(chr, (*range(0x20, 0x24), *range(0x25, 0x5B), *range(0x61, 0x7B))))
        parts = [all_but_escapes[at:at + 20] for at in range(0, len(all_but_escapes), 20)] + ["[]€", "\n"]
        self.assertEqual(run("own_grammar", *parts), (0, "".join(sms(part) + "\n" for part in parts), ""))
        self.assertEqual(run("own_grammar", "größe", "€" * 11, "x" + "€" * 10, "$", b"a\xC0"), (0, "\n".join([
            sms("gr") + "... the character at byte 3 (C3 B6) cannot be represented in the target encoding",
            sms("€" * 10) + "... 2 bytes more",
            sms("x" + "€" * 9) + "... 2 bytes more",
            "... the character at byte 1 (24) cannot be represented in the target encoding",
            sms("a") + "... ill-formed UTF-8: byte 2 (C0) can only begin an overlong sequence (RFC 3629, section 1)",
            ""]), ""))

    def test_under_60_lines(self):
        for source in (ROOT / "examples").glob("*.cpp"):
            with self.subTest(source.name):
                self.assertLess(len(source.read_text(encoding="utf-8").splitlines()), 60)


class Readme(unittest.TestCase):
    def test_opens_with_hello(self):
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        first = readme.split("```cpp\n", 1)[1].split("```", 1)[0]
        self.assertEqual(first, (ROOT / "examples/hello.cpp").read_text(encoding="utf-8"))

    def test_shows_a_grammar(self):
        source = (ROOT / "examples/own_grammar.cpp").read_text(encoding="utf-8")
        shown = re.search(r"^inline constexpr octet_range escape.*?^struct sms .*?\n", source,
                          re.MULTILINE | re.DOTALL).group()
        self.assertIn(f"```cpp\n{shown}```\n", (ROOT / "docs/encodings.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
