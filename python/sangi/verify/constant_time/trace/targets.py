# SPDX-License-Identifier: MIT OR Apache-2.0
"""The machines of the trace, the compilers for each, and the program that both make of the library."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi.toolchain import Compiler
from sangi.verify.binary.targets import TARGETS

HERE = Path(__file__).parent
LEVELS = ("-O2", "-O3", "-Os")
FAMILIES = ("gcc", "clang")
_GENERATED = ("mp", "mod", "field")
_LAYERS = ("word", "mp", "mod", "ring", "hash", "saber", "sntrup", "field")
#: Layers over one field, which are built where it is.
_OVER = {"p511": ("curve", "isogeny", "csidh")}
_COMMON = ("-std=c11", "-ffreestanding", "-fno-stack-protector", "-fvisibility=hidden", "-w")


@dataclass(frozen=True)
class Emulated:
    """What unicorn calls a core, with the registers for the return address ("" on the stack) and the stack.

    `constants` is the module that has its registers; `set` are registers that a run starts with.
    """

    constants: str
    arch: str
    mode: tuple[str, ...]
    model: str
    link: str = "RA"
    stack: str = "SP"
    set: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Core:
    """How one core is compiled for and emulated, and with which limbs, in bits.

    `gcc` is the driver that compiles and links, with its flags; `package` is Debian's that has it.
    """

    package: str
    gcc: tuple[str, ...]
    bits: tuple[int, ...]
    emulated: Emulated


def _riscv(width: int, *flags: str) -> Core:
    mode, model = f"UC_MODE_RISCV{width}", f"UC_CPU_RISCV{width}_ANY"
    common = ("-misa-spec=2.2", "-mcmodel=medany", "-Wl,--no-relax")
    return Core(
        "gcc-riscv64-unknown-elf",
        ("riscv64-unknown-elf-gcc", *common, *flags),
        (width,),
        Emulated("riscv_const", "UC_ARCH_RISCV", (mode,), model),
    )


def _cortex(name: str, *bits: int) -> Core:
    mode, model = ("UC_MODE_THUMB", "UC_MODE_MCLASS"), f"UC_CPU_ARM_CORTEX_{name.upper()}"
    return Core(
        "gcc-arm-none-eabi",
        ("arm-none-eabi-gcc", "-mthumb", "-mfloat-abi=soft", f"-mcpu=cortex-{name}"),
        bits,
        Emulated("arm_const", "UC_ARCH_ARM", mode, model, "LR"),
    )


_ICE_LAKE = Emulated("x86_const", "UC_ARCH_X86", ("UC_MODE_64",), "UC_CPU_X86_ICELAKE_CLIENT", "", "RSP")
#: CPACR_EL1 lets it use the vector registers, as gcc -O3 does.
_A72 = Emulated(
    "arm64_const",
    "UC_ARCH_ARM64",
    ("UC_MODE_ARM",),
    "UC_CPU_ARM64_A72",
    "LR",
    set=MappingProxyType({"CPACR_EL1": 3 << 20}),
)

#: By the name of the core in `sangi.verify.binary.targets`.
CORES: Mapping[str, Core] = MappingProxyType(
    {
        "x86-64": Core(
            "gcc-x86-64-linux-gnu", ("x86_64-linux-gnu-gcc", "-fPIC", "-no-pie"), (64,), _ICE_LAKE
        ),
        "aarch64": Core(
            "gcc-aarch64-linux-gnu", ("aarch64-linux-gnu-gcc", "-mno-outline-atomics"), (64,), _A72
        ),
        "riscv64": _riscv(64, "-march=rv64imac", "-mabi=lp64"),
        "riscv64-u74": _riscv(64, "-march=rv64gc", "-mabi=lp64d", "-mtune=sifive-7-series"),
        "riscv32": _riscv(32, "-march=rv32imac", "-mabi=ilp32"),
        "thumbv7em": _cortex("m4", 32),
        "thumbv7m": _cortex("m3", 16, 32),
    }
)


@dataclass(frozen=True)
class Target:
    """One core, width of limb, back end, compiler and level."""

    core: str
    bits: int
    assembly: bool
    family: str
    level: str

    def __str__(self) -> str:
        """Such as riscv32/32/c/gcc-O2."""
        return f"{self.core}/{self.bits}/{self.backend}/{self.family}{self.level}"

    @property
    def backend(self) -> str:
        """What the library must say that it runs."""
        return "x64" if self.assembly else "c"


def targets() -> list[Target]:
    """Every target; the first one of a core, width and back end is the reference, where most secrets run."""
    return [
        Target(name, bits, assembly, family, level)
        for name, core in CORES.items()
        for bits in core.bits
        for assembly in ((False, True) if name == "x86-64" else (False,))
        for family in FAMILIES
        for level in LEVELS
    ]


def reference(target: Target) -> bool:
    """Whether this target is the one of its core, width and back end that runs the most secrets."""
    return (target.family, target.level) == (FAMILIES[0], LEVELS[0])


def _driver(core: str) -> Compiler:
    """The core's gcc; raises Unavailable naming what to install."""
    name, *flags = CORES[core].gcc
    path = shutil.which(name)
    if path is None:
        raise Unavailable(f"{name} is not installed: {toolchain.install_hint(CORES[core].package)}")
    return Compiler((path, *flags), "gcc", "")


