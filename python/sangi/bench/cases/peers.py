# SPDX-License-Identifier: MIT OR Apache-2.0
"""The other libraries that cases call."""

from collections.abc import Callable

from sangi.bench.cases.case import Peer
from sangi.paths import repo_root

_APT = "sudo apt-get install {}"
_BUILT = "make peers"


def built(name: str) -> Callable[[], str]:
    """Return what tells the version of a peer that scripts/peers builds into build/peers/NAME."""

    def version() -> str:
        try:
            return (repo_root() / "build" / "peers" / name / "version").read_text().strip()
        except OSError:
            return ""

    return version


GMP = Peer("gmp", "GMP", _APT.format("libgmp-dev"), "variable time")
OPENSSL = Peer("openssl", "OpenSSL's static libcrypto", _APT.format("libssl-dev"))
OPENSSL_NEW = Peer("openssl-new", "newer OpenSSL from source", _BUILT, found=built("openssl-new"))
PEERS = (GMP, OPENSSL, OPENSSL_NEW)
