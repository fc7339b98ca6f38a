# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain` of reductions, and `sangi check ohta`, by what they print and refuse."""

import json

import pytest
from click.testing import CliRunner

from sangi import api
from sangi.cli import cli
from sangi.errors import BadInput


def test_any_modulus_of_a_length() -> None:
    said = api.explain_text(api.explain("mod2048"))
    assert said.startswith("any modulus of 2048 bits\n")
    rows = {
        line[:35].strip(): line[35:].split()
        for line in said.split("\n\n")[1].splitlines()
        if line.startswith(("Ohta, ", "Mont"))
    }
    assert rows["Ohta, no subtraction"][5:7] == ["0", "2p"]
    assert rows["Ohta, Algorithm 3, guard columns 2"][5] == "2"
    assert rows["Ohta, Algorithm 3, guard columns 1"][5] == "33"
    assert rows["Montgomery"][5:] == ["1", "p", "2080", "1584"]
    assert max(map(len, said.splitlines())) <= 120


def test_eight_messages_at_once() -> None:
    facts = {way["name"].partition(",")[0]: way for way in api.explain("mod2048")["eight"][:2]}
    limit = api.explain("mod2048")["eight"][2]
    assert (limit["digits"], limit["mul"], limit["sqr"]) == (40, 4 * 40**2 + 40, 3 * 40**2 + 2 * 40)
    assert facts["Montgomery"]["mul"] <= limit["mul"] < facts["Ohta"]["mul"] < 1.08 * limit["mul"]
    assert facts["Montgomery"]["sqr_cycles"] * 2 == facts["Montgomery"]["sqr"]
    assert "eight numbers at once" in api.explain_text(api.explain("mod256"))
    assert "eight numbers" not in api.explain_text(api.explain("mod128"))
    assert [way["name"] for way in api.explain(str(2**300 + 2), method="ohta")["eight"]] == ["Ohta"]


def test_the_papers_case_in_json() -> None:
    ran = CliRunner().invoke(cli, ["explain", "2^220-77", "--method", "ohta", "-w", "14", "--json"])
    assert ran.exit_code == 0
    facts = json.loads(ran.output)
    assert facts["modulus"] == hex(2**220 - 77) and facts["limb_bits"] == 14
    assert [way["mul"] for way in facts["ways"]] == [544, 560, 544, 528]


def test_guard_columns_are_chosen() -> None:
    ran = CliRunner().invoke(cli, ["explain", "mod1040", "-w", "52", "--guards", "0,1,2"])
    rows = {
        line[:35].strip(): line[35:].split()
        for line in ran.output.splitlines()
        if line.startswith("Ohta, Alg")
    }
    assert {name[-1]: row[5] for name, row in rows.items()} == {"0": "2^57", "1": "21", "2": "2"}
    assert len(api.explain("mod1040", 52, guards=[3])["ways"]) == 3


@pytest.mark.parametrize("guards", ["x", "12", "-1", "1;2"])
def test_what_is_no_number_of_guard_columns(guards: str) -> None:
    with pytest.raises(BadInput, match="guard columns"):
        api.explain("mod256", guards=guards)


@pytest.mark.parametrize(
    ("text", "width", "method", "said"),
    [
        ("mod4", 64, "", "has 4 bits"),
        ("mod99999", 64, "", "has 99999 bits"),
        ("mod123456", 64, "", "mod123456"),
        ("mod", 64, "ohta", "mod"),
        ("0", 64, "ohta", "has 0 bits"),
        ("-5", 64, "ohta", "has 0 bits"),
        ("2^64", 64, "ohta", "power of two"),
        ("mod256", 3, "", "limbs of 3 bits"),
        ("mod256", 65, "", "limbs of 65 bits"),
        ("p381", 64, "barrett", "no method 'barrett'"),
    ],
)
def test_bad_input(text: str, width: int, method: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        api.explain_text(api.explain(text, width, method))
    assert "\n" not in str(refused.value)


def test_the_check_is_a_part() -> None:
    lines = api.check(["ohta"], seed=1)
    assert next(lines) == "seed 1"
    assert next(lines).startswith("ohta: quotient: exhausted: 4 bits")
