# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `field`: every operation of the named prime fields.  The tables are the only place that names them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sangi.codegen.op import Shape
from sangi.named import NAMED
from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.fieldpeers import PEER_KERNELS, Held, PeerKernel

FIELDS = tuple(NAMED)
#: The fields of the paper: only in these are the operations without a product measured, and only these
#: have committed IR.
PAPER_FIELDS = ("p256", "p381", "p511")
#: How often the final correction happens: y = p - 1 (always), y = 1 (never), y fresh each time.
INPUTS = ("always", "never", "random")
ADD_SUB = ("add", "sub")
LINEAR = (*ADD_SUB, "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
PRODUCTS = ("mul", "sqr")
#: Operations of several kernels; batch_inv over 64 elements, its cost being that of one.
WHOLE = ("sqrt", "is_square", "pow", "batch_inv", "from_bytes", "from_bytes_wide", "to_bytes")
OPS = (*LINEAR, *PRODUCTS, "mul_small", "inv", *WHOLE)
#: The public functions, which have no variant.  mul_small's factor is shorter than its kernel's.
PUBLIC = tuple(op for op in OPS if op != "mul_small")
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
    machine: str = ""
    fields: tuple[str, ...] = PAPER_FIELDS
    needs: tuple[str, ...] = ()
    library: bool = False
    note: str = ""

    def kernel(self, field: str, op: str) -> Kernel:
        """The kernel of one operation of one field."""
        symbol, source = (text.format(field=field, op=op) for text in (self.symbol, self.source))
        return Kernel(symbol, source, self.machine, self.needs, self.library, self.note)


_IR = "papers/mitsunari/ir/{field}"
_GENERATED = "generated/field/{field}"
_SYMBOL = "sangi_{field}_{op}"
_C, _LL = ("clang-O3", "O2"), ("llvm-O3",)
_MULX = ("bmi2", "adx")
_WITHOUT_INV = tuple(op for op in WHOLE if op != "batch_inv")
_INV_NOTE = "products in C, the inversion with the library's assembly"
VARIANTS = (
    Variant("c-branch", "papers/mitsunari/c/{field}_branch.c", "sangi_{field}_{op}_c_branch", ADD_SUB, _C),
    Variant("c", f"{_GENERATED}_c64.c", f"{_SYMBOL}_c", LINEAR, _C),
    Variant("c", f"{_GENERATED}_c64.c", f"{_SYMBOL}_c", (*PRODUCTS, "mul_small"), _C, fields=FIELDS),
    Variant("c", "bench/field/inverse_c.c", f"{_SYMBOL}_c", ("inv",), _C, fields=FIELDS),
    Variant("ir-branch", f"{_IR}_branch.ll", "sangi_{field}_{op}_ir_branch", ADD_SUB, _LL),
    Variant("ir-wide", f"{_IR}_wide.ll", "sangi_{field}_{op}_ir_wide", ADD_SUB, _LL),
    Variant("ir", f"{_GENERATED}_w64.ll", f"{_SYMBOL}_ir", (*LINEAR, *PRODUCTS), _LL),
    Variant("x64", f"{_GENERATED}_x64.S", f"{_SYMBOL}_x64", LINEAR, machine="x86_64"),
    Variant("x64", f"{_GENERATED}_x64.S", f"{_SYMBOL}_x64", PRODUCTS, (), "x86_64", FIELDS, _MULX),
    Variant(
        "x64", "bench/field/inverse_x64.c", f"{_SYMBOL}_x64", ("inv",), (), "x86_64", FIELDS, library=True
    ),
    Variant("c", "src/field/{field}.c", _SYMBOL, _WITHOUT_INV, fields=FIELDS, library=True),
    Variant("c", "src/field/{field}.c", _SYMBOL, ("batch_inv",), (), "", FIELDS, (), True, _INV_NOTE),
    Variant("", "", _SYMBOL, PUBLIC, fields=FIELDS, library=True),
)
#: Kernels of p381 in bench/field/control.c, which are wrong on purpose, and what the check says of them.
CONTROLS = (
    ("edge", "add", "an edge value differs"),
    ("unreduced", "add", "a chain of results differs"),
    ("edge", "mul", "an edge value differs"),
    ("ordinary", "inv", "a chain of results differs"),
    ("claimed", "sqrt", "a chain of results differs"),
    ("edge", "batch_inv", "an edge value differs"),
)

_PROTOTYPES = {
    "binary": "void {}(uint64_t *, const uint64_t *, const uint64_t *);",
    "unary": "void {}(uint64_t *, const uint64_t *);",
    "small": "void {}(uint64_t *, const uint64_t *, uint64_t);",
    "select": "void {}(uint64_t *, const uint64_t *, const uint64_t *, uint64_t);",
    "cswap": "void {}(uint64_t *, uint64_t *, uint64_t);",
    "is_zero": "uint64_t {}(const uint64_t *);",
    "equal": "uint64_t {}(const uint64_t *, const uint64_t *);",
    "root": "uint64_t {}(uint64_t *, const uint64_t *);",
    "power": "void {}(uint64_t *, const uint64_t *, const uint8_t *, size_t);",
    "batch": "void {}(uint64_t *, const uint64_t *, size_t);",
    "decode": "unsigned {}(uint64_t *, const uint8_t *, size_t);",
    "encode": "unsigned {}(uint8_t *, size_t, const uint64_t *);",
}
#: The shape of an operation's kernel, a member of field_kernel, where that is not its name.
_SHAPES = {
    **dict.fromkeys(("add", "sub", "mul"), "binary"),
    **dict.fromkeys(("neg", "dbl", "half", "sqr", "inv"), "unary"),
    **dict.fromkeys(("from_bytes", "from_bytes_wide"), "decode"),
    "mul_small": "small",
    "sqrt": "root",
    "is_square": "is_zero",
    "pow": "power",
    "batch_inv": "batch",
    "to_bytes": "encode",
}
_LIMB = 64


def _of_operation(field: str, op: str, given: str, builds: Builds) -> Iterable[Case]:
    for variant in VARIANTS:
        if op not in variant.ops or field not in variant.fields:
            continue
        kernel = variant.kernel(field, op)
        usual = builds.default[kernel.kind]
        named = variant.builds if op in IN_ALL_BUILDS else ()
        for build in (usual, *(builds.rows[name] for name in named)):
            yield Case("field", field, op, variant.name, kernel, given, build, usual)
    for one in PEER_KERNELS:
        if one.computes(field, op, linear=field in PAPER_FIELDS or op not in LINEAR):
            kernel = one.kernel(field, op)
            own = builds.default["c"] if kernel.source else None
            yield Case("field", field, op, one.variant, kernel, given, own, own, one.peer)


def _cases(builds: Builds) -> Iterable[Case]:
    for field in FIELDS:
        for op in OPS:
            for given in INPUTS if op in ADD_SUB else ("",):
                yield from _of_operation(field, op, given, builds)


def _spec(field: str, op: str, given: str, form: str, symbol: str, *, held: str = "") -> str:
    members = [
        f".field = &{held or f'bench_field_{field}'}",
        f".form = &{form}",
        f".kernel.{_SHAPES.get(op, op)} = {symbol}",
        f".op = FIELD_{op.upper()}",
        f".input = FIELD_{given.upper() or 'RANDOM'}",
    ]
    return f"(const field_case){{{', '.join(members)}}}"


def _of_peer(case: Case) -> PeerKernel:
    """The row of a peer's case."""
    return next(
        one
        for one in PEER_KERNELS
        if (one.peer, one.variant) == (case.peer, case.variant)
        and one.computes(case.object, case.op, linear=True)
    )


def _spec_of(case: Case) -> str:
    if case.peer is None:
        form, plain = "field_plain", _is_plain(case.object)
    else:
        one = _of_peer(case)
        form, plain = one.form, one.held is Held.PLAIN
    return _spec(case.object, case.op, case.input, form, case.symbol, held=_held(case.object, plain=plain))


def _held(field: str, *, plain: bool) -> str:
    """The definition of a field in one form of its elements."""
    return f"bench_field_{field}{'_plain' if plain else ''}"


def _is_plain(field: str) -> bool:
    """Whether sangi holds the elements of a field as they are."""
    return Shape.of(NAMED[field].modulus, _LIMB).factor == 1


def _declare(case: Case) -> str:
    """The prototype of a kernel; field/peers.h has those of the adapters."""
    adapted = case.symbol.startswith("peer_")
    return "" if adapted else _PROTOTYPES[_SHAPES.get(case.op, case.op)].format(case.symbol)


def _limbs(field: str) -> int:
    return -(-NAMED[field].modulus.bit_length() // _LIMB)


def _definition(name: str, *, plain: bool) -> str:
    """A field whose elements are in Montgomery form, or `plain`."""
    p, limbs = NAMED[name].modulus, _limbs(name)

    def words(x: int) -> str:
        return ", ".join(f"0x{x >> _LIMB * i & 2**_LIMB - 1:016x}" for i in range(limbs))

    radix, n0 = 2 ** (_LIMB * limbs), -pow(p, -1, 2**_LIMB) % 2**_LIMB
    form = 1 if plain else radix
    numbers = [f"{{{words(x % p if x != p else p)}}}" for x in (p, form * form, radix * form, radix * radix)]
    value = f'"{name}", {limbs}, {p.bit_length()}, {numbers[0]}, {numbers[1]}, 0x{n0:016x}, '
    value += f"{'true' if plain else 'false'}, {numbers[2]}, {numbers[3]}"
    return f"const bench_field bench_field_{name}{'_plain' if plain else ''} = {{{value}}};"


def _definitions() -> list[str]:
    theirs = {name for one in PEER_KERNELS if one.held is Held.PLAIN for name in one.fields}
    plain = [name for name in FIELDS if _is_plain(name) or name in theirs]
    return [_definition(name, plain=False) for name in FIELDS] + [
        _definition(name, plain=True) for name in plain
    ]


def _fields_h() -> str:
    rows = " ".join(f"X({name}, {_limbs(name)})" for name in FIELDS)
    held = " ".join(f"X({name}, {_limbs(name)}, {_held(name, plain=_is_plain(name))})" for name in FIELDS)
    lists = f"#define BENCH_FIELDS(X) {rows}\n#define BENCH_FIELDS_HELD(X) {held}\n"
    return f"/* Written by `python -m sangi_lab.bench.table`. */\n{lists}"


_FILES = (
    "family_field.c",
    "field/check.c",
    "field/control.c",
    "field/data.c",
    "field/loop.c",
    "field/reference.c",
)
FAMILY = Family(
    "field",
    _cases,
    _spec_of,
    sources=tuple(f"bench/{name}" for name in _FILES),
    peer_sources={
        name: (f"bench/field/peer_{name}.c",) for name in ("blst", "gmp", "libsecp256k1", "openssl")
    },
    headers=("field/control.h", "field/peers.h"),
    declare=_declare,
    definitions=_definitions,
    files=lambda: {"fields.h": _fields_h()},
    controls=tuple(
        Control(
            f"control/{name}/p381/{op}",
            _spec("p381", op, "", "field_plain", f"control_{name}_p381_{op}"),
            said,
        )
        for name, op, said in CONTROLS
    ),
)
