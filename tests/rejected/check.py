#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles cases that must be refused and holds the compiler to its words:
check.py [--precompiled=FILE] CASE NAME COMPILER [ARGUMENT...]
check.py --all [--jobs N] [--whole] [--part K/N] NAME COMPILER [ARGUMENT...]
check.py --survey [--jobs N] NAME COMPILER [ARGUMENT...]

NAME is the compiler's name and version, clang-19. FILE is what support/precompile.py made of the umbrella header;
where it does not matter what the compiler says, but only whether, it is read instead of the headers themselves. --all
checks every case of this folder, N at a time (2), precompiles the header for that in a temporary folder (TMPDIR, which
COMPILER must see), prints what is wrong, and ends with a line `N passed, N failed`. What cases include is precompiled,
and what of a case must compile, and what must be refused with -O2, too, is compiled together with that of the others,
each in its own namespace; where the compiler then says other things than it should, cases are compiled again as they
are. --part 1/2 checks every second case, from the second one (0/2: from the first).
--survey demands nothing: of each case it prints the number of errors and of lines, those that lead to a header
included, and whether the words stand in the first error's line, and then totals.

A case is an ordinary source file. The line that is at fault ends in `// refused`. Its last paragraph consists of
comments that say what to expect:
    // g++: words | other words        all must be printed, white space aside, and not from the line at fault;
                                       with SENTENCE in front, in the line of the first error
    // clang: words | other words
    // g++ 14-16: words                for these versions instead
    // clang 21+: words                for this version and later ones instead
    // first: g++ 12-13 | clang        where the words, up to the first ` | `, must stand in the first error's own line
    // lines: g++: 13 | clang 19: 18   where more lines are allowed than LINES and MORE_LINES say
    // errors: clang 17+: 2            where the compiler cannot help making several of one
    // flags: -fexec-charset=latin1    more arguments
    // unnamed: clang 17+ | g++ 16     where the compiler names no line of the case
    // linker: g++ 14                  where only the linker refuses it, if nothing may be undefined
    // only: g++                       no other compiler can get this wrong
    // needs: boost/mp11/list.hpp      a header without which there is nothing to see
    // mended: line                    what the words advise instead of the line at fault; after includes alone, that
                                       line follows; as many as are needed; where words have ADVICE, one at least
Versions are written in one of four ways, here and below: `g++` (all that nothing else covers), `g++ 14`, `g++ 14-16`,
`g++ 14+`. No version may be covered twice.

The compiler must refuse the case with one error, besides those that PREAMBLES allows; the first line of the case that
it names must be the one at fault; with -O2, too, and without that line, and mended, the case must compile
without messages.
"""
import argparse
import functools
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

SKIPPED = 77
# The most lines that an error may take. Where it takes more, the case says so or, for a version, lines.txt.
LINES = [("g++", "10"), ("g++ 14-15", "12"), ("g++ 16+", "8"), ("clang", "15"), ("clang 14", "12"), ("clang 19", "12"),
         ("clang 23+", "12")]
# How many lines more some versions print than stands for `g++` in a case.
MORE_LINES = [
    # The line that required an instantiation is quoted.
    ("g++ 14-15", "2")]
ERRORS = [("g++", "1"), ("clang", "1")]
# How a sentence begins that the compiler must print in the line of the first error.
SENTENCE = "constexpr message: "
# An instruction in words, whose underscores are spaces.
ADVICE = re.compile(r"\b(write|pass|include|ask|checked by|must be checked|check these|give the|leave out|test it|"
                    r"compare with a|slice at|for other text use|literals with text|how (long|much))\b", re.IGNORECASE)
# What a case cannot have in a namespace of its own.
GLOBAL = re.compile(r"^ *(#(?! *include\b)|namespace\b|template *<>)|\bmain\(|^// (flags|linker|needs): ", re.MULTILINE)
# An error that versions print before the one that gives the reason, at the line at fault. It is not counted, its lines
# are not, and the words must be printed without it.
PREAMBLES = [
    # That the call is not constant is an error of its own; earlier versions, and clang, print the reason as part of it.
    ("g++ 14+", r"call to consteval function '.*' is not a constant expression"),
]


class Malformed(Exception):
    """What is wrong with what a case says."""


def covers(versions, name, version):
    """Whether versions, as `g++ 14-16`, are this compiler's."""
    parts = re.fullmatch(r"(g\+\+|clang)(?: (\d+)(?:(\+)|-(\d+))?)?", versions)
    if not parts:
        raise Malformed(f"no versions of a compiler: {versions}")
    first, last = parts[2] or 0, parts[4] or (parts[2] if not parts[3] else None) or sys.maxsize
    return parts[1] == name and int(first) <= version <= int(last)


