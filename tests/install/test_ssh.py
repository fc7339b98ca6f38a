# SPDX-License-Identifier: MIT OR Apache-2.0
"""A real client and a real server: Debian's OpenSSH and Python's asyncssh, whose sntrup761 is the library's."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands import STRICT, run
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ed25519

ALGORITHM = "sntrup761x25519-sha512@openssh.com"
HERE = Path(__file__).parent / "ssh"
SECONDS = 60
#: Whom root's server serves: one that every Debian has.
USER = "daemon"


def program(build: Path, name: str) -> tuple[Path, dict[str, str]]:
    """Where one of OpenSSH's programs is, installed or unpacked, and its environment."""
    for found in (shutil.which(name), f"/usr/sbin/{name}"):
        if found and Path(found).exists():
            return Path(found), {}
    unpacked = build / "ssh" / "usr"
    places = [str(path) for path in (unpacked / "lib").glob("*-linux-gnu*")]
    for path in (unpacked / "bin" / name, unpacked / "sbin" / name):
        if path.exists():
            return path, {"LD_LIBRARY_PATH": ":".join(places)}
    pytest.skip(f"no OpenSSH: {name}")


def key(folder: Path, name: str) -> str:
    """A new key in a file; returns the public half, which stands beside it."""
    made = ed25519.Ed25519PrivateKey.generate()
    path = folder / name
    path.write_bytes(made.private_bytes(form.Encoding.PEM, form.PrivateFormat.OpenSSH, form.NoEncryption()))
    path.chmod(0o600)
    public = made.public_key().public_bytes(form.Encoding.OpenSSH, form.PublicFormat.OpenSSH).decode()
    path.with_suffix(".pub").write_text(public + "\n")
    return public


