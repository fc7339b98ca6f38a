# SPDX-License-Identifier: MIT OR Apache-2.0
"""Modular exponentiation: go-ethereum's known answers, files of them, and the function of the package."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from test_saber_files import refused, sangi

from sangi import kat, modexp
from sangi.errors import BadInput, CheckFailed
from sangi.kat.modexp import precompile

FILE = Path(__file__).parent / "modexp.json"


def known() -> list[tuple[str, bytes, bytes, bytes, str]]:
    """Name, base, exponent, modulus and the SHA-256 of the power."""
    return [
        (
            power["name"],
            *map(bytes.fromhex, (vector["base"], power["exponent"], vector["modulus"])),
            power["sha256"],
        )
        for vector in json.loads(FILE.read_text())["vectors"]
        for power in vector["powers"]
    ]


def entry(base: bytes, exponent: bytes, modulus: bytes, expected: bytes) -> dict[str, str]:
    """An entry of go-ethereum's file."""
    lengths = b"".join(len(part).to_bytes(32, "big") for part in (base, exponent, modulus))
    return {
        "Input": (lengths + base + exponent + modulus).hex(),
        "Expected": expected.hex(),
        "Name": "made up",
    }


def test_known_answers() -> None:
    cases = known()
    assert len(cases) == 17
    for name, base, exponent, modulus, digest in cases:
        assert hashlib.sha256(modexp(base, exponent, modulus)).hexdigest() == digest, name


def test_files(tmp_path: Path) -> None:
    """A file of all answers passes, from Python and from the command line; one that differs is named."""
    entries: list[Any] = [
        entry(base, exponent, modulus, modexp(base, exponent, modulus))
        for _, base, exponent, modulus, _ in known()
    ]
    entries.append({"Input": "", "Expected": ""})
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(entries))
    assert kat.run("modexp", good) == 18
    assert sangi("kat", "modexp", "good.json", cwd=tmp_path).stdout == "18 known answers of modexp agree\n"
    entries[3]["Expected"] = "00" + entries[3]["Expected"][2:]
    bad.write_text(json.dumps(entries))
    with pytest.raises(CheckFailed, match="entry 3, made up: the power differs"):
        kat.run("modexp", bad)


@pytest.mark.parametrize("text", ["", "{}", "[]", "[1]", '[{"Input": "0"}]', '[{"Input": "00"}]', "7"])
def test_files_that_are_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.json").write_text(text)
    with pytest.raises(BadInput, match="not known answers of modexp"):
        kat.run("modexp", tmp_path / "a.json")
    assert "not known answers" in refused("kat", "modexp", "a.json", cwd=tmp_path)


def test_the_precompile() -> None:
    """What an input lacks at its end is zeros; the specification's examples."""
    size = [length.to_bytes(32, "big") for length in range(4)]
    assert precompile(b"") == b""
    assert precompile(size[1] + size[1] + size[2] + b"\x03") == bytes(2)
    assert precompile(size[1] + size[1] + size[1] + b"\x03\x02\x07") == b"\x02"
    assert precompile(size[1] + size[1] + size[2] + b"\x03\x02\x07") == b"\x00\x09"
    assert precompile(size[0] + size[0] + size[1] + b"\x07") == b"\x01"
    with pytest.raises(BadInput, match="a number of 1025 bytes"):
        precompile(size[0] + (1025).to_bytes(32, "big") + size[1])


def test_integers() -> None:
    assert modexp(3, 65537, 2**256 - 189) == pow(3, 65537, 2**256 - 189)
    assert modexp(2**300, 5, 2**100) == 0
    assert [modexp(0, 0, n) for n in range(3)] == [0, 0, 1]


def test_bytes() -> None:
    assert modexp(b"\x05", b"", b"\x00\x07") == b"\x00\x01"
    assert modexp(b"", b"", b"") == b""
    assert modexp(b"\xff" * 1024, b"\x02", b"\x00" * 1024) == bytes(1024)


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ((-1, 2, 3), BadInput, "no negative number"),
        ((1 << 8192, 2, 3), BadInput, "the base has 1025 bytes"),
        ((b"1", b"2", b"3" * 1025), BadInput, "the modulus has 1025 bytes"),
        ((b"1", 2, 3), TypeError, "three byte strings or three integers"),
        ((1.0, 2, 3), TypeError, "three byte strings or three integers"),
    ],
)
def test_what_is_refused(arguments: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        modexp(*arguments)
