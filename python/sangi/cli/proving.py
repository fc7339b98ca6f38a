# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi prove` and `sangi ct`: what a stranger's object is shown to be, or not to be."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from sangi import api
from sangi.cli.progress import progress


@click.command()
@click.argument("files", nargs=-1, metavar="FILE...")
@click.option("-m", "--modulus", default="", help="A named field, a number, or an expression: '2^255-19'.")
@click.option(
    "--op", default="", help="mul, sqr, add, sub, neg, dbl, half, reduce, from_mont, to_mont, mul_small, ..."
)
@click.option(
    "--convention",
    default="",
    metavar="NAMES",
    help="Parameters in order: out, x, y, p (its limbs), n0 or &n0 (-1/p mod 2^64), a number, _ (unused); "
    "go:... for Go's stack; NAME=1: a byte that is assumed, NAME+8=0x80100: a word.",
)
@click.option(
    "--limbs", default="", metavar="BITS", help="64x4, 51x5, or 52,52,52,52,48; 64 bits without it."
)
@click.option(
    "--form", default="", metavar="FORM", help="montgomery (the usual one), or plain: products without R."
)
@click.option(
    "--in",
    "given",
    default="",
    metavar="RANGE",
    help="Inputs: '<p', '<2p', '<R', 'x<2p,y<p'; of unsaturated limbs tight, loose, K*tight, limbs:A,B,....",
)
@click.option("--out", default="", metavar="RANGE", help="The output, likewise; '<p', or tight, without it.")
@click.option(
    "--in-place",
    "in_place",
    default="",
    metavar="WHICH",
    help="none, x, y: z disjoint from its inputs, or the object x or y; all: every such claim.",
)
@click.option(
    "--assume",
    multiple=True,
    metavar="NAME",
    help="A symbol that another file could define in place of this one, and is assumed not to; the answer repeats it.",
)
@click.option("--stack", default=0, metavar="BYTES", help="The stack that a kernel may use; any without it.")
@click.option("--like", default="", metavar="FAMILY[:NAME]", help="A preset; of all symbols that it fits.")
@click.option("--presets", multiple=True, metavar="FILE", help="A TOML file of more presets.")
@click.option("--list", "listing", is_flag=True, help="List the presets.")
@click.option(
    "--certificate", default="", metavar="FILE", help="Write the proofs as data, for sangi-check-certificate."
)
@click.option("--jobs", default=0, help="Processes; as many as CPUs without it.")
@click.option("--seconds", default=60.0, show_default=True, help="For the proofs of one claim.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON line for each claim.")
def prove(
    files: tuple[str, ...],
    modulus: str,
    op: str,
    convention: str,
    limbs: str,
    form: str,
    given: str,
    out: str,
    in_place: str,
    assume: tuple[str, ...],
    stack: int,
    like: str,
    presets: tuple[str, ...],
    listing: bool,
    certificate: str,
    jobs: int,
    seconds: float,
    as_json: bool,
) -> None:
    """Prove field kernels from their objects, or refute them.

    FILE is FILE.o or FILE.o:SYMBOL, an x86-64 ELF or Mach-O object.

    A claim is proved; or refuted, by operands that give a wrong result when
    they are run here; or undecided, with the instruction or the carry that no proof was found of.

    Exit status: 0 if every claim is proved, 1 if one is not, 2 for bad input.
    """
    if listing:
        for name in api.preset_names(presets):
            print(name)
        return
    if not files:
        raise click.UsageError("prove takes a FILE.o, or FILE.o:SYMBOL")
    words = {
        "modulus": modulus, "op": op, "convention": convention, "limbs": limbs, "form": form,
        "given": given, "out": out, "in_place": in_place,
        "assume": ",".join(assume),
    }  # fmt: skip
    contract = {name: word for name, word in words.items() if word}
    unproved = 0
    with progress("proving") as step:
        total = [0]
        for done, answers in enumerate(
            api.prove_objects(
                files,
                contract,
                like=like,
                presets=presets,
                stack=stack,
                jobs=jobs,
                seconds=seconds,
                started=lambda tasks: total.insert(0, tasks),
            ),
            1,
        ):
            for answer in answers:
                unproved += answer.verdict != "proved"
                print(json.dumps(answer.data()) if as_json else answer, flush=True)
            step(f"{done} of {total[0]} symbols")
    if certificate and not unproved:
        lines = api.certify(files, contract, like=like, presets=presets)
        Path(certificate).write_text("".join(f"{line}\n" for line in lines))
    if not as_json:
        for text in api.assumptions():
            print(f"assumed: {text}", file=sys.stderr)
    raise SystemExit(1 if unproved else 0)


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--target",
    default="",
    help="riscv64-u74, whose multiplier takes a constant time, or thumbv7m; the object's usual one without it.",
)
@click.option(
    "--secret",
    default="",
    metavar="NAMES",
    help="The secret parameters, as x,y: words, or what pointers point to; *x is a pointer where that is not seen. "
    "All others, and every pointer, are public.",
)
@click.option(
    "--convention",
    default="out,x,y",
    show_default=True,
    metavar="NAMES",
    help="With --secret: the parameters in order, one for each register or word of the stack.",
)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON line for each function.")
def ct(files: tuple[str, ...], target: str, secret: str, convention: str, as_json: bool) -> None:
    """Check that the functions of objects are constant time.

    FILE is FILE.o or FILE.o:SYMBOL, a relocatable ELF object for x86-64, AArch64, RISC-V or Thumb.

    Without --secret everything but addresses counts as secret:
    a function passes if it is a straight line of instructions of constant latency, with addresses that are arguments,
    the stack or constants, plus a constant.

    With --secret the function is followed on all its ways: branches, loops and addresses may depend on what is public.
    Assumed: secret and public operands do not overlap, constants and globals are public.

    Exit status: 0 if every function passes, 1 if one does not, 2 for bad input.
    """
    failed = 0
    for checked in api.constant_time(files, target, secret=secret, convention=convention):
        failed += bool(checked.findings)
        print(json.dumps(checked.data()) if as_json else checked, flush=True)
    raise SystemExit(1 if failed else 0)
