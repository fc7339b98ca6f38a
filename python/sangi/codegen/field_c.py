# SPDX-License-Identifier: MIT OR Apache-2.0
"""The portable C of the named fields as the library builds it: kernels, and the constants of each field.

Most kernels of two fields with equally many limbs differ in constants alone.  Such kernels are written once, in an
included text, with a macro for each constant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from sangi._version import __version__
from sangi.codegen import montgomery, shared
from sangi.codegen.emit import c
from sangi.codegen.field import CHECKED, LICENCE, Field, banner, c_function, commented, documented
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.named import NAMED

_LITERAL = re.compile(r"UINT\d\d_C\(0x[0-9a-f]+\)")

Group = tuple[tuple[str, ...], tuple[str, ...]]


def text(field: Field, name: str, width: int) -> str:
    """The C file of the field called `name`."""
    shape = field.shape(width)
    constants = montgomery.constants(shape)
    included = dict(_included(name, width))
    own = {s: p for s, p in field.programs(width).items() if p.name not in included}
    parts = [
        commented(banner(field, width, user=False), "/*"),
        '#include "word/limb.h"\n',
        *(f"extern const sangi_limb {field.prefix}_{name}[{shape.limbs}];" for name in constants),
        *(f"{c.prototype(p, symbol, 'sangi_limb')};" for symbol, p in own.items()),
        "",
        *(_array(f"{field.prefix}_{name}", value, shape) for name, value in constants.items()),
    ]
    files = list(dict.fromkeys(included.values()))
    if files:
        defined = {"KERNEL(op)": f"{field.prefix}_##op##{field.suffix}"}
        defined |= dict(sorted(_constants(name, width).items(), key=lambda item: _order(item[0])))
        parts.append(_includes(files, defined))
    parts += [documented(p) + c_function(p, shape, s, c.LIBRARY, "sangi_limb") for s, p in own.items()]
    return "\n".join(parts)


def _includes(files: list[str], defined: dict[str, str]) -> str:
    defines = "".join(f"#define {macro} {value}\n" for macro, value in defined.items())
    return defines + "".join(f'#include "{shared.FOLDER}/{file}"\n' for file in files)


def _order(macro: str) -> tuple[str, int]:
    match = re.fullmatch(r"(\D+?)(\d+)", macro)
    return (match[1], int(match[2])) if match else (macro, 0)


def _array(name: str, value: int, shape: Shape) -> str:
    limbs = [
        c.literal(shape.width, value >> shape.width * i & (1 << shape.width) - 1) for i in range(shape.limbs)
    ]
    lines = "".join(f"{c.INDENT}{limb},\n" for limb in limbs)
    return f"const sangi_limb {name}[{shape.limbs}] = {{\n{lines}}};\n"


def committed(command: str, width: int) -> dict[str, str]:
    """The included texts for a width, by file name."""
    return {
        _file_name(group, width): _shared_text(group, command, width)
        for group in shared.groups(_masked(width)).items()
    }


@cache
def _texts(width: int) -> dict[str, dict[str, str]]:
    """By field and operation: a kernel whose symbol is KERNEL(op), with its prototype."""
    return {name: dict(_kernels(Shape.of(f.modulus, width))) for name, f in NAMED.items()}


def _kernels(shape: Shape) -> Iterator[tuple[str, str]]:
    for name in available(shape):
        program, symbol = OPERATIONS[name].build(shape), shared.kernel(name)
        prototype = f"{c.prototype(program, symbol, 'sangi_limb')};\n"
        body = c_function(program, shape, symbol, c.LIBRARY, "sangi_limb")
        yield name, documented(program) + prototype + body


@cache
def _masked(width: int) -> dict[str, dict[str, str]]:
    """The same without their constants."""
    return {
        name: {operation: _LITERAL.sub("#", text) for operation, text in given.items()}
        for name, given in _texts(width).items()
    }


def _shape_of(name: str, width: int) -> Shape:
    return Shape.of(NAMED[name].modulus, width)


def _alike(names: tuple[str, ...], width: int) -> tuple[str, str]:
    """What the fields of a group have in common: as part of a file's name, and in words."""
    first = _shape_of(names[0], width)
    shapes = {name: _shape_of(name, width) for name in NAMED}
    limbs = {name for name, shape in shapes.items() if shape.limbs == first.limbs}
    spare = {name for name in limbs if shapes[name].spare == first.spare}
    said = f"every field of {first.limbs} limbs of {width} bits"
    if set(names) == limbs:
        return f"limbs{first.limbs}", said
    divided = {name for name in limbs if not shapes[name].pseudo_mersenne}
    for those, (what, how) in {
        frozenset(divided): ("montgomery", "in Montgomery form"),
        frozenset(divided & spare): ("montgomery_spare", "in Montgomery form, with a spare bit"),
    }.items():
        if set(names) == those and those != spare:
            return f"limbs{first.limbs}_{what}", f"{said} that is {how}"
    if set(names) == spare:
        top = ("spare", "with a spare bit") if first.spare else ("full", "without a spare bit")
        return f"limbs{first.limbs}_{top[0]}", f"{said}, {top[1]}"
    return shared.joined(names), f"the fields {', '.join(names)}"


