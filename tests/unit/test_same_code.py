# SPDX-License-Identifier: MIT OR Apache-2.0
"""`scripts/same-code` on small made-up libraries: names, files and order do not count, everything else does."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

TARGETS = ("gcc", "cortex-m4", "rv32")

LIBRARY = {
    "include/sangi/a.h": "unsigned sangi_add(unsigned x);\nunsigned sangi_sub(unsigned x);\n",
    "src/word/a.c": """#include <sangi/a.h>
static const unsigned table[8] = {1, 2, 3, 5, 7, 11, 13, 17};
static __attribute__((noinline)) unsigned twice(unsigned x) { return x * 2 + table[x & 7]; }
static __attribute__((noinline)) unsigned thrice(unsigned x) { return x * 3; }
unsigned sangi_add(unsigned x) { return twice(x) + 1; }
unsigned sangi_sub(unsigned x) { return thrice(x) - 1; }
double sangi_scale(double x) { return x * 3.25; }
const char *sangi_word(void) { return "a word"; }
""",
    "src/mp/b.c": """#include <sangi/a.h>
unsigned sangi_all(unsigned x) {
    switch (x & 7) {
    case 0: return sangi_add(x);
    case 1: return sangi_sub(x);
    case 2: return x / 7;
    case 3: return sangi_sub(x * 5);
    case 4: return x ^ 12345;
    default: return x % 10;
    }
}
""",
    "generated/mp/k_x64.S": """
    .intel_syntax noprefix
    .text
    .globl sangi_k_x64
    .type sangi_k_x64, @function
sangi_k_x64:
    mov rax, qword ptr [rip + words + 8]
    add rax, rdi
    ret
    .size sangi_k_x64, . - sangi_k_x64
    .section .rodata
words:
    .quad 0x1234, 0x5678
    .section .note.GNU-stack, "", @progbits
""",
}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all of these tests build: what they have in common is compiled once."""
    return tmp_path_factory.mktemp("same-code")


@pytest.fixture
def same(root: Path, tmp_path: Path, cache: Path) -> Callable[..., tuple[int, list[dict[str, str]]]]:
    """Commits LIBRARY and another library, compares them: the exit status and the differences of gcc's objects."""
    work = tmp_path / "work"

    def commit(files: dict[str, str]) -> str:
        subprocess.run(
            ["rm", "-rf", *(str(work / part) for part in ("include", "src", "generated"))], check=True
        )
        for name, text in files.items():
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            (work / name).write_text(text)
        git = ["git", "-C", str(work), "-c", "user.name=N", "-c", "user.email=n@example.org"]
        for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "C", "--allow-empty"]):
            subprocess.run([*git, *command], check=True)
        said = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
        return said.stdout.strip()

    def run(files: dict[str, str], *only: str) -> tuple[int, list[dict[str, str]]]:
        old, new = commit(LIBRARY), commit(files)
        command = [root / "scripts" / "same-code", old, new, "--json", "--repository", work, "--cache", cache]
        said = subprocess.run(
            [*command, "--only", ",".join(only or ("gcc",))], capture_output=True, text=True
        )
        if said.returncode == 2:
            return 2, [{"why": said.stderr.strip().splitlines()[-1]}]
        made = json.loads(said.stdout)
        assert made["same"] == (said.returncode == 0)
        for target in made["targets"].values():
            assert min(*target["functions"]) >= 7 and min(*target["constants"]) >= 1
        return said.returncode, [d for target in made["targets"].values() for d in target["differences"]]

    return run


def changed(path: str, was: str, now: str) -> dict[str, str]:
    """The library with one text replaced in one file."""
    assert was in LIBRARY[path]
    return {**LIBRARY, path: LIBRARY[path].replace(was, now)}


def test_names_files_and_order_do_not_count(same: Callable[..., tuple[int, list[dict[str, str]]]]) -> None:
    word, mp = LIBRARY["src/word/a.c"], LIBRARY["src/mp/b.c"]
    lines = word.splitlines()
    moved = "\n".join([lines[0], lines[3], lines[5], lines[1], lines[2], lines[7], lines[4]])
    renames = {"sangi_add": "sangi_plus", "sangi_sub": "sangi_minus", "twice": "double_it", "table": "primes"}
    files = {
        "include/sangi/a.h": LIBRARY["include/sangi/a.h"],
        "src/word/first.c": moved.replace("a word", "another word"),
        "src/word/x8/scale.c": "/* here now */\n" + lines[6] + "\n",
        "src/mp/all.c": mp,
        "generated/mp/other_x64.S": LIBRARY["generated/mp/k_x64.S"].replace("words", "limbs"),
    }
    for was, now in renames.items():
        files = {path: text.replace(was, now) for path, text in files.items()}
    assert same(files, *TARGETS) == (0, [])


CHANGES = {
    "an instruction of C": ("src/word/a.c", "x * 3;", "x * 5;", {"thrice"}),
    "an instruction of assembly": ("generated/mp/k_x64.S", "add rax", "sub rax", {"sangi_k_x64"}),
    "an address": ("generated/mp/k_x64.S", "words + 8", "words", {"sangi_k_x64"}),
    "a constant": ("src/word/a.c", "17", "19", {"table"}),
    "a constant of assembly": ("generated/mp/k_x64.S", "0x5678", "0x5679", {"words"}),
    "a constant in a pool": ("src/word/a.c", "3.25", "3.5", {"sangi_scale"}),
    "another call": ("src/mp/b.c", "sangi_sub(x * 5)", "sangi_add(x * 5)", {"sangi_all"}),
    "one more": ("src/mp/b.c", "unsigned s", "int sangi_one(void) { return 1; }\nunsigned s", {"sangi_one"}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_changed_is_found(same: Callable[..., tuple[int, list[dict[str, str]]]], change: str) -> None:
    path, was, now, names = CHANGES[change]
    status, differences = same(changed(path, was, now))
    assert status == 1
    assert {d["name"] for d in differences if ":" not in d["name"]} == names
    assert {d["side"] for d in differences} == ({"new"} if change == "one more" else {"old", "new"})


def test_boards_are_compared(same: Callable[..., tuple[int, list[dict[str, str]]]]) -> None:
    status, differences = same(changed("src/word/a.c", "x * 3;", "x * 5;"), "cortex-m4")
    assert (status, {d["name"] for d in differences}) == (1, {"thrice"})
    status, differences = same(changed("src/word/a.c", "17", "19"), "rv32")
    assert (status, {d["name"] for d in differences}) == (1, {"table"})


def test_bad_input(root: Path, same: Callable[..., tuple[int, list[dict[str, str]]]]) -> None:
    status, (said,) = same(changed("src/word/a.c", "return", "retrun"))
    assert status == 2 and "src/word/a.c" in said["why"] and "retrun" in said["why"]
    status, (said,) = same(LIBRARY, "pdp11")
    assert status == 2 and "pdp11" in said["why"]
    done = subprocess.run([root / "scripts" / "same-code", "nowhere", "HEAD"], capture_output=True, text=True)
    assert done.returncode == 2 and "nowhere" in done.stderr
