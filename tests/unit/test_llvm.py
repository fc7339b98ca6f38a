# SPDX-License-Identifier: MIT OR Apache-2.0
"""LLVM from Python: objects for every target, code loaded into this process, what it refuses."""

import ctypes
import os
import random
import subprocess
import sys

import pytest

from sangi.codegen import llvm
from sangi.errors import BadInput, Unavailable

ADD = """
define void @add(ptr %z, ptr %x, ptr %y) {
  %a = load i384, ptr %x, align 8
  %b = load i384, ptr %y, align 8
  %c = add i384 %a, %b
  store i384 %c, ptr %z, align 8
  ret void
}
"""
BRANCH = """
define void @pick(ptr %z, i64 %x) {
  store i64 0, ptr %z
  %c = icmp ult i64 %x, 7
  br i1 %c, label %small, label %end
small:
  store i64 %x, ptr %z
  br label %end
end:
  ret void
}
"""
#: e_machine and the class of an ELF file for each target.
MACHINES = {
    "x86-64": (62, 2),
    "aarch64": (183, 2),
    "riscv64": (243, 2),
    "sifive-u74": (243, 2),
    "riscv32": (243, 1),
    "cortex-m4": (40, 1),
    "cortex-m3": (40, 1),
}


@pytest.mark.parametrize("name", llvm.TARGETS)
@pytest.mark.parametrize("opt", range(4))
def test_objects(name, opt):
    target = llvm.target(name)
    made = llvm.compile_ir(ADD, target, opt)
    machine, elf_class = MACHINES[name]
    assert made[:5] == b"\x7fELF" + bytes([elf_class])
    assert int.from_bytes(made[18:20], "little") == machine
    assert target.bits == (64 if elf_class == 2 else 32)
    assert "add:" in llvm.assembly(ADD, target, opt)


def test_without_passes_a_branch_stays():
    target = llvm.target("x86-64")
    jumps = {p: llvm.assembly(BRANCH, target, passes=p).count("\tj") for p in (True, False)}
    assert jumps == {True: 0, False: 1}


def test_loaded_code_runs():
    engine = llvm.load_native(ADD)
    assert engine.names == {"add"}
    add = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(engine.address("add"))
    rng = random.Random(1)
    element = ctypes.c_uint64 * 6
    for _ in range(100):
        x, y = rng.getrandbits(384), rng.getrandbits(384)
        z = element()
        add(z, *(element.from_buffer_copy(v.to_bytes(48, "little")) for v in (x, y)))
        assert int.from_bytes(bytes(z), "little") == (x + y) % 2**384


def test_a_function_that_is_not_there():
    with pytest.raises(BadInput, match="no function 'sub'; it has add"):
        llvm.load_native(ADD).address("sub")


@pytest.mark.parametrize("text", ["define void @f( {", "define void @f() { ret i32 1 }", "nonsense"])
def test_text_that_llvm_refuses(text):
    for action in (lambda: llvm.compile_ir(text, llvm.target("x86-64")), lambda: llvm.load_native(text)):
        with pytest.raises(BadInput, match="LLVM refuses this IR") as refusal:
            action()
        assert "\n" not in str(refusal.value)


def test_what_there_is_not(monkeypatch):
    with pytest.raises(BadInput, match="no LLVM target 'z80'; there are x86-64"):
        llvm.target("z80")
    with pytest.raises(BadInput, match="optimisation level 4"):
        llvm.compile_ir(ADD, llvm.target("x86-64"), 4)
    monkeypatch.setattr(llvm.platform, "machine", lambda: "z80")
    with pytest.raises(Unavailable, match="z80"):
        llvm.host_target()


def test_the_command(tmp_path, capsys):
    source, made = tmp_path / "a.ll", tmp_path / "a.o"
    source.write_text(ADD)
    assert llvm.main([str(source), str(made), "--target", "riscv64", "--no-passes"]) == 0
    assert made.read_bytes() == llvm.compile_ir(ADD, llvm.target("riscv64"), passes=False)
    source.write_text("nonsense")
    for words in ([str(source), str(made)], [str(tmp_path / "none.ll"), str(made)]):
        assert llvm.main(words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


FREED = """
import gc
from sangi.codegen.llvm import load_native
for _ in range(10):
    engine = load_native("define i64 @f(i64 %x) {\\n %y = add i64 %x, 1\\n ret i64 %y\\n}\\n")
    engine.itself = engine
    del engine
    gc.collect()
"""


def test_an_engine_is_freed_before_what_it_uses() -> None:
    """In a cycle and with freed memory overwritten, which made a module that outlived its context a crash."""
    environment = {**os.environ, "MALLOC_PERTURB_": "165"}
    subprocess.run([sys.executable, "-c", FREED], check=True, env=environment)
