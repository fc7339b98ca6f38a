# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi bench`, `ratio`, `boards`, `report` and `tune`: what a checkout adds to the command line.

The project of `python/pyproject.toml`, which `make build` installs, declares them in the entry-point group
`sangi.commands`.
"""

from __future__ import annotations

import json
from typing import Any

import click

from sangi.cli.progress import progress
from sangi.errors import BadInput, CheckFailed
from sangi_lab import api


def _print_json(record: Any) -> None:
    print(json.dumps(record, ensure_ascii=False), flush=True)


@click.command()
@click.argument("globs", nargs=-1, metavar="[GLOB]...")
@click.option("--peers", is_flag=True, help="Also measure other libraries.")
@click.option(
    "--list", "listing", is_flag=True, help="List the cases: what to know of them, why they cannot run here."
)
@click.option(
    "--json", "file", default="", metavar="FILE", help="Write the JSON lines to a file, not to stdout."
)
@click.option("--table", default="", metavar="NAME", help="Measure a table of ratios, each with its bar.")
@click.option("--markdown", is_flag=True, help="Print the table, and write it into its document.")
def bench(globs: tuple[str, ...], peers: bool, listing: bool, file: str, table: str, markdown: bool) -> None:
    """Measure cases: a JSON line for the run, then one for each.

    GLOB is a pattern of case ids, such as 'p381/add*'; without one all cases are measured.  With --table it chooses
    rows by the first case of each, and no document is written.  Where a row of --markdown misses its bar the command
    ends with 1.
    """
    if table or markdown:
        _bench_table(table, globs, file, markdown)
        return
    if listing:
        for case in api.bench_list():
            reason = f"  unavailable: {case['unavailable']}" if case["unavailable"] else ""
            print(case["id"] + reason + (f"  ({case['note']})" if case["note"] else ""))
        return
    records = api.bench(globs, peers)
    if not file:
        for record in records:
            _print_json(record)
        return
    api.write_lines(file, records)


def _bench_table(name: str, globs: tuple[str, ...], file: str, markdown: bool) -> None:
    if not name:
        raise BadInput("--markdown is for --table")
    if markdown and file:
        raise BadInput("a table is either --markdown or --json")
    with progress("measuring") as step:
        if not markdown:
            records = api.bench_table(name, globs, step)
            if file:
                api.write_lines(file, records)
            else:
                for record in records:
                    _print_json(record)
            return
        text, missed = api.bench_document(name, globs, step)
    print(text, end="")
    if missed:
        raise CheckFailed(f"above the bar: {'; '.join(missed)}")


@click.command()
@click.argument("a")
@click.argument("b")
@click.option(
    "--metric", default="", help="latency (the usual one) or throughput; on a board instructions or cycles."
)
@click.option("--board", default="", help="Count both on this board, exactly: see sangi boards.")
def ratio(a: str, b: str, metric: str, board: str) -> None:
    """Measure two cases interleaved: cost of A over cost of B.

    A and B are case ids, as sangi bench --list has them.  The JSON object that is printed has the ratio and the ends of
    its 95 % interval.
    """
    with progress("counting" if board else "measuring") as step:
        found = api.ratio(a, b, metric, board, step)
    _print_json(found)


@click.command()
@click.argument("names", nargs=-1, metavar="[BOARD]...")
@click.option("--json", "as_json", is_flag=True, help="Print JSON lines.")
def boards(names: tuple[str, ...], as_json: bool) -> None:
    """Count what routines cost on emulated boards.

    BOARD is cortex-m3, cortex-m4, rv64, rv32 or aarch64; without one all are counted.
    Instructions are exact; cycles are a model's on Cortex-M, and those of a core in Verilog on RV64.
    """
    with progress("counting") as step:
        for table in api.boards(names, not as_json, step):
            if isinstance(table, str):
                print(table, flush=True)
                continue
            for record in table:
                _print_json(record)


@click.command()
@click.option("--out", default="report", show_default=True, help="The folder to write to.")
@click.option("--quick", is_flag=True, help="A first look only, after a minute of measuring.")
@click.option("--only", default="", help="Papers, with commas: mitsunari, ohta, aoki, kodera.")
def report(out: str, quick: bool, only: str) -> None:
    """Run the papers' experiments and write a page for each.

    The pages are there after a first look, and are written again when the whole has been measured.
    """
    chosen = [key.strip() for key in only.split(",")] if only else []
    with progress("report", log=True) as step:
        index = api.report(out, quick, chosen, step)
    print(index)


@click.group()
def tune() -> None:
    """Search parameters for the lowest cost."""


@tune.command("ctidh")
@click.argument("size")
@click.option("--bits", type=float, default=None, help="The binary logarithm of the least number of keys.")
@click.option("--batches", default=22, show_default=True, help="How many batches a size starts with.")
@click.option("--steps", default=20000, show_default=True, help="The steps of each search.")
@click.option("--searches", default=8, show_default=True, help="How many searches, each with its seed.")
@click.option("--seed", default=1, show_default=True, help="The first seed.")
@click.option("--jobs", type=click.IntRange(0), default=0, help="Processes; without it one for each core.")
@click.option(
    "--scheduler", default="", metavar="ADDRESS", help="Run on the workers of this Dask scheduler instead."
)
@click.option(
    "--record", default="", metavar="FILE", help="Where the state is kept; else build/tune/ctidh-SIZE.json."
)
def tune_ctidh(
    size: str,
    bits: float | None,
    batches: int,
    steps: int,
    searches: int,
    seed: int,
    jobs: int,
    scheduler: str,
    record: str,
) -> None:
    """Search batches, bounds and a strategy for CTIDH.

    SIZE is 511, 512, 1024 or 2048, or the name of a layout, of which only the tree is searched.  Costs are exact
    expectations: the same options give the same layout on every machine.  An interrupted search goes on when the same
    command is given again.
    """
    print(api.tune_ctidh(size, bits, batches, steps, searches, seed, jobs, scheduler, record))


@tune.command("order")
@click.argument("names", nargs=-1, required=True, metavar="KERNEL...")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=120.0,
    show_default=True,
    help="How long to look, for each kernel.",
)
@click.option("--seed", default=1, show_default=True, help="The seed of the moves.")
def tune_order(names: tuple[str, ...], seconds: float, seed: int) -> None:
    """Search a fast order of instructions for x86-64 kernels.

    KERNEL is a named field and mul, mul_lazy or sqr, such as p256/sqr; or a length of run-time moduli, 64 to 576 bits
    in steps of 64, and mul or sqr, such as mod256/sqr.  Orders are timed on this CPU; leave the machine alone
    meanwhile.  What is better by 1 % is kept where the generator reads it, and sangi gen --update writes and proves
    the kernels anew.  A search begins with the order that is kept.
    """
    with progress("searching", log=True) as step:
        for record in api.tune_order(names, seconds, seed, step):
            _print_json(record)
