# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi prove`: what it prints, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import inside
import kernels
import pytest

from sangi import api
from sangi.errors import BadInput
from sangi.verify.objects import presets

PRODUCT = ("--op", "mul", "--limbs", "51x5", "--form", "plain", "--in", "loose", "--out", "tight")
PRESETS = """
[mine.product]
symbols = ["f"]
modulus = "2^255-19"
op = "mul"
limbs = "51x5"
form = "plain"
in = "loose"
out = "tight"
in_place = "all"
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in this process."""
    return inside.sangi("prove", *arguments)


def process(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, as a user types it."""
    code = "from sangi.cli import main; main()"
    return subprocess.run([sys.executable, "-c", code, "prove", *arguments], capture_output=True, text=True)


def test_proved_ends_with_0_and_says_what_was_assumed(tmp_path: Path) -> None:
    path = kernels.written(tmp_path, kernels.assembled(kernels.product_25519()))
    done = process(path, "--modulus", "2^255-19", *PRODUCT, "--in-place", "all")
    assert done.returncode == 0, done.stderr
    assert [line.split(": ")[2].split(",")[0] for line in done.stdout.splitlines()] == ["proved"] * 4
    assert "assumed: objects that are not the same do not overlap" in done.stderr


def test_refuted_ends_with_1_and_shows_operands(tmp_path: Path) -> None:
    path = kernels.written(tmp_path, kernels.assembled(kernels.product_25519(in_place=False)))
    done = run(f"{path}:f", "-m", "2^255-19", *PRODUCT, "--in-place", "x", "--json")
    assert done.returncode == 1
    (found,) = map(json.loads, done.stdout.splitlines())
    assert (found["answer"], found["claim"], found["fault"]) == ("refuted", "z=x", "the result is wrong")
    x, y, z = (
        sum(int(limb, 0) << 51 * i for i, limb in enumerate(found[part][name]))
        for part, name in (("operands", "x"), ("operands", "y"), ("left", "z"))
    )
    assert (x * y - z) % kernels.P25519
    assert int(found["wanted"]["z"], 0) == x * y % kernels.P25519
    assert "rsi" in found["at"]["instruction"]


def test_a_preset_of_a_user_is_of_the_symbols_that_it_fits(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PRESETS)
    path = kernels.written(tmp_path, kernels.assembled(kernels.product_25519()))
    done = run(
        path, path, "--presets", str(tmp_path / "mine.toml"), "--like", "mine", "--json", "--jobs", "2"
    )
    assert done.returncode == 0, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["claim"] for one in found] == ["disjoint", "z=x", "z=y", "z=x=y"] * 2
    listed = run("--list", "--presets", str(tmp_path / "mine.toml"))
    assert "mine:product" in listed.stdout.splitlines()


def test_every_preset_is_a_contract() -> None:
    known = presets.load()
    assert {preset.family for preset in known} >= {"fiat", "blst", "s2n", "openssl", "secp256k1"}
    for preset in known:
        claims = preset.contract.claims()
        assert claims
        assert preset.symbols


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "prove takes a FILE.o"),
        (("FILE",), "needs --modulus and --op"),
        (("FILE:g", "-m", "p256", "--op", "mul"), "no symbol 'g'"),
        (("FILE", "--like", "nobody"), "no such preset; families are"),
        (("FILE", "--like", "fiat"), "no symbol that the preset is of"),
        (("FILE", "-m", "2^300-153", "--op", "mul", "--limbs", "64x4"), "not in 3 to 2^(64 * 4)"),
        (("/nowhere.o", "-m", "p256", "--op", "mul"), "No such file"),
        (("TEXT", "-m", "p256", "--op", "mul"), "not a readable ELF file"),
        (("BROKEN", "-m", "p256", "--op", "mul"), "not a readable ELF file"),
    ],
)
def test_bad_input_ends_with_2_and_one_line(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    content = kernels.assembled("call outside\nret")
    files = {"FILE": kernels.written(tmp_path, content), "TEXT": kernels.written(tmp_path, b"text", "text.o")}
    broken = bytearray(content)
    table = content.index((1).to_bytes(8, "little") + (4).to_bytes(4, "little"))
    broken[table + 12 : table + 16] = b"\xff\xff\xff\x7f"
    files["BROKEN"] = kernels.written(tmp_path, bytes(broken), "broken.o")
    named = [files.get(a.split(":")[0], a.split(":")[0]) + a[len(a.split(":")[0]) :] for a in arguments]
    done = run(*named)
    assert done.returncode == 2, done.stdout + done.stderr
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_file_of_presets_is_read_strictly(tmp_path: Path) -> None:
    for text, says in (
        ("x = 1", "no family"),
        ("[a.b]\nmodulus = '7'", "no list of symbols"),
        ("[a.b]\nsymbols = ['f']\nmodulus = '7'", "no modulus or op"),
        ("[a.b]\nsymbols = ['f']\nmodulus = '7'\nop = 'mul'\ncolour = 'red'", "other keys"),
        ("[a.b]\nsymbols = ['f']\nmodulus = 7\nop = 'mul'", "no text"),
        ("[", "no file of presets"),
    ):
        (tmp_path / "p.toml").write_text(text)
        with pytest.raises(BadInput, match=says):
            api.preset_names([str(tmp_path / "p.toml")])
