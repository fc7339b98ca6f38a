# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every case that can be measured: one module for each family, and the registry of them.

A case id is ``[peer/LIB/]OBJECT/OP[:INPUT][/VARIANT][@BUILD]``.  Its full form has the INPUT and leaves
out the usual BUILD; ``:random`` may be left out, and any build that compiles alike may be written.
bench/README.md says how a family is added.
"""

from sangi_lab.bench.cases.case import Case, Control, Family, Kernel, Peer
from sangi_lab.bench.cases.peers import PEERS
from sangi_lab.bench.cases.registry import FAMILIES, all_cases, find_case, match_cases

__all__ = [
    "FAMILIES",
    "PEERS",
    "Case",
    "Control",
    "Family",
    "Kernel",
    "Peer",
    "all_cases",
    "find_case",
    "match_cases",
]
