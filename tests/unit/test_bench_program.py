# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bench program and its runner, with tiny rounds: what they say, not how fast anything is."""

import json
import re
import subprocess

import pytest

from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi_lab.bench import bench, list_cases, measure, program, ratio
from sangi_lab.bench.cases import FAMILIES, all_cases, match_cases
from sangi_lab.bench.measure import Effort
from sangi_lab.bench.program import Plan

TINY = Plan(rounds=2, milliseconds=1000, batch=1)


def run(build, *words):
    return subprocess.run([build / "bench" / "sangi_bench", *words], capture_output=True, text=True)


@pytest.fixture(autouse=True)
def built(build, monkeypatch):
    monkeypatch.setenv(program.VARIABLE, str(build / "bench" / "sangi_bench"))


def another_key(case):
    """Whether a case has a numbered key that is not the first."""
    return re.fullmatch(r"key(?!00)\d+", case.input) is not None


def alike(cases):
    """Those of one object out of all that offer the same: a key is like any other, and so is a modulus of another size.

    A size is left out, too, if smaller ones together offer what it does.
    """
    offers = {}
    for case in (case for case in cases if not another_key(case)):
        offers.setdefault((case.family, case.object), []).append(case)
    kept, sizes = {}, set()
    for (family, _), found in offers.items():
        here = {(c.peer, c.pattern, c.variant, c.build) for c in found}
        if family == "mod" and here <= sizes:
            continue
        sizes |= here if family == "mod" else set()
        kept.setdefault((family, frozenset((c.peer, c.pattern, c.variant, c.build) for c in found)), found)
    return [case for found in kept.values() for case in found]


SAMPLES = pytest.mark.parametrize(
    "sample", [pytest.param(alike, id="alike"), pytest.param(list, marks=pytest.mark.full, id="all")]
)


def able(cases):
    missing = {info.id for info in list_cases() if info.unavailable}
    return [case.id for case in cases if case.id not in missing]


def test_objects_that_stand_for_others():
    sample = alike(all_cases())
    assert {(c.family, c.peer, c.pattern, c.variant, c.build) for c in sample} == {
        (c.family, c.peer, c.pattern, c.variant, c.build) for c in all_cases() if not another_key(c)
    }
    assert {c.input for c in sample if c.input.startswith("key")} == {"key00"}
    assert {"p256", "p384", "mod220", "mod1024"} <= {c.object for c in sample}
    assert "mod4096" not in {c.object for c in sample}


@SAMPLES
def test_every_case_computes_what_it_should(build, sample, seed):
    """Of those that stand for others, every sixth."""
    wanted = able(sample(all_cases()))
    wanted = wanted[seed % 6 :: 6] if sample is alike else wanted
    for first in range(0, len(wanted), 256):
        some = wanted[first : first + 256]
        done = run(build, "check", *some)
        assert done.returncode == 0, done.stderr
        assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == some


CONTROLS = [control for family in FAMILIES.values() for control in family.controls]


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.id)
def test_a_wrong_kernel_is_refused(build, control):
    for words in (["check"], ["run", "rounds=1"]):
        done = run(build, *words, control.id)
        assert done.returncode == 1
        assert done.stderr.startswith(f"{control.id}: {control.said}") and len(control.said) > 10
        assert not done.stdout


def test_a_process_that_need_not_check(build):
    """check=0 times what another process has checked: operands are ready before a check, and a control passes."""
    there = set(able(all_cases()))
    firsts = {case.family: case.id for case in reversed(all_cases()) if case.id in there}
    for case in [*firsts.values(), next(control.id for control in CONTROLS if "mod256" in control.id)]:
        done = run(build, "run", "check=0", "rounds=1", "batch-us=1", case)
        assert done.returncode == 0, f"{case}: {done.stderr}"


def test_every_family_has_a_control():
    assert all(family.controls for family in FAMILIES.values())


