# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers of key encapsulation: NIST's .rsp files, and this project's JSON with digests."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.kat import rsp
from sangi.kat.drbg import SEED
from sangi.kem.mechanism import SHARED, Kem

#: From a mechanism and a seed to pk, sk, ct and ss, as the submission's program writes them.
Answers = Callable[[Kem, bytes], dict[str, bytes]]


def rejected(kem: Kem, made: dict[str, bytes], at: int, mask: int) -> bytes:
    """The secret of a ciphertext with a byte changed."""
    changed = bytearray(made["ct"])
    changed[at] ^= mask
    return kem.decaps(made["sk"], bytes(changed))


def digest(made: dict[str, bytes]) -> str:
    """SHA-256 of an entry, its fields end to end."""
    return hashlib.sha256(b"".join(made.values())).hexdigest()


def run(kem: Kem, answers: Answers, text: str) -> int:
    """Runs a file of either kind; the number of answers."""
    return (_run_json if text.lstrip().startswith("{") else _run_rsp)(kem, answers, text)


def _run_rsp(kem: Kem, answers: Answers, text: str) -> int:
    sizes = {
        "seed": SEED,
        "pk": kem.sizes.public,
        "sk": kem.sizes.secret,
        "ct": kem.sizes.ciphertext,
        "ss": SHARED,
    }
    entries = rsp.parse(text, sizes)
    for entry in entries:
        made = answers(kem, entry.fields["seed"])
        where = f"{kem.name}: count = {entry.count}"
        for field, value in made.items():
            if value != entry.fields[field]:
                raise CheckFailed(f"{where}: {field} differs")
        _comes_back(kem, made, where)
    return len(entries)


def _run_json(kem: Kem, answers: Answers, text: str) -> int:
    whole, changed = _read(kem, text)
    for count, (seed, wanted) in enumerate(whole):
        made = answers(kem, seed)
        where = f"{kem.name}: answer {count}"
        if digest(made) != wanted:
            raise CheckFailed(f"{where} differs")
        _comes_back(kem, made, where)
    for count, (seed, at, mask, shared) in enumerate(changed):
        if rejected(kem, answers(kem, seed), at, mask) != shared:
            raise CheckFailed(f"{kem.name}: rejection {count} differs")
    return len(whole) + len(changed)


def _comes_back(kem: Kem, made: dict[str, bytes], where: str) -> None:
    if kem.decaps(made["sk"], made["ct"]) != made["ss"]:
        raise CheckFailed(f"{where}: decapsulation gives another ss")


def _read(kem: Kem, text: str) -> tuple[list[tuple[bytes, str]], list[tuple[bytes, int, int, bytes]]]:
    """Answers (seed, digest) and rejections (seed, place of a byte, its change, shared secret) of a JSON file."""
    try:
        file: Any = json.loads(text)
        of = str(file["object"])
        whole = [(bytes.fromhex(entry["seed"]), str(entry["sha256"])) for entry in file["answers"]]
        changed = [
            (bytes.fromhex(entry["seed"]), int(entry["at"]), int(entry["mask"]), bytes.fromhex(entry["ss"]))
            for entry in file["rejections"]
        ]
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"not known answers of {kem.name}: {error!r}") from error
    if of != kem.name:
        raise BadInput(f"known answers of {of!r}, not of {kem.name}")
    seeds = [seed for seed, _ in whole] + [seed for seed, _, _, _ in changed]
    if not whole or any(len(seed) != SEED for seed in seeds):
        raise BadInput(f"not known answers of {kem.name}: no answers, or a seed that has not {SEED} bytes")
    if any(not 0 <= at < kem.sizes.ciphertext or not 0 < mask < 256 for _, at, mask, _ in changed):
        raise BadInput(f"not known answers of {kem.name}: a change that is not one of a byte of a ciphertext")
    return whole, changed
