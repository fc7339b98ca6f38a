# SPDX-License-Identifier: MIT OR Apache-2.0
"""What sangi does, as functions: the command line calls these and nothing else.

They raise `BadInput` for what the caller gave, `CheckFailed` for a fault that was found, `Unavailable` for
what this machine cannot do; each message is one line that names it.
"""

from __future__ import annotations

import json
import keyword
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sangi import files
from sangi.csidh import on_files as csidh_on_files
from sangi.doctor import Finding, examine
from sangi.errors import BadInput, CheckFailed
from sangi.gen.field import BACKENDS, NATIVE_WIDTH, Field
from sangi.gen.field import files as field_files
from sangi.gen.modulus import parse_modulus, parse_number, shorten
from sangi.gen.named import NAMED
from sangi.gen.op import OPERATIONS
from sangi.kem import SETS, Saber, on_files
from sangi.paths import repo_root

Progress = Callable[[str], None]
RANDOM_MODULI = 20
#: The longest modulus whose reduction is explained.
MOST_BITS = 8320
#: The parameter sets of Saber.
SABER = tuple(SETS)


def _silent(_: str) -> None:
    return None


def _chosen(given: str | Sequence[str], known: Sequence[str], what: str) -> tuple[str, ...]:
    """A list of names from "a,b", "all" or a sequence; raises `BadInput` naming the one that is unknown."""
    names = given.split(",") if isinstance(given, str) else list(given)
    names = [name.strip() for name in names]
    if names == ["all"]:
        return tuple(known)
    for name in names:
        if name not in known:
            raise BadInput(f"no {what} {shorten(name)!r}: there is {', '.join(known)}, or all")
    return tuple(dict.fromkeys(names))


def field_of(
    text: str,
    *,
    ops: str | Sequence[str] = "all",
    prefix: str = "",
    command: str = "sangi.generate",
) -> Field:
    """The field that a name, number or expression stands for, under the prefix that its symbols will have."""
    modulus = parse_modulus(text)
    chosen = prefix or (text if text in NAMED else f"fp{modulus.bit_length()}")
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]{0,60}", chosen) or keyword.iskeyword(chosen):
        raise BadInput(
            f"prefix {shorten(chosen)!r}: a C identifier of at most 61 letters, digits and _ is wanted"
        )
    if re.search(r"\*/|/\*|[\r\n]", command):
        raise BadInput(f"{shorten(command)!r} cannot stand in a comment, which the first line of a file is")
    title = f"{text}, {NAMED[text].meaning}" if text in NAMED else " ".join(text.split())
    return Field(title, modulus, chosen, "", command, _chosen(ops, tuple(OPERATIONS), "operation"))


def texts(
    text: str,
    *,
    backend: str | Sequence[str] = "c",
    ops: str | Sequence[str] = "all",
    prefix: str = "",
    width: int = 64,
    command: str = "sangi.generate",
    seed: int | None = None,
    progress: Progress = _silent,
) -> tuple[dict[str, str], list[str]]:
    """The generated files by name, after every check, and what was checked, a line each.

    `backend` is c, x64, ir, several of them, or all; `width` the bits of a limb (64; 32 and 16 for C and IR).
    """
    from sangi.prove import emitted

    field = field_of(text, ops=ops, prefix=prefix, command=command)
    backends = _chosen(backend, BACKENDS, "back end")
    for name in backends:
        if width not in NATIVE_WIDTH[name]:
            known = ", ".join(map(str, NATIVE_WIDTH[name]))
            raise BadInput(f"back end {name} has no limbs of {width} bits, only of {known}")
    made = field_files(field, backends, width)
    checked = [emitted.intervals(field, width)]
    checked += emitted.builders(backends, field.operations, progress)
    chosen = secrets.randbits(32) if seed is None else seed
    checked += emitted.files(field, made, width, chosen, progress)
    return made, [str(c) for c in checked]


