# SPDX-License-Identifier: MIT OR Apache-2.0
"""Calls that take a context: it is made of a secret modulus in the arena, and its elements of secret bytes there.

So the check of a function is one of `sangi_mod_init` and of `sangi_mod_from_bytes_wide`, too; with eight moduli, of
`sangi_modx8_init` and `sangi_modx8_from_bytes_wide`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

#: Values of sangi_mod_method; "binary" is what AUTO makes of a power of two, which is public as a whole.
METHODS = {"binary": 0, "montgomery": 1, "ohta": 2}
#: Bytes of a modulus from which on only the full run traces it.
LONG = 128
#: Elements that a function takes at most.
_ELEMENTS = 4
#: Contexts of one type that it takes at most.
_CONTEXTS = 2
#: The types of contexts, and how many moduli each has.
TYPES = {"sangi_mod": 1, "sangi_modx8": 8}

_DECLASSIFY = """\
#if SANGI_CT_VALGRIND
#include <valgrind/memcheck.h>
#define DECLASSIFY(what) (void)VALGRIND_MAKE_MEM_DEFINED(&(what), sizeof(what))
#else
#define DECLASSIFY(what)
#endif
"""
_TEXT = """\
static sangi_limb {kind}_ct_element[{elements}][{upper}_LIMBS(8 * {longest})];
static {kind} *{kind}_ct_context(const uint8_t *n, size_t length, int method, int which) {{
    static unsigned char memory[{contexts}][{upper}_SIZE(8 * {longest})];
    uint8_t power[{moduli} * {longest}] = {{0}};
    {kind} *m;
    power[length - 1] = 32;
    n = method ? n : power;
    (void){kind}_init(&m, memory[which], sizeof *memory, n, {moduli} * length, (sangi_mod_method)method);
    DECLASSIFY(m);
    return m;
}}
static sangi_limb *{kind}_ct_enter(const {kind} *m, int number, const uint8_t *bytes, size_t length) {{
    (void){kind}_from_bytes_wide(m, {kind}_ct_element[number], bytes, length);
    return {kind}_ct_element[number];
}}
"""


def c_text(lengths: Mapping[str, Sequence[int]]) -> list[str]:
    """What makes contexts and elements, for moduli of so many bytes by the type; nothing where there are none."""
    made = {kind: max(given) for kind, given in lengths.items() if given}
    texts = [
        _TEXT.format(
            kind=kind,
            upper=kind.upper(),
            moduli=TYPES[kind],
            elements=_ELEMENTS,
            contexts=_CONTEXTS,
            longest=longest,
        )
        for kind, longest in made.items()
    ]
    return "".join([_DECLASSIFY, *texts]).splitlines() if texts else []


def moduli(method: str, length: int, rng: random.Random) -> Iterator[bytes]:
    """Endless moduli of a length that a method takes: the ends first, then sparse, dense and uniform ones."""
    top = 1 << 8 * length
    odd = int(method == "montgomery")
    ends = [top - 1, top // 256 + 1, top // 2 + 1, top - 2, top // 256, top // 2, top - (1 << 4 * length)]
    for n in ends:
        yield (n | odd).to_bytes(length, "little")
    while True:
        kinds = (
            rng.randrange(top),
            (1 << rng.randrange(8 * length - 8, 8 * length)) + (1 << rng.randrange(8 * length - 8)),
            top - 1 - (1 << rng.randrange(8 * length - 1)),
        )
        for n in kinds:
            high = 0 if n >= top // 256 else rng.randrange(1, 256) << 8 * length - 8
            yield (n | high | odd).to_bytes(length, "little")
