# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line.  Results go to stdout, progress and messages to stderr.

Exit status: 0 success; 1 a check failed, or this machine cannot run the case; 2 bad input, with one line.
"""

from __future__ import annotations

import signal
import sys
from typing import NoReturn

import click

from sangi._version import __version__
from sangi.cli import ctidh
from sangi.cli.completion import completion
from sangi.cli.group import Commands, reader_left
from sangi.cli.keys import csidh, kat, saber, sntrup761
from sangi.cli.making import check, explain, gen
from sangi.cli.proving import ct, prove
from sangi.cli.system import doctor
from sangi.errors import BadInput, CheckFailed, Unavailable

__all__ = ["cli", "main"]


@click.group(
    cls=Commands,
    name="sangi",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    sections={
        "Keys on files": (saber, sntrup761, csidh, *ctidh.GROUPS, kat),
        "Generator": (gen, check, explain),
        "Anybody's objects": (prove, ct),
        "This machine": (doctor, completion),
    },
)
@click.version_option(__version__, prog_name="sangi")
def cli() -> None:
    """Modular arithmetic for public-key cryptography.

    Results go to stdout, messages to stderr.  The exit status is 0 for success, 1 where a check failed or this machine
    cannot do it, 2 for bad input.
    """


def _fail(message: object, status: int) -> NoReturn:
    sys.stdout.flush()
    print(f"sangi: {message}", file=sys.stderr)
    raise SystemExit(status)


def _end_as_by_interrupt() -> None:
    """SIGTERM and SIGHUP end the program as SIGINT does, after every file in the making is gone."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)


def main() -> NoReturn:
    """The entry point: turns every refusal into one line and an exit status."""
    _end_as_by_interrupt()
    try:
        status = cli.main(standalone_mode=False)
        sys.stdout.flush()
        raise SystemExit(status or 0)
    except BadInput as error:
        _fail(error, 2)
    except click.UsageError as error:
        _fail(error.format_message(), 2)
    except (CheckFailed, Unavailable) as error:
        _fail(error, 1)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "sangi", "sangi_lab"):
            raise
        _fail(
            f"the Python package {package} is not installed: `make bench` or `make report` in the checkout does it",
            1,
        )
    except (click.Abort, KeyboardInterrupt):
        _fail("interrupted", 130)
    except BrokenPipeError:
        reader_left()
    except OSError as error:
        _fail(error, 2)
