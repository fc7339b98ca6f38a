# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line.  Results go to stdout, progress and messages to stderr.

Exit status: 0 success; 1 a check failed, or this machine cannot run the case; 2 bad input, with one line.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from typing import Any, NoReturn

import click
import rich_click
from rich.console import Console

from sangi import __version__, api, cli_kem
from sangi.errors import BadInput, CheckFailed, Unavailable

MESSAGES = Console(stderr=True, highlight=False)


def _fail(message: object, status: int) -> NoReturn:
    sys.stdout.flush()
    print(f"sangi: {message}", file=sys.stderr)
    raise SystemExit(status)


@contextmanager
def _progress(what: str) -> Iterator[api.Progress]:
    """A spinner with the latest step, on a terminal only."""
    with MESSAGES.status(what) as status:
        yield lambda step: status.update(f"{what}: {step}")


def _print_json(record: Any) -> None:
    print(json.dumps(record, ensure_ascii=False), flush=True)


def _reader_left() -> NoReturn:
    """End well where nobody reads the rest, as with `| head`; what is still buffered goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(0)


class _Commands(rich_click.RichGroup):
    """The commands; click itself would end with 1 where the reader of the output has left."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Parse; the version and the help are printed here."""
        try:
            return super().make_context(*args, **kwargs)
        except BrokenPipeError:
            _reader_left()

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            _reader_left()


@rich_click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="sangi")
def cli() -> None:
    """Modular arithmetic for public-key cryptography: generate it, check it, measure it."""


@cli.command(context_settings={"ignore_unknown_options": True})
@click.argument("objects", nargs=-1, metavar="OBJECT")
@click.option(
    "-b", "--backend", default="c", show_default=True, help="c, x64, ir, ifma, several with commas, or all."
)
@click.option("--ops", default="all", show_default=True, help="Operations, with commas.")
@click.option("--prefix", default="", help="What every name begins with; the field's own name without it.")
@click.option(
    "-w", "--width", default=64, show_default=True, help="Bits of a limb: 64; 32 and 16 for c and ir."
)
@click.option("-o", "--out", default="", help="The folder to write to; without it one file goes to stdout.")
@click.option("--seed", type=int, help="Seed of the random operands; a fresh one without it.")
@click.option("--check", is_flag=True, help="Compare the committed generated files with the generator.")
@click.option(
    "--update", is_flag=True, help="Check, then write the committed generated files that are stale."
)
def gen(
    objects: tuple[str, ...],
    backend: str,
    ops: str,
    prefix: str,
    width: int,
    out: str,
    seed: int | None,
    check: bool,
    update: bool,
) -> None:
    """Generate the arithmetic of a prime field, checked before it is written.

    OBJECT is a named field (p256, p381, p511), a number or an expression such as '2^255-19'.
    """
    if check or update:
        if objects:
            raise BadInput(f"--{'check' if check else 'update'} takes no OBJECT, but got {objects[0]!r}")
        return _gen_committed(check)
    if len(objects) != 1:
        raise BadInput(
            "gen takes one OBJECT, such as p381 or '2^255-19'"
            + (f", not {len(objects)}: {' '.join(objects)[:60]!r}" if objects else "")
        )
    if not out and (backend == "all" or "," in backend):
        raise BadInput("several files need a folder: give one with -o")
    command = shlex.join(["sangi", *sys.argv[1:]])
    with _progress("checking") as progress:
        made, checked = api.generate(
            objects[0],
            out or None,
            backend=backend,
            ops=ops,
            prefix=prefix,
            width=width,
            command=command,
            seed=seed,
            progress=progress,
        )
    for line in checked:
        MESSAGES.print(line, soft_wrap=True)
    if out:
        for name in made:
            print(f"{out.rstrip('/')}/{name}")
    else:
        print(api.as_one_text(made), end="")


def _gen_committed(check: bool) -> None:
    if check:
        print(f"{api.check_generated()} generated files are what the generator writes")
        return
    with _progress("checking") as progress:
        written = api.update_generated(progress)
    for path in written:
        print(path)
    MESSAGES.print(f"{len(written)} files written")


@cli.command()
@click.argument("objects", nargs=-1, metavar="[OBJECT]…")
@click.option("--list", "listing", is_flag=True, help="List every check by name, and carry out none.")
@click.option("--mutate", is_flag=True, help="Break every step in turn: the checks must catch each mutant.")
@click.option("--random", "random_moduli", default=0, help="Also check this many random moduli.")
@click.option("--operands", default=0, help="Operands of each modulus (2,000 at least; edges come first).")
@click.option("--seed", type=int, help="Seed of the random operands and moduli; a fresh one without it.")
def check(
    objects: tuple[str, ...],
    listing: bool,
    mutate: bool,
    random_moduli: int,
    operands: int,
    seed: int | None,
) -> None:
    """Check the generator and what it writes for OBJECTs: fields, or mod, which takes any modulus.

    Without OBJECT all named fields and the rest are checked.
    """
    if listing:
        if mutate:
            raise BadInput("--list carries out no check: give --list or --mutate")
        for line in api.checks(objects):
            print(line)
        return
    if mutate:
        if objects:
            raise BadInput(
                f"--mutate breaks the builders, for all moduli: it takes no OBJECT, but got {objects[0]!r}"
            )
        with _progress("mutants") as progress:
            lines, summary = api.mutate(progress)
        for line in (*lines, summary):
            print(line)
        return
    with _progress("checking") as progress:
        lines_of = api.check(
            objects, random_moduli=random_moduli, seed=seed, operands=operands, progress=progress
        )
        for line in lines_of:
            print(line, flush=True)


