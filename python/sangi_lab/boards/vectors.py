# SPDX-License-Identifier: MIT OR Apache-2.0
"""The randomness behind the first known answer of each mechanism, for a program that has no generator of NIST's."""

from __future__ import annotations

import json
from collections.abc import Callable

from sangi.kat import saber, sntrup
from sangi.kem import Saber, Sntrup761
from sangi.kem.mechanism import Kem
from sangi.paths import repo_root

#: The randomness is the same for all sets of Saber.
_ANSWERS: dict[str, tuple[Callable[[], Kem], Callable[[Kem, bytes], dict[str, bytes]]]] = {
    "saber": (lambda: Saber("saber"), saber.answers),
    "sntrup761": (Sntrup761, sntrup.answers),
}


def first(name: str) -> tuple[bytes, str]:
    """The seed of a mechanism's first answer, and SHA-256 of its keys, ciphertext and shared secret."""
    file = json.loads((repo_root() / "tests" / "kat" / f"{name}.json").read_text())["answers"][0]
    return bytes.fromhex(file["seed"]), file["sha256"]


def randomness(name: str) -> bytes:
    """What a mechanism draws for its first answer: for the keys, then for the encapsulation."""
    make, answers = _ANSWERS[name]
    kem, drawn = make(), dict[str, bytes]()
    keygen, encaps = kem.keygen, kem.encaps

    def keys(given: bytes | None = None) -> tuple[bytes, bytes]:
        drawn["keys"] = given or b""
        return keygen(given)

    def encapsulation(public: bytes, given: bytes | None = None) -> tuple[bytes, bytes]:
        drawn["encapsulation"] = given or b""
        return encaps(public, given)

    vars(kem).update(keygen=keys, encaps=encapsulation)
    answers(kem, first(name)[0])
    return drawn["keys"] + drawn["encapsulation"]


def c_text() -> str:
    """The randomness as constants of C."""
    lines = ["#include <stdint.h>"]
    for name in _ANSWERS:
        values = ", ".join(map(str, randomness(name)))
        array = f"const uint8_t board_{name}_randomness[]"
        lines += [f"extern {array};", f"{array} = {{{values}}};"]
    return "\n".join([*lines, ""])
