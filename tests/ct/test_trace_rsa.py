# SPDX-License-Identifier: MIT OR Apache-2.0
"""A key of RSA, made, used and erased: the same trace for every key, message and randomness."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from flint import fmpz

from sangi.verify.constant_time.secrets import calls
from sangi.verify.constant_time.trace import check, targets
from sangi.verify.constant_time.trace.compare import Traced
from sangi.verify.constant_time.trace.targets import Target

HALF, E = 16, 65537
LENGTH = 2 * HALF
#: Where the message is, the randomness, the result and the status.
IN, DRAWN, OUT, STATUS = 5 * HALF + LENGTH, 256, 320, 384
TEXT = f"""
#include <sangi/rsa.h>
_Alignas(64) unsigned char sangi_ct_arena[{calls.ARENA}];
static sangi_status draw(void *context, uint8_t *bytes, size_t length) {{
    for (size_t i = 0; i < length; i++)
        bytes[i] = ((const uint8_t *)context)[i];
    return SANGI_OK;
}}
void sangi_ct_rsa(void);
void sangi_ct_rsa(void) {{
    static unsigned char memory[SANGI_RSA_SIZE(8 * {LENGTH})];
    static unsigned char scratch[SANGI_RSA_SCRATCH(8 * {LENGTH})];
    static const uint8_t e[] = {{1, 0, 1}};
    const uint8_t *const n = sangi_ct_arena, *const p = n + {LENGTH};
    const sangi_rsa_numbers numbers = {{n, {LENGTH}, e, sizeof e, p, {HALF}, p + {HALF}, {HALF},
        p + {2 * HALF}, {HALF}, p + {3 * HALF}, {HALF}, p + {4 * HALF}, {HALF}}};
    sangi_rsa *key;
    sangi_status status = sangi_rsa_init(&key, memory, sizeof memory, &numbers);
    if (status == SANGI_OK) {{
        status = sangi_rsa_private(key, sangi_ct_arena + {OUT}, {LENGTH}, n + {IN}, {LENGTH}, draw,
                                   sangi_ct_arena + {DRAWN}, scratch, sizeof scratch);
        sangi_rsa_wipe(key);
    }}
    sangi_ct_arena[{STATUS}] = (unsigned char)(status + 1);
}}
"""
LAYERS = {"mod", "mp", "word"}


def prime(draw: random.Random) -> int:
    while True:
        p = draw.getrandbits(8 * HALF - 2) | 3 << 8 * HALF - 2 | 1
        if (p - 1) % E and fmpz(p).is_probable_prime():
            return p


@dataclass(frozen=True)
class Use:
    """All that is done with a key."""

    label: str = "rsa"
    symbol: str = "sangi_ct_rsa"

    def images(self) -> Iterator[bytes]:
        draw = random.Random(1)
        while True:
            p, q = prime(draw), prime(draw)
            d = pow(E, -1, (p - 1) * (q - 1))
            numbers = [p, q, d % (p - 1), d % (q - 1), pow(q, -1, p)]
            arena = (p * q).to_bytes(LENGTH, "big") + b"".join(x.to_bytes(HALF, "big") for x in numbers)
            arena += draw.randrange(p * q).to_bytes(LENGTH, "big")
            arena = arena.ljust(DRAWN, b"\0") + draw.randbytes(LENGTH + 16)
            yield arena.ljust(calls.ARENA, b"\0")

    def declassified(self, arena: bytes) -> bytes:
        """The status, which is SANGI_OK here."""
        assert arena[STATUS] == 1 and any(arena[OUT : OUT + LENGTH])
        return arena[STATUS : STATUS + 1]


def traced(target: Target, root: Path, damage: tuple[str, str] = ("", "")) -> Traced:
    """One use of keys on a target; a text of private.c may be replaced."""
    paths = [p for p in targets.sources(target, [], []) if LAYERS & set(p.relative_to(root).parts)]
    units: dict[str, str | Path] = {"_".join(p.relative_to(root).with_suffix("").parts): p for p in paths}
    text = (root / "src" / "rsa" / "private.c").read_text()
    assert not damage[0] or text.count(damage[0]) == 1
    units |= {"src_rsa_key": root / "src" / "rsa" / "key.c", "calls": TEXT}
    units["src_rsa_private"] = text.replace(*damage) if damage[0] else text
    found = check.run(target, units, [Use()], (8, 8))
    assert found.off == ()
    return found.traced[0]


TARGETS = [Target("x86-64", 64, False, "gcc", "-O2"), Target("x86-64", 64, True, "gcc", "-O2")]
TARGETS += [next(target for target in targets.targets() if target.core == "thumbv7em")]


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_a_key_and_a_message_stay_secret(target: Target, root: Path) -> None:
    found = traced(target, root)
    assert found.findings == ()
    assert found.runs == 8 and found.steps > 20_000


#: A leak, as what its check must find it.
LEAKS = {
    "powers by windows of the secret exponents": (
        "sangi_mod_exp_pair_numbers_be(&key->private, z, (const sangi_limb *const[2]){w->a, w->b},\n"
        "                                  (const uint8_t *const[2]){key->dp, key->dq}, key->half);",
        "sangi_mod_exp_number_vartime_be(&(sangi_mod_powers){{key->p}, NULL}, z[0], w->a, key->dp, key->half);\n"
        "sangi_mod_exp_number_vartime_be(&(sangi_mod_powers){{key->q}, NULL}, z[1], w->b, key->dq, key->half);",
        "program counter",
    ),
    "a difference that asks": (
        "sangi_mod_sub(key->p, w->a, w->a, w->x);",
        "sangi_mod_sub(key->p, w->a, w->a, w->x); if (w->a[0] & 1) sangi_mod_copy(key->p, w->x, w->a);",
        "program counter",
    ),
}


@pytest.mark.parametrize("what", LEAKS)
def test_a_leak_is_caught(what: str, root: Path) -> None:
    good, bad, kind = LEAKS[what]
    found = traced(TARGETS[0], root, (good, bad))
    assert kind in {finding.kind for finding in found.findings}
