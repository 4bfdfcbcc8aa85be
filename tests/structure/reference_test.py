#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Makes the guide and the reference, and checks that the reference is complete: reference_test.py ROOT

Skipped where there is no Doxygen.
"""
import html
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1]).resolve()
SKIPPED = 77


def make(source, folder):
    """Makes the site of a source tree. Returns what Doxygen says of it."""
    subprocess.run([sys.executable, ROOT / ".packaging/docs.py", source, folder, "0"], check=False,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (folder / "docs.log").read_text(encoding="utf-8")


def words_of(markup):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", markup))).strip()


def exported():
    """The public names, as the module exports them."""
    text = (ROOT / "include/u8lit/u8lit.cppm").read_text(encoding="utf-8")
    return {name.replace("literals::", "") for name in re.findall(r"^using u8lit::(.*);$", text, re.MULTILINE)}


def is_function(name, text):
    """Whether a page is that of a function, a function object or a variable template."""
    word = re.escape(name.rpartition("::")[2])
    declared = words_of(re.split('<div class="mem(?:doc|proto)">', text)[1]) if '<div class="memproto">' in text else ""
    return bool("<dt>Synopsis</dt>" in text or re.search(rf"::{word} \( ", declared) or
                '<div class="memtemplate">' in text and re.search(r"\bconstexpr\b", declared))


# What names must say that they follow. A pattern may demand the section.
SOURCES = {
    "RFC 3629 section 4": "validate is_well_formed fault utf8_syntax utf8_grammar make_octet_ranges",
    "RFC 3629 sections? 3": "decode_front decode_back encode encode_to utf8_sequence is_scalar_value code_points "
                            "utf8_length to_utf8 transcode utf8_unit",
    "RFC 3629 section 6": "byte_order_mark apply_byte_order_mark detect_byte_order_mark initial_mark "
                          "policy::no_leading_mark",
    "RFC 3629 section 8": "utf8_charset",
    "RFC 3629": "operator\"\"_utf8 operator\"\"_characters explain explanation verdict is_boundary find contains sort",
    "Unicode D91": "operator\"\"_utf16 to_utf16 utf16_length utf16_unit",
    "Unicode D(?:90|91, D90)": "operator\"\"_utf32 to_utf32 utf32_length utf32_unit",
    "Unicode D90|D90": "to_wide",
    "Unicode D76": "scalar_value optional_scalar_value all_scalar_values scalar_range operator\"\"_scalar",
    "Unicode 3.9": "scalars scalars_with_faults decoded replacement_character replace_ill_formed "
                   "on_fault transcoded operator\"\"_lossy stream_decoder",
    "WHATWG Encoding Standard": "chunk",
    "Unicode 23.7": "is_noncharacter policy::no_noncharacters",
    "Unicode D95-D101, RFC 2781 section 3": "encoding_scheme to_octets from_octets",
    "RFC 3986 section 2": "percent_encode percent_decode kept_in_uri",
    "RFC 8259 section 7": "escape_json unescape_json",
    r"ISO/IEC 14882:2023 \[lex": "escape_c unescape_c",
    "ISO 8859-1": "to_latin1 from_latin1",
    "WHATWG Infra Standard": "trim trim_start trim_end split_ascii_white_space",
    "UAX #9": "policy::no_bidirectional_controls policy::no_unterminated_bidirectional_controls",
    "Unicode Technical Report #26": "legacy::cesu8 operator\"\"_cesu8",
    "RFC 2279": "legacy::rfc2279 operator\"\"_rfc2279",
    "ISO/IEC 10646": "legacy::ucs2 legacy::ucs4 operator\"\"_ucs2 operator\"\"_ucs4",
}
# Each name of these headers follows a standard.
HEADERS_OF_STANDARDS = ["validate", "decode", "encode", "transcode", "stream", "encoding_scheme"]


class Reference(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.log = make(ROOT, cls.folder)
        cls.site = cls.folder / "docs"
        listed = (cls.site / "reference.html").read_text(encoding="utf-8")
        cls.pages = {words_of(name): page for page, name in
                     re.findall(r'<td><a class="el" href="([^"]*)"[^>]*>(.*?)</a></td>', listed)}

        cls.texts = {name: (cls.site / page).read_text(encoding="utf-8").partition('<div class="contents">')[2]
                     for name, page in cls.pages.items()}

    def test_all_is_documented(self):
        self.assertEqual(self.log, "")

    def test_each_public_name_has_a_page_of_its_own(self):
        self.assertEqual(set(self.pages), exported())
        self.assertEqual(len(set(self.pages.values())), len(self.pages))
        for name, page in self.pages.items():
            with self.subTest(name):
                self.assertNotIn("#", page)
                title = re.search(r'<div class="title">(.*?)</div>', (self.site / page).read_text(encoding="utf-8"))[1]
                self.assertIn(name.replace(" ", ""), words_of(title).replace(" ", ""))

    def test_pages_name_a_public_header(self):
        for name, text in self.texts.items():
            with self.subTest(name):
                headers = re.findall(r"#include <(u8lit/\w+\.hpp)>", words_of(text))
                self.assertTrue(headers or re.fullmatch(r"operator[^\w\"]+", name))
                self.assertEqual([header for header in headers if not (ROOT / "include" / header).exists()], [])

    def test_no_internal_name_is_shown(self):
        self.assertEqual([page.name for page in self.site.glob("*.html") if "detail" in page.stem], [])
        for name, text in self.texts.items():
            with self.subTest(name):
                shown = re.findall(r"\S*(?:detail::|U8LIT_(?:ABI|DELETED|REFUSED))\S*|\w+ unspecified ?= ?\w+|"
                                   r"\w+ = ?unspecified[,)]", words_of(text))
                self.assertEqual(shown, [])

    def test_each_page_shows_a_tested_example(self):
        lists = re.findall(r"name_sources \+?= \[(.*?)\]", (ROOT / "examples/meson.build").read_text(encoding="utf-8"),
                           re.DOTALL)
        compiled = set(re.findall(r"'(\w+)'", "".join(lists)))
        self.assertEqual({path.stem for path in (ROOT / "examples/names").glob("*.cpp")}, compiled)
        for name, text in self.texts.items():
            with self.subTest(name):
                example = re.search(r"<dt>Example</dt>(.*?)From <a href=\"([^\"]*)\">(.*?)</a>", text, re.DOTALL)
                self.assertTrue(example, f"no example in examples/names shows {name}")
                self.assertTrue((self.site / example[2]).exists())
                self.assertIn(name.rpartition("::")[2].removeprefix('operator""').removeprefix("operator"),
                              html.unescape(re.sub(r"<[^>]*>", "", example[1])))
                self.assertTrue((ROOT / "examples" / example[3]).exists())
                self.assertTrue(example[3].startswith("names/"))

    def test_functions_say_what_they_return_and_what_they_cost(self):
        functions = 0
        for name, text in self.texts.items():
            word = re.escape(name.rpartition("::")[2])
            declared = [words_of(each) for each in re.findall(r'<div class="memproto">(.*?)<div class="memdoc">', text,
                                                              re.DOTALL)]
            if self.pages[name].startswith("group") and (
                    "<dt>Synopsis</dt>" in text or declared and re.search(rf"::{word} \( ", declared[0])):
                functions += 1
                with self.subTest(name):
                    self.assertIn("<dt>Returns</dt>", text)
                    self.assertIn("<dt>Complexity</dt>", text)
                    if not name.startswith("operator") and "( )" not in declared[0]:
                        self.assertIn("Parameters</dt>", text)
        self.assertGreater(functions, 100)

    def test_what_can_fail_says_how(self):
        """Functions and variable templates, which are made from arguments, say how they fail, or that they cannot."""
        checked = 0
        for name, text in self.texts.items():
            if self.pages[name].startswith("group") and is_function(name, text):
                checked += 1
                with self.subTest(name):
                    self.assertRegex(text, "<dt>(?:Errors|Precondition)</dt>")
        self.assertGreater(checked, 110)

    def test_members_that_can_fail_say_how(self):
        """Constructors from constants refuse some of them; what is not checked has a precondition."""
        checked = 0
        for page in self.site.glob("*.html"):
            if re.match(r"(?:class|struct)u8lit", page.name):
                text = page.read_text(encoding="utf-8").partition("Friends And Related")[0]
                documented = [member.partition('<div class="memdoc">')
                              for member in text.split('<div class="memitem">')[1:]]
                for declared, _, said in documented:
                    declared = words_of(declared.partition('<table class="memname">')[2])
                    if re.search(r"^consteval\b.*\(|\).*\bconsteval\b|::unchecked\w* \(", declared):
                        checked += 1
                        with self.subTest(page=page.name, member=declared):
                            self.assertRegex(said, "<dt>(?:Errors|Precondition)</dt>|<p>As above")
        self.assertGreater(checked, 20)

    def test_names_that_follow_a_standard_name_it(self):
        for source, names in SOURCES.items():
            for name in names.split():
                with self.subTest(name, source=source):
                    said = " ".join(re.findall(r"<dt>Source</dt><dd>(.*?)</dd>", self.texts[name], re.DOTALL))
                    self.assertRegex(words_of(said).replace(" ,", ","), source)
        listed = set(" ".join(SOURCES.values()).split())
        for header in HEADERS_OF_STANDARDS:
            page = (self.site / f"group__header__{header.replace('_', '__')}.html").read_text(encoding="utf-8")
            names = {words_of(name) for name in re.findall(r"<tr>\s*<td>(.*?)</td><td>", page)}
            self.assertTrue(names)
            self.assertEqual(names - listed - {"name_of"}, set())

    def test_function_objects_show_calls_and_their_parameters(self):
        calls = 0
        for name, text in self.texts.items():
            for synopsis, rest in re.findall(r"<dt>Synopsis</dt>(.*?)</div><!-- fragment -->(.*)", text, re.DOTALL):
                calls += 1
                lines = [words_of(line) for line in re.findall(r'<div class="line">(.*?)</div>', synopsis)]
                given = " ".join(re.sub(r'"[^"]*" ?(?:_\w+)?', "", line.partition(" ")[2]) for line in lines)
                given = set(re.findall(r"[A-Za-z_]\w*(?!\w*[(<])", re.sub(r"= *\w+", "", given))) - {name}
                listed = set(re.findall(r"\w+", " ".join(words_of(each) for each in re.findall(
                    r'<td class="paramname">(.*?)</td>', rest))))
                with self.subTest(name):
                    self.assertEqual(given - listed, set())
        self.assertGreater(calls, 50)

    def test_each_declaration_is_shown(self):
        for name, text in self.texts.items():
            if self.pages[name].startswith("group"):
                with self.subTest(name):
                    self.assertIn('<div class="memproto">', text)

    def test_each_member_is_described(self):
        members = 0
        for page in self.site.glob("*.html"):
            if re.match(r"(?:class|struct)u8lit", page.name):
                text = page.read_text(encoding="utf-8")
                for member, row in re.findall(r'<tr class="memitem:(\w*)"[^>]*>(.*?)</tr>', text, re.DOTALL):
                    if re.match(r"(?:class|struct) \w+$", words_of(row)):
                        continue  # which has a page of its own
                    members += 1
                    with self.subTest(page=page.name, member=words_of(row)):
                        self.assertIn(f'<tr class="memdesc:{member}"', text)
        self.assertGreater(members, 400)

    def test_members_from_internal_bases_are_shown(self):
        for name, members in {"text": {"find", "strip_prefix", "nth"}, "legacy::cesu8": {"to_utf8", "is_well_formed"},
                              "checked_text": {"verdict"}, "text_set": {"contains", "starting_with"}}.items():
            with self.subTest(name):
                shown = set(re.findall(r'<td class="mem\w*ItemRight"[^>]*>(?:<b>|<a [^>]*>)(\w+)', self.texts[name]))
                self.assertEqual(members - shown, set())

    def test_no_markup_is_shown(self):
        for page in self.site.glob("*.html"):
            with self.subTest(page.name):
                text = re.sub(r'<div class="line">.*?</div>', "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
                self.assertEqual(re.findall(r"\\ilinebr|&lt;/?t[dr]\b|&lsquo;|\]\(https?:.*", text), [])

    def test_links_lead_somewhere(self):
        pages = {page.name: page.read_text(encoding="utf-8") for page in self.site.glob("*.html")}
        anchors = {name: set(re.findall(r'(?:id|name)="([^"]+)"', text)) for name, text in pages.items()}
        for name, text in pages.items():
            links = {html.unescape(link) for link in re.findall(r'(?:href|src)="([^"]+)"', text)}
            for path, _, anchor in (link.partition("#") for link in links if not re.match(r"\w+:", link)):
                with self.subTest(page=name, link=f"{path}#{anchor}"):
                    self.assertTrue((self.site / path).exists())
                    self.assertTrue(not anchor or path and path not in anchors or anchor in anchors[path or name])

    def test_headings_are_linked(self):
        """Links of the guide to a heading lead to it."""
        linked = 0
        for page in sorted((ROOT / "docs").glob("*.md")):
            for target, heading in re.findall(r"\]\((\w+)\.md#([\w-]+)\)", page.read_text(encoding="utf-8")):
                shown, found = ([each for form in [name, "2" + name.replace("_", "__")]
                                 for each in self.site.glob(f"md_docs_{form}.html")] for name in (page.stem, target))
                if page.stem == "README":
                    shown = [self.site / "index.html"]
                with self.subTest(page.name, target=f"{target}#{heading}"):
                    self.assertRegex(shown[0].read_text(encoding="utf-8"), rf'href="{found[0].name}#\w+"')
                    linked += 1
        self.assertGreater(linked, 5)

    def test_pages_can_be_searched(self):
        # The search looks up the first letter in a list; its index there is the number of the file.
        letters = re.search(r'0: "([^"]*)"', (self.site / "search/searchdata.js").read_text(encoding="utf-8"))[1]
        for name in ("text_view", "percent_encode", "make_small_code_point_map", "validate", "fault", "_utf8", "_text"):
            with self.subTest(name):
                script = f"all_{letters.index(name[0]):x}.js"
                index = (self.site / "search" / script).read_text(encoding="utf-8")
                page = re.search(rf"'(?:operator&quot;&quot;)?{name}',\['\.\./([^'#]*)", index)[1]
                self.assertTrue((self.site / page).exists())
                results = (self.site / "search" / script).with_suffix(".html")
                if any(results.parent.glob("all_*.html")):  # before Doxygen 1.9.5
                    self.assertIn(script, results.read_text(encoding="utf-8"))

    def source(self, name):
        """A library of one function, which is not documented."""
        source = self.folder / name
        shutil.copytree(ROOT / ".packaging", source / ".packaging")
        (source / "include/u8lit").mkdir(parents=True)
        shutil.copy(ROOT / "include/u8lit.hpp", source / "include")
        (source / "include/u8lit/u8lit.cppm").write_text("using u8lit::bare;\n", encoding="utf-8")
        (source / "include/bare.hpp").write_text("namespace u8lit {\nint bare();\n}\n", encoding="utf-8")
        return source

    def test_what_is_not_documented_is_found(self):
        log = make(self.source("source"), self.folder / "other")
        self.assertIn("bare() (function) of namespace u8lit is not documented", log)

    def test_folder_may_have_a_space(self):
        source, output = self.source("a source"), self.folder / "an output"
        (source / "docs").mkdir()
        for page, text in {"README": "# First\n\n[Other](docs/other.md)\n", "docs/other": "# Other\n",
                           "docs/README": "# Guide\n\n[Other](other.md)\n"}.items():
            (source / f"{page}.md").write_text(text, encoding="utf-8")
        self.assertNotIn("unable to resolve", make(source, output))
        self.assertRegex((output / "docs/md_README.html").read_text(encoding="utf-8"), r'href="md_docs_\w+\.html')


if __name__ == "__main__":
    if not shutil.which("doxygen"):
        print("there is no Doxygen")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
