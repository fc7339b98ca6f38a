# SPDX-License-Identifier: MIT OR Apache-2.0
"""The counts of `sangi explain` are those of the programs, of the assembly and of its object."""

import pytest

from sangi import api, toolchain
from sangi.codegen import counts
from sangi.codegen.field import x64_file
from sangi.named import NAMED
from sangi.verify.constant_time import object_check

NAMES = ("add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")


def table(name: str, width: int) -> dict[str, counts.Count]:
    """The counts of a field by operation."""
    return {c.operation: c for c in counts.table(api.field_of(name), width)}


@pytest.mark.parametrize("width", [64, 32, 16])
@pytest.mark.parametrize("name", ["p256", "p381", "p511"])
def test_counts_follow_from_the_limbs(name: str, width: int) -> None:
    n = -(-NAMED[name].modulus.bit_length() // width)
    extra = 1 if name == "p256" else 0  # the carry is one more limb
    found = table(name, width)
    expected = {
        "add": (2 * n + extra, n, 2 * n, n),
        "sub": (2 * n, n, 2 * n, n),
        "dbl": (2 * n + extra, n, n, n),
        "neg": (2 * n, n, n, n),
        "half": (n, 2 * n, n, n),
        "select": (0, n, 2 * n, n),
        "cswap": (0, 2 * n, 2 * n, 2 * n),
        "is_zero": (1, n - 1, n, 0),
        "equal": (1, 2 * n - 1, 2 * n, 0),
    }
    for operation, (carries, logic, loads, stores) in expected.items():
        c = found[operation]
        assert (c.carries, c.logic, c.loads, c.stores) == (carries, logic, loads, stores), operation
    assert (found["select"].chain, found["add"].chain > n) == (1, True)


@pytest.mark.parametrize("name", ["p256", "p381", "p511"])
def test_assembly_has_as_many_instructions(name: str, tmp_path) -> None:
    field = api.field_of(name)
    found = table(name, 64)
    made = toolchain.assemble(x64_file(field, hidden=False), cwd=tmp_path).read_bytes()
    total = object_check.count(made, "x86-64")
    assert (total.conditional_branches, total.calls, total.forbidden) == (0, 0, ())
    written = [found[o] for o in found if found[o].x64]
    assert {c.operation for c in written} >= set(NAMES)
    # endbr64 and ret are not part of the count.
    assert total.instructions == sum(c.x64 + 2 for c in written)
    assert all(c.x64 == c.saved == 0 for c in table(name, 32).values())


def test_facts_and_their_text() -> None:
    facts = api.explain("p511")
    assert (facts["field"].split(",")[0], facts["limbs"], facts["spare_bit"]) == ("p511", 8, True)
    assert set(facts["bounds"]) == {"add", "sub", "neg", "dbl", "half"}
    said = api.explain_text(facts)
    for name in NAMES:
        assert any(line.startswith(f"{name} ") for line in said.splitlines())
    assert "A spare bit: x + y <= 2p - 2 < 2^512" in said
    assert "No spare bit: x + y can pass 2^256" in api.explain_text(api.explain("p256"))
