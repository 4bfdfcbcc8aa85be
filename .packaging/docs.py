# SPDX-License-Identifier: BSL-1.0
"""Makes the guide and the reference: docs.py SOURCE OUTPUT VERSION [DOXYGEN]

Writes the site to OUTPUT/docs and Doxygen's warnings to OUTPUT/docs.log.

Doxygen reads copies of the headers. The module u8lit.cppm, the list of the public names, becomes the structure of the
reference: a group for each public header, in it a group for each name that is no class and no concept, which have pages
anyway, and tables of contents. Each name shows the part of examples/ that uses it.

A header loses what users do not call: specializations, deduction guides, deleted overloads, names of `detail`. Members
from bases in `detail` are listed as the class's own. In comments, sentences such as "Complexity: linear." and lists
such as "- returns ..." become sections.
"""
import functools
import html
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

ROOT, OUTPUT = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
INCLUDE = ROOT / "include"
MODULE = INCLUDE / "u8lit/u8lit.cppm"

HEAD = r"^template <[^\n]*>\n(?:  requires[^\n]*\n)?"
LEFT_OUT = [re.compile(pattern, re.MULTILINE | re.DOTALL) for pattern in [
    r"^namespace (?:std|boost|fmt)\b.*?^}[^\n]*$",
    HEAD + r"struct (?:std|boost|fmt)::(?:[^\n]*{};$|.*?^};$)",
    HEAD + r"inline (?:constexpr|const) [^\n=(]*\s+[\w:]+<[^\n=(]*> = [^\n]*;$",
    rf"(?:{HEAD})?" + r"^\w+\([^;{]*\)\s+-> [^;{]*;$",
    r"^  friend class [^\n]*;$", r"^  template <class\.\.\. Facts>\n  struct \w+;$",
    # Private parts, in which Doxygen 1.9.8 loses its way; friends are functions with comments.
    r"^ private:$(?:(?!^(?: public:$|\};)|\bfriend ).)*(?=^(?: public:$|\};))",
]]


# Overloads that are deleted or not defined, which are there for messages only.
UNCALLED = re.compile(r"/// Not defined\b|= delete;|U8LIT_(?:ELSE_)?(?:DELETED|REFUSED)\(.*\);|U8LIT_UNSIZED;|"
                      r"__attribute__\(\(diagnose_if\(.*\)\)\);", re.DOTALL)


def without_uncalled(text):
    lines, begin = text.split("\n"), 0
    for at, line in enumerate(lines):
        if line.endswith(";") and UNCALLED.search("\n".join(lines[begin:at + 1])):
            lines[begin:at + 1] = [""] * (at + 1 - begin)
        if re.search(r"(?:[;{}:]|^|^U8LIT_\w+|^#.*)$", line.partition(" // ")[0].rstrip()) and "///" not in line[:12]:
            begin = at + 1
    return "\n".join(lines)


@functools.cache
def without_left_out(text):
    for left_out in LEFT_OUT:
        text = left_out.sub(lambda found: "\n" * found[0].count("\n"), text)
    return without_uncalled(text)


def balanced(text, at):
    """The end of a bracketed part that begins there."""
    depth = 0
    for end in range(at, len(text)):
        depth += (text[end] in "<([{") - (text[end] in ">)]}" and text[end - 1:end + 1] != "->")
        if depth == 0:
            return end + 1
    return len(text)


def arguments(text):
    """Splits at commas outside of brackets."""
    parts, depth = [""], 0
    for at, char in enumerate(text):
        depth += (char in "<([{") - (char in ">)]}" and text[at - 1:at + 1] != "->")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


@functools.cache
def headers():
    """The headers, without those that declare for clang what others declare, or what is the standard library's."""
    return [path for path in sorted(INCLUDE.rglob("*.hpp"))
            if not path.name.startswith("clang_") and path.name != "std_forward.hpp"]


# Names

class Name:
    """A public name: where it is declared, what it is, and what is said of it."""

    def __init__(self, header, qualified):
        self.header, self.qualified = header, qualified
        self.short = qualified.removeprefix("u8lit::").replace("literals::", "")
        self.id = re.sub(r'""_|::', "_", self.short).replace("operator_", "literal_")
        if symbol := re.fullmatch(r"operator(\W+)", self.short):
            self.id = "operator_" + "_".join(unicodedata.name(char).lower().replace(" ", "_").replace("-", "_")
                                             for char in symbol[1])
        self.has_class_page, self.brief, self.comment, self.errors = False, "", [], []
        # How a program writes the name.
        self.use = re.compile(r"(?<![\w.>])" + re.escape(self.short.rpartition("::")[2]) + r"(?!\w)")
        if self.short.startswith('operator""'):
            self.use = re.compile(re.escape(self.short.removeprefix('operator""')) + r"\b")
        elif self.short.startswith("operator"):
            symbol = re.escape(self.short.removeprefix("operator"))
            self.use = re.compile(rf"(?<=[\w)\"'*] ){symbol}(?= [\w(\"'*~])|(?<=[( ])~(?=\w)" if symbol == "\\~" else
                                  rf"(?<=[\w)\"'*\]}}] ){symbol}(?= [\w(\"'*~])")

    @property
    def link(self):
        """A reference to the page."""
        target = self.qualified if self.has_class_page else self.id
        return f'\\ref {target} "{self.title}"'

    @property
    def title(self):
        return html.escape(self.short)


