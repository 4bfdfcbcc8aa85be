# SPDX-License-Identifier: BSL-1.0
"""Prints text, scalar values and verdicts of u8lit in gdb: `source u8lit_gdb.py`."""
import re

import gdb
import gdb.printing


class TextPrinter:
    """A pointer and a number of code units: text_view."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        return self.value["data_"].lazy_string(length=int(self.value["size_"]))

    def display_hint(self):
        return "string"


class ArrayPrinter:
    """An array of code units and a NUL: fixed_text."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        units = self.value["unchecked_units"]
        return units[0].address.lazy_string(length=units.type.range()[1]) if units.address else units

    def display_hint(self):
        return "string"


class ConstantPrinter:
    """A text_constant, which has no data: its text is the argument of its type."""

    ENCODINGS = {"char": (1, "utf-8"), "char8_t": (1, "utf-8"), "char16_t": (2, "utf-16-le"),
                 "char32_t": (4, "utf-32-le"), "wchar_t": (4, "utf-32-le")}

    def __init__(self, value):
        self.type = value.type.strip_typedefs()

    def to_string(self):
        try:
            return str(self.type.template_argument(0)["unchecked_units"])
        except (gdb.error, RuntimeError):
            pass
        # Clang describes no such argument. Its numbers stand in the type's name, the last one is the NUL.
        found = re.search(r"fixed_text<(\w+), .*\{\{(.*)\}\}", self.type.name)
        if not found or found[1] not in self.ENCODINGS:
            return self.type.name
        size, encoding = self.ENCODINGS[found[1]]
        units = [int(number) for number in re.findall(r"-?\d+", found[2])][:-1]
        octets = b"".join((unit % 256 ** size).to_bytes(size, "little") for unit in units)
        return '"' + octets.decode(encoding).replace("\\", "\\\\").replace('"', '\\"') + '"'


class ScalarPrinter:
    """A scalar_value: its number, and the character if it can be printed."""

    def __init__(self, value):
        self.number = int(value["unchecked_value"])

    def to_string(self):
        character = chr(self.number)
        return f"U+{self.number:04X}" + (f" '{character}'" if character.isprintable() else "")


class VerdictPrinter:
    """What validate returns: the fault and where it is."""

    def __init__(self, value):
        self.value = value

    def to_string(self):
        what = str(self.value["what"]).rpartition("::")[2]
        return "well-formed" if what == "none" else f"{what} at offset {int(self.value['offset'])}"


PRINTERS = gdb.printing.RegexpCollectionPrettyPrinter("u8lit")
for name, arguments, printer in [("text_view", "<.*>", TextPrinter), ("fixed_text", "<.*>", ArrayPrinter),
                                 ("text_constant", "<.*>", ConstantPrinter), ("scalar_value", "", ScalarPrinter),
                                 ("verdict", "", VerdictPrinter)]:
    PRINTERS.add_printer(name, f"^u8lit::{name}{arguments}$", printer)
gdb.printing.register_pretty_printer(gdb.current_objfile(), PRINTERS, replace=True)
