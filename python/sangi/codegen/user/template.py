# SPDX-License-Identifier: MIT OR Apache-2.0
"""Templates of a user's C: P_ is the prefix of functions, U_ that of macros, LIMB the type of a limb."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sangi.codegen.emit import c_words
from sangi.codegen.emit.c import limb_type


@dataclass(frozen=True)
class Function:
    """A function that a header declares: `signature` with its result and name, in the words of a template."""

    name: str
    signature: str
    contract: tuple[str, ...]

    def declaration(self, prefix: str, width: int) -> str:
        """The comment and the prototype."""
        comment = "/* " + "\n * ".join(self.contract) + "\n */\n"
        return fill(f"{comment}{self.signature};\n", prefix, width)


def fill(text: str, prefix: str, width: int) -> str:
    """A template with its words replaced."""
    words = {"P_": f"{prefix}_", "U_": f"{prefix.upper()}_", "LIMB": limb_type(width), "WIDTH": str(width)}
    return re.sub(r"\b(?:P_|U_)(?=\w)|\b(?:LIMB|WIDTH)\b", lambda m: words[m[0]], text)


def helpers(names: frozenset[str], prefix: str, width: int) -> str:
    """The word helpers of these names, which templates call P_limb_NAME."""
    return c_words.named(names, width, f"{prefix}_limb_")


#: Erases what is secret, even where the compiler sees that nobody reads it again.
WIPE = """\
static void P_wipe(void *memory, size_t length) {
#if defined(__GNUC__)
    __builtin_memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
#else
    volatile unsigned char *byte = memory;

    for (size_t i = 0; i < length; i++)
        byte[i] = 0;
#endif
}
"""
