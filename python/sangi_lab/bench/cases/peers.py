# SPDX-License-Identifier: MIT OR Apache-2.0
"""The other libraries that cases call."""

from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from sangi.paths import repo_root
from sangi_lab.bench.cases.case import Peer

_APT = "sudo apt-get install {}"
_BUILT = "make peers"


def built(name: str, *parts: str) -> Callable[[], str]:
    """Return what tells the version of a peer that scripts/peers builds into build/peers/NAME, with all its parts."""

    def version() -> str:
        try:
            told = (repo_root() / "build" / "peers" / name / "version").read_text().strip()
        except OSError:
            return ""
        return told if all(part in told for part in parts) else ""

    return version


def flint_library() -> Path | None:
    """Return the library that the python-flint wheel brings, or None."""
    try:
        wheel = distribution("python-flint")
    except PackageNotFoundError:
        return None
    names = [file for file in wheel.files or () if file.match("*.libs/libflint*.so*")]
    return Path(str(wheel.locate_file(names[0]))) if names else None


def flint_header() -> Mapping[str, str]:
    """Return the header that names this library, for the adapters that open it."""
    if not (library := flint_library()):
        return {}
    return {
        "flint.h": f'/* Written by `python -m sangi_lab.bench.table`. */\n#define BENCH_FLINT "{library}"\n'
    }


def _flint_version() -> str:
    if not flint_library():
        return ""
    import flint

    return f"FLINT {flint.__FLINT_VERSION__} (python-flint {flint.__version__})"


GMP = Peer("gmp", "GMP", _APT.format("libgmp-dev"), "variable time")
OPENSSL = Peer("openssl", "OpenSSL's static libcrypto", _APT.format("libssl-dev"))
OPENSSL_NEW = Peer("openssl-new", "newer OpenSSL from source", _BUILT, found=built("openssl-new"))
FLINT = Peer("flint", "FLINT in the wheel of python-flint", "make build", found=_flint_version)
PQCLEAN = Peer(
    "pqclean",
    "PQClean",
    _BUILT,
    found=built("pqclean", "pqcrypto-saber", "pqcrypto-ntruprime"),
)
S2N_BIGNUM = Peer("s2n-bignum", "s2n-bignum", _BUILT, found=built("s2n-bignum"))
BLST = Peer("blst", "blst", _BUILT, found=built("blst"))
LIBSECP256K1 = Peer("libsecp256k1", "libsecp256k1", _BUILT, found=built("libsecp256k1"))
#: A program that answers questions; its path below the root is build/peers/circl/circl.
CIRCL = Peer("circl", "CIRCL's CSIDH", _BUILT, "variable time, in a process of its own", built("circl"), True)
#: Libraries that the adapter opens: build/peers/highctidh/highctidh_SIZE.so.
HIGHCTIDH = Peer("highctidh", "highctidh's CTIDH, with its assembly", _BUILT, found=built("highctidh"))
PEERS = (GMP, OPENSSL, OPENSSL_NEW, FLINT, PQCLEAN, S2N_BIGNUM, BLST, LIBSECP256K1, CIRCL, HIGHCTIDH)
