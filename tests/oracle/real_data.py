#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Tables of real data, from JSON, and from files of Python's csv module: real_data.py INCLUDE COMPILER [ARGUMENT...]

Countries, languages, currencies and scripts of ISO, media types, the status codes of HTTP, and the names of emoji in
CLDR. Each table is asked for all its keys and for strings that are not among them; the answers are those of a Python
dictionary. Data that this system does not have is left out.
"""
import csv
import http
import io
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

INCLUDE, COMPILER = sys.argv[1], sys.argv[2:]
ISO = pathlib.Path("/usr/share/iso-codes/json")
MEDIA_TYPES = pathlib.Path("/etc/mime.types")
EMOJI = pathlib.Path("/usr/share/unicode/cldr/common/annotations/en.xml")

PROGRAM = r"""
#include <charconv>
#include <cstdio>
#include <iostream>
#include <string>
#include <u8lit/data_file.hpp>
#include <u8lit/number_map.hpp>
#include <u8lit/text_table.hpp>

using text = u8lit::utf8_view;

template <class Unit>
void put(u8lit::text_view<Unit> value) { std::fwrite(value.data(), 1, value.size(), stdout); }
void put(long long value) { std::printf("%%lld", value); }
template <class Value>
void put_or_nothing(const Value& value) {
  std::fputs(value ? "+" : "-", stdout);
  if (value) put(*value);
  std::puts("");
}
template <class Table>
void look_up(const Table& table, const std::string& key) {
  if constexpr (requires { table.find_value(key); }) return put_or_nothing(table.find_value(key));
  else {
    long long number = 0;
    std::from_chars(key.data(), key.data() + key.size(), number);
    put_or_nothing(table.find_value(number));
  }
}

%s

int main() {
  for (std::string table, key; std::getline(std::cin, table, '\t') && std::getline(std::cin, key);) {
%s  }
}
"""
TABLE = """inline constexpr char {name}_file[] = R"~~~~({file})~~~~";
inline constexpr auto {name} =
    u8lit::make_{kind}_map<u8lit::data_file::{format}<{name}_file, {key}, {value}, {arguments}>>;
static_assert({name}.size() == {size});
"""


class Table:
    """Rows, which are dictionaries, as a file; the key and the value are two columns of them."""

    def __init__(self, name, key, value, rows, number_keys=False, number_values=False, dialect="excel"):
        columns = list(dict.fromkeys(column for row in rows for column in row))
        written = io.StringIO()
        if dialect == "excel":
            writer = csv.writer(written)
            writer.writerow(columns)
            writer.writerows([row.get(column, "") for column in columns] for row in rows)
        else:
            written.write("\n".join("\t".join(row.get(column, "") for column in columns)
                                    for row in [dict(zip(columns, columns, strict=True)), *rows]))
        convert = int if number_keys else str
        self.name = name
        self.expected = {str(convert(row[key])): str(int(row[value])) if number_values else row[value] for row in rows}
        self.source = TABLE.format(name=name, file=written.getvalue(), kind="number" if number_keys else "text",
                                   format="csv" if dialect == "excel" else "tsv", key="int" if number_keys else "text",
                                   value="int" if number_values else "text", arguments=f'"{key}, {value}"',
                                   size=len(self.expected))
        self.ask_for_others(number_keys)

    def ask_for_others(self, number_keys=False):
        self.keys = list(self.expected)
        if number_keys:
            self.keys += [str(number) for key in self.keys for number in (int(key) - 1, int(key) + 1, -int(key))]
        else:
            self.keys += [other for key in self.keys
                          for other in (key[:-1], key + "x", key.swapcase(), key[1:] + key[:1])]


class JsonOfIso(Table):
    """Rows in the member of a JSON file, as it is."""

    def __init__(self, name, standard, key, value):
        self.name = name
        self.expected = {row[key]: row[value] for row in of_iso(standard)}
        self.source = TABLE.format(name=name, file=text_of_iso(standard), kind="text", format="json", key="text",
                                   value="text", arguments=f'"{key}, {value}", "/{standard}"', size=len(self.expected))
        self.ask_for_others()


def text_of_iso(standard):
    return (ISO / f"iso_{standard}.json").read_text(encoding="utf-8")


def of_iso(standard):
    return json.loads(text_of_iso(standard))[standard]


def media_types():
    lines = [line.split() for line in MEDIA_TYPES.read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")]
    return list({extension: {"extension": extension, "type": kind} for kind, *extensions in reversed(lines)
                 for extension in extensions}.values())


def emoji():
    root = xml.etree.ElementTree.parse(EMOJI).getroot()
    return [{"emoji": entry.get("cp"), "name": entry.text} for entry in root.iter("annotation")
            if entry.get("type") == "tts"]


def tables():
    status = [{"code": str(each.value), "phrase": each.phrase} for each in http.HTTPStatus]
    yield Table("phrases", "code", "phrase", status, number_keys=True)
    yield Table("status_codes", "phrase", "code", status, number_values=True)
    if ISO.exists():
        yield Table("countries", "alpha_2", "name", of_iso("3166-1"))
        yield Table("country_flags", "numeric", "flag", of_iso("3166-1"), number_keys=True)
        yield Table("languages", "alpha_3", "name", of_iso("639-2"))
        yield Table("currencies", "numeric", "alpha_3", of_iso("4217"), number_keys=True)
        yield Table("currency_numbers", "alpha_3", "numeric", of_iso("4217"), number_values=True)
        yield Table("scripts", "name", "alpha_4", of_iso("15924"), dialect="tab")
        yield JsonOfIso("json_countries", "3166-1", "alpha_2", "name")
        yield JsonOfIso("json_languages", "639-2", "alpha_3", "name")
        yield JsonOfIso("json_currencies", "4217", "numeric", "alpha_3")
        yield JsonOfIso("json_regions", "3166-2", "code", "name")
    if MEDIA_TYPES.exists():
        yield Table("media_types", "extension", "type", media_types(), dialect="tab")
    if EMOJI.exists():
        yield Table("emoji_names", "emoji", "name", emoji())


class RealData(unittest.TestCase):
    def test_tables_answer_as_dictionaries_do(self):
        every = list(tables())
        dispatch = "".join(f'    if (table == "{table.name}") look_up({table.name}, key);\n' for table in every)
        asked = [(table, key) for table in every for key in table.keys]
        with tempfile.TemporaryDirectory() as folder:
            program = f"{folder}/program"
            subprocess.run([*COMPILER, "-std=c++20", f"-I{INCLUDE}", "-x", "c++", "-", "-o", program], check=True,
                           input=PROGRAM % ("\n".join(table.source for table in every), dispatch), text=True)
            answers = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True,
                                     input="".join(f"{table.name}\t{key}\n" for table, key in asked)).stdout
        answers = answers.split("\n")
        self.assertEqual(answers.pop(), "")
        wrong = [(table.name, key, answer) for (table, key), answer in zip(asked, answers, strict=True)
                 if answer != ("+" + table.expected[key] if key in table.expected else "-")]
        self.assertEqual(wrong, [])
        for table in every:
            print(f"{table.name}: {len(table.expected)} rows, {len(table.keys)} keys")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
