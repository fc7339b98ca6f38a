# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a kernel on vectors in a process of its own; a script that imports nothing of the package.

Reads a job as JSON from standard input, and a file in which it notes the vector that runs as its argument.  Prints
one line of JSON: the number of the first vector that goes wrong, what is in the buffers then, what was not restored,
what was returned, and whether memory beside the outputs changed; or null.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import signal
import sys
from pathlib import Path
from typing import Any

#: Words on each side of a buffer that may not change.
GUARDS = 8
#: Where buffers begin: an object that is aligned less is no fault of a kernel whose claim does not say so.
ALIGNED = 64
SECONDS = 20


def _guard(buffer: int, i: int) -> int:
    return (0x5AFE_0000_0000_0000 + 0x0123_4567_89AB * (i + 1) + 0x1_0000_0001 * buffer) % 2**64


def _loaded(job: dict[str, Any]) -> tuple[mmap.mmap, int]:
    """Executable memory with the image, and the trampoline behind it; and its address."""
    span = -(-job["span"] // 4096) * 4096
    memory = mmap.mmap(-1, span + 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    for address, content in job["pieces"]:
        memory[address : address + len(content) // 2] = bytes.fromhex(content)
    code = bytes.fromhex(job["trampoline"])
    memory[span : span + len(code)] = code
    return memory, ctypes.addressof(ctypes.c_char.from_buffer(memory))


def _buffer(size: int, kept: list[Any]) -> Any:
    """Words with guards on both sides, of which the inner ones are aligned."""
    kept.append((ctypes.c_uint64 * (size + 2 * GUARDS + ALIGNED // 8))())
    start = ctypes.addressof(kept[-1]) + 8 * GUARDS
    return (ctypes.c_uint64 * (size + 2 * GUARDS)).from_address(-(-start // ALIGNED) * ALIGNED - 8 * GUARDS)


def _fits(job: dict[str, Any], output: dict[str, Any], limbs: list[int], want: int) -> bool:
    """Whether an output is what it should be."""
    value = sum(limb << at for limb, at in zip(limbs, job["weights"], strict=False))
    if job["exact"]:
        return bool(value == want)
    if output["most"] is not None:
        inside = all(limb <= most for limb, most in zip(limbs, output["most"], strict=True))
    else:
        inside = value < output["bound"]
    return bool(inside and value % job["modulus"] == want)


def main() -> None:
    """Runs the job."""
    job = json.load(sys.stdin)
    memory, base = _loaded(job)
    call = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p)(base + len(memory) - 4096)
    sizes = job["sizes"]
    kept: list[Any] = []
    buffers = [_buffer(size, kept) for size in sizes]
    returned = ctypes.c_uint64.from_address(base + len(memory) - 4096 + len(job["trampoline"]) // 2 - 8)
    stack = [a for a in job["arguments"] if a["place"] >= 6]
    arguments = (ctypes.c_uint64 * (7 + len(stack)))()
    arguments[6] = len(stack)
    signal.alarm(SECONDS)
    with Path(sys.argv[1]).open("wb", buffering=0) as note:
        for number, vector in enumerate(job["vectors"]):
            note.write(b"%d\n" % number)
            for b, size in enumerate(sizes):
                held = vector["in"][b]
                guards = [_guard(b, i) for i in range(size + 2 * GUARDS)]
                if held is not None:
                    guards[GUARDS : GUARDS + size] = held
                buffers[b][:] = guards
            for argument in job["arguments"]:
                place = argument["place"]
                value = vector["words"].get(argument["word"], argument["value"])
                if argument["buffer"] is not None:
                    value = ctypes.addressof(buffers[argument["buffer"]]) + 8 * GUARDS
                arguments[place if place < 6 else place + 1] = value
            lost = call(base + job["entry"], ctypes.addressof(arguments)) & job["kept"]
            answer = returned.value
            wrong = bool(lost) or vector["returned"] not in (None, answer)
            left, beside = [], False
            outputs = {output["buffer"]: output for output in job["outputs"]}
            for b, size in enumerate(sizes):
                now = list(buffers[b])
                inner = now[GUARDS : GUARDS + size]
                left.append(inner)
                ends = [*range(GUARDS), *range(GUARDS + size, size + 2 * GUARDS)]
                beside = beside or any(now[i] != _guard(b, i) for i in ends)
                if b in outputs:
                    wrong = wrong or not _fits(job, outputs[b], inner, vector["want"][str(b)])
                else:
                    beside = beside or inner != vector["in"][b]
            if wrong or beside:
                found = {"vector": number, "out": left, "lost": lost, "returned": answer, "beside": beside}
                print(json.dumps(found))
                return
    print("null")


if __name__ == "__main__":
    main()
