# SPDX-License-Identifier: MIT OR Apache-2.0
"""The doctor finds what this machine has, and names the command for what it has not."""

import importlib.metadata
import platform
import re
from pathlib import Path

import pytest

import sangi
from sangi import doctor


def by_name() -> dict[str, doctor.Finding]:
    """The findings by name."""
    return {finding.name: finding for finding in doctor.examine()}


def test_what_make_build_installs_is_found(root: Path) -> None:
    found = by_name()
    for name in ("gcc", "clang", "cmake", "ninja", "gmp", "libcrypto", "llvmlite", "capstone"):
        assert found[name].found and found[name].detail and not found[name].install, found[name]
    assert found["checkout"].detail == str(root)


def test_what_is_missing_has_its_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    doctor.toolchain._probe.cache_clear()
    found = by_name()
    doctor.toolchain._probe.cache_clear()
    commands = {
        name: found[name].install.split()[-1]
        for name in ("gcc", "clang", "cmake", "gmp", "chromium", "qemu-system-riscv64", "arm-none-eabi-gcc")
    }
    expected = (
        "build-essential",
        "clang",
        "cmake",
        "libgmp-dev",
        "chromium",
        "qemu-system-misc",
        "gcc-arm-none-eabi",
    )
    assert commands == dict(zip(commands, expected, strict=True))
    assert not any(found[name].found for name in commands)


def test_the_features_are_those_that_the_library_asks_for(root: Path) -> None:
    """Read from the two files of C that ask and choose; a feature without a use, or a use without one, is a fault."""
    probed = re.findall(r"SANGI_CPU_(\w+) = 1 <<", (root / "src/word/cpu.h").read_text())
    rows = re.findall(r"\{SANGI_RUNS_(\w+), ([^}]*)\}", (root / "src/word/backend.c").read_text())
    chosen = {
        name.lower(): {feature.lower() for feature in re.findall(r"SANGI_CPU_(\w+)", needed)}
        for name, needed in rows
        if "SANGI_CPU" in needed
    }
    assert len(chosen) == 6 and set().union(*chosen.values()) == {name.lower() for name in probed}
    assert {name: set(needed) for name, (needed, _) in doctor.BACKENDS.items()} == chosen


@pytest.mark.skipif(platform.machine() != "x86_64", reason="needs an x86-64 CPU")
def test_each_feature_is_told_with_its_use(build: Path) -> None:
    found = by_name()
    flags = Path("/proc/cpuinfo").read_text().split("flags")[1].split("\n")[0].split()
    for needed, use in doctor.BACKENDS.values():
        for feature in needed:
            assert found[feature].found == (feature in flags) and use in found[feature].detail
    said = found["library"].detail
    assert sangi.Field("p511").backend in ("c", "x64") and f"p511 {sangi.Field('p511').backend}, " in said
    if {"bmi2", "adx"} <= set(flags):
        assert "p511 x64, " in said
    if {"avx512ifma", "avx512dq"} <= set(flags):
        assert "p511x8 ifma" in said and "csidh512 ifma" in said


def test_packages_of_an_extra_come_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    found = by_name()
    assert found["llvmlite"].install == "pip install 'sangi[gen]'" and not found["llvmlite"].found
    assert found["cryptography"].install == "pip install 'sangi[kat]'"
