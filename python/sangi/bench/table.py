# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes what CMake and the bench program need to know about the cases, when a build is configured.

``python -m sangi.bench.table OUT [--peer NAME ...] [--field NAME ...] [--library]`` writes into OUT

- ``table.c``: the fields, the cases (those that cannot be built with the reason), the builds;
- ``fields.h``: the macro BENCH_FIELDS for the peers;
- ``objects.cmake``: one ``sangi_bench_object(NAME SOURCE COMPILER FLAGS...)`` for each source and build;
- ``NAME.map``, ``NAME.keep``: for objcopy, the kernels that are renamed, and the only names kept global.

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
from sangi.bench.builds import Build
from sangi.bench.cases import CONTROLS, FIELDS, PEERS, Case, all_cases
from sangi.errors import BadInput, Unavailable
from sangi.gen.named import NAMED
from sangi.paths import repo_root

LIMB = 64
_PROTOTYPES = {
    "binary": "void {}(uint64_t *, const uint64_t *, const uint64_t *);",
    "unary": "void {}(uint64_t *, const uint64_t *);",
    "small": "void {}(uint64_t *, const uint64_t *, uint64_t);",
    "select": "void {}(uint64_t *, const uint64_t *, const uint64_t *, uint64_t);",
    "cswap": "void {}(uint64_t *, uint64_t *, uint64_t);",
    "is_zero": "uint64_t {}(const uint64_t *);",
    "equal": "uint64_t {}(const uint64_t *, const uint64_t *);",
    "root": "uint64_t {}(uint64_t *, const uint64_t *);",
    "power": "void {}(uint64_t *, const uint64_t *, const uint8_t *, size_t);",
    "batch": "void {}(uint64_t *, const uint64_t *, size_t);",
    "decode": "unsigned {}(uint64_t *, const uint8_t *, size_t);",
    "encode": "unsigned {}(uint8_t *, size_t, const uint64_t *);",
}
_SHAPES = {
    **dict.fromkeys(("add", "sub", "mul"), "binary"),
    **dict.fromkeys(("neg", "dbl", "half", "sqr", "inv"), "unary"),
    **dict.fromkeys(("from_bytes", "from_bytes_wide"), "decode"),
    "mul_small": "small",
    "sqrt": "root",
    "is_square": "is_zero",
    "pow": "power",
    "batch_inv": "batch",
    "to_bytes": "encode",
}


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
            from sangi.gen.llvm import version
        except ImportError:
            raise Unavailable("llvmlite is not installed: make build") from None
        return Tools(compiler, version() if compiler == "llvm" else f"{version()}, code generator only")
    found = toolchain.gcc() if compiler == "gcc" else toolchain.clang()
    return Tools(found.command[0], found.version)


def shape(op: str) -> str:
    """Return the kernel shape of an operation: the member of bench_kernel that holds it."""
    return _SHAPES.get(op, op)


def cpu_features() -> set[str]:
    """Return the features of this CPU, as /proc/cpuinfo spells them; none where there is no such file."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return set()
    return set(re.findall(r"\S+", " ".join(re.findall(r"^(?:flags|Features)\s*:(.*)$", text, re.M))))


@dataclass(frozen=True)
class Wanted:
    """What CMake found and was asked for: the peers that are linked, the fields, the library's assembly."""

    linked: tuple[str, ...]
    fields: tuple[str, ...] = FIELDS
    library: bool = True


def _reason(case: Case, root: Path, wanted: Wanted) -> str:
    """Return why a case cannot be built here, or an empty string."""
    if case.peer is not None and case.peer.name not in wanted.linked:
        return f"{case.peer.title} is not installed: sudo apt-get install {case.peer.package}"
    if case.field not in wanted.fields:
        return "its field is not in SANGI_BENCH_FIELDS"
    if case.peer is not None:
        return ""
    assert case.variant is not None and case.build is not None
    if case.variant.machine not in ("", platform.machine()):
        return f"needs {case.variant.machine}, and this machine is {platform.machine()}"
    needed = [*case.variant.needs, *([case.build.needs] if case.build.needs else [])]
    if missing := [feature for feature in needed if feature not in cpu_features()]:
        return f"this CPU has no {' and no '.join(missing)}"
    if case.variant.library and not wanted.library:
        return "needs the library with 64-bit limbs and SANGI_ASM=ON"
    if case.source and not (root / case.source).is_file():
        return f"{case.source} is not in this checkout"
    try:
        find_tools(case.build.compiler)
    except Unavailable as error:
        return str(error)
    return ""


def _object_name(case: Case) -> str:
    assert case.build is not None
    return Path(case.source).name.replace(".", "_") + case.build.suffix


