# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi doctor`."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from sangi import api


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def doctor(as_json: bool) -> None:
    """Say what this machine has for sangi and what it lacks.

    Each line that begins with "lacks" has what it is for, and the command that installs it where there is one.
    """
    findings = api.doctor()
    if as_json:
        print(json.dumps([asdict(f) for f in findings], ensure_ascii=False))
        return
    for f in findings:
        print(
            f"{'has  ' if f.found else 'lacks'} {f.name:14} {f.detail}"
            + ("" if f.found else f" (for {f.needed_for})")
        )
        if not f.found and f.install:
            print(f"      {f.install}")
