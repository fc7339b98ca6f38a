# SPDX-License-Identifier: MIT OR Apache-2.0
"""The counts of `sangi explain sntrup761` are what the library's C does, where it counts."""

import subprocess
from pathlib import Path

import pytest

from sangi import api
from sangi.explain import sntrup

#: What is called of a file.
CALLS = {
    "ring/ntt32/ring761.c": "int16_t h[761], f[761] = {0}; int8_t g[761] = {0}; sangi_ring761_ntt32.mul(h, f, g);",
    "sntrup/sort.c": "uint32_t x[768] = {0}; sangi_sntrup_sort(x);",
    "sntrup/invert3.c": "int8_t h[761], g[761] = {1}; sangi_sntrup_invert3(h, g);",
    "sntrup/invert_q.c": "int16_t h[761]; int8_t f[761] = {1}; sangi_sntrup_invert_q(h, f);",
}
#: After which lines of a file one more is counted; a sum of terms and its reduction are a multiplication each.
MARKS = {
    "ring/ntt32/plantard.h": (
        "sangi_zp_mul(int64_t x, int64_t w) {",
        "sangi_zp_reduce_biased(sangi_zp_acc sum) {",
    ),
    "sntrup/sort.c": ("exchange(int32_t *restrict x, int32_t *restrict y) {",),
    "sntrup/invert3.c": ("for (int i = 0; i < words; i++) {", "for (int i = from; i < WORDS; i++) {"),
    "sntrup/invert_q.c": (
        "run_down(int16_t *restrict f, int16_t *restrict g, const choice *chosen) {",
        "run_up(int16_t *restrict v, int16_t *restrict r, const choice *chosen) {",
    ),
}


def counted(root: Path, folder: Path, file: str) -> int:
    """How often a call of a file's function passes the marked lines."""
    for name in {file, "ring/ntt32/plantard.h"}:
        text = (root / "src" / name).read_text()
        for mark in MARKS.get(name, ()):
            assert text.count(mark) == 1, mark
            text = text.replace(mark, f"{mark} counted++;")
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "main.c").write_text(
        f'#include <stdio.h>\nstatic long counted;\n#include "{file}"\n'
        f'int main(void) {{ {CALLS[file]} printf("%ld", counted); }}\n'
    )
    where = [f"-I{path}" for path in (folder, root / "include", root / "src", root)]
    others = [root / "src/word/wipe.c"]
    command = ["gcc", "-std=c11", "-O1", *where, folder / "main.c", *others, "-o", folder / "main"]
    subprocess.run(command, check=True, capture_output=True)
    said = subprocess.run([folder / "main"], capture_output=True, text=True, check=True)
    return int(said.stdout)


def test_product(root: Path, tmp_path: Path) -> None:
    """The header counts its own; products of four coefficients and remainders are written out."""
    told = sntrup.transform()
    written = 384 * (16 + 3) + told["remainders"]
    assert counted(root, tmp_path, "ring/ntt32/ring761.c") == sum(told.values()) - written
    assert 10 * sum(told.values()) < sntrup.facts()["schoolbook"]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("sntrup/sort.c", "comparators"),
        ("sntrup/invert3.c", "inverse_words"),
        ("sntrup/invert_q.c", "inverse_runs"),
    ],
)
def test_others(root: Path, tmp_path: Path, file: str, name: str) -> None:
    assert counted(root, tmp_path, file) == sntrup.facts()[name] > 10_000


def test_words() -> None:
    told = api.explain("sntrup761")
    words = api.explain_text(told)
    assert "within n A B = 3492990, and 40960001 exceeds twice as much" in words
    assert "16 w + 1 = 4577 <= q" in words and f"Sorting compares {told['comparators']} pairs" in words
    assert "decaps: 2 x product, product modulo 3" in words
