# SPDX-License-Identifier: MIT OR Apache-2.0
"""sntrup761 in one C99 file that takes the place of OpenSSH's: `dist/sntrup761.c`.

The files of the library stand one after the other, everything static; types and prototypes of headers go where a
definition does not come first anyway.  Hash and randomness are those that `crypto_api.h` names.  What a file of the
library keeps to itself is given the library's prefix here, so that nothing of OpenSSH's headers can mean it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

NAME = "sntrup761.c"
#: Headers of which the types count, and C files, in order.
_PARTS = (
    "generated/ring/ring256_montgomery.h",
    "src/ring/ntt32/montgomery.h",
    "generated/ring/ring761_montgomery.h",
    "src/ring/ring761.h",
    "src/ring/ntt32/ring761.c",
    "src/sntrup/div3.h",
    "src/sntrup/coding.h",
    "src/sntrup/coding.c",
    "src/sntrup/sort.h",
    "src/sntrup/sort.c",
    "src/sntrup/invert3.c",
    "src/sntrup/invert_q.c",
    "src/sntrup/kem.h",
    "src/sntrup/kem.c",
)

_TOP = """\
/* {command}
 * sangi {version}; generated, do not edit.  SPDX-License-Identifier: CC0-1.0
 *
 * Streamlined NTRU Prime 761 for implementations of SSH, in place of OpenSSH's sntrup761.c.
 *
 * To maintainers:
 * - This is C99 and needs crypto_api.h alone: crypto_hash_sha512, randombytes, three prototypes.
 * - Every other name of file scope begins with sangi_ or SANGI_.
 * - Keys, ciphertexts and shared secrets are the same bytes as before.
 * - No branch, no address and no division depends on a secret.  Compilers are kept from making
 *   branches of masks by a volatile read (`sangi_limb_hide`).
 * - Products are of 32 by 32 bits.  Where these take a time that depends on their factors, as on the
 *   Cortex-M3, this file is not constant time.
 * - The product is exact, by a transform of 1536 words modulo a prime of 26 bits, whose bounds stand
 *   at its tables.  Inverses are division steps, modulo 3 on 64 coefficients at a time.
 * - About 20 KB of stack at most.
 */
#include "crypto_api.h"

typedef uint32_t sangi_limb;
typedef uint32_t sangi_mask;

static sangi_limb sangi_limb_hide(sangi_limb a) {{
    volatile sangi_limb hidden = a;

    return hidden;
}}

static sangi_mask sangi_limb_mask(sangi_limb bit) {{ return sangi_limb_hide(0 - bit); }}

static void sangi_wipe(void *memory, size_t length) {{
    volatile unsigned char *byte = memory;

    while (length-- > 0)
        *byte++ = 0;
}}
"""

_END = """
int crypto_kem_sntrup761_keypair(unsigned char *pk, unsigned char *sk) {
    sangi_sntrup_unit unit;
    uint8_t drawn[SANGI_SNTRUP_DRAWN + SANGI_SNTRUP_REJECTION];

    do
        randombytes(drawn, SANGI_SNTRUP_DRAWN);
    while (!sangi_sntrup_draw_unit(&sangi_sntrup_c, &unit, drawn));
    randombytes(drawn, SANGI_SNTRUP_DRAWN);
    randombytes(drawn + SANGI_SNTRUP_DRAWN, SANGI_SNTRUP_REJECTION);
    sangi_sntrup_keygen(&sangi_sntrup_c, pk, sk, &unit, drawn);
    sangi_wipe(&unit, sizeof unit);
    sangi_wipe(drawn, sizeof drawn);
    return 0;
}

int crypto_kem_sntrup761_enc(unsigned char *cstr, unsigned char *k, const unsigned char *pk) {
    uint8_t drawn[SANGI_SNTRUP_DRAWN];

    randombytes(drawn, sizeof drawn);
    sangi_sntrup_encaps(&sangi_sntrup_c, cstr, k, pk, drawn);
    sangi_wipe(drawn, sizeof drawn);
    return 0;
}

