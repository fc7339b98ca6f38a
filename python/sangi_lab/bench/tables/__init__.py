# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables of ratios, each with its bar: rows from `bench/tables/NAME.toml`, measured by `sangi bench --table NAME`."""

from sangi_lab.bench.tables.page import document, markdown
from sangi_lab.bench.tables.run import Result, measure
from sangi_lab.bench.tables.spec import Program, Row, Summary, Table, load, names, parse

__all__ = [
    "Program",
    "Result",
    "Row",
    "Summary",
    "Table",
    "document",
    "load",
    "markdown",
    "measure",
    "names",
    "parse",
]
