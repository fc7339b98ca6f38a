# SPDX-License-Identifier: MIT OR Apache-2.0
"""What other libraries compute in the named prime fields, and how they hold elements."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sangi.named import NAMED
from sangi_lab.bench.cases.case import Kernel, Peer
from sangi_lab.bench.cases.peers import BLST, GMP, LIBSECP256K1, OPENSSL, S2N_BIGNUM


class Held(Enum):
    """The number that stands for x: x R, or x itself."""

    MONTGOMERY = 1
    PLAIN = 2


@dataclass(frozen=True)
class PeerKernel:
    """A peer's functions for some operations in some fields; {field} and {op} are filled in.

    `form` is a field_form of bench/field/case.h.  `source` is a file that the bench compiles, as for a Variant.
    """

    peer: Peer
    ops: tuple[str, ...]
    symbol: str = "peer_{peer}_{field}_{op}"
    form: str = "field_plain"
    fields: tuple[str, ...] = tuple(NAMED)
    held: Held = Held.MONTGOMERY
    source: str = ""
    variant: str = ""
    machine: str = ""
    needs: tuple[str, ...] = ()

    def computes(self, field: str, op: str, *, linear: bool) -> bool:
        """Whether there is such a case; sums in all fields alike are only measured where they are `linear`."""
        return op in self.ops and field in self.fields and (linear or self.fields != tuple(NAMED))

    def kernel(self, field: str, op: str) -> Kernel:
        """The kernel of one operation of one field."""
        symbol, source = (
            text.format(peer=self.peer.word, field=field, op=op) for text in (self.symbol, self.source)
        )
        return Kernel(symbol, source, self.machine, self.needs)


_SUMS, _PRODUCTS = ("add", "sub"), ("mul", "sqr")


def _s2n(field: str, held: Held, ops: tuple[str, ...], prefix: str = "", theirs: str = "") -> PeerKernel:
    """Routines bignum_[PREFIX]OP_FIELD, each in a file of that name."""
    symbol = f"bignum_{prefix}{{op}}_{theirs or field}"
    source = f"build/peers/s2n-bignum/{symbol}.S"
    needs = ("bmi2", "adx") if "mul" in ops else ()
    return PeerKernel(
        S2N_BIGNUM, ops, symbol, fields=(field,), held=held, source=source, machine="x86_64", needs=needs
    )


PEER_KERNELS = (
    PeerKernel(GMP, (*_SUMS, *_PRODUCTS)),
    PeerKernel(GMP, ("inv",), form="field_gmp"),
    PeerKernel(OPENSSL, (*_SUMS, "inv"), form="field_openssl"),
    PeerKernel(OPENSSL, _PRODUCTS),
    PeerKernel(
        OPENSSL, _PRODUCTS, "ecp_nistz256_{op}_mont", fields=("p256",), variant="nistz256", machine="x86_64"
    ),
    *(
        _s2n(field, Held.PLAIN, (*_SUMS, *_PRODUCTS, *inverse), theirs=theirs)
        for field, theirs, inverse in (
            ("p25519", "", ("inv",)),
            ("secp256k1", "p256k1", ()),
            ("p521", "", ("inv",)),
        )
    ),
    *(
        one
        for field in ("p256", "p384")
        for one in (
            _s2n(field, Held.MONTGOMERY, _PRODUCTS, "mont"),
            _s2n(field, Held.PLAIN, (*_SUMS, "inv")),
        )
    ),
    PeerKernel(BLST, (*_PRODUCTS, "inv"), fields=("p381", "bls12_381_order")),
    PeerKernel(
        LIBSECP256K1,
        (*_PRODUCTS, "inv"),
        form="field_libsecp256k1",
        fields=("secp256k1",),
        held=Held.PLAIN,
    ),
)
