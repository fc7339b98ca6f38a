# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proofs and counterexamples for kernels in anybody's objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from sangi.errors import BadInput
from sangi.extras import need

if TYPE_CHECKING:
    from sangi.verify.constant_time.foreign import Checked
    from sangi.verify.objects.answer import Answer

#: Of a command line, the words of a contract; see `sangi.verify.objects.contract.Contract`.
ContractWords = dict[str, str]


def prove_objects(
    files: Sequence[str],
    words: ContractWords,
    *,
    like: str = "",
    presets: Sequence[str] = (),
    stack: int = 0,
    jobs: int = 0,
    seconds: float = 60.0,
    started: Callable[[int], None] = lambda tasks: None,
) -> Iterator[list[Answer]]:
    """The answers to the claims of each symbol, one list a symbol, as they come.

    `files` are `FILE.o` or `FILE.o:SYMBOL`; `words` the contract, of which those that are given stand over a preset's.
    `started` hears how many symbols there are.  Raises `BadInput` before anything is decided.
    """
    need("gen", "the prover")
    from sangi.verify.objects import batch
    from sangi.verify.objects import presets as known
    from sangi.verify.objects.contract import Contract

    if like:
        chosen = [row.over(words, stack) for row in known.like(like, known.load(presets))]
        tasks = batch.tasks(files, None, chosen)
    else:
        if not {"modulus", "op"} <= set(words):
            raise BadInput("a claim needs --modulus and --op, or a preset with --like")
        tasks = batch.tasks(files, Contract(**words, stack=stack), ())
    started(len(tasks))
    return batch.decide_all(tasks, jobs, seconds)


def certify(
    files: Sequence[str], words: ContractWords, *, like: str = "", presets: Sequence[str] = ()
) -> list[str]:
    """The certificate of each claim of each symbol, a line of JSON each, as `sangi_check_certificate` reads them.

    One proof for any sharing has one certificate.  Raises `BadInput`, and `CheckFailed` where a claim has none.
    """
    need("gen", "the prover")
    from sangi.verify.objects import batch, certificate
    from sangi.verify.objects import presets as known
    from sangi.verify.objects.contract import Contract

    if like:
        chosen = [row.over(words, 0) for row in known.like(like, known.load(presets))]
        tasks = batch.tasks(files, None, chosen)
    else:
        if not {"modulus", "op"} <= set(words):
            raise BadInput("a claim needs --modulus and --op, or a preset with --like")
        tasks = batch.tasks(files, Contract(**words, stack=0), ())
    return [line for task in tasks for line in certificate.lines(task.path, task.symbol, task.contract)]


def preset_names(presets: Sequence[str] = ()) -> list[str]:
    """Every preset as FAMILY:NAME."""
    from sangi.verify.objects import presets as known

    return [f"{row.family}:{row.name}" for row in known.load(presets)]


def assumptions() -> tuple[str, ...]:
    """What every proof rests on."""
    from sangi.verify.objects.answer import ASSUMED

    return ASSUMED


def constant_time(
    files: Sequence[str], target: str = "", *, secret: str = "", convention: str = "out,x,y"
) -> Iterator[Checked]:
    """What the object check says of each function of objects, each `FILE.o` or `FILE.o:SYMBOL`; raises `BadInput`.

    Where `secret` names parameters of the `convention`, the others may decide branches and addresses.
    """
    need("gen", "the constant-time check")
    from sangi.verify.constant_time.foreign import check, operands_of

    operands = operands_of(secret, convention)
    for text in files:
        yield from check(text, target, operands)
