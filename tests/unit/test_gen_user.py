# SPDX-License-Identifier: MIT OR Apache-2.0
"""What gen writes is a field, or a ring, that can be used alone; and what the checks of it catch."""

import itertools
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sangi import api, toolchain
from sangi.codegen import ifma_user
from sangi.codegen.field import BACKENDS, SUFFIX, Field
from sangi.codegen.user import eight, files, scalar
from sangi.errors import BadInput, CheckFailed
from sangi.verify.suites import user

PRIME, RING = "2^255-19", "(2^127-1)*(2^130-5)"
MARKED = "generated, do not edit"


#: What every function calls, and no more: fewer kernels are compiled sooner.
FEWEST = "mul,sub,reduce"


def written(
    text: str,
    backends: tuple[str, ...],
    folder: Path,
    *,
    width: int = 64,
    ifma: bool = False,
    ops: str = "all",
) -> Field:
    """Writes what gen does, but for its checks; the field."""
    field = api.field_of(text, command="sangi gen", ops=ops)
    made = files.one_element(field, backends, width, "LLVM 22") if backends else {}
    made |= ifma_user.files(field) if ifma else {}
    made |= files.guide(field, backends, width, ifma=ifma)
    assert list(made) == files.names(field, backends, ifma=ifma)
    folder.mkdir(exist_ok=True)
    for name, content in made.items():
        (folder / name).write_text(content)
    return field


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A prime field with every back end, and its libraries."""
    folder = tmp_path_factory.mktemp("gen") / "out"
    written(PRIME, BACKENDS, folder, ifma=True)
    done = run("make", "lib", cwd=folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_make_runs_the_example(out: Path) -> None:
    done = run("make", cwd=out)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "fp255, C: bytes, product, inverse and power are right" in done.stdout
    assert "fp255, x86-64 assembly: " in done.stdout and "fp255x8: " in done.stdout


@pytest.mark.parametrize("what", ["product", "inverse", "power"])
def test_the_example_notices_a_wrong_answer(what: str, tmp_path: Path) -> None:
    written(PRIME, ("c",), tmp_path, ops=FEWEST)
    text = (tmp_path / "example.c").read_text()
    wrong = re.sub(rf"(known_{what}\[\] = {{)0x(..)", lambda m: f"{m[1]}0x{int(m[2], 16) ^ 1:02x}", text)
    assert wrong != text
    (tmp_path / "example.c").write_text(wrong)
    done = run("make", "CFLAGS=-O1", cwd=tmp_path)
    assert done.returncode == 2 and re.search(r"fp255: (mul|inv|pow) is wrong", done.stdout)


def block(folder: Path, language: str) -> str:
    """The code of one language in the README."""
    (code,) = re.findall(rf"```{language}\n(.*?)```", (folder / "README.md").read_text(), re.DOTALL)
    return code


MAIN = """
#include <stdio.h>

