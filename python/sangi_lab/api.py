# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures, and writes what was measured."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sangi import files
from sangi.api.progress import Progress, silent
from sangi.errors import Unavailable
from sangi.paths import repo_root


def bench(globs: Sequence[str], peers: bool = False, progress: bool = True) -> Iterator[dict[str, Any]]:
    """Measures the cases that the globs match (all of them without any); one record each, the run's first."""
    from sangi_lab import bench as benches

    return benches.bench(globs, peers, progress)


def write_lines(file: str, records: Iterator[dict[str, Any]]) -> None:
    """Writes records as JSON lines, all of them or no file."""
    path = Path(file)
    with files.folder(path.parent) as folder:
        lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
        files.write_all(folder, {path.name: lines.encode()})


def bench_list() -> list[dict[str, str]]:
    """Every case, and the reason where it cannot be measured here."""
    from sangi_lab import bench as benches

    return [asdict(case) for case in benches.list_cases()]


def bench_table(
    name: str, globs: Sequence[str] = (), progress: Progress = silent
) -> Iterator[dict[str, Any]]:
    """Measures the table bench/tables/NAME.toml; one record each, the run's first.

    With globs, only the rows whose first case matches one of them.
    """
    from sangi_lab import bench as benches
    from sangi_lab.bench import tables

    table = tables.load(name)
    yield {"run": benches.run()}
    for result in tables.measure(table, globs, progress):
        yield result.record()


def bench_document(
    name: str, globs: Sequence[str] = (), progress: Progress = silent
) -> tuple[str, list[str]]:
    """Measures a table and puts it into its document; it as Markdown, and the rows that miss their bar.

    With globs the document is left as it is.
    """
    from sangi_lab import bench as benches
    from sangi_lab.bench import tables

    table = tables.load(name)
    results = list(tables.measure(table, globs, progress))
    run = benches.run()
    text = tables.markdown(table, run, results)
    if not globs:
        path, whole = tables.document(table, run, text)
        files.write_all(path.parent, {path.name: whole.encode()})
    return text, [f"{r.work}: {r.ratio}" for r in results if r.verdict == "missed"]


def ratio(a: str, b: str, metric: str = "", board: str = "", progress: Progress = silent) -> dict[str, Any]:
    """Measures two cases interleaved: cost of a over cost of b, with its interval; on a board counts them, exactly."""
    if board:
        from sangi_lab.boards import ratio as counted

        return asdict(counted.ratio(a, b, board, metric or "instructions"))
    from sangi_lab import bench as benches

    return asdict(benches.ratio(a, b, metric or "latency", progress=progress))


def boards(
    names: Sequence[str] = (), as_text: bool = True, progress: Progress = silent
) -> Iterator[str | list[dict[str, Any]]]:
    """The tables of these boards, of all without names, as text or as records.

    Raises BadInput for a name that is none; Unavailable, after all others, for boards that cannot be had here.
    """
    from sangi_lab.boards import board, table

    missing = []
    for name in [board.board(name).name for name in names] or board.boards():
        try:
            made = table.make(name, progress)
        except Unavailable as error:
            missing.append(f"{name}: {error}")
            continue
        yield table.text(made) if as_text else table.records(made)
    if missing:
        raise Unavailable("; ".join(missing))


def report(
    out: str | Path, quick: bool = False, only: Sequence[str] = (), progress: Progress = silent
) -> Path:
    """Runs the papers' experiments and writes their pages; the path of index.html."""
    from sangi_lab import report as reports
    from sangi_lab.bench.interleave import interleaved

    return reports.build(Path(out), quick, tuple(only), interleaved, progress)


def tune_ctidh(
    what: str,
    bits: float | None = None,
    batches: int = 22,
    steps: int = 20000,
    searches: int = 8,
    seed: int = 1,
    jobs: int = 0,
    scheduler: str = "",
    record: str = "",
) -> str:
    """Searches a layout of CTIDH, by the plan of `sangi_lab.ctidh.tune`; what was found, as text for the tables.

    On so many processes, one for each core if `jobs` is 0, or on the cluster of a Dask scheduler.  A bar on stderr
    shows the steps and the lowest cost.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from sangi_lab.ctidh.search import cost, literal
    from sangi_lab.ctidh.tune import Plan, executor, run

    plan = Plan(what, bits, batches, steps, searches, seed)
    plan.all()
    path = Path(record) if record else repo_root() / "build" / "tune" / f"ctidh-{plan.what}.json"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        executor(jobs, scheduler) as workers,
        Progress(*columns, console=Console(stderr=True), transient=True) as bar,
    ):
        task = bar.add_task("searching", total=plan.searches * plan.steps)
        first, best = run(
            plan,
            workers,
            path,
            lambda step, lowest: bar.update(task, completed=step, description=f"{lowest:,.0f} products"),
        )
    return f"{cost(first):,.0f} -> {cost(best):,.0f} products, 2^{best.bits:.2f} keys\n{literal(best)}"


def tune_order(
    names: Sequence[str], seconds: float, seed: int = 1, progress: Progress = silent
) -> Iterator[dict[str, Any]]:
    """Searches orders of instructions, and keeps what is better; one record for each kernel.

    Raises `BadInput` before anything is timed if a name is not that of a kernel.
    """
    from sangi_lab.bench.record import core_type
    from sangi_lab.order import record
    from sangi_lab.order.search import search
    from sangi_lab.order.subject import Subject

    for subject in [Subject.of(name) for name in names]:
        found = search(subject, record.known(subject), seconds, seed, progress)
        if found.better:
            record.keep(subject, found, core_type())
        yield record.line(subject, found)