int crypto_kem_sntrup761_dec(unsigned char *k, const unsigned char *cstr, const unsigned char *sk) {
    sangi_sntrup_decaps(&sangi_sntrup_c, k, cstr, sk);
    return 0;
}
"""

_LICENCE = re.compile(r"/\* SPDX-License-Identifier: MIT OR Apache-2.0 \*/\n")
_SPDX = re.compile(r" \* generated, do not edit\.  SPDX[^\n]*\n")
_DIRECTIVE = re.compile(r"^#(?:include|ifndef|endif|if|else)\b.*\n", re.MULTILINE)
#: Conditional code: only the branch for all other machines is used.
_EITHER = re.compile(r"^#if .*\n(?:(?!#).*\n)*#else\n((?:(?!#).*\n)*)#endif\n", re.MULTILINE)
_GUARD = re.compile(r"^#define SANGI_\w+_H\n", re.MULTILINE)
#: A prototype or a declared object of a header, with the comment before it.
_DECLARED = re.compile(
    r"^(?:/\*\*(?:(?!\*/).)*\*/\n)?(?:void|sangi_mask|extern)[ ][^;{]*;[^\n]*\n", re.DOTALL | re.MULTILINE
)
_DEFINED = re.compile(r"^(?=(?:void|sangi_mask|const \w+) sangi_)", re.MULTILINE)
#: Tables of ring256, which is not here.
_TABLES = re.compile(r"(?:/\*[^*]*\*/\n)?static const \w+ sangi_ring256_\w+(?:\[\d+\])? = .*?;\n", re.DOTALL)


#: Types, numbers, functions and objects of file scope.
_TYPE = re.compile(r"^(?:typedef\b(?:[^;{]|\{[^}]*\})*\b|\} )(\w+);", re.MULTILINE)
_ENUM = re.compile(r"^(?:typedef )?enum \{([^}]*)\}", re.MULTILINE)
_STATIC = re.compile(r"^static\b[^;={(]*?\b(\w+)\s*[(\[=]", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"/\*.*?\*/|(?<![.>\w])[A-Za-z_]\w*", re.DOTALL)


def _own(text: str) -> list[str]:
    """The names of file scope that have no prefix yet."""
    code = _COMMENT.sub("", text)
    numbers = [part.split("=")[0].strip() for inside in _ENUM.findall(code) for part in inside.split(",")]
    found = dict.fromkeys([*_TYPE.findall(code), *_STATIC.findall(code), *numbers])
    return [name for name in found if name and not name.lower().startswith(("sangi_", "crypto_"))]


def _prefixed(text: str, taken: set[str]) -> str:
    """A part with its own names prefixed; raises where another part has the same."""
    names = {name: ("SANGI_" if name.isupper() else "sangi_") + name for name in _own(text)}
    if twice := taken & {*names.values()}:
        raise ValueError(f"two files of {NAME} keep something of one name to themselves: {sorted(twice)}")
    taken.update(names.values())
    return _TOKEN.sub(lambda token: names.get(token[0], token[0]), text)


#: OpenSSH compiles with -ftrapv, which makes calls of products and sums of signed words, and forbids vectors.  Those
#: of the transforms are unsigned here: in a file, what stands for what.
_UNSIGNED = {
    "src/ring/ntt32/montgomery.h": (
        ("typedef int64_t sangi_zp_acc;", "typedef uint64_t sangi_zp_acc;"),
        ("{ return (int64_t)x * w; }", "{ return (uint64_t)(int64_t)x * (uint64_t)(int64_t)w; }"),
        (
            "(int32_t)(sum >> 32) - (int32_t)((int64_t)m * SANGI_RING256_P >> 32)",
            "(int32_t)((uint32_t)(sum >> 32) - (uint32_t)(sangi_zp_mul(m, SANGI_RING256_P) >> 32))",
        ),
        ("sangi_zp_reduce_products(int64_t t)", "sangi_zp_reduce_products(sangi_zp_acc t)"),
    ),
    "src/ring/ntt32/ring761.c": (
        ("const int64_t x0 = x[0]", "const int32_t x0 = x[0]"),
        ("const int64_t y0 = y[0]", "const int32_t y0 = y[0]"),
        *((f"const int64_t t{i} =", f"const int32_t t{i} =") for i in (4, 5, 6)),
        *((f"x{i} * y{j}", f"sangi_zp_mul(x{i}, y{j})") for i in range(4) for j in range(4)),
        *((f"t{i} * z", f"sangi_zp_mul(t{i}, z)") for i in (4, 5, 6)),
    ),
}


def _part(root: Path, path: str) -> str:
    text = (root / path).read_text()
    for signed, unsigned in _UNSIGNED.get(path, ()):
        if signed not in text:
            raise ValueError(f"{path} has no {signed!r} that {NAME} could take for unsigned")
        text = text.replace(signed, unsigned)
    text = _EITHER.sub(r"\1", text)
    for pattern in (_LICENCE, _SPDX, _DIRECTIVE, _GUARD):
        text = pattern.sub("", text)
    if path.endswith("ring256_montgomery.h"):
        text = _TABLES.sub("", text)
        text = text[text.index("#define") :]
        text = re.sub(r"^#define SANGI_RING256_SCALE.*\n", "", text, flags=re.MULTILINE)
    elif path.startswith("src") and path.endswith(".h") and "montgomery" not in path:
        text = _DECLARED.sub("", text)
    elif path.endswith(".c"):
        text = _DEFINED.sub("static ", text)
    text = text.replace("sangi_sha512(", "crypto_hash_sha512(").replace("SANGI_SHA512_BYTES", "64")
    return f"\n{text.strip()}\n"


def dropin(root: Path, command: str, version: str) -> str:
    """The file's text."""
    taken: set[str] = set()
    body = "".join(_prefixed(_part(root, path), taken) for path in _PARTS)
    text = _TOP.format(command=command, version=version) + body + _END
    return _formatted(re.sub(r"\n{3,}", "\n\n", text))


def _formatted(text: str) -> str:
    """Lines broken anew, since prefixes made them longer, as those of the library are; comments stay."""
    style = "{BasedOnStyle: LLVM, IndentWidth: 4, ColumnLimit: 100, ReflowComments: false}"
    command = [str(Path(sys.executable).with_name("clang-format")), f"--style={style}"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
