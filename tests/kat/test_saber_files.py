# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi saber` and `sangi kat` as a user runs them: files, their modes, and one line for what is refused."""

import os
import subprocess
import sys
from pathlib import Path

import inside
import pytest

from sangi.kem import SETS

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
LINE = "import sys; from sangi.cli import main; sys.argv[0] = 'sangi'; main()"


def sangi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Runs the command line in a folder."""
    command = [sys.executable, "-c", LINE, *arguments]
    return subprocess.run(command, cwd=cwd, env=ENVIRONMENT, capture_output=True, text=True, timeout=100)


def done(*arguments: str, cwd: Path) -> None:
    """Runs it; it must say nothing."""
    result = sangi(*arguments, cwd=cwd)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def refused(*arguments: str, cwd: Path) -> str:
    """Runs it in this process; it must refuse with one line, which is returned, and write nothing."""
    before = {path: path.read_bytes() for path in cwd.iterdir() if path.is_file()}
    result = inside.sangi(*arguments, cwd=cwd)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1), result.stderr
    assert {path: path.read_bytes() for path in cwd.iterdir() if path.is_file()} == before
    return result.stderr


@pytest.mark.parametrize("name", SETS)
def test_a_secret_is_shared(tmp_path: Path, name: str) -> None:
    of = ("--set", name) if name != "saber" else ()
    done("saber", "keygen", *of, "public", "secret", cwd=tmp_path)
    done("saber", "encaps", *of, "public", "ciphertext", "here", cwd=tmp_path)
    done("saber", "decaps", *of, "secret", "ciphertext", "there", cwd=tmp_path)
    found = {path.name: (path.stat().st_mode & 0o777, path.stat().st_size) for path in tmp_path.iterdir()}
    sizes = SETS[name]
    assert found == {
        "public": (0o644, sizes.public),
        "secret": (0o600, sizes.secret),
        "ciphertext": (0o644, sizes.ciphertext),
        "here": (0o600, 32),
        "there": (0o600, 32),
    }
    shared = (tmp_path / "here").read_bytes()
    assert (tmp_path / "there").read_bytes() == shared
    changed = bytearray((tmp_path / "ciphertext").read_bytes())
    changed[100] ^= 1
    (tmp_path / "ciphertext").write_bytes(changed)
    done("saber", "decaps", *of, "--force", "secret", "ciphertext", "there", cwd=tmp_path)
    rejection = (tmp_path / "there").read_bytes()
    assert rejection != shared and len(rejection) == 32


def test_what_is_refused(tmp_path: Path) -> None:
    done("saber", "keygen", "public", "secret", cwd=tmp_path)
    done("saber", "encaps", "public", "ciphertext", "shared", cwd=tmp_path)
    (tmp_path / "short").write_bytes((tmp_path / "ciphertext").read_bytes()[:-1])
    (tmp_path / "folder").mkdir()
    keys = ("saber", "decaps", "secret")
    assert "short: a ciphertext of saber has 1088 bytes, but this has 1087" in refused(
        *keys, "short", "x", cwd=tmp_path
    )
    assert "as of saber" in refused("saber", "encaps", "--set", "firesaber", "public", "x", "y", cwd=tmp_path)
    assert "cannot read none" in refused(*keys, "none", "x", cwd=tmp_path)
    assert "cannot read folder" in refused(*keys, "folder", "x", cwd=tmp_path)
    assert "more than" in refused(*keys, "/dev/zero", "x", cwd=tmp_path)
    assert "it is no file" in refused(*keys, "ciphertext", "folder", cwd=tmp_path)
    assert "cannot write none/x" in refused(*keys, "ciphertext", "none/x", cwd=tmp_path)
    assert "two results for one file" in refused("saber", "keygen", "x", "./x", cwd=tmp_path)
    assert "'kyber' is not one of" in refused("saber", "keygen", "--set", "kyber", "x", "y", cwd=tmp_path)
    assert "no known answers of 'p256'" in refused("kat", "p256", "short", cwd=tmp_path)
    assert "not a text" in refused("kat", "saber", "secret", cwd=tmp_path)


def test_known_answers(tmp_path: Path) -> None:
    file = ROOT / "tests" / "kat" / "saber.json"
    assert sangi("kat", "saber", str(file), cwd=tmp_path).stdout == "110 known answers of saber agree\n"
    wrong = tmp_path / "wrong.json"
    wrong.write_text(file.read_text().replace('"at": 1087', '"at": 1086'))
    result = sangi("kat", "saber", str(wrong), cwd=tmp_path)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "sangi: saber: rejection 1 differs\n"
