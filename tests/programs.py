# SPDX-License-Identifier: MIT OR Apache-2.0
"""The programs of tests/unit, and which of them take too long where limbs are short or a CPU is emulated."""

from __future__ import annotations

from pathlib import Path

#: By the widest limb at which they are left out where they run slowly: those of half a minute and more there, of
#: arithmetic that the others have, with longer numbers or more keys.  With limbs of 64 bits they run elsewhere.
LONG = {
    64: (
        "ctidh1024",
        "ctidh1024_simd",
        "ctidh1024_x8",
        "ctidh1024_x8_public",
        "ctidh2048",
        "ctidh_x8",
        "ctidh_x8_public",
        "dead_stack",
    ),
    32: ("almost", "ctidh"),
    16: ("mod_short", "mod_simd"),
}


def every(root: Path) -> list[str]:
    """The name of every program."""
    return sorted(path.stem for path in (root / "tests" / "unit").glob("*.c"))


def left_out(width: int) -> list[str]:
    """The programs that do not run where limbs of so many bits are slow."""
    return [name for widest, names in LONG.items() if width <= widest for name in names]


def but(names: list[str]) -> tuple[str, ...]:
    """What ctest is told to leave these programs out."""
    return ("-E", f"^({'|'.join(names)})$") if names else ()
