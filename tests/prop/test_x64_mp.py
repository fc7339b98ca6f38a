# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembly of src/mp, its text interpreted at small and at full words, against Python's integers.

Lanes hold different numbers and the same count, so that a jump on anything but a count is refused.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from sampling import chosen

from sangi import toolchain
from sangi.codegen import mp
from sangi.verify.constant_time.object_check import check
from sangi.verify.interp.call import Block, Function, Pointer, Refused, join, parse, run, split
from sangi.verify.interp.machine import Words, dtype_for

WIDTHS = (4, 5, 64)
KARATSUBA = ("mul_8", "difference_8", "difference_16", "join_8", "join_16")
#: Kernels that exist once, whose names end with a length.
ONCE = (*KARATSUBA, "sqr_16")
#: Lengths of x in rows: an odd one, an even one, none.
COUNTS = (0, 1, 2, 5)


@dataclass(frozen=True)
class Case:
    """Operands of a call in the order of the arguments: limbs of an object, or a word; a list is one number a lane."""

    arguments: tuple[tuple[str, int, list[int]], ...]
    writes: Collection[str]
    #: what each written object holds afterwards, a mask of lanes for which that is promised
    want: dict[str, list[int]]
    returned: list[int] | None = None


def numbers(rng: random.Random, limbs: int, width: int, lanes: int) -> list[int]:
    """Numbers of so many limbs, most limbs at an edge."""
    top = (1 << width) - 1
    edges = (0, 1, top, top, top - 1, 1 << width - 1)

    def limb(i: int) -> int:
        return rng.choice(edges) if i % 4 else rng.randint(0, top)

    made = [sum(limb(i) << width * j for j in range(limbs)) for i in range(lanes - 1)]
    return [*made, (1 << width * limbs) - 1]


