# SPDX-License-Identifier: MIT OR Apache-2.0
"""A modulus from the command line: a name, a number or an expression such as ``2^255-19``.

The expression is parsed, never evaluated as code, and no intermediate may exceed `LIMIT_BITS` bits,
so that ``2^9999999999`` is refused at once.
"""

from __future__ import annotations

import re

from sangi.errors import BadInput
from sangi.named import NAMED

MIN_BITS = 64
MAX_BITS = 521
LIMIT_BITS = 4096
#: Brackets, signs and powers inside one another.
LIMIT_DEPTH = 100

_TOKEN = re.compile(r"\s*(?:(0[xX][0-9a-fA-F_]+|[0-9][0-9_]*)|(\*\*|[-+*^()]))")
_SHOWN = 60


def shorten(text: str) -> str:
    """The text for an error message: one line, not too long."""
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


class _Parser:
    """sum := product (('+'|'-') product)*; product := power ('*' power)*; power := unary ('^' power)?"""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = self._split(text)
        self.at = 0
        self.depth = 0

    def _split(self, text: str) -> list[str]:
        tokens: list[str] = []
        at = 0
        stripped = text.rstrip()
        while at < len(stripped):
            found = _TOKEN.match(stripped, at)
            if found is None:
                raise BadInput(f"{shorten(text)!r}: cannot read {stripped[at:].strip()[:1]!r} in a modulus")
            tokens.append((found.group(1) or found.group(2)).replace("**", "^"))
            at = found.end()
        return tokens

    def _peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _next(self) -> str:
        token = self._peek()
        self.at += 1
        return token

    def _small(self, value: int) -> int:
        if value.bit_length() > LIMIT_BITS:
            raise BadInput(f"{shorten(self.text)!r}: a part of it has more than {LIMIT_BITS} bits")
        return value

    def parse(self) -> int:
        value = self._sum()
        if self._peek():
            raise BadInput(f"{shorten(self.text)!r}: did not expect {self._peek()!r}")
        return value

    def _sum(self) -> int:
        value = self._product()
        while self._peek() in ("+", "-"):
            sign = 1 if self._next() == "+" else -1
            value = self._small(value + sign * self._product())
        return value

    def _product(self) -> int:
        value = self._unary()
        while self._peek() == "*":
            self._next()
            value = self._small(value * self._unary())
        return value

    def _unary(self) -> int:
        self.depth += 1
        if self.depth > LIMIT_DEPTH:
            raise BadInput(f"{shorten(self.text)!r}: nested more than {LIMIT_DEPTH} deep")
        if self._peek() == "-":
            self._next()
            value = -self._unary()
        else:
            value = self._power()
        self.depth -= 1
        return value

    def _power(self) -> int:
        base = self._atom()
        if self._peek() != "^":
            return base
        self._next()
        exponent = self._unary()
        if exponent < 0:
            raise BadInput(f"{shorten(self.text)!r}: an exponent is negative")
        if abs(base) > 1 and (base.bit_length() - 1) * exponent > LIMIT_BITS:
            raise BadInput(f"{shorten(self.text)!r}: a power in it has more than {LIMIT_BITS} bits")
        return self._small(base ** (exponent if abs(base) > 1 else min(exponent, 2 + exponent % 2)))

    def _atom(self) -> int:
        token = self._next()
        if token == "(":
            value = self._sum()
            if self._next() != ")":
                raise BadInput(f"{shorten(self.text)!r}: a bracket is not closed")
            return value
        if not token or not token[0].isdigit():
            raise BadInput(
                f"{shorten(self.text)!r}: expected a number" + (f" before {token!r}" if token else "")
            )
        if len(token) > LIMIT_BITS:
            raise BadInput(f"{shorten(self.text)!r}: a number in it has more than {LIMIT_BITS} bits")
        try:
            return self._small(int(token, 0) if token[:2].lower() == "0x" else int(token, 10))
        except ValueError:
            raise BadInput(f"{shorten(self.text)!r}: {shorten(token)!r} is not a number") from None


def parse_number(text: str) -> int:
    """What a number or an expression stands for; raises `BadInput` for anything else."""
    if not text.strip():
        raise BadInput("an empty modulus")
    return _Parser(text).parse()


def parse_any(text: str) -> int:
    """What a named field's name, a number or an expression stands for; raises `BadInput` for anything else."""
    if text in NAMED:
        return NAMED[text].modulus
    if re.fullmatch(r"[A-Za-z_]\w*", text.strip()):
        raise BadInput(f"{shorten(text)!r} is no named field (those are {', '.join(NAMED)})")
    return parse_number(text)


def parse_modulus(text: str) -> int:
    """The modulus that a name, number or expression stands for.

    Raises `BadInput` for anything that is not an odd number of 64 to 521 bits.
    """
    return check_modulus(parse_any(text), text)


def check_modulus(value: int, text: str) -> int:
    """`value`, if a field can be generated for it; `text` is what the user wrote."""
    shown = shorten(text)
    if value < 0:
        raise BadInput(f"{shown!r} is negative; a modulus is an odd number of {MIN_BITS} to {MAX_BITS} bits")
    if value < 2:
        raise BadInput(f"{shown!r} is {value}; a modulus is an odd number of {MIN_BITS} to {MAX_BITS} bits")
    if value % 2 == 0:
        raise BadInput(f"{shown!r} is even; a modulus is odd")
    if not MIN_BITS <= value.bit_length() <= MAX_BITS:
        raise BadInput(f"{shown!r} has {value.bit_length()} bits; a modulus has {MIN_BITS} to {MAX_BITS}")
    return value
