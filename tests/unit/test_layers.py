# SPDX-License-Identifier: MIT OR Apache-2.0
"""Who may include and import whom.  The two tables are the whole rule; an arrow that is not here is wrong."""

import ast
import re
from pathlib import Path

import pytest

# Each C layer and the layers directly below it; it may use everything below those, too.
C_BELOW = {
    "word": (),
    "mp": ("word",),
    "mod": ("mp",),
    "modexp": ("mod",),
    "rsa": ("modexp", "rng"),
    "hash": ("word",),
    "rng": ("word",),
    "ring": ("word",),
    "field": ("mp", "rng"),
    "curve": ("field",),
    "isogeny": ("curve",),
    "csidh": ("isogeny", "hash", "rng"),
    "saber": ("ring", "hash", "rng"),
    "sntrup": ("ring", "hash", "rng"),
}

# Each part of the Python packages and all the parts that it may import; those of sangi_lab say so.  A file or folder
# within a part may have a line of its own, as field.compiled has: the only part of field that may use the generator.
PYTHON_MAY = {
    "__init__": {
        "_version",
        "api",
        "csidh",
        "errors",
        "expression",
        "field",
        "kem",
        "modulus",
        "power",
        "ring",
    },
    "__main__": {"cli"},
    "_version": set(),
    "errors": set(),
    "extras": {"errors"},
    "named": set(),
    "expression": {"errors", "named"},
    "paths": {"errors"},
    "prime": set(),
    "files": {"errors"},
    "toolchain": {"errors", "paths"},
    "_native": {"_version", "errors", "paths"},
    "codegen": {"_version", "errors", "expression", "named", "paths", "prime"},
    "field": {"errors", "_native", "expression", "extras", "field.compiled", "named"},
    "field.compiled": {"errors", "codegen", "field", "prime"},
    "kem": {"errors", "_native", "files"},
    "csidh": {"errors", "_native", "files"},
    "kat": {"errors", "_native", "extras", "files", "kem", "csidh", "power"},
    "arithmetic": {"errors", "_native", "expression", "field"},
    "eight": {"_native"},
    "modulus": {"errors", "_native", "arithmetic", "eight", "expression", "field"},
    "power": {"errors", "_native", "field"},
    "ring": {"errors", "_native", "field"},
    "verify": {"errors", "files", "paths", "toolchain", "codegen", "expression", "named", "prime"},
    "verify.objects": {
        *("errors", "paths", "toolchain", "codegen", "expression", "named", "verify"),
        "sangi_check_certificate",
    },
    "doctor": {"_native", "errors", "extras", "paths", "toolchain"},
    "explain": {"errors", "paths", "codegen", "named", "verify"},
    "api": {
        *("errors", "expression", "extras", "files", "named", "paths", "toolchain", "_native"),
        *("codegen", "verify", "verify.objects", "explain", "doctor", "kem", "csidh", "kat"),
    },
    "cli": {"_version", "api", "errors", "files", "named"},
    "sangi_check_certificate": set(),
    "sangi_lab.bench": {"_version", "errors", "paths", "toolchain", "codegen", "named", "verify"},
    "sangi_lab.boards": {
        *("errors", "paths", "toolchain", "codegen", "named", "verify", "kem", "kat"),
        "sangi_lab.bench",
    },
    "sangi_lab.report": {
        *("_version", "errors", "explain", "paths", "files", "toolchain", "codegen", "named", "verify"),
        *("sangi_lab.bench", "sangi_lab.boards"),
    },
    "sangi_lab.api": {
        *("api", "errors", "files", "paths"),
        *("sangi_lab.bench", "sangi_lab.boards", "sangi_lab.ctidh", "sangi_lab.order", "sangi_lab.report"),
    },
    "sangi_lab.site": {"cli", "paths"},
    "sangi_lab.ctidh": {"codegen", "errors", "files"},
    "sangi_lab.order": {"codegen", "errors", "named", "paths", "toolchain"},
    "sangi_lab.plots": {"errors", "files", "paths", "sangi_lab.bench", "sangi_lab.report"},
    "sangi_lab.cli": {"cli", "errors", "sangi_lab.api"},
}

#: The second program, which imports nothing of the others.
CHECKER = "sangi_check_certificate"

# What asks which instructions the machine has; allowed in word/cpu.* and in word/backend.*.
ISA_TEST = re.compile(
    r"__builtin_cpu_|\bcpuid\b|cpuid\.h|__get_cpuid|xgetbv|getauxval|__AVX\w*__|__BMI2?__|__ADX__|__SSE\w*__"
)
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def at_or_below(layer: str) -> set[str]:
    """The layer and everything that it may use."""
    return {layer}.union(*(at_or_below(below) for below in C_BELOW[layer]))


