# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi tune ctidh`: the same answer from any number of processes, interrupted or not, and from a cluster that loses a
worker."""

import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from sangi.codegen.tables.ctidh_layout import LAYOUTS, Layout
from sangi.errors import BadInput, Unavailable
from sangi_lab.cli import tune as command
from sangi_lab.ctidh import search, tune
from sangi_lab.ctidh.tune import Plan, executor, run


class Interrupted(Exception):
    """What ends a run on the way."""


def found(plan: Plan, record: Path, jobs: int) -> tuple[Layout, list[int]]:
    """What a run on so many processes finds, and the steps that it reported."""
    steps: list[int] = []
    with executor(jobs) as workers:
        return run(plan, workers, record, lambda step, _: steps.append(step))[1], steps


def test_an_interrupted_search_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SLICE", 20)
    plan = Plan("highctidh511", steps=50, searches=2)
    whole, steps = found(plan, tmp_path / "whole", 2)
    assert steps[0] == 0 and steps[-1] == 100 and len(steps) == 7
    assert search.cost(whole) <= search.cost(LAYOUTS["highctidh511"])

    def interrupt(step: int, _: float) -> None:
        if step >= 40:
            raise Interrupted

    record = tmp_path / "record"
    with pytest.raises(Interrupted), executor(1) as workers:
        run(plan, workers, record, interrupt)
    assert sum(state["step"] for state in json.loads(record.read_text())["states"]) == 40
    best, steps = found(plan, record, 1)
    assert best == whole and steps[0] == 40
    assert found(plan, record, 1) == (whole, [100])
    with pytest.raises(BadInput, match="another plan"):
        found(Plan("highctidh511", steps=60, searches=2), record, 1)
    record.write_text("{")
    with pytest.raises(BadInput, match="no record"):
        found(plan, record, 1)


def test_a_process_that_ends(tmp_path: Path) -> None:
    plan = Plan("highctidh511", steps=20, searches=1)

    def end(step: int, _: float) -> None:
        os.kill(next(iter(workers._processes)), signal.SIGKILL)

    with pytest.raises(Unavailable, match="goes on"), ProcessPoolExecutor(1) as workers:
        workers.submit(int).result()
        run(plan, workers, tmp_path / "record", end)


def test_the_command(tmp_path: Path) -> None:
    arguments = ["ctidh", "highctidh511", "--steps", "20", "--searches", "1", "--jobs", "1"]
    done = CliRunner().invoke(command, [*arguments, "--record", str(tmp_path / "record")])
    layout = LAYOUTS["highctidh511"]
    assert done.exit_code == 0, done.output
    assert f"{layout.sizes},\n    {layout.bounds},\n" in done.stdout and "2^220.00 keys" in done.stdout


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("513"), "no size and no layout"),
        (Plan("512", batches=2), "3 to 74 batches"),
        (Plan("512", bits=2000), "no bound up to 99"),
        (Plan("highctidh511", bits=220), "is for a size"),
        (Plan("512", steps=0), "a search and a step"),
    ],
)
def test_plans_that_are_none(plan: Plan, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        plan.all()


def test_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(tune, "import_module", missing)
    with pytest.raises(Unavailable, match="pip install distributed"), executor(0, "tcp://127.0.0.1:1"):
        pass


@pytest.mark.full
def test_a_cluster_that_loses_a_worker(tmp_path: Path) -> None:
    """Two workers, one of which is killed while it works, find what one process finds."""
    distributed = import_module("distributed")
    plan = Plan("highctidh511", steps=2 * search.SLICE, searches=3)
    killed: list[int] = []
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster:
        processes = [worker.process.pid for worker in cluster.workers.values()]
        assert len(processes) == 2

        def kill(step: int, _: float) -> None:
            if step and not killed:
                killed.append(processes[0])
                os.kill(killed[0], signal.SIGKILL)

        with executor(0, cluster.scheduler_address) as workers:
            best = run(plan, workers, tmp_path / "cluster", kill)[1]
    assert killed
    assert best == found(plan, tmp_path / "alone", 1)[0]


@pytest.mark.full
def test_nobody_at_the_address() -> None:
    with pytest.raises(Unavailable, match="no scheduler at tcp"), executor(0, "tcp://127.0.0.1:1"):
        pass
