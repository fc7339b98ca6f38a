# SPDX-License-Identifier: MIT OR Apache-2.0
"""python -m sangi_lab.plots: measures modular exponentiation over lengths and writes docs/img/modexp-NAME.svg.

One plot for each exponent: cycles of a whole call over the bits of the modulus, odd and even, beside GMP's.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sangi import files
from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab import bench
from sangi_lab.bench.cases.modexp import FULL, PLOTTED
from sangi_lab.bench.measure import Effort
from sangi_lab.report.plot import lines, theme

#: For calls of many milliseconds, of which little is measured.
BRIEF = Effort(2, 6)
#: Where a GMP case's id begins.
_PEER = "peer/gmp/"


@dataclass(frozen=True)
class Plot:
    """A plot's title, and its cases by the bits of the modulus: odd moduli and even ones."""

    name: str
    title: str
    odd: Mapping[int, str]
    even: Mapping[int, str]

    def ids(self) -> list[str]:
        """Every case, sangi's before GMP's."""
        own = [*self.odd.values(), *self.even.values()]
        return [*own, *(_PEER + case for case in own)]


PLOTS = (
    *(
        Plot(
            f"e{e}",
            f"x^{e} mod n, whole calls",
            {8 * size: f"modexp/e{e}-{8 * size}" for size in PLOTTED},
            {8 * size: f"modexp/e{e}-{8 * size}-even" for size in PLOTTED},
        )
        for e in (2, 3, 65537)
    ),
    Plot(
        "full",
        "x^e mod n for an exponent as long as the modulus, whole calls",
        {8 * size: f"modexp/odd{size}" for size in FULL},
        {8 * size: f"modexp/even{size}-half" for size in FULL if size in (64, 128, 256, 512, 1024)},
    ),
)


def draw(records: Iterable[Mapping[str, Any]]) -> dict[str, bytes]:
    """Return the plots by file name, from the lines of a bench run over their cases."""
    cycles = {r["id"]: r["median"] / 1000 for r in records if r.get("metric") == "latency"}
    made = {}
    for plot in PLOTS:
        drawn = [
            lines.Line(f"{library}, {kind}", role, {x: cycles[prefix + of[x]] for x in of}, dashed)
            for kind, of, dashed in (("odd n", plot.odd, False), ("even n", plot.even, True))
            for library, prefix, role in (("sangi", "", "random"), ("GMP", _PEER, "always"))
        ]
        desc = "Thousands of cycles over the bits of the modulus, both axes logarithmic, for sangi and GMP."
        figure = lines.wide(drawn, "thousand cycles", "bits of n")
        inline = theme.svg(figure, f"modexp-{plot.name}", plot.title, desc)
        made[f"modexp-{plot.name}.svg"] = theme.standalone(inline).encode()
    return made


def main() -> int:
    """Measure and write; the exit code is 1, with one line on stderr, where a case is missing."""
    ids = [case for plot in PLOTS for case in plot.ids()]
    try:
        records = list(bench.bench(ids, peers=True, metrics=("latency",), effort=BRIEF))
        files.write_all(repo_root() / "docs" / "img", draw(records))
    except (BadInput, CheckFailed, Unavailable, KeyError) as error:
        print(f"plots: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
