# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes what CMake and the bench program need to know about the cases, when a build is configured.

``python -m sangi_lab.bench.table OUT [--peer NAME ...] [--object NAME ...] [--library]`` writes into OUT

- ``table.c``: the cases (those that cannot be built with the reason), the builds, the peers;
- ``versions.h``: what tells a peer's version;
- ``objects.cmake``: one ``sangi_bench_object(NAME SOURCE COMPILER FLAGS...)`` for each source and build,
  and the program's own files;
- ``NAME.map``, ``NAME.keep``: for objcopy, the kernels that are renamed, and the only names kept global;
- what a family needs besides.

Files that would not change are not touched.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sangi import toolchain
from sangi.errors import BadInput, Unavailable
from sangi.paths import repo_root
from sangi_lab.bench.builds import Build
from sangi_lab.bench.cases import FAMILIES, PEERS, Case, Control, Family, all_cases

WRITTEN = "/* Written by `python -m sangi_lab.bench.table`. */"


@dataclass(frozen=True)
class Tools:
    """A compiler as a build finds it here: its path (its name, for what Python runs) and its version."""

    path: str
    version: str


@cache
def find_tools(compiler: str) -> Tools:
    """Return the compiler of a build.  Raises Unavailable with the reason."""
    if compiler in ("llvm", "llc"):
        try:
            from sangi.codegen.llvm import version
        except ImportError:
            raise Unavailable("llvmlite is not installed: make build") from None
        return Tools(compiler, version() if compiler == "llvm" else f"{version()}, code generator only")
    found = toolchain.gcc() if compiler == "gcc" else toolchain.clang()
    return Tools(found.command[0], found.version)


