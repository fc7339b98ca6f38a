# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every case that can be measured.  The tables below are the only place that names them.

A case id is ``[peer/LIB/]OBJECT/OP[:INPUT]/VARIANT[@BUILD]``.  Its full form has the INPUT and leaves out
the default BUILD; ``:random`` may be left out, and any build that compiles alike may be written.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from sangi.bench.builds import Build, Builds, load_builds
from sangi.errors import BadInput
from sangi.gen.named import NAMED

FIELDS = tuple(NAMED)
#: The fields of the paper: only in these are the operations without a product measured, and only these
#: have committed IR.
PAPER_FIELDS = ("p256", "p381", "p511")
#: How often the final correction happens: y = p - 1 (always), y = 1 (never), y fresh each time.
INPUTS = ("always", "never", "random")
DEFAULT_INPUT = "random"
ADD_SUB = ("add", "sub")
SHOWN = 80  # characters of an unknown id in a message
LINEAR = (*ADD_SUB, "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
PRODUCTS = ("mul", "sqr")
#: Timed through the library's public functions; batch_inv over 64 elements, its cost being that of one.
PUBLIC = ("sqrt", "is_square", "pow", "batch_inv", "from_bytes", "from_bytes_wide", "to_bytes")
OPS = (*LINEAR, *PRODUCTS, "mul_small", "inv", *PUBLIC)
#: What is measured in every build of a variant; the others in the default one.
IN_ALL_BUILDS = (*ADD_SUB, *PRODUCTS, "inv")


@dataclass(frozen=True)
class Variant:
    """One way to write an operation: the file and the kernel, with {field} and {op} to fill in.

    Without a file the kernel is a function that the built library exports.
    """

    name: str
    source: str
    symbol: str
    ops: tuple[str, ...]
    builds: tuple[str, ...] = ()  # besides the default, for the operations of IN_ALL_BUILDS
    machine: str = ""  # the only one that it runs on
    fields: tuple[str, ...] = PAPER_FIELDS
    needs: tuple[str, ...] = ()  # CPU features, as /proc/cpuinfo spells them
    library: bool = False  # calls the built library
    note: str = ""  # what a reader of its figures has to know

    @property
    def kind(self) -> str:
        """The kind of source, for which builds.toml has a default: ``c`` or ``ll``."""
        return "ll" if self.source.endswith(".ll") else "c"


@dataclass(frozen=True)
class Peer:
    """Another library: its kernels are in ``bench/peer_NAME.c``; `package` is Debian's."""

    name: str
    title: str
    package: str
    forms: tuple[tuple[tuple[str, ...], str], ...]  # how it holds the elements of some operations, in C
    note: str = ""  # what a reader of its figures has to know

    def form(self, op: str) -> str:
        """How it holds the elements of an operation; empty where it has none."""
        return next((form for ops, form in self.forms if op in ops), "")


_IR = "papers/mitsunari/ir/{field}"
_GENERATED = "generated/field/{field}"
_SYMBOL = "sangi_{field}_{op}"
_C, _LL = ("clang-O3", "O2"), ("llvm-O3",)
_MULX = ("bmi2", "adx")
_WITHOUT_INV = tuple(op for op in PUBLIC if op != "batch_inv")
_INV_NOTE = "products in C, the inversion with the library's assembly"
VARIANTS = (
    Variant("c-branch", "papers/mitsunari/c/{field}_branch.c", "sangi_{field}_{op}_c_branch", ADD_SUB, _C),
    Variant("c", f"{_GENERATED}_c64.c", f"{_SYMBOL}_c", LINEAR, _C),
    Variant("c", f"{_GENERATED}_c64.c", f"{_SYMBOL}_c", (*PRODUCTS, "mul_small"), _C, fields=FIELDS),
    Variant("c", "bench/inverse_c.c", f"{_SYMBOL}_c", ("inv",), _C, fields=FIELDS),
    Variant("ir-branch", f"{_IR}_branch.ll", "sangi_{field}_{op}_ir_branch", ADD_SUB, _LL),
    Variant("ir-wide", f"{_IR}_wide.ll", "sangi_{field}_{op}_ir_wide", ADD_SUB, _LL),
    Variant("ir", f"{_GENERATED}_w64.ll", f"{_SYMBOL}_ir", (*LINEAR, *PRODUCTS), _LL),
    Variant("x64", f"{_GENERATED}_x64.S", f"{_SYMBOL}_x64", LINEAR, machine="x86_64"),
    Variant("x64", f"{_GENERATED}_x64.S", f"{_SYMBOL}_x64", PRODUCTS, (), "x86_64", FIELDS, _MULX),
    Variant("x64", "bench/inverse_x64.c", f"{_SYMBOL}_x64", ("inv",), (), "x86_64", FIELDS, library=True),
    Variant("c", "src/field/{field}.c", _SYMBOL, _WITHOUT_INV, fields=FIELDS, library=True),
    Variant("c", "src/field/{field}.c", _SYMBOL, ("batch_inv",), (), "", FIELDS, (), True, _INV_NOTE),
    Variant("x64", "", _SYMBOL, PUBLIC, (), "x86_64", FIELDS, _MULX, library=True),
)
PEERS = (
    Peer(
        "gmp",
        "GMP",
        "libgmp-dev",
        (((*ADD_SUB, *PRODUCTS), "bench_plain"), (("inv",), "bench_gmp")),
        "variable time",
    ),
    Peer(
        "openssl",
        "OpenSSL's static libcrypto",
        "libssl-dev",
        (((*ADD_SUB, "inv"), "bench_openssl"), (PRODUCTS, "bench_plain")),
    ),
)
#: Kernels that are wrong on purpose, which the bench program must refuse to time.
CONTROLS = (
    ("edge", "add"),
    ("unreduced", "add"),
    ("edge", "mul"),
    ("ordinary", "inv"),
    ("claimed", "sqrt"),
    ("edge", "batch_inv"),
)


@dataclass(frozen=True)
class Case:
    """One kernel with its inputs: either a variant in a build, or a peer's function."""

    field: str
    op: str
    input: str  # empty for operations that have no pattern
    variant: Variant | None
    build: Build | None
    peer: Peer | None = None

    @property
    def pattern(self) -> str:
        """The operation with its input, as an id has it."""
        return f"{self.op}:{self.input}" if self.input else self.op

    def spell(self, pattern: str, build: str) -> str:
        """Return an id of this case; an empty build is left out."""
        if self.variant is None:
            return f"peer/{self.peer.name if self.peer else ''}/{self.field}/{pattern}"
        return f"{self.field}/{pattern}/{self.variant.name}" + (f"@{build}" if build else "")

    @property
    def id(self) -> str:
        """The full id."""
        default = self.variant is None or self.build == load_builds().default[self.variant.kind]
        return self.spell(self.pattern, "" if default or self.build is None else self.build.name)

    @property
    def spellings(self) -> list[str]:
        """Every id that means this case, the full one first."""
        patterns = [self.pattern, self.op] if self.input == DEFAULT_INPUT else [self.pattern]
        names = []
        if self.build is not None:
            names = load_builds().aliases(self.build)
        if self.id == self.spell(self.pattern, ""):
            names = ["", *names]
        found = [self.spell(p, b) for p in patterns for b in names or [""]]
        return [self.id, *(s for s in found if s != self.id)]

    @property
    def symbol(self) -> str:
        """The kernel's symbol in the bench program."""
        if self.variant is None or self.build is None:
            return f"peer_{self.peer.name if self.peer else ''}_{self.field}_{self.op}"
        own = self.variant.symbol.format(field=self.field, op=self.op)
        return own + self.build.suffix if self.variant.source else own

    @property
    def note(self) -> str:
        """What a reader of its figures has to know; mostly empty."""
        owner = self.variant or self.peer
        return owner.note if owner else ""

    @property
    def source(self) -> str:
        """The kernel's file in the checkout; empty for a peer and for what the library exports."""
        return self.variant.source.format(field=self.field) if self.variant else ""


def _of_operation(field: str, op: str, given: str, builds: Builds) -> Iterable[Case]:
    for variant in VARIANTS:
        if op not in variant.ops or field not in variant.fields:
            continue
        yield Case(field, op, given, variant, builds.default[variant.kind])
        for name in variant.builds if op in IN_ALL_BUILDS else ():
            yield Case(field, op, given, variant, builds.rows[name])
    for peer in PEERS:
        if peer.form(op) and (op not in LINEAR or field in PAPER_FIELDS):
            yield Case(field, op, given, None, None, peer)


@cache
def all_cases() -> tuple[Case, ...]:
    """Return every case, in the order of the tables."""
    builds = load_builds()
    return tuple(
        case
        for field in FIELDS
        for op in OPS
        for given in (INPUTS if op in ADD_SUB else ("",))
        for case in _of_operation(field, op, given, builds)
    )


@cache
def _by_spelling() -> dict[str, Case]:
    return {spelling: case for case in all_cases() for spelling in case.spellings}


def _near(case_id: str) -> list[str]:
    """Return ids of up to three cases that may have been meant."""
    known = _by_spelling()
    plain = re.sub(r":[^/@]*|@.*", "", case_id)
    near = [plain] if plain in known else []
    near += difflib.get_close_matches(case_id, known, n=6, cutoff=0.6)
    best: dict[Case, str] = {}
    for spelling in near:
        best.setdefault(known[spelling], spelling)
    return list(best.values())[:3]


def find_case(case_id: str) -> Case:
    """Return the case that an id means.  Raises BadInput that names the id and near matches."""
    known = _by_spelling()
    if case_id not in known:
        near = _near(case_id[:SHOWN])
        shown = case_id if len(case_id) <= SHOWN else case_id[: SHOWN - 3] + "..."
        hint = f"near it: {', '.join(near)}" if near else "`sangi bench --list` prints them all"
        raise BadInput(f"no case {' '.join(shown.split())!r}; {hint}")
    return known[case_id]


def match_cases(globs: Sequence[str], peers: bool) -> list[Case]:
    """Return the cases that any glob matches, all without globs, in the order of the tables.

    Peers are left out unless `peers` is set (then a glob also means its peers) or a glob begins with
    ``peer/``.  Raises BadInput for a glob that matches nothing.
    """
    chosen: set[Case] = set()
    for glob in globs or ["*"]:
        wanted = [glob, f"peer/*/{glob}"] if peers and not glob.startswith("peer/") else [glob]
        of_peers = peers or glob.startswith("peer/")
        hits = {
            case
            for case in all_cases()
            if (of_peers or case.peer is None)
            and any(fnmatchcase(s, g) for s in case.spellings for g in wanted)
        }
        if not hits:
            find_case(glob)
        chosen |= hits
    return [case for case in all_cases() if case in chosen]
