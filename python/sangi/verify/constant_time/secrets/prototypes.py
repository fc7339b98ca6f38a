# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads the public headers: functions, fields, callback types, and the numbers of bytes that have a name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from sangi.errors import CheckFailed

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_FUNCTION = re.compile(r"\bSANGI_API\s+([\w\s*]+?)\b(sangi_\w+)\s*\(([^()]*)\)\s*;")
_MARK = re.compile(r"^(?!\s*#).*\bSANGI_API\b", re.MULTILINE)
_LIMBS = r"(?:(\d+)|\((\d+)\s*\+\s*SANGI_LIMB_BITS\s*-\s*1\))\s*/\s*SANGI_LIMB_BITS"
_ELEMENT = re.compile(rf"struct\s*\w*\s*\{{\s*sangi_limb\s+limb\[{_LIMBS}\];\s*\}}\s*sangi_(\w+);")
_BYTES = re.compile(r"^\s*#\s*define\s+SANGI_(\w+_BYTES)\s+(\d+)\s*$", re.MULTILINE)
_CALLBACK = re.compile(r"typedef\s+([\w\s*]+?)\(\s*(\*?)\s*(\w+)\s*\)\s*\(([^()]*)\)\s*;")


@dataclass(frozen=True)
class Parameter:
    """One parameter: `type` without const, stars and array brackets; `items` is what stands in brackets, or 1."""

    type: str
    name: str
    pointer: bool
    const: bool
    items: int = 1


@dataclass(frozen=True)
class Prototype:
    """A function: `returns` is its type as written; `header` is the file's name in include/sangi."""

    name: str
    returns: str
    parameters: tuple[Parameter, ...]
    header: str


@dataclass(frozen=True)
class Headers:
    """What the headers say; `fields` gives the bits that an element's limbs hold at least, by field.

    `sizes` gives the value of SANGI_<name>, by name, where that ends in _BYTES.
    """

    names: tuple[str, ...]
    functions: tuple[Prototype, ...]
    fields: dict[str, int]
    callbacks: dict[str, Prototype]
    sizes: dict[str, int]

    @property
    def kems(self) -> tuple[str, ...]:
        """What has ciphertexts of a size: the name that its functions begin with."""
        end = "_CIPHERTEXT_BYTES"
        return tuple(name.removesuffix(end).lower() for name in self.sizes if name.endswith(end))


def _parameter(text: str, where: str) -> Parameter:
    items = re.search(r"\[(\d+)\]", text)
    words = re.findall(r"\w+|[*\[\]]", re.sub(r"\[\d+\]", "[]", text))
    pointer = "*" in words or "[" in words
    named = [word for word in words if word not in ("const", "*", "[", "]", "restrict")]
    if len(named) < 2:
        raise CheckFailed(f"{where}: a parameter without a name: {text.strip()!r}")
    return Parameter(
        " ".join(named[:-1]), named[-1], pointer, "const" in words, int(items[1]) if items else 1
    )


def _parameters(text: str, where: str) -> tuple[Parameter, ...]:
    if text.strip() in ("", "void"):
        return ()
    return tuple(_parameter(part, where) for part in text.split(","))


def parse(texts: Iterable[tuple[str, str]]) -> Headers:
    """Reads (name, text) pairs; raises CheckFailed on a declaration that it does not understand."""
    names: list[str] = []
    functions: list[Prototype] = []
    fields: dict[str, int] = {}
    callbacks: dict[str, Prototype] = {}
    sizes: dict[str, int] = {}
    for header, raw in texts:
        text = _COMMENT.sub(" ", raw)
        found = [
            Prototype(name, " ".join(returns.replace("*", " * ").split()), _parameters(inside, name), header)
            for returns, name, inside in _FUNCTION.findall(text)
        ]
        if len(found) != len(_MARK.findall(text)):
            raise CheckFailed(
                f"{header}: {len(_MARK.findall(text))} marked SANGI_API, {len(found)} understood"
            )
        functions += found
        fields.update((name, int(even or odd)) for even, odd, name in _ELEMENT.findall(text))
        sizes.update((name, int(size)) for name, size in _BYTES.findall(text))
        for returns, _, name, inside in _CALLBACK.findall(text):
            callbacks[name] = Prototype(name, " ".join(returns.split()), _parameters(inside, name), header)
        names.append(header)
    return Headers(tuple(names), tuple(functions), fields, callbacks, sizes)


def read(include: Path) -> Headers:
    """The headers of a folder, such as include/sangi."""
    return parse((path.name, path.read_text()) for path in sorted(include.glob("*.h")))
