# SPDX-License-Identifier: MIT OR Apache-2.0
"""The wheel in a fresh environment: what comes with it, what it weighs, what it says without its extras."""

import re
import subprocess
import sysconfig
import zipfile
from pathlib import Path

import pytest
from commands import run
from environment import Environment, required
from sampling import PACKAGES, alternating

import sangi
from sangi import _native
from sangi.extras import EXTRAS

HERE = Path(__file__).parent
BASE_X = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
BASE_Y = "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
#: Bytes of an installation with all that it needs, bytecode included.
LARGEST = 12_500_000


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install sangi`."""
    return Environment(tmp_path_factory.mktemp("plain"), wheel, required(wheel))


@pytest.fixture(scope="module")
def generating(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """`pip install sangi[gen]`."""
    return Environment(tmp_path_factory.mktemp("gen"), wheel, required(wheel, "gen"))


def said(command: list[str | Path]) -> tuple[int, str, str]:
    """The exit status of a command and what it prints."""
    result = subprocess.run(command, capture_output=True, text=True, timeout=600)
    return result.returncode, result.stdout, result.stderr


def test_what_is_inside(wheel: Path) -> None:
    assert re.fullmatch(rf"sangi-{re.escape(sangi.__version__)}-py3-none-linux_\w+\.whl", wheel.name)
    names = zipfile.ZipFile(wheel).namelist()
    # In the limited API, and the package does without: hence a wheel for every Python 3.
    header = Path(sysconfig.get_path("include")) / "Python.h"
    assert header.is_file() == ("sangi/_modular.abi3.so" in names)
    assert {"sangi/__init__.py", "sangi/py.typed", f"sangi/_lib/{_native.FILE}"} <= set(names)
    assert {name.split("/")[0] for name in names} == {
        "sangi",
        "sangi_check_certificate",
        f"sangi-{sangi.__version__}.dist-info",
    }
    # What `sangi gen` copies into its output is source; nothing else is for a compiler.
    for_c = [name for name in names if name.endswith((".a", ".h", ".cmake", ".pc"))]
    assert {name.rpartition("/")[0] for name in for_c} == {"sangi/codegen/user/library"}
    (points,) = (name for name in names if name.endswith("entry_points.txt"))
    assert b"sangi.commands" not in zipfile.ZipFile(wheel).read(points)


def test_what_it_needs(wheel: Path) -> None:
    assert required(wheel) == {"cffi", "click", "pycparser"}
    for extra, packages in EXTRAS.items():
        assert set(packages) <= required(wheel, extra)


def test_what_is_installed(plain: Environment) -> None:
    assert plain.packages() == {"cffi", "click", "pycparser", "sangi"}
    assert "No broken requirements" in plain.pip("check")
    assert plain.size() <= LARGEST


def test_the_package_loads_nothing_by_itself(plain: Environment) -> None:
    code = "import sys; before = set(sys.modules); import sangi; print(*sorted(set(sys.modules) - before))"
    loaded = run(plain.bin / "python", "-I", "-c", code).split()
    assert {name for name in loaded if name.split(".")[0] == "sangi"} == {"sangi", "sangi._version"}
    assert {name.split(".")[0] for name in loaded} & {"cffi", "click", "importlib.metadata"} == set()


def test_a_named_field_needs_no_generator(plain: Environment) -> None:
    code = (
        "import sys, sangi; print(int(sangi.Field('p511')(2).inv() * 2), sangi.Modulus('2^255-19').exp(2, 3)); "
        "print(*(name for name in sys.modules if name.startswith(('sangi.codegen', 'sangi.verify'))))"
    )
    assert run(plain.bin / "python", "-I", "-c", code) == "1 8\n\n"


def test_another_field_says_what_it_needs(plain: Environment) -> None:
    status, out, errors = said([plain.bin / "python", "-I", "-c", "import sangi; sangi.Field('2^127-1')"])
    assert (status, out) == (1, "")
    assert errors.splitlines()[-1] == (
        "sangi.errors.Unavailable: a field without a name needs llvmlite, capstone, numpy, which the extra gen brings: "
        "pip install 'sangi[gen]'"
    )


@pytest.mark.parametrize("words", ["gen p511", "gen --check", "check p511", "check --mutate", "explain p511"])
def test_a_command_says_what_it_needs(plain: Environment, words: str) -> None:
    status, out, errors = said([plain.bin / "sangi", *words.split()])
    assert (status, out, errors.count("\n")) == (1, "", 1)
    assert errors.endswith(
        "needs llvmlite, capstone, numpy, which the extra gen brings: pip install 'sangi[gen]'\n"
    )


def test_known_answers_say_what_they_need(plain: Environment, tmp_path: Path) -> None:
    sizes = {"seed": 48, "pk": 992, "sk": 2304, "ct": 1088, "ss": 32}
    lines = [
        "# saber",
        "",
        "count = 0",
        *(f"{name} = {bytes(size).hex()}" for name, size in sizes.items()),
        "",
    ]
    (tmp_path / "a.rsp").write_text("\n".join(lines))
    status, out, errors = said([plain.bin / "sangi", "kat", "saber", tmp_path / "a.rsp"])
    assert (status, out) == (1, "")
    assert (
        errors
        == "sangi: a .rsp file needs cryptography, which the extra kat brings: pip install 'sangi[kat]'\n"
    )


def test_a_command_of_the_checkout_says_so(plain: Environment) -> None:
    for name in ("bench", "boards", "ratio", "report"):
        status, out, errors = said([plain.bin / "sangi", name])
        assert (status, out) == (1, "")
        assert (
            errors
            == f"sangi: {name} belongs to sangi_lab, which needs a checkout of sangi: run `make build` in one\n"
        )
    assert "Measurements" not in run(plain.bin / "sangi", "--help")


def test_files_and_help(plain: Environment, tmp_path: Path) -> None:
    program = plain.bin / "sangi"
    keys = [tmp_path / name for name in ("public", "secret", "ciphertext", "here", "there")]
    run(program, "saber", "keygen", *keys[:2])
    run(program, "saber", "encaps", keys[0], *keys[2:4])
    run(program, "saber", "decaps", keys[1], keys[2], keys[4])
    assert keys[3].read_bytes() == keys[4].read_bytes()
    for words in ((), ("gen",), ("check",), ("explain",), ("saber", "keygen"), ("completion",)):
        assert "Usage: sangi" in run(program, *words, "--help")


def test_an_example(plain: Environment, root: Path) -> None:
    curve = [plain.bin / "python", "-I", root / "examples" / "python" / "curve.py"]
    # The base point of P-256, FIPS 186.
    ys = [line.split() for line in run(*curve, BASE_X).splitlines()]
    assert [BASE_Y, "infinity"] in ys and [end for _, end in ys] == ["infinity"] * 2
    for wrong, status in (("zz", 2), ("1", 1)):
        found = said([*curve, wrong])
        assert (found[0], found[1], found[2].count("\n")) == (status, "", 1)


@alternating("generator", PACKAGES)
def test_with_the_generator(generating: Environment, tmp_path: Path) -> None:
    assert generating.packages() == {"capstone", "cffi", "click", "llvmlite", "numpy", "pycparser", "sangi"}
    printed = run(generating.bin / "python", "-I", HERE / "field.py").split()
    assert printed[:4] == ["1", "1", "9", "True"] and len(printed) == 6
    assert all(Path(place).is_relative_to(generating.site) for place in printed[4:])
    run(generating.bin / "sangi", "gen", "2^127-1", "--ops", "add", "-o", tmp_path / "out")
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"fp127.c", "fp127.h"}
    assert "2^127-1" in run(generating.bin / "sangi", "explain", "2^127-1")
