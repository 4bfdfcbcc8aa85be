# SPDX-License-Identifier: BSL-1.0
"""What a literal costs, beside one that nothing checks."""
import tables
from cases import Case, including
from targets import LITERALS, target
from texts import SCRIPTS, literals

# Literals without a check, as simple as they can be: borrowed text, a parameter, and text as a type.
UNCHECKED_VIEW = """\
struct view { const char* data; decltype(sizeof 0) size; };
consteval view operator""_unchecked(const char* data, decltype(sizeof 0) size) { return {data, size}; }
"""
UNCHECKED_PARAMETER = """\
struct view {
  template <decltype(sizeof 0) Size> consteval view(const char (&literal)[Size]) : data{literal}, size{Size - 1} {}
  const char* data;
  decltype(sizeof 0) size;
};
"""
UNCHECKED_TYPE = """\
template <decltype(sizeof 0) Size> struct units {
  char at[Size]{};
  consteval units(const char (&literal)[Size]) { for (decltype(sizeof 0) n = 0; n < Size; ++n) at[n] = literal[n]; }
};
template <units Units> struct constant { static constexpr const char* c_str() { return Units.at; } };
template <units Units> consteval constant<Units> operator""_unchecked() { return {}; }
"""
USING = "using namespace u8lit::literals;\n"
VIEWS, TYPES = including("u8lit/literals.hpp") + USING, including("u8lit/literals.hpp") + USING
SIZES = {"short": (8, 16), "long": (40, 60)}
SCRIPTS_OF = {"ASCII": SCRIPTS[:1], "mixed": SCRIPTS}
COUNT = 2000


def constants(texts, suffix):
    """Literals that are there."""
    return "".join(f'constexpr auto text_{number} = "{text}"{suffix};\n' for number, text in enumerate(texts))


def calls(texts, parameter, suffix="", member=""):
    """Literals that are needed at run time."""
    uses = "".join(f'  use("{text}"{suffix}{member});\n' for text in texts)
    return f"void use({parameter});\nvoid use_all() {{\n{uses}}}\n"


def used_types(texts, suffix):
    return calls(texts, "const char*", suffix, ".c_str()")


# By kind: what comes before the literals unchecked and checked, and how they are written.
KINDS = {
    "_utf8": (UNCHECKED_VIEW, VIEWS, lambda texts, checked: constants(texts, "_utf8" if checked else "_unchecked")),
    "parameter": (UNCHECKED_PARAMETER, VIEWS,
                  lambda texts, checked: calls(texts, "u8lit::text_view<char>" if checked else "view")),
    "_text": (UNCHECKED_TYPE, TYPES, lambda texts, checked: constants(texts, "_text" if checked else "_unchecked")),
    "_text used": (UNCHECKED_TYPE, TYPES,
                   lambda texts, checked: used_types(texts, "_text" if checked else "_unchecked")),
}


def names():
    return [(kind, size, script, f"{kind}, {size} {script}") for kind in KINDS for size in SIZES
            for script in SCRIPTS_OF]


def cases(count):
    for kind, (unchecked, checked, _) in KINDS.items():
        yield Case(f"before {kind}, unchecked", unchecked, is_short=True)
        yield Case(f"before {kind}", checked, is_short=True)
    for kind, size, script, name in names():
        texts = list(literals(count, SCRIPTS_OF[script], *SIZES[size]))
        unchecked, checked, spelling = KINDS[kind]
        yield Case(f"{name}, unchecked", unchecked + spelling(texts, False), f"before {kind}, unchecked", count)
        yield Case(name, checked + spelling(texts, True), f"{name}, unchecked", count,
                   needed=(f"before {kind}",))


def report(machine, compilers, measured, costs, count):
    """The cost of one, without that of what comes before; the ratio to unchecked ones of this and of whole files."""
    kinds = {case.name for case in measured}
    for compiler in compilers:
        rows = []
        for kind, size, script, name in names():
            if name not in kinds:
                continue
            good, other = costs[compiler, name], costs[compiler, f"{name}, unchecked"]
            before, before_other = costs[compiler, f"before {kind}"], costs[compiler, f"before {kind}, unchecked"]
            more, more_other = good.amount - before.amount, other.amount - before_other.amount
            files = tables.quotient(before.amount + COUNT / count * more,
                                    before_other.amount + COUNT / count * more_other)
            bound = target(LITERALS[script], compiler) if (kind, size) == ("_utf8", "long") else None
            rows.append([f"  {name}", tables.figure(1e3 * more_other / count, other),
                         tables.figure(1e3 * more / count, good),
                         tables.promised(tables.quotient(more, more_other), bound), tables.promised(files, bound),
                         tables.figure(good.mib - other.mib)])
        tables.print_table([f"{machine.thousandth} a literal, {compiler}", "unchecked", "checked", "ratio",
                            f"ratio of files with {COUNT}", "MiB more"], rows)
