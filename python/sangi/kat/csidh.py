# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers of CSIDH-512: JSON of this project's, and that of the Go module CIRCL.

This project's has `vectors`, each two secret keys `e_a` and `e_b` as exponents, their public keys `A_a` and `A_b` and
the shared secret `A_shared` as 64 bytes in hexadecimal digits, and possibly the same as CIRCL writes them; and
`refused`, each with a `public` key that is none.  CIRCL's has `Vectors` of keys in its own forms, each with a
`status`.
"""

from __future__ import annotations

import json
from typing import Any

from sangi.csidh.csidh512 import EXPONENTS, KEY, NIBBLES, Csidh512
from sangi.errors import BadInput, CheckFailed

NAME = "csidh512"
#: What CIRCL's vectors say of themselves, and the fields of each kind.
_STATUS = {
    "valid": {"Pr1": NIBBLES, "Pk1": KEY, "Pk2": KEY, "Ss": KEY},
    "valid_public_key2": {"Pk2": KEY},
    "invalid_shared_secret": {"Pr1": NIBBLES, "Pk2": KEY, "Ss": KEY},
    "invalid_public_key1": {"Pr1": NIBBLES, "Pk1": KEY},
    "invalid_public_key2": {"Pk2": KEY},
}


def run(name: str, text: str) -> int:
    """Runs a file of either kind; the number of answers."""
    try:
        file: Any = json.loads(text)
        vectors = _own(file) if "vectors" in file else None
        refused = [_bytes(entry["public"], None) for entry in file.get("refused", [])]
        foreign = _foreign(file["Vectors"]) if vectors is None else []
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"not known answers of {name}: {error!r}") from error
    if not vectors and not foreign:
        raise BadInput(f"not known answers of {name}: it has none")
    kem = Csidh512()
    for count, vector in enumerate(vectors or []):
        for what, made, wanted in _made(kem, vector):
            if made != wanted:
                raise CheckFailed(f"{name}: vector {count}: {what} differs")
    for count, public in enumerate(refused):
        if _is_valid(kem, public):
            raise CheckFailed(f"{name}: refused {count} is taken for a public key")
    for where, status, fields in foreign:
        fault = _fault(kem, status, fields)
        if fault:
            raise CheckFailed(f"{name}: {where}, {status}: {fault}")
    return len(vectors or []) + len(refused) + len(foreign)


def _bytes(text: str, size: int | None) -> bytes:
    made = bytes.fromhex(text)
    if size is not None and len(made) != size:
        raise ValueError(f"{len(made)} bytes in the place of {size}")
    return made


def _own(file: Any) -> list[dict[str, Any]]:
    """The vectors, every field checked for its form."""
    out = []
    for entry in file["vectors"]:
        vector: dict[str, Any] = {}
        for side in ("a", "b"):
            exponents = tuple(int(e) for e in entry[f"e_{side}"])
            if len(exponents) != EXPONENTS or any(abs(e) > 127 for e in exponents):
                raise ValueError(f"e_{side} is not {EXPONENTS} exponents")
            vector[f"e_{side}"] = exponents
            if f"prv_{side}_nibbles" in entry:
                vector[f"prv_{side}_nibbles"] = _bytes(entry[f"prv_{side}_nibbles"], NIBBLES)
        for key in ("A_a", "A_b", "A_shared"):
            vector[key] = _bytes(entry[key], KEY)
            if f"{key}_mont512" in entry:
                vector[f"{key}_mont512"] = _bytes(entry[f"{key}_mont512"], KEY)
        out.append(vector)
    return out


def _made(kem: Csidh512, vector: dict[str, Any]) -> list[tuple[str, object, object]]:
    """What each field should be: its name, what the library makes of others, and what it is."""
    out: list[tuple[str, object, object]] = []
    for side, other in ("ab", "ba"):
        exponents = vector[f"e_{side}"]
        out.append((f"A_{side}", kem.public(exponents), vector[f"A_{side}"]))
        shared = kem.derive(exponents, vector[f"A_{other}"])
        out.append((f"A_shared of {side}", shared, vector["A_shared"]))
        nibbles = vector.get(f"prv_{side}_nibbles")
        if nibbles is not None:
            out.append((f"prv_{side}_nibbles", kem.to_nibbles(exponents), nibbles))
            out.append((f"e_{side} of its nibbles", kem.from_nibbles(nibbles), exponents))
    for key in ("A_a", "A_b", "A_shared"):
        form = vector.get(f"{key}_mont512")
        if form is not None:
            out.append((f"{key}_mont512", kem.to_montgomery(vector[key]), form))
            out.append((f"{key} of its Montgomery form", kem.from_montgomery(form), vector[key]))
    return out


def _is_valid(kem: Csidh512, public: bytes) -> bool:
    try:
        kem.validate(public)
    except BadInput:
        return False
    return True


def _foreign(entries: Any) -> list[tuple[str, str, dict[str, bytes]]]:
    out = []
    for entry in entries:
        status = str(entry["status"])
        if status not in _STATUS:
            raise ValueError(f"no status is called {status!r}")
        fields = {key: _bytes(entry[key], size) for key, size in _STATUS[status].items()}
        out.append((f"Id {entry['Id']}", status, fields))
    return out


def _fault(kem: Csidh512, status: str, fields: dict[str, bytes]) -> str:
    """What is not as CIRCL's vector says, or nothing."""
    if "Pk2" in fields:
        try:
            peer = kem.from_montgomery(fields["Pk2"])
            kem.validate(peer)
            valid = True
        except BadInput:
            valid = False
        if valid == (status == "invalid_public_key2"):
            return "Pk2 is taken for a public key" if valid else "Pk2 is refused"
    if "Pk1" in fields:
        own = kem.to_montgomery(kem.public(kem.from_nibbles(fields["Pr1"])))
        if (own == fields["Pk1"]) != (status == "valid"):
            return "Pk1 differs" if status == "valid" else "Pk1 is that of Pr1"
    if "Ss" in fields:
        shared = kem.to_montgomery(kem.derive(kem.from_nibbles(fields["Pr1"]), peer))
        if (shared == fields["Ss"]) != (status == "valid"):
            return "Ss differs" if status == "valid" else "Ss is the shared secret"
    return ""
