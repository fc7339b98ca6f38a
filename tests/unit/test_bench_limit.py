# SPDX-License-Identifier: MIT OR Apache-2.0
"""The multiplier's limit that `sangi explain` prints, and the cases whose distance from it is measured."""

import re

import pytest

from sangi import api
from sangi.codegen import shared, windows
from sangi.codegen.modx8.counts import Shape
from sangi.named import NAMED
from sangi_lab.bench.cases import find_case
from sangi_lab.bench.cases.x8 import OPS


def written(root, name, op):
    """The multiplications in the committed assembly of one product."""
    text = (root / "generated" / "field" / f"{name}_x64.S").read_text()
    body = text.split(f"SYMBOL(sangi_{name}_{op}_x64):")[1].split(".cfi_endproc")[0]
    return len(re.findall(r"^\s+(?:mulx|mul|imul) ", body, re.M))


@pytest.mark.parametrize("name", NAMED)
def test_the_multiplications_of_a_product(root, name):
    facts = api.explain(name)
    n = facts["limbs"]
    limits = {"mul": 2 * n * n + n, "sqr": n * (n + 1) // 2 + n * n + n}
    for op, found in zip(("mul", "sqr"), facts["multiplier"], strict=True):
        assert found == {"operation": op, "limit": limits[op], "x64": written(root, name, op)}
        assert found["x64"] <= found["limit"]
    command = facts["measure"].split()
    assert command[:2] == ["sangi", "bench"]
    assert [find_case(case).id for case in command[2:]] == [f"{name}/{op}/x64" for op in limits]


@pytest.mark.parametrize("name", NAMED)
def test_the_multiplications_of_eight_products(root, name):
    """Those of the committed kernels; the others have none."""
    text = shared.whole(root, f"generated/field/{name}_ifma.S")
    bodies = re.findall(r"^SYMBOL\(sangi_\w+?x8_(\w+)_ifma\):$(.*?)\.cfi_endproc", text, re.M | re.S)
    counted = {op: len(re.findall(r"^\s+vpmadd52[lh]uq ", body, re.M)) for op, body in bodies}
    facts = api.explain(name)
    assert {m["operation"]: m["vpmadd52"] for m in facts["x8"]} == {k: n for k, n in counted.items() if n}
    assert {"mul", "sqr", "dot2"} <= set(counted) and counted["add"] == counted["reduce"] == 0
    assert all(m["cycles"] * 16 == m["vpmadd52"] for m in facts["x8"])
    for op in OPS:
        told = (
            f"{counted[op]} vpmadd52 for 8 together: not below {counted[op] / 16:.1f} cycles at two a cycle"
        )
        assert find_case(f"{name}x8/{op}/ifma").note == (told if counted[op] else "")


def test_the_notes_of_eight_moduli_and_of_one():
    shape = Shape(256)
    for method, (mul, sqr) in (("mont", shape.montgomery), ("ohta", shape.ohta)):
        exp = windows.x8(2048, montgomery=method == "mont")
        for op, made in (("mul", mul), ("sqr", sqr), ("exp", exp)):
            note = find_case(f"mod2048/{op}/{method}-ifma-x8").note
            assert note == f"{made} vpmadd52 for 8 together: not below {made / 16:.1f} cycles at two a cycle"
    note = find_case("mod2048/mul/ohta-ifma").note
    assert note == "997 vpmadd52: not below 498.5 cycles at two a cycle"
    assert "rows" in find_case("mod2048/mul/mont-ifma-x8-flat").note


def test_the_limit_of_csidh():
    said = api.explain_text(api.explain("p511"))
    assert "mul: 2N^2 + N = 136 " in said and "sqr: N(N + 1)/2 + N^2 + N = 108 " in said
    assert "sangi bench p511/mul/x64 p511/sqr/x64" in said
    assert "10 digits of 52 bits" in said and "mul: 400 vpmadd52, at least 25.0 cycles" in said
    assert "dot2: 600 vpmadd52" in said and "200 fewer vpmadd52 than two mul" in said


def test_a_sum_of_two_products_that_may_be_too_large():
    """R = 2^260 is above 4p and not above 8p."""
    facts = api.explain("2^258 - 1")
    assert [m["operation"] for m in facts["x8"]] == ["mul", "sqr"]
    assert "dot2" not in api.explain_text(facts)


def test_where_there_is_no_assembly_and_no_name():
    facts = api.explain(str(2**64 + 13))
    assert facts["measure"] is None and facts["multiplier"][0]["x64"] > 0
    facts = api.explain("p256", width=32)
    assert facts["measure"] is None and facts["x8"] == []
    assert "vpmadd52" not in api.explain_text(facts)
    assert [m["x64"] for m in facts["multiplier"]] == [None, None]
    assert "x64 code" not in "".join(line for line in api.explain_text(facts).splitlines() if "N^2" in line)
