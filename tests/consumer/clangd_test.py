#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Asks clangd what editors show of names: clangd_test.py ROOT. Skipped where there is no clangd 15 or later."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1]).resolve()
SKIPPED = 77
CLANGD = next((found for found in map(shutil.which, ["clangd", *(f"clangd-{n}" for n in range(30, 14, -1))]) if found),
              None)
# A name, marked by `^`, and words of its documentation that an editor must show.
CODE = """#include <u8lit.hpp>
using namespace u8lit::literals;
inline constexpr u8lit::text_row<int> rows[] = {{"red", 1}};
const char16_t* run(const char* bytes, char16_t* units) {
  const auto found = u8lit::^validate(bytes, 4);  // Finds the first fault
  u8lit::^utf8_view text = "abc"_utf8;  // UTF-8 text
  const auto done = u8lit::^transcode(text, units, 4);  // - returns
  const auto parts = u8lit::^split(text, ",");  // Splits a text at each
  auto literal = "日本語"^_utf8;  // Does not compile if it is ill-formed
  auto constant = "日本語"^_text;  // text as a type
  auto character = "x"^_scalar;  // that holds exactly one
  auto value = u8lit::^make_text_map<rows>.at("red");  // The text_map of the rows
  return text.^starts_with("a") && found && done.read && literal.size() && value ? units : nullptr;  // Returns whether
}
"""


class Client:
    def __init__(self, folder):
        self.process = subprocess.Popen([CLANGD, "--log=error", "--background-index=0"], cwd=folder,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.requests = 0

    def send(self, method, **parameters):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if not method.startswith(("initialized", "textDocument/did", "exit")):
            self.requests += 1
            message["id"] = self.requests
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()
        while "id" in message:
            length = 0
            while (line := self.process.stdout.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.partition(b":")[2])
            answer = json.loads(self.process.stdout.read(length))
            if answer.get("id") == message["id"]:
                return answer.get("result")
        return None


class Clangd(unittest.TestCase):
    def test_hover(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "compile_flags.txt").write_text(f"-std=c++20\n-I{ROOT / 'include'}\n",
                                                                    encoding="utf-8")
            client = Client(folder)
            self.addCleanup(client.process.wait)
            uri = (pathlib.Path(folder) / "program.cpp").as_uri()
            client.send("initialize", processId=None, rootUri=None, capabilities={})
            client.send("initialized")
            client.send("textDocument/didOpen", textDocument={"uri": uri, "languageId": "cpp", "version": 1,
                                                              "text": CODE.replace("^", "")})
            for number, line in enumerate(CODE.splitlines()):
                if "^" not in line:
                    continue
                column = len(line.partition("^")[0].encode("utf-16-le")) // 2 + 1
                shown = client.send("textDocument/hover", textDocument={"uri": uri},
                                    position={"line": number, "character": column})
                with self.subTest(re.search(r"\^(\w+)", line)[1]):
                    text = shown["contents"]["value"] if shown else ""
                    self.assertIn(line.rpartition("// ")[2], text)
            client.send("shutdown")
            client.send("exit")
            client.process.communicate()


if __name__ == "__main__":
    if not CLANGD:
        print("there is no clangd")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