@cli.command()
@click.argument("obj", metavar="OBJECT")
@click.option(
    "-w", "--width", default=64, show_default=True, help="Bits of a limb: 64, 32 or 16; any for reductions."
)
@click.option("--method", default="", help="ohta: explain reductions modulo OBJECT instead.")
@click.option("--guards", default="", help="Guard columns of such a reduction, with commas: 2,1 without it.")
@click.option("--bytes", "length", type=int, help="For modexp: bytes of the modulus.")
@click.option("--exponent", default="", help="For modexp: the exponent, a number or an expression.")
@click.option("--twos", default=0, help="For modexp: how often 2 divides the modulus.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def explain(
    obj: str,
    width: int,
    method: str,
    guards: str,
    length: int | None,
    exponent: str,
    twos: int,
    as_json: bool,
) -> None:
    """Say what the operations of a field cost, and why their bounds hold.

    OBJECT is a field as for gen; modBITS, any modulus of that length, whose reductions are explained; isoDEGREE, the
    isogenies of a degree in CSIDH-512; lightsaber, saber or firesaber, whose products are; sntrup761; csidh512; or
    modexp, a power modulo any number, for --bytes and --exponent.
    """
    facts = api.explain(obj, width, method, guards, length=length, exponent=exponent, twos=twos)
    if as_json:
        _print_json(facts)
    else:
        print(api.explain_text(facts))


@cli.command()
@click.argument("globs", nargs=-1, metavar="[GLOB]…")
@click.option("--peers", is_flag=True, help="Also measure other libraries.")
@click.option(
    "--list", "listing", is_flag=True, help="List the cases: what to know of them, why they cannot run here."
)
@click.option(
    "--json", "file", default="", metavar="FILE", help="Write the JSON lines to a file, not to stdout."
)
def bench(globs: tuple[str, ...], peers: bool, listing: bool, file: str) -> None:
    """Measure cases, such as 'p381/add*': one JSON line each, after one for the run."""
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


@cli.command()
@click.argument("a")
@click.argument("b")
@click.option(
    "--metric", default="", help="latency (the usual one) or throughput; on a board instructions or cycles."
)
@click.option("--board", default="", help="Count both on this board, exactly: see sangi boards.")
def ratio(a: str, b: str, metric: str, board: str) -> None:
    """Measure two cases interleaved and print cost of A over cost of B, with its 95 % interval."""
    with _progress("counting") if board else nullcontext():
        found = api.ratio(a, b, metric, board)
    _print_json(found)


@cli.command()
@click.argument("names", nargs=-1, metavar="[BOARD]…")
@click.option("--json", "as_json", is_flag=True, help="Print JSON lines.")
def boards(names: tuple[str, ...], as_json: bool) -> None:
    """Count what routines cost on emulated BOARDs: cortex-m3, cortex-m4, rv64, rv32, aarch64; all without one.

    Instructions are exact; cycles are a model's on Cortex-M, and those of a core in Verilog on RV64.
    """
    with _progress("counting") as progress:
        for table in api.boards(names, not as_json, progress):
            if isinstance(table, str):
                print(table, flush=True)
                continue
            for record in table:
                _print_json(record)


@cli.command()
@click.option("--out", default="report", show_default=True, help="The folder to write to.")
@click.option("--quick", is_flag=True, help="Fewer rounds: wider spread, less time.")
@click.option("--only", default="", help="Papers, with commas: mitsunari, ohta, aoki.")
def report(out: str, quick: bool, only: str) -> None:
    """Run the papers' experiments on this machine and write a page for each."""
    chosen = [key.strip() for key in only.split(",")] if only else []
    print(api.report(out, quick, chosen, lambda step: MESSAGES.print(step)))


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def doctor(as_json: bool) -> None:
    """Say what this machine has, what is missing and the command that installs it."""
    findings = api.doctor()
    if as_json:
        _print_json([asdict(f) for f in findings])
        return
    for f in findings:
        print(
            f"{'has  ' if f.found else 'lacks'} {f.name:14} {f.detail}"
            + ("" if f.found else f" (for {f.needed_for})")
        )
        if not f.found and f.install:
            print(f"      {f.install}")


for command in (cli_kem.saber, cli_kem.sntrup761, cli_kem.csidh, cli_kem.kat):
    cli.add_command(command)


def main() -> NoReturn:
    """The entry point: turns every refusal into one line and an exit status."""
    try:
        status = cli.main(standalone_mode=False)
        sys.stdout.flush()
        raise SystemExit(status or 0)
    except BadInput as error:
        _fail(error, 2)
    except click.UsageError as error:
        _fail(error.format_message(), 2)
    except (CheckFailed, Unavailable) as error:
        _fail(error, 1)
    except click.Abort:
        _fail("interrupted", 130)
    except BrokenPipeError:
        _reader_left()
    except OSError as error:
        _fail(error, 2)
