# SPDX-License-Identifier: MIT OR Apache-2.0
"""What every family has in common: a case, the kernel it runs, the peer it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from sangi_lab.bench.builds import Build, Builds, load_builds

#: The input that may be left out of an id.
DEFAULT_INPUT = "random"


def limit(vpmadd52: int, messages: int = 1) -> str:
    """Return the note of a kernel with so many vpmadd52: the fewest cycles that one of its messages can take."""
    cycles, of = vpmadd52 / 2 / messages, f" for {messages} together" if messages > 1 else ""
    return f"{vpmadd52} vpmadd52{of}: not below {cycles:.1f} cycles at two a cycle"


@dataclass(frozen=True)
class Kernel:
    """One function: its file, from the root of the checkout, and its name there.

    Without a file the function is linked into the bench program: a peer's, or the library's own.
    """

    symbol: str
    source: str = ""
    machine: str = ""  # the only one that it runs on
    needs: tuple[str, ...] = ()  # CPU features, as /proc/cpuinfo spells them
    library: bool = False  # calls the built library
    note: str = ""  # what a reader of its figures has to know

    @property
    def kind(self) -> str:
        """The kind of source, for which builds.toml has a default: ``c`` or ``ll``."""
        return "ll" if self.source.endswith(".ll") else "c"


@dataclass(frozen=True)
class Peer:
    """Another library that the bench program calls where it is installed."""

    name: str
    title: str
    install: str  # the command that installs it
    note: str = ""  # what a reader of its figures has to know
    #: Its version, empty where it is not installed; None: CMake looks for it, and its C tells the version.
    found: Callable[[], str] | None = None
    process: bool = False  # it runs in a process of its own

    @property
    def word(self) -> str:
        """The name inside C identifiers."""
        return self.name.replace("-", "_")


@dataclass(frozen=True)
class Case:
    """One kernel with its inputs, in a build or of a peer.

    The build is None where nothing is compiled for the case alone.  `usual` is the build that is meant
    where an id names none.
    """

    family: str
    object: str
    op: str
    variant: str  # empty for an operation, or a peer, that has only one
    kernel: Kernel
    input: str = ""  # empty for operations that have no pattern
    build: Build | None = None
    usual: Build | None = None
    peer: Peer | None = None
    also: tuple[Kernel, ...] = ()  # further functions or data that the spec names, in the same build

    @property
    def pattern(self) -> str:
        """The operation with its input, as an id has it."""
        return f"{self.op}:{self.input}" if self.input else self.op

    def spell(self, pattern: str, build: str) -> str:
        """Return an id of this case; an empty build is left out."""
        parts = ["peer", self.peer.name] if self.peer else []
        parts += [self.object, pattern, *([self.variant] if self.variant else [])]
        return "/".join(parts) + (f"@{build}" if build else "")

    @property
    def id(self) -> str:
        """The full id."""
        return self.spell(
            self.pattern, "" if self.build is None or self.build == self.usual else self.build.name
        )

    @property
    def spellings(self) -> list[str]:
        """Every id that means this case, the full one first."""
        patterns = [self.pattern, self.op] if self.input == DEFAULT_INPUT else [self.pattern]
        names = []
        if self.build is not None:
            names = load_builds().aliases(self.build)
        if self.id == self.spell(self.pattern, ""):
            names = ["", *names]
        found = [self.spell(p, b) for p in patterns for b in names or [""]]
        return [self.id, *(s for s in found if s != self.id)]

    @property
    def symbol(self) -> str:
        """The kernel's symbol in the bench program."""
        return self.symbol_of(self.kernel)

    def symbol_of(self, kernel: Kernel) -> str:
        """The symbol in the bench program of one of this case's kernels."""
        return kernel.symbol + self.build.suffix if self.build and kernel.source else kernel.symbol

    @property
    def note(self) -> str:
        """What a reader of its figures has to know; mostly empty."""
        return self.kernel.note or (self.peer.note if self.peer else "")


@dataclass(frozen=True)
class Control:
    """A kernel that is wrong on purpose, which the bench program must refuse to time."""

    id: str  # begins with control/
    spec: str
    said: str  # how what the check says of it begins


@dataclass(frozen=True)
class Family:
    """Kernels that take operands of one kind: what the table, the build and the program need of them.

    In C it is `bench_family_NAME`, of the type that bench/family.h declares.
    """

    name: str
    cases: Callable[[Builds], Iterable[Case]]
    #: The initialiser of a case's spec, with its type: ``(const field_case){.op = FIELD_ADD, ...}``.
    spec: Callable[[Case], str]
    #: The C files of the program, from the root of the checkout, and those that only go with a peer.
    sources: tuple[str, ...]
    peer_sources: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Headers that the table of cases includes, from bench/ or the build's folder.
    headers: tuple[str, ...] = ()
    #: The declaration of a kernel that is compiled for its build, or of one of the library.
    declare: Callable[[Case], str] = lambda case: ""
    #: C definitions above the table, and further files for the program, by name.
    definitions: Callable[[], Iterable[str]] = tuple
    files: Callable[[], Mapping[str, str]] = dict
    controls: tuple[Control, ...] = ()
    #: Whether its C files, as opposed to single kernels, call the built library.
    library: bool = False
