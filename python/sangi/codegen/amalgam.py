# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library in one file: `sangi.h`, `sangi.c` and, beside them, `sangi_x64.S`, for what is chosen of it.

Each C file of the library becomes a section.  The headers that it includes are put before its first use of them; its
macros end with it, and what it keeps to itself is named after it, so that two files may use the same word.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from sangi.codegen import dropin, shared
from sangi.errors import BadInput
from sangi.named import NAMED
from sangi.paths import repo_root

WIDTHS = (64, 32, 16)
#: Layers in the order in which their sections stand; what talks to the system comes first, see `_SOURCE`.
LAYERS = (
    "rng",
    "word",
    "mp",
    "mod",
    "modexp",
    "rsa",
    "ring",
    "hash",
    "saber",
    "sntrup",
    "field",
    "curve",
    "isogeny",
    "csidh",
)
PUBLIC = ("word", "status", "rng")
#: The name by which arithmetic for a modulus at run time is chosen, beside the names of fields.
MOD = "mod"
#: What comes with it.
MODEXP, RSA = "modexp", "rsa"
#: The mechanisms by the names by which they are chosen, and the layers that come with each.
KEMS = {
    "saber": ("ring", "hash", "saber"),
    "sntrup761": ("ring", "hash", "sntrup"),
    "csidh512": ("hash", "curve", "isogeny", "csidh"),
}
_TITLES = {
    "saber": "Saber",
    "sntrup761": "sntrup761",
    "csidh512": "CSIDH-512, CTIDH-511, CTIDH-512 and CTIDH-512f",
}
#: The field that a mechanism brings along, and other headers of its layers.
_OVER = {"csidh512": "p511"}
_WITH = {"csidh512": ("ctidh511", "ctidh512", "ctidh512f")}
#: Files that compile others of the library once more, for a longer prime: a single file has each of them once.
_LONG = ("p1020", "p1020x8", "p2047", "ctidh1024", "ctidh2048")
#: What fields use of a layer that has more; its assembly is under the same names.
USED = {"mp": ("bytes", "compare", "divsteps", "invert", "jacobi", "lanes", "transform"), MOD: ()}

_BANNER = """\
/* {command}
 * sangi {version}; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Copyright The sangi contributors
 *
{about}
 */
"""

_ABOUT_HEADER = """\
 * {content}
 *
 * Compile sangi.c beside your program; it needs nothing else.  -DSANGI_LIMB_BITS=64, 32 or 16 chooses
 * the width of a limb, for this header too; -DSANGI_CONFIG_FILE names a header that may say it instead."""

_ABOUT_SOURCE = """\
 * The code behind sangi.h.  With -DSANGI_ASM=1, compile and link sangi_x64.S too: it is then used on
 * x86-64 processors that have ADX and BMI2.  -DSANGI_HOST=0 leaves out sangi_rng_host, which is there on
 * Linux, macOS, the BSDs and Windows; there, link with -lbcrypt, and give gcc the flags
 * -Wa,-muse-unaligned-vector-move -DSANGI_UNALIGNED_MOVES=1, or it uses scalar kernels alone."""

_ABOUT_ASSEMBLY = """\
 * Kernels for x86-64 with ADX and BMI2, beside sangi.c; nothing on other targets."""

_SOURCE = """\
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif
#include "sangi.h"

#if !defined(SANGI_ASM) || SANGI_LIMB_BITS != 64 || !defined(__x86_64__)
#undef SANGI_ASM
#define SANGI_ASM 0
#endif
#if !defined(SANGI_HOST) && __STDC_HOSTED__ &&                                                                 \\
    (defined(__linux__) || defined(_WIN32) || defined(__APPLE__) || defined(__FreeBSD__) ||                   \\
     defined(__OpenBSD__) || defined(__NetBSD__) || defined(__DragonFly__))
#define SANGI_HOST 1
#endif
#undef SANGI_TESTING
#define SANGI_TESTING 0

#if SANGI_HOST
{host}#endif

/* Only what sangi.h declares is for others; not every width needs every small function. */
#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#endif

{body}#if defined(__GNUC__)
#pragma GCC diagnostic pop
#pragma GCC visibility pop
#endif
"""

