# SPDX-License-Identifier: MIT OR Apache-2.0
"""A modulus as a user writes it: names, numbers, expressions, and what is refused at once in one line."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sangi.errors import BadInput
from sangi.expression import LIMIT_BITS, MAX_BITS, MIN_BITS, check_modulus, parse_modulus
from sangi.named import NAMED

ACCEPTED = {
    "p256": 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF,
    "0x1fffffffffffffff3": 0x1FFFFFFFFFFFFFFF3,
    "0X1_FFFF_FFFF_FFFF_FFF3": 0x1FFFFFFFFFFFFFFF3,
    "18446744073709551629": 18446744073709551629,
    "18_446_744_073_709_551_629": 18446744073709551629,
    "2^255-19": 2**255 - 19,
    "2**255-19": 2**255 - 19,
    "  2 ^ 255\t- 19 ": 2**255 - 19,
    "2^521-1": 2**521 - 1,
    "2^63+1": 2**63 + 1,
    "2^448-2^224-1": 2**448 - 2**224 - 1,
    "2^64-3-2": 2**64 - 5,
    "3*2^70-1": 3 * 2**70 - 1,
    "(2^64+1)*3": (2**64 + 1) * 3,
    "2^(64+3)-1": 2**67 - 1,
    "2^2^6+1": 2**64 + 1,
    "-3*-(2^70-1)": 3 * (2**70 - 1),
    "--(2^70-1)": 2**70 - 1,
    "-2^2+2^70+1": 2**70 - 3,
    "2^70-2^--3-1": 2**70 - 9,
    "0^0+2^70": 2**70 + 1,
    "1^(2^4000)+2^70": 2**70 + 1,
    "(-1)^(2^4000+1)+2^70": 2**70 - 1,
    "0x10^20-1": 16**20 - 1,
    f"{'(' * 40}2^255-19{')' * 40}": 2**255 - 19,
}

REFUSED = {
    "": "empty",
    "   ": "empty",
    "0": "'0' is 0",
    "1": "'1' is 1",
    "-7": "'-7' is negative",
    "-(2^255-19)": "is negative",
    "4": "'4' is even",
    "2^255-20": "'2^255-20' is even",
    "2^63-1": "has 63 bits",
    "2^521+1": "has 522 bits",
    "2^600-1": "'2^600-1' has 600 bits",
    "2^9999999999": "more than 4096 bits",
    "9^9^9^9": "more than 4096 bits",
    "2^4096*2^4096": "more than 4096 bits",
    "(2^4095+2^4095)*2+1": "more than 4096 bits",
    "9" * 100_000: "more than 4096 bits",
    "0x" + "f" * 100_000: "more than 4096 bits",
    "2^-1": "an exponent is negative",
    "hello": "'hello' is no named field (those are ",
    "P381": "'P381' is no named field",
    "p381+2": "cannot read 'p'",
    "2^255-19;": "cannot read ';'",
    "__import__('os')": "cannot read '_'",
    "2/3": "cannot read '/'",
    "2.5": "cannot read '.'",
    "٣": "cannot read",
    "2^255-19\0": "cannot read",
    "(2^255-19": "a bracket is not closed",
    "2^255-19)": "did not expect ')'",
    "((": "expected a number",
    "()": "expected a number before ')'",
    "2^": "expected a number",
    "2^^3": "expected a number before '^'",
    "2^255 19": "did not expect '19'",
    "+7": "expected a number before '+'",
    "1__0": "'1__0' is not a number",
    "0x_": "'0x_' is not a number",
    "(" * 50_000 + "7" + ")" * 50_000: "nested",
    "-" * 50_000 + "7": "nested",
    "2^" * 50_000 + "2": "nested",
}


@pytest.mark.parametrize("text", ACCEPTED)
def test_accepted(text: str) -> None:
    assert parse_modulus(text) == ACCEPTED[text]


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:20].replace("\0", "NUL"))
def test_refused_at_once_in_one_short_line(text: str) -> None:
    start = time.process_time()
    with pytest.raises(BadInput) as refusal:
        parse_modulus(text)
    assert time.process_time() - start < 1
    said = str(refusal.value)
    assert REFUSED[text] in said
    assert "\n" not in said and len(said) < 200


@pytest.mark.parametrize("bits", [MIN_BITS, MAX_BITS])
def test_the_ends_of_the_range(bits: int) -> None:
    assert check_modulus(2**bits - 1, "x") == 2**bits - 1
    assert check_modulus(2 ** (bits - 1) + 1, "x") == 2 ** (bits - 1) + 1
    outside = 2 ** (bits - 1) - 1 if bits == MIN_BITS else 2**bits + 1
    with pytest.raises(BadInput, match="a modulus has 64 to 521"):
        check_modulus(outside, "x")


numbers = st.one_of(
    st.integers(0, 300).map(str),
    st.integers(0, 2**70).map(lambda n: f"{n:_}"),
    st.integers(0, 2**70).map(hex),
)


def joined(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Larger expressions from smaller ones; exponents are small numbers, so that Python ends too."""
    sums = st.tuples(parts, st.sampled_from(["+", "-", "*", " - ", " *\t"]), parts).map("".join)
    powers = st.tuples(parts.map(lambda s: f"({s})"), st.sampled_from(["^", "**"]), st.integers(0, 9))
    return st.one_of(
        sums,
        powers.map(lambda power: "".join(map(str, power))),
        parts.map(lambda s: f"-{s}"),
        parts.map(lambda s: f"({s})"),
        st.tuples(st.integers(0, 9), st.integers(0, 4)).map(lambda pair: f"{pair[0]}^{pair[1]}^2"),
    )


@given(st.recursive(numbers, joined, max_leaves=12))
def test_expressions_mean_what_they_mean_in_python(text: str) -> None:
    value = eval(text.replace("^", "**"), {"__builtins__": {}})
    try:
        parsed = parse_modulus(f"({text})*2+2^500*3+1")
    except BadInput as refusal:
        expected = value * 2 + 2**500 * 3 + 1
        fits = value.bit_length() < LIMIT_BITS and MIN_BITS <= expected.bit_length() <= MAX_BITS
        assert not fits or expected < 0 or "more than 4096 bits" in str(refusal)
    else:
        assert parsed == value * 2 + 2**500 * 3 + 1


@given(st.text(max_size=30))
def test_any_text_is_a_modulus_or_one_line(text: str) -> None:
    try:
        assert parse_modulus(text) % 2 == 1
    except BadInput as refusal:
        assert str(refusal) and "\n" not in str(refusal)


def prime(n: int) -> bool:
    """Miller and Rabin's test to the first twenty prime bases."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1

    def witness(base: int) -> bool:
        powers = [pow(base, odd << i, n) for i in range(twos)]
        return powers[0] != 1 and n - 1 not in powers

    return not any(witness(b) for b in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61))


def test_the_named_fields_are_the_primes_that_they_are_named_for() -> None:
    u = -0xD201000000010000
    csidh = 4
    for n in [*range(3, 374), 587]:
        if all(n % d for d in range(2, n)):
            csidh *= n
    expected = {
        "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
        "p381": (u - 1) ** 2 * (u**4 - u**2 + 1) // 3 + u,
        "p511": csidh - 1,
    }
    assert {name: NAMED[name].modulus for name in expected} == expected
    assert all(name == f"p{modulus.bit_length()}" for name, modulus in expected.items())
    for name, field in NAMED.items():
        assert field.name == name and field.meaning
        assert prime(field.modulus), name
    assert not prime(NAMED["p256"].modulus + 2)
