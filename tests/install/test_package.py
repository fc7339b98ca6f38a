# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is published: the tagged wheel and the source package, the same bits again, on every Python that it names."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType

import pytest
from commands import run
from environment import required
from sampling import PACKAGES, alternating

import sangi

HERE = Path(__file__).parent
WHEN = "1700000000"


def load(root: Path) -> ModuleType:
    """scripts/package.py as a module."""
    spec = importlib.util.spec_from_file_location("package", root / "scripts" / "package.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digest(path: Path) -> str:
    """The hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_bill_of_materials(root: Path, wheel: Path) -> None:
    bill = load(root).materials(wheel, int(WHEN))
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    about = bill["metadata"]["component"]
    assert bill["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    assert (about["purl"], about["hashes"][0]["content"]) == (
        f"pkg:pypi/sangi@{sangi.__version__}",
        digest(wheel),
    )
    library, *packages = bill["components"]
    assert (
        library["name"].startswith("sangi/_lib/libsangi.so.") and len(library["hashes"][0]["content"]) == 64
    )
    named = {part["name"]: part["scope"] for part in packages}
    assert named == {
        **dict.fromkeys(("cffi", "click"), "required"),
        **dict.fromkeys(("capstone", "cryptography", "llvmlite", "numpy"), "optional"),
    }
    references = [about["bom-ref"], library["bom-ref"], *(part["bom-ref"] for part in packages)]
    assert len(set(references)) == len(references)
    (depends,) = bill["dependencies"]
    assert [depends["ref"], *depends["dependsOn"]] == references
    assert json.dumps(bill) == json.dumps(load(root).materials(wheel, int(WHEN)))


@alternating("source", PACKAGES)
def test_the_source_package(root: Path, tmp_path: Path) -> None:
    """It is the same again, and holds what builds the wheel and nothing else of the repository."""
    package = load(root)
    first, second = (package.sdist(tmp_path / name, WHEN) for name in "ab")
    assert first.name == f"sangi-{sangi.__version__}.tar.gz" and digest(first) == digest(second)
    with tarfile.open(first) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "CMakeLists.txt",
        "LICENSE-MIT",
        "PKG-INFO",
        "README.md",
        "pyproject.toml",
        "src/word/cpu.c",
    } <= names
    folders = {"bindings", "cmake", "generated", "include", "python", "src"}
    assert {name.partition("/")[0] for name in names if "/" in name} == folders
    parts = ("bindings/python/", "python/sangi/", "python/sangi_check_certificate/")
    shared = [name for name in names if name.startswith(("bindings/", "python/"))]
    assert not [name for name in shared if not name.startswith(parts)]
    assert not [name for name in names if "__pycache__" in name]


@pytest.fixture(scope="module")
def published(root: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the source package."""
    out = tmp_path_factory.mktemp("published")
    package = load(root)
    return package.wheel(out, WHEN), package.sdist(out, WHEN)


@pytest.mark.full
def test_the_wheel_of_the_source_package_is_the_same(
    root: Path, published: tuple[Path, Path], tmp_path: Path
) -> None:
    """Built in another place, from what is published, it has the same bits; so has its bill of materials."""
    wheel, source = published
    assert "-manylinux_2_" in wheel.name and "-py3-none-" in wheel.name
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    (tmp_path / "out").mkdir()
    again = load(root).wheel(tmp_path / "out", WHEN, tmp_path / source.name.removesuffix(".tar.gz"))
    assert (again.name, digest(again)) == (wheel.name, digest(wheel))
    bills = [path.with_name(path.name.removesuffix(".whl") + ".cdx.json") for path in (wheel, again)]
    assert bills[0].read_bytes() == bills[1].read_bytes()


def interpreter(version: str) -> str:
    """A Python of that version: on the path, of pyenv, or brought by uv."""
    if found := shutil.which(f"python{version}"):
        works = subprocess.run(
            [found, "-c", "import sys; print(*sys.version_info[:2], sep='.')"], capture_output=True
        )
        if works.stdout.decode().strip() == version:
            return found
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if (
        uv
        and subprocess.run([uv, "python", "install", "--quiet", version], capture_output=True).returncode == 0
    ):
        return run(uv, "python", "find", version).strip()
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for place in sorted(home.glob(f"{version}.*/bin/python")):
        return str(place)
    pytest.skip(f"no Python of this version: {version} is neither on the path nor brought by uv")


@pytest.mark.full
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_python(published: tuple[Path, Path], tmp_path: Path, version: str) -> None:
    """In a clean environment, with what pip brings."""
    wheel, _ = published
    run(interpreter(version), "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    listed = json.loads(run(python, "-m", "pip", "--disable-pip-version-check", "list", "--format=json"))
    assert {row["name"] for row in listed} - {"pip", "setuptools"} == required(wheel) | {"sangi"}
    code = "import sangi; F = sangi.Field('p511'); print(F(2).inv() * 2, sangi.Modulus(10**40).exp(3, 5))"
    assert run(python, "-I", "-c", code) == "0x1 243\n"
    run(python.with_name("sangi"), "saber", "keygen", tmp_path / "public", tmp_path / "secret")
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