def compiler(target: Target) -> Compiler:
    """The compiler of a target with the flags of its core; raises Unavailable naming what to install."""
    if target.family == "gcc":
        return _driver(target.core).with_flags(*_COMMON, target.level)
    where = TARGETS[target.core]
    pic = ("-fPIC",) if target.core == "x86-64" else ()
    return toolchain.cross(where.triple, *where.flags, *pic).with_flags(*_COMMON, target.level)


def sources(target: Target, fields: Sequence[str], known: Sequence[str]) -> list[Path]:
    """The library's files for a target; of the fields that are known only those asked for, and what is over them."""
    root = repo_root()
    layers = [*_LAYERS, *(layer for field in fields for layer in _OVER.get(field, ()))]
    found = [path for layer in layers for path in sorted((root / "src" / layer).rglob("*.c"))]
    found += [
        p for made in _GENERATED for p in sorted((root / "generated" / made).glob(f"*_c{target.bits}.c"))
    ]
    if target.assembly:
        found += [path for layer in _LAYERS for path in sorted((root / "src" / layer).glob("*.S"))]
        for kind in ("x64", "ifma"):
            found += [
                p for made in _GENERATED for p in sorted((root / "generated" / made).glob(f"*_{kind}.S"))
            ]

    def wanted(path: Path) -> bool:
        of = [name for name in known if f"{path.stem.removesuffix('x8')}_".startswith(f"{name}_")]
        return not of or max(of, key=len) in fields

    return [path for path in found if wanted(path)]


def build(target: Target, units: Mapping[str, str | Path], cwd: Path) -> Path:
    """Compiles texts and files, by unique names, and links them with the compiler's own library."""
    root = repo_root()
    where = [f"-I{root / 'include'}", f"-I{root / 'src'}", f"-I{root}"]
    flags = [*where, f"-DSANGI_LIMB_BITS={target.bits}", f"-DSANGI_ASM={int(target.assembly)}"]
    made = []
    for name, unit in {**units, "runtime": HERE / "runtime.c"}.items():
        text = unit if isinstance(unit, str) else unit.read_text()
        make = toolchain.assemble if isinstance(unit, Path) and unit.suffix == ".S" else toolchain.compile_c
        made.append(make(text, cwd=cwd, compiler=compiler(target), flags=flags, name=name))
    linked = cwd / "program.elf"
    script = f"-Wl,-T,{HERE / 'link.ld'}"
    quiet = ("-Wl,--no-warn-rwx-segments", "-Wl,--build-id=none", "-Wl,-z,noexecstack")
    command = (*_driver(target.core).command, "-nostdlib", "-static", script, *quiet, *map(str, made))
    done = subprocess.run([*command, "-lgcc", "-o", str(linked)], capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"{target}: the linker said {done.stderr.strip()[-800:]}")
    return linked
