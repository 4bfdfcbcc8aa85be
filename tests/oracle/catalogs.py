#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Catalogs of messages against msgfmt and Python's gettext, and rules for plural forms against those of the CLDR.

catalogs.py ROOT COMPILER [ARGUMENT...]
"""
import gettext
import itertools
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
NUMBERS = [*range(201), 999, 1000, 1001, 1002, 1_000_000, 1_000_001, 2_000_000, 4_294_967_297, 10**12, 2**63 + 11]
# A catalog that Debian installs with a package which every system has.
INSTALLED = pathlib.Path("/usr/share/locale/de/LC_MESSAGES/bash.mo")
CLDR = pathlib.Path("/usr/share/unicode/cldr/common/supplemental/plurals.xml")
# Languages, the categories of CLDR that their forms stand for, and expressions: those of gettext's manual and of the
# table in its program msginit. (CLDR has changed its rules for ro and mt.)
RULES = """
ja other               | 0
vi other               | 0
ko other               | 0
zh other               | 0
th other               | 0
en one other           | n != 1
de one other           | n != 1
nl one other           | n != 1
sv one other           | n != 1
el one other           | n != 1
et one other           | n != 1
fi one other           | n != 1
hu one other           | n != 1
tr one other           | n != 1
eo one other           | n != 1
da one other           | n != 1
hi one other           | n > 1
fa one other           | n > 1
am one other           | n > 1
is one other           | n%10 != 1 || n%100 == 11
mk one other           | n%10 != 1 || n%100 == 11
lv one other zero      | n%10==1 && n%100!=11 ? 0 : n%10==0 || (n%100>=11 && n%100<=19) ? 2 : 1
ga one two few many other | n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4
lt one few other       | n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2
ru one few many        | n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
uk one few many        | n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
be one few many        | n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
sr one few other       | n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
hr one few other       | n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
cs one few other       | (n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2
sk one few other       | (n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2
pl one few many        | n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2
sl one two few other   | n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3
gd one two few other   | (n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n > 2 && n < 20) ? 2 : 3
cy zero one two few many other | n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5
ar zero one two few many other | n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5
fr one many other      | n < 2 ? 0 : n%1000000 == 0 ? 1 : 2
es one many other      | n == 1 ? 0 : n != 0 && n%1000000 == 0 ? 1 : 2
br one two few many other | n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 && n%100!=72 && \
n%100!=92 ? 1 : (n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && \
(n%100<90 || n%100>99) ? 2 : n!=0 && n%1000000==0 ? 3 : 4
"""


def literal(text):
    """A literal of C++, in ASCII."""
    octets = "".join(chr(octet) if 0x20 <= octet < 0x7F and octet not in b'"\\?' else f"\\{octet:03o}"
                     for octet in text.encode())
    return f'"{octets}"'


def raw(text):
    """A raw literal, in pieces that every compiler takes."""
    return "\n".join(f'R"_po_({text[at:at + 10_000]})_po_"' for at in range(0, len(text), 10_000))


def run(*command, text=""):
    """The standard output, with its line breaks as they are."""
    return subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.decode()


def says(program, given=""):
    """What a program prints that this compiler makes."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = pathlib.Path(folder) / "said.cpp", pathlib.Path(folder) / "said"
        source.write_text(program, encoding="utf-8")
        subprocess.run([*COMPILER, "-std=c++20", "-O0", f"-I{ROOT / 'include'}", source, "-o", made], check=True)
        return run(made, text=given)


def translations(po):
    """What msgfmt and Python make of a file."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = pathlib.Path(folder) / "messages.mo"
        run("msgfmt", "-o", compiled, "-", text=po)
        with compiled.open("rb") as file:
            return gettext.GNUTranslations(file)


def messages_of(po):
    """Context, message and plural of each entry of a file, as Python reads msgfmt's output."""
    found = {}
    for key in translations(po)._catalog:  # pylint: disable=protected-access
        text, form = key if isinstance(key, tuple) else (key, None)
        if text and not form:
            *context, message = text.split("\x04", 1)
            found[text] = (context[0] if context else None, message, form is not None)
    return list(found.values())


def program_for(template, files, messages):
    """Prints each message in each language, and of those with plural forms each for every number."""
    lines = ["#include <cstdio>", "#include <u8lit/message_catalog.hpp>",
             "static void put(u8lit::utf8_view text) { std::fwrite(text.data(), 1, text.size(), stdout); "
             "std::putchar(0); }"]
    for number, file in enumerate([template, *files]):
        lines.append(f"inline constexpr char file_{number}[] = {raw(file)};")
    names = ", ".join(f"file_{number}" for number in range(len(files) + 1))
    lines += [f"inline constexpr auto messages = u8lit::message_catalog::make<{names}>;",
              f"constexpr unsigned long long numbers[] = {{{', '.join(f'{number}u' for number in NUMBERS)}}};",
              "int main() {", "  for (u8lit::size_t at = 1; at < messages.size(); ++at) {",
              "    const auto language = messages.nth(at);"]
    for context, message, has_plural in messages:
        arguments = literal(message) + (f", {literal(context)}" if context is not None else "")
        if has_plural:
            lines.append(f"    for (const auto number : numbers) put(language.plural("
                         f"messages.plural_id({arguments}), number));")
        else:
            lines.append(f"    put(language.text(messages.id({arguments})));")
    return "\n".join([*lines, "  }", "}", ""])


def expected(files, messages, plurals):
    result = []
    for file in files:
        known = translations(file)
        for context, message, has_plural in messages:
            if has_plural:
                plural = plurals[context, message]
                result += [known.ngettext(message, plural, number) if context is None else
                           known.npgettext(context, message, plural, number) for number in NUMBERS]
            else:
                result.append(known.gettext(message) if context is None else known.pgettext(context, message))
    return result


def entries_of(po):
    """The entries of a file, for a template: read by a pattern, not by a grammar."""
    string = r'((?:\s*"(?:[^"\\\n]|\\.)*")+)'
    return re.findall(rf"^(?:msgctxt{string}\n)?msgid{string}\n(?:msgid_plural{string}\n)?", po, re.MULTILINE)


def unescaped(strings):
    joined = "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', strings))
    plain = {"n": "\n", "t": "\t", "a": "\a", "r": "\r", "b": "\b", "f": "\f", "v": "\v"}
    return re.sub(r"\\(.)", lambda match: plain.get(match[1], match[1]), joined)


def cldr_rules():
    """The rules of each language, for integers: a list of category and predicate."""
    rules = {}
    for group in xml.etree.ElementTree.parse(CLDR).getroot().find("plurals"):
        made = [(rule.get("count"), rule.text.partition("@")[0].strip()) for rule in group]
        for language in group.get("locales").split():
            rules[language] = made
    return rules


def holds(condition, number):
    """Whether a condition of CLDR holds for an integer: n and i are the number, the digits after the point are none."""
    def relation(text):
        operand, negated, ranges = re.fullmatch(r"(.+?) (!?)= (.*)", text).groups()
        name, *modulus = operand.split(" % ")
        value = number if name in "ni" else 0
        value = value % int(modulus[0]) if modulus else value
        found = any(int(first) <= value <= int(last or first)
                    for first, _, last in (each.partition("..") for each in ranges.split(",")))
        return found != bool(negated)
    return not condition or any(all(relation(each.strip()) for each in part.split(" and "))
                                for part in condition.split(" or "))


class Catalogs(unittest.TestCase):
    def setUp(self):
        if not shutil.which("msgfmt") or not shutil.which("msgunfmt"):
            self.skipTest("no gettext (Debian: gettext)")

    def compare(self, template, files):
        """All messages, in all languages, for all numbers."""
        plurals = {(unescaped(context) if context else None, unescaped(message)): unescaped(plural)
                   for context, message, plural in entries_of(template) if plural}
        messages = [(context, message, (context, message) in plurals) for context, message, _ in messages_of(files[0])]
        printed = says(program_for(template, files, messages)).split("\0")[:-1]
        wanted = expected(files, messages, plurals)
        self.assertEqual(len(printed), len(wanted))
        self.assertEqual(printed, wanted)
        return len(messages)

    def test_example(self):
        files = {path.stem: path.read_text(encoding="utf-8").partition('R"po(')[2].partition(')po"')[0]
                 for path in (ROOT / "examples/messages").glob("*.hpp") if path.stem != "catalog"}
        template = files.pop("english")
        self.assertGreaterEqual(len(files), 6)
        self.assertEqual(self.compare(template, list(files.values())), 7)

    def test_installed_catalog(self):
        """Real messages, with every escape and several hundred entries, as msgunfmt writes them."""
        if not INSTALLED.exists():
            self.skipTest(f"no {INSTALLED}")
        po = run("msgunfmt", INSTALLED)
        if "charset=UTF-8" not in po:
            po = run("msgconv", "-t", "UTF-8", "-", text=po)
        if "\nLanguage:" not in translations(po).gettext(""):
            po = po.replace('msgstr ""\n', 'msgstr ""\n"Language: de\\n"\n', 1)
        template = run("msgattrib", "--empty", "-", text=po).replace("Language: de", "Language: ")
        self.assertGreater(self.compare(template, [po]), 400)


class Placeholders(unittest.TestCase):
    """Pairs of a msgid and a translation, of which msgfmt checks each that is flagged."""
    PROGRAM = """
        #include <iostream>
        #include <string>
        #include <u8lit/catalog/catalog_check.hpp>
        using namespace u8lit::detail;
        int main() {
          for (std::string flag, left, right;
               std::getline(std::cin, flag) && std::getline(std::cin, left) && std::getline(std::cin, right);) {
            const auto view = [](const std::string& text) {
              return u8lit::text_view<char>::unchecked(text.data(), text.size());
            };
            const auto syntax = flag == "c-format" ? placeholder_syntax::conversions : placeholder_syntax::fields;
            const auto expected = find_placeholders(view(left), syntax), found = find_placeholders(view(right), syntax);
            const bool is_valid = flaw_of_placeholders(expected).what == po_flaw::none;
            const bool is_same = flaw_of_placeholders(found).what == po_flaw::none &&
                compare_placeholders(expected, view(left), found, view(right), false).what == po_flaw::none;
            std::cout << (is_valid && is_same) << '\\n';
          }
        }
        """
    # Of printf, each with another one after it. What C23 and the C libraries add is not here.
    CONVERSIONS = ("%d %i %5d %-5d %+d %05d %.3d %'d %u %x %X %o %#x %ld %lld %hd %hhd %zd %td %jd %lu %llu %hu %hhu "
                   "%zu %ju %c %lc %C %s %.5s %ls %S %p %n %f %e %g %a %F %E %.2f %Lf %*d %.*f %-*s %<PRIu64> "
                   "%<PRIx64> %<PRId64> %<PRIi64> %<PRIu32> %% %m").split()
    # Of Python. Types are not here, which msgfmt does not compare, nor are widths, which gettext 0.21 does.
    FIELDS = "{} {1} {a} {b} {a!q} {a!r} {{a}} {a {a: {a!} {1a} {}{a} {0}{} {a}{b} {b}{a}".split()
    # Of std::format, if msgfmt knows it: gettext 0.22.
    SPECIFICATIONS = (" :d :x :X :b :B :o :c :s :p :e :f :g :a :>8 :*^8 :+ :-d :#x :# :08d :.3 :.3f :.3s :L :Ld :Lf "
                      ":Ls :>+#010.3Lf :{1} :.{1} :{1}.{1}f :y :8. :+s :#s :0s :>>8 :.3d :#p").split(" ")

    def setUp(self):
        if not shutil.which("msgfmt"):
            self.skipTest("no gettext (Debian: gettext)")

    @staticmethod
    def accepted_by_msgfmt(flag, pairs):
        """Of each pair whether it passes, or None for a msgid with which msgfmt compares nothing."""
        def checked(pairs):
            po = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n' + "".join(
                f'#, {flag}\nmsgid "{left} {at}"\nmsgstr "{right} {at}"\n' for at, (left, right) in enumerate(pairs))
            with tempfile.TemporaryDirectory() as folder:
                (pathlib.Path(folder) / "x.po").write_text(po, encoding="utf-8")
                said = subprocess.run(["msgfmt", "--check-format", "-o", "x.mo", "x.po"], cwd=folder, check=False,
                                      stderr=subprocess.PIPE).stderr.decode()
            lines = {int(line) for line in re.findall(r"^x\.po:(\d+):", said, re.MULTILINE)}
            return [not lines & {3 * at + 4, 3 * at + 5} for at in range(len(pairs))]

        # No translation that lacks all arguments, or has another one, fits a msgid that has any.
        tried = sorted({left for left, _ in pairs})
        verdicts = zip(*(checked([(left, other) for left in tried]) for other in ("none", "%s%s%s%s%s", "{} {8} {zz}")))
        bad = {left for left, each in zip(tried, verdicts) if all(each)}
        return [None if left in bad else verdict for (left, _), verdict in zip(pairs, checked(pairs))]

    def compare(self, flag, pairs):
        ours = says(self.PROGRAM, "".join(f"{flag}\n{left}\n{right}\n" for left, right in pairs)).splitlines()
        self.assertEqual(len(ours), len(pairs))
        theirs = self.accepted_by_msgfmt(flag, pairs)
        self.assertEqual([pair for pair, one, other in zip(pairs, ours, theirs)
                          if other is not None and (one == "1") != other], [])
        return sum(other is not None for other in theirs), sum(bool(other) for other in theirs)

    def test_conversions(self):
        pairs = [(f"{left} %s", f"{right} %s") for left, right in itertools.product(self.CONVERSIONS, repeat=2)]
        self.assertGreater(min(self.compare("c-format", pairs)), 150)

    def test_order_of_conversions(self):
        chosen, pairs = random.Random(1), []
        for _ in range(400):
            types = [chosen.choice("dusfxc") for _ in range(chosen.randint(1, 4))]
            moved = list(enumerate(types, 1))
            chosen.shuffle(moved)
            at = chosen.randrange(len(moved))
            change = chosen.randrange(6)
            if change == 0:
                moved[at] = moved[at][0], chosen.choice("dusfxc")
            elif change == 1:
                moved[at] = chosen.randint(1, 5), moved[at][1]
            pairs.append((" ".join(f"%{each}" for each in types), " ".join(f"%{at}${each}" for at, each in moved)))
        self.assertGreater(min(self.compare("c-format", pairs)), 100)

    def test_fields(self):
        pairs = [(f"x {left}", f"{right} x") for left, right in itertools.product(self.FIELDS, repeat=2)]
        self.assertGreater(min(self.compare("python-brace-format", pairs)), 5)

    def test_specifications(self):
        pairs = [(f"{{0{left}}} {{1}}", f"{{1}} {{0{right}}}")
                 for left, right in itertools.product(self.SPECIFICATIONS, repeat=2)]
        if self.accepted_by_msgfmt("c++-format", [("{}", "{:d}")]) != [False]:
            self.skipTest("gettext is older than 0.22")
        self.assertGreater(min(self.compare("c++-format", pairs)), 150)


class PluralRules(unittest.TestCase):
    RULES = [(*line.partition("|")[0].split(maxsplit=1), line.partition("|")[2].strip())
             for line in RULES.strip().splitlines()]

    def forms(self):
        """What the library makes of each expression and number."""
        program = """
            #include <iostream>
            #include <string>
            #include <u8lit/catalog/plural_rule.hpp>
            int main() {
              const unsigned long long numbers[] = {%s};
              for (std::string line; std::getline(std::cin, line); std::cout << '\\n') {
                const auto rule = u8lit::detail::compile_plural_rule(line.data(), line.size());
                if (rule.what != u8lit::detail::plural_flaw::none) return 1;
                for (const auto number : numbers)
                  std::cout << u8lit::detail::evaluate_plural_rule(rule.code, rule.size, number).value << ' ';
              }
            }
            """ % ", ".join(f"{number}u" for number in NUMBERS)
        said = says(program, "".join(f"{expression}\n" for *_, expression in self.RULES))
        return [[int(form) for form in line.split()] for line in said.splitlines()]

    def test_against_cldr(self):
        if not CLDR.exists():
            self.skipTest(f"no {CLDR} (Debian: unicode-cldr-core)")
        rules = cldr_rules()
        self.assertGreaterEqual(len(self.RULES), 30)
        for (language, categories, _), forms in zip(self.RULES, self.forms()):
            with self.subTest(language):
                found = [next(category for category, condition in rules[language] if holds(condition, number))
                         for number in NUMBERS]
                self.assertEqual([categories.split()[form] for form in forms], found)

    def test_against_python(self):
        """Python compiles the same expressions, for numbers that fit in an int."""
        for (language, _, expression), forms in zip(self.RULES, self.forms()):
            with self.subTest(language):
                evaluate = gettext.c2py(expression)
                self.assertEqual(forms, [evaluate(number) for number in NUMBERS])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
