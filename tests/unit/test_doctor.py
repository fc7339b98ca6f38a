# SPDX-License-Identifier: MIT OR Apache-2.0
"""The doctor finds what this machine has, and names the command for what it has not."""

from pathlib import Path

import pytest

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
