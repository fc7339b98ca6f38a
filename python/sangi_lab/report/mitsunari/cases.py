# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cases of the experiment `mitsunari`: forms, fields, operations, patterns, peers."""

from __future__ import annotations

from dataclasses import dataclass

from sangi_lab.bench.interleave import Group

KEY = "mitsunari"
FIELDS = ("p256", "p381", "p511")
OPS = ("add", "sub")
PATTERNS = ("always", "never", "random")
PEERS = {"gmp": "GMP", "openssl": "OpenSSL"}
CLANG = "clang-O3"
OPTIMISED = "llvm-O3"


@dataclass(frozen=True)
class Form:
    """One way to write the operation: a variant of a case id and, for C, a build."""

    variant: str
    build: str
    label: str
    about: str

    @property
    def key(self) -> str:
        """`c@clang-O3`, `x64`, …"""
        return f"{self.variant}@{self.build}" if self.build else self.variant

    def case(self, field: str, op: str, pattern: str) -> str:
        """The case id of this form."""
        return f"{field}/{op}:{pattern}/{self.key}"


FORMS = (
    Form("ir-branch", "", "LLVM IR, br", "one wide integer, branch: the paper’s"),
    Form("ir-wide", "", "LLVM IR, select", "one wide integer, select: the paper’s"),
    Form("x64", "", "assembly", "x86-64: adc, sbb, cmov"),
    Form("ir-branch", OPTIMISED, "LLVM IR, br, optimised", "the paper’s branch through LLVM’s optimiser"),
    Form("ir", "", "LLVM IR, by limb", "limb by limb, mask with a value barrier"),
    Form("c", CLANG, "C, no branch (clang)", "carries in C, mask with a value barrier"),
    Form("c", "", "C, no branch (gcc)", "carries in C, mask with a value barrier"),
    Form("c-branch", CLANG, "C, branch (clang)", "the paper’s C++: compare, then branch"),
    Form("c-branch", "", "C, branch (gcc)", "the paper’s C++: compare, then branch"),
)
_CODE_ONLY = (
    Form("ir-wide", OPTIMISED, "LLVM IR, select, optimised", "the paper’s select through LLVM’s optimiser"),
    Form("ir", OPTIMISED, "LLVM IR, by limb, optimised", "limb by limb, through LLVM’s optimiser"),
)
_ORDER = [form.variant for form in FORMS]
#: Those whose code is counted: the timed ones and two more, the builds of a variant together.
COUNTED = tuple(sorted(FORMS + _CODE_ONLY, key=lambda form: _ORDER.index(form.variant)))
BY_KEY = {form.key: form for form in COUNTED}


def peer_case(lib: str, field: str, op: str) -> str:
    """The case id of a peer."""
    return f"peer/{lib}/{field}/{op}:random"


def groups() -> list[Group]:
    """Every case that the page shows; those of a field and an operation are timed turn by turn."""
    made = []
    for field in FIELDS:
        for op in OPS:
            own = [form.case(field, op, pattern) for pattern in PATTERNS for form in FORMS]
            peers = [peer_case(lib, field, op) for lib in PEERS]
            made.append(Group(f"{field}/{op}", (*own, *peers), 400))
    return made