def case(name: str, k: int, n: int, width: int, rng: random.Random, lanes: int) -> Case:
    """A call of a kernel for blocks of k limbs and a number of n, and what it must leave."""
    radix, block = 1 << width, 1 << width * k

    def of(limbs: int) -> list[int]:
        return numbers(rng, limbs, width, lanes)

    def halves(values: list[int], limbs: int) -> tuple[list[int], list[int]]:
        return [v % (1 << width * limbs) for v in values], [v >> width * limbs for v in values]

    given: tuple[tuple[str, int, list[int]], ...]
    x, y, z, w = of(k), of(k), of(k), of(k)
    if name == "rows":
        x, z = of(n), of(n)
        low, above = halves([c + d + a * b for a, b, c, d in zip(x, y, z, w, strict=True)], n)
        given = (("z", n, z), ("x", n, x), ("n", 0, [n] * lanes), ("y", k, y), ("w", k, w))
        return Case(given, "zw", {"z": low, "w": above})
    if name == "reduce":
        m = [v | 1 for v in y]
        n0 = [-pow(v, -1, radix) % radix for v in m]
        q = [-v * pow(u, -1, block) % block for v, u in zip(x, m, strict=True)]
        left = [(v + r * u) // block for v, r, u in zip(x, q, m, strict=True)]
        given = (("q", k, of(k)), ("t", k, x), ("m", k, m), ("n0", 0, n0), ("w", k, of(k)))
        return Case(given, "qw", {"q": q, "w": left})
    if name.startswith("redc"):
        return of_redc(name, k, n, width, rng, of)
    if name == "off_diagonal":
        squares = [sum((a >> width * i & radix - 1) ** 2 << 2 * width * i for i in range(k)) for a in x]
        sums = [c + (a * a - s) // 2 for a, s, c in zip(x, squares, z, strict=True)]
        low, above = halves(sums, k)
        return Case((("z", k, z), ("x", k, x), ("w", k, of(k))), "zw", {"z": low, "w": above})
    if name == "low":
        left = [(c + d + a * b) % block for a, b, c, d in zip(x, y, z, w, strict=True)]
        return Case((("z", k, z), ("x", k, x), ("y", k, y), ("w", k, w)), "zw", {"z": left, "w": w})
    if name == "high":
        z = of(1)
        sums = [c + upper(a, b, k, width) for a, b, c in zip(x, y, z, strict=True)]
        low, above = halves(sums, 1)
        given = (("z", 1, z), ("x", k, x), ("y", k, y), ("w", k, of(k)))
        return Case(given, "zw", {"z": low, "w": above})
    if name == "double_square":
        x = of(n)
        squares = [sum((a >> width * i & radix - 1) ** 2 << 2 * width * i for i in range(n)) for a in x]
        z = [(a * a - s) // 2 for a, s in zip(x, squares, strict=True)]
        given = (("z", 2 * n, z), ("x", n, x), ("n", 0, [n] * lanes))
        return Case(given, "z", {"z": [a * a for a in x]})
    if name == "sqr_16":
        x = of(16)
        return Case((("z", 32, of(32)), ("x", 16, x)), "z", {"z": [a * a for a in x]})
    if name in KARATSUBA:
        return of_karatsuba(name, width, of)
    if name == "subtract_once":
        m, end = of(n), 1 << width * n
        x = [rng.choice((v - 1, v, v + 1, 2 * v - 1, rng.randrange(2 * v or 1))) if v else 0 for v in m]
        x = [max(v, 0) for v in x]
        given = (("z", n, of(n)), ("x", n, [v % end for v in x]), ("m", n, m), ("n", 0, [n] * lanes))
        given = (*given, ("c", 0, [v // end for v in x]), ("t", n, of(n)))
        return Case(given, "zt", {"z": [v - u if v >= u else v for v, u in zip(x, m, strict=True)]})
    x, y, end = of(n), of(n), 1 << width * n
    if name == "add_masked":
        masks = [(radix - 1) * (i % 3 > 0) for i in range(len(x))]
        sums = [a + (b if mask else 0) for a, b, mask in zip(x, y, masks, strict=True)]
        given = (("z", n, of(n)), ("x", n, x), ("y", n, y), ("n", 0, [n] * lanes), ("mask", 0, masks))
        return Case(given, "z", {"z": [s % end for s in sums]}, [int(s >= end) for s in sums])
    sums = [a + b if name == "add" else a - b for a, b in zip(x, y, strict=True)]
    given = (("z", n, of(n)), ("x", n, x), ("y", n, y), ("n", 0, [n] * lanes))
    return Case(given, "z", {"z": [s % end for s in sums]}, [int(not 0 <= s < end) for s in sums])


def of_redc(
    name: str, k: int, n: int, width: int, rng: random.Random, of: Callable[[int], list[int]]
) -> Case:
    """A reduction of n blocks, either to the end or, where the name says so, with what is left of it in t."""
    lazy = name.endswith("lazy")
    t, m = of(2 * k * n), [v | 1 for v in of(k * n)]
    radix, end = 1 << width, 1 << width * k * n
    n0 = [-pow(v, -1, radix) % radix for v in m]
    if not lazy:
        # of a multiple of m what is left is m itself, and near one it is on either side
        near = [v * rng.randrange(end) + rng.choice((-1, 0, 0, 1)) for v in m]
        t = [(u if i % 3 else v) % (w * end) for i, (u, v, w) in enumerate(zip(t, near, m, strict=True))]
    q = [-v * pow(u, -1, end) % end for v, u in zip(t, m, strict=True)]
    left = [(v + r * u) // end for v, r, u in zip(t, q, m, strict=True)]
    given = (("z", k * n, of(k * n)), ("t", 2 * k * n, t), ("m", k * n, m), ("blocks", 0, [n] * len(t)))
    given = (*given, ("n0", 0, n0), ("finish", 0, [int(not lazy)] * len(t)))
    if not lazy:
        return Case(given, "zt", {"z": [v % u for v, u in zip(left, m, strict=True)]})
    return Case(
        given,
        "t",
        {"t": [u + (v % end) * end for u, v in zip(q, left, strict=True)]},
        [v // end for v in left],
    )


def of_karatsuba(name: str, width: int, of: Callable[[int], list[int]]) -> Case:
    """What is made of numbers of h limbs, or of 2 h."""
    h = int(name.rpartition("_")[2])
    end, ones = 1 << h * width, (1 << width) - 1
    x, y = of(h), of(h)
    if name == "mul_8":
        want = [a * b for a, b in zip(x, y, strict=True)]
        return Case((("z", 16, of(16)), ("x", 8, x), ("y", 8, y)), "z", {"z": want})
    if name.startswith("difference"):
        # two of three agree in limbs below one of them, and in the others
        y = [
            b if i % 3 == 0 else a ^ (i % 3) << width * (i // 3 % h)
            for i, (a, b) in enumerate(zip(x, y, strict=True))
        ]
        below = [ones * (a < b) for a, b in zip(x, y, strict=True)]
        given = (("d", h, of(h)), ("x", h, x), ("y", h, y))
        return Case(given, "d", {"d": [abs(a - b) for a, b in zip(x, y, strict=True)]}, below)
    # a sum of any numbers that fits, whose carry runs through the limbs above
    z = [v % end**3 + ((1 << width * (i % h)) - 1) * end**3 for i, v in enumerate(of(4 * h))]
    # a third of the middles leave ones above B, through which runs what is carried out of it, one by one
    ones_above = [
        (1 << width * (i // 6 % (h + 1))) - 1 - i // 3 % 2 - (v // end + v // end**2 + v // end**3)
        for i, v in enumerate(z)
    ]
    middle = [
        m % end + u % end * end if i % 3 == 0 else m
        for i, (m, u) in enumerate(zip(of(2 * h), ones_above, strict=True))
    ]
    sums = [v % end**2 + v // end**2 for v in z]
    masks = [ones * (i % 3 == 1 and m <= v) for i, (m, v) in enumerate(zip(middle, sums, strict=True))]
    want = [
        v + end * (u - m if mask else u + m) for v, u, m, mask in zip(z, sums, middle, masks, strict=True)
    ]
    given = (("z", 4 * h, z), ("middle", 2 * h, middle), ("mask", 0, masks))
    return Case(given, ("z", "middle"), {"z": want})


def upper(x: int, y: int, k: int, width: int) -> int:
    """The limb products of columns from k - 1 on, in units of that column."""
    mask = (1 << width) - 1
    return sum(
        (x >> width * i & mask) * (y >> width * j & mask) << width * (i + j - k + 1)
        for i in range(k)
        for j in range(k - 1 - i, k)
    )


def faults(function: Function, given: Case, width: int) -> str:
    """What a run left otherwise than the case says, or nothing."""
    arguments: list[Pointer | Words] = []
    blocks = {}
    for name, limbs, values in given.arguments:
        if name in ("n", "n0", "c", "mask", "blocks", "finish"):
            arguments.append(np.array(values, dtype=dtype_for(width)))
            continue
        arguments.append(Pointer(name))
        blocks[name] = Block(list(split(values, width, limbs)), name in given.writes)
    left = run(function, arguments, blocks, width=width)
    for name, want in given.want.items():
        limbs = next(limbs for found, limbs, _ in given.arguments if found == name)
        found = join(left.limbs(name), width) if limbs else [0] * len(want)
        if (found if len(found) > 1 else found * len(want)) != want:
            return f"{name} differs"
    if given.returned is not None:
        found = [] if left.rax is None else left.rax.tolist()
        if (found if len(found) > 1 else found * len(given.returned)) != given.returned:
            return "the returned word differs"
    return ""


def calls(name: str, k: int, width: int, lanes: int = 120) -> Iterator[Case]:
    """The cases of a kernel, of a fixed seed: what they catch, they always catch."""
    rng = random.Random(f"{name} {k} {width}")
    counts = {
        "rows": COUNTS,
        "add": COUNTS,
        "sub": COUNTS,
        "add_masked": COUNTS,
        "double_square": COUNTS,
        "subtract_once": COUNTS,
        "redc": (1, 2, 3),
        # more cases of the same kind: a carry through all limbs is rare
        "join_16": (1, 1, 1, 1),
    }
    for n in counts.get(name, (k,)):
        yield case(name, k, n, width, rng, lanes)
    if name == "redc":
        for n in (1, 2, 3):
            yield case("redc, lazy", k, n, width, rng, lanes)
    if name == "rows" and k > 4:
        yield case(name, k, 9, width, rng, lanes)
        # a count is a word, too
        yield case(name, k, min(2 * k + 1, (1 << width) - 1), width, rng, lanes)
    if name in ("add", "sub", "add_masked", "subtract_once"):
        for n in (4, 8, 11):
            yield case(name, k, n, width, rng, lanes)


def named(symbol: str) -> tuple[str, int]:
    """The kernel's name and its k, if there are several."""
    match = re.fullmatch(r"sangi_mp_(\w+?)(?:_(\d))?_x64", symbol)
    assert match, symbol
    whole = symbol.removeprefix("sangi_mp_").removesuffix("_x64")
    return (whole, 1) if whole in ONCE else (match[1], int(match[2] or 1))


def functions(width: int) -> dict[str, tuple[str, int, Function]]:
    """Symbol to the kernel's name, its k, and its text parsed back."""
    made = {}
    for file in mp.FILES:
        for symbol, function in parse(mp.text(file, "", width)).items():
            made[symbol] = (*named(symbol), function)
    return made


@pytest.mark.parametrize("width", WIDTHS)
def test_kernels_against_integers(width: int) -> None:
    checked = functions(width)
    assert len(checked) == 5 * 8 + 4 + len(mp.kernels("linear")) + len(ONCE)
    for symbol, (name, k, function) in checked.items():
        for given in calls(name, k, width):
            assert faults(function, given, width) == "", (symbol, width)


def test_every_state_of_one_limb() -> None:
    """Rows and sums of one limb of 3 bits: every w, z, x and y."""
    size = range(8)
    x, y, z, w = (a.ravel().tolist() for a in np.meshgrid(size, size, size, size))
    sums = [c + d + a * b for a, b, c, d in zip(x, y, z, w, strict=True)]
    given = (("z", 1, z), ("x", 1, x), ("n", 0, [1] * len(x)), ("y", 1, y), ("w", 1, w))
    want = {"z": [s % 8 for s in sums], "w": [s // 8 for s in sums]}
    assert faults(functions(3)["sangi_mp_rows_1_x64"][2], Case(given, "zw", want), 3) == ""


def mutants(function: Function) -> Iterator[tuple[str, Function]]:
    """Each instruction that adds or subtracts, left out; and each carry taken from the other chain, or not at all.

    The first addition of a row has no carry yet, and may leave its own to either chain.
    """
    other = {"adcx": "adox", "adox": "adcx", "adc": "add", "sbb": "sub"}
    first = True
    for i, instruction in enumerate(function.instructions):
        first |= instruction.mnemonic == "xor"
        if instruction.mnemonic not in other:
            continue
        before, after = function.instructions[:i], function.instructions[i + 1 :]
        # A dropped instruction keeps its place, for the labels.
        changes = [("nop", ()), (other[instruction.mnemonic], instruction.operands)]
        for mnemonic, operands in changes[: 1 if first else 2]:
            changed = type(instruction)(mnemonic, operands, instruction.line)
            text = f"{instruction} is {changed}"
            yield text, Function(function.name, (*before, changed, *after), function.tables, function.labels)
        first = False


def caught(name: str, k: int, function: Function, width: int) -> bool:
    try:
        return any(faults(function, given, width) for given in calls(name, k, width))
    except Refused:
        return True


@pytest.mark.parametrize("width", [4, 64])
def test_every_lost_carry_is_caught(width: int, pytestconfig: pytest.Config) -> None:
    """A third of them, drawn by the seed, but with --full."""
    count = 0
    for symbol, (name, k, function) in functions(width).items():
        if k not in ((5,) if name == "redc" else (1, 3)) or (width == 64 and name in (*ONCE, "redc")):
            continue
        every = list(mutants(function))
        part = len(every) if pytestconfig.getoption("--full") else -(-len(every) // 3)
        for place in chosen(range(len(every)), part, f"{symbol} {width}"):
            text, mutant = every[place]
            assert caught(name, k, mutant, width), f"{symbol}: {text}"
        count += len(every)
    assert count > 190


def test_objects_pass_the_gate(tmp_path: Path) -> None:
    """No secret address anywhere; no branch but those of the loops, about which lanes agree above."""
    for file in mp.FILES:
        made = toolchain.assemble(mp.text(file, ""), cwd=tmp_path, compiler=toolchain.gcc())
        found = Counter(finding.why for finding in check(made.read_bytes(), "x86-64"))
        jumps = {"rows": 4 * 8, "linear": 4 * 6, "redc": 8 * 4}.get(file, 0)
        assert found == ({"conditional branch": jumps} if jumps else {}), file


def test_a_loop_that_ends_by_a_limb_is_refused() -> None:
    _, _, function = functions(4)["sangi_mp_rows_3_x64"]
    changed = tuple(
        type(i)("dec", ("r8",), i.line) if i.mnemonic == "dec" else i for i in function.instructions
    )
    mutant = Function(function.name, changed, function.tables, function.labels)
    with pytest.raises(Refused, match="case to case"):
        for given in calls("rows", 3, 4):
            faults(mutant, given, 4)