def place_of(path: Path, root: Path) -> tuple[str, str]:
    """Area and layer of a C file, such as ("src", "field") or ("papers", "mitsunari")."""
    parts = path.relative_to(root).parts
    if parts[0] != "include":
        return parts[0], parts[1] if len(parts) > 2 else ""
    if path.stem in ("word", "status"):
        return "include", "word"
    if path.stem in ("sntrup761", "modx8"):
        return "include", "sntrup" if path.stem == "sntrup761" else "mod"
    if re.fullmatch(r"[a-z]+\d\w*", path.stem):
        return "include", "field"
    return "include", path.stem


def find(included: str, by: Path, root: Path) -> Path | None:
    """The file of this tree that an include means, or None for a header of the system."""
    for folder in (by.parent, root / "include", root / "src", root / "generated", root):
        if (folder / included).is_file():
            return (folder / included).resolve()
    return None


def c_may(user: tuple[str, str], used: tuple[str, str]) -> bool:
    """Whether a C file at one place may include a file at another."""
    (area, layer), (used_area, used_layer) = user, used
    if area == "src":
        if used_area == "generated":
            return used_layer in (layer, "word")
        return used_area in ("src", "include") and used_layer in at_or_below(layer)
    if area == "generated":
        return (used_area == "generated" and used_layer == layer) or (
            used_area in ("src", "include", "generated") and used_layer == "word"
        )
    if area == "include":
        return used_area == "include" and used_layer in at_or_below(layer)
    if area == "papers":
        return used_area == "include" or used == user
    if area == "examples":
        return used_area in ("include", "examples")
    return area in ("bench", "boards", "tests")


def c_faults(root: Path) -> list[str]:
    """Every wrong arrow, unknown layer and misplaced test of an instruction set, one line each."""
    faults = []
    for path in sorted(path for suffix in ("c", "h", "inc", "S") for path in root.rglob(f"*.{suffix}")):
        name = path.relative_to(root).as_posix()
        area, layer = place_of(path, root)
        if area not in ("src", "generated", "include", "papers", "examples", "bench", "boards", "tests"):
            continue
        if area in ("src", "generated", "include") and layer not in C_BELOW:
            faults.append(f"{name}: no layer is called {layer!r}")
            continue
        text = COMMENT.sub("", path.read_text())
        for included in INCLUDE.findall(text):
            target = find(included, path, root)
            if target is None and included.startswith("sangi/"):
                faults.append(f"{name}: includes {included}, which does not exist")
            if target is not None and not c_may((area, layer), place_of(target, root)):
                faults.append(f"{name}: may not include {target.relative_to(root).as_posix()}")
        probes = re.match(r"src/word/(cpu|backend)\.[ch]$", name)
        if area in ("src", "generated", "include") and not probes and (test := ISA_TEST.search(text)):
            faults.append(f"{name}: tests an instruction set: {test.group()}")
    return faults


def part_of(module: str) -> str:
    """The line of the table that a module belongs to, the nearest one; its first part where there is none."""
    words = module.split(".")
    if words[0] == CHECKER:
        return CHECKER
    words = words[1:] or ["__init__"] if words[0] == "sangi" else words[:2]
    named = (".".join(words[:end]) for end in range(len(words), 0, -1))
    return next(
        (name for name in named if name in PYTHON_MAY),
        words[0] if words[0] != "sangi_lab" else ".".join(words),
    )


def imported(path: Path, package: Path) -> set[str]:
    """The parts of the packages that a Python file imports."""
    inside = path.relative_to(package.parent).with_suffix("").parts
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = [*inside[: -node.level]] if node.level else []
            base += node.module.split(".") if node.module else []
            names += [".".join([*base, alias.name]) for alias in node.names]
    return {part_of(name) for name in names if name.split(".")[0] in ("sangi", "sangi_lab", CHECKER)}


def _full(part: str) -> str:
    return part if part.startswith(("sangi_lab.", CHECKER)) else f"sangi.{part}"


def python_faults(package: Path) -> list[str]:
    """Every import that the table does not allow, one line each."""
    faults = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if package.name == "sangi_lab" and inside.name == "__init__.py" and len(inside.parts) == 1:
            continue
        part = part_of(".".join([package.name, *inside.with_suffix("").parts]))
        if part not in PYTHON_MAY:
            faults.append(f"{inside}: no part of the package is called {part!r}")
            continue
        wrong = imported(path, package) - PYTHON_MAY[part] - {part}
        faults += [f"{inside}: may not import {_full(name)}" for name in sorted(wrong)]
    return faults


def test_c_arrows(root: Path) -> None:
    assert c_faults(root) == []


