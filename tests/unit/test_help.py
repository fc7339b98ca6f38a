# SPDX-License-Identifier: MIT OR Apache-2.0
"""Help, shell completion and manual pages: complete, and true to the commands."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from sangi.cli import cli, man
from sangi.named import NAMED
from sangi_lab.report.compose import PAPERS

CONTEXTS = list(man.commands(click.Context(cli, info_name="sangi", **cli.context_settings)))
LAB = {"bench", "boards", "ratio", "report", "tune"}


def faults(ctx: click.Context) -> list[str]:
    """What the help of a command leaves out."""
    command, found = ctx.command, []
    text = command.help or ""
    if not text.split("\n")[0].endswith("."):
        found.append("its first line is no sentence")
    if len(text.split("\n")[0]) > 65:
        found.append("its first line is cut in the list of commands")
    for parameter in command.params:
        if isinstance(parameter, click.Option) and not parameter.help:
            found.append(f"{parameter.opts[0]} has no help")
        if isinstance(parameter, click.Argument) and parameter.make_metavar(ctx).strip("[].") not in text:
            found.append(f"{parameter.name} is not explained")
    return found


@pytest.mark.parametrize("ctx", CONTEXTS, ids=lambda ctx: ctx.command_path)
def test_help_is_complete(ctx: click.Context) -> None:
    assert faults(ctx) == []


def test_faults_of_help_are_found() -> None:
    @click.command(help="Something")
    @click.option("--some")
    @click.argument("thing")
    def command(some: str, thing: str) -> None:
        """No help."""

    assert faults(click.Context(command)) == [
        "its first line is no sentence",
        "--some has no help",
        "thing is not explained",
    ]


def test_every_command_is_there() -> None:
    names = {ctx.command_path for ctx in CONTEXTS}
    own = {"gen", "check", "explain", "doctor", "completion", "saber", "sntrup761", "csidh", "kat"}
    assert {f"sangi {name}" for name in own | LAB} | {"sangi saber keygen", "sangi csidh validate"} <= names


def test_what_the_help_names(root: Path) -> None:
    (report,) = (ctx.command for ctx in CONTEXTS if ctx.command_path == "sangi report")
    (only,) = (parameter for parameter in report.params if parameter.name == "only")
    assert isinstance(only, click.Option) and all(paper.key in (only.help or "") for paper in PAPERS)


def test_manual_pages(tmp_path: Path) -> None:
    pages = man.pages()
    assert len(pages) == len(CONTEXTS) and "sangi-saber-keygen.1" in pages
    for ctx in CONTEXTS:
        page = pages[f"{ctx.command_path.replace(' ', '-')}.1"]
        assert "" not in page.rstrip("\n").split("\n") and page.isascii()
        for option in (parameter for parameter in ctx.command.params if isinstance(parameter, click.Option)):
            assert option.opts[-1].replace("-", "\\-") in page
    if shutil.which("groff"):
        for name, text in pages.items():
            done = subprocess.run(
                ["groff", "-man", "-Tutf8", "-ww", "-z"], input=text, capture_output=True, text=True
            )
            assert (done.returncode, done.stderr) == (0, ""), name


def test_words_that_roff_would_take_for_its_own() -> None:
    assert man._text(".a -b\n'c \\d") == "\\&.a \\-b\n\\&'c \\ed"


def completed(*words: str) -> list[str]:
    """What a shell offers for the last word."""
    environment = {
        **os.environ,
        "_SANGI_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(["sangi", *words]),
        "COMP_CWORD": str(len(words)),
    }
    command = [sys.executable, "-c", "import sys; from sangi.cli import main; sys.argv[0] = 'sangi'; main()"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=100)
    assert done.stderr == ""
    return done.stdout.split()


def test_completion() -> None:
    assert {"plain,saber", "plain,sntrup761"} == set(completed("s"))
    assert completed("gen", "p25") == [f"plain,{name}" for name in NAMED if name.startswith("p25")]
    assert completed("saber", "keygen", "--set", "li") == ["plain,lightsaber"]
    assert completed("saber", "keygen", "--fo") == ["plain,--force"]
    assert completed("saber", "keygen", "pub") == ["file,pub"]
    assert "plain,ratio" in completed("r")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_scripts_of_completion(shell: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sangi", "completion", shell], capture_output=True, text=True, check=True
    )
    assert "_SANGI_COMPLETE" in done.stdout and f"{shell}_complete" in done.stdout and done.stderr == ""
    if shell == "bash":
        (tmp_path / "script").write_text(done.stdout)
        subprocess.run(["bash", "-n", tmp_path / "script"], check=True)