def _field(name: str) -> str:
    p = NAMED[name].modulus
    limbs = -(-p.bit_length() // LIMB)

    def words(x: int) -> str:
        return ", ".join(f"0x{x >> LIMB * i & 2**LIMB - 1:016x}" for i in range(limbs))

    square, n0 = pow(4, LIMB * limbs, p), -pow(p, -1, 2**LIMB) % 2**LIMB
    value = f'"{name}", {limbs}, {p.bit_length()}, {{{words(p)}}}, {{{words(square)}}}, 0x{n0:016x}'
    return f"const bench_field bench_field_{name} = {{{value}}};"


def _row(case: Case, reason: str) -> str:
    form = case.peer.form(case.op) if case.peer else "bench_plain"
    given = case.input.upper() or "RANDOM"
    fields = [
        f'.id = "{case.id}"',
        f".field = &bench_field_{case.field}",
        f".op = BENCH_{case.op.upper()}",
        f".input = BENCH_{given}",
    ]
    if reason:
        fields.append(f".unavailable = {json.dumps(reason)}")
    else:
        fields += [f".form = &{form}", f".kernel.{shape(case.op)} = {case.symbol}"]
    return f"    {{{', '.join(fields)}}},"


def _control_row(name: str, op: str) -> str:
    return (
        f'    {{.id = "control/{name}/p381/{op}", .field = &bench_field_p381, .op = BENCH_{op.upper()}, '
        f".input = BENCH_RANDOM, .form = &bench_plain, .hidden = true, "
        f".kernel.{shape(op)} = control_{name}_p381_{op}}},"
    )


def _builds_json(used: Iterable[Build]) -> str:
    rows = {}
    for build in used:
        rows[build.name] = {"compiler": find_tools(build.compiler).version, "flags": " ".join(build.flags)}
    return json.dumps(rows)


def table_c(cases: list[tuple[Case, str]], linked: tuple[str, ...]) -> str:
    """Return the C table of cases, each with the reason why it cannot run (empty: it can)."""
    built = [case for case, reason in cases if not reason]
    kernels = {case.symbol: shape(case.op) for case in built if case.peer is None}
    used = {case.build.name: case.build for case in built if case.build}
    lines = [
        "/* Written by `python -m sangi.bench.table`. */",
        '#include "case.h"',
        '#include "control.h"',
        '#include "peers.h"',
        "",
        *(_field(name) for name in FIELDS),
        "",
        *(_PROTOTYPES[of].format(symbol) for symbol, of in kernels.items()),
        "",
        "const bench_case bench_cases[] = {",
        *(_row(case, reason) for case, reason in cases),
        *(_control_row(*control) for control in CONTROLS),
        "};",
        "const size_t bench_case_count = sizeof bench_cases / sizeof *bench_cases;",
        "",
        f"const char bench_builds[] = {json.dumps(_builds_json(used.values()))};",
        "",
        "const bench_peer bench_peers[] = {",
        *(f'    {{"{name}", peer_{name}_version}},' for name in linked),
        "    {0, 0},",
        "};",
    ]
    return "\n".join(lines) + "\n"


def objects(cases: list[tuple[Case, str]]) -> dict[str, str]:
    """Return objects.cmake and the two lists for each object, by file name."""
    kernels: dict[str, dict[str, Case]] = {}
    for case, reason in cases:
        if not reason and case.source:
            kernels.setdefault(_object_name(case), {})[case.symbol] = case
    files = {}
    calls = []
    for name, by_symbol in kernels.items():
        case = next(iter(by_symbol.values()))
        assert case.build is not None
        compiler = find_tools(case.build.compiler).path
        calls.append(f"sangi_bench_object({' '.join([name, case.source, compiler, *case.build.flags])})\n")
        suffix = case.build.suffix
        renamed = {s.removesuffix(suffix): s for s in by_symbol}
        files[f"{name}.map"] = "".join(f"{old} {new}\n" for old, new in renamed.items())
        # GNU objcopy asks for the new names here, LLVM's for the old ones.
        files[f"{name}.keep"] = "".join(f"{old}\n{new}\n" for old, new in renamed.items())
    return {"objects.cmake": "".join(calls), **files}


def fields_h() -> str:
    """Return the header with the macro over all fields."""
    rows = " ".join(f"X({name}, {-(-NAMED[name].modulus.bit_length() // LIMB)})" for name in FIELDS)
    return f"/* Written by `python -m sangi.bench.table`. */\n#define BENCH_FIELDS(X) {rows}\n"


def write(out: Path, wanted: Wanted, log: Callable[[str], object]) -> None:
    """Write all files into a folder, and log what is left out."""
    root = repo_root()
    cases = [(case, _reason(case, root, wanted)) for case in all_cases()]
    files = {"table.c": table_c(cases, wanted.linked), "fields.h": fields_h(), **objects(cases)}
    for reason in dict.fromkeys(reason for _, reason in cases if reason):
        log(f"bench: {sum(r == reason for _, r in cases)} cases are left out: {reason}")
    out.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = out / name
        if not path.is_file() or path.read_text() != text:
            path.write_text(text)


def main() -> int:
    """Run from CMake; the exit code is 1, with one line on stderr, when the table cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m sangi.bench.table")
    parser.add_argument("out", type=Path)
    parser.add_argument("--peer", action="append", default=[], choices=[p.name for p in PEERS])
    parser.add_argument("--field", action="append", default=[], choices=FIELDS)
    parser.add_argument("--library", action="store_true", help="the built library has its assembly")
    given = parser.parse_args()
    try:
        wanted = Wanted(tuple(given.peer), tuple(given.field) or FIELDS, given.library)
        write(given.out, wanted, print)
    except (BadInput, Unavailable, OSError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
