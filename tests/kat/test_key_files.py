# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys on files are never lost: pairs stay pairs, inputs stay what they are, secrets go on demand only."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from test_saber_files import ENVIRONMENT, LINE, done, refused

#: By mechanism: every command that writes, with its inputs and its outputs.
COMMANDS = {
    "saber": {"encaps": ("pk", "|", "new-ct", "new-ss"), "decaps": ("sk", "ct", "|", "new-ss")},
    "sntrup761": {"encaps": ("pk", "|", "new-ct", "new-ss"), "decaps": ("sk", "ct", "|", "new-ss")},
    "csidh": {"derive": ("sk", "pk", "|", "new-ss")},
}
#: Ends as where a file stands that cannot be replaced, such as one that is mounted.
STUCK = """
import sys
from pathlib import Path
name, real = sys.argv[1], Path.replace
def replace(self, target):
    if target.name == name and self.name.startswith(".sangi-"):
        raise OSError(16, "Device or resource busy")
    return real(self, target)
Path.replace = replace
from sangi.cli import main
sys.argv[:2] = ["sangi"]
main()
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, bytes]]:
    """A pair of keys of each mechanism, and a ciphertext with its secret where there is one."""
    found = {}
    for name, commands in COMMANDS.items():
        folder = tmp_path_factory.mktemp(name)
        done(name, "keygen", "pk", "sk", cwd=folder)
        if "encaps" in commands:
            done(name, "encaps", "pk", "ct", "ss", cwd=folder)
        found[name] = {path.name: path.read_bytes() for path in folder.iterdir()}
    return found


@pytest.fixture(params=COMMANDS)
def mechanism(request: pytest.FixtureRequest, made: dict[str, dict[str, bytes]], tmp_path: Path) -> str:
    """A mechanism, whose files are in the test's folder."""
    name: str = request.param
    for file, content in made[name].items():
        (tmp_path / file).write_bytes(content)
        (tmp_path / file).chmod(0o600 if file in ("sk", "ss") else 0o644)
    return name


def test_a_pair_stays_a_pair(mechanism: str, tmp_path: Path) -> None:
    """Where one of its files cannot be replaced, the other one is not new."""
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for name in ("sk", "pk"):
        command = [sys.executable, "-c", STUCK, name, mechanism, "keygen", "--force", "pk", "sk"]
        result = subprocess.run(
            command, cwd=tmp_path, env=ENVIRONMENT, capture_output=True, text=True, timeout=100
        )
        assert (result.returncode, result.stdout) == (2, "")
        assert result.stderr == f"sangi: cannot write {name}: Device or resource busy\n"
        assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_no_output_replaces_an_input(mechanism: str, tmp_path: Path) -> None:
    (tmp_path / "soft").symlink_to("sk")
    os.link(tmp_path / "sk", tmp_path / "hard")
    for command, words in COMMANDS[mechanism].items():
        at = words.index("|")
        inputs, outputs = words[:at], words[at + 1 :]
        for number in range(len(outputs)):
            names = [
                *inputs,
                *(f"./{name}" for name in inputs),
                *(("soft", "hard") if "sk" in inputs else ()),
            ]
            for name in names:
                places = [*outputs[:number], name, *outputs[number + 1 :]]
                for force in ((), ("--force",)):
                    line = refused(mechanism, command, *force, *inputs, *places, cwd=tmp_path)
                    assert f"cannot write {Path(name)}: it is the same file as the input " in line


def test_a_secret_is_replaced_on_demand_only(mechanism: str, tmp_path: Path) -> None:
    told = "it holds a secret already, which --force replaces"
    assert told in refused(mechanism, "keygen", "pk", "sk", cwd=tmp_path)
    assert told in refused(mechanism, "keygen", "sk", "other", cwd=tmp_path)
    (tmp_path / "spare").write_bytes((tmp_path / "sk").read_bytes())
    (tmp_path / "spare").chmod(0o600)
    for command, words in COMMANDS[mechanism].items():
        given = [word for word in words if word != "|"]
        assert told in refused(mechanism, command, *given[:-1], "spare", cwd=tmp_path)
        done(mechanism, command, "--force", *given[:-1], "spare", cwd=tmp_path)
        (tmp_path / "new-ct").unlink(missing_ok=True)
    before = (tmp_path / "pk").read_bytes(), (tmp_path / "sk").read_bytes()
    done(mechanism, "keygen", "--force", "pk", "sk", cwd=tmp_path)
    after = (tmp_path / "pk").read_bytes(), (tmp_path / "sk").read_bytes()
    assert all(new != old for new, old in zip(after, before, strict=True))
    assert (tmp_path / "sk").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_end_from_outside_leaves_no_half(tmp_path: Path, number: signal.Signals) -> None:
    """Ended while files are written: both are there or neither, and nothing else."""
    slow = "import os, time; real = os.fsync; os.fsync = lambda fd: (print(flush=True), time.sleep(0.3), real(fd)); "
    running = subprocess.Popen(
        [sys.executable, "-c", slow + LINE, "saber", "keygen", "pk", "sk"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    assert running.stdout is not None and running.stdout.readline() == "\n"
    running.send_signal(number)
    _, said = running.communicate(timeout=60)
    assert (running.returncode, said.strip()) == (130, "sangi: interrupted")
    assert {path.name for path in tmp_path.iterdir()} == {"pk", "sk"}


def test_an_end_at_any_moment(tmp_path: Path) -> None:
    """Ended after this or that time: no temporary file is left, no key without its other one."""
    for step in range(8):
        running = subprocess.Popen(
            [sys.executable, "-c", LINE, "saber", "keygen", f"pk{step}", f"sk{step}"],
            cwd=tmp_path,
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(0.05 * step)
        running.terminate()
        assert running.wait(60) in (0, 130, -signal.SIGTERM)
        found = {path.name for path in tmp_path.iterdir()}
        assert {name for name in found if name[2:] == str(step)} in (set(), {f"pk{step}", f"sk{step}"})
        assert {name[:2] for name in found} <= {"pk", "sk"}
