# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library that `make build` built, installed."""

from pathlib import Path

import pytest
from commands import run


@pytest.fixture(scope="session")
def installed(build: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that it is installed into."""
    prefix = tmp_path_factory.mktemp("installed")
    run("cmake", "--install", build, "--prefix", prefix)
    return prefix