def generate(
    text: str,
    out: str | Path | None = None,
    *,
    backend: str | Sequence[str] = "c",
    ops: str | Sequence[str] = "all",
    prefix: str = "",
    width: int = 64,
    command: str = "sangi.generate",
    seed: int | None = None,
    progress: Progress = _silent,
) -> tuple[dict[str, str], list[str]]:
    """As `texts`; with `out`, a folder, the files are also written there, all of them or none."""
    parameters: dict[str, Any] = {"backend": backend, "ops": ops, "prefix": prefix, "width": width}
    parameters |= {"command": command, "seed": seed, "progress": progress}
    if out is None:
        return texts(text, **parameters)
    field_of(text, ops=ops, prefix=prefix)
    with files.folder(Path(out)) as folder:
        made, checked = texts(text, **parameters)
        files.write_all(folder, {name: content.encode() for name, content in made.items()})
    return made, checked


def as_one_text(made: Mapping[str, str]) -> str:
    """A generated file for standard output; C with its header in front, so that it compiles on its own."""
    (name, text), (header, declarations) = made.items()
    if not name.endswith(".c"):
        return text
    return declarations + "\n" + text.replace(f'#include "{header}"\n', "")


def check_generated() -> int:
    """Compares every committed generated file with what the generator writes; their number."""
    from sangi.gen import tree

    return tree.check(repo_root())


def update_generated(progress: Progress = _silent) -> list[str]:
    """Checks all that `check` does, then writes the committed generated files that are stale; their paths."""
    from sangi.gen import tree

    for _ in check(progress=progress):
        pass
    return tree.update(repo_root())


def check(
    objects: Sequence[str] = (),
    *,
    random_moduli: int = 0,
    seed: int | None = None,
    operands: int = 0,
    progress: Progress = _silent,
) -> Iterator[str]:
    """Checks fields and `PARTS` (all named ones and all parts without any), a line for each thing that was checked.

    The builders of fields are exhausted first.  `random_moduli` adds as many random ones; `operands` raises the number
    of operands of each modulus.
    """
    chosen = secrets.randbits(32) if seed is None else seed
    wanted = list(objects or (*NAMED, *PARTS)) + random_objects(random_moduli, chosen)
    parts = [name for name in wanted if name in PARTS]
    fields = [field_of(text) for text in wanted if text not in PARTS]
    yield f"seed {chosen}"
    if fields:
        yield from _builders(chosen, progress)
    for field in fields:
        yield from _checked(field, chosen, operands, progress)
    for name in parts:
        for line in PARTS[name](chosen, progress):
            yield f"{name}: {line}"