def stated(entries, name, version):
    """What the entries, pairs of versions and a value, have for this compiler, None if nothing."""
    values = [value for versions, value in entries if covers(versions, name, version) and versions != name]
    if len(values) > 1:
        raise Malformed(f"several entries cover {name} {version}")
    return next(iter(values + [value for versions, value in entries if versions == name]), None)


@functools.lru_cache(maxsize=None)
def over_the_limit():
    """What lines.txt states for cases, in the form of their `lines:`."""
    listed = pathlib.Path(__file__).resolve().with_name("lines.txt").read_text(encoding="utf-8")
    return dict(line.split(": ", 1) for line in listed.splitlines() if not line.startswith("#"))


def expectations(case, source, name, version):
    """What the last paragraph says of this compiler."""
    words, others, mended = [], {}, []
    for line in source.rstrip("\n").rpartition("\n\n")[2].splitlines():
        key, colon, value = line.removeprefix("// ").partition(": ")
        if line.startswith(("// g++", "// clang")) and colon:
            words.append((key, value))
        elif key == "mended" and colon:
            mended.append(value)
        elif line.startswith("//") and key in ("lines", "errors", "first", "flags", "unnamed", "linker", "only",
                                               "needs"):
            others[key] = value
        else:
            raise Malformed(f"nothing to expect: {line}")

    if not mended and any(ADVICE.search(value.replace("_", " ")) for _, value in words):
        raise Malformed("words advise something: `// mended:` must show that it compiles")

    def numbers(value):
        entries = re.findall(r"([^|:]+): (\d+)(?: \| |$)", value)
        if " | ".join(": ".join(entry) for entry in entries) != value:
            raise Malformed(f"not versions and numbers: {value}")
        return entries

    def number(key, usual, over="", more=()):
        entries = numbers(others.get(key, ""))
        own = stated([entry for entry in entries if entry[0] != name], name, version)
        if not own and (of_all := stated(entries, name, version)):
            return int(of_all) + int(stated(more, name, version) or 0)
        return int(own or stated(numbers(over), name, version) or stated(usual, name, version))

    def listed(key):
        return key in others and any(covers(entry, name, version) for entry in others[key].split(" | "))

    return argparse.Namespace(
        words=stated(words, name, version), errors=number("errors", ERRORS),
        lines=number("lines", LINES, over_the_limit().get(case.stem, ""), MORE_LINES),
        flags=shlex.split(others.get("flags", "")), unnamed=listed("unnamed"), linker=listed("linker"),
        first=listed("first"), mended=mended, applies=listed("only") or "only" not in others, needs=others.get("needs"))


def compiled(command, source, name, linked=False):
    """The exit status and what was printed, compiling the source under the name of the case; or making a library of it,
    in which nothing may be undefined."""
    made = ["-shared", "-fPIC", "-Wl,-z,defs", name, "-o", "library"] if linked else ["-S", name, "-o", os.devnull]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / name).write_text(source, encoding="utf-8")
        run = subprocess.run(command + ["-fdiagnostics-color=never", *made], cwd=folder,
                             capture_output=True, text=True, errors="replace", env=dict(os.environ, LC_ALL="C"))
    return run.returncode, run.stdout + run.stderr


@functools.lru_cache(maxsize=None)
def is_there(header, command):
    """Whether the compiler finds the header."""
    return compiled([*command], f"#if !__has_include(<{header}>)\n#error\n#endif\n", "header.cpp")[0] == 0


