# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wrong versions of anybody's kernel, one change each, decided by `sangi prove` and judged by execution.

As a program: `python tests/verify_objects/mutation.py COUNT SEED LIKE FILE...` draws COUNT mutants of each function
that a preset of the family LIKE fits, half of them in place, and prints a line for each family and each that is
undecided.
"""

from __future__ import annotations

import os
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import kernels

from sangi.errors import CheckFailed
from sangi.verify.objects import batch, execution, operands, presets
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.judge import judge
from sangi.verify.symbolic import image
from sangi.verify.symbolic.code import instructions

REGISTERS = ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", *(f"r{i}" for i in range(8, 16)))
KINDS = ("delete", "twice", "exchange", "mnemonic", "register", "register", "place", "number")
_OTHER = {
    "add": ("adc", "sub", "adcx"), "adc": ("add", "adox", "sbb"), "sub": ("sbb", "add"), "sbb": ("sub", "adc"),
    "mov": ("add", "xchg"), "mulx": ("mulx",), "imul": ("add",), "and": ("or", "mov"), "shld": ("shrd",),
    "shr": ("shl",), "setc": ("seto",), "cmovc": ("cmovnc", "mov", "cmovo"), "push": ("pop",), "pop": ("push",),
    "clc": ("stc", "cmc"), "test": ("cmp",), "movzx": ("mov",), "lea": ("mov",), "xor": ("mov", "or"),
    "adcx": ("adox", "adc", "add"), "adox": ("adcx", "adc", "add"), "cmovb": ("cmovae", "mov", "cmovo"),
    "setb": ("seto", "setae"), "seto": ("setb",), "shrd": ("shld",), "mul": ("mul",),
    "cmovns": ("cmovs", "mov", "cmovae"), "cmp": ("sub", "test"), "bt": ("bts", "btr"), "btr": ("bt", "bts"),
}  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """What the prover said of a mutant, and why; `wrong` says that it is proved and fails when it is run."""

    what: str
    verdict: str
    why: str = ""
    wrong: bool = False


def text_of(loaded: image.Image, symbol: str) -> str:
    """The instructions of a function without jumps and constants of its own, to be assembled again."""
    return "\n".join(instruction.text for instruction in instructions(loaded, symbol))


def mutants(body: str, count: int, source: random.Random) -> Iterator[tuple[str, str]]:
    """(what was changed, the text) of different mutants of one instruction each."""
    lines = [line.strip() for line in body.strip().splitlines()]
    seen = {tuple(lines)}
    for _ in range(50 * count):
        code = list(lines)
        at = source.randrange(len(code))
        kind = source.choice(KINDS)
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


def campaign(body: str, contract: Contract, count: int, seed: int, *, extra: int = 3000) -> Iterator[Verdict]:
    """Up to `count` mutants of a kernel, half of the claims in place; what is proved is run on `extra` operands."""
    source = random.Random(seed)
    modes = ("none", "x")
    for number, (what, text) in enumerate(mutants(body, 2 * count, source)):
        if count == 0:
            return
        mode = modes[number % 2]
        try:
            loaded = image.read(kernels.assembled(text))
        except CheckFailed:
            continue
        count -= 1
        yield judged(loaded, replace(contract, in_place=mode), f"{what} ({mode})", seed, extra)


def judged(loaded: image.Image, contract: Contract, what: str, seed: int, extra: int) -> Verdict:
    """The verdict, once what is proved was run on other operands."""
    (answer,) = judge(loaded, "f", contract, seconds=5)
    if answer.verdict != "proved":
        return Verdict(what, answer.verdict, answer.why)
    found = execution.find(loaded, "f", answer.spec, operands.draw(answer.spec, extra, seed))
    return Verdict(what, "proved", wrong=found is not None)


def main(words: Sequence[str]) -> None:
    """The program."""
    count, seed, like, files = int(words[0]), int(words[1]), words[2], words[3:]
    chosen = presets.like(like, presets.load())
    families = defaultdict(list)
    for task in batch.tasks(files, None, chosen):
        families[task.symbol].append(task)
    total: Counter[str] = Counter()
    for symbol, tasks in families.items():
        task = random.Random(seed).choice(tasks)
        counts: Counter[str] = Counter()
        for verdict in campaign(text_of(batch.opened(task.path), symbol), task.contract, count, seed):
            counts["proved and wrong" if verdict.wrong else verdict.verdict] += 1
            if verdict.wrong or verdict.verdict == "undecided":
                print(f"  {verdict.verdict}{', wrong' * verdict.wrong}: {verdict.what}: {verdict.why[:150]}")
        total += counts
        print(f"{symbol} of {os.path.basename(task.path)}: {dict(counts)}", flush=True)
    print(f"all {total.total()}: {dict(total)}")


if __name__ == "__main__":
    main(sys.argv[1:])
