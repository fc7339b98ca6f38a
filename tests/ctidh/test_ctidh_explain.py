# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi explain ctidhSIZE` tells."""

import pytest

from sangi import api
from sangi.errors import BadInput


def test_facts() -> None:
    found = api.explain("ctidh512")["ctidh"]
    batches = found["batches"]
    assert sum(row["primes"] for row in batches) == found["primes"] == 74
    assert (batches[-1]["least"], batches[-1]["bound"], batches[-1]["coin"]) == (587, 1, 1)
    action = found["action"]
    parts = sum(action[name] for name in ("points", "clearing", "multiples", "isogenies"))
    assert action["products"] == pytest.approx(parts + 1 + 80 * (action["symbols"] + 1))
    assert [(other["size"], other["layout"]) for other in found["others"]] == [("512f", "sangi512")]
    simd = found["simd"]
    assert simd["products"] == pytest.approx(3 * (simd["clearing"] + simd["multiples"]) + simd["isogenies"])


def test_other_keys_over_a_prime() -> None:
    found = api.explain("ctidh512f")["ctidh"]
    assert (found["layout"], len(found["batches"])) == ("sangi512", 22)
    assert [other["size"] for other in found["others"]] == [512]
    assert found["action"] == api.explain("ctidh512")["ctidh"]["others"][0]["action"]
    assert found["action"]["products"] < 0.93 * found["others"][0]["action"]["products"]
    assert "ctidh512 has 2^256.0 other secret keys" in api.explain_text({"ctidh": found})


def test_text() -> None:
    said = api.explain_text(api.explain("ctidh511"))
    assert "347..373" in said and "1/347" in said and "failure coin" in said
    assert "With AVX-512 IFMA" in said
    assert "With AVX-512 IFMA" not in api.explain_text(api.explain("ctidh2048"))


@pytest.mark.parametrize("name", ["ctidh", "ctidh513", "ctidh5120", "ctidh511f"])
def test_other_sizes_are_refused(name: str) -> None:
    with pytest.raises(BadInput, match="named field"):
        api.explain(name)