def marked_lines(source):
    """The numbers of the lines at fault."""
    return [number for number, line in enumerate(source.splitlines(), 1) if line.rstrip().endswith("// refused")]


def mended_lines(source):
    """What `mended:` says instead of the line at fault, in lines, some of which are includes."""
    mended = [line.removeprefix("// mended: ") for line in source.splitlines() if line.startswith("// mended: ")]
    if all(line.startswith("#include") for line in mended):
        mended += [source.splitlines()[number - 1] for number in marked_lines(source)]
    return mended


def with_mended(source):
    """The source in which what `mended:` says stands instead of the line at fault."""
    lines, mended = source.splitlines(), mended_lines(source)
    lines[marked_lines(source)[0] - 1] = " ".join(line for line in mended if not line.startswith("#include"))
    return "\n".join([*(line for line in mended if line.startswith("#include")), *lines, ""])


def in_namespaces(sources, line_at_fault):
    """One translation unit of all cases, pairs of a path and its source, in which each keeps its name and its lines.
    Their lines at fault are "kept", "removed" or "mended"."""
    includes, parts = set(), []
    for number, (case, source) in enumerate(sources):
        lines = (with_mended(source) if line_at_fault == "mended" else source).splitlines()
        if line_at_fault == "removed":
            lines[marked_lines(source)[0] - 1] = ""
        for at, line in enumerate(lines):
            if re.match(r" *# *include\b", line):
                includes.add(line)
                lines[at] = ""
        parts += [f"namespace case_{number} {{", f'#line 1 "{case.name}"', *lines, "}"]
    return "\n".join([*sorted(includes), *parts, ""])


def settled_together(cases, name, command):
    """Names of cases that compile without messages if the line at fault is left out, those of them in which the
    line at fault is refused with -O2, and those that compile without messages when they are mended. Uncertain cases are
    in none."""
    sources = [(case, case.read_text(encoding="utf-8")) for case in cases]
    sources = [(case, source) for case, source in sources if not GLOBAL.search(source)
               and len(marked_lines(source)) == 1]
    mended = [(case, source) for case, source in sources if "\n// mended: " in source]
    mended = silent_together(mended, "mended", command)
    sources = silent_together(sources, "removed", command)
    refused = frozenset()
    if sources and name == "g++":
        _, printed = compiled([*command, "-O2", "-fmax-errors=0"], in_namespaces(sources, "kept"), "together.cpp")
        refused = frozenset(case.name for case, source in sources
                            if re.search(rf"^{re.escape(case.name)}:{marked_lines(source)[0]}:\d+:", printed,
                                         re.MULTILINE))
    return frozenset(case.name for case, _ in sources), refused, frozenset(case.name for case, _ in mended)


def silent_together(sources, line_at_fault, command):
    """Those of the cases, pairs of a path and its source, that compile without messages in one translation unit."""
    while sources:
        status, printed = compiled(command, in_namespaces(sources, line_at_fault), "together.cpp")
        if status == 0 and not printed:
            return sources
        others = [(case, source) for case, source in sources if first_named(printed, case.name) is None]
        if len(others) == len(sources):
            break
        sources = others
    return []


def first_named(printed, name):
    """The first line of the case that is named, None if there is none."""
    named = re.search(rf"^{re.escape(name)}:(\d+):\d+:", printed, re.MULTILINE)
    return int(named.group(1)) if named else None


def without_preamble(printed, place, name, version):
    """What was printed, less an error at the place that PREAMBLES has, with the source that is quoted for it."""
    message = stated(PREAMBLES, name, version)
    first = re.search(r"^.*\berror: .*$", printed, re.MULTILINE)
    if message and first and re.fullmatch(rf"{re.escape(place)}:\d+: error: {message}", first[0]):
        rest = re.sub(r"\A\n( +\d* \|.*\n)*", "", printed[first.end():])
        if re.search(r"\berror: ", rest):
            return printed[:first.start()] + rest
    return printed


def in_first_error(words, printed):
    """Whether the words, up to the first separator, stand in the line of the first error."""
    first = re.search(r"^.*\berror: .*$", printed, re.MULTILINE)
    return bool(first) and " ".join(words.partition(" | ")[0].split()) in " ".join(first[0].split())


