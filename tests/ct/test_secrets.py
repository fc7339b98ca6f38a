# SPDX-License-Identifier: MIT OR Apache-2.0
"""The table of secrets has a row for every public function and none for any other."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from sangi import toolchain
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.constant_time.secrets import calls, contexts, prototypes, table


def headers_of(root: Path) -> prototypes.Headers:
    return prototypes.read(root / "include" / "sangi")


def test_every_public_function_has_a_row(root: Path) -> None:
    headers = headers_of(root)
    found = table.read(root / "tests" / "ct" / "secrets.toml", headers)
    assert found.faults == ()
    assert [row.function for row in found.rows] == list(headers.functions)


def test_a_section_stands_in_one_file(root: Path, tmp_path: Path) -> None:
    for name in ("secrets.toml", "secrets_mod.toml"):
        (tmp_path / name).write_text((root / "tests" / "ct" / name).read_text())
    assert table.read(tmp_path / "secrets.toml", headers_of(root)).faults == ()
    (tmp_path / "secrets_more.toml").write_text("[mod.init]\n")
    with pytest.raises(CheckFailed, match=r"secrets_more.toml: mod stands in another file"):
        table.read(tmp_path / "secrets.toml", headers_of(root))


def test_the_headers_are_all_read(root: Path) -> None:
    headers = headers_of(root)
    text = "\n".join(path.read_text() for path in sorted((root / "include" / "sangi").rglob("*.h")))
    declared = re.findall(r"^SANGI_API [^;(]*?(sangi_\w+)\(", text, re.MULTILINE)
    assert sorted(f.name for f in headers.functions) == sorted(declared)
    assert set(headers.fields) == set(NAMED)


MADE_UP = """
typedef struct { sangi_limb limb[256 / SANGI_LIMB_BITS]; } sangi_p256;
/* SANGI_API in a comment */
SANGI_API void sangi_p256_mul(sangi_p256 *z, const sangi_p256 *x,
                            const sangi_p256 *y);
