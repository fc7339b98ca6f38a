# SPDX-License-Identifier: MIT OR Apache-2.0
"""Generates a field, after every check."""

from __future__ import annotations

import keyword
import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sangi import files
from sangi.api.progress import Progress, Stages, silent
from sangi.codegen import ifma_user
from sangi.codegen.field import BACKENDS, NATIVE_WIDTH, Field
from sangi.codegen.op import OPERATIONS
from sangi.codegen.user import files as user
from sangi.errors import BadInput
from sangi.expression import parse_modulus, shorten
from sangi.extras import need
from sangi.named import NAMED

if TYPE_CHECKING:
    from sangi.verify.checked import Checked

#: The width of those who have only one.
WORD = 64
#: Seconds that the checks of builders and of files take, by back end.
_BUILDERS = {"c": 3.0, "x64": 3.5, "ir": 2.5}
_FILES = {"c": 5.5, "x64": 1.0, "ir": 2.5}
#: Where in a generated file its modulus stands.
_BANNER = 4096
#: What `ops` may name, of one element and of eight.
OPERATION_NAMES = (*OPERATIONS, *ifma_user.ONLY)


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
    if re.search(r"\*/|/\*|-->|[\r\n]", command):
        raise BadInput(f"{shorten(command)!r} cannot stand in a comment, which the first line of a file is")
    title = f"{text}, {NAMED[text].meaning}" if text in NAMED else " ".join(text.split())
    return Field(title, modulus, chosen, "", command, _chosen(ops, OPERATION_NAMES, "operation"))


def _back_ends(field: Field, given: str | Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """Those of one element, and whether the one of eight is asked for, too."""
    asked = _chosen(given, (*BACKENDS, ifma_user.BACKEND), "back end")
    backends = tuple(name for name in asked if name != ifma_user.BACKEND)
    return backends, backends != asked and (len(asked) <= len(BACKENDS) or ifma_user.has(field))


def texts(
    text: str,
    *,
    backend: str | Sequence[str] = "c",
    ops: str | Sequence[str] = "all",
    prefix: str = "",
    width: int = 64,
    command: str = "sangi.generate",
    seed: int | None = None,
    progress: Progress = silent,
) -> tuple[dict[str, str], list[str]]:
    """The generated files by name, after every check, and what was checked, a line each.

    `backend` is c, x64, ir, ifma, several of them, or all; `width` the bits of a limb (64; 32 and 16 for C and IR).
    """
    need("gen", "the generator")
    from sangi.verify.suites import field as emitted

    field = field_of(text, ops=ops, prefix=prefix, command=command)
    backends, eight = _back_ends(field, backend)
    for name in backends:
        if width not in NATIVE_WIDTH[name]:
            known = ", ".join(map(str, NATIVE_WIDTH[name]))
            raise BadInput(f"back end {name} has no limbs of {width} bits, only of {known}")
        if not field.programs(width, name):
            of = ", ".join(field.operations)
            raise BadInput(f"back end {name} has none of these operations for this modulus: {of}")
    if eight and width != WORD:
        raise BadInput(f"back end {ifma_user.BACKEND} has digits of its own, and no limbs of {width} bits")
    chosen = secrets.randbits(32) if seed is None else seed
    stages = Stages(progress, _weights(field, backends, width, eight))
    made, checked = {}, [emitted.kind(field)]
    if backends:
        stages.enter("builders")
        made = user.one_element(field, backends, width, _llvm())
        checked.append(emitted.intervals(field, width))
        checked += emitted.builders(backends, field.operations, stages)
        stages.enter("files")
        checked += emitted.files(field, made, width, chosen, stages)
    if eight:
        stages.enter(ifma_user.BACKEND)
        stages("eight elements")
        more, shown = _eight(field, chosen)
        made, checked = made | more, checked + shown
    made |= user.guide(field, backends, width, ifma=eight)
    return made, [str(c) for c in checked]


def _weights(field: Field, backends: Sequence[str], width: int, eight: bool) -> dict[str, float]:
    """About how many seconds the stages take, on the whole: measured at 255 bits, with all operations."""
    part = len(field.operations) / len(OPERATIONS)
    longer = max((field.shape(width).limbs / 4) ** 2, 0.25)
    weights = {
        "builders": sum(_BUILDERS[name] for name in backends) * part,
        "files": sum(_FILES[name] for name in backends) * part * longer,
        ifma_user.BACKEND: 2.5 if eight else 0.0,
    }
    return {stage: weight for stage, weight in weights.items() if weight}


def _llvm() -> str:
    from sangi.codegen import llvm

    return llvm.version()


def _eight(field: Field, seed: int) -> tuple[dict[str, str], list[Checked]]:
    from sangi.codegen.x8.shape import X8Shape
    from sangi.verify.suites import user as functions
    from sangi.verify.suites import x8 as emitted

    shape, made = X8Shape.of(field.modulus), ifma_user.files(field)
    names = ifma_user.operations(field)
    text = made[field.prefix + ifma_user.SUFFIX]
    checked = [*emitted.builders(names), *emitted.files(shape, text, ifma_user.prefix(field), names, seed)]
    checked += functions.eight_elements(field, made, seed)
    return made, checked


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
    force: bool = False,
    progress: Progress = silent,
) -> tuple[dict[str, str], list[str]]:
    """As `texts`; with `out`, a folder, the files are also written there, all of them or none.

    Files that were generated for the same modulus are replaced, others only with `force`.
    """
    parameters: dict[str, Any] = {"backend": backend, "ops": ops, "prefix": prefix, "width": width}
    parameters |= {"command": command, "seed": seed, "progress": progress}
    if out is None:
        return texts(text, **parameters)
    need("gen", "the generator")
    field = field_of(text, ops=ops, prefix=prefix)
    backends, eight = _back_ends(field, backend)
    if not force:
        _refuse_others(Path(out), user.names(field, backends, ifma=eight), field.modulus)
    with files.folder(Path(out)) as folder:
        made, checked = texts(text, **parameters)
        files.write_all(folder, {name: content.encode() for name, content in made.items()})
    return made, checked


def _refuse_others(out: Path, names: Sequence[str], modulus: int) -> None:
    """Raises `BadInput` where a name is that of a file that was not generated for this modulus."""
    for path in (out / name for name in names):
        if not path.is_file():
            continue
        try:
            with path.open("rb") as file:
                first = file.read(_BANNER)
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror}") from error
        if b"generated, do not edit" not in first or f"p = 0x{modulus:x}\n".encode() not in first:
            raise BadInput(f"{path} was not generated for this modulus: --force replaces it")


def as_one_text(made: Mapping[str, str]) -> str:
    """A generated file for standard output; C as one file, with its header in front, that compiles on its own."""
    names = list(made)
    if not names[0].endswith(".c"):
        return made[names[0]]
    header = next(name for name in names if name.endswith(".h"))
    sources = [name for name in names[: names.index(header)] if name.endswith(".c")]
    parts = [made[header], *(made[name].replace(f'#include "{header}"\n', "") for name in sources)]
    return "\n".join(parts)
