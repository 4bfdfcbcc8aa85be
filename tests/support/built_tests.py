#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Builds the tests and runs them: built_tests.py BUILD. If a test's program does not build, the test has failed.

The last line is `N passed, N failed`.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys

BUILD = pathlib.Path(sys.argv[1]).resolve()


def output(*command, **more):
    """What a command prints, which may fail."""
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True,
                          errors="replace", check=False, **more)


def introspected(kind):
    shown = subprocess.run(["meson", "introspect", f"--{kind}", BUILD], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(shown.stdout)


def build():
    """Builds what can be built. Returns the programs that cannot, or None if the build failed for another reason."""
    built = output("ninja", "-C", BUILD, "-k", "0")
    (BUILD / "build.log").write_text(built.stdout, encoding="utf-8")
    if built.returncode == 0:
        return set()
    print(re.sub(r"(?m)^(\[\d+/\d+\] |ninja: ).*\n", "", built.stdout), end="", file=sys.stderr)
    left = output("ninja", "-C", BUILD, "-k", "0", "-n").stdout
    return {str(BUILD / program) for program in re.findall(r"Linking target (.*)", left)} or None


def run(names, count):
    """Runs the tests with these names, all if there are none, and prints what fails, and how. Returns how many ended in
    each way; there are so many."""
    log = BUILD / "meson-logs/testlog.json"
    log.unlink(missing_ok=True)
    ran = output("meson", "test", "-C", BUILD, "--no-rebuild", "--quiet", "--print-errorlogs", "--no-stdsplit",
                 *names).stdout
    (BUILD / "test.log").write_text(ran, encoding="utf-8")
    counts = r"(?m)^((Ok|Expected Fail|Fail|Unexpected Pass|Skipped|Timeout|ninja): .*|Full log.*|)\n"
    print(re.sub(counts, "", ran), end="", file=sys.stderr)
    ends = [json.loads(line)["result"] for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    # If meson itself has failed, it has said why.
    return collections.Counter(ends if len(ends) == count else [*ends, "ERROR"])


def main():
    unbuilt = build()
    files = {target["id"]: target["filename"] for target in introspected("targets")}
    tests = introspected("tests")
    names = [test["name"] for test in tests]
    assert len(names) == len(set(names)), "meson runs tests by their names"
    programs = {test["name"]: {file for target in test["depends"] for file in files[target]} for test in tests}
    failed = [name for name in names if unbuilt and programs[name] & unbuilt]
    others = [name for name in names if name not in failed]
    ends = run(others if failed else [], len(others)) if others else collections.Counter()
    untested = sorted(unbuilt - set().union(*programs.values())) if unbuilt is not None else ["the build"]
    for name in failed + untested:
        print(f"{name}: does not build", file=sys.stderr)
        ends["ERROR"] += 1
    passed = ends["OK"] + ends["EXPECTEDFAIL"]
    failures = sum(ends.values()) - passed - ends["SKIP"]
    print(f"{passed} passed, {failures} failed")
    return 1 if failures or not passed else 0


sys.exit(main())