def counted_lines(printed):
    """The lines that count. By which headers a header is included is where it is, and not what is wrong."""
    return [line for line in printed.splitlines()
            if line and not re.match(r"\d+ errors? generated|In file included from | +from .*[:,]$", line)]


def faults(case, versioned, command, precompiled, preambles, hurried=False, settled=((), (), ())):
    """Everything that is wrong with the case or with what the compiler made of it; None where it does not apply.

    The case is added to preambles if the compiler printed one. Who is hurried takes what is precompiled
    wherever it will do.
    What settled_together has settled is not compiled again.
    """
    source = case.read_text(encoding="utf-8")
    lines = source.splitlines()
    name, _, version = versioned.rpartition("-")
    try:
        expected = expectations(case, source, name, int(version))
    except Malformed as fault:
        return [str(fault)]
    if not expected.applies or (expected.needs and not is_there(expected.needs, tuple(command))):
        return None
    marked = marked_lines(source)
    if expected.words is None or len(marked) != 1:
        return [f"the case must have one line `// refused` and say what {versioned} is to print"]

    arguments, command = command, command + expected.flags
    # What is precompiled was so without flags. Any doubt that it leaves is settled without it.
    quick = [] if expected.flags or not precompiled else [*command, "-include", precompiled]

    status, printed = compiled(hurried and quick or command, source, case.name, expected.linker)
    said = without_preamble(printed, f"{case.name}:{marked[0]}", name, int(version))
    if said != printed:
        preambles.append(case)
    found = []
    if status == 0:
        found.append("it compiles")
    if re.search(r"internal compiler error|PLEASE submit|fatal error|Stack dump", printed):
        found.append("the compiler gave up")
    named = first_named(printed, case.name)
    if named != marked[0] and (named or not expected.unnamed):
        found.append(f"the first line named is {named or 'none'} instead of {marked[0]}")
    if (errors := len(re.findall(r"\berror: ", said))) != expected.errors:
        found.append(f"{errors} errors instead of {expected.errors}")
    # What the compiler only repeats from the line at fault, it has not said.
    flat = " ".join(" ".join(line for line in said.splitlines() if lines[marked[0] - 1].strip() not in line).split())
    found += [f"not printed: {word}" for word in expected.words.split(" | ") if " ".join(word.split()) not in flat]
    if expected.first and not in_first_error(expected.words, printed):
        found.append("the words are not in the first error's line")
    if (counted := len(counted_lines(said))) > expected.lines:
        found.append(f"{counted} lines instead of at most {expected.lines}")

    if expected.linker and compiled(command, source, case.name)[0] != 0:
        found.append("it is the compiler that refuses")
    # What g++ fails to evaluate, it may optimise away; clang evaluates before it optimises.
    silent, refused, mended = settled
    if name == "g++" and case.name not in refused:
        optimized = compiled([*quick, "-O2"], source, case.name) if quick and not expected.linker else (0, "")
        if optimized[0] == 0 or first_named(optimized[1], case.name) != marked[0]:
            if compiled([*command, "-O2"], source, case.name, expected.linker)[0] == 0:
                found.append("it compiles with -O2")

    def check_silence(changed, is_silent, what):
        status, printed = (0, "") if is_silent else (1, "")
        if status and quick:
            status, printed = compiled(quick, changed, case.name)
        if status or printed:
            status, printed = compiled(command, changed, case.name)
        if status or printed:
            found.append(f"{what} it does not compile in silence:\n{printed}")

    lines[marked[0] - 1] = ""
    check_silence("\n".join(lines) + "\n", case.name in silent, "without the line at fault")
    if expected.mended:
        check_silence(with_mended(source), case.name in mended, "mended")
    if found and hurried:
        return faults(case, versioned, arguments, precompiled, preambles)
    return found + ([f"{versioned} printed:\n{printed}"] if found else [])


