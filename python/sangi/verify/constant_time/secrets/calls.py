# SPDX-License-Identifier: MIT OR Apache-2.0
"""Calls of public functions without arguments: C that takes them from an arena, and images of that arena.

Every item of a call lies at an offset of its own that is a multiple of 64.  A number is eight bytes, the
lowest first, whatever its type.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from sangi.codegen.x8.shape import X8Shape
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.constant_time.secrets import contexts
from sangi.verify.constant_time.secrets.prototypes import Headers, Parameter, Prototype
from sangi.verify.constant_time.secrets.table import Row

#: Bytes of the arena, and of what a callback hands out before it starts again.
ARENA = 12288
STREAM = 512
_ALIGN = 64
#: Bytes of the structures that the headers define, besides elements of fields.
_STRUCTURES = {"sangi_keccak": 208, "sangi_ring_shape": 24}
#: Elements of an object for eight, which stand one after the other on a machine without the vector kernels; and the
#: bytes that they take for each digit with them.
_LANES, _DIGIT_BYTES = 8, 64
#: Bytes that a number of each type has on a host with 64-bit limbs; the slot has eight.
_NUMBERS = {
    "sangi_mask": 8,
    "sangi_maskx8": 1,
    "sangi_limb": 8,
    "uint64_t": 8,
    "uint32_t": 4,
    "int32_t": 4,
    "size_t": 8,
    "sangi_mod_method": 4,
    "unsigned": 4,
    "uint8_t": 1,
    "int8_t": 1,
    "void": 8,
}
_EXPRESSION = re.compile(r"(?:(\d+) \* )?(\w*BYTES)(?: ([+-]) (\d+))?")


@dataclass(frozen=True)
class Slot:
    """Where one parameter lies: `items` of `size` bytes each, and what they are; `stream` for a callback's.

    With `together`, the bytes of an object, every eight items are one, whose rest is not used.
    """

    parameter: Parameter
    offset: int
    items: int
    size: int
    secret: bool
    public: int | None
    stream: bool
    together: int = 0

    @property
    def length(self) -> int:
        """Its bytes."""
        return self.items // _LANES * self.together if self.together else self.items * self.size


@dataclass(frozen=True)
class Call:
    """One function at one choice of public values; `result` is where what it returns is left.

    `context` is the method and the bytes of a modulus, for a function that takes one.
    """

    row: Row
    index: int
    slots: tuple[Slot, ...]
    result: int
    context: tuple[str, int] | None = None

    @property
    def label(self) -> str:
        """The function, and the public values that it is run with."""
        values = [f"{s.parameter.name}={s.public}" for s in self.slots if s.public is not None]
        arguments = ", ".join([*([" ".join(map(str, self.context))] if self.context else []), *values])
        return f"{self.row.function.name}({arguments})"

    @property
    def symbol(self) -> str:
        """The function that makes the call."""
        return f"sangi_ct_{self.index}"

    @property
    def poison(self) -> tuple[tuple[int, int], ...]:
        """(offset, bytes) of every secret."""
        return tuple((s.offset, s.length) for s in self.slots if s.secret)

    @property
    def ranges(self) -> tuple[tuple[int, int], ...]:
        """(offset, bytes) of everything that is declassified."""
        slots = {s.parameter.name: (s.offset, s.length) for s in self.slots} | {"return": (self.result, 8)}
        return tuple(slots[name] for name in self.row.declassified)

    def declassified(self, arena: bytes) -> bytes:
        """What is declassified, after a run."""
        return b"".join(arena[at : at + length] for at, length in self.ranges)

    def image(self, chosen: dict[str, bytes]) -> bytes:
        """The arena before a run."""
        arena = bytearray(ARENA)
        for slot in self.slots:
            content = chosen.get(slot.parameter.name, b"")
            if slot.public is not None:
                content = slot.public.to_bytes(max(8, slot.length), "little")
            arena[slot.offset : slot.offset + len(content)] = content
        return bytes(arena)


def value(expression: int | str, sizes: Mapping[str, int]) -> int:
    """A public value: a number, or an expression in one of the sizes, as "2 * BYTES - 1"."""
    if isinstance(expression, int):
        return expression
    found = _EXPRESSION.fullmatch(expression)
    if not found or found.group(2) not in sizes:
        raise CheckFailed(f"not a public value: {expression!r}")
    factor, size, sign, rest = found.groups()
    return int(factor or 1) * sizes[size] + int((sign or "+") + (rest or "0"))


def _sizes(row: Row, context: tuple[str, int] | None) -> dict[str, int]:
    """What a public value may name: BYTES of a field or of all moduli of a context, and a KEM's own."""
    if row.field:
        return {"BYTES": -(-NAMED[row.field].modulus.bit_length() // 8)}
    moduli = contexts.TYPES[_context_type(row) or "sangi_mod"]
    return {"BYTES": moduli * context[1]} if context else row.sizes


def _x8(parameter: Parameter, headers: Headers) -> int:
    """The bytes of a type for eight elements of a field; 0 for any other."""
    name = parameter.type.removeprefix("sangi_")
    if not name.endswith("x8") or name.removesuffix("x8") not in headers.fields:
        return 0
    return _DIGIT_BYTES * X8Shape.of(NAMED[name.removesuffix("x8")].modulus).limbs


def _item(parameter: Parameter, headers: Headers, limb: int, context: tuple[str, int] | None) -> int:
    element = parameter.type.removeprefix("sangi_").removesuffix("x8" if _x8(parameter, headers) else "")
    if context and parameter.pointer and parameter.type in (*contexts.TYPES, "sangi_limb"):
        return context[1]
    if parameter.type in contexts.TYPES:
        return 8
    if element in headers.fields:
        return -(-headers.fields[element] // limb) * limb // 8
    if parameter.type in headers.callbacks:
        return STREAM
    if parameter.type in _STRUCTURES:
        return _STRUCTURES[parameter.type]
    if parameter.type in _NUMBERS:
        return _NUMBERS[parameter.type]
    raise CheckFailed(f"no way to make a {parameter.type} {parameter.name}")


def _context_type(row: Row) -> str | None:
    """The type of the context that a function takes or makes."""
    return next((p.type for p in row.function.parameters if p.type in contexts.TYPES), None)


def _call(
    row: Row,
    index: int,
    public: dict[str, int],
    headers: Headers,
    limb: int,
    context: tuple[str, int] | None,
) -> Call:
    slots, at = [], 0
    moduli = contexts.TYPES[_context_type(row) or "sangi_mod"]
    for parameter in row.function.parameters:
        name = parameter.name
        together = _x8(parameter, headers)
        items = public[row.lengths[name]] if name in row.lengths else parameter.items
        items *= _LANES if together else 1
        if context and parameter.pointer and parameter.type in (*contexts.TYPES, "sangi_limb"):
            items *= moduli
        slot = Slot(
            parameter,
            at,
            items,
            1
            if parameter.type == "void" and name in row.lengths
            else _item(parameter, headers, limb, context),
            name in row.secret
            and not (context and parameter.type in contexts.TYPES and context[0] == "binary"),
            public.get(name),
            parameter.type in headers.callbacks,
            together,
        )
        slots.append(slot)
        at += -(-max(slot.length, 8) // _ALIGN) * _ALIGN
    if at + 8 > ARENA:
        raise CheckFailed(f"{row.function.name}: its parameters take {at} bytes of {ARENA}")
    return Call(row, index, tuple(slots), at, context)


def calls(rows: Sequence[Row], headers: Headers, limb: int = 64) -> list[Call]:
    """A call for each function with a secret and each choice of its public values; `limb` in bits."""
    made: list[Call] = []
    for row in (row for row in rows if row.secret):
        names = list(row.public)
        for context in row.contexts or (None,):
            sizes = _sizes(row, context)
            for chosen in product(*row.public.values()):
                public = {name: value(given, sizes) for name, given in zip(names, chosen, strict=True)}
                made.append(_call(row, len(made), public, headers, limb, context))
    return made


def _argument(slot: Slot, call: Call) -> str:
    kind, of = slot.parameter.type, _context_type(call.row)
    if kind in contexts.TYPES:
        return slot.parameter.name if call.context else f"AT({kind} *, {slot.offset})"
    if call.context and kind == "sangi_limb" and slot.parameter.pointer:
        number = [s for s in call.slots if s.parameter.type == kind].index(slot)
        if not slot.secret:
            return f"{of}_ct_element[{number}]"
        context = [s for s in call.slots[: call.slots.index(slot)] if s.parameter.type in contexts.TYPES][-1]
        return f"{of}_ct_enter({context.parameter.name}, {number}, AT(uint8_t, {slot.offset}), {slot.length})"
    if slot.stream:
        return f"sangi_ct_{slot.parameter.type}"
    if slot.parameter.pointer:
        return f"AT({slot.parameter.type}, {slot.offset})"
    return f"({slot.parameter.type})*AT(volatile uint64_t, {slot.offset})"


def _callback(prototype: Prototype) -> list[str]:
    """A function that hands out bytes of the arena, from `sangi_ct_stream` on."""
    of = {p.type: p.name for p in prototype.parameters}
    if not {"uint8_t", "size_t"} <= of.keys():
        raise CheckFailed(f"no way to make a {prototype.name}")
    given = ", ".join(f"{p.type} {'* ' * p.pointer}{p.name}" for p in prototype.parameters)
    drawn = f"{of['uint8_t']}[i] = sangi_ct_arena[sangi_ct_stream + sangi_ct_drawn++ % {STREAM}];"
    end = "" if prototype.returns == "void" else " return 0;"
    return [
        f"static {prototype.returns} sangi_ct_{prototype.name}({given}) {{",
        f"    for (size_t i = 0; i < {of['size_t']}; i++) {drawn}{end}",
        "}",
    ]


def _function(call: Call) -> Iterator[str]:
    run = f"{call.row.function.name}({', '.join(_argument(slot, call) for slot in call.slots)})"
    if call.row.function.returns != "void":
        run = f"*AT(volatile uint64_t, {call.result}) = (uint64_t){run}"
    for slot in call.slots:
        if slot.stream:
            run = f"sangi_ct_stream = {slot.offset}; sangi_ct_drawn = 0; {run}"
    made = [slot for slot in call.slots if call.context and slot.parameter.type in contexts.TYPES]
    for which, slot in reversed(list(enumerate(made))):
        method, size = call.context or ("", 0)
        kind, name = slot.parameter.type, slot.parameter.name
        given = f"AT(uint8_t, {slot.offset}), {size}, {contexts.METHODS[method]}, {which}"
        run = f"{kind} *const {name} = {kind}_ct_context({given}); {run}"
    yield f"void {call.symbol}(void);"
    yield f"void {call.symbol}(void) {{ {run}; }}"


def c_text(made: Sequence[Call], headers: Headers, fields: Sequence[str]) -> str:
    """C that defines the arena, a function of no arguments for each call, and the name of the back ends."""
    lines = ["#include <stddef.h>", *(f"#include <sangi/{name}>" for name in headers.names)]
    lines += [f"_Alignas({_ALIGN}) unsigned char sangi_ct_arena[{ARENA}];"]
    lines += ["#define AT(type, offset) ((type *)(void *)(sangi_ct_arena + (offset)))"]
    lines += ["static volatile size_t sangi_ct_stream, sangi_ct_drawn;"]
    used = {slot.parameter.type for call in made for slot in call.slots if slot.stream}
    lines += [line for name in sorted(used) for line in _callback(headers.callbacks[name])]
    bytes_of = {
        kind: [call.context[1] for call in made if call.context and _context_type(call.row) == kind]
        for kind in contexts.TYPES
    }
    lines += contexts.c_text(bytes_of)
    objects = {(slot.parameter.type, slot.together) for call in made for slot in call.slots if slot.together}
    lines += [f'_Static_assert(sizeof({kind}) == {size}, "{kind}");' for kind, size in sorted(objects)]
    lines += [line for call in made for line in _function(call)]
    for name in fields:
        leave = f"const char *s = sangi_{name}_backend(); for (unsigned char *z = sangi_ct_arena; (*z++ = *s++););"
        lines += [f"void sangi_ct_backend_{name}(void);", f"void sangi_ct_backend_{name}(void) {{ {leave} }}"]
    return "\n".join([*lines, ""])


def _numbers(below: int, rng: random.Random, later: bool = False) -> Iterator[int]:
    """Endless numbers below a bound: the ends first, then sparse, dense and uniform ones in turn.

    A later argument has its ends in another order, so that it is equal to an earlier one only at times.
    """
    bits = (below - 1).bit_length()
    edges = [0, below - 1, rng.randrange(below), (1 << (bits - 1)) - 1, 1, below // 2]
    if later:
        edges[1:3] = edges[2:0:-1]
    yield from edges
    while True:
        yield sum(1 << rng.randrange(bits - 1) for _ in range(2)) % below
        yield ((1 << (bits - 1)) - 1) & ~(1 << rng.randrange(bits))
        yield rng.randrange(below)


def _byte_strings(length: int, modulus: int, rng: random.Random) -> Iterator[bytes]:
    """Endless strings: all ones, uniform, numbers below the modulus in either order and just above it."""
    size = -(-modulus.bit_length() // 8)
    top = (1 << 8 * length) - 1
    # Four that a decoder of either order takes and refuses by turns.
    yield bytes(length)
    yield top.to_bytes(length, "little")
    yield rng.randbytes(max(length - 2, 0)).rjust(length - 1, b"\0").ljust(length, b"\0")
    yield (top - 1).to_bytes(length, "little")
    for number in _numbers(modulus, rng):
        for order in ("little", "big"):
            low = number.to_bytes(max(size, length), "little")[:length]
            yield low if order == "little" else low[::-1]
            yield rng.randbytes(length)
            above = min(modulus + number % 7, top).to_bytes(max(size, length), "little")[:length]
            yield above if order == "little" else above[::-1]


def _of_each(length: int, moduli: int, modulus: int, rng: random.Random) -> Iterator[bytes]:
    """Endless strings of a length for each of some moduli, by turns the same for all and different ones."""
    strings = _byte_strings(length, modulus, rng)
    while True:
        yield next(strings) * moduli
        if moduli > 1:
            yield b"".join(next(strings) for _ in range(moduli))


def _secrets(slot: Slot, modulus: int, call: Call, rng: random.Random, later: bool) -> Iterator[bytes]:
    kind, context = slot.parameter.type, call.context
    if kind in contexts.TYPES and context:
        drawn = contexts.moduli(*context, rng)
        while True:
            yield b"".join(next(drawn) for _ in range(slot.items))
    if kind == "sangi_mask":
        while True:
            yield from (bytes(8), b"\xff" * 8)
    elif kind == "uint8_t":
        moduli = contexts.TYPES[_context_type(call.row) or "sangi_mod"]
        yield from _of_each(slot.length // moduli, moduli, modulus, rng)
    elif slot.stream:
        # After a first draw at the edges, uniform ones: who draws again ends some time.
        for start in _byte_strings(_ALIGN, modulus, rng):
            yield start + rng.randbytes(STREAM - _ALIGN)
    below = modulus if slot.parameter.pointer and kind not in _NUMBERS else 1 << 8 * slot.size
    numbers = _numbers(below, rng, later)
    together = _LANES if slot.together else max(slot.items, 1)
    while True:
        objects = (
            b"".join(next(numbers).to_bytes(slot.size, "little") for _ in range(together))
            for _ in range(slot.items // together)
        )
        yield b"".join(each.ljust(slot.together, b"\0") for each in objects)


def images(call: Call, seed: int = 1) -> Iterator[bytes]:
    """Endless arenas that differ in the secrets alone; the first has every secret zero."""
    modulus = NAMED[call.row.field].modulus if call.row.field else 1 << 64
    secret = [slot for slot in call.slots if slot.secret]
    streams = {
        s.parameter.name: _secrets(s, modulus, call, random.Random(f"{seed} {s.parameter.name}"), place > 0)
        for place, s in enumerate(secret)
    }
    count = 0
    while True:
        # Past the ends, later arguments move on by themselves now and then.
        for place, stream in enumerate(streams.values()):
            if place and count > 8 and count % (place + 3) == 0:
                next(stream)
        count += 1
        yield call.image({name: next(stream) for name, stream in streams.items()})