def _file_name(group: Group, width: int) -> str:
    return f"{_alike(group[0], width)[0]}_c{width}{shared.SUFFIX}"


def _shared_text(group: Group, command: str, width: int) -> str:
    names, operations = group
    lines = [
        command,
        f"sangi {__version__}; generated, do not edit.  {LICENCE}",
        f"{', '.join(operations)} of {_alike(names, width)[1]}.  The file of a field defines KERNEL and the constants:",
        "Pi is limb i of p, Mi limb i of 1 / 2^width mod p, and N is -1 / p mod 2^width.",
        *CHECKED,
    ]
    return "\n".join([commented(lines, "/*"), *(_with_macros(names, name, width) for name in operations)])


def _with_macros(names: tuple[str, ...], operation: str, width: int) -> str:
    macros = _macros(names, operation, width)
    found = iter(macros)
    return _LITERAL.sub(lambda m: next(found) or m[0], _texts(width)[names[0]][operation])


@cache
def _macros(names: tuple[str, ...], operation: str, width: int) -> tuple[str, ...]:
    """For each constant of a kernel the macro that stands for it, or "" where all fields have the same."""
    given = [_LITERAL.findall(_texts(width)[name][operation]) for name in names]
    macros: list[str] = []
    for values in zip(*given, strict=True):
        macros.append("" if len(set(values)) == 1 else _macro(names, values, operation, len(macros), width))
    return tuple(macros)


def _macro(names: tuple[str, ...], values: tuple[str, ...], operation: str, place: int, width: int) -> str:
    known = [_known(name, width) for name in names]
    for macro in known[0]:
        if all(constants[macro] == value for constants, value in zip(known, values, strict=True)):
            return macro
    return f"{operation.upper()}{place}"


@cache
def _known(name: str, width: int) -> dict[str, str]:
    """The constants of a field that have a macro of their own."""
    shape, base = _shape_of(name, width), 1 << width
    inverse = pow(base, -1, shape.modulus)
    found = {}
    for letter, value in (("P", shape.modulus), ("M", inverse)):
        for i in range(shape.limbs):
            found[f"{letter}{i}"] = c.literal(width, value >> width * i & base - 1)
    return found | {"N": c.literal(width, -pow(shape.modulus, -1, base) % base)}


def _of(name: str, width: int) -> list[Group]:
    return [group for group in shared.groups(_masked(width)).items() if name in group[0]]


def _included(name: str, width: int) -> Iterator[tuple[str, str]]:
    """The operations of a field that are in an included text, and its file."""
    for group in _of(name, width):
        for operation in group[1]:
            yield operation, _file_name(group, width)


def _constants(name: str, width: int) -> dict[str, str]:
    """The macros that a field defines, and their values."""
    found: dict[str, str] = {}
    for names, operations in _of(name, width):
        for operation in operations:
            literals = _LITERAL.findall(_texts(width)[name][operation])
            for macro, literal in zip(_macros(names, operation, width), literals, strict=True):
                if macro:
                    assert found.setdefault(macro, literal) == literal
    return found