SANGI_API sangi_status sangi_p256_decode(sangi_p256 *z, const uint8_t *bytes, size_t length);
SANGI_API const char *sangi_words(int status);
SANGI_API void sangi_mod_neg(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
"""
RIGHT: dict[str, Any] = {
    "field": {
        "mul": {"secret": "x y", "output": "z"},
        "decode": {
            "secret": "bytes[length]",
            "output": "z",
            "public": {"length": ["2 * BYTES - 1"]},
            "declassified": "return",
            "why": "so",
        },
    },
    "mod": {"neg": {"secret": "m x", "output": "z", "contexts": "all"}},
    "contexts": {"all": ["ohta 9"]},
    "function": {"sangi_words": {"public": "status", "returns": "public"}},
}


def faults(**changes: dict[str, Any]) -> str:
    entries: dict[str, Any] = {part: dict(rows) for part, rows in RIGHT.items()}
    for name, change in changes.items():
        kind = "function" if name.startswith("sangi_") else "mod" if name == "neg" else "field"
        entries[kind][name] = {**entries[kind].get(name, {}), **change}
    return "; ".join(table.match(prototypes.parse([("a.h", MADE_UP)]), entries).faults)


def test_a_right_table_passes() -> None:
    assert faults() == ""
    headers = prototypes.parse([("a.h", MADE_UP)])
    (mul, decode, words, neg) = table.match(headers, RIGHT).checked().rows
    assert (mul.secret, mul.output, mul.field) == (("x", "y"), ("z",), "p256")
    assert decode.lengths == {"bytes": "length"}
    assert (words.field, words.function.returns) == (None, "const char *")
    assert (neg.field, neg.contexts) == (None, (("ohta", 9),))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"mul": {"secret": "x"}}, "sangi_p256_mul: y is listed 0 times"),
        ({"mul": {"secret": "x y z"}}, "sangi_p256_mul: z is listed 2 times"),
        ({"mul": {"secret": "x y w"}}, "sangi_p256_mul: w is no parameter"),
        ({"mul": {"secret": "y", "output": "z x"}}, "x is an output and cannot be written"),
        ({"mul": {"returns": "secret"}}, "returns void and the table says 'secret'"),
        ({"mul": {"declassified": "return", "why": "so"}}, "returns void"),
        ({"mul": {"secrets": "x y"}}, "no column is called 'secrets'"),
        ({"decode": {"why": ""}}, "declassified without saying why"),
        ({"decode": {"declassified": "bytes"}}, "bytes is declassified and is no output"),
        ({"decode": {"declassified": ""}}, "returns sangi_status and the table says 'nothing'"),
        ({"decode": {"secret": "bytes[size]"}}, "the length size of bytes is not public"),
        ({"decode": {"public": "length"}}, "a public parameter without values"),
        ({"sangi_words": {"returns": ""}}, "returns const char * and the table says 'nothing'"),
        ({"neg": {"contexts": ""}}, "sangi_mod_neg: contexts belong to a secret sangi_mod"),
        ({"neg": {"contexts": "some"}}, "sangi_mod_neg: contexts belong to a secret sangi_mod"),
        ({"sangi_words": {"field": "p257"}}, "sangi_words: no field is called 'p257'"),
        ({"mul": {"contexts": "all"}}, "sangi_p256_mul: contexts belong to a secret sangi_mod"),
        ({"div": {"secret": "x"}}, "field.div: a row that matches no public function"),
        ({"sangi_gone": {}}, "function.sangi_gone: a row that matches no public function"),
    ],
)
def test_a_wrong_table_is_caught(change: dict[str, dict[str, Any]], fault: str) -> None:
    assert fault in faults(**change)


def test_a_missing_row_is_caught() -> None:
    headers = prototypes.parse([("a.h", MADE_UP)])
    found = table.match(headers, {**RIGHT, "function": {}})
    assert found.faults == ("sangi_words: a public function without a row",)
    with pytest.raises(CheckFailed, match="without a row"):
        found.checked()
    assert table.match(headers, {**RIGHT, "fields": {}}).faults == (
        "no part of the table is called 'fields'",
    )


def test_hazards() -> None:
    headers = prototypes.parse([("a.h", MADE_UP)])
    rows = {**RIGHT["field"], "mul": {**RIGHT["field"]["mul"], "hazard": "product"}}
    hazards = {"product": {"why": "umull", "on": {"thumbv7m": [32], "m3": [32]}}}
    assert table.match(headers, {**RIGHT, "field": rows}).faults == (
        "sangi_p256_mul: no hazard is called 'product'",
    )
    found = table.match(headers, {**RIGHT, "field": rows, "hazard": hazards})
    assert found.faults == ("hazard.product: no core 'm3'",)
    assert found.unsafe("thumbv7m", 32) == {"sangi_p256_mul": "product"}
    assert found.unsafe("thumbv7m", 16) == found.unsafe("riscv32", 32) == {}


CALLBACK = """
typedef struct { sangi_limb limb[256 / SANGI_LIMB_BITS]; } sangi_p256;
typedef sangi_status (*sangi_rng)(void *context, uint8_t *bytes, size_t length);
SANGI_API sangi_status sangi_p256_random(sangi_p256 *z, sangi_rng fill, void *context);
SANGI_API void sangi_p256_batch(sangi_p256 *z, const sangi_p256 *x, size_t count);
"""


def test_callbacks_and_arrays(root: Path, tmp_path: Path) -> None:
    headers = prototypes.parse([("a.h", CALLBACK)])
    rows = {
        "random": {"secret": "fill", "output": "z", "public": {"context": [0]}, "returns": "public"},
        "batch": {"secret": "x[count]", "output": "z[count]", "public": {"count": [1, 3]}},
    }
    (draw, one, three) = calls.calls(table.match(headers, {"field": rows}).checked().rows, headers)
    assert [slot.length for slot in draw.slots] == [32, calls.STREAM, 8]
    assert ([s.length for s in one.slots], [s.length for s in three.slots]) == ([32, 32, 8], [96, 96, 8])
    longer = prototypes.parse([("a.h", CALLBACK.replace("[256 /", "[(521 + SANGI_LIMB_BITS - 1) /"))])
    for limb, size in ((64, 72), (32, 68), (16, 66)):
        (_, one, _) = calls.calls(table.match(longer, {"field": rows}).checked().rows, longer, limb)
        assert one.slots[0].length == size
    text = calls.c_text([draw, one, three], headers, [])
    (tmp_path / "sangi").mkdir()
    (tmp_path / "sangi" / "a.h").write_text(f"#include <stddef.h>\n#include <sangi/status.h>\n{CALLBACK}")
    where = (f"-I{tmp_path}", f"-I{root / 'include'}")
    toolchain.compile_c(text, cwd=tmp_path, flags=("-std=c11", *where))
    assert "static sangi_status sangi_ct_sangi_rng(void * context, uint8_t * bytes, size_t length)" in text
    assert "sangi_p256_random(AT(sangi_p256, 0), sangi_ct_sangi_rng, AT(void, " in text
    for call in (draw, three):
        arenas = list(islice(calls.images(call), 16))
        (secret,) = (slot for slot in call.slots if slot.secret)
        assert len({arena[secret.offset : secret.offset + secret.length] for arena in arenas}) == 16


LANES = """
typedef union { SANGI_ALIGNED(64) uint64_t digit[8 * 5]; sangi_p256 element[8]; } sangi_p256x8;
SANGI_API void sangi_p256x8_batch(sangi_p256x8 *z, const sangi_p256x8 *x, size_t count);
"""


def test_arrays_of_eight_elements(root: Path, tmp_path: Path) -> None:
    """Elements lie where a compiler has them: the bytes that lanes take for digits come between two vectors."""
    text = CALLBACK + LANES
    headers = prototypes.parse([("a.h", text)])
    row = {"secret": "x[count]", "output": "z[count]", "public": {"count": [0, 3]}}
    known = table.match(headers, {"field": {}, "fieldx8": {"batch": row}, "function": {}})
    rows = [row for row in known.rows if row.function.name == "sangi_p256x8_batch"]
    none, call = calls.calls(rows, headers)
    assert [s.length for s in none.slots] == [0, 0, 8] and [s.length for s in call.slots] == [960, 960, 8]
    assert call.poison == ((960, 960),)
    modulus = NAMED["p256"].modulus
    for number, arena in enumerate(islice(calls.images(call), 16)):
        (at,) = (slot.offset for slot in call.slots if slot.secret)
        for vector in range(at, at + 960, 320):
            found = [int.from_bytes(arena[i : i + 32], "little") for i in range(vector, vector + 256, 32)]
            assert max(found) < modulus and (len(set(found)) > 3 or number < 2)
            assert not any(arena[vector + 256 : vector + 320])
    made = calls.c_text([call], headers, [])
    (tmp_path / "sangi").mkdir()
    where = ("-std=c11", f"-I{tmp_path}", f"-I{root / 'include'}")
    for digits in (5, 6):
        declared = text.replace("[8 * 5]", f"[8 * {digits}]")
        include = "#include <stddef.h>\n#include <sangi/status.h>\n#include <sangi/word.h>\n"
        (tmp_path / "sangi" / "a.h").write_text(include + declared)
        if digits == 5:
            toolchain.compile_c(made, cwd=tmp_path, flags=where)
        else:
            with pytest.raises(CheckFailed, match="static assertion"):
                toolchain.compile_c(made, cwd=tmp_path, flags=where)


KEMS = """
#define SANGI_TWO_CIPHERTEXT_BYTES 70
#define SANGI_TWO_SHARED_BYTES 20
#define SANGI_BIG_TWO_CIPHERTEXT_BYTES 90
SANGI_API void sangi_two_open(uint8_t *bytes, size_t length);
SANGI_API void sangi_big_two_open(uint8_t *bytes, size_t length);
"""


def test_a_row_of_every_kem() -> None:
    headers = prototypes.parse([("a.h", KEMS)])
    entry = {"secret": "bytes[length]", "public": {"length": ["CIPHERTEXT_BYTES", "CIPHERTEXT_BYTES - 1"]}}

    def lengths(entries: dict[str, Any]) -> list[int]:
        made = calls.calls(table.match(headers, entries).checked().rows, headers)
        return [call.slots[0].length for call in made]

    assert headers.kems == ("two", "big_two")
    assert lengths({"kem": {"open": entry}}) == [70, 69, 90, 89]
    own = {"sangi_two_open": {**entry, "public": {"length": [7]}}}
    assert lengths({"kem": {"open": entry}, "function": own}) == [7, 90, 89]
    with pytest.raises(CheckFailed, match="not a public value: 'SHARED_BYTES'"):
        lengths({"kem": {"open": {**entry, "public": {"length": ["SHARED_BYTES"]}}}})
    assert table.match(headers, {"kem": {"open": entry, "close": entry}}).faults == (
        "kem.close: a row that matches no public function",
    )


@pytest.mark.parametrize(
    "text",
    [
        "SANGI_API int (*sangi_odd(int x))(void);",
        "SANGI_API void sangi_unnamed(int);",
        "SANGI_API int sangi_a, b;",
    ],
)
def test_a_declaration_that_is_not_understood_is_said(text: str) -> None:
    with pytest.raises(CheckFailed):
        prototypes.parse([("a.h", text)])


def moduli_are_varied(call: calls.Call, numbers: set[int]) -> None:
    """All of the length and what the method takes; the least, the greatest and, for Ohta's, a power of two."""
    assert call.context
    method, length = call.context
    least, most = 1 << 8 * length - 8, 1 << 8 * length
    assert min(numbers) <= least + 1 and max(numbers) == most - 1, call.label
    if method == "montgomery":
        assert all(n % 2 for n in numbers), call.label
    else:
        assert {n % 2 for n in numbers} == {0, 1} and least in numbers, call.label


def test_inputs_are_in_range_and_varied(root: Path) -> None:
    headers = headers_of(root)
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    for call in calls.calls(rows, headers):
        arenas = list(islice(calls.images(call), 64))
        for slot in (s for s in call.slots if s.secret):
            length = slot.length if slot.parameter.type == "uint8_t" else slot.size
            seen = {arena[slot.offset : slot.offset + length] for arena in arenas}
            numbers = {int.from_bytes(content, "little") for content in seen}
            assert len(seen) >= (2 if slot.parameter.type == "sangi_mask" else 20), call.label
            if slot.stream:
                continue
            if slot.parameter.type in contexts.TYPES:
                places = range(slot.offset, slot.offset + slot.length, slot.size)
                moduli = {arena[i : i + slot.size] for arena in arenas for i in places}
                moduli_are_varied(call, {int.from_bytes(n, "little") for n in moduli})
                continue
            assert 0 in numbers, call.label
            if slot.parameter.type == f"sangi_{call.row.field}" and slot.items == 1:
                modulus = NAMED[call.row.field].modulus
                ones = (1 << ((modulus - 1).bit_length() - 1)) - 1
                assert {1, modulus - 1, ones} <= numbers and max(numbers) == modulus - 1, call.label
        assert len({call.image({}) for _ in range(2)}) == 1
        assert sum(length for _, length in call.poison) > 0