@pytest.fixture(scope="module")
def liboqs(root: Path, installed: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[bool, Path]:
    """Folders of two libraries named liboqs: the example's, and one whose secrets have a bit turned."""
    right, wrong = tmp_path_factory.mktemp("right"), tmp_path_factory.mktemp("wrong")
    run("cmake", "-G", "Ninja", "-S", root / "examples", "-B", right, f"-DCMAKE_PREFIX_PATH={installed}")
    run("cmake", "--build", right, "--target", "oqs")
    (package,) = installed.glob("lib*/**/pkgconfig")
    flags = run("pkg-config", "--cflags", "sangi", PKG_CONFIG_PATH=str(package)).split()
    flags += ["-shared", "-fPIC", "-Wl,-soname,liboqs.so", f"-I{root / 'examples'}", *STRICT]
    run("gcc", *flags, HERE / "wrong.c", package.parent / "libsangi.a", "-o", wrong / "liboqs.so")
    return {True: right, False: wrong}


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that every user may read: root's server serves another."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def unprivileged(build: Path, place: Path) -> tuple[list[str | Path], dict[str, str], str, Path]:
    """The server's program, as no more than an ordinary user; its environment, that user, its folder of helpers."""
    path, settings = program(build, "sshd")
    helpers = path.parents[1] / "lib" / "openssh"
    if os.getuid() != 0:
        return [path], settings, pwd.getpwuid(os.getuid()).pw_name, helpers
    if settings:  # unpacked where only root may look
        shutil.copytree(build / "ssh", place / "openssh", symlinks=True)
        old, new = str(build / "ssh"), str(place / "openssh")
        path, helpers = (Path(str(it).replace(old, new)) for it in (path, helpers))
        settings = {name: value.replace(old, new) for name, value in settings.items()}
    for file in place.glob("host*"):
        shutil.chown(file, USER)
    ids = pwd.getpwnam(USER)
    drop = ["setpriv", f"--reuid={ids.pw_uid}", f"--regid={ids.pw_gid}", "--clear-groups"]
    return [*drop, path], settings, USER, helpers


@contextlib.contextmanager
def sshd(build: Path, place: Path) -> Iterator[tuple[int, str, Path]]:
    """Debian's server on loopback: its port, the user that it serves, its log."""
    command, settings, user, helpers = unprivileged(build, place)
    lines = {
        "HostKey": place / "host",
        "AuthorizedKeysFile": place / "user.pub",
        "KexAlgorithms": ALGORITHM,
        "PasswordAuthentication": "no",
        "PidFile": "none",
        "StrictModes": "no",
        "Subsystem": "sftp internal-sftp",
        "LogLevel": "DEBUG1",
    }
    for option, helper in (("SshdSessionPath", "sshd-session"), ("SshdAuthPath", "sshd-auth")):
        if (helpers / helper).exists():  # newer servers are three programs
            lines[option] = helpers / helper
    for _ in range(5):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        config, log = place / "sshd_config", place / "sshd.log"
        listen = {"ListenAddress": "127.0.0.1", "Port": port}
        config.write_text("".join(f"{name} {value}\n" for name, value in {**lines, **listen}.items()))
        with log.open("w") as stderr:
            command_line = [*command, "-D", "-e", "-f", config]
            env = {**os.environ, **settings}
            server = subprocess.Popen(command_line, stderr=stderr, env=env, cwd=place)
        try:
            if begun(server, log):
                yield port, user, log
                return
        finally:
            server.terminate()
            server.wait(SECONDS)
    pytest.fail(log.read_text())


def begun(server: subprocess.Popen[bytes], log: Path) -> bool:
    """Whether the server listens; not where another took the port before it."""
    for _ in range(10 * SECONDS):
        if "Server listening" in log.read_text():
            return True
        if server.poll() is not None:
            return False
        time.sleep(0.1)
    return False


def child(script: str, *words: str | int | Path) -> list[str]:
    """A command that runs one of the scripts here."""
    return [sys.executable, str(HERE / script), *map(str, words)]


@pytest.mark.parametrize("right", [True, False])
def test_debians_server(build: Path, place: Path, liboqs: dict[bool, Path], right: bool) -> None:
    """asyncssh logs in and reads a file, by sntrup761 of the library; not where secrets have a bit turned."""
    for name in ("host", "user"):
        key(place, name)
    (place / "file").write_text("counting rods")
    with sshd(build, place) as (port, user, log):
        command = child(
            "client.py", port, user, place / "user", place / "host.pub", ALGORITHM, place / "file"
        )
        env = {**os.environ, "LD_LIBRARY_PATH": str(liboqs[right])}
        said = subprocess.run(command, capture_output=True, text=True, env=env, timeout=SECONDS)
    told = log.read_text()
    if right:
        assert (said.returncode, said.stderr) == (0, ""), told
        assert said.stdout.splitlines() == [*2 * ["counting rods"], str(liboqs[right] / "liboqs.so")]
        assert told.count(f"kex: algorithm: {ALGORITHM}") == told.count("Accepted publickey") == 2
    else:
        assert (said.returncode, said.stdout) == (1, "") and said.stderr.startswith("client: ")
        assert f"kex: algorithm: {ALGORITHM}" in told and "Accepted publickey" not in told


@pytest.mark.parametrize("right", [True, False])
def test_debians_client(build: Path, place: Path, liboqs: dict[bool, Path], right: bool) -> None:
    """OpenSSH's client has a command done by an asyncssh server."""
    path, settings = program(build, "ssh")
    host = key(place, "host")
    key(place, "user")
    (place / "known").write_text(f"server {host}\n")
    lines = {
        "HostName": "127.0.0.1",
        "HostKeyAlias": "server",
        "UserKnownHostsFile": place / "known",
        "GlobalKnownHostsFile": "/dev/null",
        "StrictHostKeyChecking": "yes",
        "IdentityFile": place / "user",
        "IdentitiesOnly": "yes",
        "IdentityAgent": "none",
        "KexAlgorithms": ALGORITHM,
        "BatchMode": "yes",
        "ConnectTimeout": 20,
    }
    config = place / "ssh_config"
    config.write_text("".join(f"{name} {value}\n" for name, value in lines.items()))
    with subprocess.Popen(
        child("server.py", place / "host", place / "user.pub", ALGORITHM),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LD_LIBRARY_PATH": str(liboqs[right])},
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            command = [path, "-v", "-F", config, "-p", port, "tester@server", "counting", "rods"]
            env = {**os.environ, **settings}
            said = subprocess.run(command, capture_output=True, text=True, env=env, timeout=SECONDS)
            loaded, complaints = server.communicate(timeout=SECONDS)
        finally:
            server.kill()
    assert f"kex: algorithm: {ALGORITHM}" in said.stderr
    assert (server.returncode, loaded, complaints) == (0, f"{liboqs[right] / 'liboqs.so'}\n", "")
    if right:
        assert (said.returncode, said.stdout) == (0, "COUNTING RODS\n")
    else:
        assert (said.returncode, said.stdout) == (255, "") and "incorrect signature" in said.stderr
