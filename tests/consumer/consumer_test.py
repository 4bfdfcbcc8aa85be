#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Uses u8lit as others do, in every way that docs/install.md shows, in empty folders.

consumer_test.py [--without-embedding] ROOT COMPILER [ARGUMENT...]

Files are embedded by tools that do not depend on the compiler.
"""
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

EMBEDS = sys.argv[1] != "--without-embedding"
ROOT, *COMPILER = sys.argv[1 if EMBEDS else 2:]
ROOT = pathlib.Path(ROOT).resolve()
ENVIRONMENT = {**os.environ, "CXX": shlex.join(COMPILER), "CMAKE_GENERATOR": "Ninja",
               "GIT_CONFIG_GLOBAL": os.devnull}
# What the library consists of: all that a copy needs.
LIBRARY = [".packaging", "CMakeLists.txt", "LICENSE", "include", "meson.build", "meson_options.txt"]
VERSION = ".".join(re.findall(r"#define U8LIT_VERSION_[A-Z]+ (\d+)",
                              (ROOT / "include/u8lit/base/version.hpp").read_text(encoding="utf-8")))

# What files may have.
EMBEDDED = [b"", b"0" * 64, bytes(range(256)) + b'1\n"\\"]]=;$x%\0', "unit\ngröße\n".encode()]


def blocks(page, language):
    """The blocks of code on a page that are in this language, each after its heading."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = {}
    for heading, body in re.findall(r"^##+ (.*)\n((?:(?!##).*\n)*)", text, re.MULTILINE):
        found[heading] = re.findall(rf"^```{language}\n(.*?)^```$", body, re.MULTILINE | re.DOTALL)
    return found


def macros():
    shown = subprocess.run([*COMPILER, "-dM", "-E", "-x", "c++", os.devnull], capture_output=True, text=True,
                           check=True)
    return dict(re.findall(r"#define (__\w+__) (\d+)\n", shown.stdout))


def compiler_kind():
    return "clang++" if "__clang_major__" in macros() else "g++"


def can_import_modules():
    """Importers of g++ 14 do not see all that literals call."""
    known = macros()
    if "__clang_major__" not in known:
        return int(known["__GNUC__"]) >= 15
    return int(known["__clang_major__"]) >= 19


def can_scan_modules():
    """Whether CMake can scan what this compiler compiles: g++ 14 and later, clang with clang-scan-deps."""
    major = macros().get("__clang_major__")
    return can_import_modules() and (major is None or any(
        map(shutil.which, ["clang-scan-deps", f"clang-scan-deps-{major}"])))