def _builders(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.prove import cpu, exhaust

    compared = cpu.compare(seed=seed)
    if compared.differences:
        raise CheckFailed(f"the interpreter differs from this CPU: {compared.differences[0]}")
    yield str(compared)
    for backend in BACKENDS:
        for width, limbs, largest in exhaust.SIZES:
            done = exhaust.exhaust(backend, width, limbs, largest, progress=progress)
            yield (
                f"builders, {backend}: exhausted at {limbs} limbs of {width} bits, every aliasing: "
                f"{done.moduli} moduli to {largest}, {done.cases:,} cases"
            )


def _mod(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.prove.mod.check import check

    yield from map(str, check(seed, progress))


def _ohta(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.prove.ohta.check import check

    yield from check(seed, progress)


def _ring(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.gen.table import ring_tell

    yield from ring_tell.check()


#: What can be checked besides fields: from a seed to a line for each thing that was checked.
PARTS: Mapping[str, Callable[[int, Progress], Iterator[str]]] = {"mod": _mod, "ohta": _ohta, "ring": _ring}


def _checked(field: Field, seed: int, operands: int, progress: Progress) -> Iterator[str]:
    from sangi.prove import emitted

    for width in (64, 32, 16):
        backends = tuple(b for b in BACKENDS if width in NATIVE_WIDTH[b])
        made = field_files(field, backends, width)
        limbs = f"{field.title}, limbs of {width} bits"
        yield f"{limbs}: {emitted.intervals(field, width)}"
        count = max(operands, emitted.VECTORS)
        for line in emitted.files(field, made, width, seed, progress, count):
            yield f"{limbs}: {line}"


def random_objects(count: int, seed: int) -> list[str]:
    """Odd moduli of 64 to 521 bits, composite ones too; every third fills its top limb."""
    import random

    source = random.Random(seed)
    out = []
    for i in range(count):
        bits = 64 * source.randint(1, 8) if i % 3 == 0 else source.randint(64, 521)
        out.append(hex(source.getrandbits(bits) | 1 << (bits - 1) | 1))
    return out


def mutate(progress: Progress = _silent) -> tuple[list[str], str]:
    """Every mutant with the wrong answer that gave it away, and a summary; raises `CheckFailed` on a survivor."""
    from sangi.prove import mutate as mutation
    from sangi.prove.mod import mutate as of_mod

    fates, others = mutation.run(progress), list(of_mod.fates(progress))
    survivors = mutation.judge(fates) + mutation.judge(others, of_mod.EQUIVALENT)
    known = {**mutation.EQUIVALENT, **of_mod.EQUIVALENT}
    fates += others
    lines = []
    for f in fates:
        reason = f"equivalent: {known[f.key]}" if f.key in known else "caught at other moduli only"
        fate = f"caught: {f.fault}" if f.fault else reason
        lines.append(
            f"{f.backend}, {f.size[1]} limbs of {f.size[0]} bits, {f.operation} ({f.form}): {f.what}: {fate}"
        )
    return lines, f"{len(fates)} mutants, {len(fates) - len(survivors)} caught, {len(survivors)} equivalent"


def explain(text: str, width: int = 64, method: str = "", guards: str | Sequence[int] = "") -> dict[str, Any]:
    """Counts and bounds of a field's operations for limbs of `width` bits, as data.

    Of reductions for `modBITS`, which is any modulus of that length, and for a modulus with `method` "ohta"; of the
    isogenies of a degree for `isoDEGREE`; of the products of a set of Saber.  `guards` are the numbers of guard columns
    of a reduction, as "1,2" or a sequence; 2 and 1 without any.
    """
    from sangi.explain import explain as facts
    from sangi.gen.table import ring, ring_tell, tell

    if text in ring.SHAPES:
        return ring_tell.facts(text)
    if named := re.fullmatch(r"iso(\d{1,4})", text):
        return tell.facts(int(named[1]))
    if method not in ("", "ohta"):
        raise BadInput(f"no method {shorten(method)!r}: there is ohta")
    if method or re.fullmatch(r"mod\d+", text):
        return _reduction(text, width, guards)
    if width not in (16, 32, 64):
        raise BadInput(f"limbs of {width} bits: there are 16, 32 and 64")
    return facts(field_of(text), width)


def _reduction(text: str, width: int, guards: str | Sequence[int]) -> dict[str, Any]:
    from sangi.prove.ohta import tell

    words = guards.split(",") if isinstance(guards, str) else list(map(str, guards))
    counts = [word.strip() for word in words if word.strip()]
    if not all(re.fullmatch("[0-9]", word) for word in counts):
        raise BadInput(
            f"guard columns {shorten(','.join(words))!r}: numbers of 0 to 9, with commas, are wanted"
        )

    named = re.fullmatch(r"mod(\d{1,5})", text)
    p = None if named else NAMED[text].modulus if text in NAMED else parse_number(text)
    bits = int(named[1]) if named else (p or 0).bit_length() if (p or 0) > 0 else 0
    if not 5 <= bits <= MOST_BITS:
        raise BadInput(f"{shorten(text)!r} has {bits} bits; a reduction is explained for 5 to {MOST_BITS}")
    if p is not None and p & (p - 1) == 0:
        raise BadInput(f"{shorten(text)!r} is a power of two, which a mask reduces by")
    if not 4 <= width <= 64:
        raise BadInput(f"limbs of {width} bits: a reduction is explained for 4 to 64")
    title = f"any modulus of {bits} bits" if p is None else f"p = {p:#x}, {bits} bits"
    return tell.facts(title, p, bits, width, [int(word) for word in counts] or (2, 1))


def explain_text(facts: dict[str, Any]) -> str:
    """What `explain` found, for a person."""
    from sangi.explain import text
    from sangi.gen.table import ring_tell
    from sangi.gen.table.tell import text as isogeny
    from sangi.prove.ohta import tell

    if "isogeny" in facts:
        return isogeny(facts)
    if "ring" in facts:
        return ring_tell.text(facts)
    return tell.text(facts) if "reduction" in facts else text(facts)


def bench(globs: Sequence[str], peers: bool = False, progress: bool = True) -> Iterator[dict[str, Any]]:
    """Measures the cases that the globs match (all of them without any); one record each, the run's first."""
    from sangi import bench as benches

    return benches.bench(globs, peers, progress)


def write_lines(file: str, records: Iterator[dict[str, Any]]) -> None:
    """Writes records as JSON lines, all of them or no file."""
    path = Path(file)
    with files.folder(path.parent) as folder:
        lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
        files.write_all(folder, {path.name: lines.encode()})


def bench_list() -> list[dict[str, str]]:
    """Every case, and the reason where it cannot be measured here."""
    from sangi import bench as benches

    return [asdict(case) for case in benches.list_cases()]


def ratio(a: str, b: str, metric: str = "latency") -> dict[str, Any]:
    """Measures two cases interleaved: cost of a over cost of b, with its interval."""
    from sangi import bench as benches

    return asdict(benches.ratio(a, b, metric))


def report(
    out: str | Path, quick: bool = False, only: Sequence[str] = (), progress: Progress = _silent
) -> Path:
    """Runs the papers' experiments and writes their pages; the path of index.html."""
    from sangi import bench as benches
    from sangi import report as reports

    def measured(ids: Sequence[str], short: bool) -> Iterator[dict[str, Any]]:
        return benches.bench(ids, peers=True, progress=True, quick=short, metrics=("latency",))

    return reports.build(Path(out), quick, tuple(only), measured, progress)


def doctor() -> list[Finding]:
    """What this machine has for sangi and what it lacks."""
    return examine()


def kem_keygen(name: str, public: str | Path, secret: str | Path) -> None:
    """Writes a new pair of keys of a Saber to files."""
    on_files.keygen(Saber(name), Path(public), Path(secret))


def kem_encaps(name: str, public: str | Path, ciphertext: str | Path, shared: str | Path) -> None:
    """Encapsulates for the owner of a public key, on files."""
    on_files.encaps(Saber(name), Path(public), Path(ciphertext), Path(shared))


def kem_decaps(name: str, secret: str | Path, ciphertext: str | Path, shared: str | Path) -> None:
    """Decapsulates a ciphertext, on files."""
    on_files.decaps(Saber(name), Path(secret), Path(ciphertext), Path(shared))


def csidh_keygen(public: str | Path, secret: str | Path) -> None:
    """Writes a new pair of keys of CSIDH-512 to files."""
    csidh_on_files.keygen(Path(public), Path(secret))


def csidh_derive(secret: str | Path, public: str | Path, shared: str | Path) -> None:
    """Derives the secret that is shared with the owner of a public key, on files."""
    csidh_on_files.derive(Path(secret), Path(public), Path(shared))


def csidh_validate(public: str | Path) -> None:
    """Raises `BadInput` where a file holds no public key of CSIDH-512."""
    csidh_on_files.validate(Path(public))


def kat(name: str, file: str | Path) -> int:
    """Runs a file of known answers of an object; their number.  Raises `CheckFailed` naming the first that differs."""
    from sangi import kat as known

    return known.run(name, Path(file))


__all__ = ["BadInput", "Field", "generate", "parse_modulus"]
