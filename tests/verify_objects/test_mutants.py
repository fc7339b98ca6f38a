# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wrong versions of kernels in the manner of others: none is both proved and wrong, registers and guards included."""

from __future__ import annotations

import platform
import random
import re
from collections import Counter
from collections.abc import Iterator

import kernels
import pytest

from sangi.errors import CheckFailed
from sangi.verify.objects import execution, operands
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.judge import judge
from sangi.verify.symbolic import image

REGISTERS = ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", *(f"r{i}" for i in range(8, 16)))
_OTHER = {
    "add": ("adc", "sub", "adcx"), "adc": ("add", "adox", "sbb"), "sub": ("sbb", "add"), "sbb": ("sub", "adc"),
    "mov": ("add", "xchg"), "mulx": ("mulx",), "imul": ("add",), "and": ("or", "mov"), "shld": ("shrd",),
    "shr": ("shl",), "setc": ("seto",), "cmovc": ("cmovnc", "mov", "cmovo"), "push": ("pop",), "pop": ("push",),
    "clc": ("stc", "cmc"), "test": ("cmp",), "movzx": ("mov",), "lea": ("mov",), "xor": ("mov", "or"),
}  # fmt: skip
PRODUCT = Contract("2^255-19", "mul", limbs="51x5", form="plain", given="loose", out="tight")
#: A kernel's text, its contract, how many mutants in the ordinary run and in the full one.
PLAN = (
    (kernels.product_25519(), PRODUCT, 40, 300),
    (kernels.product_25519(in_place=False), PRODUCT, 10, 100),
    (kernels.sum_with_saved_flags(2**127 - 1), Contract("2^127-1", "add"), 30, 200),
    (kernels.sum_in_a_loop(), Contract("2^127-1", "add", convention="out,x,y,2", out="<2p"), 20, 100),
)


def mutants(body: str, count: int, source: random.Random) -> Iterator[tuple[str, str]]:
    """(what was changed, the text) of different mutants of one instruction each."""
    lines = [line.strip() for line in body.strip().splitlines()]
    seen = {tuple(lines)}
    for _ in range(50 * count):
        code = list(lines)
        at = source.randrange(len(code))
        kind = source.choice(
            ("delete", "twice", "exchange", "mnemonic", "register", "register", "place", "number")
        )
        if kind == "exchange":
            code[at : at + 2] = reversed(code[at : at + 2])
        elif kind == "delete":
            del code[at]
        elif kind == "twice":
            code.insert(at, code[at])
        else:
            code[at] = _changed(code[at], kind, source)
        if tuple(code) not in seen:
            seen.add(tuple(code))
            yield f"{kind} at {at}, {lines[at]}", "\n".join(code)
            if len(seen) > count:
                return


def _changed(line: str, kind: str, source: random.Random) -> str:
    mnemonic, _, rest = line.partition(" ")
    if kind == "mnemonic":
        return f"{source.choice(_OTHER.get(mnemonic, (mnemonic,)))} {rest}"
    if kind == "place":
        return line.replace("]", f"{source.choice((' + 8', ' - 8', ' + 16'))}]", 1)
    pattern = r"\b(?:r[a-d]x|r[sd]i|rbp|r\d+)\b" if kind == "register" else r"(?<![\w.])(?:0x[0-9a-f]+|\d+)\b"
    found = list(re.finditer(pattern, rest))
    if not found:
        return line
    hit = source.choice(found)
    if kind == "register":
        new = source.choice(REGISTERS)
    else:
        value = int(hit.group(), 0)
        new = str(value ^ 1 << source.randrange(max(1, value.bit_length())))
    return f"{mnemonic} {rest[: hit.start()]}{new}{rest[hit.end() :]}"


def _campaign(full: bool, seed: int) -> Counter[str]:
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    source = random.Random(seed)
    counts: Counter[str] = Counter()
    for body, contract, few, many in PLAN:
        modes = ("none", "x") if full else ("x",)
        for mode in modes:
            for what, text in mutants(body, (many if full else few) // len(modes), source):
                try:
                    loaded = image.read(kernels.assembled(text))
                except CheckFailed:
                    continue
                claim = Contract(**{**vars(contract), "in_place": mode})
                counts[_judged(loaded, claim, what, seed)] += 1
    return counts


def _judged(loaded: image.Image, contract: Contract, what: str, seed: int) -> str:
    """The verdict, once what is proved was run on other operands."""
    (answer,) = judge(loaded, "f", contract, seconds=5)
    if answer.verdict == "proved":
        found = execution.find(loaded, "f", answer.spec, operands.draw(answer.spec, 3000, seed))
        assert found is None, f"proved and wrong: {what}"
    elif answer.verdict == "undecided":
        print(f"undecided: {what}: {answer.why[:150]}")
    return answer.verdict


def test_no_mutant_is_proved_and_wrong() -> None:
    counts = _campaign(full=False, seed=1)
    assert counts["refuted"] > 50
    assert counts["undecided"] <= 0.1 * counts.total()


@pytest.mark.full
def test_no_mutant_of_many_is_proved_and_wrong() -> None:
    counts = _campaign(full=True, seed=2)
    assert counts.total() > 500
    assert counts["undecided"] <= 0.05 * counts.total()
