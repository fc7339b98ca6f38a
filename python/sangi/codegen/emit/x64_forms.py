# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rows that suit the form of a modulus."""

from __future__ import annotations

from sangi.codegen.emit.x64_complement import ComplementRows
from sangi.codegen.emit.x64_mersenne import MersenneRows, is_mersenne
from sangi.codegen.emit.x64_mont_rows import Rows, Table
from sangi.codegen.op.complement import complement
from sangi.codegen.op.rows import Kind, plan
from sangi.codegen.op.shape import Shape


def rows_of(shape: Shape, kind: Kind, table: Table, others: int) -> Rows:
    """No rows yet; `others` is how many registers the caller takes besides t, rdx and x."""
    if is_mersenne(shape):
        return MersenneRows(plan(shape, kind), table, others)
    if form := complement(shape, kind):
        return ComplementRows(form, table, others)
    return Rows(plan(shape, kind), table, others)
