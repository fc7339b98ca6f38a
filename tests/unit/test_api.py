# SPDX-License-Identifier: MIT OR Apache-2.0
"""The functions behind the command line: what they give, what they refuse, and that nothing unchecked is written."""

import io
import json
import subprocess
from contextlib import redirect_stdout
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sampling import chosen

import sangi
from sangi import api, toolchain
from sangi.api import making
from sangi.codegen import ifma_user
from sangi.codegen.field import Field
from sangi.codegen.op import OPERATIONS
from sangi.codegen.program import Program
from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.named import NAMED
from sangi.verify.constant_time import object_check
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.interp import cpu
from sangi.verify.mutation import programs as mutants
from sangi.verify.suites import field as emitted
from sangi.verify.suites import x8 as in_lanes
from sangi_lab import api as lab


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few cases of every check: these tests are about what is done with the result."""
    monkeypatch.setattr(exhaust, "SIZES", ((2, 3, 7),))
    monkeypatch.setattr(cpu, "compare", partial(cpu.compare, 1000))
    monkeypatch.setattr(emitted, "VECTORS", 100)
    monkeypatch.setattr(emitted, "files", partial(emitted.files, levels=tuple(chosen(emitted.LEVELS))))
    monkeypatch.setattr(in_lanes, "SIZES", ((2, 3),))


def test_what_the_package_offers() -> None:
    assert sangi.parse_modulus("2^255-19") == 2**255 - 19
    assert sangi.generate is api.generate
    assert issubclass(BadInput, ValueError)


def test_a_field() -> None:
    named = api.field_of("p381")
    assert (named.prefix, named.modulus) == ("p381", NAMED["p381"].modulus)
    assert named.title == "p381, base field of BLS12-381"
    other = api.field_of(" 2^255 -  19", ops=["half", "add", "add"], prefix="q")
    assert (other.prefix, other.title, other.operations) == ("q", "2^255 - 19", ("half", "add"))
    assert api.field_of("2^255-19").prefix == "fp255"
    assert api.field_of("p256", ops="all").operations == (*OPERATIONS, "dot2")
    assert api.field_of("p256", ops=" add , sub ").operations == ("add", "sub")


@pytest.mark.parametrize("prefix", ["1a", "a-b", "a b", "a" * 62, "é", "for", "a\n", "*/"])
def test_prefixes_that_are_no_identifiers(prefix: str) -> None:
    with pytest.raises(BadInput, match="a C identifier of at most 61 letters"):
        api.field_of("p256", prefix=prefix)


@pytest.mark.parametrize("command", ["a */ b", "a /* b", "a\nb", "a\rb"])
def test_commands_that_would_end_their_comment(command: str) -> None:
    with pytest.raises(BadInput, match="cannot stand in a comment") as refusal:
        api.field_of("p256", command=command)
    assert "\n" not in str(refusal.value)


def test_texts(quick: None) -> None:
    steps: list[str] = []
    made, checked = api.texts(
        "2^127-1", backend="all", ops="add", prefix="m", command="the command", seed=5, progress=steps.append
    )
    assert list(made) == ["m.c", "m_x64.S", "m.ll", "m.h", "m_ifma.S", "m_ifma.h"]
    assert all(text.split("\n")[0].strip("/*; ") == "the command" for text in made.values())
    assert all(f"{2**127 - 1:#x}" in text for text in made.values())
    said = "\n".join(checked)
    assert said.count("seed 5") == 5 + cpu.has_ifma() and said.count("straight line") == 4
    assert "builders, c: exhausted at 3 limbs of 2 bits: 3 moduli to 7" in said
    assert (
        steps
        and api.texts("2^127-1", ops="add", prefix="m", command="the command", seed=6)[0]["m.c"]
        == made["m.c"]
    )


def test_lanes(tmp_path: Path) -> None:
    """Kernels for eight elements, and a program that computes with them in every lane."""
    made, checked = api.texts("2^127-1", backend="ifma", ops="mul,reduce", prefix="m", seed=5)
    assert list(made) == ["m_ifma.S", "m_ifma.h"] and any("exhausted at 2 digits" in line for line in checked)
    for name, text in made.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "main.c").write_text(
        '#include "m_ifma.h"\n#include <stdio.h>\n'
        "int main(void) {\n"
        "    static const uint64_t radix2[] = MX8_RADIX2;\n"
        "    uint64_t x[8 * MX8_DIGITS] = {0}, y[8 * MX8_DIGITS], one[8 * MX8_DIGITS] = {0};\n"
        "    for (int i = 0; i < 8 * MX8_DIGITS; i++) y[i] = radix2[i / 8];\n"
        "    for (int l = 0; l < 8; l++) x[l] = (uint64_t)l + 3, one[l] = 1;\n"
        "    mx8_mul(x, x, y);\n    mx8_mul(x, x, x);\n    mx8_mul(x, x, one);\n    mx8_reduce(x, x);\n"
        '    for (int l = 0; l < 8; l++) printf("%d ", (int)x[l]);\n    return 0;\n}\n'
    )
    command = [*toolchain.gcc().command, "-std=c11", "-Wall", "-Werror", "main.c", "m_ifma.S", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    if cpu.has_ifma():
        said = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True).stdout
        assert [int(word) for word in said.split()] == [n * n for n in range(3, 11)]


DOT2 = """#include "m_ifma.h"
#include <stdio.h>
int main(void) {
    static const uint64_t radix2[] = MX8_RADIX2;
    uint64_t x[8 * MX8_DIGITS] = {0}, y[8 * MX8_DIGITS], one[8 * MX8_DIGITS] = {0}, zero[8 * MX8_DIGITS] = {0};
    for (int i = 0; i < 8 * MX8_DIGITS; i++) y[i] = radix2[i / 8];
    for (int l = 0; l < 8; l++) x[l] = (uint64_t)l + 3, one[l] = 1;
    mx8_dot2(x, x, y, zero, y);
    mx8_dot2(x, x, x, x, x);
    mx8_dot2(x, zero, x, x, one);
    mx8_reduce(x, x);
    for (int l = 0; l < 8; l++) printf("%d ", (int)x[l]);
    return 0;
}
"""


def test_a_sum_of_two_products(tmp_path: Path) -> None:
    made, checked = api.texts("2^127-1", backend="ifma", ops="dot2,reduce", prefix="m", seed=5)
    assert any("every aliasing" in line for line in checked)
    assert "Either product of dot2 may have such a sum as one factor." in made["m_ifma.h"]
    for name, text in {**made, "main.c": DOT2}.items():
        (tmp_path / name).write_text(text)
    command = [*toolchain.gcc().command, "-std=c11", "-Wall", "-Werror", "main.c", "m_ifma.S", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    if cpu.has_ifma():
        said = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True).stdout
        assert [int(word) for word in said.split()] == [2 * n * n for n in range(3, 11)]


@pytest.mark.parametrize(
    ("bits", "said"),
    [
        (256, "Either product of dot2 may have such a sum"),
        (257, "Either product of dot2 takes no such sum"),
        (258, ""),
    ],
)
def test_dot2_where_its_bound_admits_it(bits: int, said: str) -> None:
    """R is 2^260: above 16p, above 8p, and above 4p alone."""
    field = api.field_of(str(2**bits - 1), prefix="m")
    header = ifma_user.files(field)["m_ifma.h"]
    assert ("mx8_dot2(" in header) == ("dot2" in header) == bool(said) and said in header
    if not said:
        with pytest.raises(BadInput, match=r"only add, .*; dot2 asks for R = 2\^260 above 8p"):
            ifma_user.files(api.field_of(str(2**bits - 1), ops="dot2"))


def test_what_lanes_have_not() -> None:
    with pytest.raises(BadInput, match="back end ifma has none of these operations, only add, sub"):
        api.texts("2^127-1", backend="ifma", ops="equal")
    with pytest.raises(BadInput, match="digits of its own, and no limbs of 32 bits"):
        api.texts("2^127-1", backend="ifma", ops="add", width=32)


@pytest.mark.parametrize(
    ("modulus", "backend", "ops"),
    [
        ("p256", "c", "dot2"),
        ("p511", "x64", "mul_small"),
        ("p256", "ir", "mul_lazy"),
        ("p256", "all", "dot2"),
    ],
)
def test_what_a_back_end_has_not(modulus: str, backend: str, ops: str) -> None:
    with pytest.raises(BadInput, match=f"has none of these operations for this modulus: {ops}$"):
        api.texts(modulus, backend=backend, ops=ops)


def test_narrow_limbs(quick: None) -> None:
    made, _ = api.texts("2^127-1", backend="ir,c", ops="add", width=16)
    assert "in 8 limbs of 16" in made["fp127.c"] and "uint16_t" in made["fp127.h"]
    assert "i16" in made["fp127.ll"] and "i64" not in made["fp127.ll"]
    with pytest.raises(BadInput, match="back end x64 has no limbs of 16 bits, only of 64"):
        api.texts("2^127-1", backend="all", width=16)


def test_generate_without_a_folder(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made, checked = sangi.generate("2^89-1", ops="select")
    assert list(made) == ["fp89.c", "fp89.h"] and checked
    assert list(tmp_path.iterdir()) == []


def test_generate_writes_what_it_returns(quick: None, tmp_path: Path) -> None:
    made, _ = api.generate("2^89-1", tmp_path / "new" / "out", ops="select")
    assert {p.name: p.read_text() for p in (tmp_path / "new" / "out").iterdir()} == made


def losing(monkeypatch: pytest.MonkeyPatch, name: str, what: str) -> None:
    """Replaces a builder with one that always makes the same mistake."""
    operation = OPERATIONS[name]

    def build(shape) -> Program:
        program = operation.build(shape)
        return next(m.program for m in mutants.of(program) if m.what.startswith(what))

    monkeypatch.setitem(OPERATIONS, name, replace(operation, build=build))


def test_a_wrong_builder_writes_nothing(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    losing(monkeypatch, "select", "select takes only its first")
    with pytest.raises(CheckFailed, match="select_3_spare"):
        api.generate("2^89-1", tmp_path / "out", ops="select")
    assert list(tmp_path.iterdir()) == []


def test_a_fault_found_only_by_vectors_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emitted, "builders", lambda *_: iter(()))
    monkeypatch.setattr(emitted, "intervals", lambda *_: "skipped")
    losing(monkeypatch, "dbl", "carry dropped")
    with pytest.raises(CheckFailed, match=r"C, .*: fp89_dbl: x = 0x"):
        api.generate("2^89-1", tmp_path / "out", ops="dbl")
    assert list(tmp_path.iterdir()) == []


def test_a_branch_found_by_the_gate_writes_nothing(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finding = object_check.Finding("fp89_select", 4, "jne", "conditional branch")
    monkeypatch.setattr(emitted.object_check, "check", lambda *_: [finding])
    with pytest.raises(CheckFailed, match="is not straight-line code: fp89_select"):
        api.generate("2^89-1", tmp_path / "out", ops="select")
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def few(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two operations, one of each kind, in place of all."""
    monkeypatch.setattr(making, "OPERATIONS", {name: OPERATIONS[name] for name in ("add", "equal")})


