# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi gen` writes, by file name: kernels, the functions over them, headers, and what shows how to use them."""

from __future__ import annotations

from sangi._version import __version__
from sangi.codegen import ifma_user
from sangi.codegen.field import LICENCE, SUFFIX, Field, c_standalone, commented, ir_file, x64_file
from sangi.codegen.user import build, eight, example, readme, scalar
from sangi.codegen.user.header import header


def one_element(field: Field, backends: tuple[str, ...], width: int, llvm: str = "") -> dict[str, str]:
    """Kernels of some back ends, the functions over them where they suffice, the header; `llvm` is its version."""
    out: dict[str, str] = {}
    for backend in backends:
        match backend:
            case "c":
                text = c_standalone(field, width)
            case "x64":
                text = x64_file(field, hidden=False)
            case _:
                text = ir_file(field, width, by=llvm)
        out[field.prefix + SUFFIX[backend]] = text
    if scalar.has(field):
        out[field.prefix + scalar.SUFFIX] = scalar.text(field, width)
    out[f"{field.prefix}.h"] = header(field, width, backends)
    return out


def guide(field: Field, backends: tuple[str, ...], width: int, *, ifma: bool) -> dict[str, str]:
    """README.md, Makefile and example.c, where what was written can be used alone; else nothing."""
    of_one = backends if scalar.has(field) else ()
    of_eight = ifma and eight.has(ifma_user.operations(field))
    if readme.NAME not in names(field, backends, ifma=ifma):
        return {}
    heading = [
        field.command,
        f"sangi {__version__}; generated, do not edit.  {LICENCE}",
        f"p = 0x{field.modulus:x}",
    ]
    program = example.text(field, width, commented(heading, "/*"), scalar=bool(of_one), eight=of_eight)
    return {
        example.NAME: program,
        build.NAME: build.text(field.prefix, of_one, commented(heading, "#"), ifma=of_eight),
        readme.NAME: readme.text(field, width, of_one, f"<!-- {chr(10).join(heading)} -->\n", ifma=of_eight),
    }


def names(field: Field, backends: tuple[str, ...], *, ifma: bool) -> list[str]:
    """The names of what is written."""
    of_one = scalar.has(field) and bool(backends)
    of_eight = ifma and eight.has(ifma_user.operations(field))
    found = [field.prefix + SUFFIX[backend] for backend in backends]
    found += [field.prefix + scalar.SUFFIX] * of_one + [f"{field.prefix}.h"] * bool(backends)
    found += [field.prefix + ifma_user.SUFFIX, field.prefix + ifma_user.HEADER] * ifma
    found += [field.prefix + eight.SUFFIX] * of_eight
    return found + [example.NAME, build.NAME, readme.NAME] * (of_one == bool(backends) and of_eight == ifma)
