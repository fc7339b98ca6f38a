# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `ec`: multiples of points of P-256, its field being a modulus at run time."""

from __future__ import annotations

from collections.abc import Iterable

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import OPENSSL, OPENSSL_NEW

OBJECT, OP = "ec256", "multiply"
_NOTE = "EC_POINT_mul, with arithmetic of its own for this prime"


def _cases(builds: Builds) -> Iterable[Case]:
    for method in ("mont", "ohta"):
        yield Case("ec", OBJECT, OP, method, Kernel(f"ec_{method}", library=True))
    for peer in (OPENSSL, OPENSSL_NEW):
        yield Case("ec", OBJECT, OP, "", Kernel(f"ec_{peer.word}", note=_NOTE), peer=peer)


def _spec(library: str) -> str:
    return f"(const ec_case){{.library = &{library}}}"


FAMILY = Family(
    "ec",
    _cases,
    lambda case: _spec(case.kernel.symbol),
    sources=("bench/family_ec.c", "bench/ec/reference.c", "bench/ec/sangi.c", "examples/p256_curve.c"),
    peer_sources={
        "openssl": ("bench/ec/peer_openssl.c",),
        "openssl-new": ("bench/ec/peer_openssl_new.c",),
    },
    headers=("ec/case.h",),
    controls=(Control("control/low/ec256/multiply", _spec("ec_control_low"), "a chain of results differs"),),
    library=True,
)
