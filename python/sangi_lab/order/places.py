# SPDX-License-Identifier: MIT OR Apache-2.0
"""Times kernels and those of s2n-bignum at many places of a page: `python -m sangi_lab.order.places p256/sqr`.

How long a short kernel takes depends on where it and its caller stand.  A figure of one build is of one place.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from sangi import toolchain
from sangi.codegen.emit import x64_text
from sangi.codegen.emit.orders import ordered
from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab.order.kernels import Batch, Stopwatch
from sangi_lab.order.subject import LABEL, Subject

#: Where s2n-bignum is once `make peers` has built it, and what it calls its kernels.
PEERS = "build/peers/s2n-bignum"
RIVALS = {
    "p25519/mul": "bignum_mul_p25519",
    "p25519/sqr": "bignum_sqr_p25519",
    "p256/mul": "bignum_montmul_p256",
    "p256/sqr": "bignum_montsqr_p256",
    "p384/mul": "bignum_montmul_p384",
    "p384/sqr": "bignum_montsqr_p384",
    "p521/mul": "bignum_mul_p521",
    "p521/sqr": "bignum_sqr_p521",
    "secp256k1/mul": "bignum_mul_p256k1",
    "secp256k1/sqr": "bignum_sqr_p256k1",
}
#: Offsets in a page: every line of it but the last ones, half of them 32 bytes into the line.
OFFSETS = [64 * line + 32 * (line % 2) for line in range(60)]
ROUNDS = 24
_PLACED = "    .p2align 12\n    .skip {}, 0x90\n"


def ours(subject: Subject) -> str:
    """The kernel as the library has it, at each offset."""
    kernel, places = ordered(subject.kernel), iter(OFFSETS)
    names = {f"kernel{i}": kernel for i in range(len(OFFSETS))}
    text = x64_text.file(names, hidden=False, tables={LABEL: subject.constants}, brief=True)
    return re.sub(r" *\.p2align 5\n", lambda _: _PLACED.format(next(places)), text)


def theirs(root: Path, symbol: str) -> str:
    """A kernel of s2n-bignum at each offset."""
    folder = root / PEERS
    source = folder / f"{symbol}.S"
    if not source.exists():
        raise Unavailable(f"{source.relative_to(root)} is missing: make peers")
    command = (*toolchain.gcc().command, "-E", "-P", "-DBOOL=0", f"-I{folder}", str(source))
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"{source.relative_to(root)}: {done.stderr.strip()}")
    text = re.sub(r"\.(p2|b)align \d+", "", done.stdout)
    copies = [
        f"    .text\n{_PLACED.format(offset)}" + re.sub(rf"\b{symbol}\b", f"kernel{i}", text)
        for i, offset in enumerate(OFFSETS)
    ]
    return "\n".join(copies)


def spread(batch: Batch) -> str:
    """The least and the most cycles of a chain, over all places and callers."""
    cycles = [c for times in batch.times(range(len(OFFSETS)), ROUNDS) for c in times.latency]
    return f"{min(cycles):.1f} to {max(cycles):.1f}"


def main(names: list[str]) -> int:
    """Prints a line for each kernel; returns 2 where one of the names has no rival."""
    try:
        for name in names or [""]:
            if name not in RIVALS:
                raise BadInput(f"{name!r}: expected one or more of {', '.join(RIVALS)}")
        with tempfile.TemporaryDirectory() as folder:
            stopwatch = Stopwatch(Path(folder))
            for name in names:
                subject = Subject.of(name)
                found = []
                for text in (ours(subject), theirs(repo_root(), RIVALS[name])):
                    with stopwatch.assembled(subject, text, len(OFFSETS)) as batch:
                        found.append(spread(batch))
                print(f"{name}: {found[0]} cycles, {RIVALS[name]}: {found[1]}", flush=True)
    except (BadInput, CheckFailed, Unavailable) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, BadInput) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
