# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library's constant-time inverse as static functions of a user's file, for one width of limbs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sangi.codegen.user.template import fill

#: Links to the library's sources, which a wheel carries as files.
_LIBRARY = Path(__file__).with_name("library")

_TYPES = re.compile(
    r"#if SANGI_LIMB_BITS == 64[^\n]*\n(.*?)#elif[^\n]*\n(.*?)#else\n(.*?)#endif\n", re.DOTALL
)
#: Structures, inline functions and numbers, with the comments above them.
_WHOLE = re.compile(
    r"^(?:/\*\*(?:(?!\*/).)*\*/\n)?"
    r"(?:#define SANGI_DIVSTEPS_FEW \d+|typedef struct \{[^}]*\} \w+;|static inline [^;{]*\{[^}]*\n\})\n",
    re.DOTALL | re.MULTILINE,
)
_ASSEMBLY = re.compile(r"^#if SANGI_ASM\n.*?#else\n(.*?)#endif\n", re.DOTALL | re.MULTILINE)
_DROPPED = re.compile(r"^(?:/\* SPDX[^\n]*\*/|#include [^\n]*)\n", re.MULTILINE)
_GLOBAL = re.compile(r"^(?=(?:void|sangi_digit) sangi_mp_\w+\()", re.MULTILINE)


@cache
def _source(name: str) -> str:
    return _LIBRARY.joinpath(name).read_text()


def _types(width: int) -> str:
    """The types of digits: with 64-bit limbs those of 62 bits need a type of 128."""
    header = _source("divsteps.h")
    found = _TYPES.search(header)
    assert found is not None
    long, short, middle = found.groups()
    digits = {64: f"#if defined(__SIZEOF_INT128__)\n{long}#else\n{middle}#endif\n", 32: middle, 16: short}[
        width
    ]
    return "\n".join([digits, *_WHOLE.findall(header)])


def _once(body: str) -> str:
    """The same without the second of two equal definitions of a macro or a type."""
    kept: dict[str, None] = {}
    for number, line in enumerate(body.splitlines()):
        kept.setdefault(line if line.startswith(("#define ", "typedef sangi_")) else f"{number}:{line}")
    return "".join(line if line[0] in "#t" else line.partition(":")[2] for line in (f"{k}\n" for k in kept))


def text(prefix: str, width: int) -> str:
    """z <- scale / x mod m for any odd m: P_mp_inverse(z, x, m, scale, limbs, bits, scratch), after [BY19]."""
    names = ("divsteps.c", "transform.c")
    parts = [_ASSEMBLY.sub(r"\1", _source(name)) for name in names]
    inverse = _source("invert.c").replace("#define BITS SANGI_DIVSTEPS_BITS\n", "")
    body = "".join(_DROPPED.sub("", part).lstrip("\n") + "\n" for part in (*parts, inverse))
    body = re.sub(r"\n{3,}", "\n\n", _once(body))
    made = _types(width) + "\n" + _GLOBAL.sub("static ", body)
    defined = re.findall(r"^#define (\w+)", body, re.MULTILINE)
    made += "".join(f"#undef {name}\n" for name in defined)
    for word, becomes in (
        ("SANGI_LIMB_BITS", "WIDTH"),
        (r"sangi_limb(?!_)", "LIMB"),
        ("sangi_", "P_"),
        ("SANGI_", "U_"),
    ):
        made = re.sub(rf"\b{word}", becomes, made)
    return fill(made, prefix, width)