def test_python_arrows(root: Path) -> None:
    assert python_faults(root / "python" / "sangi") == []
    assert python_faults(root / "python" / "sangi_lab") == []
    assert python_faults(root / "python" / "sangi_check_certificate") == []


def made_up(root: Path, files: dict[str, str]) -> None:
    """Writes a small tree."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


RIGHT_C = {
    "include/sangi/word.h": "#include <stdint.h>\n",
    "include/sangi/p256.h": "#include <sangi/word.h>\n",
    "src/word/limb.h": "#include <sangi/word.h>\n",
    "src/word/cpu.c": "#include <cpuid.h>\n",
    "src/ring/ring.h": "",
    "src/field/field.h": "",
    "src/field/field.c": '#include <sangi/p256.h>\n#include "field/field.h"\n#include "word/limb.h"\n',
    "src/curve/curve.c": '#include "field/field.h" /* __AVX2__ in a comment */\n',
    "generated/field/p256_c64.c": '#include "word/limb.h"\n',
    "papers/mitsunari/c/branch.c": "#include <sangi/p256.h>\n",
}


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("src/field/bad.c", '#include "ring/ring.h"', "may not include src/ring/ring.h"),
        ("src/word/bad.c", '#include "../field/field.h"', "may not include src/field/field.h"),
        ("src/field/bad.c", "#  include <sangi/missing.h>", "which does not exist"),
        ("src/ring/bad.c", '#include "generated/field/p256_c64.c"', "may not include generated/field"),
        ("src/field/bad.c", '#include "papers/mitsunari/c/branch.c"', "may not include papers/"),
        ("include/sangi/p381.h", '#include "word/limb.h"', "may not include src/word/limb.h"),
        ("generated/field/bad.c", '#include "field/field.h"', "may not include src/field/field.h"),
        ("generated/ring/bad.h", '#include "generated/field/p256_c64.c"', "may not include generated/field"),
        ("papers/mitsunari/c/bad.c", '#include "word/limb.h"', "may not include src/word/limb.h"),
        ("src/filed/bad.c", "", "no layer is called 'filed'"),
        ("src/field/bad.c", "#ifdef __AVX512F__\n#endif", "tests an instruction set"),
        (
            "src/field/bad.c",
            'int f(void) { return __builtin_cpu_supports("adx"); }',
            "tests an instruction set",
        ),
    ],
)
def test_wrong_c_arrow_is_caught(tmp_path: Path, name: str, text: str, fault: str) -> None:
    made_up(tmp_path, RIGHT_C)
    assert c_faults(tmp_path) == []
    made_up(tmp_path, {name: text})
    (found,) = c_faults(tmp_path)
    assert name in found and fault in found


RIGHT_PYTHON = {
    "sangi/__init__.py": "",
    "sangi/errors.py": "import re\n",
    "sangi/codegen/__init__.py": "",
    "sangi/codegen/field.py": "from sangi.errors import BadInput\nfrom . import modulus\nfrom .emit import c\n",
    "sangi/verify/interp.py": "from sangi.codegen.field import x\nfrom sangi import codegen\n",
    "sangi/cli/keys.py": "from sangi import api\n",
    "sangi/field/field.py": "from sangi.field.compiled import x\nfrom sangi.field import element\n",
    "sangi/field/compiled.py": "from sangi.codegen import llvm\nfrom sangi.field.backend import x\n",
}


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("sangi/codegen/bad.py", "import sangi.verify.interp", "may not import sangi.verify"),
        ("sangi/codegen/bad.py", "from sangi import cli", "may not import sangi.cli"),
        ("sangi/codegen/op/bad.py", "from ...kem import runner", "may not import sangi.kem"),
        (
            "sangi/codegen/bad.py",
            "def f():\n    from sangi_lab.report import page",
            "may not import sangi_lab.report",
        ),
        ("sangi/cli/bad.py", "from sangi.codegen import field", "may not import sangi.codegen"),
        ("sangi/field/bad.py", "from sangi.codegen import llvm", "may not import sangi.codegen"),
        ("sangi/codegen/bad.py", "from sangi import __version__", "may not import sangi.__version__"),
        ("sangi/prof/bad.py", "", "no part of the package is called 'prof'"),
        ("sangi_lab/bench/bad.py", "from sangi_lab import report", "may not import sangi_lab.report"),
        ("sangi_lab/bench/bad.py", "from sangi.cli import main", "may not import sangi.cli"),
    ],
)
def test_wrong_import_is_caught(tmp_path: Path, name: str, text: str, fault: str) -> None:
    made_up(tmp_path, RIGHT_PYTHON)
    assert python_faults(tmp_path / "sangi") == []
    made_up(tmp_path, {name: text})
    (found,) = python_faults(tmp_path / Path(name).parts[0])
    assert fault in found
