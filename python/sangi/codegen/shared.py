# SPDX-License-Identifier: MIT OR Apache-2.0
"""Texts that several committed files have in common: each is written once, and the files include it.

An included text writes ``KERNEL(op)`` for the symbol of an operation and macros for what else differs.  The file that
includes it defines these macros: with them, the preprocessor makes the same code of either form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

#: Where the included texts are, and how their names end.
FOLDER, SUFFIX = "generated/field", ".inc"

_INCLUDE = re.compile(r'#include "(generated/[^"]+\.inc)"\n')
_DEFINE = re.compile(r"#define (\w+)(\(op\))? (.*)\n")
_COMMENT = re.compile(r"\A/\*.*?\*/\n\n?", re.DOTALL)
#: The assembly macros that expand their argument before SYMBOL and HIDE see it.
ASSEMBLY = """\
#define CALL(macro, name) macro(name)
#define LABEL(op) CALL(SYMBOL, KERNEL(op))
#define HIDE_KERNEL(op) CALL(HIDE, KERNEL(op))
"""


def kernel(operation: str) -> str:
    """The symbol of an operation in an included text."""
    return f"KERNEL({operation})"


def include(name: str, defined: Mapping[str, str]) -> str:
    """The lines that include a text, with the macros that it takes, which end behind it."""
    defines = "".join(f"#define {macro} {value}\n" for macro, value in defined.items())
    ends = "".join(f"#undef {macro.partition('(')[0]}\n" for macro in defined)
    return f'{defines}#include "{FOLDER}/{name}"\n{ends}'


def macros(text: str) -> str:
    """Assembly whose symbols are ``KERNEL(op)``, for an included text."""
    text = re.sub(r"SYMBOL\((KERNEL\(\w+\))\)", lambda m: m[1].replace("KERNEL", "LABEL"), text)
    return re.sub(r"HIDE\((KERNEL\(\w+\))\)", lambda m: m[1].replace("KERNEL", "HIDE_KERNEL"), text)


def whole(root: Path, path: str) -> str:
    """A committed file with the texts that it includes, and their macros replaced: what one that shares none has."""
    text = (root / path).read_text()
    found = list(_INCLUDE.finditer(text))
    if not found:
        return text
    defined = {m[1]: (bool(m[2]), m[3]) for m in _DEFINE.finditer(text[: found[-1].start()])}
    text = re.sub(r"^#(define|undef) .*\n", "", text, flags=re.MULTILINE)
    return _INCLUDE.sub(lambda m: _replaced((root / m[1]).read_text(), defined), text)


def _replaced(text: str, defined: Mapping[str, tuple[bool, str]]) -> str:
    text = _COMMENT.sub("", text.replace(ASSEMBLY, ""))
    text = re.sub(r"\bLABEL\((\w+)\)", r"SYMBOL(KERNEL(\1))", text)
    text = re.sub(r"\bHIDE_KERNEL\((\w+)\)", r"HIDE(KERNEL(\1))", text)
    for macro, (takes, value) in defined.items():
        if takes:
            pasted = value.replace("##op##", r"\1").replace("##op", r"\1")
            text = re.sub(rf"\b{macro}\((\w+)\)", pasted, text)
    plain = {macro: value for macro, (takes, value) in defined.items() if not takes}
    return re.sub(r"\b[A-Z]\w*\b", lambda m: plain.get(m[0], m[0]), text)


def groups(texts: Mapping[str, Mapping[str, str]]) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Fields that share texts, to the operations whose texts they share; `texts` by field and operation."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, given in texts.items():
        for operation, text in given.items():
            found.setdefault((operation, text), []).append(name)
    merged: dict[tuple[str, ...], list[str]] = {}
    for (operation, _), names in found.items():
        if len(names) > 1:
            merged.setdefault(tuple(names), []).append(operation)
    return {names: tuple(operations) for names, operations in merged.items()}


def joined(names: Sequence[str]) -> str:
    """Names of fields, as part of a file's name."""
    return "_and_".join(names)