@functools.cache
def public_names():
    """The names of the module, by the comment above them that names headers, in order."""
    found, heading, namespace = {}, "", "u8lit"
    for line in MODULE.read_text(encoding="utf-8").splitlines():
        if line.startswith("// "):
            heading = line.removeprefix("// ")
        elif name := re.fullmatch(r"using (u8lit::[\w:]*(?:operator\S+|\w+));", line):
            name = Name(heading, name[1])
            found[name.qualified] = name
    for path in headers():
        for namespace, comment, declaration in top_level(path.read_text(encoding="utf-8")):
            name = found.get(f"{namespace}::{declared(declaration)}")
            if name and (said := re.match(r"/// Not defined, (.*?): does not compile, and (.*)\.$",
                                          re.sub(r"\n/// *", " ", comment))):
                name.errors.append((said[1], said[2]))
        for namespace, comment, declaration in top_level(without_left_out(path.read_text(encoding="utf-8"))):
            name = found.get(f"{namespace}::{declared(declaration)}")
            if not name:
                continue
            name.has_class_page |= bool(re.match(r"(?:class|struct|concept)\b", without_head(declaration)))
            # The first sentence. "As above" says nothing alone.
            name.brief = name.brief or brief_of(comment)
            name.comment = name.comment or comment.splitlines()
    return found


def first_sentence(text):
    """A text up to the end of its first sentence."""
    found = re.match(r"(?:`[^`]*`|[^`])*?\.(?=\s+[A-Z`\"]|$)", text)
    return found[0] if found else text


def brief_of(comment):
    text = " ".join(line.removeprefix("///").strip() for line in comment.splitlines() if line.strip() != "///")
    return first_sentence(re.split(r" (?:- `|- returns|Calls?: |\\t?param |\\return |\\code )", text)[0].strip())


def without_head(declaration):
    """A declaration without `template <...> requires ...`."""
    text = declaration.lstrip()
    while text.startswith("template"):
        text = text[balanced(text, text.index("<")):].lstrip()
        if found := re.match(r"requires\s*(?=\()", text):
            text = text[balanced(text, found.end()):].lstrip()
        elif text.startswith("requires"):
            text = text.partition("\n")[2].lstrip()
    return text


def declared(declaration):
    """The name that a declaration declares."""
    text = without_head(re.sub(r"^ *//.*\n", "", declaration, flags=re.MULTILINE))
    if found := re.match(r"(?:class|struct|enum class|enum|using|concept)\s+(?:\[\[\w+\]\]\s+)?(\w+)", text):
        return found[1]
    if found := re.search(r'operator(?:""\s*(\w+)|([^\s\w(]+))', text.partition("{")[0]):
        return f'operator""{found[1]}' if found[1] else f"operator{found[2]}"
    text = re.sub(r"\[\[.*?\]\]|U8LIT_ABI|__attribute__\(\(.*?\)\)|decltype\(auto\)", "", text)
    while found := re.search(r"\w<", text.partition("=")[0]):
        text = text[:found.start() + 1] + " " + text[balanced(text, found.end() - 1):]
    found = re.search(r"\b(\w+)\s*(?:[({;=]|$)", text)
    return found[1] if found else None


def namespace_after(namespace, line):
    """The namespace after a line, of the namespace before it."""
    line = line.replace("inline ", "")
    if found := re.match(r"namespace ([\w:]+) \{", line):
        return found[1] if found[1].startswith("u8lit") else f"{namespace}::{found[1]}"
    if found := re.match(r"\}  // namespace (.*)", line):
        return namespace.removesuffix(found[1]).removesuffix("::")
    return namespace


def top_level(text):
    """The documented declarations of a header that stand in no class: namespace, comment, declaration."""
    namespace, lines, at = "", text.split("\n"), 0
    while at < len(lines):
        namespace = namespace_after(namespace, lines[at])
        if lines[at].startswith("///"):
            begin = at
            while lines[at].startswith("///"):
                at += 1
            end = at
            while end < len(lines) and not re.search(r"[;{]\s*(?://.*)?$|^$", lines[end]):
                end += 1
            yield namespace, "\n".join(lines[begin:at]), "\n".join(lines[at:end + 1])
            namespace = namespace_after(namespace, lines[at])
        at += 1


# Examples

@functools.cache
def examples():
    """The parts of the examples: for each file its paragraphs. Each begins with a line that is not indented."""
    found = {}
    paths = [*sorted((ROOT / "examples/names").glob("*.cpp")), *sorted((ROOT / "examples").glob("*.[ch]pp"))]
    for path in paths:
        parts, text = [], path.read_text(encoding="utf-8")
        for paragraph in text.split("\n\n"):
            if parts and (paragraph.startswith((" ", "}")) or parts[-1].count("{") > parts[-1].count("}")):
                parts[-1] += "\n\n" + paragraph
            else:
                parts.append(paragraph.strip("\n"))
        found[path.relative_to(ROOT / "examples")] = [
            part for part in parts if not re.fullmatch(r"(?:(?://|#|using [^=]*;|namespace \{$).*\n?)*", part)]
    return found


def without_comments(code):
    return re.sub(r"//.*", "", code)


def page_of(path):
    """The page that Doxygen makes of an example."""
    return str(path).replace("/", "_2").replace(".", "_8") + "-example.html"


def uses(name, part):
    return name.use.search(re.sub(r"[\"'](?:[^\"'\\\n]|\\.)*[\"']", '""', without_comments(part)))


