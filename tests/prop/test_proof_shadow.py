# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic run against the interpreter of the text: every word and flag, in every form, on concrete operands."""

from __future__ import annotations

import dataclasses

import pytest

from sangi.codegen.emit import x64_text
from sangi.codegen.op import OPERATIONS, Shape
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.interp.text import Function, parse
from sangi.verify.symbolic import Spec, contracts, fields, forms, image, poly, shadow, witness, words

OPERATION_NAMES = ("add", "sub", "neg", "dbl", "half", "mul", "sqr", "select", "cswap")
MODULI = {
    **{name: NAMED[name].modulus for name in ("p256", "p381", "p511")},
    "p192": 2**192 - 2**64 - 1,
    "p127": 2**127 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
    "p521": 2**521 - 1,
}
VECTORS = 8


def loaded(modulus: int, operation: str) -> tuple[image.Image, Function, Spec]:
    """A kernel as bytes and as text, and its specification."""
    shape = Shape.of(modulus, 64)
    program = OPERATIONS[operation].build(shape)
    text = x64_text.text({"f": program}, modulus, "constants", hidden=False)
    (spec, *_) = contracts.specs(operation, modulus, shape.limbs)
    return image.read(fields.assembled(text)), parse(text)["f"], spec


@pytest.mark.parametrize("name", MODULI)
def test_all_forms_of_every_word_have_the_value_that_the_interpreter_finds(name: str) -> None:
    compared = 0
    for operation in OPERATION_NAMES:
        memory, function, spec = loaded(MODULI[name], operation)
        for vector in witness.vectors(spec, VECTORS):
            compared += shadow.check(memory, "f", function, spec, vector)
    assert compared > 5_000


@pytest.mark.parametrize("form", ["value", "local", "residue"])
def test_one_wrong_form_is_seen(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = words.Ledger.mul

    def wrong(self: words.Ledger, a: forms.Word, b: forms.Word) -> tuple[forms.Word, forms.Word]:
        high, low = right(self, a, b)
        off = forms.constant(1)
        changed = poly.add(getattr(low, form), getattr(off, form)) if form != "residue" else {}
        return high, dataclasses.replace(low, **{form: changed})

    memory, function, spec = loaded(MODULI["p381"], "mul")
    (vector,) = witness.vectors(spec, 1, seed=3)
    monkeypatch.setattr(words.Ledger, "mul", wrong)
    with pytest.raises(CheckFailed):
        shadow.check(memory, "f", function, spec, vector)


def test_other_text_than_the_bytes_is_seen() -> None:
    memory, function, spec = loaded(MODULI["p381"], "add")
    code = list(function.instructions)
    at = next(i for i, instruction in enumerate(code) if instruction.mnemonic == "adc")
    code[at] = dataclasses.replace(code[at], mnemonic="sbb")
    other = dataclasses.replace(function, instructions=tuple(code))
    with pytest.raises(CheckFailed, match="instruction"):
        for vector in witness.vectors(spec, VECTORS):
            shadow.check(memory, "f", other, spec, vector)
