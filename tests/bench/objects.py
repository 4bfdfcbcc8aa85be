# SPDX-License-Identifier: BSL-1.0
"""What literals as types leave in an object."""
import os
import subprocess

import tables
from literal_cost import SCRIPTS_OF, TYPES, UNCHECKED_TYPE, used_types
from texts import literals

COUNT = 1000


def compiled(machine, compiler, option, source):
    """The names in the object, and its size."""
    machine.write(source)
    made = machine.source + ".o"
    subprocess.run([*compiler.split(), *machine.flags, option, "-c", machine.source, "-o", made], check=True)
    names = subprocess.run(["nm", "-j", made], check=True, capture_output=True, text=True).stdout.split()
    return names, os.path.getsize(made)


def report(machine, compilers):
    """Symbols, the octets of their names (nm), and the octets of all."""
    texts, rows = list(literals(COUNT, SCRIPTS_OF["mixed"], 20, 60)), []
    for compiler in compilers:
        for option in ("-O0", "-O2"):
            for name, before, suffix in (("unchecked types", UNCHECKED_TYPE, "_unchecked"), ("_text", TYPES, "_text")):
                symbols, octets = compiled(machine, compiler, option, before + used_types(texts, suffix))
                rows.append([f"  {compiler} {option}, {name}", f"{len(symbols):,}", f"{sum(map(len, symbols)):,}",
                             f"{octets:,}"])
    tables.print_table([f"objects of {COUNT} literals used", "symbols", "names", "octets"], rows)