def example_of(name):
    """The lines of documentation that show the use of a name."""
    found = {path: [part for part in parts if uses(name, part)] for path, parts in examples().items()}
    found = {path: parts for path, parts in found.items() if parts}
    if not found:
        return []
    own = [path for path in found if path.stem == (header_of(name).partition(".")[0] or "operators")]
    path = (own or list(found))[0]
    shown = found[path][0]
    lines = ["\\par Example", "\\code{.cpp}", *shown.splitlines(), "\\endcode"]
    links = [f'<a href="{page_of(each)}">{each}</a>' for each in dict.fromkeys([path, *found])]
    return [*lines, "", f"From {links[0]}." + (f" Also in {', '.join(links[1:4])}." if links[1:] else "")]


# The structure of the reference

def commented(lines):
    return "".join(f"/// {line}".rstrip() + "\n" for line in lines)


def titles():
    """What the guide says of each public header."""
    guide = ROOT / "docs/headers.md"
    text = guide.read_text(encoding="utf-8") if guide.exists() else ""
    return dict(re.findall(r"^\| `<(u8lit/\w+\.hpp)>` \| (.*) \|$", text, re.MULTILINE))


def headers_of(heading):
    return re.findall(r"\b(\w+\.hpp)\b", heading)


def header_of(name):
    """The public header that declares a name of several."""
    headers = headers_of(name.header)
    if len(headers) < 2:
        return headers[0] if headers else ""
    word = name.short.removeprefix('operator""')
    for header in headers:
        text = (INCLUDE / "u8lit" / header).read_text(encoding="utf-8").partition("#include")[0]
        if re.search(rf"{word}\b", text):
            return header
    return headers[0]


def group_of(header):
    return "header_" + header.partition(".")[0] if header else "operators"


def include_of(header):
    return ["\\code{.cpp}", f"#include <u8lit/{header}>", "\\endcode", ""] if header else []


def structure():
    by_header = {}
    for name in public_names().values():
        name.header = header_of(name)
        by_header.setdefault(name.header, []).append(name)
    said = titles()
    # Some headers declare no name. Operators, which several headers declare, come last.
    order = [header.removeprefix("u8lit/") for header in said] + [""]
    by_header = {header: by_header.get(header, []) for header in order}

    def table(names):
        rows = (f"<tr><td>{each.link}</td><td>{linked(each.brief, each.short)}</td></tr>" for each in names)
        return ['<table class="names">', "<tr><th>Name</th><th>Description</th></tr>", *rows, "</table>", ""]

    all_of_it = (INCLUDE / "u8lit.hpp").read_text(encoding="utf-8")
    left_out = [header for header in by_header if header and f"#include <u8lit/{header}>" not in all_of_it]
    contents = ["\\page reference All names", "", "Every public name, by the header that declares it. "
                f"`#include <u8lit.hpp>` includes all but these headers: {', '.join(left_out)}.", ""]
    blocks = []
    for header, names in by_header.items():
        title = f"u8lit/{header}" if header else "Operators"
        text = said.get(f"u8lit/{header}", "operators of text, constants, lists, sets and grammars")
        text = text[0].upper() + text[1:]
        text = linked(text.removesuffix(", ...")) + "."
        group = group_of(header)
        if names:
            contents += [f"\\section list_{group} {title}", "", text, "", *table(names)]
        blocks.append([f"\\defgroup {group} {title}", f"\\brief {text}", "", *include_of(header), *table(names)])
        for name in names:
            if not name.has_class_page:
                blocks.append([f"\\defgroup {name.id} {name.title}", f"\\ingroup {group}", f"\\brief {name.brief}", "",
                               *example_of(name)])
    for path in examples():
        blocks.append([f"\\example {path}"])
    return "\n".join(commented(block) for block in [contents, *blocks])


# Declarations

