# SPDX-License-Identifier: MIT OR Apache-2.0
"""LLVM IR text to object code, for every target that the generated IR is meant for.

``python -m sangi.codegen.llvm IN.ll OUT.o [--target NAME] [--no-passes]`` compiles a file, by default for this
machine.  LLVM comes with the llvmlite wheel: no compiler is needed, and its version is pinned with the wheel.
"""

from __future__ import annotations

import argparse
import platform
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from sangi.errors import BadInput, Unavailable


@dataclass(frozen=True)
class Target:
    """What LLVM compiles for.  Pre: triple, cpu and features are names that LLVM knows."""

    name: str
    triple: str
    cpu: str
    features: str
    bits: int  # of a machine word


TARGETS: dict[str, Target] = {
    t.name: t
    for t in (
        Target("x86-64", "x86_64-unknown-linux-gnu", "x86-64", "", 64),
        Target("aarch64", "aarch64-unknown-linux-gnu", "generic", "", 64),
        Target("riscv64", "riscv64-unknown-elf", "generic-rv64", "+m", 64),
        Target("sifive-u74", "riscv64-unknown-elf", "sifive-u74", "+m", 64),
        Target("riscv32", "riscv32-unknown-elf", "generic-rv32", "+m", 32),
        Target("cortex-m4", "thumbv7em-none-eabi", "cortex-m4", "", 32),
        Target("cortex-m3", "thumbv7m-none-eabi", "cortex-m3", "", 32),
    )
}

_HOSTS = {
    "x86_64": "x86-64",
    "amd64": "x86-64",
    "aarch64": "aarch64",
    "arm64": "aarch64",
    "riscv64": "riscv64",
}


def version() -> str:
    """Return the compiler's name for a record, as in ``LLVM 22.1.0 (llvmlite 0.50.0)``."""
    return f"LLVM {'.'.join(map(str, llvm.llvm_version_info))} (llvmlite {llvmlite.__version__})"


def target(name: str) -> Target:
    """Return the target of this name.  Raises BadInput, naming those that exist."""
    if name not in TARGETS:
        raise BadInput(f"no LLVM target {name!r}; there are {', '.join(TARGETS)}")
    return TARGETS[name]


def host_target() -> Target:
    """Return the target of this machine, with its generic CPU.  Raises Unavailable on other machines."""
    machine = platform.machine().lower()
    if machine not in _HOSTS:
        raise Unavailable(f"no LLVM target is set up for this machine ({machine})")
    return TARGETS[_HOSTS[machine]]


@cache
def _initialise() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()


def _complaint(error: Exception) -> str:
    """Return the line of LLVM's message that says what is wrong, without its heading."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return next((line for line in lines if "error: " in line), lines[0] if lines else type(error).__name__)


def _machine(where: Target, opt: int, jit: bool) -> Any:
    if opt not in range(4):
        raise BadInput(f"optimisation level {opt} is not one of 0, 1, 2, 3")
    _initialise()
    made = llvm.Target.from_triple(where.triple)
    return made.create_target_machine(cpu=where.cpu, features=where.features, opt=opt, reloc="pic", jit=jit)


def _module(text: str, machine: Any, triple: str, opt: int, passes: bool, context: Any = None) -> Any:
    """Parse, verify, and optimise unless without passes.  Raises BadInput with LLVM's complaint."""
    try:
        module = llvm.parse_assembly(text, context or llvm.create_context())
        module.verify()
    except RuntimeError as error:
        raise BadInput(f"LLVM refuses this IR: {_complaint(error)}") from error
    module.triple = triple
    module.data_layout = str(machine.target_data)
    if not passes:
        return module
    tuning = llvm.create_pipeline_tuning_options(opt)
    llvm.create_pass_builder(machine, tuning).getModulePassManager().run(
        module, llvm.create_pass_builder(machine, tuning)
    )
    return module


def compile_ir(text: str, target: Target, opt: int = 3, passes: bool = True) -> bytes:
    """Return the relocatable ELF object of a module, for one target at -O``opt`` (0 to 3).

    Without passes only the code generator runs, as in llc: a branch in the text then stays a branch,
    which the passes may turn into a select.  Raises BadInput when LLVM does not accept the text.
    """
    machine = _machine(target, opt, jit=False)
    made: bytes = machine.emit_object(_module(text, machine, target.triple, opt, passes))
    return made


def assembly(text: str, target: Target, opt: int = 3, passes: bool = True) -> str:
    """Return the assembly that compile_ir would assemble.  Raises BadInput like it."""
    machine = _machine(target, opt, jit=False)
    made: str = machine.emit_assembly(_module(text, machine, target.triple, opt, passes))
    return made


class Engine:
    """Functions of one module, loaded into this process.  The code lives as long as this object."""

    def __init__(self, text: str, opt: int = 3) -> None:
        """Compile for this machine.  Raises BadInput (the text) or Unavailable (the machine)."""
        where = host_target()
        machine = _machine(where, opt, jit=True)
        # An engine disposes of its modules, whose own context would by then be gone: one that stays.
        module = _module(text, machine, where.triple, opt, True, llvm.get_global_context())
        self._names = {f.name for f in module.functions if not f.is_declaration}
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()

    @property
    def names(self) -> frozenset[str]:
        """The functions that the module defines."""
        return frozenset(self._names)

    def address(self, name: str) -> int:
        """Return the address of a function, for ctypes or cffi.  Raises BadInput if there is none."""
        if name not in self._names:
            raise BadInput(f"the module has no function {name!r}; it has {', '.join(sorted(self._names))}")
        return int(self._engine.get_function_address(name))


def load_native(text: str, opt: int = 3) -> Engine:
    """Compile a module and load it into this process.  Raises as Engine does."""
    return Engine(text, opt)


def main(arguments: list[str] | None = None) -> int:
    """Compile a file; the exit code is 2, with one line on stderr, when that fails."""
    parser = argparse.ArgumentParser(prog="python -m sangi.codegen.llvm", description="LLVM IR to an object")
    parser.add_argument("input", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--target", help=f"{', '.join(TARGETS)}; this machine without it")
    parser.add_argument("--no-passes", action="store_true", help="code generation only, as llc does")
    given = parser.parse_args(arguments)
    try:
        where = target(given.target) if given.target else host_target()
        given.output.write_bytes(compile_ir(given.input.read_text(), where, passes=not given.no_passes))
    except (BadInput, Unavailable, OSError) as error:
        print(f"{given.input}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
