# SPDX-License-Identifier: MIT OR Apache-2.0
"""The x8 functions of fields around their kernels, under valgrind, which decodes no AVX-512: C kernels stand in."""

from __future__ import annotations

import platform
import random
import struct
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import MappingProxyType

import pytest

from sangi.codegen.op.shape import Shape
from sangi.codegen.x8.shape import X8Shape
from sangi.named import NAMED
from sangi.verify.constant_time.memcheck import check
from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace.targets import FAMILIES, LEVELS, Target, sources

KERNELS = Path(__file__).parent / "field_x8_kernels.c"
#: What is not linked: the probe of the CPU, and a field that only vectorised curves have.
OTHERS = {"cpu.c", "p1020x8.c"}
REFERENCE = ("gcc", "-O3")
LANES = 8
#: Offsets in the arena of the factors of a chain, which are secret, and of its answer.
FIRST, SECOND, ANSWER = 0, 1024, 2048
#: Operations whose answer is known: with kernels that compute anything else it is another.
CHAIN = f"""\
#include <sangi/NAMEx8.h>
extern unsigned char sangi_ct_arena[];
void sangi_ct_chain_NAME(void);
void sangi_ct_chain_NAME(void) {{
    sangi_NAMEx8 x, y, z;
    sangi_NAMEx8_from_bytes(&x, sangi_ct_arena + {FIRST}, SANGI_UPPERX8_BYTES);
    sangi_NAMEx8_from_bytes(&y, sangi_ct_arena + {SECOND}, SANGI_UPPERX8_BYTES);
    sangi_NAMEx8_add_lazy(&z, &x, &y);
    sangi_NAMEx8_mul_lazy(&z, &z, &x);
    sangi_NAMEx8_sqr(&z, &z);
    sangi_NAMEx8_dot2(&z, &z, &y, &x, &x);
    sangi_NAMEx8_sub(&z, &z, &y);
    sangi_NAMEx8_neg(&z, &z);
    sangi_NAMEx8_inv(&z, &z);
    sangi_NAMEx8_select(&z, &y, &z, sangi_NAMEx8_is_zero(&x));
    sangi_NAMEx8_to_bytes(sangi_ct_arena + {ANSWER}, SANGI_UPPERX8_BYTES, &z);
}}
"""
#: Leaks in the x8 C code, one in each function: the file, and what stands there in place of what.
LEAKS = {
    "sangi_field_x8_to_radix52": (
        "field_x8.c",
        "z[SANGI_X8_COUNT * i] = digit & digit_mask;",
        "if (digit == 0)\n            break;\n        z[SANGI_X8_COUNT * i] = digit & digit_mask;",
    ),
    "sangi_field_x8_from_radix52": (
        "field_x8.c",
        "z[i] = limb;",
        "if (limb == 0)\n            break;\n        z[i] = limb;",
    ),
    "sangi_field_x8_digits_are_zero": (
        "field_x8.c",
        "any |= number[SANGI_X8_COUNT * i + l];",
        "if ((any = number[SANGI_X8_COUNT * i + l]) != 0)\n                break;",
    ),
    "batch_inv": (
        "named_x8.inc",
        "z[i] = product;",
        "if (PUBLIC(is_zero)(x + i))\n            continue;\n        z[i] = product;",
    ),
}
#: What has none of them on its way.
CLEAN = {"add", "sub", "neg", "mul", "sqr", "add_lazy", "mul_lazy", "dot2", "select"}
pytestmark = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)


def kernels(name: str, text: str) -> str:
    """The kernels of a field that stand in, of a text for every field."""
    shape = X8Shape.of(NAMED[name].modulus)
    held = Shape.of(shape.modulus, 64).factor
    told = {
        "NAME": name,
        "DIGITS": shape.limbs,
        "MODULUS": ", ".join(map(hex, shape.digits(shape.modulus))),
        "FACTOR": hex(shape.constants().digits["n0"][0]),
        "TO_RADIX52": ", ".join(map(hex, shape.digits(shape.radix_factor(held)))),
    }
    return "".join([*(f"#define {key} {value}\n" for key, value in told.items()), text])


def in_digits(call: calls.Call, image: bytes) -> bytes:
    """An arena whose eight elements stand as vectors want them, in place of one after the other."""
    arena = bytearray(image)
    assert call.row.field
    shape = X8Shape.of(NAMED[call.row.field].modulus)
    for slot in (slot for slot in call.slots if slot.together):
        for at in range(slot.offset, slot.offset + slot.length, slot.together):
            each = [arena[at + slot.size * lane :][: slot.size] for lane in range(LANES)]
            rows = zip(*(shape.digits(int.from_bytes(number, "little")) for number in each), strict=True)
            words = [word for row in rows for word in row]
            arena[at : at + slot.together] = struct.pack(f"<{len(words)}Q", *words)
    return bytes(arena)