def survey(versioned, command, jobs):
    """Prints what the compiler says of each case of this folder, in numbers."""
    from concurrent.futures import ThreadPoolExecutor

    name, _, version = versioned.rpartition("-")

    def measured(case):
        source = case.read_text(encoding="utf-8")
        expected = expectations(case, source, name, int(version))
        if not expected.applies or (expected.needs and not is_there(expected.needs, tuple(command))):
            return None
        _, printed = compiled(command + expected.flags, source, case.name, expected.linker)
        lines = [line for line in printed.splitlines() if line and not re.match(r"\d+ errors? generated", line)]
        named = first_named(printed, case.name) == marked_lines(source)[0]
        errors = len(re.findall(r"\berror: ", printed))
        return (case.stem, errors, len(counted_lines(printed)), len(lines),
                in_first_error(expected.words, printed), named)

    with ThreadPoolExecutor(jobs) as pool:
        cases = sorted(pathlib.Path(__file__).resolve().parent.glob("*.cpp"))
        results = [result for result in pool.map(measured, cases) if result]
    print(f"{'case':55} errors lines with-includes words-in-first-error names-its-line")
    for stem, errors, lines, all_lines, first, named in results:
        answers = ["yes" if answer else "no" for answer in (first, named)]
        print(f"{stem:55} {errors:6} {lines:5} {all_lines:13} {answers[0]:>20} {answers[1]:>14}")
    few = 8 if name == "g++" and int(version) >= 16 else 12
    counts = [sum(counted) for counted in zip(*[(errors == 1, lines <= few, all_lines <= few, first, named)
                                                for _, errors, lines, all_lines, first, named in results])]
    print(f"{versioned}: {len(results)} cases; one error {counts[0]}; at most {few} lines {counts[1]}, "
          f"includes counted {counts[2]}; words in the first error {counts[3]}; line named {counts[4]}")


def report(case, found):
    for fault in found or []:
        print(f"{case.name}: {fault}")


def check_all(versioned, command, jobs, whole, part):
    """Whether the cases of this folder, or this part of them, are as they should be."""
    from concurrent.futures import ThreadPoolExecutor

    name, _, version = versioned.rpartition("-")
    folder = pathlib.Path(__file__).resolve().parent
    cases = sorted(folder.glob("*.cpp"))[part[0]::part[1]]
    preambles = []
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(jobs) as pool:
        precompiled = pathlib.Path(temporary, "precompiled.hpp")
        subprocess.run([sys.executable, folder.parent / "support/precompile.py", precompiled,
                        precompiled.with_suffix(".d"), "u8lit.hpp", "0,2" if versioned.startswith("g++") else "0",
                        *command], check=True)
        parts = [cases[at::jobs] for at in range(jobs)]
        found = pool.map(lambda part: settled_together(part, name, [*command, "-include", str(precompiled)]), parts)
        settled = [frozenset().union(*kind) for kind in zip(*found)]
        results = list(pool.map(lambda case: faults(case, versioned, command, str(precompiled), preambles, not whole,
                                                    settled),
                                cases))
    for case, found in zip(cases, results):
        report(case, found)
    failed = sum(bool(found) for found in results)
    if stated(PREAMBLES, name, int(version)) and not preambles:
        print(f"{versioned} prints no preamble any more: PREAMBLES must say so")
        failed += 1
    skipped = [case.stem for case, found in zip(cases, results) if found is None]
    if skipped:
        print(f"not for {versioned}, or without a header that they need: {' '.join(skipped)}")
    passed = results.count([])
    print(f"{passed} passed, {failed} failed")
    return failed == 0 and passed > 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--survey", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--part", type=lambda part: [int(number) for number in part.split("/")], default=[0, 1])
    parser.add_argument("--precompiled")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if options.survey:
        versioned, *command = options.arguments
        survey(versioned, command, options.jobs)
        return 0
    if options.all:
        versioned, *command = options.arguments
        return 0 if check_all(versioned, command, options.jobs, options.whole, options.part) else 1
    case, versioned, *command = options.arguments
    case = pathlib.Path(case)
    found = faults(case, versioned, command, options.precompiled, [])
    report(case, found)
    return SKIPPED if found is None else 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