int main(void) {
    uint8_t x[FP_BYTES] = {X}, z[FP_BYTES];

    if (invert(z, x))
        return 1;
    for (int i = 0; i < FP_BYTES; i++)
        printf("%02x", z[i]);
    return 0;
}
"""


@pytest.mark.parametrize(("text", "prefix"), [(PRIME, "fp255"), (RING, "fp257")])
def test_a_short_program_inverts(text: str, prefix: str, tmp_path: Path) -> None:
    """Written from the README alone; of a ring's element without an inverse it says so."""
    p = api.parse_modulus(text)
    written(text, ("c",), tmp_path, ops=FEWEST)
    statuses = []
    for number in (123456789, 2**127 - 1):
        octets = ", ".join(map(str, number.to_bytes(-(-p.bit_length() // 8), "little")))
        program = block(tmp_path, "c") + MAIN.replace("FP_", f"{prefix.upper()}_").replace(
            "X}", f"{octets}}}"
        )
        assert len([line for line in program.splitlines() if line.strip()]) <= 24
        (tmp_path / "main.c").write_text(program)
        sources = ("main.c", f"{prefix}_field.c", f"{prefix}.c")
        done = run("gcc", *toolchain.C11, "-O1", *sources, "-o", "main", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        answer = run(tmp_path / "main", cwd=tmp_path)
        statuses.append(answer.returncode)
        if answer.returncode == 0:
            assert int.from_bytes(bytes.fromhex(answer.stdout), "little") * number % p == 1
    assert statuses == ([0, 0] if text == PRIME else [0, 1])


def test_python_as_the_readme_says(out: Path) -> None:
    done = run(sys.executable, "-c", block(out, "python"), cwd=out)
    assert done.returncode == 0, done.stderr


def test_rust_as_the_readme_says(out: Path, tmp_path: Path) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("needs cargo: the Rust crates")
    (tmp_path / "main.rs").write_text(block(out, "rust"))
    done = run("rustc", "-L", out, "main.rs", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    half = run(tmp_path / "main", cwd=tmp_path).stdout
    octets = bytes(map(int, re.findall(r"\d+", half.partition("=")[2])))
    assert int.from_bytes(octets, "little") * 2 % (2**255 - 19) == 1


def chosen() -> list[tuple[tuple[str, ...], bool]]:
    """Every choice of back ends."""
    some = [c for n in range(len(BACKENDS) + 1) for c in itertools.combinations(BACKENDS, n)]
    return [(backends, ifma) for backends in some for ifma in (False, True) if backends or ifma]


@pytest.mark.parametrize(("backends", "ifma"), chosen(), ids=str)
def test_files_name_what_was_written_and_nothing_else(
    backends: tuple[str, ...], ifma: bool, tmp_path: Path
) -> None:
    written(PRIME, backends, tmp_path, ifma=ifma)
    there = {path.name for path in tmp_path.iterdir()}
    for path in tmp_path.iterdir():
        text = path.read_text()
        assert MARKED in text[:400] and f"p = {2**255 - 19:#x}\n" in text[:1000], path.name
        named = set(re.findall(r"\bfp255\w*\.(?:c|h|S|ll)\b", text))
        assert named <= there, (path.name, named - there)
    if backends:
        header = (tmp_path / "fp255.h").read_text()
        assert all(f"fp255{SUFFIX[backend]}" in header for backend in backends)
    assert all(f"`{name}`" in (tmp_path / "README.md").read_text() for name in there - {"README.md"})


def test_a_prime_is_named_a_field_and_a_composite_a_ring(tmp_path: Path) -> None:
    for text, kind, other in (
        (PRIME, "p is prime", "p is composite"),
        (RING, "p is composite", "p is prime"),
    ):
        folder = tmp_path / kind
        written(text, ("c", "x64", "ir"), folder, ifma=True)
        for path in folder.iterdir():
            content = path.read_text()
            if path.name not in ("Makefile", "example.c"):
                assert kind in content and other not in content, path.name
        headers = "".join(path.read_text() for path in folder.glob("*.h"))
        assert ("gcd(x, p) = 1, z <- 1 / x" in headers) == (text == RING)
    written(RING, ("c",), tmp_path / "few", ops=FEWEST)
    assert run("make", cwd=tmp_path / "few").returncode == 0


def test_the_ir_names_its_llvm(tmp_path: Path) -> None:
    written(PRIME, ("ir",), tmp_path)
    head = (tmp_path / "fp255.ll").read_text().partition("define")[0]
    assert "; LLVM IR with opaque pointers, for LLVM 15 and later; checked with LLVM 22\n" in head


def test_without_products_there_are_kernels_alone(tmp_path: Path) -> None:
    field = api.field_of(PRIME, ops="add,equal")
    made = files.one_element(field, ("c",), 64) | files.guide(field, ("c",), 64, ifma=False)
    assert list(made) == files.names(field, ("c",), ifma=False) == ["fp255.c", "fp255.h"]
    assert "_field" not in made["fp255.h"] and "inv" not in made["fp255.h"]


def near_boundaries() -> list[tuple[str, int]]:
    """Moduli just below and above limb boundaries, small, composite and random ones, with the bits of a limb."""
    source = random.Random(16)
    moduli = [
        2**64 - 59,
        2**63 + 29,
        2**64 + 13,
        3 * (2**62 + 1),
        2**128 - 1,
        2**192 + 1,
        2**258 - 1,
        2**521 - 1,
    ]
    moduli += [
        source.getrandbits(bits) | 1 << bits - 1 | 1 for bits in (127, 129, 319, 321, 448, 512, 513, 521)
    ]
    return [(hex(m), (64, 32, 16)[i // 3 % 3]) for i, m in enumerate(moduli)]


#: A run takes every third; the others are run with --full.
BOUNDARIES = [
    pytest.param(*case, marks=() if i % 3 == int(os.environ["SANGI_SEED"]) % 3 else pytest.mark.full)
    for i, case in enumerate(near_boundaries())
]


@pytest.mark.parametrize(("text", "width"), BOUNDARIES)
def test_functions_agree_with_integers(text: str, width: int, tmp_path: Path) -> None:
    """At every size, for one element and for eight."""
    field = written(text, ("c",), tmp_path, width=width, ifma=True, ops=FEWEST)
    texts = {path.name: path.read_text() for path in tmp_path.iterdir()}
    said = [*user.one_element(field, texts, width, 1, tmp_path), *user.eight_elements(field, texts, 1)]
    assert [line.what for line in said] == [
        f"{field.prefix}_field.c over c",
        f"{field.prefix}_ifma_field.c over integers",
    ]


FAULTS: dict[str, tuple[str, str, str]] = {
    "range check": ("number[i] &= in_range;", ";", "from_bytes"),
    "byte order": ("return P_decode(z, bytes, 1);", "return P_decode(z, bytes, 0);", "from_bytes_be"),
    "lost borrow": ("P_limb_sub(x[i], y[i], &borrow)", "(borrow = x[i] < y[i])", "from_bytes|less"),
    "shifted byte": (">> 8 * i % WIDTH", ">> 8 * i % 32", "to_bytes"),
    "v's high part": ("(LIMB)(v >> i * 64 % 64)", "(LIMB)(v >> 32)", "from_u64"),
    "window": ("for (size_t k = 1; k < 16; k++)", "for (size_t k = 1; k < 15; k++)", "pow"),
    "Montgomery form": ("P_RADIX2;\n    P_signed_digit", "P_ONE;\n    P_signed_digit", "inv"),
    "no steps": ("(steps - 1) / BITS, &m", "(steps - 1) / BITS - 1, &m", "inv"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_the_functions_is_found(name: str, tmp_path: Path) -> None:
    field = written("2^127-1", ("c",), tmp_path, ops=FEWEST)
    words = {
        "P_RADIX2": "FP127_RADIX2",
        "P_ONE": "FP127_ONE",
        "P_": "fp127_",
        "LIMB": "uint64_t",
        "WIDTH": "64",
    }
    before, after, where = (re.sub("|".join(words), lambda m: words[m[0]], part) for part in FAULTS[name])
    source = tmp_path / "fp127_field.c"
    text = source.read_text()
    assert before in text
    source.write_text(text.replace(before, after))
    texts = {path.name: path.read_text() for path in tmp_path.iterdir()}
    with pytest.raises(CheckFailed, match=rf"fp127_field.c over c: ({where}) "):
        list(user.one_element(field, texts, 64, 1, tmp_path))


@pytest.mark.parametrize(
    ("before", "after", "where"),
    [
        ("fp258x8_digit_mask : UINT64_MAX", "fp258x8_digit_mask : fp258x8_digit_mask", "from_bytes"),
        ("byte >> (52 - shift)", "byte >> (51 - shift)", "from_bytes"),
        ("fp258x8_reduce(number, number);", ";", "to_bytes"),
        ("digit >> (64 - shift)", "digit >> (63 - shift)", "inv"),
    ],
)
def test_a_fault_in_the_functions_for_eight_is_found(
    before: str, after: str, where: str, tmp_path: Path
) -> None:
    """The modulus has 258 bits, whose bytes reach beyond five digits of 52."""
    field = written("2^258-1", (), tmp_path, ifma=True, ops=FEWEST)
    texts = {path.name: path.read_text() for path in tmp_path.iterdir()}
    name = field.prefix + eight.SUFFIX
    assert before in texts[name]
    texts[name] = texts[name].replace(before, after)
    with pytest.raises(CheckFailed, match=rf"{name} over integers: {where}"):
        list(user.eight_elements(field, texts, 1))


POISONED = """
#include "fp255.h"
#include <string.h>
#include <valgrind/memcheck.h>

int main(void) {
    uint8_t bytes[FP255_BYTES], e[FP255_BYTES], secret = 0;
    uint64_t x[FP255_LIMBS], z[FP255_LIMBS], sum = 0;

    memset(bytes, 0x5a, sizeof bytes);
    memset(e, 0xa5, sizeof e);
    VALGRIND_MAKE_MEM_UNDEFINED(bytes, sizeof bytes);
    VALGRIND_MAKE_MEM_UNDEFINED(e, sizeof e);
    sum += fp255_from_bytes(x, bytes);
    sum += fp255_inv(z, x) + fp255_less(z, x);
    fp255_pow(z, z, e, sizeof e);
    fp255_to_bytes_be(bytes, z);
    /* the second byte: the highest bit of the first is known to be 0 */
    (void)VALGRIND_GET_VBITS(bytes + 1, &secret, 1);
    if (secret != 0xff || CONTROL)
        return 1;
    return 0;
}
"""


@pytest.mark.parametrize(("control", "status"), [("0", 0), ("sum == 3", 9)], ids=["functions", "a branch"])
def test_nothing_branches_on_a_secret(control: str, status: int, tmp_path: Path) -> None:
    """Under memcheck with poisoned bytes and exponent; the control branches on what was returned."""
    written(PRIME, ("c",), tmp_path, ops=FEWEST)
    (tmp_path / "main.c").write_text(POISONED.replace("CONTROL", control))
    sources = ("main.c", "fp255_field.c", "fp255.c")
    done = run("gcc", "-O2", "-g", "-Wno-unused", *sources, "-o", "main", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    done = run("valgrind", "-q", "--error-exitcode=9", "./main", cwd=tmp_path)
    assert done.returncode == status, done.stderr


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writes without its checks, which other tests are about."""
    from sangi.verify.suites import field as emitted

    for name in ("builders", "files"):
        monkeypatch.setattr(emitted, name, lambda *_: iter(()))


@pytest.mark.parametrize("name", ["README.md", "Makefile", "example.c", "fp89.c"])
def test_other_files_are_not_replaced_without_force(name: str, unchecked: None, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine\n")
    with pytest.raises(BadInput, match=rf"{name} was not generated for this modulus: --force replaces it"):
        api.generate("2^89-1", tmp_path)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {name: "mine\n"}
    api.generate("2^89-1", tmp_path, force=True)
    made, _ = api.generate("2^89-1", tmp_path, backend="c,x64")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == made
    with pytest.raises(BadInput, match=r"example.c was not generated for this modulus"):
        api.generate("2^107-1", tmp_path)
    assert not (tmp_path / "fp107.c").exists()


def test_one_text_compiles_alone(unchecked: None, tmp_path: Path) -> None:
    made, _ = api.texts("2^89-1")
    toolchain.compile_c(api.as_one_text(made), cwd=tmp_path, flags=(*toolchain.C11, "-O1"))
    assert "fp89_inv" in api.as_one_text(made)
    assert api.as_one_text(api.texts("2^89-1", backend="ir")[0]).startswith("; sangi.generate")


def test_functions_compile_everywhere(tmp_path: Path) -> None:
    """With every warning, for every width, by two compilers."""
    compilers: list[Callable[[], toolchain.Compiler]] = [toolchain.gcc, toolchain.clang]
    for width, compiler in itertools.product((64, 32, 16), compilers):
        field = written(RING, ("c",), tmp_path, width=width, ifma=True, ops=FEWEST)
        for name in (field.prefix + scalar.SUFFIX, field.prefix + eight.SUFFIX, "example.c"):
            text = (tmp_path / name).read_text()
            toolchain.compile_c(text, cwd=tmp_path, compiler=compiler(), flags=(*toolchain.C11, "-O1"))
