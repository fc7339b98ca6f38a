# SPDX-License-Identifier: MIT OR Apache-2.0
"""The firmware of examples/, built by the commands of its README on a library installed for the same core."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from commands import run
from sampling import paired

pytestmark = paired("firmware")


@pytest.fixture(scope="module")
def firmware(root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command that runs it, after all those before."""
    if shutil.which("qemu-system-arm") is None:
        pytest.skip("no emulator of this board: qemu-system-arm is not installed")
    folder = str(tmp_path_factory.mktemp("firmware"))
    readme = (root / "examples" / "firmware" / "README.md").read_text()
    (block,) = re.findall(r"^```sh\n(.*?)^```", readme, re.M | re.S)
    commands = block.replace("$PWD/build-m4", folder).replace("build-m4", folder).splitlines()
    assert commands[-1].startswith("qemu-system-arm")
    made = subprocess.run(
        ["sh", "-e", "-c", "\n".join(commands[:-1])], cwd=root, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout[-2000:] + made.stderr
    assert "warning:" not in made.stdout
    return commands[-1].split()


def test_both_parties_have_the_secret(firmware: list[str]) -> None:
    seen = set()
    for _ in range(2):
        done = subprocess.run(firmware, capture_output=True, text=True, timeout=60, check=True)
        # QEMU writes what a program prints to one or the other.
        said = dict(line.split() for line in (done.stdout + done.stderr).splitlines())
        assert said["sent"] == said["received"] and len(bytes.fromhex(said["sent"])) == 32
        assert 2000 < int(said["stack"]) < 16384
        seen.add(said["sent"])
    assert len(seen) == 2


def test_it_has_what_it_calls_and_no_more(firmware: list[str]) -> None:
    program = firmware[-1]
    names = set(re.findall(r" (\w+)$", run("arm-none-eabi-nm", program), re.M))
    assert {"sangi_saber_keygen", "sangi_saber_decaps", "reset"} <= names
    assert not {n for n in names if re.search(r"malloc|free|printf|p256|sntrup|firesaber", n)}
    text, _, memory, *_ = run("arm-none-eabi-size", program).splitlines()[1].split()
    assert 4096 < int(text) < 16384 and int(memory) < 8192
