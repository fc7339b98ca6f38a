# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `rsa`: the private operation, by the Chinese remainder theorem, also of eight messages; the public one."""

from __future__ import annotations

from collections.abc import Iterable

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel, Peer
from sangi_lab.bench.cases.peers import OPENSSL, OPENSSL_NEW

#: Bits of n; and how far from pi and from e, times a power of two, the next prime is of which 65537 does not divide
#: the predecessor.
SIZES = {2048: (665, 522), 3072: (584, 2636), 4096: (509, 1223)}
E = 65537
_EIGHT = "without blinding"
_EVP = "EVP_PKEY_sign without padding, blinded"
_EVP_OPEN = "EVP_PKEY_encrypt without padding"


def _scaled_arctan(divisor: int, one: int) -> int:
    """Return arctan(1/divisor) * one, but for some units."""
    total, power, odd = 0, one // divisor, 1
    while power:
        total += power // odd if odd % 4 == 1 else -(power // odd)
        power //= divisor * divisor
        odd += 2
    return total


def _scaled_e(one: int) -> int:
    """Return e * one, but for some units."""
    total, term, n = 0, one, 1
    while term:
        total += term
        term //= n
        n += 1
    return total


def key(bits: int) -> dict[str, int]:
    """Return a key of so many bits that nobody chose: its primes are the first above pi and e, times a power of two."""
    guard, scale = 64, bits // 2 - 2
    one = 1 << scale + guard
    pi = 16 * _scaled_arctan(5, one) - 4 * _scaled_arctan(239, one)
    to_p, to_q = SIZES[bits]
    p, q = (pi >> guard) + to_p, (_scaled_e(one) >> guard) + to_q
    d = pow(E, -1, (p - 1) * (q - 1))
    crt = {"dp": d % (p - 1), "dq": d % (q - 1), "qinv": pow(q, -1, p)}
    return {"n": p * q, "e": E, "d": d, "p": p, "q": q, **crt}


def _definition(bits: int) -> Iterable[str]:
    members = []
    for name, value in key(bits).items():
        octets = value.to_bytes((value.bit_length() + 7) // 8, "big")
        array = f"rsa_{bits}_{name}"
        yield f"static const unsigned char {array}[] = {{{', '.join(f'0x{b:02x}' for b in octets)}}};"
        members.append(f".{name} = {{{array}, sizeof {array}}}")
    yield f"static const rsa_case_key rsa_{bits} = {{{', '.join(members)}}};"


def _definitions() -> list[str]:
    return [line for bits in SIZES for line in _definition(bits)]


def _of_peer(peer: Peer, name: str) -> Iterable[Case]:
    new = peer.word.removeprefix("openssl")
    yield Case("rsa", name, "private", "", Kernel(f"rsa_openssl{new}", note=_EVP), peer=peer)
    yield Case("rsa", name, "public", "", Kernel(f"rsa_openssl_open{new}", note=_EVP_OPEN), peer=peer)


def _cases(builds: Builds) -> Iterable[Case]:
    for bits in SIZES:
        name = f"rsa{bits}"
        yield Case("rsa", name, "private", "", Kernel("rsa_secret", library=True))
        for method in ("mont", "ohta"):
            yield Case(
                "rsa", name, "private", f"{method}-x8", Kernel(f"rsa_{method}_x8", library=True, note=_EIGHT)
            )
        yield Case("rsa", name, "public", "", Kernel("rsa_open", library=True))
        for peer in (OPENSSL, OPENSSL_NEW):
            yield from _of_peer(peer, name)


def _spec(library: str, name: str, op: str) -> str:
    key_of = name.replace("rsa", "rsa_")
    return f"(const rsa_case){{&{library}, &{key_of}, {'true' if op == 'public' else 'false'}}}"


FAMILY = Family(
    "rsa",
    _cases,
    lambda case: _spec(case.kernel.symbol, case.object, case.op),
    sources=(
        "bench/family_rsa.c",
        "bench/rsa/sangi.c",
        "bench/rsa/control.c",
        "examples/rsa.c",
        "examples/rsa_eight.c",
    ),
    peer_sources={
        "openssl": ("bench/rsa/peer_openssl.c",),
        "openssl-new": ("bench/rsa/peer_openssl_new.c",),
    },
    headers=("rsa/case.h",),
    definitions=_definitions,
    controls=(
        Control(
            "control/half/rsa2048/private",
            _spec("rsa_control_half", "rsa2048", "private"),
            "a result and what it was made from",
        ),
    ),
    library=True,
)
