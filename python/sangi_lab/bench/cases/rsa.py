# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `rsa`: the private operation of RSA-2048, by the Chinese remainder theorem; eight at once per message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import OPENSSL, OPENSSL_NEW

OBJECT, OP = "rsa2048", "private"
#: Bits of a prime below its highest one but one: pi and e, times 2 to this, have 1024 bits.
_SCALE = 1022
#: From there to the first prime, of which 65537 does not divide the predecessor.
_TO_P, _TO_Q = 665, 522
E = 65537
_NOTE = "without blinding"


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


def key() -> dict[str, int]:
    """Return a key that nobody chose: its primes are the first above pi * 2^1022 and e * 2^1022."""
    guard = 64
    one = 1 << _SCALE + guard
    pi = 16 * _scaled_arctan(5, one) - 4 * _scaled_arctan(239, one)
    p, q = (pi >> guard) + _TO_P, (_scaled_e(one) >> guard) + _TO_Q
    d = pow(E, -1, (p - 1) * (q - 1))
    crt = {"dp": d % (p - 1), "dq": d % (q - 1), "qinv": pow(q, -1, p)}
    return {"n": p * q, "e": E, "d": d, "p": p, "q": q, **crt}


def _array(name: str, value: int) -> str:
    octets = value.to_bytes((value.bit_length() + 7) // 8, "big")
    return f"static const unsigned char rsa_key_{name}[] = {{{', '.join(f'0x{b:02x}' for b in octets)}}};\n"


def _key_h() -> str:
    return "/* Written by `python -m sangi_lab.bench.table`. */\n" + "".join(
        _array(*item) for item in key().items()
    )


def _files() -> Mapping[str, str]:
    return {"rsa_key.h": _key_h()}


def _cases(builds: Builds) -> Iterable[Case]:
    for method in ("mont", "ohta"):
        yield Case("rsa", OBJECT, OP, method, Kernel(f"rsa_{method}", library=True))
        yield Case("rsa", OBJECT, OP, f"{method}-x8", Kernel(f"rsa_{method}_x8", library=True))
    for peer in (OPENSSL, OPENSSL_NEW):
        yield Case("rsa", OBJECT, OP, "", Kernel(f"rsa_{peer.word}", note=_NOTE), peer=peer)


def _spec(library: str) -> str:
    return f"(const rsa_case){{.library = &{library}}}"


FAMILY = Family(
    "rsa",
    _cases,
    lambda case: _spec(case.kernel.symbol),
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
    files=_files,
    controls=(Control("control/half/rsa2048/private", _spec("rsa_control_half"), "a result raised to e"),),
    library=True,
)