@functools.cache
def concepts():
    return {name for path in headers()
            for name in re.findall(r"^concept (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)}


INTERNAL = re.compile(r"(?:typename )?(?:decltype\()?(?:u8lit::)?detail::[\w:]+")


def without_internal(text, replacement):
    """Types of `detail` are replaced."""
    while found := INTERNAL.search(text):
        end = found.end()
        if "decltype(" in found[0]:
            end = balanced(text, text.index("(", found.start()))
        while end < len(text) and (text[end] in "<(" or text.startswith("::", end)):
            end = (balanced(text, end) if text[end] in "<(" else
                   re.compile(r"::(?:template )?\w+").match(text, end).end())
        if text.startswith(" auto", end) and re.search(r"::(\w+)", found[0])[1] in concepts():
            end += len(" auto")
            text = text[:found.start()] + "auto" + text[end:]
        else:
            text = text[:found.start()] + replacement + text[end:]
    return text


def parameters_of(text):
    """The parameters of a template without what users cannot name."""
    shown = []
    for parameter in arguments(text):
        parameter, _, default = parameter.partition(" = ")
        if parameter in ("class", "const bool* Error"):
            continue
        if found := INTERNAL.match(parameter):
            kind = "class" if re.findall(r"\w+", found[0])[-1] in concepts() else "auto"
            parameter = kind + re.search(r"\.{0,3} \w+$", parameter)[0]
        shown.append(parameter + (f" = {default}" if default and "detail::" not in default else ""))
    return ", ".join(shown)


def end_of_requires(text):
    """The end of a requires clause that a text begins with."""
    at = len("requires")
    while True:
        found = re.compile(r"\s*(?:requires\s*)?[!]?(?:[\w:]*)").match(text, at)
        at = found.end()
        while at < len(text) and (text[at] in "<(" or text.startswith(("::", " {"), at)):
            at = (re.compile(r"::\w+").match(text, at).end() if text[at] == ":" else
                  balanced(text, at + (text[at] == " ")))
        joined = re.compile(r"\s*(?:&&|\|\|)").match(text, at)
        if not joined:
            return at
        at = joined.end()


def plain(declaration):
    """A declaration, up to its body, as users read it."""
    head, text = "", " ".join(re.sub(r"(?:^| )//.*", "", line).strip() for line in declaration.split("\n"))
    while text.startswith("template"):
        end = balanced(text, text.index("<"))
        parameters = parameters_of(text[text.index("<") + 1:end - 1])
        head += f"template <{parameters}> " if parameters or text.startswith("template <>") else ""
        text = text[end:].lstrip()
        if text.startswith("requires"):
            end = end_of_requires(text)
            clause, text = text[:end], text[end:].lstrip()
            head += clause + " " if "detail::" not in clause and "Error" not in clause else ""
    for word in ("explicit(", "noexcept("):
        if (begin := text.find(word)) >= 0:
            text = text[:begin] + text[balanced(text, begin + len(word) - 1):].lstrip()
    if re.match(r"(?:class|struct)\b", text) and "detail::" in text:
        text = re.sub(r" : .* \{$", " {", text)
    elif found := re.match(r"((?:using|concept) \w+ = ).*detail::.*;", text):
        text = found[1] + "unspecified;"
    # Parameters of one type only, and variables with arguments that users cannot name.
    if found := re.search(r"^template <class (\w+)> requires ?\(__is_same\(\1, (\w+)\)\) $", head):
        head, text = "", re.sub(rf"\b{found[1]}\b", found[2], text)
    text = text.replace("detail::longest_sequence", "4").replace("operator decltype(Text)", "operator fixed_text")
    text = re.sub(r"^(inline constexpr )\w+<[^{;=]*detail::[^{;=]*> (?=\w+ ?[{=;])", r"\1auto ", text)
    # Functions that differ in the concept only.
    if found := re.fullmatch(r"template <(utf(?:8|16|32)_unit) (\w+)> ", head):
        before, paren, after = text.partition("(")
        if paren and not re.search(rf"\b{found[2]}\b", before) and not text.startswith(("using", "struct", "class")):
            head, text = "", before + paren + re.sub(rf"\b{found[2]}\b", f"{found[1]} auto", after)
    return head + without_internal(text, "unspecified").replace("(unspecified value)", "(auto value)")


def declaration_at(lines, at):
    """The end of the declaration that begins at a line."""
    for end in range(at, len(lines)):
        if re.search(r"[;{}]\s*(?://.*)?$|^$", lines[end]) and not lines[end].lstrip().startswith("requires"):
            return end + 1
    return len(lines)


# Members

CLASS = re.compile(r"^(?:template <([^\n]*)>\n)?(?:  requires[^\n]*\n)?(?:class|struct) (?:\[\[\w+\]\] )?(\w+)"
                   r"(?: final)?(?:\n? +: ([^\n{]*))? \{\n(.*?)^\};", re.MULTILINE | re.DOTALL)


@functools.cache
def internal_classes():
    """The classes of `detail` with documented members: template parameters, bases, body."""
    found = {}
    for path in headers():
        for region in re.findall(r"^namespace u8lit::detail \{.*?^\}  // namespace u8lit::detail$",
                                 without_left_out(path.read_text(encoding="utf-8")), re.MULTILINE | re.DOTALL):
            for parameters, name, bases, body in CLASS.findall(region):
                found.setdefault(name, (parameters, bases, body))
    return found


@functools.cache
def internal_names():
    """The names of types and concepts in `detail`."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in headers())
    regions = re.findall(r"^namespace u8lit::detail \{.*?^\}  // namespace u8lit::detail$", text,
                         re.MULTILINE | re.DOTALL)
    names = set(re.findall(r"^namespace u8lit::detail::(\w+)", text, re.MULTILINE))
    names |= {name for region in regions for name in re.findall(
        r"^(?:struct|class|using|concept|enum class|namespace) (\w+)\b(?!::)", region, re.MULTILINE)}
    return names - {name.short for name in public_names().values()}


def qualified(declaration):
    """A declaration from `detail` as it would be written outside."""
    return re.sub(r"(?<![\w:])(?<!using )[a-z]\w+\b(?! ?\(| = )",
                  lambda word: f"detail::{word[0]}" if word[0] in internal_names() else word[0], declaration)


def members_from(bases):
    """The documented public members that a class has from bases in `detail`."""
    members = []
    for base in arguments(bases):
        found = re.match(r"(?:public )?(?:detail::)?(\w+)(?:<(.*)>)?$", base)
        if not found or found[1] not in internal_classes():
            continue
        parameters, own_bases, body = internal_classes()[found[1]]
        given = dict(zip((re.findall(r"\w+", each.partition(" = ")[0])[-1] for each in arguments(parameters) if each),
                         arguments(found[2] or "")))
        lines, at, shown = body.split("\n"), 0, []
        is_public = True
        while at < len(lines):
            if access := re.match(r" (public|private|protected):", lines[at]):
                is_public = access[1] == "public"
            if not re.match(r"  ///(?!<)", lines[at]):
                at += 1
                continue
            begin = at
            while lines[at].startswith("  //"):
                at += 1
            end = declaration_at(lines, at)
            declaration = re.sub(r" = \[.*", ";", "\n".join(lines[at:end]), flags=re.DOTALL)
            declaration = re.sub(r"\s\{(?:[^{}]|\{.*\})*\}?$|\s\{$", ";", declaration)
            if is_public and lines[at]:
                shown += [*lines[begin:at], declaration]
            at = end
        text = "\n".join(line if line.startswith("  //") else qualified(line) for line in shown)
        for parameter, argument in given.items():
            text = re.sub(rf"\b{parameter}\b", argument, text)
        members += [text] if text else []
        members += members_from(re.sub(r"\b(\w+)\b", lambda word: given.get(word[0], word[0]), own_bases))
    return members


def with_inherited_members(text):
    def completed(found):
        members = "\n".join(members_from(found[3] or ""))
        return found[0].removesuffix("};") + f"\n public:\n{members}\n}};" if members else found[0]
    return CLASS.sub(completed, text)


# Comments

SECTIONS = {"complexity": "\\par Complexity", "errors": "\\par Errors", "precondition": "\\pre"}
# Where a sentence begins, and up to its end.
SENTENCE = r"(?:(?<=[.;] )|^){}((?:[^.]|\.(?=[\w.\"`]))+)(?:\.(?: |$)|$)"
SENTENCES = {"Complexity: ": SECTIONS["complexity"], "Preconditions?: ": SECTIONS["precondition"],
             "Errors: ": SECTIONS["errors"], "(?=It stops )": SECTIONS["errors"],
             "(?=Throws )": SECTIONS["errors"], r"(?=[^.]*\b(?:[Dd]oes|[Dd]o) not compile\b)": SECTIONS["errors"]}
CITED = re.compile(r"RFC \d+(?:,? sections? \d+(?:\.\d+)*(?:(?:,| and|, and) \d+(?:\.\d+)*\b)*)?|"
                   r"Unicode Technical Report #\d+|U(?:AX|TS|TR) #\d+(?:,? section \d+(?:\.\d+)*|, [A-Z]\d+)?|"
                   r"Unicode (?:D\d+(?:-D\d+)?(?:(?: for UTF-\d+)?(?:,| and|, and) D\d+(?:-D\d+)?)*|\d+\.\d+)|"
                   r"ISO/IEC \d+(?:-\d+)?(?::\d+)?(?: \[[\w.]+\])?|ISO 8859-1|WHATWG \w+ Standard|P2728")


def with_address(cited):
    """A citation as a link, if the address is known; those of RFCs are added to all text."""
    if found := re.fullmatch(r"Unicode (D|\d+).*", cited):
        chapter = 3 if found[1] == "D" else found[1]
        return f"[{cited}](https://www.unicode.org/versions/latest/core-spec/chapter-{chapter}/)"
    if found := re.match(r"(?:UAX|UTS|UTR|Unicode Technical Report) #(\d+)", cited):
        return f"[{cited}](https://www.unicode.org/reports/tr{found[1]}/)"
    if found := re.fullmatch(r"WHATWG (\w+) Standard", cited):
        return f"[{cited}](https://{found[1].lower()}.spec.whatwg.org/)"
    return cited


def calls_in(paragraph):
    """Splits `Calls: ...` into calls and what follows them."""
    rest, calls = re.sub(r"^Calls?: ", "", paragraph), []
    while found := re.match(r"`([^`]*)`(?:, |$|(?=[.;,]))", rest):
        calls.append(found[1])
        rest = rest[found.end():]
    rest = re.sub(r"^[.;,] ?", "", rest)
    return calls, rest[:1].upper() + rest[1:]


class Comment:
    """A comment in sections."""

    def __init__(self, comment):
        self.text, self.calls, self.after_calls, self.parameters, self.returns = [], [], "", [], []
        self.sections, self.code = {}, []
        items = self.items_of([line.strip().removeprefix("///").removeprefix(" ") for line in comment])
        for item in items:
            self.add(item)
        self.brief = first_sentence(self.text[0]) if self.text else ""
        if self.text:
            self.text[0] = self.text[0].removeprefix(self.brief).strip()
        self.cited = list(dict.fromkeys(re.sub(" for UTF-\\d+", "", found) for found in CITED.findall(" ".join(items))))
        self.said = " ".join(items)

    def items_of(self, lines):
        """The paragraphs, list items and commands of a comment; code is taken out."""
        items, at = [], 0
        while at < len(lines):
            line = lines[at]
            if line.startswith("\\code"):
                end = next(end for end in range(at, len(lines)) if lines[end].startswith("\\endcode"))
                self.code += lines[at:end + 1]
                at = end
            elif re.match(r"- |\\|Calls?: |$", line) or not items or not items[-1]:
                items.append(line)
            else:
                items[-1] += " " + line.strip()
            at += 1
        return items

    def add(self, item):
        if found := re.match(r"- ((?:`\w+`(?:, )?)+): (.*)", item):
            self.parameters.append(f"\\param {found[1].replace('`', '').replace(', ', ',')} "
                                   f"{self.without_sentences(found[2], SENTENCES, False)}")
        elif found := re.match(r"- (complexity|errors|precondition): (.*)", item):
            self.add_section(SECTIONS[found[1]], found[2])
        elif re.match(r"Calls?: `", item):
            self.calls, self.after_calls = calls_in(item)
            self.text.append("")
        elif item.startswith(("\\param", "\\tparam")):
            self.parameters.append(self.without_sentences(item, SENTENCES, False))
        elif found := re.match(r"(?:- returns,?|\\return) (.*)", item):
            self.returns.append(f"\\return {self.without_sentences(found[1], SENTENCES)}")
        else:
            self.text.append(self.without_sentences(item, SENTENCES))

    def add_section(self, section, said):
        said = said.strip().removesuffix(".")
        self.sections.setdefault(section, []).append(said[:1].upper() + said[1:] + ".")

    def without_sentences(self, item, words, may_be_first=True):
        """Moves sentences to the sections that they belong to."""
        for word in words:
            begin = 0 if may_be_first and any(self.text) or "Complexity" in word else 1
            while found := re.compile(SENTENCE.format(word)).search(item, begin):
                self.add_section(SENTENCES[word], found[1])
                before = re.sub(r";$", "." if may_be_first else "", item[:found.start()].rstrip())
                item = f"{before} {item[found.end():]}".strip()
        return item

    def complete(self, name):
        """Adds what the comment of another function object says, if this one says "As `other`"."""
        other = next((public_names()[f"u8lit::{word}"] for word in re.findall(r"\b[Aa]s (?:in )?`(\w+)`", self.said)
                      if f"u8lit::{word}" in public_names() and word != name.short), None)
        if other and other.comment and not other.has_class_page:
            base = Comment(other.comment)
            base.complete(other)
            self.calls = self.calls or [re.sub(rf"\b{other.short}\b", name.short, call) for call in base.calls]
            given = set(re.findall(r"\w+", " ".join(re.findall(r"\(.*\)|<.*?>", " ".join(self.calls)))))
            own = {word for each in self.parameters for word in each.split()[1].split(",")}
            for each in base.parameters:
                words = set(each.split()[1].split(","))
                self.parameters += [each] if words <= given and not own & words else []
            shared = re.search(r"\bParameters([\w, ]*) as in `", self.said)
            if not shared and not self.brief.startswith("Returns ") or shared and "result" in shared[1]:
                self.returns = self.returns or base.returns
            self.cited = self.cited or base.cited
            for section, said in base.sections.items():
                if section not in self.sections and not (section == SECTIONS["complexity"] and "linear" in self.said):
                    self.sections[section] = said

    def complete_returns(self):
        """Adds what the first sentence says."""
        if not self.returns and (found := re.match(r"Returns (.*?)\.?$", self.brief)):
            self.returns = [f"\\return {found[1]}"]

    def leave_out_parameters_but(self, words):
        """Leaves out parameters for other parts of u8lit, which the declaration has not any more."""
        self.parameters = [each for each in self.parameters if set(each.split()[1].split(",")) & set(words)]

    def lines(self, about):
        """The lines for Doxygen. What is said `about` the declaration follows the first sentence."""
        lines = [f"\\brief {self.brief}", ""] if self.brief else []
        lines += [*self.text[:1], *about]
        if self.calls:
            lines += ["\\par Synopsis", "\\code{.cpp}", *self.calls, "\\endcode", "", self.after_calls]
        lines += [*self.text[1:], *self.parameters, *self.returns]
        for section, said in self.sections.items():
            lines += [section, *said] if said else []
        if self.cited:
            lines += ["\\par Source", ", ".join(map(with_address, self.cited)) + "."]
        return [*lines, *(["\\par Usage", *self.code] if self.code else [])]


@functools.cache
def parameter_names():
    """The words that are not links, because they are parameters somewhere."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in headers())
    listed = re.findall(r"^ *///(?: \\t?param +| - )([\w`, ]+?)(?::|  )", text, re.MULTILINE)
    return {word for each in listed for word in re.findall(r"\w+", each)}


def linked(line, own=""):
    """A line in which sections of RFCs and other names than the `own` are links."""
    def link(found):
        name = public_names().get(f"u8lit::{found[1]}")
        is_link = name and found[1] != own and (found[1] not in parameter_names() or
                                                name.has_class_page and found[1] != "text")
        return f"<tt>{name.link}</tt>" if is_link else found[0]
    line = re.sub(r"`(\w+)`", link, line)
    # Doxygen takes % for a mark that prevents a link, and ' for the end of a quotation.
    line = re.sub(r"`([^`]*['%][^`]*)`",
                  lambda found: f"<tt>{html.escape(found[1], quote=False)}</tt>".replace("%", "\\%"), line)

    def section(found):
        is_quoted = line[:found.start()].count('"') % 2
        address = f"https://www.rfc-editor.org/rfc/rfc{found[1]}" + (f"#section-{found[2]}" if found[2] else "")
        return found[0] if is_quoted else f"[{found[0]}]({address})"
    return re.sub(r"(?<![\[\w])RFC (\d+)(?:,? sections? (\d+(?:\.\d+)*))?", section, line)


def included(name):
    """The header to include."""
    if not name or not header_of(name):
        return []
    return ["\\par Header", *include_of(header_of(name))]


names_shown = []  # the names with a header to include so far


def documented(text, original):
    """Rewrites all comments of a header. Names of the reference are put into their groups."""
    flat = re.sub(r"\n/// *", " ", original)
    result, comment, shown, namespace, lines = [], [], 0, "", text.split("\n")
    names, said_of = public_names(), []
    for at, line in enumerate(lines):
        namespace = namespace_after(namespace, line)
        if re.match(r" *///(?!<)", line):
            comment.append(line)
            continue
        if comment and re.match(r" *//", line):
            continue
        if not line and not any("\\namespace" in each for each in comment):
            comment = []  # what it is about has been left out
        if comment:
            indent = " " * (len(comment[0]) - len(comment[0].lstrip()))
            name = None if indent else names.get(f"{namespace}::{declared(chr(10).join(lines[at:at + 8]))}")
            parsed = Comment(comment)
            shown = declaration_at(lines, at)
            if indent:
                parsed.leave_out_parameters_but(re.findall(r"\w+", "\n".join(lines[at:shown])))
            if name and not name.has_class_page and name not in said_of:
                if re.search(r"^inline constexpr auto ", "\n".join(lines[at:at + 3]), re.MULTILINE):
                    parsed.complete(name)
                parsed.complete_returns()
                known = "not compile" in " ".join(parsed.sections.get(SECTIONS["errors"], []))
                for reason, error in name.errors:
                    if f"Not defined, {reason}:" in flat:
                        sentence = error if known else f"does not compile {reason}; {error}"
                        parsed.add_section(SECTIONS["errors"], sentence)
            said = parsed.lines([] if name in names_shown else included(name))
            names_shown.append(name)
            said_of.append(name)
            if name and not any(said[1:]):
                said[:1] = [said[0].removeprefix("\\brief ")]  # Doxygen shows no details of a brief description alone
            in_code = False
            for each, said_line in enumerate(said):
                in_code = in_code or said_line.startswith("\\code")
                if not in_code:
                    said[each] = linked(said_line, name.short if name else "")
                in_code = in_code and not said_line.startswith("\\endcode")
            if not indent:
                if name and name.has_class_page:
                    header = header_of(name)
                    said += [f"\\ingroup {group_of(header)}", "", *example_of(name)]
                elif name:
                    said += [f"\\ingroup {name.id}"]
            result += [f"{indent}/// {said_line}".rstrip() for said_line in said]
            comment = []
            result.append(indent + plain("\n".join(lines[at:shown])))
        if at >= shown:
            is_code = not line.lstrip().startswith(("//", "#"))
            replacement = "class" if line.lstrip().startswith("template <") else "unspecified"
            result.append(re.sub(r"(?:u8lit::)?detail::[\w:]+", replacement, line) if is_code else line)
            if "///<" in line:
                result.append("")  # else Doxygen adds the next comment to this one
    return "\n".join(result)


def header(original):
    text = without_left_out(original)
    # Parameters for other parts of u8lit, and constants with types of their own.
    text = re.sub(r",?\s*detail::encoding_form(?: form)?(?: = [\w:]+)?(?=\) )", "", text)
    text = re.sub(r"detail::constant_option<(\w+), (?:true|false)>", r"\1", text)
    # Function objects have types that say nothing.
    text = re.sub(r"^inline constexpr detail::\w+_operation(?:<.*?>)? (\w+)\{\};", r"inline constexpr auto \1{};", text,
                  flags=re.MULTILINE)
    text = re.sub(r"^namespace (u8lit::detail[\w:]*) \{.*?^\}  // namespace \1$",
                  lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL | re.MULTILINE)
    text = with_inherited_members(text)
    text = documented(text.replace("detail::ptrdiff_t", "std::ptrdiff_t"), original)
    # Doxygen does not know `namespace a::inline b`.
    return re.sub(r"^namespace u8lit::inline (\w+) \{(.*?)^\}  // namespace u8lit::inline \1$",
                  r"namespace u8lit { inline namespace \1 {\2} }", text, flags=re.DOTALL | re.MULTILINE)


def chapters():
    """The pages of the guide in the order of its table of contents, and any that are not listed."""
    docs = ROOT / "docs"
    contents = (docs / "README.md").read_text(encoding="utf-8") if docs.exists() else ""
    listed = [docs / page for page in re.findall(r"\]\((\w+\.md)", contents)]
    return list(dict.fromkeys([*listed, *sorted(docs.glob("*.md"))]))


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def slug_of(heading):
    """The anchor by which Markdown refers to a heading."""
    return re.sub(r"[^\w\- ]", "", html.unescape(re.sub(r"<[^>]*>", "", heading))).strip().lower().replace(" ", "-")


def linked_in_site(found, site, anchors):
    """A link to a file of the sources, as a link within the site; else its text."""
    address, text = found[1], found[2]
    path, _, anchor = html.unescape(address).partition("#")
    if re.match(r"\w+:", address) or not path or (site / path).exists():
        return found[0]
    # Doxygen names pages otherwise since 1.9.8.
    pages = ["md_README.html"] if path.endswith("README.md") else [
        f"md_docs_{pathlib.Path(path).stem}.html", f"md_docs_2{pathlib.Path(path).stem.replace('_', '__')}.html"]
    page = next((page for page in pages if page in anchors), None)
    if path.endswith(".md") and anchor in anchors.get(page, {}):
        return f'<a class="el" href="{page}#{anchors[page][anchor]}">{text}</a>'
    example = page_of(path.partition("examples/")[2])
    return f'<a class="el" href="{example}">{text}</a>' if (site / example).exists() else text


def index_suffixes(search):
    """Makes `_utf8` find operator""_utf8: Doxygen's search finds words by their beginning, and had none with _."""
    for path in search.glob("*.js"):
        path.write_text(path.read_text(encoding="utf-8").replace("&amp;quot;", "&quot;"), encoding="utf-8")
    sections = (search / "searchdata.js").read_text(encoding="utf-8")
    first_letters = re.search(r'0: "([^"]*)"', sections)[1]
    if "_" in first_letters:  # since Doxygen 1.9.8
        return
    (search / "searchdata.js").write_text(sections.replace(f'0: "{first_letters}"', f'0: "{first_letters}_"', 1),
                                          encoding="utf-8")
    last, added = (f"all_{number:x}" for number in (len(first_letters) - 1, len(first_letters)))
    if (search / f"{last}.html").exists():  # before Doxygen 1.9.5
        page = (search / f"{last}.html").read_text(encoding="utf-8")
        (search / f"{added}.html").write_text(page.replace(f"{last}.js", f"{added}.js"), encoding="utf-8")
    suffixes = sorted(name.short.removeprefix('operator""') for name in public_names().values() if '""' in name.short)
    entries = (f"  ['{word.replace('_', '_5f')}_{number}',['{word}',"
               f"['../group__literal{word.replace('_', '__')}.html',1,'']]]" for number, word in enumerate(suffixes))
    write(search / f"{added}.js", "var searchData=\n[\n" + ",\n".join(entries) + "\n];\n")


def polish(site):
    """What Doxygen has no option for: headings without words, what is said twice, links, search results in dark."""
    names = {"group__" + name.id.replace("_", "__") for name in public_names().values()}
    pages = {page.name: page.read_text(encoding="utf-8") for page in site.glob("*.html")}
    heading = re.compile(r'<h\d[^>]*><a class="anchor" id="(autotoc_md\d+)"></a>(.*?)</h\d>', re.DOTALL)
    anchors = {name: {slug_of(found[2]): found[1] for found in heading.finditer(text)} for name, text in pages.items()}
    for name, text in pages.items():
        text = re.sub(r'<h2 class="groupheader">\s*</h2>', "", text)
        text = re.sub(r'<span class="mlabel">(?:inline|constexpr|static|strong)</span>', "", text)
        text = re.sub(r'(?<=<div class="title">)[^<]*',
                      lambda found: re.sub(r"&lt; (.*?) &gt;", r"&lt;\1&gt;", found[0]), text)
        text = re.sub(r" Concept Reference(?=<)", "", text).replace(" = typedef ", " = ")
        text = re.sub(r'<a class="el" href="namespaceu8lit\w*\.html"[^>]*>(.*?)</a>', r"\1", text)
        text = re.sub(r"(<a [^>]*>)`([^`<]*)`(?=</a>)", r"\1<code>\2</code>", text)
        # What is called `text` is mostly a parameter.
        text = re.sub(r'(?<!<td>)<a class="[\w ]*" href="classu8lit_1_1text\.html"[^>]*>text</a>', "text", text)
        text = re.sub(r"&lt;tt&gt;(.*?)&lt;/tt&gt;", r"<code>\1</code>", text)
        text = re.sub(r'(?<=<td class="paramname">)[\w,]+(?=</td>)', lambda found: found[0].replace(",", ", "), text)
        text = re.sub(r'<a href="([^"]*)">(.*?)</a>', lambda found: linked_in_site(found, site, anchors), text)
        if name.removesuffix(".html") in names:
            text = re.sub(r'(?<=id="details"></a>)\s*<p ?>.*?</p>', "", text, count=1, flags=re.DOTALL)
        if 'name="nested-classes"' not in text:
            text = re.sub(r'<a href="#nested-classes">.*?</a>(?: &#124;)?', "", text)
        if name.startswith(("group__header__", "group__operators")):
            text = re.sub(r'<div class="summary">.*?</div>', "", text, flags=re.DOTALL)
            text = re.sub(r'<table class="memberdecls">.*?</table>', "", text, flags=re.DOTALL)
        (site / name).write_text(text, encoding="utf-8")
    for script in site.glob("*.js"):
        text = script.read_text(encoding="utf-8")
        script.write_text(text.replace('[ "u8lit::', '[ "'), encoding="utf-8")
    index_suffixes(site / "search")
    with open(site / "search/search.css", "a", encoding="utf-8") as style:
        style.write("@media (prefers-color-scheme: dark) { body.SRPage { background: #171d24; color: #dde3ea; } "
                    "body.SRPage a { color: #79b8ff; } }\n")


def main(version, doxygen="doxygen"):
    if OUTPUT == ROOT:
        raise SystemExit("the site would replace the guide's sources in docs")
    copies = OUTPUT / "docs_source"
    shutil.rmtree(copies, ignore_errors=True)
    shutil.rmtree(OUTPUT / "docs", ignore_errors=True)
    write(copies / "structure.dox", structure())
    for path in INCLUDE.rglob("*.hpp"):
        text = header(path.read_text(encoding="utf-8")) if path in headers() else ""
        write(copies / "include" / path.relative_to(INCLUDE), text)
    configuration = (ROOT / ".packaging/Doxyfile.in").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        # Doxygen finds no page from a page whose path has a space.
        source = ROOT
        if " " in str(ROOT):
            source = pathlib.Path(folder)
            for path in ROOT.iterdir():
                (source / path.name).symlink_to(path)
        pages = [source / path.relative_to(ROOT) for path in chapters()]
        for name, value in {"VERSION": version, "SOURCE": source, "OUTPUT": OUTPUT, "COPIES": copies,
                            "CHAPTERS": " ".join(f'"{path}"' for path in pages)}.items():
            configuration = configuration.replace(f"@{name}@", str(value))
        write(OUTPUT / "Doxyfile", configuration)
        # Links between pages are looked up from the current folder.
        done = subprocess.run([doxygen, OUTPUT / "Doxyfile"], cwd=source, check=False)
    polish(OUTPUT / "docs")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[3:]))
