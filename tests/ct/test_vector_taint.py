# SPDX-License-Identifier: MIT OR Apache-2.0
"""The ring products in AVX2 and AVX-512 hold secrets in vectors alone; what does not is refused."""

from itertools import product
from pathlib import Path

import pytest
from sampling import sampled

from sangi import toolchain
from sangi.verify.constant_time import vector_taint

LEVELS = ("-O2", "-O3")
START = '#include <immintrin.h>\n#include <stdint.h>\n#define T __attribute__((target("avx2")))\n'
#: A way out of the vectors, and what is said of it.
CONTROLS = {
    "T int f(const void *p) { return _mm256_movemask_epi8(_mm256_loadu_si256(p)); }": "from a vector",
    "T int f(const void *p) { __m256i x = _mm256_loadu_si256(p); return _mm256_testz_si256(x, x); }": "flags from",
    "int f(const uint16_t *p) { return p[0] > 4096; }": "from memory",
    "uint16_t f(const uint16_t *p, const uint16_t *t) { return t[p[3]]; }": "from memory",
    "void f(uint16_t *c, const uint16_t *p) { for (int i = 0; i < 9; i++) c[i] = p[i] % 7; }": "from memory",
    "T __m256i f(const int *p, __m256i *q) { return _mm256_i32gather_epi32(p, *q, 4); }": "in a vector",
    "void g(const void *); void f(const void *p) { g(p); g(p); }": "call out of the object",
    "int f(int a, int b) { return a / b; }": "variable latency",
}
CLEAN = """\
T void f(uint16_t *c, const uint16_t *a, unsigned n) {
    for (unsigned i = 0; i < n; i += 16)
        _mm256_storeu_si256((void *)(c + i), _mm256_srai_epi16(_mm256_loadu_si256((const void *)(a + i)), 3));
}
"""


def compilers() -> list[toolchain.Compiler]:
    """Both, in that order."""
    return [toolchain.gcc(), toolchain.clang()]


@pytest.mark.parametrize(("method", "level"), sampled(product(("avx2", "avx512"), LEVELS), 2))
def test_ring_methods(method: str, level: str, root: Path, tmp_path: Path) -> None:
    folders = [flag for folder in ("include", "src", "") for flag in ("-I", str(root / folder))]
    text = (root / "src" / "ring" / "ntt16" / f"ntt16_{method}.c").read_text()
    for compiler in compilers():
        flags = ("-std=c11", level, "-DSANGI_ASM=1", *folders)
        made = toolchain.compile_c(text, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
        assert {"ntt_public", "ntt_secret", "basemul_acc", "basemul_add", "ntt_inverse"} <= set(
            vector_taint.functions(made)
        )
        assert vector_taint.check(made) == []


SNTRUP = (
    ("ring/ntt16/ring761_avx512.c", "mul"),
    ("sntrup/sort_avx512.c", "sangi_sntrup_sort_avx512"),
    ("sntrup/invert_q_avx512.c", "sangi_sntrup_invert_q_avx512"),
)


@pytest.mark.parametrize(
    ("source", "expected", "level"), sampled([(*row, level) for row in SNTRUP for level in LEVELS], 3)
)
def test_sntrup(source: str, expected: str, level: str, root: Path, tmp_path: Path) -> None:
    """What valgrind cannot execute; the forms in AVX2 run under it."""
    folders = [flag for folder in ("include", "src", "") for flag in ("-I", str(root / folder))]
    text = (root / "src" / source).read_text()
    for compiler in compilers():
        flags = ("-std=c11", level, "-DSANGI_ASM=1", "-DSANGI_LIMB_BITS=64", *folders)
        made = toolchain.compile_c(text, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
        assert expected in vector_taint.functions(made)
        assert vector_taint.check(made) == []


@pytest.mark.parametrize("level", LEVELS)
def test_two_permutations(level: str, root: Path, tmp_path: Path) -> None:
    folders = [flag for folder in ("include", "src", "") for flag in ("-I", str(root / folder))]
    text = (root / "src" / "hash" / "keccak_x2_avx512.c").read_text()
    for compiler in compilers():
        flags = ("-std=c11", level, "-DSANGI_ASM=1", *folders)
        made = toolchain.compile_c(text, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
        assert "sangi_keccak_permute_x2_avx512" in vector_taint.functions(made)
        assert vector_taint.check(made) == []


@pytest.mark.parametrize("control", CONTROLS)
def test_controls(control: str, tmp_path: Path) -> None:
    for compiler in compilers():
        made = toolchain.compile_c(START + control, cwd=tmp_path, compiler=compiler).read_bytes()
        said = vector_taint.check(made)
        assert any(CONTROLS[control] in line for line in said), said


def test_clean_code_passes(tmp_path: Path) -> None:
    for compiler in compilers():
        for level in LEVELS:
            made = toolchain.compile_c(
                START + CLEAN, cwd=tmp_path, compiler=compiler, flags=(level,)
            ).read_bytes()
            assert vector_taint.check(made) == []
