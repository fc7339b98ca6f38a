# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi gen`, `sangi check` and `sangi explain`, which need the extra `gen`."""

from __future__ import annotations

import json
import shlex
import sys

import click
from click.shell_completion import CompletionItem

from sangi import api
from sangi.cli.progress import progress
from sangi.errors import BadInput
from sangi.named import NAMED


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Named fields, for a shell."""
    return [CompletionItem(name, help=f.meaning) for name, f in NAMED.items() if name.startswith(incomplete)]


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("objects", nargs=-1, metavar="OBJECT", shell_complete=_complete)
@click.option(
    "-b", "--backend", default="c", show_default=True, help="c, x64, ir, ifma, several with commas, or all."
)
@click.option("--ops", default="all", show_default=True, help="Operations, with commas.")
@click.option("--prefix", default="", help="What every name begins with; the field's own name without it.")
@click.option(
    "-w", "--width", default=64, show_default=True, help="Bits of a limb: 64; 32 and 16 for c and ir."
)
@click.option("-o", "--out", default="", help="The folder to write to; without it one file goes to stdout.")
@click.option("--force", is_flag=True, help="Replace files that were not generated for this modulus.")
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
    force: bool,
    seed: int | None,
    check: bool,
    update: bool,
) -> None:
    """Generate a prime field, or the ring of a composite modulus.

    It is checked before it is written, and needs the extra gen: pip install 'sangi[gen]'.
    With -o a folder gets sources, a header, a README, a Makefile and an example: make -C DIR builds and runs it.

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
    with progress("checking", log=True) as step:
        made, checked = api.generate(
            objects[0],
            out or None,
            backend=backend,
            ops=ops,
            prefix=prefix,
            width=width,
            command=command,
            seed=seed,
            force=force,
            progress=step,
        )
    for line in checked:
        print(line, file=sys.stderr)
    if out:
        for name in made:
            print(f"{out.rstrip('/')}/{name}")
    else:
        print(api.as_one_text(made), end="")


def _gen_committed(check: bool) -> None:
    if check:
        print(f"{api.check_generated()} generated files are what the generator writes")
        return
    with progress("checking") as step:
        written = api.update_generated(step)
    for path in written:
        print(path)
    print(f"{len(written)} files written", file=sys.stderr)


@click.command()
@click.argument("objects", nargs=-1, metavar="[OBJECT]...", shell_complete=_complete)
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
    """Check the generator and what it writes.

    OBJECT is a field as for gen; mod, the kernels that take any modulus; ohta, the bound of its quotient; or ring, the
    tables of polynomials.  Without one all of these and every named field are checked.  It needs the extra gen.
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
        with progress("mutants") as step:
            lines, summary = api.mutate(step)
        for line in (*lines, summary):
            print(line)
        return
    with progress("checking") as step:
        lines_of = api.check(
            objects, random_moduli=random_moduli, seed=seed, operands=operands, progress=step
        )
        for line in lines_of:
            print(line, flush=True)


@click.command()
@click.argument("obj", metavar="OBJECT", shell_complete=_complete)
@click.option(
    "-w", "--width", default=64, show_default=True, help="Bits of a limb: 64, 32 or 16; any for reductions."
)
@click.option("--method", default="", help="ohta: explain reductions modulo OBJECT instead.")
@click.option("--guards", default="", help="Guard columns of such a reduction, with commas: 2,1 without it.")
@click.option("--bytes", "length", type=int, help="For modexp: bytes of the modulus.")
@click.option("--exponent", default="", help="For modexp: the exponent, a number or an expression.")
@click.option("--twos", default=0, help="For modexp: how often 2 divides the modulus.")
@click.option("--base", default="", help="For modexp: the base, a number or an expression; any without it.")
@click.option("--shape", default="", help="For ring: N,FORM,Q or N,FORM,Q,A,B or N,FORM,Q,A,B,PRODUCTS.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def explain(
    obj: str,
    width: int,
    method: str,
    guards: str,
    length: int | None,
    exponent: str,
    twos: int,
    shape: str,
    base: str,
    as_json: bool,
) -> None:
    """Say what operations cost and why their bounds hold.

    OBJECT is a field as for gen; modBITS, any modulus of that length, whose reductions are explained; isoDEGREE, the
    isogenies of a degree in CSIDH-512; lightsaber, saber or firesaber, whose products are; sntrup761; csidh512;
    ctidh511, ctidh512, ctidh512f, ctidh1024 or ctidh2048, the constant-time action; modexp, a power modulo any number,
    for --bytes and --exponent; or ring, products of polynomials, for a --shape, whose FORM is negacyclic, cyclic or
    prime, and whose bounds A and B of coefficients are Q - 1 without them.  It needs the extra gen.
    """
    facts = api.explain(
        obj, width, method, guards, length=length, exponent=exponent, twos=twos, base=base, shape=shape
    )
    if as_json:
        print(json.dumps(facts, ensure_ascii=False), flush=True)
    else:
        print(api.explain_text(facts))
