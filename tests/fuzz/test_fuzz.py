# SPDX-License-Identifier: MIT OR Apache-2.0
"""libFuzzer on every decoder of bytes: for a moment in some runs, for SANGI_FUZZ_SECONDS each with --full."""

import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import pytest
from objects import objects
from sampling import drawn, marked, paired, sampled

from sangi import toolchain
from sangi.named import NAMED

#: What the decoders are called, with the flags that choose them.
TARGETS = {f"from_bytes{'_wide' * wide}{'_be' * big}": (wide, big) for wide in (0, 1) for big in (0, 1)}
#: The fields of that moment: with bits to spare in the top byte, with none, and with one bit in it.
FIRST = ("p381", "secp256k1", "p521")
SECONDS = 2
#: Of these one is run for a moment where a run fuzzes at all.
TARGETS_OF_A_RUN = ("decoders", "moduli", "csidh", "modexp", "saber", "sntrup")
FULL_SECONDS = int(os.environ.get("SANGI_FUZZ_SECONDS", "20"))
SANITIZERS = "address,undefined"
FLAGS = ("-std=c11", "-O1", "-g1", "-fno-sanitize-recover=all")
MOST = 160

pytestmark = pytest.mark.usefixtures("clang_runtime")


def in_a_run(target: str) -> list[pytest.MarkDecorator]:
    """The mark of what is run with --full alone, or none where the seed draws this target."""
    return paired("fuzz") or drawn(target, TARGETS_OF_A_RUN)


def run(*command: str | Path, cwd: Path) -> None:
    """Runs a command; fails with what it said."""
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr


def header(fields: Sequence[str]) -> str:
    """What a target has to know of the fields."""
    rows = "".join(f' F({name}, {name.upper()}, "{NAMED[name].modulus:x}")' for name in fields)
    return "".join(f"#include <sangi/{name}x8.h>\n" for name in fields) + f"#define FIELDS(F){rows}\n"


