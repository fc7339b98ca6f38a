# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Makefile of what was written: the example on every back end that this machine compiles, and a library."""

from __future__ import annotations

from sangi.codegen.field import OLDEST_LLVM

NAME = "Makefile"
#: The objects of a back end's kernels, which `make` knows how to make of .c and .S.
_OBJECT = {"c": "{}.o", "x64": "{}_x64.o", "ir": "{}_ll.o"}
_EXAMPLE = {"c": "example_c", "x64": "example_x64", "ir": "example_ll"}
_FLAG = {"c": "", "x64": "-DWITH_X64 ", "ir": "-DWITH_LLVM "}
_WHERE = {
    "c": "{}",
    "x64": "ifneq ($(findstring x86_64,$(MACHINE)),)\n{}endif\n",
    "ir": "ifeq ($(READS_LL),yes)\n{}endif\n",
}
_PROBE = f"""\
# One that reads opaque pointers: clang {OLDEST_LLVM} or newer.
CLANG = clang
READS_LL := $(shell printf 'define void @f(ptr %%x) {{\\n ret void\\n}}\\n' >.probe.ll && \\
	$(CLANG) -c .probe.ll -o .probe.o 2>/dev/null && echo yes; rm -f .probe.ll .probe.o)
"""


def text(prefix: str, backends: tuple[str, ...], heading: str, *, ifma: bool) -> str:
    """The file; `backends` are those of one element that were written, `ifma` says that of eight elements was."""
    known = [backend for backend in _OBJECT if backend in backends]
    lines = [heading, "CC = cc\nCFLAGS = -O2 -fPIC\nMACHINE := $(shell $(CC) -dumpmachine)\n"]
    lines += [_PROBE] * ("ir" in known)
    headers = [f"{prefix}.h"] * bool(known) + [f"{prefix}_ifma.h"] * ifma
    eight = f"EIGHT = {prefix}_ifma.o {prefix}_ifma_field.o\n"
    chosen = "EIGHT =\n" + _WHERE["x64"].format(eight) if ifma else ""
    chosen += "EXAMPLES =\n"
    for backend in known:
        chosen += _WHERE[backend].format(f"EXAMPLES += {_EXAMPLE[backend]}\n")
    if ifma and not known:
        chosen += _WHERE["x64"].format("EXAMPLES += example_ifma\n")
    lines.append(chosen)
    lines.append("run: $(EXAMPLES)\n\t@for example in $(EXAMPLES); do ./$$example || exit 1; done\n")
    more = " $(EIGHT)" if ifma else ""
    for backend in known:
        objects = f"{prefix}_field.o {_OBJECT[backend].format(prefix)}{more}"
        lines.append(_linked(_EXAMPLE[backend], _FLAG[backend], objects, headers))
    if ifma and not known:
        lines.append(_linked("example_ifma", "", "$(EIGHT)", headers))
    if "ir" in known:
        lines.append(f"{prefix}_ll.o: {prefix}.ll\n\t$(CLANG) -O2 -fPIC -c $< -o $@\n")
    own = [f"{prefix}_field.o", _OBJECT[known[0]].format(prefix)] if known else []
    objects = " ".join([*own, *(["$(EIGHT)"] if ifma else [])])
    lines.append(f"lib: lib{prefix}.a lib{prefix}.so\n")
    lines.append(f"lib{prefix}.a: {objects}\n\trm -f $@\n\tar rcs $@ {objects}\n")
    lines.append(f"lib{prefix}.so: {objects}\n\t$(CC) $(CFLAGS) -shared -o $@ {objects}\n")
    lines.append(f"{prefix}_field.o {prefix}.o: {prefix}.h\n" if known else "")
    made = [*_EXAMPLE.values(), "example_ifma", f"lib{prefix}.a", f"lib{prefix}.so"]
    lines.append(f"clean:\n\trm -f {prefix}*.o {' '.join(made)}\n\n.PHONY: run lib clean\n")
    return "\n".join(line for line in lines if line)


def _linked(example: str, flag: str, objects: str, headers: list[str]) -> str:
    needs = f"{example}: example.c {objects} {' '.join(headers)}"
    return f"{needs}\n\t$(CC) $(CFLAGS) {flag}-o $@ example.c {objects}\n"