@pytest.mark.parametrize("drawn", [0, pytest.param(1, marks=pytest.mark.full)])
def test_check(few: None, drawn: int) -> None:
    seed = 10  # which draws a modulus of one limb
    with redirect_stdout(io.StringIO()) as out:
        lines = list(api.check(["2^89-1"], random_moduli=drawn, seed=seed, operands=10))
    assert out.getvalue() == ""
    assert lines[0] == f"seed {seed}"
    said = "\n".join(lines)
    for backend in ("c", "x64", "ir"):
        assert f"builders, {backend}: exhausted at 3 limbs of 2 bits, every aliasing: 3 moduli to 7" in said
    titles = ["2^89-1", *api.random_objects(drawn, seed)]
    for title in titles:
        for width in (64, 32, 16):
            assert f"{title}, limbs of {width} bits: arithmetic: intervals" in said
            assert f"{title}, limbs of {width} bits: C: straight line" in said
        assert f"{title}, limbs of 64 bits: x64, on this CPU" in said
        assert f"{title}, limbs of 32 bits: x64" not in said
        assert f"{title}, eight elements at once: ifma, interpreted: edge and random operands" in said
        assert f"{title}, eight elements at once: ifma: straight line" in said
    assert "builders, ifma: exhausted at 3 digits of 2 bits: 7 moduli" in said
    left_out = []
    for title in () if cpu.has_ifma() else titles:
        names = sorted(ifma_user.operations(api.field_of(title)))
        left_out.append(f"{title}x8 ifma vectors: {' '.join(names)}")
    if cpu.missing():
        left_out.append(f"interpreter x64 cpu: {' '.join(sorted(cpu.missing()))}")
    assert [line for line in lines if line.startswith("not on this machine")] == [
        f"not on this machine: {check}" for check in sorted(left_out)
    ]
    assert "interpreter: compared with this CPU, flags included" in said