_ASSEMBLY = """\
#if defined(__x86_64__)

{body}#endif

#if defined(__ELF__)
    .section .note.GNU-stack, "", %progbits
#endif
"""

_NOTE = '#if defined(__ELF__)\n    .section .note.GNU-stack, "", @progbits\n#endif\n'
_INCLUDE = re.compile(r'^\s*#\s*include\s*(?:<(sangi/[^>]+)>|"([^"]+)")')
_CONDITION = re.compile(r"^\s*#\s*(if|endif)")
_LICENCE = re.compile(r"^/\* SPDX-License-Identifier: [^\n]*\*/\n", re.MULTILINE)
_SOURCE_MACRO = re.compile(r"^#define _\w+_SOURCE\n", re.MULTILINE)
_MACRO = re.compile(r"^\s*#\s*define\s+(\w+)", re.MULTILINE)
_STATIC = re.compile(
    r"^(?:(?:[A-Z0-9_]+ )?static|SANGI_RING_INLINE|INLINE|NOINLINE)\b[^;={(]*?\b(\w+)\s*[(\[=;]", re.MULTILINE
)
_ATTRIBUTE = re.compile(r"__attribute__\(\(\w+\)\)[ \t]*")
_TYPE = re.compile(r"^(?:typedef\b[^;{]*?\b|\} )(\w+)(?:\[\w+\])?;", re.MULTILINE)
_ENUM = re.compile(r"^enum \{([^}]*)\};", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|(?<![.>\w])[A-Za-z_]\w*', re.DOTALL)


class _Sections:
    """The text of the library's files, each header once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.seen: set[Path] = set()
        self.own: dict[str, str] = {}

    def header(self, path: Path) -> str:
        """A header with what it includes, or nothing if it stands already."""
        if path in self.seen:
            return ""
        self.seen.add(path)
        lines, depth = [self._title(path)], 0
        for line in _text(path).splitlines(keepends=True):
            depth += _deeper(line)
            included = self._included(line)
            if included is None:
                lines.append(line)
            elif depth <= 1:
                lines.append(self.header(included))
            else:  # not always there, so that it does not count as seen: its guard keeps it single
                lines.append(_Sections(self.root).header(included))
        return "".join(lines)

    def unit(self, path: Path) -> str:
        """The headers that a C file is the first to need, and the file, with names and macros of its own."""
        headers: list[str] = []
        lines = list(self._body(path, headers))
        own = _SOURCE_MACRO.sub("", "".join(line for line, mine in lines if mine))
        unit = _unit(path)
        names = {name: f"{unit}_{name}" for name in _names(own)}
        for name in names.values():
            if self.own.setdefault(name, unit) != unit:
                raise ValueError(f"{path}: {name} stands for something else in {self.own[name]}")
        runs = [
            ("".join(line for line, _ in run), mine) for mine, run in groupby(lines, lambda line: line[1])
        ]
        body = "".join(
            _TOKEN.sub(lambda token: names.get(token[0], token[0]), _SOURCE_MACRO.sub("", text))
            if mine
            else text
            for text, mine in runs
        )
        ends = [f"#undef {macro}\n" for macro in dict.fromkeys(_MACRO.findall(own))]
        return "".join([*headers, self._title(path), body, "\n" if ends else "", *ends, "\n"])

    def _body(self, path: Path, headers: list[str], depth: int = 0) -> Iterator[tuple[str, bool]]:
        """Its lines, and whether they are its own: not of a header under a condition, which another may need too."""
        for line in _text(path).splitlines(keepends=True):
            depth += _deeper(line)
            included = self._included(line)
            if included is None:
                yield line, True
            elif included.suffix == ".inc":
                yield from self._body(included, headers, depth)
            elif depth:  # one of several that stand for each other: here, and not seen
                inside = _Sections(self.root)
                inside.seen |= self.seen
                yield inside.header(included), False
            else:
                headers.append(self.header(included))

    def _included(self, line: str) -> Path | None:
        """The file of the library that a line includes."""
        match = _INCLUDE.match(line)
        if match is None:
            return None
        for folder in ("include", "src", ""):
            path = self.root / folder / (match[1] or match[2])
            if path.is_file():
                return path
        raise ValueError(f"no file of the library: {line.strip()}")

    def _title(self, path: Path) -> str:
        return f"\n/* ---- {path.relative_to(self.root).as_posix()} ---- */\n\n"


def amalgam(root: Path, wanted: Sequence[str] = ()) -> dict[str, str]:
    """File name to text, for fields, `mod`, mechanisms or all; the same for the same checkout in any order.

    Raises BadInput for a name that is none.
    """
    for name in wanted:
        if name not in (*NAMED, MOD, *KEMS):
            known = f"{', '.join((*NAMED, MOD, *list(KEMS)[:-1]))} and {list(KEMS)[-1]}"
            raise BadInput(f"no field is called {name!r}; there are {known}")
    fields = {*wanted, *(_OVER[name] for name in wanted if name in _OVER)}
    chosen = [name for name in NAMED if name in fields or not wanted]
    mod = MOD in wanted or not wanted
    kems = [name for name in KEMS if name in wanted or not wanted]
    objects = [*chosen, *([MOD, MODEXP, RSA] if mod else []), *(["hash", *kems] if kems else [])]
    given = (
        f' FIELDS="{" ".join(name for name in objects if name not in ("hash", MODEXP, RSA))}"'
        if wanted
        else ""
    )

    def banner(about: str) -> str:
        return _BANNER.format(command=f"make amalgam{given}", version=_version(root), about=about)

    sections = _Sections(root)
    objects += [header for name in kems for header in _WITH.get(name, ())]
    eight = [*(f"{name}x8" for name in chosen), *([f"{MOD}x8"] if mod else [])]
    public = [root / "include" / "sangi" / f"{name}.h" for name in (*PUBLIC, *objects, *eight)]
    headers = "".join(sections.header(path) for path in public)
    host, body = "", ""
    left_out = {layer for layers in KEMS.values() for layer in layers} | ({MODEXP, RSA} if not mod else set())
    left_out.difference_update(*(KEMS[name] for name in kems))
    for layer in LAYERS:
        if layer in left_out:
            continue
        paths = sorted(path for path in (root / "src" / layer).rglob("*.c") if path.stem not in _LONG)
        used = [path.stem for path in paths] if mod else USED.get(layer, [path.stem for path in paths])
        units = [path for path in paths if path.stem in used and path.stem.removesuffix("x8") not in NAMED]
        text = "".join(sections.unit(path) for path in units)
        host, body = (text, body) if layer == "rng" else (host, body + text)
    for name in chosen:
        body += _kernels(sections, root / "generated" / "field" / name)
        body += sections.unit(root / "src" / "field" / f"{name}.c")
        body += sections.unit(root / "src" / "field" / "x8" / f"{name}x8.c")
    if mod:
        for path in sorted((root / "generated" / MOD).glob("*_c64.c")):
            body += _kernels(sections, path.with_name(path.stem.removesuffix("_c64")))
    files = [
        path
        for layer, names in USED.items()
        for path in sorted((root / "generated" / layer).glob("*_x64.S"))
        if mod or path.stem.removesuffix("_x64") in names
    ]
    kinds = ("x64", "ifma", "dots_ifma")
    made = [root / "generated" / "field" / f"{name}_{kind}.S" for name in chosen for kind in kinds]
    files += [path for path in made if path.is_file()]
    files += sorted((root / "generated" / MOD).glob("*_ifma.S")) if mod else []
    assembly = "".join(_assembly(root, path) + "\n" for path in files)
    listed = f"The prime fields {', '.join(chosen)}." if chosen else ""
    content = f"{listed}{'  Any modulus at run time.' if mod else ''}{''.join(f'  {_TITLES[name]}.' for name in kems)}"
    about = _ABOUT_HEADER.format(content="\n * ".join(textwrap.wrap(content.strip(), 95)))
    return {
        "sangi.h": _tidy(f"{banner(about)}#ifndef SANGI_H\n#define SANGI_H\n{headers}\n#endif\n"),
        "sangi.c": _tidy(banner(_ABOUT_SOURCE) + _SOURCE.format(host=host, body=body)),
        "sangi_x64.S": _tidy(banner(_ABOUT_ASSEMBLY) + _ASSEMBLY.format(body=assembly)),
    }


def _kernels(sections: _Sections, start: Path) -> str:
    """Kernels in C whose paths start so, those of the width that is asked for."""
    text = ""
    for number, width in enumerate(WIDTHS):
        text += f"#{'elif' if number else 'if'} SANGI_LIMB_BITS == {width}\n"
        text += sections.unit(start.with_name(f"{start.name}_c{width}.c"))
    return text + "#endif\n"


def _unit(path: Path) -> str:
    """What names of a C file begin with: its name, after that of the folder if it is below its layer's."""
    return f"{path.parent.name}_{path.stem}" if path.parent.parent.parent.name == "src" else path.stem


def _text(path: Path) -> str:
    return _LICENCE.sub("", path.read_text())


def _assembly(root: Path, path: Path) -> str:
    """A file of assembly with what it shares with others put into it, without its last lines."""
    return _LICENCE.sub("", shared.whole(root, path.relative_to(root).as_posix())).replace(_NOTE, "")


def _deeper(line: str) -> int:
    """How a line changes the depth of conditions."""
    match = _CONDITION.match(line)
    return 0 if match is None else 1 if match[1] == "if" else -1


def _names(body: str) -> list[str]:
    """What a C file keeps to itself: functions, objects, types and numbers of file scope."""
    code = _ATTRIBUTE.sub("", _COMMENT.sub("", body))
    members = [part.split("=")[0].strip() for text in _ENUM.findall(code) for part in text.split(",")]
    found = [*_STATIC.findall(code), *_TYPE.findall(code), *members]
    return [name for name in dict.fromkeys(found) if name and not name.startswith(("sangi_", "SANGI_"))]


def _version(root: Path) -> str:
    match = re.search(
        r'^__version__ = "(.*)"$', (root / "python/sangi/_version.py").read_text(), re.MULTILINE
    )
    assert match is not None
    return match[1]


def _tidy(text: str) -> str:
    """At most one empty line in a row."""
    return re.sub(r"\n{3,}", "\n\n", text)


def main(arguments: Sequence[str] | None = None) -> int:
    """`python -m sangi.codegen.amalgam [-o FOLDER] [FIELD|mod...]`: writes the files and prints their paths."""
    parser = argparse.ArgumentParser(prog="amalgam", description="Write the library in one file.")
    parser.add_argument("-o", "--out", type=Path, default=Path("dist"), help="folder (default: dist)")
    parser.add_argument("fields", metavar="FIELD", nargs="*", help="a named field, or mod (default: all)")
    options = parser.parse_args(arguments)
    try:
        files = amalgam(repo_root(), options.fields)
    except BadInput as error:
        print(f"amalgam: {error}", file=sys.stderr)
        return 2
    if not options.fields or "sntrup761" in options.fields:
        files[dropin.NAME] = dropin.dropin(repo_root(), "make amalgam", _version(repo_root()))
    options.out.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (options.out / name).write_text(text)
        print(options.out / name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
