# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi tune order`: what it makes of names, moves and times; nothing here depends on a time."""

from __future__ import annotations

import platform
from pathlib import Path
from random import Random

import pytest

from sangi import toolchain
from sangi.codegen.emit.assembler import Instruction
from sangi.codegen.emit.orders import read
from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.verify.binary import elf
from sangi_lab import api
from sangi_lab.order import kernels, places, record
from sangi_lab.order.kernels import Stopwatch, Times
from sangi_lab.order.search import Found, _moved, search
from sangi_lab.order.subject import Subject

QUICK, SLOW = Times((30.0,) * 4, 20.0), Times((40.0,) * 4, 20.0)


@pytest.mark.parametrize(
    "name",
    ["p256", "p256/inv", "p255/sqr", "p256/mul_lazy", "mod256/add", "mod250/mul", "mod640/mul", "/", ""],
)
def test_a_name_that_is_no_kernel_is_refused_before_the_search(name: str) -> None:
    with pytest.raises(BadInput, match="expected FIELD/OPERATION"):
        list(api.tune_order(["p256/sqr", name], 3600))


def test_moves_keep_every_instruction() -> None:
    rng, order = Random(1), tuple(range(40))
    moved = [_moved(order, rng) for _ in range(500)]
    assert all(sorted(m) == list(order) for m in moved)
    assert len(set(moved)) > 300


def test_cost_rises_with_latency_spread_and_throughput() -> None:
    assert Times((30.0, 30.0, 30.0, 34.0), 20.0).cost > Times((31.0,) * 4, 20.0).cost > QUICK.cost
    assert Times((30.0,) * 4, 30.0).cost > QUICK.cost


def test_what_is_kept_is_known_until_the_builder_changes(tmp_path: Path) -> None:
    path, subject = tmp_path / "orders.json", Subject.of("p256/sqr")
    order = tuple(range(len(subject.kernel.instructions) - 1))
    assert record.known(subject, path) is None
    record.keep(subject, Found(order, SLOW, QUICK), "a CPU", path)
    record.keep(Subject.of("p256/mul"), Found((1, 0), SLOW, QUICK), "a CPU", path)
    assert record.known(subject, path) == order
    entries = {entry["kernel"]: entry for entry in read(path).values()}
    assert entries["p256/sqr"]["latency"] == [40.0, 30.0] and entries["p256/mul"]["order"] == [1, 0]
    assert list(tmp_path.iterdir()) == [path]
    code = list(subject.kernel.instructions)
    code[0] = Instruction("stc")
    changed = Subject(subject.name, type(subject.kernel)(subject.kernel.program, tuple(code), ()), (), 3)
    assert record.known(changed, path) is None


def test_an_order_has_to_be_worth_keeping() -> None:
    assert Found((), SLOW, QUICK).better
    assert not Found((), QUICK, QUICK).better
    assert not Found((), QUICK, SLOW).better


@pytest.mark.parametrize("name", ["p256/mul", "p256/sqr", "mod256/mul", "mod192/sqr"])
def test_a_search_times_kernels_and_compares_their_results(name: str, tmp_path: Path) -> None:
    if platform.machine().lower() not in ("x86_64", "amd64"):
        pytest.skip("needs an x86-64 CPU")
    if not {"adx", "bmi2"} <= set(Path("/proc/cpuinfo").read_text().split()):
        pytest.skip("needs an x86-64 CPU: with ADX and BMI2")
    subject, steps = Subject.of(name), list[str]()
    found = search(subject, None, 0.01, 1, steps.append)
    assert sorted(found.order) == list(range(len(subject.kernel.instructions) - 1))
    assert len(steps) == 1 and steps[0].startswith(f"{name}: ")
    with Stopwatch(tmp_path).load(subject, [subject.kernel]) as batch:
        words = batch.results(0, Random(7), 1)[0]
    m, rng = subject.modulus, Random(7)
    x = rng.randrange(m)
    y = rng.randrange(m) if name.endswith("mul") else x
    radix = 1 << 64 * subject.limbs
    assert sum(word << 64 * i for i, word in enumerate(words)) == x * y * pow(radix, -1, m) % m


@pytest.mark.parametrize("names", [[], ["p256/inv"], ["p256/sqr", "p511/sqr"]])
def test_places_are_of_kernels_that_have_a_rival(
    names: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert places.main(names) == 2
    said = capsys.readouterr()
    assert "expected one or more of p25519/mul" in said.err and not said.out


def test_a_missing_rival_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match=r"bignum_montsqr_p256\.S is missing: make peers"):
        places.theirs(tmp_path, "bignum_montsqr_p256")


def test_a_rival_that_cannot_be_preprocessed_is_named(tmp_path: Path) -> None:
    folder = tmp_path / places.PEERS
    folder.mkdir(parents=True)
    (folder / "bignum_sqr_p521.S").write_text('#include "no_such_file.h"\n')
    with pytest.raises(CheckFailed, match=r"(?s)bignum_sqr_p521\.S: .*no_such_file\.h"):
        places.theirs(tmp_path, "bignum_sqr_p521")


def test_each_copy_stands_at_its_offset(tmp_path: Path) -> None:
    text = places.ours(Subject.of("p256/sqr"))
    made = elf.read(toolchain.assemble(text, cwd=tmp_path, name="placed").read_bytes())
    at = {symbol.name: symbol.offset % 4096 for symbol in made.sections[0].symbols if symbol.function}
    assert at == {f"kernel{i}": offset for i, offset in enumerate(places.OFFSETS)}
    assert len(set(places.OFFSETS)) == len(places.OFFSETS) == 60


def test_a_cpu_that_cannot_run_kernels_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernels, "cpu_flags", lambda: frozenset({"bmi2"}))
    with pytest.raises(Unavailable, match="this CPU has no adx"):
        Stopwatch(tmp_path)
    assert places.main(["p256/sqr"]) == 1
    assert "this CPU has no adx" in capsys.readouterr().err