def test_controls_are_not_listed(build):
    listed = [json.loads(line)["id"] for line in run(build, "list").stdout.splitlines()]
    assert listed == [case.id for case in all_cases()]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["measure"],
        ["list", "p381"],
        ["run"],
        ["run", "rounds=1"],
        ["run", "p381/add/x64"],
        ["run", "rounds=0", "p381/neg/c"],
        ["run", "rounds=", "p381/neg/c"],
        ["run", "rounds=-1", "p381/neg/c"],
        ["run", "rounds=9999999999999999999999", "p381/neg/c"],
        ["run", "metric=speed", "p381/neg/c"],
        ["run", "speed=1", "p381/neg/c"],
        ["check", "p381/neg/d"],
    ],
)
def test_what_the_program_does_not_understand(build, words):
    done = run(build, *words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and not done.stdout


@pytest.mark.matrix(1)
@pytest.mark.parametrize("part", [None, *(pytest.param(n, marks=pytest.mark.full) for n in range(4))])
def test_every_case_gives_its_lines(part, seed):
    """A quarter of all, or of those that stand for others every fortieth."""
    chosen = match_cases([], peers=True)
    chosen = alike(chosen)[seed % 40 :: 40] if part is None else chosen[part::4]
    # A case without a variant is named as its peers' cases are.
    chosen = match_cases([case.id for case in chosen], peers=True)
    lines = list(bench([case.id for case in chosen], peers=True, progress=False, effort=Effort(1, 1)))
    assert set(lines[0]) == {"run"}
    missing = {line["id"]: line["unavailable"] for line in lines if "unavailable" in line}
    measured = [line for line in lines[1:] if "unavailable" not in line]
    wanted = {(c.id, m) for c in chosen if c.id not in missing for m in program.METRICS}
    assert {(line["id"], line["metric"]) for line in measured} == wanted and len(measured) == len(wanted)
    for line in measured:
        assert set(line) == {"id", "metric", "unit", "median", "p10", "p90", "n"}
        assert line["unit"] in ("cycles", "ns") and line["n"] >= 1
        assert 0 < line["p10"] <= line["median"] <= line["p90"]
        json.dumps(line, allow_nan=False)


def test_a_round_says_how_the_core_was(build):
    """By a chain that only the clock changes, and by additions that another thread on the core changes, too."""
    head, *rounds = map(
        json.loads, run(build, "run", "rounds=3", "p381/neg/c", "p381/add:random/c").stdout.splitlines()
    )
    assert 1 <= len(rounds) <= 3 and len(head["cases"]) == 2
    for line in rounds:
        assert set(line) == {"v", "d", "w"} and all(len(row) == 2 for row in line.values())
        assert min(line["v"]) > 0 <= min(line["d"]) and 0 < max(line["w"]) < 16


def test_the_record_of_a_run():
    record = next(bench(["p381/neg/c"], progress=False, effort=Effort(1, 1)))["run"]
    assert {"commit", "builds", "peers", "cpu", "features", "clock", "unit"} <= set(record)
    assert record["builds"]["gcc-O3"]["flags"] == "-O3" and "gcc" in record["builds"]["gcc-O3"]["compiler"]
    assert record["clock"]["ticks_per_second"] > 1e6


@pytest.mark.parametrize("metric", program.METRICS)
def test_a_ratio(metric):
    found = ratio("p381/add/c", "p381/add:random/ir", metric, processes=2, plan=TINY)
    line = json.loads(found.line())
    assert list(line) == ["a", "b", "metric", "ratio", "lo", "hi", "n"]
    assert (line["a"], line["b"], line["metric"]) == ("p381/add/c", "p381/add:random/ir", metric)
    assert 0 < line["lo"] <= line["ratio"] <= line["hi"] and line["n"] >= 2


@pytest.mark.parametrize("op", ["mul", "sqr", "inv"])
def test_a_ratio_of_products(op):
    missing = {info.id for info in list_cases() if info.unavailable}
    peers = {"peer/gmp/p511/" + op, "peer/openssl/p511/" + op} - missing
    for peer in peers:
        assert ratio(f"p511/{op}/c", peer, processes=1, plan=TINY).n >= 1


def test_a_batch_is_counted_by_the_element():
    """An element of a batch costs less than an inversion, as it would not if a call were counted."""
    missing = {info.id for info in list_cases() if info.unavailable}
    pair = ("p381/batch_inv", "p381/inv")
    if not missing & set(pair):
        assert 0 < ratio(*pair, processes=1, plan=TINY).ratio < 0.5


def test_a_public_function_does_not_ask_the_environment(build):
    """The bench program has the dispatch of a release: it does not hold the name that a test build asks for."""
    assert b"SANGI_BACKEND" in (build / "libsangi.a").read_bytes()
    assert b"SANGI_BACKEND" not in (build / "bench" / "sangi_bench").read_bytes()


def test_the_list_says_what_a_figure_means():
    notes = {info.id: info.note for info in list_cases()}
    assert "the library's assembly" in notes["p381/batch_inv/c"]
    assert notes["p381/batch_inv"] == ""
    assert notes["peer/gmp/p511/inv"] == "variable time"
    assert notes["p511/inv/c"] == notes["peer/openssl/p511/inv"] == ""


def test_a_case_against_itself():
    assert ratio("p381/neg/c", "p381/neg/c", processes=1, plan=TINY).n >= 1


def test_bad_input_comes_before_anything_runs(monkeypatch):
    monkeypatch.setattr(program, "call", lambda *words: pytest.fail("the program was run"))
    for bad in (lambda: ratio("p381/add/x65", "p381/add/c"), lambda: bench(["p382/*"])):
        with pytest.raises(BadInput, match="no case"):
            bad()
    for bad in (lambda: ratio("p381/add/c", "p381/add/c", "speed"), lambda: bench(metrics=["speed"])):
        with pytest.raises(BadInput, match="no metric 'speed'"):
            bad()


def test_a_program_that_is_not_built(monkeypatch, tmp_path):
    monkeypatch.setenv(program.VARIABLE, str(tmp_path / "none"))
    for action in (lambda: ratio("p381/neg/c", "p381/neg/c"), lambda: bench(["p381/neg/c"])):
        with pytest.raises(Unavailable, match="make build"):
            action()
    assert all("make build" in info.unavailable for info in list_cases())


def test_a_wrong_kernel_stops_the_runner(monkeypatch):
    words = ("run", "rounds=1", "control/edge/p381/add")
    with pytest.raises(CheckFailed, match="control/edge/p381/add"):
        program.call(*words)


def test_an_unavailable_case(monkeypatch):
    reason = "GMP is not installed: sudo apt-get install libgmp-dev"
    monkeypatch.setattr(measure, "why_not", lambda case: reason if case.peer else "")
    with pytest.raises(Unavailable, match=f"peer/gmp/p256/add:random: {reason}"):
        ratio("p256/add/c", "peer/gmp/p256/add")
    with pytest.raises(Unavailable, match=reason):
        bench(["peer/gmp/p256/add"])
    lines = list(bench(["p256/add/c", "peer/gmp/p256/add"], progress=False, effort=Effort(1, 1)))
    assert {"id": "peer/gmp/p256/add:random", "unavailable": reason} in lines
    assert {line["metric"] for line in lines if line.get("id") == "p256/add:random/c"} == set(program.METRICS)


def test_a_system_that_executes_no_copies(monkeypatch):
    def refuse(name):
        raise PermissionError(name)

    monkeypatch.setattr(program.os, "memfd_create", refuse)
    with program.Copies() as copies:
        assert copies.call("builds") == [program.builds()]


def test_a_wrong_kernel_stops_a_copy_too():
    with program.Copies() as copies, pytest.raises(CheckFailed, match="control/edge/p381/add: an edge value"):
        copies.call("run", "rounds=1", "control/edge/p381/add")


def test_a_run_without_ifma(monkeypatch):
    """The option of the program is taken, and what it is set to otherwise is refused."""
    monkeypatch.setenv("SANGI_BENCH_WITHOUT_IFMA", "1")
    assert ratio("mod256/mul", "p256/mul", processes=1, plan=TINY).n >= 1
    with pytest.raises(CheckFailed, match="without-ifma=0: not an option of run"):
        program.call("run", "without-ifma=0", "p256/mul")
