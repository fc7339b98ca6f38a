# SPDX-License-Identifier: MIT OR Apache-2.0
"""One rule for the names and the lengths of the public interface, over all headers.

A function is sangi_<object>_<operation>, where the object is that of the header; eight at once are an object of their
own, whose name ends in x8; `_be` stands last, `_vartime` before it.  A length stands right after its array: `length`,
`size` or `<name>_length` in bytes for bytes and memory, `count` or `words` in items for everything else.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sangi.verify.constant_time.secrets import prototypes
from sangi.verify.constant_time.secrets.prototypes import Prototype

#: What names begin with in headers of several objects.
OBJECTS = {
    "csidh512": ("csidh512", "csidh512x8"),
    "ctidh511": ("ctidh511", "ctidh511x8"),
    "ctidh512": ("ctidh512", "ctidh512x8"),
    "ctidh512f": ("ctidh512f", "ctidh512fx8"),
    "ctidh1024": ("ctidh1024", "ctidh1024x8"),
    "hash": ("keccak", "sha3", "sha512", "shake128", "shake256"),
    "saber": ("firesaber", "lightsaber", "saber"),
    "status": ("strerror",),
}
BYTES, ITEMS = re.compile(r"(\w+_)?length\d?|size"), re.compile(r"count|words")
EIGHT = re.compile(r"\b(?:sangi|SANGI)_\w*_[xX]8(?![0-9a-zA-Z])\w*")
SHARE = re.compile(r"lane's\s+share|length\s+of\s+one\s+lane", re.IGNORECASE)


def of_name(function: Prototype) -> Iterator[str]:
    """What is wrong with a name."""
    stem, name = function.header.removesuffix(".h"), function.name.removeprefix("sangi_")
    if not any(f"{name}_".startswith(f"{of}_") for of in OBJECTS.get(stem, (stem,))):
        yield "does not begin with the object of its header"
    if "_be_" in name or re.search(r"_vartime_(?!be$)", name):
        yield "ends in the wrong order: _vartime, then _be"


def of_lengths(function: Prototype) -> Iterator[str]:
    """What is wrong with lengths."""
    given = function.parameters
    for at, parameter in enumerate(given):
        before = given[at - 1] if at else None
        if parameter.type == "size_t" and not parameter.pointer:
            if before is None or not before.pointer:
                yield f"{parameter.name} stands after no array"
            elif not (BYTES if before.type in ("uint8_t", "void") else ITEMS).fullmatch(parameter.name):
                yield f"{parameter.name} is no name for the length of {before.name}"
        bytes_alone = parameter.type == "uint8_t" and parameter.pointer and parameter.items == 1
        if bytes_alone and not any(p.type == "size_t" for p in given[at + 1 : at + 2]):
            yield f"{parameter.name} has no length right after it"


def faults(include: Path) -> list[str]:
    """Every deviation in the headers of a folder, one line each."""
    found = []
    for path in sorted(include.glob("*.h")):
        text = path.read_text()
        found += [
            f"{path.name}: {name}: eight at once are an object" for name in sorted({*EIGHT.findall(text)})
        ]
        found += [f"{path.name}: a length of one of eight" for _ in SHARE.findall(text)]
        if path.stem.endswith("_x8"):
            found.append(f"{path.name}: eight at once are an object")
    for function in prototypes.read(include).functions:
        found += [f"{function.name}: {what}" for what in (*of_name(function), *of_lengths(function))]
    return found


def test_the_headers_follow_the_rule(root: Path) -> None:
    assert faults(root / "include" / "sangi") == []


RIGHT = """\
SANGI_API sangi_status sangi_ax8_from_bytes_be(sangi_ax8 *z, const uint8_t *bytes, size_t length);
SANGI_API void sangi_ax8_exp_vartime_be(sangi_ax8 *z, const uint8_t *e, size_t e_length, void *memory, size_t size);
SANGI_API void sangi_ax8_batch(sangi_ax8 *z, const sangi_ax8 *x, size_t count, const uint8_t seed[32]);
"""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("sangi_a_mul_x8(sangi_ax8 *z)", "eight at once are an object"),
        ("sangi_b_mul(sangi_ax8 *z)", "does not begin with the object"),
        ("sangi_ax8_exp_be_vartime(sangi_ax8 *z)", "in the wrong order"),
        ("sangi_ax8_exp_vartime_wide(sangi_ax8 *z)", "in the wrong order"),
        ("sangi_ax8_exp(const uint8_t *e, sangi_ax8 *z, size_t length)", "is no name for the length of z"),
        ("sangi_ax8_exp(sangi_ax8 *z, const uint8_t *e)", "e has no length"),
        ("sangi_ax8_pair(const uint8_t *e, const uint8_t *f, size_t length)", "e has no length"),
        ("sangi_ax8_exp(size_t length, const uint8_t *e, size_t e_length)", "stands after no array"),
        ("sangi_ax8_exp(const uint8_t *e, size_t bits)", "bits is no name for the length of e"),
        ("sangi_ax8_batch(sangi_ax8 *z, size_t length)", "length is no name for the length of z"),
        ("sangi_ax8_get(sangi_mask_x8 *z)", "eight at once are an object"),
    ],
)
def test_a_deviation_is_found(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "ax8.h").write_text(RIGHT)
    assert faults(tmp_path) == []
    (tmp_path / "ax8.h").write_text(f"{RIGHT}SANGI_API void {text};\n")
    assert any(says in fault for fault in faults(tmp_path))


def test_other_deviations_are_found(tmp_path: Path) -> None:
    (tmp_path / "a_x8.h").write_text("#define SANGI_A_X8_BYTES 8\n/* A length is ONE LANE'S SHARE. */\n")
    found = faults(tmp_path)
    assert len(found) == 3 and sum("eight at once" in fault for fault in found) == 2
