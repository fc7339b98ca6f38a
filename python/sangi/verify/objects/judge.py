# SPDX-License-Identifier: MIT OR Apache-2.0
"""Decides the claims of one kernel: by a proof, or else by operands that give a wrong result on this CPU."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from sangi.errors import Unavailable
from sangi.verify.objects import execution, operands
from sangi.verify.objects.answer import PROVED, REFUTED, UNDECIDED, Answer
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.locate import lost_at
from sangi.verify.symbolic import Proof, Spec, Unproved, Way, prove
from sangi.verify.symbolic.image import Image

#: Operands that are tried when a proof fails the first time, and when every way has failed.
FIRST, ALL = 300, 10_000
#: Seconds of a process for the proofs of one claim.
SECONDS = 60.0


def judge(
    image: Image, symbol: str, contract: Contract, *, file: str = "", seconds: float = SECONDS
) -> Iterator[Answer]:
    """The answer to each claim of a contract.

    One proof for any sharing stands for every claim; where there is none, each claim is decided by itself.
    """
    claims = contract.claims()
    began = time.perf_counter()
    every: Proof | None = None
    if len(claims) > 1:
        every = _proof(image, symbol, contract.spec(), contract, contract.ways[0], seconds)
    spent = time.perf_counter() - began
    for name, spec in claims.items():
        if every is not None:
            part = spent / len(claims)
            yield Answer(file, symbol, name, spec, PROVED, part, proof=replace(every, spec=spec))
        else:
            yield _decided(image, symbol, name, spec, contract, file, seconds)


def _proof(
    image: Image, symbol: str, spec: Spec, contract: Contract, way: Way, seconds: float
) -> Proof | None:
    try:
        return _kept(prove(image, symbol, spec, seconds=seconds, way=way), contract)
    except Unproved:
        return None


def _kept(proof: Proof, contract: Contract) -> Proof:
    """The proof, if the kernel keeps to the stack that it may use."""
    if contract.stack and proof.stack > contract.stack:
        raise Unproved(f"uses {proof.stack} bytes of stack, more than {contract.stack}")
    return proof


def _decided(
    image: Image, symbol: str, claim: str, spec: Spec, contract: Contract, file: str, seconds: float
) -> Answer:
    began = time.perf_counter()
    until = time.process_time() + seconds
    base = Answer(file, symbol, claim, spec, UNDECIDED, 0.0)
    first: Unproved | None = None
    for way in contract.ways:
        try:
            proof = _kept(
                prove(image, symbol, spec, seconds=max(until - time.process_time(), 0), way=way), contract
            )
            return replace(base, verdict=PROVED, seconds=time.perf_counter() - began, proof=proof)
        except Unproved as error:
            if first is None:
                first = error
                found, note = _tried(image, symbol, spec, FIRST)
                if found is not None:
                    return _refuted(base, image, found, time.perf_counter() - began)
    assert first is not None
    found, note = _tried(image, symbol, spec, ALL) if not note else (None, note)
    if found is not None:
        return _refuted(base, image, found, time.perf_counter() - began)
    why = str(first).removeprefix(f"{symbol}: ") + note
    spent, offset = time.perf_counter() - began, first.at.address - image.function(symbol) if first.at else 0
    return replace(base, seconds=spent, why=why, at=first.at, offset=offset)


def _tried(image: Image, symbol: str, spec: Spec, count: int) -> tuple[execution.Wrong | None, str]:
    """Wrong operands among so many, or why none could be tried."""
    try:
        return execution.find(image, symbol, spec, operands.draw(spec, count, seed=count)), ""
    except Unavailable as error:
        return None, f"; no operands were tried: {error}"


def _refuted(base: Answer, image: Image, wrong: execution.Wrong, seconds: float) -> Answer:
    at = lost_at(image, base.symbol, base.spec, wrong.operands)
    offset = at.address - image.function(base.symbol) if at else 0
    return replace(base, verdict=REFUTED, seconds=seconds, wrong=wrong, at=at, offset=offset)