class Consumer(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.shared = pathlib.Path(folder.name)
        cls.repository = cls.shared / "u8lit"
        cls.repository.mkdir()
        for name in LIBRARY:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, cls.repository / name)
        git = ["git", "-c", "user.name=u8lit", "-c", "user.email=u8lit@localhost", "-c", "init.defaultBranch=main"]
        for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "u8lit"], ["tag", f"v{VERSION}"]]:
            subprocess.run([*git, *command], cwd=cls.repository, env=ENVIRONMENT, check=True)
        cls.installed = {"cmake": cls.shared / "by cmake", "meson": cls.shared / "by meson"}
        cls.run_command(cls.shared, "cmake", "-S", cls.repository, "-B", "cmake", "-DCMAKE_BUILD_TYPE=Release")
        cls.run_command(cls.shared, "cmake", "--install", "cmake", "--prefix", cls.installed["cmake"])
        cls.run_command(cls.shared, "meson", "setup", "meson", cls.repository,
                        f"-Dprefix={cls.installed['meson']}")
        cls.meson_install = cls.run_command(cls.shared, "meson", "install", "-C", "meson")

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        shutil.copy(ROOT / "tests/consumer/consumer.cpp", self.folder / "program.cpp")

    @staticmethod
    def run_command(folder, *command, environment=None):
        done = subprocess.run(command, cwd=folder, env={**ENVIRONMENT, **(environment or {})}, text=True, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise AssertionError(f"{shlex.join(map(str, command))}\n{done.stdout}")
        return done.stdout

    def code(self, heading, language):
        """The blocks of code in this language below a heading of docs/install.md, from this repository."""
        found = blocks("docs/install.md", language)[heading]
        self.assertTrue(found)
        return [block.replace("https://example.org/u8lit.git", self.repository.as_uri()) for block in found]

    def copied(self, folder):
        """A copy of the library, as a user's project has it."""
        subprocess.run(["git", "clone", "-q", self.repository, self.folder / folder], env=ENVIRONMENT, check=True)

    def assert_runs(self, program):
        self.assertEqual(self.run_command(self.folder, self.folder / program).strip(), VERSION)

    # A project of the user, and what it must not find changed.
    def with_cmake(self, code, *options, version="3.20"):
        """Builds the program with CMake."""
        lines = [f"cmake_minimum_required(VERSION {version})", "project(program LANGUAGES CXX)",
                 "add_executable(program program.cpp)", code,
                 'message(STATUS "build type <${CMAKE_BUILD_TYPE}> flags <${CMAKE_CXX_FLAGS}>")',
                 'get_directory_property(tests TESTS)',
                 'message(STATUS "standard <${CMAKE_CXX_STANDARD}> tests <${tests}>")']
        (self.folder / "CMakeLists.txt").write_text("\n".join(lines), encoding="utf-8")
        configured = self.run_command(self.folder, "cmake", "-S", ".", "-B", "build",
                                      "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", *options)
        self.assertIn("build type <> flags <>", configured)
        self.assertIn("standard <> tests <>", configured)
        self.run_command(self.folder, "cmake", "--build", "build", "--target", "all")
        commands = json.loads((self.folder / "build/compile_commands.json").read_text(encoding="utf-8"))
        sources = [pathlib.Path(command["file"]).name for command in commands]
        self.assertEqual(sources, ["program.cpp"] + ["u8lit.cppm"] * ("module" in code))
        self.assertIn("-isystem ", commands[0]["command"])
        self.assert_runs("build/program")

    def with_meson(self, code, *options, environment=None):
        lines = ["project('program', 'cpp')", code]
        (self.folder / "meson.build").write_text("\n".join(lines), encoding="utf-8")
        shown = self.run_command(self.folder, "meson", "setup", "build", *options, environment=environment)
        self.run_command(self.folder, "meson", "compile", "-C", "build")
        self.assert_runs("build/program")
        targets = json.loads(self.run_command(self.folder, "meson", "introspect", "--targets", "build"))
        self.assertEqual([target["name"] for target in targets], ["program"])
        return shown

    def test_copy(self):
        self.copied("third_party/u8lit")
        for block in self.code("A copy", "sh"):
            self.run_command(self.folder, "sh", "-c", block.replace("c++ ", f"{shlex.join(COMPILER)} "))
        self.assert_runs("program")

    def test_one_header(self):
        self.copied("u8lit")
        for block in self.code("One header", "sh"):
            self.run_command(self.folder, "sh", "-ec", block.replace("c++ ", f"{shlex.join(COMPILER)} "))
        self.assert_runs("program")
        headers = self.folder / "build/.packaging"
        self.assertLess(2 * (headers / "literals.hpp").stat().st_size, (headers / "u8lit.hpp").stat().st_size)

    def test_cmake_subdirectory(self):
        self.copied("third_party/u8lit")
        for block in self.code("CMake: a copy or a submodule", "cmake"):
            self.with_cmake(block)
        self.run_command(self.folder, "cmake", "--install", "build", "--prefix", "installed")
        self.assertFalse((self.folder / "installed").exists())

    def test_cmake_library_that_is_installed(self):
        """A library that links u8lit is installed and exported; another project finds both."""
        library = self.folder / "library"
        self.copied("library/third_party/u8lit")
        code, config = self.code("CMake: a library that is installed", "cmake")
        (library / "greeting.hpp").write_text("#include <u8lit/text.hpp>\nu8lit::utf8_view greeting();\n",
                                              encoding="utf-8")
        (library / "greeting.cpp").write_text(
            '#include "greeting.hpp"\nu8lit::utf8_view greeting() { return "日本語"; }\n', encoding="utf-8")
        (library / "greeting-config.cmake").write_text(config, encoding="utf-8")
        (library / "CMakeLists.txt").write_text(
            f"cmake_minimum_required(VERSION 3.20)\nproject(greeting LANGUAGES CXX)\n{code}"
            "export(EXPORT greeting-targets)\n", encoding="utf-8")
        self.run_command(library, "cmake", "-S", ".", "-B", "build")
        self.run_command(library, "cmake", "--build", "build")
        self.run_command(library, "cmake", "--install", "build", "--prefix", self.folder / "moved")
        (self.folder / "moved").rename(self.folder / "installed")
        shutil.rmtree(library)
        source = self.folder / "program.cpp"
        program = source.read_text(encoding="utf-8").replace("return ", "return greeting() == \"日本語\" && ")
        source.write_text(f"#include <greeting.hpp>\n{program}", encoding="utf-8")
        self.with_cmake("find_package(greeting CONFIG REQUIRED)\n"
                        "target_link_libraries(program PRIVATE greeting::greeting)",
                        f"-DCMAKE_PREFIX_PATH={self.folder / 'installed'}")

    def test_changed_version(self):
        """A build folder is configured again when the version changes."""
        self.copied("u8lit")
        header = self.folder / "u8lit/include/u8lit/base/version.hpp"
        major, minor, patch = VERSION.split(".")
        later = f"{major}.{minor}.{int(patch) + 1}"
        tools = {"cmake": ["cmake", "-S", "u8lit", "-B", "cmake"], "meson": ["meson", "setup", "meson", "u8lit"]}
        made = {"cmake": "cmake/installed", "meson": "meson"}
        for command in tools.values():
            self.run_command(self.folder, *command)
        text = header.read_text(encoding="utf-8")
        header.write_text(text.replace(f"PATCH {patch}", f"PATCH {int(patch) + 1}"), encoding="utf-8")
        for name in tools:
            with self.subTest(name):
                self.run_command(self.folder, "ninja", "-C", name)
                for file in ["u8lit-config-version.cmake", "u8lit.pc"]:
                    self.assertIn(later, (self.folder / made[name] / file).read_text(encoding="utf-8"))

    def test_cmake_fetch_content(self):
        for block in self.code("CMake: FetchContent", "cmake"):
            self.with_cmake(block)

    def test_cmake_installed(self):
        for prefix in self.installed.values():
            with self.subTest(prefix.name):
                shutil.rmtree(self.folder / "build", ignore_errors=True)
                for block in self.code("CMake: installed", "cmake"):
                    self.with_cmake(block, f"-DCMAKE_PREFIX_PATH={prefix}")

    def test_install_commands(self):
        """What the page types to install, into another prefix."""
        shutil.copytree(self.repository, self.folder / "u8lit")
        for number, block in enumerate(self.code("CMake: installed", "sh")):
            prefix = self.folder / f"prefix{number}"
            self.assertIn("/usr/local", block)
            self.run_command(self.folder, "sh", "-ec", block.replace("/usr/local", str(prefix)))
            self.assertTrue((prefix / "include/u8lit.hpp").exists())
            shutil.rmtree(self.folder / "build")

    def test_cmake_precompiled_headers_and_unity(self):
        """Two sources with the same names in unnamed namespaces and the same tables, with and without one of these."""
        shared = ("#include <u8lit.hpp>\nusing namespace u8lit::literals;\n"
                  "inline constexpr u8lit::text_row<int> rows[] = {{\"red\", 1}, {\"grün\", 2}};\n")
        (self.folder / "shared.hpp").write_text(f"#pragma once\n{shared}int number(u8lit::utf8_view name);\n",
                                                encoding="utf-8")
        (self.folder / "number.cpp").write_text(
            '#include "shared.hpp"\nint number(u8lit::utf8_view name) {\n'
            "  return u8lit::make_text_map<rows>.value_or(name, 0);\n}\n", encoding="utf-8")
        program = (self.folder / "program.cpp").read_text(encoding="utf-8")
        (self.folder / "program.cpp").write_text(
            '#include "shared.hpp"\n' + program.replace("return ", 'return number("grün"_utf8) == 2 && '),
            encoding="utf-8")
        block, = self.code("CMake: installed", "cmake")
        lines = ["cmake_minimum_required(VERSION 3.20)", "project(program LANGUAGES CXX)",
                 "add_executable(program program.cpp number.cpp)", block,
                 "if(PRECOMPILE)", "  target_precompile_headers(program PRIVATE <u8lit.hpp>)", "endif()"]
        (self.folder / "CMakeLists.txt").write_text("\n".join(lines), encoding="utf-8")
        for option in ["PRECOMPILE", "CMAKE_UNITY_BUILD"]:
            with self.subTest(option):
                self.run_command(self.folder, "cmake", "-S", ".", "-B", option, f"-D{option}=ON",
                                 f"-DCMAKE_PREFIX_PATH={self.installed['cmake']}")
                self.run_command(self.folder, "cmake", "--build", option)
                self.assert_runs(f"{option}/program")

    def import_module(self):
        """Makes the program import what it includes."""
        source = self.folder / "program.cpp"
        code = source.read_text(encoding="utf-8")
        code = code.replace("#include <u8lit.hpp>\n", "")
        code = code.replace("using namespace", "import u8lit;\n\nusing namespace", 1)
        code = re.sub("static_assert.*\n", "", code)
        code = re.sub(r"U8LIT_VERSION_(MAJOR|MINOR|PATCH)",
                      lambda part: {"MAJOR": "u8lit::version / 10000", "MINOR": "u8lit::version / 100 % 100",
                                    "PATCH": "u8lit::version % 100"}[part[1]], code)
        source.write_text(code, encoding="utf-8")

    def test_cmake_module(self):
        shown = self.run_command(self.folder, "cmake", "--version")
        if tuple(map(int, re.search(r"(\d+)\.(\d+)", shown).groups())) < (3, 28):
            self.skipTest("CMake supports no modules before 3.28")
        if not can_scan_modules():
            self.skipTest("CMake supports no modules of this compiler")
        self.import_module()
        block, = self.code("CMake: the module", "cmake")
        self.with_cmake(block, f"-DCMAKE_PREFIX_PATH={self.installed['meson']}", version="3.28")
        shutil.rmtree(self.folder / "build")
        self.copied("third_party/u8lit")
        block, = self.code("CMake: a copy or a submodule", "cmake")
        self.with_cmake("set(U8LIT_MODULE ON)\n" + block.replace("u8lit::u8lit", "u8lit::module"), version="3.28")

    def test_module_by_hand(self):
        """The module, then the header unit. Each in a folder of its own, because g++ imports what it finds there."""
        if not can_import_modules():
            self.skipTest("this compiler supports no modules")
        included = (self.folder / "program.cpp").read_text(encoding="utf-8")
        self.import_module()
        programs = [(self.folder / "program.cpp").read_text(encoding="utf-8"),
                    included.replace("#include <u8lit.hpp>", "import <u8lit.hpp>;")]
        kind = compiler_kind()
        typed = [block for block in self.code("CMake: the module", "sh") if block.startswith(f"{kind} ")]
        self.assertEqual(len(typed), len(programs))
        for number, (program, block) in enumerate(zip(programs, typed)):
            with self.subTest(block):
                self.copied(f"{number}/u8lit")
                (self.folder / f"{number}/program.cpp").write_text(program, encoding="utf-8")
                self.run_command(self.folder / f"{number}", "sh", "-ec",
                                 re.sub(rf"(?m)^{re.escape(kind)} ", lambda _: f"{shlex.join(COMPILER)} ", block))
                self.assert_runs(f"{number}/program")

    def test_cmake_unknown_component(self):
        code = ("find_package(u8lit CONFIG QUIET COMPONENTS modules)\n"
                'message(STATUS "found <${u8lit_FOUND}> ${u8lit_NOT_FOUND_MESSAGE}")\n')
        (self.folder / "CMakeLists.txt").write_text(
            f"cmake_minimum_required(VERSION 3.20)\nproject(asks LANGUAGES CXX)\n{code}", encoding="utf-8")
        shown = self.run_command(self.folder, "cmake", "-S", ".", "-B", "build",
                                 f"-DCMAKE_PREFIX_PATH={self.installed['cmake']}")
        self.assertIn("found <0> u8lit has no component `modules`", shown)

    def test_absolute_include_directory(self):
        """As some distributions have it, outside the prefix."""
        headers = self.folder / "headers"
        for name, commands in {
            "cmake": [["cmake", "-S", self.repository, "-B", "by", f"-DCMAKE_INSTALL_INCLUDEDIR={headers}"],
                      ["cmake", "--install", "by", "--prefix", self.folder / "installed"]],
            "meson": [["meson", "setup", "by", self.repository, f"-Dprefix={self.folder / 'installed'}",
                       f"-Dincludedir={headers}"], ["meson", "install", "-C", "by"]],
        }.items():
            with self.subTest(name):
                for command in commands:
                    self.run_command(self.folder, *command)
                block, = self.code("CMake: installed", "cmake")
                self.with_cmake(block, f"-DCMAKE_PREFIX_PATH={self.folder / 'installed'}")
                path = {"PKG_CONFIG_PATH": str(self.folder / "installed/share/pkgconfig")}
                flags = self.run_command(self.folder, "pkg-config", "--cflags", "u8lit", environment=path)
                self.assertEqual(flags.split(), [f"-I{headers}"])
                for made in ["by", "build", "installed", "headers"]:
                    shutil.rmtree(self.folder / made)

    def test_cmake_two_copies(self):
        """Two parts of a project bring it, or one finds it installed."""
        self.copied("one")
        self.copied("other")
        for first in ["add_subdirectory(one)", "find_package(u8lit CONFIG REQUIRED)"]:
            with self.subTest(first):
                self.with_cmake(f"{first}\nadd_subdirectory(other)\n"
                                "target_link_libraries(program PRIVATE u8lit::u8lit)",
                                f"-DCMAKE_PREFIX_PATH={self.installed['meson']}")
                shutil.rmtree(self.folder / "build")

    def test_cmake_versions(self):
        major, minor, patch = map(int, VERSION.split("."))
        later = f"{major}.{minor + 1}"
        before = f"{major}.{minor - 1}" if minor else f"{major - 1}.99"
        for asked, found in {"": True, f"{major}": True, f"{major}.{minor}": True, VERSION: True,
                             f"{VERSION} EXACT": True, f"{major}.{minor}.{patch + 1}": False, later: False,
                             f"{major}.{minor} EXACT": patch == 0, before: major > 0 < minor, f"{major + 1}": False,
                             f"{before}...{later}": True, f"{before}...<{VERSION}": False,
                             f"{before}...{VERSION}": True, f"{later}...{major + 1}": False}.items():
            with self.subTest(asked):
                code = f'find_package(u8lit {asked} CONFIG QUIET)\nmessage(STATUS "found <${{u8lit_FOUND}}>")'
                (self.folder / "CMakeLists.txt").write_text(
                    f"cmake_minimum_required(VERSION 3.20)\nproject(asks LANGUAGES CXX)\n{code}\n", encoding="utf-8")
                shown = self.run_command(self.folder, "cmake", "-S", ".", "-B", "asks",
                                         f"-DCMAKE_PREFIX_PATH={self.installed['meson']}")
                self.assertIn(f"found <{1 if found else 0}>", shown)
                shutil.rmtree(self.folder / "asks")

    def test_meson_clone(self):
        self.copied("subprojects/u8lit")
        self.with_meson(*self.code("Meson: a subproject", "meson"), "--wrap-mode=forcefallback")
        for folder, options in {"both": [], "one": ["--skip-subprojects"]}.items():
            self.run_command(self.folder, "meson", "install", "-C", "build", *options, "--destdir",
                             self.folder / folder)
            self.assertEqual(any((self.folder / folder).rglob("u8lit.hpp")), not options)

    def test_meson_wrap(self):
        (self.folder / "subprojects").mkdir()
        for block in self.code("Meson: a subproject", "ini"):
            (self.folder / "subprojects/u8lit.wrap").write_text(block, encoding="utf-8")
        self.with_meson(*self.code("Meson: a subproject", "meson"), "--wrap-mode=forcefallback")

    def test_meson_installed(self):
        code, = self.code("Meson: a subproject", "meson")
        path = {"PKG_CONFIG_PATH": str(self.installed["cmake"] / "share/pkgconfig")}
        self.assertIn("found: YES", self.with_meson(code, "--wrap-mode=nofallback", environment=path))
        shutil.rmtree(self.folder / "build")
        shown = self.with_meson(code, "--wrap-mode=nofallback", f"--cmake-prefix-path={self.installed['meson']}",
                                environment={"PKG_CONFIG_LIBDIR": os.devnull})
        self.assertIn("found: YES", shown)

    def assert_embeds(self, configure, build, contents):
        """The program has the bytes of the file, and others after the file has changed."""
        program = ("#include <units.csv.hpp>\n#include <cstdio>\n{}"
                   "int main() {{ std::fwrite(units_csv, 1, sizeof units_csv - 1, stdout); }}\n")
        rows = ("#include <u8lit/data_file.hpp>\n#include <u8lit/text_table.hpp>\n"
                "inline constexpr auto units =\n"
                '    u8lit::make_text_set<u8lit::data_file::csv<units_csv, u8lit::utf8_view, void, "unit">>;\n'
                'static_assert(units.contains("größe"));\n')
        for number, octets in enumerate(contents):
            (self.folder / "units.csv").write_bytes(octets)
            (self.folder / "program.cpp").write_text(
                program.format(rows if octets.startswith(b"unit\n") else ""), encoding="utf-8")
            if number == 0:
                self.run_command(self.folder, *configure)
            self.run_command(self.folder, *build)
            ran = subprocess.run([self.folder / "build/program"], capture_output=True, check=True)
            self.assertEqual(ran.stdout, octets)
        shutil.rmtree(self.folder / "build")

    @unittest.skipUnless(EMBEDS, "another compiler does it")
    def test_cmake_embeds_files(self):
        block, = self.code("Files in a program: CMake", "cmake")
        self.copied("third_party/u8lit")
        ways = {"": self.code("CMake: a copy or a submodule", "cmake"),
                **{prefix: self.code("CMake: installed", "cmake") for prefix in self.installed.values()}}
        for number, (prefix, (found,)) in enumerate(ways.items()):
            with self.subTest(prefix):
                (self.folder / "CMakeLists.txt").write_text(
                    "cmake_minimum_required(VERSION 3.20)\nproject(program LANGUAGES CXX)\n"
                    f"add_executable(program program.cpp)\n{found}{block}", encoding="utf-8")
                self.assert_embeds(["cmake", "-S", ".", "-B", "build", f"-DCMAKE_PREFIX_PATH={prefix}",
                                    *["-G", "Unix Makefiles"] * (number == 1)], ["cmake", "--build", "build"],
                                   EMBEDDED if number == 0 else EMBEDDED[2:])

    @unittest.skipUnless(EMBEDS, "another compiler does it")
    def test_meson_embeds_files(self):
        found, block = (self.code(heading, "meson")[0] for heading in
                        ["Meson: a subproject", "Files in a program: Meson"])
        found = found.partition("\n")[0]
        (self.folder / "meson.build").write_text(f"project('program', 'cpp')\n{found}\n{block}", encoding="utf-8")
        self.copied("subprojects/u8lit")
        # Meson takes the backslash that pkg-config writes before a space for a slash.
        without_space = self.folder / "installed"
        without_space.symlink_to(self.installed["cmake"])
        for options, environment in {
            "--wrap-mode=forcefallback": {},
            "--wrap-mode=nofallback": {"PKG_CONFIG_PATH": str(without_space / "share/pkgconfig")},
            f"--wrap-mode=nofallback|--cmake-prefix-path={self.installed['meson']}": {
                "PKG_CONFIG_LIBDIR": os.devnull},
        }.items():
            with self.subTest(options):
                self.assert_embeds(["env", *(f"{name}={value}" for name, value in environment.items()), "meson",
                                    "setup", "build", *options.split("|")], ["meson", "compile", "-C", "build"],
                                   EMBEDDED[2:] if environment else EMBEDDED)

    def test_pkg_config(self):
        for prefix in self.installed.values():
            with self.subTest(prefix.name):
                path = {"PKG_CONFIG_PATH": str(prefix / "share/pkgconfig")}
                for block in self.code("pkg-config", "sh"):
                    # eval, because the folder's name has a space.
                    command = block.replace("c++ ", f"{shlex.join(COMPILER)} ").replace('"', '\\"').strip()
                    self.run_command(self.folder, "sh", "-c", f'eval "{command}"', environment=path)
                self.assert_runs("program")
                shown = self.run_command(self.folder, "pkg-config", "--modversion", "--libs", "u8lit",
                                         environment=path)
                self.assertEqual(shown.split(), [VERSION])

    def test_installed_files(self):
        """Headers, the module, what finds them, the license: the same whether CMake or Meson installs them."""
        files = {name: {str(path.relative_to(prefix)): path.read_bytes() for path in prefix.rglob("*")
                        if path.is_file()} for name, prefix in self.installed.items() if prefix.exists()}
        headers = {f"include/{path.relative_to(ROOT / 'include')}" for path in (ROOT / "include").rglob("*.?pp*")}
        others = {"share/cmake/u8lit/u8lit-config.cmake", "share/cmake/u8lit/u8lit-config-version.cmake",
                  "share/cmake/u8lit/u8lit-embed.cmake", "share/cmake/u8lit/u8lit-module.cmake",
                  "share/licenses/u8lit/LICENSE", "share/pkgconfig/u8lit.pc",
                  *(f"share/u8lit/{name}" for name in ["u8lit.natvis", "u8lit_embed.py", "u8lit_gdb.py"])}
        for name, contents in files.items():
            with self.subTest(name):
                self.assertEqual(set(contents), headers | others)
                self.assertEqual(contents, files["meson"])

    def test_front_page_shows_what_is_tested(self):
        install = (ROOT / "docs/install.md").read_text(encoding="utf-8")
        for language in ["cmake", "meson", "sh"]:
            for block in blocks("README.md", language)["Install"]:
                if "examples/run" not in block:  # tests/structure has the scripts
                    self.assertIn(f"```{language}\n{block}```", install)

    def test_page_states_this_version(self):
        page = (ROOT / "docs/install.md").read_text(encoding="utf-8")
        self.assertEqual(set(re.findall(r"\bv(\d+\.\d+\.\d+)", page)), {VERSION})
        self.assertEqual(set(re.findall(r'"(\d+\.\d+\.\d+)"', page)), {VERSION})
        for recipe in ["GIT_TAG v{}", "revision = v{}", "REF <commit of v{}>", '"version": "{}"',
                       'name, version, license = "u8lit", "{}"']:
            self.assertEqual(page.count(recipe.format(VERSION)), 1, recipe)
        changes = (ROOT / "docs/changes.md").read_text(encoding="utf-8")
        self.assertIn(VERSION, re.findall(r"^## (.*)$", changes, re.MULTILINE))
        for each in [page, (ROOT / "README.md").read_text(encoding="utf-8")]:
            self.assertEqual(set(re.findall(r"find_package\(u8lit ([\d.]+)", each)), {VERSION.rpartition(".")[0]})

    def test_natvis(self):
        """Visual Studio is not here, but this is XML, and names types that there are and members that they have."""
        root = xml.etree.ElementTree.parse(ROOT / ".packaging/u8lit.natvis").getroot()
        namespace = "{http://schemas.microsoft.com/vstudio/debugger/natvis/2010}"
        self.assertEqual(root.tag, f"{namespace}AutoVisualizer")
        exported = (ROOT / "include/u8lit/u8lit.cppm").read_text(encoding="utf-8")
        headers = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "include").rglob("*.hpp"))
        shown = set()
        for each in root.iter(f"{namespace}Type"):
            names = [inner.attrib["Name"] for inner in each.iter() if "Name" in inner.attrib]
            [name] = {re.match(r"u8lit::([a-z_]+)", name)[1] for name in names}
            self.assertIn(f"using u8lit::{name};", exported)
            body = re.search(rf"^(?:class|struct) (?:\[\[\w+\]\] )?{name}\b[^;]*?\{{\n(.*?)^\}};", headers,
                             re.MULTILINE | re.DOTALL)[1]
            written = re.findall(r"\{(.*?)\}", "".join(inner.text or "" for inner in each.iter()))
            written += [inner.attrib["Condition"] for inner in each if "Condition" in inner.attrib]
            plain = "\n".join(re.sub(r"([,\]])(?:s8|su|s32|en)$", r"\1", expression) for expression in written)
            for member in re.findall(r"(?<![\w:])[a-z]\w+\b(?!::)", plain):
                with self.subTest(name, member=member):
                    self.assertRegex(body, rf"\b{member}(?:\[.*?\])? *[;={{]")
                    shown.add(name)
        self.assertEqual(shown, {"text_view", "fixed_text", "text_constant", "scalar_value", "verdict"})

    def test_installing_builds_nothing(self):
        self.assertIn("no work to do", self.meson_install)


unittest.main(argv=sys.argv[:1], buffer=True)