def seeds(fields: Sequence[str], folder: Path) -> None:
    """Numbers at which a decoder changes its mind, in both orders of bytes, short, exact and wide."""
    folder.mkdir()
    for choice, name in enumerate(fields):
        p = NAMED[name].modulus
        length = -(-p.bit_length() // 8)
        ends = (0, 1, p - 1, p, p + 1, 2 * p - 1, (1 << 8 * length) - 1)
        wide = (p << 8, p * p - 1, p * p, p * p + p, (1 << 16 * length) - 1)
        cases = [(n, length) for n in ends] + [(n, 2 * length) for n in (*ends, *wide)]
        cases += [(1, length - 1), (1, length + 1), (1, 2 * length + 1), (0, 0)]
        for order in ("little", "big"):
            for number, (value, size) in enumerate(cases):
                if value >> 8 * size == 0:
                    content = bytes([choice]) + value.to_bytes(size, order)
                    (folder / f"{name}-{order}-{number}").write_bytes(content)


def built(
    root: Path,
    folder: Path,
    fields: Sequence[str],
    width: int = 64,
    damage: tuple[str, str, str] | None = None,
    names: Sequence[str] = tuple(TARGETS),
) -> dict[str, Path]:
    """A program for each target of these names; a file of src/field may be damaged: its name, good, bad."""
    others = set(NAMED) - set(fields)
    sources = [*(root / "src" / "mp").glob("*.c"), *(root / "src" / "word").glob("*.c")]
    sources += [
        path for path in (root / "src" / "field").rglob("*.c") if path.stem.removesuffix("x8") not in others
    ]
    sources += [root / "generated" / "field" / f"{name}_c{width}.c" for name in fields]
    (folder / "fields.h").write_text(header(fields))
    if damage:
        name, good, bad = damage
        sources.remove(root / "src" / "field" / name)
        text = (root / "src" / "field" / name).read_text()
        assert good in text
        sources.append(folder / "damaged.c")
        sources[-1].write_text(text.replace(good, bad))
    where = [f"-I{folder}", *(f"-I{root / part}" for part in ("include", "src", "."))]
    command = (*toolchain.clang().command, *FLAGS, f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0", *where)
    below = objects((*command, f"-fsanitize=fuzzer-no-link,{SANITIZERS}"), sources, folder / "objects")
    harness = Path(__file__).with_name("decode.c")
    for name in names:
        wide, big = TARGETS[name]
        flags = (f"-DWIDE={wide}", f"-DBIG_ENDIAN_BYTES={big}", "-Wall", "-Wextra", "-Werror")
        link = (harness, *below, "-o", folder / name)
        run(*command, *flags, f"-fsanitize=fuzzer,{SANITIZERS}", *link, cwd=folder)
    seeds(fields, folder / "seeds")
    return {name: folder / name for name in names}


def fuzzed(target: Path, seconds: int, seed: int, most: int = MOST) -> subprocess.CompletedProcess[str]:
    """Lets a target run for so long, or until it finds something."""
    corpus = target.with_name(f"{target.name}-corpus")
    corpus.mkdir()
    options = [f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={most}", "-timeout=20"]
    options += ["-print_final_stats=1", f"-artifact_prefix={target}-"]
    command = [target, *options, corpus, target.with_name("seeds")]
    return subprocess.run(command, capture_output=True, text=True, timeout=seconds + 300, errors="replace")


def all_fuzzed(targets: dict[str, Path], seconds: int, seed: int) -> None:
    """Two targets at a time; none may find anything, and each must have run its seeds and more."""
    with ThreadPoolExecutor(2) as pool:
        jobs = {name: pool.submit(fuzzed, path, seconds, seed or 1) for name, path in targets.items()}
    for name, job in jobs.items():
        result = job.result()
        assert result.returncode == 0, f"{name}: {result.stderr[-4000:]}"
        (executed,) = (
            int(line.split()[1])
            for line in result.stderr.splitlines()
            if line.startswith("stat::number_of_executed_units:")
        )
        assert executed > 100 * seconds, name


@marked(in_a_run("decoders"))
def test_for_a_moment(root: Path, tmp_path: Path, seed: int) -> None:
    all_fuzzed(built(root, tmp_path, FIRST), SECONDS, seed)


@pytest.mark.full
@pytest.mark.parametrize(("width", "seconds"), [(64, FULL_SECONDS), (32, SECONDS), (16, SECONDS)])
def test_every_field(root: Path, tmp_path: Path, width: int, seconds: int, seed: int) -> None:
    all_fuzzed(built(root, tmp_path, list(NAMED), width), seconds, seed)


LESS = "sangi_mp_less(z, f->modulus, f->limbs)"
#: A wrong decoder, the targets that must stop at it, and what they must say.
DAMAGES = {
    "p is accepted": (
        ("encode.c", LESS, f"({LESS} | sangi_mp_less(z, z, 0) | -(z[0] == f->modulus[0]))"),
        ("from_bytes", "from_bytes_be"),
        "accepted if below p",
    ),
    "not 0 when refused": (
        ("encode.c", "z[i] &= in_range;", "z[i] &= z[i];"),
        ("from_bytes", "from_bytes_be"),
        "or 0 where it is refused",
    ),
    "a chunk too many": (
        ("encode.c", "high = done < length ? done : length", "high = done"),
        ("from_bytes_wide",),
        "heap-buffer-overflow",
    ),
    "a chunk is lost": (
        ("encode.c", "f->add(z, z, digit);", "f->add(z, digit, digit);"),
        ("from_bytes_wide", "from_bytes_wide_be"),
        "the number, or 0",
    ),
    "one element decides for all": (
        ("x8/field_x8.c", "in_range &= sangi_field_decode_mask", "in_range = sangi_field_decode_mask"),
        ("from_bytes", "from_bytes_be"),
        "a lane of eight is accepted",
    ),
    "too long a number": (
        ("encode.c", "length > 2 * f->bytes", "length > 2 * f->bytes + 1"),
        ("from_bytes_wide", "from_bytes_wide_be"),
        "another length is refused",
    ),
}


@marked(in_a_run("decoders"))
@pytest.mark.parametrize("what", sampled(DAMAGES))
def test_a_wrong_decoder_is_found(root: Path, tmp_path: Path, what: str, seed: int) -> None:
    """And what it is found by stops the wrong program again, but not the right one."""
    damage, wrong, said = DAMAGES[what]
    for folder in ("good", "bad"):
        (tmp_path / folder).mkdir()
    bad = built(root, tmp_path / "bad", FIRST[:1], damage=damage, names=wrong)
    good = built(root, tmp_path / "good", FIRST[:1], names=wrong)
    for name in wrong:
        result = fuzzed(bad[name], 20, seed or 1)
        assert result.returncode != 0 and said in result.stderr, result.stderr[-4000:]
        (found,) = bad[name].parent.glob(f"{name}-crash-*")
        again, right = (
            subprocess.run([path[name], found], capture_output=True, text=True, errors="replace")
            for path in (bad, good)
        )
        assert again.returncode != 0 and said in again.stderr
        assert right.returncode == 0, right.stderr[-4000:]


def of_moduli(root: Path, folder: Path, width: int = 64, damage: tuple[str, str, str] | None = None) -> Path:
    """The target of moduli at run time; a file of src/mod may be damaged: its name, good, bad."""
    sources = [path for layer in ("mod", "mp", "word") for path in (root / "src" / layer).rglob("*.c")]
    sources += (root / "generated" / "mod").glob(f"*_c{width}.c")
    if damage:
        name, good, bad = damage
        sources.remove(root / "src" / "mod" / name)
        text = (root / "src" / "mod" / name).read_text()
        assert good in text
        sources.append(folder / "damaged.c")
        sources[-1].write_text(text.replace(good, bad))
    where = [f"-I{root / part}" for part in ("include", "src", ".")]
    command = (*toolchain.clang().command, *FLAGS, f"-DSANGI_LIMB_BITS={width}", "-DSANGI_ASM=0", *where)
    below = objects((*command, f"-fsanitize=fuzzer-no-link,{SANITIZERS}"), sources, folder / "objects")
    harness = (Path(__file__).with_name("modulus.c"), *below, "-o", folder / "modulus")
    run(*command, f"-fsanitize=fuzzer,{SANITIZERS}", *harness, cwd=folder)
    (folder / "seeds").mkdir()
    moduli = (1, 2, 2**56, 2**64 - 1, 2**80 + 1, 2**271 - 2, 2**640 - 1, 2**255 + 2**192 - 1)
    for number, n in enumerate(moduli):
        length = -(-n.bit_length() // 8)
        for first in range(8):
            order: Literal["little", "big"] = "big" if first & 4 else "little"
            for x in (n - 1, n, n * n - 1, (1 << 16 * length) - 1):
                size = length if x <= n else 2 * length
                content = bytes([first, length]) + n.to_bytes(length, order) + x.to_bytes(size, order)
                (folder / "seeds" / f"{number}-{first}-{x.bit_length()}").write_bytes(content)
    return folder / "modulus"


#: Bytes of an input: a modulus and twice as many.
MOST_OF_MODULUS = 300


@marked(in_a_run("moduli"))
def test_moduli_for_a_moment(root: Path, tmp_path: Path, seed: int) -> None:
    result = fuzzed(of_moduli(root, tmp_path), SECONDS, seed or 1, MOST_OF_MODULUS)
    assert result.returncode == 0, result.stderr[-4000:]


@pytest.mark.full
@pytest.mark.parametrize(("width", "seconds"), [(64, FULL_SECONDS), (32, SECONDS), (16, SECONDS)])
def test_moduli(root: Path, tmp_path: Path, width: int, seconds: int, seed: int) -> None:
    result = fuzzed(of_moduli(root, tmp_path, width), seconds, seed or 1, MOST_OF_MODULUS)
    assert result.returncode == 0, result.stderr[-4000:]


@pytest.mark.full
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (("context.c", "~(no_top | refused)", "~refused"), "a context where all is well"),
        (("ohta.c", "/ BITS - 1;", "/ BITS;"), "the remainder of a wide one"),
        (("reciprocal.c", "sangi_limb_mask(borrow) &", "0 &"), "the remainder of a wide one"),
        (("convert.c", "length > 2 * m->bytes", "length > 3 * m->bytes"), "the length of a wide one"),
        (("x8/scalar.c", "worst |= (unsigned)", "worst = (unsigned)"), "accepted in a lane as alone"),
        (("context.c", "sangi_mod_in(memory)", "sangi_mod_in((char *)memory + 512)"), "overflow"),
    ],
)
def test_a_wrong_modulus_is_found(
    root: Path, tmp_path: Path, damage: tuple[str, str, str], said: str, seed: int
) -> None:
    result = fuzzed(of_moduli(root, tmp_path, damage=damage), 20, seed or 1, MOST_OF_MODULUS)
    assert result.returncode != 0 and said in result.stderr, result.stderr[-4000:]