def test_check_refuses_before_it_works() -> None:
    with pytest.raises(BadInput, match="'4' is even"):
        next(api.check(["p381", "4"]))


def test_check_stops_at_a_fault(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    losing(monkeypatch, "equal", "or takes only its first")
    with pytest.raises(CheckFailed, match="equal_"):
        list(api.check(["2^89-1"], seed=1))


def test_check_stops_at_a_fault_in_lanes(few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    right = ifma_user.files
    monkeypatch.setattr(emitted, "files", lambda *_: iter(()))

    def hurt(field: Field) -> dict[str, str]:
        return {name: text.replace("vpaddq", "vpsubq", 1) for name, text in right(field).items()}

    monkeypatch.setattr(ifma_user, "files", hurt)
    with pytest.raises(CheckFailed, match="add mod"):
        list(api.check(["2^89-1"], seed=1, operands=10))


def test_lines_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    def records(fails: bool):
        yield {"run": {"cpu": "é"}}
        if fails:
            raise Unavailable("no CPU")

    lab.write_lines(str(tmp_path / "a.json"), records(False))
    assert json.loads((tmp_path / "a.json").read_text()) == {"run": {"cpu": "é"}}
    with pytest.raises(Unavailable):
        lab.write_lines(str(tmp_path / "new" / "b.json"), records(True))
    assert [p.name for p in tmp_path.iterdir()] == ["a.json"]


def test_a_place_that_cannot_be_written_is_refused_before_measuring(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    def records():
        raise AssertionError("measured for nothing")
        yield

    with pytest.raises(BadInput, match="cannot make the folder"):
        lab.write_lines(str(tmp_path / "file" / "b.json"), records())


def test_nothing_is_printed(few: None) -> None:
    with redirect_stdout(io.StringIO()) as out:
        api.texts("2^89-1", ops="equal", backend="all")
    assert out.getvalue() == ""