def chain(name: str) -> tuple[check.Case, bytes]:
    """A chain of operations on two secrets, and its answer."""
    p = NAMED[name].modulus
    size = -(-p.bit_length() // 8)
    rng = random.Random(name)
    first = [0, p - 1, 0, *(rng.randrange(p) for _ in range(LANES - 3))]
    second = [rng.randrange(p), 1, 0, p - 1, *(rng.randrange(p) for _ in range(LANES - 4))]
    arena, answer = bytearray(calls.ARENA), b""
    for lane, (x, y) in enumerate(zip(first, second, strict=True)):
        arena[FIRST + size * lane : FIRST + size * (lane + 1)] = x.to_bytes(size, "little")
        arena[SECOND + size * lane : SECOND + size * (lane + 1)] = y.to_bytes(size, "little")
        last = y - (((x + y) * x) ** 2 * y + x * x)
        found = pow(last, -1, p) if last % p else 0
        answer += (found if x else y).to_bytes(size, "little")
    secret = ((FIRST, LANES * size), (SECOND, LANES * size))
    case = check.Case(f"chain {name}", secret, ((ANSWER, LANES * size),), calls.ARENA - 8, (bytes(arena),))
    return case, answer


def run(
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    names: Sequence[str],
    by: tuple[str, str] = REFERENCE,
    changed: Mapping[str, str] = MappingProxyType({}),
) -> check.Report:
    """Every function of the x8 fields that has a secret, and a chain; by a file's name its changed text."""
    target = Target("x86-64", 64, True, *by)
    there = check.features()
    monkeypatch.setattr(check, "features", lambda: [*there, "SANGI_CPU_AVX512IFMA", "SANGI_CPU_AVX512DQ"])
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    wanted = [f"{name}x8" for name in names]
    made = calls.calls([row for row in rows if row.function.header.removesuffix(".h") in wanted], headers)
    units: dict[str, str | Path] = {"calls": calls.c_text(made, headers, wanted)}
    for path in sources(target, names, list(headers.fields)):
        parts = path.relative_to(root).parts
        if not {"field", "mp", "word"} & set(parts) or path.name in OTHERS or path.name.endswith("_ifma.S"):
            continue
        text = changed.get(path.name, path.read_text())
        if "named_x8.inc" in changed:
            text = text.replace('#include "field/x8/named_x8.inc"', changed["named_x8.inc"])
        units["_".join(parts).replace(".", "_")] = path if path.suffix == ".S" else text
    cases = [
        check.Case(
            call.label,
            call.poison,
            call.ranges,
            call.result,
            tuple(in_digits(call, image) for image in islice(calls.images(call), 2)),
        )
        for call in made
    ]
    symbols = [call.symbol for call in made]
    for name in names:
        units[f"kernels_{name}"] = kernels(name, changed.get(KERNELS.name, KERNELS.read_text()))
        units[f"chain_{name}"] = CHAIN.replace("NAME", name).replace("UPPER", name.upper())
        cases.append(chain(name)[0])
        symbols.append(f"sangi_ct_chain_{name}")
    return check.run(target, units, symbols, cases, wanted)


def of_chain(report: check.Report, name: str) -> tuple[check.Checked, bytes]:
    """What a chain came to, and what it should."""
    case, answer = chain(name)
    (ran,) = [run for run in report.runs if run.label == case.label]
    return ran, answer


def check_x8(
    root: Path, monkeypatch: pytest.MonkeyPatch, names: Sequence[str], by: tuple[str, str] = REFERENCE
) -> None:
    """Fields by a compiler are constant-time and correct, eight elements at a time."""
    report = run(root, monkeypatch, names, by)
    assert report.findings == ()
    assert report.backends == {f"{name}x8": "ifma" for name in names}
    assert len(report.runs) > 40 * len(names) and all(run.poisoned for run in report.runs)
    for name in names:
        ran, answer = of_chain(report, name)
        assert ran.declassified == answer.hex() and ran.undeclassified == len(answer)


def test_x8(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_x8(root, monkeypatch, ["p256", "p521"])


@pytest.mark.full
@pytest.mark.matrix(2)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_field_x8(family: str, level: str, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_x8(root, monkeypatch, list(NAMED), (family, level))


def test_leaks_in_x8_code_are_found(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {name: (root / "src" / "field" / "x8" / name).read_text() for name, _, _ in LEAKS.values()}
    for name, there, leak in LEAKS.values():
        assert changed[name].count(there) == 1
        changed[name] = changed[name].replace(there, leak)
    report = run(root, monkeypatch, ["p256"], changed=changed)
    places = {finding.partition(" in ")[2] for finding in report.findings if " in " in finding}
    assert places == {name if name.startswith("sangi_") else f"sangi_p256x8_{name}" for name in LEAKS}
    wrong = {run.label.partition("(")[0].removeprefix("sangi_p256x8_") for run in report.runs if run.errors}
    assert wrong >= {"pack", "unpack", "is_zero", "batch_inv"} and not wrong & CLEAN


def test_a_kernel_that_is_another_is_found(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = "linear(z, x, 1, y, -1, 2, 2)"
    text = KERNELS.read_text()
    assert text.count(there) == 1
    report = run(
        root, monkeypatch, ["p256"], changed={KERNELS.name: text.replace(there, there.replace("-1", "1"))}
    )
    ran, answer = of_chain(report, "p256")
    assert report.findings == () and ran.declassified != answer.hex()