def cpu_features() -> set[str]:
    """Return the features of this CPU, as /proc/cpuinfo spells them; none where there is no such file."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return set()
    return set(re.findall(r"\S+", " ".join(re.findall(r"^(?:flags|Features)\s*:(.*)$", text, re.M))))


@dataclass(frozen=True)
class Wanted:
    """What CMake found and was asked for: the peers that are linked, the objects (none: all), the library."""

    linked: tuple[str, ...]
    objects: tuple[str, ...] = ()
    library: bool = True


def _reason(case: Case, root: Path, wanted: Wanted) -> str:
    """Return why a case cannot be built here, or an empty string."""
    kernel = case.kernel
    if case.peer is not None and case.peer.name not in wanted.linked:
        return f"{case.peer.title} is not installed: {case.peer.install}"
    if wanted.objects and case.object not in wanted.objects:
        return "its object is not in SANGI_BENCH_OBJECTS"
    if kernel.machine not in ("", platform.machine()):
        return f"needs {kernel.machine}, and this machine is {platform.machine()}"
    needed = [*kernel.needs, *([case.build.needs] if case.build and case.build.needs else [])]
    if missing := [feature for feature in needed if feature not in cpu_features()]:
        return f"this CPU has no {' and no '.join(missing)}"
    if (kernel.library or FAMILIES[case.family].library) and not wanted.library:
        return "needs the library with 64-bit limbs and SANGI_ASM=ON"
    if kernel.source and not (root / kernel.source).is_file():
        return f"{kernel.source} is not in this checkout"
    try:
        if case.build is not None:
            find_tools(case.build.compiler)
    except Unavailable as error:
        return str(error)
    return ""


def _object_name(source: str, build: Build) -> str:
    return re.sub(r"[/.]", "_", source) + build.suffix


def _row(of: Case | Control, family: str, reason: str = "") -> str:
    members = [f'.id = "{of.id}"']
    if reason:
        members.append(f".unavailable = {json.dumps(reason)}")
    else:
        spec = FAMILIES[family].spec(of) if isinstance(of, Case) else of.spec
        members += [f".family = &bench_family_{family}", f".spec = &{spec}"]
    if isinstance(of, Case) and of.peer and of.peer.process:
        members.append(".elsewhere = true")
    if isinstance(of, Control):
        members.append(".hidden = true")
    return f"    {{{', '.join(members)}}},"


def _builds_json(used: Iterable[Build]) -> str:
    rows = {}
    for build in used:
        rows[build.name] = {"compiler": find_tools(build.compiler).version, "flags": " ".join(build.flags)}
    return json.dumps(rows)


def families(wanted: Wanted) -> list[Family]:
    """Return the families whose files can be compiled."""
    return [family for family in FAMILIES.values() if wanted.library or not family.library]


def table_c(cases: list[tuple[Case, str]], wanted: Wanted) -> str:
    """Return the C table of cases, each with the reason why it cannot run (empty: it can)."""
    built = [case for case, reason in cases if not reason]
    used = {case.build.name: case.build for case in built if case.build}
    here = families(wanted)
    linked = [peer for peer in PEERS if peer.name in wanted.linked]
    lines = [
        WRITTEN,
        '#include "family.h"',
        '#include "versions.h"',
        *(f'#include "{header}"' for family in here for header in family.headers),
        "",
        *(f"extern const bench_family bench_family_{family.name};" for family in here),
        *(line for family in here for line in family.definitions()),
        "",
        *dict.fromkeys(FAMILIES[case.family].declare(case) for case in built),
        "",
        "const bench_case bench_cases[] = {",
        *(_row(case, case.family, reason) for case, reason in cases),
        *(_row(control, family.name) for family in here for control in family.controls),
        "};",
        "const size_t bench_case_count = sizeof bench_cases / sizeof *bench_cases;",
        "",
        f"const char bench_builds[] = {json.dumps(_builds_json(used.values()))};",
        "",
        *(
            f"const char *peer_{peer.word}_version(void) {{ return {json.dumps(peer.found())}; }}"
            for peer in linked
            if peer.found
        ),
        "const bench_peer bench_peers[] = {",
        *(
            f'    {{"{peer.name}", peer_{peer.word}_version}},'
            for peer in PEERS
            if peer.name in wanted.linked
        ),
        "    {0, 0},",
        "};",
    ]
    return "\n".join(lines) + "\n"


def versions_h() -> str:
    """Return the header with the functions that tell the version of a peer."""
    return "\n".join([WRITTEN, *(f"const char *peer_{peer.word}_version(void);" for peer in PEERS), ""])


def program_files(wanted: Wanted) -> str:
    """Return the calls that add the files of the families and of their linked peers to the program."""
    calls = []
    for family in families(wanted):
        calls.append(f"sangi_bench_sources({' '.join(family.sources)})\n")
        for peer, sources in family.peer_sources.items():
            if peer in wanted.linked:
                calls.append(f"sangi_bench_peer_sources({peer} {' '.join(sources)})\n")
    return "".join(calls)


def objects(cases: list[tuple[Case, str]]) -> dict[str, str]:
    """Return objects.cmake and the two lists for each object, by file name."""
    kernels: dict[tuple[str, Build], dict[str, str]] = {}
    for case, reason in cases:
        compiled = [k for k in (case.kernel, *case.also) if k.source and not reason]
        # Each object also gets the names that it calls in the others.
        for kernel in compiled:
            assert case.build is not None
            renamed = kernels.setdefault((kernel.source, case.build), {})
            renamed |= {k.symbol: case.symbol_of(k) for k in compiled}
    files = {}
    calls = []
    for (source, build), renamed in kernels.items():
        name = _object_name(source, build)
        compiler = find_tools(build.compiler).path
        calls.append(f"sangi_bench_object({' '.join([name, source, compiler, *build.flags])})\n")
        files[f"{name}.map"] = "".join(f"{old} {new}\n" for old, new in renamed.items())
        # GNU objcopy asks for the new names here, LLVM's for the old ones.
        files[f"{name}.keep"] = "".join(f"{old}\n{new}\n" for old, new in renamed.items())
    return {"objects.cmake": "".join(calls), **files}


def write(out: Path, wanted: Wanted, log: Callable[[str], object]) -> None:
    """Write all files into a folder, and log what is left out."""
    root = repo_root()
    cases = [(case, _reason(case, root, wanted)) for case in all_cases()]
    files = {"table.c": table_c(cases, wanted), "versions.h": versions_h(), **objects(cases)}
    files["objects.cmake"] += program_files(wanted)
    for family in families(wanted):
        files |= family.files()
    for reason in dict.fromkeys(reason for _, reason in cases if reason):
        log(f"bench: {sum(r == reason for _, r in cases)} cases are left out: {reason}")
    out.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = out / name
        if not path.is_file() or path.read_text() != text:
            path.write_text(text)


def main() -> int:
    """Run from CMake; the exit code is 1, with one line on stderr, when the table cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m sangi_lab.bench.table")
    parser.add_argument("out", type=Path)
    parser.add_argument("--peer", action="append", default=[], choices=[p.name for p in PEERS])
    parser.add_argument("--object", action="append", default=[], choices={c.object for c in all_cases()})
    parser.add_argument("--library", action="store_true", help="the built library has its assembly")
    given = parser.parse_args()
    try:
        found = [peer.name for peer in PEERS if peer.found and peer.found()]
        wanted = Wanted((*given.peer, *found), tuple(given.object), given.library)
        write(given.out, wanted, print)
    except (BadInput, Unavailable, OSError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
